"""What a question is about, for its words: what is at stake now, as far as all at the table know it."""

from meadhall.engine import Details

from ..battles import camp_of_defender, is_winning
from ..content import GOD_CAMP, Camp, God, Good, Kind, Population, Recruit, Stone, World
from ..state import EMPTY, Decision, Game, Phase
from ..zone import can_take_disc, price_of_disc


def asked_about(game: Game) -> Details:
    """Hands and hidden tiles are never named here."""
    match game.decision:
        case Decision.SEAL_GIVER:
            return ("camp", Camp, GOD_CAMP[game.god_to_seal]), ("god", God, game.god_to_seal)
        case Decision.LAST_BONUS:
            return (("ragnarok", 2, int(game.phase == Phase.RAGNAROK)),)
        case Decision.GIVER:
            return (("good", Good, game.good),)
        case Decision.FREYJA | Decision.LOKI | Decision.HEL:
            return (("recruits", 10, game.power_left),)
        case Decision.LOKI_TARGET:
            return ("recruit", Recruit, game.lured), ("god", God, game.lured_from)
        case Decision.ORDER:
            return (("rank", 5, game.ranks_given + 1),)
        case Decision.SEARCH:
            return (("kind", Kind, game.kind),)
        case Decision.SURTR_BONUS:
            return (("population", Population, game.burnt),)
        case Decision.RECRUITS:
            another = ("another", 2, int(game.recruit_taken != EMPTY))
            return ("recruits", 10, game.recruits_due), ("others", 10, game.others_due), another
        case Decision.WARRIORS:
            return (("recruits", 10, game.recruits_due),)
        case Decision.TEMPLE | Decision.ENLIST | Decision.WORLD:
            return (("god", God, game.temple_god),)
        case Decision.BARTER_FOR:
            return (("stone", Stone, game.stone_given),)
        case Decision.DISC:
            seat = game.active
            light, darkness = (price_of_disc(game, seat, camp) for camp in Camp)
            payable = ("payable", 2, int(can_take_disc(game, seat)))
            return ("free", 2, game.merged), ("light", 8, light), ("darkness", 8, darkness), payable
        case Decision.CENTRE:
            return (("discs", 11, game.centre[game.active]),)
        case Decision.BATTLE:
            camp = camp_of_defender(game, game.active)
            strengths = ("mine", 60, game.strength[camp]), ("theirs", 60, game.strength[1 - camp])
            return (
                ("world", World, game.world),
                ("camp", Camp, camp),
                *strengths,
                ("ahead", 2, int(is_winning(game, camp))),
            )
        case Decision.HIDE:
            return ("god", God, game.god[game.hide_world, game.hide_camp]), ("world", World, game.hide_world)
        case _:
            return ()
