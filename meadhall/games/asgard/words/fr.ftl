game = Asgard
    .tagline = Choisissez vos dieux en secret, bâtissez des temples et pariez sur la fin du monde.
    .length = 90 min
    .difficulty = exigeant

option-temple_min_recruits = Recrues exigées par un temple
    .about = Une : un temple exige au moins une recrue du type demandé par le dieu. Zéro : on peut le bâtir sans recrue.
option-power_tiles_return = Tuiles Pouvoir pour un seul tour
    .about = La main de Tyr et le marteau de Thor reviennent à leur dieu à la fin de chaque tour au lieu de rester à leur propriétaire.

ending-ragnarok = Le Ragnarök a eu lieu

## Ce que l'on peut faire

do-draft = Prendre : { $recruit }
do-take_from = Prendre à { $seat }
do-recall_support = Reprendre le disque qui soutient { $god }
do-recall_victory = Reprendre le disque de { $world }
do-recall_centre = Reprendre un disque du centre
do-choose = Choisir { $god }
do-reveal = Révéler { $god } : { $slot }
do-resolve = Agir auprès de { $god } : { $slot }
do-withdraw = Reprendre le disque de { $god } sans agir ({ $slot })
do-go_to_asgard = Agir en Asgard avec un disque
do-gather_in_asgard = Agir en Asgard avec tous ses disques à la fois
do-leave_asgard = Reprendre un disque d'Asgard sans agir
do-use_bonus = Utiliser le bonus : { $population }
do-done = Terminer
do-decline = Renoncer
do-raise_warrior = Relever un { $recruit }
do-take_seal = Prendre un sceau ({ $camp })
do-rank = { $seat } vient ensuite
do-lure_from_god = Détourner un { $recruit } de { $god }
do-lure_from_seat = Détourner un { $recruit } de { $seat }
do-lure_to = Le mener à { $god }
do-slay_at_god = Anéantir un { $recruit } de { $god }
do-slay_at_seat = Anéantir un { $recruit } de { $seat }
do-take_tile = Prendre : { $tile }
do-burn = Brûler la population ({ $camp }) de { $world }
do-gain = Gagner son bonus
do-take_stone = Prendre une pierre { $stone }
do-recruit = Recruter : { $recruit }
do-build = Bâtir : { $pile }
do-add_stone = Ajouter une pierre { $stone }
do-enlist = Donner chaque { $recruit }
do-occupy = Envoyer le dieu : { $world }
do-turn_tile = Retourner { $tile }
do-barter = Donner une pierre { $stone }
do-hire = Engager un { $recruit }
do-keep_disc = Prendre un disque et le garder devant soi
do-march = Marcher vers { $world } ({ $camp })
do-send = Envoyer un { $recruit }
do-tyrs_hand = Utiliser la main de Tyr
do-retreat = Se replier au centre
do-rally = Placer un guerrier auprès du dieu de la Lumière : { $world }
do-beneath = Cacher une tuile sous le dieu ({ $camp }) : { $world }
do-hide = Cacher : { $tile }

## Ce qui est demandé

ask-draft = Quelle recrue { $seat } prend-il ?
    .more = Le dernier dans l'ordre du tour choisit en premier ; le premier joueur n'en reçoit pas.
ask-seal_giver = Qui cède le sceau manquant ?
    .more = La réserve est vide et plusieurs joueurs en ont le plus : le premier joueur décide.
ask-recall = Quel disque { $seat } reprend-il ?
    .more = Personne ne commence un tour avec moins de deux disques devant soi.
ask-gods = Quels dieux { $seat } choisit-il ?
    .more = Un dieu par disque devant soi. Personne ne les voit avant qu'ils soient révélés.
ask-place = Quel dieu révéler, et à quel emplacement ?
    .more = La requête du haut donne pierres et pouvoir, celle du bas des pierres seules ; un temple coûte des pierres et des recrues.
ask-turn = Quel disque { $seat } récupère-t-il ?
    .more = Il agit, ou revient simplement. Le premier disque qui revient d'un dieu rapporte son sceau.
ask-last_bonus = Un autre bonus avant la fin du tour ?
ask-giver = À qui { $seat } le prend-il ?
    .more = La réserve est vide et ces joueurs en ont le plus. Se nommer soi-même ne rapporte rien.
ask-freyja = Qui Freyja relève-t-elle du Walhalla ?
ask-seal = Quel sceau { $seat } prend-il ?
ask-order = Qui vient ensuite dans l'ordre ?
    .more = Odin distribue les tuiles Ordre du Tour, celle du premier joueur d'abord. Elles comptent dès les batailles.
ask-loki = Qui Loki détourne-t-il ?
    .more = Une recrue : d'un dieu vers un autre, ou d'un joueur vers vous.
ask-loki_target = Vers quel dieu va-t-elle ?
ask-hel = Qui Hel anéantit-elle ?
    .more = Jusqu'à deux recrues, toutes d'un même dieu ou toutes d'un même joueur.
ask-search = Quelle tuile { $seat } prend-il ?
    .more = Vous avez toute la pile en main ; les autres voient seulement que vous en prenez une.
ask-surtr = Quelle population Surtr brûle-t-il ?
ask-surtr_bonus = Gagner le bonus de la tuile brûlée ?
    .more = Maintenant ou jamais : une tuile brûlée ne donne plus rien.
ask-stone = Quelle pierre { $seat } prend-il ?
ask-recruits = Quelles recrues { $seat } prend-il ?
ask-warriors = Des guerriers de quelle couleur ?
ask-temple = Quel temple { $seat } bâtit-il ?
ask-free_stone = Quelle est la quatrième pierre ?
    .more = Un grand temple demande une pierre de plus, d'une couleur qui n'y figure pas.
ask-enlist = Quelles recrues rejoignent le dieu ?
    .more = Toutes vos recrues d'un même type.
ask-world = Où va le dieu ?
    .more = Il remplace une population de son camp. Un monde inférieur rapporte 5 points aussitôt, mais aucune part aux batailles.
ask-row = Quelle tuile Asgard retourner ?
ask-barter = Quelle pierre { $seat } donne-t-il ?
ask-barter_for = Quelle pierre { $seat } prend-il en échange ?
ask-hire = Quelle recrue { $seat } engage-t-il ?
    .more = Blanc : un sceau de Lumière ; orange : un sceau des Ténèbres ; géant : un de chaque.
ask-disc = { $seat } prend-il un disque ?
    .more = Devant vous, il agit dès le prochain tour ; en bataille, il rapporte aussitôt une arme ou un sortilège.
ask-centre = À quelle bataille le disque retourne-t-il ?
ask-battle = Comment { $seat } répond-il à la défaite ?
    .more = Les recrues doivent rendre votre camp strictement plus fort. Guerriers au Walhalla, géants à la réserve.
ask-valhalla = Quel dieu reçoit un guerrier tombé ?
    .more = Qui renonce ne prend plus de guerriers.
ask-under = Sous quel dieu va une tuile ?
ask-hide = Quelle tuile y placer ?

## La saga

event-drafted = { $seat } commence avec un { $recruit }.
event-round_begins = Le tour { $round } sur 5 commence avec { $seat }.
event-god_arrives = { $god } entre en scène.
event-seal_seized = Plus de sceau ({ $camp }) en réserve : { $seat } en cède un à { $god }.
event-row_tile_laid = La rangée d'Asgard reçoit { $tile }.
event-support_recalled = { $seat } abandonne { $god } et reprend son disque.
event-victory_recalled = { $seat } renonce à sa victoire ({ $world }) et reprend son disque.
event-centre_recalled = { $seat } reprend un disque du centre.
event-god_chosen = Choix secret : { $god }.
event-all_have_chosen = Tous ont choisi leurs dieux.
event-card_revealed = { $seat } révèle { $god } : { $slot }.
event-actions_begin = Tous les disques sont placés ; ils agissent maintenant.
event-seal_taken = { $seat } prend le sceau ({ $camp }) de { $god }.
event-requested = { $seat } implore { $god }.
event-withdrew = { $seat } quitte { $god } sans agir.
event-left_asgard = { $seat } quitte Asgard sans agir.
event-received = { $seat } reçoit : { $good }.
event-taken = { $seat } prend à { $giver }, qui en a le plus : { $good }.
event-nothing_received = { $seat } ne reçoit rien ({ $good }).
event-power_declined = { $seat } en reste là.
event-warrior_raised = Freyja relève un { $recruit } du Walhalla pour { $seat }.
event-ranked = { $seat } reçoit la tuile Ordre du Tour { $rank }.
event-lured_to_god = Loki détourne un { $recruit } de { $god } vers { $target }.
event-lured_to_seat = Loki détourne un { $recruit } de { $seat } vers { $target }.
event-slain_at_god = Hel anéantit un { $recruit } de { $god }.
event-slain_at_seat = Hel anéantit un { $recruit } de { $seat }.
event-foreseen = Mimir prédit les prochaines armes ancestrales : Lumière { $light }, Ténèbres { $darkness }.
event-looked_ahead = Mimir montre à { $seat } les prochaines armes ancestrales.
event-tile_taken = Pris dans la pile en secret : { $tile }.
event-tile_taken_hidden = { $seat } parcourt la pile et prend : { $kind }.
event-pile_empty = Il n'en reste plus : { $kind }.
event-burnt = Surtr brûle pour { $seat } : { $population }, { $world }.
event-bonus_used = { $seat } utilise : { $population } ({ $bonus }).
event-bonus_left = { $seat } laisse brûler le bonus : { $population }.
event-scored = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-temple_built = { $seat } bâtit pour { $god } : { $pile }, { $value } points par tour.
event-stone_spent = { $seat } ajoute une pierre { $stone }.
event-enlisted = { $seat } donne à { $god } { $count ->
    [0] aucune recrue
    [one] une recrue ({ $recruit })
   *[other] { $count } recrues ({ $recruit })
}.
event-god_sent = { $god } ({ $value }) entre en jeu : { $world }.
event-population_taken = { $seat } prend la tuile chassée : { $population }.
event-population_discarded = La tuile brûlée est balayée : { $population }.
event-god_tile_lost = Il n'y a plus de place pour { $god } dans les mondes.
event-supported = { $seat } soutient désormais { $god } ({ $slot }).
event-went_to_asgard = { $seat } agit en Asgard avec { $discs ->
    [one] un disque
   *[other] { $discs } disques à la fois
}.
event-row_tile_turned = { $seat } retourne { $tile }.
event-bartered = { $seat } échange une pierre { $stone } contre une { $wanted }.
event-hired = { $seat } engage un { $recruit }.
event-disc_bought = { $seat } prend un disque de la piste pour { $light } sceaux de Lumière et { $darkness } des Ténèbres.
event-disc_granted = { $seat } prend gratuitement un disque de la piste.
event-marched = Un disque de { $seat } marche vers { $world } ({ $camp }).
event-battles_begin = Les batailles du tour { $round } commencent.
event-temple_points = Les temples de { $seat } rapportent { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-ancestors_stir = Les ancêtres arment la Lumière de { $light } et les Ténèbres de { $darkness }.
event-world_fought = { $world } : Lumière { $light }, Ténèbres { $darkness }.
event-world_won = { $seat } gagne la bataille : { $world }.
event-recruit_sent = { $seat } envoie un { $recruit } : { $world }.
event-tyrs_hand_used = La main de Tyr renverse la bataille pour { $seat } : { $world }.
event-world_lost = { $seat } se replie au centre : { $world }.
event-battle_tile = { $seat } prend une tuile Bataille de { $points }.
event-no_battle_tile = Il ne reste aucune tuile Bataille pour { $seat }.
event-power_returned = { $seat } rend : { $good }.
event-ragnarok_begins = Le Ragnarök ! Les dieux se battent pour les mondes.
event-battle_points = Les tuiles Bataille de { $seat } rapportent { $points } points.
event-population_armed = { $world } : la population ({ $camp }) brandit une arme ancestrale.
event-world_deserted = { $world } : aucun dieu n'est venu, personne ne s'y bat.
event-mustered = Des recrues de force { $strength } entourent { $god } : { $world }.
event-rallied = { $seat } place un guerrier tombé auprès du dieu de la Lumière : { $world }.
event-passed = { $seat } ne prend plus de guerriers au Walhalla.
event-hidden = Caché sous le dieu ({ $camp }, { $world }) : { $tile }.
event-hidden_tile = { $seat } cache une tuile ({ $kind }) sous le dieu ({ $camp }, { $world }).
event-tile_shown = { $world }, { $camp } : { $tile }.
event-elder_shown = { $world } : la population ({ $camp }) combat avec une arme ancestrale de { $value }.
event-ragnarok_fought = La dernière bataille, { $world } : Lumière { $light }, Ténèbres { $darkness }.
event-god_conquers = { $god } conquiert { $world }.
event-nobody_conquers = { $world } : personne n'est récompensé.
event-rewarded = { $seat } marque { $points } pour { $world }.
event-glorified = La gloire rapporte { $points } points de plus à { $seat }.
event-game_ends = { $seat } gagne avec { $points } points.

## Dieux

god-freyja = Freyja
    .about = Lumière, pierres roses. Pouvoir : prendre jusqu'à deux guerriers au Walhalla.
god-baldr = Baldr
    .about = Lumière, pierres jaunes. Pouvoir : prendre un sceau de l'un ou l'autre camp.
god-odin = Odin
    .about = Lumière, sans pierres. Pouvoir : prendre une pierre blanche et redistribuer l'ordre du tour, dès les batailles.
god-tyr = Tyr
    .about = Lumière, pierres rouges. Pouvoir : prendre la main de Tyr, qui gagne une bataille d'emblée.
god-thor = Thor
    .about = Lumière, pierres bleues. Pouvoir : prendre le marteau de Thor : +2 dans toutes vos batailles tant que vous le tenez.
god-loki = Loki
    .about = Ténèbres, pierres vertes. Pouvoir : une recrue change de camp, d'un dieu à un autre ou d'un joueur à vous.
god-hel = Hel
    .about = Ténèbres, pierres noires. Pouvoir : anéantir jusqu'à deux recrues d'un dieu ou d'un autre joueur.
god-mimir = Mimir
    .about = Ténèbres, dès le tour 2. Pouvoir : voir les prochaines armes ancestrales, puis prendre un sortilège.
god-surtr = Surtr
    .about = Ténèbres, dès le tour 3. Pouvoir : brûler une population : gagner son bonus ; elle ne vaut plus rien.
god-fenrir = Fenrir
    .about = Ténèbres, dès le tour 4. N'exige aucune recrue. Pouvoir : prendre une arme.

camp-light = Lumière
camp-darkness = Ténèbres

slot-upper = emplacement du haut
    .about = Une requête y donne deux pierres et le pouvoir du dieu. En soutien, il gagne la première récompense.
slot-lower = emplacement du bas
    .about = Une requête y donne deux pierres seulement. En soutien, il gagne la seconde récompense.
slot-temple = temple
    .about = Bâtir un temple : payer des pierres, donner des recrues, envoyer le dieu dans un monde et le soutenir.
slot-asgard = Asgard
    .about = Tuile de la rangée, recrues contre des sceaux, nouveaux disques, et retour au combat des disques du centre.

recruit-white = guerrier blanc
    .about = Force 1. Coûte un sceau de Lumière. Tombe au Walhalla.
recruit-orange = guerrier orange
    .about = Force 1. Coûte un sceau des Ténèbres. Tombe au Walhalla.
recruit-giant = géant
    .about = Force 2. Coûte un sceau de chaque camp. Retourne à la réserve.

stone-pink = rose
stone-yellow = jaune
stone-red = rouge
stone-blue = bleue
stone-green = verte
stone-black = noire
stone-clear = blanche

good-white = guerrier blanc
good-orange = guerrier orange
good-giant = géant
good-pink = pierre rose
good-yellow = pierre jaune
good-red = pierre rouge
good-blue = pierre bleue
good-green = pierre verte
good-black = pierre noire
good-clear = pierre blanche
good-light_seal = sceau de Lumière
good-darkness_seal = sceau des Ténèbres
good-tyrs_hand = tuile Pouvoir de Tyr
    .about = Dépensez-la dans une bataille que vous perdriez : votre disque gagne.
good-thors_hammer = tuile Pouvoir de Thor
    .about = Tant que vous la tenez, votre camp a +2 dans chaque bataille de la phase 4.

world-one = Monde 1
world-two = Monde 2
world-three = Monde 3
world-four = Monde 4
world-five = Monde 5
world-six = Monde 6
world-seven = Monde 7
    .about = Un seul disque peut se trouver sur ses emplacements de bataille.
world-lower = Monde inférieur
    .about = Un dieu envoyé ici rapporte 5 points aussitôt, mais ne prend part ni aux batailles ni au Ragnarök.

population-l1 = peuple de Lumière de 2 (deux sceaux)
    .about = Force 2. Bonus : deux sceaux au choix.
population-l2 = peuple de Lumière de 3 (une pierre)
    .about = Force 3. Bonus : une pierre au choix.
population-l3 = peuple de Lumière de 3 (une arme)
    .about = Force 3. Bonus : une arme au choix.
population-l4 = peuple de Lumière de 4 (deux guerriers)
    .about = Force 4. Bonus : deux guerriers d'une couleur.
population-l5 = peuple de Lumière de 4 (4 points)
    .about = Force 4. Bonus : 4 points.
population-l6 = peuple de Lumière de 5 (un sceau)
    .about = Force 5. Bonus : un sceau au choix.
population-l7 = peuple de Lumière de 5 (une recrue)
    .about = Force 5. Bonus : une recrue au choix.
population-l8 = peuple de Lumière de 6 (2 points)
    .about = Force 6. Bonus : 2 points.
population-d1 = peuple des Ténèbres de 2 (deux sceaux)
    .about = Force 2. Bonus : deux sceaux au choix.
population-d2 = peuple des Ténèbres de 3 (une pierre)
    .about = Force 3. Bonus : une pierre au choix.
population-d3 = peuple des Ténèbres de 3 (un sortilège)
    .about = Force 3. Bonus : un sortilège au choix.
population-d4 = peuple des Ténèbres de 4 (un géant)
    .about = Force 4. Bonus : un géant.
population-d5 = peuple des Ténèbres de 4 (4 points)
    .about = Force 4. Bonus : 4 points.
population-d6 = peuple des Ténèbres de 5 (un sceau)
    .about = Force 5. Bonus : un sceau au choix.
population-d7 = peuple des Ténèbres de 5 (une recrue)
    .about = Force 5. Bonus : une recrue au choix.
population-d8 = peuple des Ténèbres de 6 (2 points)
    .about = Force 6. Bonus : 2 points.

bonus-seals = des sceaux
bonus-stones = une pierre
bonus-weapons = une arme
bonus-spells = un sortilège
bonus-warriors = des guerriers
bonus-giants = un géant
bonus-recruits = une recrue
bonus-points = des points

pile-shrine = un autel
    .about = Vaut 2 points par tour. Deux pierres d'une même couleur.
pile-hall = une halle
    .about = Vaut 3 points par tour. Deux pierres de couleurs différentes.
pile-sanctuary = un sanctuaire
    .about = Vaut 5 points par tour. Trois pierres de couleurs différentes.
pile-great_temple = un grand temple
    .about = Vaut 7 points par tour. Trois pierres indiquées, dont une blanche, et une quatrième d'une autre couleur.

kind-weapon = une arme
kind-spell = un sortilège

tile-knife = couteau (2)
    .about = Ajoute 2 au dieu sous lequel il se trouve au Ragnarök.
tile-sling = fronde (2)
    .about = Ajoute 2 au dieu sous lequel elle se trouve au Ragnarök.
tile-axe = hache (3)
    .about = Ajoute 3 au dieu sous lequel elle se trouve au Ragnarök.
tile-bow = arc (3)
    .about = Ajoute 3 au dieu sous lequel il se trouve au Ragnarök.
tile-sword = épée (4)
    .about = Ajoute 4 au dieu sous lequel elle se trouve au Ragnarök.
tile-spear = lance (5)
    .about = Ajoute 5 au dieu sous lequel elle se trouve au Ragnarök.
tile-hammer = marteau (6)
    .about = Ajoute 6 au dieu sous lequel il se trouve au Ragnarök.
tile-rust = sortilège de rouille
    .about = L'arme ancestrale de la population adverse ne compte pas.
tile-blindness = sortilège d'aveuglement
    .about = La tuile Dieu adverse ne compte pas.
tile-frenzy = sortilège de frénésie
    .about = Les recrues auprès de ce dieu comptent double.
tile-glory = sortilège de gloire
    .about = Si ce dieu gagne, le propriétaire du disque supérieur marque 10 points de plus.
tile-echo = sortilège d'écho
    .about = Si ce dieu gagne, le propriétaire du disque inférieur marque 10 points de plus.
tile-blunting = sortilège d'émoussement
    .about = Les armes adverses ne comptent pas.
tile-fate = sortilège du destin
    .about = Si les deux camps sont à égalité, ce dieu gagne.

asgardtile-scouts = les éclaireurs
    .about = Une recrue d'un type et une recrue d'un autre.
asgardtile-raiders = les pillards
    .about = Une recrue d'un type et une recrue d'un autre.
asgardtile-warband = la troupe
    .about = Deux recrues d'un type et une recrue d'un autre.
asgardtile-barter = le troc
    .about = Échanger une pierre contre une d'une autre couleur.
asgardtile-silence = le silence
    .about = Rien ne se passe.

source-temples = Temples
source-battles = Batailles
source-ragnarok = Ragnarök
source-deeds = Exploits
    .about = Dieux envoyés dans un monde inférieur et bonus des populations.

phase-draft = Choix des recrues
phase-round_start = Début du tour
phase-choosing = Choix des dieux
phase-placing = Choix des actions
phase-acting = Actions
phase-battles = Batailles
phase-ragnarok = Ragnarök

## The lesson

lesson-goal = Deux mortels vivent les cinq derniers tours avant le Ragnarök. À gauche se tiennent les dieux de la Lumière, à droite ceux des Ténèbres ; entre eux, les mondes qu'ils se disputeront. Vous soutenez des dieux, et le plus de points à la fin l'emporte.
lesson-draft = D'abord une recrue chacun. Thor, que vous allez soutenir, prend des guerriers orange. Choisissez orange.
lesson-gods = Vos trois disques sont à la fois des ouvriers et des mises. Choisissez maintenant un dieu par disque, en secret.
lesson-tyr = Tyr d'abord : ses pierres sont rouges.
lesson-thor = Thor ensuite : il aura votre temple.
lesson-baldr = Et Baldr, car toute carte convient pour entrer en Asgard.
lesson-reveal = Les cartes se jouent une à une, chacun son tour. Votre rival montre Freyja et pose un disque sur sa requête du haut, celle du pouvoir.
lesson-request = À vous : montrez Tyr et prenez sa requête du haut. Elle rapporte deux pierres rouges et sa tuile, qui peut gagner une fois une bataille perdue.
lesson-temple = Montrez Thor et posez un disque sur son temple : vous y bâtirez.
lesson-zone = Votre dernière carte : posez le disque en Asgard, où l'on paie guerriers et nouveaux disques.
lesson-acting = Tous les disques sont posés ; ils agissent maintenant, de nouveau un à un. Freyja donne à votre rival deux pierres roses et deux guerriers du Walhalla.
lesson-red = Reprenez le disque de Tyr. Le premier disque qui revient d'un dieu rapporte aussi son sceau, ici de Lumière.
lesson-build = Maintenant le temple de Thor. Les deux pierres rouges paient un autel qui vaut 2 points à chaque tour, et votre guerrier orange rejoint l'armée de Thor.
lesson-occupy = Thor entre dans un monde de son camp et en chasse la population. Le monde 6 vaut 12 et 9 au Ragnarök, et sa population vous laisse un bonus : deux sceaux.
lesson-bonus = La tuile Population est à vous. Utilisez son bonus, une seule fois.
lesson-seals = Prenez deux fois les Ténèbres : un disque de la piste coûte le sceau de sa case, et la vôtre est celle des Ténèbres.
lesson-asgard = Maintenant le disque en Asgard. On pourrait d'abord utiliser une tuile de la rangée ; aujourd'hui rien ne convient.
lesson-hire = Engagez un guerrier blanc pour un sceau de Lumière. Les guerriers rejoignent les armées des dieux, ou aident un disque qui perd une bataille.
lesson-march = Puis un disque de la piste. Il pourrait rester devant vous comme ouvrier de plus. Envoyez-le plutôt au combat : dans le monde 2, la Lumière a 5, les Ténèbres 2.
lesson-weapon = Un disque de la piste envoyé au combat cherche aussi une arme. Gardez le marteau : au Ragnarök il ajoute 6, et personne ne sait que vous l'avez.
lesson-done = Plus de disque aujourd'hui. Terminez l'action, et les batailles commencent.
lesson-battle = Votre autel a rapporté 2 points. Les ancêtres ont armé les deux camps, la Lumière a gagné le monde 2 par 10 à 6, et votre disque est passé en zone de victoire : une tuile Bataille de 3. Mimir est arrivé.
lesson-ragnarok = Après cinq tours, les dieux se battent pour les mondes avec leurs tuiles, leurs armées et des armes cachées. Si Thor gagne le monde 6, vous, son seul soutien, marquez les deux récompenses. À chaque tour vous pouvez en soutenir un de plus.
