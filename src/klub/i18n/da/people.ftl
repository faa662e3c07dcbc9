# Klubben over HTTP: hvad den ikke tager imod, og hvem der kommer ind.

# Forespørgsler, der ikke kan læses, eller ikke nu.
path-invalid = »{ $name }« i adressen kan ikke læses: { $detail }
query-invalid = »{ $name }« efter spørgsmålstegnet kan ikke læses: { $detail }
query-unknown = Man kan ikke spørge om »{ $name }« her.
query-twice = »{ $name }« står der mere end én gang.
body-invalid = Indholdet kan ikke læses: { $detail }
body-large = Indholdet er højst { $largest } byte.
body-not-json = Indholdet skal være application/json.
page-unknown = Der er intet på denne adresse.
method-unknown = Adressen kan ikke bruges på den måde.
request-unfit = Forespørgslen kan ikke besvares (HTTP { $status }).
club-failed = Noget gik galt i klubben. Det er noteret; prøv igen.
origin-foreign = Forespørgslen kommer fra en side på et andet websted.
too-often = Det var for tit. Prøv igen om { $seconds ->
    [one] et sekund
   *[other] { $seconds } sekunder
}.

# At komme ind.
guest-name = Gæst { $number }
not-in = Klubben ved ikke, hvem du er. Kom ind først.
handle-unfit = »{ $handle }« kan ikke være et brugernavn: det skal have { $least } til { $most } synlige tegn, ingen mellemrum, og må ikke begynde med »bot:«.
password-unfit = En adgangskode har { $least } til { $most } tegn.
password-wrong = Den nuværende adgangskode skal bruges for at ændre et brugernavn, og det her er den ikke.
log-in-wrong = Det brugernavn findes ikke med den adgangskode.
settings-large = Indstillinger er højst { $largest } byte.
settings-deep = Indstillinger ligger højst { $deepest } lag dybt i hinanden.
