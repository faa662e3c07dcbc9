# Bilik ulang tayang: permainan yang sudah tamat, giliran demi giliran.

replay-title = { $game ->
    [clustered] Ulang tayang Clustered
   *[kluster] Ulang tayang Kluster
}
replay-wait = Permainan sedang diambil …
replay-back = Ke meja
replay-leave = Tinggalkan ulang tayang
replay-home = Kembali ke rumah kelab
replay-not-yet = Belum lagi
replay-nothing = Tiada apa-apa untuk ditunjukkan
replay-try = Cuba lagi

# Keputusan, dalam tajuk.
replay-won = { $winners ->
    [0] Tiada sesiapa menang
    [1] { $names } menang
   *[other] { $names } berkongsi kemenangan
}
replay-mastered = Berjaya
replay-lost-alone = Tidak berjaya kali ini
replay-scored-alone = { $points } mata
replay-unfinished = Tidak dimainkan hingga tamat

# Di mana ulang tayang berada.
replay-begin = Permulaan
replay-turns = { $turns } giliran
replay-turn = Giliran { $turn } daripada { $last }
replay-caption = { $name }: { $what }

# Apa yang dibuat dalam giliran, di belakang nama pemain.
replay-lays = meletakkan { $card } ({ $place })
replay-lays-drops = meletakkan { $card } ({ $place }) dan mengetepikan { $dropped }
replay-discards = tiada tempat dan membuang { $card }
replay-discards-drops = tiada tempat, membuang { $card } dan mengetepikan { $dropped }
replay-drops = mengetepikan { $dropped }
replay-gained = +{ $points } mata
replay-places = { $stones ->
    [0] tidak meletakkan apa-apa
   *[other] meletakkan { $stones } magnet
}
replay-fault = { $kind ->
    [touch] kesalahan: magnet bersentuhan
    [exit] kesalahan: magnet keluar dari tali
    [drop] kesalahan: magnet jatuh di luar
   *[time] kesalahan: masa tamat
}
replay-taken = { $stones } magnet diambil balik
replay-slow = Gerak perlahan
replay-above = Lihat dari atas

# Bar dan butang di bawahnya.
replay-bar = Giliran permainan
replay-first = Ke permulaan
replay-back-marked = { $game ->
    [clustered] Banyak mata sebelum ini
   *[kluster] Kesalahan sebelum ini
}
replay-step-back = Undur satu giliran
replay-play = Main
replay-pause = Jeda
replay-step = Maju satu giliran
replay-next-marked = { $game ->
    [clustered] Banyak mata seterusnya
   *[kluster] Kesalahan seterusnya
}
replay-last = Ke penghujung
replay-again = Tunjukkan giliran ini sekali lagi
replay-speed = Kelajuan
replay-speed-times = { $speed ->
    [half] ½×
   *[other] { $speed }×
}
replay-keys = Kekunci: ← dan → selangkah, Home dan End melompat, bar ruang memain dan menjeda, N dan P pergi ke saat menarik.

# Di sebelah papan.
replay-scores = Skor
replay-stones = Magnet
replay-total = { $points } mata
replay-player = Pemain
replay-sum = Mata
replay-part = { $part ->
    [rectangle] Rektangle terbesar
    [rows] Baris
    [columns] Lajur
    [bonuses] Bonus
   *[faults] Kesalahan
}
replay-show-count = Tunjukkan apa yang dikira untuk { $name }
replay-left = { $stones } magnet lagi
replay-out = tersingkir
replay-hand = Tangan { $name }
replay-chosen = { $card } (dimainkan)
replay-board = Papan selepas giliran { $turn }
replay-log = Giliran
replay-more = Giliran dan lain-lain
replay-about = Tentang permainan ini
replay-luck = Nasib
replay-luck-checking = Sedang disemak …
replay-luck-fair = { $game ->
    [clustered] Kocokan kad adil.
   *[kluster] Magnet dicabut dengan adil.
}
replay-luck-why = Sebelum giliran pertama, kelab mengumumkan cap jari (SHA-256) bagi satu nombor rahsia. Pelayar anda kini telah mengira cap jari nombor yang didedahkan, dan mengagihkan semuanya daripadanya sekali lagi: semuanya sepadan. Jadi tiada apa-apa ditukar semasa permainan.
replay-luck-other-seed = Nombor rahsia tidak sepadan dengan cap jari yang diumumkan sebelum permainan. Jangan percaya permainan ini.
replay-luck-other-luck = Apa yang diagihkan tidak terbit daripada nombor rahsia. Jangan percaya permainan ini.
replay-luck-hidden = Nombor rahsia belum didedahkan, jadi tiada apa-apa dapat disemak.
replay-luck-unable = Pelayar ini hanya menyemak cap jari melalui https. Dengan nombor di bawah, sesiapa boleh menyemaknya di tempat lain.
replay-luck-failed = Rekod tidak dapat diambil, jadi tiada apa-apa disemak.
replay-commitment = Diumumkan sebelum permainan
replay-seed = Didedahkan selepasnya

# Pautan, fail dan gambar.
replay-share = Kongsi
replay-share-title = Pautan ke saat ini
replay-export = Simpan
replay-export-title = Simpan permainan ini
replay-record = Rekod
replay-record-hint = Seluruh permainan sebagai fail JSON yang boleh diulang tayang dan disemak oleh klub.
replay-still = Gambar
replay-still-hint = Papan seperti yang ditunjukkan sekarang.
# Di bawah gambar: mata semua tempat duduk mengikut urutan, seperti 10 : 13.
replay-picture-foot = Giliran { $turn } · { $scores }
replay-animation = Animasi
replay-animation-hint = { $game ->
    [clustered] Seluruh permainan, satu gambar setiap giliran.
   *[kluster] Seperti ia bergerak, sebagai GIF.
}
replay-gif-game = Seluruh permainan (GIF)
replay-gif-turn = Giliran ini (GIF)
replay-making = { $percent }% siap
replay-cancel = Batal
replay-cancelled = Animasi tidak dibuat.
replay-saved = Disimpan sebagai { $name }.
replay-unsaved = Gambar tidak dapat dibuat: memori pelayar ini tidak mencukupi, atau ia tidak melukis gambar sebegini. Permainan itu sendiri selamat; rekod masih boleh disimpan.
replay-no-webgl = Pelayar ini tidak menunjukkan gambar 3D, jadi meja dilukis dari atas.
replay-open = Buka rekod
replay-open-hint = Fail JSON yang disimpan oleh klub. Ia boleh dilepaskan di mana-mana pada halaman ini.
replay-drop = Lepaskan rekod di sini
replay-opened = { $moves } langkah dibaca dan didapati benar.
replay-file-large = Fail ini terlalu besar untuk rekod permainan. Tiada apa-apa dihantar ke kelab.
replay-file-other = Fail ini bukan rekod permainan. Tiada apa-apa dibuka; pilih fail JSON yang disimpan oleh klub.
