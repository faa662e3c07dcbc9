# Apa yang sama di setiap bilik rumah kelab.

page-title = { $room ->
    [home] klub
    [new] Meja baharu · klub
    [table] Di meja · klub
    [replay] Ulang tayang · klub
    [learn] Belajar · klub
    [you] Anda · klub
   *[nowhere] klub
}
skip = Terus ke kandungan
nowhere = Tiada apa-apa di alamat ini.
to-home = Kembali ke rumah kelab
close = Tutup
line-lost = Sambungan ke kelab terputus, jadi ini tidak dihantar. Cuba lagi apabila sambungan pulih.
line-unsure = Sambungan terputus sebelum kelab menjawab. Lihat di meja sama ada ia sudah dilakukan.
club-unreachable = Kelab tidak dapat dihubungi. Tiada apa-apa yang hilang; sila cuba lagi sebentar nanti.
game-name = { $game ->
    [clustered] Clustered
   *[kluster] Kluster
}
house-away = Kelab tidak dapat dihubungi sekarang. Apa yang anda lihat mungkin sudah lama; tiada apa-apa milik anda yang hilang. Ia dicuba lagi setiap beberapa saat.
house-try = Cuba sekarang
house-renewed = klub yang lebih baharu sudah sedia. Muat semula halaman untuk menggunakannya.
house-incomplete = Sebahagian halaman ini tidak dapat dimuatkan. Muat semula halaman; tiada apa-apa milik anda yang hilang.
house-reload = Muat semula
