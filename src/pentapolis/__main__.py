"""The command `pentapolis`, also as `python -m pentapolis`."""

import sys


def main() -> None:
    """Run the process's command line and exit; Ctrl-C while all is being loaded is no traceback."""
    try:
        from .cli.main import main as run
    except KeyboardInterrupt:
        sys.exit(130)
    run()


if __name__ == "__main__":  # processes of a tournament import this file too
    main()
