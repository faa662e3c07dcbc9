# Klubben över HTTP: vad den inte tar emot, och vem som kommer in.

path-invalid = ”{ $name }” i adressen går inte att läsa: { $detail }
query-invalid = ”{ $name }” efter frågetecknet går inte att läsa: { $detail }
query-unknown = Det finns inget ”{ $name }” att fråga efter här.
query-twice = ”{ $name }” anges mer än en gång.
body-invalid = Innehållet går inte att läsa: { $detail }
body-large = Innehållet får ha högst { $largest } byte.
body-not-json = Innehållet måste vara application/json.
page-unknown = Det finns inget på den här adressen.
method-unknown = Den här adressen kan inte användas på det sättet.
request-unfit = Förfrågan kan inte besvaras (HTTP { $status }).
club-failed = Något gick snett i klubben. Det har antecknats; försök igen.
origin-foreign = Förfrågan kommer från en sida på en annan webbplats.
too-often = Det blev för ofta. Försök igen om { $seconds ->
    [one] en sekund
   *[other] { $seconds } sekunder
}.

guest-name = Gäst { $number }
not-in = Klubben vet inte vem du är. Kom in först.
handle-unfit = ”{ $handle }” kan inte vara ett användarnamn: det ska ha { $least } till { $most } tecken som går att skriva ut, inga mellanslag, och får inte börja med ”bot:”.
password-unfit = Ett lösenord har { $least } till { $most } tecken.
password-wrong = För att ändra ett användarnamn behövs det nuvarande lösenordet, och det här är det inte.
log-in-wrong = Det finns inget sådant användarnamn med det lösenordet.
settings-large = Inställningar får ha högst { $largest } byte.
settings-deep = Inställningar får ligga högst { $deepest } nivåer djupt i varandra.
