"""What can be done, said and asked in Yggdrasil: the action space and the events."""

from enum import IntEnum

from meadhall.engine import SEAT, ActionSpace, EventBook, Mark

from .content import Card, Enemy, Giant, God, Island, Reinforcement, Rune, World

ACTIONS = ActionSpace()
EVENTS = EventBook()


class Which(IntEnum):
    FIRST = 0
    SECOND = 1


class Where(IntEnum):
    TOP = 0
    BOTTOM = 1


_vikings, _elves, _giants, _total = 48, 9, 43, 90

BEGIN = ACTIONS.verb("begin")
CHOOSE = ACTIONS.verb("choose", god=God)
RESOLVE = ACTIONS.verb("resolve", which=Which, where=Where)
EFFECT = ACTIONS.verb("effect", enemy=Enemy)
KEEP = ACTIONS.verb("keep", which=Which)
LAG = ACTIONS.verb("lag", enemy=Enemy)
ACT = ACTIONS.verb("act", world=World)
PASS = ACTIONS.verb("pass")
FIGHT = ACTIONS.verb("fight", enemy=Enemy)
FIGHT_GIANT = ACTIONS.verb("fight_giant", giant=Giant)
FIGHT_HIDDEN = ACTIONS.verb("fight_hidden")
SEND = ACTIONS.verb("send", vikings=_vikings)
SPEND = ACTIONS.verb("spend", elves=_elves)
FLY = ACTIONS.verb("fly", island=Island)
SEARCH = ACTIONS.verb("search")
LEAVE = ACTIONS.verb("leave")
FORGE = ACTIONS.verb("forge", enemy=Enemy)
MEET = ACTIONS.verb("meet", partner=SEAT)
GIVE_VIKINGS = ACTIONS.verb("give_vikings", vikings=_vikings)
TAKE_VIKINGS = ACTIONS.verb("take_vikings", vikings=_vikings)
GIVE_ELVES = ACTIONS.verb("give_elves", elves=_elves)
TAKE_ELVES = ACTIONS.verb("take_elves", elves=_elves)
FILL = ACTIONS.verb("fill", island=Island)
PURGE = ACTIONS.verb("purge", island=Island)
ADVANCE_VANIR = ACTIONS.verb("advance_vanir")
VANIR = ACTIONS.verb("vanir", reinforcement=Reinforcement)
STACK = ACTIONS.verb("stack", card=Card)
PUSH = ACTIONS.verb("push", enemy=Enemy)
DISCARD = ACTIONS.verb("discard", giant=Giant)
SHARE = ACTIONS.verb("share", vikings=16)

GOD_CHOSEN = EVENTS.event("god_chosen", seat=SEAT, god=God)
TURN_BEGINS = EVENTS.event("turn_begins", seat=SEAT, turn=100)
NO_CARD = EVENTS.event("no_card", turns=9)
CARD_DRAWN = EVENTS.event("card_drawn", left=50, card=Card)
TWO_CARDS_DRAWN = EVENTS.event("two_cards_drawn", first=Card, second=Card)
CARD_PUT_BACK = EVENTS.event("card_put_back", card=Card, where=Where)
ENEMY_ADVANCES = EVENTS.event("enemy_advances", enemy=Enemy, square=9)
WALL_PASSED = EVENTS.event("wall_passed", enemy=Enemy, enemies=7)
GATE_PASSED = EVENTS.event("gate_passed", enemy=Enemy, enemies=7)
NIDHOGG_PULLS = EVENTS.event("nidhogg_pulls", enemy=Enemy)
NO_EFFECT_IN_THE_HALL = EVENTS.event("no_effect_in_the_hall", enemy=Enemy)
NO_RAGNAROK_EFFECTS = EVENTS.event("no_ragnarok_effects")
ENEMY_FALLS_BACK = EVENTS.event("enemy_falls_back", enemy=Enemy, square=9)
HEL_TAKES = EVENTS.event("hel_takes", vikings=9, island=Island, left=_vikings)
SURT_SENDS = EVENTS.event("surt_sends", giants=9, island=Island, there=_giants)
ISLAND_RISES = EVENTS.event("island_rises", island=Island)
ISLAND_SINKS = EVENTS.event("island_sinks", island=Island)
GIANT_WAKES = EVENTS.event("giant_wakes", giant=Giant)
NO_GIANT_LEFT = EVENTS.event("no_giant_left")
FENRIR_RAGES = EVENTS.event("fenrir_rages", power=4, colours=32)
CALMING_BEGINS = EVENTS.event("calming_begins", seat=SEAT, power=4, colours=32)
FENRIR_CALMED = EVENTS.event("fenrir_calmed", seat=SEAT, actions=5)
FENRIR_NOT_CALMED = EVENTS.event("fenrir_not_calmed", seat=SEAT, actions=5)
ROLLED = EVENTS.event("rolled", island=Island, hammers=4)
ROLLED_TWICE = EVENTS.event("rolled_twice", first=Island, first_hammers=4, second=Island, second_hammers=4)
FIGHT_BEGINS = EVENTS.event("fight_begins", seat=SEAT, enemy=Enemy, strength=20)
GIANT_FIGHT_BEGINS = EVENTS.event("giant_fight_begins", seat=SEAT, giant=Giant, strength=20)
HIDDEN_FIGHT_BEGINS = EVENTS.event("hidden_fight_begins", seat=SEAT, strength=20)
FOE_STRENGTHENED = EVENTS.event("foe_strengthened", giant=Giant)
VIKINGS_SENT = EVENTS.event("vikings_sent", seat=SEAT, vikings=_vikings, left=_vikings)
NO_DIE = EVENTS.event("no_die", giant=Giant)
HAMMERS_ADDED = EVENTS.event("hammers_added", hammers=4, total=_total)
WEAPON_ADDED = EVENTS.event("weapon_added", enemy=Enemy, level=4, total=_total)
THOR_ADDED = EVENTS.event("thor_added", bonus=9, total=_total)
ELVES_SPENT = EVENTS.event("elves_spent", seat=SEAT, elves=_elves, left=_elves, total=_total)
FIGHT_WON = EVENTS.event("fight_won", total=_total, strength=20)
FIGHT_LOST = EVENTS.event("fight_lost", total=_total, strength=20)
GIANT_BEATEN = EVENTS.event("giant_beaten", giant=Giant, rune=Rune, beaten=5)
VALKYRIES_FLY = EVENTS.event("valkyries_fly", island=Island)
SOULS_FOUND = EVENTS.event("souls_found", vikings=9, island=Island, drawn=9, total=_vikings)
WEAPON_FORGED = EVENTS.event("weapon_forged", seat=SEAT, enemy=Enemy, level=4)
ELF_TAKEN = EVENTS.event("elf_taken", seat=SEAT, elves=_elves)
VIKINGS_GIVEN = EVENTS.event("vikings_given", giver=SEAT, vikings=_vikings, receiver=SEAT, total=_vikings)
ELVES_GIVEN = EVENTS.event("elves_given", giver=SEAT, elves=_elves, receiver=SEAT, total=_elves)
BAG_FILLED = EVENTS.event("bag_filled", vikings=9, island=Island, there=_vikings, left=_vikings)
BAG_PURGED = EVENTS.event("bag_purged", giants=9, island=Island, drawn=9, left=_giants)
VANIR_ADVANCE = EVENTS.event("vanir_advance", reinforcement=Reinforcement)
VANIR_HELP = EVENTS.event("vanir_help", reinforcement=Reinforcement)
VIKINGS_TAKEN = EVENTS.event("vikings_taken", seat=SEAT, vikings=_vikings, total=_vikings)
CARDS_ORDERED = EVENTS.event("cards_ordered", cards=9)
RUNE_COMPLETE = EVENTS.event("rune_complete", rune=Rune)
SIGEL_GIVES = EVENTS.event("sigel_gives", seat=SEAT, vikings=_vikings, total=_vikings, left=16)
HELHEIM_EMPTY = EVENTS.event("helheim_empty")
NO_ENEMY_TO_PUSH = EVENTS.event("no_enemy_to_push")
PASSED = EVENTS.event("passed", seat=SEAT, actions=5)
ENEMY_STANDS = EVENTS.event("enemy_stands", enemy=Enemy, square=9)
VICTORY = EVENTS.event("victory")
DEFEAT = EVENTS.event("defeat", ending=5)

EVENTS.mark(Mark.CHAPTER, TURN_BEGINS)
EVENTS.mark(Mark.CARD, CARD_DRAWN)
EVENTS.mark(Mark.BATTLE, FIGHT_BEGINS, GIANT_FIGHT_BEGINS, HIDDEN_FIGHT_BEGINS, FOE_STRENGTHENED, VIKINGS_SENT)
EVENTS.mark(Mark.BATTLE, NO_DIE, ROLLED, ROLLED_TWICE, HAMMERS_ADDED, WEAPON_ADDED, THOR_ADDED, ELVES_SPENT)
EVENTS.mark(Mark.BATTLE, FIGHT_WON, FIGHT_LOST, GIANT_BEATEN)
EVENTS.mark(Mark.OPENING, FIGHT_BEGINS, GIANT_FIGHT_BEGINS, HIDDEN_FIGHT_BEGINS)
EVENTS.mark(Mark.DICE, ROLLED)
