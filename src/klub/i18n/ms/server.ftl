# Pelayan kelab.

# Apa yang ditolak oleh simpanan.
log-conflict = Meja { $table } mempunyai { $last } peristiwa, jadi tiada apa-apa boleh menyusul peristiwa { $after }.
log-stale = Meja { $table } kini dijalankan oleh komputer lain: epok { $newest } telah menyusul { $epoch }.
rating-conflict = Penarafan { $identity } telah berubah sejak dibaca.
identity-taken = Seseorang dengan id atau rahsia ini sudah dikenali.
identity-unknown = Kelab tidak tahu siapa ini.
handle-taken = Nama pengguna “{ $handle }” sudah diambil.
