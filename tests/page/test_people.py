"""Accounts, notifications, hosting, the campaign and group decisions, as people meet them in the page."""

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

import meadhall

from .conftest import window
from .hands import eventually, host, seen_from_outside, sit_down, violations, wait_for_turn

PUSHED = "http://127.0.0.1:9/push"
SUBSCRIBES = f"""
Notification.requestPermission = async () => 'granted';
PushManager.prototype.subscribe = async () => ({{
  toJSON: () => ({{ endpoint: '{PUSHED}', keys: {{ p256dh: 'a', auth: 'b' }} }}),
}});
"""


def sign_up(page: Page, name: str, password: str = "longships") -> None:
    page.goto("/#/account")
    page.click("button:has-text('Make an account')")
    page.fill("input[autocomplete=username]", name)
    page.fill("input[type=password]", password)
    page.click("form .btn.do")


def test_an_account_is_made_left_and_entered_again(page: Page, browser: Browser, hall: str) -> None:
    sign_up(page, "Sigrid")
    expect(page.locator("main h2")).to_have_text("Sigrid")
    expect(page.locator("header nav")).to_contain_text("Sigrid")
    assert violations(page) == []
    page.click("button:has-text('Sign out')")
    page.fill("input[autocomplete=username]", "Sigrid")
    page.fill("input[type=password]", "wrong password")
    page.click("form .btn.do")
    expect(page.locator("form [role=alert]")).to_contain_text("The name or the password is wrong.")
    page.fill("input[type=password]", "longships")
    page.click("form .btn.do")
    expect(page.locator("main h2")).to_have_text("Sigrid")
    for other in window(browser, hall):
        sign_up(other, "sigrid")
        expect(other.locator("form [role=alert]")).to_contain_text("Somebody has that name already")


def test_an_account_is_looked_after_and_deleted(page: Page, hall: str) -> None:
    sign_up(page, "Unn")
    expect(page.locator("main h2")).to_have_text("Unn")
    page.click("summary:has-text('Change the password')")
    page.fill("details[open] input[autocomplete=current-password]", "longships")
    page.fill("details[open] input[autocomplete=new-password]", "password")
    page.click("details[open] button")
    expect(page.locator("details[open] [role=alert]")).to_contain_text("everybody tries first")
    assert violations(page) == []
    page.fill("details[open] input[autocomplete=new-password]", "knarr and karve")
    page.click("details[open] button")
    expect(page.locator("details[open] [role=status]")).to_contain_text("is changed")
    page.click("summary:has-text('Change the password')")
    page.click("summary:has-text('Delete the account')")
    page.fill("details[open] input[type=password]", "longships")
    page.click("button:has-text('Delete everything')")
    expect(page.locator("details[open] [role=alert]")).to_contain_text("The password is wrong.")
    page.fill("details[open] input[type=password]", "knarr and karve")
    page.click("button:has-text('Delete everything')")
    expect(page.locator("main h2")).to_have_text("Your account")
    gone = {"name": "Unn", "password": "knarr and karve"}
    assert httpx.post(f"{hall}/api/sessions", json=gone, timeout=None).status_code == 403


def test_an_account_brings_its_seat_to_another_device(page: Page, browser: Browser, hall: str) -> None:
    sign_up(page, "Halla")
    expect(page.locator("main h2")).to_have_text("Halla")
    page.goto("/")
    page.click("li.game-card:has-text('Yggdrasil') button:has-text('Play now')")
    page.click("button:has-text('Begin')")
    wait_for_turn(page)
    for other in window(browser, hall):
        other.goto("/#/account")
        other.fill("input[autocomplete=username]", "Halla")
        other.fill("input[type=password]", "longships")
        other.click("form .btn.do")
        expect(other.locator("main h2")).to_have_text("Halla")
        other.goto("/#/tables")
        other.click("button:has-text('Go on')")
        wait_for_turn(other)


def test_a_rated_table_can_be_hosted_by_somebody_with_an_account(page: Page, hall: str) -> None:
    page.goto("/#/host/yggdrasil")
    page.click("summary")
    expect(page.locator("label:has-text('Rated game') input")).to_be_disabled()
    sign_up(page, "Gudrun")
    expect(page.locator("main h2")).to_have_text("Gudrun")
    page.goto("/#/host/yggdrasil")
    page.click("summary")
    page.check("label:has-text('Rated game') input")
    page.select_option("label:has-text('Clocks') select", label="3 days a decision")
    page.select_option("label:has-text('Vacation') select", label="14 days")
    page.click("button:has-text('Set the table')")
    page.wait_for_selector(".invite")
    table = seen_from_outside(hall, page.url.rpartition("/")[2])
    assert table["rated"]
    assert not table["hints"]
    assert (table["clock"]["kind"], table["clock"]["seconds"], table["clock"]["vacation"]) == ("decision", 259_200, 14)


@pytest.mark.parametrize("game", meadhall.games())
def test_the_form_shows_what_matters_at_once_and_the_campaigns_numbers_never(page: Page, game: str) -> None:
    page.goto(f"/#/host/{game}")
    page.wait_for_selector("form")
    more = page.locator("details .option")
    expect(more.first).to_be_hidden()
    assert page.locator("form > fieldset > .option").count() <= 3
    page.click("summary")
    expect(more.first).to_be_visible()
    assert "From the campaign" not in page.inner_text("form")


def test_a_table_chooses_its_special_cards_and_the_lobby_shows_what_was_chosen(page: Page, hall: str) -> None:
    page.goto("/#/host/yggdrasil")
    page.click("summary")
    page.check("label:has-text('Angry Fenrir') input")
    page.click("button:has-text('Set the table')")
    page.wait_for_selector(".invite")
    expect(page.locator("main dl dt")).to_have_text(["Difficulty", "Gods", "Angry Fenrir"])
    options = seen_from_outside(hall, page.url.rpartition("/")[2])["options"]
    assert [card for card, chosen in options.items() if card.startswith("angry_") and chosen] == ["angry_fenrir"]


def test_who_finds_a_bot_on_their_seat_takes_it_back(page: Page, hall: str) -> None:
    table = host(hall, "person", "person")
    sit_down(page, table)
    wait_for_turn(page)
    mine = {"authorization": f"Bearer {table['tokens']['0']}"}
    httpx.post(f"{hall}/api/tables/{table['table']['id']}/leave", headers=mine, timeout=None).raise_for_status()
    expect(page.locator(".strip")).to_contain_text("a bot plays for you.")
    assert violations(page) == []
    page.click(".strip button:has-text('Take my seat back')")
    expect(page.locator(".strip")).to_have_count(0)
    assert not seen_from_outside(hall, table["table"]["id"])["seats"][0]["stand_in"]


def test_somebody_can_be_told_on_this_device_and_by_webhook(installed: Page, hall: str) -> None:
    installed.add_init_script(SUBSCRIBES)
    table = host(hall, "person", "novice")
    sit_down(installed, table)
    wait_for_turn(installed)
    installed.click("header button[aria-expanded]")
    installed.click("header li button:has-text('When it is my turn')")
    assert violations(installed) == []
    installed.click("button:has-text('Notify me on this device')")
    expect(installed.locator("dialog.turn [role=status]")).to_have_text("You will be told.")
    installed.fill("dialog.turn input[type=url]", "ftp://nowhere")
    installed.click("button:has-text('Keep it')")
    expect(installed.locator("dialog.turn [role=alert]")).to_contain_text("not an address")


def test_a_player_is_reported(page: Page, hall: str) -> None:
    sit_down(page, host(hall, "person", "person"))
    page.click("header button[aria-expanded]")
    page.click("header li button:has-text('Report a player')")
    assert violations(page) == []
    page.select_option("dialog select", index=0)
    page.fill("dialog textarea", "They upset the board.")
    page.click("button:has-text('Send the report')")
    expect(page.locator("dialog [role=status]")).to_contain_text("Thank you")


def test_the_worker_shows_a_push_and_leads_to_the_table(installed: Page, hall: str) -> None:
    installed.context.grant_permissions(["notifications"], origin=hall)
    installed.goto("/#/settings")
    words = "title=Your%20turn&body=Yggdrasil%20waits"
    register = f"navigator.serviceWorker.register('/worker.js?{words}')"
    installed.evaluate(f"{register}.then(() => navigator.serviceWorker.ready)")
    devtools = installed.context.new_cdp_session(installed)
    versions: list[dict[str, str]] = []
    devtools.on("ServiceWorker.workerVersionUpdated", lambda told: versions.extend(told["versions"]))
    devtools.send("ServiceWorker.enable")
    installed.wait_for_function(
        "() => navigator.serviceWorker.getRegistration().then((r) => r?.active?.state === 'activated')"
    )
    eventually(installed, lambda: bool(versions))
    registration = versions[-1]["registrationId"]
    pushed = {"origin": hall, "registrationId": registration, "data": '{"kind": "your-turn", "table": "t1"}'}
    devtools.send("ServiceWorker.deliverPushMessage", pushed)
    installed.wait_for_function(
        """async () => {
          const shown = await (await navigator.serviceWorker.getRegistration()).getNotifications();
          return shown.some((n) => n.title === 'Your turn' && n.body === 'Yggdrasil waits' && n.data === 't1');
        }"""
    )


def test_a_campaign_is_begun_played_for_kept_and_opened_from_its_file(page: Page, browser: Browser, hall: str) -> None:
    page.goto("/#/campaign")
    page.click("button:has-text('Begin a campaign')")
    page.wait_for_selector(".book")
    assert violations(page) == []
    assert "The Death of Baldr" in page.inner_text(".book [aria-current=step]")
    with page.expect_download() as download:
        page.click("button:has-text('Save as a file')")
    file = download.value.path().read_text()
    page.click("button:has-text('Play: ')")
    page.wait_for_selector(".game .decide")
    table = seen_from_outside(hall, page.url.rpartition("/")[2])
    assert (table["options"]["mode"], table["options"]["god_1"]) == ("baldr", "odin")
    page.goto("/#/campaign")
    page.wait_for_selector("a:has-text('Go on with the game')")
    for other in window(browser, hall):
        other.goto("/#/campaign")
        sagas = {"name": "ours.saga", "mimeType": "application/json"}
        other.set_input_files("input[type=file]", {**sagas, "buffer": file.replace("odin", "tyr").encode()})
        expect(other.locator("[role=alert]")).to_contain_text("damaged")
        other.set_input_files("input[type=file]", {**sagas, "buffer": file.encode()})
        other.wait_for_selector(".book")


def test_a_proposal_is_taken_with_one_click(page: Page, browser: Browser, hall: str) -> None:
    table = host(hall, "person", "person")
    sit_down(page, table)
    wait_for_turn(page)
    for friend in window(browser, hall):
        sit_down(friend, table, seat=1)
        friend.click("button:has-text('Propose something')")
        friend.click(".offers button:has-text('Nidavellir')")
        expect(page.locator(".said li")).to_contain_text("proposes: Nidavellir")
        assert violations(page) == []
        page.click(".said button:has-text('Do it')")
        expect(page.locator("#prompt")).to_contain_text("weapon", ignore_case=True)
        expect(friend.locator(".said li")).to_have_count(0)


def test_who_asks_to_take_back_sees_who_has_not_answered(page: Page, browser: Browser, hall: str) -> None:
    table = host(hall, "person", "person")
    sit_down(page, table)
    wait_for_turn(page)
    for friend in window(browser, hall, width=390, height=844, touch=True):
        sit_down(friend, table, seat=1)
        page.click(".opts button:has-text('End the turn')")
        page.click(".acts .btn.do")
        page.click("button:has-text('Ask the others')")
        expect(page.locator(".strip")).to_contain_text("Not yet answered: ")
        expect(friend.locator(".strip")).to_contain_text("asks to take the last decision back.")
        expect(friend.locator(".tabs")).to_be_in_viewport(ratio=1)
        assert violations(friend) == []
        friend.click(".strip button:has-text('Agree')")
        expect(page.locator(".strip")).to_have_count(0)
        expect(page.locator(".opts button:has-text('End the turn')")).to_be_visible()


def test_a_bot_waits_until_it_may_do_as_it_likes(page: Page, hall: str) -> None:
    table = host(hall, "person", "novice", bots_wait=True)
    sit_down(page, table)
    wait_for_turn(page)
    page.click(".opts button:has-text('End the turn')")
    page.click(".acts .btn.do")
    expect(page.locator(".asks")).to_contain_text("waits for a word from you")
    before = seen_from_outside(hall, table["table"]["id"])["seq"]
    page.click("button:has-text('As you like')")
    for _ in range(240):  # the bots of this server may have to be made first
        if seen_from_outside(hall, table["table"]["id"])["seq"] > before:
            return
        page.wait_for_timeout(500)
    raise AssertionError("the bot still waits")


def test_the_prompt_leads_to_its_chapter_of_the_rules(page: Page, hall: str) -> None:
    sit_down(page, host(hall, "person", "novice"))
    wait_for_turn(page)
    page.goto(page.get_attribute(".ask a[href*='ask=']", "href") or "")
    expect(page.locator("article .asked")).to_have_text("The nine worlds")
