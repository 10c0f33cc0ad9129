game = Champions de Midgard
    .tagline = Des chefs vikings en quête de gloire, ouvriers et dés
    .length = 90 min
    .difficulty = intermédiaire

## Leaders

leader-asmundr = Asmundr le Pieux
    .short = Asmundr
    .about = Chaque Faveur dépensée pour relancer lui rapporte aussitôt 2 Gloire.
leader-dagrun = Dagrun l'Élue
    .short = Dagrun
    .about = Pioche un destin de plus à la hutte du sage et n'en garde qu'un.
leader-gylfir = Gylfir le Marin
    .short = Gylfir
    .about = Ne paie pas de pièce au navire marchand.
leader-svanhildr = Svanhildr la Vierge à l'Épée
    .short = Svanhildr
    .about = Ses épéistes font 1 dégât de plus par touche, au combat comme à la chasse.
leader-ullr = Ullr le Berserk
    .short = Ullr
    .about = Gagne 1 Gloire à chaque manche de combat où un de ses dés montre une double touche, victoire ou non.

## Places

place-swordsmith = Forge d'épées
    .about = Prenez tous les épéistes présents. Il en vient un à chaque manche.
place-hafter = Atelier de lances
    .about = Prenez tous les lanciers présents. Il en vient un à chaque manche.
place-blacksmith = Forgeron
    .about = Prenez tous les porteurs de hache présents. Il en vient un à chaque manche.
place-smokehouse = Fumoir
    .about = Prenez toute la nourriture présente. Il en vient une à chaque manche.
place-longhouse = Longue maison
    .about = Prenez un épéiste et le marqueur premier joueur. Si vous l'avez déjà, passez-le à gauche.
place-market = Marché
    .about = Échangez nourriture, bois et pièces un contre un, autant que vous voulez.
place-merchant_ship = Navire marchand
    .about = Payez 1 pièce et prenez les biens de la carte de la manche.
place-runesmith = Graveur de runes
    .about = Payez 1 bois et prenez une rune : l'une des deux visibles, ou celle du dessus de la pioche.
place-sages_hut = Hutte du sage
    .about = Regardez en secret une expédition cachée, puis piochez un destin.
place-shipwright = Charpentier naval
    .about = Construisez un bateau privé contre bois et pièces. Un par chef.
place-stave_church = Église en bois debout
    .about = Payez 1, 3, 6 ou 10 pièces pour 1, 2, 3 ou 4 Faveurs.
place-worker_huts = Huttes des ouvriers
    .about = Engagez un ouvrier de plus : 5 pièces pour le premier acheteur, puis 4, 3 et 2. Une fois par chef.
place-shield_hall = Salle des boucliers
    .about = Payez 1 pièce, prenez 2 épéistes.
place-spear_ring = Cercle des lances
    .about = Payez 1 nourriture, prenez un lancier et un épéiste.
place-axe_yard = Cour des haches
    .about = Payez 2 pièces, prenez un porteur de hache et un épéiste.
place-drill_yard = Cour d'exercice
    .about = Une ou deux fois : rendez un guerrier et prenez-en un d'un autre type.
place-woodcutter = Bûcheron
    .about = Prenez 2 bois.
place-fishmonger = Poissonnier
    .about = Prenez 3 nourritures.
place-peddler = Colporteur
    .about = Prenez 1 nourriture, 1 bois et 1 pièce.
place-skald = Scalde
    .about = Payez 1 nourriture, gagnez 1 Faveur.
place-hunting_grounds = Terrain de chasse
    .about = Les guerriers restés chez vous chassent avant les combats : 1 nourriture par touche, 6 au plus.
place-troll = Troll
    .about = Réservez le combat contre le Troll. Si personne ne le tue, chacun prend un Blâme.
place-draugr_left = Draugr de gauche
    .about = Réservez le combat contre ce Draugr.
place-draugr_right = Draugr de droite
    .about = Réservez le combat contre ce Draugr.
place-small_longship = Petit bateau
    .about = Prenez la mer : 5 places pour guerriers et nourriture.
place-large_longship = Grand bateau
    .about = Payez 1 pièce et prenez la mer : 10 places pour guerriers et nourriture.
place-own_longship = Votre bateau
    .about = Prenez la mer sur le bateau que vous avez construit, sans payer.
place-beg = Mendier
    .about = Toujours possible : prenez 1 nourriture et 1 Blâme.

site-troll = le Troll
    .about = Combattu avant tous les autres ennemis.
site-draugr_left = le Draugr de gauche
    .about = Combattu après le Troll.
site-draugr_right = le Draugr de droite
    .about = Combattu après celui de gauche.
site-shore_1 = le premier rivage
    .about = Lointain : 1 nourriture par guerrier. À quatre joueurs seulement.
site-shore_2 = le deuxième rivage
    .about = Lointain : 1 nourriture par guerrier.
site-shore_3 = le troisième rivage
    .about = Proche : 1 nourriture pour deux guerriers.
site-shore_4 = le quatrième rivage
    .about = Proche : 1 nourriture pour deux guerriers.

## Warriors and goods

warrior-swordsman = épéiste
    .about = Dé blanc : deux faces vides, deux touches, une double touche, un bouclier.
warrior-spearman = lancier
    .about = Dé rouge : une face vide, deux touches, une double touche, deux boucliers.
warrior-axeman = porteur de hache
    .about = Dé noir : deux faces vides, deux touches, deux doubles touches, aucun bouclier.
cargo-swordsman = épéiste
cargo-spearman = lancier
cargo-axeman = porteur de hache
cargo-food = nourriture
good-food = nourriture
    .about = Nourrit les guerriers en mer.
good-wood = bois
    .about = Paie les runes et les bateaux.
good-coin = pièce
    .about = Trois valent 1 Gloire à la fin.
face-blank = face vide
face-hit = touche
face-double_hit = double touche
face-shield = bouclier
colour-red = rouge
colour-yellow = jaune
colour-blue = bleu

ship-small = petit bateau
    .about = Public, 5 places.
ship-large = grand bateau
    .about = Public, 10 places, 1 pièce par usage.
ship-karve = Karve
    .about = 2 bois et 2 pièces ; 6 places ; 3 Gloire.
ship-snekkja = Snekkja
    .about = 3 bois et 3 pièces ; 8 places ; 5 Gloire. À trois joueurs ou plus.
ship-skeid = Skeid
    .about = 4 bois et 4 pièces ; 10 places ; 7 Gloire.
ship-drakkar = Drakkar
    .about = 5 bois et 5 pièces ; 12 places ; 9 Gloire. À quatre joueurs.

merchant-grain = du grain
    .about = 4 nourritures.
merchant-timber = du bois d'œuvre
    .about = 4 bois.
merchant-mixed = des biens variés
    .about = 2 nourritures et 2 bois.
merchant-planks = des planches
    .about = 3 bois et 1 nourriture.
merchant-swords = des épées à louer
    .about = 2 épéistes et 1 nourriture.
merchant-spears = des lances à louer
    .about = 2 lanciers.
merchant-axes = des haches à louer
    .about = Un porteur de hache et un épéiste.
merchant-crew = un équipage
    .about = Un lancier, un épéiste et 1 nourriture.

## Runes, destinies, journeys

rune-gifts = Dons
    .about = Librement : gagnez quatre ressources au choix, nourriture, bois ou pièces. 2 Gloire à la fin.
rune-glory = Gloire
    .about = Quand vous terrassez un Troll, un Draugr ou un Monstre : la moitié de sa Gloire en plus, arrondie en dessous. 1 Gloire à la fin.
rune-healing = Guérison
    .about = Avant de subir des pertes : personne ne tombe dans cette manche de combat. 2 Gloire à la fin.
rune-journey = Expédition
    .about = Quand votre expédition est révélée : la carte suivante compte à sa place, même si elle est pire. 2 Gloire à la fin.
rune-knowledge = Savoir
    .about = Librement : regardez toutes les expéditions cachées du plateau. 3 Gloire à la fin.
rune-potential = Potentiel
    .about = Après votre lancer : chaque face vide est relancée. 3 Gloire à la fin.
rune-reaction = Réaction
    .about = Après votre lancer : les boucliers sont aussi des touches. 3 Gloire à la fin.
rune-success = Succès
    .about = Librement : montrez un de vos destins et marquez-le tout de suite. Il compte encore à la fin. 1 Gloire à la fin.
rune-true_vision = Vision véritable
    .about = À la hutte du sage : piochez deux destins de plus, n'en gardez toujours qu'un. 2 Gloire à la fin.
rune-wealth = Richesse
    .about = Librement : doublez vos pièces, 5 de plus au maximum. 3 Gloire à la fin.

destiny-crusher_of_ice = Briseur de glace
    .about = Le plus de Draugr et Monstres bleus : 6 Gloire seul, 3 à égalité.
destiny-earth_smasher = Fracasseur de terre
    .about = Le plus de Draugr et Monstres jaunes : 6 Gloire seul, 3 à égalité.
destiny-master_of_flames = Maître des flammes
    .about = Le plus de Draugr et Monstres rouges : 6 Gloire seul, 3 à égalité.
destiny-craftsman = Artisan
    .about = Le plus de bois : 5 Gloire seul, 2 à égalité.
destiny-leader_of_armies = Meneur d'armées
    .about = Le plus de guerriers : 7 Gloire seul, 3 à égalité.
destiny-odins_favored = Favori d'Odin
    .about = Le plus de Faveurs : 4 Gloire seul, 2 à égalité.
destiny-prepared = Prévoyant
    .about = Le plus de nourriture : 5 Gloire seul, 2 à égalité.
destiny-prosperous = Prospère
    .about = Le plus de pièces : 5 Gloire seul, 2 à égalité.
destiny-runemaster = Maître des runes
    .about = Le plus de runes, utilisées ou non : 4 Gloire seul, 2 à égalité.
destiny-monster_hunter = Chasseur de monstres
    .about = Le plus de Monstres : 4 Gloire seul, 2 à égalité.
destiny-slayer_of_the_undead = Pourfendeur de morts-vivants
    .about = Le plus de Draugr : 7 Gloire seul, 3 à égalité.
destiny-troll_slayer = Tueur de trolls
    .about = Le plus de Trolls : 6 Gloire seul, 3 à égalité.

journey-all_quiet = Tout est calme
    .about = Rien ne se passe.
journey-kraken = Kraken
    .about = Combattez le Kraken avant de manger : attaque 2, défense 3, 3 Gloire.
journey-lost = Perdus
    .about = Perdez deux éléments au choix, nourriture ou guerriers.
journey-no_wind = Pas de vent
    .about = Perdez 1 nourriture.
journey-storm = Tempête
    .about = Perdez 1 nourriture ou 1 guerrier.
journey-whirlpool = Tourbillon
    .about = Perdez 1 guerrier.

## Enemies

foe-young_troll = Jeune troll
    .about = Petit pour un troll, et déjà affamé.
foe-forest_troll = Troll des forêts
    .about = Moussu et lent, il sort des bois.
foe-cave_troll = Troll des cavernes
    .about = Il frappe fort, mais le jour l'a rendu fragile.
foe-hill_troll = Troll des collines
    .about = Son cuir arrête les épées : pas d'épéistes.
foe-bridge_troll = Troll du pont
    .about = Trop à l'étroit pour les haches : pas de porteurs de hache.
foe-river_troll = Troll de rivière
    .about = Dur comme un tronc mouillé, et aussi difficile à arrêter.
foe-mountain_troll = Troll des montagnes
    .about = Il brise les lances comme paille : pas de lanciers.
foe-war_troll = Troll de guerre
    .about = Armé, furieux et habitué à vaincre.
foe-draugr_thrall = Draugr esclave
    .about = Serviteur mort comme vif : le plus faible des Draugr.
foe-draugr_wanderer = Draugr errant
    .about = Il a oublié où est sa tombe.
foe-barrow_guard = Gardien du tertre
    .about = Il garde une tombe trop basse pour les haches : pas de porteurs de hache.
foe-drowned_draugr = Draugr noyé
    .about = Les épées glissent sur ses chairs gonflées : pas d'épéistes.
foe-draugr_raider = Draugr pillard
    .about = Il part encore piller.
foe-draugr_captain = Capitaine draugr
    .about = Il avance à travers les lances : pas de lanciers.
foe-draugr_lord = Seigneur draugr
    .about = Un roi sous la colline, riche et cruel.
foe-nokk = Nøkk
    .about = Il chante au bord de l'eau et noie les hommes.
foe-valravn = Valravn
    .about = Un corbeau qui a mangé le cœur d'un roi.
foe-lyndwurm = Lindworm
    .about = Deux pattes et des anneaux sans fin : pas de lanciers.
foe-huldra = Huldra
    .about = Belle de face, creuse de dos ; nulle épée ne se lève contre elle.
foe-fenris_cub = Louveteau de Fenrir
    .about = Pas encore enchaîné.
foe-hel_hound = Chien de Hel
    .about = Il garde la route dont nul ne revient.
foe-sea_serpent = Serpent de mer
    .about = Il prend les navires pour des jouets.
foe-giant = Géant
    .about = Les haches le chatouillent : pas de porteurs de hache.
foe-jotun = Jötun
    .about = Plus vieux que les dieux, et la peau plus épaisse.
foe-wyrm = Guivre
    .about = Du feu, du poison et de la patience.
foe-dragon = Dragon
    .about = Les épées fondent avant de l'atteindre : pas d'épéistes.
foe-world_serpent_spawn = Rejeton du Serpent-Monde
    .about = Un enfant de Jörmungand, qui grandit encore.
foe-kraken = Kraken
    .about = Il surgit sous le bateau, avant le repas.

## Where Glory comes from, and what destinies count

source-trolls = Trolls
source-draugr = Draugr
source-monsters = Monstres
source-krakens = Krakens
source-glory_rune = Rune de Gloire
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

do-lead = Mener : { $leader }
do-place = { $place }
do-use = Utiliser { $rune }
do-pass = Non
do-done = Terminer
do-swap = Donner { $give } contre { $take }
do-take_rune = Prendre { $rune }
do-draw_rune = Piocher sans voir
do-look = Regarder : { $site }
do-keep = Garder { $destiny }
do-put_back = Remettre { $destiny } sous la pioche
do-build = Construire : { $ship }
do-donate = { $step ->
    [0] 1 pièce pour 1 Faveur
    [1] 3 pièces pour 2 Faveurs
    [2] 6 pièces pour 3 Faveurs
   *[other] 10 pièces pour 4 Faveurs
}
do-sail = Cap sur { $site }
do-enlist = Prendre : { $warrior }
do-retrain = Former { $warrior } en { $into }
do-gain = Prendre : { $good }
do-score = Montrer { $destiny }
do-send = Envoyer { $cargo } vers { $site }
do-ready = Prêt
do-accept = Accepter le lancer
do-pick = Choisir { $warrior } : { $face }
do-reroll = Relancer pour 1 Faveur
do-lose = Perdre : { $cargo }
do-drop_blame = Défausser un Blâme
do-accuse = Blâmer { $seat }
do-accuse_all = Blâmer tous les autres

## What is asked

ask-leader = Quel chef menez-vous ?
ask-place = Où va votre ouvrier ?
    .more = Un seul ouvrier par lieu, sauf pour chasser, mendier et monter sur votre bateau.
ask-after_placing = Une rune avant la fin du tour ?
ask-trade = Qu'échangez-vous ?
    .more = Un contre un, autant de fois que vous voulez.
ask-rune = Quelle rune prenez-vous ?
ask-look = Quelle expédition regardez-vous ?
ask-true_vision = Vision véritable : deux destins de plus ?
ask-keep = Quel destin gardez-vous ?
    .more = Les autres vont sous la pioche.
ask-bottom = Lequel va ensuite sous la pioche ?
ask-ship = Quel bateau construisez-vous ?
ask-church = Combien donnez-vous ?
ask-harbour = Vers quel rivage ?
ask-enlist = Quel guerrier vous rejoint ?
    .more = Vous n'en menez pas plus de huit ; les autres retournent à la réserve.
ask-retrain = Qui est formé, et en quoi ?
ask-gifts = Quelle ressource prenez-vous ?
ask-success = Quel destin montrez-vous ?
ask-assign = Qui envoyez-vous, et où ?
    .more = Sur un bateau, guerriers et nourriture comptent ensemble ; qui reste chez vous peut chasser.
ask-roll = Acceptez-vous ce lancer ?
    .more = Une Faveur relance une fois les dés que vous choisissez.
ask-heal = Guérison contre ces pertes ?
ask-casualty = Qui tombe ?
ask-starve = Qui meurt de faim ?
ask-journey_loss = Que perdez-vous en chemin ?
ask-journey_rune = Remplacer cette expédition ?
ask-glory = La rune de Gloire maintenant ?
ask-forgive = Défausser un de vos Blâmes ?
ask-accuse = Qui blâmez-vous ?
ask-free_runes = Une rune avant la fin de la manche ?

## What happened

event-leader_chosen = { $seat } sera { $leader }.
event-round_begins = La manche { $round } commence avec { $seat }.
event-troll_comes = Un troll vient au village : { $foe }.
event-draugr_comes = Un draugr se lève ({ $colour }) : { $foe }, { $site }.
event-monster_comes = Un monstre est signalé ({ $colour }) : { $foe }, { $site }.
event-merchant_comes = Le navire marchand apporte { $merchant }.
event-journeys_shuffled = Les expéditions sont mélangées à nouveau.
event-worker_placed = { $seat } envoie un ouvrier : { $place }.
event-warriors_join = { $seat } gagne { $count } { $count ->
    [one] guerrier
   *[other] guerriers
} : { $warrior }.
event-warriors_turned_away = { $count ->
    [one] { $seat } n'a plus de place : un guerrier est renvoyé.
   *[other] { $seat } n'a plus de place : { $count } guerriers sont renvoyés.
}
event-goods_gained = { $seat } gagne { $count } { $good }.
event-goods_paid = { $seat } paie { $count } { $good }.
event-favor_gained = { $count ->
    [one] { $seat } gagne { $count } Faveur.
   *[other] { $seat } gagne { $count } Faveurs.
}
event-marker_taken = { $seat } prend le marqueur premier joueur.
event-marker_passed = { $seat } passe le marqueur premier joueur à { $other }.
event-traded = { $seat } échange { $give } contre { $take }.
event-rune_taken = { $seat } prend la rune { $rune }.
event-rune_drawn = { $seat } pioche la rune { $rune }.
event-rune_shown = La rune { $rune } est visible chez le graveur.
event-rune_used = { $seat } utilise la rune { $rune }.
event-journey_seen = { $seat } regarde { $site } en secret : { $journey }.
event-journey_peeked = { $seat } regarde l'expédition vers { $site }.
event-destiny_dealt = { $seat } reçoit un destin secret : { $destiny }.
event-destiny_seen = { $seat } pioche { $destiny }.
event-destinies_drawn = { $count ->
    [one] { $seat } pioche un destin.
   *[other] { $seat } pioche { $count } destins.
}
event-destiny_kept = { $seat } garde { $destiny }.
event-destiny_put_back = { $seat } remet { $destiny } sous la pioche.
event-destiny_taken = { $seat } garde un destin.
event-destiny_scored = { $seat } montre { $destiny } et marque { $glory } Gloire.
event-ship_built = { $seat } construit un bateau : { $ship }.
event-ship_sails = { $seat } met le cap sur { $site } : { $ship }.
event-worker_hired = { $seat } engage un ouvrier pour { $coins } pièces.
event-retrained = { $seat } forme un guerrier : { $warrior }, désormais { $into }.
event-begged = { $seat } mendie : une nourriture et un Blâme.
event-sent = { $seat } envoie { $cargo } vers { $site }.
event-hunt_begins = { $warriors ->
    [0] { $seat } n'a personne pour chasser.
    [1] { $seat } chasse avec un guerrier.
   *[other] { $seat } chasse avec { $warriors } guerriers.
}
event-hunted = { $seat } rapporte { $food } nourriture.
event-fight_begins = { $warriors ->
    [one] { $seat } combat : un guerrier contre { $foe }.
   *[other] { $seat } combat : { $warriors } guerriers contre { $foe }.
}
event-nobody_came = { $seat } n'a envoyé personne contre { $foe }.
event-rolled = { $seat } lance : dégâts { $hits }, boucliers { $shields }, faces vides { $blanks }.
event-rerolled = { $dice ->
    [one] { $seat } dépense une Faveur et relance un dé.
   *[other] { $seat } dépense une Faveur et relance { $dice } dés.
}
event-blanks_rerolled = { $dice ->
    [one] { $seat } relance la face vide.
   *[other] { $seat } relance { $dice } faces vides.
}
event-struck = { $left ->
    [0] { $seat } inflige { $damage } dégâts : blessure mortelle pour { $foe }.
   *[other] { $seat } inflige { $damage } dégâts ; il en faut encore { $left } contre { $foe }.
}
event-enemy_strikes = { $foe } frappe à { $attack }, boucliers { $shields } : pertes { $losses }.
event-losses_healed = { $seat } guérit toutes les pertes de cette manche.
event-fell = { $seat } perd au combat : { $cargo }.
event-foe_slain = { $seat } terrasse { $foe } pour { $glory } Gloire.
event-fight_lost = { $seat } est vaincu par { $foe }.
event-bounty_won = { $seat } prend une prime de { $coins } { $coins ->
    [one] pièce
   *[other] pièces
}.
event-glory_gained = { $seat } gagne { $glory } Gloire.
event-blame_dropped = { $seat } défausse un Blâme.
event-blamed = { $seat } fait porter un Blâme à { $other }.
event-everybody_blamed = Personne n'a tué le troll ({ $foe }) : chacun prend un Blâme.
event-journey_revealed = { $seat } fait voile vers { $site } : { $journey }.
event-lost_on_the_way = { $seat } perd en chemin : { $cargo }.
event-fed = { $seat } nourrit { $warriors ->
    [one] { $warriors } guerrier
   *[other] { $warriors } guerriers
} avec { $food } nourriture.
event-starved = { $seat } voit un guerrier mourir de faim : { $cargo }.
event-forbidden_fell = { $foe } détruit { $count } avant le combat : { $warrior }.
event-landing_failed = { $seat } n'a plus personne pour débarquer : { $site }.
event-bounty_grows = La prime sur { $foe } ({ $site }) passe à { $coins }.
event-final_score = { $seat } termine avec { $glory } Gloire.

ending-eight_rounds = Les huit manches sont jouées

## Options

option-troll_blame_scope = Blâme du tueur de Troll
    .about = Qui le tueur du Troll peut blâmer.
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
view-huts = huttes des ouvriers
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
view-thrown = derniers dés lancés
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
view-attack = attaque
view-defence = défense
view-forbids = interdit
view-seat = place
view-force = troupe
view-odds = chances
view-odds_with = chances avec un de plus
view-win = victoire
view-losses = pertes
view-ship = bateau
view-bounty = prime
view-fed_by_one = nourris par 1
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
view-glory_rune = rune de Gloire
view-sets = séries
view-success = Succès
view-longship = bateau
view-coin = pièces

## The lesson

lesson-goal = Deux chefs vikings, huit manches. Les ouvriers rapportent guerriers et biens et réservent les combats, puis les dés décident. Qui a le plus de Gloire après la huitième manche l'emporte.
lesson-leaders = D'abord les chefs. Vous êtes premier joueur, donc vous choisissez en dernier : votre rival commence.
lesson-lead = Svanhildr se joue facilement : chaque touche de ses épéistes fait 1 dégât de plus. Choisissez-la.
lesson-workers = Vous avez quatre ouvriers, un épéiste, une nourriture, un bois, une pièce, une Faveur et un destin secret qui compte à la fin. Un ouvrier à la fois, chacun son tour ; la plupart des lieux n'en accueillent qu'un.
lesson-hafter = Il faut des guerriers pour combattre. À l'atelier de lances attend un lancier ; les lanciers apportent des boucliers. Placez-y un ouvrier.
lesson-rival = Gylfir prend l'épéiste. Ce qu'un ouvrier a pris est parti pour cette manche.
lesson-draugr = Un ennemi se réserve avant de se combattre. Le Draugr de gauche, un Errant, a attaque 1 et défense 3 et vaut 3 points de Gloire et 2 pièces. Qu'il soit à vous.
lesson-blacksmith = Encore un guerrier : le porteur de hache du forgeron frappe le plus fort.
lesson-troll = Gylfir veut le Troll. Si personne ne le tue, chacun prend un Blâme, et beaucoup de Blâmes coûtent cher en Gloire.
lesson-merchant = Votre dernier ouvrier : pour une pièce, le navire marchand amène aujourd'hui un épéiste et un porteur de hache. Ils serviront à la manche suivante.
lesson-send = Tous les ouvriers sont placés. Envoyez des guerriers là où vous avez réservé un combat. D'abord un épéiste contre le Draugr, puis le lancier et un porteur de hache.
lesson-ready = Trois suffiront. Les autres restent à la maison, à l'abri.
lesson-gylfir = Gylfir envoie tout ce qu'il a contre le Troll : plus personne pour chasser. Regardez le combat : lancer, dégâts, riposte de l'ennemi, et ainsi de suite tant que quelqu'un tient debout.
lesson-rolled = Gylfir a tué le Troll et perdu ses deux hommes. À vous : la touche de l'épéiste compte 2, le lancier montre un bouclier, le porteur de hache rien. Il vous faut 3.
lesson-blank = Une Faveur permet de relancer les dés de votre choix. Désignez le porteur de hache vide.
lesson-reroll = Et relancez-le pour la Faveur. Sans elle, le combat aurait simplement eu une manche de plus.
lesson-slain = Une touche : 3 dégâts, et le Draugr tombe. Son unique attaque a rencontré votre bouclier : tous rentrent. 3 points de Gloire et 2 pièces ; un ennemi rouge, un jaune et un bleu ensemble en rapportent 5 de plus à la fin.
lesson-sea = Les Monstres d'outre-mer rapportent le plus, et chaque manche où ils survivent ajoute une pièce. Pour naviguer il faut un bateau, des guerriers et de quoi les nourrir ; ce qui attend en route est caché.
lesson-ending = À la fin comptent destins, runes, bateau, séries, Faveurs et pièces, moins les Blâmes. La deuxième manche commence, et vous êtes encore premier.
