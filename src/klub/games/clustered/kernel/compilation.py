"""The kernel compiled step by step, so that whoever waits can be told how far it is."""

from collections.abc import Iterator
from random import Random

from klub.engine.advice import Budget
from klub.games.clustered.kernel.actions import action_of_move, move_of_action
from klub.games.clustered.kernel.engine import KernelClustered
from klub.games.clustered.kernel.games import Games, deals
from klub.games.clustered.kernel.layout import SIZES
from klub.games.clustered.kernel.observe import Eyes
from klub.games.clustered.search.foresight import foresight
from klub.games.clustered.search.halving import think
from klub.games.clustered.search.to_the_end import to_the_end


def steps() -> Iterator[str]:
    """Call everything compiled once for each size, and name each step when it is done.

    What is compiled already is only loaded.
    """
    engine = KernelClustered()
    for _, players in SIZES:
        size = f"up to {players} players"
        options = engine.options({"players": players})
        position = engine.start(options, Random(0))
        engine.play(position, engine.sample(position, Random(0)))
        yield f"{size}: one game"
        games = Games.dealt(options, [0])
        games.play(games.moves(0)[:1])
        yield f"{size}: many games"
        thought = games.copy().records
        games.finish(["greedy"] * players)
        games.scores()
        yield f"{size}: games played by bots"
        for manner in (to_the_end, foresight):
            think(thought, Random(0), Budget(seconds=1.0, simulations=1), manner(players))
        yield f"{size}: games thought ahead"
        deals(options, 1, ["random"] * players, seed=0)
        yield f"{size}: whole games"
        Eyes(options).look(games.records, 0, 0)
        move_of_action(games.records, 0, action_of_move(games.records, 0, 0))
        yield f"{size}: games for learners"
