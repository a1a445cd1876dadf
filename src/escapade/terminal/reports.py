"""The output of commands that report something: games and their options, simulations, speed."""

from __future__ import annotations

from dataclasses import asdict
from statistics import median
from typing import TYPE_CHECKING

from rich.box import SIMPLE_HEAD
from rich.console import Group
from rich.markdown import Markdown
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from escapade.rules_text import Paragraph
from escapade.simulate import length
from escapade.terminal.language import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from escapade.bench import Figure
    from escapade.game import Game
    from escapade.match import Match
    from escapade.options import Option
    from escapade.rules_text import RulesText, Section
    from escapade.simulate import Length, Plan, Share, Tally


def game_card(game: Game) -> RenderableType:
    """Describe a game with all its options."""
    players = f"  {game.name}, for {game.seats[0]} to {game.seats[-1]} players, rules {game.rules}"
    table = Table("option", escape("values [default]"), "what it decides", box=SIMPLE_HEAD, pad_edge=False)
    for option in game.options:
        table.add_row(Text(option.name, style="bold"), _values(option), Text(option.says))
    return Group(Text.assemble((game.title, "bold"), players), table)


def rules(text: RulesText, part: Paragraph | Section | None = None) -> RenderableType:
    """Format the rules of a game, or a part of them."""
    if isinstance(part, Paragraph):
        return _paragraph(part)
    sections = [part] if part else text.sections
    head: list[RenderableType] = (
        [] if part else [Text(text.title, style="bold underline"), Text(), Markdown(text.note, style="italic")]
    )
    return Group(*head, *[laid for section in sections for laid in _section_lines(section)])


def _section_lines(section: Section) -> list[RenderableType]:
    """Format a section: its title, then its paragraphs."""
    title = f"{section.id} {section.title}".strip()
    return [Text(), Text(title, style="bold"), *[_paragraph(part) for part in section.paragraphs]]


def _paragraph(part: Paragraph) -> RenderableType:
    """Format a paragraph with its id."""
    return Markdown(f"**{part.id}** {part.text}" if part.id else part.text)


def _values(option: Option) -> Text:
    """List the values of an option, the default in brackets."""
    words = [f"[{value}]" if value == option.default else value for value in option.values]
    return Text(" ".join(words))


def game_facts(game: Game) -> dict[str, object]:
    """Describe a game as data."""
    options = [
        {"name": option.name, "values": option.values, "default": option.default, "says": option.says}
        for option in game.options
    ]
    return {"name": game.name, "title": game.title, "rules": game.rules, "players": game.seats, "options": options}


def reconstructed(match: Match) -> list[str]:
    """Return one sentence on which printed data are reconstructed and how to correct them; None if there are none."""
    ours = match.game.reconstructed(match.options, match.data)
    if not ours:
        return []
    return [say("terminal-reconstructed", what=", ".join(ours))]


def tally_report(first: Match, plan: Plan, tally: Tally) -> list[RenderableType]:
    """Format the result of a simulation."""
    cut = f", {tally.unfinished} left unfinished after {plan.cap} decisions" if tally.unfinished else ""
    head = (
        f"{counted(tally.finished + tally.unfinished, 'game')} of {first.game.title}: {tally.finished} finished{cut}."
    )
    pace = f"{tally.made:,} decisions in {tally.seconds:.1f} s: {tally.made / tally.seconds:,.0f} a second."
    lengths = {"decisions": length(tally.decisions), "turns": length(tally.turns)}
    tables = [_shares_table(tally.shares()), _lengths_table(lengths)] if tally.finished else []
    return [Text(head), *tables, Text("\n".join([pace, *reconstructed(first)]))]


def tally_facts(first: Match, plan: Plan, tally: Tally) -> dict[str, object]:
    """Return the result of a simulation as data."""
    lengths = {"decisions": length(tally.decisions), "turns": length(tally.turns)}
    return {
        "game": first.game.name,
        "rules": first.game.rules,
        "options": first.options,
        "seed": plan.seed,
        "cap": plan.cap,
        "finished": tally.finished,
        "unfinished": tally.unfinished,
        "wins": [asdict(share) | {"interval": share.interval} for share in tally.shares()],
        **{what: asdict(found) if found else None for what, found in lengths.items()},
        "decisions_per_second": tally.made / tally.seconds,
        "reconstructed": first.game.reconstructed(first.options, first.data),
    }


def _shares_table(shares: Sequence[Share]) -> Table:
    """Format wins with their confidence intervals."""
    table = _numbers("", "bot", "wins", "share", "95 % interval")
    for share in shares:
        low, high = share.interval
        table.add_row(
            share.where, share.bot, str(share.wins), f"{share.wins / share.games:.1%}", f"{low:.1%} – {high:.1%}"
        )
    return table


def _lengths_table(lengths: dict[str, Length | None]) -> Table:
    """Format the lengths of finished games."""
    table = _numbers("a finished game takes", "mean", "deviation", "shortest", "longest")
    for what, found in lengths.items():
        if found:
            table.add_row(what, f"{found.mean:.1f}", f"{found.deviation:.1f}", str(found.shortest), str(found.longest))
    return table


def pace_table(figures: Sequence[Figure]) -> Table:
    """Format measurements: median and range of the rounds."""
    table = _numbers("", "median", "spread", "")
    for figure in figures:
        found = figure.rounds
        table.add_row(figure.what, f"{median(found):,.0f}", f"{min(found):,.0f} – {max(found):,.0f}", figure.unit)
    return table


def _numbers(first: str, *others: str) -> Table:
    """Create a table of numbers."""
    table = Table(first, box=SIMPLE_HEAD, pad_edge=False)
    for heading in others:
        table.add_column(heading, justify="right")
    return table


def counted(n: int, what: str) -> str:
    """Format a count with its noun."""
    return f"{n:,} {what}{'' if n == 1 else 's'}"
