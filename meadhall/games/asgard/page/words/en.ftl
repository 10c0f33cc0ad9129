game = Asgard
    .tagline = Choose your gods in secret, raise temples and bet on the end of the world
    .length = 90 min
    .difficulty = demanding

option-temple_min_recruits = Recruits a temple demands
    .about = One: a temple needs at least one recruit of a type the god asks for. None: it can be built without.
option-power_tiles_return = Power tiles last one round
    .about = Tyr's hand and Thor's hammer go back to their gods at the end of each round instead of staying with their owner.
option-one_disc_each = One disc each in a world
    .about = Nobody ever has a second disc in a world. Otherwise, as printed, only your own victory closes a world to you: you may hold its Light slot and its Darkness slot at once.
option-bonuses = When bonuses are used
    .about = The bonus of a population is used once. At any time: at once, and later whenever you decide something that it can help. In one's own turns: only in the phase of actions, before a disc is chosen and after its action.
option-bonuses-any_time = at any time
option-bonuses-own_turns = in one's own turns

ending-ragnarok = Ragnarök is over

## What can be done

do-draft = Take the { $recruit }
do-take_from = Take it from { $giver }
do-recall_support = Take back the disc that supports { $god }
do-recall_victory = Take back the disc in { $world }
do-recall_centre = Take back a disc from the centre
do-choose = Choose { $god }
do-reveal = Reveal { $god }: { $slot_at }
do-resolve = Act at { $god }: { $slot_at }
do-withdraw = Take the disc back from { $god } without acting ({ $slot_at })
do-go_to_asgard = Act in Asgard with one disc
do-gather_in_asgard = Act in Asgard with all discs at once
do-leave_asgard = Take one disc back from Asgard without acting
do-use_bonus = Use the bonus of the { $population }
do-done = Done
do-decline = Decline
do-raise_warrior = Raise one { $recruit }
do-take_seal = Take a { $camp } seal
do-rank = { $player }
    .you_player = You
do-lure_from_god = Lure one { $recruit } away from { $god }
do-lure_from_seat = Lure one { $recruit } away from { $owner }
    .you_owner = Lure away one { $recruit } of yours
do-lure_to = Lead it to { $god }
do-slay_at_god = Slay one { $recruit } of { $god }
do-slay_at_seat = Slay one { $recruit } of { $owner }
    .you_owner = Slay one { $recruit } of yours
do-take_tile = Take { $tile_the }
do-burn = Burn the { $camp } population of { $world }
do-gain = Gain its bonus
do-take_stone = Take a { $stone } stone
do-recruit = Recruit: { $recruit }
do-build = Build a { $pile }
do-add_stone = Add a { $stone } stone
do-enlist = Give all { $recruit_many }
do-occupy = Send the god to { $world }
do-turn_tile = Turn over { $tile }
do-barter = Give a { $stone } stone
do-hire = Hire one { $recruit }
do-keep_disc = Take a disc and keep it in front
do-march = Send the disc to { $world } for { $camp }
do-send = Send one { $recruit }
do-tyrs_hand = Use Tyr's hand
do-retreat = Retreat to the centre
do-rally = To the god of Light in { $world }
do-beneath = Under the god of { $camp } in { $world }
do-hide = Hide { $tile_the }

## What is asked

ask-draft = Which recruit does { $seat } draft?
    .more = The last in turn order chooses first; the first player gets none. Recruits go to gods with a temple, or help in battle.
    .you = Which recruit do you draft?
ask-seal_giver = Who gives up a { $camp } seal to { $god }?
    .more = Every god gets a seal for the round, but the supply is empty and several players own most: the first player decides among them.
ask-recall = Which disc does { $seat } take back?
    .more = Nobody begins a round with fewer than {{ game.least_discs }} discs in front.
    .you = Which disc do you take back?
ask-gods = Which god does { $seat } choose?
    .more = One god for each disc in front, one after the other. Nobody sees them until they are revealed.
    .you = Which god do you choose?
ask-place = Which god does { $seat } reveal, and where does the disc go?
    .more = The upper request brings stones and the power, the lower one stones only. A temple takes stones and recruits, Asgard any card. The disc acts when all discs are placed.
    .you = Which god do you reveal, and where does the disc go?
ask-turn = Which disc does { $seat } bring back?
    .more = It acts, or simply comes back. The first disc back from a god brings its seal along.
    .you = Which disc do you bring back?
ask-last_bonus = Does { $seat } use a bonus now?
    .more = { $ragnarok ->
        [1] The last chance: now weapons and spells are laid under the gods, and a bonus that is not used is lost.
       *[other] The turn ends after this. Each tile is used only once; it can also be kept for later.
    }
    .you = Do you use a bonus now?
ask-giver = From whom does { $seat } take { $good_a }?
    .more = The supply has none left, and these players are tied for most. Naming yourself brings nothing.
    .you = From whom do you take { $good_a }?
ask-freyja = Whom does Freyja raise from Valhalla?
    .more = { $recruits ->
        [one] One warrior more, who joins { $seat }.
       *[other] Up to { $recruits } warriors, who join { $seat }.
    }
    .more_you = { $recruits ->
            [one] One warrior more, who joins you.
           *[other] Up to { $recruits } warriors, who join you.
        }
ask-seal = Which seal does { $seat } take?
    .more = Seals hire recruits in Asgard and buy discs from the track.
    .you = Which seal do you take?
ask-order = Who gets turn-order tile { $rank }?
    .more = Odin gives the tiles out anew, one by one. They count from the battles of this round on; of players tied at the end the one with the lowest tile wins.
ask-loki = Whom does Loki lure away?
    .more = One recruit: from a god to another god, or from a player to you.
ask-loki_target = To which god does the { $recruit } go?
    .more = It leaves { $god } and fights for the other god at Ragnarök.
ask-hel = Whom does Hel slay?
    .more = { $recruits ->
        [one] One recruit more, of the same god or player.
       *[other] Up to { $recruits } recruits, all of one god or all of one player.
    } Warriors fall to Valhalla, giants return to the supply.
ask-search = { $kind_which } does { $seat } take?
    .more = You have the whole pile in hand; the others see only that you took one. It is played face down at Ragnarök.
    .you = { $kind_which } do you take?
ask-surtr = Which population does Surtr burn?
    .more = The tile is turned over and worth nothing from now on; its bonus can be gained at once.
ask-surtr_bonus = Gain the bonus of the { $population }?
    .more = Now or never: a burnt tile gives nothing any more.
ask-stone = Which stone does { $seat } take?
    .more = Stones pay for temples.
    .you = Which stone do you take?
ask-recruits = Which recruits does { $seat } take?
    .more = { $recruits ->
        [one] One recruit of { $another ->
            [1] another type
           *[other] your choice
        }
       *[other] { $recruits } recruits of { $another ->
            [1] another type
           *[other] one type
        }
    }{ $others ->
        [0] .
        [one] , then one of another type.
       *[other] , then { $others } of another type.
    }
    .you = Which recruits do you take?
ask-warriors = Warriors of which colour?
    .more = { $recruits ->
        [one] One warrior
       *[other] { $recruits } warriors
    } of one colour.
ask-temple = Which temple does { $seat } build for { $god }?
    .more = Its stones are paid at once; then recruits go to { $god }, whose tile enters a world, and the disc becomes a supporter.
    .you = Which temple do you build for { $god }?
ask-free_stone = Which stone is the fourth?
    .more = A great temple takes one more stone of a colour that is not printed on it.
ask-enlist = Which recruits go to { $god }?
    .more = All your recruits of one type. They fight beside the god at Ragnarök.
ask-world = To which world does { $god } go?
    .more = The tile replaces a population of its camp and brings you that population's bonus. A lower world brings {{ worlds.lower_points }} points at once but no share in the battles.
ask-row = Which Asgard tile does { $seat } turn over?
    .more = One must be turned over; its effect may be declined.
    .you = Which Asgard tile do you turn over?
ask-barter = Which stone does { $seat } give?
    .more = For one stone of another colour.
    .you = Which stone do you give?
ask-barter_for = What does { $seat } take for the { $stone } stone?
    .more = A stone of any other colour that can be had.
    .you = What do you take for the { $stone } stone?
ask-hire = Which recruit does { $seat } hire?
    .more = White costs a Light seal, orange a Darkness seal, a giant one of each. One after the other, as long as seals suffice; discs from the track come next and cost seals too.
    .you = Which recruit do you hire?
ask-disc = Does { $seat } take a disc from the track?
    .more = { $free ->
        [1] It is free: several discs acted at once.
       *[other] It costs { price }.{ $payable ->
            [0] {" "}You do not have them, but a bonus can bring seals.
           *[other] {""}
        }
    } In front it acts from the next round on; in battle it brings a weapon or a spell at once.
    .you = Do you take a disc from the track?
ask-centre = To which battle does { $seat } send the disc from the centre?
    .more = { $discs ->
        [one] One disc lies there
       *[other] { $discs } discs lie there
    } and must return to battle while a slot is free. It brings no weapon or spell.
    .you = To which battle do you send the disc from the centre?
ask-battle = What does { $seat } do in the battle for { $world }?
    .more = { $ahead ->
        [1] { $camp } leads by { $mine } to { $theirs }: done, and the disc moves to the victory area. More recruits may follow; they are lost.
       *[other] { $camp } has { $mine }, the other camp { $theirs }. Recruits win if they make { $camp } strictly stronger; they are lost. Else the disc goes to the centre.
    }
    .you = What do you do in the battle for { $world }?
ask-valhalla = Which god gets a fallen warrior from { $seat }?
    .more = One warrior from Valhalla for a god of Light you support, strength {{ recruits.white.strength }} in the last battle; then the others, and you again. Whoever declines takes no more.
    .you = Which god gets a fallen warrior from you?
ask-under = Under which god does { $seat } hide a tile?
    .more = One tile a turn until all are hidden, and only under gods you support. It is revealed when that world is fought for.
    .you = Under which god do you hide a tile?
ask-hide = Which tile goes under { $god } in { $world }?
    .more = The others see only whether it is a weapon or a spell.

## The saga

price = { $light ->
    [0] { $darkness ->
        [0] nothing
        [one] one Darkness seal
       *[other] { $darkness } Darkness seals
    }
    [one] { $darkness ->
        [0] one Light seal
        [one] one Light seal and one Darkness seal
       *[other] one Light seal and { $darkness } Darkness seals
    }
   *[other] { $darkness ->
        [0] { $light } Light seals
        [one] { $light } Light seals and one Darkness seal
       *[other] { $light } Light seals and { $darkness } Darkness seals
    }
}

event-drafted = { $seat } begins with one { $recruit }.
    .you = You begin with one { $recruit }.
event-round_begins = Round { $round } of {{ game.rounds }} begins. { $seat } plays first.
    .you = Round { $round } of {{ game.rounds }} begins. You play first.
event-god_arrives = { $god } joins the gods to be called on. { $god_about }
event-seal_seized = The supply has no { $camp } seal left: { $seat }, who owns most, gives one up to { $god } and keeps { $left ->
    [0] none
   *[other] { $left }
}.
    .you = The supply has no { $camp } seal left: you, who own most, give one up to { $god } and keep { $left ->
        [0] none
       *[other] { $left }
    }.
event-row_tile_laid = The Asgard row receives { $tile }.
event-support_recalled = { $seat } abandons { $god } and takes the disc back: { $discs } in front now.
    .you = You abandon { $god } and take the disc back: { $discs } in front now.
event-victory_recalled = { $seat } gives up the victory in { $world } and takes the disc back: { $discs } in front now.
    .you = You give up the victory in { $world } and take the disc back: { $discs } in front now.
event-centre_recalled = { $seat } takes a disc back from the centre: { $discs } in front now.
    .you = You take a disc back from the centre: { $discs } in front now.
event-god_chosen = Chosen in secret: { $god }.
event-all_have_chosen = All have chosen their gods.
event-card_revealed = { $seat } reveals { $god } and places a disc { $slot_where }.
    .you = You reveal { $god } and place a disc { $slot_where }.
event-actions_begin = All discs are placed; now they act.
event-seal_taken = { $seat } brings back the first disc from { $god } and takes the { $camp } seal: { $total } now.
    .you = You bring back the first disc from { $god } and take the { $camp } seal: { $total } now.
event-requested = { $seat } calls on { $god }.
    .you = You call on { $god }.
event-withdrew = { $seat } leaves { $god } without acting.
    .you = You leave { $god } without acting.
event-left_asgard = { $seat } leaves Asgard without acting.
    .you = You leave Asgard without acting.
event-received = { $seat } receives { $good_a }: { $total } now.
    .you = You receive { $good_a }: { $total } now.
event-taken = The supply is empty: { $seat } takes { $good_a } from { $giver }, who had most, and has { $total } now.
    .you = The supply is empty: you take { $good_a } from { $giver }, who had most, and have { $total } now.
    .you_giver = The supply is empty: { $seat } takes { $good_a } from you, who had most, and has { $total } now.
event-nothing_received = { $seat } gets no { $good }: the supply has none left, and neither has anybody.
    .you = You get no { $good }: the supply has none left, and neither has anybody.
event-has_most = { $seat } gets no { $good }: the supply has none left, and { $seat } has as many as anybody.
    .you = You get no { $good }: the supply has none left, and you have as many as anybody.
event-power_tile_received = { $seat } receives { $good_a }.
    .you = You receive { $good_a }.
event-power_tile_taken = { $seat } takes { $good_a } from { $giver }, who held it.
    .you = You take { $good_a } from { $giver }, who held it.
    .you_giver = { $seat } takes { $good_a } from you, who held it.
event-power_tile_kept = { $seat } holds { $good_a } already and keeps it.
    .you = You hold { $good_a } already and keep it.
event-power_idle = The power of { $god } has no effect: there is nothing to use it on.
event-power_declined = { $seat } leaves it at that.
    .you = You leave it at that.
event-warrior_raised = Freyja raises one { $recruit } from Valhalla for { $seat }: { $total } now.
    .you = Freyja raises one { $recruit } from Valhalla for you: { $total } now.
event-ranked = Odin gives { $seat } turn-order tile { $rank }, valid from the battles on.
    .you = Odin gives you turn-order tile { $rank }, valid from the battles on.
event-lured_to_god = Loki lures one { $recruit } from { $god } to { $target }, who has { $total } now.
event-lured_to_seat = Loki lures one { $recruit } from { $seat } to { $target }, who has { $total } now.
    .you = Loki lures one { $recruit } from you to { $target }, who has { $total } now.
    .you_target = Loki lures one { $recruit } from { $seat } to you: { $total } now.
event-slain_at_god = Hel slays one { $recruit } in the army of { $god } ({ $left ->
    [0] none
   *[other] { $left }
} left): it { $recruit_falls }.
event-slain_at_seat = Hel slays one { $recruit } of { $seat } ({ $left ->
    [0] none
   *[other] { $left }
} left): it { $recruit_falls }.
    .you = Hel slays one { $recruit } of yours ({ $left ->
        [0] none
       *[other] { $left }
    } left): it { $recruit_falls }.
event-foreseen = Mimir foretells the next ancestral weapons: Light { $light }, Darkness { $darkness }.
event-looked_ahead = Mimir shows { $seat } the next ancestral weapons.
    .you = Mimir shows you the next ancestral weapons.
event-tile_taken = Taken from the pile in secret: { $tile }.
event-tile_taken_hidden = { $seat } goes through the pile and takes a { $kind }.
    .you = You go through the pile and take a { $kind }.
event-pile_empty = No effect: there is no { $kind } left.
event-burnt = Surtr burns the { $population } in { $world } for { $seat }: it is worth nothing from now on.
    .you = Surtr burns the { $population } in { $world } for you: it is worth nothing from now on.
event-bonus_used = { $seat } uses the bonus of the { $population }.
    .you = You use the bonus of the { $population }.
event-bonus_left = { $seat } lets the bonus of the { $population } burn.
    .you = You let the bonus of the { $population } burn.
event-scored = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $deed }: { $total } in all.
    .you = You score { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $deed }: { $total } in all.
event-temple_built = { $seat } builds a { $pile } for { $god }: { $value } points every round.
    .you = You build a { $pile } for { $god }: { $value } points every round.
event-stone_spent = { $seat } pays { $count ->
    [one] one { $stone } stone
   *[other] { $count } { $stone } stones
} and keeps { $left ->
    [0] none
   *[other] { $left }
}.
    .you = You pay { $count ->
        [one] one { $stone } stone
       *[other] { $count } { $stone } stones
    } and keep { $left ->
        [0] none
       *[other] { $left }
    }.
event-enlisted = { $seat } gives { $god } { $count ->
    [0] no { $recruit_many }
    [one] one { $recruit }
   *[other] { $count } { $recruit_many }
}.
    .you = You give { $god } { $count ->
        [0] no { $recruit_many }
        [one] one { $recruit }
       *[other] { $count } { $recruit_many }
    }.
event-army_grown = The recruits of { $god } have strength { $strength } now.
event-god_sent = { $god } enters { $world } with strength { $value }.
event-population_taken = { $seat } takes the { $population } that the god drove out, to use its bonus once.
    .you = You take the { $population } that the god drove out, to use its bonus once.
event-population_discarded = The burnt { $population } is swept away.
event-god_tile_lost = There is no place left for { $god } in the worlds: the tile is lost.
event-supported = { $seat } now supports { $god } ({ $slot }) and will be rewarded for each world that { $god } conquers at Ragnarök.
    .you = You now support { $god } ({ $slot }) and will be rewarded for each world that { $god } conquers at Ragnarök.
event-went_to_asgard = { $seat } acts in Asgard with { $discs ->
    [one] one disc
   *[other] { $discs } discs at once
}.
    .you = You act in Asgard with { $discs ->
        [one] one disc
       *[other] { $discs } discs at once
    }.
event-row_tile_turned = { $seat } turns over { $tile }. { $tile_about }
    .you = You turn over { $tile }. { $tile_about }
event-bartered = { $seat } gives a { $stone } stone ({ $left ->
    [0] none
   *[other] { $left }
} left) for a { $wanted } one.
    .you = You give a { $stone } stone ({ $left ->
        [0] none
       *[other] { $left }
    } left) for a { $wanted } one.
event-hired = { $seat } hires one { $recruit } for { price }.
    .you = You hire one { $recruit } for { price }.
event-seals_left = Seals left to { $seat }: { $light } of Light, { $darkness } of Darkness.
    .you = Seals left to you: { $light } of Light, { $darkness } of Darkness.
event-disc_bought = { $seat } buys a disc from the track for { price }.
    .you = You buy a disc from the track for { price }.
event-disc_granted = { $seat } takes a disc from the track free of charge, as several discs acted at once.
    .you = You take a disc from the track free of charge, as several discs acted at once.
event-disc_kept = { $seat } keeps it in front: { $discs ->
    [one] one disc
   *[other] { $discs } discs
} there now.
    .you = You keep it in front: { $discs ->
        [one] one disc
       *[other] { $discs } discs
    } there now.
event-marched = { $seat } sends a disc to battle in { $world } for { $camp }.
    .you = You send a disc to battle in { $world } for { $camp }.
event-battles_begin = The battles of round { $round } begin.
event-temple_points = The temples of { $seat } bring { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $total } in all.
    .you = Your temples bring { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $total } in all.
event-ancestors_stir = The ancestors arm Light with { $light } and Darkness with { $darkness } in every world.
event-world_fought = { $world } is fought for: Light { $light }, Darkness { $darkness }.
event-camp_strength = { $camp }: { $tile } from its tile, { $weapon } from the ancestral weapon{ $hammer ->
    [0] .
   *[other] , { $hammer } from Thor's hammer.
}
event-powerless = The { $population } counts nothing: it is powerless before { $god }.
event-burnt_out = The { $population } counts nothing: Surtr has burnt it.
event-world_won = { $seat } wins the battle for { $world }: the disc moves to the victory area. Discs in victory areas: { $discs }.
    .you = You win the battle for { $world }: the disc moves to the victory area. Discs in victory areas: { $discs }.
event-recruit_sent = { $seat } sends one { $recruit } into battle: Light { $light }, Darkness { $darkness } now.
    .you = You send one { $recruit } into battle: Light { $light }, Darkness { $darkness } now.
event-tyrs_hand_used = { $seat } turns the battle for { $world } with Tyr's hand.
    .you = You turn the battle for { $world } with Tyr's hand.
event-world_lost = { $seat } loses the battle for { $world }: the disc goes to the centre.
    .you = You lose the battle for { $world }: the disc goes to the centre.
event-battle_tile = { $seat } takes a battle tile of { $points } for { $discs ->
    [one] one disc
   *[other] { $discs } discs
} in victory areas{ $lower ->
    [0] {""}
   *[other] , as those due for them are used up
}; it scores at Ragnarök.
    .you = You take a battle tile of { $points } for { $discs ->
        [one] one disc
       *[other] { $discs } discs
    } in victory areas{ $lower ->
        [0] {""}
       *[other] , as those due for them are used up
    }; it scores at Ragnarök.
event-no_battle_tile = { $seat } has { $discs ->
    [one] one disc
   *[other] { $discs } discs
} in victory areas, but no battle tile for as many or fewer is left.
    .you = You have { $discs ->
        [one] one disc
       *[other] { $discs } discs
    } in victory areas, but no battle tile for as many or fewer is left.
event-power_returned = { $seat } gives back { $good_a }.
    .you = You give back { $good_a }.
event-ragnarok_begins = Ragnarök! Discs in the centre and in victory areas leave the board, and the gods fight for the worlds.
event-battle_points = The battle tiles of { $seat } bring { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $total } in all.
    .you = Your battle tiles bring { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $total } in all.
event-recruits_lost = { $god } has no tile in the worlds: { $recruits ->
    [one] one recruit is
   *[other] { $recruits } recruits are
} lost.
event-population_armed = The { $camp } population of { $world } receives an ancestral weapon, face down.
event-world_deserted = No god has come to { $world }: nobody fights for it.
event-mustered = Recruits of strength { $strength } stand by { $god } in { $world }.
event-rallied = { $seat } places a fallen warrior with { $god } in { $world }: recruits of strength { $strength } there now.
    .you = You place a fallen warrior with { $god } in { $world }: recruits of strength { $strength } there now.
event-passed = { $seat } takes no more warriors from Valhalla.
    .you = You take no more warriors from Valhalla.
event-hidden = Hidden under { $god } in { $world }: { $tile }.
event-hidden_tile = { $seat } hides a { $kind } under { $god } in { $world }.
    .you = You hide a { $kind } under { $god } in { $world }.
event-tile_shown = { $tile_the } comes to light under { $god } in { $world }. { $tile_about }
event-god_fights = { $god }: { $tile } from its tile, { $recruits } from recruits, { $weapons } from weapons.
event-population_fights = { $population }: { $value } of its own, { $weapon } from its ancestral weapon.
event-fate_decides = Equal, but the spell of fate decides for { $camp }.
event-elder_shown = { $world }: the { $camp } population fights with an ancestral weapon of { $value }.
event-ragnarok_fought = The last battle for { $world }: Light { $light }, Darkness { $darkness }.
event-god_conquers = { $god } conquers { $world }.
event-nobody_conquers = Equal: nobody conquers { $world }.
event-population_holds = The { $camp } population holds { $world }: nobody is rewarded.
event-no_supporter = Nobody supports { $god }: nobody is rewarded.
event-sole_supporter = { $seat } alone supports { $god } and takes both rewards.
    .you = You alone support { $god } and take both rewards.
event-two_supporters = { $seat }, the upper supporter of { $god }, takes the first reward; { $second }, the lower one, the second.
    .you = You, the upper supporter of { $god }, take the first reward; { $second }, the lower one, the second.
    .you_second = { $seat }, the upper supporter of { $god }, takes the first reward; you, the lower one, the second.
event-rewarded = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $world }: { $total } in all.
    .you = You score { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $world }: { $total } in all.
event-glorified = The { $tile } brings { $seat } { $points ->
    [one] { $points } point
   *[other] { $points } points
} more: { $total } in all.
    .you = The { $tile } brings you { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more: { $total } in all.
event-final_points = { $seat }, { $source }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .you = You, { $source }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-final_score = { $seat } ends with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .you = You end with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-tie_broken = A tie at { $points } points: { $seat } wins it by the lower turn-order tile.
    .you = A tie at { $points } points: you win it by the lower turn-order tile.
event-game_ends = { $seat } wins the game with { $points } points.
    .you = You win the game with { $points } points.

## Gods

god-freyja = Freyja
    .about = Light, pink stones. Power: { god-freyja.power }
    .power = take up to {{ powers.freyja_warriors | one warrior | # warriors }} from Valhalla.
god-baldr = Baldr
    .about = Light, yellow stones. Power: { god-baldr.power }
    .power = take {{ powers.baldr_seals | a seal | # seals }} of either camp.
god-odin = Odin
    .about = Light, no stones. Power: { god-odin.power }
    .power = take {{ powers.odin_stones | a white stone | # white stones }} and arrange the turn order anew, from the battles on.
god-tyr = Tyr
    .about = Light, red stones. Power: { god-tyr.power }
    .power = take his tile, Tyr's hand, which wins one battle outright.
god-thor = Thor
    .about = Light, blue stones. Power: { god-thor.power }
    .power = take his tile, Thor's hammer: +{{ powers.thor_strength }} in all battles of its holder.
god-loki = Loki
    .about = Darkness, green stones. Power: { god-loki.power }
    .power = {{ powers.loki_recruits | one recruit changes | # recruits change }} sides, from a god to another (not Fenrir) or from a player to whoever calls on him.
god-hel = Hel
    .about = Darkness, black stones. Power: { god-hel.power }
    .power = slay up to {{ powers.hel_recruits | one recruit | # recruits }} of one god or one other player.
god-mimir = Mimir
    .about = Darkness, from round {{ .from_round }}. Power: { god-mimir.power }
    .power = see the next ancestral weapons, then take a spell.
god-surtr = Surtr
    .about = Darkness, from round {{ .from_round }}. Power: { god-surtr.power }
    .power = burn a population: gain its bonus, and it is worth nothing from now on.
god-fenrir = Fenrir
    .about = Darkness, from round {{ .from_round }}. Demands no recruits. Power: { god-fenrir.power }
    .power = take a weapon.

camp-light = Light
    .of = of Light
    .the = Light
camp-darkness = Darkness
    .of = of Darkness
    .the = Darkness

slot-upper = upper slot
    .at = upper request
    .where = on the upper request slot
    .about = A request here brings {{ powers.stones_per_request | one stone | # stones }} and the god's power. As a support it earns the first reward.
slot-lower = lower slot
    .at = lower request
    .where = on the lower request slot
    .about = A request here brings {{ powers.stones_per_request | one stone | # stones }} only. As a support it earns the second reward.
slot-temple = temple
    .at = temple
    .where = on the temple slot
    .about = Build a temple: pay stones, give recruits, send the god to a world, and become a supporter.
slot-asgard = Asgard
    .at = Asgard
    .where = in Asgard
    .about = Row tile, recruits for seals, new discs, and discs from the centre back to battle.

recruit-white = white warrior
    .many = white warriors
    .falls = falls to Valhalla
    .about = Strength {{ .strength }}. Costs {{ .light_seals | a Light seal | # Light seals }}. Falls to Valhalla.
recruit-orange = orange warrior
    .many = orange warriors
    .falls = falls to Valhalla
    .about = Strength {{ .strength }}. Costs {{ .darkness_seals | a Darkness seal | # Darkness seals }}. Falls to Valhalla.
recruit-giant = giant
    .many = giants
    .falls = returns to the supply
    .about = Strength {{ .strength }}. Costs {{ .light_seals | a Light seal | # Light seals }} and {{ .darkness_seals | a Darkness seal | # Darkness seals }}. Returns to the supply.

stone-pink = pink
    .many = pink
stone-yellow = yellow
    .many = yellow
stone-red = red
    .many = red
stone-blue = blue
    .many = blue
stone-green = green
    .many = green
stone-black = black
    .many = black
stone-clear = white
    .many = white

good-white = white warrior
    .a = a white warrior
    .many = white warriors
good-orange = orange warrior
    .a = an orange warrior
    .many = orange warriors
good-giant = giant
    .a = a giant
    .many = giants
good-pink = pink stone
    .a = a pink stone
    .many = pink stones
good-yellow = yellow stone
    .a = a yellow stone
    .many = yellow stones
good-red = red stone
    .a = a red stone
    .many = red stones
good-blue = blue stone
    .a = a blue stone
    .many = blue stones
good-green = green stone
    .a = a green stone
    .many = green stones
good-black = black stone
    .a = a black stone
    .many = black stones
good-clear = white stone
    .a = a white stone
    .many = white stones
good-light_seal = Light seal
    .a = a Light seal
    .many = Light seals
good-darkness_seal = Darkness seal
    .a = a Darkness seal
    .many = Darkness seals
good-tyrs_hand = power tile of Tyr
    .a = the power tile of Tyr
    .about = Spent in a battle that would be lost, it makes the disc of its holder win.
good-thors_hammer = power tile of Thor
    .a = the power tile of Thor
    .about = The camp of its holder's disc has +{{ powers.thor_strength }} in every battle of phase 4.

world-one = World 1
    .the = World 1
world-two = World 2
    .the = World 2
world-three = World 3
    .the = World 3
world-four = World 4
    .the = World 4
world-five = World 5
    .the = World 5
world-six = World 6
    .the = World 6
world-seven = World 7
    .the = World 7
    .about = {{ worlds.seven.discs | Only one disc | No more than # discs }} may stand on its battle slots. Discs in its victory area do not count.
world-lower = the lower world
    .the = the lower world
    .about = A god sent here earns {{ worlds.lower_points }} points at once, but takes no part in battles and Ragnarök.

population-l1 = Light folk of {{ .value }} ({{ .count | a seal | # seals }})
    .about = Strength {{ .value }}. Bonus: {{ .count | a seal | # seals }} of any kind.
population-l2 = Light folk of {{ .value }} ({{ .count | a stone | # stones }})
    .about = Strength {{ .value }}. Bonus: {{ .count | a stone | # stones }} of any colour.
population-l3 = Light folk of {{ .value }} ({{ .count | a weapon | # weapons }})
    .about = Strength {{ .value }}. Bonus: {{ .count | a weapon | # weapons }} of your choice.
population-l4 = Light folk of {{ .value }} ({{ .count | one warrior | # warriors }})
    .about = Strength {{ .value }}. Bonus: {{ .count | one warrior | # warriors }} of one colour.
population-l5 = Light folk of {{ .value }} ({{ .count | # point | # points }})
    .about = Strength {{ .value }}. Bonus: {{ .count | # point | # points }}.
population-l6 = Light folk of {{ .value }} ({{ .count | a seal | # seals }})
    .about = Strength {{ .value }}. Bonus: {{ .count | a seal | # seals }} of any kind.
population-l7 = Light folk of {{ .value }} ({{ .count | a recruit | # recruits }})
    .about = Strength {{ .value }}. Bonus: {{ .count | a recruit | # recruits }} of any type.
population-l8 = Light folk of {{ .value }} ({{ .count | # point | # points }})
    .about = Strength {{ .value }}. Bonus: {{ .count | # point | # points }}.
population-d1 = Darkness folk of {{ .value }} ({{ .count | a seal | # seals }})
    .about = Strength {{ .value }}. Bonus: {{ .count | a seal | # seals }} of any kind.
population-d2 = Darkness folk of {{ .value }} ({{ .count | a stone | # stones }})
    .about = Strength {{ .value }}. Bonus: {{ .count | a stone | # stones }} of any colour.
population-d3 = Darkness folk of {{ .value }} ({{ .count | a spell | # spells }})
    .about = Strength {{ .value }}. Bonus: {{ .count | a spell | # spells }} of your choice.
population-d4 = Darkness folk of {{ .value }} ({{ .count | a giant | # giants }})
    .about = Strength {{ .value }}. Bonus: {{ .count | a giant | # giants }}.
population-d5 = Darkness folk of {{ .value }} ({{ .count | # point | # points }})
    .about = Strength {{ .value }}. Bonus: {{ .count | # point | # points }}.
population-d6 = Darkness folk of {{ .value }} ({{ .count | a seal | # seals }})
    .about = Strength {{ .value }}. Bonus: {{ .count | a seal | # seals }} of any kind.
population-d7 = Darkness folk of {{ .value }} ({{ .count | a recruit | # recruits }})
    .about = Strength {{ .value }}. Bonus: {{ .count | a recruit | # recruits }} of any type.
population-d8 = Darkness folk of {{ .value }} ({{ .count | # point | # points }})
    .about = Strength {{ .value }}. Bonus: {{ .count | # point | # points }}.

bonus-seals = seals
bonus-stones = a stone
bonus-weapons = a weapon
bonus-spells = a spell
bonus-warriors = warriors
bonus-giants = a giant
bonus-recruits = a recruit
bonus-points = points

pile-shrine = shrine
    .about = Worth {{ .value }} points each round. Two stones of one colour.
pile-hall = hall
    .about = Worth {{ .value }} points each round. Two stones of different colours.
pile-sanctuary = sanctuary
    .about = Worth {{ .value }} points each round. Three stones of different colours.
pile-great_temple = great temple
    .about = Worth {{ .value }} points each round. Three printed stones, one of them white, and {{ .free_stones | one | # }} of another colour.

kind-weapon = weapon
    .which = Which weapon
kind-spell = spell
    .which = Which spell

tile-knife = knife ({{ .value }})
    .the = the knife ({{ .value }})
    .about = Adds {{ .value }} to the god it lies under at Ragnarök.
tile-sling = sling ({{ .value }})
    .the = the sling ({{ .value }})
    .about = Adds {{ .value }} to the god it lies under at Ragnarök.
tile-axe = axe ({{ .value }})
    .the = the axe ({{ .value }})
    .about = Adds {{ .value }} to the god it lies under at Ragnarök.
tile-bow = bow ({{ .value }})
    .the = the bow ({{ .value }})
    .about = Adds {{ .value }} to the god it lies under at Ragnarök.
tile-sword = sword ({{ .value }})
    .the = the sword ({{ .value }})
    .about = Adds {{ .value }} to the god it lies under at Ragnarök.
tile-spear = spear ({{ .value }})
    .the = the spear ({{ .value }})
    .about = Adds {{ .value }} to the god it lies under at Ragnarök.
tile-hammer = hammer ({{ .value }})
    .the = the hammer ({{ .value }})
    .about = Adds {{ .value }} to the god it lies under at Ragnarök.
tile-rust = spell of rust
    .the = the spell of rust
    .about = The ancestral weapon of the opposing population counts nothing.
tile-blindness = spell of blindness
    .the = the spell of blindness
    .about = The opposing god tile counts nothing.
tile-frenzy = spell of frenzy
    .the = the spell of frenzy
    .about = The recruits beside this god count {{ spells.double }} times.
tile-glory = spell of glory
    .the = the spell of glory
    .about = If this god wins, the owner of the upper disc scores {{ spells.glory }} more.
tile-echo = spell of echo
    .the = the spell of echo
    .about = If this god wins, the owner of the lower disc scores {{ spells.glory }} more.
tile-blunting = spell of blunting
    .the = the spell of blunting
    .about = Opposing weapons count nothing.
tile-fate = spell of fate
    .the = the spell of fate
    .about = If both camps are equal, this god wins.

asgardtile-scouts = the scouts
    .about = {{ .recruits.1 | A recruit | # recruits }} of one type and {{ .recruits.2 | a recruit | # recruits }} of another.
asgardtile-raiders = the raiders
    .about = {{ .recruits.1 | A recruit | # recruits }} of one type and {{ .recruits.2 | a recruit | # recruits }} of another.
asgardtile-warband = the warband
    .about = {{ .recruits.1 | A recruit | # recruits }} of one type and {{ .recruits.2 | a recruit | # recruits }} of another.
asgardtile-barter = the barter
    .about = {{ .exchange | Exchange a stone for one | Exchange # stones for as many }} of another colour.
asgardtile-silence = the silence
    .about = Nothing happens.

source-temples = Temples
source-battles = Battles
source-ragnarok = Ragnarök
source-deeds = Deeds
    .about = Gods sent to a lower world, and bonuses of populations.
deed-lower_world = a god sent to the lower world
deed-bonus = a population's bonus

phase-draft = Draft
phase-round_start = Start of the round
phase-choosing = Choosing gods
phase-placing = Placing discs
phase-acting = Actions
phase-battles = Battles
phase-ragnarok = Ragnarök

## What reports of studies call it

study-marched = discs sent to battle
study-world_won = battles won
study-requested = gods called on
study-temple_built = a temple built
study-population_taken = a people taken
study-received = a good received
study-power_tile_received = a power tile received
study-taken = a good taken from another player
study-power_tile_taken = a power tile taken from another player
study-lured_to_seat = a recruit lured to another player
study-slain_at_seat = a player's recruit slain
study-world_fought = a world fought for

## The lesson

lesson-goal = Two mortals live the last five rounds before Ragnarök. On the left stand the gods of Light, on the right those of Darkness; between them are the worlds they will fight for. You back gods, and whoever has most points at the end wins.
lesson-draft = First a recruit each. Thor, whom you will want to support, takes orange warriors. Choose orange.
lesson-gods = Your three discs are workers and stakes at once. For each disc choose a god now, in secret.
lesson-tyr = Tyr first: his stones are red.
lesson-thor = Thor second: he shall have your temple.
lesson-baldr = And Baldr, as any card will do to enter Asgard.
lesson-reveal = Cards are played one by one, in turn. Your rival shows Freyja and puts a disc on her upper request, the one with the power.
lesson-request = Now you: show Tyr and take his upper request. It brings two red stones and his tile, which can win a lost battle once.
lesson-temple = Show Thor and put a disc on his temple: you will build there.
lesson-zone = Your last card: put the disc into Asgard, where warriors and new discs are bought.
lesson-acting = All discs are placed, now they act, again one by one. Freyja brings your rival two pink stones and two warriors out of Valhalla.
lesson-red = Take Tyr's disc back. The first disc from a god also brings its seal, here one of Light.
lesson-build = Now Thor's temple. The two red stones pay for a shrine worth 2 points in every round, and your orange warrior joins Thor's army.
lesson-occupy = Thor enters a world of his camp and drives out its people. World 6 is worth 12 and 9 at Ragnarök, and its people hold a bonus for you: two seals.
lesson-bonus = The people's tile is yours now. Use its bonus, once only.
lesson-seals = Take Darkness both times: a disc from the track costs the seal printed on its space, and yours is Darkness.
lesson-asgard = Now the disc in Asgard. First a tile of the row could be used; today nothing fits.
lesson-hire = Hire a white warrior for a Light seal. Warriors join the armies of gods, or help a disc that is losing a battle.
lesson-march = Now a disc from the track. It could stay in front of you as one more worker. Send it into battle instead: in World 2 Light has 5, Darkness 2.
lesson-weapon = A disc from the track into a battle also searches for a weapon. Keep the hammer: at Ragnarök it adds 6, and nobody knows that you have it.
lesson-done = No more discs today. End your action, and the battles begin.
lesson-battle = Your shrine scored 2. The ancestors armed both sides, Light won World 2 by 10 to 6, and your disc moved to the victory area: a battle tile of 3. Now Mimir has joined.
lesson-ragnarok = After five rounds gods fight for the worlds with tiles, armies and hidden weapons. If Thor wins World 6, you, his only supporter, score both rewards. Each round you can support one more.

## What the view calls its parts

view-round = round
view-rounds = rounds in all
view-phase = phase
view-active = active
view-order = turn order
view-next_order = next turn order
view-supply = supply
view-draft = recruits to draft
view-valhalla = Valhalla
view-white = white
view-orange = orange
view-gods = gods
view-id = name
view-camp = camp
view-wakes = from round
view-stone = stone
view-seal = seal
view-requests = requests
view-temple = temple
view-support = support
view-disc = disc
view-accepts = accepts
view-army = army
view-tiles = tiles
view-left = left
view-top = on top
view-worlds = worlds
view-in_play = in play
view-rewards = rewards
view-slots = battle slots
view-brings = brings
view-one_disc = one disc only
view-victory = victory area
view-places = sides
view-god = god
view-value = value
view-recruits = recruits
view-discs = discs
view-kind = kind
view-population = population
view-bonus = bonus
view-count = how many
view-burnt = burnt
view-ancestral = ancestral weapons
view-lower = lower worlds
view-row = row in Asgard
view-tile = tile
view-used = used
view-asgard_pile = Asgard tiles left
view-temples = temples
view-cost = cost
view-battle_tiles = battle tiles
view-track = track of discs
view-shown = shown
view-next = next
view-piles = piles
view-players = players
view-seat = player
view-score = points
view-points = points from
view-income = points each round
view-rank = turn-order tile
view-goods = goods
view-reserve = in front
view-asgard = in Asgard
view-centre = in the centre
view-disc_price = price of a disc
view-cards = cards left
view-chosen = chosen
view-pile = pile
view-bonuses = bonuses
view-held = held
view-spent = spent
view-battle = battle
view-world = world
view-strength = strength
view-sent = recruits sent
view-price = price in seals
view-stones_asked = stones of a request
view-disc_free = a disc is free

## The table in sentences

tell = It is round { $round } of { $rounds }: { $phase }. { $active ->
    [none] {""}
   *[other] { $active } is to act.
}
tell-left-out = recruits
tell-support = { $disc ->
    [none] free for { $accepts }
   *[other] held by { $disc }
}
tell-gods = { $active ->
    [yes] { $id } of { $camp } can be called on
   *[no] { $id } of { $camp } sleeps until round { $wakes }
}. The next tile has strength { $tiles_top }; { $tiles_left } are left. Requests: { $requests }. Support, upper and lower: { $support }. Army: { $army }.
tell-worlds = { $in_play ->
    [yes] { $id } brings { $rewards } points. For Light stands { $places_light_god_id ->
        [none] { $places_light_population_id ->
            [none] nobody
           *[other] { $places_light_population_id }
        }
       *[other] { $places_light_god_id }
    }, for Darkness { $places_darkness_god_id ->
        [none] { $places_darkness_population_id ->
            [none] nobody
           *[other] { $places_darkness_population_id }
        }
       *[other] { $places_darkness_god_id }
    }. { $slots_light_disc ->
        [none] {""}
       *[other] { $slots_light_disc } will fight for Light.
    } { $slots_darkness_disc ->
        [none] {""}
       *[other] { $slots_darkness_disc } will fight for Darkness.
    } Won by: { $victory }.
   *[no] { $id } is empty and brings { $rewards } points.
}
tell-lower = In the lower world of { $key } stands { $god_id ->
    [none] { $population_id ->
        [none] nobody
       *[other] { $population_id }
    }
   *[other] { $god_id }
}.
tell-ancestral = The ancestral weapons of { $key } so far: { $shown }.
tell-players = { $seat } has { $score } points and { $income } more each round, place { $rank } in the order, { $discs_reserve } discs in front and { $discs_track } on the track. Goods: { $goods }.
    .you = You have { $score } points and { $income } more each round, place { $rank } in the order, { $discs_reserve } discs in front and { $discs_track } on the track. Your goods: { $goods }. Gods still in hand: { $chosen }.

## The table in a few figures

status = { $round ->
        [0] {""}
       *[other] Round { $round } of { $rounds } ·
    } { $phase } · turn order: { $order }
    { $players }
status-players = { $seat }: points { $score } (+{ $income } each round), discs { $discs_reserve }{ $goods ->
        [none] {""}
       *[other] , { $goods }
    }{ $shown ->
        [none] {""}
       *[other] . Gods: { $shown }
    }
    .you = You, { $seat }: points { $score } (+{ $income } each round), discs { $discs_reserve }{ $goods ->
        [none] {""}
       *[other] , { $goods }
    }{ $chosen ->
        [none] {""}
       *[other] . Chosen in secret: { $chosen }
    }{ $shown ->
        [none] {""}
       *[other] . Gods: { $shown }
    }
