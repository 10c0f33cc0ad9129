"""What is told: strengths and Risks by their parts, lives with their reason, and the open page in sentences."""

import pytest
from chronicles_scene import BLANK, SHIELD, SKULL, acting, bring, laid, own, quiet
from rich.console import Console

from meadhall.cli.board import draw
from meadhall.engine import Sentence, ask, then
from meadhall.engine.scene import Scene
from meadhall.engine.words import Words
from meadhall.games.yggdrasil_chronicles import GAME
from meadhall.games.yggdrasil_chronicles.book import SHEETS, Page
from meadhall.games.yggdrasil_chronicles.content import CAGE, OUT
from meadhall.games.yggdrasil_chronicles.counters import change_counter
from meadhall.games.yggdrasil_chronicles.creatures import call_creature
from meadhall.games.yggdrasil_chronicles.enemies import read_the_book
from meadhall.games.yggdrasil_chronicles.flow import FLOW
from meadhall.games.yggdrasil_chronicles.names import Change, Counter, Creature, Enemy, God, Iotunn, World
from meadhall.games.yggdrasil_chronicles.pages import ravage_at
from meadhall.games.yggdrasil_chronicles.saving_roll import GOD_DIE, roller_of
from meadhall.games.yggdrasil_chronicles.seat.page_text import page_does, page_laws, page_lost, page_won, sentence_of
from meadhall.games.yggdrasil_chronicles.state import Decision, Step
from meadhall.games.yggdrasil_chronicles.tree import check_ravage, climb, ravage


def on_page(page: str) -> Scene:
    scene = acting("asgard", mode=page.split("_", maxsplit=1)[0])
    scene.game.page = Page[page.upper()]
    return scene


def in_words(*sentences: Sentence, language: str = "en") -> list[str]:
    return [Words.of(GAME, language).told(each) for each in sentences]


def test_a_fight_tells_strength_prevention_and_the_life_lost_with_its_reason() -> None:
    scene = acting("midgard", gods=("thor", "tyr", "freyja"), mode="hard")
    game = scene.game
    game.at[Enemy.SURT], game.giants = World.MIDGARD, 3
    own(scene, "mjollnir")
    scene.events()
    scene.play("fight surt")
    told = scene.events()
    base, extra = next(line.split()[2:4] for line in told if line.startswith("foe_strength surt"))
    risks = int(base) + int(extra)
    assert extra == "3"
    assert f"fight_begins 0 surt {risks}" in told
    assert "thor_prevents 0 1" in told
    assert any(line.startswith("artefact_prevents mjollnir") for line in told)
    scene.load(SKULL)
    life = game.sheet[0].life
    scene.play("roll 0")
    told = scene.events()
    assert any(line.startswith("roll_counted 0 ") for line in told)
    assert f"life_lost 0 {life - game.sheet[0].life} risks {game.sheet[0].life}" in told


def test_hels_effect_is_named_as_the_reason() -> None:
    scene = laid()
    game = quiet(scene)
    life = game.sheet[0].life
    then(game, Step.ACTIVATE, Enemy.HEL)
    FLOW.run(game)
    assert f"life_lost 0 1 hel {life - 1}" in scene.events()


@pytest.mark.parametrize(("blocks", "told"), [(False, "Thor may move, but"), (True, "Thor may neither move nor act")])
def test_who_hears_fenrir_is_told_whether_the_move_is_lost_too(blocks: bool, told: str) -> None:
    scene = laid(fenrir_blocks_move=blocks)
    game = quiet(scene)
    game.waiting = 0
    scene.events()
    then(game, Step.ACTIVATE, Enemy.FENRIR)
    FLOW.run(game)
    howl = next(line.split()[0] for line in scene.events() if line.startswith("fenrir_ho"))
    assert told in Words.of(GAME).say(f"event-{howl}", {"seat": "Thor"})


def test_a_saving_roll_that_is_not_made_is_told() -> None:
    scene = acting("midgard")
    scene.game.at[Enemy.SURT] = World.MIDGARD
    scene.play("fight surt")
    scene.events()
    scene.play("decline")
    assert scene.events()[:2] == ["roll_declined 0", "life_lost 0 1 risks 6"]


def test_a_gift_of_draupnir_is_told_as_its_gift() -> None:
    scene = laid()
    game = quiet(scene)
    own(scene, "draupnir")
    ask(game, 0, Decision.DRAUPNIR)
    scene.events()
    scene.play("grab elves")
    assert scene.events()[:2] == ["draupnir_gives 0", "goods_taken 0 elves 1 1"]


def test_the_terminal_shows_who_stands_in_midgard_by_the_name_of_the_world() -> None:
    """Nothing else that is named is called like a World."""
    scene = acting("midgard")
    wide = Console(width=600)
    with wide.capture() as capture:
        wide.print(draw(GAME, dict(GAME.view(scene.game, 0)), Words.of(GAME), GAME.seat_names(scene.game)))
    assert "only Valshamr gives the bonus" not in capture.get()


@pytest.mark.parametrize(("page", "relic"), [("bifrost_1", "horn"), ("binding_2", "gleipnir")])
def test_the_holder_of_the_horn_is_not_said_to_hold_gleipnir(page: str, relic: str) -> None:
    scene = on_page(page)
    scene.game.relic = 1
    assert [god["relic"] for god in GAME.view(scene.game, 0)["gods"]] == [None, relic, None]


def test_the_open_page_says_what_it_does_and_how_it_is_won_and_lost() -> None:
    scene = on_page("bifrost_2")
    game = scene.game
    game.counter[Counter.BRIDGE], game.counter[Counter.DEFEATS] = 5, 1
    does = [(in_words(part["when"])[0], in_words(*part["does"])) for part in page_does(game)]
    assert does == [
        ("At each advance of Nidhögg", ["Bifrost goes down by 1"]),
        ("After each pair of Surt", ["Bifrost goes down by 1"]),
    ]
    assert in_words(*page_won(game)) == [
        "Victories: 2 needed, 1 so far.",
        "Victories over Surt count above the bottom level only.",
    ]
    assert in_words(*page_lost(game)) == [
        "Bifrost at 0 loses the game; 5 now.",
        "When Nidhögg reaches space 3, the Dead Tree, the game is lost.",
    ]
    assert any("Asgard and Midgard are adjacent" in law for law in in_words(*page_laws(game)))


@pytest.mark.parametrize("language", Words.LANGUAGES)
@pytest.mark.parametrize("page", list(Page), ids=lambda page: page.name.lower())
def test_every_page_can_be_told_in_every_language(page: int, language: str) -> None:
    scene = laid()
    scene.game.page = page
    sentences = [part["when"] for part in page_does(scene.game)]
    sentences += [each for part in page_does(scene.game) for each in part["does"]]
    sentences += [sentence_of(each, scene.game) for each in SHEETS[page].opening]
    sentences += [*page_won(scene.game), *page_lost(scene.game), *page_laws(scene.game)]
    assert all("{" not in line and "_" not in line for line in in_words(*sentences, language=language))


@pytest.mark.parametrize("saving", range(1, 4))
def test_the_terminal_shows_the_page_and_what_a_saving_roll_gives(saving: int) -> None:
    scene = on_page("bifrost_1")
    scene.game.sheet[0].saving = saving
    words = Words.of(GAME)
    wide = Console(width=600)
    with wide.capture() as capture:
        wide.print(draw(GAME, dict(GAME.view(scene.game, 0)), words, GAME.seat_names(scene.game)))
    assert "At each advance of Nidhögg" in capture.get()
    assert words.say(f"saving-{saving}", {"god": "Thor"}) in capture.get()


@pytest.mark.parametrize(
    ("gods_there", "enemy_there", "told"),
    [
        (False, False, "acts 0 alfheim normal alone"),
        (True, False, "acts 0 alfheim bonus god"),
        (False, True, "acts 0 alfheim malus enemy"),
        (True, True, "acts 0 alfheim normal both"),
    ],
)
def test_an_action_tells_its_tier_and_who_makes_it(gods_there: bool, enemy_there: bool, told: str) -> None:
    scene = acting("alfheim")
    if gods_there:
        bring(scene, 1, "alfheim")
    if enemy_there:
        scene.game.at[Enemy.FENRIR] = World.ALFHEIM
    scene.play("act")
    assert told in scene.events()


def test_what_lifts_an_action_to_its_bonus_is_named() -> None:
    scene = acting("alfheim", gods=("odin", "freyja", "tyr"), mode="hard", bonds_1=1 << God.FREYJA)
    own(scene, "valshamr", "gambantein")
    scene.events()
    scene.play("act")
    assert scene.events()[:2] == ["artefact_lifts gambantein alfheim", "acts 0 alfheim bonus artefact"]
    scene = acting("alfheim", gods=("odin", "freyja", "tyr"), mode="hard", bonds_1=1 << God.FREYJA)
    bring(scene, 1, "alfheim")
    scene.events()
    scene.play("act")
    assert scene.events()[:2] == ["oath_lifts 0 freyja", "acts 0 alfheim bonus oath"]


def test_midgard_says_that_only_valshamr_gives_the_bonus() -> None:
    scene = acting("midgard")
    bring(scene, 1, "midgard")
    scene.game.at[Enemy.IORMUNGAND] = OUT
    scene.play("act")
    assert "acts 0 midgard normal no_valshamr" in scene.events()


def test_a_ravage_tells_who_met_and_what_is_left() -> None:
    scene = laid()
    game = quiet(scene)
    game.at[Enemy.SURT] = game.at[Enemy.FENRIR] = World.ALFHEIM
    check_ravage(game, World.ALFHEIM)
    assert scene.events()[-2:] == ["enemies_meet surt fenrir alfheim", "world_ravaged alfheim 1 6 2"]


def test_the_world_for_which_no_bar_is_left_is_named() -> None:
    scene = laid()
    game = quiet(scene)
    game.ravaged = 0b111111100
    ravage(game, World.ALFHEIM)
    assert scene.events()[-2:] == ["no_bar_left alfheim", "defeat no_bars"]


def test_a_page_that_ravages_says_why_it_takes_the_next_world_or_none() -> None:
    scene = on_page("binding_1")
    game = scene.game
    game.at[Enemy.FENRIR], game.ravaged = World.ASGARD, 0
    for told in ("page_ravages fenrir asgard", "page_ravages_next fenrir vanaheim"):
        scene.events()
        ravage_at(game, Enemy.FENRIR)
        assert scene.events()[0] == told
    game.at[Enemy.FENRIR] = CAGE
    ravage_at(game, Enemy.FENRIR)
    assert scene.events() == ["enemy_is_caged fenrir"]


@pytest.mark.parametrize(
    ("saving", "face", "told"),
    [(1, BLANK, False), (2, BLANK, True), (2, SKULL, False), (3, SKULL, True), (3, SHIELD, False)],
)
def test_a_roll_says_which_level_of_the_saving_roll_made_it_a_success(saving: int, face: int, told: bool) -> None:
    scene = acting("midgard", mode="hard", gods=("odin", "freyja", "heimdall"))
    game = scene.game
    game.sheet[0].saving = saving
    game.at[Enemy.SURT] = World.MIDGARD
    scene.play("fight surt")
    scene.load(face)
    scene.play("roll 0")
    if scene.decision == "reroll_god_die":
        scene.play("decline")
    assert any(line.startswith(f"skill_succeeds 0 {saving} ") for line in scene.events()) == told


@pytest.mark.parametrize(
    ("iotunn", "lay"),
    [("skyrmir", {"heroes": 3}), ("utgardloki", {}), ("hrungnir", {"dice": 2}), ("suttung", {"elves": 2})],
)
def test_the_iotunn_that_takes_a_means_away_is_named(iotunn: str, lay: dict[str, int]) -> None:
    scene = acting("muspellheim")
    game = scene.game
    game.awake |= 1 << Iotunn[iotunn.upper()] | 1 << Iotunn.BAUGI  # who takes nothing away
    game.giants, game.heroes = 3, lay.get("heroes", 0)
    game.sheet[0].dice, game.sheet[0].elves = lay.get("dice", 0), lay.get("elves", 0)
    scene.events()
    scene.play("fight surt")
    scene.load(SKULL)
    while scene.decision == "roll":
        scene.play("roll 0")
    assert {said for said in scene.events() if said.startswith("iotunn_hinders")} == {f"iotunn_hinders {iotunn}"}


def test_thrym_is_named_where_an_artefact_would_have_helped() -> None:
    scene = acting("muspellheim")
    scene.game.awake |= 1 << Iotunn.THRYM
    own(scene, "sumarbrand")
    scene.events()
    scene.play("fight surt")
    assert "iotunn_hinders thrym" in scene.events()
    scene = acting("muspellheim")
    scene.game.awake |= 1 << Iotunn.THRYM
    own(scene, "helskor")
    scene.events()
    scene.play("fight surt")
    assert "iotunn_hinders thrym" not in scene.events()


def test_a_climb_to_the_top_level_warns() -> None:
    scene = laid()
    game = quiet(scene)
    game.at[Enemy.HEL] = World.NIFLHEIM
    climb(game, Enemy.HEL)
    assert "top_reached hel" not in scene.events()
    climb(game, Enemy.HEL)
    assert scene.events()[-1] == "top_reached hel"


def test_a_page_that_is_fulfilled_says_so_before_the_next_one_opens() -> None:
    scene = on_page("vigrid_1")
    game = scene.game
    game.page_ready, game.heroes = 1, 4
    game.sheet[1].artefacts = 0b111
    scene.events()
    scene.play("pass")
    told = scene.events()
    assert told.index("goal_met vigrid_1") < told.index("page_opens vigrid_2")


def test_a_counter_says_why_it_changes_and_is_silent_when_it_does_not() -> None:
    scene = on_page("naglfar_1")
    change_counter(scene.game, Counter.HULL, 2, Change.ANONYMOUS)
    assert scene.events()[-1] == "counter_changes hull 0 2 anonymous"
    scene.events()
    change_counter(scene.game, Counter.HULL, 0, Change.BOOK)
    assert scene.events() == []


@pytest.mark.parametrize(
    ("lay", "more"),
    [
        ({}, "Alfheim can be used without bonus or malus: neither another god nor an Enemy is there."),
        ({"ravaged": 1 << World.ALFHEIM}, "Alfheim is ravaged"),
        ({"awake": 1 << Iotunn.BAUGI}, "Alfheim is blocked"),
        ({"elves": 0}, "Alfheim has nothing to give now."),
    ],
)
def test_the_question_what_to_do_says_what_the_world_is_good_for(lay: dict[str, int], more: str) -> None:
    scene = acting("alfheim")
    for field, value in lay.items():
        setattr(scene.game, field, value)
    told = Words.of(GAME).prompt("act", 0, GAME.seat_names(scene.game), GAME.asked_about(scene.game))[1]
    assert told.startswith(more)


@pytest.mark.parametrize(
    ("god", "artefact", "steps"), [("odin", "", 1), ("heimdall", "", 2), ("odin", "skidbladnir", 0)]
)
def test_the_question_where_to_go_says_how_far(god: str, artefact: str, steps: int) -> None:
    scene = laid(gods=(god, "freyja", "tyr"), mode="hard")
    game = quiet(scene)
    if artefact:
        own(scene, artefact)
    game.decision = Decision.MOVE
    assert GAME.asked_about(game)[0][2] == steps


@pytest.mark.parametrize("page", ["managarms_1", "managarms_2"])
def test_a_page_with_wolves_says_when_they_win_and_how_they_are_fought(page: str) -> None:
    scene = on_page(page)
    scene.game.wolf[0] = scene.game.wolf[1] = 1
    assert "When a wolf reaches space 7 of the sky, the game is lost." in in_words(*page_lost(scene.game))
    assert any(law.startswith("Hati: Hunts the moon") for law in in_words(*page_laws(scene.game)))


@pytest.mark.parametrize("creature", ["muninn", "heidrun", "tanngrisnir", "freki", "geri", "vedrfolnir", "svadilfari"])
def test_a_creature_that_finds_nothing_to_do_says_so(creature: str) -> None:
    scene = acting("svartalfheim")
    scene.game.heroes = 8
    call_creature(scene.game, Creature[creature.upper()])
    assert f"creature_idle {creature}" in scene.events()


def test_a_question_names_whose_help_is_asked_and_what_is_at_stake() -> None:
    scene = acting("midgard")
    game = scene.game
    game.risks, game.decision = 3, Decision.ROLL
    question, more = Words.of(GAME).prompt("roll", 0, GAME.seat_names(game), GAME.asked_about(game))
    assert question == "Which dice does Thor roll?"
    assert more.startswith("3 Risks are left.")


def test_a_die_is_told_with_whose_it_is() -> None:
    game = laid().game
    game.active, game.die_owner[0], game.die_owner[1] = 1, GOD_DIE, 2
    assert (roller_of(game, 0), roller_of(game, 1)) == (1, 2)


@pytest.mark.parametrize(
    ("page", "space", "acts"),
    [(Page.HARD_PAGE, 0, False), (Page.HARD_PAGE, 1, True), (Page.FIMBULVETR_1, 0, True)],
    ids=["a space without a line", "one with a line", "a page with a line for every space"],
)
def test_the_book_is_named_where_a_single_line_of_it_acts(page: Page, space: int, acts: bool) -> None:
    scene = laid()
    scene.game.page, scene.game.nidhogg = page, space
    scene.events()
    read_the_book(scene.game)
    assert (f"book_acts nidhogg {page.name.lower()}" in scene.events()) == acts
