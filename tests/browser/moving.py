"""The moving picture of the README: a short game of Kluster, as a player saves it from a replay."""

from pathlib import Path

from browser.stages import Stages
from browser.visits import Visits

PATIENCE = 900_000
"""ms that drawing may take on a machine without a graphics card."""


def moving(visit: Visits, stages: Stages, path: Path) -> None:
    """Write the animation of a recorded game."""
    page = visit(width=1280, height=800)
    stages.arrive(page)
    page.goto(f"/r/{stages.short_record}?quality=2")
    page.get_by_role("button", name="Save", exact=True).click()
    with page.expect_download(timeout=PATIENCE) as download:
        page.get_by_role("button", name="Whole game (GIF)").click()
    download.value.save_as(path)
    page.context.close()
