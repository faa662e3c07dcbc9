# Server klubu.

# Co odmítá úložiště.
log-conflict = Stůl { $table } má { $last } { $last ->
    [one] událost
    [few] události
   *[other] událostí
}, takže po události { $after } nemůže nic následovat.
log-stale = Stůl { $table } teď vede jiný počítač: po epoše { $epoch } nastala { $newest }.
rating-conflict = Hodnocení { $identity } se od přečtení změnilo.
identity-taken = Někdo s tímto označením nebo tajemstvím už je známý.
identity-unknown = Klub neví, kdo to je.
handle-taken = Uživatelské jméno „{ $handle }“ je obsazené.
