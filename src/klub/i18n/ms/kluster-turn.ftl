# Kluster: apa yang ditolak oleh giliran dan notasinya.

kluster-over = Permainan tamat.
turn-not-yours = Sekarang giliran tempat duduk { $turn }; tempat duduk { $seat } tidak boleh menyentuh apa-apa.
turn-closed = Giliran ini tidak menerima arahan lagi.
turn-inputs = Satu giliran menerima paling banyak { $most } arahan dalam seperenam puluh saat.
turn-impossible = Keadaan meja menjadi mustahil, jadi giliran dikembalikan ke permulaannya.
turn-nothing-placed = Giliran tidak boleh tamat: belum ada magnet diletakkan.
turn-moving = Giliran tidak boleh tamat selagi ada yang bergerak.
turn-flat = Magnet { $stone } telah rebah; ia mesti berdiri di atas tepinya dahulu.
turn-parted = { $number ->
   *[other] Tali { $cords } tidak bersilang
} dengan tali lain; tarik dahulu tali supaya bersilang semula.
turn-not-ended = Giliran terhenti tanpa penamat.
turn-other-hand = Magnet { $stone } ada di tangan sebelah lagi.
turn-stand-first = Magnet { $stone } rebah dalam giliran ini; ia mesti didirikan semula dan tidak boleh dikembalikan.
turn-hands-full = Kedua-dua tangan penuh.
turn-one-hand = Di meja ini hanya satu magnet dipegang pada satu masa.
turn-in-the-way = Magnet { $stone } tidak boleh diambil di situ: magnet { $other } menghalang.
turn-not-in-stock = Magnet { $stone } bukan antara magnet yang boleh diletakkan.
turn-down = Magnet { $stone } sudah diletakkan, dan magnet yang sudah diletakkan tidak disentuh dengan tangan.
turn-not-fallen = Magnet { $stone } sudah diletakkan; hanya magnet yang sedang diletakkan boleh disentuh semula, dan hanya jika ia rebah.
turn-hand-empty = Tangan { $hand } kosong.
turn-outside = Magnet { $stone } tidak berada di atas kawasan, jadi ia tidak boleh dilepaskan di sini.
turn-one-placement = Satu magnet sudah diletakkan dalam giliran ini.
turn-expert = Magnet seterusnya boleh diletakkan oleh pemain yang ada lebih daripada { $most }; di sini hanya { $own }.
turn-more-moving = Magnet seterusnya boleh diletakkan setelah yang terakhir berhenti.
turn-cord-not-held = Tali { $cord } tidak dipegang oleh mana-mana tangan.
turn-no-cord = Tiada tali { $cord }: yang terakhir ialah nombor { $last }.

input-number = { $name }: nombor dari 0 hingga { $most }, bukan { $value }.
input-range = { $name }: paling jauh { $most } { $unit } dari 0, bukan { $value } { $unit }.
notation-placement = sepatutnya ada peletakan, seperti 5@-12.5,34,90u: magnet, x dan y dalam mm, putaran dalam darjah, u ke atas, d ke bawah atau e di atas tepi
notation-pull = sepatutnya ada tarikan, seperti c0.17>120,40: tali, titik, kemudian x dan y dalam mm
notation-steps = sepatutnya ada satu hingga { $most } langkah, seperti 5@-12.5,34,90u
notation-seat = sepatutnya ada tempat duduk, kemudian ruang kosong dan gilirannya
notation-input = sepatutnya ada arahan, seperti 12:h0=5@-12.5,34,120,90u, dengan masa mengikut urutan
notation-packed = ini bukan arahan giliran yang dipadatkan
track-invalid = Ini bukan jejak sesuatu giliran.
result-invalid = Ini tidak mungkin hasil sesuatu giliran: { $detail }
