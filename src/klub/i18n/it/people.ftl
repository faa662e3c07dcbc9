# Il club via HTTP: che cosa non accetta, e chi entra.

# Richieste che non si possono leggere, o non adesso.
path-invalid = «{ $name }» nell’indirizzo non si può leggere: { $detail }
query-invalid = «{ $name }» dopo il punto interrogativo non si può leggere: { $detail }
query-unknown = Qui non si può chiedere «{ $name }».
query-twice = «{ $name }» è indicato più di una volta.
body-invalid = Il contenuto non si può leggere: { $detail }
body-large = Il contenuto ha al massimo { $largest } byte.
body-not-json = Il contenuto dev’essere application/json.
page-unknown = A questo indirizzo non c’è nulla.
method-unknown = Questo indirizzo non si può usare così.
request-unfit = Impossibile rispondere alla richiesta (HTTP { $status }).
club-failed = Qualcosa è andato storto nel club. È stato annotato; prova di nuovo.
origin-foreign = La richiesta viene da una pagina di un altro sito.
too-often = Troppe volte di seguito. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.

# Entrare.
guest-name = Ospite { $number }
not-in = Il club non sa chi sei. Prima entra.
handle-unfit = «{ $handle }» non può essere un nome utente: servono da { $least } a { $most } caratteri stampabili, niente spazi, e non può cominciare con «bot:».
password-unfit = Una password ha da { $least } a { $most } caratteri.
password-wrong = Per cambiare nome utente serve la password attuale, e non è questa.
log-in-wrong = Nessun nome utente corrisponde a questa password.
settings-large = Le impostazioni hanno al massimo { $largest } byte.
settings-deep = Le impostazioni hanno al massimo { $deepest } livelli, l’uno dentro l’altro.
