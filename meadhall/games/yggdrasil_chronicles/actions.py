"""What can be done, said and asked in Yggdrasil Chronicles: the action space and the events."""

from meadhall.engine import SEAT, ActionSpace, EventBook, Mark

from .book import Page
from .content import COLUMNS
from .names import (
    Adversary,
    Artefact,
    Cause,
    Change,
    Circumstance,
    Counter,
    Creature,
    Die,
    Dispenser,
    Ending,
    Enemy,
    Face,
    Foe,
    God,
    Goods,
    Iotunn,
    Island,
    Might,
    Rune,
    SagaAction,
    Stone,
    Symbol,
    Tier,
    Token,
    Wolf,
    World,
)
from .state import DICE_ROOM

ACTIONS = ActionSpace()
EVENTS = EventBook()

_dice, _elves, _heroes, _life = DICE_ROOM, 14, 9, 10

BEGIN = ACTIONS.verb("begin")
CHOOSE = ACTIONS.verb("choose", god=God)
PEEK = ACTIONS.verb("peek", owner=SEAT)
NEXT = ACTIONS.verb("next", player=SEAT)
GO = ACTIONS.verb("go", world=World)
STAY = ACTIONS.verb("stay")
GRAB = ACTIONS.verb("grab", goods=Goods)
GIVE = ACTIONS.verb("give", player=SEAT)
RECEIVE = ACTIONS.verb("receive", player=SEAT)
BRING = ACTIONS.verb("bring", god=God)
FIGHT = ACTIONS.verb("fight", foe=Foe)
ACT = ACTIONS.verb("act")
CARE = ACTIONS.verb("care")
SAGA = ACTIONS.verb("saga", action=SagaAction)
PASS = ACTIONS.verb("pass")
DECLINE = ACTIONS.verb("decline")
HEAL = ACTIONS.verb("heal", world=World)
TAKE = ACTIONS.verb("take", count=9)
OPEN = ACTIONS.verb("open", dispenser=Dispenser)
CALL = ACTIONS.verb("call", creature=Creature)
CAST = ACTIONS.verb("cast", stone=Stone)
WORK = ACTIONS.verb("work", world=World)
TURN = ACTIONS.verb("turn", steps=COLUMNS)
SEND = ACTIONS.verb("send", heroes=_heroes)
ROLL = ACTIONS.verb("roll", dice=_dice)
BORROW = ACTIONS.verb("borrow", dice=_dice)
MARK = ACTIONS.verb("mark", die=DICE_ROOM)
REROLL = ACTIONS.verb("reroll")
SPEND = ACTIONS.verb("spend", elves=_elves)
PLEAD = ACTIONS.verb("plead", elves=_elves)
SHARE = ACTIONS.verb("share", life=_life)
LOOK = ACTIONS.verb("look", owner=SEAT)
STACK = ACTIONS.verb("stack", place=3)
SEND_HOME = ACTIONS.verb("send_home", enemy=Enemy)
HELP = ACTIONS.verb("help", player=SEAT)
BANISH = ACTIONS.verb("banish", iotunn=Iotunn)
DRIVE = ACTIONS.verb("drive", enemy=Enemy)
RETURN = ACTIONS.verb("return", artefact=Artefact)
BIND = ACTIONS.verb("bind")
REPAIR = ACTIONS.verb("repair", planks=9)

GOD_CHOSEN = EVENTS.event("god_chosen", seat=SEAT, god=God)
SUPPORT_JOINS = EVENTS.event("support_joins", god=God)
PAGE_OPENS = EVENTS.event("page_opens", page=Page)
ROUND_BEGINS = EVENTS.event("round_begins", round=1000)
CARD_SEEN = EVENTS.event("card_seen", seat=SEAT, enemy=Enemy)
PLAYS_NEXT = EVENTS.event("plays_next", seat=SEAT)
TURN_BEGINS = EVENTS.event("turn_begins", seat=SEAT, turn=1000)
NO_CARD = EVENTS.event("no_card", seat=SEAT)
CARD_LAID = EVENTS.event("card_laid", seat=SEAT, enemy=Enemy)
PAIR = EVENTS.event("pair", seat=SEAT, enemy=Enemy)
ENEMY_MOVES = EVENTS.event("enemy_moves", enemy=Enemy, world=World)
TOP_REACHED = EVENTS.event("top_reached", enemy=Enemy)
ALREADY_HOME = EVENTS.event("already_home", enemy=Enemy, world=World)
LOKI_STAYS = EVENTS.event("loki_stays", world=World)
ENEMY_CAGED = EVENTS.event("enemy_caged", enemy=Enemy)
ENEMY_LEAVES = EVENTS.event("enemy_leaves", enemy=Enemy)
ENEMY_IS_GONE = EVENTS.event("enemy_is_gone", enemy=Enemy)
IORMUNGAND_SWIMS = EVENTS.event("iormungand_swims", island=Island, left=4)
IORMUNGAND_RETREATS = EVENTS.event("iormungand_retreats", island=Island)
TREE_TURNS = EVENTS.event("tree_turns", steps=COLUMNS)
ENEMIES_MEET = EVENTS.event("enemies_meet", one=Enemy, other=Enemy, world=World)
PAGE_RAVAGES = EVENTS.event("page_ravages", enemy=Enemy, world=World)
PAGE_RAVAGES_NEXT = EVENTS.event("page_ravages_next", enemy=Enemy, world=World)
WORLD_RAVAGED = EVENTS.event("world_ravaged", world=World, ravaged=8, bars=8, strength=20)
NO_BAR_LEFT = EVENTS.event("no_bar_left", world=World)
WORLD_HEALED = EVENTS.event("world_healed", world=World, ravaged=8, bars=8, strength=20)
GIANTS_JOIN = EVENTS.event("giants_join", count=9, giants=9, left=9)
ANONYMOUS_JOIN = EVENTS.event("anonymous_join", count=9, anonymous=9, left=9)
LADDER_SET = EVENTS.event("ladder_set", enemy=Enemy, count=9)
IOTUNN_WAKES = EVENTS.event("iotunn_wakes", iotunn=Iotunn, left=8)
IOTUNN_STRANDED = EVENTS.event("iotunn_stranded", iotunn=Iotunn, left=8)
IOTUNN_HINDERS = EVENTS.event("iotunn_hinders", iotunn=Iotunn)
IOTUNN_BEATEN = EVENTS.event("iotunn_beaten", iotunn=Iotunn)
FENRIR_HOWLS = EVENTS.event("fenrir_howls", seat=SEAT)
FENRIR_HOLDS = EVENTS.event("fenrir_holds", seat=SEAT)
NIDHOGG_ADVANCES = EVENTS.event("nidhogg_advances", space=9, length=10, end=Symbol)
BOOK_ACTS = EVENTS.event("book_acts", enemy=Enemy, page=Page)
ENEMY_IS_CAGED = EVENTS.event("enemy_is_caged", enemy=Enemy)
ENEMY_IS_OUT = EVENTS.event("enemy_is_out", enemy=Enemy)
GOAL_MET = EVENTS.event("goal_met", page=Page)
PAGE_ENDS = EVENTS.event("page_ends", page=Page)
CARD_HOME = EVENTS.event("card_home", seat=SEAT, enemy=Enemy)
CARD_SHUFFLED = EVENTS.event("card_shuffled", seat=SEAT)
GOD_MOVES = EVENTS.event("god_moves", god=God, world=World)
DRAUPNIR_GIVES = EVENTS.event("draupnir_gives", seat=SEAT)
GOODS_TAKEN = EVENTS.event("goods_taken", seat=SEAT, goods=Goods, count=9, total=20)
HEROES_GATHER = EVENTS.event("heroes_gather", seat=SEAT, count=9, total=9)
GOODS_REMOVED = EVENTS.event("goods_removed", goods=Goods, count=9, left=20)
ACTS = EVENTS.event("acts", seat=SEAT, world=World, tier=Tier, circumstance=Circumstance)
ARTEFACT_LIFTS = EVENTS.event("artefact_lifts", artefact=Artefact, world=World)
OATH_LIFTS = EVENTS.event("oath_lifts", seat=SEAT, god=God)
FROST_BITES = EVENTS.event("frost_bites", world=World)
PASSED = EVENTS.event("passed", seat=SEAT)
CARED = EVENTS.event("cared", seat=SEAT, world=World)
HORN_TAKEN = EVENTS.event("horn_taken", seat=SEAT)
GLEIPNIR_WOVEN = EVENTS.event("gleipnir_woven", seat=SEAT)
TOKEN_TAKEN = EVENTS.event("token_taken", seat=SEAT, token=Token, held=20, wanted=20)
ARTEFACT_TAKEN = EVENTS.event("artefact_taken", seat=SEAT, artefact=Artefact)
ARTEFACT_SHOWN = EVENTS.event("artefact_shown", artefact=Artefact)
CREATURE_DRAWN = EVENTS.event("creature_drawn", creature=Creature)
CREATURE_HELPS = EVENTS.event("creature_helps", creature=Creature)
CREATURE_IDLE = EVENTS.event("creature_idle", creature=Creature)
STONE_SHOWS = EVENTS.event("stone_shows", stone=Stone, rune=Rune)
FIGHT_BEGINS = EVENTS.event("fight_begins", seat=SEAT, foe=Foe, risks=20)
FOE_STRENGTH = EVENTS.event("foe_strength", foe=Foe, base=20, extra=20, might=Might)
GLEIPNIR_WEIGHS = EVENTS.event("gleipnir_weighs", seat=SEAT, risks=9)
FOE_BEATEN = EVENTS.event("foe_beaten", seat=SEAT, foe=Foe)
RISKS_TAKEN = EVENTS.event("risks_taken", seat=SEAT, risks=20)
THOR_PREVENTS = EVENTS.event("thor_prevents", seat=SEAT, risks=20)
ARTEFACT_PREVENTS = EVENTS.event("artefact_prevents", artefact=Artefact, risks=20)
RISKS_PREVENTED = EVENTS.event("risks_prevented", risks=20, left=20)
FREYJA_LEADS = EVENTS.event("freyja_leads", seat=SEAT, risks=20)
HEROES_SENT = EVENTS.event("heroes_sent", heroes=_heroes, risks=20, left=_heroes)
DICE_BORROWED = EVENTS.event("dice_borrowed", seat=SEAT, dice=_dice)
NO_DIE = EVENTS.event("no_die", seat=SEAT)
ROLL_DECLINED = EVENTS.event("roll_declined", seat=SEAT)
DIE_ROLLED = EVENTS.event("die_rolled", seat=SEAT, die=Die, face=Face)
SKILL_ROLLS_AGAIN = EVENTS.event("skill_rolls_again", seat=SEAT)
BRISINGAMEN_ROLLS_AGAIN = EVENTS.event("brisingamen_rolls_again", seat=SEAT)
DIE_ROLLED_AGAIN = EVENTS.event("die_rolled_again", seat=SEAT, die=Die, face=Face)
SKILL_SUCCEEDS = EVENTS.event("skill_succeeds", seat=SEAT, level=4, face=Face)
TYR_SUCCEEDS = EVENTS.event("tyr_succeeds", seat=SEAT)
ROLL_COUNTED = EVENTS.event("roll_counted", successes=20, risks=20)
FREYR_LEADS = EVENTS.event("freyr_leads", seat=SEAT, dice=_dice)
ELVES_SPENT = EVENTS.event("elves_spent", seat=SEAT, elves=_elves, successes=20, left=_elves)
DICE_LOST = EVENTS.event("dice_lost", seat=SEAT, dice=_dice, left=_dice)
LIFE_LOST = EVENTS.event("life_lost", seat=SEAT, life=_life, cause=Cause, left=_life)
LIFE_SHARED = EVENTS.event("life_shared", god=God, life=_life, left=_life)
SUPPORT_FALLS = EVENTS.event("support_falls", god=God)
LIFE_REGAINED = EVENTS.event("life_regained", seat=SEAT, life=_life)
LIFE_GIVEN = EVENTS.event("life_given", giver=SEAT, receiver=SEAT, left=_life, life=_life)
DECK_SEEN = EVENTS.event("deck_seen", seat=SEAT, owner=SEAT)
DECK_CARD = EVENTS.event("deck_card", place=3, enemy=Enemy)
DECK_STACKED = EVENTS.event("deck_stacked", owner=SEAT)
TOKEN_PLACED = EVENTS.event("token_placed", token=Token, world=World)
NOTHING_LIES_THERE = EVENTS.event("nothing_lies_there", token=Token, enemy=Enemy)
LIES_THERE_ALREADY = EVENTS.event("lies_there_already", token=Token, world=World)
TOKEN_REMOVED = EVENTS.event("token_removed", token=Token, world=World)
SAGA_DONE = EVENTS.event("saga_done", seat=SEAT, action=SagaAction)
RELIC_HANDED = EVENTS.event("relic_handed", giver=SEAT, receiver=SEAT)
ADVERSARY_STANDS = EVENTS.event("adversary_stands", adversary=Adversary, world=World)
ADVERSARY_LEAVES = EVENTS.event("adversary_leaves", adversary=Adversary)
WOLF_RUNS = EVENTS.event("wolf_runs", wolf=Wolf, space=8, last=10)
WOLF_RUNS_BACK = EVENTS.event("wolf_runs_back", wolf=Wolf, space=8)
WOLF_BOUND = EVENTS.event("wolf_bound", wolf=Wolf)
COUNTER_CHANGES = EVENTS.event("counter_changes", counter=Counter, was=20, value=20, change=Change)
VICTORY = EVENTS.event("victory")
DEFEAT = EVENTS.event("defeat", ending=Ending)

EVENTS.mark(Mark.CHAPTER, ROUND_BEGINS, TURN_BEGINS)
EVENTS.mark(Mark.CARD, CARD_LAID, PAIR, ARTEFACT_SHOWN, CREATURE_DRAWN)
EVENTS.mark(Mark.BATTLE, FIGHT_BEGINS, RISKS_TAKEN, HEROES_SENT, DICE_BORROWED, DIE_ROLLED, DIE_ROLLED_AGAIN)
EVENTS.mark(Mark.BATTLE, ELVES_SPENT, RISKS_PREVENTED, DICE_LOST, LIFE_LOST, LIFE_SHARED, FOE_BEATEN, IOTUNN_BEATEN)
EVENTS.mark(Mark.BATTLE, FOE_STRENGTH, GLEIPNIR_WEIGHS, THOR_PREVENTS, ARTEFACT_PREVENTS, TYR_SUCCEEDS, ROLL_COUNTED)
EVENTS.mark(Mark.BATTLE, IOTUNN_HINDERS, FREYJA_LEADS, FREYR_LEADS, NO_DIE, SKILL_ROLLS_AGAIN, BRISINGAMEN_ROLLS_AGAIN)
EVENTS.mark(Mark.BATTLE, ROLL_DECLINED, SKILL_SUCCEEDS)
EVENTS.mark(Mark.OPENING, FIGHT_BEGINS)
EVENTS.mark(Mark.DICE, DIE_ROLLED, DIE_ROLLED_AGAIN)
