"""What a player types at the prompt, and what is meant by it."""

from collections.abc import Sequence
from dataclasses import dataclass

from klub.engine.errors import Malformed, Refusal
from klub.games.clustered import Card, Cell, Discard, Drop, Lay, Move, Phase, View, notation
from klub.games.clustered.card import in_order
from klub.games.clustered.rules import legal_moves

WORDS = {
    "?": "help",
    "help": "help",
    "h": "hint",
    "hint": "hint",
    "u": "undo",
    "undo": "undo",
    "s": "score",
    "score": "score",
    "r": "rules",
    "rules": "rules",
    "q": "quit",
    "quit": "quit",
    "exit": "quit",
    "": "look",
    "look": "look",
}
LETTERS = "abcdefgijklmnoptvxyz"
"""What cells are named by: no letter that is a word of its own, nor w, which is a wild."""


@dataclass(frozen=True, slots=True)
class Word:
    """A wish that is not a move."""

    word: str


@dataclass(frozen=True, slots=True)
class Look:
    """A wish to see the board round a cell."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class Chosen:
    """A card to show the cells for."""

    card: Card


@dataclass(frozen=True, slots=True)
class Why:
    """A question why cards do not fit on a cell."""

    cards: tuple[Card, ...]
    cell: Cell


Typed = Word | Look | Chosen | Why | Move


def read(words: str, view: View, card: Card | None) -> Typed:
    """What ``words`` mean to the player who sees ``view`` and has chosen ``card``."""
    words = " ".join(words.split())
    if words.lower() in WORDS:
        return Word(WORDS[words.lower()])
    first, _, rest = words.replace("@", " ").partition(" ")
    if first.lower() == "look":
        return Look(_place(rest, words, "typed-look"))
    if first.lower() == "why":
        return _why(rest, words, view, card)
    if card is not None and (cell := _cell(words, cells_for(view, card))):
        return Lay(card, cell)
    if view.phase is not Phase.TURN:
        return _drop(words, view)
    if (held := _held(first, view)) is None:
        return _written(words)
    if rest:
        cell = _cell(rest, cells_for(view, held))
        if cell is None:
            raise Malformed(words, len(first) + 1, "typed-cell")
        return Lay(held, cell)
    return Discard(held) if isinstance(legal_moves(view)[0], Discard) else Chosen(held)


def cells_for(view: View, card: Card) -> tuple[Cell, ...]:
    """Where ``card`` fits, in reading order."""
    fitting = (cell for cell, cards in view.board.room.items() if card in cards)
    return tuple(sorted(fitting, key=lambda cell: (-cell.y, cell.x)))


def label(place: int) -> str:
    """The name of the first, second, … cell: a to z with gaps, then aa, ab, …."""
    more, last = divmod(place, len(LETTERS))
    return (label(more - 1) if more else "") + LETTERS[last]


def _drop(words: str, view: View) -> Move:
    """The cards to drop, by number or notation, with blanks or commas between them."""
    if words.startswith("-") or "@" in words:
        return notation.move(words)
    named = words.replace(",", " ").replace("~", " ").split()
    return Drop(in_order(tuple(_card(word, view) for word in named)))


def _written(words: str) -> Move:
    """The move in notation; what does not even begin as one is told in general."""
    try:
        return notation.move(words)
    except Malformed as malformed:
        if malformed.at == 0:
            raise Refusal("typed-unknown", words=words) from None
        raise


def _held(word: str, view: View) -> Card | None:
    """The hand card with this number or notation, or ``None`` if the word is neither."""
    if word.isascii() and word.isdigit():
        if not 1 <= int(word[:3]) <= len(view.hand):
            raise Refusal("typed-number", most=len(view.hand))
        return view.hand[int(word[:3]) - 1]
    spelled = {str(card).lower(): card for card in view.hand}
    return spelled.get(word.lower())


def _card(word: str, view: View) -> Card:
    held = _held(word, view)
    return notation.card(word) if held is None else held


def _cell(word: str, cells: Sequence[Cell]) -> Cell | None:
    """The cell written ``2,-1``, or called by its letter."""
    named = {label(place): cell for place, cell in enumerate(cells)}
    if word.lower() in named:
        return named[word.lower()]
    x, comma, y = word.partition(",")
    try:
        return Cell(int(x), int(y)) if comma and len(word) < 12 else None
    except ValueError:
        return None


def _place(word: str, words: str, message: str) -> Cell:
    cell = _cell(word, ())
    if cell is None:
        raise Malformed(words, len(words) - len(word), message)
    return cell


def _why(rest: str, words: str, view: View, card: Card | None) -> Why:
    *named, place = rest.split() or [""]
    cell = _place(place, words, "typed-why")
    cards = tuple(_card(word, view) for word in named)
    return Why(cards or ((card,) if card else view.hand), cell)
