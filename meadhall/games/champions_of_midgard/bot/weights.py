"""What the heuristic player thinks things are worth, in hundredths of Glory: `advice` in content.yaml.

It stands there so that an overlay can change it: a study may ask for players who like all leaders equally.
"""

from meadhall.engine import row

from ..content import CONTENT, SEATS
from ..names import Leader, Rune

WEIGHTS = CONTENT.advice

GLORY = 100
GOOD_WORTH = row([WEIGHTS.food, WEIGHTS.wood, WEIGHTS.coin])
LAST_GOOD_WORTH = row([WEIGHTS.last_food, WEIGHTS.last_wood, WEIGHTS.last_coin])
WARRIOR_WORTH = row([WEIGHTS.swordsman, WEIGHTS.spearman, WEIGHTS.axeman])
UNKNOWN_DESTINY = row(WEIGHTS.destiny.get(players, 0) for players in range(SEATS + 1))
"""A destiny that nobody has seen yet, by players."""
RUNE_WORTH = row(WEIGHTS.runes[rune.name.lower()] for rune in Rune)
UNSEEN_RUNE = sum(RUNE_WORTH) // len(RUNE_WORTH)
LEADER_WORTH = row(WEIGHTS.leaders[leader.name.lower()] for leader in Leader)

AT_ONCE = 10_000
"""More than anything else: done before all that is weighed."""
NEVER = -10_000
SUCCESS_WAITS_FOR = 4
"""Glory of a destiny that the Success rune is spent on before the end."""
GLORY_RUNE_WAITS_FOR = 9
"""Glory of an enemy that the Glory rune is spent on before the last round."""
ARMY_WORTH = 80
"""Of a warrior more, to the Leader of Armies."""
HITS_A_DIE = 67
"""Food a hunting warrior brings, in hundredths."""
SPARE_FOOD = 1
"""Food aboard beyond what the warriors eat."""
