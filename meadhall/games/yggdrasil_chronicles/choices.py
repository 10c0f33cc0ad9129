"""Every decision of the game: what may be answered, and what the answer does."""

from meadhall.engine import Out, ask, rule, tell, then

from .actions import (
    ACT,
    BANISH,
    BEGIN,
    BIND,
    BORROW,
    BRING,
    CALL,
    CARE,
    CAST,
    CHOOSE,
    DECLINE,
    DRIVE,
    FIGHT,
    GIVE,
    GO,
    GRAB,
    HEAL,
    HELP,
    LOOK,
    MARK,
    NEXT,
    OPEN,
    PASS,
    PASSED,
    PEEK,
    PLEAD,
    RECEIVE,
    REPAIR,
    REROLL,
    RETURN,
    ROLL,
    SAGA,
    SEND,
    SEND_HOME,
    SHARE,
    SPEND,
    STACK,
    STAY,
    TAKE,
    TURN,
    WORK,
)
from .creatures import (
    call_creature,
    creatures_to_call,
    drive_down,
    enemies_to_drive,
    feed,
    iotunns_to_banish,
    other_players,
    wounded,
)
from .fights import begin_fight, bind_or_not, bind_wolf, wolf_runs_back
from .flow import run
from .iotunns import beat_iotunn
from .life import bear, regain_life, shares
from .names import Foe
from .risks import elves_to_plead_for, elves_to_spend, heroes_to_send, send_heroes, spend_elves
from .runes import any_world, figures, put_stones_away, turns, write_stones
from .saga_actions import (
    artefacts_to_return,
    begin_saga_action,
    companions,
    forge_fetter,
    hand_over,
)
from .saving_roll import (
    borrow_dice,
    choose_roll,
    dice_to_borrow,
    dice_to_mark,
    mark_die,
    reroll_marked,
    reroll_or_not,
    roll_again,
    rolls_to_choose,
)
from .setting_out import gods_to_choose, seat_god, seat_support
from .state import Decision, Game, Step
from .stones import any_world_to_work, use_stone, work_from_afar, worlds_to_work
from .tree import here, move_god, seat_of, tier_of, turn_the_tree
from .turns import (
    acts,
    bring_god,
    flights,
    gifts_of_draupnir,
    give_life,
    moves,
    plays_next,
    seats_to_play,
    starts,
    steps_from,
)
from .wheel import (
    cards_to_peek_at,
    cards_to_send_home,
    cards_to_stack,
    decks_to_look_at,
    look_at_deck,
    send_card_home,
    show_dealt_card,
    stack_card,
)
from .worlds import (
    begin_action,
    counts,
    dispensers,
    repair,
    repairs,
    take_artefact,
    worlds_to_heal,
)


@rule
def options(game: Game, seat: int, out: Out) -> int:
    """The legal answers of the waiting seat."""
    match game.decision:
        case Decision.BEGIN:
            out[0] = BEGIN
            return 1
        case Decision.GOD:
            return gods_to_choose(game, out)
        case Decision.SUPPORT_GOD:
            return gods_to_choose(game, out)
        case Decision.PEEK:
            return cards_to_peek_at(game, out)
        case Decision.ORDER:
            return seats_to_play(game, out)
        case Decision.SUPPORT_MOVE:
            return flights(game, game.figure[game.mover], out)
        case Decision.DRAUPNIR:
            return gifts_of_draupnir(game, out)
        case Decision.MOVE:
            return moves(game, out)
        case Decision.START_OF_ACT:
            return starts(game, out)
        case Decision.BRING:
            return steps_from(game, game.figure[game.mover], out)
        case Decision.ACT:
            return acts(game, out)
        case Decision.HEROES:
            return heroes_to_send(game, out)
        case Decision.ROLL:
            return rolls_to_choose(game, out)
        case Decision.KIN_DICE:
            return dice_to_borrow(game, out)
        case Decision.REROLL_GOD_DIE:
            return reroll_or_not(out)
        case Decision.REROLL:
            return dice_to_mark(game, out)
        case Decision.ELVES:
            return elves_to_spend(game, out)
        case Decision.KIN_ELVES:
            return elves_to_plead_for(game, out)
        case Decision.SHARE:
            return shares(game, out)
        case _:
            return options_of_actions(game, out)


@rule
def options_of_actions(game: Game, out: Out) -> int:
    """Answers inside World actions, runes, creatures and sagas."""
    match game.decision:
        case Decision.HEAL:
            return worlds_to_heal(game, out)
        case Decision.COUNT:
            return counts(game, out)
        case Decision.DISPENSER:
            return dispensers(game, out)
        case Decision.CREATURE:
            return creatures_to_call(game, out)
        case Decision.RUNE:
            return write_stones(game, any_world_to_work(game), out)
        case Decision.RUNE_GOD:
            return figures(game, out)
        case Decision.RUNE_WHERE:
            return any_world(game, out)
        case Decision.TURN:
            return turns(out)
        case Decision.RUNE_WORLD:
            return worlds_to_work(game, out)
        case Decision.FLY:
            return flights(game, here(game), out)
        case Decision.STEP:
            return steps_from(game, here(game), out)
        case Decision.LOOK:
            return decks_to_look_at(game, out)
        case Decision.STACK:
            return cards_to_stack(game, out)
        case Decision.SEND_HOME:
            return cards_to_send_home(game, out)
        case Decision.REGAIN:
            return wounded(game, out)
        case Decision.GIFT:
            return other_players(game, out)
        case Decision.BANISH:
            return iotunns_to_banish(game, out)
        case Decision.DRIVE:
            return enemies_to_drive(game, out)
        case Decision.ARTEFACT:
            return artefacts_to_return(game, out)
        case Decision.BIND:
            return bind_or_not(out)
        case Decision.REPAIR:
            return repairs(game, out)
        case _:
            return companions(game, out)


@rule
def answer(game: Game, seat: int, action: int) -> None:
    """Play a legal action, and everything that follows by itself."""
    decision = game.decision
    game.waiting = 0
    game.decision = Decision.NONE
    match decision:
        case Decision.BEGIN:
            then(game, Step.LAY_DECKS)
            then(game, Step.CHOOSE_GODS)
        case Decision.GOD:
            seat_god(game, seat, action - CHOOSE)
        case Decision.SUPPORT_GOD:
            seat_support(game, action - CHOOSE)
        case Decision.PEEK:
            if action != DECLINE:
                show_dealt_card(game, action - PEEK)
        case Decision.ORDER:
            plays_next(game, action - NEXT)
        case Decision.SUPPORT_MOVE:
            move_figure(game, game.mover, action)
        case Decision.DRAUPNIR:
            if action != DECLINE:
                game.by_action = 0
                then(game, Step.GOODS, action - GRAB, 1)
        case Decision.MOVE:
            move_figure(game, game.sheet[seat].god, action)
        case Decision.START_OF_ACT:
            start_of_act(game, seat, action)
        case Decision.BRING:
            move_figure(game, game.mover, action)
            then(game, Step.START_OF_ACT)
        case Decision.ACT:
            act(game, action)
        case Decision.HEROES:
            send_heroes(game, action - SEND)
        case Decision.ROLL:
            if action != DECLINE:
                choose_roll(game, action - ROLL)
        case Decision.KIN_DICE:
            borrow_dice(game, action - BORROW)
        case Decision.REROLL_GOD_DIE:
            if action == REROLL:
                roll_again(game, 0)
        case Decision.REROLL:
            if action == REROLL:
                reroll_marked(game)
            elif action != DECLINE:
                mark_die(game, action - MARK)
        case Decision.ELVES:
            spend_elves(game, seat, action - SPEND)
        case Decision.KIN_ELVES:
            spend_elves(game, seat_of(game, game.sharer), action - PLEAD)
        case Decision.SHARE:
            bear(game, action - SHARE)
        case _:
            answer_in_actions(game, decision, action)
    run(game)


@rule
def answer_in_actions(game: Game, decision: int, action: int) -> None:
    """Answers inside World actions, runes, creatures and sagas."""
    match decision:
        case Decision.HEAL:
            then(game, Step.HEAL, action - HEAL, game.by_action)
        case Decision.COUNT:
            then(game, Step.GOODS, game.goods, action - TAKE)
        case Decision.DISPENSER:
            take_artefact(game, action - OPEN)
        case Decision.CREATURE:
            call_creature(game, action - CALL)
        case Decision.RUNE:
            if action == DECLINE:
                put_stones_away(game)
            else:
                use_stone(game, action - CAST)
        case Decision.RUNE_GOD:
            game.mover = action - BRING
            ask(game, game.active, Decision.RUNE_WHERE)
        case Decision.RUNE_WHERE:
            move_figure(game, game.mover, action)
        case Decision.TURN:
            if action != TURN:
                turn_the_tree(game, action - TURN)
        case Decision.RUNE_WORLD:
            work_from_afar(game, action - WORK)
        case Decision.FLY:
            move_figure(game, game.sheet[game.active].god, action)
        case Decision.STEP:
            move_figure(game, game.sheet[game.active].god, action)
        case Decision.LOOK:
            look_at_deck(game, action - LOOK)
        case Decision.STACK:
            stack_card(game, action - STACK)
        case Decision.SEND_HOME:
            send_card_home(game, action - SEND_HOME)
        case Decision.REGAIN:
            regain_life(game, action - HELP)
        case Decision.GIFT:
            feed(game, action - HELP)
        case Decision.BANISH:
            beat_iotunn(game, action - BANISH)
        case Decision.DRIVE:
            drive_down(game, action - DRIVE)
        case Decision.ARTEFACT:
            forge_fetter(game, action - RETURN)
        case Decision.BIND:
            if action == BIND:
                bind_wolf(game)
            else:
                wolf_runs_back(game, game.foe - Foe.SKOLL)
        case Decision.REPAIR:
            repair(game, action - REPAIR)
        case Decision.HAND_OVER:
            hand_over(game, action - HELP)


# --- answers that belong to no chapter of their own ------------------------------------------------------------------


@rule
def move_figure(game: Game, god: int, action: int) -> None:
    if action != STAY:
        move_god(game, god, action - GO)


@rule
def start_of_act(game: Game, seat: int, action: int) -> None:
    """Each of the two once; asked again until nothing is left or nothing is wanted."""
    if action == DECLINE:
        return
    if action >= BRING:
        bring_god(game, action - BRING)
        return
    then(game, Step.START_OF_ACT)
    if action >= RECEIVE:
        give_life(game, action - RECEIVE, seat)
    else:
        give_life(game, seat, action - GIVE)


@rule
def act(game: Game, action: int) -> None:
    """Exactly one of these a turn."""
    if action == PASS:
        tell(game, PASSED, game.active)
    elif action == ACT:
        begin_action(game, here(game), tier_of(game, here(game)))
    elif action == CARE:
        then(game, Step.CARE, here(game))
    elif action >= SAGA:
        begin_saga_action(game, action - SAGA)
    else:
        begin_fight(game, action - FIGHT)
