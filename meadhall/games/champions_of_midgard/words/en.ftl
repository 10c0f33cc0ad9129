game = Champions of Midgard
    .tagline = Viking leaders win glory with workers and dice
    .length = 90 min
    .difficulty = medium

## Leaders

leader-asmundr = Asmundr the Pious
    .short = Asmundr
    .about = Each Favor he spends on a reroll scores 2 Glory at once.
leader-dagrun = Dagrun the Destined
    .short = Dagrun
    .about = Draws one more destiny at the Sage's Hut and keeps one of them.
leader-gylfir = Gylfir the Seaworthy
    .short = Gylfir
    .about = Pays no coin at the Merchant Ship.
leader-svanhildr = Svanhildr the Swordmaiden
    .short = Svanhildr
    .about = Her swordsmen do 1 more damage with every hit, in combat and in the hunt.
leader-ullr = Ullr the Berserker
    .short = Ullr
    .about = Scores 1 Glory in every round of combat in which one of his dice shows a double hit, win or lose.

## Places

place-swordsmith = Swordsmith
    .about = Take all swordsmen that lie here. One more comes each round.
place-hafter = Hafter
    .about = Take all spearmen that lie here. One more comes each round.
place-blacksmith = Blacksmith
    .about = Take all axemen that lie here. One more comes each round.
place-smokehouse = Smokehouse
    .about = Take all food that lies here. One more comes each round.
place-longhouse = Longhouse
    .about = Take a swordsman and the first-player marker. If you have the marker already, pass it to your left.
place-market = Market
    .about = Swap any number of food, wood and coins, one for one.
place-merchant_ship = Merchant Ship
    .about = Pay 1 coin and take the goods of this round's card.
place-runesmith = Runesmith
    .about = Pay 1 wood and take a rune: one of the two face up, or the top of the deck unseen.
place-sages_hut = Sage's Hut
    .about = Look at one face-down journey in secret, then draw a destiny.
place-shipwright = Shipwright
    .about = Build a private longship for wood and coins. One for each leader.
place-stave_church = Stave Church
    .about = Pay 1, 3, 6 or 10 coins for 1, 2, 3 or 4 Favor.
place-worker_huts = Worker Huts
    .about = Hire one more worker: 5 coins for the first buyer of the game, then 4, 3 and 2. Once for each leader.
place-shield_hall = Shield Hall
    .about = Pay 1 coin, take 2 swordsmen.
place-spear_ring = Spear Ring
    .about = Pay 1 food, take a spearman and a swordsman.
place-axe_yard = Axe Yard
    .about = Pay 2 coins, take an axeman and a swordsman.
place-drill_yard = Drill Yard
    .about = Once or twice: return a warrior and take one of another type.
place-woodcutter = Woodcutter
    .about = Take 2 wood.
place-fishmonger = Fishmonger
    .about = Take 3 food.
place-peddler = Peddler
    .about = Take 1 food, 1 wood and 1 coin.
place-skald = Skald
    .about = Pay 1 food, gain 1 Favor.
place-hunting_grounds = Hunting Grounds
    .about = Warriors you leave at home hunt before the fights: 1 food for each hit, 6 at most.
place-troll = Troll
    .about = Reserve the fight with this round's Troll. If nobody kills it, everybody takes a Blame.
place-draugr_left = Draugr on the left
    .about = Reserve the fight with this Draugr.
place-draugr_right = Draugr on the right
    .about = Reserve the fight with this Draugr.
place-small_longship = Small longship
    .about = Sail to a shore with room for 5 warriors and food together.
place-large_longship = Large longship
    .about = Pay 1 coin and sail to a shore with room for 10 warriors and food together.
place-own_longship = Your own longship
    .about = Sail to a shore in the ship you built, without a fee.
place-beg = Beg
    .about = Always possible: take 1 food and 1 Blame.

site-troll = the Troll
    .about = Fought first of all enemies.
site-draugr_left = the left Draugr
    .about = Fought after the Troll.
site-draugr_right = the right Draugr
    .about = Fought after the left one.
site-shore_1 = the first shore
    .about = Far: every warrior needs 1 food. Used by four players only.
site-shore_2 = the second shore
    .about = Far: every warrior needs 1 food.
site-shore_3 = the third shore
    .about = Near: 1 food feeds two warriors.
site-shore_4 = the fourth shore
    .about = Near: 1 food feeds two warriors.

## Warriors and goods

warrior-swordsman = swordsman
    .about = White die: two blanks, two hits, a double hit, a shield.
warrior-spearman = spearman
    .about = Red die: a blank, two hits, a double hit, two shields.
warrior-axeman = axeman
    .about = Black die: two blanks, two hits, two double hits, no shield.
cargo-swordsman = swordsman
cargo-spearman = spearman
cargo-axeman = axeman
cargo-food = food
good-food = food
    .about = Feeds warriors at sea.
good-wood = wood
    .about = Buys runes and longships.
good-coin = coin
    .about = Three of them are 1 Glory in the end.
face-blank = blank
face-hit = hit
face-double_hit = double hit
face-shield = shield
colour-red = red
colour-yellow = yellow
colour-blue = blue

ship-small = small longship
    .about = Public, holds 5.
ship-large = large longship
    .about = Public, holds 10, costs 1 coin to use.
ship-karve = Karve
    .about = 2 wood and 2 coins; holds 6; 3 Glory.
ship-snekkja = Snekkja
    .about = 3 wood and 3 coins; holds 8; 5 Glory. For three or more players.
ship-skeid = Skeid
    .about = 4 wood and 4 coins; holds 10; 7 Glory.
ship-drakkar = Drakkar
    .about = 5 wood and 5 coins; holds 12; 9 Glory. For four players.

merchant-grain = grain
    .about = 4 food.
merchant-timber = timber
    .about = 4 wood.
merchant-mixed = mixed goods
    .about = 2 food and 2 wood.
merchant-planks = planks
    .about = 3 wood and 1 food.
merchant-swords = swords for hire
    .about = 2 swordsmen and 1 food.
merchant-spears = spears for hire
    .about = 2 spearmen.
merchant-axes = axes for hire
    .about = An axeman and a swordsman.
merchant-crew = a ship's crew
    .about = A spearman, a swordsman and 1 food.

## Runes, destinies, journeys

rune-gifts = Gifts
    .about = Use it freely: gain four resources, any mix of food, wood and coins. 2 Glory in the end.
rune-glory = Glory
    .about = Use it when you defeat a Troll, Draugr or Monster: half its Glory again, rounded down. 1 Glory in the end.
rune-healing = Healing
    .about = Use it before taking losses: none fall in this round of combat. 2 Glory in the end.
rune-journey = Journey
    .about = Use it when your journey is revealed: the next card of the deck counts instead, even if it is worse. 2 Glory in the end.
rune-knowledge = Knowledge
    .about = Use it freely: look at every face-down journey on the board. 3 Glory in the end.
rune-potential = Potential
    .about = Use it after your roll: every blank is rolled again. 3 Glory in the end.
rune-reaction = Reaction
    .about = Use it after your roll: shields are hits too. 3 Glory in the end.
rune-success = Success
    .about = Use it freely: show one of your destinies and score it now. It scores again in the end. 1 Glory in the end.
rune-true_vision = True Vision
    .about = Use it at the Sage's Hut: draw two more destinies, still keep one. 2 Glory in the end.
rune-wealth = Wealth
    .about = Use it freely: double your coins, gaining 5 at most. 3 Glory in the end.

destiny-crusher_of_ice = Crusher of Ice
    .about = Most blue Draugr and Monsters: 6 Glory alone, 3 if tied.
destiny-earth_smasher = Earth Smasher
    .about = Most yellow Draugr and Monsters: 6 Glory alone, 3 if tied.
destiny-master_of_flames = Master of Flames
    .about = Most red Draugr and Monsters: 6 Glory alone, 3 if tied.
destiny-craftsman = Craftsman
    .about = Most wood: 5 Glory alone, 2 if tied.
destiny-leader_of_armies = Leader of Armies
    .about = Most warriors: 7 Glory alone, 3 if tied.
destiny-odins_favored = Odin's Favored
    .about = Most Favor: 4 Glory alone, 2 if tied.
destiny-prepared = Prepared
    .about = Most food: 5 Glory alone, 2 if tied.
destiny-prosperous = Prosperous
    .about = Most coins: 5 Glory alone, 2 if tied.
destiny-runemaster = Runemaster
    .about = Most runes, used or not: 4 Glory alone, 2 if tied.
destiny-monster_hunter = Monster Hunter
    .about = Most Monsters: 4 Glory alone, 2 if tied.
destiny-slayer_of_the_undead = Slayer of the Undead
    .about = Most Draugr: 7 Glory alone, 3 if tied.
destiny-troll_slayer = Troll Slayer
    .about = Most Trolls: 6 Glory alone, 3 if tied.

journey-all_quiet = All Quiet
    .about = Nothing happens.
journey-kraken = Kraken
    .about = Fight the Kraken before you are fed: attack 2, defence 3, 3 Glory.
journey-lost = Lost
    .about = Lose two items of your choice, food or warriors.
journey-no_wind = No Wind
    .about = Lose 1 food.
journey-storm = Storm
    .about = Lose 1 food or 1 warrior.
journey-whirlpool = Whirlpool
    .about = Lose 1 warrior.

## Enemies

foe-young_troll = Young Troll
    .about = Small for a troll, and hungry already.
foe-forest_troll = Forest Troll
    .about = Mossy and slow, it wanders in from the woods.
foe-cave_troll = Cave Troll
    .about = Hits hard, but sunlight has made it brittle.
foe-hill_troll = Hill Troll
    .about = Its hide turns swords: send no swordsmen.
foe-bridge_troll = Bridge Troll
    .about = Too close quarters for axes: send no axemen.
foe-river_troll = River Troll
    .about = Tough as a wet log and as hard to stop.
foe-mountain_troll = Mountain Troll
    .about = It snaps spears like straw: send no spearmen.
foe-war_troll = War Troll
    .about = Armed, angry and used to winning.
foe-draugr_thrall = Draugr Thrall
    .about = A servant in life, a servant in death: the weakest of the Draugr.
foe-draugr_wanderer = Draugr Wanderer
    .about = It has forgotten where its grave is.
foe-barrow_guard = Barrow Guard
    .about = It guards a grave too low for axes: send no axemen.
foe-drowned_draugr = Drowned Draugr
    .about = Swords slip on its swollen flesh: send no swordsmen.
foe-draugr_raider = Draugr Raider
    .about = It still goes out to plunder.
foe-draugr_captain = Draugr Captain
    .about = It wades through spears: send no spearmen.
foe-draugr_lord = Draugr Lord
    .about = A king under the hill, rich and cruel.
foe-nokk = Nokk
    .about = It sings at the water's edge and pulls men under.
foe-valravn = Valravn
    .about = A raven that has eaten a king's heart.
foe-lyndwurm = Lyndwurm
    .about = Two legs and endless coils, too long to keep off: no spearmen.
foe-huldra = Huldra
    .about = Fair from the front, hollow from behind; no sword is raised against her.
foe-fenris_cub = Fenris Cub
    .about = Not chained yet.
foe-hel_hound = Hel Hound
    .about = It guards the road that nobody comes back on.
foe-sea_serpent = Sea Serpent
    .about = It takes ships for toys.
foe-giant = Giant
    .about = Axes only tickle him: no axemen.
foe-jotun = Jotun
    .about = Older than the gods, and thicker of skin.
foe-wyrm = Wyrm
    .about = Fire, poison and patience.
foe-dragon = Dragon
    .about = Swords melt before they reach it: no swordsmen.
foe-world_serpent_spawn = World Serpent Spawn
    .about = A child of Jörmungand, and growing.
foe-kraken = Kraken
    .about = It comes up under the ship, before anybody has eaten.

## Where Glory comes from, and what destinies count

source-trolls = Trolls
source-draugr = Draugr
source-monsters = Monsters
source-krakens = Krakens
source-glory_rune = Glory rune
source-leader = Leader's gift
source-success = Success
source-destinies = Destinies
source-sets = Sets of colours
source-runes = Runes
source-longship = Longship
source-favor = Favor
source-coins = Coins
source-blame = Blame
metric-red_enemies = red enemies
metric-yellow_enemies = yellow enemies
metric-blue_enemies = blue enemies
metric-wood = wood
metric-warriors = warriors
metric-favor = Favor
metric-food = food
metric-coins = coins
metric-runes = runes
metric-monsters = Monsters
metric-draugr = Draugr
metric-trolls = Trolls

## What can be done

do-lead = Lead as { $leader }
do-place = { $place }
do-use = Use { $rune }
do-pass = No
do-done = Done
do-swap = Give { $give } for { $take }
do-take_rune = Take { $rune }
do-draw_rune = Draw one unseen
do-look = Look at { $site }
do-keep = Keep { $destiny }
do-put_back = Put { $destiny } under the deck
do-build = Build the { $ship }
do-donate = { $step ->
    [0] 1 coin for 1 Favor
    [1] 3 coins for 2 Favor
    [2] 6 coins for 3 Favor
   *[other] 10 coins for 4 Favor
}
do-sail = Sail to { $site }
do-enlist = Take the { $warrior }
do-retrain = Train a { $warrior } as { $into }
do-gain = Take { $good }
do-score = Show { $destiny }
do-send = Send { $cargo } to { $site }
do-ready = Ready
do-accept = Accept the roll
do-pick = Pick { $warrior }: { $face }
do-reroll = Roll again for 1 Favor
do-lose = Lose { $cargo }
do-drop_blame = Drop a Blame
do-accuse = Blame { $seat }
do-accuse_all = Blame everybody else

## What is asked

ask-leader = Who will you lead as?
ask-place = Where does your worker go?
    .more = One worker for each place, except hunting, begging and your own ship.
ask-after_placing = Use a rune before your turn ends?
ask-trade = What do you trade?
    .more = One for one, as often as you like.
ask-rune = Which rune do you take?
ask-look = Which journey do you look at?
ask-true_vision = Use True Vision to draw two more?
ask-keep = Which destiny do you keep?
    .more = The others go under the deck.
ask-bottom = Which one goes under the deck next?
ask-ship = Which longship do you build?
ask-church = How much do you donate?
ask-harbour = Which shore do you sail to?
ask-enlist = Which warrior joins you?
    .more = You cannot hold more than eight; the rest go to the supply.
ask-retrain = Who is trained as what?
ask-gifts = Which resource do you take?
ask-success = Which destiny do you show?
ask-assign = Whom do you send where?
    .more = Warriors and food on a longship count together; who stays at home can hunt.
ask-roll = Accept the roll?
    .more = One Favor rolls any dice you pick once more.
ask-heal = Use Healing against these losses?
ask-casualty = Who falls?
ask-starve = Who starves?
ask-journey_loss = What is lost on the way?
ask-journey_rune = Replace this journey?
ask-glory = Use the Glory rune now?
ask-forgive = Drop one of your Blame?
ask-accuse = Whom do you blame?
ask-free_runes = Use a rune before the round ends?

## What happened

event-leader_chosen = { $seat } will lead as { $leader }.
event-round_begins = Round { $round } begins with { $seat }.
event-troll_comes = A { $foe } comes to the village.
event-draugr_comes = A { $colour } { $foe } rises: { $site }.
event-monster_comes = A { $colour } { $foe } is sighted on { $site }.
event-merchant_comes = The Merchant Ship brings { $merchant }.
event-journeys_shuffled = The journeys are shuffled anew.
event-worker_placed = { $seat } sends a worker: { $place }.
event-warriors_join = { $count ->
    [one] { $seat } gains one { $warrior }.
   *[other] { $seat } gains { $count } warriors: { $warrior }.
}
event-warriors_turned_away = { $count ->
    [one] { $seat } has no room: a warrior is turned away.
   *[other] { $seat } has no room: { $count } warriors are turned away.
}
event-goods_gained = { $seat } gains { $count } { $good }.
event-goods_paid = { $seat } pays { $count } { $good }.
event-favor_gained = { $seat } gains { $count } Favor.
event-marker_taken = { $seat } takes the first-player marker.
event-marker_passed = { $seat } passes the first-player marker to { $other }.
event-traded = { $seat } trades { $give } for { $take }.
event-rune_taken = { $seat } takes the rune { $rune }.
event-rune_drawn = { $seat } draws the rune { $rune }.
event-rune_shown = The rune { $rune } lies open at the Runesmith.
event-rune_used = { $seat } uses the rune { $rune }.
event-journey_seen = { $seat } looks at { $site } in secret: { $journey }.
event-journey_peeked = { $seat } looks at the journey to { $site }.
event-destiny_dealt = { $seat } receives a secret destiny: { $destiny }.
event-destiny_seen = { $seat } draws { $destiny }.
event-destinies_drawn = { $count ->
    [one] { $seat } draws a destiny.
   *[other] { $seat } draws { $count } destinies.
}
event-destiny_kept = { $seat } keeps { $destiny }.
event-destiny_put_back = { $seat } puts { $destiny } under the deck.
event-destiny_taken = { $seat } keeps a destiny.
event-destiny_scored = { $seat } shows { $destiny } and scores { $glory } Glory.
event-ship_built = { $seat } builds a longship: { $ship }.
event-ship_sails = { $seat } moors at { $site }: { $ship }.
event-worker_hired = { $seat } hires a worker for { $coins } coins.
event-retrained = { $seat } trains a { $warrior } as { $into }.
event-begged = { $seat } begs: a food and a Blame.
event-sent = { $seat } sends { $cargo } to { $site }.
event-hunt_begins = { $warriors ->
    [0] { $seat } has nobody left to hunt.
    [one] { $seat } hunts with a warrior.
   *[other] { $seat } hunts with { $warriors } warriors.
}
event-hunted = { $seat } brings home { $food } food.
event-fight_begins = { $warriors ->
    [one] { $seat } fights: one warrior against the { $foe }.
   *[other] { $seat } fights: { $warriors } warriors against the { $foe }.
}
event-nobody_came = { $seat } sent nobody against the { $foe }.
event-rolled = { $seat } rolls { $hits } damage, { $shields } shields, { $blanks } blanks.
event-rerolled = { $dice ->
    [one] { $seat } spends a Favor and rolls a die again.
   *[other] { $seat } spends a Favor and rolls { $dice } dice again.
}
event-blanks_rerolled = { $dice ->
    [one] { $seat } rolls the blank again.
   *[other] { $seat } rolls { $dice } blanks again.
}
event-struck = { $left ->
    [0] { $seat } deals { $damage } damage: a lethal wound for the { $foe }.
   *[other] { $seat } deals { $damage } damage; the { $foe } has { $left } left.
}
event-enemy_strikes = The { $foe } strikes with { $attack }, shields stop { $shields }: { $losses } to lose.
event-losses_healed = { $seat } heals all losses of this round.
event-fell = { $seat } loses { $cargo }.
event-foe_slain = { $seat } slays the { $foe } for { $glory } Glory.
event-fight_lost = { $seat } is beaten by the { $foe }.
event-bounty_won = { $seat } takes a bounty of { $coins } coins.
event-glory_gained = { $seat } gains { $glory } Glory.
event-blame_dropped = { $seat } drops a Blame.
event-blamed = { $seat } puts a Blame on { $other }.
event-everybody_blamed = The { $foe } was not killed: everybody takes a Blame.
event-journey_revealed = { $seat } sails to { $site }: { $journey }.
event-lost_on_the_way = { $seat } loses on the way: { $cargo }.
event-fed = { $seat } feeds { $warriors } warriors with { $food } food.
event-starved = { $seat } sees a warrior starve: { $cargo }.
event-forbidden_fell = The { $foe } destroys { $count } before the fight: { $warrior }.
event-landing_failed = { $seat } has nobody left to land on { $site }.
event-bounty_grows = The bounty on the { $foe } at { $site } grows to { $coins }.
event-final_score = { $seat } ends with { $glory } Glory.

ending-eight_rounds = Eight rounds have been played

## Options

option-troll_blame_scope = Blame from the slayer of the Troll
    .about = Whom the slayer of the Troll may blame.
option-troll_blame_scope-one = one opponent
option-troll_blame_scope-all = all opponents
option-destiny_zero_qualifies = Destinies count at zero
    .about = If all have none of what a destiny counts, they are tied for the most.
option-shore_mirror = Near shores on the left
    .about = The first and second shore are near, the third and fourth far.

## What the view calls its parts

view-round = round
view-rounds = of
view-active = turn of
view-first = first player
view-order = order
view-places = places
view-stock = in the blue buildings
view-supply = dice in the supply
view-merchant = Merchant Ship
view-runes = runes
view-rune_deck = runes in the deck
view-destiny_deck = destinies in the deck
view-journeys = journeys
view-deck = in the deck
view-discard = discarded
view-enemies = enemies in the decks
view-trolls = Trolls
view-draugr = Draugr
view-monsters = Monsters
view-krakens = Krakens
view-ships = longships for sale
view-huts = Worker Huts
view-used = used
view-price = price
view-church = Stave Church
view-coins = coins
view-favor = Favor
view-blame = Blame
view-glory = Glory
view-sites = places of battle
view-leaders = leaders
view-leader = leader
view-roll = roll
view-thrown = dice thrown last
view-pending = now
view-id = name
view-taken = taken
view-hunters = hunters
view-out = at sea
view-cost = costs
view-gain = gives
view-capacity = room
view-foe = foe
view-enemy = enemy
view-colour = colour
view-attack = attack
view-defence = defence
view-forbids = forbids
view-seat = seat
view-force = force
view-odds = odds
view-odds_with = odds with one more
view-win = win
view-losses = losses
view-ship = longship
view-bounty = bounty
view-fed_by_one = fed by 1 food
view-journey = journey
view-there = there
view-open = open
view-seen_by = seen by
view-earned = earned
view-workers = workers
view-left = left
view-owned = owned
view-extra = hired
view-warriors = warriors
view-limit = at most
view-goods = goods
view-destinies = destinies
view-count = count
view-shown = shown
view-cards = cards
view-alone = alone
view-tied = tied
view-now = now
view-slain = slain
view-standings = standings
view-hunting = hunting
view-site = at
view-damage = damage before
view-hits = this roll
view-reaction = Reaction
view-dice = dice
view-warrior = warrior
view-face = face
view-picked = picked
view-drawn = drawn
view-offer = offered
view-red_enemies = red enemies
view-yellow_enemies = yellow enemies
view-blue_enemies = blue enemies
view-glory_rune = Glory rune
view-sets = sets
view-success = Success
view-longship = longship
view-coin = coins

## The lesson

lesson-goal = Two Viking leaders, eight rounds. Workers fetch warriors and goods and reserve fights, then dice decide. Whoever has most Glory after the eighth round wins.
lesson-leaders = Leaders first. The first player is you, so you choose last: your rival begins.
lesson-lead = Svanhildr is easy to play: each hit of her swordsmen does 1 more damage. Choose her.
lesson-workers = You have four workers, one swordsman, a food, a wood, a coin, a Favor, and a secret destiny that scores at the end. One worker at a time, in turn; most places hold only one.
lesson-hafter = Fights need warriors. The Hafter has a spearman waiting; spearmen bring shields. Place a worker there.
lesson-rival = Gylfir takes the swordsman. What a worker has taken is gone for this round.
lesson-draugr = An enemy must be reserved before it is fought. The left Draugr, a Wanderer, has attack 1 and defence 3 and is worth 3 Glory and 2 coins. Make it yours.
lesson-blacksmith = Another warrior: the Blacksmith's axeman hits hardest.
lesson-troll = Gylfir goes for the Troll. If nobody kills it, everybody takes a Blame, and many Blames cost a lot of Glory.
lesson-merchant = Your last worker: for one coin the Merchant Ship brings a swordsman and an axeman today. They will be useful in the next round.
lesson-send = All workers stand. Now send warriors where you have reserved a fight. First a swordsman to the Draugr, then the spearman and an axeman.
lesson-ready = Three should do. The rest stay at home, safe.
lesson-gylfir = Gylfir sends all he has against the Troll, so nobody is left to hunt with. Watch how a fight goes: roll, damage, the enemy strikes, and again while anybody stands.
lesson-rolled = Gylfir has slain the Troll, and lost both men. Now yours: the swordsman's hit counts 2, the spearman shows a shield, the axeman a blank. You need 3.
lesson-blank = A Favor lets you roll any dice again. Pick the blank axeman.
lesson-reroll = And roll it again for the Favor. Without it the fight would simply have gone into another round.
lesson-slain = A hit: 3 damage, and the Draugr falls. Its one attack met your shield, so all come home. 3 Glory and 2 coins; a red, a yellow and a blue enemy together bring 5 more at the end.
lesson-sea = Monsters across the sea pay most, and each round they survive adds a coin. Sailing takes a longship, warriors, and food for them; what waits on the way lies face down.
lesson-ending = At the end count your destinies, runes, ship, sets, Favor and coins, minus Blame. Round two begins, and you are first again.
