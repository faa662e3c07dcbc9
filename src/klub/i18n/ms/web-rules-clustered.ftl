# Peraturan Clustered untuk pemain, perenggan demi perenggan.

rules-clustered-idea = Ideanya
rules-clustered-idea-build = Semua orang membina di atas meja yang sama, masing-masing dengan kad satu warna. Setiap kad mesti padan dengan semua kad di sebelahnya. Akhirnya garis anda sendiri dan rektangle terbesar anda memberi mata, dan yang mendapat mata terbanyak menang.
rules-clustered-idea-who = Seorang hingga empat orang boleh bermain, dari umur kira-kira tujuh tahun; dengan set dek kedua, sehingga lapan orang. Peruntukkan suku jam bagi setiap pemain.

rules-clustered-cards = Kad
rules-clustered-cards-three = Setiap kad menunjukkan satu, dua atau tiga rajah yang serupa. Tiga perkara penting tentangnya: bentuk (segi empat tepat, segi tiga atau bulatan), isian (berongga, berjalur atau pejal) dan bilangan.
rules-clustered-cards-deck = Dek anda mempunyai setiap gabungan sekali, iaitu 27 kad, dan dua kad wild: 29 kad. Dek hanya berbeza pada warna, dan warna menunjukkan kad siapa.
rules-clustered-cards-start = Kad permulaan bukan milik sesiapa. Pembinaan bermula di sebelahnya.

rules-clustered-setup = Persediaan
rules-clustered-setup-start = Kad permulaan diletakkan di tengah meja.
rules-clustered-setup-deck = Setiap orang mengambil satu warna, mengocok dek itu dan meletakkannya tertutup.
rules-clustered-setup-hand = Cabut lima kad. Hanya anda boleh melihatnya.
rules-clustered-setup-first = Yang paling muda mula. Kemudian giliran bergerak mengikut arah jam.

rules-clustered-turn = Giliran anda
rules-clustered-turn-lay = Letakkan satu kad dari tangan anda di petak kosong tempat ia padan. Sentiasa satu kad: anda tidak boleh meletakkan dua, dan tidak boleh melangkau giliran.
rules-clustered-turn-draw = Cabut satu kad dari dek anda supaya ada lima semula. Kad baharu itu menunggu giliran anda yang seterusnya.
rules-clustered-turn-must = Selagi ada kad di tangan anda yang padan di mana-mana, anda mesti meletakkan satu. Kad mana dan di mana, terpulang kepada anda.
rules-clustered-turn-discard = Hanya jika tiada kad anda padan di mana-mana, anda membuang satu kad, yang mana-mana anda suka. Itulah giliran anda, dan kad itu keluar daripada permainan. Kemudian anda mencabut kad seperti biasa.
rules-clustered-turn-empty = Apabila dek anda habis, anda tidak mencabut apa-apa, dan kad di tangan makin berkurang. Sesiapa yang tiada kad lagi dilangkau.
rules-clustered-turn-stay = Kad yang sudah terletak di atas meja tidak bergerak lagi.

rules-clustered-fits = Apa yang padan
rules-clustered-fits-cell = Anda boleh meletakkan kad di petak kosong yang berkongsi sisi dengan kad di atas meja, tidak kira milik siapa. Bucu tidak dikira, sama ada untuk anda atau terhadap anda.
rules-clustered-fits-two = Kad anda mesti sepadan dengan setiap kad di sebelahnya. Dua kad sepadan jika sekurang-kurangnya dua daripada tiga perkara adalah sama: bentuk, isian dan bilangan.
rules-clustered-pic-neighbours = Satu segi tiga berjalur padan di sini. Dengan bulatan di kirinya, isian dan bilangan sama; dengan segi tiga di atas, bentuk dan isian sama. Tiga bulatan berjalur tidak padan: hanya isian yang sama dengan segi tiga itu.
rules-clustered-fits-each = Setiap jiran dilihat secara berasingan. Tetapi cukup satu jiran yang tidak sepadan, kad itu tidak padan.
rules-clustered-fits-colour = Warna tiada kaitan di sini. Anda boleh membina di sebelah kad pemain lain, untuk pergi lebih jauh atau menghalang mereka.

rules-clustered-wild = Kad wild dan kad permulaan
rules-clustered-wild-all = Kad wild padan dengan semua kad, di keempat-empat sisi. Ia tidak menyampaikan apa-apa: apa yang ada di sebaliknya tidak penting, dan ia tidak memaafkan percanggahan dengan jiran lain.
rules-clustered-pic-corner = Petak kosong ini bersebelahan dengan segi tiga pejal dan tiga bulatan berongga, yang tiada persamaan. Hanya kad wild boleh diletakkan di situ.
rules-clustered-wild-own = Kad wild mempunyai warna deknya dan dikira untuk pemiliknya seperti kad lain.
rules-clustered-wild-start = Di sebelah kad permulaan semua kad padan, awal atau lewat permainan. Ia tidak dikira untuk sesiapa, dan ia memutuskan garis.

rules-clustered-count = Pengiraan
rules-clustered-count-end = Permainan tamat apabila semua tangan dan semua dek habis. Kemudian setiap pemain menjumlahkan tiga bahagian.
rules-clustered-count-rows = Baris: tiga atau lebih kad anda dalam garis tidak terputus dari kiri ke kanan memberi satu mata bagi setiap kad.
rules-clustered-count-columns = Lajur: sama juga dari atas ke bawah. Garis serong tidak memberi apa-apa.
rules-clustered-count-rectangle = Rektangle: blok penuh anda yang terbesar, sekurang-kurangnya dua kad lebar dan dua kad tinggi, memberi satu mata bagi setiap kad di dalamnya. Hanya satu blok dikira, dan sisinya boleh sama panjang.
rules-clustered-pic-lines = Jingga ada tiga kad sebaris di kiri kad permulaan, yang memberi { $orange } mata. Di kanan hanya ada dua sebelum kad biru, dan dua tidak memberi apa-apa.
rules-clustered-count-broken = Jurang, kad pemain lain atau kad permulaan memutuskan garis, dan blok tidak boleh berlubang.
rules-clustered-pic-block = Blok dua kali tiga memberi { $rectangle } mata untuk rektangle dan { $rows } untuk dua barisnya: jumlahnya { $total }.
rules-clustered-count-thrice = Satu kad boleh dikira dalam barisnya, dalam lajurnya dan dalam rektangle. Jadi blok besar sangat bernilai:
rules-clustered-blocks = Blok
rules-clustered-blocks-rectangle = Rektangle
rules-clustered-blocks-lines = Baris dan lajur
rules-clustered-blocks-total = Jumlah
rules-clustered-pic-ring = Gelang di keliling kad permulaan bukan blok, tetapi ia ada dua baris dan dua lajur tiga kad: { $total } mata.
rules-clustered-pic-wild = Kad wild anda sendiri dikira untuk anda; kad wild pemain lain memutuskan binaan anda. Jingga mendapat { $rectangle } mata untuk blok dua kali dua dan { $rows } untuk baris bawah: { $total }.
rules-clustered-count-win = Jumlah tertinggi menang. Pemain dengan jumlah sama berkongsi kemenangan.
rules-clustered-pic-count = Pengiraan penuh. Biru: { $blueRows } untuk baris, { $blueColumns } untuk lajur, { $blueRectangle } untuk rektangle, semuanya { $blue }. Jingga: { $orangeRows } untuk baris, { $orangeColumns } untuk lajur, { $orangeRectangle } untuk rektangle, semuanya { $orange }. Biru menang.

rules-clustered-players = Seorang diri, atau lima orang ke atas
rules-clustered-players-solo = Seorang diri anda bermain dengan peraturan yang sama dan satu dek, dan cuba mengatasi keputusan terbaik anda sendiri.
rules-clustered-players-many = Mulai lima pemain, ada dua kad permulaan segaris, dengan enam petak kosong di antaranya. Semua orang boleh membina di mana-mana satu atau kedua-duanya. Apabila dua kumpulan bertemu, semua jiran mesti sepadan seperti biasa.

rules-clustered-variants = Variasi
rules-clustered-variants-quick = Bermain cepat lebih pendek dan memberi anda lebih banyak pilihan. Cabut tujuh kad pada mulanya dan ketepikan dua daripadanya. Pada akhir setiap giliran, cabut dua kad dan ketepikan salah satu daripada dua itu. Kad yang diketepikan keluar daripada permainan. Jika hanya satu kad tinggal untuk dicabut, anda menyimpannya.
rules-clustered-variants-extra = Kad wild tambahan: kad wild ketiga untuk semua, atau untuk sesetengah pemain sebagai bantuan. Sesiapa yang mendapatnya juga mendapat satu giliran lebih.
rules-clustered-variants-first = Bonus untuk yang pertama: 2 mata untuk garis pertama lima kad atau lebih, dan 2 mata untuk blok pertama dua kali tiga atau lebih besar. Satu kad boleh memenangi kedua-duanya. Bonus yang sudah dimenangi tidak akan hilang.
rules-clustered-pic-five = Tiga segi empat tepat berongga di petak kosong menyambung tiga dan dua kad menjadi garis enam. Jika itu garis pertama lima kad atau lebih, ia memenangi bonus.
rules-clustered-variants-biggest = Bonus untuk yang terbesar: pada akhirnya 2 mata untuk baris atau lajur terpanjang, dan 2 mata untuk rektangle terbesar. Jika yang terbaik seri, tiada sesiapa mendapat bonus itu.

rules-clustered-house = Peraturan rumah
rules-clustered-house-agree = Satu meja boleh bersetuju tentang setiap satu ini sebelum kad pertama. Apa yang tidak diubah dimainkan seperti yang diterangkan di atas.
