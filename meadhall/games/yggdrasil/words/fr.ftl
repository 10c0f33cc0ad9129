game = Yggdrasil
    .tagline = Les dieux unis contre la fin du monde
    .length = 90 min
    .difficulty = intermédiaire

## Names

enemy-hel = Hel
    .about = Elle lance le dé et prend dans le sac de cette île autant de Vikings que sa puissance, pour Helheim.
enemy-surt = Surt
    .about = Il lance le dé et envoie dans le sac de cette île autant de Géants de Feu que sa puissance.
enemy-jormungand = Jörmungand
    .about = Il lance le dé : cette île passe sous les eaux et les Valkyries rentrent à l'arc-en-ciel.
enemy-loki = Loki
    .about = Il réveille autant de Géants de Givre que sa puissance. Chacun gêne les dieux tant qu'il n'est pas battu.
enemy-nidhogg = Nidhögg
    .about = Il entraîne d'une case l'ennemi le plus en retrait, sans son effet. Ce peut être lui-même.
enemy-fenrir = Fenrir
    .about = Il enrage jusqu'à ce qu'un dieu le calme. D'ici là, chaque action doit être une tentative de le calmer.

god-odin = Odin
    .about = Pioche deux cartes ennemi, en résout une et remet l'autre dessus ou dessous.
god-thor = Thor
    .about = +1 dans tous les combats, contre les ennemis comme contre les géants.
god-frey = Frey
    .about = Quatre actions par tour au lieu de trois, sur des mondes différents.
god-heimdall = Heimdall
    .about = Pioche quatre pions au lieu de trois quand il cherche des âmes.
god-tyr = Tyr
    .about = Lance deux fois le dé, quelle qu'en soit la raison, et garde le résultat de son choix.
god-freyja = Freyja
    .about = Peut agir deux fois sur un même monde dans son tour.

world-asgard = Asgard
    .about = Combattre un ennemi. En cas de victoire il recule d'une case.
world-midgard = Midgard
    .about = Déplacer les Valkyries d'une île si on le souhaite, puis chercher des âmes : piocher trois pions et garder les Vikings.
world-nidavellir = Forge des Nains
    .about = Prendre une arme de niveau 1, ou échanger une arme contre le niveau suivant.
world-alfheim = Demeure des Elfes
    .about = Prendre un elfe. Un elfe ajoute 1 dans un combat, une fois le dé connu.
world-niflheim = Monde des Ténèbres
    .about = Donner des Vikings et des elfes à un autre dieu, ou lui en prendre.
world-helheim = Domaine des Morts
    .about = Remettre cinq Vikings tombés dans un sac.
world-muspellheim = Royaume du Feu
    .about = Piocher cinq pions dans un sac et en chasser les Géants de Feu.
world-jotunheim = Forteresse de Glace
    .about = Combattre un Géant de Givre : un géant éveillé, ou celui qui est caché en haut de la pile.
world-vanaheim = Terre Bénite
    .about = Faire avancer les Vanes d'une case, ou demander un de leurs renforts.

island-rainbow = Bifröst
    .about = L'île de départ des Valkyries. Personne à y chercher.
island-white = Blanche
    .about = L'île voisine de l'arc-en-ciel. Deux faces du dé la montrent.
island-blue = Bleue
    .about = La deuxième île. Deux faces du dé la montrent.
island-green = Verte
    .about = La troisième île. Une face du dé la montre.
island-black = Noire
    .about = L'île la plus lointaine, riche en Vikings, sous les eaux au départ. Une face du dé la montre.

rune-sigel = Sigel
    .about = Jusqu'à quinze Vikings du Domaine des Morts vont aux dieux, au gré du dieu actif.
rune-daeg = Dæg
    .about = Les trois tours suivants commencent sans carte ennemi.
rune-mann = Mann
    .about = Un ennemi recule de trois cases.
rune-tiwaz = Tiwaz
    .about = Trois ennemis reculent d'une case chacun.

giant-angerboda = Angerboda
    .about = Hel est plus forte de 1. Rune Sigel.
giant-hrungnir = Hrungnir
    .about = Personne n'agit sur la Demeure des Elfes. Rune Sigel.
giant-utgardloki = Utgardloki
    .about = Aucun dieu n'a de pouvoir. Rune Sigel.
giant-hrym = Hrym
    .about = Personne n'agit sur le Domaine des Morts. Rune Sigel.
giant-greip = Greip
    .about = Surt est plus fort de 1. Rune Dæg.
giant-gialp = Gialp
    .about = Personne n'agit sur le Royaume du Feu. Rune Dæg.
giant-geirroed = Geirroed
    .about = Personne n'agit sur la Forge des Nains. Rune Dæg.
giant-skrymir = Skrymir
    .about = Fenrir est plus fort de 1. Rune Dæg.
giant-thrym = Thrym
    .about = Jörmungand est plus fort de 1. Rune Mann.
giant-thokk = Thokk
    .about = Nidhögg est plus fort de 1. Rune Mann.
giant-hymir = Hymir
    .about = Un tourbillon : les Valkyries ne peuvent être amenées sur l'île submergée. Rune Mann.
giant-bergelmir = Bergelmir
    .about = Tous les Géants de Givre sont plus forts de 1. Rune Mann.
giant-suttung = Suttung
    .about = Loki est plus fort de 1. Rune Tiwaz.
giant-gymir = Gymir
    .about = Personne n'agit sur la Terre Bénite. Rune Tiwaz.
giant-fafner = Fafner
    .about = Personne n'agit sur le Monde des Ténèbres. Rune Tiwaz.
giant-thiazy = Thiazy
    .about = On ne lance pas le dé dans les combats. Rune Tiwaz.

weapon-hel = Draupnir
weapon-surt = Mimming
weapon-jormungand = Mjöllnir
weapon-loki = Hofund
weapon-nidhogg = Gungnir
weapon-fenrir = Gleipnir

reinforcement-nothing = pas encore d'aide
    .about = Le début de l'échelle.
reinforcement-valkyries = les Valkyries
    .about = Déplacer les Valkyries d'une île, sans chercher d'âmes.
reinforcement-vikings = deux Vikings
    .about = Prendre deux Vikings au Domaine des Morts.
reinforcement-order = la prescience
    .about = Regarder les six prochaines cartes ennemi et les remettre dans l'ordre voulu.
reinforcement-push = un recul
    .about = Un ennemi recule d'une case.
reinforcement-giant = la chute d'un géant
    .about = Choisir un géant dans la pile : il compte comme battu.

card-hel = Hel
card-surt = Surt
card-jormungand = Jörmungand
card-loki = Loki
card-nidhogg = Nidhögg
card-fenrir = Fenrir
card-angry_hel = Hel en colère
    .about = Hel avance de deux cases, puis applique une fois son effet.
card-angry_surt = Surt en colère
    .about = Surt avance de deux cases, puis applique une fois son effet.
card-angry_jormungand = Jörmungand en colère
    .about = Jörmungand avance de deux cases, puis applique une fois son effet.
card-angry_loki = Loki en colère
    .about = Loki avance de deux cases, puis applique une fois son effet.
card-angry_nidhogg = Nidhögg en colère
    .about = Nidhögg avance de deux cases, puis applique une fois son effet.
card-angry_fenrir = Fenrir en colère
    .about = Fenrir avance de deux cases, puis enrage.
card-ragnarok_1 = Ragnarök de Hel, Loki et Nidhögg
    .about = Tous trois avancent d'une case ; puis chacun applique son effet, dans l'ordre de votre choix.
card-ragnarok_2 = Ragnarök de Surt, Fenrir et Jörmungand
    .about = Tous trois avancent d'une case ; puis chacun applique son effet, dans l'ordre de votre choix.
card-ragnarok_3 = Ragnarök de Hel, Surt et Fenrir
    .about = Tous trois avancent d'une case ; puis chacun applique son effet, dans l'ordre de votre choix.
card-ragnarok_4 = Ragnarök de Loki, Jörmungand et Nidhögg
    .about = Tous trois avancent d'une case ; puis chacun applique son effet, dans l'ordre de votre choix.

which-first = premier
which-second = second
where-top = au-dessus
where-bottom = en dessous

## What can be done

do-begin = Commencer
do-choose = Jouer { $god }
do-resolve = Résoudre la carte en { $which }, l'autre { $where }
do-effect = { $enemy } d'abord
do-keep = Garder le { $which } jet
do-lag = Entraîner { $enemy }
do-act = { $world }
do-pass = Terminer le tour ici
do-fight = Combattre { $enemy }
do-fight_giant = Combattre { $giant }
do-fight_hidden = Combattre le géant caché
do-send = { $vikings ->
    [0] N'envoyer aucun Viking
    [one] Envoyer un Viking
   *[other] Envoyer { $vikings } Vikings
}
do-spend = { $elves ->
    [0] Aucun elfe
    [one] Dépenser un elfe
   *[other] Dépenser { $elves } elfes
}
do-fly = Valkyries vers { $island }
do-search = Chercher des âmes
do-leave = Ne pas chercher
do-forge = Arme contre { $enemy }
do-meet = Rencontrer { $seat }
do-give_vikings = { $vikings ->
    [0] Laisser les Vikings
    [one] Donner un Viking
   *[other] Donner { $vikings } Vikings
}
do-take_vikings = { $vikings ->
    [one] Prendre un Viking
   *[other] Prendre { $vikings } Vikings
}
do-give_elves = { $elves ->
    [0] Laisser les elfes
    [one] Donner un elfe
   *[other] Donner { $elves } elfes
}
do-take_elves = { $elves ->
    [one] Prendre un elfe
   *[other] Prendre { $elves } elfes
}
do-fill = Dans le sac de l'île { $island }
do-purge = Purger le sac de l'île { $island }
do-advance_vanir = Faire avancer les Vanes
do-vanir = Demander { $reinforcement }
do-stack = { $card } ensuite
do-push = Repousser { $enemy }
do-discard = Écarter { $giant }
do-share = { $vikings ->
    [0] N'en donner aucun
    [one] Donner un Viking
   *[other] Donner { $vikings } Vikings
}

## What is asked

ask-begin = On commence ?
ask-god = Quel dieu joue { $seat } ?
ask-which_card = Quelle carte { $seat } résout-il ?
    .more = L'autre retourne au-dessus ou en dessous de la pioche.
ask-which_effect = Quel effet vient ensuite ?
    .more = La puissance et la place sont lues quand l'effet s'applique.
ask-which_roll = Quel jet garde { $seat } ?
ask-who_lags = Qui Nidhögg entraîne-t-il ?
    .more = Il avance d'une case, sans son effet.
ask-action = Où agit { $seat } ?
    .more = Une action par monde. Le tour finit quand les actions sont épuisées, ou quand vous y mettez fin.
ask-enemy = Qui { $seat } combat-il ?
    .more = En cas de victoire, l'ennemi recule d'une case.
ask-giant = Quel géant { $seat } combat-il ?
    .more = L'effet d'un géant battu cesse. Le quatrième d'une rune donne le pouvoir de la rune.
ask-vikings = Combien de Vikings partent ?
    .more = Ils vont au Domaine des Morts quoi qu'il arrive ; le dé et votre arme s'y ajoutent.
ask-elves = Combien d'elfes aident ?
    .more = Le dé est connu. Les elfes rentrent chez eux quoi qu'il arrive.
ask-valkyries = Où volent les Valkyries ?
    .more = Rester, c'est chercher des âmes sur place.
ask-search = Chercher des âmes ici ?
    .more = Les Vikings piochés sont à vous, les Géants de Feu retournent dans le sac.
ask-weapon = Quelle arme prend { $seat } ?
    .more = Son niveau s'ajoute dans chaque combat contre cet ennemi.
ask-partner = Qui { $seat } rencontre-t-il ?
    .more = Vikings et elfes peuvent changer de mains, les armes jamais.
ask-trade_vikings = Quels Vikings changent de mains ?
ask-trade_elves = Quels elfes changent de mains ?
ask-fill = Dans quel sac vont-ils ?
    .more = Cinq Vikings du Domaine des Morts, ou tous s'il y en a moins.
ask-purge = Quel sac purge { $seat } ?
    .more = On pioche cinq pions ; les Géants de Feu partent, les Vikings reviennent.
ask-vanir = Que font les Vanes ?
    .more = Demander leur aide les renvoie au début de l'échelle.
ask-vanir_valkyries = Où volent les Valkyries ?
    .more = On ne cherche pas d'âmes cette fois.
ask-next_card = Quelle carte vient ensuite ?
    .more = Du haut de la pioche vers le bas.
ask-push = Quel ennemi recule ?
ask-giant_from_pile = Quel géant est écarté ?
    .more = Il compte comme battu et peut compléter sa rune.
ask-sigel = Combien de Vikings de Sigel ?
    .more = D'abord { $seat }, puis les autres à tour de rôle.

## What happened

event-god_chosen = { $seat } prend place sous les traits de { $god }.
event-turn_begins = Tour { $turn } : { $seat }.
event-no_card = { $turns ->
    [0] Dæg tient : pas de carte ennemi. C'était le dernier tour de la rune.
    [one] Dæg tient : pas de carte ennemi. Encore un tour.
   *[other] Dæg tient : pas de carte ennemi. Encore { $turns } tours.
}
event-card_drawn = La carte est { $card }.
event-two_cards_drawn = Odin voit deux cartes : { $first } et { $second }.
event-card_put_back = { $card } retourne { $where } de la pioche.
event-enemy_advances = { $enemy } arrive sur la case { $square }.
event-enemy_falls_back = { $enemy } recule sur la case { $square }.
event-hel_takes = { $vikings ->
    [0] Hel ne trouve aucun Viking sur l'île { $island }.
    [one] Hel prend un Viking sur l'île { $island }.
   *[other] Hel prend { $vikings } Vikings sur l'île { $island }.
}
event-surt_sends = { $giants ->
    [0] Surt n'a plus de Géant de Feu pour l'île { $island }.
    [one] Surt envoie un Géant de Feu sur l'île { $island }.
   *[other] Surt envoie { $giants } Géants de Feu sur l'île { $island }.
}
event-island_sinks = L'île { $island } passe sous les eaux ; les Valkyries rentrent à l'arc-en-ciel.
event-giant_wakes = { $giant } s'éveille.
event-no_giant_left = Loki appelle, mais il ne reste aucun géant à réveiller.
event-fenrir_rages = Fenrir enrage.
event-fenrir_calmed = Fenrir est calmé.
event-fenrir_not_calmed = Fenrir ne se laisse pas calmer.
event-rolled = Le dé montre { $island }, { $hammers ->
    [0] aucun marteau
    [one] un marteau
   *[other] { $hammers } marteaux
}.
event-rolled_twice = Tyr lance deux fois : { $first } et { $second }.
event-fight_begins = { $vikings ->
    [0] Aucun Viking ne va contre { $enemy }, force { $strength }.
    [one] Un Viking va contre { $enemy }, force { $strength }.
   *[other] { $vikings } Vikings vont contre { $enemy }, force { $strength }.
}
event-giant_fight_begins = { $vikings ->
    [0] Aucun Viking ne va contre { $giant }, force { $strength }.
    [one] Un Viking va contre { $giant }, force { $strength }.
   *[other] { $vikings } Vikings vont contre { $giant }, force { $strength }.
}
event-hidden_fight_begins = { $vikings ->
    [0] Aucun Viking ne va contre le géant caché, force { $strength }.
    [one] Un Viking va contre le géant caché, force { $strength }.
   *[other] { $vikings } Vikings vont contre le géant caché, force { $strength }.
}
event-elves_spent = { $elves ->
    [one] Un elfe aide.
   *[other] { $elves } elfes aident.
}
event-fight_won = { $total } contre { $strength } : gagné.
event-fight_lost = { $total } contre { $strength } : perdu.
event-giant_beaten = { $giant } est écarté, { $beaten ->
    [1] premier
    [2] deuxième
    [3] troisième
   *[other] quatrième
} géant de la rune { $rune }.
event-valkyries_fly = Les Valkyries volent vers { $island }.
event-souls_found = { $vikings ->
    [0] { $drawn } pions de l'île { $island }, et aucun Viking.
    [one] { $drawn } pions de l'île { $island } : un Viking.
   *[other] { $drawn } pions de l'île { $island } : { $vikings } Vikings.
}
event-weapon_forged = Les Nains remettent l'arme contre { $enemy }, niveau { $level }.
event-elf_taken = Un elfe arrive.
event-traded = Des dons changent de mains. Pour { $partner } : Vikings { $vikings }, elfes { $elves }.
event-bag_filled = { $vikings ->
    [one] Un Viking revient sur l'île { $island }.
   *[other] { $vikings } Vikings reviennent sur l'île { $island }.
}
event-bag_purged = { $giants ->
    [0] Aucun Géant de Feu trouvé sur l'île { $island }.
    [one] Un Géant de Feu est chassé de l'île { $island }.
   *[other] { $giants } Géants de Feu sont chassés de l'île { $island }.
}
event-vanir_advance = Les Vanes approchent : { $reinforcement }.
event-vanir_help = Les Vanes envoient { $reinforcement }.
event-vikings_taken = { $vikings ->
    [one] Un Viking vient du Domaine des Morts.
   *[other] { $vikings } Vikings viennent du Domaine des Morts.
}
event-cards_ordered = { $cards ->
    [one] Tous voient la prochaine carte.
   *[other] Tous voient les { $cards } prochaines cartes.
}
event-rune_complete = La rune { $rune } est complète.
event-sigel_gives = { $vikings ->
    [0] { $seat } ne reçoit aucun Viking de Sigel.
    [one] { $seat } reçoit un Viking de Sigel.
   *[other] { $seat } reçoit { $vikings } Vikings de Sigel.
}
event-passed = Le tour s'arrête ici.
event-victory = La dernière carte est jouée. Yggdrasil tient : les dieux ont gagné.
event-defeat = { $ending ->
    [2] Un ennemi est dans la demeure d'Odin. Les dieux ont perdu.
    [3] Trois ennemis ont passé la porte du Valhalla. Les dieux ont perdu.
   *[other] Cinq ennemis ont passé la muraille d'Asgard. Les dieux ont perdu.
}

## Endings and options

ending-victory = Yggdrasil tient
ending-odin = Un ennemi dans la demeure d'Odin
ending-gate = Trois ennemis au-delà de la porte
ending-wall = Cinq ennemis au-delà de la muraille

option-difficulty = Difficulté
    .about = Combien de cartes en colère et de cartes Ragnarök sont dans la pioche.
option-difficulty-easy = facile
option-difficulty-normal = normale
option-difficulty-hard = difficile
option-difficulty-very_hard = très difficile
option-difficulty-heroic = héroïque
option-difficulty-ragnarok = Ragnarök
option-angry = Cartes en colère
    .about = Un ennemi en colère avance de deux cases. -1 laisse la difficulté décider.
option-ragnarok = Cartes Ragnarök
    .about = Une carte Ragnarök fait avancer trois ennemis ensemble. -1 laisse la difficulté décider.
option-ragnarok_effects = Effets du Ragnarök
    .about = Si les ennemis avancés par une carte Ragnarök appliquent aussi leur effet.
option-gods = Dieux
    .about = Distribués au hasard, ou choisis à tour de rôle.
option-gods-random = au hasard
option-gods-chosen = choisis à tour de rôle

## Parts of the table

view-turn = tour
view-active = place qui joue
view-actions = actions
view-done = faites
view-allowed = permises
view-worlds_used = mondes utilisés
view-enemies = ennemis
view-id = nom
view-square = case
view-power = puissance
view-strength = force
view-stronger = +1
view-in_odins_hall = chez Odin
view-fenrir_angry = Fenrir enrage
view-past_wall = au-delà de la muraille
view-past_gate = au-delà de la porte
view-valkyries = Valkyries
view-submerged = sous les eaux
view-bags = sacs
view-vikings = Vikings
view-fire_giants = Géants de Feu
view-helheim = tombés au Domaine des Morts
view-muspellheim = Géants au Royaume du Feu
view-alfheim = elfes chez eux
view-deck = cartes ennemi
view-left = restantes
view-by_card = par ennemi
view-next = suivantes
view-card = dernière carte
view-giants = Géants de Givre
view-pile = pile
view-awake = éveillés
view-beaten = battus
view-runes = runes
view-vanir = Vanes
view-turns_without_card = tours sans carte
view-gods = dieux
view-god = dieu
view-elves = elfes
view-weapons = armes
view-power_effective = pouvoir
view-fight = combat
view-enemy = contre
view-giant = géant
view-total = total

## The lesson

lesson-goal = Vous êtes Thor, et Frey est avec vous. Six ennemis gravissent l'arc-en-ciel vers la demeure d'Odin. Contenez-les jusqu'à la dernière carte ennemi, et vous aurez gagné ensemble.
lesson-losing = À la fin du tour de chaque dieu, on juge la table. Vous perdez si un ennemi est chez Odin, si trois ont passé la porte ou si cinq ont passé la muraille. Ces compteurs y veillent.
lesson-card = Chaque tour commence par une carte ennemi. La vôtre était Hel : elle s'est avancée d'une case, et le dé l'a envoyée à l'île bleue, où elle a pris un Viking dans le sac.
lesson-actions = À vous d'agir : trois actions, chacune sur un monde différent. Les combats se gagnent avec des Vikings, et vous n'en avez pas. Allez à Midgard.
lesson-souls = Les Valkyries ont volé de l'arc-en-ciel à l'île blanche, sa voisine. Cherchez-y des âmes : trois pions sortent du sac. Les Vikings restent avec vous, les Géants de Feu y retournent.
lesson-forge = Un Viking ; les îles plus lointaines en abritent davantage. Votre deuxième action : rendez visite à la Forge des Nains.
lesson-weapon = Une arme aide dans chaque combat contre un ennemi, jusqu'à la fin de la partie. Hel est en route : prenez celle qui la vise.
lesson-elf = Votre troisième action, sur un troisième monde : la Demeure des Elfes vous prête un elfe. Il ajoute 1 à un combat après le lancer, quand on sait ce qui manque.
lesson-frey = Au tour de Frey. Sa carte est Surt, qui envoie un Géant de Feu dans un sac. Le pouvoir de Frey est une quatrième action : il cherche des âmes, prend une arme contre Surt, un elfe, et fait avancer les Vanes. Regardez-le.
lesson-again = De nouveau votre tour, et de nouveau Hel. Elle est sur la troisième case, la dernière avant la muraille. Repoussez-la.
lesson-bags = D'abord d'autres Vikings : encore Midgard. À chaque nouveau tour, tous les mondes vous sont rouverts.
lesson-green = Les Valkyries peuvent voler vers une île voisine avant la recherche. Le sac vert contient encore douze Vikings et seulement six Géants de Feu.
lesson-fight = Trois Vikings d'un coup : vous en avez quatre. Allez à Asgard et combattez.
lesson-shield = Le nombre près du bouclier est la force à égaler : 5 pour Hel sur sa troisième case.
lesson-vikings = Comptez : votre arme donne 1, la force de Thor 1. Deux Vikings font 4, le dé ajoute de zéro à trois marteaux, et votre elfe peut ajouter 1. Avec deux Vikings, vous ne pouvez pas perdre. Ils tombent de toute façon : n'en envoyez pas plus.
lesson-spend = Blanc, aucun marteau : 4 contre 5. L'elfe va servir. Dépensez-le.
lesson-won = Gagné : Hel recule d'une case, et un recul ne déclenche jamais son effet. Il vous reste une action ce tour-ci.
lesson-runes = Il reste à découvrir. Les Géants de Givre que Loki réveille vous gênent tant qu'on ne les a pas battus ici, et le quatrième d'une même rune apporte une grande aide. Le Monde des Ténèbres sert à échanger avec Frey, la Terre Bénite amène des renforts.
