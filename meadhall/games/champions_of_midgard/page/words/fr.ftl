game = Champions de Midgard
    .tagline = Des chefs vikings en quête de gloire, ouvriers et dés
    .length = 90 min
    .difficulty = intermédiaire

## Leaders

leader-asmundr = Asmundr le Pieux
    .gift = don d'Asmundr
    .short = Asmundr
    .about = Chaque Faveur dépensée pour relancer des dés lui rapporte aussitôt {{ leaders.asmundr_glory | # point | # points }} de Gloire.
leader-dagrun = Dagrun l'Élue
    .gift = don de Dagrun
    .short = Dagrun
    .about = Pioche {{ leaders.dagrun_draw | un destin | # destins }} de plus à la hutte du sage et n'en garde qu'un.
leader-gylfir = Gylfir le Marin
    .gift = don de Gylfir
    .short = Gylfir
    .about = Ne paie rien au navire marchand.
leader-svanhildr = Svanhildr la Vierge à l'Épée
    .gift = don de Svanhildr
    .short = Svanhildr
    .about = Chaque touche ou double touche de ses épéistes fait {{ leaders.svanhildr_damage | # dégât | # dégâts }} de plus, au combat comme à la chasse.
leader-ullr = Ullr le Berserk
    .gift = don d'Ullr
    .short = Ullr
    .about = Gagne {{ leaders.ullr_glory | # point | # points }} de Gloire à chaque manche de combat où un de ses dés montre une double touche, victoire ou non.

## Places

place-swordsmith = Forge d'épées
    .to = à la Forge d'épées
    .about = Prenez tous les épéistes présents. Il en arrive {{ table.restock | un | # }} à chaque manche.
place-hafter = Atelier de lances
    .to = à l'Atelier de lances
    .about = Prenez tous les lanciers présents. Il en arrive {{ table.restock | un | # }} à chaque manche.
place-blacksmith = Forgeron
    .to = chez le Forgeron
    .about = Prenez tous les porteurs de hache présents. Il en arrive {{ table.restock | un | # }} à chaque manche.
place-smokehouse = Fumoir
    .to = au Fumoir
    .about = Prenez toute la nourriture présente. Il en arrive {{ table.restock | une | # }} à chaque manche.
place-longhouse = Longue maison
    .to = à la Longue maison
    .about = Prenez {{ table.longhouse_swordsmen | un épéiste | # épéistes }} et le marqueur premier joueur. Si vous avez déjà le marqueur, vous devez le passer à votre gauche.
place-market = Marché
    .to = au Marché
    .about = Échangez nourriture, bois et pièces un contre un, autant de fois que vous voulez.
place-merchant_ship = Navire marchand
    .to = au Navire marchand
    .about = Payez {{ table.merchant_fee | # pièce | # pièces }} et prenez les biens de la carte de la manche.
place-runesmith = Graveur de runes
    .to = chez le Graveur de runes
    .about = Payez {{ table.rune_wood }} bois et prenez une rune : l'une des {{ table.runes_shown }} visibles, ou celle du dessus de la pioche.
place-sages_hut = Hutte du sage
    .to = à la Hutte du sage
    .about = Regardez en secret une expédition cachée, puis piochez un destin, que vous gardez secret.
place-shipwright = Hutte du charpentier
    .to = à la Hutte du charpentier
    .about = Construisez un bateau privé contre du bois et des pièces. Vous pouvez y placer un ouvrier dès cette manche. Un par chef.
place-stave_church = Église en bois debout
    .to = à l'Église en bois debout
    .about = Payez {{ table.church.1.coins }}, {{ table.church.2.coins }}, {{ table.church.3.coins }} ou {{ table.church.4.coins }} pièces pour {{ table.church.1.favor }}, {{ table.church.2.favor }}, {{ table.church.3.favor }} ou {{ table.church.4.favor }} Faveurs.
place-worker_huts = Hutte des ouvriers
    .to = à la Hutte des ouvriers
    .about = Engagez un ouvrier de plus : {{ table.worker_prices.1 | # pièce | # pièces }} pour le premier acheteur, puis {{ table.worker_prices.2 }}, {{ table.worker_prices.3 }} et {{ table.worker_prices.4 }}. Il travaille dès cette manche. Une fois par chef.
place-shield_hall = Salle des boucliers
    .to = à la Salle des boucliers
    .about = Étal militaire. Payez {{ .pay_coins | # pièce | # pièces }}, prenez {{ .swordsman | un épéiste | # épéistes }}.
place-spear_ring = Cercle des lances
    .to = au Cercle des lances
    .about = Étal militaire. Payez {{ .pay_food | # nourriture | # nourritures }}, prenez {{ .spearman | un lancier | # lanciers }} et {{ .swordsman | un épéiste | # épéistes }}.
place-axe_yard = Cour des haches
    .to = à la Cour des haches
    .about = Étal militaire. Payez {{ .pay_coins | # pièce | # pièces }}, prenez {{ .axeman | un porteur | # porteurs }} de hache et {{ .swordsman | un épéiste | # épéistes }}.
place-drill_yard = Cour d'exercice
    .to = à la Cour d'exercice
    .about = Étal militaire. {{ stalls.swaps | Une fois | Jusqu'à # fois }}, rendez un guerrier et prenez-en un d'un autre type.
place-woodcutter = Bûcheron
    .to = chez le Bûcheron
    .about = Étal économique. Prenez {{ .wood }} bois.
place-fishmonger = Poissonnier
    .to = chez le Poissonnier
    .about = Étal économique. Prenez {{ .food | # nourriture | # nourritures }}.
place-peddler = Colporteur
    .to = chez le Colporteur
    .about = Étal économique. Prenez {{ .food | # nourriture | # nourritures }}, {{ .wood }} bois et {{ .coins | # pièce | # pièces }}.
place-skald = Scalde
    .to = chez le Scalde
    .about = Étal économique. Payez {{ .pay_food | # nourriture | # nourritures }}, gagnez {{ .favor | # Faveur | # Faveurs }}.
place-hunting_grounds = Terrain de chasse
    .to = au Terrain de chasse
    .about = Les guerriers restés chez vous chassent avant les combats : une nourriture par touche, {{ table.hunting_cap }} au plus.
place-troll = Troll
    .to = au-devant du Troll
    .about = Réservez le combat contre le Troll. Si personne ne le tue, chacun prend {{ table.troll_blame | un Blâme | # Blâmes }}.
place-draugr_left = Draugr de gauche
    .to = au-devant du Draugr de gauche
    .about = Réservez le combat contre ce Draugr.
place-draugr_right = Draugr de droite
    .to = au-devant du Draugr de droite
    .about = Réservez le combat contre ce Draugr.
place-small_longship = Petit bateau
    .to = à bord du petit bateau
    .about = Prenez la mer vers un rivage, avec {{ ships.small.capacity | # place | # places }} pour guerriers et nourriture ensemble.
place-large_longship = Grand bateau
    .to = à bord du grand bateau
    .about = Payez {{ ships.large.coins | # pièce | # pièces }} et prenez la mer vers un rivage, avec {{ ships.large.capacity | # place | # places }} pour guerriers et nourriture ensemble.
place-own_longship = Votre bateau
    .to = à bord de son propre bateau
    .about = Prenez la mer vers un rivage sur le bateau que vous avez construit, sans rien payer. Il a sa propre capacité.
place-beg = Supplier
    .to = supplier les villageois
    .about = Toujours possible : prenez {{ table.beg_food | # nourriture | # nourritures }} et {{ table.beg_blame | # Blâme | # Blâmes }}.

site-troll = le Troll
    .at = au village
    .to = contre le Troll
    .about = Combattu avant tous les autres ennemis.
site-draugr_left = le Draugr de gauche
    .at = à gauche
    .to = contre le Draugr de gauche
    .about = Combattu après le Troll.
site-draugr_right = le Draugr de droite
    .at = à droite
    .to = contre le Draugr de droite
    .about = Combattu après celui de gauche.
site-shore_1 = le premier rivage
    .at = sur le premier rivage
    .to = vers le premier rivage
    .about = Lointain : une nourriture pour {{ .warriors_per_food | un guerrier | # guerriers }}. À partir de {{ .min_players }} joueurs.
site-shore_2 = le deuxième rivage
    .at = sur le deuxième rivage
    .to = vers le deuxième rivage
    .about = Lointain : une nourriture pour {{ .warriors_per_food | un guerrier | # guerriers }}.
site-shore_3 = le troisième rivage
    .at = sur le troisième rivage
    .to = vers le troisième rivage
    .about = Proche : une nourriture pour {{ .warriors_per_food | un guerrier | # guerriers }}.
site-shore_4 = le quatrième rivage
    .at = sur le quatrième rivage
    .to = vers le quatrième rivage
    .about = Proche : une nourriture pour {{ .warriors_per_food | un guerrier | # guerriers }}.

## Warriors and goods

warrior-swordsman = épéiste
    .one = un épéiste
    .many = épéistes
    .about = Dé blanc : { face-{{ dice.faces.swordsman.1 }} }, { face-{{ dice.faces.swordsman.2 }} }, { face-{{ dice.faces.swordsman.3 }} }, { face-{{ dice.faces.swordsman.4 }} }, { face-{{ dice.faces.swordsman.5 }} }, { face-{{ dice.faces.swordsman.6 }} }.
warrior-spearman = lancier
    .one = un lancier
    .many = lanciers
    .about = Dé rouge : { face-{{ dice.faces.spearman.1 }} }, { face-{{ dice.faces.spearman.2 }} }, { face-{{ dice.faces.spearman.3 }} }, { face-{{ dice.faces.spearman.4 }} }, { face-{{ dice.faces.spearman.5 }} }, { face-{{ dice.faces.spearman.6 }} }.
warrior-axeman = porteur de hache
    .one = un porteur de hache
    .many = porteurs de hache
    .about = Dé noir : { face-{{ dice.faces.axeman.1 }} }, { face-{{ dice.faces.axeman.2 }} }, { face-{{ dice.faces.axeman.3 }} }, { face-{{ dice.faces.axeman.4 }} }, { face-{{ dice.faces.axeman.5 }} }, { face-{{ dice.faces.axeman.6 }} }.
cargo-swordsman = épéiste
    .one = un épéiste
cargo-spearman = lancier
    .one = un lancier
cargo-axeman = porteur de hache
    .one = un porteur de hache
cargo-food = nourriture
    .one = une nourriture
good-food = nourriture
    .one = une nourriture
    .many = nourritures
    .about = Nourrit les guerriers en mer.
good-wood = bois
    .one = un bois
    .many = bois
    .about = Paie les runes et les bateaux privés.
good-coin = pièce
    .one = une pièce
    .many = pièces
    .about = {{ scoring.coins_per_glory | Chacune vaut | # pièces valent }} un point de Gloire à la fin.
face-blank = face vide
face-hit = touche
face-double_hit = double touche
face-shield = bouclier
colour-red = rouge
colour-yellow = jaune
colour-blue = bleu

ship-small = petit bateau
    .the = le petit bateau
    .about = Public, {{ .capacity | # place | # places }}.
ship-large = grand bateau
    .the = le grand bateau
    .about = Public, {{ .capacity | # place | # places }}, {{ .coins | # pièce | # pièces }} par usage.
ship-karve = Karve
    .the = le Karve
    .about = {{ .wood }} bois et {{ .coins | # pièce | # pièces }} ; {{ .capacity | # place | # places }} ; {{ .glory | # point | # points }} de Gloire.
ship-snekkja = Snekkja
    .the = la Snekkja
    .about = {{ .wood }} bois et {{ .coins | # pièce | # pièces }} ; {{ .capacity | # place | # places }} ; {{ .glory | # point | # points }} de Gloire. À {{ .min_players }} joueurs ou plus.
ship-skeid = Skeid
    .the = le Skeid
    .about = {{ .wood }} bois et {{ .coins | # pièce | # pièces }} ; {{ .capacity | # place | # places }} ; {{ .glory | # point | # points }} de Gloire.
ship-drakkar = Drakkar
    .the = le Drakkar
    .about = {{ .wood }} bois et {{ .coins | # pièce | # pièces }} ; {{ .capacity | # place | # places }} ; {{ .glory | # point | # points }} de Gloire. À {{ .min_players }} joueurs.

merchant-grain = du grain
    .about = {{ .food | # nourriture | # nourritures }}.
merchant-timber = du bois d'œuvre
    .about = {{ .wood }} bois.
merchant-mixed = des marchandises variées
    .about = {{ .food | # nourriture | # nourritures }} et {{ .wood }} bois.
merchant-planks = des planches
    .about = {{ .wood }} bois et {{ .food | # nourriture | # nourritures }}.
merchant-swords = des épéistes à gages
    .about = {{ .swordsman | Un épéiste | # épéistes }} et {{ .food | # nourriture | # nourritures }}.
merchant-spears = des lanciers à gages
    .about = {{ .spearman | Un lancier | # lanciers }}.
merchant-axes = des porteurs de hache à gages
    .about = {{ .axeman | Un porteur | # porteurs }} de hache et {{ .swordsman | un épéiste | # épéistes }}.
merchant-crew = un équipage
    .about = {{ .spearman | Un lancier | # lanciers }}, {{ .swordsman | un épéiste | # épéistes }} et {{ .food | # nourriture | # nourritures }}.

## Runes, destinies, journeys

rune-gifts = Dons
    .about = Librement : gagnez {{ runes.gifts | une ressource | # ressources }} au choix, nourriture, bois ou pièces. {{ .glory | # point | # points }} de Gloire à la fin.
rune-glory = Gloire
    .about = Quand vous avez vaincu un Troll, un Draugr ou un Monstre : {{ runes.glory_percent }} % de sa Gloire en plus, arrondis à l'inférieur. {{ .glory | # point | # points }} de Gloire à la fin.
rune-healing = Guérison
    .about = Avant de subir des pertes : personne ne tombe dans cette manche de combat. {{ .glory | # point | # points }} de Gloire à la fin.
rune-journey = Expédition
    .about = Quand votre expédition est révélée : la carte suivante compte à sa place, même si elle est pire. {{ .glory | # point | # points }} de Gloire à la fin.
rune-knowledge = Savoir
    .about = Librement : regardez toutes les expéditions cachées du plateau. {{ .glory | # point | # points }} de Gloire à la fin.
rune-potential = Potentiel
    .about = Après votre lancer : chaque face vide est relancée. {{ .glory | # point | # points }} de Gloire à la fin.
rune-reaction = Réaction
    .about = Après votre lancer : chaque bouclier fait aussi {{ runes.reaction_damage | # dégât | # dégâts }}. {{ .glory | # point | # points }} de Gloire à la fin.
rune-success = Succès
    .about = Librement : montrez un de vos destins et marquez-le tout de suite. Il compte encore à la fin. {{ .glory | # point | # points }} de Gloire à la fin.
rune-true_vision = Vision véritable
    .about = À la hutte du sage : piochez {{ runes.true_vision_draw | un destin | # destins }} de plus, n'en gardez toujours qu'un. {{ .glory | # point | # points }} de Gloire à la fin.
rune-wealth = Richesse
    .about = Librement : doublez vos pièces, {{ runes.wealth_most }} de plus au maximum. {{ .glory | # point | # points }} de Gloire à la fin.

destiny-crusher_of_ice = Briseur de glace
    .counts = d'ennemis bleus
    .about = Le plus de Draugr et Monstres bleus : {{ .alone }} points de Gloire si vous êtes seul en tête, {{ .tied }} à égalité.
destiny-earth_smasher = Fracasseur de terre
    .counts = d'ennemis jaunes
    .about = Le plus de Draugr et Monstres jaunes : {{ .alone }} points de Gloire si vous êtes seul en tête, {{ .tied }} à égalité.
destiny-master_of_flames = Maître des flammes
    .counts = d'ennemis rouges
    .about = Le plus de Draugr et Monstres rouges : {{ .alone }} points de Gloire si vous êtes seul en tête, {{ .tied }} à égalité.
destiny-craftsman = Artisan
    .counts = de bois
    .about = Le plus de bois : {{ .alone }} points de Gloire si vous êtes seul en tête, {{ .tied }} à égalité.
destiny-leader_of_armies = Meneur d'armées
    .counts = de guerriers
    .about = Le plus de guerriers : {{ .alone }} points de Gloire si vous êtes seul en tête, {{ .tied }} à égalité.
destiny-odins_favored = Favori d'Odin
    .counts = de Faveurs
    .about = Le plus de Faveurs : {{ .alone }} points de Gloire si vous êtes seul en tête, {{ .tied }} à égalité.
destiny-prepared = Prévoyant
    .counts = de nourriture
    .about = Le plus de nourriture : {{ .alone }} points de Gloire si vous êtes seul en tête, {{ .tied }} à égalité.
destiny-prosperous = Prospère
    .counts = de pièces
    .about = Le plus de pièces : {{ .alone }} points de Gloire si vous êtes seul en tête, {{ .tied }} à égalité.
destiny-runemaster = Maître des runes
    .counts = de runes
    .about = Le plus de runes, utilisées ou non : {{ .alone }} points de Gloire si vous êtes seul en tête, {{ .tied }} à égalité.
destiny-monster_hunter = Chasseur de monstres
    .counts = de Monstres
    .about = Le plus de Monstres : {{ .alone }} points de Gloire si vous êtes seul en tête, {{ .tied }} à égalité.
destiny-slayer_of_the_undead = Pourfendeur de morts-vivants
    .counts = de Draugr
    .about = Le plus de Draugr : {{ .alone }} points de Gloire si vous êtes seul en tête, {{ .tied }} à égalité.
destiny-troll_slayer = Tueur de trolls
    .counts = de Trolls
    .about = Le plus de Trolls : {{ .alone }} points de Gloire si vous êtes seul en tête, {{ .tied }} à égalité.

journey-all_quiet = Tout est calme
    .about = Rien ne se passe.
journey-kraken = Kraken
    .about = Combattez le Kraken avant de nourrir vos guerriers : Dégâts {{ .attack }}, Défense {{ .defence }}, {{ enemies.kraken.glory | # point | # points }} de Gloire.
journey-lost = Perdus
    .about = Perdez {{ .lose | un élément | # éléments }} au choix, nourriture ou guerriers.
journey-no_wind = Pas de vent
    .about = Perdez {{ .lose | # nourriture | # nourritures }}.
journey-storm = Tempête
    .about = Perdez {{ .lose | une nourriture ou un guerrier | # nourritures ou guerriers }}.
journey-whirlpool = Tourbillon
    .about = Perdez {{ .lose | # guerrier | # guerriers }}.

## Enemies

foe-young_troll = Jeune troll
    .a = un Jeune troll
    .the = le Jeune troll
    .about = Petit pour un troll, et déjà affamé.
foe-forest_troll = Troll des forêts
    .a = un Troll des forêts
    .the = le Troll des forêts
    .about = Moussu et lent, il sort des bois.
foe-cave_troll = Troll des cavernes
    .a = un Troll des cavernes
    .the = le Troll des cavernes
    .about = Il frappe fort, mais le jour l'a rendu fragile.
foe-hill_troll = Troll des collines
    .a = un Troll des collines
    .the = le Troll des collines
    .about = Son cuir arrête les épées : pas d'épéistes.
foe-bridge_troll = Troll du pont
    .a = un Troll du pont
    .the = le Troll du pont
    .about = Trop à l'étroit pour les haches : pas de porteurs de hache.
foe-river_troll = Troll de rivière
    .a = un Troll de rivière
    .the = le Troll de rivière
    .about = Dur comme un tronc mouillé, et aussi difficile à arrêter.
foe-mountain_troll = Troll des montagnes
    .a = un Troll des montagnes
    .the = le Troll des montagnes
    .about = Il brise les lances comme paille : pas de lanciers.
foe-war_troll = Troll de guerre
    .a = un Troll de guerre
    .the = le Troll de guerre
    .about = Armé, furieux et habitué à vaincre.
foe-draugr_thrall = Draugr esclave
    .a = un Draugr esclave
    .the = le Draugr esclave
    .about = Serviteur mort comme vif : le plus faible des Draugr.
foe-draugr_wanderer = Draugr errant
    .a = un Draugr errant
    .the = le Draugr errant
    .about = Il a oublié où est sa tombe.
foe-barrow_guard = Gardien du tertre
    .a = un Gardien du tertre
    .the = le Gardien du tertre
    .about = Il garde une tombe trop basse pour les haches : pas de porteurs de hache.
foe-drowned_draugr = Draugr noyé
    .a = un Draugr noyé
    .the = le Draugr noyé
    .about = Les épées glissent sur ses chairs gonflées : pas d'épéistes.
foe-draugr_raider = Draugr pillard
    .a = un Draugr pillard
    .the = le Draugr pillard
    .about = Il part encore piller.
foe-draugr_captain = Capitaine draugr
    .a = un Capitaine draugr
    .the = le Capitaine draugr
    .about = Il avance à travers les lances : pas de lanciers.
foe-draugr_lord = Seigneur draugr
    .a = un Seigneur draugr
    .the = le Seigneur draugr
    .about = Un roi sous la colline, riche et cruel.
foe-nokk = Nøkk
    .a = un Nøkk
    .the = le Nøkk
    .about = Il chante au bord de l'eau et noie les hommes.
foe-valravn = Valravn
    .a = un Valravn
    .the = le Valravn
    .about = Un corbeau qui a mangé le cœur d'un roi.
foe-lyndwurm = Lindworm
    .a = un Lindworm
    .the = le Lindworm
    .about = Deux pattes et des anneaux sans fin : pas de lanciers.
foe-huldra = Huldra
    .a = une Huldra
    .the = la Huldra
    .about = Belle de face, creuse de dos ; nulle épée ne se lève contre elle : pas d'épéistes.
foe-fenris_cub = Louveteau de Fenrir
    .a = un Louveteau de Fenrir
    .the = le Louveteau de Fenrir
    .about = Pas encore enchaîné.
foe-hel_hound = Chien de Hel
    .a = un Chien de Hel
    .the = le Chien de Hel
    .about = Il garde la route dont nul ne revient.
foe-sea_serpent = Serpent de mer
    .a = un Serpent de mer
    .the = le Serpent de mer
    .about = Il prend les navires pour des jouets.
foe-giant = Géant
    .a = un Géant
    .the = le Géant
    .about = Les haches le chatouillent : pas de porteurs de hache.
foe-jotun = Jötun
    .a = un Jötun
    .the = le Jötun
    .about = Plus vieux que les dieux, et la peau plus épaisse.
foe-wyrm = Guivre
    .a = une Guivre
    .the = la Guivre
    .about = Du feu, du poison et de la patience.
foe-dragon = Dragon
    .a = un Dragon
    .the = le Dragon
    .about = Les épées fondent avant de l'atteindre : pas d'épéistes.
foe-world_serpent_spawn = Rejeton du Serpent-Monde
    .a = un Rejeton du Serpent-Monde
    .the = le Rejeton du Serpent-Monde
    .about = Un enfant de Jörmungand, qui grandit encore.
foe-kraken = Kraken
    .a = un Kraken
    .the = le Kraken
    .about = Il surgit sous le bateau, avant le repas.

## Where Glory comes from, and what destinies count

source-trolls = Trolls
source-draugr = Draugr
source-monsters = Monstres
source-krakens = Krakens
source-glory_rune = Rune Gloire
source-leader = Don du chef
source-success = Succès
source-destinies = Destins
source-sets = Séries de couleurs
source-runes = Runes
source-longship = Bateau
source-favor = Faveurs
source-coins = Pièces
source-blame = Blâmes
metric-red_enemies = ennemis rouges
metric-yellow_enemies = ennemis jaunes
metric-blue_enemies = ennemis bleus
metric-wood = bois
metric-warriors = guerriers
metric-favor = Faveurs
metric-food = nourriture
metric-coins = pièces
metric-runes = runes
metric-monsters = Monstres
metric-draugr = Draugr
metric-trolls = Trolls

## What can be done

do-lead = Devenir { $leader }
do-place = { $place }
do-use = Utiliser { $rune }
do-pass = Y renoncer
    .true_vision = Ne pas utiliser Vision véritable
    .after_placing = N'utiliser aucune rune maintenant
    .journey_rune = Garder ce voyage
    .heal = Ne pas utiliser Guérison
    .glory = Ne pas utiliser Gloire
    .forgive = Ne se défaire d'aucun Blâme
    .accuse = Ne blâmer personne
    .free_runes = N'utiliser aucune rune maintenant
do-done = Terminer
do-swap = Donner { $give_one } contre { $take_one }
do-take_rune = Prendre { $rune }
do-draw_rune = Piocher sans voir
do-look = Regarder l'expédition vers { $site }
do-keep = Garder { $destiny }
do-put_back = Remettre { $destiny } sous la pioche
do-build = Construire { $ship_the }
do-donate = { $step ->
    [0] {{ table.church.1.coins | # pièce | # pièces }} pour {{ table.church.1.favor | # Faveur | # Faveurs }}
    [1] {{ table.church.2.coins | # pièce | # pièces }} pour {{ table.church.2.favor | # Faveur | # Faveurs }}
    [2] {{ table.church.3.coins | # pièce | # pièces }} pour {{ table.church.3.favor | # Faveur | # Faveurs }}
   *[other] {{ table.church.4.coins | # pièce | # pièces }} pour {{ table.church.4.favor | # Faveur | # Faveurs }}
}
do-sail = Cap sur { $site }
do-enlist = Prendre { $warrior_one }
do-retrain = Échanger { $warrior_one } contre { $into_one }
do-gain = Prendre { $good_one }
do-score = Montrer { $destiny }
do-send = Envoyer { $cargo_one } { $site_to }
do-ready = Prêt
do-accept = Accepter le lancer
do-pick = Choisir { $warrior } : { $face }
do-reroll = Relancer pour une Faveur
do-lose = Perdre { $cargo_one }
do-drop_blame = Défausser un Blâme
do-accuse = Blâmer { $other }
do-accuse_all = Blâmer tous les autres

## What is asked

ask-leader = Quel chef choisit { $seat } ?
    .more = Chaque chef a un don pour toute la partie ; le premier joueur choisit en dernier.
    .you = Quel chef choisissez-vous ?
ask-place = Où va l'ouvrier de { $seat } ?
    .more = { $workers ->
        [one] C'est le dernier ouvrier de la manche.
       *[other] Il reste { $workers } ouvriers à placer dans cette manche.
    } Un seul ouvrier par lieu, sauf pour chasser, supplier ou monter sur son propre bateau. L'effet du lieu est immédiat ; les combats viennent quand tous les ouvriers sont placés.
    .you = Où envoyez-vous un ouvrier ?
ask-after_placing = { $seat } : utiliser une rune maintenant ?
    .more = Ensuite le tour s'achève. Une rune sert une fois et compte quand même à la fin.
    .you = Utilisez-vous une rune maintenant ?
ask-trade = Qu'échange { $seat } au marché ?
    .more = Un contre un, autant de fois que vous voulez ; ce qui a été pris ne peut plus être donné.
    .you = Qu'échangez-vous au marché ?
ask-rune = Quelle rune prend { $seat } ?
    .more = Le bois est payé. Une rune sert une fois et rapporte sa Gloire à la fin, utilisée ou non.
    .you = Quelle rune prenez-vous ?
ask-look = Quelle expédition regarde { $seat } ?
    .more = En secret ; la carte reste en place, puis vous piochez un destin.
    .you = Quelle expédition regardez-vous ?
ask-true_vision = { $seat } : utiliser Vision véritable ?
    .more = Elle fait piocher {{ runes.true_vision_draw | un destin | # destins }} de plus ; on n'en garde toujours qu'un.
    .you = Utilisez-vous Vision véritable ?
ask-keep = Quel destin garde { $seat } ?
    .more = Il reste secret et compte à la fin ; les autres vont sous la pioche.
    .you = Quel destin gardez-vous ?
ask-bottom = Quel destin remet { $seat } sous la pioche ?
    .more = Le premier remis sera le premier pioché.
    .you = Quel destin remettez-vous sous la pioche ?
ask-ship = Quel bateau construit { $seat } ?
    .more = Il est à vous pour de bon : aucun droit à payer, sa propre capacité, et de la Gloire à la fin.
    .you = Quel bateau construisez-vous ?
ask-church = Combien donne { $seat } à l'église ?
    .more = Chaque Faveur permet de relancer des dés, ou rapporte {{ scoring.favor | # point | # points }} de Gloire à la fin.
    .you = Combien donnez-vous à l'église ?
ask-harbour = Vers quel rivage part { $seat } ?
    .more = Il y a { $room } places, pour les guerriers et la nourriture. On embarque quand tous les ouvriers sont placés ; puis l'expédition est révélée.
    .you = Vers quel rivage partez-vous ?
ask-enlist = Quel guerrier rejoint { $seat } ?
    .more = Il reste { $room ->
        [one] une place
       *[other] { $room } places
    } : un chef n'en mène pas plus de {{ table.warband }}. Les autres retournent à la réserve.
    .you = Quel guerrier vous rejoint ?
ask-retrain = Quel guerrier échange { $seat }, et contre qui ?
    .more = Le guerrier retourne à la réserve, et vous en prenez un d'un autre type.
    .you = Quel guerrier échangez-vous, et contre qui ?
ask-gifts = Quelle ressource prend { $seat } ?
    .more = La rune Dons en donne {{ runes.gifts }} en tout, au choix ; encore { $left } à prendre.
    .you = Quelle ressource prenez-vous ?
ask-success = Quel destin marque { $seat } maintenant ?
    .more = Il est montré et compté en l'état, puis compté de nouveau à la fin.
    .you = Quel destin marquez-vous maintenant ?
ask-assign = Quels guerriers envoie { $seat }, et où ?
    .more = Sur un bateau, guerriers et nourriture se partagent les places ; ceux qui restent chez vous chassent, si vous avez un ouvrier au Terrain de chasse. Ensuite viennent les combats.
    .you = Quels guerriers envoyez-vous, et où ?
ask-roll = { $hunting ->
        [1] { $seat } : accepter ce lancer ?
       *[other] { $seat } : accepter ce lancer contre { $foe_the } ?
    }
    .more = { $hunting ->
        [1] Touches : { $hits }, une nourriture chacune, {{ table.hunting_cap }} au plus. Une Faveur relance une fois les dés que vous choisissez.
       *[other] Vos dégâts : { $hits }, il en faut { $left } ; dégâts de l'ennemi : { $attack }, vos boucliers : { $shields }. Une Faveur relance une fois les dés que vous choisissez.
    }
    .you = { $hunting ->
            [1] Acceptez-vous ce lancer ?
           *[other] Acceptez-vous ce lancer contre { $foe_the } ?
        }
ask-heal = { $seat } : utiliser Guérison ?
    .more = { $losses ->
        [one] Un guerrier tomberait
       *[other] { $losses } guerriers tomberaient
    } contre { $foe_the }. La rune ne sert que pour cette manche de combat.
    .you = Utilisez-vous Guérison ?
ask-casualty = Quel guerrier de { $seat } tombe ?
    .more = { $foe_the } en tue encore { $losses } : un par Dégât qu'aucun bouclier n'annule. Les dés retournent à la réserve.
    .you = Lequel de vos guerriers tombe ?
ask-starve = Quel guerrier de { $seat } meurt de faim ?
    .more = Il n'y avait pas assez de nourriture à bord : { $losses ->
        [one] un guerrier doit encore
       *[other] { $losses } guerriers doivent encore
    } mourir de faim.
    .you = Lequel de vos guerriers meurt de faim ?
ask-journey_loss = Que perd { $seat } en chemin ?
    .more = { $journey } : encore { $losses } à perdre, avant le repas.
    .you = Que perdez-vous en chemin ?
ask-journey_rune = { $seat } : remplacer l'expédition { $journey } ?
    .more = { $journey_about } La rune Expédition retourne la carte suivante de la pioche ; c'est elle qui compte, même si elle est pire.
    .you = Remplacez-vous l'expédition { $journey } ?
ask-glory = { $seat } : utiliser la rune Gloire ?
    .more = Pour { $foe_the }, {{ runes.glory_percent }} % de Gloire en plus, arrondis à l'inférieur ; la rune ne sert qu'une fois.
    .you = Utilisez-vous la rune Gloire ?
ask-forgive = { $seat } : défausser un Blâme ?
    .more = Qui tue le Troll en a le droit ; vous avez { $blame ->
        [one] { $blame } Blâme
       *[other] { $blame } Blâmes
    }. Les Blâmes coûtent de la Gloire à la fin, chacun plus que le précédent.
    .you = Défaussez-vous un Blâme ?
ask-accuse = Qui reçoit le Blâme de { $seat } ?
    .more = Qui tue le Troll peut en faire porter un à un adversaire.
    .you = À qui faites-vous porter le Blâme ?
ask-free_runes = { $seat } : utiliser une rune maintenant ?
    .more = Ensuite la manche s'achève. Une rune sert une fois et compte quand même à la fin.
    .you = Utilisez-vous une rune maintenant ?

## What happened

event-leader_chosen = { $seat } sera { $leader }.
    .you = Vous serez { $leader }.
event-round_begins = La manche { $round } commence ; premier joueur : { $seat }.
    .you = La manche { $round } commence ; premier joueur : vous.
event-troll_comes = { $foe_a } arrive au village.
event-draugr_comes = { $foe_a } surgit { $site_at } ({ $colour }).
event-monster_comes = { $foe_a } apparaît { $site_at } ({ $colour }).
event-merchant_comes = Le navire marchand arrive avec { $merchant }.
event-restocked = Dans les ateliers : { $swordsmen ->
    [one] { $swordsmen } épéiste
   *[other] { $swordsmen } épéistes
}, { $spearmen ->
    [one] { $spearmen } lancier
   *[other] { $spearmen } lanciers
} et { $axemen ->
    [one] { $axemen } porteur de hache
   *[other] { $axemen } porteurs de hache
} ; au fumoir : { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
}.
event-dice_short = { $count ->
    [one] La réserve manque de { $warrior_many } : il en vient un de moins.
   *[other] La réserve manque de { $warrior_many } : il en vient { $count } de moins.
}
event-journeys_shuffled = Les expéditions défaussées sont remélangées et forment une nouvelle pioche.
event-worker_placed = { $seat } envoie un ouvrier { $place_to }.
    .you = Vous envoyez un ouvrier { $place_to }.
event-warriors_join = { $count ->
    [one] { $seat } gagne { $warrior_one } (guerriers : { $total } sur {{ table.warband }}).
   *[other] { $seat } gagne { $count } { $warrior_many } (guerriers : { $total } sur {{ table.warband }}).
}
    .you = { $count ->
        [one] Vous gagnez { $warrior_one } (guerriers : { $total } sur {{ table.warband }}).
       *[other] Vous gagnez { $count } { $warrior_many } (guerriers : { $total } sur {{ table.warband }}).
    }
event-warriors_turned_away = { $count ->
    [one] { $seat } ne peut pas mener plus de {{ table.warband }} guerriers : un dé retourne à la réserve.
   *[other] { $seat } ne peut pas mener plus de {{ table.warband }} guerriers : { $count } dés retournent à la réserve.
}
    .you = { $count ->
        [one] Vous ne pouvez pas mener plus de {{ table.warband }} guerriers : un dé retourne à la réserve.
       *[other] Vous ne pouvez pas mener plus de {{ table.warband }} guerriers : { $count } dés retournent à la réserve.
    }
event-goods_gained = { $count ->
    [one] { $seat } gagne { $good_one } (total : { $total }).
   *[other] { $seat } gagne { $count } { $good_many } (total : { $total }).
}
    .you = { $count ->
        [one] Vous gagnez { $good_one } (total : { $total }).
       *[other] Vous gagnez { $count } { $good_many } (total : { $total }).
    }
event-goods_paid = { $count ->
    [one] { $seat } paie { $good_one } (reste : { $left }).
   *[other] { $seat } paie { $count } { $good_many } (reste : { $left }).
}
    .you = { $count ->
        [one] Vous payez { $good_one } (reste : { $left }).
       *[other] Vous payez { $count } { $good_many } (reste : { $left }).
    }
event-fee_spared = { $seat } ne paie rien au navire marchand, grâce au { $leader_gift }.
    .you = Vous ne payez rien au navire marchand, grâce au { $leader_gift }.
event-favor_gained = { $count ->
    [one] { $seat } gagne { $count } Faveur (total : { $total }).
   *[other] { $seat } gagne { $count } Faveurs (total : { $total }).
}
    .you = { $count ->
        [one] Vous gagnez { $count } Faveur (total : { $total }).
       *[other] Vous gagnez { $count } Faveurs (total : { $total }).
    }
event-marker_taken = { $seat } prend le marqueur premier joueur.
    .you = Vous prenez le marqueur premier joueur.
event-marker_passed = { $seat } passe le marqueur premier joueur à { $other }.
    .you = Vous passez le marqueur premier joueur à { $other }.
    .you_other = { $seat } vous passe le marqueur premier joueur.
event-traded = { $seat } donne { $give_one } contre { $take_one }.
    .you = Vous donnez { $give_one } contre { $take_one }.
event-goods_held = { $seat } quitte le marché avec { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
}, { $wood } bois et { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
    .you = Vous quittez le marché avec { $food ->
        [one] { $food } nourriture
       *[other] { $food } nourritures
    }, { $wood } bois et { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
event-rune_taken = { $seat } prend la rune { $rune }.
    .you = Vous prenez la rune { $rune }.
event-rune_drawn = { $seat } pioche la rune { $rune }.
    .you = Vous piochez la rune { $rune }.
event-rune_shown = La rune { $rune } est visible chez le Graveur de runes.
event-rune_used = { $seat } utilise la rune { $rune }.
    .you = Vous utilisez la rune { $rune }.
event-rune_wasted = La rune { $rune } est sans effet : { $seat } n'a aucune pièce.
    .you = La rune { $rune } est sans effet : vous n'avez aucune pièce.
event-journey_seen = { $seat } regarde en secret l'expédition vers { $site } : { $journey }.
    .you = Vous regardez en secret l'expédition vers { $site } : { $journey }.
event-journey_peeked = { $seat } regarde en secret l'expédition vers { $site }.
    .you = Vous regardez en secret l'expédition vers { $site }.
event-destiny_dealt = { $seat } reçoit un destin secret : { $destiny }.
    .you = Vous recevez un destin secret : { $destiny }.
event-destiny_seen = { $seat } pioche { $destiny }.
    .you = Vous piochez { $destiny }.
event-destinies_drawn = { $count ->
    [one] { $seat } pioche un destin.
   *[other] { $seat } pioche { $count } destins pour en choisir un.
}
    .you = { $count ->
        [one] Vous piochez un destin.
       *[other] Vous piochez { $count } destins pour en choisir un.
    }
event-destiny_kept = { $seat } garde { $destiny }.
    .you = Vous gardez { $destiny }.
event-destiny_put_back = { $seat } remet { $destiny } sous la pioche.
    .you = Vous remettez { $destiny } sous la pioche.
event-destiny_taken = { $seat } a un nouveau destin secret.
    .you = Vous avez un nouveau destin secret.
event-destiny_shown = { $amount ->
    [0] { $seat } montre { $destiny } (le plus { $destiny_counts }) et n'en a pas ; { $most ->
        [0] les autres non plus
       *[other] le meilleur des autres en a { $most }
    }.
   *[other] { $seat } montre { $destiny } (le plus { $destiny_counts }) : { $amount }, contre { $most } pour le meilleur des autres.
}
    .you = { $amount ->
        [0] Vous montrez { $destiny } (le plus { $destiny_counts }) et n'en avez pas ; { $most ->
            [0] les autres non plus
           *[other] le meilleur des autres en a { $most }
        }.
       *[other] Vous montrez { $destiny } (le plus { $destiny_counts }) : { $amount }, contre { $most } pour le meilleur des autres.
    }
event-destiny_scored = { $glory ->
    [one] { $destiny } rapporte { $glory } point de Gloire à { $seat } (total : { $total }).
   *[other] { $destiny } rapporte { $glory } points de Gloire à { $seat } (total : { $total }).
}
    .you = { $glory ->
        [one] { $destiny } vous rapporte { $glory } point de Gloire (total : { $total }).
       *[other] { $destiny } vous rapporte { $glory } points de Gloire (total : { $total }).
    }
event-destiny_missed = { $destiny } ne rapporte rien à { $seat }.
    .you = { $destiny } ne vous rapporte rien.
event-ship_built = { $seat } construit { $ship_the }.
    .you = Vous construisez { $ship_the }.
event-ship_sails = { $seat } amarre { $ship_the } devant { $site }.
    .you = Vous amarrez { $ship_the } devant { $site }.
event-worker_hired = { $seat } engage un ouvrier et en a désormais { $workers }.
    .you = Vous engagez un ouvrier et en avez désormais { $workers }.
event-retrained = { $seat } échange { $warrior_one } contre { $into_one }.
    .you = Vous échangez { $warrior_one } contre { $into_one }.
event-begged = { $blame ->
    [one] { $seat } supplie les villageois, et le village jase : { $blame } Blâme désormais.
   *[other] { $seat } supplie les villageois, et le village jase : { $blame } Blâmes désormais.
}
    .you = { $blame ->
        [one] Vous suppliez les villageois, et le village jase : { $blame } Blâme désormais.
       *[other] Vous suppliez les villageois, et le village jase : { $blame } Blâmes désormais.
    }
event-sent = { $seat } envoie { $cargo_one } { $site_to }.
    .you = Vous envoyez { $cargo_one } { $site_to }.
event-hunt_begins = { $warriors ->
    [0] { $seat } n'a personne pour chasser.
    [1] { $seat } chasse avec un guerrier.
   *[other] { $seat } chasse avec { $warriors } guerriers.
}
    .you = { $warriors ->
        [0] Vous n'avez personne pour chasser.
        [1] Vous chassez avec un guerrier.
       *[other] Vous chassez avec { $warriors } guerriers.
    }
event-hunted = { $food ->
    [0] { $seat } ne fait aucune touche et revient sans nourriture (total : { $total }).
    [{{ table.hunting_cap }}] { $seat } fait { $hits ->
        [one] { $hits } touche
       *[other] { $hits } touches
    } et rapporte { $food } nourritures, le maximum à la chasse (total : { $total }).
    [one] { $seat } fait { $hits ->
        [one] { $hits } touche
       *[other] { $hits } touches
    } et rapporte { $food } nourriture (total : { $total }).
   *[other] { $seat } fait { $hits ->
        [one] { $hits } touche
       *[other] { $hits } touches
    } et rapporte { $food } nourritures (total : { $total }).
}
    .you = { $food ->
        [0] Vous ne faites aucune touche et revenez sans nourriture (total : { $total }).
        [{{ table.hunting_cap }}] Vous faites { $hits ->
            [one] { $hits } touche
           *[other] { $hits } touches
        } et rapportez { $food } nourritures, le maximum à la chasse (total : { $total }).
        [one] Vous faites { $hits ->
            [one] { $hits } touche
           *[other] { $hits } touches
        } et rapportez { $food } nourriture (total : { $total }).
       *[other] Vous faites { $hits ->
            [one] { $hits } touche
           *[other] { $hits } touches
        } et rapportez { $food } nourritures (total : { $total }).
    }
event-fight_begins = { $warriors ->
    [one] { $seat } combat { $foe_the } avec un guerrier.
   *[other] { $seat } combat { $foe_the } avec { $warriors } guerriers.
}
    .you = { $warriors ->
        [one] Vous combattez { $foe_the } avec un guerrier.
       *[other] Vous combattez { $foe_the } avec { $warriors } guerriers.
    }
event-nobody_came = { $seat } n'a envoyé personne contre { $foe_the }.
    .you = Vous n'avez envoyé personne contre { $foe_the }.
event-rolled = Les dés donnent à { $seat } { $hits ->
    [one] { $hits } dégât
   *[other] { $hits } dégâts
}, { $shields ->
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
} et { $blanks ->
    [one] { $blanks } face vide
   *[other] { $blanks } faces vides
}.
    .you = Les dés vous donnent { $hits ->
        [one] { $hits } dégât
       *[other] { $hits } dégâts
    }, { $shields ->
        [one] { $shields } bouclier
       *[other] { $shields } boucliers
    } et { $blanks ->
        [one] { $blanks } face vide
       *[other] { $blanks } faces vides
    }.
event-rerolled = { $dice ->
    [one] { $seat } dépense une Faveur (reste : { $favor }) et relance un dé.
   *[other] { $seat } dépense une Faveur (reste : { $favor }) et relance { $dice } dés.
}
    .you = { $dice ->
        [one] Vous dépensez une Faveur (reste : { $favor }) et relancez un dé.
       *[other] Vous dépensez une Faveur (reste : { $favor }) et relancez { $dice } dés.
    }
event-blanks_rerolled = { $dice ->
    [one] { $seat } relance la face vide.
   *[other] { $seat } relance { $dice } faces vides.
}
    .you = { $dice ->
        [one] Vous relancez la face vide.
       *[other] Vous relancez { $dice } faces vides.
    }
event-leader_damage = { $damage ->
    [one] { $damage } de ces dégâts vient du { $leader_gift }.
   *[other] { $damage } de ces dégâts viennent du { $leader_gift }.
}
event-struck = { $damage ->
    [one] { $seat } inflige { $damage } dégât ; il en faut encore { $left } pour vaincre { $foe_the }.
   *[other] { $seat } inflige { $damage } dégâts ; il en faut encore { $left } pour vaincre { $foe_the }.
}
    .you = { $damage ->
        [one] Vous infligez { $damage } dégât ; il en faut encore { $left } pour vaincre { $foe_the }.
       *[other] Vous infligez { $damage } dégâts ; il en faut encore { $left } pour vaincre { $foe_the }.
    }
event-struck_down = { $beyond ->
    [0] { $damage ->
        [one] { $seat } inflige { $damage } dégât, juste de quoi vaincre { $foe_the }.
       *[other] { $seat } inflige { $damage } dégâts, juste de quoi vaincre { $foe_the }.
    }
   *[other] { $seat } inflige { $damage } dégâts, { $beyond } de plus qu'il n'en faut pour vaincre { $foe_the }.
}
    .you = { $beyond ->
        [0] { $damage ->
            [one] Vous infligez { $damage } dégât, juste de quoi vaincre { $foe_the }.
           *[other] Vous infligez { $damage } dégâts, juste de quoi vaincre { $foe_the }.
        }
       *[other] Vous infligez { $damage } dégâts, { $beyond } de plus qu'il n'en faut pour vaincre { $foe_the }.
    }
event-enemy_strikes = { $foe_the } inflige { $attack ->
    [one] { $attack } Dégât
   *[other] { $attack } Dégâts
}{ $losses ->
    [0] , mais les boucliers annulent tout : personne ne tombe.
    [one] { $stopped ->
        [0] {" "}sans rencontrer de bouclier
        [one] , dont { $stopped } annulé par un bouclier
       *[other] , dont { $stopped } annulés par les boucliers
    } : un guerrier doit tomber.
   *[other] { $stopped ->
        [0] {" "}sans rencontrer de bouclier
        [one] , dont { $stopped } annulé par un bouclier
       *[other] , dont { $stopped } annulés par les boucliers
    } : { $losses } guerriers doivent tomber.
}
event-losses_healed = { $losses ->
    [one] { $seat } guérit le guerrier qui devait tomber dans cette manche de combat.
   *[other] { $seat } guérit les { $losses } guerriers qui devaient tomber dans cette manche de combat.
}
    .you = { $losses ->
        [one] Vous guérissez le guerrier qui devait tomber dans cette manche de combat.
       *[other] Vous guérissez les { $losses } guerriers qui devaient tomber dans cette manche de combat.
    }
event-fell = { $left ->
    [0] { $seat } perd { $cargo_one } contre { $foe_the } : il ne reste plus personne.
    [one] { $seat } perd { $cargo_one } contre { $foe_the } ; il reste un guerrier.
   *[other] { $seat } perd { $cargo_one } contre { $foe_the } ; il reste { $left } guerriers.
}
    .you = { $left ->
        [0] Vous perdez { $cargo_one } contre { $foe_the } : il ne reste plus personne.
        [one] Vous perdez { $cargo_one } contre { $foe_the } ; il reste un guerrier.
       *[other] Vous perdez { $cargo_one } contre { $foe_the } ; il reste { $left } guerriers.
    }
event-foe_slain = { $glory ->
    [one] { $seat } a vaincu { $foe_the } et gagne { $glory } point de Gloire (total : { $total }).
   *[other] { $seat } a vaincu { $foe_the } et gagne { $glory } points de Gloire (total : { $total }).
}
    .you = { $glory ->
        [one] Vous avez vaincu { $foe_the } et gagnez { $glory } point de Gloire (total : { $total }).
       *[other] Vous avez vaincu { $foe_the } et gagnez { $glory } points de Gloire (total : { $total }).
    }
event-survivors_return = { $warriors ->
    [one] Un guerrier rentre auprès de { $seat }.
   *[other] { $warriors } guerriers rentrent auprès de { $seat }.
}
    .you = { $warriors ->
        [one] Un guerrier rentre auprès de vous.
       *[other] { $warriors } guerriers rentrent auprès de vous.
    }
event-fight_lost = { $seat } perd le combat contre { $foe_the }.
    .you = Vous perdez le combat contre { $foe_the }.
event-bounty_won = { $coins ->
    [one] { $seat } prend la prime de { $coins } pièce (total : { $total }).
   *[other] { $seat } prend la prime de { $coins } pièces (total : { $total }).
}
    .you = { $coins ->
        [one] Vous prenez la prime de { $coins } pièce (total : { $total }).
       *[other] Vous prenez la prime de { $coins } pièces (total : { $total }).
    }
event-leader_glory = { $glory ->
    [one] { $seat } gagne { $glory } point de Gloire grâce au { $leader_gift } (total : { $total }).
   *[other] { $seat } gagne { $glory } points de Gloire grâce au { $leader_gift } (total : { $total }).
}
    .you = { $glory ->
        [one] Vous gagnez { $glory } point de Gloire grâce au { $leader_gift } (total : { $total }).
       *[other] Vous gagnez { $glory } points de Gloire grâce au { $leader_gift } (total : { $total }).
    }
event-rune_glory_won = { $glory ->
    [one] { $seat } gagne { $glory } point de Gloire de plus pour { $foe_the }, grâce à la rune Gloire (total : { $total }).
   *[other] { $seat } gagne { $glory } points de Gloire de plus pour { $foe_the }, grâce à la rune Gloire (total : { $total }).
}
    .you = { $glory ->
        [one] Vous gagnez { $glory } point de Gloire de plus pour { $foe_the }, grâce à la rune Gloire (total : { $total }).
       *[other] Vous gagnez { $glory } points de Gloire de plus pour { $foe_the }, grâce à la rune Gloire (total : { $total }).
    }
event-blame_dropped = { $seat } défausse un Blâme (reste : { $blame }).
    .you = Vous défaussez un Blâme (reste : { $blame }).
event-blamed = { $seat } fait porter un Blâme à { $other }, qui en a désormais { $blame }.
    .you = Vous faites porter un Blâme à { $other }, qui en a désormais { $blame }.
    .you_other = { $seat } vous fait porter un Blâme : { $blame } désormais.
event-everybody_blamed = Personne n'a tué { $foe_the } : chacun prend un Blâme.
event-blame_held = { $blame ->
    [one] { $seat } a désormais { $blame } Blâme.
   *[other] { $seat } a désormais { $blame } Blâmes.
}
    .you = { $blame ->
        [one] Vous avez désormais { $blame } Blâme.
       *[other] Vous avez désormais { $blame } Blâmes.
    }
event-journey_revealed = { $seat } fait voile vers { $site }. Carte Expédition : { $journey }.
    .you = Vous faites voile vers { $site }. Carte Expédition : { $journey }.
event-nothing_to_lose = L'expédition { $journey } ne coûte rien à { $seat } : rien de ce qu'elle emporte n'est à bord.
    .you = L'expédition { $journey } ne vous coûte rien : rien de ce qu'elle emporte n'est à bord.
event-kraken_finds_nobody = Le Kraken ne trouve aucun guerrier de { $seat } à bord et laisse passer le bateau.
    .you = Le Kraken ne trouve aucun de vos guerriers à bord et laisse passer le bateau.
event-lost_on_the_way = { $seat } perd { $cargo_one } en chemin.
    .you = Vous perdez { $cargo_one } en chemin.
event-fed = { $warriors ->
    [one] { $seat } nourrit un guerrier avec { $food ->
        [one] { $food } nourriture
       *[other] { $food } nourritures
    }{ $wasted ->
        [0] {""}
        [one] , dont { $wasted } en trop, perdue
       *[other] , dont { $wasted } en trop, perdues
    }.
   *[other] { $seat } nourrit { $warriors } guerriers avec { $food ->
        [one] { $food } nourriture
       *[other] { $food } nourritures
    }{ $wasted ->
        [0] {""}
        [one] , dont { $wasted } en trop, perdue
       *[other] , dont { $wasted } en trop, perdues
    }.
}
    .you = { $warriors ->
        [one] Vous nourrissez un guerrier avec { $food ->
            [one] { $food } nourriture
           *[other] { $food } nourritures
        }{ $wasted ->
            [0] {""}
            [one] , dont { $wasted } en trop, perdue
           *[other] , dont { $wasted } en trop, perdues
        }.
       *[other] Vous nourrissez { $warriors } guerriers avec { $food ->
            [one] { $food } nourriture
           *[other] { $food } nourritures
        }{ $wasted ->
            [0] {""}
            [one] , dont { $wasted } en trop, perdue
           *[other] , dont { $wasted } en trop, perdues
        }.
    }
event-food_wasted = { $food ->
    [one] { $seat } n'a personne à nourrir à bord : { $food } nourriture est perdue.
   *[other] { $seat } n'a personne à nourrir à bord : { $food } nourritures sont perdues.
}
    .you = { $food ->
        [one] Vous n'avez personne à nourrir à bord : { $food } nourriture est perdue.
       *[other] Vous n'avez personne à nourrir à bord : { $food } nourritures sont perdues.
    }
event-unfed = { $warriors ->
    [one] { $seat } n'a rien pour nourrir un guerrier, qui meurt de faim.
   *[other] { $seat } n'a rien pour nourrir { $warriors } guerriers, qui meurent de faim.
}
    .you = { $warriors ->
        [one] Vous n'avez rien pour nourrir un guerrier, qui meurt de faim.
       *[other] Vous n'avez rien pour nourrir { $warriors } guerriers, qui meurent de faim.
    }
event-starved = { $seat } perd { $cargo_one }, mort de faim.
    .you = Vous perdez { $cargo_one }, mort de faim.
event-forbidden_fell = { $count ->
    [one] Contre { $foe_the }, pas de { $warrior_many } : { $seat } en perd un avant le combat.
   *[other] Contre { $foe_the }, pas de { $warrior_many } : { $seat } en perd { $count } avant le combat.
}
    .you = { $count ->
        [one] Contre { $foe_the }, pas de { $warrior_many } : vous en perdez un avant le combat.
       *[other] Contre { $foe_the }, pas de { $warrior_many } : vous en perdez { $count } avant le combat.
    }
event-landing_failed = { $seat } n'a personne à débarquer sur { $site }.
    .you = Vous n'avez personne à débarquer sur { $site }.
event-bounty_grows = { $coins ->
    [one] { $foe_the } est toujours en vie { $site_at } : la prime passe à { $coins } pièce.
   *[other] { $foe_the } est toujours en vie { $site_at } : la prime passe à { $coins } pièces.
}
event-foe_leaves = Personne n'a vaincu { $foe_the }, { $site_at } : il retourne à sa tombe.
event-colours_counted = Draugr et Monstres vaincus par { $seat } : { $red ->
    [one] { $red } rouge
   *[other] { $red } rouges
}, { $yellow ->
    [one] { $yellow } jaune
   *[other] { $yellow } jaunes
}, { $blue ->
    [one] { $blue } bleu
   *[other] { $blue } bleus
}.
    .you = Draugr et Monstres vaincus par vous : { $red ->
        [one] { $red } rouge
       *[other] { $red } rouges
    }, { $yellow ->
        [one] { $yellow } jaune
       *[other] { $yellow } jaunes
    }, { $blue ->
        [one] { $blue } bleu
       *[other] { $blue } bleus
    }.
event-sets_scored = { $sets ->
    [one] { $seat } gagne { $glory } points de Gloire pour une série de couleurs (total : { $total }).
   *[other] { $seat } gagne { $glory } points de Gloire pour { $sets } séries de couleurs (total : { $total }).
}
    .you = { $sets ->
        [one] Vous gagnez { $glory } points de Gloire pour une série de couleurs (total : { $total }).
       *[other] Vous gagnez { $glory } points de Gloire pour { $sets } séries de couleurs (total : { $total }).
    }
event-runes_scored = { $glory ->
    [one] { $seat } gagne { $glory } point de Gloire pour une rune (total : { $total }).
   *[other] { $runes ->
        [one] { $seat } gagne { $glory } points de Gloire pour une rune (total : { $total }).
       *[other] { $seat } gagne { $glory } points de Gloire pour { $runes } runes (total : { $total }).
    }
}
    .you = { $glory ->
        [one] Vous gagnez { $glory } point de Gloire pour une rune (total : { $total }).
       *[other] { $runes ->
            [one] Vous gagnez { $glory } points de Gloire pour une rune (total : { $total }).
           *[other] Vous gagnez { $glory } points de Gloire pour { $runes } runes (total : { $total }).
        }
    }
event-longship_scored = { $seat } gagne { $glory } points de Gloire pour { $ship_the } (total : { $total }).
    .you = Vous gagnez { $glory } points de Gloire pour { $ship_the } (total : { $total }).
event-favor_scored = { $favor ->
    [one] { $seat } gagne { $glory } points de Gloire pour { $favor } Faveur (total : { $total }).
   *[other] { $seat } gagne { $glory } points de Gloire pour { $favor } Faveurs (total : { $total }).
}
    .you = { $favor ->
        [one] Vous gagnez { $glory } points de Gloire pour { $favor } Faveur (total : { $total }).
       *[other] Vous gagnez { $glory } points de Gloire pour { $favor } Faveurs (total : { $total }).
    }
event-coins_scored = { $glory ->
    [0] { $coins ->
        [one] { $seat } a { $coins } pièce, pas assez pour un point de Gloire.
       *[other] { $seat } a { $coins } pièces, pas assez pour un point de Gloire.
    }
    [one] { $seat } gagne { $glory } point de Gloire pour { $coins } pièces (total : { $total }).
   *[other] { $seat } gagne { $glory } points de Gloire pour { $coins } pièces (total : { $total }).
}
    .you = { $glory ->
        [0] { $coins ->
            [one] Vous avez { $coins } pièce, pas assez pour un point de Gloire.
           *[other] Vous avez { $coins } pièces, pas assez pour un point de Gloire.
        }
        [one] Vous gagnez { $glory } point de Gloire pour { $coins } pièces (total : { $total }).
       *[other] Vous gagnez { $glory } points de Gloire pour { $coins } pièces (total : { $total }).
    }
event-blame_scored = { $blame ->
    [one] { $seat } perd { $lost } point de Gloire pour { $blame } Blâme (total : { $total }).
   *[other] { $seat } perd { $lost } points de Gloire pour { $blame } Blâmes (total : { $total }).
}
    .you = { $blame ->
        [one] Vous perdez { $lost } point de Gloire pour { $blame } Blâme (total : { $total }).
       *[other] Vous perdez { $lost } points de Gloire pour { $blame } Blâmes (total : { $total }).
    }
event-final_score = { $glory ->
    [one] { $seat } finit avec { $glory } point de Gloire.
   *[other] { $seat } finit avec { $glory } points de Gloire.
}
    .you = { $glory ->
        [one] Vous finissez avec { $glory } point de Gloire.
       *[other] Vous finissez avec { $glory } points de Gloire.
    }
event-victory = { $seat } l'emporte avec { $glory ->
    [one] { $glory } point
   *[other] { $glory } points
} de Gloire contre { $next }.
    .you = Vous l'emportez avec { $glory ->
        [one] { $glory } point
       *[other] { $glory } points
    } de Gloire contre { $next }.
event-tie_broken = À égalité avec { $glory ->
    [one] { $glory } point
   *[other] { $glory } points
} de Gloire, { $seat } l'emporte par le nombre d'ennemis vaincus : { $enemies } contre { $next }.
    .you = À égalité avec { $glory ->
        [one] { $glory } point
       *[other] { $glory } points
    } de Gloire, vous l'emportez par le nombre d'ennemis vaincus : { $enemies } contre { $next }.
event-victory_shared = { $seat } partage la victoire : { $glory ->
    [one] { $glory } point
   *[other] { $glory } points
} de Gloire et { $enemies ->
    [one] { $enemies } ennemi vaincu
   *[other] { $enemies } ennemis vaincus
}, à égalité parfaite.
    .you = Vous partagez la victoire : { $glory ->
        [one] { $glory } point
       *[other] { $glory } points
    } de Gloire et { $enemies ->
        [one] { $enemies } ennemi vaincu
       *[other] { $enemies } ennemis vaincus
    }, à égalité parfaite.

ending-eight_rounds = {{ table.rounds | La manche est jouée | Les # manches sont jouées }}

## Odds, for hints

odds-sent = Gagne le combat { $times } fois sur 100 avec ceux qui y sont alors, sans compter Faveurs et runes.
odds-voyage = Gagne le combat { $times } fois sur 100 avec ceux qui sont alors à bord, voyage et faim compris, sans compter Faveurs et runes.
odds-roll = Gagne le combat { $times } fois sur 100 si ce jet est gardé, sans compter Faveurs et runes.

## Options

option-troll_blame_scope = Blâme après la mort du Troll
    .about = À qui celui qui tue le Troll peut donner un Blâme : à un adversaire, ou à tous.
option-troll_blame_scope-one = un adversaire
option-troll_blame_scope-all = tous les adversaires
option-destiny_zero_qualifies = Les destins comptent à zéro
    .about = Si personne n'a rien de ce qu'un destin compte, tous sont à égalité.
option-shore_mirror = Rivages proches à gauche
    .about = Les deux premiers rivages sont proches, les deux derniers lointains.

## What the view calls its parts

view-round = manche
view-rounds = sur
view-active = tour de
view-first = premier joueur
view-order = ordre
view-places = lieux
view-stock = dans les bâtiments bleus
view-supply = dés en réserve
view-merchant = navire marchand
view-runes = runes
view-rune_deck = runes dans la pioche
view-destiny_deck = destins dans la pioche
view-journeys = expéditions
view-deck = dans la pioche
view-discard = défaussées
view-enemies = ennemis dans les pioches
view-trolls = Trolls
view-draugr = Draugr
view-monsters = Monstres
view-krakens = Krakens
view-ships = bateaux à construire
view-huts = hutte des ouvriers
view-used = utilisée
view-price = prix
view-church = église
view-coins = pièces
view-favor = Faveurs
view-blame = Blâmes
view-glory = Gloire
view-sites = lieux de combat
view-leaders = chefs
view-leader = chef
view-roll = lancer
view-dice = derniers dés lancés
view-pending = en cours
view-id = nom
view-taken = occupé
view-hunters = chasseurs
view-out = en mer
view-cost = coûte
view-gain = donne
view-capacity = places
view-foe = ennemi
view-enemy = ennemi
view-colour = couleur
view-attack = Dégâts
view-defence = Défense
view-forbids = interdit
view-seat = place
view-force = troupe
view-odds = chances
view-odds_with = chances avec un de plus
view-win = victoire
view-losses = pertes
view-ship = bateau
view-bounty = prime
view-fed_by_one = nourris par une nourriture
view-journey = expédition
view-there = présente
view-open = révélée
view-seen_by = vue par
view-earned = gagné
view-workers = ouvriers
view-left = restants
view-owned = en tout
view-extra = engagé
view-warriors = guerriers
view-limit = au plus
view-goods = biens
view-destinies = destins
view-count = nombre
view-shown = montrés
view-cards = cartes
view-alone = seul
view-tied = à égalité
view-now = maintenant
view-slain = vaincus
view-standings = décomptes
view-hunting = chasse
view-site = lieu
view-damage = dégâts déjà infligés
view-hits = ce lancer
view-reaction = Réaction
view-dice = dés
view-warrior = guerrier
view-face = face
view-picked = choisis
view-drawn = piochés
view-offer = proposés
view-red_enemies = ennemis rouges
view-yellow_enemies = ennemis jaunes
view-blue_enemies = ennemis bleus
view-glory_rune = rune Gloire
view-sets = séries
view-success = Succès
view-longship = bateau
view-coin = pièces
view-wood = bois
view-food = nourriture

## What reports of studies call it

study-worker_placed = ouvriers placés
study-ship_sails = bateaux qui prennent la mer
study-leader_chosen = un chef
study-rune_taken = une rune prise
study-ship_built = un bateau construit
study-destiny_kept = une destinée gardée
study-blamed = un Blâme donné à un autre joueur
study-marker_passed = le marqueur premier joueur cédé

## The lesson

lesson-goal = Deux chefs vikings, huit manches. Les ouvriers rapportent guerriers et biens et réservent les combats, puis les dés décident. Qui a le plus de Gloire après la huitième manche l'emporte.
lesson-leaders = D'abord les chefs. Vous êtes premier joueur, vous choisissez donc en dernier : votre rival commence.
lesson-lead = Svanhildr se joue facilement : chaque touche de ses épéistes fait 1 dégât de plus. Choisissez-la.
lesson-workers = Vous avez quatre ouvriers, un épéiste, une nourriture, un bois, une pièce, une Faveur et un destin secret qui compte à la fin. Un ouvrier à la fois, chacun son tour ; la plupart des lieux n'en accueillent qu'un.
lesson-hafter = Il faut des guerriers pour combattre. À l'atelier de lances attend un lancier ; les lanciers apportent des boucliers. Placez-y un ouvrier.
lesson-rival = Gylfir prend l'épéiste. Une place prise par un ouvrier l'est pour toute la manche.
lesson-draugr = Il faut réserver un ennemi pour pouvoir le combattre. Le Draugr de gauche, un Errant, inflige 1 Dégât, a 3 en Défense et vaut 3 points de Gloire et 2 pièces. Réservez-le.
lesson-blacksmith = Encore un guerrier : le porteur de hache du forgeron frappe le plus fort.
lesson-troll = Gylfir veut le Troll. Si personne ne le tue, chacun prend un Blâme, et beaucoup de Blâmes coûtent cher en Gloire.
lesson-merchant = Votre dernier ouvrier : pour une pièce, le navire marchand amène aujourd'hui un épéiste et un porteur de hache. Ils serviront à la manche suivante.
lesson-send = Tous les ouvriers sont placés. Envoyez des guerriers là où vous avez réservé un combat. D'abord un épéiste contre le Draugr, puis le lancier et un porteur de hache.
lesson-ready = Trois suffiront. Les autres restent à la maison, à l'abri.
lesson-gylfir = Gylfir envoie tout ce qu'il a contre le Troll : plus personne pour chasser. Regardez le combat : lancer, dégâts, riposte de l'ennemi, et ainsi de suite tant que quelqu'un tient debout.
lesson-rolled = Gylfir a tué le Troll et perdu ses deux hommes. À vous : la touche de l'épéiste compte 2, le lancier montre un bouclier, le porteur de hache rien. Il vous faut 3.
lesson-blank = Une Faveur permet de relancer les dés de votre choix. Désignez celui du porteur de hache, qui ne montre rien.
lesson-reroll = Et relancez-le pour la Faveur. Sans elle, le combat aurait simplement eu une manche de plus.
lesson-slain = Une touche : 3 dégâts, et le Draugr tombe. Votre bouclier a arrêté son unique Dégât : tous rentrent. 3 points de Gloire et 2 pièces ; un ennemi rouge, un jaune et un bleu ensemble en rapportent 5 de plus à la fin.
lesson-sea = Les Monstres d'outre-mer rapportent le plus, et chaque manche où ils survivent ajoute une pièce. Pour naviguer il faut un bateau, des guerriers et de quoi les nourrir ; ce qui attend en route est caché.
lesson-ending = À la fin comptent destins, runes, bateau, séries, Faveurs et pièces, moins les Blâmes. La deuxième manche commence, et vous êtes encore premier joueur.

## La table en phrases

tell = Manche { $round } sur { $rounds }. { $active ->
    [none] {""}
   *[other] C'est à { $active } de jouer.
} Premier joueur : { $first }. Il reste { $rune_deck } runes et { $destiny_deck } destins dans leurs pioches.
tell-left-out = dice pending
tell-sites = { $enemy_foe ->
    [none] { $id } : personne à combattre.
   *[other] { $id } : { $enemy_foe } inflige { $enemy_attack } dégâts, tombe sous { $enemy_defence } et rapporte { $enemy_glory } points de Gloire{ $enemy_forbids ->
        [none] {""}
       *[other] {""} ; combat interdit aux : { $enemy_forbids }
    }.
} { $seat ->
    [none] {""}
   *[other] { $seat } y est, avec { $force }.
}
tell-leaders = { $leader ->
    [none] { $who }
   *[other] { $leader }
} a { $glory } points de Gloire et { $workers_left } ouvriers à placer sur { $workers_owned }. Guerriers : { $warriors }. Biens : { $goods }. Faveurs : { $favor }, Blâmes : { $blame }.
    .you = Vous { $leader ->
        [none] {""}
       *[other] êtes { $leader } et
    } avez { $glory } points de Gloire et { $workers_left } ouvriers à placer sur { $workers_owned }. Vos guerriers : { $warriors }. Vos biens : { $goods }. Faveurs : { $favor }, Blâmes : { $blame }.

## La table en quelques chiffres

status = { $round ->
        [0] {""}
       *[other] Manche { $round } sur { $rounds } ·
    } ordre du tour : { $order }
    { $leaders }
status-leaders = { $who } : Gloire { $glory }, ouvriers { $workers_left } sur { $workers_owned }{ $warriors ->
        [none] {""}
       *[other] , { $warriors }
    }{ $goods ->
        [none] {""}
       *[other] , { $goods }
    }, Faveurs { $favor }, Blâmes { $blame }
    .you = Vous{ $leader ->
        [none] {""}
       *[other] , { $who }
    } : Gloire { $glory }, ouvriers { $workers_left } sur { $workers_owned }{ $warriors ->
        [none] {""}
       *[other] , { $warriors }
    }{ $goods ->
        [none] {""}
       *[other] , { $goods }
    }, Faveurs { $favor }, Blâmes { $blame }
