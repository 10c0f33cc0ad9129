"""Campaigns between two games. The file is the campaign: whoever has it goes on, here or in the terminal."""

from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from ...engine.errors import MeadhallError
from ...games.yggdrasil_chronicles.campaign import CHAPTERS, Campaign, CampaignGod
from .. import wire
from ..refusal import Refusal
from .endpoint import Call, Endpoint

__all__ = ["ENDPOINTS"]

GAME = "yggdrasil-chronicles"


@contextmanager
def _refused_as(reason: wire.Reason) -> Iterator[None]:
    """What the game refuses here is refused for this reason."""
    try:
        yield
    except MeadhallError as error:
        raise Refusal(reason, str(error)) from None


def _opened(file: str) -> Campaign:
    with _refused_as("bad-message"):
        return Campaign.read(file)


def _info(campaign: Campaign) -> wire.CampaignInfo:
    return wire.CampaignInfo(
        file=campaign.text(),
        game=GAME,
        sagas=list(CHAPTERS),
        won=campaign.won,
        gods=[_god(campaign, god) for god in campaign.gods],
        support=campaign.support,
        games=_games(campaign),
        options={} if campaign.finished else campaign.options(),
    )


def _games(campaign: Campaign) -> list[wire.CampaignGame]:
    try:
        return msgspec.convert(campaign.games, list[wire.CampaignGame])
    except msgspec.ValidationError as error:
        raise Refusal("bad-message", f"the log of the campaign is damaged: {error}") from None


def _god(campaign: Campaign, god: CampaignGod) -> wire.CampaignGod:
    offers = [
        wire.CampaignOffer(
            offer.skill,
            offer.price,
            offer.partner,
            campaign.relation(god.god, offer.partner).name.lower() if offer.partner else "",
        )
        for offer in campaign.offers(god.god)
    ]
    skills = (god.experience, god.saving_roll, god.start_elves, god.start_vane_dice)
    return wire.CampaignGod(god.god, *skills, god.relations, offers)


async def begin(call: Call, wish: wire.BeginCampaign) -> wire.CampaignInfo:
    with _refused_as("bad-message"):
        campaign = Campaign.begin(wish.gods, wish.support)
    return _info(campaign)


async def look(call: Call, wish: wire.CampaignFile) -> wire.CampaignInfo:
    return _info(_opened(wish.file))


async def buy(call: Call, wish: wire.BuySkill) -> wire.CampaignInfo:
    campaign = _opened(wish.file)
    with _refused_as("illegal"):
        campaign.buy(wish.god, wish.skill, wish.partner)
    return _info(campaign)


async def result(call: Call, wish: wire.CampaignResult) -> wire.CampaignInfo:
    campaign = _opened(wish.file)
    live = await call.node.get(wish.table)
    if live.row.game != GAME or live.row.status != "over" or live.match is None:
        raise Refusal("wrong-state", "there is no finished game of the campaign at that table")
    if any(game.get("table") == wish.table for game in campaign.games):
        raise Refusal("taken", "that game is in the log already")
    wanted = {} if campaign.finished else campaign.options()
    if not wanted or any(live.row.options[name] != value for name, value in wanted.items()):
        raise Refusal("wrong-state", "that table was not set for the next game of this campaign")
    with _refused_as("illegal"):
        campaign.take_result(live.match.table.state)
    campaign.games[-1]["table"] = wish.table
    return _info(campaign)


ENDPOINTS = [
    Endpoint("POST", "/api/campaigns", "Begin a campaign", begin, wire.CampaignInfo, wire.BeginCampaign),
    Endpoint("POST", "/api/campaigns/open", "What a campaign's file says", look, wire.CampaignInfo, wire.CampaignFile),
    Endpoint("POST", "/api/campaigns/buy", "Buy a skill or a relation", buy, wire.CampaignInfo, wire.BuySkill),
    Endpoint("POST", "/api/campaigns/result", "Enter a game", result, wire.CampaignInfo, wire.CampaignResult),
]
