# Kluster: mengapa pilihan ditolak.

options-boxes = Satu meja memuatkan paling banyak { $cords } tali dan { $stones } magnet, dan kotak-kotak ini melebihinya.
options-box-players = Kotak-kotak ini untuk 1 hingga { $most } pemain, bukan { $players }.
options-solo = Solo untuk seorang pemain, bukan { $players }.
options-alone = { $mode ->
    [standard] Standard
    [expert] Pakar
   *[elimination] Penyingkiran
} memerlukan dua pemain atau lebih; seorang diri, main Solo.
options-elimination = Dengan kotak-kotak ini, Standard dan Pakar adalah untuk paling ramai { $most } pemain; { $players } pemain bermain Penyingkiran.
options-equilibrium = Keseimbangan adalah untuk kotak TRIO, tetapi ada DUO² di sini.
options-heights = “by_height” menyebut setiap satu daripada { $players } tempat duduk sekali, daripada pemain paling rendah hingga paling tinggi; tempat duduk dikira dari 0.
options-previous = “previous” menyatakan baki magnet bagi { $seats } tempat duduk, tetapi ada { $players } pemain.
options-cords = “cords” meletakkan { $cords } tali, tetapi kotak hanya ada { $boxes }.
options-cord-far = Tali { $cord } akan terletak lebih { $farthest } mm dari tengah meja; tali dikira dari 0.
options-cord-flat = Tali { $cord } tidak akan melingkungi apa-apa; tali dikira dari 0.
options-cord-apart = Tali { $cord } mesti bersilang dengan tali yang diletakkan sebelumnya, bukan terletak di sebelah atau di dalamnya; tali dikira dari 0.
options-no-room = { $stones } magnet yang berbaki tidak dapat diletakkan dalam tali-tali ini tanpa terlalu dekat antara satu sama lain atau dengan tali.
