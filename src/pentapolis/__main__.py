"""`python -m pentapolis` is the command `pentapolis`."""

from .cli.main import main

if __name__ == "__main__":  # processes of a tournament import this file too
    main()
