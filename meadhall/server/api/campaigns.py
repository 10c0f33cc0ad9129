"""Campaigns between two games. The file is the campaign: whoever has it goes on, here or in the terminal."""

from collections.abc import Callable

import msgspec

from ...engine.errors import MeadhallError
from ...games.yggdrasil_chronicles.campaign import CHAPTERS, Campaign, CampaignGod
from .. import wire
from ..endpoint import Call, Endpoint
from ..refusal import Refusal

__all__ = ["ENDPOINTS"]

GAME = "yggdrasil-chronicles"


def _opened(make: Callable[[], Campaign]) -> Campaign:
    try:
        return make()
    except MeadhallError as error:
        raise Refusal("bad-message", str(error)) from None


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
    return _info(_opened(lambda: Campaign.begin(wish.gods, wish.support)))


async def look(call: Call, wish: wire.CampaignFile) -> wire.CampaignInfo:
    return _info(_opened(lambda: Campaign.read(wish.file)))


async def buy(call: Call, wish: wire.BuySkill) -> wire.CampaignInfo:
    campaign = _opened(lambda: Campaign.read(wish.file))
    try:
        campaign.buy(wish.god, wish.skill, wish.partner)
    except MeadhallError as error:
        raise Refusal("illegal", str(error)) from None
    return _info(campaign)


async def result(call: Call, wish: wire.CampaignResult) -> wire.CampaignInfo:
    campaign = _opened(lambda: Campaign.read(wish.file))
    live = await call.hall.get(wish.table)
    if live.table.game != GAME or live.table.status != "over" or live.match is None:
        raise Refusal("wrong-state", "there is no finished game of the campaign at that table")
    if any(game.get("table") == wish.table for game in campaign.games):
        raise Refusal("taken", "that game is in the log already")
    wanted = {} if campaign.finished else campaign.options()
    if not wanted or any(live.table.options[name] != value for name, value in wanted.items()):
        raise Refusal("wrong-state", "that table was not set for the next game of this campaign")
    try:
        campaign.take_result(live.match.table.state)
    except MeadhallError as error:
        raise Refusal("illegal", str(error)) from None
    campaign.games[-1]["table"] = wish.table
    return _info(campaign)


ENDPOINTS = [
    Endpoint("POST", "/api/campaigns", "Begin a campaign", begin, wire.CampaignInfo, wire.BeginCampaign),
    Endpoint("POST", "/api/campaigns/open", "What a campaign's file says", look, wire.CampaignInfo, wire.CampaignFile),
    Endpoint("POST", "/api/campaigns/buy", "Buy a skill or a relation", buy, wire.CampaignInfo, wire.BuySkill),
    Endpoint("POST", "/api/campaigns/result", "Enter a game", result, wire.CampaignInfo, wire.CampaignResult),
]
