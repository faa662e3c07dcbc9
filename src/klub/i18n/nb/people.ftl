# Klubben over HTTP: hva den ikke tar imot, og hvem som kommer inn.

path-invalid = «{ $name }» i adressen kan ikke leses: { $detail }
query-invalid = «{ $name }» etter spørsmålstegnet kan ikke leses: { $detail }
query-unknown = Det finnes ikke noe «{ $name }» å spørre etter her.
query-twice = «{ $name }» er oppgitt mer enn én gang.
body-invalid = Innholdet kan ikke leses: { $detail }
body-large = Innholdet kan ha høyst { $largest } byte.
body-not-json = Innholdet må være application/json.
page-unknown = Det er ingenting på denne adressen.
method-unknown = Denne adressen kan ikke brukes slik.
request-unfit = Forespørselen kan ikke besvares (HTTP { $status }).
club-failed = Noe gikk galt i klubben. Det er skrevet ned; prøv igjen.
origin-foreign = Forespørselen kommer fra en side på et annet nettsted.
too-often = Det ble for ofte. Prøv igjen om { $seconds ->
    [one] ett sekund
   *[other] { $seconds } sekunder
}.

guest-name = Gjest { $number }
not-in = Klubben vet ikke hvem du er. Kom inn først.
handle-unfit = «{ $handle }» kan ikke være et brukernavn: det skal ha { $least } til { $most } tegn som kan skrives ut, ingen mellomrom, og kan ikke begynne med «bot:».
password-unfit = Et passord har { $least } til { $most } tegn.
password-wrong = For å endre et brukernavn trengs det nåværende passordet, og dette er det ikke.
log-in-wrong = Det finnes ikke noe slikt brukernavn med dette passordet.
settings-large = Innstillinger kan ha høyst { $largest } byte.
settings-deep = Innstillinger kan ligge høyst { $deepest } nivåer inni hverandre.
