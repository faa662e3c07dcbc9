"""The commands of klub."""

import sys
from collections.abc import Sequence

from klub.cli.arguments import arguments
from klub.cli.voice import sentence
from klub.game import Refusal

__all__ = ["main"]


def main(words: Sequence[str] | None = None) -> int:
    """Run the command in ``words``, or in the shell's; the exit code."""
    try:
        chosen = arguments(sys.argv[1:] if words is None else words)
        return int(chosen.command(chosen))
    except Refusal as refusal:
        print(f"klub: {sentence(refusal)}", file=sys.stderr)
        return 2
    except OSError as error:
        print(f"klub: {error.filename or 'the system'}: {error.strerror}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
