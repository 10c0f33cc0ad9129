"""A table of Blood Rage laid out for a test: an empty board, empty hands, seat 0 about to act."""

from meadhall.engine.scene import Scene
from meadhall.games.blood_rage import GAME
from meadhall.games.blood_rage.content import CONTENT, KIND
from meadhall.games.blood_rage.flow import FLOW
from meadhall.games.blood_rage.names import Card, Figure, Kind, Piece, Place, Province, Slot, Stat, Token
from meadhall.games.blood_rage.state import Decision, Phase

SLOT = {Kind.WARRIOR: Slot.WARRIOR, Kind.LEADER: Slot.LEADER, Kind.SHIP: Slot.SHIP}


class Table(Scene):
    def __init__(self, players: int = 3, age: int = 1) -> None:
        super().__init__(GAME, players, first_game=True)
        game = self.game
        game.age, game.first, game.destroyed = age - 1, 0, 0
        game.doom = [Province.GIMLE, Province.ANDLANG, Province.HORGR]
        game.token = [Token.ALL] + [Token.FAME] * 8
        for seat in range(players):
            game.hand_size[seat] = 0
        self._next_place = 0
        self.turn(0)
        self.events()

    def turn(self, seat: int) -> None:
        """It is this seat's turn to act."""
        self.game.active, self.game.waiting = seat, 1 << seat
        self.game.decision, self.game.secret = Decision.ACTION, 0

    def card(self, name: str) -> int:
        """A card place with this card."""
        self.game.deck[self._next_place] = Card[name.upper()]
        self._next_place += 1
        return self._next_place - 1

    def deal(self, seat: int, *names: str) -> None:
        for name in names:
            self.game.hand[seat, self.game.hand_size[seat]] = self.card(name)
            self.game.hand_size[seat] += 1

    def equip(self, seat: int, *names: str) -> None:
        """Upgrades already in play; monsters wait in the reserve."""
        game = self.game
        for name in names:
            kind = Kind(KIND[Card[name.upper()]])
            slots = [SLOT[kind]] if kind in SLOT else [3, 4] if kind == Kind.MONSTER else [5, 6, 7]
            slot = next((s for s in slots if game.upgrade[seat, s] < 0), slots[0])
            game.upgrade[seat, slot] = self.card(name)
            game.powers[seat] |= 1 << Card[name.upper()]
            if kind == Kind.MONSTER:
                game.at[seat, slot] = Place.RESERVE

    def post(self, seat: int, figure: str, place: str, count: int = 1) -> None:
        """Figures taken from the reserve to a place."""
        from meadhall.games.blood_rage.figures import move, piece_of

        for _ in range(count):
            piece = piece_of(self.game, seat, Figure[figure.upper()])
            move(self.game, seat, piece, Place.RESERVE, Place[place.upper()])

    def commit(self, seat: int, *names: str) -> None:
        for name in names:
            self.game.quest[seat, self.game.quests[seat]] = self.card(name)
            self.game.quests[seat] += 1

    def token(self, province: str, token: str) -> None:
        self.game.token[Province[province.upper()]] = Token[token.upper()]

    def declare(self, seat: int, province: str) -> None:
        """Pillage; nobody answers the call."""
        self.turn(seat)
        self.play(f"pillage {province}")
        while self.decision == "call":
            self.play("decline")

    def reveal(self, *cards: str | None) -> None:
        """Each seat plays its card (None: it is not asked), as if dealt just for this."""
        for seat, card in enumerate(cards):
            if card is not None:
                self.play(f"play {card}", seat=seat)

    def fight(self, province: str, *cards: str | None, pillager: int = 0) -> None:
        """A whole battle: each seat is dealt the card and plays it, nobody adds late cards."""
        for seat, card in enumerate(cards):
            if card is not None:
                self.deal(seat, card)
        self.declare(pillager, province)
        self.reveal(*cards)
        self.no_late_cards()

    def no_late_cards(self) -> None:
        while self.decision == "late_card":
            self.play("decline")

    def end_actions(self) -> None:
        """Everybody is out of Rage, nobody has a card: on to the quests, Ragnarök and the release of Valhalla."""
        game = self.game
        game.rage = [0] * len(game.rage)
        game.waiting = game.decision = 0
        FLOW.run(game)
        self.answer_forced()

    # --- asking ---

    def hand(self, seat: int) -> list[str]:
        game = self.game
        return sorted(Card(game.deck[game.hand[seat, i]]).name.lower() for i in range(game.hand_size[seat]))

    def warriors(self, seat: int, place: str) -> int:
        return int(self.game.warriors[seat, Place[place.upper()]])

    def where(self, seat: int, figure: str) -> str:
        from meadhall.games.blood_rage.figures import piece_of

        return Place(self.game.at[seat, piece_of(self.game, seat, Figure[figure.upper()])]).name.lower()

    def stat(self, seat: int, stat: str) -> int:
        """The step of a stat, counted from 1."""
        return int(self.game.stat[seat, Stat[stat.upper()]]) + 1

    def strength(self, seat: int, province: str) -> int:
        from meadhall.games.blood_rage.figures import strength_in

        return strength_in(self.game, seat, Province[province.upper()])

    def is_pillaged(self, province: str) -> bool:
        return bool(self.game.pillaged >> Province[province.upper()] & 1)

    def dead(self, seat: int) -> int:
        """Figures in Valhalla."""
        game = self.game
        return int(game.warriors[seat, Place.VALHALLA]) + sum(
            game.at[seat, piece] == Place.VALHALLA for piece in range(Piece.LEADER, len(Piece))
        )


assert CONTENT.components.warriors == 8
assert Phase.ACTION == 1
