# Klub přes HTTP: co nepřijímá a kdo vchází.

# Dotazy, které nejde přečíst.
path-invalid = „{ $name }“ v adrese nejde přečíst: { $detail }
query-invalid = „{ $name }“ za otazníkem nejde přečíst: { $detail }
query-unknown = Na „{ $name }“ se tu ptát nejde.
query-twice = „{ $name }“ je zadáno víc než jednou.
body-invalid = Obsah nejde přečíst: { $detail }
body-large = Obsah může mít nejvýš { $largest } B.
body-not-json = Obsah musí být application/json.
page-unknown = Na této adrese nic není.
method-unknown = Takhle se tato adresa použít nedá.
request-unfit = Na tento dotaz nejde odpovědět (HTTP { $status }).
club-failed = V klubu se něco pokazilo. Je to zapsáno; zkus to prosím znovu.
origin-foreign = Dotaz přišel ze stránky jiného webu.
too-often = To bylo moc často. Zkus to prosím znovu za { $seconds ->
    [one] sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}.

# Příchod.
guest-name = Host { $number }
not-in = Klub neví, kdo jsi. Nejdřív vejdi.
handle-unfit = „{ $handle }“ nemůže být uživatelské jméno: musí mít { $least } až { $most } tisknutelných znaků, žádné mezery a nesmí začínat „bot:“.
password-unfit = Heslo má { $least } až { $most } znaků.
password-wrong = Ke změně uživatelského jména je potřeba současné heslo, a tohle to není.
log-in-wrong = Takové uživatelské jméno s tímto heslem tu není.
settings-large = Nastavení může mít nejvýš { $largest } B.
settings-deep = Nastavení je vnořené moc hluboko; nejvyšší hloubka je { $deepest }.
