# Clustered di meja.

# Kad seperti dibaca kuat atau dalam ayat.
cards-card = { $look ->
    [Se] { $number ->
        [1] satu segi empat tepat berongga
        [2] dua segi empat tepat berongga
       *[3] tiga segi empat tepat berongga
    }
    [Ss] { $number ->
        [1] satu segi empat tepat berjalur
        [2] dua segi empat tepat berjalur
       *[3] tiga segi empat tepat berjalur
    }
    [Sf] { $number ->
        [1] satu segi empat tepat pejal
        [2] dua segi empat tepat pejal
       *[3] tiga segi empat tepat pejal
    }
    [Te] { $number ->
        [1] satu segi tiga berongga
        [2] dua segi tiga berongga
       *[3] tiga segi tiga berongga
    }
    [Ts] { $number ->
        [1] satu segi tiga berjalur
        [2] dua segi tiga berjalur
       *[3] tiga segi tiga berjalur
    }
    [Tf] { $number ->
        [1] satu segi tiga pejal
        [2] dua segi tiga pejal
       *[3] tiga segi tiga pejal
    }
    [Ce] { $number ->
        [1] satu bulatan berongga
        [2] dua bulatan berongga
       *[3] tiga bulatan berongga
    }
    [Cs] { $number ->
        [1] satu bulatan berjalur
        [2] dua bulatan berjalur
       *[3] tiga bulatan berjalur
    }
    [Cf] { $number ->
        [1] satu bulatan pejal
        [2] dua bulatan pejal
       *[3] tiga bulatan pejal
    }
    [wild] kad wild
    [start] kad permulaan
   *[hidden] kad tertutup
}

# Petak, dilihat dari kad permulaan.
cards-cell = { $way ->
    [right] { $across } ke kanan
    [left] { $across } ke kiri
    [up] { $along } ke atas
    [down] { $along } ke bawah
    [right-up] { $across } ke kanan, { $along } ke atas
    [right-down] { $across } ke kanan, { $along } ke bawah
    [left-up] { $across } ke kiri, { $along } ke atas
    [left-down] { $across } ke kiri, { $along } ke bawah
   *[start] di tengah
}

# Papan.
cards-board = Kad di atas meja
cards-lies = { $card }: { $cell }
cards-lies-of = { $name }, { $card }: { $cell }
cards-fits-here = Petak tempat kad ini padan
cards-fit = { $cell }: { $points ->
    [0] belum ada mata
   *[other] { $points } mata
}
cards-tools = Apa yang dilihat pada papan
cards-closer = Lebih dekat
cards-farther = Lebih jauh
cards-show-all = Tunjukkan seluruh papan

# Tangan.
cards-hand = Kad anda
cards-held = { $task ->
    [drop] { $drawn ->
        [true] { $card }, baru dicabut
       *[false] { $card }
    }
   *[lay] { $fits ->
        [0] { $card }, tidak padan di mana-mana
       *[other] { $card }, padan di { $fits } petak
    }
}
cards-drawn = baharu
cards-chosen = { $task ->
    [discard] Buang kad ini: { $card }?
   *[lay] { $fits ->
        [0] Dipilih: { $card }. Ia tidak padan di mana-mana buat masa ini. Pilih petak untuk melihat sebabnya.
       *[other] Dipilih: { $card }. Ia padan di { $fits } petak.
    }
}
cards-aimed = Letakkan di sini ({ $cell })? Pilih petak itu sekali lagi untuk mengesahkan.
cards-picked = { $due ->
    [1] { $picked ->
        [0] Pilih kad untuk diketepikan.
       *[other] Ketepikan kad ini?
    }
   *[other] { $picked ->
        [0] Pilih dua kad untuk diketepikan.
        [1] Satu kad lagi untuk diketepikan.
       *[other] Ketepikan dua kad ini?
    }
}
cards-choose-first = Pilih kad dari tangan anda dahulu.
cards-not-yet = Belum lagi: sekarang giliran { $name }. Anda boleh merancang dahulu.
cards-there = { $name }: { $card }
cards-ask-discard = Tiada kad anda padan di mana-mana. Pilih satu untuk dibuang.
cards-ask-drop = { $due ->
    [1] Pilih kad untuk diketepikan; anda menyimpan lima.
   *[other] Pilih dua kad untuk diketepikan; anda menyimpan lima.
}
cards-lay = Letak
cards-discard = Buang
cards-drop = { $due ->
    [1] Ketepikan
   *[other] Ketepikan kedua-duanya
}
cards-never-mind = Tidak jadi

# Mengapa tidak?
cards-why-clash = Tidak padan: { $card } di sebelah { $neighbour } ({ $cell }). { $shared ->
    [shape] Hanya bentuk yang sama; isian dan bilangan berbeza.
    [fill] Hanya isian yang sama; bentuk dan bilangan berbeza.
    [number] Hanya bilangan yang sama; bentuk dan isian berbeza.
   *[nothing] Bentuk, isian dan bilangan semuanya berbeza.
} Dua daripada tiga mesti sama.
cards-why-taken = Petak ini sudah diisi: { $card }.
cards-why-start = Kad permulaan ada di sini.
cards-why-alone = Tiada kad di sebelah petak ini. Kad mesti berkongsi sisi dengan kad di atas meja.
cards-why-edge = Petak ini di luar tepi meja.
cards-why-rule = Peraturan

# Di sebelah tempat duduk.
cards-points = { $points } mata
cards-to-come = { $hand } di tangan, { $deck } dalam dek

# Apa yang diharapkan daripada pemain.
cards-expected = { $task ->
    [opening] Ketepikan dua daripada tujuh kad anda.
    [drop] Ketepikan satu kad.
    [discard] Tiada kad anda yang padan: buang satu.
   *[turn] Letakkan kad.
}
cards-expected-of-other = { $task ->
    [opening] Dua daripada tujuh kad perlu diketepikan.
    [drop] Satu kad perlu diketepikan.
   *[turn] Satu kad perlu diletakkan.
}

# Langkah dalam log, di belakang nama pemain.
cards-told-lay = meletakkan { $card } ({ $cell })
cards-told-discard = membuang { $card }
cards-told-drop = mengetepikan { $card }
cards-told-drop-two = mengetepikan { $one } dan { $other }

# Pengiraan.
cards-count-player = Pemain
cards-count-kind = { $kind ->
    [rectangle] Rektangle
    [rows] Baris
    [columns] Lajur
   *[bonuses] Bonus
}
cards-count-total = Jumlah
cards-count-show = Tunjukkan pada papan apa yang dikira
cards-count-out = Kira satu demi satu
cards-count-back = Kembali
cards-count-next = Seterusnya
cards-count-pause = Jeda
cards-count-go-on = Teruskan
cards-counted = { $kind ->
    [rectangle] { $name }: rektangle terbesar, { $points } mata. Jumlah { $sum }.
    [row] { $name }: baris { $points } kad. Jumlah { $sum }.
   *[column] { $name }: lajur { $points } kad. Jumlah { $sum }.
}
cards-discards = Kad di luar permainan
cards-discards-count = { $cards } kad di luar permainan
