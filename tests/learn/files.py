"""The files of the browser's client that hold the pictures, as text."""

import json
from pathlib import Path

from klub.engine.contract import Json
from learn.card_pictures import CARD_PICTURES, blocks, card_picture
from learn.stone_pictures import STONE_PICTURES, stone_picture

ROOT = Path(__file__).parents[2]
FOLDER = "web/src/learn/pictures"
CARDS, STONES, BLOCKS = (f"{FOLDER}/{name}.json" for name in ("clustered", "kluster", "blocks"))
FILES = (CARDS, STONES, BLOCKS)


def text(name: str) -> str:
    """What a file has to hold: one picture a line."""
    if name == BLOCKS:
        return "[\n" + ",\n".join(f"  {json.dumps(block)}" for block in blocks()) + "\n]\n"
    pictures: dict[str, Json]
    if name == CARDS:
        pictures = {key: card_picture(picture) for key, picture in CARD_PICTURES.items()}
    else:
        pictures = {key: stone_picture(picture) for key, picture in STONE_PICTURES.items()}
    lines = (f"  {json.dumps(key)}: {json.dumps(told)}" for key, told in pictures.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"
