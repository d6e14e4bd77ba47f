"""Short texts of effects, for the text board and other surfaces that show a card."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from importlib import resources

from ecumene.table.text.words import Argument, Say, Words
from ecumene.titles.ages import effects as fx
from ecumene.titles.ages.content import Command, EventToken

Called = Callable[[str], str]
"""What something with an id is called."""

_GAINED = (
    "points", "coins", "workers", "technologies", "wonders", "others_coins", "stations", "strength",
    "wonder_discount",
)  # fmt: skip


@cache
def _words() -> Words:
    folder = resources.files("ecumene.titles.ages") / "words"
    return Words([folder, folder / "board"])


def _say(key: str, language: str, /, **args: Argument) -> str:
    return _words().text(Say(f"ages-{key}", args), language)


def effect_words(effect: fx.Effect, called: Called, language: str = "en") -> str:
    """One effect.

    >>> effect_words(fx.GameEnd(points=1, per="technology", divisor=2), str)
    'game end: 1 point for every 2 technologies'
    """
    kind = effect.__struct_config__.tag
    if isinstance(effect, fx.Gain):
        return _say(f"effect-{kind}", language, gains=gain_words([effect], called, language))
    if isinstance(effect, fx.ActionBonus):
        gain = fx.Gain(points=effect.points, coins=effect.coins, workers=effect.workers)
        gains = gain_words([gain], called, language)
        return _say(f"effect-{kind}", language, actions=_named(effect.actions, called), gains=gains)
    if isinstance(effect, fx.ActionCost):
        return _cost(effect, called, language)
    if isinstance(effect, fx.ResearchCost):
        return _research(effect, called, language)
    if isinstance(effect, fx.MilitaryPer):
        per = _say(f"per-{effect.per}", language, n=effect.divisor, offset=0)
        return _say(f"effect-{kind}", language, n=effect.amount, per=per)
    if isinstance(effect, fx.Immune):
        events = " / ".join(_say(f"named-{event}", language) for event in effect.events)
        return _say(f"effect-{kind}", language, events=events)
    return _say(f"effect-{kind}", language, **_arguments(effect, called))


def _arguments(effect: fx.Effect, called: Called) -> dict[str, Argument]:
    """The fields of an effect: numbers as they are, ids as names."""
    found: dict[str, Argument] = {}
    for field in effect.__struct_fields__:
        value = getattr(effect, field)
        if isinstance(value, int):
            found[field] = value
        else:
            found[field] = _named((value,) if isinstance(value, str) else value, called)
    return found


def _cost(effect: fx.ActionCost, called: Called, language: str) -> str:
    changes = [
        _say(f"cost-{what}-{'less' if amount < 0 else 'more'}", language, n=abs(amount))
        for what, amount in (("coins", effect.coins), ("workers", effect.workers))
        if amount
    ]
    condition = _condition(effect.condition, called, language)
    not_via = _say("cost-not_via", language, via=_named(effect.not_via, called)) if effect.not_via else ""
    said = ", ".join(part for part in (*changes, condition, not_via) if part)
    return _say("effect-action_cost", language, actions=_named(effect.actions, called), changes=said)


def _research(effect: fx.ResearchCost, called: Called, language: str) -> str:
    if effect.set_coins is not None:
        change = _say("cost-set", language, n=effect.set_coins)
    else:
        change = _say(f"cost-coins-{'less' if effect.coins < 0 else 'more'}", language, n=abs(effect.coins))
    technologies = _named(effect.technologies, called)
    return _say("effect-research_cost", language, technologies=technologies, change=change)


def gain_words(gains: Iterable[fx.Gain], called: Called, language: str = "en") -> str:
    """What is gained, when and how often.

    >>> gain_words([fx.Gain(coins=2, others_coins=1)], str)
    '2 coins, everybody else 1 coin'
    """
    return "; ".join(_gain(gain, called, language) for gain in gains)


def token_words(token: EventToken, called: Called, language: str = "en") -> str:
    """The effect of an event token, and the seats that it concerns."""
    parts = [gain_words(token.gains, called, language)] if token.gains else []
    losses = [(what, getattr(token, what)) for what in ("lose_coins", "or_sacrifice", "sacrifice")]
    lost = [_say(f"token-{what}", language, n=n) for what, n in losses if n]
    if token.per_civilizations:
        lost.append(_say("token-per_civilizations", language, n=token.per_civilizations))
    parts += [" ".join(lost)] if lost else []
    if not parts:
        return _say("token-nothing", language)
    whom = "all" if token.who == "all" or token.of is None else f"{token.who}-{token.of}"
    return _say(f"token-{whom}", language, what=", ".join(parts))


def command_words(command: Command, language: str = "en") -> str:
    """What a command card does, and whether only to the weaker ones.

    >>> command_words(Command(id="raid", name="Raid", source="reconstructed", lose_coins=3))
    'if you are weaker: -3 coins'
    """
    does = {what: getattr(command, what) for what in ("lose_coins", "sacrifice")}
    said = [_say(f"token-{what}", language, n=n) for what, n in does.items() if n]
    more = {what: int(getattr(command, what)) for what in ("lose_points", "tribute", "terror", "stronger")}
    said += [_say(f"command-{what}", language, n=n) for what, n in more.items() if n]
    what = ", ".join(said) or _say("token-nothing", language)
    return _say("command-weaker", language, what=what) if command.weaker else what


def _gain(gain: fx.Gain, called: Called, language: str) -> str:
    amounts = [(what, getattr(gain, what)) for what in _GAINED]
    said = ", ".join(_say(f"gain-{what}", language, n=amount) for what, amount in amounts if amount)
    if gain.per is not None:
        said += " " + _say(f"per-{gain.per}", language, n=gain.divisor, offset=-gain.offset)
    if gain.most is not None:
        said += " " + _say("gain-most", language, n=gain.most)
    condition = _condition(gain.condition, called, language)
    return f"{said} {condition}" if condition else said


def _condition(condition: fx.Condition | None, called: Called, language: str) -> str:
    if condition is None:
        return ""
    found: list[str] = []
    if condition.most_military:
        found.append(_say("if-most_military", language, n=condition.military_min))
    elif condition.military_min:
        found.append(_say("if-military_min", language, n=condition.military_min))
    if condition.technologies_max is not None:
        found.append(_say("if-technologies_max", language, n=condition.technologies_max))
    least = {what: getattr(condition, what) for what in ("technologies_min", "wonders_min")}
    found += [_say(f"if-{what}", language, n=n) for what, n in least.items() if n]
    if condition.has_technology:
        technology = called(condition.has_technology)
        found.append(_say("if-has_technology", language, technology=technology))
    return " ".join(found)


def _named(ids: Iterable[str], called: Called) -> str:
    return ", ".join(called(id) for id in ids)
