"""The options players agree on before a game, and why a combination is not possible."""

from __future__ import annotations

from typing import Final, TypeAlias

from escapade.reading import BadNotation, shortened

YES_NO: Final = ("no", "yes")
PLAYERS: Final = "players"  # what an option calls the number of players
Applies: TypeAlias = dict[str, tuple[str, ...]]
RULES: Final = "rules"  # the option, or field of a position, that names an earlier version of the rules


class Disagreement(ValueError):  # noqa: N818 - an answer to players, not an error of the program
    """Raised for options that are not possible: a code, a sentence and its facts, and the rule's id if there is one."""

    def __init__(self, code: str, rule: str, says: str, **facts: object) -> None:
        super().__init__(says.format(**facts) + (f" ({rule})" if rule else ""))
        self.code = code
        self.rule = rule
        self.says = says
        self.facts = facts

    def __reduce__(self) -> tuple[object, ...]:
        return _disagreement_again, (self.code, self.rule, self.says, self.facts)


def _disagreement_again(code: str, rule: str, says: str, facts: dict[str, object]) -> Disagreement:
    """Rebuild a pickled disagreement."""
    return Disagreement(code, rule, says, **facts)


class Option:
    """One option, described once for forms, command lines and error messages."""

    def __init__(
        self, name: str, values: tuple[str, ...], default: str, says: str, applies: Applies | None = None
    ) -> None:
        """Name it, list its values, give the default, and say in a sentence what it decides.

        applies: the values of other options, or numbers of PLAYERS, with which it decides anything; always if empty.
        """
        self.applies: Final = applies or {}
        self.name: Final = name
        self.values: Final = values
        self.default: Final = default
        self.says: Final = says

    def check(self, value: str) -> str:
        """Return the value if it is one of the possible ones; otherwise raise Disagreement and list them."""
        if value not in self.values:
            raise Disagreement(
                "option-value", "", "{name} is one of {values}, not '{value}'",
                name=self.name, values=", ".join(self.values), value=value,
            )  # fmt: skip
        return value


class Preset:
    """A well-known combination of options, offered next to the form with all options.

    Its texts are the messages `preset-<game>-<name>` and `preset-<game>-<name>-says`.
    """

    def __init__(self, name: str, seats: int, options: dict[str, str], *, bots: bool = False) -> None:
        """Name it, with how many players it begins, and which options it changes.

        bots: whether everybody else is a bot; else the form leaves who plays as it is.
        """
        self.name: Final = name
        self.seats: Final = seats
        self.options: Final = options
        self.bots: Final = bots


def chosen(options: tuple[Option, ...], values: dict[str, str]) -> dict[str, str]:
    """Fill in the defaults; raise Disagreement if a name or value is not known."""
    names = {option.name: option for option in options}
    for name in values:
        if name not in names:
            raise Disagreement(
                "option-unknown", "", "'{name}' is not an option of this game; its options: {names}",
                name=name, names=", ".join(names),
            )  # fmt: skip
    return {name: option.check(str(values.get(name, option.default))) for name, option in names.items()}


def without_rules(values: dict[str, str], earlier: dict[str, dict[str, str]]) -> tuple[dict[str, str], str]:
    """Split options into the game's own and the earlier version of the rules they name ('' if none).

    earlier: for each earlier version, the values of options that were added later.
    """
    if RULES not in values:
        return values, ""
    rules = values[RULES]
    if rules not in earlier:
        raise BadNotation(
            "rules", f"the rules '{shortened(rules)}' are not known; earlier versions: {', '.join(earlier)}",
            found=shortened(rules), known=", ".join(earlier),
        )  # fmt: skip
    options = {name: value for name, value in values.items() if name != RULES}
    return earlier[rules] | options, rules


def unusual(options: tuple[Option, ...], agreed: dict[str, str], earlier: dict[str, dict[str, str]]) -> dict[str, str]:
    """Return the options that differ from the default of the version of the rules they name."""
    then = earlier.get(agreed.get(RULES, ""), {})
    return {one.name: agreed[one.name] for one in options if agreed[one.name] != then.get(one.name, one.default)}


def options_in(fields: dict[str, str], options: tuple[Option, ...]) -> dict[str, str]:
    """Return the options among the fields of a position, and the version of the rules if it is named."""
    names = (RULES, *(one.name for one in options))
    return {name: fields[name] for name in names if name in fields}
