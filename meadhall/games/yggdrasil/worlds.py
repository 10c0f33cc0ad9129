"""Turn step 2: three actions on different worlds. Here are the worlds without a fight, Vanaheim apart."""

from meadhall.engine import Out, any_of, ask, bit, has, random_below, reveal, rule, tell

from .actions import (
    BAG_FILLED,
    BAG_PURGED,
    ELF_TAKEN,
    ELVES_GIVEN,
    FLY,
    GIVE_ELVES,
    GIVE_VIKINGS,
    SOULS_FOUND,
    SOULS_SOUGHT,
    TAKE_ELVES,
    TAKE_VIKINGS,
    VALKYRIES_FLY,
    VIKINGS_GIVEN,
    WEAPON_FORGED,
)
from .content import BLOCKER, CONTENT, ISLANDS, WHIRLPOOL, Enemy, God, Island
from .enemies import has_power_of
from .state import Decision, Game


@rule
def is_blocked(game: Game, world: int) -> bool:
    """An active giant keeps the gods away from this world; its stock still works."""
    return (game.awake & BLOCKER[world]) != 0


# --- Midgard ---------------------------------------------------------------------------------------------------------


@rule
def can_fly_to(game: Game, island: int) -> bool:
    """To a neighbouring island, submerged or not; not to the submerged one while it is a whirlpool."""
    if abs(island - game.valkyries) != 1:
        return False
    return island != game.submerged or (game.awake & WHIRLPOOL) == 0  # rulings Y-13, Y-14


@rule
def can_search(game: Game, island: int) -> bool:
    """Souls are sought where the Valkyries are, but not on the rainbow, under water, or in an empty bag."""
    bag = game.bag[island]
    return island != Island.RAINBOW and island != game.submerged and bag.vikings + bag.fire_giants > 0


can_fly = any_of(can_fly_to, Island)


@rule
def ways_in_midgard(game: Game, out: Out) -> int:
    """Move the Valkyries or let them stay to search: one of the two must be done."""
    n = 0
    for island in range(ISLANDS):
        if can_fly_to(game, island):
            out[n] = FLY + island
            n += 1
    if can_search(game, game.valkyries):
        out[n] = FLY + game.valkyries
        n += 1
    return n


@rule
def move_valkyries(game: Game, island: int) -> None:
    game.valkyries = island
    tell(game, VALKYRIES_FLY, island)


@rule
def begin_search(game: Game, island: int) -> None:
    """First move the Valkyries if wished, then seek souls where they are."""
    if island == game.valkyries:
        seek_souls(game)
        return
    move_valkyries(game, island)
    if can_search(game, island):
        ask(game, game.active, Decision.SEARCH)


@rule
def seek_souls(game: Game) -> None:
    """Draw three tokens blindly (Heimdall four), all if fewer; keep the Vikings, return the Fire Giants."""
    island = game.valkyries
    draws = min(souls_drawn(game), game.bag[island].vikings + game.bag[island].fire_giants)
    tell(game, SOULS_SOUGHT, game.active, draws, island)
    found = draw_vikings(game, island, draws)
    game.bag[island].vikings -= found
    game.sheet[game.active].vikings += found
    tell(game, SOULS_FOUND, game.active, found, island, game.sheet[game.active].vikings)


@rule
def souls_drawn(game: Game) -> int:
    return CONTENT.gods.heimdall_souls if has_power_of(game, God.HEIMDALL) else CONTENT.worlds.souls_sought


@rule
def draw_vikings(game: Game, island: int, draws: int) -> int:
    """How many of the tokens drawn blindly from a bag are Vikings."""
    reveal(game)
    vikings = game.bag[island].vikings
    tokens = vikings + game.bag[island].fire_giants
    found = 0
    for _ in range(min(draws, tokens)):
        if random_below(game, tokens) < vikings:
            vikings -= 1
            found += 1
        tokens -= 1
    return found


# --- Nidavellir ------------------------------------------------------------------------------------------------------


@rule
def lies_in_the_forge(game: Game, enemy: int, level: int) -> bool:
    """There is one copy of each weapon: nobody may hold it."""  # rulings Y-26, Y-27
    for seat in range(game.players):
        if game.sheet[seat].weapon[enemy] == level:
            return False
    return True


@rule
def can_forge(game: Game, enemy: int) -> bool:
    """A weapon of level 1, or the next level of one that the god puts back."""
    level = game.sheet[game.active].weapon[enemy] + 1
    return level <= CONTENT.weapons.top_level and lies_in_the_forge(game, enemy, level)


any_weapon_to_forge = any_of(can_forge, Enemy)


@rule
def forge(game: Game, enemy: int) -> None:
    """The weapon put back lies in the forge again; the new one can be used at once."""
    game.sheet[game.active].weapon[enemy] += 1
    tell(game, WEAPON_FORGED, game.active, enemy, game.sheet[game.active].weapon[enemy])


# --- Alfheim ---------------------------------------------------------------------------------------------------------


@rule
def take_elf(game: Game) -> None:
    game.alfheim -= 1
    game.sheet[game.active].elves += 1
    tell(game, ELF_TAKEN, game.active, game.sheet[game.active].elves)


# --- Niflheim --------------------------------------------------------------------------------------------------------


@rule
def can_meet(game: Game, partner: int) -> bool:
    """Any other god, if one of the two has something to give."""
    if partner >= game.players or partner == game.active:
        return False
    mine = game.sheet[game.active]
    theirs = game.sheet[partner]
    return mine.vikings + mine.elves + theirs.vikings + theirs.elves > 0


any_partner = any_of(can_meet, God)


@rule
def meet(game: Game, partner: int) -> None:
    game.partner = partner
    ask(game, game.active, Decision.TRADE_VIKINGS)


@rule
def viking_trades(game: Game, out: Out) -> int:
    """Take, give or leave the Vikings; leaving them only if there are elves to move."""
    mine = game.sheet[game.active]
    theirs = game.sheet[game.partner]
    n = 0
    if mine.elves + theirs.elves > 0:
        out[n] = GIVE_VIKINGS
        n += 1
    return write_trades(mine.vikings, theirs.vikings, GIVE_VIKINGS, TAKE_VIKINGS, out, n)


@rule
def elf_trades(game: Game, out: Out) -> int:
    """Take, give or leave the elves; leaving them only if Vikings were moved."""
    mine = game.sheet[game.active]
    theirs = game.sheet[game.partner]
    n = 0
    if game.trade_vikings != 0:
        out[n] = GIVE_ELVES
        n += 1
    return write_trades(mine.elves, theirs.elves, GIVE_ELVES, TAKE_ELVES, out, n)


@rule
def write_trades(mine: int, theirs: int, give: int, take: int, out: Out, n: int) -> int:
    for count in range(1, mine + 1):
        out[n] = give + count
        n += 1
    for count in range(1, theirs + 1):
        out[n] = take + count
        n += 1
    return n


@rule
def give_vikings(game: Game, vikings: int) -> None:
    trade_vikings(game, vikings)


@rule
def take_vikings(game: Game, vikings: int) -> None:
    trade_vikings(game, -vikings)


@rule
def trade_vikings(game: Game, given: int) -> None:
    """Vikings given (or taken, if negative); then the elves, if either has any."""
    game.trade_vikings = given
    if game.sheet[game.active].elves + game.sheet[game.partner].elves > 0:
        ask(game, game.active, Decision.TRADE_ELVES)
    else:
        trade_elves(game, 0)


@rule
def give_elves(game: Game, elves: int) -> None:
    trade_elves(game, elves)


@rule
def take_elves(game: Game, elves: int) -> None:
    trade_elves(game, -elves)


@rule
def trade_elves(game: Game, given: int) -> None:
    game.sheet[game.active].vikings -= game.trade_vikings
    game.sheet[game.partner].vikings += game.trade_vikings
    game.sheet[game.active].elves -= given
    game.sheet[game.partner].elves += given
    tell_of_trade(game, VIKINGS_GIVEN, game.trade_vikings)
    tell_of_trade(game, ELVES_GIVEN, given)


@rule
def tell_of_trade(game: Game, event: int, given: int) -> None:
    """Who gave how many to whom, and how many that one has now; negative: the active god received."""
    if given == 0:
        return
    giver = game.active if given > 0 else game.partner
    receiver = game.partner if given > 0 else game.active
    sheet = game.sheet[receiver]
    tell(game, event, giver, abs(given), receiver, sheet.vikings if event == VIKINGS_GIVEN else sheet.elves)


# --- Helheim and Muspellheim -----------------------------------------------------------------------------------------


@rule
def has_a_bag(island: int) -> bool:
    """Any island but the rainbow; the submerged one too may be filled."""
    return island != Island.RAINBOW


@rule
def return_vikings(game: Game, island: int) -> None:
    """Five Vikings from Helheim go into one bag, all if there are fewer."""
    returned = min(CONTENT.worlds.vikings_returned, game.helheim)
    game.helheim -= returned
    game.bag[island].vikings += returned
    tell(game, BAG_FILLED, returned, island, game.bag[island].vikings, game.helheim)


@rule
def can_purge(game: Game, island: int) -> bool:
    return game.bag[island].vikings + game.bag[island].fire_giants > 0


any_bag_to_purge = any_of(can_purge, Island)


@rule
def purge_bag(game: Game, island: int) -> None:
    """Draw five tokens blindly, all if there are fewer; the Fire Giants go to Muspellheim, the Vikings back."""
    tokens = game.bag[island].vikings + game.bag[island].fire_giants
    draws = min(CONTENT.worlds.tokens_purged, tokens)  # ruling Y-16
    giants = draws - draw_vikings(game, island, draws)
    game.bag[island].fire_giants -= giants
    game.muspellheim += giants
    tell(game, BAG_PURGED, giants, island, draws, game.bag[island].fire_giants)


# --- which worlds can be acted on ------------------------------------------------------------------------------------


@rule
def may_use_world(game: Game, world: int) -> bool:
    """A world once a turn; Freyja may use one world twice."""
    if is_blocked(game, world):
        return False
    if not has(game.worlds_used, world):
        return True
    return has_power_of(game, God.FREYJA) and game.world_repeated == 0


@rule
def use_world(game: Game, world: int) -> None:
    if has(game.worlds_used, world):
        game.world_repeated = 1
    game.worlds_used |= bit(world)
    game.actions_done += 1
