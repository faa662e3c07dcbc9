"""Games as tables of moves in Parquet files; docs/envs/parquet.md describes the columns."""

from klub.research.extra import needed

needed("pyarrow")

from klub.research.export.columns import CLUSTERED, KLUSTER, Column, schema  # noqa: E402 (see above)
from klub.research.export.file import ParquetFile  # noqa: E402
from klub.research.export.records import from_records  # noqa: E402

__all__ = ["CLUSTERED", "KLUSTER", "Column", "ParquetFile", "from_records", "schema"]
