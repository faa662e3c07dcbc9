"""A position of Clustered as plain text, for terminals and logs."""

from klub.engine.contract import Seat
from klub.games.clustered import Cell, Phase, State, scoring
from klub.games.clustered.notation import COLOURS, board_text
from klub.games.clustered.picture.palette import deck


def position_text(state: State, last: Cell | None = None) -> str:
    """The board in klub's notation, everybody's points, and the hand of the seat to move."""
    lines = [board_text(state.board), ""]
    scores = scoring.scores(state.board, state.options, state.firsts)
    for seat, score in enumerate(scores):
        parts = ", ".join(f"{part} {points}" for part, points in score.parts().items())
        lines.append(f"{COLOURS[seat]} {deck(Seat(seat)).name:<7} {parts}")
    if last is not None:
        owner, card = state.board.laid[last]
        lines.append(f"last card: {COLOURS[owner]}{card}@{last}")
    if state.phase is Phase.OVER:
        won = ", ".join(deck(seat).name for seat in scoring.winners(scores, state.options))
        return "\n".join([*lines, f"won by {won}", ""])
    hand = " ".join(map(str, state.hand))
    return "\n".join([*lines, f"{deck(state.turn).name} has to {DUE[state.phase]}: {hand}", ""])


DUE = {Phase.OPENING: "drop two", Phase.TURN: "lay", Phase.DROP: "drop one"}
