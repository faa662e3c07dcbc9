# A sala onde se abre uma mesa nova. As regras da casa estão em options.ftl.

new-title = { $game ->
    [kluster] Uma mesa nova de Kluster
   *[clustered] Uma mesa nova de Clustered
}
new-again = Tentar de novo
new-game = Jogo
new-table = O tempo, e quem pode vir
new-on = Sim
new-off = Não
new-number = Um número
new-box = { $box ->
    [trio] TRIO
   *[duo] DUO²
}
new-raise = Subir { $name }
new-not-first = Não é a primeira partida

# Lugares
new-seats = Quem joga?
new-seat = Lugar { $number }
new-seat-of = Lugar { $number }: { $name }
new-sitter-me = Alguém neste aparelho
new-sitter-open = Um convidado
new-sitter-open-hint = Quem vier pelo link, ou da lista de mesas abertas.

new-house-rules = Regras da casa
new-changed = { $number ->
    [0] tudo como sempre
    [one] { $number } alterada
   *[other] { $number } alteradas
}
new-reset = Tudo como sempre

# Tempo
new-clock = Relógio
new-clock-none = Nenhum
new-clock-minutes = Minutos
new-clock-days = Dias
new-clock-hint = { $kind ->
    [minutes] Tempo para toda a partida. Quem ficar sem ele desiste.
    [days] Para partidas jogadas de vez em quando. Cada jogada devolve um dia; quem ficar sem tempo desiste.
   *[none] Cada um pensa o tempo que quiser.
}
new-minutes = Minutos por jogador
new-bonus = Segundos devolvidos por jogada
new-days = Dias por jogador

# A mesa
new-listed = Mostrar a mesa a todos
new-listed-hint = Aparece na lista do clube, para entrar ou assistir. Senão, só a encontra quem tiver o link.
new-rated = Classificatória
new-rated-hint = O resultado conta para a classificação. Só entre pessoas, duas ou mais, cada uma num lugar; não se desfaz nada.
new-at-once = Começar já
new-at-once-hint = Senão a mesa espera, e começas quando quiseres.
new-go = Começar a partida
new-open = Abrir a mesa

# As regras da casa por palavras
new-rule = { $name }: { $value }
new-boxes = { $duo ->
    [0] { $trio } × TRIO
   *[other] { $trio ->
        [0] { $duo } × DUO²
       *[other] { $trio } × TRIO, { $duo } × DUO²
    }
}
