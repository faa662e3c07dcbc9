"""Clustered: a card game on an open grid.

Neighbours share two of shape, fill and number; rows and rectangles of your colour score.
"""

from klub.games.clustered.board import Board, Cell
from klub.games.clustered.bots import BOTS
from klub.games.clustered.card import START, WILD, Card, Face
from klub.games.clustered.engine import Clustered
from klub.games.clustered.options import Options
from klub.games.clustered.rules import legal_moves
from klub.games.clustered.scoring import Score
from klub.games.clustered.state import Discard, Drop, Lay, Move, Phase, State
from klub.games.clustered.view import View

__all__ = [
    "BOTS",
    "START",
    "WILD",
    "Board",
    "Card",
    "Cell",
    "Clustered",
    "Discard",
    "Drop",
    "Face",
    "Lay",
    "Move",
    "Options",
    "Phase",
    "Score",
    "State",
    "View",
    "legal_moves",
]
