"""What OpenSpiel needs of the kernel beyond whole moves: draws that are named from outside."""

from klub.research.openspiel.kernel.draws import DRAW, act, draw_named, end_draw, finish

__all__ = ["DRAW", "act", "draw_named", "end_draw", "finish"]
