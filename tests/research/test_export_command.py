"""``klub simulate --parquet``: whole files or none, and never too much in memory."""

import json
import sys
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest
from typist import Klub

from klub.cli.clustered.simulate import CHUNK
from klub.research.export import file, schema

FEW = ["simulate", "clustered", "--games", 3, "--bots", "random"]
ALONE = ["simulate", "kluster", "--games", 2, "--players", 1, "--bots", "gentle"]
SMALL = ["--option", "boxes=duo", "--option", "shorten=30", "--option", "solo_faults=0"]


def test_the_file_tells_what_the_count_tells(klub: Klub, tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    words = ["--players", 3, "--option", "quick=on", "--seed", "5", "--json"]
    ran = klub(*FEW, *words, "--parquet", path)
    assert (ran.code, ran.err) == (0, "")
    assert klub(*FEW, *words).out.split('"seats"')[1] == ran.out.split('"seats"')[1]
    table, told = pq.read_table(path), json.loads(ran.out)
    facts = {key.decode(): value.decode() for key, value in table.schema.metadata.items()}
    assert facts["klub.game"] == "clustered"
    assert facts["klub.seed"] == "5"
    assert json.loads(facts["klub.bots"]) == ["random"] * 3
    assert json.loads(facts["klub.options"]) == told["options"]
    last = [rows[-1] for rows in by_game(table.to_pylist())]
    for row in told["seats"]:
        assert sum(game["final"][row["seat"]] for game in last) / 3 == pytest.approx(
            row["points"], abs=1e-3
        )


def by_game(rows: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    numbers = sorted({str(row["game"]) for row in rows})
    return [[row for row in rows if str(row["game"]) == number] for number in numbers]


def test_equal_seeds_write_equal_files(klub: Klub, tmp_path: Path) -> None:
    for name in ("one", "other"):
        klub(*FEW, "--parquet", tmp_path / name)
    klub(*FEW, "--records", tmp_path / "records", "--parquet", tmp_path / "third")
    written = {(tmp_path / name).read_bytes() for name in ("one", "other", "third")}
    assert len(written) == 1


def test_turns_of_kluster_come_in_their_order(
    klub: Klub, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    path = tmp_path / "turns.parquet"
    ran = klub(*ALONE, *SMALL, "--json", "--parquet", path)
    assert (ran.code, ran.err) == (0, "")
    table = pq.read_table(path)
    assert table.schema.equals(schema("kluster"))
    rows = table.to_pylist()
    assert [row["turn"] for row in rows] == [
        turn for rows in by_game(rows) for turn in range(len(rows))
    ]
    assert len(rows) == round(json.loads(ran.out)["turns"] * 2)


def test_games_are_written_as_they_come(
    klub: Klub, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = 2 * CHUNK * 58
    monkeypatch.setattr(file, "ROWS", rows)
    most: list[int] = []
    add = file.ParquetFile.add

    def watched(self: file.ParquetFile, table: object) -> None:
        add(self, table)
        most.append(self._rows)

    monkeypatch.setattr(file.ParquetFile, "add", watched)
    klub("simulate", "clustered", "--games", 6 * CHUNK, "--parquet", tmp_path / "games")
    groups = pq.ParquetFile(tmp_path / "games").metadata
    assert groups.num_row_groups == 3
    assert groups.num_rows == 6 * CHUNK * 58
    assert max(most) < rows


def test_a_file_that_is_there_is_not_replaced(klub: Klub, tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    path.write_text("precious")
    ran = klub(*FEW, "--parquet", path)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == f"klub: {path} is there already; choose a new name.\n"
    assert path.read_text() == "precious"
    with pytest.raises(FileExistsError), file.ParquetFile(path, "clustered"):
        pass


def test_a_file_that_appears_meanwhile_is_not_replaced(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    with pytest.raises(FileExistsError), file.ParquetFile(path, "clustered"):
        path.write_text("precious")
    assert path.read_text() == "precious"
    assert list(tmp_path.iterdir()) == [path]


def test_a_folder_that_is_not_there_is_named(klub: Klub, tmp_path: Path) -> None:
    ran = klub(*FEW, "--parquet", tmp_path / "no" / "games.parquet")
    assert (ran.code, ran.out) == (2, "")
    assert str(tmp_path / "no" / "games.parquet") in ran.err


def test_a_half_written_file_does_not_look_finished(tmp_path: Path) -> None:
    def names() -> list[str]:
        return [found.name for found in tmp_path.iterdir()]

    writing = file.ParquetFile(tmp_path / "games.parquet", "clustered")
    writing.__enter__()
    assert names() == ["games.parquet.part"]
    writing.__exit__(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert names() == []


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="has no disk that is always full")
def test_a_full_disk_is_told_and_leaves_nothing(klub: Klub, tmp_path: Path) -> None:
    (tmp_path / "games.parquet.part").symlink_to("/dev/full")
    ran = klub(*FEW, "--parquet", tmp_path / "games.parquet")
    assert (ran.code, ran.out) == (2, "")
    assert "No space left on device" in ran.err
    assert not (tmp_path / "games.parquet.part").is_symlink()
    assert not (tmp_path / "games.parquet").exists()


def test_without_pyarrow_the_extra_is_named(
    klub: Klub, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in sys.modules if name.startswith("klub.research.export")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr("klub.research.extra.find_spec", lambda _: None)
    ran = klub(*FEW, "--parquet", tmp_path / "games.parquet")
    assert (ran.code, ran.out) == (2, "")
    assert 'pip install "klub[research]"' in ran.err
    assert klub(*FEW).code == 0
    assert not (tmp_path / "games.parquet").exists()
