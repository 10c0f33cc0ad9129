"""An assistant sits down and plays whole games, through the protocol's own client."""

import asyncio
import json
import random
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from mcp import Client, StdioServerParameters

import meadhall
from meadhall.assistant.hall import make_hall
from meadhall.engine.chapters import chapters, markdown
from meadhall.engine.words import rules_text

Call = Callable[..., Awaitable[Any]]


def visit(said: Callable[[Call], Awaitable[None]], seed: int = 3) -> None:
    """Talk to a hall; `call(tool, ...)` gives what it answers, or raises its refusal."""

    async def talk() -> None:
        async with Client(make_hall(seed)) as client:

            async def call(tool: str, **arguments: Any) -> Any:
                result = await client.call_tool(tool, arguments)
                text: Any = result.content[0]
                if result.is_error:
                    raise RuntimeError(text.text)
                data = result.structured_content
                return data["result"] if data is not None and set(data) == {"result"} else data

            await said(call)

    asyncio.run(talk())


@pytest.mark.parametrize("name", meadhall.games())
def test_a_whole_game_is_played_by_words_and_by_numbers(name: str) -> None:
    async def play(call: Call) -> None:
        chance, decisions, lang = random.Random(1), 0, "fr" if name == "asgard" else "en"
        turn = await call("sit_down", name=name, seat=1, bots="random", language=lang)
        happened = turn["happened"]
        while not turn["ending"]:
            assert turn["question"]
            chosen = chance.randrange(len(turn["answers"]))
            if decisions % 10 == 0:
                told = await call("look")
                assert turn["question"] in told
                assert all(answer in told for answer in turn["answers"])
            decisions += 1
            turn = await call("play", answer=chosen + 1 if decisions % 2 else turn["answers"][chosen])
            happened += turn["happened"]
        assert set(turn["winners"]) <= set(turn["scores"])
        table = meadhall.load(await call("save"))
        assert (table.rules.name, table.seed, table.over) == (name, 3, True)
        assert sum(seat == 0 for seat, _ in table.actions) == decisions
        assert len(happened) == len(table.events_for(0)), "each event is told once"
        assert list(turn["scores"].values()) == table.scores

    visit(play)


def test_a_seat_is_told_nothing_of_what_it_may_not_know() -> None:
    async def ask(call: Call) -> None:
        await call("sit_down", name="blood-rage", players=3, seat=2, bots="random")
        told = json.dumps([await call("look"), await call("play", answer=1)])
        assert "seed" not in told
        with pytest.raises(RuntimeError, match="is not over"):
            await call("save")

    visit(ask, seed=987654321)


def test_the_rules_are_read_whole_by_word_and_as_resources() -> None:
    async def read() -> None:
        async with Client(make_hall()) as client:
            server: Any = client.server_info
            assert server.version == meadhall.__version__
            listed = [str(resource.uri) for resource in (await client.list_resources()).resources]
            assert listed == [f"rules://{name}/{lang}" for name in meadhall.games() for lang in ("en", "fr")]
            content: Any = (await client.read_resource("rules://asgard/fr")).contents[0]
            assert content.text == markdown(chapters(rules_text(meadhall.game("asgard"), "fr")))

    asyncio.run(read())

    async def ask(call: Call) -> None:
        about = await call("read_rules", name="yggdrasil", about="whirlpool")
        assert "whirlpool" in about
        assert len(about) < len(await call("read_rules", name="yggdrasil")) / 2
        with pytest.raises(RuntimeError, match="near it: Jötunheim"):
            await call("read_rules", name="yggdrasil", about="jotunhaim")

    visit(ask)


def test_games_are_listed_with_what_can_be_chosen() -> None:
    async def ask(call: Call) -> None:
        listed = await call("list_games", language="fr")
        assert [each["name"] for each in listed] == meadhall.games()
        yggdrasil = listed[meadhall.games().index("yggdrasil")]
        assert yggdrasil["cooperative"] is True
        assert yggdrasil["options"]["difficulty"].startswith("easy|normal")

    visit(ask)


@pytest.mark.parametrize(
    ("tool", "arguments", "message"),
    [
        ("sit_down", {"name": "chess"}, "there is no game 'chess'"),
        ("sit_down", {"name": "asgard", "players": 9}, "is for 2 to"),
        ("sit_down", {"name": "asgard", "seat": 3}, "seats go from 1 to 2"),
        ("sit_down", {"name": "asgard", "bots": "os:system"}, "there is no bot"),
        ("sit_down", {"name": "asgard", "options": {"luck": "good"}}, "there is no option 'luck'"),
        ("sit_down", {"name": "asgard", "language": "de"}, "choose from en, fr"),
        ("look", {}, "`sit_down` begins a game"),
        ("play", {"answer": 1}, "`sit_down` begins a game"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(tool: str, arguments: dict[str, Any], message: str) -> None:
    async def ask(call: Call) -> None:
        with pytest.raises(RuntimeError) as refused:
            await call(tool, **arguments)
        assert message in str(refused.value)

    visit(ask)


def test_a_wrong_answer_changes_nothing_and_a_decision_can_be_taken_back() -> None:
    async def play(call: Call) -> None:
        first = await call("sit_down", name="yggdrasil", players=1)
        for wrong, message in ((0, "answers go from 1"), (99, "answers go from 1"), ("dance", "is not legal now")):
            with pytest.raises(RuntimeError, match=message):
                await call("play", answer=wrong)
        with pytest.raises(RuntimeError, match="nothing has been decided"):
            await call("take_back")
        await call("play", answer=next(said for said in first["answers"] if "Nidavellir" in said))
        assert await call("take_back") == first | {"happened": []}

    visit(play)


def test_the_command_speaks_the_protocol_and_nothing_else() -> None:
    async def talk() -> None:
        async with Client(StdioServerParameters(command=sys.executable, args=["-m", "meadhall", "mcp"])) as client:
            tools = {tool.name: tool.description for tool in (await client.list_tools()).tools}
            at_a_table = {"sit_down", "join", "wait", "look", "play", "take_back", "save"}
            assert set(tools) == {"list_games", "read_rules"} | at_a_table
            assert all(tools.values())

    asyncio.run(talk())
