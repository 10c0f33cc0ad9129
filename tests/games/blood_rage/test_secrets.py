"""What others can know: draft, hands, quests, kept cards; and that dealing anew respects it."""

from meadhall.engine.scene import Scene
from meadhall.games.blood_rage import GAME
from meadhall.games.blood_rage.cards import index_in_hand, is_located, show
from meadhall.games.blood_rage.content import CONTENT, DECK, FIRST_QUEST
from meadhall.games.blood_rage.names import Card
from meadhall.games.blood_rage.seat.conceal import OWN, UNSEEN, last_look

from .scenes import Table

DEALT = CONTENT.draft.dealt


def drafted(players: int = 4, seed: int = 3) -> Scene:
    table = Scene(GAME, players, seed=seed)
    while table.decision == "draft":
        table.play(table.legal()[0])
    return table


def hand(game: object, seat: int) -> list[str]:
    return sorted(GAME.view(game, seat)["clans"][seat]["hand"]["cards"])


def test_the_own_hand_stays_and_other_hands_change() -> None:
    table = drafted()
    before = [hand(table.game, seat) for seat in range(4)]
    changed = set()
    for seed in range(20):
        other = table.game.clone()
        GAME.conceal(other, 0, seed)
        assert hand(other, 0) == before[0]
        changed |= {seat for seat in range(1, 4) if hand(other, seat) != before[seat]}
    assert changed == {1, 2, 3}


def test_cards_passed_on_stay_within_their_pack() -> None:
    table = drafted()
    seen = sorted(table.game.deck[1:DEALT])  # what seat 0 passed on of its first pack
    for seed in range(20):
        other = table.game.clone()
        GAME.conceal(other, 0, seed)
        assert sorted(other.deck[1:DEALT]) == seen
        assert other.deck[0] == table.game.deck[0]


def test_each_later_holder_takes_one_of_the_cards_seen_before() -> None:
    table = drafted()
    looks = [last_look(table.game, 0, 0, i) for i in range(2 * DEALT)]
    assert looks[:DEALT] == [OWN, 0, 0, 0, OWN, 4, 4, 4]  # own pack: seen at the first and fifth pass
    assert looks[DEALT:] == [UNSEEN, UNSEEN, UNSEEN, OWN, 3, 3, 3, 3]  # the left neighbour's comes round last


def test_cards_left_in_the_deck_are_unknown() -> None:
    table = drafted()
    assert last_look(table.game, 0, 0, 4 * DEALT) == UNSEEN


def test_a_pack_in_hand_is_known_and_a_pack_never_held_is_not() -> None:
    game = Scene(GAME, 4, seed=3).game
    assert {last_look(game, 0, 0, i) for i in range(DEALT)} == {OWN}
    assert {last_look(game, 0, 0, DEALT + i) for i in range(DEALT)} == {UNSEEN}


def test_without_a_draft_only_the_own_cards_are_known() -> None:
    game = Scene(GAME, 3, first_game=True).game
    assert last_look(game, 1, 0, DEALT) == OWN
    assert last_look(game, 1, 0, 0) == UNSEEN


def test_a_sworn_card_is_a_quest_however_cards_are_dealt() -> None:
    swaps = set()
    for seed in range(60):
        table = drafted(seed=seed)
        seat = table.seat
        quests = [line for line in table.legal() if line.startswith("commit")]
        if quests:
            table.play(quests[0])
            other = table.game.clone()
            GAME.conceal(other, (seat + 1) % 4, seed)
            assert other.deck[other.quest[seat, 0]] >= FIRST_QUEST
            swaps.add(other.quest[seat, 0] == table.game.quest[seat, 0])
    assert swaps == {True, False}  # sometimes another card of the hand is imagined there


def test_a_card_seen_in_battle_and_taken_back_is_remembered() -> None:
    table = Table()
    table.post(0, "leader", "gimle")
    table.post(1, "warrior", "gimle")
    table.deal(1, "tyrs_bash")
    table.fight("gimle", "tyrs_crush", "valkyrie")
    known = GAME.view(table.game, 0)["clans"][1]["hand"]
    assert (known["size"], known["known"], known["cards"]) == (2, ["valkyrie"], None)
    for seed in range(10):
        other = table.game.clone()
        GAME.conceal(other, 0, seed)
        assert "valkyrie" in GAME.view(other, 1)["clans"][1]["hand"]["cards"]


def test_a_quest_seen_before_may_be_the_one_sworn() -> None:
    table = Table()
    table.deal(1, "manheim_1", "alfheim_1", "troll")
    place = table.game.hand[1, 0]
    table.game.seen[0] = table.game.located[0] = 1 << place
    table.turn(1)
    table.play("commit alfheim_1")
    assert table.game.seen[0] == 1 << place
    assert not is_located(table.game, place)
    found = set()
    for seed in range(30):
        other = table.game.clone()
        GAME.conceal(other, 0, seed)
        found.add(Card(other.deck[other.quest[1, 0]]).name)
        assert place in [other.quest[1, 0], *(other.hand[1, i] for i in range(2))]
    assert "MANHEIM_1" in found


def test_a_quest_known_to_be_in_hand_is_never_the_one_sworn() -> None:
    table = Table()
    table.deal(1, "manheim_1", "alfheim_1")
    known = table.game.hand[1, 0]
    table.turn(1)
    table.play("commit alfheim_1")
    table.game.seen[0] = table.game.located[0] = 1 << known
    for seed in range(20):
        other = table.game.clone()
        GAME.conceal(other, 0, seed)
        assert (other.hand[1, 0], other.deck[known]) == (known, Card.MANHEIM_1)


def test_a_kept_card_may_be_any_that_was_held() -> None:
    table = drafted(players=2)
    for _ in range(2):
        table.play("pass")
    table.play(next(line for line in table.legal(0) if line.startswith("keep")), seat=0)
    table.play("decline", seat=1)
    while table.decision != "draft":
        table.play(table.legal()[0])
    place = table.game.hand[0, 0]
    assert place < DECK
    imagined = set()
    for seed in range(40):
        other = table.game.clone()
        GAME.conceal(other, 1, seed)
        imagined.add(other.deck[other.hand[0, 0]])
        assert other.hand[0, 0] // DECK == 0  # its back shows the first Age
    assert len(imagined) > 2


def test_a_kept_quest_that_is_sworn_stays_a_quest() -> None:
    table = Table(age=2)
    table.game.phase = 1
    table.commit(0, "manheim_1")
    for seed in range(20):
        other = table.game.clone()
        GAME.conceal(other, 1, seed)
        assert other.deck[other.quest[0, 0]] >= FIRST_QUEST


def test_secret_answers_already_given_are_imagined_anew() -> None:
    table = Table()
    for seat in range(2):
        table.post(seat, "warrior", "gimle")
        table.deal(seat, "tyrs_bash", "troll", "valkyrie")
    table.declare(0, "gimle")
    before = GAME.view(table.game, 1)
    table.play("play troll", seat=0)
    assert GAME.view(table.game, 1) == before
    assert GAME.view(table.game, 0)["battle"]["chosen"] == "troll"
    chosen = set()
    for seed in range(30):
        other = table.game.clone()
        GAME.conceal(other, 1, seed)
        chosen.add(other.chosen[0])
    assert chosen == {0, 1, 2}


def test_secret_keeping_is_imagined_anew() -> None:
    table = Table(players=2)
    table.deal(0, "troll", "valkyrie")
    table.deal(1, "tyrs_bash")
    table.end_actions()
    table.play("keep troll", seat=0)
    chosen = set()
    for seed in range(30):
        other = table.game.clone()
        GAME.conceal(other, 1, seed)
        chosen.add(other.chosen[0])
    assert chosen == {-1, 0, 1}


def test_of_two_copies_the_known_one_is_played() -> None:
    table = Table()
    table.deal(0, "tyrs_bash", "tyrs_bash")
    table.game.seen[0] = table.game.located[0] = 0b10
    table.post(0, "warrior", "gimle")
    table.post(1, "warrior", "gimle")
    table.deal(1, "troll")
    table.declare(0, "gimle")
    table.reveal("tyrs_bash", "troll")
    assert table.game.hand[0, 0] == 0  # the copy nobody has seen stays


def test_decks_to_come_are_shuffled() -> None:
    table = drafted()
    other = table.game.clone()
    GAME.conceal(other, 0, 9)
    assert other.deck[DECK:] != table.game.deck[DECK:]
    assert sorted(other.deck[DECK : 2 * DECK]) == sorted(table.game.deck[DECK : 2 * DECK])


def test_after_the_draft_every_hand_shows_its_six_backs() -> None:
    game = drafted().game
    assert [GAME.view(game, 0)["clans"][seat]["hand"]["size"] for seat in range(4)] == [6, 6, 6, 6]


def test_the_copy_that_others_know_of_is_played_first() -> None:  # ruling BR-31
    for known in (0, 1):
        table = Table()
        table.deal(0, "tyrs_bash", "tyrs_bash", "troll")
        show(table.game, table.game.hand[0, known])
        show(table.game, table.game.hand[0, 2])
        assert index_in_hand(table.game, 0, Card.TYRS_BASH) == known


def test_nobody_knows_whether_a_card_seen_before_was_kept() -> None:
    table = Table(players=2)
    table.deal(0, "troll", "tyrs_bash")
    place = table.game.hand[0, 0]
    show(table.game, place)
    table.end_actions()
    table.play("keep troll")
    assert table.game.hand[0, 0] == place
    assert not is_located(table.game, place)


def test_judged_quests_have_been_seen_by_all() -> None:
    table = Table()
    table.commit(0, "manheim_1")
    place = table.game.quest[0, 0]
    assert not table.game.seen[0] >> place & 1
    table.end_actions()
    assert table.game.seen[0] >> place & 1


def test_a_card_shown_cannot_be_taken_back() -> None:
    table = Table()
    table.deal(0, "troll")
    before = table.game.shown
    table.play("upgrade troll")
    assert table.game.shown == before + 1


def test_a_quest_put_down_leaves_the_others_guessing_which_of_its_age_it_was() -> None:
    table = Table()
    table.deal(0, "manheim_1", "alfheim_1", "troll")
    game = table.game
    game.hand[0, 3], game.hand_size[0] = DECK, 4
    game.deck[DECK] = Card.MANHEIM_2
    hand = [game.hand[0, i] for i in range(4)]
    for place in hand:
        show(game, place)
    table.play("commit manheim_1")
    assert [is_located(game, place) for place in hand] == [False, False, True, True]
