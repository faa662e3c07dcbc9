# Klub przez HTTP: czego nie przyjmuje i kto wchodzi.

# Zapytania, których nie da się odczytać.
path-invalid = Nie da się odczytać „{ $name }” w adresie: { $detail }
query-invalid = Nie da się odczytać „{ $name }” po znaku zapytania: { $detail }
query-unknown = Nie można tu pytać o „{ $name }”.
query-twice = „{ $name }” podano więcej niż raz.
body-invalid = Nie da się odczytać treści: { $detail }
body-large = Treść może mieć najwyżej { $largest } B.
body-not-json = Treść musi być typu application/json.
page-unknown = Pod tym adresem nic nie ma.
method-unknown = Tego adresu nie można użyć w ten sposób.
request-unfit = Na to zapytanie nie ma odpowiedzi (HTTP { $status }).
club-failed = Coś poszło w klubie nie tak. Zostało to zapisane; spróbuj jeszcze raz.
origin-foreign = Zapytanie pochodzi ze strony innej witryny.
too-often = Za często. Spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}.

# Wejście.
guest-name = Gość { $number }
not-in = Klub nie wie, kim jesteś. Najpierw wejdź.
handle-unfit = „{ $handle }” nie może być loginem: potrzeba od { $least } do { $most } znaków, które da się wydrukować, bez spacji, i bez „bot:” na początku.
password-unfit = Hasło ma od { $least } do { $most } znaków.
password-wrong = Do zmiany loginu potrzebne jest obecne hasło, a to nie ono.
log-in-wrong = Nie ma takiego loginu z tym hasłem.
settings-large = Ustawienia mogą mieć najwyżej { $largest } B.
settings-deep = Ustawienia są zagnieżdżone zbyt głęboko; największa głębokość to { $deepest }.
