# De club: wat er niet te krijgen is, en waarom.

table-unknown = Deze tafel bestaat niet. Een link naar een tafel moet je helemaal kopiëren.
table-elsewhere = Aan deze tafel wordt nu op een andere computer van de club gespeeld.
table-closed = De tafel is opgeruimd voordat dit was gebeurd. Open hem opnieuw en kijk of het gelukt is.
tables-many = Eén verbinding volgt hoogstens { $most } tafels.
wish-unsure = De club weet niet of dit gelukt is. Kijk op de tafel, die wordt nu opnieuw geladen.
store-away = De club kan nu even niets opslaan; er is niets veranderd. Probeer het zo nog eens.
wish-failed = Dit ging mis door een fout van de club. Er is niets veranderd.
who-first = Wie meer wil dan kijken, zegt eerst wie hij is: POST /api/me.
too-fast = Dit is te veel tegelijk. Probeer het over { $milliseconds } milliseconden opnieuw.
record-early = Het spelverslag is er pas als het spel is afgelopen.
record-daily = Het verslag van een uitdaging is er pas als de dag ervan, { $day }, voorbij is, want anderen proberen hem nog.
record-results = Een verslag van dit spel moet vertellen wat er van de zetten kwam.
options-unread = Huisregels schrijf je als JSON-object, zoals {"{"}"quick": true{"}"}.
watch-first = Wie een hand uitsteekt, kijkt eerst mee aan de tafel.
plan-long = Een beurt in het kort duurt hoogstens { $seconds } seconden.
turn-none = In dit spel doe je zetten niet met je handen.
turn-preparing = De magneten worden nog klaargemaakt. De beurt begint zo.
turn-by-hand = Een beurt met de hand speel je live, handeling voor handeling.
turn-under-way = Deze beurt is al bezig: met de hand, of volgens een eerder plan.
turn-interrupted = De beurt is onderbroken, en niets ervan telt.
turn-broken = De beurt ging mis door een fout van de club. Hij begint opnieuw.
hint-rated = Aan een tafel met rating zijn er geen hints.
hint-daily = Bij de uitdaging van de dag zijn er geen hints: ieders resultaat telt.
hint-not-your-turn = Een hint is voor wie aan de beurt is.
advice-preparing = De hints worden nog klaargemaakt. Probeer het zo nog eens.
review-not-over = Een analyse is er pas als het spel is afgelopen.
