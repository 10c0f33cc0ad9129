"""The campaign of Yggdrasil Chronicles: its file goes back and forth, nothing of it stays on the server."""

from msgspec import Struct

__all__ = [
    "BeginCampaign",
    "BuySkill",
    "CampaignFile",
    "CampaignGame",
    "CampaignGod",
    "CampaignInfo",
    "CampaignOffer",
    "CampaignResult",
]


class BeginCampaign(Struct):
    """POST /api/campaigns: a new campaign of these gods, in seat order."""

    gods: list[str]
    support: list[str] | None = None
    """With one or two players; None: the first that are free."""


class CampaignFile(Struct):
    """POST /api/campaigns/open: what a campaign's file says."""

    file: str
    """The text of the file that `meadhall campaign` keeps, too."""


class BuySkill(Struct):
    """POST /api/campaigns/buy: pay for the next level of a skill, or for a relation."""

    file: str
    god: str
    skill: str
    partner: str | None = None


class CampaignResult(Struct):
    """POST /api/campaigns/result: enter the game played at a table, which must be over."""

    file: str
    table: str


class CampaignOffer(Struct):
    """Something that a god can afford now."""

    skill: str
    """`saving_roll`, `start_elves`, `start_vane_dice` or `relation`."""
    price: int
    partner: str | None
    relation: str
    """`kin`, `love` or `oath`; empty for a skill."""


class CampaignGod(Struct):
    """One god between two games."""

    god: str
    experience: int
    saving_roll: int
    start_elves: int
    start_vane_dice: int
    relations: list[str]
    offers: list[CampaignOffer]


class CampaignGame(Struct):
    """One game played."""

    saga: str
    ending: str
    experience: list[int]
    """Gained by each god."""


class CampaignInfo(Struct):
    """A campaign as it stands, with its file."""

    file: str
    game: str
    sagas: list[str]
    """All of them in order, the bonus last; their words are `option-mode-NAME`."""
    won: int
    """How many are won: the next one is the first that is not."""
    gods: list[CampaignGod]
    support: list[str]
    games: list[CampaignGame]
    options: dict[str, str | int | bool]
    """Of the next game's table; empty when every saga is won."""
