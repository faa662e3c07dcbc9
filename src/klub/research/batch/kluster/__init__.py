"""Hundreds of tables of Kluster at a time: by placements, and at 60 Hz."""

from klub.research.batch.kluster.control import KlusterControlBatch
from klub.research.batch.kluster.placements import KlusterBatch

__all__ = ["KlusterBatch", "KlusterControlBatch"]
