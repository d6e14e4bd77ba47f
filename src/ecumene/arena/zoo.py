"""Tables as environments of PettingZoo: one seat after the other (`aec`), or all at once (`parallel`).

Needs `pip install 'ecumene[research]'`. Observations and actions are those of `encoding.py`; docs/research.md
says what they mean.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from ecumene.arena.encoding import ACTIONS, BOUND, FEATURES, WAIT, actions, features
from ecumene.bots.turns import the_next
from ecumene.table.api import Request, Table, open_table
from ecumene.table.meta import opening_seats
from ecumene.table.questions.answers import Answer
from ecumene.table.state.frames import Seat
from ecumene.table.titles import titles

Observation = dict[str, Any]


class _Game:
    """A table and its seats under the names that PettingZoo uses."""

    def __init__(self, title: str, seats: int | None, options: Mapping[str, Any] | None) -> None:
        self.title, self.options = title, dict(options or {})
        self.seats = opening_seats(titles()[title], seats)
        self.names = [f"seat_{seat}" for seat in range(self.seats)]
        self._random = np.random.default_rng()
        self.table: Table = open_table(title, seats=self.seats, seed=1, options=self.options)

    def begin(self, seed: int | None) -> None:
        if seed is not None:
            self._random = np.random.default_rng(seed)
        luck = int(self._random.integers(2**31))
        self.table = open_table(self.title, seats=self.seats, seed=luck, options=self.options)

    def asked(self, seat: Seat) -> Request | None:
        return next(iter(self.table.requests(seat)), None)

    def offered(self, request: Request) -> dict[int, Answer]:
        return actions(request.kind, self.table.perspective(request).options)

    def mask(self, seat: Seat, *, may_answer: bool = True) -> Any:
        """Which actions are legal; a seat that is not asked can only wait."""
        request = self.asked(seat) if may_answer else None
        legal = np.zeros(ACTIONS, dtype=np.int8)
        legal[list(self.offered(request)) if request else WAIT] = 1
        return legal

    def observation(self, seat: Seat, mask: Any) -> Observation:
        request = self.asked(seat)
        seen = features(self.table.view(seat), seat, request.kind if request else "")
        return {"observation": np.array(seen, dtype=np.float32), "action_mask": mask}

    def answer(self, request: Request, action: int) -> None:
        offered = self.offered(request)
        if action not in offered:
            raise ValueError(f"Action {action} is not among those that the mask allows.")
        self.table.answer(request.seat, request.id, offered[action])

    def rewards(self) -> list[float]:
        """The reward is 0 until the end; then from 1 for the first to -1 for the last. A single seat gets its
        score in hundreds.
        """
        standings = sorted(self.table.standings(), key=lambda standing: standing.seat)
        if self.seats == 1:
            return [standings[0].score / 100]
        return [1 - 2 * (standing.rank - 1) / (self.seats - 1) for standing in standings]


def _spaces(names: Sequence[str]) -> tuple[dict[str, Any], dict[str, Any]]:
    seen = {
        name: spaces.Dict(
            {
                "observation": spaces.Box(-BOUND, BOUND, (FEATURES,), np.float32),
                "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
            }
        )
        for name in names
    }
    return seen, {name: spaces.Discrete(ACTIONS) for name in names}


class TableAEC(AECEnv):  # type: ignore[misc]
    """The seats answer one after the other, as bots at a table do."""

    def __init__(
        self,
        title: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {"name": f"ecumene_{title}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self._game = _Game(title, seats, options)
        self.possible_agents = list(self._game.names)
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]
        self.observation_spaces, self.action_spaces = _spaces(self.possible_agents)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    @property
    def table(self) -> Table:
        """The table itself, which an agent must not read."""
        return self._game.table

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._game.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select(-1)

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        return self._game.observation(seat, self._mask(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        request = self._game.asked(seat)
        assert request is not None
        assert action is not None
        self._game.answer(request, int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self._game.table.over:
            self.rewards = dict(zip(self.agents, self._game.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: {} for agent in self.agents}
            self.agent_selection = self.agents[0]
        else:
            self._select(seat)
        self._accumulate_rewards()

    def render(self) -> str | None:
        if self.render_mode != "ansi":
            return None
        return str(self._game.table)

    def close(self) -> None:
        """Nothing is held open."""

    def _select(self, after: Seat) -> None:
        seat = the_next(self._game.table.requests(), after).seat
        self.agent_selection = self.possible_agents[seat]
        self.infos = {agent: {} for agent in self.agents}
        self.infos[self.agent_selection] = {"action_mask": self._game.mask(seat)}

    def _mask(self, agent: str) -> Any:
        known = self.infos.get(agent, {}).get("action_mask")
        if known is not None:
            return known
        return self._game.mask(self.possible_agents.index(agent), may_answer=False)


class TableParallel(ParallelEnv):  # type: ignore[misc]
    """All seats act at once. Those who are not asked wait; an answer that another one has made impossible is
    not given, and its seat is asked again."""

    def __init__(
        self,
        title: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.metadata = {"name": f"ecumene_{title}_v0", "render_modes": []}
        self.render_mode = render_mode
        self._game = _Game(title, seats, options)
        self.possible_agents = list(self._game.names)
        self.agents: list[str] = []
        self.observation_spaces, self.action_spaces = _spaces(self.possible_agents)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._game.begin(seed)
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, int]) -> tuple[dict[str, Any], ...]:
        playing = list(self.agents)
        asked = {seat: self._game.asked(seat) for seat in range(self._game.seats)}
        for seat, request in asked.items():
            now = self._game.asked(seat)
            if request is not None and now is not None and now.id == request.id:
                self._answer(request, int(actions[self.possible_agents[seat]]))
        over = self._game.table.over
        rewards = self._game.rewards() if over else [0.0] * len(playing)
        observations = self._observations()
        if over:
            self.agents = []
        return (
            observations,
            dict(zip(playing, rewards, strict=True)),
            dict.fromkeys(playing, over),
            dict.fromkeys(playing, False),
            {agent: {} for agent in playing},
        )

    def render(self) -> None:
        """Watch a table in the house instead."""

    def close(self) -> None:
        """Nothing is held open."""

    def _answer(self, request: Request, action: int) -> None:
        if action in self._game.offered(request):
            self._game.answer(request, action)

    def _observations(self) -> dict[str, Observation]:
        game = self._game
        return {
            name: game.observation(seat, game.mask(seat)) for seat, name in enumerate(self.possible_agents)
        }


def aec(title: str, seats: int | None = None, **options: Any) -> TableAEC:
    """A table whose seats answer one after the other."""
    return TableAEC(title, seats, options)


def parallel(title: str, seats: int | None = None, **options: Any) -> TableParallel:
    """A table whose seats answer at once."""
    return TableParallel(title, seats, options)
