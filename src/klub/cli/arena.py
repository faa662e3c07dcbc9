"""``klub arena``: a tournament of bots, from the first game to the final table."""

import json
import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from klub.cli.console import console
from klub.cli.progress import progress
from klub.cli.simulate import prepare
from klub.engine.contract import Json
from klub.engine.errors import Refusal
from klub.engine.options import typed
from klub.games import game, game_type, option_kinds
from klub.i18n import text

if TYPE_CHECKING:
    from rich.console import Console

    from klub.arena.crew import Crew
    from klub.arena.ended import Ended
    from klub.arena.pairing import Pairing
    from klub.arena.standing import Standing
    from klub.arena.tournament import Tournament

ROUNDS = 10
"""Of a ladder, if nothing is said."""
PATIENCE = 60.0
"""s for bots elsewhere, if nothing is said."""
PLOTS = (".svg", ".png")


@dataclass(frozen=True, slots=True)
class Told:
    """A tournament as far as it has come."""

    head: dict[str, Any]
    """As its results file begins."""
    standing: "Standing"


def run(chosen: Namespace) -> int:
    """Play what is missing, then print the table and write what was asked for."""
    from klub.arena.choice import readable

    if chosen.record is not None and chosen.records is None:
        raise Refusal("arena-record-alone")
    readable(chosen.record or "all")
    if chosen.plot and chosen.plot.suffix.lower() not in PLOTS:
        raise Refusal("arena-plot", file=str(chosen.plot))
    if chosen.plot:
        chosen.plot.parent.stat()  # a folder that is not there is told before anybody plays
    told = _read(chosen) if _only_told(chosen) else _played(chosen)
    if told is None:
        return 130
    if chosen.json:
        from klub.cli.standing import report

        print(json.dumps(report(told.head, told.standing), ensure_ascii=False))
    else:
        _show(told.standing)
    if chosen.plot:
        from klub.arena.chart import draw

        draw(told.standing, chosen.plot)
        _say(text("picture-kept", file=str(chosen.plot)))
    if chosen.records:
        _write_records(chosen.records, chosen.record or "all", told)
    return 0


def _only_told(chosen: Namespace) -> bool:
    """Whether a tournament is only to be told that is in a file."""
    if chosen.game and chosen.entrants:
        return False
    if chosen.game or not chosen.results:
        raise Refusal("arena-game")
    return True


def _read(chosen: Namespace) -> Told:
    """The tournament as far as its file tells it."""
    from klub.arena.results import read
    from klub.arena.standing import Standing

    head, ended = read(chosen.results)
    if not ended:
        raise Refusal("arena-results-empty", file=str(chosen.results))
    if chosen.records:
        prepare(chosen.records)
    entrants: Any = head["entrants"]
    names = [str(one["name"]) for one in entrants]
    return Told(dict(head), Standing.of(names, list(ended.values())))


def _played(chosen: Namespace) -> Told | None:
    """The tournament after its last game, or nothing if somebody has stopped it."""
    from klub.arena.results import Results
    from klub.arena.standing import Standing

    tournament, pairing = _arranged(chosen)
    if chosen.records:
        prepare(chosen.records)
    head = tournament.told()
    if chosen.results is None:
        games = _all_games(chosen, tournament, pairing, {}, lambda ended: None)
    else:
        with Results(chosen.results, head) as results:
            if results.ended:
                there = len(results.ended)
                _say(text("arena-goes-on", games=there, total=pairing.total))
            games = _all_games(chosen, tournament, pairing, results.ended, results.keep)
    if len(games) < pairing.total:
        stopped = "arena-stopped" if chosen.results else "arena-stopped-lost"
        _say("\n" + text(stopped, games=len(games), total=pairing.total))
        return None
    return Told(head, Standing.of(tournament.names, list(games.values())))


def _arranged(chosen: Namespace) -> "tuple[Tournament, Pairing]":
    """Who plays what, and who meets whom; everything that is wrong is refused here."""
    from klub.arena.entrant import entrants
    from klub.arena.pairing import Ladder, RoundRobin
    from klub.arena.tournament import Tournament

    engine = game(chosen.game)
    options = engine.options(typed(option_kinds(chosen.game), chosen.values))
    players = engine.seats(options)
    enter = entrants(chosen.game, chosen.entrants)
    if len(enter) < players:
        raise Refusal("arena-few", players=players)
    _check_club(chosen, remote=any(one.remote for one in enter))
    if chosen.ray and chosen.workers:
        raise Refusal("arena-ray-workers")
    if chosen.rounds and chosen.format != "ladder":
        raise Refusal("arena-rounds")
    asked = chosen.games or game_type(chosen.game).presets.arena
    games = -(-asked // players) * players
    if chosen.games and games != asked:
        _say(text("arena-rounded", games=games))
    pairing: Pairing
    if chosen.format == "ladder":
        pairing = Ladder(len(enter), players, games, chosen.rounds or ROUNDS, chosen.seed)
    else:
        pairing = RoundRobin(len(enter), players, games, chosen.seed)
    values: dict[str, Json] = engine.option_values(options)
    return Tournament(chosen.game, values, chosen.seed, enter, pairing.told()), pairing


def _check_club(chosen: Namespace, *, remote: bool) -> None:
    """Refuse words about a club that do not go together."""
    if remote and chosen.club is None:
        raise Refusal("arena-remote-club")
    if remote and (chosen.ray or chosen.workers):
        raise Refusal("arena-remote-crew")
    if not remote and (chosen.club or chosen.patience is not None):
        raise Refusal("arena-club-alone")


def _all_games(
    chosen: Namespace,
    tournament: "Tournament",
    pairing: "Pairing",
    known: "dict[int, Ended]",
    keep: Any,
) -> "dict[int, Ended]":
    """The games by index: all of them, or those that had ended when somebody stopped it."""
    from klub.arena.playing import playing

    games: dict[int, Ended] = {}
    try:
        missing = pairing.total - len(known)
        with progress() as bar, _crew(chosen, tournament, missing, bar.console) as crew:
            waking = chosen.game == "kluster"
            task = bar.add_task(text("waking" if waking else "simulating"), total=pairing.total)
            for games in playing(pairing, crew, known, keep):
                fresh = len(games) > len(known)
                told = text("simulating") if fresh or not waking else None
                bar.update(task, completed=len(games), description=told)
    except KeyboardInterrupt:
        pass
    return games


def _crew(chosen: Namespace, tournament: "Tournament", games: int, screen: "Console") -> "Crew":
    """Whoever plays the games."""
    from klub.arena.crew import Alone
    from klub.arena.pool import Pool

    if chosen.ray:
        from klub.arena.cluster import Cluster

        return Cluster(tournament, chosen.ray)
    if chosen.club:
        from klub.arena.remote import Remote

        patience = PATIENCE if chosen.patience is None else chosen.patience
        return Remote(tournament, chosen.club, patience, partial(_say_above, screen))
    workers = min(chosen.workers or _processors(), games)
    return Pool(tournament, workers) if workers > 1 else Alone(tournament)


def _processors() -> int:
    """How many this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _show(standing: "Standing") -> None:
    from klub.cli.standing import against, table

    screen = console()
    screen.print(table(standing, screen))
    if standing.paired and len(standing.names) > 2 and (grid := against(standing, screen)):
        screen.print()
        screen.print(grid)
    for row in standing.rows:
        if row.forfeits:
            _tell_forfeits(row.name, row.number, standing.games)


def _tell_forfeits(name: str, number: int, games: "Sequence[Ended]") -> None:
    """How often somebody failed, and why the first time."""
    failed = [one for one in games if one.forfeit and one.seats[one.forfeit.seat] == number]
    first = failed[0]
    assert first.forfeit is not None
    index, error = str(first.index), first.forfeit.error
    _say(text("arena-forfeit", name=name, games=len(failed), game=index, error=error))


def _write_records(folder: Path, which: str, told: Told) -> None:
    """Write the records that were asked for."""
    from klub.arena.choice import chosen
    from klub.arena.record import write_records

    games = chosen(which, told.standing)
    folder.mkdir(parents=True, exist_ok=True)
    head = told.head
    with progress() as bar:
        task = bar.add_task(text("arena-writing"), total=len(games))
        for _ in write_records(folder, head["game"], head["options"], told.standing.names, games):
            bar.advance(task)
    _say(text("arena-records", games=len(games), folder=str(folder)))


def _say_above(screen: "Console", words: str) -> None:
    """Tell something while a bar is shown."""
    screen.print(words, markup=False, highlight=False, soft_wrap=True)


def _say(words: str) -> None:
    """Tell something that is no result, so that those can be read by programs."""
    print(words, file=sys.stderr, flush=True)
