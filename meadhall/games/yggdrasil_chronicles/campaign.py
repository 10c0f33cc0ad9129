"""The campaign: what the gods carry from saga to saga, kept in one file.

A campaign is plain data beside the record of a game: it gives a table its options, takes the result, and lets the gods
buy skills and relations with their experience. The file is written whole or not at all, and a damaged one is refused.

    campaign = Campaign.begin(["thor", "freyja", "tyr"])
    table = meadhall.new("yggdrasil-chronicles", players=3, **campaign.options())
    ...
    campaign.take_result(table.state)
    campaign.buy("thor", "saving_roll")
    campaign.save(Path("our.saga"))
"""

import hashlib
import json
import os
import tempfile
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Self

from meadhall.engine.content import fit
from meadhall.engine.errors import ContentError, IllegalAction, SaveError, UnknownOption, WrongPlayerCount

from .book import SAGAS
from .content import CONTENT, RELATION, SEATS
from .names import Ending, God, Relation
from .setup import SKILL_LEVELS
from .state import Game

__all__ = ["SKILLS", "Campaign", "CampaignGod", "Offer"]

FORMAT = 1
SKILLS = {
    "saving_roll": CONTENT.skills.saving_roll,
    "start_elves": CONTENT.skills.start_elves,
    "start_vane_dice": CONTENT.skills.start_vane_dice,
}
"""The price of each level of each skill."""
CHAPTERS = [saga.id for saga in sorted(SAGAS, key=lambda saga: saga.number) if saga.number > 0]
"""The sagas in order; the last one is the bonus."""
_GODS = [god.name.lower() for god in God]


@dataclass
class CampaignGod:
    """One player's god between two games."""

    god: str
    experience: int = 0
    saving_roll: int = 0
    start_elves: int = 0
    start_vane_dice: int = 0
    relations: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Offer:
    """Something that a god can afford now."""

    skill: str
    """A skill, or `relation`."""
    price: int
    partner: str | None = None
    """The god of a relation."""


@dataclass
class Campaign:
    """The same players and gods from the first saga to the last."""

    gods: list[CampaignGod]
    support: list[str]
    won: int = 0
    """Sagas won: the next one is the first that is not."""
    games: list[dict[str, Any]] = field(default_factory=list)
    """Every game played: saga, ending, experience gained."""

    @classmethod
    def begin(cls, gods: list[str], support: list[str] | None = None) -> Self:
        """A new campaign of these gods, in seat order; support gods for one or two players unless named."""
        if not 1 <= len(gods) <= SEATS:
            raise WrongPlayerCount(f"a campaign is for 1 to {SEATS} gods, not {len(gods)}")
        needed = CONTENT.players.support_gods[len(gods) - 1]
        support = list(support if support is not None else [g for g in _GODS if g not in gods][:needed])
        party = [*gods, *support]
        for god in party:
            if god not in _GODS:
                raise UnknownOption(f"there is no god {god!r}; choose from {', '.join(_GODS)}")
        if len(set(party)) != len(party):
            raise UnknownOption(f"each god can be in a campaign once, not {', '.join(party)}")
        if len(support) != needed:
            raise UnknownOption(f"{len(gods)} players have {needed} support gods, not {len(support)}")
        return cls([CampaignGod(god) for god in gods], support)

    # --- playing -----------------------------------------------------------------------------------------------------

    @property
    def finished(self) -> bool:
        """Every saga, the bonus included, is won."""
        return self.won == len(CHAPTERS)

    @property
    def saga(self) -> str:
        """The saga to be played next."""
        if self.finished:
            raise IllegalAction("every saga of this campaign is won")
        return CHAPTERS[self.won]

    def options(self) -> dict[str, Any]:
        """The options of the next game's table."""
        options: dict[str, Any] = {"mode": self.saga}
        for i, god in enumerate(self.support):
            options[f"support_{i + 1}"] = god
        for i, own in enumerate(self.gods):
            options[f"god_{i + 1}"] = own.god
            skills = (own.saving_roll * SKILL_LEVELS + own.start_elves) * SKILL_LEVELS + own.start_vane_dice
            options[f"skills_{i + 1}"] = skills
            options[f"bonds_{i + 1}"] = sum(1 << _GODS.index(partner) for partner in own.relations)
        return options

    def take_result(self, game: Game) -> None:
        """A win: one experience for each life point left, and on to the next saga. A loss: three, and once more."""
        if game.over == Ending.RUNNING:
            raise IllegalAction("the game is not over")
        played = [god.god for god in self.gods]
        if [_GODS[sheet.god] for sheet in game.sheet[: game.players]] != played:
            raise IllegalAction(f"that game was not played by {', '.join(played)}")
        victory = game.over == Ending.VICTORY
        gained = [sheet.life if victory else CONTENT.skills.loss_experience for sheet in game.sheet[: game.players]]
        self.games.append({"saga": self.saga, "ending": Ending(game.over).name.lower(), "experience": gained})
        for god, experience in zip(self.gods, gained, strict=True):
            god.experience += experience
        self.won += victory

    # --- skills ------------------------------------------------------------------------------------------------------

    def offers(self, god: str) -> list[Offer]:
        """What a god can afford now."""
        own = self._god(god)
        offers = [
            Offer(skill, prices[getattr(own, skill)])
            for skill, prices in SKILLS.items()
            if getattr(own, skill) < len(prices)
        ]
        partners = [*(other.god for other in self.gods if other is not own), *self.support]
        offers += [
            Offer("relation", CONTENT.skills.relation, partner) for partner in partners if partner not in own.relations
        ]
        return [offer for offer in offers if offer.price <= own.experience]

    def buy(self, god: str, skill: str, partner: str | None = None) -> None:
        """Pay for the next level of a skill, or for a relation with another god of the campaign."""
        own = self._god(god)
        for offer in self.offers(god):
            if (offer.skill, offer.partner) == (skill, partner):
                own.experience -= offer.price
                if partner is None:
                    setattr(own, skill, getattr(own, skill) + 1)
                else:
                    own.relations.append(partner)
                return
        wanted = skill if partner is None else f"{skill} with {partner}"
        known = ", ".join(f"{o.skill} {o.partner or ''}".strip() for o in self.offers(god)) or "nothing"
        raise IllegalAction(f"{god} cannot buy {wanted} with {own.experience} experience; can buy: {known}")

    def relation(self, one: str, other: str) -> Relation:
        """What a relation between two gods is worth."""
        return Relation(RELATION[_GODS.index(one), _GODS.index(other)])

    def _god(self, name: str) -> CampaignGod:
        for god in self.gods:
            if god.god == name:
                return god
        raise UnknownOption(
            f"{name} plays no part in this campaign; its gods are {', '.join(g.god for g in self.gods)}"
        )

    # --- the file ----------------------------------------------------------------------------------------------------

    def text(self) -> str:
        """What is in the campaign's file."""
        body = asdict(self)
        return json.dumps({"format": FORMAT, "check": _check(body), "campaign": body}, indent=1) + "\n"

    def save(self, path: Path) -> None:
        """Write the whole campaign beside the old file, then put it in its place in one step."""
        text = self.text()
        path.parent.mkdir(parents=True, exist_ok=True)
        descriptor, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            with os.fdopen(descriptor, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise

    @classmethod
    def load(cls, path: Path) -> Self:
        """Read a campaign; one that is damaged or made by another version is refused."""
        if path.is_dir():
            raise SaveError(f"{path} is a folder; a campaign is a file, such as {path / 'our.saga'}")
        try:
            text = path.read_text(encoding="utf-8")
        except FileNotFoundError:
            raise SaveError(f"there is no campaign {path}") from None
        except (OSError, UnicodeDecodeError) as error:
            raise SaveError(f"{path.name} is not a readable campaign: {error}") from None
        return cls.read(text, path.name)

    @classmethod
    def read(cls, text: str, name: str = "the file") -> Self:
        """A campaign from the text of its file."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise SaveError(f"{name} is not a readable campaign: {error}") from None
        if not isinstance(data, dict) or not {"format", "check", "campaign"} <= set(data):
            raise SaveError(f"{name} is not a campaign")
        if data["format"] != FORMAT:
            raise SaveError(f"{name} was made by another version (format {data['format']}, not {FORMAT})")
        if data["check"] != _check(data["campaign"]):
            raise SaveError(f"{name} is damaged: its check sum does not fit")
        body = data["campaign"]
        try:
            made: Self = fit(cls, body, "campaign")
            cls.begin([god.god for god in made.gods], made.support)
        except (ContentError, UnknownOption, WrongPlayerCount) as error:
            raise SaveError(f"{name} is damaged: {error}") from None
        if not made._is_possible():
            raise SaveError(f"{name} is damaged: no campaign could come to that")
        return made

    def _is_possible(self) -> bool:
        """Whether what the gods have lies within what can be bought and won."""
        return (
            0 <= self.won <= len(CHAPTERS)
            and all({"saga", "ending", "experience"} <= set(game) for game in self.games)
            and all(
                god.experience >= 0
                and set(god.relations) <= {*_GODS} - {god.god}
                and all(0 <= getattr(god, skill) <= len(prices) for skill, prices in SKILLS.items())
                for god in self.gods
            )
        )


def _check(body: Any) -> str:
    """A check sum of everything in a campaign."""
    return hashlib.sha256(json.dumps(body, sort_keys=True).encode()).hexdigest()[:16]
