"""What can be done, said and asked in Asgard: the action space and the events."""

from enum import IntEnum

from meadhall.engine import SEAT, ActionSpace, EventBook, Mark

from .content import (
    AsgardTile,
    Bonus,
    Camp,
    God,
    Good,
    Kind,
    Pile,
    Population,
    Recruit,
    Slot,
    Source,
    Stone,
    Tile,
    World,
)

ACTIONS = ActionSpace()
EVENTS = EventBook()


class Deed(IntEnum):
    """What brings points in the middle of a round."""

    LOWER_WORLD = 0
    BONUS = 1


DRAFT = ACTIONS.verb("draft", recruit=Recruit)
TAKE_FROM = ACTIONS.verb("take_from", giver=SEAT)
RECALL_SUPPORT = ACTIONS.verb("recall_support", god=God)
RECALL_VICTORY = ACTIONS.verb("recall_victory", world=World)
RECALL_CENTRE = ACTIONS.verb("recall_centre")
CHOOSE = ACTIONS.verb("choose", god=God)
REVEAL = ACTIONS.verb("reveal", god=God, slot=Slot)
RESOLVE = ACTIONS.verb("resolve", god=God, slot=Slot)
WITHDRAW = ACTIONS.verb("withdraw", god=God, slot=Slot)
GO_TO_ASGARD = ACTIONS.verb("go_to_asgard")
GATHER_IN_ASGARD = ACTIONS.verb("gather_in_asgard")
LEAVE_ASGARD = ACTIONS.verb("leave_asgard")
USE_BONUS = ACTIONS.verb("use_bonus", population=Population)
DONE = ACTIONS.verb("done")
DECLINE = ACTIONS.verb("decline")
RAISE_WARRIOR = ACTIONS.verb("raise_warrior", recruit=Recruit)
TAKE_SEAL = ACTIONS.verb("take_seal", camp=Camp)
RANK = ACTIONS.verb("rank", player=SEAT)
LURE_FROM_GOD = ACTIONS.verb("lure_from_god", god=God, recruit=Recruit)
LURE_FROM_SEAT = ACTIONS.verb("lure_from_seat", owner=SEAT, recruit=Recruit)
LURE_TO = ACTIONS.verb("lure_to", god=God)
SLAY_AT_GOD = ACTIONS.verb("slay_at_god", god=God, recruit=Recruit)
SLAY_AT_SEAT = ACTIONS.verb("slay_at_seat", owner=SEAT, recruit=Recruit)
TAKE_TILE = ACTIONS.verb("take_tile", tile=Tile)
BURN = ACTIONS.verb("burn", world=World, camp=Camp)
GAIN = ACTIONS.verb("gain")
TAKE_STONE = ACTIONS.verb("take_stone", stone=Stone)
RECRUIT = ACTIONS.verb("recruit", recruit=Recruit)
BUILD = ACTIONS.verb("build", pile=Pile)
ADD_STONE = ACTIONS.verb("add_stone", stone=Stone)
ENLIST = ACTIONS.verb("enlist", recruit=Recruit)
OCCUPY = ACTIONS.verb("occupy", world=World)
TURN_TILE = ACTIONS.verb("turn_tile", tile=AsgardTile)
BARTER = ACTIONS.verb("barter", stone=Stone)
HIRE = ACTIONS.verb("hire", recruit=Recruit)
KEEP_DISC = ACTIONS.verb("keep_disc")
MARCH = ACTIONS.verb("march", world=World, camp=Camp)
SEND = ACTIONS.verb("send", recruit=Recruit)
TYRS_HAND = ACTIONS.verb("tyrs_hand")
RETREAT = ACTIONS.verb("retreat")
RALLY = ACTIONS.verb("rally", world=World)
BENEATH = ACTIONS.verb("beneath", world=World, camp=Camp)
HIDE = ACTIONS.verb("hide", tile=Tile)

_points, _strength, _pieces = 400, 60, 60

DRAFTED = EVENTS.event("drafted", seat=SEAT, recruit=Recruit)
ROUND_BEGINS = EVENTS.event("round_begins", round=6, seat=SEAT)
GOD_ARRIVES = EVENTS.event("god_arrives", god=God)
SEAL_SEIZED = EVENTS.event("seal_seized", camp=Camp, seat=SEAT, god=God)
ROW_TILE_LAID = EVENTS.event("row_tile_laid", tile=AsgardTile)
SUPPORT_RECALLED = EVENTS.event("support_recalled", seat=SEAT, god=God)
VICTORY_RECALLED = EVENTS.event("victory_recalled", seat=SEAT, world=World)
CENTRE_RECALLED = EVENTS.event("centre_recalled", seat=SEAT)
GOD_CHOSEN = EVENTS.event("god_chosen", god=God)
ALL_HAVE_CHOSEN = EVENTS.event("all_have_chosen")
CARD_REVEALED = EVENTS.event("card_revealed", seat=SEAT, god=God, slot=Slot)
ACTIONS_BEGIN = EVENTS.event("actions_begin")
SEAL_TAKEN = EVENTS.event("seal_taken", seat=SEAT, camp=Camp, god=God, total=_pieces)
REQUESTED = EVENTS.event("requested", seat=SEAT, god=God)
WITHDREW = EVENTS.event("withdrew", seat=SEAT, god=God)
LEFT_ASGARD = EVENTS.event("left_asgard", seat=SEAT)
RECEIVED = EVENTS.event("received", seat=SEAT, good=Good, total=_pieces)
TAKEN = EVENTS.event("taken", seat=SEAT, good=Good, giver=SEAT, total=_pieces)
NOTHING_RECEIVED = EVENTS.event("nothing_received", seat=SEAT, good=Good)
HAS_MOST = EVENTS.event("has_most", seat=SEAT, good=Good)
POWER_IDLE = EVENTS.event("power_idle", god=God)
POWER_DECLINED = EVENTS.event("power_declined", seat=SEAT)
WARRIOR_RAISED = EVENTS.event("warrior_raised", seat=SEAT, recruit=Recruit, total=_pieces)
RANKED = EVENTS.event("ranked", seat=SEAT, rank=5)
LURED_TO_GOD = EVENTS.event("lured_to_god", recruit=Recruit, god=God, target=God)
LURED_TO_SEAT = EVENTS.event("lured_to_seat", recruit=Recruit, seat=SEAT, target=SEAT)
SLAIN_AT_GOD = EVENTS.event("slain_at_god", recruit=Recruit, god=God)
SLAIN_AT_SEAT = EVENTS.event("slain_at_seat", recruit=Recruit, seat=SEAT)
FORESEEN = EVENTS.event("foreseen", light=6, darkness=6)
LOOKED_AHEAD = EVENTS.event("looked_ahead", seat=SEAT)
TILE_TAKEN = EVENTS.event("tile_taken", tile=Tile)
TILE_TAKEN_HIDDEN = EVENTS.event("tile_taken_hidden", seat=SEAT, kind=Kind)
PILE_EMPTY = EVENTS.event("pile_empty", kind=Kind)
BURNT = EVENTS.event("burnt", seat=SEAT, population=Population, world=World)
BONUS_USED = EVENTS.event("bonus_used", seat=SEAT, population=Population, bonus=Bonus)
BONUS_LEFT = EVENTS.event("bonus_left", seat=SEAT, population=Population)
SCORED = EVENTS.event("scored", seat=SEAT, points=_points, deed=Deed, total=_points)
TEMPLE_BUILT = EVENTS.event("temple_built", seat=SEAT, pile=Pile, god=God, value=10)
STONE_SPENT = EVENTS.event("stone_spent", seat=SEAT, stone=Stone, count=_pieces, left=_pieces)
ENLISTED = EVENTS.event("enlisted", seat=SEAT, count=13, recruit=Recruit, god=God)
GOD_SENT = EVENTS.event("god_sent", god=God, value=5, world=World)
POPULATION_TAKEN = EVENTS.event("population_taken", seat=SEAT, population=Population)
POPULATION_DISCARDED = EVENTS.event("population_discarded", population=Population)
GOD_TILE_LOST = EVENTS.event("god_tile_lost", god=God)
SUPPORTED = EVENTS.event("supported", seat=SEAT, god=God, slot=Slot)
WENT_TO_ASGARD = EVENTS.event("went_to_asgard", seat=SEAT, discs=11)
ROW_TILE_TURNED = EVENTS.event("row_tile_turned", seat=SEAT, tile=AsgardTile)
BARTERED = EVENTS.event("bartered", seat=SEAT, stone=Stone, wanted=Stone)
HIRED = EVENTS.event("hired", seat=SEAT, recruit=Recruit, light=8, darkness=8)
SEALS_LEFT = EVENTS.event("seals_left", seat=SEAT, light=_pieces, darkness=_pieces)
DISC_BOUGHT = EVENTS.event("disc_bought", seat=SEAT, light=8, darkness=8)
DISC_GRANTED = EVENTS.event("disc_granted", seat=SEAT)
DISC_KEPT = EVENTS.event("disc_kept", seat=SEAT, discs=11)
MARCHED = EVENTS.event("marched", seat=SEAT, world=World, camp=Camp)
BATTLES_BEGIN = EVENTS.event("battles_begin", round=6)
TEMPLE_POINTS = EVENTS.event("temple_points", seat=SEAT, points=_points, total=_points)
ANCESTORS_STIR = EVENTS.event("ancestors_stir", light=6, darkness=6)
WORLD_FOUGHT = EVENTS.event("world_fought", world=World, light=_strength, darkness=_strength)
CAMP_STRENGTH = EVENTS.event("camp_strength", camp=Camp, tile=_strength, weapon=_strength, hammer=9)
WORLD_WON = EVENTS.event("world_won", seat=SEAT, world=World)
RECRUIT_SENT = EVENTS.event("recruit_sent", seat=SEAT, recruit=Recruit, light=_strength, darkness=_strength)
TYRS_HAND_USED = EVENTS.event("tyrs_hand_used", seat=SEAT, world=World)
WORLD_LOST = EVENTS.event("world_lost", seat=SEAT, world=World)
BATTLE_TILE = EVENTS.event("battle_tile", seat=SEAT, points=21, discs=9)
NO_BATTLE_TILE = EVENTS.event("no_battle_tile", seat=SEAT)
POWER_RETURNED = EVENTS.event("power_returned", seat=SEAT, good=Good)
RAGNAROK_BEGINS = EVENTS.event("ragnarok_begins")
BATTLE_POINTS = EVENTS.event("battle_points", seat=SEAT, points=_points, total=_points)
POPULATION_ARMED = EVENTS.event("population_armed", world=World, camp=Camp)
WORLD_DESERTED = EVENTS.event("world_deserted", world=World)
MUSTERED = EVENTS.event("mustered", god=God, world=World, strength=_strength)
RECRUITS_LOST = EVENTS.event("recruits_lost", god=God, recruits=_pieces)
RALLIED = EVENTS.event("rallied", seat=SEAT, world=World, strength=_strength)
PASSED = EVENTS.event("passed", seat=SEAT)
HIDDEN = EVENTS.event("hidden", tile=Tile, world=World, camp=Camp)
HIDDEN_TILE = EVENTS.event("hidden_tile", seat=SEAT, kind=Kind, world=World, camp=Camp)
TILE_SHOWN = EVENTS.event("tile_shown", tile=Tile, world=World, camp=Camp)
ELDER_SHOWN = EVENTS.event("elder_shown", world=World, camp=Camp, value=6)
GOD_FIGHTS = EVENTS.event("god_fights", god=God, tile=_strength, recruits=_strength, weapons=_strength)
POPULATION_FIGHTS = EVENTS.event("population_fights", population=Population, value=_strength, weapon=_strength)
RAGNAROK_FOUGHT = EVENTS.event("ragnarok_fought", world=World, light=_strength, darkness=_strength)
GOD_CONQUERS = EVENTS.event("god_conquers", god=God, world=World)
FATE_DECIDES = EVENTS.event("fate_decides", camp=Camp)
NOBODY_CONQUERS = EVENTS.event("nobody_conquers", world=World)
POPULATION_HOLDS = EVENTS.event("population_holds", world=World, camp=Camp)
NO_SUPPORTER = EVENTS.event("no_supporter", god=God)
REWARDED = EVENTS.event("rewarded", seat=SEAT, world=World, points=_points, total=_points)
GLORIFIED = EVENTS.event("glorified", seat=SEAT, tile=Tile, points=_points, total=_points)
FINAL_POINTS = EVENTS.event("final_points", seat=SEAT, source=Source, points=_points)
FINAL_SCORE = EVENTS.event("final_score", seat=SEAT, points=_points)
TIE_BROKEN = EVENTS.event("tie_broken", seat=SEAT, points=_points)
GAME_ENDS = EVENTS.event("game_ends", seat=SEAT, points=_points)

EVENTS.mark(Mark.CHAPTER, ROUND_BEGINS, ACTIONS_BEGIN, BATTLES_BEGIN, RAGNAROK_BEGINS)
EVENTS.mark(Mark.BATTLE, ANCESTORS_STIR, WORLD_FOUGHT, CAMP_STRENGTH, WORLD_WON, WORLD_LOST, RECRUIT_SENT)
EVENTS.mark(Mark.BATTLE, TYRS_HAND_USED, GOD_FIGHTS, POPULATION_FIGHTS, FATE_DECIDES, POPULATION_HOLDS, NO_SUPPORTER)
EVENTS.mark(
    Mark.BATTLE, MUSTERED, TILE_SHOWN, ELDER_SHOWN, RAGNAROK_FOUGHT, GOD_CONQUERS, NOBODY_CONQUERS, WORLD_DESERTED
)
EVENTS.mark(Mark.OPENING, ANCESTORS_STIR, WORLD_FOUGHT, WORLD_DESERTED)
EVENTS.mark(Mark.CARD, ROW_TILE_LAID)
EVENTS.mark(Mark.SCORE, SCORED, TEMPLE_POINTS, BATTLE_TILE, BATTLE_POINTS, REWARDED, GLORIFIED)
EVENTS.mark(Mark.SCORE, FINAL_POINTS, FINAL_SCORE, TIE_BROKEN, GAME_ENDS)
