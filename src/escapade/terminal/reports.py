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

from escapade.bots.analysis import SHOWN
from escapade.cli_language import game_label, say, spoken
from escapade.messages import Message
from escapade.rules_text import Paragraph
from escapade.simulate import TOGETHER, length
from escapade.words import ENGLISH

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from escapade.bench import Figure
    from escapade.bots.analysis import Analysis, MoveAnalysis
    from escapade.game import Game
    from escapade.match import Match
    from escapade.options import Option
    from escapade.rules_text import RulesText, Section
    from escapade.simulate import Length, Plan, Share, Tally
    from escapade.verify import Check


def game_card(game: Game) -> RenderableType:
    """Describe a game with all its options."""
    facts = say("terminal-game-facts", least=game.seats[0], most=game.seats[-1], rules=game.rules)
    values = escape(say("terminal-options-values"))
    table = Table(say("terminal-options"), values, say("terminal-options-says"), box=SIMPLE_HEAD, pad_edge=False)
    for option in game.options:
        table.add_row(Text(option.name, style="bold"), _values(option), Text(_decides(game, option)))
    return Group(Text.assemble((game_label(game.name, game.title), "bold"), f"  {game.name}, {facts}"), table)


def _decides(game: Game, option: Option) -> str:
    """Say what an option decides: in English in full, else as forms do."""
    texts, id_ = spoken(game.name), f"option-{game.name}-{option.name}"
    return option.says if texts.language == ENGLISH or not texts.knows(id_) else texts.say(Message(id_))


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
    head = say(
        "terminal-simulated-cut" if tally.unfinished else "terminal-simulated",
        games=tally.finished + tally.unfinished,
        game=game_label(first.game.name, first.game.title),
        finished=tally.finished,
        unfinished=tally.unfinished,
        cap=plan.cap,
    )
    pace = say(
        "terminal-simulated-pace",
        decisions=tally.made,
        seconds=tally.seconds,
        pace=round(tally.made / tally.seconds),
    )
    lengths = {
        say("terminal-decisions"): length(tally.decisions),
        say("terminal-turns"): length(tally.turns),
    }
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
    table = _numbers("", *[say(f"terminal-{heading}") for heading in ("bot", "wins", "share", "interval")])
    for seat, share in enumerate(shares, 1):  # those of all seats of a bot come last
        low, high = share.interval
        where = say("terminal-together") if share.where == TOGETHER else say("terminal-seat", seat=seat)
        interval = f"{_percent(low)} – {_percent(high)}"
        table.add_row(where, share.bot, str(share.wins), _percent(share.wins / share.games), interval)
    return table


def _percent(share: float) -> str:
    """Format a share."""
    return say("terminal-percent", share=100 * share)


def _decimal(value: float) -> str:
    """Format a number with one decimal."""
    return say("terminal-number", value=value)


def _lengths_table(lengths: dict[str, Length | None]) -> Table:
    """Format the lengths of finished games."""
    headings = ("lengths", "mean", "deviation", "shortest", "longest")
    table = _numbers(*[say(f"terminal-{heading}") for heading in headings])
    for what, found in lengths.items():
        if found:
            row = (_decimal(found.mean), _decimal(found.deviation), str(found.shortest), str(found.longest))
            table.add_row(what, *row)
    return table


def check_line(check: Check) -> str:
    """Report one verified game, or what is wrong with it."""
    if check.fault:
        return say("terminal-fault", file=check.file, fault=check.fault)
    return say(
        "terminal-verified" if check.winners else "terminal-verified-unfinished",
        file=check.file,
        line=str(check.line),
        game=check.game or "",
        moves=check.moves or 0,
        winners=", ".join(check.winners),
    )


def analysis(found: Analysis) -> str:
    """Report the best moves of a position, one per line."""
    return "\n".join(_thought(move) for move in found.moves[:SHOWN])


def _thought(move: MoveAnalysis) -> str:
    """Report one move: its chance, how often it was tried, and what would follow."""
    percent, visits = f"{100 * move.chance:.0f}", str(move.visits)
    said = say("terminal-thought", move=move.move, percent=percent, visits=visits)
    return say("terminal-hint-line", hint=said, moves=" ".join(move.line)) if move.line else said


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
