# Peraturan Kluster untuk pemain, perenggan demi perenggan.

rules-kluster-idea = Ideanya
rules-kluster-idea-lay = Di dalam gelung tali anda meletakkan magnet yang kuat, satu setiap giliran. Magnet saling menarik dan menolak dari jauh, dan tidak boleh bersentuhan. Yang pertama menghabiskan magnetnya menang.
rules-kluster-idea-who = Seorang hingga lapan orang boleh bermain, dari umur kira-kira tujuh tahun, dan lebih ramai dengan beberapa kotak. Satu permainan mengambil kira-kira sepuluh minit.

rules-kluster-stones = Magnet dan tali
rules-kluster-stones-pole = Kutub magnet ada pada muka lepernya. Dua magnet yang terletak dengan muka sama ke atas saling menolak; dengan muka berbeza ke atas, saling menarik. Terbalikkan magnet, dan tarikan menjadi tolakan.
rules-kluster-pic-apart = Dua ini menunjukkan muka berbeza, dan cukup jauh antara satu sama lain. Keduanya saling menarik, tetapi geseran menahannya di tempat.
rules-kluster-pic-snap = Dekat sedikit lagi, dan geseran mengalah: keduanya menggelongsor dan bersentuhan. Itu satu kesalahan.
rules-kluster-stones-boxes = Kotak TRIO ada 24 magnet leper dan tali sepanjang satu meter. Kotak DUO² ada 12 magnet lebih bulat, yang mudah berpusing di tempatnya, dan tali sepanjang 70 sentimeter.

rules-kluster-setup = Persediaan
rules-kluster-setup-cord = Tali terletak di atas meja sebagai gelung tertutup, dalam apa-apa bentuk. Apa yang dilingkunginya ialah kawasan permainan.
rules-kluster-setup-share = Semua magnet dibahagi sama rata. Magnet yang masih perlu anda letakkan ialah simpanan anda, dan semua orang boleh melihat bilangannya.
rules-kluster-setup-first = Pemain paling rendah mula; dalam perlawanan semula, yang ada baki magnet terbanyak. Kemudian giliran bergerak mengikut arah jam.

rules-kluster-turn = Giliran anda
rules-kluster-turn-place = Anda mesti meletakkan satu magnet daripada simpanan anda: lepaskan supaya ia berhenti di dalam tali. Anda tidak boleh melangkau giliran, walau sesempit mana pun ruang yang tinggal.
rules-kluster-turn-cord = Anda boleh menggerakkan tali. Ia kekal rata di atas meja dan menolak magnet yang bersandar padanya.
rules-kluster-turn-hands = Anda boleh menggunakan magnet di tangan anda. Apabila dekat, ia menolak dan menarik magnet di atas meja. Setiap satu daripada dua tangan anda memegang satu magnet, dan anda boleh menukarnya dengan yang lain daripada simpanan anda.
rules-kluster-turn-order = Semua ini boleh dibuat dalam apa-apa urutan dan sekerap yang anda suka, juga selepas meletakkan magnet.
rules-kluster-pic-turn = Di tengah permainan: { $stones } magnet terletak di dalam tali, dan tiada yang menyentuh yang lain.
rules-kluster-turn-down = Magnet yang sudah dilepaskan kekal di situ. Tiada tangan menyentuhnya lagi.
rules-kluster-turn-inside = Magnet berada di dalam jika titik tempat ia terletak berada di dalam tali. Ia boleh terjulur di atas tali dan boleh menyentuhnya. Di luar tali anda tidak boleh melepaskannya: magnet kekal di tangan anda.
rules-kluster-pic-inside = Magnet di pinggir terjulur di atas tali, tetapi ia terletak pada titik di dalam. Itu dibenarkan.
rules-kluster-turn-end = Giliran anda tamat apabila anda menyatakannya. Ketika itu anda sudah meletakkan magnet, dan tiada apa-apa bergerak lagi.

rules-kluster-fault = Kesalahan
rules-kluster-fault-touch = Jika magnet bersentuhan, itu satu kesalahan, walaupun ia berpisah semula.
rules-kluster-fault-leave = Jika magnet keluar dari kawasan, itu satu kesalahan, walaupun ia kembali.
rules-kluster-fault-why = Tidak kira bila dalam giliran anda ia berlaku, atau sebabnya: tangan anda, tali, tarikan, atau satu magnet yang menolak yang lain.
rules-kluster-fault-held = Magnet di tangan anda juga tidak boleh menyentuh magnet di atas meja. Dua magnet di tangan anda boleh bersentuhan sesama sendiri.
rules-kluster-fault-take = Kesalahan menamatkan giliran anda serta-merta, walaupun anda belum meletakkan apa-apa. Setelah semuanya berhenti, anda mengambil setiap magnet yang menyentuh magnet lain atau keluar dari kawasan, dan tidak yang lain. Magnet di tangan kekal milik anda.
rules-kluster-pic-chain = Sebaris magnet yang sekadar bertahan. Satu lagi magnet datang terlalu dekat, dan { $stones } melekat bersama. Pemain yang mendapat giliran mengambil { $stones } magnet ini dan tidak yang lain.
rules-kluster-cost = Anda ada 5 magnet, dan …
rules-kluster-cost-now = Kini anda ada
rules-kluster-cost-one = magnet yang anda letakkan melekat pada yang lain
rules-kluster-cost-three = magnet yang anda letakkan menyertai rantaian dengan tiga yang lain
rules-kluster-cost-out = magnet yang anda letakkan menggelongsor keluar dan tidak menyentuh apa-apa
rules-kluster-cost-cord = tali menolak dua magnet bersama sebelum anda meletakkan apa-apa
rules-kluster-cost-held = magnet di tangan anda menyentuh satu di atas meja

rules-kluster-win = Menang
rules-kluster-win-first = Sesiapa yang tiada magnet lagi menang serta-merta. Magnet terakhir juga mesti berhenti tanpa kesalahan.
rules-kluster-win-rank = Pemain lain disusun mengikut baki magnet, yang paling sedikit dahulu.

rules-kluster-expert = Pakar
rules-kluster-expert-more = Apabila magnet anda sudah berhenti dan anda masih ada lebih banyak magnet daripada pemain seterusnya, anda boleh meletakkan satu lagi, dan begitulah seterusnya. Bilangan yang sama tidak mencukupi.
rules-kluster-expert-fault = Kesalahan menamatkan giliran seperti biasa. Apa yang anda letakkan lebih awal dalam giliran itu kekal, kecuali ia bersentuhan atau keluar.

rules-kluster-solo = Solo
rules-kluster-solo-all = Seorang diri, semua magnet milik anda. Dua kesalahan dibenarkan, dan selepas setiap satu anda mengambil magnet dan terus bermain. Kesalahan ketiga menamatkan permainan.
rules-kluster-solo-score = Skor anda ialah bilangan magnet dalam kawasan pada akhirnya. Jika semuanya ada di situ, itu kemenangan penuh.

rules-kluster-elimination = Penyingkiran
rules-kluster-elimination-pool = Untuk lima pemain atau lebih dengan TRIO, tiga atau lebih dengan DUO²; kumpulan yang lebih kecil boleh memilihnya. Tiada sesiapa mempunyai magnet sendiri: semua orang meletakkan satu daripada longgokan yang sama.
rules-kluster-elimination-out = Sesiapa yang membuat kesalahan tersingkir, dan magnet kesalahan itu kembali ke longgokan. Pemain terakhir yang tinggal menang. Jika longgokan habis dahulu, semua yang tinggal menang bersama.

rules-kluster-plus = Kluster+
rules-kluster-plus-boxes = Beberapa kotak menjadikan permainan lebih besar: lebih banyak magnet, lebih ramai pemain, satu tali bagi setiap kotak. Setiap tali mesti bersilang dengan tali lain. Magnet yang tidak dapat dibahagi sama rata bermula di dalam kawasan.
rules-kluster-pic-plus = Dua tali yang bersilang. Magnet berada di dalam jika ia di dalam sekurang-kurangnya salah satu daripadanya.
rules-kluster-plus-apart = Anda boleh menggerakkan setiap tali. Jika satu tali terpisah daripada yang lain, itu bukan kesalahan, tetapi anda mesti mengembalikannya sebelum giliran anda boleh tamat. Jika kesalahan menamatkan giliran anda dahulu, pemain seterusnya mesti melakukannya.

rules-kluster-equilibrium = Keseimbangan
rules-kluster-equilibrium-edge = Magnet diletakkan berdiri di atas tepinya. Jika magnet yang sedang anda letakkan rebah, dirikan semula sebelum giliran anda tamat, seberapa kerap yang perlu. Untuk ini anda boleh mengambil magnet itu ke tangan, dan tidak yang lain.
rules-kluster-pic-edge = Dua magnet berdiri di atas tepinya; dari atas nampak sempit. Yang ketiga rebah apabila yang lain mendekat, dan kekal begitu.
rules-kluster-equilibrium-others = Magnet lain yang rebah kekal begitu. Rebah sahaja bukan kesalahan, tetapi sentuhan atau keluar dari kawasan tetap satu kesalahan.
rules-kluster-equilibrium-boxes = Keseimbangan adalah untuk magnet TRIO. Ia boleh digabungkan dengan setiap permainan, begitu juga Kluster+. Pakar tidak boleh digabungkan dengan Solo atau Penyingkiran.

rules-kluster-house = Peraturan rumah
rules-kluster-house-agree = Satu meja boleh bersetuju tentang setiap satu ini sebelum giliran pertama. Apa yang tidak diubah dimainkan seperti yang diterangkan di atas.
