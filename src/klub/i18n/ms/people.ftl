# Kelab melalui HTTP: apa yang tidak diterima, dan siapa yang masuk.

# Permintaan yang tidak dapat dibaca.
path-invalid = “{ $name }” dalam alamat tidak dapat dibaca: { $detail }
query-invalid = “{ $name }” selepas tanda soal tidak dapat dibaca: { $detail }
query-unknown = Tiada “{ $name }” untuk ditanya di sini.
query-twice = “{ $name }” diberikan lebih daripada sekali.
body-invalid = Kandungan tidak dapat dibaca: { $detail }
body-large = Kandungan paling banyak { $largest } bait.
body-not-json = Kandungan mesti application/json.
page-unknown = Tiada apa-apa di alamat ini.
method-unknown = Alamat ini tidak boleh digunakan begitu.
request-unfit = Permintaan ini tidak dapat dijawab (HTTP { $status }).
club-failed = Ada yang tidak kena di kelab. Perkara ini sudah dicatat; sila cuba lagi.
origin-foreign = Permintaan ini datang dari halaman laman lain.
too-often = Terlalu kerap. Sila cuba lagi dalam { $seconds } saat.

# Masuk.
guest-name = Tetamu { $number }
not-in = Kelab tidak tahu siapa anda. Masuk dahulu.
handle-unfit = “{ $handle }” tidak boleh menjadi nama pengguna: perlu { $least } hingga { $most } aksara yang boleh dicetak, tanpa ruang kosong, dan tidak bermula dengan “bot:”.
password-unfit = Kata laluan mempunyai { $least } hingga { $most } aksara.
password-wrong = Kata laluan semasa diperlukan untuk menukar nama pengguna, dan ini bukan kata laluannya.
log-in-wrong = Tiada nama pengguna sedemikian dengan kata laluan ini.
settings-large = Tetapan paling banyak { $largest } bait.
settings-deep = Tetapan bersarang paling dalam { $deepest } lapis.
