# Meja kelab: apa yang tidak boleh diminta di sini, dan sebabnya.

event-invalid = Ini bukan peristiwa di meja: { $detail }
clock-base = Jam memberi setiap pemain { $least } hingga { $most } saat.
clock-bonus = Satu giliran memulangkan paling banyak { $most } saat.
sent-away = Hos meminta anda meninggalkan meja ini.
host-only = Hanya hos meja boleh melakukan ini.
already-started = Permainan sudah bermula, jadi tempat duduk tidak berubah lagi.
not-started = Permainan belum bermula.
game-ended-already = Permainan tamat.
seat-unknown = Meja ini mempunyai { $seats ->
    [1] satu tempat duduk, nombor 0
   *[other] { $seats } tempat duduk, dikira dari 0
}.
seat-taken = Tempat duduk { $seat } sudah diambil oleh { $name }.
seat-kept = Tempat duduk { $seat } disimpan untuk pemain yang mendudukinya dalam permainan lepas.
seat-free = Tiada sesiapa di tempat duduk { $seat }.
seat-not-yours = Tempat duduk { $seat } bukan milik anda.
seats-free = Permainan boleh bermula apabila semua tempat duduk diisi; masih kosong: { $seats }.
gave-up = Tempat duduk { $seat } telah menyerah kalah.
rated-alone = Permainan berpenarafan memerlukan dua pemain atau lebih.
rated-people = Di meja berpenarafan semua orang bermain untuk diri sendiri: tiada bot, dan tiada sesiapa di dua tempat duduk.
undo-rated = Di meja berpenarafan tiada langkah ditarik balik.
muted = Hos telah menyenyapkan anda di meja ini.
muted-already = Orang ini sudah disenyapkan.
muted-not = Orang ini tidak disenyapkan.
muted-many = Di satu meja paling ramai { $most } orang boleh disenyapkan.
nobody-there = Tiada sesiapa dengan identiti ini yang duduk, menonton atau bercakap di sini baru-baru ini.
table-full = Lebih daripada { $most } perkara telah berlaku di meja ini: permainan boleh dihabiskan, tetapi tidak boleh buat perkara lain.
chat-unfit = Mesej mempunyai 1 hingga { $most } aksara yang boleh dicetak.
remove-host = Hos kekal di sini.
remove-player = Pemain kekal sehingga permainan tamat; senyapkan sahaja mereka.
rematch-early = Perlawanan semula hanya selepas permainan tamat.
rematch-players = Hanya yang bermain boleh meminta perlawanan semula.
rematch-already = Perlawanan semula ada di meja { $table }.
frame-invalid = Ini bukan bingkai sesuatu giliran.
message-large = Mesej paling banyak { $largest } bait.
message-invalid = Kelab tidak memahami mesej ini: { $detail }
name-unfit = “{ $name }” tidak boleh menjadi nama: perlu 1 hingga { $most } aksara yang boleh dicetak, dan tidak bermula dengan “bot:”.
bot-unknown = Tiada bot bernama “{ $name }”. Bot yang ada: { $known }.
