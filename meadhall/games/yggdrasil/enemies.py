"""Turn step 1: draw an enemy card, advance the enemies it shows, apply their effects."""

from meadhall.engine import ask, bit, has, reveal, roll, rule, tell, then

from .actions import (
    CARD_DRAWN,
    CARD_PUT_BACK,
    ENEMY_ADVANCES,
    ENEMY_FALLS_BACK,
    FENRIR_RAGES,
    GIANT_WAKES,
    HEL_TAKES,
    ISLAND_SINKS,
    NO_CARD,
    NO_GIANT_LEFT,
    ROLLED,
    ROLLED_TWICE,
    SURT_SENDS,
    TWO_CARDS_DRAWN,
    Where,
)
from .content import (
    CANCELS_POWERS,
    CARD_ADVANCE,
    CARD_ENEMIES,
    ENEMIES,
    FACE_HAMMERS,
    FACE_ISLAND,
    FACES,
    ODINS_HALL,
    POWER,
    RAGNAROK,
    START,
    Enemy,
    God,
    Island,
)
from .state import Decision, Game, Step


@rule
def has_power_of(game: Game, god: int) -> bool:
    """Whether the active god is this one and no giant cancels the powers of the gods."""
    return game.sheet[game.active].god == god and (game.awake & CANCELS_POWERS) == 0


# --- drawing ---------------------------------------------------------------------------------------------------------


@rule
def draw_enemy_card(game: Game) -> None:
    """The active god draws an enemy card; Odin draws two and chooses."""
    if game.daeg > 0:  # ruling Y-23: the next three turns, whoever plays them
        game.daeg -= 1
        tell(game, NO_CARD, game.daeg)
        return
    game.card = take_top_card(game)
    if has_power_of(game, God.ODIN) and game.deck_left > 0:  # ruling Y-25: with one card left he resolves that one
        game.second_card = take_top_card(game)
        tell(game, TWO_CARDS_DRAWN, game.card, game.second_card)
        ask(game, game.active, Decision.WHICH_CARD)
    else:
        tell(game, CARD_DRAWN, game.card)
        resolve_card(game)


@rule
def take_top_card(game: Game) -> int:
    reveal(game)
    game.deck_left -= 1
    game.deck_known &= ~bit(game.deck_left)
    card = game.deck[game.deck_left]
    game.deck_count[card] -= 1
    return card


@rule
def put_other_card_back(game: Game, which: int, where: int) -> None:
    """Odin resolves one card and puts the other on top of the deck or under it; everybody has seen both."""
    if which == 1:
        game.card, game.second_card = game.second_card, game.card
    if where == Where.TOP:
        place = game.deck_left
    else:
        place = 0
        for i in range(game.deck_left, 0, -1):
            game.deck[i] = game.deck[i - 1]
            game.deck_pile[i] = game.deck_pile[i - 1]
        game.deck_known <<= 1
    game.deck[place] = game.second_card
    game.deck_known |= bit(place)
    game.deck_count[game.second_card] += 1
    game.deck_left += 1
    tell(game, CARD_PUT_BACK, game.second_card, where)
    game.second_card = -1
    tell(game, CARD_DRAWN, game.card)
    resolve_card(game)


@rule
def resolve_card(game: Game) -> None:
    """Every enemy on the card advances; then each has its effect."""
    for enemy in range(ENEMIES):
        if has(CARD_ENEMIES[game.card], enemy):
            advance(game, enemy, CARD_ADVANCE[game.card])
    if game.card < RAGNAROK or game.ragnarok_effects == 1:
        game.to_resolve = CARD_ENEMIES[game.card]
        then(game, Step.EFFECTS)


@rule
def advance(game: Game, enemy: int, squares: int) -> None:
    """An enemy advances, never past Odin's hall."""  # ruling Y-31
    game.square[enemy] = min(game.square[enemy] + squares, ODINS_HALL)
    tell(game, ENEMY_ADVANCES, enemy, game.square[enemy])


@rule
def fall_back(game: Game, enemy: int, squares: int) -> None:
    """An enemy goes back, at most to its start, and its effect is not applied."""  # rulings Y-08, Y-09
    game.square[enemy] = max(game.square[enemy] - squares, START)
    tell(game, ENEMY_FALLS_BACK, enemy, game.square[enemy])


# --- effects ---------------------------------------------------------------------------------------------------------


@rule
def next_effect(game: Game) -> None:
    """The next of the shown enemies has its effect; the active god picks which, seeing what the last one did."""
    effects = 0
    last = 0
    for enemy in range(ENEMIES):
        if has(game.to_resolve, enemy) and game.square[enemy] < ODINS_HALL:  # Odin's hall triggers no effect
            effects += 1
            last = enemy
    if effects > 1:
        ask(game, game.active, Decision.WHICH_EFFECT)
    elif effects == 1:
        apply_effect(game, last)


@rule
def apply_effect(game: Game, enemy: int) -> None:
    """The power is that of the zone where the enemy stands now."""  # ruling Y-32
    game.to_resolve &= ~bit(enemy)
    then(game, Step.EFFECTS)
    match enemy:
        case Enemy.LOKI:
            wake_giants(game, POWER[game.square[Enemy.LOKI]])
        case Enemy.NIDHOGG:
            pull_the_rearmost(game)
        case Enemy.FENRIR:
            game.fenrir_angry = 1
            tell(game, FENRIR_RAGES)
        case _:  # Hel, Surt and Jormungand roll the die first
            then(game, Step.EFFECT_ROLLED, enemy)
            then(game, Step.ROLL)


@rule
def effect_after_roll(game: Game, enemy: int) -> None:
    island = FACE_ISLAND[game.face]
    power = POWER[game.square[enemy]]
    match enemy:
        case Enemy.HEL:
            take_the_dead(game, island, power)
        case Enemy.SURT:
            send_fire_giants(game, island, power)
        case _:
            sink_island(game, island)


@rule
def take_the_dead(game: Game, island: int, power: int) -> None:
    """Hel takes Vikings out of the bag of the rolled colour, all that are left if there are fewer."""
    taken = min(power, game.bag[island].vikings)
    game.bag[island].vikings -= taken
    game.helheim += taken
    tell(game, HEL_TAKES, taken, island)


@rule
def send_fire_giants(game: Game, island: int, power: int) -> None:
    """Surt puts Fire Giants from Muspellheim into the bag of the rolled colour, all that are left if fewer."""
    sent = min(power, game.muspellheim)
    game.muspellheim -= sent
    game.bag[island].fire_giants += sent
    tell(game, SURT_SENDS, sent, island)


@rule
def sink_island(game: Game, island: int) -> None:
    """Jormungand submerges the island of the rolled colour and sends the Valkyries back to the rainbow."""
    game.submerged = island
    game.valkyries = Island.RAINBOW
    tell(game, ISLAND_SINKS, island)


@rule
def wake_giants(game: Game, power: int) -> None:
    """Loki turns up frost giants, all that are left if there are fewer; each is active at once."""
    if game.giants_left == 0:
        tell(game, NO_GIANT_LEFT)
    for _ in range(min(power, game.giants_left)):
        reveal(game)
        game.giants_left -= 1
        giant = game.giant_pile[game.giants_left]
        game.awake |= bit(giant)
        tell(game, GIANT_WAKES, giant)


@rule
def rearmost(game: Game) -> int:
    """Mask of the enemies furthest back."""
    lowest = ODINS_HALL
    for enemy in range(ENEMIES):
        lowest = min(lowest, game.square[enemy])
    mask = 0
    for enemy in range(ENEMIES):
        if game.square[enemy] == lowest:
            mask |= bit(enemy)
    return mask


@rule
def pull_the_rearmost(game: Game) -> None:
    """Nidhogg pulls the enemy furthest back one square on, himself included; on a tie the gods choose."""
    ask(game, game.active, Decision.WHO_LAGS)


# --- the die ---------------------------------------------------------------------------------------------------------


@rule
def roll_die(game: Game) -> None:
    """Roll the die; Tyr rolls twice in every situation of his turn and keeps one."""
    game.face = roll(game, FACES)
    if not has_power_of(game, God.TYR):
        tell(game, ROLLED, FACE_ISLAND[game.face], FACE_HAMMERS[game.face])
        return
    game.second_face = roll(game, FACES)
    tell(game, ROLLED_TWICE, FACE_ISLAND[game.face], FACE_ISLAND[game.second_face])
    ask(game, game.active, Decision.WHICH_ROLL)


@rule
def keep_roll(game: Game, which: int) -> None:
    if which == 1:
        game.face = game.second_face
    tell(game, ROLLED, FACE_ISLAND[game.face], FACE_HAMMERS[game.face])
