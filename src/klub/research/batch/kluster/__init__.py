"""Hundreds of tables of Kluster at a time."""

from klub.research.batch.kluster.placements import KlusterBatch

__all__ = ["KlusterBatch"]
