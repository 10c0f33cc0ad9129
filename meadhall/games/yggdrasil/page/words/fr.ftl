game = Yggdrasil
    .tagline = Les dieux unis contre la fin du monde
    .length = 90 min
    .difficulty = intermédiaire

## Names

enemy-hel = Hel
    .about = Elle lance le dé et prend dans le sac de cette île autant de Vikings que sa puissance, pour le Domaine des Morts.
enemy-surt = Surt
    .about = Il lance le dé et envoie du Royaume du Feu dans le sac de cette île autant de Géants de Feu que sa puissance.
enemy-jormungand = Jörmungand
    .about = Il lance le dé : cette île passe sous les eaux et les Valkyries regagnent l'île de l'Arc-en-ciel.
enemy-loki = Loki
    .about = Il réveille autant de Géants de Givre que sa puissance. Chacun gêne les dieux tant qu'il n'est pas battu.
enemy-nidhogg = Nidhögg
    .about = Il entraîne d'une case l'ennemi le plus en retrait, sans son effet. Ce peut être lui-même.
enemy-fenrir = Fenrir
    .about = Il se déchaîne jusqu'à ce qu'un dieu le calme. D'ici là, chaque action doit être une tentative de le calmer.

god-odin = Odin
    .about = Pioche deux cartes ennemi, en résout une et remet l'autre dessus ou dessous.
god-thor = Thor
    .about = +{{ gods.thor_bonus }} dans tous les combats, contre les ennemis comme contre les géants.
god-frey = Frey
    .about = {{ gods.frey_actions }} actions par tour au lieu de {{ gods.actions }}, sur des mondes différents.
god-heimdall = Heimdall
    .about = Pioche {{ gods.heimdall_souls }} pions au lieu de {{ worlds.souls_sought }} quand il cherche des âmes.
god-tyr = Tyr
    .about = Lance deux fois le dé, quelle qu'en soit la raison, et garde le résultat de son choix.
god-freyja = Freyja
    .about = Peut agir deux fois sur un même monde dans son tour.

world-asgard = Asgard
    .about = Combattre un ennemi. En cas de victoire il recule d'une case.
    .does = combattre un ennemi
world-midgard = Midgard
    .about = Déplacer les Valkyries d'une île si on le souhaite, puis chercher des âmes : piocher {{ worlds.souls_sought | un pion | # pions }} et garder les Vikings.
    .does = mener les Valkyries, chercher des âmes
world-nidavellir = Forge des Nains
    .about = Prendre une arme de niveau 1, ou en échanger une contre celle du niveau suivant qui vise le même ennemi.
    .does = prendre ou améliorer une arme
world-alfheim = Demeure des Elfes
    .about = Prendre un elfe. Un elfe ajoute 1 dans un combat, une fois le dé connu.
    .does = prendre un elfe
world-niflheim = Monde des Ténèbres
    .about = Donner des Vikings et des elfes à un seul autre dieu, ou lui en prendre, ou en échanger.
    .does = échanger avec un dieu
world-helheim = Domaine des Morts
    .about = Remettre dans un sac {{ worlds.vikings_returned }} Vikings du Domaine des Morts.
    .does = {{ worlds.vikings_returned }} Vikings dans un sac
world-muspellheim = Royaume du Feu
    .about = Piocher {{ worlds.tokens_purged | un pion | # pions }} dans un sac : les Géants de Feu vont au Royaume du Feu, les Vikings retournent dans le sac.
    .does = chasser des Géants de Feu d'un sac
world-jotunheim = Forteresse de Glace
    .about = Combattre un Géant de Givre : un géant éveillé, ou celui qui est caché en haut de la pile.
    .does = combattre un Géant de Givre
world-vanaheim = Terre Bénite
    .about = Faire avancer les Vanes d'une case, ou demander un de leurs renforts.
    .does = mener ou appeler les Vanes

island-rainbow = l'île de l'Arc-en-ciel
    .short = Bifröst
    .about = L'île de départ des Valkyries. Personne à y chercher.
island-white = l'île Blanche
    .short = Blanche
    .about = L'île voisine de l'arc-en-ciel.
island-blue = l'île Bleue
    .short = Bleue
    .about = La deuxième île.
island-green = l'île Verte
    .short = Verte
    .about = La troisième île. Une face du dé la montre.
island-black = l'île Noire
    .short = Noire
    .about = L'île la plus lointaine, riche en Vikings, sous les eaux au départ. Une face du dé la montre.

rune-sigel = Sigel
    .about = Jusqu'à {{ runes.sigel_vikings }} Vikings du Domaine des Morts vont aux dieux, au gré du dieu actif.
rune-daeg = Dæg
    .about = {{ runes.daeg_turns | Le tour suivant commence | Les # tours suivants commencent }} sans carte ennemi.
rune-mann = Mann
    .about = Un ennemi recule de {{ runes.mann_squares | # case | # cases }}.
rune-tiwaz = Tiwaz
    .about = {{ runes.tiwaz_enemies | Un ennemi recule | # ennemis reculent }} d'une case chacun.

giant-angerboda = Angerboda
    .about = Hel est plus forte de {{ giants.strengthening }}. Rune Sigel.
giant-hrungnir = Hrungnir
    .about = Personne ne peut agir dans la Demeure des Elfes. Rune Sigel.
giant-utgardloki = Utgardloki
    .about = Aucun dieu n'a de pouvoir. Rune Sigel.
giant-hrym = Hrym
    .about = Personne ne peut agir dans le Domaine des Morts. Rune Sigel.
giant-greip = Greip
    .about = Surt est plus fort de {{ giants.strengthening }}. Rune Dæg.
giant-gialp = Gialp
    .about = Personne ne peut agir dans le Royaume du Feu. Rune Dæg.
giant-geirroed = Geirroed
    .about = Personne ne peut agir dans la Forge des Nains. Rune Dæg.
giant-skrymir = Skrymir
    .about = Fenrir est plus fort de {{ giants.strengthening }}. Rune Dæg.
giant-thrym = Thrym
    .about = Jörmungand est plus fort de {{ giants.strengthening }}. Rune Mann.
giant-thokk = Thokk
    .about = Nidhögg est plus fort de {{ giants.strengthening }}. Rune Mann.
giant-hymir = Hymir
    .about = Un tourbillon : les Valkyries ne peuvent pas être amenées sur l'île submergée. Rune Mann.
giant-bergelmir = Bergelmir
    .about = Tous les Géants de Givre sont plus forts de {{ giants.strengthening }}. Rune Mann.
giant-suttung = Suttung
    .about = Loki est plus fort de {{ giants.strengthening }}. Rune Tiwaz.
giant-gymir = Gymir
    .about = Personne ne peut agir sur la Terre Bénite. Rune Tiwaz.
giant-fafner = Fafner
    .about = Personne ne peut agir dans le Monde des Ténèbres. Rune Tiwaz.
giant-thiazy = Thiazy
    .about = On ne lance pas le dé dans les combats. Rune Tiwaz.

effect-block = bloque un monde
effect-strengthen = renforce un ennemi
effect-strengthen_giants = renforce tous les géants
effect-cancel_powers = annule les pouvoirs
effect-whirlpool = tourbillon
effect-no_die = pas de dé au combat

weapon-hel = Draupnir
    .about = Ajoute son niveau dans les combats contre Hel.
weapon-surt = Mimming
    .about = Ajoute son niveau dans les combats contre Surt.
weapon-jormungand = Mjöllnir
    .about = Ajoute son niveau dans les combats contre Jörmungand.
weapon-loki = Hofund
    .about = Ajoute son niveau dans les combats contre Loki.
weapon-nidhogg = Gungnir
    .about = Ajoute son niveau dans les combats contre Nidhögg.
weapon-fenrir = Gleipnir
    .about = Ajoute son niveau dans les combats contre Fenrir.

reinforcement-nothing = pas encore d'aide
    .about = Le début de l'échelle.
reinforcement-valkyries = les Valkyries
    .about = Déplacer les Valkyries d'une île, sans chercher d'âmes.
reinforcement-vikings = {{ vanir.vikings | un Viking | # Vikings }}
    .about = Prendre {{ vanir.vikings | un Viking | # Vikings }} au Domaine des Morts.
reinforcement-order = la prescience
    .about = Regarder les {{ vanir.cards_ordered }} prochaines cartes ennemi et les remettre dans l'ordre voulu.
reinforcement-push = un recul
    .about = Un ennemi recule d'une case.
reinforcement-giant = la chute d'un géant
    .about = Choisir un géant dans la pile : il compte comme battu.

card-hel = Hel
    .about = Hel avance de {{ enemy_cards.advance | # case | # cases }}, puis applique son effet.
card-surt = Surt
    .about = Surt avance de {{ enemy_cards.advance | # case | # cases }}, puis applique son effet.
card-jormungand = Jörmungand
    .about = Jörmungand avance de {{ enemy_cards.advance | # case | # cases }}, puis applique son effet.
card-loki = Loki
    .about = Loki avance de {{ enemy_cards.advance | # case | # cases }}, puis applique son effet.
card-nidhogg = Nidhögg
    .about = Nidhögg avance de {{ enemy_cards.advance | # case | # cases }}, puis applique son effet.
card-fenrir = Fenrir
    .about = Fenrir avance de {{ enemy_cards.advance | # case | # cases }}, puis se déchaîne.
card-angry_hel = Hel en colère
    .about = Hel avance de {{ enemy_cards.angry_advance | # case | # cases }}, puis applique une fois son effet.
card-angry_surt = Surt en colère
    .about = Surt avance de {{ enemy_cards.angry_advance | # case | # cases }}, puis applique une fois son effet.
card-angry_jormungand = Jörmungand en colère
    .about = Jörmungand avance de {{ enemy_cards.angry_advance | # case | # cases }}, puis applique une fois son effet.
card-angry_loki = Loki en colère
    .about = Loki avance de {{ enemy_cards.angry_advance | # case | # cases }}, puis applique une fois son effet.
card-angry_nidhogg = Nidhögg en colère
    .about = Nidhögg avance de {{ enemy_cards.angry_advance | # case | # cases }}, puis applique une fois son effet.
card-angry_fenrir = Fenrir en colère
    .about = Fenrir avance de {{ enemy_cards.angry_advance | # case | # cases }}, puis se déchaîne.
card-ragnarok_1 = Ragnarök de Hel, Loki et Nidhögg
    .about = Tous avancent de {{ enemy_cards.advance | # case | # cases }} ; puis chacun applique son effet, dans l'ordre de votre choix.
card-ragnarok_2 = Ragnarök de Surt, Fenrir et Jörmungand
    .about = Tous avancent de {{ enemy_cards.advance | # case | # cases }} ; puis chacun applique son effet, dans l'ordre de votre choix.
card-ragnarok_3 = Ragnarök de Hel, Surt et Fenrir
    .about = Tous avancent de {{ enemy_cards.advance | # case | # cases }} ; puis chacun applique son effet, dans l'ordre de votre choix.
card-ragnarok_4 = Ragnarök de Loki, Jörmungand et Nidhögg
    .about = Tous avancent de {{ enemy_cards.advance | # case | # cases }} ; puis chacun applique son effet, dans l'ordre de votre choix.

which-first = premier
which-second = second
where-top = sur
where-bottom = sous

## What can be done

do-begin = Commencer
do-choose = Jouer { $god }
do-resolve = Résoudre la carte vue en { $which }, remettre l'autre { $where } la pioche
do-effect = L'effet de { $enemy }
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
do-leave = Ne pas chercher d'âmes
do-forge = Arme contre { $enemy }
do-meet = Échanger avec { $partner }
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
verb-give_vikings = Donner
verb-take_vikings = Prendre
verb-give_elves = Donner
verb-take_elves = Prendre
do-fill = Dans le sac de { $island }
do-purge = Purger le sac de { $island }
do-advance_vanir = Faire avancer les Vanes
do-vanir = Demander { $reinforcement }
do-stack = { $card } ensuite
do-push = Repousser { $enemy }
do-discard = Écarter { $giant }
do-share = { $vikings ->
    [0] Ne donner aucun Viking
    [one] Donner un Viking
   *[other] Donner { $vikings } Vikings
}

## What is asked

ask-begin = On commence ?
ask-god = Quel dieu joue { $seat } ?
    .more = Chaque dieu a son pouvoir ; personne ne joue le même.
    .you = Quel dieu jouez-vous ?
ask-which_card = { $first } ou { $second } : quelle carte résout { $seat } ?
    .more = La première carte vue est { $first }. La carte résolue fait avancer ses ennemis tout de suite ; l'autre retourne sur la pioche, où elle sera la prochaine, ou dessous.
    .you = { $first } ou { $second } : quelle carte résolvez-vous ?
ask-which_effect = Quel effet vient ensuite ?
    .more = Plusieurs ennemis de cette carte n'ont pas encore appliqué leur effet. Chacun compte avec sa puissance là où il se trouve à ce moment.
ask-which_roll = Quel jet garde { $seat } ?
    .more = { $purpose ->
        [0] Il désigne l'île que frappe { $enemy }.
        [1] L'île décide si Fenrir se calme.
       *[other] Les marteaux comptent dans le combat.
    } Premier jet : { $first }, { $first_hammers ->
        [0] aucun marteau
        [one] un marteau
       *[other] { $first_hammers } marteaux
    }. Second jet : { $second }, { $second_hammers ->
        [0] aucun marteau
        [one] un marteau
       *[other] { $second_hammers } marteaux
    }. C'est le pouvoir de Tyr.
    .you = Quel jet gardez-vous ?
ask-who_lags = Qui Nidhögg entraîne-t-il ?
    .more = Ces ennemis sont à égalité en queue. Celui qui est entraîné avance d'une case, sans son effet.
ask-action = Où agit { $seat } ?
    .more = { $actions ->
        [one] Encore une action
       *[other] Encore { $actions } actions
    }. { $again ->
        [0] Une action par monde
       *[other] Une action par monde ; Freyja peut en choisir un deux fois
    }. Le tour finit quand elles sont épuisées, ou quand vous y mettez fin.
    .you = Où agissez-vous ?
ask-enemy = Contre qui combat { $seat } ?
    .more = En cas de victoire, l'ennemi recule d'une case.
    .you = Contre qui combattez-vous ?
ask-giant = Contre quel géant combat { $seat } ?
    .more = L'effet d'un géant battu cesse. Le quatrième d'une rune donne le pouvoir de la rune.
    .you = Contre quel géant combattez-vous ?
ask-vikings = Combien de Vikings envoie { $seat } contre { $against ->
        [0] { $enemy }
        [1] { $giant }
       *[other] le géant caché
    } ?
    .more = Il faut atteindre la force { $strength }. L'arme et le pouvoir ajoutent { $bonus } ; { $dice ->
        [0] on ne lance pas le dé tant que Thiazy est éveillé
       *[other] le dé ajoute ses marteaux
    }, et les elfes pourront encore aider. Les Vikings vont au Domaine des Morts quoi qu'il arrive.
    .you = Combien de Vikings envoyez-vous contre { $against ->
            [0] { $enemy }
            [1] { $giant }
           *[other] le géant caché
        } ?
ask-elves = Combien d'elfes aident { $seat } contre { $against ->
        [0] { $enemy }
        [1] { $giant }
       *[other] le géant caché
    } ?
    .more = { $total } contre { $strength } pour l'instant. Chaque elfe ajoute un point et rentre chez lui quoi qu'il arrive.
    .you = Combien d'elfes vous aident contre { $against ->
            [0] { $enemy }
            [1] { $giant }
           *[other] le géant caché
        } ?
ask-valkyries = Où volent les Valkyries ?
    .more = Rester, c'est chercher des âmes sur place.
ask-search = Chercher des âmes sur { $island } ?
    .more = { $seat } pioche { $drawn ->
        [one] un pion
       *[other] { $drawn } pions
    } dans le sac (contenu : { $vikings ->
        [0] aucun Viking
        [one] un Viking
       *[other] { $vikings } Vikings
    }, { $giants ->
        [0] aucun Géant de Feu
        [one] un Géant de Feu
       *[other] { $giants } Géants de Feu
    }). Les Vikings piochés sont à vous, les Géants de Feu retournent dans le sac.
    .more_you = Vous piochez { $drawn ->
            [one] un pion
           *[other] { $drawn } pions
        } dans le sac (contenu : { $vikings ->
            [0] aucun Viking
            [one] un Viking
           *[other] { $vikings } Vikings
        }, { $giants ->
            [0] aucun Géant de Feu
            [one] un Géant de Feu
           *[other] { $giants } Géants de Feu
        }). Les Vikings piochés sont à vous, les Géants de Feu retournent dans le sac.
ask-weapon = Quelle arme prend { $seat } ?
    .more = Son niveau s'ajoute dans chaque combat contre cet ennemi.
    .you = Quelle arme prenez-vous ?
ask-partner = Avec qui échange { $seat } ?
    .more = Vikings et elfes peuvent passer d'un dieu à l'autre, les armes jamais.
    .you = Avec qui échangez-vous ?
ask-trade_vikings = Combien de Vikings échanger avec { $partner } ?
    .more = { $seat } { $own ->
        [0] n'en a aucun
       *[other] en a { $own }
    }, { $partner } { $theirs ->
        [0] n'en a aucun
       *[other] en a { $theirs }
    }. Vous pouvez donner ou prendre ; les elfes viennent ensuite.
    .more_you = Vous { $own ->
            [0] n'en avez aucun
           *[other] en avez { $own }
        }, { $partner } { $theirs ->
            [0] n'en avez aucun
           *[other] en a { $theirs }
        }. Vous pouvez donner ou prendre ; les elfes viennent ensuite.
ask-trade_elves = Combien d'elfes échanger avec { $partner } ?
    .more = { $seat } { $own ->
        [0] n'en a aucun
       *[other] en a { $own }
    }, { $partner } { $theirs ->
        [0] n'en a aucun
       *[other] en a { $theirs }
    }. Vous pouvez donner ou prendre.
    .more_you = Vous { $own ->
            [0] n'en avez aucun
           *[other] en avez { $own }
        }, { $partner } { $theirs ->
            [0] n'en avez aucun
           *[other] en a { $theirs }
        }. Vous pouvez donner ou prendre.
ask-fill = Dans quel sac remettre les Vikings du Domaine des Morts ?
    .more = { $vikings ->
        [one] Un Viking quitte le Domaine des Morts ; qui cherchera des âmes sur cette île pourra l'y retrouver.
       *[other] { $vikings } Vikings quittent le Domaine des Morts ; qui cherchera des âmes sur cette île pourra les y retrouver.
    }
ask-purge = Quel sac purge { $seat } ?
    .more = On pioche {{ worlds.tokens_purged | un pion | # pions }} ; les Géants de Feu partent, les Vikings reviennent.
    .you = Quel sac purgez-vous ?
ask-vanir = Que font les Vanes ?
    .more = Demander leur aide les renvoie au début de l'échelle.
ask-vanir_valkyries = Où volent les Valkyries ?
    .more = On ne cherche pas d'âmes cette fois.
ask-next_card = Quelle carte vient ensuite ?
    .more = Du haut de la pioche vers le bas. Tout le monde a vu ces cartes.
ask-push = Quel ennemi recule ?
    .more = Il recule de { $squares ->
        [one] une case
       *[other] { $squares } cases
    }, sans son effet. { $enemies ->
        [one] Aucun autre ne suivra.
       *[other] { $enemies } ennemis différents reculent.
    }
ask-giant_from_pile = Quel géant est écarté ?
    .more = Il compte comme battu et peut compléter sa rune.
ask-sigel = Combien de Vikings reçoit { $receiver } ?
    .more = Sigel peut encore donner { $vikings ->
        [one] un Viking
       *[other] { $vikings } Vikings
    } du Domaine des Morts. Le dieu actif est servi d'abord, puis les autres dans le sens horaire.

## What happened

event-god_chosen = { $god } prend place à la table. { $god_about }
event-turn_begins = Tour { $turn } : { $seat }.
    .you = Tour { $turn } : à vous.
event-no_card = { $turns ->
    [0] Dæg tient : pas de carte ennemi. C'était le dernier tour de la rune.
    [one] Dæg tient : pas de carte ennemi. Encore un tour.
   *[other] Dæg tient : pas de carte ennemi. Encore { $turns } tours.
}
event-card_drawn = La carte ennemi piochée est { $card }. { $left ->
    [0] C'était la dernière de la pioche.
    [one] Il reste une carte dans la pioche.
   *[other] Il reste { $left } cartes dans la pioche.
}
event-two_cards_drawn = Pouvoir d'Odin : il voit deux cartes, { $first } et { $second }.
event-card_put_back = L'autre carte, { $card }, retourne { $where } la pioche.
event-enemy_advances = { $square ->
    [{{ asgard.odins_hall }}] { $enemy } se tient dans la demeure d'Odin.
   *[other] { $enemy } arrive sur la case { $square }.
}
event-wall_passed = { $enemies ->
    [one] { $enemy } a passé la muraille d'Asgard : un seul ennemi au-delà pour l'instant
   *[other] { $enemy } a passé la muraille d'Asgard : { $enemies } ennemis sont au-delà
} ; à {{ asgard.lost_past_the_wall }} en fin de tour, la partie est perdue.
event-gate_passed = { $enemies ->
    [one] { $enemy } a passé la porte du Valhalla : un seul ennemi au-delà pour l'instant
   *[other] { $enemy } a passé la porte du Valhalla : { $enemies } ennemis sont au-delà
} ; à {{ asgard.lost_past_the_gate }} en fin de tour, la partie est perdue.
event-nidhogg_pulls = Nidhögg entraîne d'une case l'ennemi le plus en retrait, sans son effet : { $enemy }.
event-no_effect_in_the_hall = { $enemy } est dans la demeure d'Odin : son effet ne s'applique pas.
event-no_ragnarok_effects = À cette table, les ennemis d'une carte Ragnarök avancent sans appliquer leur effet.
event-enemy_falls_back = { $enemy } recule sur la case { $square }.
event-back_before_gate = { $enemy } est de nouveau en deçà de la porte du Valhalla ; { $enemies ->
    [0] plus aucun ennemi n'est au-delà
    [one] un ennemi est encore au-delà
   *[other] { $enemies } ennemis sont encore au-delà
}.
event-back_before_wall = { $enemy } est de nouveau en deçà de la muraille d'Asgard ; { $enemies ->
    [0] plus aucun ennemi n'est au-delà
    [one] un ennemi est encore au-delà
   *[other] { $enemies } ennemis sont encore au-delà
}.
event-hel_takes = { $vikings ->
    [0] Hel ne trouve aucun Viking dans le sac de { $island }.
    [one] Hel emporte un Viking du sac de { $island } au Domaine des Morts : il { $left ->
        [0] n'en reste plus
       *[other] en reste { $left }
    } dans le sac ; { $dead } chez les morts.
   *[other] Hel emporte { $vikings } Vikings du sac de { $island } au Domaine des Morts : il { $left ->
        [0] n'en reste plus
       *[other] en reste { $left }
    } dans le sac ; { $dead } chez les morts.
}
event-surt_sends = { $giants ->
    [0] Surt n'a plus de Géant de Feu à envoyer sur { $island }.
    [one] Surt envoie un Géant de Feu dans le sac de { $island }, qui en contient maintenant { $there } ; il { $left ->
        [0] n'en reste plus
       *[other] en reste { $left }
    } au Royaume du Feu.
   *[other] Surt envoie { $giants } Géants de Feu dans le sac de { $island }, qui en contient maintenant { $there } ; il { $left ->
        [0] n'en reste plus
       *[other] en reste { $left }
    } au Royaume du Feu.
}
event-island_rises = Les eaux libèrent { $island }.
event-island_sinks = Les eaux recouvrent { $island } : on n'y cherche plus d'âmes. Les Valkyries regagnent l'île de l'Arc-en-ciel.
event-island_stays_under = Les eaux ne bougent pas : elles recouvrent toujours { $island }. Les Valkyries regagnent l'île de l'Arc-en-ciel.
event-giant_wakes = Loki réveille { $giant }. { $giant_about }
event-no_giant_left = Loki appelle, mais il ne reste aucun géant à réveiller.
event-fenrir_rages = Fenrir se déchaîne avec une puissance de { $power } : tant qu'un jet { $colours ->
    [2] blanc
    [6] blanc ou bleu
    [14] blanc, bleu ou vert
   *[other] d'une couleur de sa puissance
} ne l'a pas calmé, chaque action doit être une tentative.
event-calming_begins = { $seat } doit dépenser une action pour calmer Fenrir, puissance { $power } : il faut { $colours ->
    [2] du blanc
    [6] du blanc ou du bleu
    [14] du blanc, du bleu ou du vert
   *[other] une couleur de sa puissance
}.
    .you = Vous devez dépenser une action pour calmer Fenrir, puissance { $power } : il faut { $colours ->
        [2] du blanc
        [6] du blanc ou du bleu
        [14] du blanc, du bleu ou du vert
       *[other] une couleur de sa puissance
    }.
event-fenrir_calmed = Fenrir est calmé. { $actions ->
    [0] { $seat } n'a plus d'action.
    [one] Il reste une action à { $seat }.
   *[other] Il reste { $actions } actions à { $seat }.
}
    .you = Fenrir est calmé. { $actions ->
        [0] Vous n'avez plus d'action.
        [one] Il vous reste une action.
       *[other] Il vous reste { $actions } actions.
    }
event-fenrir_not_calmed = Fenrir ne se laisse pas calmer. { $actions ->
    [0] { $seat } n'a plus d'action.
    [one] Il reste une action à { $seat }.
   *[other] Il reste { $actions } actions à { $seat }.
}
    .you = Fenrir ne se laisse pas calmer. { $actions ->
        [0] Vous n'avez plus d'action.
        [one] Il vous reste une action.
       *[other] Il vous reste { $actions } actions.
    }
event-rolled = Le dé montre { $island }, { $hammers ->
    [0] aucun marteau
    [one] un marteau
   *[other] { $hammers } marteaux
}.
event-rolled_twice = Pouvoir de Tyr : il obtient { $first }, { $first_hammers ->
    [0] aucun marteau
    [one] un marteau
   *[other] { $first_hammers } marteaux
}, puis { $second }, { $second_hammers ->
    [0] aucun marteau
    [one] un marteau
   *[other] { $second_hammers } marteaux
}, et garde un seul jet.
event-fight_begins = { $seat } combat { $enemy } : force { $strength }.
    .you = Vous combattez { $enemy } : force { $strength }.
event-giant_fight_begins = { $seat } combat { $giant } : force { $strength }.
    .you = Vous combattez { $giant } : force { $strength }.
event-hidden_fight_begins = { $seat } combat le géant caché en haut de la pile : force { $strength }.
    .you = Vous combattez le géant caché en haut de la pile : force { $strength }.
event-foe_strengthened = {{ giants.strengthening | Un point de cette force est dû | # points de cette force sont dus }} à { $giant }.
event-vikings_sent = { $vikings ->
    [0] { $left ->
        [0] { $seat } n'a aucun Viking à envoyer.
        [one] { $seat } n'envoie aucun Viking et en garde un.
       *[other] { $seat } n'envoie aucun Viking et en garde { $left }.
    }
    [one] { $seat } envoie un Viking, qui part au Domaine des Morts ; il { $left ->
        [0] ne lui en reste plus
        [one] lui en reste un
       *[other] lui en reste { $left }
    }.
   *[other] { $seat } envoie { $vikings } Vikings, qui partent au Domaine des Morts ; il { $left ->
        [0] ne lui en reste plus
        [one] lui en reste un
       *[other] lui en reste { $left }
    }.
}
    .you = { $vikings ->
        [0] { $left ->
            [0] Vous n'avez aucun Viking à envoyer.
            [one] Vous n'envoyez aucun Viking et en gardez un.
           *[other] Vous n'envoyez aucun Viking et en gardez { $left }.
        }
        [one] Vous envoyez un Viking, qui part au Domaine des Morts ; il { $left ->
            [0] ne vous en reste plus
            [one] vous en reste un
           *[other] vous en reste { $left }
        }.
       *[other] Vous envoyez { $vikings } Vikings, qui partent au Domaine des Morts ; il { $left ->
            [0] ne vous en reste plus
            [one] vous en reste un
           *[other] vous en reste { $left }
        }.
    }
event-no_die = On ne lance pas le dé : { $giant } l'empêche.
event-hammers_added = { $hammers ->
    [0] Le dé n'ajoute rien : { $total } jusqu'ici.
    [one] Le marteau ajoute { $hammers } : { $total } jusqu'ici.
   *[other] Les marteaux ajoutent { $hammers } : { $total } jusqu'ici.
}
event-weapon_added = L'arme contre { $enemy } ajoute { $level } : { $total } jusqu'ici.
event-thor_added = La force de Thor ajoute { $bonus } : { $total } jusqu'ici.
event-elves_spent = { $elves ->
    [one] Un elfe aide { $seat } et ajoute { $elves } : { $total }
   *[other] { $elves } elfes aident { $seat } et ajoutent { $elves } : { $total }
}. { $left ->
    [0] Il ne lui reste plus d'elfe.
    [one] Il lui reste un elfe.
   *[other] Il lui reste { $left } elfes.
}
    .you = { $elves ->
        [one] Un elfe vous aide et ajoute { $elves } : { $total }
       *[other] { $elves } elfes vous aident et ajoutent { $elves } : { $total }
    }. { $left ->
        [0] Il ne vous reste plus d'elfe.
        [one] Il vous reste un elfe.
       *[other] Il vous reste { $left } elfes.
    }
event-fight_won = { $total } contre { $strength } : le combat est gagné.
event-fight_lost = { $total } contre { $strength } : le combat est perdu, l'adversaire reste en place.
event-giant_beaten = { $awake ->
    [0] { $giant } quitte la pile et n'aura jamais d'effet
   *[other] Victoire sur { $giant }, dont l'effet cesse
} : { $beaten ->
    [1] premier
    [2] deuxième
    [3] troisième
   *[other] dernier
} des {{ runes.giants_each }} géants de la rune { $rune }.
event-valkyries_fly = Les Valkyries volent vers { $island }.
event-souls_sought = { $seat } pioche { $drawn ->
    [one] l'unique pion
   *[other] { $drawn } pions
} du sac de { $island }.
    .you = Vous piochez { $drawn ->
        [one] l'unique pion
       *[other] { $drawn } pions
    } du sac de { $island }.
event-souls_found = { $vikings ->
    [0] Aucun Viking trouvé ; { $seat } { $total ->
        [0] n'en a toujours aucun
       *[other] en a toujours { $total }
    }.
    [one] Un Viking rejoint { $seat }, qui en a maintenant { $total }.
   *[other] { $vikings } Vikings rejoignent { $seat }, qui en a maintenant { $total }.
}
    .you = { $vikings ->
        [0] Aucun Viking trouvé ; vous { $total ->
            [0] n'en avez toujours aucun
           *[other] en avez toujours { $total }
        }.
        [one] Un Viking vous rejoint : vous en avez maintenant { $total }.
       *[other] { $vikings } Vikings vous rejoignent : vous en avez maintenant { $total }.
    }
event-weapon_forged = { $level ->
    [1] Les Nains remettent à { $seat } l'arme contre { $enemy }, niveau { $level }
   *[other] Les Nains reprennent l'arme contre { $enemy } et remettent à { $seat } celle de niveau { $level }
} : +{ $level } dans chaque combat contre cet ennemi.
    .you = { $level ->
        [1] Les Nains vous remettent l'arme contre { $enemy }, niveau { $level }
       *[other] Les Nains reprennent l'arme contre { $enemy } et vous remettent celle de niveau { $level }
    } : +{ $level } dans chaque combat contre cet ennemi.
event-elf_taken = { $elves ->
    [one] Un elfe rejoint { $seat } : son premier.
   *[other] Un elfe rejoint { $seat }, qui en a maintenant { $elves }.
}
    .you = { $elves ->
        [one] Un elfe vous rejoint : votre premier.
       *[other] Un elfe vous rejoint : vous en avez maintenant { $elves }.
    }
event-vikings_given = { $vikings ->
    [one] { $giver } donne un Viking
   *[other] { $giver } donne { $vikings } Vikings
} à { $receiver }, qui en a maintenant { $total }.
    .you_giver = { $vikings ->
        [one] Vous donnez un Viking
       *[other] Vous donnez { $vikings } Vikings
    } à { $receiver }, qui en a maintenant { $total }.
    .you_receiver = { $vikings ->
        [one] { $giver } vous donne un Viking
       *[other] { $giver } vous donne { $vikings } Vikings
    } : vous en avez maintenant { $total }.
event-elves_given = { $elves ->
    [one] { $giver } donne un elfe
   *[other] { $giver } donne { $elves } elfes
} à { $receiver }, qui en a maintenant { $total }.
    .you_giver = { $elves ->
        [one] Vous donnez un elfe
       *[other] Vous donnez { $elves } elfes
    } à { $receiver }, qui en a maintenant { $total }.
    .you_receiver = { $elves ->
        [one] { $giver } vous donne un elfe
       *[other] { $giver } vous donne { $elves } elfes
    } : vous en avez maintenant { $total }.
event-bag_filled = { $vikings ->
    [one] Un Viking revient
   *[other] { $vikings } Vikings reviennent
} du Domaine des Morts dans le sac de { $island } : { $there } dans le sac, { $left ->
    [0] plus aucun
   *[other] { $left } encore
} chez les morts.
event-bag_purged = { $giants ->
    [0] Aucun Géant de Feu parmi { $drawn ->
        [one] l'unique pion tiré
       *[other] les { $drawn } pions tirés
    } du sac de { $island } ; Géants de Feu restants : { $left }.
    [one] Un Géant de Feu parmi { $drawn ->
        [one] l'unique pion tiré
       *[other] les { $drawn } pions tirés
    } du sac de { $island } : il en est chassé ; Géants de Feu restants : { $left }.
   *[other] { $giants } Géants de Feu parmi les { $drawn } pions tirés du sac de { $island } : ils en sont chassés ; Géants de Feu restants : { $left }.
}
event-vanir_advance = { $seat } fait avancer les Vanes d'une case. Leur renfort possible : { $reinforcement }.
    .you = Vous faites avancer les Vanes d'une case. Leur renfort possible : { $reinforcement }.
event-vanir_help = { $seat } fait appel au renfort des Vanes : { $reinforcement }. Ils retournent au début de leur échelle.
    .you = Vous faites appel au renfort des Vanes : { $reinforcement }. Ils retournent au début de leur échelle.
event-vikings_taken = { $vikings ->
    [one] Un Viking du Domaine des Morts rejoint { $seat }
   *[other] { $vikings } Vikings du Domaine des Morts rejoignent { $seat }
}, qui en a maintenant { $total }.
    .you = { $vikings ->
        [one] Un Viking du Domaine des Morts vous rejoint
       *[other] { $vikings } Vikings du Domaine des Morts vous rejoignent
    } : vous en avez maintenant { $total }.
event-cards_ordered = { $cards ->
    [one] Tous voient la prochaine carte.
   *[other] Tous voient les { $cards } prochaines cartes, qui sont remises dans un nouvel ordre.
}
event-card_to_come = { $number ->
    [1] La prochaine carte sera { $card }.
   *[other] La carte { $number } sera { $card }.
}
event-rune_complete = La rune { $rune } est complète. { $rune_about }
event-sigel_gives = { $vikings ->
    [0] Sigel ne donne aucun Viking à { $seat }
    [one] Sigel donne un Viking à { $seat }
   *[other] Sigel donne { $vikings } Vikings à { $seat }
}, qui en a { $total } ; { $left ->
    [0] il n'en reste plus
    [one] il en reste un
   *[other] il en reste { $left }
} à donner.
    .you = { $vikings ->
        [0] Sigel ne vous donne aucun Viking
        [one] Sigel vous donne un Viking
       *[other] Sigel vous donne { $vikings } Vikings
    } : vous en avez { $total } ; { $left ->
        [0] il n'en reste plus
        [one] il en reste un
       *[other] il en reste { $left }
    } à donner.
event-helheim_empty = Sans effet : le Domaine des Morts est vide, il n'y a aucun Viking à donner.
event-no_enemy_to_push = Sans effet : tous les ennemis sont sur leur première case.
event-passed = { $seat } termine son tour ici ; { $actions ->
    [one] une action n'est pas utilisée
   *[other] { $actions } actions ne sont pas utilisées
}.
    .you = Vous terminez votre tour ici ; { $actions ->
        [one] une action n'est pas utilisée
       *[other] { $actions } actions ne sont pas utilisées
    }.
event-enemy_stands = { $square ->
    [{{ asgard.odins_hall }}] { $enemy } se tient dans la demeure d'Odin.
   *[other] { $enemy } se tient sur la case { $square }.
}
event-victory = La dernière carte est jouée. Yggdrasil tient : les dieux ont gagné.
event-defeat = { $ending ->
    [2] {{ asgard.lost_in_odins_hall | Un ennemi est | # ennemis sont }} dans la demeure d'Odin. Les dieux ont perdu.
    [3] {{ asgard.lost_past_the_gate | Un ennemi a | # ennemis ont }} passé la porte du Valhalla. Les dieux ont perdu.
   *[other] {{ asgard.lost_past_the_wall | Un ennemi a | # ennemis ont }} passé la muraille d'Asgard. Les dieux ont perdu.
}

## Odds, for hints

odds-fight = Gagne le combat { $times } fois sur 100.
odds-fight_with_elves = Gagne le combat { $times } fois sur 100, au besoin avec les elfes.

## Endings and options

ending-victory = Yggdrasil tient
ending-odin = Un ennemi dans la demeure d'Odin
ending-gate = {{ asgard.lost_past_the_gate | Un ennemi | # ennemis }} au-delà de la porte
ending-wall = {{ asgard.lost_past_the_wall | Un ennemi | # ennemis }} au-delà de la muraille

option-difficulty = Difficulté
    .about = Combien de cartes en colère et de cartes Ragnarök sont dans la pioche.
option-difficulty-easy = facile
option-difficulty-normal = normale
option-difficulty-hard = difficile
option-difficulty-very_hard = très difficile
option-difficulty-heroic = héroïque
option-difficulty-ragnarok = Ragnarök
option-angry = Cartes en colère
    .about = Leur nombre. Un ennemi en colère avance de {{ enemy_cards.angry_advance | # case | # cases }}. Celles qui ne sont pas choisies ci-dessous sont tirées au sort. -1 laisse la difficulté fixer le nombre.
option-ragnarok = Cartes Ragnarök
    .about = Leur nombre. Une carte Ragnarök fait avancer plusieurs ennemis en même temps. Celles qui ne sont pas choisies ci-dessous sont tirées au sort. -1 laisse la difficulté fixer le nombre.
option-ragnarok_effects = Effets du Ragnarök
    .about = Si les ennemis avancés par une carte Ragnarök appliquent aussi leur effet.
option-gods = Dieux
    .about = Distribués au hasard, ou choisis à tour de rôle.
option-gods-random = au hasard
option-gods-chosen = choisis à tour de rôle
option-angry_hel = Hel en colère
    .about = Cette carte est d'office dans la pioche, à la place d'une carte de Hel.
option-angry_surt = Surt en colère
    .about = Cette carte est d'office dans la pioche, à la place d'une carte de Surt.
option-angry_jormungand = Jörmungand en colère
    .about = Cette carte est d'office dans la pioche, à la place d'une carte de Jörmungand.
option-angry_loki = Loki en colère
    .about = Cette carte est d'office dans la pioche, à la place d'une carte de Loki.
option-angry_nidhogg = Nidhögg en colère
    .about = Cette carte est d'office dans la pioche, à la place d'une carte de Nidhögg.
option-angry_fenrir = Fenrir en colère
    .about = Cette carte est d'office dans la pioche, à la place d'une carte de Fenrir.
option-ragnarok_1 = Ragnarök de Hel, Loki et Nidhögg
    .about = Cette carte est d'office dans la pioche.
option-ragnarok_2 = Ragnarök de Surt, Fenrir et Jörmungand
    .about = Cette carte est d'office dans la pioche.
option-ragnarok_3 = Ragnarök de Hel, Surt et Fenrir
    .about = Cette carte est d'office dans la pioche.
option-ragnarok_4 = Ragnarök de Loki, Jörmungand et Nidhögg
    .about = Cette carte est d'office dans la pioche.

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
view-stronger = renforcé de
view-in_odins_hall = chez Odin
view-fenrir_angry = Fenrir se déchaîne
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
view-lost_past = perdu avec
view-wall = au-delà de la muraille
view-gate = au-delà de la porte
view-squares = cases
view-cards = cartes
view-rune = rune
view-effect = effet
view-target = sur
view-alone = sans elfes
view-chance = chance de victoire avec tout ce que vous avez
view-chances = chance de victoire, par Vikings envoyés
view-found = Vikings trouvés en moyenne
view-missing = manque encore
view-purged = Géants de Feu chassés en moyenne
view-with_elves = avec tous les elfes

## What reports of studies call it

study-enemy_advances = ennemis qui avancent
study-souls_found = âmes trouvées
study-island_sinks = îles englouties
study-god_chosen = un dieu
study-weapon_forged = une arme forgée
study-vanir_help = un renfort des Vanes
study-vikings_given = des Vikings donnés à un autre dieu
study-elves_given = des elfes donnés à un autre dieu

## The lesson

lesson-goal = Vous êtes Thor, et Frey est avec vous. Six ennemis gravissent l'arc-en-ciel vers la demeure d'Odin. Contenez-les jusqu'à la dernière carte ennemi, et vous aurez gagné ensemble.
lesson-losing = À la fin du tour de chaque dieu, on juge la table. Vous perdez si un ennemi est chez Odin, si trois ont passé la porte ou si cinq ont passé la muraille. Ces compteurs y veillent.
lesson-card = Chaque tour commence par une carte ennemi. La vôtre était Hel : elle s'est avancée d'une case, et le dé l'a envoyée à l'île bleue, où elle a pris un Viking dans le sac.
lesson-actions = À vous d'agir : trois actions, chacune sur un monde différent. Les combats se gagnent avec des Vikings, et vous n'en avez pas. Allez à Midgard.
lesson-souls = Les Valkyries se sont envolées de l'arc-en-ciel vers l'île blanche, sa voisine. Cherchez-y des âmes : trois pions sortent du sac. Les Vikings restent avec vous, les Géants de Feu y retournent.
lesson-forge = Un Viking ; les îles plus lointaines en abritent davantage. Votre deuxième action : rendez visite à la Forge des Nains.
lesson-weapon = Une arme aide dans chaque combat contre un ennemi, jusqu'à la fin de la partie. Hel est en route : prenez celle qui sert contre elle.
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
lesson-runes = Il y a encore beaucoup à découvrir. Les Géants de Givre que Loki réveille vous gênent tant qu'on ne les a pas battus ici, et le quatrième d'une même rune apporte une grande aide. Le Monde des Ténèbres sert à échanger avec Frey, la Terre Bénite amène des renforts.

## La table en phrases

tell = Tour { $turn } : { $active } agit et a fait { $actions_done } de ses { $actions_allowed } actions. Ennemis au-delà de la muraille : { $past_wall } ; à { $lost_past_wall }, la partie est perdue. Au-delà de la porte : { $past_gate } ; à { $lost_past_gate }, elle l'est aussi. { $fenrir_angry ->
    [yes] Fenrir se déchaîne et doit d'abord être calmé.
   *[no] {""}
} Les Valkyries sont sur { $valkyries }. { $submerged ->
    [none] {""}
   *[other] Sous les eaux : { $submerged }.
} Le Domaine des Morts compte { $helheim ->
    [one] { $helheim } Viking
   *[other] { $helheim } Vikings
}, le Royaume du Feu { $muspellheim ->
    [one] { $muspellheim } Géant de Feu
   *[other] { $muspellheim } Géants de Feu
}, la Demeure des Elfes { $alfheim ->
    [one] { $alfheim } elfe
   *[other] { $alfheim } elfes
}. Les Vanes : { $vanir }.
tell-left-out = actions lost_past squares
tell-enemies = { $in_odins_hall ->
    [yes] { $id } a atteint la demeure d'Odin.
   *[no] { $id } est sur la case { $square } avec une force de { $strength }{ $stronger ->
        [0] {""}
       *[other] , dont { $stronger } par les géants
    }.
}
tell-bags = Le sac de { $key } contient { $vikings ->
    [one] { $vikings } Viking
   *[other] { $vikings } Vikings
} et { $fire_giants ->
    [one] { $fire_giants } Géant de Feu
   *[other] { $fire_giants } Géants de Feu
}.
tell-deck = Il reste { $left } cartes Ennemi : { $by_card }.
tell-giants = La pile compte { $pile } Géants de Givre. Éveillés : { $awake }. Battus : { $beaten }. Runes gagnées : { $runes }.
tell-gods = { $god } a { $vikings ->
    [one] { $vikings } Viking
   *[other] { $vikings } Vikings
} et { $elves ->
    [one] { $elves } elfe
   *[other] { $elves } elfes
}. Armes et niveaux : { $weapons }.
    .you = Vous êtes { $god } et avez { $vikings ->
        [one] { $vikings } Viking
       *[other] { $vikings } Vikings
    } et { $elves ->
        [one] { $elves } elfe
       *[other] { $elves } elfes
    }. Vos armes et leurs niveaux : { $weapons }.

## La table en quelques chiffres

status = Tour { $turn } · { $active }, actions faites : { $actions_done } sur { $actions_allowed } · muraille passée { $past_wall } sur { $lost_past_wall }, porte passée { $past_gate } sur { $lost_past_gate } · cartes Ennemi restantes : { $deck_left }{ $fenrir_angry ->
        [yes] {" · Fenrir se déchaîne"}
       *[no] {""}
    }
    Ennemis, case (force) : { $enemies }
    { $gods }
status-enemies = { $strength ->
        [none] { $id } { $square }
       *[other] { $id } { $square } ({ $strength })
    }
status-gods = { $god } : Vikings { $vikings }, elfes { $elves }{ $weapons ->
        [none] {""}
       *[other] , armes contre { $weapons }
    }
    .you = Vous, { $god } : Vikings { $vikings }, elfes { $elves }{ $weapons ->
        [none] {""}
       *[other] , armes contre { $weapons }
    }
