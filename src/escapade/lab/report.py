"""A report in sections, each with a table and perhaps a chart: as plain text, and as one page without any network."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Final

from escapade.text_table import columns

if TYPE_CHECKING:
    from collections.abc import Sequence

    from escapade.lab.charts import Chart

_STYLE: Final = """\
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  color: light-dark(#1c1c1c, #e6e6e6); background: light-dark(#fff, #17181a); }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .2rem .9rem .2rem 0; border-bottom: 1px solid light-dark(#ddd, #3a3b3e); }
.wide { overflow-x: auto; }
svg { max-width: 100%; height: auto; }
code { font-size: .9em; overflow-wrap: anywhere; }"""


@dataclass(frozen=True)
class Section:
    """One question and its answer."""

    title: str
    head: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]
    says: str = ""
    charts: Sequence[Chart] = ()

    def text(self) -> str:
        """Write the table in columns, for a terminal."""
        table = "\n".join(columns([self.head, *self.rows])) if self.rows else ""
        return "\n".join(part for part in (f"{self.title}", table, self.says) if part)


@dataclass(frozen=True)
class Report:
    """A title, the command that gives the same report again, and sections."""

    title: str
    command: str
    sections: list[Section]

    def text(self) -> str:
        """Write everything but the charts."""
        return "\n\n".join([self.title, *[section.text() for section in self.sections]])

    def page(self) -> str:
        """Write one HTML page that needs nothing else: the charts are pictures in it."""
        body = "\n".join(_section(section) for section in self.sections)
        return (
            '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(self.title)}</title>\n<style>\n{_STYLE}\n</style>\n</head>\n<body>\n"
            f"<h1>{escape(self.title)}</h1>\n<p><code>{escape(self.command)}</code></p>\n{body}\n</body>\n</html>\n"
        )


def _section(section: Section) -> str:
    """Write a section of the page."""
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in section.head)
    rows = "\n".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in section.rows)
    table = f'<div class="wide"><table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{rows}\n</tbody>\n</table></div>'
    charts = "\n".join(f"<figure>{chart.svg()}</figure>" for chart in section.charts)
    says = f"<p>{escape(section.says)}</p>" if section.says else ""
    parts = [f"<h2>{escape(section.title)}</h2>", charts, says, table if section.rows else ""]
    return "\n".join(part for part in parts if part)
