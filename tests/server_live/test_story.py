"""Stories: what still matters of a log folds to the same table."""

import pytest

from klub.games.clustered import Clustered
from klub.server.live.story import WORTH, Story, keep, told
from klub.server.stores import TableId, open_store
from klub.table.event import Opened, Said, written
from klub.table.sitting import REMEMBERED, Sitting
from server_live.tables import chatty

pytestmark = pytest.mark.anyio
TABLE = TableId("t")
GAME = Clustered()


def test_a_story_folds_to_what_the_whole_log_folds_to() -> None:
    log = chatty(REMEMBERED + 50)
    story = Story((), 0)
    for event in log:
        story = story.after(event)
    assert story.sitting(GAME) == Sitting.of(GAME, log)
    assert story.seq == len(log)
    assert story.spared == 50
    assert [event for event in story.events if not isinstance(event, Said)] == [
        event for event in log if not isinstance(event, Said)
    ]


@pytest.mark.parametrize("url", ["memory:", "sqlite:///{folder}/club.db"])
async def test_a_table_is_told_from_its_snapshot_and_what_came_after(
    url: str, tmp_path: object
) -> None:
    log = chatty(REMEMBERED + WORTH + 20)
    async with await open_store(url.format(folder=tmp_path)) as store:
        story = Story((), 0)
        for number, event in enumerate(log):
            await store.append(TABLE, number, [written(event)])
            story = story.after(event)
            if story.due:
                story = await keep(store, TABLE, story)
        snapshot = await store.latest_snapshot(TABLE)
        assert snapshot is not None
        assert snapshot.seq < len(log)
        again = await told(store, TABLE)
        assert again is not None
        assert again.sitting(GAME) == Sitting.of(GAME, log)
        assert again == story


async def test_a_table_that_nobody_opened_has_no_story() -> None:
    async with await open_store("memory:") as store:
        assert await told(store, TABLE) is None


def test_few_words_are_not_worth_a_snapshot() -> None:
    story = Story((), 0)
    for event in chatty(REMEMBERED + WORTH - 1):
        assert isinstance(event, Opened) or not story.due
        story = story.after(event)
    assert not story.due
