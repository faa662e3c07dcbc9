# De club over HTTP: wat niet wordt aangenomen, en wie er binnenkomt.

# Verzoeken die niet te lezen zijn, of nu niet.
path-invalid = “{ $name }” in het adres is niet te lezen: { $detail }
query-invalid = “{ $name }” na het vraagteken is niet te lezen: { $detail }
query-unknown = Naar “{ $name }” kun je hier niet vragen.
query-twice = “{ $name }” staat er meer dan één keer.
body-invalid = De inhoud is niet te lezen: { $detail }
body-large = De inhoud is hoogstens { $largest } bytes.
body-not-json = De inhoud moet application/json zijn.
page-unknown = Op dit adres is niets.
method-unknown = Zo kun je dit adres niet gebruiken.
request-unfit = Op dit verzoek is geen antwoord mogelijk (HTTP { $status }).
club-failed = Er ging iets mis in de club. Het is genoteerd; probeer het nog eens.
origin-foreign = Het verzoek komt van een pagina van een andere site.
too-often = Dat was te vaak. Probeer het over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
} nog eens.

# Binnenkomen.
guest-name = Gast { $number }
not-in = De club weet niet wie je bent. Kom eerst binnen.
handle-unfit = “{ $handle }” kan geen gebruikersnaam zijn: { $least } tot { $most } afdrukbare tekens, geen spaties, en niet beginnen met “bot:”.
password-unfit = Een wachtwoord heeft { $least } tot { $most } tekens.
password-wrong = Om een gebruikersnaam te veranderen is het huidige wachtwoord nodig, en dit is het niet.
log-in-wrong = Deze gebruikersnaam met dit wachtwoord bestaat niet.
settings-large = Instellingen zijn hoogstens { $largest } bytes.
settings-deep = Instellingen zitten hoogstens { $deepest } lagen diep in elkaar.
