game = Yggdrasil
    .tagline = Gods together against the end of the world
    .length = 90 min
    .difficulty = medium

## Names

enemy-hel = Hel
    .about = Rolls the die and takes Vikings out of that island's bag, as many as her power, to Helheim.
enemy-surt = Surt
    .about = Rolls the die and puts Fire Giants from Muspellheim into that island's bag, as many as his power.
enemy-jormungand = Jörmungand
    .about = Rolls the die: that island goes under water, and the Valkyries fly back to the rainbow.
enemy-loki = Loki
    .about = Turns up frost giants, as many as his power. Each one hinders the gods until it is beaten.
enemy-nidhogg = Nidhögg
    .about = Pulls the enemy furthest back one square on, without its effect. It may be Nidhögg himself.
enemy-fenrir = Fenrir
    .about = Rages until a god calms him. While he rages, every action must be an attempt to calm him.

god-odin = Odin
    .about = Draws two enemy cards, resolves one and puts the other on top of the deck or under it.
god-thor = Thor
    .about = +1 in every fight, against enemies and giants.
god-frey = Frey
    .about = Four actions a turn instead of three, all on different worlds.
god-heimdall = Heimdall
    .about = Draws four tokens instead of three when seeking souls.
god-tyr = Tyr
    .about = Rolls the die twice, whatever the roll is for, and keeps the result he likes.
god-freyja = Freyja
    .about = May use one world twice in a turn.

world-asgard = Asgard
    .about = Fight an enemy. If you win it goes back one square.
world-midgard = Midgard
    .about = Move the Valkyries to a neighbouring island if you wish, then seek souls there: draw three tokens and keep the Vikings.
world-nidavellir = Nidavellir
    .about = Take a weapon of the first level, or change one for its next level.
world-alfheim = Alfheim
    .about = Take an elf. An elf adds 1 in a fight, after the roll.
world-niflheim = Niflheim
    .about = Give Vikings and elves to one other god, or take them.
world-helheim = Helheim
    .about = Put five of the fallen Vikings back into one bag.
world-muspellheim = Muspellheim
    .about = Draw five tokens from one bag and send its Fire Giants away.
world-jotunheim = Jötunheim
    .about = Fight a frost giant: one that is awake, or the hidden one on top of the pile.
world-vanaheim = Vanaheim
    .about = Lead the Vanir one square on, or call on one of their reinforcements.

island-rainbow = Bifröst
    .about = Where the Valkyries start. Nobody to seek here.
island-white = White
    .about = The island next to the rainbow. Two faces of the die show it.
island-blue = Blue
    .about = The second island. Two faces of the die show it.
island-green = Green
    .about = The third island. One face of the die shows it.
island-black = Black
    .about = The furthest island, rich in Vikings, under water at the start. One face of the die shows it.

rune-sigel = Sigel
    .about = Up to fifteen Vikings from Helheim go to the gods, as the active god decides.
rune-daeg = Dæg
    .about = The next three turns begin without an enemy card.
rune-mann = Mann
    .about = One enemy goes back three squares.
rune-tiwaz = Tiwaz
    .about = Three enemies go back one square each.

giant-angerboda = Angerboda
    .about = Hel is 1 stronger. Rune Sigel.
giant-hrungnir = Hrungnir
    .about = Nobody may act on Alfheim. Rune Sigel.
giant-utgardloki = Utgardloki
    .about = No god has a power. Rune Sigel.
giant-hrym = Hrym
    .about = Nobody may act on Helheim. Rune Sigel.
giant-greip = Greip
    .about = Surt is 1 stronger. Rune Dæg.
giant-gialp = Gialp
    .about = Nobody may act on Muspellheim. Rune Dæg.
giant-geirroed = Geirroed
    .about = Nobody may act on Nidavellir. Rune Dæg.
giant-skrymir = Skrymir
    .about = Fenrir is 1 stronger. Rune Dæg.
giant-thrym = Thrym
    .about = Jörmungand is 1 stronger. Rune Mann.
giant-thokk = Thokk
    .about = Nidhögg is 1 stronger. Rune Mann.
giant-hymir = Hymir
    .about = A whirlpool: the Valkyries cannot be moved onto the island under water. Rune Mann.
giant-bergelmir = Bergelmir
    .about = All frost giants are 1 stronger. Rune Mann.
giant-suttung = Suttung
    .about = Loki is 1 stronger. Rune Tiwaz.
giant-gymir = Gymir
    .about = Nobody may act on Vanaheim. Rune Tiwaz.
giant-fafner = Fafner
    .about = Nobody may act on Niflheim. Rune Tiwaz.
giant-thiazy = Thiazy
    .about = No die is rolled in fights. Rune Tiwaz.

weapon-hel = Draupnir
weapon-surt = Mimming
weapon-jormungand = Mjöllnir
weapon-loki = Hofund
weapon-nidhogg = Gungnir
weapon-fenrir = Gleipnir

reinforcement-nothing = no help yet
    .about = The start of the track.
reinforcement-valkyries = the Valkyries
    .about = Move the Valkyries one island, without seeking souls.
reinforcement-vikings = two Vikings
    .about = Take two Vikings from Helheim.
reinforcement-order = foresight
    .about = Look at the next six enemy cards and put them back in any order.
reinforcement-push = a push
    .about = One enemy goes back one square.
reinforcement-giant = a giant's fall
    .about = Choose a giant from the pile: it counts as beaten.

card-hel = Hel
card-surt = Surt
card-jormungand = Jörmungand
card-loki = Loki
card-nidhogg = Nidhögg
card-fenrir = Fenrir
card-angry_hel = angry Hel
    .about = Hel advances two squares, then has her effect once.
card-angry_surt = angry Surt
    .about = Surt advances two squares, then has his effect once.
card-angry_jormungand = angry Jörmungand
    .about = Jörmungand advances two squares, then has his effect once.
card-angry_loki = angry Loki
    .about = Loki advances two squares, then has his effect once.
card-angry_nidhogg = angry Nidhögg
    .about = Nidhögg advances two squares, then has his effect once.
card-angry_fenrir = angry Fenrir
    .about = Fenrir advances two squares, then rages.
card-ragnarok_1 = Ragnarök of Hel, Loki and Nidhögg
    .about = All three advance one square; then each has its effect, in the order you choose.
card-ragnarok_2 = Ragnarök of Surt, Fenrir and Jörmungand
    .about = All three advance one square; then each has its effect, in the order you choose.
card-ragnarok_3 = Ragnarök of Hel, Surt and Fenrir
    .about = All three advance one square; then each has its effect, in the order you choose.
card-ragnarok_4 = Ragnarök of Loki, Jörmungand and Nidhögg
    .about = All three advance one square; then each has its effect, in the order you choose.

which-first = first
which-second = second
where-top = on top
where-bottom = underneath

## What can be done

do-begin = Begin
do-choose = Play { $god }
do-resolve = Resolve the { $which } card, the other { $where }
do-effect = { $enemy } next
do-keep = Keep the { $which } roll
do-lag = Pull { $enemy }
do-act = { $world }
do-pass = End the turn here
do-fight = Fight { $enemy }
do-fight_giant = Fight { $giant }
do-fight_hidden = Fight the hidden giant
do-send = { $vikings ->
    [0] Send no Viking
    [one] Send one Viking
   *[other] Send { $vikings } Vikings
}
do-spend = { $elves ->
    [0] No elf
    [one] Spend one elf
   *[other] Spend { $elves } elves
}
do-fly = Valkyries to { $island }
do-search = Seek souls
do-leave = Do not seek
do-forge = Weapon against { $enemy }
do-meet = Meet { $seat }
do-give_vikings = { $vikings ->
    [0] Leave the Vikings
    [one] Give one Viking
   *[other] Give { $vikings } Vikings
}
do-take_vikings = { $vikings ->
    [one] Take one Viking
   *[other] Take { $vikings } Vikings
}
do-give_elves = { $elves ->
    [0] Leave the elves
    [one] Give one elf
   *[other] Give { $elves } elves
}
do-take_elves = { $elves ->
    [one] Take one elf
   *[other] Take { $elves } elves
}
do-fill = Into the { $island } bag
do-purge = Purge the { $island } bag
do-advance_vanir = Lead the Vanir on
do-vanir = Call for { $reinforcement }
do-stack = { $card } next
do-push = Push { $enemy } back
do-discard = Set { $giant } aside
do-share = { $vikings ->
    [0] Give none
    [one] Give one Viking
   *[other] Give { $vikings } Vikings
}

## What is asked

ask-begin = Shall we begin?
ask-god = Which god does { $seat } play?
ask-which_card = Which card does { $seat } resolve?
    .more = The other one goes on top of the deck or under it.
ask-which_effect = Whose effect comes next?
    .more = Power and place are read when the effect is applied.
ask-which_roll = Which roll does { $seat } keep?
ask-who_lags = Whom does Nidhögg pull along?
    .more = It moves one square on, without its effect.
ask-action = Where does { $seat } act?
    .more = One action a world. The turn ends when the actions are used up, or when you end it.
ask-enemy = Whom does { $seat } fight?
    .more = If you win, the enemy goes back one square.
ask-giant = Which giant does { $seat } fight?
    .more = A beaten giant's effect ends. The fourth of a rune lets you use the rune.
ask-vikings = How many Vikings go?
    .more = They go to Helheim whatever happens; the die and your weapon add to them.
ask-elves = How many elves help?
    .more = The roll is known. Elves go back to Alfheim whatever happens.
ask-valkyries = Where do the Valkyries fly?
    .more = Staying means seeking souls where they are.
ask-search = Seek souls here?
    .more = The Vikings drawn are yours, the Fire Giants go back.
ask-weapon = Which weapon does { $seat } take?
    .more = Its level is added in every fight against that enemy.
ask-partner = Whom does { $seat } meet?
    .more = Vikings and elves may change hands, weapons never.
ask-trade_vikings = Which Vikings change hands?
ask-trade_elves = Which elves change hands?
ask-fill = Into which bag do they go?
    .more = Five Vikings from Helheim, or all if there are fewer.
ask-purge = Which bag does { $seat } purge?
    .more = Five tokens are drawn; Fire Giants leave, Vikings go back.
ask-vanir = What do the Vanir do?
    .more = Calling for help sends them back to the start of their track.
ask-vanir_valkyries = Where do the Valkyries fly?
    .more = No souls are sought this time.
ask-next_card = Which card comes next?
    .more = From the top of the deck down.
ask-push = Which enemy goes back?
ask-giant_from_pile = Which giant is set aside?
    .more = It counts as beaten and may complete its rune.
ask-sigel = How many Vikings from Sigel?
    .more = First { $seat }, then the others in turn.

## What happened

event-god_chosen = { $seat } takes a place at the table as { $god }.
event-turn_begins = Turn { $turn }: { $seat }.
event-no_card = { $turns ->
    [0] Dæg holds: no enemy card. It was the last turn of the rune.
    [one] Dæg holds: no enemy card. One more turn to come.
   *[other] Dæg holds: no enemy card. { $turns } more turns to come.
}
event-card_drawn = The card is { $card }.
event-two_cards_drawn = Odin sees two cards: { $first } and { $second }.
event-card_put_back = { $card } goes back { $where } of the deck.
event-enemy_advances = { $enemy } comes to square { $square }.
event-enemy_falls_back = { $enemy } falls back to square { $square }.
event-hel_takes = { $vikings ->
    [0] Hel finds no Viking on { $island }.
    [one] Hel takes one Viking from { $island }.
   *[other] Hel takes { $vikings } Vikings from { $island }.
}
event-surt_sends = { $giants ->
    [0] Surt has no Fire Giant left to send to { $island }.
    [one] Surt sends one Fire Giant to { $island }.
   *[other] Surt sends { $giants } Fire Giants to { $island }.
}
event-island_sinks = { $island } goes under water; the Valkyries fly home to the rainbow.
event-giant_wakes = { $giant } awakes.
event-no_giant_left = Loki calls, but no giant is left to wake.
event-fenrir_rages = Fenrir rages.
event-fenrir_calmed = Fenrir is calm again.
event-fenrir_not_calmed = Fenrir will not be calmed.
event-rolled = The die shows { $island }, { $hammers ->
    [0] no hammer
    [one] one hammer
   *[other] { $hammers } hammers
}.
event-rolled_twice = Tyr rolls twice: { $first } and { $second }.
event-fight_begins = { $vikings ->
    [0] No Viking goes against { $enemy }, strength { $strength }.
    [one] One Viking goes against { $enemy }, strength { $strength }.
   *[other] { $vikings } Vikings go against { $enemy }, strength { $strength }.
}
event-giant_fight_begins = { $vikings ->
    [0] No Viking goes against { $giant }, strength { $strength }.
    [one] One Viking goes against { $giant }, strength { $strength }.
   *[other] { $vikings } Vikings go against { $giant }, strength { $strength }.
}
event-hidden_fight_begins = { $vikings ->
    [0] No Viking goes against the hidden giant, strength { $strength }.
    [one] One Viking goes against the hidden giant, strength { $strength }.
   *[other] { $vikings } Vikings go against the hidden giant, strength { $strength }.
}
event-elves_spent = { $elves ->
    [one] One elf helps.
   *[other] { $elves } elves help.
}
event-fight_won = { $total } against { $strength }: won.
event-fight_lost = { $total } against { $strength }: lost.
event-giant_beaten = { $giant } is set aside, { $beaten ->
    [1] the first
    [2] the second
    [3] the third
   *[other] the fourth
} giant of the rune { $rune }.
event-valkyries_fly = The Valkyries fly to { $island }.
event-souls_found = { $vikings ->
    [0] { $drawn } tokens from { $island }, and no Viking among them.
    [one] { $drawn } tokens from { $island }: one Viking.
   *[other] { $drawn } tokens from { $island }: { $vikings } Vikings.
}
event-weapon_forged = The dwarves hand over the weapon against { $enemy }, level { $level }.
event-elf_taken = An elf joins.
event-traded = Gifts change hands. For { $partner }: Vikings { $vikings }, elves { $elves }.
event-bag_filled = { $vikings ->
    [one] One Viking returns to { $island }.
   *[other] { $vikings } Vikings return to { $island }.
}
event-bag_purged = { $giants ->
    [0] No Fire Giant is found on { $island }.
    [one] One Fire Giant is driven from { $island }.
   *[other] { $giants } Fire Giants are driven from { $island }.
}
event-vanir_advance = The Vanir come closer: { $reinforcement }.
event-vanir_help = The Vanir send { $reinforcement }.
event-vikings_taken = { $vikings ->
    [one] One Viking comes from Helheim.
   *[other] { $vikings } Vikings come from Helheim.
}
event-cards_ordered = { $cards ->
    [one] The next card is seen by all.
   *[other] The next { $cards } cards are seen by all.
}
event-rune_complete = The rune { $rune } is complete.
event-sigel_gives = { $vikings ->
    [0] { $seat } gets no Viking from Sigel.
    [one] { $seat } gets one Viking from Sigel.
   *[other] { $seat } gets { $vikings } Vikings from Sigel.
}
event-passed = The turn ends here.
event-victory = The last card is played out. Yggdrasil stands: the gods have won.
event-defeat = { $ending ->
    [2] An enemy sits in Odin's hall. The gods have lost.
    [3] Three enemies are past the gate of Valhalla. The gods have lost.
   *[other] Five enemies are past the wall of Asgard. The gods have lost.
}

## Endings and options

ending-victory = Yggdrasil stands
ending-odin = An enemy reached Odin's hall
ending-gate = Three enemies past the gate
ending-wall = Five enemies past the wall

option-difficulty = Difficulty
    .about = How many angry and Ragnarök cards are in the deck.
option-difficulty-easy = easy
option-difficulty-normal = normal
option-difficulty-hard = hard
option-difficulty-very_hard = very hard
option-difficulty-heroic = heroic
option-difficulty-ragnarok = Ragnarök
option-angry = Angry cards
    .about = An angry enemy advances two squares. -1 leaves it to the difficulty.
option-ragnarok = Ragnarök cards
    .about = A Ragnarök card moves three enemies at once. -1 leaves it to the difficulty.
option-ragnarok_effects = Ragnarök effects
    .about = Whether the enemies moved by a Ragnarök card have their effects too.
option-gods = Gods
    .about = Dealt at random, or chosen seat by seat.
option-gods-random = dealt at random
option-gods-chosen = chosen in turn

## Parts of the table

view-turn = turn
view-active = seat to act
view-actions = actions
view-done = done
view-allowed = allowed
view-worlds_used = worlds used
view-enemies = enemies
view-id = name
view-square = square
view-power = power
view-strength = strength
view-stronger = +1
view-in_odins_hall = in Odin's hall
view-fenrir_angry = Fenrir rages
view-past_wall = past the wall
view-past_gate = past the gate
view-valkyries = Valkyries
view-submerged = under water
view-bags = bags
view-vikings = Vikings
view-fire_giants = Fire Giants
view-helheim = fallen in Helheim
view-muspellheim = Fire Giants in Muspellheim
view-alfheim = elves in Alfheim
view-deck = enemy cards
view-left = left
view-by_card = by enemy
view-next = next
view-card = last card
view-giants = frost giants
view-pile = pile
view-awake = awake
view-beaten = beaten
view-runes = runes
view-vanir = Vanir
view-turns_without_card = turns without a card
view-gods = gods
view-god = god
view-elves = elves
view-weapons = weapons
view-power_effective = power
view-fight = fight
view-enemy = against
view-giant = giant
view-total = total

## The lesson

lesson-goal = You are Thor, and Frey is with you. Six enemies climb the rainbow towards Odin's hall. Hold them back until the last enemy card is drawn, and you have won together.
lesson-losing = At the end of each god's turn the table is judged. You lose if one enemy stands in Odin's hall, if three are past the gate, or if five are past the wall. These counters keep watch.
lesson-card = Every turn begins with an enemy card. Yours was Hel: she came one square closer, and the die sent her to the blue island, where she took a Viking out of the bag.
lesson-actions = Now you act: three actions, each on a different world. Fights are won with Vikings, and you have none. Go to Midgard.
lesson-souls = The Valkyries have flown from the rainbow to the white island next to it. Seek souls there: three tokens come out of the bag. Vikings stay with you, Fire Giants go back.
lesson-forge = One Viking; the further islands hold more of them. Your second action: visit the dwarves of Nidavellir.
lesson-weapon = A weapon helps in every fight against one enemy, for the rest of the game. Hel is on her way, so take the one against her.
lesson-elf = Your third action, on a third world: Alfheim lends you an elf. An elf adds 1 to a fight after the die is rolled, when you know what is missing.
lesson-frey = Frey's turn. His card is Surt, who sends a Fire Giant into a bag. Frey's own power is a fourth action: he seeks souls, takes a weapon against Surt, an elf, and leads the Vanir on. Watch him.
lesson-again = Your turn again, and Hel again. She stands on the third square, the last one before the wall. Drive her back.
lesson-bags = First more Vikings: Midgard once more. In a new turn every world is open to you again.
lesson-green = The Valkyries may fly to a neighbouring island before you seek. The green bag still holds twelve Vikings and only six Fire Giants.
lesson-fight = Three Vikings at once: now you have four. Go to Asgard and fight.
lesson-shield = The number beside the shield is the strength to beat: 5 for Hel on her third square.
lesson-vikings = Count: your weapon gives 1, Thor's own strength 1. Two Vikings make 4, the die adds none to three hammers, and your elf could add 1. With two Vikings you cannot lose. They fall either way, so send no more than that.
lesson-spend = White, no hammer: 4 against 5. Now the elf earns its keep. Spend it.
lesson-won = Won: Hel falls back a square, and a step back never triggers her effect. One action is left in this turn.
lesson-runes = There is more to find. Frost giants that Loki wakes hinder you until they are beaten here, and every fourth of one rune brings a great help. Niflheim trades with Frey, Vanaheim brings reinforcements.
