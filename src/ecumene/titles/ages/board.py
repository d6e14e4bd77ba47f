"""The text board: the time track, the costs and gains of your actions, the markets, everybody's cards.

Everything here is read from a view. The sign ° marks our reconstructions: a whole card at its name, or a
single fact of a card.
"""

from __future__ import annotations

from collections.abc import Iterable

from ecumene.table.data.content import Sourced
from ecumene.table.ruleset import View
from ecumene.table.state.frames import Seat
from ecumene.table.text.board import Line, Panel, Span, line, of_seat, wrapped
from ecumene.table.text.words import Voice
from ecumene.titles.ages import effects as fx
from ecumene.titles.ages.achievements import earnable
from ecumene.titles.ages.book import Book
from ecumene.titles.ages.content import Civilization
from ecumene.titles.ages.effect_words import command_words, effect_words, gain_words, token_words
from ecumene.titles.ages.state import COLOURS

_NAME = 16
_LABEL = 14
_GOAL = 22


def panels(book: Book, view: View, seat: Seat | None, say: Voice) -> list[Panel]:
    """The subject of the question comes first; your own cards come before those of others."""
    order = sorted(map(int, view["seats"]), key=lambda one: (one != seat, one))
    found = [_track(book, view, say)]
    asked = {ask["frame"] for ask in view["flow"]["asks"].values() if ask["seat"] == seat}
    if view.get("actions") and view["active"] == seat:
        found.append(_actions(book, view, say))
    market = _market(book, view, say)
    if passing := view.get("you", {}).get("passing"):
        found.insert(0, _passing(book, passing, say))
    if "ask_civilization" in asked:
        found.insert(0, market)
    elif view["phase"] != "over":
        found.append(market)
    if view["wonders"]:
        found.append(_wonders(book, view, say))
    if view["specials"]:
        found.append(_specials(book, view, say))
    found += [_seat(book, view, one, seat, say) for one in order]
    if view["rules"]["solo"]:
        found.append(_alone(book, view, say))
    if view["phase"] == "over":
        found.insert(0, _scores(view, seat, say))
    return found


# The table


def _track(book: Book, view: View, say: Voice) -> Panel:
    """The eight action cards; those that are available now are marked."""
    rows: list[Line] = []
    for card, where in view["track"].items():
        entry = book.track_cards[card]
        now = where["status"] == "open"
        meaning = "accent" if now else "muted" if where["status"] == "past" else "plain"
        event = f"  [{say(f'named-{entry.event}')}]" if entry.event else ""
        gives = _needs(book, entry.action, say) if entry.action else say("board-no-action")
        if where["token"]:
            token = token_words(book.event_tokens[where["token"]], say.name, say.language)
            event += f"  [{say.name(where['token'])}: {token}]"
        rows += wrapped(
            Span(f"{'>' if now else ' '}{where['place'] + 1} {say.name(card):<{_NAME}}", meaning),
            Span(gives, "plain" if now else "muted"),
            Span(event, "note"),
            indent=_NAME + 3,
        )
    for action in book.constants.permanent:
        rows += wrapped(
            Span(f">  {say.name(action):<{_NAME}}", "accent"), _needs(book, action, say), indent=_NAME + 3
        )
    title = say(
        "board-track",
        round=view["round"],
        rounds=book.constants.rounds,
        phase=view["phase"],
        starter=COLOURS[view["starter"]],
    )
    if view["scenario"]:
        marks = view["marks"]
        terror = "yes" if marks.get("terror") == view["round"] else "no"
        said = say(
            "board-scenario", scenario=view["scenario"], stations=marks.get("stations", 0), terror=terror
        )
        rows += wrapped(Span(f"   {said}", "note"), indent=3)
    if view["rival"] >= 0:
        rows.append(line(Span("   " + say("board-rival", n=view["rival"]), "note")))
    return Panel("track", title, rows)


def _alone(book: Book, view: View, say: Voice) -> Panel:
    """The aims of a solo game, and the commands of a scenario with the round in which they came."""
    scenario = book.scenarios[view["scenario"]] if view["scenario"] else None
    group = say("achievement-scenario", scenario=scenario.id) if scenario else say("achievement-skirmish")
    rows: list[Line] = []
    for one in earnable(book, say):
        if one.group == group:
            rows += wrapped(Span(f"{one.name:<{_GOAL}}", "strong"), one.about, indent=_GOAL)
    for card in scenario.commands if scenario else ():
        round_ = view["marks"].get(f"command_{card}", 0)
        came = say("board-command", round=round_) if round_ else ""
        what = command_words(book.commands[card], say.language)
        rows += wrapped(Span(f"{say.name(card):<{_GOAL}}"), f"{what} ", Span(came, "note"), indent=_GOAL)
    return Panel("alone", group, rows)


def _needs(book: Book, action: str, say: Voice) -> str:
    """An action as printed: workers, coins, and what it gives."""
    entry = book.actions[action]
    return say(
        "board-needs",
        workers=entry.workers,
        red="yes" if entry.sacrifice else "no",
        coins=entry.coins,
        slots=entry.slots,
        gives=gain_words(entry.gains, say.name, say.language),
    )


def _actions(book: Book, view: View, say: Voice) -> Panel:
    """What each action would cost and give you now, your abilities counted."""
    rows: list[Line] = []
    for action, found in view["actions"].items():
        if action == "rest":
            continue
        for choice, way in found["ways"].items():
            what = say.name(action) + (f" ({say.name(choice)})" if choice else "")
            why = say("board-why", why=way["why"] or "none")
            rows += wrapped(
                Span(f"{what:<30}", "muted" if way["why"] else "strong"),
                Span(say("board-way", **{k: v for k, v in way.items() if k != "why"})),
                Span(f"  {why}" if way["why"] else "", "bad"),
                indent=30,
            )
    return Panel("actions", say("board-actions", workers=view["free"]), rows)


def _market(book: Book, view: View, say: Voice) -> Panel:
    rows: list[Line] = []
    for card, where in view["market"].items():
        rows += _civilization(book, card, say, where["coins"])
    hand = view.get("you", {}).get("hand", [])
    for card in hand:
        rows += _civilization(book, card, say, 0, "note")
    rows.append(line(Span(say("board-reconstructed"), "muted")))
    return Panel("market", say("board-market", cards=view["deck"]), rows)


def _passing(book: Book, cards: Iterable[str], say: Voice) -> Panel:
    """The cards of a draft that are yours to choose from."""
    rows = [row for card in cards for row in _civilization(book, card, say, 0)]
    return Panel("passing", say("board-passing"), rows)


def _civilization(book: Book, card: str, say: Voice, coins: int, meaning: str = "strong") -> list[Line]:
    """Two lines: population and bonus coins, then what it does."""
    entry = book.civilizations[card]
    head = say("board-civilization", workers=entry.population, coins=coins) + _sign(entry, "population")
    return [
        *wrapped(Span(f"{_printed(entry, say):<{_NAME}}", meaning), head, indent=_NAME),
        *_row("  " + say("board-label-main"), _effects(entry.main, say) + _sign(entry, "main")),
        *_row("  " + say("board-label-legacy"), _effects(entry.legacy, say) + _sign(entry, "legacy")),
    ]


def _wonders(book: Book, view: View, say: Voice) -> Panel:
    rows: list[Line] = []
    for card in view["wonders"]:
        entry = book.wonders[card]
        rows += wrapped(
            Span(f"{say.name(card) + _sign(entry):<20}", "strong"),
            _effects(entry.effects, say) + _sign(entry, "effects"),
            indent=20,
        )
    return Panel("wonders", say("board-wonders"), rows)


def _specials(book: Book, view: View, say: Voice) -> Panel:
    rows: list[Line] = []
    for card in view["specials"]:
        for id in book.special_cards[card].technologies:
            entry = book.technologies[id]
            requires = f" < {', '.join(map(say.name, entry.requires))}"
            rows += wrapped(
                Span(f"{say.name(id) + _sign(entry):<18}", "strong"),
                _effects(entry.effects, say) + _sign(entry, "effects"),
                Span(requires + _sign(entry, "requires"), "muted"),
                indent=18,
            )
    return Panel("specials", say("board-specials"), rows)


# The seats


def _seat(book: Book, view: View, seat: Seat, reader: Seat | None, say: Voice) -> Panel:
    side = view["seats"][str(seat)]
    title = say(
        "board-seat",
        seat=COLOURS[seat],
        you="yes" if seat == reader else "no",
        starter="yes" if view["starter"] == seat else "no",
        turn="yes" if view["active"] == seat else "no",
    )
    rows = [
        *_row(
            say("board-label-means"),
            Span(_means(side, say), "strong"),
            Span("  " + say("board-strength", n=side["military"]), of_seat(seat)),
        )
    ]
    for place, card in enumerate(side["civilizations"]):
        entry = book.civilizations[card]
        rows += _row(_printed(entry, say), *_held(entry, place == 0, say))
    if not side["civilizations"]:
        rows.append(line(Span(say("board-no-civilization"), "muted")))
    rows += _cards(say("board-label-technologies"), side["technologies"], say)
    for card in side["technologies"]:
        rows += _row("  " + say.name(card), Span(_effects(book.technologies[card].effects, say), "muted"))
    for card in side["wonders"]:
        rows += _row(say.name(card), _effects(book.wonders[card].effects, say))
    if side["hand"]:
        rows += _row(say("board-label-hand"), say("board-hand", cards=side["hand"]))
    return Panel(f"seat{seat + 1}", title, rows)


def _means(side: View, say: Voice) -> str:
    return say("board-means", **{what: side[what] for what in ("points", "coins", "workers")})


def _held(entry: Civilization, main: bool, say: Voice) -> list[str | Span]:
    """The main civilization with both abilities, the others with their legacy."""
    legacy = _effects(entry.legacy, say) + _sign(entry, "legacy")
    if not main:
        return [Span(f"{say('board-label-legacy')}: ", "muted"), legacy]
    return [
        Span(f"{say('board-label-main')}: ", "muted"),
        _effects(entry.main, say) + _sign(entry, "main"),
        Span(f" | {say('board-label-legacy')}: ", "muted"),
        legacy,
    ]


def _cards(label: str, cards: Iterable[str], say: Voice) -> list[Line]:
    return _row(label, say("board-listed", cards=tuple(cards) or "none"))


def _scores(view: View, seat: Seat | None, say: Voice) -> Panel:
    rows: list[Line] = []
    sides = sorted(view["seats"].items(), key=lambda item: -sum(item[1]["score"].values()))
    for one, side in sides:
        score = side["score"]
        rows.append(
            line(
                Span(f"{say.name(COLOURS[int(one)]):<{_LABEL}}", of_seat(int(one))),
                say("board-score", total=sum(score.values()), played=score["played"], end=score["end"]),
            )
        )
        rows += [
            line(Span(f"{'':<{_LABEL}}{say.name(source):<22}{points:>3}", "muted"))
            for source, points in side["end"]
        ]
    if view["scenario"]:
        rows.append(line(Span(say("board-medal", medal=view["medal"] or "none"), "strong")))
    if view["achievements"]:
        rows += wrapped(say("board-achievements", achievements=tuple(view["achievements"])), indent=2)
    return Panel("scores", say("board-scores"), rows)


# Rows and words


def _row(label: str, *parts: str | Span) -> list[Line]:
    return wrapped(Span(f"{label:<{_LABEL}} ", "muted"), *parts, indent=_LABEL + 1)


def _effects(effects: Iterable[fx.Effect], say: Voice) -> str:
    return ", ".join(effect_words(effect, say.name, say.language) for effect in effects)


def _printed(entry: Civilization, say: Voice) -> str:
    return say.name(entry.id) + _sign(entry)


def _sign(entry: Sourced, fact: str = "") -> str:
    """The sign of what is ours: of the whole entry, or of one fact of an entry that is otherwise printed."""
    whole = entry.source == "reconstructed"
    return "°" if (not whole and fact in entry.reconstructed if fact else whole) else ""
