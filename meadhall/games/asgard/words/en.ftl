game = Asgard
    .tagline = Choose your gods in secret, raise temples, and bet on the end of the world.
    .length = 90 min
    .difficulty = demanding

option-temple_min_recruits = Recruits a temple demands
    .about = One: a temple needs at least one recruit of the type the god asks for. None: it can be built without.
option-power_tiles_return = Power tiles last one round
    .about = Tyr's hand and Thor's hammer go back to their gods at the end of each round instead of staying with their owner.

ending-ragnarok = Ragnarök is over

## What can be done

do-draft = Take the { $recruit }
do-take_from = Take it from { $seat }
do-recall_support = Take back the disc that supports { $god }
do-recall_victory = Take back the disc in { $world }
do-recall_centre = Take back a disc from the centre
do-choose = Choose { $god }
do-reveal = Reveal { $god }: { $slot }
do-resolve = Act at { $god }: { $slot }
do-withdraw = Take the disc back from { $god } without acting ({ $slot })
do-go_to_asgard = Act in Asgard with one disc
do-gather_in_asgard = Act in Asgard with all discs at once
do-leave_asgard = Take one disc back from Asgard without acting
do-use_bonus = Use the bonus of the { $population }
do-done = Done
do-decline = Decline
do-raise_warrior = Raise one { $recruit }
do-take_seal = Take a { $camp } seal
do-rank = { $seat } comes next
do-lure_from_god = Lure one { $recruit } away from { $god }
do-lure_from_seat = Lure one { $recruit } away from { $seat }
do-lure_to = Lead it to { $god }
do-slay_at_god = Slay one { $recruit } of { $god }
do-slay_at_seat = Slay one { $recruit } of { $seat }
do-take_tile = Take the { $tile }
do-burn = Burn the { $camp } population of { $world }
do-gain = Gain its bonus
do-take_stone = Take a { $stone } stone
do-recruit = Recruit: { $recruit }
do-build = Build a { $pile }
do-add_stone = Add a { $stone } stone
do-enlist = Give every { $recruit }
do-occupy = Send the god to { $world }
do-turn_tile = Turn over { $tile }
do-barter = Give a { $stone } stone
do-hire = Hire one { $recruit }
do-keep_disc = Take a disc and keep it in front
do-march = March to { $world } for { $camp }
do-send = Send one { $recruit }
do-tyrs_hand = Use Tyr's hand
do-retreat = Retreat to the centre
do-rally = Place a warrior with the god of Light in { $world }
do-beneath = Hide a tile under the god of { $camp } in { $world }
do-hide = Hide the { $tile }

## What is asked

ask-draft = Which recruit does { $seat } draft?
    .more = The last in turn order chooses first; the first player gets none.
ask-seal_giver = Who gives up the missing seal?
    .more = The supply is empty and several players own most: the first player decides.
ask-recall = Which disc does { $seat } take back?
    .more = Nobody begins a round with fewer than two discs in front.
ask-gods = Which gods does { $seat } choose?
    .more = One god for each disc in front. Nobody sees them until they are revealed.
ask-place = Which god is revealed, and where?
    .more = The upper request gives stones and the power, the lower one stones only; a temple costs stones and recruits.
ask-turn = Which disc does { $seat } bring back?
    .more = It acts, or simply comes back. The first disc back from a god brings its seal along.
ask-last_bonus = Use another bonus before the turn ends?
ask-giver = From whom does { $seat } take it?
    .more = The supply is empty and these players own most. Naming yourself brings nothing.
ask-freyja = Whom does Freyja raise from Valhalla?
ask-seal = Which seal does { $seat } take?
ask-order = Who is next in turn order?
    .more = Odin gives out the turn-order tiles, the first player's first. They count from the battles on.
ask-loki = Whom does Loki lure away?
    .more = One recruit: from a god to another god, or from a player to you.
ask-loki_target = To which god does it go?
ask-hel = Whom does Hel slay?
    .more = Up to two recruits, all of one god or all of one player.
ask-search = Which tile does { $seat } take?
    .more = You have the whole pile in hand; the others see only that you took one.
ask-surtr = Which population does Surtr burn?
ask-surtr_bonus = Gain the bonus of the burnt tile?
    .more = Now or never: a burnt tile gives nothing any more.
ask-stone = Which stone does { $seat } take?
ask-recruits = Which recruits does { $seat } take?
ask-warriors = Warriors of which colour?
ask-temple = Which temple does { $seat } build?
ask-free_stone = Which stone is the fourth?
    .more = A great temple takes one more stone of a colour that is not printed on it.
ask-enlist = Which recruits go to the god?
    .more = All your recruits of one type.
ask-world = Where does the god go?
    .more = It replaces a population of its camp. A lower world brings 5 points at once but no share in the battles.
ask-row = Which Asgard tile is turned over?
ask-barter = Which stone does { $seat } give?
ask-barter_for = Which stone does { $seat } take instead?
ask-hire = Which recruit does { $seat } hire?
    .more = White costs a Light seal, orange a Darkness seal, a giant one of each.
ask-disc = Does { $seat } take a disc?
    .more = In front it acts from the next round on; in battle it brings a weapon or a spell at once.
ask-centre = To which battle does the disc return?
ask-battle = How does { $seat } answer the defeat?
    .more = Recruits must make your camp strictly stronger. Warriors go to Valhalla, giants to the supply.
ask-valhalla = Which god gets a fallen warrior?
    .more = Whoever declines takes no more warriors.
ask-under = Under which god does a tile go?
ask-hide = Which tile goes there?

## The saga

event-drafted = { $seat } begins with one { $recruit }.
event-round_begins = Round { $round } of 5 begins with { $seat }.
event-god_arrives = { $god } joins the fray.
event-seal_seized = The supply has no { $camp } seal left: { $seat } gives one up to { $god }.
event-row_tile_laid = The Asgard row receives { $tile }.
event-support_recalled = { $seat } abandons { $god } and takes the disc back.
event-victory_recalled = { $seat } gives up the victory in { $world } and takes the disc back.
event-centre_recalled = { $seat } takes a disc back from the centre.
event-god_chosen = Chosen in secret: { $god }.
event-all_have_chosen = All have chosen their gods.
event-card_revealed = { $seat } reveals { $god }: { $slot }.
event-actions_begin = All discs are placed; now they act.
event-seal_taken = { $seat } takes the { $camp } seal of { $god }.
event-requested = { $seat } calls on { $god }.
event-withdrew = { $seat } leaves { $god } without acting.
event-left_asgard = { $seat } leaves Asgard without acting.
event-received = { $seat } receives one { $good }.
event-taken = { $seat } takes one { $good } from { $giver }, who had most.
event-nothing_received = { $seat } gets nothing: no { $good } to be had.
event-power_declined = { $seat } leaves it at that.
event-warrior_raised = Freyja raises one { $recruit } from Valhalla for { $seat }.
event-ranked = { $seat } gets turn-order tile { $rank }.
event-lured_to_god = Loki lures one { $recruit } from { $god } to { $target }.
event-lured_to_seat = Loki lures one { $recruit } from { $seat } to { $target }.
event-slain_at_god = Hel slays one { $recruit } of { $god }.
event-slain_at_seat = Hel slays one { $recruit } of { $seat }.
event-foreseen = Mimir foretells the next ancestral weapons: Light { $light }, Darkness { $darkness }.
event-looked_ahead = Mimir shows { $seat } the next ancestral weapons.
event-tile_taken = Taken from the pile in secret: { $tile }.
event-tile_taken_hidden = { $seat } goes through the pile and takes a { $kind }.
event-pile_empty = There is no { $kind } left.
event-burnt = Surtr burns the { $population } of { $world } for { $seat }.
event-bonus_used = { $seat } uses the { $population }: { $bonus }.
event-bonus_left = { $seat } lets the bonus of the { $population } burn.
event-scored = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-temple_built = { $seat } builds a { $pile } worth { $value } for { $god }.
event-stone_spent = { $seat } adds a { $stone } stone.
event-enlisted = { $seat } gives { $god } { $count ->
    [0] no recruits
    [one] one { $recruit }
   *[other] { $count } recruits ({ $recruit })
}.
event-god_sent = { $god } ({ $value }) enters { $world }.
event-population_taken = { $seat } takes the { $population } it drove out.
event-population_discarded = The burnt { $population } is swept away.
event-god_tile_lost = There is no place left for { $god } in the worlds.
event-supported = { $seat } now supports { $god } ({ $slot }).
event-went_to_asgard = { $seat } acts in Asgard with { $discs ->
    [one] one disc
   *[other] { $discs } discs at once
}.
event-row_tile_turned = { $seat } turns over { $tile }.
event-bartered = { $seat } exchanges a { $stone } stone for a { $wanted } one.
event-hired = { $seat } hires one { $recruit }.
event-disc_bought = { $seat } takes a disc from the track for { $light } Light and { $darkness } Darkness seals.
event-disc_granted = { $seat } takes a disc from the track free of charge.
event-marched = A disc of { $seat } marches to { $world } for { $camp }.
event-battles_begin = The battles of round { $round } begin.
event-temple_points = The temples of { $seat } bring { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-ancestors_stir = The ancestors arm Light with { $light } and Darkness with { $darkness }.
event-world_fought = { $world }: Light { $light }, Darkness { $darkness }.
event-world_won = { $seat } wins the battle for { $world }.
event-recruit_sent = { $seat } sends one { $recruit } to { $world }.
event-tyrs_hand_used = { $seat } turns the battle for { $world } with Tyr's hand.
event-world_lost = { $seat } retreats from { $world } to the centre.
event-battle_tile = { $seat } takes a battle tile of { $points }.
event-no_battle_tile = There is no battle tile left for { $seat }.
event-power_returned = { $seat } gives back the { $good }.
event-ragnarok_begins = Ragnarök! The gods fight for the worlds.
event-battle_points = The battle tiles of { $seat } bring { $points } points.
event-population_armed = The { $camp } population of { $world } takes up an ancestral weapon.
event-world_deserted = No god has come to { $world }: nobody fights for it.
event-mustered = Recruits of strength { $strength } stand by { $god } in { $world }.
event-rallied = { $seat } places a fallen warrior with the god of Light in { $world }.
event-passed = { $seat } takes no more warriors from Valhalla.
event-hidden = Hidden under the god of { $camp } in { $world }: { $tile }.
event-hidden_tile = { $seat } hides a { $kind } under the god of { $camp } in { $world }.
event-tile_shown = { $world }, { $camp }: the { $tile } is revealed.
event-elder_shown = { $world }: the { $camp } population fights with an ancestral weapon of { $value }.
event-ragnarok_fought = The last battle for { $world }: Light { $light }, Darkness { $darkness }.
event-god_conquers = { $god } conquers { $world }.
event-nobody_conquers = Nobody is rewarded for { $world }.
event-rewarded = { $seat } scores { $points } for { $world }.
event-glorified = Glory brings { $seat } { $points } points more.
event-game_ends = { $seat } wins with { $points } points.

## Gods

god-freyja = Freyja
    .about = Light, pink stones. Power: take up to two warriors from Valhalla.
god-baldr = Baldr
    .about = Light, yellow stones. Power: take a seal of either camp.
god-odin = Odin
    .about = Light, no stones. Power: take a white stone and arrange the turn order anew, from the battles on.
god-tyr = Tyr
    .about = Light, red stones. Power: take Tyr's hand, which wins one battle outright.
god-thor = Thor
    .about = Light, blue stones. Power: take Thor's hammer: +2 in all your battles while you hold it.
god-loki = Loki
    .about = Darkness, green stones. Power: one recruit changes sides, from a god to another or from a player to you.
god-hel = Hel
    .about = Darkness, black stones. Power: slay up to two recruits of one god or one other player.
god-mimir = Mimir
    .about = Darkness, from round 2. Power: see the next ancestral weapons, then take a spell.
god-surtr = Surtr
    .about = Darkness, from round 3. Power: burn a population: gain its bonus, and it is worth nothing from now on.
god-fenrir = Fenrir
    .about = Darkness, from round 4. Demands no recruits. Power: take a weapon.

camp-light = Light
camp-darkness = Darkness

slot-upper = upper slot
    .about = A request here brings two stones and the god's power. As a support it earns the first reward.
slot-lower = lower slot
    .about = A request here brings two stones only. As a support it earns the second reward.
slot-temple = temple
    .about = Build a temple: pay stones, give recruits, send the god to a world, and become a supporter.
slot-asgard = Asgard
    .about = Row tile, recruits for seals, new discs, and discs from the centre back to battle.

recruit-white = white warrior
    .about = Strength 1. Costs a Light seal. Falls to Valhalla.
recruit-orange = orange warrior
    .about = Strength 1. Costs a Darkness seal. Falls to Valhalla.
recruit-giant = giant
    .about = Strength 2. Costs a seal of each camp. Returns to the supply.

stone-pink = pink
stone-yellow = yellow
stone-red = red
stone-blue = blue
stone-green = green
stone-black = black
stone-clear = white

good-white = white warrior
good-orange = orange warrior
good-giant = giant
good-pink = pink stone
good-yellow = yellow stone
good-red = red stone
good-blue = blue stone
good-green = green stone
good-black = black stone
good-clear = white stone
good-light_seal = Light seal
good-darkness_seal = Darkness seal
good-tyrs_hand = power tile of Tyr
    .about = Spend it in a battle you would lose: your disc wins.
good-thors_hammer = power tile of Thor
    .about = While you hold it, your camp has +2 in every battle of phase 4.

world-one = World 1
world-two = World 2
world-three = World 3
world-four = World 4
world-five = World 5
world-six = World 6
world-seven = World 7
    .about = Only one disc may stand on its battle slots.
world-lower = the lower world
    .about = A god sent here earns 5 points at once, but takes no part in battles and Ragnarök.

population-l1 = Light folk of 2 (two seals)
    .about = Strength 2. Bonus: two seals of any kind.
population-l2 = Light folk of 3 (a stone)
    .about = Strength 3. Bonus: a stone of any colour.
population-l3 = Light folk of 3 (a weapon)
    .about = Strength 3. Bonus: a weapon of your choice.
population-l4 = Light folk of 4 (two warriors)
    .about = Strength 4. Bonus: two warriors of one colour.
population-l5 = Light folk of 4 (4 points)
    .about = Strength 4. Bonus: 4 points.
population-l6 = Light folk of 5 (a seal)
    .about = Strength 5. Bonus: a seal of any kind.
population-l7 = Light folk of 5 (a recruit)
    .about = Strength 5. Bonus: a recruit of any type.
population-l8 = Light folk of 6 (2 points)
    .about = Strength 6. Bonus: 2 points.
population-d1 = Darkness folk of 2 (two seals)
    .about = Strength 2. Bonus: two seals of any kind.
population-d2 = Darkness folk of 3 (a stone)
    .about = Strength 3. Bonus: a stone of any colour.
population-d3 = Darkness folk of 3 (a spell)
    .about = Strength 3. Bonus: a spell of your choice.
population-d4 = Darkness folk of 4 (a giant)
    .about = Strength 4. Bonus: a giant.
population-d5 = Darkness folk of 4 (4 points)
    .about = Strength 4. Bonus: 4 points.
population-d6 = Darkness folk of 5 (a seal)
    .about = Strength 5. Bonus: a seal of any kind.
population-d7 = Darkness folk of 5 (a recruit)
    .about = Strength 5. Bonus: a recruit of any type.
population-d8 = Darkness folk of 6 (2 points)
    .about = Strength 6. Bonus: 2 points.

bonus-seals = seals
bonus-stones = a stone
bonus-weapons = a weapon
bonus-spells = a spell
bonus-warriors = warriors
bonus-giants = a giant
bonus-recruits = a recruit
bonus-points = points

pile-shrine = shrine
    .about = Worth 2 points each round. Two stones of one colour.
pile-hall = hall
    .about = Worth 3 points each round. Two stones of different colours.
pile-sanctuary = sanctuary
    .about = Worth 5 points each round. Three stones of different colours.
pile-great_temple = great temple
    .about = Worth 7 points each round. Three printed stones, one of them white, and a fourth of another colour.

kind-weapon = weapon
kind-spell = spell

tile-knife = knife (2)
    .about = Adds 2 to the god it lies under at Ragnarök.
tile-sling = sling (2)
    .about = Adds 2 to the god it lies under at Ragnarök.
tile-axe = axe (3)
    .about = Adds 3 to the god it lies under at Ragnarök.
tile-bow = bow (3)
    .about = Adds 3 to the god it lies under at Ragnarök.
tile-sword = sword (4)
    .about = Adds 4 to the god it lies under at Ragnarök.
tile-spear = spear (5)
    .about = Adds 5 to the god it lies under at Ragnarök.
tile-hammer = hammer (6)
    .about = Adds 6 to the god it lies under at Ragnarök.
tile-rust = spell of rust
    .about = The ancestral weapon of the opposing population counts nothing.
tile-blindness = spell of blindness
    .about = The opposing god tile counts nothing.
tile-frenzy = spell of frenzy
    .about = The recruits beside this god count double.
tile-glory = spell of glory
    .about = If this god wins, the owner of the upper disc scores 10 more.
tile-echo = spell of echo
    .about = If this god wins, the owner of the lower disc scores 10 more.
tile-blunting = spell of blunting
    .about = Opposing weapons count nothing.
tile-fate = spell of fate
    .about = If both camps are equal, this god wins.

asgardtile-scouts = the scouts
    .about = A recruit of one type and a recruit of another.
asgardtile-raiders = the raiders
    .about = A recruit of one type and a recruit of another.
asgardtile-warband = the warband
    .about = Two recruits of one type and a recruit of another.
asgardtile-barter = the barter
    .about = Exchange a stone for one of another colour.
asgardtile-silence = the silence
    .about = Nothing happens.

source-temples = Temples
source-battles = Battles
source-ragnarok = Ragnarök
source-deeds = Deeds
    .about = Gods sent to a lower world, and bonuses of populations.

phase-draft = Draft
phase-round_start = Start of the round
phase-choosing = Choosing gods
phase-placing = Placing discs
phase-acting = Actions
phase-battles = Battles
phase-ragnarok = Ragnarök

## The lesson

lesson-goal = Two mortals live the last five rounds before Ragnarök. On the left stand the gods of Light, on the right those of Darkness; between them are the worlds they will fight for. You back gods, and whoever has most points in the end wins.
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
