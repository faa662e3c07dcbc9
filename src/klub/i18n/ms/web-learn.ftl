# Bilik tempat permainan dipelajari: halamannya, kawalan, dan jurulatih tutorial.

learn-title = Belajar bermain
learn-about = Main beberapa langkah di meja sebenar, atau baca peraturan. Kedua-duanya juga boleh dicapai semasa permainan.
learn-game = Cara bermain { $game ->
    [clustered] Clustered
   *[kluster] Kluster
}
learn-clustered-about = Kad di atas kain linen: letakkan supaya semua jiran sepadan, dan bina garis serta rektangle warna anda.
learn-kluster-about = Magnet di atas meja oak: letakkan magnet anda di dalam tali tanpa membiarkannya bersentuhan.
learn-open = Peraturan dan kawalan { $game ->
    [clustered] Clustered
   *[kluster] Kluster
}
learn-other = Belajar permainan yang satu lagi
learn-start = Main tutorial
learn-start-about = Beberapa minit di meja anda sendiri. Ia tidak dikira, dan anda boleh pergi bila-bila masa.
learn-go-on = Teruskan tutorial
learn-so-far = Anda sudah sampai ke langkah { $step } daripada { $steps }.
learn-finished = Anda sudah menghabiskan tutorial.
learn-again = Main tutorial sekali lagi
learn-anew = Mula semula
learn-opening = Menyediakan meja …
learn-then = Apabila anda sudah bersedia
learn-new = Buka meja
learn-rules = Peraturan
learn-contents = Kandungan
learn-ruling = Ketetapan rumah { $rule }
learn-house-missing = Senarai peraturan rumah tidak dapat diambil dari kelab. Ia juga ditunjukkan apabila anda membuka meja baharu.
learn-board = Papan dengan kad
learn-table-top = Magnet dan tali, dilihat dari atas
learn-light = Apa yang dikira pada papan ini
learn-light-none = Kad sahaja
learn-light-seat = { $seat ->
    [0] Jingga
   *[1] Biru
}

learn-controls = Tetikus, sentuhan dan kekunci
learn-keys = Kekunci
learn-clustered-choose = Pilih kad
learn-clustered-choose-how = Klik atau ketik kad itu. Petak tempat ia padan menyala, dengan mata yang akan diberinya.
learn-clustered-lay = Letakkan
learn-clustered-lay-how = Klik petak yang menyala. Dengan sentuhan, ketik dua kali, atau seret kad ke situ.
learn-clustered-why = Tanya mengapa tidak
learn-clustered-why-how = Pilih kad, kemudian petak yang tidak menyala.
learn-clustered-move = Lihat sekeliling
learn-clustered-move-how = Seret meja. Zum dengan roda tetikus atau dua jari.
learn-clustered-fit = Lihat seluruh meja
learn-clustered-fit-how = Tekan butang di penjuru meja.
learn-clustered-score = Lihat apa yang dikira
learn-clustered-score-how = Tuding pada pemain, atau ketik di situ: kad yang memberi mata menyala.
learn-kluster-stock = Ambil magnet lain
learn-kluster-stock-how = Pilih dalam simpanan anda.
learn-kluster-carry = Bawa magnet
learn-kluster-carry-how = Gerakkan penuding, atau seret dengan jari. Bayang menunjukkan di mana magnet berada.
learn-kluster-lower = Turunkan dan letakkan
learn-kluster-lower-how = Tahan butang tetikus, atau butang ibu jari. Lepaskan apabila magnet terletak di atas meja; jika lepas lebih awal, ia naik semula.
learn-kluster-height = Tetapkan ketinggian
learn-kluster-height-how = Putar roda tetikus, atau guna gelangsar.
learn-kluster-turn = Pusingkan magnet
learn-kluster-turn-how = Guna dua butang anak panah, atau putar dengan dua jari.
learn-kluster-flip = Terbalikkan
learn-kluster-flip-how = Guna butangnya. Apa yang menarik tadi kini menolak.
learn-kluster-edge = Dirikan di atas tepinya
learn-kluster-edge-how = Guna butangnya, dalam Keseimbangan.
learn-kluster-other = Guna tangan sebelah lagi
learn-kluster-other-how = Tangan ini kekal di tempatnya, dan anda teruskan dengan yang sebelah lagi.
learn-kluster-back = Kembalikan
learn-kluster-back-how = Magnet kembali ke simpanan anda.
learn-kluster-cord = Gerakkan tali
learn-kluster-cord-how = Tekan padanya dan seret.
learn-kluster-near = Dengar apa yang dekat
learn-kluster-near-how = Menyebut magnet terdekat, arah dan jaraknya.
learn-kluster-end = Tamatkan giliran anda
learn-kluster-end-how = Guna butang yang muncul apabila semuanya selesai.
learn-hint = Minta nasihat
learn-hint-how = Pada giliran anda, lampu menunjukkan langkah terbaik di papan. Tiada di meja berpenarafan dan dalam cabaran hari ini.
learn-key-arrows = Kekunci anak panah
learn-key-shift-arrows = Shift + kekunci anak panah
learn-key-numbers = 1 hingga 7
learn-key-enter = Enter
learn-key-tab = Tab
learn-key-delete = Delete
learn-key-page-up = Page Up
learn-key-page-down = Page Down

learn-coach = Tutorial
learn-step = Langkah { $step } daripada { $steps }
learn-next = Seterusnya
learn-skip = Langkau
learn-back = Kembali
learn-leave = Tinggalkan tutorial
learn-resume = Tunjukkan tutorial
learn-play-bot = Main lawan bot
learn-play-on = Terus main di sini
learn-over = Permainan ini sudah tamat. Untuk langkah yang tinggal, mulakan tutorial semula.

# Tutorial Clustered.

learn-clustered-step-choose = { $way ->
    [keys] Ini kad anda, dan di tengah ada kad permulaan. Tekan 1 hingga 5 untuk memilih kad.
    [touch] Ini kad anda, dan di tengah ada kad permulaan. Ketik salah satu kad anda.
   *[mouse] Ini kad anda, dan di tengah ada kad permulaan. Klik salah satu kad anda.
}
learn-clustered-step-choose-nod = Petak tempat ia padan menyala. Di sebelah kad permulaan, semua kad padan.
learn-clustered-step-lay = { $way ->
    [keys] Sekarang letakkan: pergi ke petak yang menyala dengan kekunci anak panah dan tekan Enter.
    [touch] Sekarang letakkan: ketik petak yang menyala, dan ketik sekali lagi. Anda juga boleh menyeret kad ke situ.
   *[mouse] Sekarang letakkan: klik petak yang menyala. Anda juga boleh menyeret kad ke situ.
}
learn-clustered-step-lay-nod = Kad sudah diletakkan, dan anda sudah mencabut kad lain. Itulah satu giliran penuh.
learn-clustered-step-clash = Bukan semua padan: jiran mesti berkongsi dua daripada bentuk, isian dan bilangan. Tanya mengapa tidak: pilih kad, kemudian petak di sebelah kad anda yang tidak menyala.
learn-clustered-step-clash-nod = Sekarang anda tahu jiran mana yang menolak, dan sebabnya. Bertanya tidak rugi: tiada kad diletakkan.
learn-clustered-step-three = Teruskan sehingga tiga kad anda segaris, bersebelahan atau satu di atas yang lain. Nombor pada petak menunjukkan apa yang akan diberi oleh kad.
learn-clustered-step-three-nod = Tiga segaris: satu mata bagi setiap kad. Dua segaris belum memberi apa-apa.
learn-clustered-step-count = { $way ->
    [keys] Dari mana datangnya mata anda? Pergi ke nama anda dengan kekunci Tab.
    [touch] Dari mana datangnya mata anda? Ketik nama anda.
   *[mouse] Dari mana datangnya mata anda? Tuding pada nama anda.
}
learn-clustered-step-count-nod = Kad yang memberi mata menyala. Anda boleh melihat pemain lain dengan cara yang sama.
learn-clustered-step-block = Sekarang bina blok penuh, dua kad lebar dan dua kad tinggi. Blok terbesar anda memberi satu mata bagi setiap kad, selain mata garisnya.
learn-clustered-step-block-nod = Blok! Jadikan ia dua kali tiga, dan ia memberi 12 mata: 6 untuk blok dan 6 untuk garisnya.
learn-clustered-step-wild = Kad dengan bintang ialah kad wild. Ia padan di sebelah semua kad, dan semua kad padan di sebelahnya. Letakkan apabila anda ada; jika tiada sekarang, teruskan membaca.
learn-clustered-step-wild-nod = Kad wild dikira untuk anda seperti kad anda yang lain.
learn-clustered-step-discard = Jika tiada kad anda padan di mana-mana, anda akan diberitahu, dan anda memilih satu untuk dibuang. Selagi ada yang padan, anda mesti meletakkan kad.
learn-clustered-step-done = Itulah seluruh permainan. Apabila semua kad habis, baris, lajur dan rektangle terbesar dikira. Selamat bermain!

# Tutorial Kluster.

learn-kluster-step-take = { $way ->
    [keys] Pergi ke meja dengan kekunci Tab dan bergerak dengan kekunci anak panah. Tangan anda membawa magnet, dan bayangnya menunjukkan di mana ia berada.
    [touch] Letakkan jari di atas meja dan seret. Tangan anda membawa magnet, dan bayangnya menunjukkan di mana ia berada.
   *[mouse] Gerakkan penuding di atas meja. Tangan anda membawa magnet, dan bayangnya menunjukkan di mana ia berada.
}
learn-kluster-step-take-nod = Setinggi ini, hampir tiada apa-apa di atas meja merasainya.
learn-kluster-step-place = { $way ->
    [keys] Bawa ke atas bahagian tengah tali dan tahan { $lower }: magnet turun. Apabila ia terletak di atas meja, lepaskan.
    [touch] Bawa ke atas bahagian tengah tali dan tahan butang anak panah: magnet turun. Apabila ia terletak di atas meja, lepaskan.
   *[mouse] Bawa ke atas bahagian tengah tali dan tahan butang tetikus: magnet turun. Apabila ia terletak di atas meja, lepaskan.
}
learn-kluster-step-place-nod = Sudah diletakkan. Mulai sekarang tiada tangan menyentuhnya.
learn-kluster-step-end = { $way ->
    [keys] Anda masih boleh menggerakkan tali. Tidak perlu: tekan { $end } untuk menamatkan giliran anda.
   *[mouse] Anda masih boleh menggerakkan tali. Tidak perlu: tamatkan giliran anda dengan butang.
}
learn-kluster-step-end-nod = Magnet pertama sudah diletakkan. Jika ada orang lain di meja, sekarang giliran pemain seterusnya.
learn-kluster-step-pull = Sekarang magnet mula terjaga. Bawa magnet seterusnya rendah di atas meja, dekat dengan yang sudah ada di situ, dan berhenti sebelum bersentuhan. Lihat magnet di atas meja.
learn-kluster-step-pull-nod = Ia bergerak, dan tiada apa-apa menyentuhnya. Itulah daya yang anda mainkan.
learn-kluster-step-flip = { $way ->
    [keys] Naikkan magnet dan terbalikkan dengan { $flip }. Anda juga boleh memusingkannya dengan { $left } dan { $right }.
    [touch] Naikkan magnet dan terbalikkan dengan butangnya. Anda juga boleh memusingkannya ke kiri dan ke kanan.
   *[mouse] Naikkan magnet dan terbalikkan: tekan { $flip } atau guna butang. { $left } dan { $right } memusingkannya ke kiri dan ke kanan.
}
learn-kluster-step-flip-nod = Muka yang satu lagi kini di atas. Apa yang ditariknya tadi, kini ditolaknya.
learn-kluster-step-second = Letakkan di tempat yang tidak mengganggu yang satu lagi, selebar tapak tangan jauhnya, dan tamatkan giliran anda.
learn-kluster-step-second-nod = Bagus: kedua-duanya tidak bersentuhan.
learn-kluster-step-cord = { $way ->
    [keys] Tali juga boleh anda gerakkan. Pegang dengan { $grab }, tarik dengan kekunci anak panah, dan lepaskan dengan { $grab }.
    [touch] Tali juga boleh anda gerakkan. Letakkan jari padanya dan tarik.
   *[mouse] Tali juga boleh anda gerakkan. Tekan padanya dan seret.
}
learn-kluster-step-cord-nod = Panjangnya tetap, dan ia menolak magnet yang bersandar padanya.
learn-kluster-step-fault = Sekarang buat kesalahan dengan sengaja: bawa magnet begitu dekat dengan yang lain sehingga melekat.
learn-kluster-step-fault-nod = Klak! Giliran anda tamat, dan anda mengambil magnet yang bersentuhan. Di sini dua kesalahan percuma, dan yang ketiga menamatkan permainan.
learn-kluster-step-done = Itulah seluruh permainan: habiskan magnet anda, dan jangan biar ada yang bersentuhan. Selamat bermain!
