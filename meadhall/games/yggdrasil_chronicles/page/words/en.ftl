game = Yggdrasil Chronicles
    .tagline = Gods of a turning tree, in sagas
    .length = 90 min
    .difficulty = demanding

## Names

enemy-hel = Hel
    .about = Climbs one World, turns the tree, and costs the active god {{ enemies.hel_bite | a life point | # life points }}. The game is lost if she must climb from the top level. Strength: Anonymous on her ladder + {{ enemies.base_strength }}.
enemy-surt = Surt
    .about = Climbs one World, turns the tree, and brings {{ enemies.surt_giants | one Fire Giant | # Fire Giants }} to his ladder. The game is lost if he must climb from the top level or too few giants are left. Strength: Fire Giants + {{ enemies.base_strength }}.
enemy-iormungand = Iormungand
    .about = Swims one island to the right and brings as many Anonymous to Hel as the island shows. The game is lost if he must swim beyond the last island or too few Anonymous are left. Strength {{ enemies.iormungand_strength }}.
enemy-loki = Loki
    .about = Comes to the active god's World, turns the tree and wakes an Iotunn. The game is lost if no Iotunn is left. Strength: active Iotunns + {{ enemies.base_strength }}.
enemy-fenrir = Fenrir
    .about = Leaves the Cage for { world-{{ enemies.fenrir_released_to }} }; if he is out already he bites the active god for {{ enemies.fenrir_bite | one life point | # life points }}. Either way the god does not act this turn. Strength: ravaged Worlds + {{ enemies.base_strength }}.
enemy-nidhogg = Nidhögg
    .about = Moves one space in the Book of Sagas. Where his track ends in the Tree, he brings victory.
god-odin = Odin
    .about = Each round, before the order is fixed, he may look at one face-down card and tell the table.
god-thor = Thor
    .about = {{ gods.thor_prevents | One Risk is | # Risks are }} prevented in each of his fights.
god-tyr = Tyr
    .about = One of his failed dice in each saving roll is a success.
god-heimdall = Heimdall
    .about = Moves up to {{ gods.heimdall_steps | one step | # steps }}.
god-frigg = Frigg
    .about = Before she acts she may move one life point between herself and another player's god on her World.
god-freyja = Freyja
    .about = The first Hero she sends against a set of Risks prevents {{ gods.freyja_first_hero }}.
god-freyr = Freyr
    .about = Each of his elves turns up to {{ gods.freyr_dice_per_elf | one failed die | # failed dice }}.
world-asgard = Asgard
    .about = Heal any ravaged World, then take {{ actions.heal_risks.1 }}, {{ actions.heal_risks.2 }} or {{ actions.heal_risks.3 }} Risks.
world-alfheim = Alfheim
    .about = Take up to {{ actions.elves.1 }}, {{ actions.elves.2 }} or {{ actions.elves.3 }} elves.
world-vanaheim = Vanaheim
    .about = Take up to {{ actions.vane_dice.1 }}, {{ actions.vane_dice.2 }} or {{ actions.vane_dice.3 }} Vane dice.
world-midgard = Midgard
    .about = Send {{ actions.heroes.1 }} or {{ actions.heroes.2 }} Heroes to Valhalla; {{ actions.heroes.3 }} with Valshamr.
world-nidavellir = Nidavellir
    .about = Take the visible artefact of the left dispenser, of one of the two on the left, or of any dispenser.
world-svartalfheim = Svartalfheim
    .about = Draw {{ actions.creatures.1 }}, {{ actions.creatures.2 }} or {{ actions.creatures.3 }} creatures and call one of them.
world-iotunheim = Iotunheim
    .about = Throw {{ actions.stones.1 }}, {{ actions.stones.2 }} or {{ actions.stones.3 }} rune stones. Iotunns on the Sword of the Obstacles are fought here.
world-niflheim = Niflheim
    .about = Take up to {{ actions.removed }} Anonymous off Hel's ladder, then {{ actions.free_risks.1 }}, {{ actions.free_risks.2 }} or {{ actions.free_risks.3 }} Risks.
world-muspellheim = Muspellheim
    .about = Take up to {{ actions.removed }} Fire Giants off Surt's ladder, then {{ actions.banish_risks.1 }}, {{ actions.banish_risks.2 }} or {{ actions.banish_risks.3 }} Risks.
iotunn-suttung = Suttung
    .about = No elf may be spent after a saving roll.
iotunn-skyrmir = Skyrmir
    .about = No Hero may be sent against Risks.
iotunn-thrym = Thrym
    .about = Artefacts have no effect.
iotunn-hrungnir = Hrungnir
    .about = No Vane die may be rolled.
iotunn-utgardloki = Utgardloki
    .about = No God die may be rolled.
iotunn-thiazi = Thiazi
    .about = Blocks Asgard: only fights are possible there.
iotunn-baugi = Baugi
    .about = Blocks Alfheim: only fights are possible there.
iotunn-gymir = Gymir
    .about = Blocks Vanaheim: only fights are possible there.
iotunn-hymir = Hymir
    .about = Blocks Midgard: only fights are possible there.
iotunn-gilling = Gilling
    .about = Blocks Nidavellir: only fights are possible there.
iotunn-geirrod = Geirröd
    .about = Blocks Svartalfheim: only fights are possible there.
iotunn-vafthrudnir = Vafthrudnir
    .about = Blocks Niflheim: only fights are possible there.
iotunn-fornjot = Fornjot
    .about = Blocks Muspellheim: only fights are possible there.
iotunn-hyrrokkin = Hyrrokkin
    .about = Shields Hel, who cannot be fought while it is there.
iotunn-logi = Logi
    .about = Shields Surt, who cannot be fought while it is there.
iotunn-farbauti = Farbauti
    .about = Shields Loki, who cannot be fought while it is there.
iotunn-angrboda = Angrboda
    .about = Shields Fenrir, who cannot be fought while it is there.
iotunn-aegir = Aegir
    .about = Shields Iormungand, who cannot be fought while it is there.
foe-hel = Hel
foe-surt = Surt
foe-iormungand = Iormungand
foe-loki = Loki
foe-fenrir = Fenrir
foe-suttung = Suttung
foe-skyrmir = Skyrmir
foe-thrym = Thrym
foe-hrungnir = Hrungnir
foe-utgardloki = Utgardloki
foe-thiazi = Thiazi
foe-baugi = Baugi
foe-gymir = Gymir
foe-hymir = Hymir
foe-gilling = Gilling
foe-geirrod = Geirröd
foe-vafthrudnir = Vafthrudnir
foe-fornjot = Fornjot
foe-hyrrokkin = Hyrrokkin
foe-logi = Logi
foe-farbauti = Farbauti
foe-angrboda = Angrboda
foe-aegir = Aegir
adversary-hrimnir = Hrimnir
    .about = A frost giant. On his World only fights are possible; each defeat weakens him and drives him one World to the left.
adversary-naglfar = Naglfar
    .about = The ship of dead men's nails. Strength {{ saga.naglfar_strength }} plus half of its hull, rounded up; a defeat throws it back to Niflheim and costs it {{ saga.naglfar_hull_lost }} of its hull.
adversary-garm = Garm
    .about = Hel's hound, strength {{ saga.garm_strength }}. On his World only fights are possible until he is beaten.
adversary-baldr = Baldr
    .about = The fairest of the gods. He neither helps nor fights; if he dies, all is lost.
foe-hrimnir = Hrimnir
foe-naglfar = Naglfar
foe-garm = Garm
foe-skoll = Sköll
foe-hati = Hati
wolf-skoll = Sköll
    .about = Hunts the sun. Fought from { world-{{ saga.skoll_from }} } once it has set out. Strength {{ saga.wolf_strength }} plus half of its space, rounded up; a defeat drives it {{ saga.wolf_retreat | one space | # spaces }} back.
wolf-hati = Hati
    .about = Hunts the moon. Fought from { world-{{ saga.hati_from }} } once it has set out. Strength {{ saga.wolf_strength }} plus half of its space, rounded up; a defeat drives it {{ saga.wolf_retreat | one space | # spaces }} back.
wolf-behind = the wolf behind (Sköll on a tie)
island-rainbow = the rainbow island
island-island_1 = the first island
island-island_2 = the second island
island-island_3 = the third island
face-shield = shield
    .a = a shield
    .about = A success.
face-worn_shield = worn shield
    .a = a worn shield
    .about = A success; a Vane die goes home.
face-blank = blank
    .a = a blank
    .about = A failure that an elf can turn.
face-skull = skull
    .a = a skull
    .about = A failure that an elf can turn; a Vane die goes home.
stone-white = white stone
stone-green = green stone
stone-third = third stone
rune-move_god = Journey
    .about = Move any one god to any World.
rune-rotate = Turn
    .about = Turn the mid level up to two steps.
rune-world_action = Deed
    .about = Do the normal action of any World but Iotunheim; Tree Care where it is ravaged.
rune-regain_life = Life
    .about = Regain one lost life point.
artefact-valshamr = Valshamr
    .the = Valshamr
    .about = Your action in Midgard is always at its bonus.
artefact-gambantein = Gambantein
    .the = Gambantein
    .about = Your action in Alfheim is always at its bonus.
artefact-hringhorni = Hringhorni
    .the = Hringhorni
    .about = Your action in Vanaheim is always at its bonus.
artefact-andvaranaut = Andvaranaut
    .the = Andvaranaut
    .about = Your action in Nidavellir is always at its bonus.
artefact-hulidshjalm = Hulidshjalm
    .the = Hulidshjalm
    .about = Your action in Svartalfheim is always at its bonus.
artefact-mimirs_head = Mimir's Head
    .the = Mimir's Head
    .about = Your action in Iotunheim is always at its bonus.
artefact-hofud = Höfud
    .the = Höfud
    .about = Prevents {{ artefacts.prevented_in_one_fight | one Risk | # Risks }} when you fight Loki.
artefact-vidars_boot = Vidar's Boot
    .the = Vidar's Boot
    .about = Prevents {{ artefacts.prevented_in_one_fight | one Risk | # Risks }} when you fight Fenrir.
artefact-sumarbrand = Sumarbrand
    .the = Sumarbrand
    .about = Prevents {{ artefacts.prevented_in_one_fight | one Risk | # Risks }} when you fight Surt.
artefact-helskor = Helskor
    .the = Helskor
    .about = Prevents {{ artefacts.prevented_in_one_fight | one Risk | # Risks }} when you fight Hel.
artefact-jarngreipr = Jarngreipr
    .the = Jarngreipr
    .about = Prevents {{ artefacts.prevented_in_one_fight | one Risk | # Risks }} when you fight Iormungand.
artefact-gridarvol = Gridarvöl
    .the = Gridarvöl
    .about = Prevents {{ artefacts.prevented_in_one_fight | one Risk | # Risks }} when you fight an Iotunn.
artefact-mjollnir = Mjöllnir
    .the = Mjöllnir
    .about = Prevents {{ artefacts.prevented_by_mjollnir | one Risk | # Risks }} in each of your fights.
artefact-gungnir = Gungnir
    .the = Gungnir
    .about = You may fight as if you stood on an adjacent World.
artefact-draupnir = Draupnir
    .the = Draupnir
    .about = Before you move you may take an elf or a Vane die.
artefact-skidbladnir = Skidbladnir
    .the = Skidbladnir
    .about = You may move to any World.
artefact-brisingamen = Brisingamen
    .the = Brisingamen
    .about = Once in each saving roll you may roll any failed dice again.
artefact-gjallarhorn = Gjallarhorn
    .the = Gjallarhorn
    .about = Before you act you may move another god one step.
dispenser-left = left dispenser
dispenser-middle = middle dispenser
dispenser-right = right dispenser
creature-sleipnir = Sleipnir
    .about = Move your god to any World.
creature-ratatosk = Ratatosk
    .about = Everybody sees all face-down cards on the wheel.
creature-huginn = Huginn
    .about = Look at the top {{ creatures.cards_seen }} cards of one enemy deck and put them back in any order.
creature-muninn = Muninn
    .about = One face-up card goes back under its owner's deck.
creature-heidrun = Heidrun
    .about = Up to {{ creatures.heroes | one Hero goes | # Heroes go }} to Valhalla.
creature-eikthyrnir = Eikthyrnir
    .about = Take up to {{ creatures.elves | one elf | # elves }}.
creature-gullinbursti = Gullinbursti
    .about = Take up to {{ creatures.vane_dice | one Vane die | # Vane dice }}.
creature-saehrimnir = Saehrimnir
    .about = One player's god regains a life point.
creature-audhumla = Audhumla
    .about = You, then another player's god, take an elf and a Vane die each; alone you take two of each.
creature-tanngrisnir = Tanngrisnir
    .about = Up to {{ creatures.giants | one Fire Giant leaves | # Fire Giants leave }} Surt's ladder.
creature-tanngnjost = Tanngnjost
    .about = Up to {{ creatures.anonymous | one Anonymous leaves | # Anonymous leave }} Hel's ladder.
creature-freki = Freki
    .about = One active Iotunn goes back to Loki's ladder.
creature-geri = Geri
    .about = Fenrir goes back to the Cage unless an Iotunn shields him.
creature-vedrfolnir = Vedrfolnir
    .about = Iormungand goes one island to the left unless an Iotunn shields him.
creature-svadilfari = Svadilfari
    .about = Heal any one World.
creature-gullinkambi = Gullinkambi
    .about = Turn the tree up to two steps, then you may take a step.
creature-garm_hound = Garm's Hound
    .about = Hel or Surt goes one World straight down unless an Iotunn shields them.
creature-hraesvelg = Hraesvelg
    .about = Loki goes to the Cage unless an Iotunn shields him.
goods-elves = elves
    .a = an elf
    .many = elves
goods-dice = Vane dice
    .a = a Vane die
    .many = Vane dice
goods-heroes = Heroes
    .a = a Hero
    .many = Heroes
goods-anonymous = Anonymous
    .a = an Anonymous
    .many = Anonymous
    .ladder = Hel's ladder
goods-giants = Fire Giants
    .a = a Fire Giant
    .many = Fire Giants
    .ladder = Surt's ladder
tier-malus = with a malus
tier-normal = without bonus or malus
tier-bonus = with a bonus
circumstance-alone = neither another god nor an Enemy is there
circumstance-god = another god is there and no Enemy
circumstance-enemy = an Enemy is there and no other god
circumstance-both = another god and an Enemy are there
circumstance-artefact = an artefact always gives it
circumstance-oath = an oath gives it even beside Enemies
circumstance-no_valshamr = another god is there, but only Valshamr gives the bonus in Midgard
circumstance-afar = the action is done from afar
die-god = God die
    .the = the God die
die-vane = Vane die
    .the = a Vane die
change-book = effect of the page
change-anonymous = nails of the Anonymous who join Hel
change-niflheim = Anonymous taken off by Niflheim's action
change-nails_burnt = nails burnt
change-victory = a victory
change-forged = forged from an artefact
change-bound = used to bind a wolf
change-mended = mended while the Fire Giants are gone
change-sounded = Gjallarhorn is sounded
change-life_given = a god's life point
token-none = no token
token-oath = oath
    .a = an oath
    .many = oaths
    .about = To be taken so that nothing harms Baldr.
token-frost = frost
    .a = frost
    .many = frost
    .about = A World action here first takes {{ saga.frost_risks | one Risk | # Risks }}.
token-horn = horn
    .a = the horn
    .many = horns
    .about = Gjallarhorn, to be sounded on Asgard.
token-ingredient = ingredient
    .a = an ingredient
    .many = ingredients
    .about = One of the things that Gleipnir is woven of.
counter-baldr_life = Baldr's life
    .the = Baldr's life
    .about = At none the game is lost.
counter-mistletoe = Mistletoe
    .the = the mistletoe
    .about = Each victory over Loki takes one.
counter-hrimnir_force = Hrimnir's force
    .the = Hrimnir's force
    .about = What a fight against him costs in Risks; each defeat lowers it by {{ saga.hrimnir_step }}.
counter-fetters = Fetters
    .the = the stock of fetters
    .about = Each binds one wolf.
counter-hull = Naglfar's hull
    .the = Naglfar's hull
    .about = At {{ pages.naglfar_1.fails.1.value }} the ship is launched and the game is lost.
counter-bridge = Bifrost
    .the = Bifrost
    .about = At none the bridge falls and the game is lost.
counter-defeats = Victories
    .the = the count of victories
    .about = Those the page asks for.
counter-horn_sounded = Horn sounded
    .the = the count of soundings
    .about = It wakes the gods.
sagaaction-take_oath = Take the oath
    .does = goes to take the oath
    .about = {{ saga.action_risks.take_oath | One Risk | # Risks }}, where an oath lies, on a World that is not ravaged and where no Enemy but Iormungand stands.
sagaaction-give_life = Give Baldr life
    .does = gives Baldr a life point
    .about = On Asgard: one of your life points, never the last, goes to Baldr, who has {{ saga.baldr_life }} at most.
sagaaction-thaw = Thaw the World
    .does = thaws the World
    .about = {{ saga.action_risks.thaw | One Risk | # Risks }}, and the frost on your World is gone.
sagaaction-forge_fetter = Forge a fetter
    .does = has the dwarves forge a fetter
    .about = In Nidavellir, not ravaged: {{ saga.action_risks.forge_fetter | one Risk | # Risks }} and one of your artefacts, which goes under its dispenser.
sagaaction-burn_nails = Burn the nails
    .does = burns the nails of the dead
    .about = In Niflheim, not ravaged: {{ saga.action_risks.burn_nails | one Risk | # Risks }}; the hull shrinks by {{ saga.nails_burnt }}.
sagaaction-take_horn = Take the horn
    .does = reaches for the horn
    .about = {{ saga.action_risks.take_horn | One Risk | # Risks }}, where the horn lies.
sagaaction-sound_horn = Sound the horn
    .does = sounds the horn
    .about = For the god who holds the horn: on Asgard, with another god there.
sagaaction-gather = Gather the ingredient
    .does = goes to gather the ingredient
    .about = {{ saga.action_risks.gather | One Risk | # Risks }}, where an ingredient lies, on a World that is not ravaged.
sagaaction-weave = Weave Gleipnir
    .does = has Gleipnir woven
    .about = In Svartalfheim, not ravaged, while nobody holds Gleipnir: {{ saga.action_risks.weave | one Risk | # Risks }}.
sagaaction-hand_over = Hand Gleipnir over
    .does = hands Gleipnir over
    .about = Gleipnir goes to another player's god on your World.

## Pages of the Book of Sagas

page-easy_page = Easy page
    .about = {{ .length | One advance | # advances }} of Nidhögg bring victory.
page-hard_page = Hard page
    .about = {{ .length | One advance | # advances }} of Nidhögg bring victory; the book strikes on the way.
page-baldr_1 = The Death of Baldr: oaths
    .about = Gather {{ .goals.1.value.1 | one oath | # oaths }}. Each advance of Nidhögg destroys the one where Loki stands.
page-baldr_2 = The Death of Baldr: mistletoe
    .about = Beat Loki {{ .opening.4.value.1 | once | # times }} before his mistletoe kills Baldr.
page-baldr_3 = Baldr lives
    .about = The oaths hold: the gods have won.
page-fimbulvetr_1 = Fimbulvetr: the great winter
    .about = Gather Heroes in Valhalla while Worlds freeze.
page-fimbulvetr_2 = Fimbulvetr: Hrimnir
    .about = Beat Hrimnir until he melts.
page-fimbulvetr_3 = Spring
    .about = Winter is over: the gods have won.
page-managarms_1 = The Managarms: fetters
    .about = Forge {{ .goals.1.value.1 | one fetter | # fetters }} and keep the wolves from sun and moon.
page-managarms_2 = The Managarms: the hunt
    .about = Bind both wolves.
page-managarms_3 = Sun and moon shine
    .about = Both wolves are bound: the gods have won.
page-naglfar_1 = The Launch of Naglfar: nails
    .about = Keep the hull below {{ .fails.1.value }} until Nidhögg turns the page.
page-naglfar_2 = The Launch of Naglfar: the ship
    .about = Beat the ship {{ .goals.1.value.1 | once | # times }} before it leaves the tree.
page-naglfar_3 = The ship is wrecked
    .about = Naglfar never sails: the gods have won.
page-bifrost_1 = The Fall of Bifrost: the horn
    .about = Take the horn in Iotunheim and sound it on Asgard.
page-bifrost_2 = The Fall of Bifrost: fire
    .about = Beat Surt {{ .goals.1.value.1 | once | # times }} above the bottom level before the bridge falls.
page-bifrost_3 = The bridge stands
    .about = Surt is beaten back: the gods have won.
page-vigrid_1 = The Last Battle: arming
    .about = Gather {{ .goals.1.value.1 | one Hero | # Heroes }} in Valhalla and {{ .goals.2.value.1 | one artefact | # artefacts }}.
page-vigrid_2 = The Last Battle: Vigrid
    .about = Beat {{ .goals.1.value.1 | one Enemy | # Enemies }}; the beaten do not come back.
page-vigrid_3 = The Last Battle: fire
    .about = Surt comes back. Beat him.
page-vigrid_4 = A new world
    .about = The last battle is won.
page-binding_1 = The Binding of Fenrir: {{ .goals.1.value.1 | one ingredient | # ingredients }}
    .about = Gather {{ .goals.1.value.1 | one ingredient | # ingredients }} while Fenrir ravages Worlds.
page-binding_2 = The Binding of Fenrir: Gleipnir
    .about = Weave Gleipnir and beat Fenrir with it.
page-binding_3 = Fenrir is bound
    .about = Gleipnir holds: the gods have won.

## Symbols, levels and places

symbol-tree = the Tree
symbol-dead_tree = the Dead Tree
symbol-turn_page = the next page
level-top = top
level-mid = middle
level-bottom = bottom
goal-tokens_held = Tokens held
goal-counter_at_least = Counter at least
goal-counter_at_most = Counter at most
goal-heroes_in_valhalla = Heroes in Valhalla
goal-artefacts_owned = Artefacts owned
goal-wolves_gone = Both wolves bound
goal-enemies_out = Enemies out of play
pagerule-frost = Frost
    .about = A World action on a frozen World first takes {{ saga.frost_risks | one Risk | # Risks }}; healing by a god melts the frost.
pagerule-hull_grows = The hull grows
    .about = Each Anonymous that joins Hel's ladder makes the hull grow by one; each one that Niflheim's action removes makes it shrink by one.
pagerule-bridge = The bridge
    .about = While Bifrost stands, Asgard and Midgard are adjacent for the gods.
pagerule-repair = Mending
    .about = Muspellheim's action may mend the bridge by one for each giant removed, up to {{ saga.bridge_high }} in all.
pagerule-mistletoe = Mistletoe
    .about = Each pair of Loki costs Baldr a life point; each victory over Loki takes one mistletoe.
pagerule-fetters = Fetters
    .about = Who beats a wolf on space {{ saga.wolf_bound_from }} or more may bind it with a fetter.
pagerule-defeated_leave = The fallen stay down
    .about = A beaten Enemy is out of play and its pairs do nothing. Iormungand may be fought on any island.
pagerule-gleipnir = Gleipnir
    .about = Its holder fights Fenrir at {{ saga.gleipnir_risks | one Risk | # Risks }} more, Tyr at {{ saga.gleipnir_risks_tyr }} more; winning binds him.
cause-hel = Hel's effect
cause-fenrir = Fenrir's bite
cause-risks = Risks not prevented
cause-tree_care = the price of Tree Care
cause-book = effect of the page
cause-baldr = given to Baldr
might-anonymous = the Anonymous on Hel's ladder
might-fire_giants = the Fire Giants on Surt's ladder
might-iotunns = the Iotunns awake
might-ravaged_worlds = the Worlds ravaged
might-hull = half of its hull, rounded up
might-sky = half of its space in the sky, rounded up
relic-horn = Gjallarhorn
relic-gleipnir = Gleipnir
saving-1 = { $god }, saving roll of the first level: { saving-1.gives }.
    .gives = a failed God die may be rolled again once
saving-2 = { $god }, saving roll of the second level: { saving-2.gives }, and { saving-1.gives }.
    .gives = a blank on the God die succeeds too
saving-3 = { $god }, saving roll of the third level: { saving-3.gives }.
    .gives = the God die always succeeds
view-training = training
when-space = When Nidhögg reaches space { $space }
when-advance = At each advance of Nidhögg
when-pair = After each pair of { $enemy }
op-activate_iotunn = { $value ->
    [one] an Iotunn awakes
   *[other] { $value } Iotunns awake
}
op-add_anonymous = { $value ->
    [one] an Anonymous joins Hel
   *[other] { $value } Anonymous join Hel
}
op-add_fire_giants = { $value ->
    [one] a Fire Giant joins Surt
   *[other] { $value } Fire Giants join Surt
}
op-rotate = { $value ->
    [one] the tree turns one step
   *[other] the tree turns { $value } steps
}
op-each_god_loses_life = { $value ->
    [one] each god loses a life point
   *[other] each god loses { $value } life points
}
op-ravage_at = the World of { $enemy } is ravaged, or the next to the left that still stands; the game is lost if none does on that level; nothing happens while { $enemy } is in the Cage
op-release = if { $enemy } is in the Cage, he comes to { $world }
op-raise_ladder = the ladder of { $enemy } is filled up to { $value }
op-fill_ladder = the ladder of { $enemy } is set to { $value }
op-place_tokens = { $token_many } are laid out
op-place_next_token = the next World in line gets { $token_a }: { $world }
op-place_token_at = the World of { $adversary } gets { $token_a }
op-remove_token_at = the { $token } on the World of { $enemy } is destroyed
op-clear_tokens = all tokens are taken away
op-place_adversary = { $adversary } comes to { $world }
op-move_adversary_up = { $adversary } climbs one World; the game is lost if it must climb from the top level
op-move_enemy_up = { $enemy } climbs one World; the game is lost if he must climb from the top level
op-return_enemy = { $enemy } comes back to { $world }
op-set_track = { $wolf } is put on space { $value } of the sky
op-advance_track = { $wolf } runs on { $value ->
    [one] one space
   *[other] { $value } spaces
} through the sky
op-set_counter = { $counter } is set to { $value }
op-add_counter-more = { $counter } goes up by { $value }
op-add_counter-less = { $counter } goes down by { $value }
won-tokens_held = { $token_many } that the gods must hold: { $value }; { $now } so far.
won-counter_at_least = { $counter }: { $value } needed, { $now } so far.
won-counter_at_most = { $counter }: to be brought down to { $value }; { $now } now.
won-heroes_in_valhalla = Heroes to be in Valhalla at once: { $value }; { $now } now.
won-artefacts_owned = Artefacts that the gods must own in all: { $value }; { $now } now.
won-wolves_gone = Both wolves must be bound.
won-enemies_out = Enemies to be beaten for good: { $value }; { $now } so far.
counted-any = Every victory over { $foe } counts.
counted-above_bottom = Victories over { $foe } count above the bottom level only.
counted-with_relic = Victories over { $foe } count for the holder of Gleipnir only.
reached-tree = When Nidhögg reaches space { $space }, the gods win.
reached-turn_page = When Nidhögg reaches space { $space }, the page turns.
reached-dead_tree = When Nidhögg reaches space { $space }, the Dead Tree, the game is lost.
lost-counter_at_least = { $counter } at { $value } loses the game; { $now } now.
lost-counter_at_most = { $counter } at { $value } loses the game; { $now } now.
lost-tokens_out_of_reach = If fewer than { $value } { $token_many } are held or still to be had, the game is lost; { $left } now.
lost-sky = When a wolf reaches space { $space } of the sky, the game is lost.
law-rule = { $rule }: { $rule_about }
law-adversary = { $adversary }: { $adversary_about }
law-wolf = { $wolf }: { $wolf_about }
law-action = { $action }: { $action_about }

## How it ends

ending-running = Nothing is decided yet
ending-victory = Yggdrasil stands. The gods have won
ending-no_life = A god has no life left. All is lost
ending-hel_escaped = Hel climbed beyond the top of the tree. All is lost
ending-surt_escaped = Surt climbed beyond the top of the tree. All is lost
ending-no_fire_giants = Too few Fire Giants were left to join Surt. All is lost
ending-no_iotunns = No Iotunn was left on Loki's ladder. All is lost
ending-iormungand_escaped = Iormungand swam beyond the last island. All is lost
ending-no_anonymous = Too few Anonymous were left to join Hel. All is lost
ending-no_bars = A World fell and no bar was left on the Cage. All is lost
ending-dead_tree_reached = Nidhögg reached the Dead Tree. All is lost
ending-impossible = The book asked for what could not be done. All is lost
ending-oaths_lost = {{ pages.baldr_1.goals.1.value.1 | One oath is | # oaths are }} out of reach. All is lost
ending-baldr_dead = Baldr is dead. All is lost
ending-sky_devoured = A wolf has caught its prey in the sky. All is lost
ending-hull_finished = Naglfar's hull is finished. All is lost
ending-naglfar_escaped = Naglfar has left the tree behind. All is lost
ending-bridge_fallen = Bifrost has fallen. All is lost

## Options

option-mode = Page of the Book
    .about = A single game, easy or hard, or one saga of the campaign.
option-mode-easy = Easy
option-mode-hard = Hard
option-mode-baldr = Saga 1: The Death of Baldr
option-mode-fimbulvetr = Saga 2: Fimbulvetr
option-mode-managarms = Saga 3: The Managarms
option-mode-naglfar = Saga 4: The Launch of Naglfar
option-mode-bifrost = Saga 5: The Fall of Bifrost
option-mode-vigrid = Saga 6: The Last Battle on Vigrid
option-mode-binding = Bonus saga: The Binding of Fenrir
option-gentle = Powers on the easy page
    .about = The gods have their powers on the easy page too.
option-fenrir_blocks_move = Fenrir stops moves
    .about = A pair of Fenrir takes the move away too, not only the action.
option-flexible_order = Flexible order
    .about = Who plays next is decided after each turn, not for the whole round.
option-rotating_speaker = Rotating speaker
    .about = Each round another seat fixes the order.
option-solo_deck_12 = Short solo deck
    .about = Solo: only {{ players.support_cards | one card | # cards }} of each support god join the deck.
option-god_1 = God of seat 1
    .about = Who sits there: dealt, chosen at the table, or named.
option-god_1-random = Dealt at random
option-god_1-chosen = Chosen at the table
option-god_1-odin = Odin
option-god_1-thor = Thor
option-god_1-tyr = Tyr
option-god_1-heimdall = Heimdall
option-god_1-frigg = Frigg
option-god_1-freyja = Freyja
option-god_1-freyr = Freyr
option-god_2 = God of seat 2
    .about = Who sits there: dealt, chosen at the table, or named.
option-god_2-random = Dealt at random
option-god_2-chosen = Chosen at the table
option-god_2-odin = Odin
option-god_2-thor = Thor
option-god_2-tyr = Tyr
option-god_2-heimdall = Heimdall
option-god_2-frigg = Frigg
option-god_2-freyja = Freyja
option-god_2-freyr = Freyr
option-god_3 = God of seat 3
    .about = Who sits there: dealt, chosen at the table, or named.
option-god_3-random = Dealt at random
option-god_3-chosen = Chosen at the table
option-god_3-odin = Odin
option-god_3-thor = Thor
option-god_3-tyr = Tyr
option-god_3-heimdall = Heimdall
option-god_3-frigg = Frigg
option-god_3-freyja = Freyja
option-god_3-freyr = Freyr
option-god_4 = God of seat 4
    .about = Who sits there: dealt, chosen at the table, or named.
option-god_4-random = Dealt at random
option-god_4-chosen = Chosen at the table
option-god_4-odin = Odin
option-god_4-thor = Thor
option-god_4-tyr = Tyr
option-god_4-heimdall = Heimdall
option-god_4-frigg = Frigg
option-god_4-freyja = Freyja
option-god_4-freyr = Freyr
option-god_5 = God of seat 5
    .about = Who sits there: dealt, chosen at the table, or named.
option-god_5-random = Dealt at random
option-god_5-chosen = Chosen at the table
option-god_5-odin = Odin
option-god_5-thor = Thor
option-god_5-tyr = Tyr
option-god_5-heimdall = Heimdall
option-god_5-frigg = Frigg
option-god_5-freyja = Freyja
option-god_5-freyr = Freyr
option-support_1 = Support god 1
    .about = With one or two players: who helps.
option-support_1-random = Dealt at random
option-support_1-chosen = Chosen at the table
option-support_1-odin = Odin
option-support_1-thor = Thor
option-support_1-tyr = Tyr
option-support_1-heimdall = Heimdall
option-support_1-frigg = Frigg
option-support_1-freyja = Freyja
option-support_1-freyr = Freyr
option-support_2 = Support god 2
    .about = With one or two players: who helps.
option-support_2-random = Dealt at random
option-support_2-chosen = Chosen at the table
option-support_2-odin = Odin
option-support_2-thor = Thor
option-support_2-tyr = Tyr
option-support_2-heimdall = Heimdall
option-support_2-frigg = Frigg
option-support_2-freyja = Freyja
option-support_2-freyr = Freyr
option-skills_1 = Skills of seat 1
    .about = From the campaign: 9 for each level of the saving roll, 3 for each elf, 1 for each Vane die at the start.
option-skills_2 = Skills of seat 2
    .about = From the campaign: 9 for each level of the saving roll, 3 for each elf, 1 for each Vane die at the start.
option-skills_3 = Skills of seat 3
    .about = From the campaign: 9 for each level of the saving roll, 3 for each elf, 1 for each Vane die at the start.
option-skills_4 = Skills of seat 4
    .about = From the campaign: 9 for each level of the saving roll, 3 for each elf, 1 for each Vane die at the start.
option-skills_5 = Skills of seat 5
    .about = From the campaign: 9 for each level of the saving roll, 3 for each elf, 1 for each Vane die at the start.
option-bonds_1 = Relations of seat 1
    .about = From the campaign: the sum of 1 for Odin, 2 for Thor, 4 for Tyr, 8 for Heimdall, 16 for Frigg, 32 for Freyja, 64 for Freyr.
option-bonds_2 = Relations of seat 2
    .about = From the campaign: the sum of 1 for Odin, 2 for Thor, 4 for Tyr, 8 for Heimdall, 16 for Frigg, 32 for Freyja, 64 for Freyr.
option-bonds_3 = Relations of seat 3
    .about = From the campaign: the sum of 1 for Odin, 2 for Thor, 4 for Tyr, 8 for Heimdall, 16 for Frigg, 32 for Freyja, 64 for Freyr.
option-bonds_4 = Relations of seat 4
    .about = From the campaign: the sum of 1 for Odin, 2 for Thor, 4 for Tyr, 8 for Heimdall, 16 for Frigg, 32 for Freyja, 64 for Freyr.
option-bonds_5 = Relations of seat 5
    .about = From the campaign: the sum of 1 for Odin, 2 for Thor, 4 for Tyr, 8 for Heimdall, 16 for Frigg, 32 for Freyja, 64 for Freyr.

## What can be done

do-begin = Begin
do-choose = Choose { $god }
do-peek = Look at { $owner }'s card
    .you_owner = Look at your own card
do-next = { $player } plays next
    .you_player = You play next
do-go = Go to { $world }
do-stay = Stay
do-grab = Take { $goods_a }
do-give = Give { $player } a life point
do-receive = Receive a life point from { $player }
do-bring = Move { $god }
do-fight = Fight { $foe }
do-act = Use this World
do-care = Tree Care: {{ actions.tree_care_life }} life
do-saga = { $action }
do-pass = Do nothing
do-decline = Do without
    .bind = Let the wolf run back
    .reroll_god_die = Keep the God die
    .reroll = Keep the dice
    .roll = Roll no die
do-heal = Heal { $world }
do-take = { $count ->
    [0] Take none
   *[other] Take { $count }
}
do-open = Take from the { $dispenser }
do-call = Call { $creature }
do-cast = Use the { $stone }
do-work = Act in { $world } from afar
do-turn =
    { $steps ->
        [0] Do not turn
        [one] Turn one step
       *[other] Turn { $steps } steps
    }
do-send =
    { $heroes ->
        [0] Send no Hero
        [one] Send one Hero
       *[other] Send { $heroes } Heroes
    }
do-roll =
    { $dice ->
        [0] Roll without Vane dice
        [one] Roll with one Vane die
       *[other] Roll with { $dice } Vane dice
    }
do-borrow =
    { $dice ->
        [0] Borrow no die
        [one] Borrow one die
       *[other] Borrow { $dice } dice
    }
do-mark = { $die ->
    [0] Mark the first die
    [1] Mark the second die
    [2] Mark the third die
    [3] Mark the fourth die
    [4] Mark the fifth die
    [5] Mark the sixth die
    [6] Mark the seventh die
    [7] Mark the eighth die
    [8] Mark the ninth die
    [9] Mark the tenth die
   *[other] Mark the last die
}
do-reroll = Roll again
do-spend =
    { $elves ->
        [0] Spend no elf
        [one] Spend one elf
       *[other] Spend { $elves } elves
    }
do-plead =
    { $elves ->
        [0] Ask for no elf
        [one] Ask for one elf
       *[other] Ask for { $elves } elves
    }
do-share =
    { $life ->
        [0] Bear nothing
        [one] Bear one point of the loss
       *[other] Bear { $life } points of the loss
    }
do-look = Look at { $owner }'s deck
    .you_owner = Look at your own deck
do-stack =
    { $place ->
        [0] The first card next
        [1] The second card next
       *[other] The third card next
    }
do-send_home = Send { $enemy }'s card home
do-help = { $player }
    .you_player = You
do-banish = Send { $iotunn } back
do-drive = Drive { $enemy } down
do-return = Give up { $artefact }
do-bind = Bind the wolf
do-repair =
    { $planks ->
        [0] Do not mend
       *[other] Mend by { $planks }
    }

## Questions

ask-begin = Begin?
ask-god = Which god will { $seat } be?
    .more = Each god has a power of its own on the harder pages.
    .you = Which god will you be?
ask-support_god = Which god lends support?
    .more = A support god stands in Asgard with {{ players.support_life }} life points, counts as another god, and may bear losses of the active god on the same World. Its Enemy cards join the decks.
ask-peek = Whose face-down card does { $seat } look at?
    .more = Odin's power. What he sees is told to all, before the order of the round is fixed.
    .you = Whose face-down card do you look at?
ask-order = Who plays next this round?
    .more = Each will reveal the card that lies face down: a second card of an Enemy makes it strike. Talk it over: one seat speaks for the table.
ask-support_move = Where does { $god } go?
    .more = The card just turned up was the support god's, so it may move now.
ask-draupnir = What does Draupnir give { $seat }?
    .more = The ring gives one thing each turn, before the move.
    .you = What does Draupnir give you?
ask-move = Where does { $seat } go?
    .more = { $steps ->
        [0] To any World, by Skidbladnir;
        [one] One step sideways, up or down;
       *[other] Up to { $steps } steps sideways, up or down;
    } the action comes after the move.
    .you = Where do you go?
ask-start_of_act = Anything before { $seat } acts?
    .more = Frigg may move a life point between herself and a god beside her; Gjallarhorn moves another god one step.
    .you = Anything before you act?
ask-bring = Where does { $god } go?
    .more = Gjallarhorn calls: one step.
ask-act = What does { $seat } do?
    .more = { $hindrance ->
        [0] { $world } can be used { $tier }: { $circumstance }.
        [1] { $world } is ravaged: until Tree Care heals it, it cannot be used.
        [2] { $world } is blocked: only fights are possible here.
       *[other] { $world } has nothing to give now.
    }
    .you = What do you do?
ask-heal = Which World is healed?
    .more = Its bar goes back to the Cage. If several Enemies still stand there, it is ravaged again at once.{ $risks ->
        [0] {""}
        [one] {" "}Then one Risk is taken.
       *[other] {" "}Then { $risks } Risks are taken.
    }
ask-count = How many { $goods_many }?
    .more = Up to { $most }.{ $risks ->
        [0] {""}
        [one] {" "}Then one Risk is taken.
       *[other] {" "}Then { $risks } Risks are taken.
    }
ask-dispenser = Which artefact does { $seat } take?
    .more = The card in sight is yours for the rest of the game; the next one comes into sight.
    .you = Which artefact do you take?
ask-creature = Which creature does { $seat } call?
    .more = The one called helps at once; the others go away.
    .you = Which creature do you call?
ask-rune = Which stone is used next?
    .more = Each stone's face can be used once, in any order.
ask-rune_god = Which god travels?
    .more = The stone carries any god to any World.
ask-rune_where = Where does { $god } go?
    .more = To any World, by the rune stone.
ask-turn = How far does the tree turn?
    .more = The middle Worlds move on, with all that stands on them; what lies above and below changes.
ask-rune_world = In which World does { $seat } act?
    .more = From afar, without bonus or malus. A ravaged World is healed by Tree Care instead.
    .you = In which World do you act?
ask-heroes = How many Heroes help { $seat }?
    .more = { $risks ->
        [one] One Risk must
       *[other] { $risks } Risks must
    } be prevented, or each costs a life point. Each Hero prevents one and goes back to Midgard.
    .you = How many Heroes help you?
ask-roll = Which dice does { $seat } roll?
    .more = { $risks ->
        [one] One Risk is
       *[other] { $risks } Risks are
    } left. Shields prevent Risks; Vane dice that show a worn shield or a skull go home.
    .you = Which dice do you roll?
ask-kin_dice = How many dice of { $god } does { $seat } borrow?
    .more = Kin on the same World. { $risks ->
        [one] One Risk is
       *[other] { $risks } Risks are
    } left.
    .you = How many dice of { $god } do you borrow?
ask-reroll_god_die = Roll the God die again?
    .more = Your practised saving roll allows it once; the new face stands. Risks to prevent: { $risks }.
ask-reroll = Which dice are rolled again?
    .more = Brisingamen: mark failed dice, then roll them; the new faces stand. Risks to prevent: { $risks }.
ask-elves = How many elves does { $seat } spend?
    .more = Successes so far: { $successes }, Risks: { $risks }. Each elf turns a failed die into a success and goes home to Alfheim.
    .you = How many elves do you spend?
ask-kin_elves = How many elves does { $god } lend?
    .more = Kin on the same World. Successes so far: { $successes }, Risks: { $risks }.
ask-share = How much of the loss does { $god } bear?
    .more = { $loser } is about to lose { $life ->
        [one] one life point
       *[other] { $life } life points
    }. A support god without life leaves the tree; a player's god keeps at least one.
ask-fly = Where does { $seat } fly?
    .more = To any World; the creature carries you.
    .you = Where do you fly?
ask-step = Does { $seat } take a step?
    .more = One step sideways, up or down, by the creature's help.
    .you = Do you take a step?
ask-look = Whose deck does Huginn see?
    .more = Only you see its top cards, and you put them back in any order.
ask-stack = Which card comes next in the deck of { $owner }?
    .more = From the top down; only you know these cards.
ask-send_home = Which card goes home?
    .more = Muninn takes a face-up card off the wheel: one pair less threatens.
ask-regain = Who regains a life point?
    .more = Sæhrimnir feeds one god, never above the life of the start.
ask-gift = Who is fed too?
    .more = Audhumla gives another god an elf and a Vane die.
ask-banish = Which Iotunn goes back?
    .more = Freki chases it to Loki's ladder, and what it hindered is free again.
ask-drive = Who is driven down?
    .more = To the World straight below.
ask-artefact = Which artefact becomes a fetter?
    .more = It goes back under its dispenser.
ask-bind = Bind { $wolf } with a fetter?
    .more = Bound for good; otherwise the wolf only runs back.
ask-repair = How much of the bridge is mended?
    .more = Up to { $planks }, one for each Fire Giant removed.
ask-hand_over = Who receives Gleipnir?
    .more = Another player's god on your World.

## The story

event-god_chosen = { $god } takes a seat.
event-support_joins = { $god } stands by the gods and can bear losses for them.
event-page_opens = The book opens at “{ $page }”. { $page_about }
event-page_ends = Nidhögg has come to the end of “{ $page }”: the page turns.
event-goal_met = What the page “{ $page }” asks for is done: the page turns.
event-round_begins = Round { $round }: the cards are dealt face down.
event-card_seen = { $seat }'s card is seen by all: { $enemy }.
    .you = Your card is seen by all: { $enemy }.
event-plays_next = Next in the order of play: { $seat }.
    .you = Next in the order of play: you.
event-turn_begins = { $seat } begins turn { $turn }.
    .you = You begin turn { $turn }.
event-no_card = { $seat } has no card to reveal: the deck is empty.
    .you = You have no card to reveal: the deck is empty.
event-card_laid = { $seat } reveals { $enemy }, who waits by the wheel for a second card.
    .you = You reveal { $enemy }, who waits by the wheel for a second card.
event-pair = { $seat } reveals the second card of { $enemy }: a pair, and the Enemy strikes!
    .you = You reveal the second card of { $enemy }: a pair, and the Enemy strikes!
event-enemy_moves = { $enemy } goes to { $world }.
event-already_home = { $enemy } stands in { $world } already, where the beaten go back to.
event-top_reached = { $enemy } stands on the top level: at the next climb the game is lost.
event-loki_stays = Loki is in { $world } already and does not move.
event-enemy_caged = { $enemy } is thrown into the Cage.
event-enemy_leaves = { $enemy } falls and does not come back.
event-enemy_is_gone = { $enemy } is out of play: the pair has no effect, and the cards go back under their decks.
event-iormungand_swims = Iormungand swims on to { $island }{ $left ->
    [0] , the last one: at the next stroke the game is lost.
    [one] ; one more lies to the right.
   *[other] ; { $left } more lie to the right.
}
event-iormungand_retreats = Iormungand swims back to { $island }.
event-tree_turns =
    { $steps ->
        [one] The tree turns one step.
       *[other] The tree turns { $steps } steps.
    }
event-enemies_meet = { $one } and { $other } stand in { $world } together.
event-page_ravages = The page lets { $enemy } ravage the World where he stands, { $world }.
event-page_ravages_next = The page lets { $enemy } ravage a World; his own is ravaged already, and { $world } is the next to the left that still stands.
event-world_ravaged = { $world } is ravaged: until it is healed, only fights and Tree Care are possible there. Worlds ravaged: { $ravaged }, Fenrir's strength: { $strength }. { $bars ->
    [0] No bar is left on the Cage: one more ravaged World loses the game.
   *[other] Bars left on the Cage: { $bars }.
}
event-no_bar_left = { $world } should be ravaged, but no bar is left on the Cage.
event-world_healed = { $world } is healed. Worlds ravaged: { $ravaged }, Fenrir's strength: { $strength }, bars on the Cage: { $bars }.
event-giants_join =
    { $count ->
        [one] A Fire Giant joins
       *[other] { $count } Fire Giants join
    } Surt's ladder: { $giants } there now, { $left } left in the reserve.
event-anonymous_join =
    { $count ->
        [one] An Anonymous joins
       *[other] { $count } Anonymous join
    } Hel's ladder: { $anonymous } there now, { $left } left in the reserve.
event-ladder_set = Tokens on { $enemy }'s ladder: { $count } now.
event-iotunn_wakes = { $iotunn } comes down from Loki's ladder (Iotunns left there: { $left }). { $iotunn_about }
event-foe_strength = Strength of { $foe }: { $base }, and { $extra } more for { $might }.
event-gleipnir_weighs = Binding is harder than beating: Gleipnir costs { $seat } { $risks ->
    [one] one Risk
   *[other] { $risks } Risks
} more.
    .you = Binding is harder than beating: Gleipnir costs you { $risks ->
        [one] one Risk
       *[other] { $risks } Risks
    } more.
event-thor_prevents = Thor's power prevents { $risks ->
    [one] one Risk
   *[other] up to { $risks } Risks
}.
event-artefact_prevents = { $artefact_the } prevents { $risks ->
    [one] one Risk
   *[other] up to { $risks } Risks
}.
event-iotunn_stranded = { $iotunn } comes down from Loki's ladder (Iotunns left there: { $left }), finds no Enemy to shield and stands by the Sword of the Obstacles.
event-iotunn_hinders = { $iotunn } is awake. { $iotunn_about }
event-iotunn_beaten = { $iotunn } goes back to Loki's ladder.
event-fenrir_howls = Fenrir howls: { $seat } may move, but has no action this turn.
    .you = Fenrir howls: you may move, but have no action this turn.
event-fenrir_holds = Fenrir howls: { $seat } may neither move nor act this turn.
    .you = Fenrir howls: you may neither move nor act this turn.
event-nidhogg_advances = Nidhögg reaches space { $space } of { $length } (at the end: { $end }).
event-book_acts = After the pair of { $enemy } the open page takes effect ({ $page }).
event-enemy_is_out = { $enemy } is not in the Cage and stays where he is.
event-enemy_is_caged = { $enemy } is in the Cage, so no World is ravaged.
event-card_home = { $enemy }'s card goes under { $seat }'s deck.
    .you = { $enemy }'s card goes under your deck.
event-card_shuffled = { $seat } then shuffles the whole deck, so that Fenrir's card does not stay at the bottom.
    .you = You then shuffle the whole deck, so that Fenrir's card does not stay at the bottom.
event-god_moves = { $god } goes to { $world }.
event-draupnir_gives = Draupnir has a gift for { $seat }.
    .you = Draupnir has a gift for you.
event-goods_taken = { $count ->
    [one] { $seat } gains { $goods_a }
   *[other] { $seat } gains { $count } { $goods_many }
} and now has { $total }.
    .you = { $count ->
        [one] You gain { $goods_a }
       *[other] You gain { $count } { $goods_many }
    } and now have { $total }.
event-heroes_gather = { $count ->
    [one] { $seat } sends a Hero
   *[other] { $seat } sends { $count } Heroes
} to Valhalla: { $total } there now.
    .you = { $count ->
        [one] You send a Hero
       *[other] You send { $count } Heroes
    } to Valhalla: { $total } there now.
event-goods_removed = { $count ->
    [one] { $goods_a } leaves
   *[other] { $count } { $goods_many } leave
} { $goods_ladder }: { $left } left there.
event-acts = { $seat } uses { $world } { $tier }: { $circumstance }.
    .you = You use { $world } { $tier }: { $circumstance }.
event-frost_bites = Frost lies on { $world } and must be faced before the action.
event-oath_lifts = { $god }, bound to { $seat } by an oath, stands there too and lifts the action to its bonus.
    .you = { $god }, bound to you by an oath, stands there too and lifts the action to its bonus.
event-artefact_lifts = { $artefact_the } lifts the action in { $world } to its bonus.
event-passed = { $seat } does nothing with the action.
    .you = You do nothing with the action.
event-cared = { $seat } heals { $world } by Tree Care and pays for it with life.
    .you = You heal { $world } by Tree Care and pay for it with life.
event-horn_taken = { $seat } holds Gjallarhorn now, to be sounded on Asgard.
    .you = You hold Gjallarhorn now, to be sounded on Asgard.
event-gleipnir_woven = { $seat } holds Gleipnir now, to bind Fenrir with.
    .you = You hold Gleipnir now, to bind Fenrir with.
event-token_taken = { $seat } takes { $token_a }: the gods hold { $held } of { $wanted }.
    .you = You take { $token_a }: the gods hold { $held } of { $wanted }.
event-artefact_taken = { $seat } takes { $artefact_the }.
    .you = You take { $artefact_the }.
event-artefact_shown = { $artefact_the } comes into sight.
event-creature_drawn = { $creature } comes out of the dark.
event-creature_helps = { $creature } is called to help.
event-creature_idle = { $creature } finds nothing to do.
event-stone_shows = The { $stone } shows “{ $rune }”.
event-fight_begins =
    { $risks ->
        [one] { $seat } fights { $foe } and takes one Risk.
       *[other] { $seat } fights { $foe } and takes { $risks } Risks.
    }
    .you =
        { $risks ->
            [one] You fight { $foe } and take one Risk.
           *[other] You fight { $foe } and take { $risks } Risks.
        }
event-foe_beaten = { $seat } has beaten { $foe }.
    .you = You have beaten { $foe }.
event-risks_taken =
    { $risks ->
        [one] The price: { $seat } takes one Risk.
       *[other] The price: { $seat } takes { $risks } Risks.
    }
    .you =
        { $risks ->
            [one] The price: you take one Risk.
           *[other] The price: you take { $risks } Risks.
        }
event-risks_prevented =
    { $risks ->
        [one] One Risk is
       *[other] { $risks } Risks are
    } prevented at once; { $left ->
        [0] none is left.
       *[other] { $left } left.
    }
event-heroes_sent =
    { $heroes ->
        [one] A Hero stands against the Risks and goes back to Midgard
       *[other] { $heroes } Heroes stand against the Risks and go back to Midgard
    }; Risks left: { $risks }, Heroes left in Valhalla: { $left }.
event-freyja_leads = Freyja's power: the first Hero prevents { $risks } Risks.
event-tyr_succeeds = Tyr's power: one of { $seat }'s failed dice counts as a success.
    .you = Tyr's power: one of your failed dice counts as a success.
event-roll_counted = Successes: { $successes }, Risks to prevent: { $risks }.
event-dice_borrowed =
    { $dice ->
        [one] { $seat } lends a Vane die.
       *[other] { $seat } lends { $dice } Vane dice.
    }
    .you =
        { $dice ->
            [one] You lend a Vane die.
           *[other] You lend { $dice } Vane dice.
        }
event-no_die = { $seat } has no die to roll.
    .you = You have no die to roll.
event-roll_declined = { $seat } makes no saving roll.
    .you = You make no saving roll.
event-die_rolled = { $seat }'s { $die } shows { $face_a }.
    .you = Your { $die } shows { $face_a }.
event-brisingamen_rolls_again = Brisingamen: { $seat } rolls failed dice once more.
    .you = Brisingamen: you roll failed dice once more.
event-skill_rolls_again = Saving roll of the first level: { $seat } rolls the failed God die once more.
    .you = Saving roll of the first level: you roll the failed God die once more.
event-die_rolled_again = { $seat }'s { $die } now shows { $face_a }.
    .you = Your { $die } now shows { $face_a }.
event-skill_succeeds = { $level ->
    [2] Saving roll of the second level: { $face_a } on { $seat }'s God die is a success too.
   *[other] Saving roll of the third level: { $seat }'s God die always succeeds, even with { $face_a }.
}
    .you = { $level ->
        [2] Saving roll of the second level: { $face_a } on your God die is a success too.
       *[other] Saving roll of the third level: your God die always succeeds, even with { $face_a }.
    }
event-elves_spent =
    { $elves ->
        [one] One of { $seat }'s elves goes home to Alfheim and turns failure into success
       *[other] { $elves } of { $seat }'s elves go home to Alfheim and turn failure into success
    }; successes now: { $successes }, elves left: { $left }.
    .you =
        { $elves ->
            [one] One of your elves goes home to Alfheim and turns failure into success
           *[other] { $elves } of your elves go home to Alfheim and turn failure into success
        }; successes now: { $successes }, elves left: { $left }.
event-freyr_leads = Freyr's power: each elf turns up to { $dice } failed dice.
event-dice_lost =
    { $dice ->
        [one] One of { $seat }'s Vane dice shows a worn shield or a skull and goes home to Vanaheim
       *[other] { $dice } of { $seat }'s Vane dice show a worn shield or a skull and go home to Vanaheim
    }; Vane dice left: { $left }.
    .you =
        { $dice ->
            [one] One of your Vane dice shows a worn shield or a skull and goes home to Vanaheim
           *[other] { $dice } of your Vane dice show a worn shield or a skull and go home to Vanaheim
        }; Vane dice left: { $left }.
event-life_lost =
    { $life ->
        [one] { $seat } loses a life point
       *[other] { $seat } loses { $life } life points
    } ({ $cause }); life left: { $left }.
    .you =
        { $life ->
            [one] You lose a life point
           *[other] You lose { $life } life points
        } ({ $cause }); life left: { $left }.
event-life_shared =
    { $life ->
        [one] { $god } bears one point of the loss
       *[other] { $god } bears { $life } points of the loss
    }; life left: { $left }.
event-support_falls = { $god } has no life left and leaves the tree.
event-life_regained = { $seat } regains a life point and now has { $life }.
    .you = You regain a life point and now have { $life }.
event-life_given = { $giver } gives { $receiver } a life point: { $giver } has { $left }, { $receiver } { $life } now.
    .you_giver = You give { $receiver } a life point: you have { $left }, { $receiver } { $life } now.
    .you_receiver = { $giver } gives you a life point: { $giver } has { $left }, you { $life } now.
event-deck_seen = { $seat } looks at the top cards of { $owner }'s deck.
    .you = You look at the top cards of { $owner }'s deck.
    .you_owner = { $seat } looks at the top cards of your deck.
event-deck_card =
    { $place ->
        [0] The first card: { $enemy }.
        [1] The second card: { $enemy }.
       *[other] The third card: { $enemy }.
    }
event-deck_stacked = The cards go back on { $owner }'s deck.
    .you_owner = The cards go back on your deck.
event-token_placed = { $token_a } is laid on { $world }.
event-token_removed = { $world } loses its { $token }.
event-lies_there_already = { $world } has { $token_a } already.
event-nothing_lies_there = { $enemy } stands on no World with { $token_a }: nothing is lost.
event-saga_done = { $seat } { $action_does }.
event-relic_handed = { $giver } hands Gleipnir to { $receiver }.
    .you_giver = You hand Gleipnir to { $receiver }.
    .you_receiver = { $giver } hands Gleipnir to you.
event-adversary_stands = { $adversary } is now in { $world }.
event-adversary_leaves = { $adversary } is gone.
event-wolf_runs = { $wolf } is on space { $space } of { $last } in the sky; space { $last } loses the game.
event-wolf_runs_back = { $wolf } runs back to space { $space } of the sky.
event-wolf_bound = { $wolf } is bound for good.
event-counter_changes = { $counter }: from { $was } to { $value } ({ $change }).
event-victory = Yggdrasil stands. The gods have won!
event-defeat = { $ending }.

## Odds, for hints

odds-fight = Prevents every Risk in { $times } of 100 with your own dice, Heroes, elves and kin aside.
odds-heroes = Prevents every Risk in { $times } of 100 with all your dice, elves and kin aside.
odds-roll = Prevents every Risk in { $times } of 100, elves aside.
odds-again = Prevents every Risk in { $times } of 100 with what is rolled again, elves aside.

## The campaign in the terminal

campaign-title = Campaign: { $saga }
campaign-over = Every saga is won. The tree stands.
campaign-god = { $god }: { $experience } experience, saving roll { $saving }, elves { $elves }, Vane dice { $dice }
campaign-related =   relations: { $gods }
campaign-shop = { $god } has { $experience } experience. What does { $god } learn?
campaign-keep = Nothing more, keep the rest
campaign-saving_roll = Better saving roll ({ $price }): { $level ->
    [1] { saving-1.gives }
    [2] { saving-2.gives }
   *[other] { saving-3.gives }
}
campaign-start_elves = An elf to start with ({ $price })
campaign-start_vane_dice = A Vane die to start with ({ $price })
campaign-relation = Relation with { $partner }: { $kind } ({ $price })
campaign-saved = The campaign is kept in { $path }.
campaign-left = The game was left; the campaign is as it was.
relation-kin = kin
    .about = In your saving rolls you may use that god's Vane dice and elves.
relation-love = love
    .about = That god may take any part of your losses.
relation-oath = oath
    .about = You act at the bonus even beside Enemies, but not on Midgard.

## Parts of the table

view-round = round
view-turn = turn
view-active = active seat
view-speaker = speaker
view-order = order of play
view-turns_taken = turns taken
view-no_act = no action
view-powers = powers
view-rotation = position of the tree
view-worlds = Worlds
view-enemies = Enemies
view-bars = bars on the Cage
view-bars_in_all = bars in all
view-filled = climbed
view-steps = steps
view-does = what the page does
view-when = when
view-won = how it is won
view-lost = how it is lost
view-laws = rules of the page
view-ladders = ladders
view-iotunns = Iotunns
view-foes = who can be fought
view-wheel = wheel of Enemies
view-revealed = revealed
view-decks = enemy decks
view-reserves = reserves
view-elves = elves
view-dice = Vane dice
view-heroes = Heroes
view-anonymous = Anonymous
view-giants = Fire Giants
view-creatures = creatures
view-valhalla = Heroes in Valhalla
view-dispensers = dispensers
view-gods = gods
view-support = support gods
view-book = Book of Sagas
view-risks = Risks
view-pending = to be decided
view-id = name
view-level = level
view-column = column
view-above = above
view-below = below
view-ravaged = ravaged
view-blocked = blocked
view-token = token
view-tier = acting
view-at = place
view-island = island
view-strength = strength
view-shielded = shielded
view-can_be_fought = can be fought
view-space = space
view-stranded = blocks nothing
view-enemy = Enemy
view-owner = owner
view-left = left
view-dealt = on the wheel
view-known = known cards
view-next = next may be
view-top = on top
view-god = god
view-life = life
view-life_at_start = life at the start
view-tokens = tokens
view-artefacts = artefacts
view-saving = saving roll
view-bonds = relations
view-relic = relic
view-mode = page of
view-page = page
view-length = length of the track
view-end = at its end
view-rules = rules
view-actions = actions
view-goals = goals
view-goal = goal
view-counter = counter
view-value = value
view-counters = counters
view-adversaries = adversaries
view-wolves = wolves
view-foe = foe
view-face = face
view-god_die = God die
view-marked = marked
view-successes = successes
view-loser = loser
view-loss = loss
view-sharer = who may bear it
view-decision = question
view-goods = goods
view-runes = runes
view-deck = deck
view-chance = chance with your own dice
view-left_after = Risks left, by number spent
view-rolls = chance, by Vane dice
view-safe = no Risk left

## What reports of studies call it

study-enemy_moves = enemies that move in
study-acts = actions of gods
study-world_ravaged = Worlds ravaged
study-god_chosen = a god
study-artefact_taken = an artefact taken
study-life_given = life given to another god
study-relic_handed = Gleipnir handed on

## The lesson

lesson-tree = You are Thor; Freyja and Tyr play with you. The tree has nine Worlds on three levels. The top and the bottom stand still, the middle ring turns, and so what lies above and below keeps changing.
lesson-goal = Nidhögg moves along this page of the Book of Sagas. Each time he strikes he goes one space on, and on the fourth he reaches the Tree: then you have won. All the other Enemies only want to stop you.
lesson-pairs = Each god has put an Enemy card face down. When one is turned up and no card of that Enemy lies open, it waits by the wheel. When one does lie there, the Enemy strikes, and both cards go under their decks.
lesson-order = First the table agrees on the order of this round. The first seat decides it and the others may propose. Say that you begin.
lesson-second = Freyja comes next; Tyr is then the last.
lesson-step = Your card was Hel: she waits by the wheel. Now you may take one step, to another World of your level or straight up or down. Go to Vanaheim.
lesson-world = Then you act once. You can fight a foe on your World, or use the World. Vanaheim lends Vane dice.
lesson-dice = Usually two. With another god beside you it would be up to three, next to an Enemy only one. Take both.
lesson-freyja = Freyja turns up Iormungand, who waits too. She goes to Alfheim and takes two elves; each turns a failed die into a success.
lesson-strike = Tyr turns up Hel, and yours lay there: a pair! Hel climbed straight up to Svartalfheim, the ring turned one step, and Tyr lost a life point. But the turn has brought Svartalfheim under Asgard, so Tyr can step straight down.
lesson-fights = A fight is always won, but you run as many Risks as the foe is strong. Hel has strength 1 plus the Anonymous on her ladder, and there are none.
lesson-lost = Tyr rolled only his God die, and it failed: another life point is lost. A god without life loses the game for all. Hel, though, is back in Niflheim.
lesson-round = A new round, new cards. Begin again yourself; with two dice you are best prepared.
lesson-ravage = Your card is Nidhögg, who waits. Look at Asgard: Loki stands there. Two Enemies on one World ravage it, and each ravaged World takes a bar off the Cage; when a bar is needed and none is left, the game is lost. Go to Asgard before another comes.
lesson-loki = Fight Loki. His strength is 1 plus the Iotunns that are awake, and all of them sleep.
lesson-risks = One Risk. Your God die and any of your Vane dice roll together, and every shield, worn or not, prevents a Risk. Vane dice that show a worn shield or a skull go back to Vanaheim afterwards. Take both to be safe.
lesson-caged = No life lost, and Loki sits in the Cage. Then Freyja turned up Nidhögg, the second one: a pair, and the one strike you are glad of. He is on the first of four spaces.
lesson-worlds = Each World has its own help: artefacts in Nidavellir, Heroes in Midgard, creatures in Svartalfheim, rune stones in Iotunheim. Niflheim and Muspellheim empty the ladders of Hel and Surt. Cards come back in the order in which they went: count them.

## The table in sentences

tell = It is round { $round }, turn { $turn }, and { $active } acts. The Cage has { $bars } of { $bars_in_all } bars left. Heroes in Valhalla: { $valhalla }. { $no_act ->
    [yes] There is no action this turn.
   *[no] {""}
}
tell-left-out = foes pending training
tell-worlds = { $id } is on the { $level } level{ $above ->
    [none] {""}
   *[other] , under { $above }
}{ $below ->
    [none] {""}
   *[other] , over { $below }
}. { $ravaged ->
    [yes] It is ravaged.
   *[no] {""}
} { $blocked ->
    [yes] Its action is blocked.
   *[no] {""}
}
tell-enemies = { $strength ->
    [none] { $id }: { $at }.
   *[other] { $id }: { $at }, strength { $strength }{ $can_be_fought ->
        [yes] {""}
       *[other] , not to be fought now
    }.
}
tell-gods = { $god } is in { $at } with { $life } life points, { $elves } elves and { $dice } Vane dice. Artefacts: { $artefacts }.
    .you = You are { $god }, in { $at }, with { $life } life points, { $elves } elves and { $dice } Vane dice. Your artefacts: { $artefacts }.

## The table in a few figures

status = Round { $round }, turn { $turn }{ $order ->
        [none] {""}
       *[other] , order: { $order }
    } · Cage: { $bars } of { $bars_in_all } bars · { $book_page }, space { $book_space } of { $book_length } · Heroes in Valhalla: { $valhalla }
    Enemies (strength): { $enemies }
    { $gods }
status-enemies = { $strength ->
        [none] {""}
       *[other] { $id } { $at } ({ $strength })
    }
status-gods = { $god }: { $at }, life { $life }, elves { $elves }, Vane dice { $dice }{ $artefacts ->
        [none] {""}
       *[other] , { $artefacts }
    }
    .you = You, { $god }: { $at }, life { $life }, elves { $elves }, Vane dice { $dice }{ $artefacts ->
        [none] {""}
       *[other] , { $artefacts }
    }
