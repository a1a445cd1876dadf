"""Charts of a report as SVG, drawn by Altair and Vega without a network or a browser.

Text and lines take the colour of the page around them, so that one picture suits light and dark pages.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final, Protocol

from escapade.extras import requires

if TYPE_CHECKING:
    import altair as alt

    from escapade.lab.stats import Estimate

_PAGE: Final = "currentColor"
_COLOUR: Final = "#3d85c6"  # readable on white and on black
_WIDTH: Final = 520
_ROW: Final = 22  # height of a row


class Chart(Protocol):
    """Something that can be drawn."""

    def svg(self) -> str:
        """Draw it."""
        ...


@dataclass(frozen=True)
class Dots:
    """Estimates in rows, with their intervals; `fair` is a line to compare them with."""

    what: str
    rows: list[tuple[str, Estimate]]
    fair: float | None = None
    percent: bool = True

    def svg(self) -> str:
        with requires("lab", "A page with charts"):
            import altair as alt  # noqa: PLC0415 - only pages need it
        rows = [{"name": name, "value": e.value, "low": e.low, "high": e.high} for name, e in self.rows]
        names = [name for name, _ in self.rows]
        axis = alt.Axis(format="%" if self.percent else "~g")
        y = alt.Y("name:N", sort=names, title=None)
        base = alt.Chart(alt.InlineData(values=rows))
        layers = [
            base.mark_rule(color=_COLOUR, strokeWidth=2).encode(
                x=alt.X("low:Q", title=self.what, axis=axis, scale=alt.Scale(zero=False, nice=True)), x2="high:Q", y=y
            ),
            base.mark_circle(color=_COLOUR, size=60, opacity=1).encode(x="value:Q", y=y),
        ]
        if self.fair is not None:
            line = alt.Chart(alt.InlineData(values=[{"fair": self.fair}]))
            layers.append(line.mark_rule(color=_PAGE, strokeDash=[4, 3]).encode(x="fair:Q"))
        return _drawn(alt.layer(*layers).properties(width=_WIDTH, height=max(60, _ROW * len(rows))))


@dataclass(frozen=True)
class Histogram:
    """How often each value occurs."""

    what: str
    values: list[int]

    @cached_property
    def counts(self) -> list[dict[str, int]]:
        """Count in at most about forty bars of equal width."""
        step = max(1, -(-(max(self.values) - min(self.values) + 1) // 40))
        found: dict[int, int] = {}
        for value in self.values:
            found[value // step * step] = found.get(value // step * step, 0) + 1
        return [{"from": low, "to": low + step, "games": count} for low, count in sorted(found.items())]

    def svg(self) -> str:
        with requires("lab", "A page with charts"):
            import altair as alt  # noqa: PLC0415 - only pages need it
        chart = alt.Chart(alt.InlineData(values=self.counts)).mark_bar(color=_COLOUR)
        x = alt.X("from:Q", title=self.what, bin="binned", axis=alt.Axis(format="d", tickMinStep=1))
        return _drawn(chart.encode(x=x, x2="to:Q", y=alt.Y("games:Q")).properties(width=_WIDTH, height=180))


@dataclass(frozen=True)
class Curve:
    """Estimates along an axis, with a band for their intervals; `fair` is a line to compare them with."""

    along: str
    what: str
    points: list[tuple[float, Estimate]]
    fair: float | None = None

    def svg(self) -> str:
        with requires("lab", "A page with charts"):
            import altair as alt  # noqa: PLC0415 - only pages need it
        rows = [{"at": at, "value": e.value, "low": e.low, "high": e.high} for at, e in self.points]
        base = alt.Chart(alt.InlineData(values=rows))
        x, axis = alt.X("at:Q", title=self.along), alt.Axis(format="%")
        layers = [
            base.mark_area(color=_COLOUR, opacity=0.25).encode(
                x=x, y=alt.Y("low:Q", title=self.what, axis=axis), y2="high:Q"
            ),
            base.mark_line(color=_COLOUR, strokeWidth=2, point=True).encode(x=x, y="value:Q"),
        ]
        if self.fair is not None:
            line = alt.Chart(alt.InlineData(values=[{"fair": self.fair}]))
            layers.append(line.mark_rule(color=_PAGE, strokeDash=[4, 3]).encode(y="fair:Q"))
        return _drawn(alt.layer(*layers).properties(width=_WIDTH, height=220))


def _drawn(chart: alt.TopLevelMixin) -> str:
    """Draw a chart in the colours of the page around it."""
    with requires("lab", "A page with charts"):
        import vl_convert  # noqa: PLC0415 - only pages need it
    plain = chart.configure(background="transparent", font="system-ui, sans-serif")
    lined = plain.configure_view(stroke=None).configure_axis(
        labelColor=_PAGE, titleColor=_PAGE, domainColor=_PAGE, tickColor=_PAGE, gridColor=_PAGE, gridOpacity=0.15
    )
    return str(vl_convert.vegalite_to_svg(lined.to_dict()))
