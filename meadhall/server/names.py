"""Names and lines that people give: as they are kept, and whether two of them look the same."""

import unicodedata

__all__ = ["NAME_ROOM", "alphabets", "clean", "look_of"]

NAME_ROOM = 40
JOINER = "\u200d"
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and symbols that show nothing."""
EAST_ASIAN = {"CJK", "HANGUL", "HIRAGANA", "KATAKANA", "BOPOMOFO"}
"""Alphabets that are written together, and with Latin letters."""
LETTERS = ("Lu", "Ll", "Lt", "Lo")
SMALL_CAPITAL = "LATIN LETTER SMALL CAPITAL "
LOOKALIKES = str.maketrans(
    dict(zip("авеіјкмнорсѕтухһԁԛԝѵзьӏ", "abeijkmhopcstyxhdqwv3bi", strict=True))
    | dict(zip("αβεζηικμνορτυχϳ", "abezhikmnoptyxj", strict=True))
    | dict(zip("աոսօհցզ", "wnuohgq", strict=True))
    | dict(zip("01l|!ıɡɩ", "oiiiiigi", strict=True))
)
"""Folded letters and signs that are taken for others, in small or capital letters."""
LOOKALIKE_PAIRS = {"rn": "m", "vv": "w"}


def clean(text: str, room: int = NAME_ROOM) -> str:
    """A name or line as it is kept: one line, no invisible characters, not too long. It is never read as HTML."""
    shown = "".join(c for c in unicodedata.normalize("NFC", text) if not _is_hidden(c))
    if not any(unicodedata.category(c)[0] in "LNPS" for c in shown):
        return ""
    return " ".join(shown.split())[:room].strip()


def _is_hidden(character: str) -> bool:
    return character in BLANK or (unicodedata.category(character)[0] == "C" and character != JOINER)


def look_of(name: str) -> str:
    """What a name looks like: the same for names that people would take for each other."""
    folded = unicodedata.normalize("NFKC", clean(name)).casefold()
    look = "".join(_plain(c) for c in unicodedata.normalize("NFC", folded)).translate(LOOKALIKES)
    for pair, taken_for in LOOKALIKE_PAIRS.items():
        look = look.replace(pair, taken_for)
    return look


def _plain(character: str) -> str:
    """A letter without its style; nothing of what only joins or varies others."""
    if character == JOINER or unicodedata.name(character, "").startswith("VARIATION SELECTOR"):
        return ""
    rest = unicodedata.name(character, "").removeprefix(SMALL_CAPITAL)
    return rest.lower() if len(rest) == 1 else character


def alphabets(name: str) -> set[str]:
    """The alphabets that a name is written in; those of East Asia are one, with Latin letters among them."""
    letters = (c for c in unicodedata.normalize("NFKC", name) if unicodedata.category(c) in LETTERS)
    found = {unicodedata.name(c, "UNKNOWN").partition(" ")[0] for c in letters}
    return {"EAST ASIAN"} | (found - EAST_ASIAN - {"LATIN"}) if found & EAST_ASIAN else found
