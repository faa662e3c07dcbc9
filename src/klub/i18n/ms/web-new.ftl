# Bilik tempat meja baharu dibuka. Peraturan rumah ada dalam options.ftl.

new-title = { $game ->
    [kluster] Meja baharu untuk Kluster
   *[clustered] Meja baharu untuk Clustered
}
new-again = Cuba lagi
new-game = Permainan
new-table = Masa, dan siapa boleh datang
new-on = Ya
new-off = Tidak
new-number = Nombor
new-box = { $box ->
    [trio] TRIO
   *[duo] DUO²
}
new-raise = Naikkan { $name }
new-not-first = Ini bukan permainan pertama

# Tempat duduk
new-seats = Siapa bermain?
new-seat = Tempat duduk { $number }
new-seat-of = Tempat duduk { $number }: { $name }
new-sitter-me = Seseorang di skrin ini
new-sitter-open = Tetamu
new-sitter-open-hint = Sesiapa yang datang melalui pautan, atau dari senarai meja terbuka.

new-house-rules = Peraturan rumah
new-changed = { $number ->
    [0] semua seperti biasa
   *[other] { $number } diubah
}
new-reset = Semua seperti biasa

# Masa
new-clock = Jam
new-clock-none = Tiada
new-clock-minutes = Minit
new-clock-days = Hari
new-clock-hint = { $kind ->
    [minutes] Masa untuk seluruh permainan. Sesiapa yang kehabisan masa menyerah kalah.
    [days] Untuk permainan sekali-sekala. Setiap langkah memulangkan sehari; sesiapa yang kehabisan masa menyerah kalah.
   *[none] Semua orang boleh berfikir selama mana yang mereka suka.
}
new-minutes = Minit bagi setiap pemain
new-bonus = Saat dipulangkan bagi setiap langkah
new-days = Hari bagi setiap pemain

# Meja
new-listed = Tunjukkan meja kepada semua
new-listed-hint = Meja disenaraikan di rumah kelab, untuk disertai atau ditonton. Jika tidak, hanya orang yang ada pautan menjumpainya.
new-rated = Berpenarafan
new-rated-hint = Keputusan dikira untuk carta kedudukan. Hanya untuk manusia, dua orang atau lebih, setiap orang di satu tempat duduk; tiada langkah ditarik balik.
new-at-once = Mula serta-merta
new-at-once-hint = Jika tidak, meja menunggu dan anda mula bila-bila anda suka.
new-go = Mulakan permainan
new-open = Buka meja

# Peraturan rumah dalam perkataan
new-rule = { $name }: { $value }
new-boxes = { $duo ->
    [0] { $trio } × TRIO
   *[other] { $trio ->
        [0] { $duo } × DUO²
       *[other] { $trio } × TRIO, { $duo } × DUO²
    }
}
