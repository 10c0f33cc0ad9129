game = Champions of Midgard
    .tagline = Viking leaders win glory with workers and dice
    .length = 90 min
    .difficulty = medium

## Leaders

leader-asmundr = Asmundr the Pious
    .gift = Asmundr's gift
    .short = Asmundr
    .about = Each Favor he spends on a reroll scores {{ leaders.asmundr_glory }} Glory at once.
leader-dagrun = Dagrun the Destined
    .gift = Dagrun's gift
    .short = Dagrun
    .about = Draws {{ leaders.dagrun_draw | one more destiny | # more destinies }} at the Sage's Hut and keeps one of those drawn.
leader-gylfir = Gylfir the Seaworthy
    .gift = Gylfir's gift
    .short = Gylfir
    .about = Pays no coin at the Merchant Ship.
leader-svanhildr = Svanhildr the Swordmaiden
    .gift = Svanhildr's gift
    .short = Svanhildr
    .about = Every hit or double hit of her swordsmen does {{ leaders.svanhildr_damage }} more damage, in combat and in the hunt.
leader-ullr = Ullr the Berserker
    .gift = Ullr's gift
    .short = Ullr
    .about = Scores {{ leaders.ullr_glory }} Glory in every round of combat in which one of his dice shows a double hit, win or lose.

## Places

place-swordsmith = Swordsmith
    .to = to the Swordsmith
    .about = Take all swordsmen that lie here. {{ table.restock | One more comes | # more come }} each round.
place-hafter = Hafter
    .to = to the Hafter
    .about = Take all spearmen that lie here. {{ table.restock | One more comes | # more come }} each round.
place-blacksmith = Blacksmith
    .to = to the Blacksmith
    .about = Take all axemen that lie here. {{ table.restock | One more comes | # more come }} each round.
place-smokehouse = Smokehouse
    .to = to the Smokehouse
    .about = Take all food that lies here. {{ table.restock | One more comes | # more come }} each round.
place-longhouse = Longhouse
    .to = to the Longhouse
    .about = Take {{ table.longhouse_swordsmen | a swordsman | # swordsmen }} and the first-player marker. If you have the marker already, you must pass it to your left.
place-market = Market
    .to = to the Market
    .about = Swap food, wood and coins one for one, as often as you like.
place-merchant_ship = Merchant Ship
    .to = to the Merchant Ship
    .about = Pay {{ table.merchant_fee | # coin | # coins }} and take the goods of this round's card.
place-runesmith = Runesmith
    .to = to the Runesmith
    .about = Pay {{ table.rune_wood }} wood and take a rune: one of the {{ table.runes_shown }} face up, or the top of the deck unseen.
place-sages_hut = Sage's Hut
    .to = to the Sage's Hut
    .about = Look at one face-down journey in secret, then draw a destiny and keep it secret.
place-shipwright = Shipwright
    .to = to the Shipwright
    .about = Build a private longship for wood and coins. You may place a worker aboard from this round on. One for each leader.
place-stave_church = Stave Church
    .to = to the Stave Church
    .about = Pay {{ table.church.1.coins }}, {{ table.church.2.coins }}, {{ table.church.3.coins }} or {{ table.church.4.coins }} coins for {{ table.church.1.favor }}, {{ table.church.2.favor }}, {{ table.church.3.favor }} or {{ table.church.4.favor }} Favor.
place-worker_huts = Worker Huts
    .to = to the Worker Huts
    .about = Hire one more worker: {{ table.worker_prices.1 | # coin | # coins }} for the first buyer of the game, then {{ table.worker_prices.2 }}, {{ table.worker_prices.3 }} and {{ table.worker_prices.4 }}. The worker is yours from this round on. Once for each leader.
place-shield_hall = Shield Hall
    .to = to the Shield Hall
    .about = Military stall. Pay {{ .pay_coins | # coin | # coins }}, take {{ .swordsman | a swordsman | # swordsmen }}.
place-spear_ring = Spear Ring
    .to = to the Spear Ring
    .about = Military stall. Pay {{ .pay_food }} food, take {{ .spearman | a spearman | # spearmen }} and {{ .swordsman | a swordsman | # swordsmen }}.
place-axe_yard = Axe Yard
    .to = to the Axe Yard
    .about = Military stall. Pay {{ .pay_coins | # coin | # coins }}, take {{ .axeman | an axeman | # axemen }} and {{ .swordsman | a swordsman | # swordsmen }}.
place-drill_yard = Drill Yard
    .to = to the Drill Yard
    .about = Military stall. {{ stalls.swaps | Once | Up to # times }}, return a warrior and take one of another type.
place-woodcutter = Woodcutter
    .to = to the Woodcutter
    .about = Economic stall. Take {{ .wood }} wood.
place-fishmonger = Fishmonger
    .to = to the Fishmonger
    .about = Economic stall. Take {{ .food }} food.
place-peddler = Peddler
    .to = to the Peddler
    .about = Economic stall. Take {{ .food }} food, {{ .wood }} wood and {{ .coins | # coin | # coins }}.
place-skald = Skald
    .to = to the Skald
    .about = Economic stall. Pay {{ .pay_food }} food, gain {{ .favor }} Favor.
place-hunting_grounds = Hunting Grounds
    .to = to the Hunting Grounds
    .about = Warriors you leave at home hunt before the fights: one food for each hit, {{ table.hunting_cap }} at most.
place-troll = Troll
    .to = to face the Troll
    .about = Reserve the fight with this round's Troll. If nobody kills it, everybody takes {{ table.troll_blame | a Blame | # Blame }}.
place-draugr_left = Draugr on the left
    .to = to face the Draugr on the left
    .about = Reserve the fight with this Draugr.
place-draugr_right = Draugr on the right
    .to = to face the Draugr on the right
    .about = Reserve the fight with this Draugr.
place-small_longship = Small longship
    .to = aboard the small longship
    .about = Sail to a shore with room for {{ ships.small.capacity }}, warriors and food together.
place-large_longship = Large longship
    .to = aboard the large longship
    .about = Pay {{ ships.large.coins | # coin | # coins }} and sail to a shore with room for {{ ships.large.capacity }}, warriors and food together.
place-own_longship = Your own longship
    .to = aboard a private longship
    .about = Sail to a shore in the ship you built, without a fee. It has its own room.
place-beg = Beg
    .to = to beg
    .about = Always possible: take {{ table.beg_food }} food and {{ table.beg_blame }} Blame.

site-troll = the Troll
    .at = in the village
    .to = against the Troll
    .about = Fought first of all enemies.
site-draugr_left = the left Draugr
    .at = on the left
    .to = against the Draugr on the left
    .about = Fought after the Troll.
site-draugr_right = the right Draugr
    .at = on the right
    .to = against the Draugr on the right
    .about = Fought after the left one.
site-shore_1 = the first shore
    .at = on the first shore
    .to = to the first shore
    .about = Far: one food feeds {{ .warriors_per_food | a warrior | # warriors }}. Used by {{ .min_players }} players or more.
site-shore_2 = the second shore
    .at = on the second shore
    .to = to the second shore
    .about = Far: one food feeds {{ .warriors_per_food | a warrior | # warriors }}.
site-shore_3 = the third shore
    .at = on the third shore
    .to = to the third shore
    .about = Near: one food feeds {{ .warriors_per_food | a warrior | # warriors }}.
site-shore_4 = the fourth shore
    .at = on the fourth shore
    .to = to the fourth shore
    .about = Near: one food feeds {{ .warriors_per_food | a warrior | # warriors }}.

## Warriors and goods

warrior-swordsman = swordsman
    .one = a swordsman
    .many = swordsmen
    .about = White die: { face-{{ dice.faces.swordsman.1 }} }, { face-{{ dice.faces.swordsman.2 }} }, { face-{{ dice.faces.swordsman.3 }} }, { face-{{ dice.faces.swordsman.4 }} }, { face-{{ dice.faces.swordsman.5 }} }, { face-{{ dice.faces.swordsman.6 }} }.
warrior-spearman = spearman
    .one = a spearman
    .many = spearmen
    .about = Red die: { face-{{ dice.faces.spearman.1 }} }, { face-{{ dice.faces.spearman.2 }} }, { face-{{ dice.faces.spearman.3 }} }, { face-{{ dice.faces.spearman.4 }} }, { face-{{ dice.faces.spearman.5 }} }, { face-{{ dice.faces.spearman.6 }} }.
warrior-axeman = axeman
    .one = an axeman
    .many = axemen
    .about = Black die: { face-{{ dice.faces.axeman.1 }} }, { face-{{ dice.faces.axeman.2 }} }, { face-{{ dice.faces.axeman.3 }} }, { face-{{ dice.faces.axeman.4 }} }, { face-{{ dice.faces.axeman.5 }} }, { face-{{ dice.faces.axeman.6 }} }.
cargo-swordsman = swordsman
    .one = a swordsman
cargo-spearman = spearman
    .one = a spearman
cargo-axeman = axeman
    .one = an axeman
cargo-food = food
    .one = one food
good-food = food
    .one = one food
    .many = food
    .about = Feeds warriors at sea.
good-wood = wood
    .one = one wood
    .many = wood
    .about = Buys runes and longships.
good-coin = coin
    .one = one coin
    .many = coins
    .about = {{ scoring.coins_per_glory | Each is | # of them are }} one Glory at the end.
face-blank = blank
face-hit = hit
face-double_hit = double hit
face-shield = shield
colour-red = red
colour-yellow = yellow
colour-blue = blue

ship-small = small longship
    .the = the small longship
    .about = Public, holds {{ .capacity }}.
ship-large = large longship
    .the = the large longship
    .about = Public, holds {{ .capacity }}, costs {{ .coins | # coin | # coins }} to use.
ship-karve = Karve
    .the = the Karve
    .about = {{ .wood }} wood and {{ .coins | # coin | # coins }}; holds {{ .capacity }}; {{ .glory }} Glory.
ship-snekkja = Snekkja
    .the = the Snekkja
    .about = {{ .wood }} wood and {{ .coins | # coin | # coins }}; holds {{ .capacity }}; {{ .glory }} Glory. For {{ .min_players }} players or more.
ship-skeid = Skeid
    .the = the Skeid
    .about = {{ .wood }} wood and {{ .coins | # coin | # coins }}; holds {{ .capacity }}; {{ .glory }} Glory.
ship-drakkar = Drakkar
    .the = the Drakkar
    .about = {{ .wood }} wood and {{ .coins | # coin | # coins }}; holds {{ .capacity }}; {{ .glory }} Glory. For {{ .min_players }} players.

merchant-grain = grain
    .about = {{ .food }} food.
merchant-timber = timber
    .about = {{ .wood }} wood.
merchant-mixed = mixed goods
    .about = {{ .food }} food and {{ .wood }} wood.
merchant-planks = planks
    .about = {{ .wood }} wood and {{ .food }} food.
merchant-swords = swords for hire
    .about = {{ .swordsman | A swordsman | # swordsmen }} and {{ .food }} food.
merchant-spears = spears for hire
    .about = {{ .spearman | A spearman | # spearmen }}.
merchant-axes = axes for hire
    .about = {{ .axeman | An axeman | # axemen }} and {{ .swordsman | a swordsman | # swordsmen }}.
merchant-crew = a ship's crew
    .about = {{ .spearman | A spearman | # spearmen }}, {{ .swordsman | a swordsman | # swordsmen }} and {{ .food }} food.

## Runes, destinies, journeys

rune-gifts = Gifts
    .about = Use it freely: gain {{ runes.gifts | one resource | # resources }}, any mix of food, wood and coins. {{ .glory }} Glory at the end.
rune-glory = Glory
    .about = Use it when you defeat a Troll, Draugr or Monster: {{ runes.glory_percent }}% more Glory for it, rounded down. {{ .glory }} Glory at the end.
rune-healing = Healing
    .about = Use it before taking losses: none fall in this round of combat. {{ .glory }} Glory at the end.
rune-journey = Journey
    .about = Use it when your journey is revealed: the next card of the deck counts instead, even if it is worse. {{ .glory }} Glory at the end.
rune-knowledge = Knowledge
    .about = Use it freely: look at every face-down journey on the board. {{ .glory }} Glory at the end.
rune-potential = Potential
    .about = Use it after your roll: every blank is rolled again. {{ .glory }} Glory at the end.
rune-reaction = Reaction
    .about = Use it after your roll: every shield also does {{ runes.reaction_damage }} damage. {{ .glory }} Glory at the end.
rune-success = Success
    .about = Use it freely: show one of your destinies and score it now. It scores again at the end. {{ .glory }} Glory at the end.
rune-true_vision = True Vision
    .about = Use it at the Sage's Hut: draw {{ runes.true_vision_draw | one more destiny | # more destinies }}, still keep one. {{ .glory }} Glory at the end.
rune-wealth = Wealth
    .about = Use it freely: double your coins, gaining {{ runes.wealth_most }} at most. {{ .glory }} Glory at the end.

destiny-crusher_of_ice = Crusher of Ice
    .counts = blue enemies
    .about = Most blue Draugr and Monsters: {{ .alone }} Glory alone, {{ .tied }} if tied.
destiny-earth_smasher = Earth Smasher
    .counts = yellow enemies
    .about = Most yellow Draugr and Monsters: {{ .alone }} Glory alone, {{ .tied }} if tied.
destiny-master_of_flames = Master of Flames
    .counts = red enemies
    .about = Most red Draugr and Monsters: {{ .alone }} Glory alone, {{ .tied }} if tied.
destiny-craftsman = Craftsman
    .counts = wood
    .about = Most wood: {{ .alone }} Glory alone, {{ .tied }} if tied.
destiny-leader_of_armies = Leader of Armies
    .counts = warriors
    .about = Most warriors: {{ .alone }} Glory alone, {{ .tied }} if tied.
destiny-odins_favored = Odin's Favored
    .counts = Favor
    .about = Most Favor: {{ .alone }} Glory alone, {{ .tied }} if tied.
destiny-prepared = Prepared
    .counts = food
    .about = Most food: {{ .alone }} Glory alone, {{ .tied }} if tied.
destiny-prosperous = Prosperous
    .counts = coins
    .about = Most coins: {{ .alone }} Glory alone, {{ .tied }} if tied.
destiny-runemaster = Runemaster
    .counts = runes
    .about = Most runes, used or not: {{ .alone }} Glory alone, {{ .tied }} if tied.
destiny-monster_hunter = Monster Hunter
    .counts = Monsters
    .about = Most Monsters: {{ .alone }} Glory alone, {{ .tied }} if tied.
destiny-slayer_of_the_undead = Slayer of the Undead
    .counts = Draugr
    .about = Most Draugr: {{ .alone }} Glory alone, {{ .tied }} if tied.
destiny-troll_slayer = Troll Slayer
    .counts = Trolls
    .about = Most Trolls: {{ .alone }} Glory alone, {{ .tied }} if tied.

journey-all_quiet = All Quiet
    .about = Nothing happens.
journey-kraken = Kraken
    .about = Fight the Kraken before your warriors are fed: attack {{ .attack }}, defence {{ .defence }}, {{ enemies.kraken.glory }} Glory.
journey-lost = Lost
    .about = Lose {{ .lose | one item | # items }} of your choice, food or warriors.
journey-no_wind = No Wind
    .about = Lose {{ .lose }} food.
journey-storm = Storm
    .about = Lose {{ .lose | one food or one warrior | # food or warriors }}.
journey-whirlpool = Whirlpool
    .about = Lose {{ .lose | one warrior | # warriors }}.

## Enemies

foe-young_troll = Young Troll
    .a = a Young Troll
    .the = the Young Troll
    .about = Small for a troll, and hungry already.
foe-forest_troll = Forest Troll
    .a = a Forest Troll
    .the = the Forest Troll
    .about = Mossy and slow, it wanders in from the woods.
foe-cave_troll = Cave Troll
    .a = a Cave Troll
    .the = the Cave Troll
    .about = Hits hard, but sunlight has made it brittle.
foe-hill_troll = Hill Troll
    .a = a Hill Troll
    .the = the Hill Troll
    .about = Its hide turns swords: send no swordsmen.
foe-bridge_troll = Bridge Troll
    .a = a Bridge Troll
    .the = the Bridge Troll
    .about = Too close quarters for axes: send no axemen.
foe-river_troll = River Troll
    .a = a River Troll
    .the = the River Troll
    .about = Tough as a wet log and as hard to stop.
foe-mountain_troll = Mountain Troll
    .a = a Mountain Troll
    .the = the Mountain Troll
    .about = It snaps spears like straw: send no spearmen.
foe-war_troll = War Troll
    .a = a War Troll
    .the = the War Troll
    .about = Armed, angry and used to winning.
foe-draugr_thrall = Draugr Thrall
    .a = a Draugr Thrall
    .the = the Draugr Thrall
    .about = A servant in life, a servant in death: the weakest of the Draugr.
foe-draugr_wanderer = Draugr Wanderer
    .a = a Draugr Wanderer
    .the = the Draugr Wanderer
    .about = It has forgotten where its grave is.
foe-barrow_guard = Barrow Guard
    .a = a Barrow Guard
    .the = the Barrow Guard
    .about = It guards a grave too low for axes: send no axemen.
foe-drowned_draugr = Drowned Draugr
    .a = a Drowned Draugr
    .the = the Drowned Draugr
    .about = Swords slip on its swollen flesh: send no swordsmen.
foe-draugr_raider = Draugr Raider
    .a = a Draugr Raider
    .the = the Draugr Raider
    .about = It still goes out to plunder.
foe-draugr_captain = Draugr Captain
    .a = a Draugr Captain
    .the = the Draugr Captain
    .about = It wades through spears: send no spearmen.
foe-draugr_lord = Draugr Lord
    .a = a Draugr Lord
    .the = the Draugr Lord
    .about = A king under the hill, rich and cruel.
foe-nokk = Nokk
    .a = a Nokk
    .the = the Nokk
    .about = It sings at the water's edge and pulls men under.
foe-valravn = Valravn
    .a = a Valravn
    .the = the Valravn
    .about = A raven that has eaten a king's heart.
foe-lyndwurm = Lyndwurm
    .a = a Lyndwurm
    .the = the Lyndwurm
    .about = Two legs and endless coils, and no spear keeps them off: send no spearmen.
foe-huldra = Huldra
    .a = a Huldra
    .the = the Huldra
    .about = Fair from the front, hollow from behind; no sword is raised against her: send no swordsmen.
foe-fenris_cub = Fenris Cub
    .a = a Fenris Cub
    .the = the Fenris Cub
    .about = Not chained yet.
foe-hel_hound = Hel Hound
    .a = a Hel Hound
    .the = the Hel Hound
    .about = It guards the road that nobody comes back on.
foe-sea_serpent = Sea Serpent
    .a = a Sea Serpent
    .the = the Sea Serpent
    .about = It takes ships for toys.
foe-giant = Giant
    .a = a Giant
    .the = the Giant
    .about = Axes only tickle him: send no axemen.
foe-jotun = Jotun
    .a = a Jotun
    .the = the Jotun
    .about = Older than the gods, and thicker of skin.
foe-wyrm = Wyrm
    .a = a Wyrm
    .the = the Wyrm
    .about = Fire, poison and patience.
foe-dragon = Dragon
    .a = a Dragon
    .the = the Dragon
    .about = Swords melt before they reach it: send no swordsmen.
foe-world_serpent_spawn = World Serpent Spawn
    .a = a World Serpent Spawn
    .the = the World Serpent Spawn
    .about = A child of Jörmungand, and growing.
foe-kraken = Kraken
    .a = a Kraken
    .the = the Kraken
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
do-pass = Do without
    .true_vision = Do not use True Vision
    .after_placing = Use no rune now
    .journey_rune = Keep this journey
    .heal = Do not use Healing
    .glory = Do not use Glory
    .forgive = Drop no Blame
    .accuse = Blame nobody
    .free_runes = Use no rune now
do-done = Done
do-swap = Give { $give_one } for { $take_one }
do-take_rune = Take { $rune }
do-draw_rune = Draw one unseen
do-look = Look at the journey to { $site }
do-keep = Keep { $destiny }
do-put_back = Put { $destiny } under the deck
do-build = Build { $ship_the }
do-donate = { $step ->
    [0] {{ table.church.1.coins | # coin | # coins }} for {{ table.church.1.favor }} Favor
    [1] {{ table.church.2.coins | # coin | # coins }} for {{ table.church.2.favor }} Favor
    [2] {{ table.church.3.coins | # coin | # coins }} for {{ table.church.3.favor }} Favor
   *[other] {{ table.church.4.coins | # coin | # coins }} for {{ table.church.4.favor }} Favor
}
do-sail = Sail to { $site }
do-enlist = Take { $warrior_one }
do-retrain = Swap { $warrior_one } for { $into_one }
do-gain = Take { $good_one }
do-score = Show { $destiny }
do-send = Send { $cargo_one } { $site_to }
do-ready = Ready
do-accept = Accept the roll
do-pick = Pick { $warrior }: { $face }
do-reroll = Roll again for one Favor
do-lose = Lose { $cargo_one }
do-drop_blame = Drop a Blame
do-accuse = Blame { $other }
do-accuse_all = Blame everybody else

## What is asked

ask-leader = Which leader will { $seat } be?
    .more = Each leader has a gift that lasts the whole game; the first player chooses last.
    .you = Which leader will you be?
ask-place = Where does { $seat } send a worker?
    .more = { $workers ->
        [one] The last worker of this round.
       *[other] { $workers } workers are still to be placed in this round.
    } One worker for each place, except for hunting, begging and a ship of one's own. What happens there happens at once; fights come when all workers are placed.
    .you = Where do you send a worker?
ask-after_placing = Does { $seat } use a rune now?
    .more = Then this turn ends. Runes work once and still count at the end.
    .you = Do you use a rune now?
ask-trade = What does { $seat } trade at the Market?
    .more = One for one, as often as you like; nothing you took may be given away again.
    .you = What do you trade at the Market?
ask-rune = Which rune does { $seat } take?
    .more = The wood is paid. A rune works once and brings its Glory at the end, used or not.
    .you = Which rune do you take?
ask-look = Which journey does { $seat } look at in secret?
    .more = The card stays where it is; then you draw a destiny.
    .you = Which journey do you look at in secret?
ask-true_vision = Does { $seat } use True Vision now?
    .more = It draws {{ runes.true_vision_draw | one more destiny | # more destinies }}; still only one is kept.
    .you = Do you use True Vision now?
ask-keep = Which destiny does { $seat } keep?
    .more = It stays secret and scores at the end; the others go under the deck.
    .you = Which destiny do you keep?
ask-bottom = Which destiny does { $seat } put back?
    .more = They go under the deck; the first one put back will be drawn first.
    .you = Which destiny do you put back?
ask-ship = Which longship does { $seat } build?
    .more = It is yours for good: no fee, its own room for the crew, and Glory at the end.
    .you = Which longship do you build?
ask-church = How much does { $seat } give the church?
    .more = Each Favor lets you roll dice again, or brings {{ scoring.favor }} Glory at the end.
    .you = How much do you give the church?
ask-harbour = Which shore does { $seat } sail to?
    .more = There is room for { $room }, warriors and food together. They go aboard when all workers are placed; then the journey is revealed.
    .you = Which shore do you sail to?
ask-enlist = Which warrior joins { $seat }?
    .more = There is room for { $room } more: a leader cannot hold more than {{ table.warband }}. The rest go to the supply.
    .you = Which warrior joins you?
ask-retrain = Which warrior does { $seat } swap, and for which?
    .more = The warrior goes back to the supply, and you take one of another type.
    .you = Which warrior do you swap, and for which?
ask-gifts = Which resource does { $seat } take?
    .more = The rune Gifts gives {{ runes.gifts }} in all, in any mix; { $left } to go.
    .you = Which resource do you take?
ask-success = Which destiny does { $seat } score now?
    .more = It is shown, scores as things stand now, and again at the end.
    .you = Which destiny do you score now?
ask-assign = Whom does { $seat } send where?
    .more = Warriors and food on a longship count together; those who stay at home hunt, if you have a worker at the Hunting Grounds. Then the fights begin.
    .you = Whom do you send where?
ask-roll = { $hunting ->
        [1] Does { $seat } accept this roll?
       *[other] Does { $seat } accept this roll against { $foe_the }?
    }
    .more = { $hunting ->
        [1] It is worth { $hits } food, {{ table.hunting_cap }} at most. One Favor rolls any dice you pick once more.
       *[other] { $hits } damage of the { $left } it takes to kill; attack { $attack } against { $shields ->
            [one] { $shields } shield
           *[other] { $shields } shields
        }. One Favor rolls any dice you pick once more.
    }
    .you = { $hunting ->
            [1] Do you accept this roll?
           *[other] Do you accept this roll against { $foe_the }?
        }
ask-heal = Does { $seat } use Healing now?
    .more = { $losses ->
        [one] One warrior would fall
       *[other] { $losses } warriors would fall
    } to { $foe_the }. The rune works for this round of combat only.
    .you = Do you use Healing now?
ask-casualty = Which warrior of { $seat } falls?
    .more = { $foe_the } takes { $losses ->
        [one] one more
       *[other] { $losses } more
    }: one for each point of attack that no shield stopped. The dice go back to the supply.
    .you = Which of your warriors falls?
ask-starve = Which warrior of { $seat } starves?
    .more = There was not enough food aboard: { $losses ->
        [one] one warrior must still starve
       *[other] { $losses } warriors must still starve
    }.
    .you = Which of your warriors starves?
ask-journey_loss = What does { $seat } lose on the way?
    .more = { $journey } takes { $losses ->
        [one] one more
       *[other] { $losses } more
    }, before anybody is fed.
    .you = What do you lose on the way?
ask-journey_rune = Does { $seat } replace the journey { $journey }?
    .more = { $journey_about } The rune Journey turns up the next card of the deck; that one counts, even if it is worse.
    .you = Do you replace the journey { $journey }?
ask-glory = Does { $seat } use the rune Glory?
    .more = It brings {{ runes.glory_percent }}% more Glory for { $foe_the }, rounded down; the rune works once.
    .you = Do you use the rune Glory?
ask-forgive = Does { $seat } drop a Blame?
    .more = Whoever kills the Troll may; you have { $blame } Blame. Blame costs Glory at the end, each one more than the last.
    .you = Do you drop a Blame?
ask-accuse = Whom does { $seat } blame?
    .more = Whoever kills the Troll may give an opponent a Blame.
    .you = Whom do you blame?
ask-free_runes = Does { $seat } use a rune now?
    .more = Then the round ends. Runes work once and still count at the end.
    .you = Do you use a rune now?

## What happened

event-leader_chosen = { $seat } will lead as { $leader }.
    .you = You will lead as { $leader }.
event-round_begins = Round { $round } begins; { $seat } goes first.
    .you = Round { $round } begins; you go first.
event-troll_comes = { $foe_a } comes to the village.
event-draugr_comes = { $foe_a } rises { $site_at } ({ $colour }).
event-monster_comes = { $foe_a } is sighted { $site_at } ({ $colour }).
event-merchant_comes = The Merchant Ship brings { $merchant }.
event-restocked = In the smithies now: { $swordsmen ->
    [one] { $swordsmen } swordsman
   *[other] { $swordsmen } swordsmen
}, { $spearmen ->
    [one] { $spearmen } spearman
   *[other] { $spearmen } spearmen
} and { $axemen ->
    [one] { $axemen } axeman
   *[other] { $axemen } axemen
}; in the Smokehouse { $food } food.
event-dice_short = { $count ->
    [one] The supply is short of a { $warrior }: one fewer comes.
   *[other] The supply is short of { $warrior_many }: { $count } fewer come.
}
event-journeys_shuffled = The discarded journeys are shuffled into a new deck.
event-worker_placed = { $seat } sends a worker { $place_to }.
    .you = You send a worker { $place_to }.
event-warriors_join = { $count ->
    [one] { $seat } gains { $warrior_one } ({ $total } of {{ table.warband }} warriors now).
   *[other] { $seat } gains { $count } { $warrior_many } ({ $total } of {{ table.warband }} warriors now).
}
    .you = { $count ->
        [one] You gain { $warrior_one } ({ $total } of {{ table.warband }} warriors now).
       *[other] You gain { $count } { $warrior_many } ({ $total } of {{ table.warband }} warriors now).
    }
event-warriors_turned_away = { $count ->
    [one] { $seat } has no room for more than {{ table.warband }} warriors: one goes back to the supply.
   *[other] { $seat } has no room for more than {{ table.warband }} warriors: { $count } go back to the supply.
}
    .you = { $count ->
        [one] You have no room for more than {{ table.warband }} warriors: one goes back to the supply.
       *[other] You have no room for more than {{ table.warband }} warriors: { $count } go back to the supply.
    }
event-goods_gained = { $count ->
    [one] { $seat } gains { $good_one } ({ $total } in all).
   *[other] { $seat } gains { $count } { $good_many } ({ $total } in all).
}
    .you = { $count ->
        [one] You gain { $good_one } ({ $total } in all).
       *[other] You gain { $count } { $good_many } ({ $total } in all).
    }
event-goods_paid = { $count ->
    [one] { $seat } pays { $good_one } ({ $left } left).
   *[other] { $seat } pays { $count } { $good_many } ({ $left } left).
}
    .you = { $count ->
        [one] You pay { $good_one } ({ $left } left).
       *[other] You pay { $count } { $good_many } ({ $left } left).
    }
event-fee_spared = { $seat } pays nothing at the Merchant Ship, thanks to { $leader_gift }.
    .you = You pay nothing at the Merchant Ship, thanks to { $leader_gift }.
event-favor_gained = { $seat } gains { $count } Favor ({ $total } in all).
    .you = You gain { $count } Favor ({ $total } in all).
event-marker_taken = { $seat } takes the first-player marker.
    .you = You take the first-player marker.
event-marker_passed = { $seat } passes the first-player marker to { $other }.
    .you = You pass the first-player marker to { $other }.
    .you_other = { $seat } passes the first-player marker to you.
event-traded = { $seat } gives { $give_one } for { $take_one }.
    .you = You give { $give_one } for { $take_one }.
event-goods_held = { $seat } leaves the Market with { $food } food, { $wood } wood and { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
    .you = You leave the Market with { $food } food, { $wood } wood and { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
event-rune_taken = { $seat } takes the rune { $rune }.
    .you = You take the rune { $rune }.
event-rune_drawn = { $seat } draws the rune { $rune }.
    .you = You draw the rune { $rune }.
event-rune_shown = The rune { $rune } lies face up at the Runesmith.
event-rune_used = { $seat } uses the rune { $rune }.
    .you = You use the rune { $rune }.
event-rune_wasted = The rune { $rune } has no effect: { $seat } has no coins.
    .you = The rune { $rune } has no effect: you have no coins.
event-journey_seen = { $seat } looks at the journey to { $site } in secret: { $journey }.
    .you = You look at the journey to { $site } in secret: { $journey }.
event-journey_peeked = { $seat } looks at the journey to { $site } in secret.
    .you = You look at the journey to { $site } in secret.
event-destiny_dealt = { $seat } receives a secret destiny: { $destiny }.
    .you = You receive a secret destiny: { $destiny }.
event-destiny_seen = { $seat } draws { $destiny }.
    .you = You draw { $destiny }.
event-destinies_drawn = { $count ->
    [one] { $seat } draws a destiny.
   *[other] { $seat } draws { $count } destinies to choose from.
}
    .you = { $count ->
        [one] You draw a destiny.
       *[other] You draw { $count } destinies to choose from.
    }
event-destiny_kept = { $seat } keeps { $destiny }.
    .you = You keep { $destiny }.
event-destiny_put_back = { $seat } puts { $destiny } under the deck.
    .you = You put { $destiny } under the deck.
event-destiny_taken = { $seat } has a new secret destiny.
    .you = You have a new secret destiny.
event-destiny_shown = { $amount ->
    [0] { $seat } shows { $destiny } (most { $destiny_counts }) and has none; { $most ->
        [0] nor has anybody else
       *[other] the best of the others has { $most }
    }.
   *[other] { $seat } shows { $destiny } (most { $destiny_counts }): { $amount }, against { $most } for the best of the others.
}
    .you = { $amount ->
        [0] You show { $destiny } (most { $destiny_counts }) and have none; { $most ->
            [0] nor has anybody else
           *[other] the best of the others has { $most }
        }.
       *[other] You show { $destiny } (most { $destiny_counts }): { $amount }, against { $most } for the best of the others.
    }
event-destiny_scored = { $destiny } brings { $seat } { $glory } Glory ({ $total } in all).
    .you = { $destiny } brings you { $glory } Glory ({ $total } in all).
event-destiny_missed = { $destiny } brings { $seat } nothing.
    .you = { $destiny } brings you nothing.
event-ship_built = { $seat } builds { $ship_the }.
    .you = You build { $ship_the }.
event-ship_sails = { $seat } moors { $ship_the } in the harbour facing { $site }.
    .you = You moor { $ship_the } in the harbour facing { $site }.
event-worker_hired = { $seat } hires a worker and has { $workers } workers from now on.
    .you = You hire a worker and have { $workers } workers from now on.
event-retrained = { $seat } swaps { $warrior_one } for { $into_one }.
    .you = You swap { $warrior_one } for { $into_one }.
event-begged = { $seat } begs, and the village talks: { $blame } Blame now.
    .you = You beg, and the village talks: { $blame } Blame now.
event-sent = { $seat } sends { $cargo_one } { $site_to }.
    .you = You send { $cargo_one } { $site_to }.
event-hunt_begins = { $warriors ->
    [0] { $seat } has nobody left to hunt.
    [one] { $seat } hunts with one warrior.
   *[other] { $seat } hunts with { $warriors } warriors.
}
    .you = { $warriors ->
        [0] You have nobody left to hunt.
        [one] You hunt with one warrior.
       *[other] You hunt with { $warriors } warriors.
    }
event-hunted = { $food ->
    [0] { $seat } has no hits and comes home without food ({ $total } in all).
    [{{ table.hunting_cap }}] { $seat } has { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    } and brings home { $food } food, the most a hunt can bring ({ $total } in all).
   *[other] { $seat } has { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    } and brings home { $food } food ({ $total } in all).
}
    .you = { $food ->
        [0] You have no hits and come home without food ({ $total } in all).
        [{{ table.hunting_cap }}] You have { $hits ->
            [one] { $hits } hit
           *[other] { $hits } hits
        } and bring home { $food } food, the most a hunt can bring ({ $total } in all).
       *[other] You have { $hits ->
            [one] { $hits } hit
           *[other] { $hits } hits
        } and bring home { $food } food ({ $total } in all).
    }
event-fight_begins = { $warriors ->
    [one] { $seat } fights { $foe_the } with one warrior.
   *[other] { $seat } fights { $foe_the } with { $warriors } warriors.
}
    .you = { $warriors ->
        [one] You fight { $foe_the } with one warrior.
       *[other] You fight { $foe_the } with { $warriors } warriors.
    }
event-nobody_came = { $seat } sent nobody against { $foe_the }.
    .you = You sent nobody against { $foe_the }.
event-rolled = The dice give { $seat } { $hits } damage, { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
} and { $blanks ->
    [one] { $blanks } blank
   *[other] { $blanks } blanks
}.
    .you = The dice give you { $hits } damage, { $shields ->
        [one] { $shields } shield
       *[other] { $shields } shields
    } and { $blanks ->
        [one] { $blanks } blank
       *[other] { $blanks } blanks
    }.
event-rerolled = { $dice ->
    [one] { $seat } spends a Favor ({ $favor } left) and rolls a die again.
   *[other] { $seat } spends a Favor ({ $favor } left) and rolls { $dice } dice again.
}
    .you = { $dice ->
        [one] You spend a Favor ({ $favor } left) and roll a die again.
       *[other] You spend a Favor ({ $favor } left) and roll { $dice } dice again.
    }
event-blanks_rerolled = { $dice ->
    [one] { $seat } rolls the blank again.
   *[other] { $seat } rolls { $dice } blanks again.
}
    .you = { $dice ->
        [one] You roll the blank again.
       *[other] You roll { $dice } blanks again.
    }
event-leader_damage = { $leader_gift } accounts for { $damage } of that damage.
event-struck = { $seat } deals { $damage } damage; { $left } more will kill { $foe_the }.
    .you = You deal { $damage } damage; { $left } more will kill { $foe_the }.
event-struck_down = { $beyond ->
    [0] { $seat } deals { $damage } damage, just enough to kill { $foe_the }.
   *[other] { $seat } deals { $damage } damage, { $beyond } more than it takes to kill { $foe_the }.
}
    .you = { $beyond ->
        [0] You deal { $damage } damage, just enough to kill { $foe_the }.
       *[other] You deal { $damage } damage, { $beyond } more than it takes to kill { $foe_the }.
    }
event-enemy_strikes = { $losses ->
    [0] { $foe_the } strikes for { $attack }, but shields stop it all: nobody falls.
    [one] { $foe_the } strikes for { $attack }, { $stopped ->
        [0] and no shield stops it
        [one] of which a shield stops { $stopped }
       *[other] of which shields stop { $stopped }
    }: one warrior must fall.
   *[other] { $foe_the } strikes for { $attack }, { $stopped ->
        [0] and no shield stops it
        [one] of which a shield stops { $stopped }
       *[other] of which shields stop { $stopped }
    }: { $losses } warriors must fall.
}
event-losses_healed = { $losses ->
    [one] { $seat } heals the warrior who would have fallen in this round of combat.
   *[other] { $seat } heals the { $losses } warriors who would have fallen in this round of combat.
}
    .you = { $losses ->
        [one] You heal the warrior who would have fallen in this round of combat.
       *[other] You heal the { $losses } warriors who would have fallen in this round of combat.
    }
event-fell = { $left ->
    [0] { $seat } loses { $cargo_one } to { $foe_the }: nobody is left.
    [one] { $seat } loses { $cargo_one } to { $foe_the }; one warrior is left.
   *[other] { $seat } loses { $cargo_one } to { $foe_the }; { $left } warriors are left.
}
    .you = { $left ->
        [0] You lose { $cargo_one } to { $foe_the }: nobody is left.
        [one] You lose { $cargo_one } to { $foe_the }; one warrior is left.
       *[other] You lose { $cargo_one } to { $foe_the }; { $left } warriors are left.
    }
event-foe_slain = { $seat } has slain { $foe_the } and gains { $glory } Glory ({ $total } in all).
    .you = You have slain { $foe_the } and gain { $glory } Glory ({ $total } in all).
event-survivors_return = { $warriors ->
    [one] One warrior comes home to { $seat }.
   *[other] { $warriors } warriors come home to { $seat }.
}
    .you = { $warriors ->
        [one] One warrior comes home to you.
       *[other] { $warriors } warriors come home to you.
    }
event-fight_lost = { $seat } is beaten by { $foe_the }.
    .you = You are beaten by { $foe_the }.
event-bounty_won = { $coins ->
    [one] { $seat } takes the bounty of { $coins } coin ({ $total } in all).
   *[other] { $seat } takes the bounty of { $coins } coins ({ $total } in all).
}
    .you = { $coins ->
        [one] You take the bounty of { $coins } coin ({ $total } in all).
       *[other] You take the bounty of { $coins } coins ({ $total } in all).
    }
event-leader_glory = { $seat } gains { $glory } Glory thanks to { $leader_gift } ({ $total } in all).
    .you = You gain { $glory } Glory thanks to { $leader_gift } ({ $total } in all).
event-rune_glory_won = { $seat } gains { $glory } more Glory for { $foe_the }, thanks to the rune Glory ({ $total } in all).
    .you = You gain { $glory } more Glory for { $foe_the }, thanks to the rune Glory ({ $total } in all).
event-blame_dropped = { $seat } drops a Blame ({ $blame } left).
    .you = You drop a Blame ({ $blame } left).
event-blamed = { $seat } puts a Blame on { $other }, who has { $blame } now.
    .you = You put a Blame on { $other }, who has { $blame } now.
    .you_other = { $seat } puts a Blame on you: { $blame } now.
event-everybody_blamed = Nobody has killed { $foe_the }: everybody takes a Blame.
event-blame_held = { $seat } has { $blame } Blame now.
    .you = You have { $blame } Blame now.
event-journey_revealed = { $seat } sails to { $site }. The journey: { $journey }.
    .you = You sail to { $site }. The journey: { $journey }.
event-nothing_to_lose = The journey { $journey } costs { $seat } nothing: what it takes is not aboard.
    .you = The journey { $journey } costs you nothing: what it takes is not aboard.
event-kraken_finds_nobody = The Kraken finds no warrior of { $seat } aboard, and lets the ship pass.
    .you = The Kraken finds no warrior of yours aboard, and lets the ship pass.
event-lost_on_the_way = { $seat } loses { $cargo_one } on the way.
    .you = You lose { $cargo_one } on the way.
event-fed = { $warriors ->
    [one] { $seat } feeds one warrior with { $food } food{ $wasted ->
        [0] {""}
       *[other] , { $wasted } of it left over and lost
    }.
   *[other] { $seat } feeds { $warriors } warriors with { $food } food{ $wasted ->
        [0] {""}
       *[other] , { $wasted } of it left over and lost
    }.
}
    .you = { $warriors ->
        [one] You feed one warrior with { $food } food{ $wasted ->
            [0] {""}
           *[other] , { $wasted } of it left over and lost
        }.
       *[other] You feed { $warriors } warriors with { $food } food{ $wasted ->
            [0] {""}
           *[other] , { $wasted } of it left over and lost
        }.
    }
event-food_wasted = { $seat } has nobody aboard to feed: { $food } food is lost.
    .you = You have nobody aboard to feed: { $food } food is lost.
event-unfed = { $warriors ->
    [one] { $seat } has no food for one warrior, who starves.
   *[other] { $seat } has no food for { $warriors } warriors, who starve.
}
    .you = { $warriors ->
        [one] You have no food for one warrior, who starves.
       *[other] You have no food for { $warriors } warriors, who starve.
    }
event-starved = { $seat } loses { $cargo_one } to hunger.
    .you = You lose { $cargo_one } to hunger.
event-forbidden_fell = { $count ->
    [one] { $foe_the } cannot be fought by { $warrior_many }: { $seat } loses one before the fight.
   *[other] { $foe_the } cannot be fought by { $warrior_many }: { $seat } loses { $count } of them before the fight.
}
    .you = { $count ->
        [one] { $foe_the } cannot be fought by { $warrior_many }: you lose one before the fight.
       *[other] { $foe_the } cannot be fought by { $warrior_many }: you lose { $count } of them before the fight.
    }
event-landing_failed = { $seat } has nobody to land on { $site }.
    .you = You have nobody to land on { $site }.
event-bounty_grows = { $coins ->
    [one] { $foe_the } still lives { $site_at }: the bounty is { $coins } coin now.
   *[other] { $foe_the } still lives { $site_at }: the bounty is { $coins } coins now.
}
event-foe_leaves = Nobody has slain { $foe_the } { $site_at }: it goes back to its grave.
event-colours_counted = Draugr and Monsters slain by { $seat }: { $red } red, { $yellow } yellow, { $blue } blue.
    .you = Draugr and Monsters slain by you: { $red } red, { $yellow } yellow, { $blue } blue.
event-sets_scored = { $sets ->
    [one] { $seat } gains { $glory } Glory for a set of colours ({ $total } in all).
   *[other] { $seat } gains { $glory } Glory for { $sets } sets of colours ({ $total } in all).
}
    .you = { $sets ->
        [one] You gain { $glory } Glory for a set of colours ({ $total } in all).
       *[other] You gain { $glory } Glory for { $sets } sets of colours ({ $total } in all).
    }
event-runes_scored = { $runes ->
    [one] { $seat } gains { $glory } Glory for a rune ({ $total } in all).
   *[other] { $seat } gains { $glory } Glory for { $runes } runes ({ $total } in all).
}
    .you = { $runes ->
        [one] You gain { $glory } Glory for a rune ({ $total } in all).
       *[other] You gain { $glory } Glory for { $runes } runes ({ $total } in all).
    }
event-longship_scored = { $seat } gains { $glory } Glory for { $ship_the } ({ $total } in all).
    .you = You gain { $glory } Glory for { $ship_the } ({ $total } in all).
event-favor_scored = { $seat } gains { $glory } Glory for { $favor } Favor ({ $total } in all).
    .you = You gain { $glory } Glory for { $favor } Favor ({ $total } in all).
event-coins_scored = { $glory ->
    [0] { $seat } has { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, too few for any Glory.
   *[other] { $seat } gains { $glory } Glory for { $coins } coins ({ $total } in all).
}
    .you = { $glory ->
        [0] You have { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        }, too few for any Glory.
       *[other] You gain { $glory } Glory for { $coins } coins ({ $total } in all).
    }
event-blame_scored = { $seat } loses { $lost } Glory for { $blame } Blame ({ $total } in all).
    .you = You lose { $lost } Glory for { $blame } Blame ({ $total } in all).
event-final_score = { $seat } ends with { $glory } Glory.
    .you = You end with { $glory } Glory.
event-victory = { $seat } wins, { $glory } Glory to { $next }.
    .you = You win, { $glory } Glory to { $next }.
event-tie_broken = Tied at { $glory } Glory, { $seat } wins by enemies slain: { $enemies } to { $next }.
    .you = Tied at { $glory } Glory, you win by enemies slain: { $enemies } to { $next }.
event-victory_shared = { $seat } shares the victory: level at { $glory } Glory and { $enemies ->
    [one] { $enemies } enemy
   *[other] { $enemies } enemies
} slain.
    .you = You share the victory: level at { $glory } Glory and { $enemies ->
        [one] { $enemies } enemy
       *[other] { $enemies } enemies
    } slain.

ending-eight_rounds = {{ table.rounds | One round has | # rounds have }} been played

## Odds, for hints

odds-sent = Wins the fight in { $times } of 100 with those who are there then, Favor and runes aside.
odds-voyage = Wins the fight in { $times } of 100 with those aboard then, journey and hunger included, Favor and runes aside.
odds-roll = Wins the fight in { $times } of 100 if this roll stands, Favor and runes aside.

## Options

option-troll_blame_scope = Blame from the slayer of the Troll
    .about = Whom the slayer of the Troll may blame: one opponent, or all of them.
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
view-dice = dice thrown last
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
view-fed_by_one = fed by one food
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
view-wood = wood
view-food = food

## What reports of studies call it

study-worker_placed = workers placed
study-ship_sails = ships that sail
study-leader_chosen = a leader
study-rune_taken = a rune taken
study-ship_built = a ship built
study-destiny_kept = a destiny kept
study-blamed = Blame given to another player
study-marker_passed = the first player's marker taken over

## The lesson

lesson-goal = Two Viking leaders, eight rounds. Workers fetch warriors and goods and reserve fights, then dice decide. Whoever has most Glory after the eighth round wins.
lesson-leaders = Leaders first. The first player is you, so you choose last: your rival begins.
lesson-lead = Svanhildr is easy to play: each hit of her swordsmen does 1 more damage. Choose her.
lesson-workers = You have four workers, one swordsman, a food, a wood, a coin, a Favor, and a secret destiny that scores at the end. One worker at a time, in turn; most places hold only one.
lesson-hafter = Fights need warriors. The Hafter has a spearman waiting; spearmen bring shields. Place a worker there.
lesson-rival = Gylfir takes the swordsman. A place that a worker has taken is taken for this round.
lesson-draugr = An enemy must be reserved before it is fought. The left Draugr, a Wanderer, has attack 1 and defence 3 and is worth 3 Glory and 2 coins. Make it yours.
lesson-blacksmith = Another warrior: the Blacksmith's axeman hits hardest.
lesson-troll = Gylfir goes for the Troll. If nobody kills it, everybody takes a Blame, and many Blames cost a lot of Glory.
lesson-merchant = Your last worker: for one coin the Merchant Ship brings a swordsman and an axeman today. They will be useful in the next round.
lesson-send = All workers are placed. Now send warriors where you have reserved a fight. First a swordsman to the Draugr, then the spearman and an axeman.
lesson-ready = Three should do. The rest stay at home, safe.
lesson-gylfir = Gylfir sends all he has against the Troll, so nobody is left to hunt with. Watch how a fight goes: roll, damage, the enemy strikes, and again while anybody stands.
lesson-rolled = Gylfir has slain the Troll, and lost both men. Now yours: the swordsman's hit counts 2, the spearman shows a shield, the axeman a blank. You need 3.
lesson-blank = A Favor lets you roll any dice again. Pick the blank axeman.
lesson-reroll = And roll it again for the Favor. Without it the fight would simply have gone into another round.
lesson-slain = A hit: 3 damage, and the Draugr falls. Your shield stopped its one point of attack, so all come home. 3 Glory and 2 coins; a red, a yellow and a blue enemy together bring 5 more at the end.
lesson-sea = Monsters across the sea pay most, and each round they survive adds a coin. Sailing takes a longship, warriors, and food for them; what waits on the way lies face down.
lesson-ending = At the end count your destinies, runes, ship, sets, Favor and coins, minus Blame. Round two begins, and you are first again.

## The table in sentences

tell = It is round { $round } of { $rounds }. { $active ->
    [none] {""}
   *[other] { $active } is to act.
} { $first } plays first. { $rune_deck } runes and { $destiny_deck } destinies are left in their decks.
tell-left-out = dice pending
tell-sites = { $enemy_foe ->
    [none] { $id }: nobody is there to fight.
   *[other] { $id }: { $enemy_foe } deals { $enemy_attack } damage, falls to { $enemy_defence } and brings { $enemy_glory } Glory{ $enemy_forbids ->
        [none] {""}
       *[other] ; not to be fought by: { $enemy_forbids }
    }.
} { $seat ->
    [none] {""}
   *[other] { $seat } has come, with { $force }.
}
tell-leaders = { $leader ->
    [none] { $who }
   *[other] { $leader }
} has { $glory } Glory and { $workers_left } of { $workers_owned } workers to place. Warriors: { $warriors }. Goods: { $goods }. Favor { $favor }, Blame { $blame }.
    .you = You { $leader ->
        [none] {""}
       *[other] are { $leader } and
    } have { $glory } Glory and { $workers_left } of { $workers_owned } workers to place. Your warriors: { $warriors }. Your goods: { $goods }. Favor { $favor }, Blame { $blame }.

## The table in a few figures

status = { $round ->
        [0] {""}
       *[other] Round { $round } of { $rounds } ·
    } turn order: { $order }
    { $leaders }
status-leaders = { $who }: Glory { $glory }, workers { $workers_left } of { $workers_owned }{ $warriors ->
        [none] {""}
       *[other] , { $warriors }
    }{ $goods ->
        [none] {""}
       *[other] , { $goods }
    }, Favor { $favor }, Blame { $blame }
    .you = You{ $leader ->
        [none] {""}
       *[other] , { $who }
    }: Glory { $glory }, workers { $workers_left } of { $workers_owned }{ $warriors ->
        [none] {""}
       *[other] , { $warriors }
    }{ $goods ->
        [none] {""}
       *[other] , { $goods }
    }, Favor { $favor }, Blame { $blame }
