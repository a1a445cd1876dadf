"""The server's commands: serve, backup, copy, restore, check and moderators."""

import asyncio
import json
import logging
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from dataclasses import replace
from types import FrameType
from typing import Annotated

import segno
import typer
import uvicorn

from escapade.extras import MissingExtra
from escapade.games import BROKEN
from escapade.server.api.acceptor import Acceptor
from escapade.server.api.connection_limits import GuardedHttp, GuardedSocket, allow_more_files
from escapade.server.app import EscapadeApp, close_sockets
from escapade.server.lan_address import ANYWHERE, for_this_machine_only, way_out
from escapade.server.notify.bus import bus_at
from escapade.server.operations.cli import OPERATIONS
from escapade.server.settings import Settings, log_level
from escapade.server.storage.sqlite_file import check_file
from escapade.server.thinking.cluster import checked
from escapade.server.trace import trace
from escapade.server.wire import LONGEST_MESSAGE

LOG = logging.getLogger(__name__)
_GRACE = 8.0  # s for an orderly shutdown: close sockets, store pending entries, stop the workers
_SWITCH_AFTER = 0.0005  # s: how long the thread that writes moves waits for Python's lock while the event loop is busy
_CLIENTS_GRACE = 3  # s of these for clients that do not disconnect
_HOW_OTHERS_COME = "Only this computer can reach it. To let other devices in: escapade serve --host 0.0.0.0\n"

app = typer.Typer(help="The server.", no_args_is_help=True)
for operation in OPERATIONS:
    app.command()(operation)


class Server(uvicorn.Server):
    """Uvicorn with our own acceptor. Closes WebSockets with a code before it shuts down."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, with our own acceptor where the event loop can watch a listening socket."""
        if sys.platform == "win32":
            await super().startup(sockets)
            return
        await super().startup([])
        served = self.config.app
        assert isinstance(served, EscapadeApp)
        for listening in sockets or []:
            self.servers.append(Acceptor(listening, served.guard, self.protocol))  # type: ignore[arg-type]  # it has the same close methods

    def protocol(self) -> GuardedHttp:
        """Create the HTTP protocol for an accepted connection, as uvicorn does."""
        made = GuardedHttp(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)
        made.admitted = True
        return made

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Close all sockets with "restarting", then exit."""
        served = self.config.app
        assert isinstance(served, EscapadeApp)
        self.goodbye = asyncio.get_running_loop().create_task(close_sockets(served.app.state))
        if not self.should_exit:
            threading.Thread(target=_end_by_force, args=(served,), daemon=True).start()
        super().handle_exit(sig, frame)


def _end_by_force(served: EscapadeApp) -> None:
    """Exit after the grace period even if something hangs. Every acknowledged move is stored by then."""
    if sys.platform != "win32":
        signal.alarm(round(_GRACE) + 1)  # if this thread hangs too, the kernel ends the process
    time.sleep(_GRACE)
    LOG.error("shutdown hung and was forced after %.0f s; every acknowledged move is stored", _GRACE)
    if hasattr(served.app.state, "tables"):
        served.app.state.tables.node.compute.kill()
    os._exit(1)


class _JsonLines(logging.Formatter):
    """One JSON object per line: time, level, logger, message. No names, tokens, cookies or cards."""

    def format(self, record: logging.LogRecord) -> str:
        """Format one record."""
        said = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "where": record.name,
            "says": record.getMessage(),
        }
        if record.exc_info and record.exc_info[1] is not None:
            said["says"] = said["says"].partition("\n")[0]  # further lines may quote the error's message
            said["trace"] = trace(record.exc_info[1])
        return json.dumps(said)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for all networks.")] = "",
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="The port; 0 for any free port.")] = None,
    database: Annotated[str, typer.Option(help="sqlite:///a/file.db or postgresql://user@host/name.")] = "",
    bus: Annotated[
        str, typer.Option(help="How several nodes talk to each other: redis://…; memory for a single node.")
    ] = "",
    compute: Annotated[
        str, typer.Option(help="A Dask scheduler whose workers run the bots, such as tcp://host:8786.")
    ] = "",
) -> None:
    """Serve the page, the tables and the API."""
    try:
        settings = _settings_from_flags(host, port, database, bus, compute)
        settings.database_url()
        if (file := settings.database_file()) is not None:
            check_file(file)
        bus_at(settings.bus)
        if settings.compute:
            checked(settings.compute)
        _log_as_json(log_level())
    except (ValueError, OSError, MissingExtra) as wrong:
        raise SystemExit(f"escapade: {wrong}") from wrong
    for sentence in BROKEN.values():
        LOG.warning(sentence)
    sys.setswitchinterval(_SWITCH_AFTER)
    allow_more_files()
    listening = _listen(settings)
    print_address(settings.host, listening.getsockname()[1])
    config = uvicorn.Config(
        EscapadeApp(settings),
        log_config=None,
        access_log=False,
        http=GuardedHttp,
        ws=GuardedSocket,
        ws_ping_interval=settings.line_timeout,
        ws_ping_timeout=settings.line_timeout,
        ws_max_size=2 * LONGEST_MESSAGE,  # above our own limit, which closes the socket with a code
        ws_per_message_deflate=False,  # costs more memory per socket than it saves bytes
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=_CLIENTS_GRACE,
        server_header=False,
    )
    Server(config).run(sockets=[listening])


def _settings_from_flags(
    host: str = "", port: int | None = None, database: str = "", bus: str = "", compute: str = ""
) -> Settings:
    """Combine flags, environment and defaults, in this order of precedence."""
    usual = Settings()
    return replace(
        usual,
        host=host or usual.host,
        port=usual.port if port is None else port,
        database=database or usual.database,
        bus=bus or usual.bus,
        compute=compute or usual.compute,
    )


def _log_as_json(level: str) -> None:
    """Log to stderr, one JSON object per line. Libraries only warn: their details may contain cookies."""
    handler = logging.StreamHandler()
    handler.setFormatter(_JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("escapade").setLevel(level)


def _listen(settings: Settings) -> socket.socket:
    """Bind the port, or exit with a sentence that says why not."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    both, address = settings.host == "::", (settings.host, settings.port)
    try:
        return socket.create_server(address, family=family, backlog=1024, dualstack_ipv6=both)
    except OverflowError as error:
        raise SystemExit(f"escapade: a port is a number from 0 to 65535, not {settings.port}") from error
    except OSError as error:
        why = str(error.strerror).partition(" (while")[0]  # without the address, which the message names already
        raise SystemExit(f"escapade: cannot listen on {settings.host}:{settings.port}: {why}") from error


def print_address(host: str, port: int) -> None:
    """Print the server's URL, and one for other devices with a QR code if they can reach it."""
    here = _url_of("127.0.0.1" if host in ANYWHERE else host, port)
    phone = _url_of(_lan_host(host), port)
    sys.stdout.write(f"Escapade is running at {here}\n")
    if for_this_machine_only(phone):
        sys.stdout.write(_HOW_OTHERS_COME)
    else:
        sys.stdout.write(f"For other devices in the same network: {phone}\n")
        if sys.stdout.isatty():
            segno.make(phone).terminal(compact=True)
    if sys.stdout.isatty():
        open_browser(here)
    sys.stdout.flush()


def _url_of(host: str, port: int) -> str:
    """Return the URL of a host and port."""
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def open_browser(address: str) -> None:
    """Open the page in a browser if there is a screen."""
    if sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        webbrowser.open(address)


def _lan_host(host: str) -> str:
    """Return the host by which other devices reach this server, if it listens on all interfaces."""
    return way_out() if host in ANYWHERE else host
