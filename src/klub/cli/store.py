"""Where the club of this machine is kept."""

from klub.cli.home import home


def usual_store() -> str:
    """The address of the database in the player's own folder; it need not be there yet."""
    from sqlalchemy.engine import URL

    # Not by hand: a folder may have signs in its name that mean something in an address.
    database = URL.create("sqlite", database=str(home().absolute() / "club.db"))
    return database.render_as_string(hide_password=False)


def usual_place() -> str:
    """The same, with the folder made."""
    home().mkdir(parents=True, exist_ok=True)
    return usual_store()
