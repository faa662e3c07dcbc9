advice-hint = Petua
advice-ask = Tunjukkan langkah yang baik
advice-thinking = Mencari langkah yang baik…
advice-nothing = Tiada apa-apa untuk dinasihatkan di sini.
advice-moves = Langkah yang baik, yang terbaik dahulu
advice-away = Simpan petua
advice-best = Terbaik: { $move }, { $worth }.
advice-move = { $rank }. { $move }: { $worth }
advice-lay = { $card } ({ $cell })
advice-discard = buang { $card }
advice-drop = ketepikan { $cards }
advice-lead = { $alone ->
    [yes] { $worth } mata pada akhirnya
   *[no] { $worth } mata berbanding pemain lain yang terbaik
}
advice-place = { $face ->
    [up] magnet { $stone }, utara ke atas ({ $spot })
    [down] magnet { $stone }, selatan ke atas ({ $spot })
   *[edge] magnet { $stone }, di atas tepi ({ $spot })
}
advice-draw = tarik tali dari { $from } ke { $to }, kemudian { $place }
advice-draw-first = Tarik tali dahulu mengikut anak panah: dari { $from } ke { $to }. Kemudian pilih ini sekali lagi.
advice-chance = { $chance } peluang terletak tanpa kesalahan
advice-about-clustered = { $alone ->
    [yes] Mata yang boleh dijangka pada akhirnya
   *[no] Mata di hadapan (+) atau di belakang (−) yang boleh dijangka pada akhirnya
}
advice-about-kluster = Sejauh mana tangan yang cermat berpeluang meletakkan magnet tanpa kesalahan

review = Analisis
review-about = Kelab melihat setiap giliran: sebaik mana ia dan apa yang lebih baik
review-begins = Kelab mula melihat giliran…
review-progress = { $done } daripada { $of } giliran dilihat
review-ready = Setiap giliran kini ada tandanya.
review-faultless = Setiap giliran kini ada tandanya: tiada kesilapan kecil atau besar.
review-mark = { $mark ->
    [best] Terbaik
    [fine] Baik
    [slip] Silap
    [blunder] Silap besar
   *[none] Tiada pilihan
}
review-verdict = { $mark }: { $why }
review-points = kurang { $points } mata daripada { $better }
review-chances = { $drawn ->
    [yes] { $had } sedangkan { $possible } boleh dicapai jika tali ditarik dahulu
   *[no] { $had } sedangkan { $possible } boleh dicapai
}
review-chance = { $had } peluang terletak tanpa kesalahan
review-place = Lebih baik: { $place }.
review-before = Kesilapan sebelum ini
review-after = Kesilapan seterusnya
review-show-better = Tunjukkan yang lebih baik
review-better-card = (lebih baik)
review-summary = Bagaimana giliran dimainkan
review-keys = B dan M pergi ke kesilapan, H menunjukkan atau menyembunyikan yang lebih baik.
