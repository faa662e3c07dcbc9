# O clube por HTTP: o que não aceita, e quem entra.

# Pedidos que não se conseguem ler, ou não agora.
path-invalid = Não se consegue ler «{ $name }» no endereço: { $detail }
query-invalid = Não se consegue ler «{ $name }» depois do ponto de interrogação: { $detail }
query-unknown = Aqui não se pode pedir «{ $name }».
query-twice = «{ $name }» aparece mais de uma vez.
body-invalid = Não se consegue ler o conteúdo: { $detail }
body-large = O conteúdo tem no máximo { $largest } bytes.
body-not-json = O conteúdo tem de ser application/json.
page-unknown = Não há nada neste endereço.
method-unknown = Este endereço não se pode usar assim.
request-unfit = Não é possível responder ao pedido (HTTP { $status }).
club-failed = Algo correu mal no clube. Ficou anotado; tenta de novo.
origin-foreign = O pedido vem de uma página de outro site.
too-often = Foram vezes a mais. Tenta de novo daqui a { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.

# Entrar.
guest-name = Convidado { $number }
not-in = O clube não sabe quem és. Entra primeiro.
handle-unfit = «{ $handle }» não pode ser um nome de acesso: precisa de { $least } a { $most } caracteres imprimíveis, sem espaços, e não pode começar por «bot:».
password-unfit = Uma senha tem de { $least } a { $most } caracteres.
password-wrong = Para mudar o nome de acesso é precisa a senha atual, e não é esta.
log-in-wrong = Não há nenhum nome de acesso assim com esta senha.
settings-large = As preferências têm no máximo { $largest } bytes.
settings-deep = As preferências têm no máximo { $deepest } níveis, uns dentro dos outros.
