"""The commands of klub."""

import sys
from collections.abc import Sequence

from klub.cli.arguments import arguments
from klub.cli.console import abandon_output, one_line, settle
from klub.cli.voice import sentence
from klub.engine.errors import Refusal

__all__ = ["main"]


def main(words: Sequence[str] | None = None) -> int:
    """Run the command in ``words``, or in the shell's; the exit code."""
    settle()
    try:
        chosen = arguments(sys.argv[1:] if words is None else words)
        return int(chosen.command(chosen))
    except Refusal as refusal:
        return _refused(sentence(refusal))
    except BrokenPipeError:
        abandon_output()
        return 1
    except OSError as error:
        return _refused(f"{error.filename or 'the system'}: {error.strerror}")
    except (KeyboardInterrupt, EOFError):
        print(file=sys.stderr)
        return 130


def _refused(told: str) -> int:
    print(f"klub: {one_line(told)}", file=sys.stderr)
    return 2
