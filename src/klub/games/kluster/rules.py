"""The rules between turns: what a turn's result does to the game, who is next, and who wins.

Numbers such as R22 are rulings, A9 chapters of the rules; docs/rules/kluster.md explains both.
What happens within a turn is the matter of `turn` and `referee`.
"""

from dataclasses import replace

from klub.engine.contract import Outcome, Seat
from klub.engine.errors import Illegal
from klub.games.kluster.pose import Loop
from klub.games.kluster.repair import repaired
from klub.games.kluster.result import TurnResult
from klub.games.kluster.state import AREA, POOL, State


def objection_to_more(state: State, placed: int) -> Illegal | None:
    """Why a player who has placed ``placed`` stones in this turn may not place another."""
    if state.options.mode != "expert":
        return Illegal("4.3", "turn-one-placement")
    own = state.counts[state.turn] - placed
    others = [seat for seat in range(state.options.players) if seat != state.turn]
    rivals = others if state.options.expert_vs == "everyone" else [following(state, state.turn)]
    most = max(state.counts[seat] for seat in rivals)
    return None if own > most else Illegal("R22", "turn-expert", own=own, most=most)


def following(state: State, seat: Seat) -> Seat:
    """The next seat clockwise that is still in the game."""
    players = state.options.players
    order = (Seat((seat + step) % players) for step in range(1, players + 1))
    return next(other for other in order if other not in state.out)


def after(state: State, result: TurnResult) -> State:
    """The game after a turn; the old state stays as it was."""
    seat, elimination = result.seat, state.options.mode == "elimination"
    holders, poses = list(state.holders), list(state.poses)
    for stone in result.placed:
        holders[stone] = AREA
    for stone in result.taken:
        holders[stone], poses[stone] = (POOL if elimination else seat), None
    for stone, pose in result.rest:
        poses[stone] = pose
    cords = list(state.cords)
    for cord, line in result.cords:
        cords[cord] = line
    faults = list(state.faults)
    faults[seat] += result.fault
    moved = replace(
        state,
        holders=tuple(holders),
        poses=tuple(poses),
        cords=tuple(cords),
        faults=tuple(faults),
        turns=state.turns + 1,
        peak=max(state.peak, holders.count(AREA)),
        last=result,
    )
    if result.fault and state.options.plus_fault_repair == "auto_repair":
        moved = replace(moved, cords=_rejoined(moved))
    if elimination:
        return _after_elimination(moved, result)
    if state.options.mode == "solo":
        return _after_solo(moved)
    if not result.fault and not moved.held_by(seat):
        return replace(moved, over=True, winners=(seat,))  # R20
    return replace(moved, turn=following(moved, seat))


def _after_elimination(state: State, result: TurnResult) -> State:
    """A fault eliminates (A9); with an empty pool nobody can place any more (R28)."""
    if result.fault:
        state = replace(state, out=(*state.out, result.seat))
    remaining = tuple(Seat(seat) for seat in range(state.options.players) if seat not in state.out)
    if len(remaining) == 1:
        return replace(state, over=True, winners=remaining)
    if not state.held_by(POOL):
        match state.options.pool_empty:
            case "shared":
                return replace(state, over=True, winners=remaining)
            case "last_placer":
                return replace(state, over=True, winners=(result.seat,))
            case _:
                state = _cleared(state)
    return replace(state, turn=following(state, result.seat))


def _cleared(state: State) -> State:
    """Every stone goes back into the pool (R28)."""
    holders = tuple(POOL if holder == AREA else holder for holder in state.holders)
    return replace(state, holders=holders, poses=(None,) * len(state.poses))


def _after_solo(state: State) -> State:
    """Over with everything placed, or with one fault too many (R24)."""
    seat = state.turn
    over = state.faults[seat] > state.options.solo_faults or not state.held_by(seat)
    return replace(state, over=over, winners=(seat,) if over else ())


def _rejoined(state: State) -> tuple[Loop, ...]:
    """Cords that a fault left apart, put back by the referee (R35)."""
    if len(state.cords) < 2:
        return state.cords
    stones = [
        (pose.place[0], pose.place[1], state.stones[stone].length)
        for stone, pose in enumerate(state.poses)
        if pose is not None
    ]
    drawn = {cord for cord, _ in state.last.cords} if state.last else set()
    return repaired(state.cords, stones, state.options, drawn)


def outcome(state: State) -> Outcome | None:
    """The result, once the game is over."""
    if not state.over:
        return None
    scores = {"solo": _solo_scores, "elimination": _elimination_scores}
    return Outcome(
        winners=state.winners, scores=scores.get(state.options.mode, _standard_scores)(state)
    )


def _standard_scores(state: State) -> tuple[dict[str, int], ...]:
    """Fewest stones left is best (A6)."""
    counts = state.counts
    return tuple(
        {"total": -own, "stones": own, "place": 1 + sum(count < own for count in counts)}
        for own in counts
    )


def _elimination_scores(state: State) -> tuple[dict[str, int], ...]:
    """Who lasts longer is ahead; the total is how many somebody has outlasted."""
    players = state.options.players
    scores = []
    for seat in range(players):
        if seat in state.winners:
            place = 1
        elif seat in state.out:
            place = players - state.out.index(Seat(seat))
        else:
            place = 1 + len(state.winners)
        outlasted = state.out.index(Seat(seat)) if seat in state.out else players - place
        scores.append({"total": outlasted, "place": place})
    return tuple(scores)


def _solo_scores(state: State) -> tuple[dict[str, int], ...]:
    """Stones in the area, at the end or at their most (R26)."""
    stones = len(state.area)
    total = max(state.peak, stones) if state.options.solo_score == "peak" else stones
    everything = not state.held_by(state.turn)
    return ({"total": total, "faults": state.faults[state.turn], "victory": int(everything)},)
