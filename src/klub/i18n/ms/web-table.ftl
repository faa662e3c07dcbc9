# Bilik meja: semua yang ada di sekeliling papan.

# Siapa yang duduk di meja. Nama bot digunakan seperti nama orang.
bot-random = Rawak
bot-random-about = Meletakkan mana-mana kad yang padan, tanpa berfikir.
bot-greedy = Tamak
bot-greedy-about = Mengambil mata terbanyak yang dilihatnya, setiap giliran.
bot-solid = Kukuh
bot-solid-about = Memandang satu kad ke hadapan: membina, menghalang dan menyimpan kad wild.
bot-sharp = Tajam
bot-sharp-about = Bermain ribuan permainan dalam fikirannya sebelum setiap kad.
bot-master = Jaguh
bot-master-about = Telah belajar daripada sangat banyak permainan apa jadinya sesuatu meja.
bot-gentle = Lembut
bot-gentle-about = Meletakkan magnet dengan tangan menggeletar, dan membuat kesilapan.
bot-steady = Tenang
bot-steady-about = Tangannya tenang, dan mencari tempat paling selamat.
bot-cunning = Licik
bot-cunning-about = Mencari tempat yang meninggalkan ruang paling sedikit untuk anda, lalu mengecilkan tali.
# Dua pemain dengan nama sama: Ada 1 dan Ada 2.
table-namesake = { $name } { $number }
table-somebody = Seseorang
table-you = anda
table-bot = bot
table-here = ada di sini
table-away = tiada di sini
table-seats = Tempat duduk
table-to-move = gilirannya
table-winner = pemenang
table-gave-up = { $why ->
    [time] kehabisan masa
   *[resigned] menyerah kalah
}
table-light = Tunjukkan apa yang dikira untuk { $name }
table-clock = Jam { $name }: { $left }
# Masa pada jam, sependek mungkin.
table-clock-days = { $days } hari { $hours } jam
table-clock-hours = { $hours } jam { $minutes } min

# Baris di atas papan.
table-turn-yours = Giliran anda.
table-turn-named = { $name }, giliran anda.
table-turn-of = Giliran { $name }.
table-waiting = Menunggu pemain.
table-waiting-start = Semua sudah ada: permainan boleh bermula.
table-over = Permainan tamat.
table-won-you = Anda menang.
table-won = { $number ->
    [0] Permainan tamat, dan tiada sesiapa menang.
    [1] { $names } menang.
   *[other] { $names } berkongsi kemenangan.
}
table-watching = Anda sedang menonton.
table-onlookers = { $number } orang lain sedang menonton.
table-title = { $game } · klub
table-title-turn = Giliran anda · { $game }
table-board = Meja
table-news = Apa yang berlaku di meja
table-coming = Menuju ke meja…
table-coming-long = Kelab tidak dapat dihubungi. Tiada apa-apa yang hilang; ia dicuba berulang kali, dan meja ditunjukkan sebaik sahaja kelab menjawab.
table-gone = Meja ini tidak dapat ditunjukkan

# Apa yang boleh dibuka.
table-menu = Menu
table-rules = Peraturan
table-log = Apa yang berlaku
table-log-empty = Tiada apa-apa berlaku sejak anda datang.
table-chat = Sembang
table-chat-unread = { $lines ->
    [0] Sembang
   *[other] Sembang, { $lines } mesej baharu
}
table-chat-lines = Apa yang dikatakan
table-chat-empty = Belum ada sesiapa berkata apa-apa.
table-say = Katakan sesuatu
table-say-send = Hantar
table-undo = Tarik balik langkah
table-sound-on = Bunyi dihidupkan
table-sound-off = Bunyi dimatikan
table-share = Kongsi
table-settings = Tetapan
table-leave = Tinggalkan meja
table-leave-kept = Tempat duduk anda disimpan semasa anda tiada.
table-resign = Menyerah kalah
table-resign-sure = { $seats ->
    [1] Permainan akan tamat dan tidak dikira. Menyerah kalah?
    [2] Permainan akan tamat, dan anda kalah. Menyerah kalah?
   *[other] Anda akan kalah, dan bot meneruskan permainan dari tempat duduk anda. Menyerah kalah?
}
table-resign-as = Menyerah kalah sebagai { $name }
table-resign-not = Teruskan bermain

# Tentang seseorang di meja.
table-mute = Senyapkan
table-unmute = Benarkan bercakap semula
table-remove = Suruh pergi
table-report = Lapor
table-report-about = Laporkan { $name } kepada pengurus kelab ini. Apa yang berlaku?
table-reported = Laporan anda tentang { $name } disimpan untuk pengurus kelab ini.

# Log. Nama orang yang melakukan sesuatu ada sebelum $what.
table-told = { $name }: { $what }
table-told-sat = { $name } telah duduk.
table-told-stood = Tempat duduk { $number } kosong semula.
table-told-started = Permainan bermula.
table-told-undone = Langkah terakhir ditarik balik.
table-told-resigned = { $name } menyerah kalah.
table-told-time = { $name } kehabisan masa.
table-told-resumed = Kelab ditutup sebentar. Tiada jam berjalan ketika itu.
table-told-muted = { $on ->
    [off] { $name } boleh bercakap semula.
   *[on] { $name } telah disenyapkan.
}
table-told-removed = { $name } telah disuruh pergi.
table-told-rematched = Perlawanan semula telah dibuka.

# Sebelum permainan.
table-waiting-title = Meja { $game }
table-waiting-free = { $free ->
    [0] Semua tempat duduk sudah diisi.
   *[other] { $free } tempat duduk kosong.
}
table-seat-free = Tempat duduk { $number }
table-seat-kept = Disimpan untuk pemain permainan lepas
table-sit = Duduk
table-sit-also = Juga di skrin ini
table-seat-bot = Bot
table-seat-bot-title = Bot yang mana?
table-stand = Bangun
table-clear = Kosongkan
table-name = Nama
table-name-title = Siapa nama anda?
table-name-also = Siapa lagi bermain di skrin ini?
table-start = Mulakan permainan
table-start-free = { $free ->
    [1] Permainan boleh bermula apabila tempat duduk kosong terakhir diisi: jemput seseorang, atau letakkan bot di situ.
   *[other] Permainan boleh bermula apabila { $free } tempat duduk kosong diisi: jemput orang, atau letakkan bot di situ.
}
table-start-rated = Permainan boleh bermula apabila semua tempat duduk diisi: jemput orang.
table-start-kept = Perlawanan semula bermula sendiri apabila yang lain sudah menyertai.
table-start-host = { $name } memulakan permainan apabila semua sudah ada.
table-invite = Jemput
table-invite-how = Sesiapa yang membuka pautan ini boleh duduk, tanpa akaun.
table-agreed = Apa yang dimainkan
table-agreed-players = Untuk { $players } pemain
table-agreed-rule = { $name }: { $value }
table-agreed-off = tidak
table-agreed-usual = Semua peraturan rumah seperti biasa.
table-agreed-clock = { $bonus ->
    [0] Jam: { $base } bagi setiap pemain
   *[other] Jam: { $base } bagi setiap pemain, dan { $more } lagi dengan setiap giliran
}
table-agreed-rated = Permainan ini dikira untuk carta kedudukan.

# Satu skrin, beberapa pemain dengan kad tersembunyi.
table-cover = Kad ditutup
table-cover-next = Seterusnya di skrin ini: { $name }
table-cover-show = Tunjukkan kad saya
table-cover-always = Biarkan kad terbuka mulai sekarang

# Sambungan ke kelab.
table-stale = Sambungan ke kelab terputus: apa yang anda lihat mungkin sudah lama. Mencuba lagi…
table-back = { $news ->
    [0] Sambungan pulih. Anda tidak terlepas apa-apa.
   *[other] Sambungan pulih. { $news } perkara berlaku ketika itu; lihat “Apa yang berlaku”.
}
table-anew = { $own ->
    [yes] Giliran anda bermula semula; apa yang dibuat oleh tangan anda tidak dikira.
   *[no] Giliran bermula semula.
}
table-preparing = Magnet sedang disediakan. Kali pertama pada sesebuah komputer, ini mengambil seminit dua; giliran bermula sendiri.
table-preparing-label = Magnet disediakan

# Tamat.
table-result = Keputusan
table-rematch = Perlawanan semula
table-rematch-join = Sertai perlawanan semula
table-rematch-watch = Tonton perlawanan semula
table-rematch-how = Perlawanan semula bermula apabila semua orang memintanya.
table-rematch-begun = Yang lain meneruskan di meja baharu; tempat duduk anda di sana disimpan untuk anda.
table-again = Main lagi
table-replay = Ulang tayang
table-new = Meja baharu
table-daily-place = { $place ->
    [1] Anda di tempat pertama dalam cabaran hari ini.
   *[other] Anda di tempat ke-{ $place } dalam cabaran hari ini.
}
table-best-new = { $total }: itu yang terbaik bagi anda.
table-best = Yang terbaik bagi anda ialah { $total }.

# Berkongsi alamat.
table-share-title = Meja { $game }
table-share-replay = Permainan { $game }
table-link = Pautan
table-qr = Pautan sebagai kod QR
table-copy = Salin pautan
table-copied = Disalin
table-send = Hantar
table-link-alone = Alamat ini hanya berfungsi pada komputer ini. Orang lain dalam rangkaian anda memerlukan alamat komputer ini, dan kelab yang dibuka dengan “klub serve --host 0.0.0.0”.
