"""``klub show``: draw the table of a record, or a board that was drawn as text."""

from argparse import Namespace

from klub.cli.files import is_record, known, read_text
from klub.cli.room import room
from klub.engine.errors import Refusal
from klub.table import read_record


def run(chosen: Namespace) -> int:
    """Draw what stands in a file."""
    content = read_text(chosen.file)
    if is_record(content):
        record = known(read_record(content))
        room(record.game).show(record, chosen)
        return 0
    from klub.cli.clustered.position import drawn
    from klub.cli.clustered.show import show

    if chosen.at is not None:
        raise Refusal("at-needs-record")
    show(drawn(chosen.file, content), chosen)
    return 0
