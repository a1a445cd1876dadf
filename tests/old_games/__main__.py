"""Record games of a variant into a new file; existing files are never changed.

    python -m tests.old_games NAME GAME [option=value …] [--games 16] [--data FILE]

plays GAME with the options given and every combination of the others, and keeps the games that show most: half of them
by level-3 bots, half by quick ones. The file is RULES/NAME.jsonl.xz, where RULES is the version of the game's rules.
Without arguments it lists the files and what is not covered yet.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
import tomllib
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from escapade.bots import bot_named
from escapade.engine import seeded
from escapade.games import GAMES, game_named
from escapade.match import Match
from tests.old_games.coverage import agreed_in, agreement, classes_in, lacking, pairs, questions_in
from tests.old_games.files import FILES, all_games, games_in, name_of, path_of, write
from tests.old_games.players import LEVEL_3, QUICK, Moody, action_kind, event_kinds, measured, stem
from tests.tables import allowed

if TYPE_CHECKING:
    from escapade.engine import Luck
    from escapade.game import Game

TRIES = 12  # level-3 games played for each that is kept
QUICK_TRIES = 60  # the same for quick games
CAPS = (100, 300, 1000)  # decisions after which a quick game may be left unfinished
LONGEST = 2500  # decisions of a level-3 game, which is always finished
LENGTH = 1000  # decisions: how little the length of a game counts against it
# How often to show what, and how much each time is worth: classes and what players are asked in this file, two options
# together ("here") in this file, all of these in any file of the game, and moves and details of events in this file.
WANTED = {
    "action": (3, 10),
    "event": (3, 10),
    "asked": (3, 10),
    "here": (1, 5),
    "anywhere": (3, 100),
    "move": (1, 1),
    "detail": (1, 1),
}
TOLD = ("card", "number", "place", "token")  # details of an event that make it worth seeing


@dataclass(frozen=True)
class Candidate:
    """A game that may be kept, and how often it shows what."""

    lines: list[str]
    shows: Counter[str]


class Recorder:
    """Plays games of one variant."""

    def __init__(self, game: Game, fixed: dict[str, str], data: dict[str, object] | None, seed: str) -> None:
        self.game = game
        self.fixed = fixed
        self.seats = [players for players in game.seats if allowed(game, fixed, players)]
        self.data = data
        self.seed = seed
        self.luck = seeded(seed)
        self.seen: Counter[str] = Counter()

    def games(self, number: int, tries: int) -> list[list[str]]:
        """Keep so many games, half by level-3 bots; of quick ones play so many for each that is kept."""
        kept = kept_already(self.game)
        quick = [self.play(f"{self.seed}.quick.{n}") for n in range(number // 2 * tries)]
        clever = [self.play(f"{self.seed}.{LEVEL_3}.{n}", LEVEL_3) for n in range((number + 1) // 2 * TRIES)]
        return [*best(clever, (number + 1) // 2, kept), *best(quick, number // 2, kept)]

    def play(self, seed: str, bot: str | None = None) -> Candidate | None:
        """Play one game, all by one bot or else by whoever is drawn; a level-3 game that does not end is no use."""
        luck = self.luck
        players = self.seats[luck.below(len(self.seats))]
        names = [bot] * players if bot else drawn(players, luck)
        match = Match(
            self.game.name,
            players,
            drawn_agreement(self.game, self.fixed, players, luck),
            seed=seed,
            salt=hashlib.sha256(f"salt {seed}".encode()).hexdigest()[:16],
            names=[f"{name} {seat}" for seat, name in enumerate(names, 1)],
            data=self.data,
        )
        cap = LONGEST if bot else CAPS[luck.below(len(CAPS))]
        shows = self.play_on(match, names, cap)
        if bot and not match.over:
            return None
        for pair in pairs(agreement(match.options, players)):
            shows.update([f"here {pair}", f"anywhere {pair}"])
        return Candidate(match.end(f"{cap} decisions"), shows)

    def play_on(self, match: Match, names: list[str], cap: int) -> Counter[str]:
        """Play to the end or the cap; count what is seen."""
        luck, game = self.luck, match.game
        bots = [Moody(luck, self.seen) if name == Moody.name else bot_named(name) for name in names]
        by_a_server = luck.below(2) == 0
        shows: Counter[str] = Counter()
        for _ in range(cap):
            if match.over:
                break
            seat = match.to_act[luck.below(len(match.to_act))]
            bot = bots[seat]
            action = (
                bot.choose(match, seat) if isinstance(bot, Moody) else bot.choose(game, match.view(seat), seat, luck)
            )
            text = game.write_action(match.state, action)
            story = match.play(measured(game, text, luck) if by_a_server else text, seat).events
            kinds = [action_kind(action), *event_kinds(story)]
            self.seen.update(kinds)
            shows.update([*kinds, *(f"anywhere {kind}" for kind in kinds), f"move {stem(text)}"])
            shows.update(
                f"detail {event.name()} {key}={facts[key]}"
                for event in story
                for facts in [event.facts()]
                for key in TOLD
                if key in facts
            )
        return shows


def kept_already(game: Game) -> Counter[str]:
    """Count what the other files of a game show."""
    kept: Counter[str] = Counter()
    for old in all_games():
        if old.game is game:
            shown = classes_in(old) + questions_in(old) + Counter(pairs(agreed_in(old)))
            kept.update({f"anywhere {thing}": number for thing, number in shown.items()})
    return kept


def drawn(players: int, luck: Luck) -> list[str]:
    """Draw who plays a quick game: one kind of player, or of each seat another."""
    names = [*QUICK, *[Moody.name] * len(QUICK)]
    if luck.below(2):
        return [names[luck.below(len(names))]] * players
    return [names[luck.below(len(names))] for _ in range(players)]


def drawn_agreement(game: Game, fixed: dict[str, str], players: int, luck: Luck) -> dict[str, str]:
    """Draw a value for every option that is not fixed; what does not go with the others stays at its default."""
    wishes = {option.name: option.values[luck.below(len(option.values))] for option in game.options} | fixed
    agreed = dict(fixed)
    for name in luck.shuffled(list(range(len(wishes)))):
        key = list(wishes)[name]
        if allowed(game, {**agreed, key: wishes[key]}, players):
            agreed[key] = wishes[key]
    return agreed


def best(candidates: list[Candidate | None], number: int, kept: Counter[str]) -> list[list[str]]:
    """Choose one after the other what adds most to what was kept, for its length."""
    left = [candidate for candidate in candidates if candidate]
    chosen: list[list[str]] = []
    for _ in range(number):
        one = max(left, key=lambda candidate: worth(candidate, kept))
        left.remove(one)
        chosen.append(one.lines)
        kept.update(one.shows)
    return chosen


def worth(candidate: Candidate, kept: Counter[str]) -> float:
    """Tell how much a game adds, for its length."""
    gain = 0
    for thing, number in candidate.shows.items():
        wanted, points = WANTED[thing.partition(" ")[0]]
        gain += points * (min(wanted, kept[thing] + number) - min(wanted, kept[thing]))
    return (gain + 1) / (len(candidate.lines) + LENGTH)


def listed() -> None:
    """Print the files, and what they do not cover."""
    for path in FILES:
        games = games_in(path)
        decisions = sum(len(old.lines) - 3 for old in games)
        say(f"{name_of(path):32} {len(games):4} games {decisions:7} decisions {path.stat().st_size:8} bytes")
    for game in GAMES.values():
        for sentence in lacking(game, all_games()):
            say(sentence)


def say(sentence: str) -> None:
    sys.stdout.write(f"{sentence}\n")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.old_games", description=__doc__.partition("\n")[0])
    parser.add_argument("name", nargs="?", help="what to call the file")
    parser.add_argument("game", nargs="?", type=game_named, help="which game")
    parser.add_argument("options", nargs="*", metavar="option=value", help="what every game of the file agrees on")
    parser.add_argument("--games", type=int, default=16, help="how many (16)")
    parser.add_argument("--tries", type=int, default=QUICK_TRIES, help=f"quick games played for each ({QUICK_TRIES})")
    parser.add_argument("--data", type=Path, help="corrections of the printed data, as TOML")
    asked = parser.parse_args()
    if asked.game is None:
        listed()
        return
    path = path_of(asked.game.rules, asked.name)
    if path.exists():
        parser.error(f"{name_of(path)} is there already; give the new games another name")
    data = tomllib.loads(asked.data.read_text(encoding="utf-8")) if asked.data else None
    fixed = dict(option.split("=") for option in asked.options)
    if not any(allowed(asked.game, fixed, players) for players in asked.game.seats):
        parser.error("no number of players can agree on these options")
    recorder = Recorder(asked.game, fixed, data, f"{asked.game.rules}.{asked.name}")
    write(path, recorder.games(asked.games, asked.tries))
    say(f"{name_of(path)}: {asked.games} games, {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
