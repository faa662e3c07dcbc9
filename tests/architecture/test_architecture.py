"""What the import linter cannot say: how many places outside the games' folders name a game.

Adding a game is to be one folder and one line in the registry. `ALLOWED` has today's counts; they
may only fall. When they are all gone but the registry's, so is the list.
"""

import ast

from architecture.names import SOURCE, counts, imports, modules

ALLOWED = {
    "arena/remote.py": 2,
    "cli/arena.py": 1,
    "cli/arguments.py": 1,
    "cli/room.py": 3,
    "cli/scene.py": 7,
    "cli/show.py": 2,
    "client/bot.py": 3,
    "client/eyes.py": 17,
    "client/knowledge.py": 1,
    "client/live.py": 2,
    "client/mirror.py": 2,
    "client/table.py": 1,
    "games/__init__.py": 2,
    "research/batch/__init__.py": 6,
    "research/batch/clustered.py": 19,
    "research/batch/kluster/__init__.py": 2,
    "research/batch/kluster/aims.py": 7,
    "research/batch/kluster/brisk.py": 24,
    "research/batch/kluster/control.py": 25,
    "research/batch/kluster/order.py": 4,
    "research/batch/kluster/passage.py": 11,
    "research/batch/kluster/placements.py": 7,
    "research/batch/kluster/tables.py": 12,
    "research/card_picture.py": 11,
    "research/export/clustered.py": 5,
    "research/export/columns.py": 2,
    "research/export/kluster.py": 7,
    "research/export/records.py": 8,
    "research/export/retelling.py": 13,
    "research/gymnasium/clustered.py": 10,
    "research/gymnasium/kluster.py": 12,
    "research/openspiel/begin.py": 14,
    "research/openspiel/bots.py": 4,
    "research/openspiel/game.py": 8,
    "research/openspiel/imagined.py": 7,
    "research/openspiel/kernel/draws.py": 18,
    "research/openspiel/node.py": 18,
    "research/openspiel/observer.py": 8,
    "research/openspiel/reward.py": 4,
    "research/openspiel/state.py": 15,
    "research/openspiel/words.py": 11,
    "research/pettingzoo/__init__.py": 2,
    "research/pettingzoo/klub_clustered_v0.py": 8,
    "research/pettingzoo/klub_kluster_control_v0.py": 5,
    "research/pettingzoo/klub_kluster_v0.py": 5,
    "research/pettingzoo/kluster.py": 3,
    "research/picture.py": 14,
    "server/live/actor.py": 2,
    "server/live/audience.py": 1,
    "server/live/mailbox.py": 1,
    "server/live/news.py": 6,
    "server/live/stage.py": 3,
    "server/live/thinking.py": 2,
    "server/live/ticker.py": 1,
    "server/live/turn.py": 13,
    "server/routes/tables.py": 2,
    "wire/advice.py": 15,
    "wire/club.py": 2,
    "wire/clustered.py": 7,
    "wire/frame.py": 3,
    "wire/inputs.py": 1,
    "wire/kluster.py": 7,
    "wire/replay.py": 15,
    "wire/told.py": 2,
    "wire/typescript.py": 2,
}


def test_no_more_places_name_a_game_than_before() -> None:
    more = {
        name: f"{found} and not {ALLOWED.get(name, 0)}"
        for name, found in counts().items()
        if found > ALLOWED.get(name, 0)
    }
    assert not more, "give this to the game's own folder, or ask the registry for it"


def test_the_counts_are_those_of_today() -> None:
    found = counts()
    fewer = {
        name: found.get(name, 0) for name, most in ALLOWED.items() if found.get(name, 0) < most
    }
    assert not fewer, "well done: write the lower counts into ALLOWED"


def test_the_physics_imports_itself_and_the_compiler_alone() -> None:
    home = SOURCE / "games" / "kluster" / "physics"
    assert home.is_dir()
    foreign = {
        f"{path.name}: {name}"
        for path in home.rglob("*.py")
        for name in imports(ast.parse(path.read_text()))
        if not name.startswith(("klub.games.kluster.physics", "klub.jit"))
    }
    assert not foreign


def test_the_counting_finds_names() -> None:
    assert counts()["games/__init__.py"] >= 2
    assert not any(name.startswith("games/clustered/") for name in modules())
