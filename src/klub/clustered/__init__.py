"""Clustered: a card game on an open grid.

Neighbours share two of shape, fill and number; rows and rectangles of your colour score.
"""

from klub.clustered.board import Board, Cell
from klub.clustered.bots import BOTS
from klub.clustered.card import START, WILD, Card, Face
from klub.clustered.engine import Clustered
from klub.clustered.options import Options
from klub.clustered.rules import legal_moves
from klub.clustered.scoring import Score
from klub.clustered.state import Discard, Drop, Lay, Move, Phase, State
from klub.clustered.view import View

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
