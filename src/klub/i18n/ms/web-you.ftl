# Bilik tentang diri sendiri.

# Siapa seseorang
you-who = Siapa anda
you-save = Simpan
you-stranger = Anda tidak perlu memperkenalkan diri untuk melihat-lihat. Dengan nama, anda menjadi tetamu kelab.
you-name-hint = Apa yang orang lain lihat di meja dan dalam senarai.
you-name-saved = Mulai sekarang nama anda { $name }.
you-somebody = Seseorang
you-guest = Anda tetamu: hanya pelayar ini tahu siapa anda. Dengan nama pengguna, anda boleh kembali dari mana-mana pelayar lain.
you-claim = Dapatkan nama pengguna
you-claim-hint = Nama, meja dan keputusan anda kekal milik anda.
you-claimed = Nama pengguna { $handle } milik anda. Log masuk dengannya di mana-mana pelayar.
you-handle = Nama pengguna
you-handle-is = Nama pengguna anda ialah { $handle }.
you-handle-change = Tukar nama pengguna atau kata laluan
you-handle-changed = Nama pengguna anda ialah { $handle }. Pelayar lain telah dilog keluar.
you-password = Kata laluan
you-password-new = Kata laluan baharu
you-password-old = Kata laluan semasa
you-password-hint = { $least } aksara atau lebih. Kelab tiada cara untuk menghantar kata laluan yang terlupa.
you-log-in = Log masuk
you-log-in-hint = Pelayar ini bukan lagi { $name }, yang tidak boleh kembali tanpa nama pengguna.
you-logged-in = Selamat kembali, { $name }.
you-log-out = Log keluar di sini
you-log-out-elsewhere = Log keluar di tempat lain
you-logged-out = { $where ->
    [elsewhere] Semua pelayar lain telah dilog keluar.
   *[here] Anda telah log keluar.
}
you-forget = Lupakan saya di sini
you-forget-sure = Tanpa nama pengguna, tiada sesiapa boleh menjadi { $name } lagi: meja, keputusan dan tetapan tetamu ini tidak dapat dicapai lagi.
you-stay = Kekal

# Tetapan
you-settings = Cara yang anda suka
you-language-auto = Ikut pelayar
you-theme = Warna
you-theme-word = { $word ->
    [light] Cerah
    [dark] Gelap
   *[auto] Ikut sistem
}
you-motion = Pergerakan
you-motion-word = { $word ->
    [full] Penuh
    [less] Sesedikit mungkin
   *[auto] Ikut sistem
}
you-sound = Bunyi
you-sound-hint = Pendek dan perlahan: kad, ketukan, giliran anda.
you-volume = Kekuatan bunyi
you-percent = { $percent } peratus
you-left = Kidal
you-left-hint = Butang ibu jari ada di sebelah kiri.
you-confirm = Clustered: tanya sebelum kad diletakkan
you-confirm-word = { $word ->
    [always] Sentiasa
    [never] Tidak pernah
   *[touch] Pada skrin sentuh
}
you-end = Kluster: giliran tamat
you-end-word = { $word ->
    [auto] Sendiri, apabila peraturan membenarkan
   *[button] Apabila saya menyatakannya
}

# Kekunci
you-keys = Kekunci
you-keys-hint = Pilih tindakan, kemudian tekan kekunci baharunya. Escape membiarkannya seperti sedia ada.
you-action = { $action ->
    [lower] Turunkan magnet (tahan)
    [turnLeft] Pusing ke kiri
    [turnRight] Pusing ke kanan
    [flip] Terbalikkan magnet
    [edge] Dirikan di atas tepinya
    [otherHand] Guna tangan sebelah lagi
    [stock] Ambil magnet lain
    [grab] Pegang tali
    [endTurn] Tamatkan giliran
    [near] Sebut magnet terdekat
    [hint] Tunjukkan langkah yang baik
    [fit] Tunjukkan seluruh papan
    [zoomIn] Lebih dekat
   *[zoomOut] Lebih jauh
}
you-key-space = Bar ruang
you-key-change = { you-action }: { $key }
you-key-press = { you-action }: tekan kekunci baharu.
you-key-reserved = { $key } sentiasa bermaksud sama di sini dan tidak boleh dipilih. Tekan kekunci lain.
you-key-taken = { $key } sudah digunakan: { you-action }. Tekan kekunci lain.
you-key-set = { you-action }: kekuncinya kini { $key }.
you-keys-reset = Semua kekunci seperti biasa
you-keys-usual = Semua kekunci seperti biasa semula.

# Apa yang telah dicapai
you-ratings = Penarafan
you-ratings-empty = Anda belum ada penarafan. Meja berpenarafan dibuka di bawah “Lebih banyak pilihan” di rumah kelab.
you-rating-for = { $players } pemain, { $games } permainan
you-bests = Rekod terbaik solo
you-bests-empty = Belum ada apa-apa. Main seorang diri, dan keputusan terbaik anda disimpan di sini.
you-usual-rules = Peraturan biasa
you-history = Permainan yang dimainkan
you-history-empty = Belum ada permainan yang tamat. Setiap satu akan ada di sini, untuk ditonton semula.
you-game = { $game ->
    [kluster] Kluster
   *[clustered] Clustered
}: { $outcome ->
    [won] menang
    [lost] tidak menang
   *[alone] seorang diri
}
you-seat = { $place }. { $name }, { $score }

# Rekod
you-records = Rekod
you-record-hint = Fail yang disimpan daripada permainan klub (.json). Ia disemak, disimpan dan ditunjukkan.
