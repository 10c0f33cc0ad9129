game = Asgard
    .tagline = Choisissez vos dieux en secret, bâtissez des temples et pariez sur la fin du monde
    .length = 90 min
    .difficulty = exigeant

option-temple_min_recruits = Recrues exigées par un temple
    .about = Une : un temple exige au moins une recrue d'un type demandé par le dieu. Zéro : on peut le bâtir sans recrue.
option-power_tiles_return = Tuiles Pouvoir pour un seul tour
    .about = La main de Tyr et le marteau de Thor reviennent à leur dieu à la fin de chaque tour au lieu de rester à leur propriétaire.
option-one_disc_each = Un disque par joueur et par monde
    .about = Personne n'a jamais un second disque dans un même monde. Sinon, comme dans le livret, seule votre victoire dans un monde vous le ferme : vous pouvez occuper à la fois son emplacement de la Lumière et celui des Ténèbres.
option-bonuses = Quand utiliser les bonus
    .about = Le bonus d'une population ne sert qu'une fois. À tout moment : aussitôt, ou plus tard, chaque fois que vous décidez de quelque chose où il peut aider. À ses propres tours : seulement pendant la phase des actions, avant de choisir un disque et après son action.
option-bonuses-any_time = à tout moment
option-bonuses-own_turns = à ses propres tours

ending-ragnarok = Le Ragnarök a eu lieu

## What can be done

do-draft = Prendre un { $recruit }
do-take_from = Prendre à { $giver }
do-recall_support = Reprendre le disque qui soutient { $god }
do-recall_victory = Reprendre le disque de { $world_the }
do-recall_centre = Reprendre un disque du centre
do-choose = Choisir { $god }
do-reveal = Révéler { $god } : { $slot_at }
do-resolve = Agir auprès de { $god } : { $slot_at }
do-withdraw = Reprendre le disque de { $god } sans agir ({ $slot_at })
do-go_to_asgard = Agir en Asgard avec un disque
do-gather_in_asgard = Agir en Asgard avec tous ses disques à la fois
do-leave_asgard = Reprendre un disque d'Asgard sans agir
do-use_bonus = Utiliser le bonus : { $population }
do-done = Terminer
do-decline = Renoncer
do-raise_warrior = Relever un { $recruit }
do-take_seal = Prendre un sceau { $camp_of }
do-rank = { $player }
    .you_player = Vous
do-lure_from_god = Détourner un { $recruit } de { $god }
do-lure_from_seat = Détourner un { $recruit } de { $owner }
    .you_owner = Détourner un de vos { $recruit_many }
do-lure_to = Le mener à { $god }
do-slay_at_god = Anéantir un { $recruit } de { $god }
do-slay_at_seat = Anéantir un { $recruit } de { $owner }
    .you_owner = Anéantir un de vos { $recruit_many }
do-take_tile = Prendre { $tile_the }
do-burn = Brûler la population { $camp_of } dans { $world_the }
do-gain = Gagner son bonus
do-take_stone = Prendre une pierre { $stone }
do-recruit = Recruter : { $recruit }
do-build = Bâtir { $pile }
do-add_stone = Ajouter une pierre { $stone }
do-enlist = Donner tous les { $recruit_many }
do-occupy = Envoyer le dieu dans { $world_the }
do-turn_tile = Retourner { $tile }
do-barter = Donner une pierre { $stone }
do-hire = Engager un { $recruit }
do-keep_disc = Prendre un disque et le garder devant soi
do-march = Envoyer le disque dans { $world_the } pour { $camp_the }
do-send = Envoyer un { $recruit }
do-tyrs_hand = Utiliser la main de Tyr
do-retreat = Se replier au centre
do-rally = Au dieu de la Lumière dans { $world_the }
do-beneath = Sous le dieu { $camp_of } dans { $world_the }
do-hide = Cacher { $tile_the }

## What is asked

ask-draft = Quelle recrue prend { $seat } ?
    .more = Le dernier dans l'ordre du tour choisit en premier ; le premier joueur n'en reçoit pas. Les recrues accompagnent les dieux des temples, ou aident en bataille.
    .you = Quelle recrue prenez-vous ?
ask-seal_giver = Qui cède un sceau { $camp_of } à { $god } ?
    .more = Chaque dieu reçoit un sceau pour le tour, mais la réserve est vide et plusieurs joueurs en ont le plus : le premier joueur choisit parmi eux.
ask-recall = Quel disque reprend { $seat } ?
    .more = Personne ne commence un tour avec moins de {{ game.least_discs }} disques devant soi.
    .you = Quel disque reprenez-vous ?
ask-gods = Quel dieu choisit { $seat } ?
    .more = Un dieu par disque devant vous, l'un après l'autre. Personne ne les voit avant qu'ils soient révélés.
    .you = Quel dieu choisissez-vous ?
ask-place = Quel dieu révèle { $seat }, et où va le disque ?
    .more = La requête du haut rapporte des pierres et le pouvoir, celle du bas des pierres seulement. Un temple demande des pierres et des recrues, Asgard n'importe quelle carte. Le disque agira quand tous seront placés.
    .you = Quel dieu révélez-vous, et où va le disque ?
ask-turn = Quel disque récupère { $seat } ?
    .more = Il agit, ou revient simplement. Le premier disque qui revient d'un dieu rapporte son sceau.
    .you = Quel disque récupérez-vous ?
ask-last_bonus = Un bonus maintenant pour { $seat } ?
    .more = { $ragnarok ->
        [1] C'est la dernière occasion : on va placer armes et sortilèges sous les dieux, et un bonus non utilisé est perdu.
       *[other] Le tour se termine ensuite. Chaque tuile ne sert qu'une fois ; on peut aussi la garder pour plus tard.
    }
    .you = Utilisez-vous un bonus maintenant ?
ask-giver = { $seat } : à qui prendre { $good_a } ?
    .more = La réserve est vide et ces joueurs sont à égalité pour en avoir le plus. Se nommer soi-même ne rapporte rien.
    .you = À qui prenez-vous { $good_a } ?
ask-freyja = Qui Freyja relève-t-elle du Walhalla ?
    .more = { $recruits ->
        [one] Encore un guerrier, qui rejoint { $seat }.
       *[other] Jusqu'à { $recruits } guerriers, qui rejoignent { $seat }.
    }
    .more_you = { $recruits ->
            [one] Encore un guerrier, qui vous rejoint.
           *[other] Jusqu'à { $recruits } guerriers, qui vous rejoignent.
        }
ask-seal = Quel sceau prend { $seat } ?
    .more = Les sceaux engagent des recrues en Asgard et achètent des disques de la piste.
    .you = Quel sceau prenez-vous ?
ask-order = Qui reçoit la tuile Ordre du Tour { $rank } ?
    .more = Odin redistribue les tuiles une à une. Elles comptent dès les batailles de ce tour ; à égalité à la fin de la partie, la plus faible l'emporte.
ask-loki = Qui Loki détourne-t-il ?
    .more = Une recrue : d'un dieu vers un autre, ou d'un joueur vers vous.
ask-loki_target = Vers quel dieu va cette recrue ?
    .more = C'est un { $recruit } : il quitte { $god } et combattra pour l'autre dieu au Ragnarök.
ask-hel = Qui Hel anéantit-elle ?
    .more = { $recruits ->
        [one] Encore une recrue, du même dieu ou du même joueur.
       *[other] Jusqu'à { $recruits } recrues, toutes d'un même dieu ou toutes d'un même joueur.
    } Les guerriers tombent au Walhalla, les géants retournent à la réserve.
ask-search = { $kind_which } prend { $seat } ?
    .more = Vous avez toute la pile en main ; les autres voient seulement que vous prenez une tuile. Elle se joue face cachée au Ragnarök.
    .you = { $kind_which } prenez-vous ?
ask-surtr = Quelle population Surtr brûle-t-il ?
    .more = La tuile est retournée et ne vaut plus rien ; son bonus peut être gagné aussitôt.
ask-surtr_bonus = Gagner le bonus de la tuile brûlée ?
    .more = C'est { $population }. Maintenant ou jamais : une tuile brûlée ne donne plus rien.
ask-stone = Quelle pierre prend { $seat } ?
    .more = Les pierres paient les temples.
    .you = Quelle pierre prenez-vous ?
ask-recruits = Quelles recrues prend { $seat } ?
    .more = { $recruits ->
        [one] Une recrue { $another ->
            [1] d'un autre type
           *[other] au choix
        }
       *[other] { $recruits } recrues { $another ->
            [1] d'un autre type
           *[other] du même type
        }
    }{ $others ->
        [0] .
        [one] , puis une d'un autre type.
       *[other] , puis { $others } d'un autre type.
    }
    .you = Quelles recrues prenez-vous ?
ask-warriors = Des guerriers de quelle couleur ?
    .more = { $recruits ->
        [one] Un guerrier
       *[other] { $recruits } guerriers de la même couleur
    }.
ask-temple = Quel temple bâtit { $seat } pour { $god } ?
    .more = Les pierres sont payées aussitôt ; puis des recrues rejoignent { $god }, dont la tuile entre dans un monde, et le disque devient un soutien.
    .you = Quel temple bâtissez-vous pour { $god } ?
ask-free_stone = Quelle est la quatrième pierre ?
    .more = Un grand temple demande une pierre de plus, d'une couleur qui n'y figure pas.
ask-enlist = Quelles recrues rejoignent { $god } ?
    .more = Toutes vos recrues d'un même type. Elles combattront aux côtés du dieu au Ragnarök.
ask-world = Dans quel monde va { $god } ?
    .more = La tuile remplace une population de son camp, dont le bonus vous revient. Un monde inférieur rapporte {{ worlds.lower_points | # point | # points }} aussitôt, mais aucune part aux batailles.
ask-row = Quelle tuile Asgard retourne { $seat } ?
    .more = Il faut en retourner une ; son effet peut être refusé.
    .you = Quelle tuile Asgard retournez-vous ?
ask-barter = Quelle pierre donne { $seat } ?
    .more = Contre une pierre d'une autre couleur.
    .you = Quelle pierre donnez-vous ?
ask-barter_for = Quelle pierre prend { $seat } contre la pierre { $stone } ?
    .more = De n'importe quelle autre couleur disponible.
    .you = Quelle pierre prenez-vous contre la pierre { $stone } ?
ask-hire = Quelle recrue engage { $seat } ?
    .more = Blanc : un sceau de la Lumière ; orange : un sceau des Ténèbres ; géant : un de chaque. L'une après l'autre, tant que les sceaux suffisent ; viennent ensuite les disques de la piste, qui se paient aussi en sceaux.
    .you = Quelle recrue engagez-vous ?
ask-disc = Un disque de la piste pour { $seat } ?
    .more = { $free ->
        [1] Il est gratuit : plusieurs disques ont agi ensemble.
       *[other] Il coûte { price }.{ $payable ->
            [0] {" "}Vous ne les avez pas, mais un bonus peut rapporter des sceaux.
           *[other] {""}
        }
    } Devant vous, il agit dès le prochain tour ; en bataille, il rapporte aussitôt une arme ou un sortilège.
    .you = Prenez-vous un disque de la piste ?
ask-centre = { $seat } : dans quelle bataille renvoyer le disque du centre ?
    .more = { $discs ->
        [one] Un disque s'y trouve et doit
       *[other] { $discs } disques s'y trouvent et doivent
    } retourner en bataille tant qu'un emplacement est libre. Cela ne rapporte ni arme ni sortilège.
    .you = Dans quelle bataille renvoyez-vous le disque du centre ?
ask-battle = Que fait { $seat } dans la bataille pour { $world_the } ?
    .more = { $ahead ->
        [1] Votre camp ({ $camp }) mène par { $mine } à { $theirs } : terminez, et le disque passe dans la zone de victoire. D'autres recrues peuvent suivre ; elles sont perdues.
       *[other] Votre camp ({ $camp }) a { $mine }, l'autre { $theirs }. Des recrues gagnent la bataille si elles le rendent strictement plus fort ; elles sont perdues. Sinon, le disque va au centre.
    }
    .you = Que faites-vous dans la bataille pour { $world_the } ?
ask-valhalla = { $seat } : à quel dieu donner un guerrier tombé ?
    .more = Un guerrier du Walhalla pour un dieu de la Lumière que vous soutenez, force {{ recruits.white.strength }} dans la dernière bataille ; puis les autres joueurs, et de nouveau vous. Qui renonce n'en prend plus.
    .you = À quel dieu donnez-vous un guerrier tombé ?
ask-under = { $seat } : sous quel dieu cacher une tuile ?
    .more = Une tuile à la fois jusqu'à la dernière, et seulement sous un dieu que vous soutenez. Elle est révélée quand on se bat pour ce monde.
    .you = Sous quel dieu cachez-vous une tuile ?
ask-hide = { $seat } : quelle tuile cacher sous { $god } dans { $world_the } ?
    .more = Les autres voient seulement si c'est une arme ou un sortilège.
    .you = Quelle tuile cachez-vous sous { $god } dans { $world_the } ?

## The saga

price = { $light ->
    [0] { $darkness ->
        [0] zéro sceau
        [1] un sceau des Ténèbres
       *[other] { $darkness } sceaux des Ténèbres
    }
    [1] { $darkness ->
        [0] un sceau de la Lumière
        [1] un sceau de la Lumière et un sceau des Ténèbres
       *[other] un sceau de la Lumière et { $darkness } sceaux des Ténèbres
    }
   *[other] { $darkness ->
        [0] { $light } sceaux de la Lumière
        [1] { $light } sceaux de la Lumière et un sceau des Ténèbres
       *[other] { $light } sceaux de la Lumière et { $darkness } sceaux des Ténèbres
    }
}

event-drafted = { $seat } commence avec un { $recruit }.
    .you = Vous commencez avec un { $recruit }.
event-round_begins = Le tour { $round } sur {{ game.rounds }} commence. { $seat } joue en premier.
    .you = Le tour { $round } sur {{ game.rounds }} commence. Vous jouez en premier.
event-god_arrives = { $god } entre en scène. { $god_about }
event-seal_seized = La réserve n'a plus de sceau { $camp_of } : { $seat }, qui en a le plus, en cède un à { $god }. { $left ->
    [0] C'était le dernier.
    [1] Il lui en reste un.
   *[other] Il lui en reste { $left }.
}
    .you = La réserve n'a plus de sceau { $camp_of } : vous, qui en avez le plus, en cédez un à { $god }. { $left ->
        [0] C'était le dernier.
        [1] Il vous en reste un.
       *[other] Il vous en reste { $left }.
    }
event-row_tile_laid = La rangée d'Asgard reçoit { $tile }.
event-support_recalled = { $seat } abandonne { $god } et reprend son disque : { $discs } devant soi désormais.
    .you = Vous abandonnez { $god } et reprenez votre disque : { $discs } devant vous désormais.
event-victory_recalled = { $seat } renonce à sa victoire dans { $world_the } et reprend son disque : { $discs } devant soi désormais.
    .you = Vous renoncez à votre victoire dans { $world_the } et reprenez votre disque : { $discs } devant vous désormais.
event-centre_recalled = { $seat } reprend un disque du centre : { $discs } devant soi désormais.
    .you = Vous reprenez un disque du centre : { $discs } devant vous désormais.
event-god_chosen = Choisi en secret : { $god }.
event-all_have_chosen = Tous ont choisi leurs dieux.
event-card_revealed = { $seat } révèle { $god } et place un disque { $slot_where }.
    .you = Vous révélez { $god } et placez un disque { $slot_where }.
event-actions_begin = Tous les disques sont placés ; ils agissent maintenant.
event-seal_taken = { $seat } ramène le premier disque de { $god } et prend son sceau { $camp_of } : { $total } désormais.
    .you = Vous ramenez le premier disque de { $god } et prenez son sceau { $camp_of } : { $total } désormais.
event-requested = { $seat } implore { $god }.
    .you = Vous implorez { $god }.
event-withdrew = { $seat } quitte { $god } sans agir.
    .you = Vous quittez { $god } sans agir.
event-left_asgard = { $seat } quitte Asgard sans agir.
    .you = Vous quittez Asgard sans agir.
event-received = { $seat } reçoit { $good_a } : { $total } désormais.
    .you = Vous recevez { $good_a } : { $total } désormais.
event-taken = La réserve est vide : { $seat } prend { $good_a } à { $giver }, qui en avait le plus, et en a { $total } désormais.
    .you = La réserve est vide : vous prenez { $good_a } à { $giver }, qui en avait le plus, et en avez { $total } désormais.
    .you_giver = La réserve est vide : { $seat } vous prend { $good_a }, car vous en aviez le plus, et en a { $total } désormais.
event-nothing_received = { $seat } devrait recevoir { $good_a }, mais la réserve est vide et personne n'en a.
    .you = Vous devriez recevoir { $good_a }, mais la réserve est vide et personne n'en a.
event-has_most = { $seat } devrait recevoir { $good_a }, mais la réserve est vide et personne n'en a davantage.
    .you = Vous devriez recevoir { $good_a }, mais la réserve est vide et personne n'en a davantage.
event-power_tile_received = { $seat } reçoit { $good_a }.
    .you = Vous recevez { $good_a }.
event-power_tile_taken = { $seat } prend { $good_a } à { $giver }, qui la détenait.
    .you = Vous prenez { $good_a } à { $giver }, qui la détenait.
    .you_giver = { $seat } vous prend { $good_a }, que vous déteniez.
event-power_tile_kept = { $seat } détient déjà { $good_a } et la garde.
    .you = Vous détenez déjà { $good_a } et la gardez.
event-power_idle = Le pouvoir de { $god } reste sans effet : il n'y a rien à quoi l'appliquer.
event-power_declined = { $seat } en reste là.
    .you = Vous en restez là.
event-warrior_raised = Freyja relève un { $recruit } du Walhalla pour { $seat } : { $total } désormais.
    .you = Freyja relève un { $recruit } du Walhalla pour vous : { $total } désormais.
event-ranked = Odin donne à { $seat } la tuile Ordre du Tour { $rank }, valable dès les batailles.
    .you = Odin vous donne la tuile Ordre du Tour { $rank }, valable dès les batailles.
event-lured_to_god = Loki détourne un { $recruit } de { $god } vers { $target }, qui en a { $total } désormais.
event-lured_to_seat = Loki détourne un { $recruit } de { $seat } vers { $target }, qui en a { $total } désormais.
    .you = Loki détourne un de vos { $recruit_many } vers { $target }, qui en a { $total } désormais.
    .you_target = Loki détourne un { $recruit } de { $seat } vers vous : { $total } désormais.
event-slain_at_god = Hel anéantit un { $recruit } de l'armée de { $god } : il { $recruit_falls }. { $left ->
    [0] C'était le dernier.
    [1] Il en reste un.
   *[other] Il en reste { $left }.
}
event-slain_at_seat = Hel anéantit un { $recruit } de { $seat } : il { $recruit_falls }. { $left ->
    [0] C'était le dernier.
    [1] Il en reste un.
   *[other] Il en reste { $left }.
}
    .you = Hel anéantit un de vos { $recruit_many } : il { $recruit_falls }. { $left ->
        [0] C'était le dernier.
        [1] Il en reste un.
       *[other] Il en reste { $left }.
    }
event-foreseen = Mimir prédit les prochaines armes ancestrales : Lumière { $light }, Ténèbres { $darkness }.
event-looked_ahead = Mimir montre à { $seat } les prochaines armes ancestrales.
    .you = Mimir vous montre les prochaines armes ancestrales.
event-tile_taken = Tuile prise en secret dans la pile : { $tile }.
event-tile_taken_hidden = { $seat } parcourt la pile et prend { $kind }.
    .you = Vous parcourez la pile et prenez { $kind }.
event-pile_empty = Sans effet : la pile où prendre { $kind } est vide.
event-burnt = Surtr brûle pour { $seat } une population dans { $world_the } : { $population }. Elle ne vaut plus rien.
    .you = Surtr brûle pour vous une population dans { $world_the } : { $population }. Elle ne vaut plus rien.
event-bonus_used = { $seat } utilise le bonus de sa tuile Population : { $population }.
    .you = Vous utilisez le bonus de votre tuile Population : { $population }.
event-bonus_left = { $seat } laisse brûler le bonus : { $population }.
    .you = Vous laissez brûler le bonus : { $population }.
event-scored = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $deed } : { $total } en tout.
    .you = Vous marquez { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $deed } : { $total } en tout.
event-temple_built = { $seat } bâtit { $pile } pour { $god } : { $value } points à chaque tour.
    .you = Vous bâtissez { $pile } pour { $god } : { $value } points à chaque tour.
event-stone_spent = { $seat } paie { $count ->
    [one] une pierre { $stone }
   *[other] { $count } pierres { $stone_many }
} ; { $left ->
    [0] il ne lui en reste plus
    [one] il lui en reste une
   *[other] il lui en reste { $left }
}.
    .you = Vous payez { $count ->
        [one] une pierre { $stone }
       *[other] { $count } pierres { $stone_many }
    } ; { $left ->
        [0] il ne vous en reste plus
        [one] il vous en reste une
       *[other] il vous en reste { $left }
    }.
event-enlisted = { $seat } donne à { $god } { $count ->
    [0] aucune recrue
    [one] un { $recruit }
   *[other] { $count } { $recruit_many }
}.
    .you = Vous donnez à { $god } { $count ->
        [0] aucune recrue
        [one] un { $recruit }
       *[other] { $count } { $recruit_many }
    }.
event-army_grown = Les recrues de { $god } ont désormais une force de { $strength }.
event-god_sent = { $god } entre dans { $world_the } avec une force de { $value }.
event-population_taken = { $seat } prend la tuile Population chassée par le dieu : { $population }. Son bonus servira une seule fois.
    .you = Vous prenez la tuile Population chassée par le dieu : { $population }. Son bonus servira une seule fois.
event-population_discarded = La tuile Population brûlée est défaussée : { $population }.
event-god_tile_lost = Il n'y a plus de place pour { $god } dans les mondes : la tuile est perdue.
event-supported = { $seat } soutient désormais { $god } ({ $slot }) et aura sa part de chaque monde que { $god } conquerra au Ragnarök.
    .you = Vous soutenez désormais { $god } ({ $slot }) et aurez votre part de chaque monde que { $god } conquerra au Ragnarök.
event-went_to_asgard = { $seat } agit en Asgard avec { $discs ->
    [one] un disque
   *[other] { $discs } disques à la fois
}.
    .you = Vous agissez en Asgard avec { $discs ->
        [one] un disque
       *[other] { $discs } disques à la fois
    }.
event-row_tile_turned = { $seat } retourne { $tile }. { $tile_about }
    .you = Vous retournez { $tile }. { $tile_about }
event-bartered = { $seat } donne une pierre { $stone } ({ $left ->
    [0] il ne lui en reste plus
    [1] il lui en reste une
   *[other] il lui en reste { $left }
}) contre une pierre { $wanted }.
    .you = Vous donnez une pierre { $stone } ({ $left ->
        [0] il ne vous en reste plus
        [1] il vous en reste une
       *[other] il vous en reste { $left }
    }) contre une pierre { $wanted }.
event-hired = { $seat } engage un { $recruit } pour { price }.
    .you = Vous engagez un { $recruit } pour { price }.
event-seals_left = Sceaux restant à { $seat } : { $light } de la Lumière, { $darkness } des Ténèbres.
    .you = Sceaux qui vous restent : { $light } de la Lumière, { $darkness } des Ténèbres.
event-disc_bought = { $seat } achète un disque de la piste pour { price }.
    .you = Vous achetez un disque de la piste pour { price }.
event-disc_granted = { $seat } prend gratuitement un disque de la piste, car plusieurs disques ont agi ensemble.
    .you = Vous prenez gratuitement un disque de la piste, car plusieurs disques ont agi ensemble.
event-disc_kept = { $seat } garde le disque devant soi : { $discs ->
    [one] un disque y est
   *[other] { $discs } disques y sont
} désormais.
    .you = Vous gardez le disque devant vous : { $discs ->
        [one] un disque y est
       *[other] { $discs } disques y sont
    } désormais.
event-marched = { $seat } envoie un disque en bataille dans { $world_the } pour { $camp_the }.
    .you = Vous envoyez un disque en bataille dans { $world_the } pour { $camp_the }.
event-battles_begin = Les batailles du tour { $round } commencent.
event-temple_points = Les temples de { $seat } rapportent { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $total } en tout.
    .you = Vos temples rapportent { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $total } en tout.
event-ancestors_stir = Les ancêtres arment la Lumière de { $light } et les Ténèbres de { $darkness } dans tous les mondes.
event-world_fought = On se bat pour { $world_the } : Lumière { $light }, Ténèbres { $darkness }.
event-camp_strength = { $camp } : { $tile } pour la tuile, { $weapon } pour l'arme ancestrale{ $hammer ->
    [0] .
   *[other] , { $hammer } pour le marteau de Thor.
}
event-powerless = Le { $population } ne compte pas : il est impuissant face à { $god }.
event-burnt_out = Le { $population } ne compte pas : Surtr l'a brûlé.
event-world_won = { $seat } gagne la bataille pour { $world_the } : le disque passe dans la zone de victoire. Disques en zone de victoire : { $discs }.
    .you = Vous gagnez la bataille pour { $world_the } : le disque passe dans la zone de victoire. Disques en zone de victoire : { $discs }.
event-recruit_sent = { $seat } envoie un { $recruit } dans la bataille : Lumière { $light }, Ténèbres { $darkness } désormais.
    .you = Vous envoyez un { $recruit } dans la bataille : Lumière { $light }, Ténèbres { $darkness } désormais.
event-tyrs_hand_used = La main de Tyr renverse la bataille pour { $world_the } en faveur de { $seat }.
    .you = La main de Tyr renverse la bataille pour { $world_the } en votre faveur.
event-world_lost = { $seat } perd la bataille pour { $world_the } : le disque va au centre.
    .you = Vous perdez la bataille pour { $world_the } : le disque va au centre.
event-battle_tile = { $seat } prend une tuile Bataille de { $points } pour { $discs ->
    [one] un disque
   *[other] { $discs } disques
} en zone de victoire{ $lower ->
    [0] {""}
   *[other] , car celles qui lui revenaient sont épuisées
} ; elle comptera au Ragnarök.
    .you = Vous prenez une tuile Bataille de { $points } pour { $discs ->
        [one] un disque
       *[other] { $discs } disques
    } en zone de victoire{ $lower ->
        [0] {""}
       *[other] , car celles qui vous revenaient sont épuisées
    } ; elle comptera au Ragnarök.
event-no_battle_tile = { $seat } a { $discs ->
    [one] un disque
   *[other] { $discs } disques
} en zone de victoire, mais il ne reste aucune tuile Bataille pour autant de disques ou moins.
    .you = Vous avez { $discs ->
        [one] un disque
       *[other] { $discs } disques
    } en zone de victoire, mais il ne reste aucune tuile Bataille pour autant de disques ou moins.
event-power_returned = { $seat } rend { $good_a }.
    .you = Vous rendez { $good_a }.
event-ragnarok_begins = Le Ragnarök ! Les disques du centre et des zones de victoire quittent le plateau, et les dieux se battent pour les mondes.
event-battle_points = Les tuiles Bataille de { $seat } rapportent { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $total } en tout.
    .you = Vos tuiles Bataille rapportent { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $total } en tout.
event-recruits_lost = { $god } n'a aucune tuile dans les mondes : { $recruits ->
    [one] une recrue est perdue
   *[other] { $recruits } recrues sont perdues
}.
event-population_armed = La population { $camp_of } dans { $world_the } reçoit une arme ancestrale, face cachée.
event-world_deserted = Aucun dieu n'est venu dans { $world_the } : personne ne s'y bat.
event-mustered = Des recrues de force { $strength } se tiennent aux côtés de { $god } dans { $world_the }.
event-rallied = { $seat } place un guerrier tombé aux côtés de { $god } dans { $world_the } : les recrues y ont désormais une force de { $strength }.
    .you = Vous placez un guerrier tombé aux côtés de { $god } dans { $world_the } : les recrues y ont désormais une force de { $strength }.
event-passed = { $seat } ne prend plus de guerriers au Walhalla.
    .you = Vous ne prenez plus de guerriers au Walhalla.
event-hidden = Tuile cachée sous { $god } dans { $world_the } : { $tile }.
event-hidden_tile = { $seat } cache { $kind } sous { $god } dans { $world_the }.
    .you = Vous cachez { $kind } sous { $god } dans { $world_the }.
event-tile_shown = Sous { $god }, dans { $world_the }, on découvre { $tile_the }. { $tile_about }
event-god_fights = { $god } : { $tile } pour sa tuile, { $recruits } pour ses recrues, { $weapons } pour ses armes.
event-population_fights = { $population } : { $value } pour la tuile, { $weapon } pour l'arme ancestrale.
event-fate_decides = Égalité, mais le sortilège du destin tranche pour { $camp_the }.
event-elder_shown = La population { $camp_of } combat dans { $world_the } avec une arme ancestrale de { $value }.
event-ragnarok_fought = La dernière bataille pour { $world_the } : Lumière { $light }, Ténèbres { $darkness }.
event-god_conquers = { $god } conquiert { $world_the }.
event-nobody_conquers = Égalité : personne ne conquiert { $world_the }.
event-population_holds = La population { $camp_of } tient bon dans { $world_the } : personne n'est récompensé.
event-no_supporter = Personne ne soutient { $god } : personne n'est récompensé.
event-sole_supporter = { $seat }, seul soutien de { $god }, prend les deux récompenses.
    .you = Vous, seul soutien de { $god }, prenez les deux récompenses.
event-two_supporters = { $seat }, soutien du haut de { $god }, prend la première récompense ; { $second }, soutien du bas, prend la seconde.
    .you = Vous, soutien du haut de { $god }, prenez la première récompense ; { $second }, soutien du bas, prend la seconde.
    .you_second = { $seat }, soutien du haut de { $god }, prend la première récompense ; vous, soutien du bas, prenez la seconde.
event-rewarded = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $world_the } : { $total } en tout.
    .you = Vous marquez { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $world_the } : { $total } en tout.
event-glorified = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus ({ $tile }) : { $total } en tout.
    .you = Vous marquez { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus ({ $tile }) : { $total } en tout.
event-final_points = { $seat }, { $source } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .you = Vous, { $source } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-final_score = { $seat } termine avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .you = Vous terminez avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-tie_broken = Égalité à { $points } points : { $seat } l'emporte par la tuile Ordre du Tour la plus basse.
    .you = Égalité à { $points } points : vous l'emportez par la tuile Ordre du Tour la plus basse.
event-game_ends = { $seat } gagne la partie avec { $points } points.
    .you = Vous gagnez la partie avec { $points } points.

## Gods

god-freyja = Freyja
    .about = Lumière, pierres roses. Pouvoir : { god-freyja.power }
    .power = prendre jusqu'à {{ powers.freyja_warriors | un guerrier | # guerriers }} au Walhalla.
god-baldr = Baldr
    .about = Lumière, pierres jaunes. Pouvoir : { god-baldr.power }
    .power = prendre {{ powers.baldr_seals | un sceau | # sceaux }} de l'un ou l'autre camp.
god-odin = Odin
    .about = Lumière, sans pierres. Pouvoir : { god-odin.power }
    .power = prendre {{ powers.odin_stones | une pierre blanche | # pierres blanches }} et redistribuer l'ordre du tour, dès les batailles.
god-tyr = Tyr
    .about = Lumière, pierres rouges. Pouvoir : { god-tyr.power }
    .power = prendre sa tuile, la main de Tyr, qui gagne une bataille d'emblée.
god-thor = Thor
    .about = Lumière, pierres bleues. Pouvoir : { god-thor.power }
    .power = prendre sa tuile, le marteau de Thor : +{{ powers.thor_strength }} dans toutes les batailles de son détenteur.
god-loki = Loki
    .about = Ténèbres, pierres vertes. Pouvoir : { god-loki.power }
    .power = {{ powers.loki_recruits | une recrue change | # recrues changent }} de camp, d'un dieu à un autre (sauf Fenrir) ou d'un joueur à qui l'implore.
god-hel = Hel
    .about = Ténèbres, pierres noires. Pouvoir : { god-hel.power }
    .power = anéantir jusqu'à {{ powers.hel_recruits | une recrue | # recrues }} d'un dieu ou d'un autre joueur.
god-mimir = Mimir
    .about = Ténèbres, dès le tour {{ .from_round }}. Pouvoir : { god-mimir.power }
    .power = voir les prochaines armes ancestrales, puis prendre un sortilège.
god-surtr = Surtr
    .about = Ténèbres, dès le tour {{ .from_round }}. Pouvoir : { god-surtr.power }
    .power = brûler une population : gagner son bonus ; elle ne vaut plus rien.
god-fenrir = Fenrir
    .about = Ténèbres, dès le tour {{ .from_round }}. N'exige aucune recrue. Pouvoir : { god-fenrir.power }
    .power = prendre une arme.

camp-light = Lumière
    .of = de la Lumière
    .the = la Lumière
camp-darkness = Ténèbres
    .of = des Ténèbres
    .the = les Ténèbres

slot-upper = emplacement du haut
    .at = requête du haut
    .where = sur l'emplacement de requête du haut
    .about = Une requête y donne {{ powers.stones_per_request | une pierre | # pierres }} et le pouvoir du dieu. En soutien, il gagne la première récompense.
slot-lower = emplacement du bas
    .at = requête du bas
    .where = sur l'emplacement de requête du bas
    .about = Une requête y donne {{ powers.stones_per_request | une pierre | # pierres }} seulement. En soutien, il gagne la seconde récompense.
slot-temple = temple
    .at = temple
    .where = sur l'emplacement de temple
    .about = Bâtir un temple : payer des pierres, donner des recrues, envoyer le dieu dans un monde et le soutenir.
slot-asgard = Asgard
    .at = Asgard
    .where = dans la zone d'Asgard
    .about = Tuile de la rangée, recrues contre des sceaux, nouveaux disques, et retour en bataille des disques du centre.

recruit-white = guerrier blanc
    .many = guerriers blancs
    .falls = rejoint le Walhalla
    .about = Force {{ .strength }}. Coûte {{ .light_seals | un sceau | # sceaux }} de Lumière. Tombe au Walhalla.
recruit-orange = guerrier orange
    .many = guerriers orange
    .falls = rejoint le Walhalla
    .about = Force {{ .strength }}. Coûte {{ .darkness_seals | un sceau | # sceaux }} des Ténèbres. Tombe au Walhalla.
recruit-giant = géant
    .many = géants
    .falls = retourne à la réserve
    .about = Force {{ .strength }}. Coûte {{ .light_seals | un sceau | # sceaux }} de Lumière et {{ .darkness_seals | un sceau | # sceaux }} des Ténèbres. Retourne à la réserve.

stone-pink = rose
    .many = roses
stone-yellow = jaune
    .many = jaunes
stone-red = rouge
    .many = rouges
stone-blue = bleue
    .many = bleues
stone-green = verte
    .many = vertes
stone-black = noire
    .many = noires
stone-clear = blanche
    .many = blanches

good-white = guerrier blanc
    .a = un guerrier blanc
    .many = guerriers blancs
good-orange = guerrier orange
    .a = un guerrier orange
    .many = guerriers orange
good-giant = géant
    .a = un géant
    .many = géants
good-pink = pierre rose
    .a = une pierre rose
    .many = pierres roses
good-yellow = pierre jaune
    .a = une pierre jaune
    .many = pierres jaunes
good-red = pierre rouge
    .a = une pierre rouge
    .many = pierres rouges
good-blue = pierre bleue
    .a = une pierre bleue
    .many = pierres bleues
good-green = pierre verte
    .a = une pierre verte
    .many = pierres vertes
good-black = pierre noire
    .a = une pierre noire
    .many = pierres noires
good-clear = pierre blanche
    .a = une pierre blanche
    .many = pierres blanches
good-light_seal = sceau de la Lumière
    .a = un sceau de la Lumière
    .many = sceaux de la Lumière
good-darkness_seal = sceau des Ténèbres
    .a = un sceau des Ténèbres
    .many = sceaux des Ténèbres
good-tyrs_hand = tuile Pouvoir de Tyr
    .a = la tuile Pouvoir de Tyr
    .about = Dépensée dans une bataille qui serait perdue, elle fait gagner le disque de son détenteur.
good-thors_hammer = tuile Pouvoir de Thor
    .a = la tuile Pouvoir de Thor
    .about = Le camp du disque de son détenteur a +{{ powers.thor_strength }} dans chaque bataille de la phase 4.

world-one = Monde 1
    .the = le Monde 1
world-two = Monde 2
    .the = le Monde 2
world-three = Monde 3
    .the = le Monde 3
world-four = Monde 4
    .the = le Monde 4
world-five = Monde 5
    .the = le Monde 5
world-six = Monde 6
    .the = le Monde 6
world-seven = Monde 7
    .the = le Monde 7
    .about = {{ worlds.seven.discs | Un seul disque peut | Pas plus de # disques ne peuvent }} se trouver sur ses emplacements de bataille. Les disques de sa zone de victoire ne comptent pas.
world-lower = Monde inférieur
    .the = le monde inférieur
    .about = Un dieu envoyé ici rapporte {{ worlds.lower_points | # point | # points }} aussitôt, mais ne prend part ni aux batailles ni au Ragnarök.

population-l1 = peuple de la Lumière de {{ .value }} ({{ .count | un sceau | # sceaux }})
    .about = Force {{ .value }}. Bonus : {{ .count | un sceau | # sceaux }} au choix.
population-l2 = peuple de la Lumière de {{ .value }} ({{ .count | une pierre | # pierres }})
    .about = Force {{ .value }}. Bonus : {{ .count | une pierre | # pierres }} au choix.
population-l3 = peuple de la Lumière de {{ .value }} ({{ .count | une arme | # armes }})
    .about = Force {{ .value }}. Bonus : {{ .count | une arme | # armes }} au choix.
population-l4 = peuple de la Lumière de {{ .value }} ({{ .count | un guerrier | # guerriers }})
    .about = Force {{ .value }}. Bonus : {{ .count | un guerrier | # guerriers }} d'une couleur.
population-l5 = peuple de la Lumière de {{ .value }} ({{ .count | # point | # points }})
    .about = Force {{ .value }}. Bonus : {{ .count | # point | # points }}.
population-l6 = peuple de la Lumière de {{ .value }} ({{ .count | un sceau | # sceaux }})
    .about = Force {{ .value }}. Bonus : {{ .count | un sceau | # sceaux }} au choix.
population-l7 = peuple de la Lumière de {{ .value }} ({{ .count | une recrue | # recrues }})
    .about = Force {{ .value }}. Bonus : {{ .count | une recrue | # recrues }} au choix.
population-l8 = peuple de la Lumière de {{ .value }} ({{ .count | # point | # points }})
    .about = Force {{ .value }}. Bonus : {{ .count | # point | # points }}.
population-d1 = peuple des Ténèbres de {{ .value }} ({{ .count | un sceau | # sceaux }})
    .about = Force {{ .value }}. Bonus : {{ .count | un sceau | # sceaux }} au choix.
population-d2 = peuple des Ténèbres de {{ .value }} ({{ .count | une pierre | # pierres }})
    .about = Force {{ .value }}. Bonus : {{ .count | une pierre | # pierres }} au choix.
population-d3 = peuple des Ténèbres de {{ .value }} ({{ .count | un sortilège | # sortilèges }})
    .about = Force {{ .value }}. Bonus : {{ .count | un sortilège | # sortilèges }} au choix.
population-d4 = peuple des Ténèbres de {{ .value }} ({{ .count | un géant | # géants }})
    .about = Force {{ .value }}. Bonus : {{ .count | un géant | # géants }}.
population-d5 = peuple des Ténèbres de {{ .value }} ({{ .count | # point | # points }})
    .about = Force {{ .value }}. Bonus : {{ .count | # point | # points }}.
population-d6 = peuple des Ténèbres de {{ .value }} ({{ .count | un sceau | # sceaux }})
    .about = Force {{ .value }}. Bonus : {{ .count | un sceau | # sceaux }} au choix.
population-d7 = peuple des Ténèbres de {{ .value }} ({{ .count | une recrue | # recrues }})
    .about = Force {{ .value }}. Bonus : {{ .count | une recrue | # recrues }} au choix.
population-d8 = peuple des Ténèbres de {{ .value }} ({{ .count | # point | # points }})
    .about = Force {{ .value }}. Bonus : {{ .count | # point | # points }}.

bonus-seals = des sceaux
bonus-stones = une pierre
bonus-weapons = une arme
bonus-spells = un sortilège
bonus-warriors = des guerriers
bonus-giants = un géant
bonus-recruits = une recrue
bonus-points = des points

pile-shrine = un autel
    .short = autel
    .about = Vaut {{ .value | # point | # points }} par tour. Deux pierres d'une même couleur.
pile-hall = une halle
    .short = halle
    .about = Vaut {{ .value | # point | # points }} par tour. Deux pierres de couleurs différentes.
pile-sanctuary = un sanctuaire
    .short = sanctuaire
    .about = Vaut {{ .value | # point | # points }} par tour. Trois pierres de couleurs différentes.
pile-great_temple = un grand temple
    .short = gd temple
    .about = Vaut {{ .value | # point | # points }} par tour. Trois pierres indiquées, dont une blanche, et {{ .free_stones | une | # }} d'une autre couleur.

kind-weapon = une arme
    .which = Quelle arme
kind-spell = un sortilège
    .which = Quel sortilège

tile-knife = couteau ({{ .value }})
    .the = le couteau ({{ .value }})
    .about = Ajoute {{ .value }} au dieu sous lequel il se trouve au Ragnarök.
tile-sling = fronde ({{ .value }})
    .the = la fronde ({{ .value }})
    .about = Ajoute {{ .value }} au dieu sous lequel elle se trouve au Ragnarök.
tile-axe = hache ({{ .value }})
    .the = la hache ({{ .value }})
    .about = Ajoute {{ .value }} au dieu sous lequel elle se trouve au Ragnarök.
tile-bow = arc ({{ .value }})
    .the = l'arc ({{ .value }})
    .about = Ajoute {{ .value }} au dieu sous lequel il se trouve au Ragnarök.
tile-sword = épée ({{ .value }})
    .the = l'épée ({{ .value }})
    .about = Ajoute {{ .value }} au dieu sous lequel elle se trouve au Ragnarök.
tile-spear = lance ({{ .value }})
    .the = la lance ({{ .value }})
    .about = Ajoute {{ .value }} au dieu sous lequel elle se trouve au Ragnarök.
tile-hammer = marteau ({{ .value }})
    .the = le marteau ({{ .value }})
    .about = Ajoute {{ .value }} au dieu sous lequel il se trouve au Ragnarök.
tile-rust = sortilège de rouille
    .the = le sortilège de rouille
    .about = L'arme ancestrale de la population adverse ne compte pas.
tile-blindness = sortilège d'aveuglement
    .the = le sortilège d'aveuglement
    .about = La tuile Dieu adverse ne compte pas.
tile-frenzy = sortilège de frénésie
    .the = le sortilège de frénésie
    .about = Les recrues auprès de ce dieu comptent {{ spells.double }} fois.
tile-glory = sortilège de gloire
    .the = le sortilège de gloire
    .about = Si ce dieu gagne, le propriétaire du disque supérieur marque {{ spells.glory | # point | # points }} de plus.
tile-echo = sortilège d'écho
    .the = le sortilège d'écho
    .about = Si ce dieu gagne, le propriétaire du disque inférieur marque {{ spells.glory | # point | # points }} de plus.
tile-blunting = sortilège d'émoussement
    .the = le sortilège d'émoussement
    .about = Les armes adverses ne comptent pas.
tile-fate = sortilège du destin
    .the = le sortilège du destin
    .about = Si les deux camps sont à égalité, ce dieu gagne.

asgardtile-scouts = les éclaireurs
    .about = {{ .recruits.1 | Une recrue | # recrues }} d'un type et {{ .recruits.2 | une recrue | # recrues }} d'un autre.
asgardtile-raiders = les pillards
    .about = {{ .recruits.1 | Une recrue | # recrues }} d'un type et {{ .recruits.2 | une recrue | # recrues }} d'un autre.
asgardtile-warband = la troupe
    .about = {{ .recruits.1 | Une recrue | # recrues }} d'un type et {{ .recruits.2 | une recrue | # recrues }} d'un autre.
asgardtile-barter = le troc
    .about = {{ .exchange | Échanger une pierre contre une | Échanger # pierres contre autant }} d'une autre couleur.
asgardtile-silence = le silence
    .about = Rien ne se passe.

source-temples = Temples
source-battles = Batailles
source-ragnarok = Ragnarök
source-deeds = Exploits
    .about = Dieux envoyés dans un monde inférieur et bonus des populations.
deed-lower_world = un dieu envoyé dans le monde inférieur
deed-bonus = le bonus d'une population

phase-draft = Choix des recrues
phase-round_start = Début du tour
phase-choosing = Choix des dieux
phase-placing = Choix des actions
phase-acting = Actions
phase-battles = Batailles
phase-ragnarok = Ragnarök

## What reports of studies call it

study-marched = disques envoyés au combat
study-world_won = batailles gagnées
study-requested = dieux sollicités
study-temple_built = un temple bâti
study-population_taken = un peuple pris
study-received = un bien reçu
study-power_tile_received = une tuile de pouvoir reçue
study-taken = un bien pris à un autre joueur
study-power_tile_taken = une tuile de pouvoir prise à un autre joueur
study-lured_to_seat = une recrue attirée chez un autre joueur
study-slain_at_seat = une recrue d'un joueur tuée
study-world_fought = un monde disputé

## The lesson

lesson-goal = Deux mortels vivent les cinq derniers tours avant le Ragnarök. À gauche se tiennent les dieux de la Lumière, à droite ceux des Ténèbres ; entre eux, les mondes qu'ils se disputeront. Vous soutenez des dieux, et qui a le plus de points à la fin l'emporte.
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
lesson-occupy = Thor entre dans un monde de son camp et en chasse la population. Le Monde 6 vaut 12 et 9 au Ragnarök, et sa population vous laisse un bonus : deux sceaux.
lesson-bonus = La tuile Population est à vous. Utilisez son bonus, une seule fois.
lesson-seals = Prenez deux fois les Ténèbres : un disque de la piste coûte le sceau indiqué sur sa case, et la vôtre montre les Ténèbres.
lesson-asgard = Maintenant le disque en Asgard. On pourrait d'abord utiliser une tuile de la rangée ; aujourd'hui rien ne convient.
lesson-hire = Engagez un guerrier blanc pour un sceau de la Lumière. Les guerriers rejoignent les armées des dieux, ou aident un disque qui perd une bataille.
lesson-march = Puis un disque de la piste. Il pourrait rester devant vous comme ouvrier de plus. Envoyez-le plutôt au combat : dans le Monde 2, la Lumière a 5, les Ténèbres 2.
lesson-weapon = Un disque de la piste envoyé au combat cherche aussi une arme. Gardez le marteau : au Ragnarök il ajoute 6, et personne ne sait que vous l'avez.
lesson-done = Plus de disque aujourd'hui. Terminez l'action, et les batailles commencent.
lesson-battle = Votre autel a rapporté 2 points. Les ancêtres ont armé les deux camps, la Lumière a gagné le Monde 2 par 10 à 6, et votre disque est passé en zone de victoire : une tuile Bataille de 3. Mimir est arrivé.
lesson-ragnarok = Après cinq tours, les dieux se battent pour les mondes avec leurs tuiles, leurs armées et des armes cachées. Si Thor gagne le Monde 6, vous, son seul soutien, marquez les deux récompenses. À chaque tour vous pouvez en soutenir un de plus.

## Comment la vue appelle ses parties

view-round = tour
view-rounds = tours en tout
view-phase = phase
view-active = actif
view-order = ordre du tour
view-next_order = prochain ordre du tour
view-supply = réserve
view-draft = recrues à choisir
view-valhalla = Walhalla
view-white = blancs
view-orange = orange
view-gods = dieux
view-id = nom
view-camp = camp
view-wakes = dès le tour
view-stone = pierre
view-seal = sceau
view-requests = requêtes
view-temple = temple
view-support = soutien
view-disc = disque
view-accepts = accepte
view-army = armée
view-tiles = tuiles
view-left = restent
view-top = au sommet
view-worlds = mondes
view-in_play = en jeu
view-rewards = récompenses
view-slots = emplacements de bataille
view-brings = rapporte
view-one_disc = un seul disque
view-victory = zone de victoire
view-places = camps
view-god = dieu
view-value = valeur
view-recruits = recrues
view-discs = disques
view-kind = sorte
view-population = population
view-bonus = bonus
view-count = combien
view-burnt = brûlée
view-ancestral = armes ancestrales
view-lower = mondes inférieurs
view-row = rangée d'Asgard
view-tile = tuile
view-used = utilisée
view-asgard_pile = tuiles Asgard restantes
view-temples = temples
view-cost = coût
view-battle_tiles = tuiles Bataille
view-track = piste des disques
view-shown = révélés
view-next = prochaine
view-piles = piles
view-players = joueurs
view-seat = joueur
view-score = points
view-points = points par
view-income = points à chaque tour
view-rank = tuile Ordre du Tour
view-goods = biens
view-reserve = devant soi
view-asgard = en Asgard
view-centre = au centre
view-disc_price = prix d'un disque
view-cards = cartes restantes
view-chosen = choisis
view-pile = pile
view-bonuses = bonus
view-held = en main
view-spent = dépensées
view-battle = bataille
view-world = monde
view-strength = force
view-sent = recrues envoyées
view-price = prix en sceaux
view-stones_asked = pierres d'une requête
view-disc_free = disque gratuit

## La table en phrases

tell = Tour { $round } sur { $rounds } : { $phase }. { $active ->
    [none] {""}
   *[other] C'est à { $active } de jouer.
}
tell-left-out = recruits
tell-support = { $disc ->
    [none] libre pour { $accepts }
   *[other] tenu par { $disc }
}
tell-gods = { $active ->
    [yes] { $id }, { $camp }, peut être imploré
   *[no] { $id }, { $camp }, dort jusqu'au tour { $wakes }
}. Force de sa prochaine tuile : { $tiles_top } ; tuiles restantes : { $tiles_left }. Requêtes : { $requests }. Soutiens, haut et bas : { $support }. Armée : { $army }.
tell-worlds = { $in_play ->
    [yes] { $id } rapporte { $rewards } points. Pour la Lumière : { $places_light_god_id ->
        [none] { $places_light_population_id ->
            [none] personne
           *[other] { $places_light_population_id }
        }
       *[other] { $places_light_god_id }
    }. Pour les Ténèbres : { $places_darkness_god_id ->
        [none] { $places_darkness_population_id ->
            [none] personne
           *[other] { $places_darkness_population_id }
        }
       *[other] { $places_darkness_god_id }
    }. { $slots_light_disc ->
        [none] {""}
       *[other] { $slots_light_disc } combattra pour la Lumière.
    } { $slots_darkness_disc ->
        [none] {""}
       *[other] { $slots_darkness_disc } combattra pour les Ténèbres.
    } Victoires : { $victory }.
   *[no] { $id } est vide et rapporte { $rewards } points.
}
tell-lower = Dans le monde inférieur, { $key } : { $god_id ->
    [none] { $population_id ->
        [none] personne
       *[other] { $population_id }
    }
   *[other] { $god_id }
}.
tell-ancestral = Armes ancestrales, { $key } : { $shown }.
tell-players = { $seat } a { $score } points et { $income } de plus à chaque tour, rang { $rank } dans l'ordre, { $discs_reserve } disques devant soi et { $discs_track } sur la piste. Biens : { $goods }.
    .you = Vous avez { $score } points et { $income } de plus à chaque tour, rang { $rank } dans l'ordre, { $discs_reserve } disques devant vous et { $discs_track } sur la piste. Vos biens : { $goods }. Dieux encore en main : { $chosen }.

## La table en quelques chiffres

status = { $round ->
        [0] {""}
       *[other] Tour { $round } sur { $rounds } ·
    } { $phase } · ordre du tour : { $order }
    { $players }
status-players = { $seat } : points { $score } (+{ $income } par tour), disques { $discs_reserve }{ $goods ->
        [none] {""}
       *[other] , { $goods }
    }{ $shown ->
        [none] {""}
       *[other] . Dieux : { $shown }
    }
    .you = Vous, { $seat } : points { $score } (+{ $income } par tour), disques { $discs_reserve }{ $goods ->
        [none] {""}
       *[other] , { $goods }
    }{ $chosen ->
        [none] {""}
       *[other] . Choisis en secret : { $chosen }
    }{ $shown ->
        [none] {""}
       *[other] . Dieux : { $shown }
    }
