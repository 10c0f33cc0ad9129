"""`meadhall campaign`: the sagas of Yggdrasil Chronicles one after the other, kept in one file."""

from pathlib import Path

import typer
from rich.markup import escape

from ..bots import bot
from ..engine.errors import SaveError, UnknownOption
from ..engine.words import Words
from ..games.yggdrasil_chronicles.campaign import Campaign, Offer
from ..registry import game, new
from .common import Language, Mine, console, words_of
from .play import Session, seats_of

__all__ = ["command"]

NAME = "yggdrasil-chronicles"


def command(
    path: Path = typer.Argument(..., metavar="FILE", help="The campaign's file; made if it is not there."),
    gods: str = typer.Option(None, help="The gods of a new campaign in seat order, such as thor,freyja,tyr."),
    support: str = typer.Option(None, help="Its support gods, with one or two players."),
    mine: str = Mine,
    seed: int = typer.Option(None, help="The same seed deals the same game."),
    lang: str = Language,
    show: bool = typer.Option(False, "--show", help="Show the campaign and play nothing."),
) -> None:
    words = words_of(game(NAME), lang)
    campaign = _open(path, gods, support)
    seats = seats_of(mine, len(campaign.gods))
    try:
        if not show:
            campaign.save(path)  # that it cannot be is found out before the game, not after
    except OSError as error:
        raise SaveError(f"{path} cannot be written: {error.strerror}") from None
    tell(campaign, words)
    if show or campaign.finished:
        return
    session = Session(new(NAME, len(campaign.gods), seed, **campaign.options()), seats, lang, None, bot("greedy"))
    session.run()
    if not session.table.over:
        console.print(words.say("campaign-left"))
        return
    campaign.take_result(session.table.state)
    campaign.save(path)  # before the shopping: a result is never lost
    for seat in sorted(seats):
        learn(campaign, campaign.gods[seat].god, words)
        campaign.save(path)
    tell(campaign, words)
    console.print(words.say("campaign-saved", {"path": str(path)}))


def _open(path: Path, gods: str | None, support: str | None) -> Campaign:
    if path.exists():
        if gods is not None and path.is_file():
            raise UnknownOption(f"{path} is a campaign already; leave --gods out to go on with it")
        return Campaign.load(path)
    if gods is None:
        raise UnknownOption(f"there is no campaign {path}; name its gods to begin one, such as --gods thor,freyja,tyr")
    return Campaign.begin(gods.split(","), support.split(",") if support else None)


def tell(campaign: Campaign, words: Words) -> None:
    """How the campaign stands."""
    if campaign.finished:
        console.rule(words.say("campaign-over"), align="left")
    else:
        saga = words.say(f"option-mode-{campaign.saga}")
        console.rule(f"[bold]{escape(words.say('campaign-title', {'saga': saga}))}[/]", align="left")
    for own in campaign.gods:
        standing = {
            "god": words.say(f"god-{own.god}"),
            "experience": own.experience,
            "saving": own.saving_roll,
            "elves": own.start_elves,
            "dice": own.start_vane_dice,
        }
        console.print(escape(words.say("campaign-god", standing)))
        if own.relations:
            partners = ", ".join(words.say(f"god-{partner}") for partner in own.relations)
            console.print(escape(words.say("campaign-related", {"gods": partners})))


def learn(campaign: Campaign, god: str, words: Words) -> None:
    """Let a god buy skills until it can afford no more, or wants no more."""
    own = next(one for one in campaign.gods if one.god == god)
    while offers := campaign.offers(god):
        name = words.say(f"god-{god}")
        console.print(f"\n[bold yellow]{words.say('campaign-shop', {'god': name, 'experience': own.experience})}[/]")
        labels = [*(_label(campaign, god, offer, words) for offer in offers), words.say("campaign-keep")]
        for i, label in enumerate(labels):
            console.print(f"[yellow]{i + 1:>3}[/] {escape(label)}")
        try:
            text = console.input("[yellow]>[/] ").strip()
        except (EOFError, KeyboardInterrupt):
            return
        if text == str(len(labels)):
            return
        if text.isdigit() and 1 <= int(text) <= len(offers):
            chosen = offers[int(text) - 1]
            campaign.buy(god, chosen.skill, chosen.partner)


def _label(campaign: Campaign, god: str, offer: Offer, words: Words) -> str:
    if offer.partner is None:
        own = next(one for one in campaign.gods if one.god == god)
        return words.say(f"campaign-{offer.skill}", {"price": offer.price, "level": own.saving_roll + 1})
    kind = campaign.relation(god, offer.partner).name.lower()
    partner = words.say(f"god-{offer.partner}")
    return words.say(
        "campaign-relation", {"partner": partner, "kind": words.say(f"relation-{kind}"), "price": offer.price}
    )
