# Serwer klubu.

# Czego nie przyjmuje magazyn.
log-conflict = Stół { $table } ma { $last } { $last ->
    [one] zdarzenie
    [few] zdarzenia
    [many] zdarzeń
   *[other] zdarzenia
}, więc nic nie może nastąpić po zdarzeniu { $after }.
log-stale = Stół { $table } prowadzi teraz inny komputer: po epoce { $epoch } nastała { $newest }.
rating-conflict = Ranking { $identity } zmienił się od czasu odczytania.
identity-taken = Ktoś o tym identyfikatorze lub sekrecie jest już znany.
identity-unknown = Klub nie wie, kto to jest.
handle-taken = Login „{ $handle }” jest zajęty.
