# Le club par HTTP : ce qu’il n’accepte pas, et qui entre.

# Les demandes illisibles, ou impossibles pour l’instant.
path-invalid = « { $name } » dans l’adresse est illisible : { $detail }
query-invalid = « { $name } » après le point d’interrogation est illisible : { $detail }
query-unknown = On ne peut pas demander « { $name } » ici.
query-twice = « { $name } » est donné plus d’une fois.
body-invalid = Le contenu est illisible : { $detail }
body-large = Le contenu fait au plus { $largest } octets.
body-not-json = Le contenu doit être du type application/json.
page-unknown = Il n’y a rien à cette adresse.
method-unknown = Cette adresse ne s’utilise pas de cette façon.
request-unfit = Impossible de répondre à cette demande (HTTP { $status }).
club-failed = Quelque chose a mal tourné au club. C’est noté ; réessaie, s’il te plaît.
origin-foreign = La demande vient d’une page d’un autre site.
too-often = C’était trop souvent. Réessaie dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.

# Entrer.
guest-name = Invité { $number }
not-in = Le club ne sait pas qui tu es. Entre d’abord.
handle-unfit = « { $handle } » ne peut pas servir d’identifiant : il faut { $least } à { $most } caractères imprimables, sans espace, et ne pas commencer par « bot: ».
password-unfit = Un mot de passe compte { $least } à { $most } caractères.
password-wrong = Il faut le mot de passe actuel pour changer d’identifiant, et ce n’est pas celui-ci.
log-in-wrong = Aucun identifiant ne va avec ce mot de passe.
settings-large = Les réglages font au plus { $largest } octets.
settings-deep = Les réglages s’emboîtent sur { $deepest } niveaux au plus.
