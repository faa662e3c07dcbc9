# Kelab: apa yang tidak boleh didapati, dan sebabnya.

table-unknown = Meja ini tidak wujud. Pautan ke meja perlu disalin sepenuhnya.
table-elsewhere = Meja ini sedang dijalankan pada komputer kelab yang lain.
table-closed = Meja ini dikemas sebelum perkara itu selesai. Buka semula meja dan lihat sama ada ia sempat dilakukan.
tables-many = Satu sambungan boleh menonton paling banyak { $most } meja.
wish-unsure = Kelab tidak pasti sama ada perkara ini berjaya. Lihat meja, yang sedang dimuat semula.
store-away = Kelab tidak dapat menyimpan apa-apa sekarang; tiada apa-apa yang berubah. Cuba lagi sebentar lagi.
wish-failed = Ada yang tidak kena kerana kesilapan kelab. Tiada apa-apa yang berubah.
who-first = Sesiapa yang mahu lebih daripada menonton perlu memperkenalkan diri dahulu: POST /api/me.
too-fast = Terlalu banyak sekali gus. Cuba lagi dalam { $milliseconds } milisaat.
record-early = Rekod permainan hanya ditunjukkan selepas permainan tamat.
record-daily = Rekod cabaran ditunjukkan selepas harinya, { $day }, berakhir, kerana orang lain masih mencuba.
record-results = Rekod permainan ini perlu menyatakan hasil setiap langkah.
options-unread = Peraturan rumah ditulis sebagai objek JSON, contohnya {"{"}"quick": true{"}"}.
watch-first = Sesiapa yang mahu menghulurkan tangan perlu menonton meja dahulu.
plan-long = Giliran yang diberi secara ringkas mengambil paling lama { $seconds } saat.
turn-none = Langkah permainan ini tidak dibuat dengan tangan.
turn-preparing = Magnet masih disediakan. Giliran bermula sebentar lagi.
turn-by-hand = Giliran yang dimainkan dengan tangan dimainkan secara langsung, satu arahan demi satu.
turn-under-way = Giliran ini sudah berjalan: dengan tangan, atau mengikut rancangan yang terdahulu.
turn-interrupted = Giliran terganggu, dan tiada apa-apa daripadanya dikira.
turn-broken = Giliran gagal kerana kesilapan kelab. Giliran dimulakan semula.
hint-rated = Di meja berpenarafan tiada petua.
hint-daily = Dalam cabaran harian tiada petua: keputusan semua orang dikira.
hint-not-your-turn = Petua hanya untuk pemain yang mendapat giliran.
advice-preparing = Petua masih disediakan. Cuba lagi sebentar lagi.
review-not-over = Analisis dibuat selepas permainan tamat.
