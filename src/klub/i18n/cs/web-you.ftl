# Místnost o sobě.

# Kdo je kdo
you-who = Kdo jsi
you-save = Uložit
you-stranger = Kdo se chce jen porozhlédnout, nemusí říkat, kdo je. Se jménem jsi hostem klubu.
you-name-hint = To vidí ostatní u stolu a v seznamech.
you-name-saved = Odteď se jmenuješ { $name }.
you-somebody = Někdo
you-guest = Jsi host: jen tento prohlížeč ví, kdo jsi. S uživatelským jménem se můžeš vrátit z kteréhokoli jiného.
you-claim = Založit uživatelské jméno
you-claim-hint = Jméno, stoly i výsledky ti zůstanou.
you-claimed = Uživatelské jméno { $handle } je tvoje. Přihlásíš se s ním v kterémkoli prohlížeči.
you-handle = Uživatelské jméno
you-handle-is = Tvoje uživatelské jméno je { $handle }.
you-handle-change = Změnit uživatelské jméno nebo heslo
you-handle-changed = Tvoje uživatelské jméno je { $handle }. Ostatní prohlížeče jsou odhlášené.
you-password = Heslo
you-password-new = Nové heslo
you-password-old = Současné heslo
you-password-hint = Nejmenší počet znaků: { $least }. Zapomenuté heslo ti klub nemá jak poslat.
you-log-in = Přihlásit se
you-log-in-hint = Tento prohlížeč už nebude patřit hostu { $name }, který se bez uživatelského jména nemůže vrátit.
you-logged-in = Vítej zpátky, { $name }.
you-log-out = Odhlásit se tady
you-log-out-elsewhere = Odhlásit se všude jinde
you-logged-out = { $where ->
    [elsewhere] Všechny ostatní prohlížeče jsou odhlášené.
   *[here] Odhlášení proběhlo.
}
you-forget = Zapomenout mě tady
you-forget-sure = Bez uživatelského jména už nikdo nebude moci být { $name }: stoly, výsledky a nastavení tohoto hosta budou nedostupné.
you-stay = Zůstat

# Nastavení
you-settings = Jak se ti to líbí
you-language-auto = Podle prohlížeče
you-theme = Barvy
you-theme-word = { $word ->
    [light] Světlé
    [dark] Tmavé
   *[auto] Podle systému
}
you-motion = Pohyb
you-motion-word = { $word ->
    [full] Plný
    [less] Co nejméně
   *[auto] Podle systému
}
you-sound = Zvuky
you-sound-hint = Krátké a tiché: karta, cvaknutí, tvůj tah.
you-volume = Hlasitost
you-percent = { $percent ->
    [one] { $percent } procento
    [few] { $percent } procenta
   *[other] { $percent } procent
}
you-left = Pro leváky
you-left-hint = Tlačítka pro palec jsou vlevo.
you-confirm = Clustered: zeptat se před položením karty
you-confirm-word = { $word ->
    [always] Vždy
    [never] Nikdy
   *[touch] Na dotykových obrazovkách
}
you-end = Kluster: tah končí
you-end-word = { $word ->
    [auto] Sám, když to pravidla dovolí
   *[button] Až to řeknu
}

# Klávesy
you-keys = Klávesy
you-keys-hint = Vyber činnost a pak stiskni její novou klávesu. Escape nechá vše při starém.
you-action = { $action ->
    [lower] Spustit magnet dolů (držet)
    [turnLeft] Otočit doleva
    [turnRight] Otočit doprava
    [flip] Obrátit magnet
    [edge] Postavit na hranu
    [otherHand] Použít druhou ruku
    [stock] Vzít jiný magnet
    [grab] Chytit provázek
    [endTurn] Ukončit tah
    [near] Říct nejbližší magnety
    [hint] Ukázat dobré tahy
    [fit] Ukázat celý stůl
    [zoomIn] Blíž
   *[zoomOut] Dál
}
you-key-space = Mezerník
you-key-change = { you-action }: { $key }
you-key-press = { you-action }: stiskni novou klávesu.
you-key-reserved = { $key } tu znamená vždy totéž a nejde zvolit. Stiskni jinou klávesu.
you-key-taken = Klávesa { $key } je obsazená: { you-action }. Stiskni jinou klávesu.
you-key-set = { you-action }: klávesa je teď { $key }.
you-keys-reset = Všechny klávesy jako obvykle
you-keys-usual = Všechny klávesy jsou zase jako obvykle.

# Čeho kdo dosáhl
you-ratings = Hodnocení
you-ratings-empty = Zatím nemáš žádné hodnocení. Hodnocené stoly se otevírají v klubovně přes „Další možnosti“.
you-rating-for = { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}, { $games ->
    [one] jedna hra
    [few] { $games } hry
   *[other] { $games } her
}
you-bests = Sólové rekordy
you-bests-empty = Zatím nic. Zahraj si o samotě a tvůj nejlepší výsledek zůstane tady.
you-usual-rules = Obvyklá pravidla
you-history = Odehrané hry
you-history-empty = Zatím žádná hra neskončila. Každá tu bude, k novému zhlédnutí.
you-game = { $game ->
    [kluster] Kluster
   *[clustered] Clustered
}: { $outcome ->
    [won] výhra
    [lost] bez výhry
   *[alone] o samotě
}
you-seat = { $place }. { $name }, { $score }

# Záznamy
you-records = Záznamy
you-record-hint = Soubor uložený ze hry v klubu (.json). Zkontroluje se, uchová a ukáže.
