"""What players agree on before a game: its options, and why an agreement cannot be."""

from __future__ import annotations

from typing import Final

YES_NO: Final = ("no", "yes")


class Disagreement(ValueError):  # noqa: N818 - an answer to players, not an error of the program
    """Why players cannot agree on that: a code, a sentence with its facts apart, the rule's id where a rule speaks."""

    def __init__(self, code: str, rule: str, says: str, **facts: object) -> None:
        """Say what does not go together."""
        super().__init__(says.format(**facts) + (f" ({rule})" if rule else ""))
        self.code = code
        self.rule = rule
        self.says = says
        self.facts = facts

    def __reduce__(self) -> tuple[object, ...]:
        return disagreement_again, (self.code, self.rule, self.says, self.facts)


def disagreement_again(code: str, rule: str, says: str, facts: dict[str, object]) -> Disagreement:
    """Make a pickled disagreement again."""
    return Disagreement(code, rule, says, **facts)


class Option:
    """One thing players agree on: one description for forms, command lines and error messages."""

    def __init__(self, name: str, values: tuple[str, ...], default: str, says: str) -> None:
        """Name it, list its values, give the default, and say in a sentence what it decides."""
        self.name: Final = name
        self.values: Final = values
        self.default: Final = default
        self.says: Final = says

    def check(self, value: str) -> str:
        """Accept one of the values, or say which there are."""
        if value not in self.values:
            raise Disagreement(
                "option-value", "", "{name} is one of {values}, not '{value}'",
                name=self.name, values=", ".join(self.values), value=value,
            )  # fmt: skip
        return value


def chosen(options: tuple[Option, ...], values: dict[str, str]) -> dict[str, str]:
    """Fill in the defaults, and say in a sentence which name or value is not known."""
    names = {option.name: option for option in options}
    for name in values:
        if name not in names:
            raise Disagreement(
                "option-unknown", "", "'{name}' is no option of this game; its options: {names}",
                name=name, names=", ".join(names),
            )  # fmt: skip
    return {name: option.check(str(values.get(name, option.default))) for name, option in names.items()}
