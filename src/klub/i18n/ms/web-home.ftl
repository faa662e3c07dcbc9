# Bilik pertama rumah kelab, dan deretan pintu di atas setiap bilik.

home-doors = Bilik
home-door = klub, ke rumah kelab
home-learn = Belajar
home-you = Anda
home-language = Bahasa
home-theme-light = Guna warna cerah
home-theme-dark = Guna warna gelap

home-title = Anda mahu meja yang mana?
home-about = { $game ->
    [kluster] Magnet di dalam tali. Letakkan magnet anda, dan jangan biar ada yang melekat.
   *[clustered] Letakkan kad yang sepadan. Bina garis dan rektangle anda sendiri.
}
home-bot = Lawan bot
home-screen = Di skrin ini
home-invite = Jemput
home-solo = Solo
# Bentuk pendek (any) ada pada pautan; yang lain dibaca menggantikannya, jadi mesti mengandungi perkataannya.
home-more = { $game ->
    [kluster] Lebih banyak pilihan untuk Kluster
    [clustered] Lebih banyak pilihan untuk Clustered
   *[any] Lebih banyak pilihan
}
home-how = { $game ->
    [kluster] Cara bermain Kluster
    [clustered] Cara bermain Clustered
   *[any] Cara bermain
}
home-preparing = Magnet sedang disediakan: { $percent }%. Ini berlaku sekali selepas klub dipasang dan mengambil seminit dua. Anda sudah boleh membuka meja; giliran pertama bermula sebaik sahaja magnet sedia.

# Lawan bot
home-bot-title = { $game ->
    [kluster] Kluster lawan bot
   *[clustered] Clustered lawan bot
}
home-bot-more = Beberapa bot, atau peraturan lain?

# Di skrin ini
home-screen-title = { $game ->
    [kluster] Kluster di skrin ini
   *[clustered] Clustered di skrin ini
}
home-screen-hint = { $game ->
    [kluster] Semua orang bermain di sini, seorang demi seorang.
   *[clustered] Semua orang bermain di sini, seorang demi seorang. Kad di tangan ditutup antara giliran.
}
home-players = Pemain
home-player = Pemain { $number }
home-player-name = Nama pemain { $number }
home-begin = Mula
# Butang di sebelah nombor; $what ialah apa yang dikira, seperti “Pemain”.
home-fewer = { $what }: kurang satu
home-more-of = { $what }: tambah satu

# Jemput
home-invite-title = { $game ->
    [kluster] Jemput orang lain bermain Kluster
   *[clustered] Jemput orang lain bermain Clustered
}
home-your-name = Nama anda
home-invite-go = Buka meja
home-invite-hint = Selepas ini anda mendapat pautan dan kod untuk kamera telefon. Sesiapa yang ada kod itu boleh duduk; orang lain tidak akan menjumpai meja ini.

# Meja
home-mine = Meja anda
home-open = Meja terbuka
home-open-empty = Tiada meja terbuka kepada semua sekarang. Jemput seseorang dengan pautan, atau buka meja untuk semua di bawah “Lebih banyak pilihan”.
home-your-turn = Giliran anda
home-free = { $free } tempat duduk kosong
home-not-begun = Akan bermula
home-going-on = Sedang dimainkan
home-nobody = Belum ada sesiapa
home-rated = Berpenarafan
home-timed = Dengan jam
home-go-on = Teruskan
home-join = Sertai
home-watch = Tonton
home-all = Tunjukkan semua { $number } meja

# Cabaran harian
home-daily = Cabaran hari ini
home-daily-hint = Nasib yang sama untuk semua, sekali sehari, seorang diri. Cubaan pertama dikira.
home-daily-left = { $hours ->
    [0] { $minutes } min lagi
   *[other] { $hours } jam { $minutes } min lagi
}
home-daily-go = { $state ->
    [done] Lihat cubaan saya
    [begun] Teruskan
   *[new] Cuba
}
home-daily-empty = Belum ada sesiapa menghabiskannya. Keputusan anda boleh jadi yang pertama.
home-total = { $game ->
    [kluster] { $total } magnet
   *[clustered] { $total } mata
}

# Carta kedudukan
home-ladder = Carta kedudukan
home-ladder-game = Permainan
home-for = { $players } pemain
home-place = Kedudukan
home-name = Nama
home-rating = Penarafan
home-rating-hint = Penarafan ialah anggaran berhati-hati: pemain baharu berada sekitar 0 atau lebih rendah, dan setiap permainan menjadikannya lebih pasti.
home-games = Permainan
home-ladder-empty = Belum ada sesiapa menghabiskan permainan berpenarafan untuk { $players } pemain.
home-ladder-open = Buka meja berpenarafan
