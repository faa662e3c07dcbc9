# Kluster di meja. Magnet dikira dari 0, seperti kelab mengiranya; tangan ialah 1 dan 2.

magnets-board = Meja dengan magnet dan tali
magnets-picture = Meja dari atas
magnets-keys = Kekunci anak panah menggerakkan tangan, dengan Shift dalam langkah kecil. Tahan { $lower } untuk menurunkan magnet; lepaskan apabila ia sudah di bawah, dan ia diletakkan. { $left } dan { $right } memusingkannya, { $flip } menterbalikkannya, Page Up dan Page Down menetapkan ketinggiannya. { $stock } atau nombor mengambil magnet lain, Delete mengembalikannya. { $grab } memegang tali, dan melepaskannya. { $near } menyebut magnet terdekat. { $other } beralih ke tangan sebelah lagi, { $end } menamatkan giliran. Escape kemudian Tab meninggalkan meja.
magnets-keys-edge = { $edge } merebahkan magnet, atau mendirikannya semula di atas tepinya.
magnets-keys-hint = { $hint } menunjukkan tempat yang baik untuk magnet.
magnets-landed = Magnet sudah di bawah. Lepaskan untuk meletakkannya.
magnets-stalled = Kelab tidak menjawab. Apa yang anda lihat terhenti sehingga kelab menjawab.
magnets-flat = Pelayar ini tidak dapat melukis meja dalam tiga dimensi, jadi anda melihatnya dari atas. Semuanya berfungsi seperti biasa.

# Apa yang diharapkan daripada pemain.
magnets-expect-watch = Lihat bagaimana magnet bergerak.
magnets-expect-soon = Giliran akan bermula.
magnets-expect-end = Tamatkan giliran anda, atau gerakkan tali.
magnets-expect-edge = Dirikan magnet di atas tepinya di dalam tali.
magnets-expect-lost = Kesalahan! Tunggu sehingga semuanya berhenti.
magnets-expect-ending = Tangan sudah meninggalkan meja. Giliran tamat jika semuanya kekal diam.
magnets-duty-place = Letakkan magnet di dalam tali.
magnets-duty-moving = Tunggu sehingga semuanya berhenti.
magnets-duty-flat = Magnet telah rebah. Ambil dan dirikan semula.
magnets-not-yours = Bukan giliran anda.
magnets-end = Tamatkan giliran
magnets-left = { $seconds } saat lagi

# Magnet yang boleh diletakkan.
magnets-stock = Simpanan: { $number } magnet
magnets-stock-empty = Tiada magnet untuk diambil.
magnets-stone = { $how ->
    [held] Magnet { $stone }, di tangan anda. Kembalikan
    [fallen] Magnet { $stone }, yang telah rebah. Ambil semula
   *[stock] Magnet { $stone }, { $long } kali { $wide } kali { $high } mm. Ambil
}

# Apa yang dibuat tangan.
magnets-tools = Apa yang dibuat tangan
magnets-turn-left = Pusing ke kiri
magnets-turn-right = Pusing ke kanan
magnets-flip = Terbalikkan
magnets-edge = Di atas tepi
magnets-edge-deed = { $now ->
    [edge] Rebahkan
   *[flat] Dirikan di atas tepi
}
magnets-other = Tangan { $hand } aktif. Tinggalkan di sini dan guna yang sebelah lagi
magnets-back = Kembalikan magnet
magnets-lower = Tahan untuk turunkan
magnets-let-go = Lepas untuk letak
magnets-height = Ketinggian magnet
magnets-height-value = { $millimetres } mm

# Melihat meja.
magnets-above = Lihat dari atas
magnets-fit = Tunjukkan semua
magnets-aids = Bantuan latihan
magnets-aids-about = Untuk latihan; meja berpenarafan tidak menyediakannya.
magnets-aid-poles = Kutub magnet
magnets-aid-field = Gambar medan magnet
magnets-aid-reach = Tempat magnet mula menggelongsor
magnets-pole = { $pole ->
    [north] U
   *[south] S
}

# Kesalahan, di atas papan.
magnets-fault = { $kind ->
    [exit] { $by ->
        [cord] Tali meninggalkan magnet di luar.
       *[none] Magnet telah keluar dari kawasan.
    }
    [drop] Magnet dilepaskan di luar.
    [time] Masa tamat.
   *[touch] { $by ->
        [cord] Tali telah menemukan magnet.
        [hand] Magnet di tangan telah menyentuh yang lain.
        [held] Magnet di tangan telah menemukan magnet lain.
       *[none] Magnet telah bersentuhan.
    }
}
magnets-fault-takes = { $taken ->
    [0] { $name } tidak mengambil magnet.
   *[other] { $name } mengambil { $taken } magnet.
}
magnets-fault-out = { $name } tersingkir.
magnets-fault-back = { $taken ->
    [0] Anda tidak mengambil balik magnet.
   *[other] Anda mengambil balik { $taken } magnet.
}
magnets-fault-left = { $left ->
    [-1] Itu sudah terlebih satu kesalahan.
    [0] Kesalahan seterusnya menamatkan permainan.
   *[other] Anda boleh membuat { $left } kesalahan lagi.
}
magnets-skip = Langkau

# Giliran dalam log, selepas nama pemain.
magnets-told-turn = memainkan giliran
magnets-told-placed = meletakkan { $number } magnet
magnets-told-fault = { $out ->
    [yes] { $kind ->
        [exit] tersingkir: magnet keluar dari kawasan
        [drop] tersingkir: magnet dilepaskan di luar
        [time] tersingkir: masa tamat
       *[touch] tersingkir: magnet bersentuhan
    }
   *[no] { $kind ->
        [exit] membuat kesalahan: magnet keluar dari kawasan; magnet diambil: { $taken }
        [drop] membuat kesalahan: magnet dilepaskan di luar; magnet diambil: { $taken }
        [time] membuat kesalahan: masa tamat; magnet diambil: { $taken }
       *[touch] membuat kesalahan: magnet bersentuhan; magnet diambil: { $taken }
    }
}

# Kedudukan tempat duduk.
magnets-stones = { $number } magnet
magnets-down = { $number } diletakkan
magnets-faults = { $number } kesalahan
magnets-faults-left = { $number ->
    [0] tiada kesalahan dibenarkan
   *[other] { $number } kesalahan dibenarkan
}
magnets-in = dalam permainan
magnets-out = tersingkir

# Tamat.
magnets-total = { $number } daripada { $all } magnet diletakkan
magnets-total-all = Kemenangan penuh: semua magnet ada dalam kawasan.
magnets-total-faults = Dengan { $number } kesalahan.
magnets-place = { $place }.
magnets-final = Papan akhir dari atas, dengan { $number } magnet

# Untuk yang tidak melihat gambar.
magnets-spot = { $x } mm { $side ->
    [left] ke kiri
   *[right] ke kanan
}, { $y } mm { $way ->
    [near] ke arah anda
   *[away] ke hadapan
}
magnets-where = { $spot }, { $height } mm tinggi
magnets-near-none = Tiada magnet di atas meja.
magnets-near-one = magnet { $stone }: { $millimetres } mm, arah pukul { $hour }
magnets-list = Magnet di atas meja
magnets-list-stone = { $how ->
    [held] Magnet { $stone }, di tangan anda: { $spot }
    [edge] Magnet { $stone }, di atas tepi: { $spot }
    [north] Magnet { $stone }, utara ke atas: { $spot }
   *[south] Magnet { $stone }, selatan ke atas: { $spot }
}
