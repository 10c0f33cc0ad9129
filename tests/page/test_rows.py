"""A row of the list says what a choice costs, what it brings and how likely it is, and the board says the same."""

import re

import pytest
from playwright.sync_api import Page

import meadhall
from meadhall.engine.tables import Table
from meadhall.engine.words import words_text

from .hands import led_to, options, sit_everywhere, wait_for_turn


def verbs(table: Table) -> list[str]:
    return [str(action).split()[0] for action in table.legal(table.waiting[0])]


def row(page: Page, words: str) -> str:
    return next(text for text in options(page) if words in text)


def test_a_clan_reads_what_its_actions_cost_and_bring(hall: str, page: Page) -> None:
    def may_do_all(table: Table) -> bool:
        return table.decision == "action" and {"pillage", "march", "invade"} <= set(verbs(table))

    sit_everywhere(page, led_to(hall, "blood-rage", may_do_all))
    wait_for_turn(page)
    rows = options(page)
    assert "Pass" in rows[-1], "passing comes last"
    assert "Pillage" in rows[0], "what brings most comes first"
    assert "gives up" in rows[-1]
    assert "brings one step of" in rows[0] or "Glory" in rows[0], rows[0]
    assert row(page, "March").strip().endswith("1"), "the Rage of a march"
    said = rows[0].split("\n")[-1]
    page.focus(".opts button >> nth=0")
    place = page.locator(".board .target.hot").get_attribute("data-word")
    page.focus(f".board .target[data-kind=province][data-word={place}]")
    assert said in page.inner_text(".here"), "the board says what the list says"


def test_a_card_played_in_a_battle_costs_nothing_and_says_what_it_adds(hall: str, page: Page) -> None:
    def has_another_card(table: Table) -> bool:
        view = table.view(table.waiting[0])
        kinds = {view["faces"][str(action).split()[1]]["kind"] for action in table.legal(table.waiting[0])}
        return kinds > {"battle"}

    sit_everywhere(
        page, led_to(hall, "blood-rage", lambda table: table.decision == "battle_card" and has_another_card(table))
    )
    wait_for_turn(page)
    others = [text for text in options(page) if re.search(r"cost \d|Quest of Age", text)]
    assert others
    assert all(text.strip().endswith("+0") for text in others), others


def test_a_clan_reads_its_own_stats_while_it_is_the_turn_of_another(hall: str, page: Page) -> None:
    def values(table: Table, seat: int) -> list[int]:
        return [stat["value"] for stat in table.view(seat)["clans"][seat]["stats"].values()]

    def raises_out_of_turn(table: Table) -> bool:
        seat = table.waiting[0]
        return "raise" in verbs(table) and table.view(seat)["active"] != seat and values(table, 0) != values(table, 1)

    table = led_to(hall, "blood-rage", raises_out_of_turn)
    sit_everywhere(page, table)
    wait_for_turn(page)
    now = [re.search(r"now (\d+)", text) for text in options(page)]
    tray = [page.inner_text(f".tray .clan li:nth-child({n})").split()[-1] for n in (1, 2, 3)]
    assert [found and found[1] for found in now] == tray


def test_a_god_reads_the_chance_of_a_fight(hall: str, page: Page) -> None:
    def sends(table: Table) -> bool:
        return table.decision == "vikings" and len(verbs(table)) in (2, 3)

    sit_everywhere(page, led_to(hall, "yggdrasil", sends))
    wait_for_turn(page)
    if page.query_selector(".pebble"):
        page.hover(".pebble >> nth=0")
        assert "wins" in page.inner_text(".said")
    else:
        assert all("wins" in text for text in options(page))


@pytest.mark.parametrize("game", meadhall.games())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_row_is_a_bare_yes_or_no(game: str, language: str) -> None:
    text = words_text(meadhall.game(game), language)
    bare = re.findall(r"^(?:do-\w+|    \.\w+) = (?:Yes|No|Oui|Non)$", text, re.MULTILINE)
    assert bare == []


def test_no_says_what_it_means_here_and_in_the_path(hall: str, page: Page) -> None:
    def may_decline(table: Table) -> bool:
        return table.decision == "call" and table.waiting == [0]

    sit_everywhere(page, led_to(hall, "blood-rage", may_decline))
    wait_for_turn(page)
    assert "Do not join the battle" in options(page)[-1]
