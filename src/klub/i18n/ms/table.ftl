# Semua permainan: meja, benih dan rekod.

game-unknown = Tiada permainan bernama “{ $name }”. Permainan yang ada: { $known }.
not-your-turn = Sekarang giliran tempat duduk { $turn }, bukan tempat duduk { $seat }.
seat-count = { $seats } tempat duduk perlu diisi, tetapi { $names } nama diberikan.
nothing-to-undo = Belum ada apa-apa dimainkan.
undo-revealed = Langkah terakhir tidak boleh ditarik balik: ia telah menunjukkan kad baharu.
seed-digit = benih ditulis dengan digit 0 hingga 9 dan a hingga f
seed-length = benih mempunyai { $length } digit
record-large = Rekod melebihi { $largest } bait tidak dibaca.
record-deep = Ini bukan rekod permainan: nilainya bersarang terlalu dalam.
record-invalid = Ini bukan rekod permainan: { $detail }
result-none = Langkah permainan ini tiada hasil untuk dinyatakan.
bests-invalid = Ini bukan senarai rekod terbaik solo: { $detail }
untrue-move = Langkah { $number }, “{ $line }”, tidak mungkin dimainkan
untrue-result = Hasil langkah { $number } tidak dapat dibaca
untrue-results = Rekod menyatakan { $told } hasil, bukan satu bagi setiap langkah
untrue-part = { $place } dinyatakan sebagai { $told }, tetapi permainan memberi { $true }
untrue-turn = Apabila dimainkan semula, langkah { $number } membawa ke keadaan lain
untrue-unfinished = Rekod menyatakan keputusan, tetapi permainan belum tamat
untrue-missing = Rekod tidak menyatakan { $place }
untrue-extra = Permainan tidak mengagihkan apa-apa bernama { $place }
untrue-seed-missing = Benih belum didedahkan, jadi permainan tidak dapat dimainkan semula
untrue-seed = Ini bukan benih
untrue-commitment = Ikatan itu bukan milik benih ini, yang SHA-256nya ialah { $true }
untrue-options = Pilihan atau tempat duduk ini bukan milik sesuatu permainan
