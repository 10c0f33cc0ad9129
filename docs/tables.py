"""What a game's page says that its code knows: its tables and its rules.

`python docs/tables.py` writes them into every page between the marks `<!-- tables: GAME -->` and `<!-- /tables -->`,
`<!-- rules: GAME -->` and `<!-- /rules -->`, so that they can be read in the repository as on the built site.
"""

import re
from pathlib import Path
from typing import Any

import meadhall
from meadhall.engine.chapters import chapters, markdown
from meadhall.engine.settings import Choice, Flag
from meadhall.engine.vocabulary import SEAT, label
from meadhall.engine.words import Words, rules_text, words_text

PAGES = Path(__file__).parent / "games"
PLACE = re.compile(r"(<!-- (tables|rules): ([a-z-]+) -->\n).*?(<!-- /\2 -->)", re.S)
YES_NO = ("no", "yes")


def renewed(page: str) -> str:
    """A page with what the code says now between its marks."""
    kinds = {"tables": tables, "rules": in_words}
    return PLACE.sub(lambda found: f"{found[1]}\n{kinds[found[2]](found[3]).strip()}\n\n{found[4]}", page)


def in_words(name: str) -> str:
    """The rules of a game as `meadhall rules` tells them, under a heading of the page."""
    game, *parts = chapters(rules_text(meadhall.game(name), "en"))
    welcome = "\n\n".join(passage.text for passage in game.passages)  # the page has the game's name already
    return f"{welcome}\n\n{markdown(parts, deeper=1)}"


def tables(name: str) -> str:
    """Options, decisions, actions and observation of a game."""
    rules = meadhall.game(name)
    words = Words.of(rules)
    blanks = {name: f"*{name.partition('_')[0]}*" for name in re.findall(r"\$(\w+)", words_text(rules, "en"))}
    lines = ["### Options", "", "| option | values | meaning |", "|---|---|---|"]
    for option in rules.settings.options.values():
        values = (
            ", ".join(option.values)
            if isinstance(option, Choice)
            else "yes, no"
            if isinstance(option, Flag)
            else f"{option.low} to {option.high}"
        )
        default = YES_NO[option.default] if isinstance(option, Flag) else option.default
        about = words.say(f"option-{option.name}.about")
        lines.append(f"| `{option.name}` | {values} (default {default}) | {about} |")
    lines += ["", "### Decisions", "", "| decision | the question |", "|---|---|"]
    for decision in rules.decisions:
        if decision:
            lines.append(f"| `{decision.name.lower()}` | {_question(words, decision.name.lower(), blanks)} |")
    lines += ["", f"### Actions ({rules.actions.size})", "", "| first | text | parameters |", "|---|---|---|"]
    for verb in rules.actions:
        lines.append(f"| {verb.first} | `{verb.name}` | {_parameters(verb.kinds)} |")
    lines += ["", f"### Observation ({rules.observation.size} numbers)", ""]
    lines += ["| from | block | length | up to | meaning |", "|---|---|---|---|---|"]
    for block in rules.observation.blocks:
        lines.append(f"| {block.first} | `{block.name}` | {block.length} | {block.high} | {block.meaning} |")
    return "\n".join(lines)


def _question(words: Words, decision: str, blanks: dict[str, str]) -> str:
    """What is asked, with a blank for all that differs from game to game."""
    key = f"ask-{decision}"
    question = words.say(key, blanks)
    return f"{question} {words.say(f'{key}.more', blanks)}" if words.has(f"{key}.more") else question


def _parameters(kinds: dict[str, Any]) -> str:
    shown = []
    for parameter, kind in kinds.items():
        if kind is SEAT:
            values = "a seat"
        elif isinstance(kind, int):
            values = f"0 to {kind - 1}"
        else:
            names = [label(kind, member) for member in kind]
            values = ", ".join(names) if len(names) <= 9 else f"{', '.join(names[:8])}, … ({len(names)})"
        shown.append(f"{parameter}: {values}")
    return "; ".join(shown)


if __name__ == "__main__":
    for file in PAGES.glob("*.md"):
        file.write_text(renewed(file.read_text(encoding="utf-8")), encoding="utf-8")
