# O servidor do clube.

# O que o arquivo recusa.
log-conflict = A mesa { $table } tem { $last } { $last ->
    [one] acontecimento
   *[other] acontecimentos
}, por isso nada pode seguir o acontecimento { $after }.
log-stale = Agora é outra máquina que gere a mesa { $table }: a época { $newest } seguiu-se a { $epoch }.
rating-conflict = O nível de { $identity } mudou desde que foi lido.
identity-taken = Já se conhece alguém com este id ou segredo.
identity-unknown = O clube não sabe quem é.
handle-taken = O nome de acesso «{ $handle }» já está ocupado.
