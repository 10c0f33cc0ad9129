"""What a seat cannot know is dealt anew: packs, hands, quests, kept cards, secret answers, and all chance to come.

Three things are known of a hidden card. Its back shows its Age. If the seat has held the pack it lay in, it is one of
the cards that the pack held then, and each later holder took one of them. And a card committed to is a quest.
"""

from meadhall.engine import bit, has, nth_bit, random_below, rule, seed_chance, shuffle

from ..cards import age_of, card_place, index_in_deck, is_located, is_quest
from ..content import A_PASS, AGES, CONTENT, DECK, DECK_SIZE
from ..state import Decision, Game, Phase

UNSEEN = -1
OWN = -2


@rule
def conceal(game: Game, seat: int, seed: int) -> None:
    seed_chance(game, seed)
    for age in range(AGES):
        if age > game.age:
            shuffle(game, game.deck, card_place(age, 0), card_place(age, DECK_SIZE[game.players]))
        else:
            for other in range(game.players):
                if other != seat:
                    hide_places(game, seat, other, age)
            deal_age_anew(game, seat, age)
    for other in range(game.players):
        if other != seat:
            imagine_answer(game, other)


@rule
def imagine_answer(game: Game, seat: int) -> None:
    """A secret answer already given could have been any."""
    if has(game.waiting, seat) or game.hand_size[seat] == 0:
        return
    if game.decision == Decision.BATTLE_CARD and has(game.fighters, seat):
        game.chosen[seat] = random_below(game, game.hand_size[seat])
    elif game.decision == Decision.KEEP:
        game.chosen[seat] = random_below(game, game.hand_size[seat] + 1) - 1


# --- what a seat has seen of an Age's cards -------------------------------------------------------------------------


@rule
def last_look(game: Game, seat: int, age: int, i: int) -> int:
    """The pass at which a seat last saw the i-th card of an Age's deck go on in its pack; UNSEEN, or OWN: it knows."""
    if i >= game.players * CONTENT.draft.dealt:
        return UNSEEN
    pack = i // CONTENT.draft.dealt
    if age == 0 and game.no_first_draft == 1:
        return OWN if pack == seat else UNSEEN
    a_pass = A_PASS[game.players]
    last = CONTENT.draft.kept // a_pass - 1
    gone = min((i % CONTENT.draft.dealt) // a_pass, last)  # the pass at which it was kept, or left over
    if age == game.age and game.phase == Phase.GIFTS:
        gone = min(gone, game.passes)
    first = (seat + game.players - pack) % game.players
    if first > gone:
        return UNSEEN
    look = first + (gone - first) // game.players * game.players
    return OWN if look == gone else look


@rule
def exchangeable(game: Game, seat: int, age: int, i: int) -> int:
    """Mask of the cards of an Age that, for all the seat knows, could lie where the i-th lies."""
    look = last_look(game, seat, age, i)
    mask = 0
    if look != OWN:
        for j in range(DECK_SIZE[game.players]):
            same_pack = look == UNSEEN or j // CONTENT.draft.dealt == i // CONTENT.draft.dealt
            if same_pack and last_look(game, seat, age, j) == look and not has(game.seen[age], j):
                mask |= bit(j)
    return mask


# --- where cards are ------------------------------------------------------------------------------------------------


@rule
def cast_off(game: Game, age: int) -> bool:
    """Whether hands of this Age have been discarded: then a card left of it may be any of those that were held."""
    return age < game.age or game.phase > Phase.DISCARD


@rule
def hide_places(game: Game, seat: int, other: int, age: int) -> None:
    """Which of another clan's cards is in its hand, on its sheet or discarded is anybody's guess."""
    for i in range(game.quests[other]):
        place = game.quest[other, i]
        if age_of(place) == age and not is_located(game, place):
            if cast_off(game, age):
                game.quest[other, i] = some_cast_off(game, other, age, place, True)
            else:
                exchange_quest(game, seat, other, i)
    if cast_off(game, age):
        for i in range(game.hand_size[other]):
            place = game.hand[other, i]
            if age_of(place) == age and not is_located(game, place):
                game.hand[other, i] = some_cast_off(game, other, age, place, False)


@rule
def some_cast_off(game: Game, seat: int, age: int, place: int, quest: bool) -> int:
    """This card or any that the clan discarded face down, each with the same chance."""
    chosen = place
    count = 1
    whole_pack = age == 0 and game.no_first_draft == 1
    for i in range(CONTENT.draft.dealt if whole_pack else CONTENT.draft.kept):
        passes = 0 if whole_pack else i // A_PASS[game.players]
        pack = (seat + game.players - passes % game.players) % game.players
        other = card_place(age, pack * CONTENT.draft.dealt + i)
        if not is_located(game, other) and not is_held(game, seat, other) and (not quest or is_quest(game, other)):
            count += 1
            if random_below(game, count) == 0:
                chosen = other
    return chosen


@rule
def is_held(game: Game, seat: int, place: int) -> bool:
    for i in range(game.hand_size[seat]):
        if game.hand[seat, i] == place:
            return True
    for i in range(game.quests[seat]):
        if game.quest[seat, i] == place:
            return True
    return False


@rule
def exchange_quest(game: Game, seat: int, other: int, index: int) -> None:
    """A quest committed to may change places with a card of the hand that is, or could be, a quest."""
    place = game.quest[other, index]
    chosen = -1
    count = 1
    for i in range(game.hand_size[other]):
        held = game.hand[other, i]
        if age_of(held) == age_of(place) and not is_located(game, held):
            count += 1
            if random_below(game, count) == 0:
                chosen = i
    if chosen >= 0 and make_quest(game, seat, game.hand[other, chosen]):
        game.quest[other, index] = game.hand[other, chosen]
        game.hand[other, chosen] = place


@rule
def make_quest(game: Game, seat: int, place: int) -> bool:
    """Whether the card is a quest, or a free quest could be laid there instead."""
    if is_quest(game, place):
        return True
    age = age_of(place)
    free = exchangeable(game, seat, age, index_in_deck(place)) & ~sworn(game, seat, age)
    chosen = -1
    count = 0
    for j in range(DECK):
        if has(free, j) and is_quest(game, card_place(age, j)):
            count += 1
            if random_below(game, count) == 0:
                chosen = card_place(age, j)
    if chosen < 0:
        return False
    game.deck[place], game.deck[chosen] = game.deck[chosen], game.deck[place]
    return True


# --- which cards they are -------------------------------------------------------------------------------------------


@rule
def sworn(game: Game, seat: int, age: int) -> int:
    """Mask of the cards of an Age that others have committed to: whatever they are, they are quests."""
    mask = 0
    for other in range(game.players):
        if other != seat:
            for i in range(game.quests[other]):
                if age_of(game.quest[other, i]) == age:
                    mask |= bit(index_in_deck(game.quest[other, i]))
    return mask


@rule
def deal_age_anew(game: Game, seat: int, age: int) -> None:
    """Cards that the seat cannot tell apart change places."""
    quests = sworn(game, seat, age)
    done = game.seen[age]
    for i in range(DECK_SIZE[game.players]):
        if not has(done, i):
            alike = exchangeable(game, seat, age, i)
            done |= alike
            deal_anew(game, age, alike, quests)


@rule
def deal_anew(game: Game, age: int, places: int, quests: int) -> None:
    """First quests to the places that need one, then everything else, each card with the same chance."""
    first = card_place(age, 0)
    free = places
    for i in range(DECK):
        if has(places & quests, i):
            chosen = i
            count = 0
            for j in range(DECK):
                if has(free, j) and is_quest(game, first + j):
                    count += 1
                    if random_below(game, count) == 0:
                        chosen = j
            game.deck[first + i], game.deck[first + chosen] = game.deck[first + chosen], game.deck[first + i]
            free &= ~bit(i)
    count = 0
    for i in range(DECK):
        if has(free, i):
            count += 1
            j = nth_bit(free, random_below(game, count))
            game.deck[first + i], game.deck[first + j] = game.deck[first + j], game.deck[first + i]
