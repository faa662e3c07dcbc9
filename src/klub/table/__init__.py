"""What every table has, whatever is played on it: seats, a seed, moves in order, a record."""

from klub.table.record import Record, Untrue, read_record, write_record
from klub.table.replay import replay, verify
from klub.table.seed import Luck, Seed, commitment, new_seed, seed
from klub.table.table import Table

__all__ = [
    "Luck",
    "Record",
    "Seed",
    "Table",
    "Untrue",
    "commitment",
    "new_seed",
    "read_record",
    "replay",
    "seed",
    "verify",
    "write_record",
]
