"""What a player types at the prompt, and what is meant by it."""

from collections.abc import Sequence
from dataclasses import dataclass
from string import ascii_lowercase

from klub.clustered import Card, Cell, Discard, Drop, Lay, Move, Phase, View, notation
from klub.clustered.card import in_order
from klub.clustered.rules import legal_moves
from klub.game import Malformed, Refusal

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


@dataclass(frozen=True, slots=True)
class Word:
    """A wish that is not a move."""

    word: str


@dataclass(frozen=True, slots=True)
class Chosen:
    """A card to show the cells for."""

    card: Card


@dataclass(frozen=True, slots=True)
class Why:
    """A question why a card does not fit on a cell, or for no card, why none does."""

    cards: tuple[Card, ...]
    cell: Cell


Typed = Word | Chosen | Why | Move


def read(words: str, view: View, card: Card | None, cells: Sequence[Cell]) -> Typed:
    """What ``words`` mean to the player who sees ``view``.

    With ``card`` chosen, ``cells`` are those that it fits in, named a, b, c and so on.
    """
    words = " ".join(words.split())
    if words.lower() in WORDS:
        return Word(WORDS[words.lower()])
    if words.lower().startswith("why "):
        return _why(words[4:], view, card)
    if card is not None and (cell := _cell(words, cells)):
        return Lay(card, cell)
    first, _, rest = words.replace("@", " ").partition(" ")
    if (held := _held(first, view)) is None:
        return notation.move(words)
    if view.phase is not Phase.TURN:
        return Drop(in_order((held, *(_card(word, view) for word in rest.split()))))
    if rest:
        fitting = cells_for(view, held) if rest.isalpha() else ()
        if cell := _cell(rest, fitting):
            return Lay(held, cell)
        raise Malformed(words, words.index(rest), "typed-cell")
    return Discard(held) if _stuck(view) else Chosen(held)


def cells_for(view: View, card: Card) -> tuple[Cell, ...]:
    """Where ``card`` fits, in reading order."""
    fitting = (cell for cell, cards in view.board.room.items() if card in cards)
    return tuple(sorted(fitting, key=lambda cell: (-cell.y, cell.x)))


def label(place: int) -> str:
    """The name of the first, second, … cell: a to z, then aa, ab, …."""
    tens, ones = divmod(place, len(ascii_lowercase))
    return (ascii_lowercase[tens - 1] if tens else "") + ascii_lowercase[ones]


def _stuck(view: View) -> bool:
    return isinstance(legal_moves(view)[0], Discard)


def _held(word: str, view: View) -> Card | None:
    """The hand card with this number or notation, or ``None`` if the word is neither."""
    if word.isascii() and word.isdigit():
        if not 1 <= int(word[:3]) <= len(view.hand):
            raise Refusal("typed-number", most=len(view.hand))
        return view.hand[int(word[:3]) - 1]
    spelled = {str(card).lower(): card for card in view.hand}
    return spelled.get(word.lower())


def _card(word: str, view: View) -> Card:
    held = _held(word.lstrip("~"), view)
    return notation.card(word.lstrip("~")) if held is None else held


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


def _why(words: str, view: View, card: Card | None) -> Why:
    *named, place = words.replace("@", " ").split() or [""]
    cell = _cell(place, ())
    if cell is None:
        raise Malformed(words, words.find(place), "typed-why")
    cards = tuple(_card(word, view) for word in named)
    return Why(cards or ((card,) if card else view.hand), cell)
