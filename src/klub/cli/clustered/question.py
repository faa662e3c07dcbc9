"""What is asked of the player to move."""

from collections import Counter

from klub.games.clustered import Card, Discard, Phase, View, legal_moves
from klub.i18n import text


def question(view: View, card: Card | None) -> str:
    """What is expected now of the player who sees ``view`` and has chosen ``card``."""
    if view.phase is Phase.OPENING:
        return text("ask-opening")
    if view.phase is Phase.DROP:
        return text("ask-drop", which=view.options.quick_discard, cards=_drawn(view))
    if isinstance(legal_moves(view)[0], Discard):
        return text("ask-discard")
    return text("ask-card") if card is None else text("ask-cell", card=str(card))


def _drawn(view: View) -> str:
    """The cards just drawn, with their numbers in the hand."""
    drawn = Counter(view.drawn)
    numbered = []
    for number, card in enumerate(view.hand, 1):
        if drawn[card]:
            drawn[card] -= 1
            numbered.append(f"{number} {card}")
    return ", ".join(numbered)
