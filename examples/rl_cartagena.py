"""Learns to play base Cartagena by playing against itself, and measures itself against the bot `greedy`.

Needs Escapade with the extra `rl`, and PyTorch (the build for CPUs is enough):

    python examples/rl_cartagena.py --minutes 4 --out curve.json

Many tables are stepped at once (`escapade.rl.VectorEnv`). A small net scores every legal action from numbers that a
player would look at: from where to where the pirate goes, what that leaves to the others, which card it costs. Another
one guesses who wins. Both learn from the results by proximal policy optimization (PPO). All of it uses one thread.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

from escapade.rl import BotEnv, VectorEnv, layout

FIELDS = {field.name: slice(field.start, field.end) for field in layout("cartagena", 2)}
PLACES = FIELDS["symbols"].stop - FIELDS["symbols"].start  # the start, 36 spaces, the goal
GOAL = PLACES - 1
SYMBOLS, PLACES_OF_CODES = 6, 64  # a code of an advance is card * 64 + place
RETREAT = 30 * PLACES_OF_CODES
STOP, DRAW = RETREAT + PLACES_OF_CODES, RETREAT + PLACES_OF_CODES + 1
CONFIDENT = 1.959964  # standard deviations of a 95 % interval


class Position:
    """What the seats to decide see at many tables, and where each of their actions leads."""

    def __init__(self, seen: np.ndarray) -> None:
        self.count = len(seen)
        symbols = seen[:, FIELDS["symbols"]].astype(np.int64)
        pirates = seen[:, FIELDS["pirates"]].reshape(self.count, 2, PLACES).astype(np.int64)
        self.mine, self.theirs = pirates[:, 0], pirates[:, 1]
        self.crowd = pirates.sum(1)
        self.crowd[:, 0] = self.crowd[:, GOAL] = 0  # nobody retreats to the cell or the boat
        self.hand = seen[:, FIELDS["hand"]][:, :SYMBOLS].astype(np.int64)
        self.held = seen[:, FIELDS["held"]].astype(np.float32)
        self.left = seen[:, FIELDS["left"]][:, 0].astype(np.float32)
        self.ahead = self._ahead(symbols)
        self.behind = self._behind()

    def _ahead(self, symbols: np.ndarray) -> np.ndarray:
        """Find, for each place and symbol, the next free space that shows it; the boat if there is none."""
        ahead = np.full((self.count, PLACES, SYMBOLS), GOAL)
        for place in range(GOAL - 1, 0, -1):
            ahead[:, place - 1] = ahead[:, place]
            free = np.flatnonzero(self.crowd[:, place] == 0)
            ahead[free, place - 1, symbols[free, place] - 1] = place
        return ahead

    def _behind(self) -> np.ndarray:
        """Find, for each place, the next space behind with one or two pirates; the cell if there is none."""
        behind = np.zeros((self.count, PLACES), np.int64)
        for place in range(1, PLACES):
            company = (self.crowd[:, place - 1] > 0) & (self.crowd[:, place - 1] < 3)
            behind[:, place] = np.where(company, place - 1, behind[:, place - 1])
        return behind

    def summary(self) -> np.ndarray:
        """Describe the whole position for the seat to decide: for guessing who wins, and beside every action."""
        places = np.arange(PLACES) / GOAL
        sides = [self.mine, self.theirs]
        reach = (self.ahead - np.arange(PLACES)[None, :, None]) / GOAL  # how far each card takes each pirate
        useful = np.where(self.hand[:, None, :] > 0, reach, 0).max(2)
        columns = [
            *[(side * places).sum(1) / 6 for side in sides],
            *[side[:, GOAL] / 6 for side in sides],
            *[side[:, 0] / 6 for side in sides],
            *[np.where(side > 0, places, 1).min(1) for side in sides],
            self.held[:, 0] / 6, self.held[:, 1] / 6, (self.hand > 0).sum(1) / 6,
            self.left / 3, self.left == 1,
            (np.where(self.mine > 0, useful, 0)).max(1),
            (np.where(self.mine > 0, useful, 0)).sum(1) / 3,
            (self.crowd == 1).sum(1) / 6, (self.crowd == 2).sum(1) / 6, (self.crowd == 3).sum(1) / 6,
        ]  # fmt: skip
        return np.stack(columns, 1).astype(np.float32)

    def actions(self, rows: np.ndarray, codes: np.ndarray) -> np.ndarray:
        """Describe actions: the i-th is legal at table rows[i]."""
        retreats, moves = codes >= RETREAT, codes < STOP
        start = np.where(moves, codes % PLACES_OF_CODES, 0)
        symbol = np.where(codes < RETREAT, codes // PLACES_OF_CODES % SYMBOLS, 0)
        end = np.where(retreats & moves, self.behind[rows, start], self.ahead[rows, start, symbol])
        end = np.where(moves, end, 0)
        advances = moves & ~retreats
        left_behind = self.crowd[rows, start] - moves  # on the space that the pirate leaves
        cards = np.where(moves & retreats, self.crowd[rows, end], 0)
        reach = self.ahead[rows, end] - end[:, None]
        others = self.hand[rows] - (np.arange(SYMBOLS) == symbol[:, None]) * advances[:, None]
        columns = [
            advances, retreats & moves, codes == STOP, codes == DRAW,
            start / GOAL, end / GOAL, (end - start) / GOAL, np.abs(end - start) / 12,
            start == 0, advances & (end == GOAL), retreats & (start == GOAL),
            cards / 2, cards == 2,
            np.where(advances, self.hand[rows, symbol], 0) / 3,
            np.where(moves, self.mine[rows, start], 0) / 3,
            (left_behind == 1) & advances, (left_behind == 2) & advances,
            np.where(moves, self.theirs[rows, end], 0) / 3,
            np.where(moves, self.crowd[rows, end], 0) / 3,
            np.where(others > 0, reach, 0).max(1) / GOAL,  # how far the same pirate could go on
            np.where(moves, np.where(self.theirs[rows] > 0, np.arange(PLACES), 0).max(1) - end, 0) / GOAL,
            np.where(self.mine[rows] > 0, np.arange(PLACES), GOAL).min(1) == start,
        ]  # fmt: skip
        return np.stack(columns, 1).astype(np.float32)


class Player(nn.Module):
    """Scores actions, and guesses the result for the seat to decide."""

    def __init__(self, width: int = 64) -> None:
        super().__init__()
        position = Position(VectorEnv(count=1).observations)
        whole = position.summary().shape[1]
        action = position.actions(np.zeros(1, np.int64), np.zeros(1, np.int64)).shape[1]
        self.score = _net(whole + action, width)
        self.value = nn.Sequential(_net(whole, width), nn.Tanh())

    def log_odds(self, whole: torch.Tensor, rows: torch.Tensor, actions: torch.Tensor) -> torch.Tensor:
        """Return the logarithm of each action's chance to be chosen among those of its table."""
        scores = self.score(torch.cat([whole[rows], actions], 1))[:, 0]
        most = torch.full((len(whole),), -torch.inf).scatter_reduce(0, rows, scores.detach(), "amax")
        total = torch.zeros(len(whole)).index_add(0, rows, (scores - most[rows]).exp())
        return scores - most[rows] - total.log()[rows]


def _net(inputs: int, width: int) -> nn.Sequential:
    return nn.Sequential(
        nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU(), nn.Linear(width, 1)
    )  # fmt: skip


def listed(codes: np.ndarray, legal: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Put the legal actions of all tables into one list: the table of each, and its code."""
    there = np.arange(int(legal.max())) < legal[:, None]
    rows, columns = np.nonzero(there)
    return rows, codes[rows, columns].astype(np.int64)


def choose(player: Player, seen: np.ndarray, rows: np.ndarray, codes: np.ndarray, *, best: bool) -> dict[str, object]:
    """Choose an action at every table: by chance or the best one. Return all that is needed to learn from it."""
    position = Position(seen)
    whole, actions = torch.from_numpy(position.summary()), torch.from_numpy(position.actions(rows, codes))
    places = torch.from_numpy(rows)
    with torch.no_grad():
        odds = player.log_odds(whole, places, actions)
        value = player.value(whole)[:, 0]
    tried = odds if best else odds - torch.log(-torch.log(torch.rand_like(odds).clamp_min(1e-12)))
    most = torch.full((len(whole),), -torch.inf).scatter_reduce(0, places, tried, "amax")
    chosen = torch.zeros(len(whole), dtype=torch.int64).scatter_reduce(
        0, places, torch.where(tried == most[places], torch.arange(len(tried)), -1), "amax", include_self=False
    )
    return {
        "whole": whole, "rows": places, "actions": actions, "chosen": chosen, "odds": odds[chosen],
        "value": value, "codes": codes[chosen.numpy()],
    }  # fmt: skip


def collect(env: VectorEnv, player: Player, steps: int, trust: float) -> list[dict[str, object]]:
    """Play steps at all tables; return them with what each decision was worth in the end.

    trust: how far a decision's worth comes from what followed, the rest from what the net guesses (λ of TD(λ)).
    """
    made = []
    for _ in range(steps):
        rows, codes = listed(env.codes, env.legal)
        seats = env.seats.astype(np.int64)
        step = choose(player, env.observations, rows, codes, best=False)
        env.step(step["codes"])
        step["seats"], step["ended"] = seats, env.ended != 0
        step["reward"] = env.rewards[np.arange(env.count), seats].astype(np.float32)
        made.append(step)
    rows, codes = listed(env.codes, env.legal)
    after = choose(player, env.observations, rows, codes, best=True)["value"].numpy()
    worth, seats = after, env.seats.astype(np.int64)
    for step in reversed(made):
        same = np.where(seats == step["seats"], 1, -1)  # what is good for one is bad for the other
        worth = np.where(step["ended"], step["reward"], same * (trust * worth + (1 - trust) * after))
        step["worth"] = torch.from_numpy(worth.astype(np.float32))
        after, seats = step["value"].numpy(), step["seats"]
    return made


def learn(
    player: Player, optimizer: torch.optim.Optimizer, made: list[dict[str, object]], rounds: int, curious: float
) -> None:
    """Make good decisions likelier and bad ones less likely, but not by much at once (PPO)."""
    gains = torch.cat([step["worth"] - step["value"] for step in made])
    mean, spread = gains.mean(), gains.std() + 1e-6
    for _ in range(rounds):
        for at in torch.randperm(len(made)).split(4):
            batch, first, count = [made[i] for i in at], 0, 0
            rows, chosen = [], []
            for step in batch:  # tables and actions are counted on from step to step
                rows.append(step["rows"] + first)
                chosen.append(step["chosen"] + count)
                first += len(step["whole"])
                count += len(step["rows"])
            whole, places = torch.cat([step["whole"] for step in batch]), torch.cat(rows)
            odds = player.log_odds(whole, places, torch.cat([step["actions"] for step in batch]))
            gain = (torch.cat([step["worth"] - step["value"] for step in batch]) - mean) / spread
            ratio = (odds[torch.cat(chosen)] - torch.cat([step["odds"] for step in batch])).exp()
            policy = -torch.min(ratio * gain, ratio.clamp(0.8, 1.2) * gain).mean()
            doubt = -(odds.exp() * odds).sum() / len(whole)
            wrong = (player.value(whole)[:, 0] - torch.cat([step["worth"] for step in batch])).square().mean()
            optimizer.zero_grad()
            (policy + wrong - curious * doubt).backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimizer.step()


def play_bot(player: Player, games: int, seed: int, bot: str = "greedy") -> int:
    """Play against a bot, half the games in either seat; return how many are won."""
    tables = [BotEnv("cartagena", 2, bot=bot, seat=at % 2) for at in range(min(games, 64))]
    wins, begun, running = 0, 0, {}
    for at, env in enumerate(tables):
        running[at] = env.reset(seed=seed * 1_000_000 + begun)
        begun += 1
    while running:
        order = list(running)
        seen = np.stack([running[at][0] for at in order])
        rows, codes = np.nonzero(np.stack([running[at][1]["action_mask"] for at in order]))
        chosen = choose(player, seen, rows, codes, best=True)["codes"]
        for at, code in zip(order, chosen, strict=True):
            observation, reward, over, cut, info = tables[at].step(np.int64(code))
            running[at] = observation, info
            if over or cut:
                wins += reward > 0
                del running[at]
                if begun < games:
                    running[at] = tables[at].reset(seed=seed * 1_000_000 + begun)
                    begun += 1
    return int(wins)


def interval(wins: int, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % confidence interval of the chance to win."""
    z2 = CONFIDENT**2
    centre = (wins + z2 / 2) / (games + z2)
    half = CONFIDENT * math.sqrt(wins * (games - wins) / games + z2 / 4) / (games + z2)
    return centre - half, centre + half


def main() -> None:
    """Learn for some minutes of CPU time; print and write how well it plays on the way."""
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--minutes", type=float, default=4, help="CPU time to learn for")
    options.add_argument("--games", type=int, default=200, help="games of a measurement on the way")
    options.add_argument("--final", type=int, default=1000, help="games of the last measurement")
    options.add_argument("--tables", type=int, default=256)
    options.add_argument("--steps", type=int, default=64)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--out", type=Path, help="write the learning curve as JSON")
    options.add_argument("--chart", type=Path, help="draw it as SVG, which needs the extra `lab`")
    given = options.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(given.seed)
    player = Player()
    optimizer = torch.optim.Adam(player.parameters(), 1e-3)
    env = VectorEnv("cartagena", 2, count=given.tables, seed=given.seed, mask="codes", cap=600)
    curve: list[dict[str, float]] = []

    def measure(games: int, decisions: int) -> None:
        wins = play_bot(player, games, len(curve) + 1)
        low, high = interval(wins, games)
        minutes = spent / 60
        curve.append(
            {"minutes": minutes, "decisions": decisions, "games": games, "wins": wins, "low": low, "high": high}
        )
        won = f"{wins} of {games} won against greedy: {wins / games:.1%} ({low:.1%} – {high:.1%})"
        print(f"{minutes:6.1f} min  {decisions:9,d} decisions  {won}", flush=True)  # noqa: T201 - what it is for
        if given.out:
            given.out.write_text(json.dumps(curve, indent=1) + "\n")

    spent, decisions, next_look = 0.0, 0, 0.0
    while spent < given.minutes * 60:
        if spent >= next_look:
            measure(given.games, decisions)
            next_look = spent * 1.5 + 5
        began = time.process_time()
        for group in optimizer.param_groups:
            group["lr"] = 1e-3 * max(0.1, 1 - spent / (given.minutes * 60))
        made = collect(env, player, given.steps, trust=0.97)
        learn(player, optimizer, made, rounds=3, curious=0.01)
        decisions += given.steps * given.tables
        spent += time.process_time() - began
    measure(given.final, decisions)
    if given.chart:
        given.chart.write_text(drawn(curve), encoding="utf-8")


def drawn(curve: list[dict[str, float]]) -> str:
    """Draw a learning curve for light and dark pages."""
    from escapade.lab.charts import Curve  # noqa: PLC0415 - only charts need the extra `lab`
    from escapade.lab.stats import Estimate  # noqa: PLC0415

    points = [(one["minutes"], Estimate(one["wins"] / one["games"], one["low"], one["high"])) for one in curve]
    svg = Curve("minutes of CPU time", "games won against greedy", points, fair=0.5).svg()
    colours = "<style>svg{color:#222}@media (prefers-color-scheme:dark){svg{color:#ddd}}</style>"
    return svg.replace(">", f">{colours}", 1)


if __name__ == "__main__":
    main()
