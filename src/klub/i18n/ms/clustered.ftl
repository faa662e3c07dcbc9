# Clustered: mengapa langkah atau pilihan ditolak.

game-over = Permainan tamat: semua kad sudah digunakan.
not-in-hand = { $card } tiada di tangan anda.
drop-due = Ketepikan dahulu { $due ->
    [1] satu kad, ditulis ~Sf3.
   *[other] { $due } kad, ditulis ~Sf3 ~Ce1.
}
drop-count = { $due ->
    [0] Tiada kad boleh diketepikan sekarang: letakkan kad.
   *[other] Tepat { $due } kad diketepikan sekarang, bukan { $dropped }.
}
drop-among = { $cards } tidak boleh dipilih: ketepikan salah satu daripada { $among }.
must-lay = Anda tidak boleh membuang kad, kerana { $card } padan di { $cell }.
off-table = { $cell } berada di luar tepi meja.
cell-taken = { $cell } sudah diisi: { $there } ada di situ.
cell-start = Kad permulaan ada di { $cell }.
cell-alone = Tiada kad di sebelah { $cell }; kad mesti berkongsi sisi dengan kad di atas meja.
clash = { $card } tidak padan di sebelah { $neighbour } di { $place }: { $shared ->
    [shape] hanya bentuk yang sama
    [fill] hanya isian yang sama
    [number] hanya bilangan yang sama
   *[nothing] tiada yang sama
}, sedangkan dua daripada bentuk, isian dan bilangan mesti sama.

option-unknown = Tiada pilihan “{ $key }”. Pilihan yang ada: { $known }.
option-value = Pilihan “{ $key }” menerima { $expected }.
options-players = Clustered untuk 1 hingga { $most } pemain, bukan { $players }.
options-two-starts = Dengan { $players } pemain, sentiasa ada dua kad permulaan.
options-seat = “{ $key }” menyebut tempat duduk { $seat }, tetapi tempat duduk dikira dari 0 dan ada { $players } pemain.
options-table = Meja { $size } tidak muat untuk kad permulaan; perlu sekurang-kurangnya { $least }.

# Di mana teks tidak lagi mengikut notasi.

expected-card = sepatutnya ada kad: S, T atau C untuk bentuk, atau W untuk kad wild
expected-fill = sepatutnya ada isian: e (berongga), s (berjalur) atau f (pejal)
expected-number = sepatutnya ada bilangan: 1, 2 atau 3
expected-at = sepatutnya ada “@” dan petak, seperti Sf3@2,-1
expected-comma = sepatutnya ada koma, seperti 2,-1
expected-coordinate = sepatutnya ada koordinat: nombor bulat dari -{ $farthest } hingga { $farthest }
expected-drop = sepatutnya ada “~” dan kad, seperti ~Ce1
expected-blank = sepatutnya ada ruang kosong
expected-seat = sepatutnya ada tempat duduk: 0 hingga 7
expected-end = sepatutnya tiada apa-apa lagi di sini
expected-board-cell = sepatutnya ada warna dek ({ $choices }), atau STRT, atau ....
board-starts = kad permulaan terletak { $distance } petak antara satu sama lain dalam satu baris atau lajur, dan paling banyak dua

# Perkataan untuk gambar dan jadual.

seat-colour = { $seat ->
    [0] jingga
    [1] biru
    [2] hijau
    [3] ungu
    [4] kuning
    [5] merah
    [6] biru langit
   *[7] hitam
}
