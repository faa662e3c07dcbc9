# Co jest takie samo w każdym pokoju klubu.

page-title = { $room ->
    [home] klub
    [new] Nowy stół · klub
    [table] Przy stole · klub
    [replay] Powtórka · klub
    [learn] Nauka · klub
    [you] Ty · klub
   *[nowhere] klub
}
skip = Przejdź do treści
nowhere = Pod tym adresem nic nie ma.
to-home = Wróć do klubu
close = Zamknij
line-lost = Połączenie z klubem jest zerwane, więc to nie zostało wysłane. Spróbuj ponownie, gdy wróci.
line-unsure = Połączenie zerwało się, zanim klub odpowiedział. Sprawdź przy stole, czy to się stało.
club-unreachable = Nie można połączyć się z klubem. Nic nie przepadło; spróbuj ponownie za chwilę.
game-name = { $game ->
    [clustered] Clustered
   *[kluster] Kluster
}
house-away = Nie można teraz połączyć się z klubem. To, co widzisz, może być nieaktualne; nic twojego nie przepadło. Co kilka sekund następuje kolejna próba.
house-try = Spróbuj teraz
house-renewed = Jest już nowsza wersja programu klub. Wczytaj stronę ponownie, aby z niej korzystać.
house-incomplete = Nie udało się wczytać części tej strony. Wczytaj ją ponownie; nic twojego nie przepadło.
house-reload = Wczytaj ponownie
