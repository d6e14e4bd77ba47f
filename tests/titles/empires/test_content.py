"""The content of Mega Empires as a whole: consistent, in order, and open to an owner's corrections."""

import re
from collections.abc import Iterator, Mapping

import msgspec
import pytest

from ecumene.table.data.content import ContentError, Entry, parse
from ecumene.titles.empires.components import Content
from ecumene.titles.empires.consistency import inconsistencies
from ecumene.titles.empires.content import CATALOGUE, check_overrides, load, tables


@pytest.fixture
def content() -> Content:
    return load()


def collections(content: Content) -> Iterator[tuple[str, Mapping[str, Entry]]]:
    for name in CATALOGUE.collections:
        if CATALOGUE.by_id(name):
            yield name, getattr(content, name)


def said(text: str) -> list[str]:
    return [str(problem) for problem in check_overrides(parse(text))]


def test_the_content_of_the_house_fits_together(content: Content) -> None:
    assert list(inconsistencies(content)) == []


def test_ids_are_the_names_in_small_letters(content: Content) -> None:
    for _, entries in collections(content):
        for entry_id, entry in entries.items():
            assert entry.id == entry_id
            assert re.fullmatch(r"[a-z0-9]+(_[a-z0-9]+)*", entry_id)
    named = {
        **{area.id: area.name for area in content.areas.values()},
        **{advance.id: advance.name for advance in content.advances.values()},
        **{commodity.id: commodity.name for commodity in content.commodities.values()},
    }
    for entry_id, name in named.items():
        assert re.sub(r"[^a-z]+", "_", name.lower().replace("'", "")) == entry_id
    assert {"main", "tana"} <= content.areas.keys()


def test_every_entry_has_a_source_and_names_its_own_fields(content: Content) -> None:
    sourced = [entry for _, entries in collections(content) for entry in entries.values()]
    for entry in (*sourced, content.constants, content.short_game):
        assert entry.source in {"rulebook", "public", "reconstructed"}
        assert set(entry.reconstructed) <= set(entry.__struct_fields__)


def test_collections_are_in_the_order_of_the_table(content: Content) -> None:
    assert [area.name for area in content.areas.values()] == sorted(
        area.name for area in content.areas.values()
    )
    assert [civilization.ranking for civilization in content.civilizations.values()] == list(range(1, 19))
    assert [advance.name for advance in content.advances.values()] == sorted(
        advance.name for advance in content.advances.values()
    )
    assert list(content.eras) == [
        "stone_age",
        "early_bronze_age",
        "middle_bronze_age",
        "late_bronze_age",
        "early_iron_age",
        "late_iron_age",
    ]
    majors = [calamity.id for calamity in content.calamities.values() if calamity.kind == "major"]
    assert majors[:3] == ["volcanic_eruption", "treachery", "famine"]
    assert majors[-2:] == ["regression", "piracy"]


def test_content_survives_json(content: Content) -> None:
    assert msgspec.json.decode(msgspec.json.encode(content), type=Content) == content


def test_the_content_of_the_house_is_made_once_and_has_no_problems() -> None:
    assert load() is load() is load({})
    assert check_overrides({}) == []


def test_loading_leaves_the_tables_as_written() -> None:
    load()
    assert "start_of" not in tables()["areas"]["magadha"]
    assert "areas" not in tables()["seas"]["red_sea"]


def test_an_owner_corrects_an_area_an_advance_and_a_constant(content: Content) -> None:
    own = load(
        parse("""
        [areas.persua]
        name = "Nakhva"
        [areas.baleares]
        limit = 1
        [advances.mining]
        cost = 240
        [civilizations.indus]
        start = "mohenjo_daro"
        [constants]
        tokens = 47
        """)
    )
    assert (own.areas["persua"].name, own.areas["persua"].source) == ("Nakhva", "owner")
    assert own.areas["persua"].reconstructed == ()
    assert own.areas["persua"].land == content.areas["persua"].land
    assert (own.areas["baleares"].limit, content.areas["baleares"].limit) == (1, 2)
    assert (own.advances["mining"].cost, own.advances["mining"].raises) == (240, {"treasury_value": 1})
    assert (own.areas["mohenjo_daro"].start_of, own.areas["chanhu_daro"].start_of) == ("indus", None)
    assert own.constants.tokens == 47
    assert own.seas == content.seas


def test_an_owner_adds_a_border_on_both_sides() -> None:
    own = load(
        parse("""
        [areas.lesbos]
        water = ["miletus", "sardes", "troy", "salamis"]
        [areas.salamis]
        water = ["antioch", "cyprus", "galatia", "phoenicia", "lesbos"]
        """)
    )
    assert "lesbos" in own.areas["salamis"].water


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (
            "[areas.babilon]\nlimit = 4",
            "areas.babilon: there is no entry of this id; did you mean 'babylon'?",
        ),
        ("[areas.babylon]\nlimit = 5", "areas.babylon.limit: expected 0 to 4, found 5"),
        (
            "[areas.babylon]\nsite = 'grey'",
            "areas.babylon.site: expected one of 'black', 'white', found 'grey'",
        ),
        (
            "[advances.diplomacy]\nguard = { of = 'cities', lets_in = ['militia'] }",
            "advances.diplomacy.guard.lets_in: there is no 'militia' in advances",
        ),
        (
            "[advances.law]\nability = { does = 'sale', worth = 3 }",
            "advances.trade_routes.ability: 'law' has a special ability of this kind",
        ),
        (
            "[calamities.famine]\nchanges = { potery = -5 }",
            "calamities.famine: there is no 'potery' in advances",
        ),
        ("[calamities.famine]\ndamage = 0", "calamities.famine.damage: expected 1 to 999, found 0"),
        (
            "[calamities.treachery]\nsecondary_victims = 5",
            "calamities.treachery.secondary_victims: there is no such field; the fields are 'beneficiary', "
            "'by_seats', 'changes', 'cities', 'kind', 'name', 'name_at_snow', 'seats', 'section', 'stack', "
            "'tradeable'",
        ),
        (
            "[calamities.famine]\nby_seats = [{ seats = [3], numbers = { cities = 1 } }]",
            "calamities.famine.by_seats: this card has no number 'cities'",
        ),
        (
            "[areas.babylon]\nregion = 'babilon'",
            "areas.babylon.region: there is no 'babilon' in civilizations; did you mean 'babylon'?",
        ),
        (
            "[areas.babylon]\nregion = 'egypt'",
            "areas.babylon.region: the region of egypt is on the map of the west\n"
            "civilizations.babylon.start: 'babylon' is not in the region of babylon",
        ),
        (
            "[areas.babylon]\nstart_of = 'saba'",
            "areas.babylon.start_of: this field is filled in by itself; leave it out",
        ),
        (
            "[areas.ad_dahna]\nland = ['chaldaea', 'gerrha']",
            "areas.nafud_desert.land: 'ad_dahna' must list 'nafud_desert' too",
        ),
        (
            "[areas.ad_dahna]\nland = ['chaldaea', 'gerrha', 'nafud_desert', 'ad_dahna']",
            "areas.ad_dahna.land: nothing borders on itself",
        ),
        (
            "[areas.abhisara]\ncoastal = true",
            "areas.abhisara.coastal: a coastal area borders on something by water",
        ),
        ("[areas.aden]\ncoastal = false", "areas.aden.coastal: an area with a border by water is coastal"),
        ("[areas.abhisara]\nsite = 'white'", "areas.abhisara.site: a white site lies on a flood plain"),
        (
            "[areas.ogaden]\nsite = 'black'",
            "areas.ogaden.site: nobody can build a city where the population limit is 0",
        ),
        ("[areas.abhisara]\nflood_plain = 'nile'", "areas.abhisara.flood_plain: 'nile' is on the other map"),
        ("[areas.abhisara]\nvolcano = 'etna'", "areas.abhisara.volcano: 'etna' is on the other map"),
        ("[seas.caspian_sea]\nmaps = ['east']", "seas.caspian_sea.maps: areas of the west touch this sea"),
        (
            "[seas.red_sea]\nseas = ['gulf_of_aden']",
            "seas.red_sea.seas: 'gulf_of_aden' must list 'red_sea' too",
        ),
        (
            "[civilizations.saba]\nranking = 3",
            "civilizations: the numbers must be 1 to 18, each once; missing: 2",
        ),
        (
            "[civilizations.saba.first_steps]\nbasic = [0, 6, 6, 11, 14, 15]\nexpert = [0, 6, 8, 11, 14, 15]",
            "civilizations.saba.first_steps.basic: "
            "the first era begins at step 0, and each other one after the one before",
        ),
        (
            "[civilizations.saba.first_steps]\nbasic = [0, 6, 9, 11, 14, 16]\nexpert = [0, 6, 8, 11, 14, 15]",
            "civilizations.saba.first_steps.basic: the last step is 15",
        ),
        (
            "[civilizations.saba.first_steps]\nbasic = [0, 6, 9, 11, 14, 15]",
            "civilizations.saba.first_steps: the side 'expert' is missing",
        ),
        (
            "[eras.late_iron_age.requirements]\nbasic = { cities = 5 }",
            "eras.late_iron_age.requirements: the side 'expert' is missing",
        ),
        (
            "[setups.east_5]\ncivilizations = ['saba', 'babylon']",
            "setups.east_5.civilizations: 5 seats need as many civilizations, not 2",
        ),
        (
            "[setups.east_3]\ncivilizations = ['kushan', 'egypt', 'parthia']",
            "setups.east_3.civilizations: 'egypt' is not on the map of the east\n"
            "setups.east_3.regions: there must be a region for each civilization of the set-up",
        ),
        (
            "[setups.west_3.regions]\nminoa = ['knossos', 'atlantis']\nhatti = ['hattusa', 'knossos', 'ur']\n"
            "hellas = ['athens']",
            "setups.west_3.regions.minoa: there is no 'atlantis' in areas\n"
            "setups.west_3.regions.hatti: 'knossos' is in the region of minoa\n"
            "setups.west_3.regions.hatti: 'ur' is not on the map of the west\n"
            "setups.west_3.regions.hellas: the start 'macedonia' must be in it",
        ),
        (
            "[market_boards.market]\nred_spaces = [2]",
            "market_boards.market.red_spaces[1]: expected -9 to -1, found 2",
        ),
        (
            "[setups.both_18.blocks]\neast = ['saba']\nwest = ['minoa']",
            "setups.both_18.blocks: the blocks must hold the civilizations of the set-up, each once",
        ),
        (
            "[setups.east_5.starts]\nindus = 'harapa'",
            "setups.east_5.starts.indus: this civilization is not in the set-up\n"
            "setups.east_5.starts.indus: there is no 'harapa' in areas",
        ),
        (
            "[setups.east_5.sea_borders]\nharmosia = ['gulf']",
            "setups.east_5.sea_borders.harmosia: there is no 'harmosia' in areas\n"
            "setups.east_5.sea_borders.harmosia: there is no 'gulf' in seas",
        ),
        (
            "[advances.law]\nspecial_credit = { to = 'politic', amount = 20 }",
            "advances.law.special_credit.to: there is no 'politic' in advances",
        ),
        (
            "[advances.law]\nspecial_credit = { to = 'law', amount = 20 }",
            "advances.law.special_credit.to: no advance gives credit to itself",
        ),
        (
            "[advances.law]\nraises = { ship_step = 1 }",
            "advances.law.raises.ship_step: expected one of 'city_support', 'city_tokens', 'hand_limit', "
            "'land_steps', 'neighbour_tokens', 'ship_capacity', 'ship_steps', 'siege', 'small_area_tokens', "
            "'treasury_share', 'treasury_value', 'wilderness_city_tokens', found 'ship_step'; "
            "did you mean 'ship_steps'?",
        ),
        (
            "[commodities.flax]\ncopies = { west = 9 }",
            "commodities.flax.seats: the boxes must be those of the copies",
        ),
        (
            "[commodities.flax]\ncopies = { east = 8 }",
            "commodities.flax.blocks: the blocks must share 8 cards",
        ),
        (
            "[commodities.flax]\nstack = 2",
            "additional_sets.east_block.commodities: there must be one commodity of each stack",
        ),
        ("[constants]\ntoken = 47", "constants.token: there is no such field; did you mean 'tokens'?"),
    ],
)
def test_a_fault_is_named_exactly(text: str, problem: str) -> None:
    assert "\n".join(said(text)) == problem
    with pytest.raises(ContentError) as error:
        load(parse(text))
    assert str(error.value) == problem
