"""A Parquet file that grows row group by row group, and has its name only once it is whole."""

import os
from collections.abc import Mapping
from contextlib import suppress
from errno import EEXIST
from pathlib import Path
from types import TracebackType

import pyarrow as pa
import pyarrow.parquet as pq

from klub.research.export.columns import schema

ROWS = 1 << 17
"""Of a row group: enough to be packed well, and little to hold in memory."""


class ParquetFile:
    """The moves of many games of one kind, written as they come.

    Until it is closed the file is called ``PATH.part``; if something goes wrong it is taken away.
    A file that is already there is never replaced: `FileExistsError`.
    """

    def __init__(self, path: Path, game: str, facts: Mapping[str, str] | None = None) -> None:
        self.path = path
        self.schema = schema(game, facts)
        self._part = path.with_name(f"{path.name}.part")
        self._waiting: list[pa.Table] = []
        self._rows = 0

    def __enter__(self) -> "ParquetFile":
        self._refuse_existing()
        self._file = self._part.open("wb")
        self._writer = pq.ParquetWriter(self._file, self.schema, compression="zstd")
        return self

    def add(self, table: pa.Table) -> None:
        """Take in the moves of some games."""
        self._waiting.append(table)
        self._rows += table.num_rows
        if self._rows >= ROWS:
            self._flush()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        try:
            if error is None:
                self._finish()
        finally:
            # Whatever has gone wrong has been told; what is left of the file need not be whole.
            for end in (self._writer.close, self._file.close):
                with suppress(OSError):
                    end()
            self._part.unlink(missing_ok=True)

    def _finish(self) -> None:
        self._flush()
        self._writer.close()
        self._file.flush()
        os.fsync(self._file.fileno())
        self._file.close()
        self._refuse_existing()
        self._part.rename(self.path)

    def _flush(self) -> None:
        if self._rows:
            table = pa.concat_tables(self._waiting).unify_dictionaries()
            self._writer.write_table(table, row_group_size=self._rows)
            self._waiting, self._rows = [], 0

    def _refuse_existing(self) -> None:
        if self.path.exists():
            raise FileExistsError(EEXIST, os.strerror(EEXIST), str(self.path))
