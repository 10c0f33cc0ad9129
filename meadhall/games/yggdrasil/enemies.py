"""Turn step 1: draw an enemy card, advance the enemies it shows, apply their effects."""

from meadhall.engine import Out, any_of, ask, bit, count_bits, has, nth_bit, reveal, roll, rule, tell, then

from .actions import (
    BACK_BEFORE_GATE,
    BACK_BEFORE_WALL,
    CARD_DRAWN,
    CARD_PUT_BACK,
    ENEMY_ADVANCES,
    ENEMY_FALLS_BACK,
    FENRIR_RAGES,
    GATE_PASSED,
    GIANT_WAKES,
    HEL_TAKES,
    ISLAND_RISES,
    ISLAND_SINKS,
    ISLAND_STAYS_UNDER,
    NIDHOGG_PULLS,
    NO_CARD,
    NO_EFFECT_IN_THE_HALL,
    NO_GIANT_LEFT,
    NO_RAGNAROK_EFFECTS,
    RESOLVE,
    ROLLED,
    ROLLED_TWICE,
    SURT_SENDS,
    TWO_CARDS_DRAWN,
    WALL_PASSED,
    Where,
    Which,
)
from .content import (
    CALMED_BY,
    CANCELS_POWERS,
    CARD_ADVANCE,
    CARD_ENEMIES,
    CONTENT,
    ENEMIES,
    FACE_HAMMERS,
    FACE_ISLAND,
    FACES,
    RAGNAROK,
    Enemy,
    God,
    Island,
)
from .state import Decision, Game, Purpose, Step


@rule
def has_power_of(game: Game, god: int) -> bool:
    """Whether the active god is this one and no giant cancels the powers of the gods."""
    return game.sheet[game.active].god == god and (game.awake & CANCELS_POWERS) == 0


@rule
def actions_allowed(game: Game) -> int:
    """Three; Frey has four, asked anew before each action."""  # ruling Y-21
    return CONTENT.gods.frey_actions if has_power_of(game, God.FREY) else CONTENT.gods.actions


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
def cards_to_resolve(game: Game, out: Out) -> int:
    """Either card, the other to the top or the bottom; two equal cards are one choice."""
    out[0] = RESOLVE(Which.FIRST, Where.TOP)
    out[1] = RESOLVE(Which.FIRST, Where.BOTTOM)
    if game.card == game.second_card:
        return 2
    out[2] = RESOLVE(Which.SECOND, Where.TOP)
    out[3] = RESOLVE(Which.SECOND, Where.BOTTOM)
    return 4


@rule
def put_other_card_back(game: Game, which: int, where: int) -> None:
    """Odin resolves one card and puts the other on top of the deck or under it; everybody has seen both."""
    if which == Which.SECOND:
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
    resolve_card(game)


@rule
def resolve_card(game: Game) -> None:
    """Every enemy on the card advances; then each has its effect."""
    tell(game, CARD_DRAWN, game.deck_left, game.card)
    for enemy in range(ENEMIES):
        if has(CARD_ENEMIES[game.card], enemy):
            advance(game, enemy, CARD_ADVANCE[game.card])
    if game.card < RAGNAROK or game.ragnarok_effects == 1:
        game.to_resolve = CARD_ENEMIES[game.card]
        then(game, Step.EFFECTS)
    else:
        tell(game, NO_RAGNAROK_EFFECTS)


@rule
def advance(game: Game, enemy: int, squares: int) -> None:
    """An enemy advances, never past Odin's hall."""  # ruling Y-31
    was = game.square[enemy]
    game.square[enemy] = min(was + squares, CONTENT.asgard.odins_hall)
    tell(game, ENEMY_ADVANCES, enemy, game.square[enemy])
    if was <= CONTENT.asgard.wall_after < game.square[enemy]:
        tell(game, WALL_PASSED, enemy, enemies_beyond(game, CONTENT.asgard.wall_after))
    if was <= CONTENT.asgard.gate_after < game.square[enemy]:
        tell(game, GATE_PASSED, enemy, enemies_beyond(game, CONTENT.asgard.gate_after))


@rule
def enemies_beyond(game: Game, square: int) -> int:
    count = 0
    for enemy in range(ENEMIES):
        if game.square[enemy] > square:
            count += 1
    return count


@rule
def is_on_the_way(game: Game, enemy: int) -> bool:
    """Whether an enemy is past its start square."""
    return game.square[enemy] > CONTENT.asgard.start


any_enemy_on_the_way = any_of(is_on_the_way, Enemy)


@rule
def fall_back(game: Game, enemy: int, squares: int) -> None:
    """An enemy goes back, at most to its start, and its effect is not applied."""  # rulings Y-08, Y-09
    was = game.square[enemy]
    game.square[enemy] = max(was - squares, CONTENT.asgard.start)
    tell(game, ENEMY_FALLS_BACK, enemy, game.square[enemy])
    if game.square[enemy] <= CONTENT.asgard.gate_after < was:
        tell(game, BACK_BEFORE_GATE, enemy, enemies_beyond(game, CONTENT.asgard.gate_after))
    if game.square[enemy] <= CONTENT.asgard.wall_after < was:
        tell(game, BACK_BEFORE_WALL, enemy, enemies_beyond(game, CONTENT.asgard.wall_after))


# --- effects ---------------------------------------------------------------------------------------------------------


@rule
def next_effect(game: Game) -> None:
    """The next of the shown enemies has its effect; the active god picks which, seeing what the last one did."""
    enemies = effects_to_come(game)
    tell_who_sits_in_the_hall(game, game.to_resolve & ~enemies)
    game.to_resolve = enemies
    if count_bits(enemies) > 1:
        ask(game, game.active, Decision.WHICH_EFFECT)
    elif enemies != 0:
        apply_effect(game, nth_bit(enemies, 0))


@rule
def tell_who_sits_in_the_hall(game: Game, enemies: int) -> None:
    for enemy in range(ENEMIES):
        if has(enemies, enemy):
            tell(game, NO_EFFECT_IN_THE_HALL, enemy)


@rule
def effects_to_come(game: Game) -> int:
    """Mask of the Enemies whose effect is still to come; Odin's hall triggers none."""
    enemies = game.to_resolve
    for enemy in range(ENEMIES):
        if game.square[enemy] == CONTENT.asgard.odins_hall:
            enemies &= ~bit(enemy)
    return enemies


@rule
def apply_effect(game: Game, enemy: int) -> None:
    """The power is that of the zone where the enemy stands now."""  # ruling Y-32
    game.to_resolve &= ~bit(enemy)
    match enemy:
        case Enemy.LOKI:
            wake_giants(game, CONTENT.asgard.power[game.square[Enemy.LOKI]])
        case Enemy.NIDHOGG:
            ask_whom_nidhogg_pulls(game)
        case Enemy.FENRIR:
            game.fenrir_angry = 1
            tell(game, FENRIR_RAGES, fenrirs_power(game), CALMED_BY[fenrirs_power(game)])
        case _:  # Hel, Surt and Jormungand roll the die first
            game.effect_of = enemy
            then(game, Step.ROLL, Purpose.EFFECT)
            then(game, Step.EFFECT_ROLLED)
    then(game, Step.EFFECTS)


@rule
def fenrirs_power(game: Game) -> int:
    """Read at the attempt to calm him, where he stands now."""  # ruling Y-04
    if game.square[Enemy.FENRIR] == CONTENT.asgard.odins_hall:
        return CONTENT.fenrir.power_in_odins_hall  # ruling Y-03
    return CONTENT.asgard.power[game.square[Enemy.FENRIR]]


@rule
def effect_after_roll(game: Game) -> None:
    island = FACE_ISLAND[game.face]
    power = CONTENT.asgard.power[game.square[game.effect_of]]
    match game.effect_of:
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
    tell(game, HEL_TAKES, taken, island, game.bag[island].vikings, game.helheim)


@rule
def send_fire_giants(game: Game, island: int, power: int) -> None:
    """Surt puts Fire Giants from Muspellheim into the bag of the rolled colour, all that are left if fewer."""
    sent = min(power, game.muspellheim)
    game.muspellheim -= sent
    game.bag[island].fire_giants += sent
    tell(game, SURT_SENDS, sent, island, game.bag[island].fire_giants, game.muspellheim)


@rule
def sink_island(game: Game, island: int) -> None:
    """Jormungand submerges the island of the rolled colour and sends the Valkyries back to the rainbow."""
    if island != game.submerged:
        tell(game, ISLAND_RISES, game.submerged)
        tell(game, ISLAND_SINKS, island)
    else:
        tell(game, ISLAND_STAYS_UNDER, island)
    game.submerged = island
    game.valkyries = Island.RAINBOW


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
    lowest = CONTENT.asgard.odins_hall
    for enemy in range(ENEMIES):
        lowest = min(lowest, game.square[enemy])
    mask = 0
    for enemy in range(ENEMIES):
        if game.square[enemy] == lowest:
            mask |= bit(enemy)
    return mask


@rule
def ask_whom_nidhogg_pulls(game: Game) -> None:
    """Nidhogg pulls the enemy furthest back one square on, himself included; on a tie the gods choose."""
    ask(game, game.active, Decision.WHO_LAGS)


@rule
def pull(game: Game, enemy: int) -> None:
    tell(game, NIDHOGG_PULLS, enemy)
    advance(game, enemy, 1)


# --- the die ---------------------------------------------------------------------------------------------------------


@rule
def roll_die(game: Game, purpose: int) -> None:
    """Roll the die; Tyr rolls twice in every situation of his turn and keeps one."""
    game.rolled_for = purpose
    game.face = roll(game, FACES)
    if not has_power_of(game, God.TYR):
        tell(game, ROLLED, FACE_ISLAND[game.face], FACE_HAMMERS[game.face])
        return
    game.second_face = roll(game, FACES)
    first, second = game.face, game.second_face
    tell(game, ROLLED_TWICE, FACE_ISLAND[first], FACE_HAMMERS[first], FACE_ISLAND[second], FACE_HAMMERS[second])
    ask(game, game.active, Decision.WHICH_ROLL)


@rule
def rolls_to_keep(game: Game) -> int:
    """Two equal results are one choice."""
    if FACE_ISLAND[game.face] == FACE_ISLAND[game.second_face]:
        return bit(Which.FIRST)
    return bit(Which.FIRST) | bit(Which.SECOND)


@rule
def keep_roll(game: Game, which: int) -> None:
    if which == Which.SECOND:
        game.face = game.second_face
    tell(game, ROLLED, FACE_ISLAND[game.face], FACE_HAMMERS[game.face])
