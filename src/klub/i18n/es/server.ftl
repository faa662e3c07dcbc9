# El servidor del club.

# Qué rechaza el archivo.
log-conflict = La mesa { $table } tiene { $last } { $last ->
    [one] suceso
   *[other] sucesos
}, así que nada puede seguir al suceso { $after }.
log-stale = Ahora lleva la mesa { $table } otra máquina: la época { $newest } ha seguido a { $epoch }.
rating-conflict = El nivel de { $identity } ha cambiado desde que se leyó.
identity-taken = Ya se conoce a alguien con este id o secreto.
identity-unknown = El club no sabe quién es.
handle-taken = El nombre de usuario «{ $handle }» ya está en uso.
