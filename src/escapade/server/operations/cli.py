"""The commands about a server's database: backup, copy, restore, check, moderators. They do not load the web server."""

import typer

from escapade.server.operations.commands import backup, check, copy, restore
from escapade.server.operations.moderators import moderators

OPERATIONS = (backup, copy, restore, check, moderators)

app = typer.Typer(help="The server's database.", no_args_is_help=True)
for operation in OPERATIONS:
    app.command()(operation)
