game = Blood Rage
    .tagline = Draftez, pillez et mourez pour la Gloire avant le Ragnarök
    .length = 60 à 90 min
    .difficulty = intermédiaire

option-first_game = Première partie
    .about = Pas de draft au premier Âge : chacun joue avec les {{ draft.dealt }} cartes reçues.

ending-worlds_end = Le monde a pris fin

do-draft = Garder { $card }
do-invade = Envahir { $place } avec { $figure_one }
do-march = Marcher de { $source } à { $target }
do-take = Emmener { $figure_one }
do-upgrade = Améliorer : { $card }
do-put = Utiliser le { $slot }
do-commit = S'engager : { $card }
do-pillage = Piller { $province }
do-repillage = Piller encore { $province }
do-recall = Rappeler { $figure_one } du Valhalla
do-sacrifice = Sacrifier {{ cards.friggas_sacrifice.effect.figures | une figurine | # figurines }}
do-offer = Offrir { $figure_one } ({ $place })
do-pass = Passer
do-join = Envoyer { $figure_one } de { $source }
do-play = Jouer { $card }
do-wield = Combattre avec la quête grâce à { $card }
do-stand = Garder { $figure_one }
do-save = Sauver { $figure_one } pour {{ cards.friggas_protection.effect.rage | # point | # points }} de Rage
do-raise = Augmenter { $stat_the }
do-lead = Mener vers { $province }
do-keep = Garder { $card }
do-accept = Accepter
    .succor = Faire venir un Guerrier
    .thors_domain = Payer {{ cards.thors_domain.effect.rage }} Rage et piller
    .flight = Fuir vers Yggdrasil
    .blessing = Envahir avec un Guerrier
do-decline = Y renoncer
    .free_invasion = Ne pas envahir maintenant
    .succor = Ne faire venir personne
    .thors_domain = Ne pas piller maintenant
    .call = Ne pas se joindre à la bataille
    .weapon = Ne pas s'en servir comme arme
    .late_card = N'ajouter aucune carte
    .flight = Ne pas fuir
    .hammers = Ne pas déplacer le Chef
    .blessing = Ne pas envahir
    .keep = Ne garder aucune carte
do-done = Terminé
    .march = Personne d'autre ne marche
    .prowess = Ne reprendre aucune autre carte
    .protection = Ne sauver personne d'autre
verb-invade = Envahir
verb-march = Marcher
verb-upgrade = Améliorer votre clan
verb-commit = S’engager dans une quête
verb-pillage = Piller

ask-draft = Quelle carte garde { $seat } ?
    .more = Le reste du paquet passe à gauche ; chacun en garde {{ draft.kept }} en tout.
    .you = Quelle carte gardez-vous ?
ask-action = Que fait { $seat } ?
    .more = Rage à dépenser durant cet Âge : { $rage }. Une action, puis c'est au clan suivant ; passer fait perdre toute la Rage.
    .you = Que faites-vous ?
ask-march = Qui marche de { $source } à { $target } pour { $seat } ?
    .more = Au moins une figurine, autant que la place le permet ; la Rage est déjà payée.
    .you = Qui marche de { $source } à { $target } pour vous ?
ask-slot = { $seat } : quel emplacement pour { $card } ?
    .more = La carte déjà présente est défaussée, et un monstre part avec sa carte.
    .you = Quel emplacement utilisez-vous pour { $card } ?
ask-free_invasion = Où envahit gratuitement { $figure_one } de { $seat } ?
    .more = { $card } vient d'être joué : une figurine de ce type peut envahir aussitôt ; plus tard, il faudra payer.
    .you = Où envahissez-vous gratuitement avec { $figure_one } ?
ask-return = Où envahit { $figure_one } de { $seat } ?
    .more = Retour du Valhalla par { card-friggas_domain }, déjà payé.
    .you = Où envahissez-vous avec { $figure_one } ?
ask-offering = Quelle figurine offre { $seat } à Frigga ?
    .more = { card-friggas_sacrifice } en demande { $figures ->
        [one] encore une
       *[other] { $figures }
    } ; puis une caractéristique augmente.
    .you = Quelle figurine offrez-vous à Frigga ?
ask-succor = Un Guerrier de { $seat } suit-il à { $province } ?
    .more = { card-friggas_succor } permet à l'un d'eux d'envahir depuis la réserve, gratuitement.
    .you = Un de vos Guerriers suit-il à { $province } ?
ask-thors_domain = { $seat } : payer {{ cards.thors_domain.effect.rage | # point | # points }} de Rage pour piller { $province } aussitôt ?
    .more = { card-thors_domain } le permet après une invasion ; si d'autres sont là, il y aura bataille.
    .you = Payez-vous {{ cards.thors_domain.effect.rage | # point | # points }} de Rage pour piller { $province } aussitôt ?
ask-call = { $seat } : rejoindre la bataille pour { $province } ?
    .more = { $pillager } veut piller cette province pour { $token }. Une figurine d'une province adjacente, gratuitement. Puis on demande aux autres, et peut-être à vous de nouveau.
    .you = Rejoignez-vous la bataille pour { $province } ?
ask-battle_card = Quelle carte joue { $seat } dans la bataille pour { $province } ?
    .more = Toutes les cartes sont révélées ensemble ; seules celles de bataille ajoutent de la force. Les vaincus reprennent la leur, le vainqueur défausse la sienne.
    .you = Quelle carte jouez-vous dans la bataille pour { $province } ?
ask-weapon = La quête révélée par { $seat } sert-elle d'arme ?
    .more = Elle revient en main après une défaite et se défausse après une victoire, comme toute carte.
    .you = La quête que vous avez révélée sert-elle d'arme ?
ask-tide = Quelle figurine de { $seat } reste debout à { $province } ?
    .more = { card-odins_tide } : toutes vos autres figurines de cette bataille sont détruites avant la comparaison des forces.
    .you = Laquelle de vos figurines reste debout à { $province } ?
ask-late_card = { $seat } : ajouter une carte tardive ?
    .more = On le demande à tous ceux qui pourraient en avoir une : la question ne trahit rien.
    .you = Ajoutez-vous une carte tardive ?
ask-prowess = Quelle carte reprend { $seat } pour {{ cards.tyrs_prowess.effect.rage | # point | # points }} de Rage ?
    .more = { card-tyrs_prowess } sauve des cartes de la défausse après une victoire ; le reste est défaussé.
    .you = Quelle carte reprenez-vous pour {{ cards.tyrs_prowess.effect.rage | # point | # points }} de Rage ?
ask-flight = La Sorcière völva de { $seat } fuit-elle de { $province } à Yggdrasil ?
    .more = Sinon elle meurt ici et va au Valhalla.
    .you = Votre Sorcière völva fuit-elle de { $province } à Yggdrasil ?
ask-protection = Quelle figurine sauve { $seat } à { $province } pour {{ cards.friggas_protection.effect.rage | # point | # points }} de Rage ?
    .more = { card-friggas_protection } la laisse en place ; celles qui ne sont pas sauvées vont au Valhalla.
    .you = Quelle figurine sauvez-vous à { $province } pour {{ cards.friggas_protection.effect.rage | # point | # points }} de Rage ?
ask-stat = Quelle caractéristique augmente { $seat } ?
    .more = La Rage se dépense à chaque Âge, les Haches donnent la Gloire d'une bataille gagnée, les Cornes le nombre de figurines permises sur le plateau.
    .you = Quelle caractéristique augmentez-vous ?
ask-hammers = Où se rend, depuis { $province }, le Chef de { $seat } ?
    .more = { card-lord_of_hammers } lui permet de se rendre dans une province adjacente après un pillage.
    .you = Où se rend, depuis { $province }, votre Chef ?
ask-blessing = Un Guerrier de { $seat } envahit-il { $province }, qui vient d'être perdue ?
    .more = { card-lokis_blessing } en envoie un de la réserve, gratuitement.
    .you = Un de vos Guerriers envahit-il { $province }, qui vient d'être perdue ?
ask-keep = Quelle carte garde { $seat } pour l'Âge suivant ?
    .more = Une carte ou aucune ; le reste est défaussé face cachée.
    .you = Quelle carte gardez-vous pour l'Âge suivant ?

event-waste_at_start = { $province } était dévastée avant le premier Âge.
event-age_begins = L'Âge { $age } commence ; premier joueur : { $seat }.
    .you = L'Âge { $age } commence ; premier joueur : vous.
event-doom_hangs = À la fin de cet Âge, le Ragnarök engloutira { $province }.
event-cards_dealt = Les dieux envoient leurs cadeaux : { $cards } cartes à chaque clan.
event-card_drafted = Carte gardée du paquet : { $card }.
event-packs_passed = Les paquets passent à gauche.
event-phase_begins = Phase suivante : { $phase }.
event-rage_set =
    { $rage ->
        [one] { $seat } commence avec { $rage } point de Rage.
       *[other] { $seat } commence avec { $rage } points de Rage.
    }
    .you =
        { $rage ->
            [one] Vous commencez avec { $rage } point de Rage.
           *[other] Vous commencez avec { $rage } points de Rage.
        }
event-rage_paid =
    { $left ->
        [0] { $rage ->
            [one] { $seat } paie { $rage } point de Rage, le dernier.
           *[other] { $seat } paie { $rage } points de Rage, les derniers.
        }
       *[other] { $rage ->
            [one] { $seat } paie { $rage } point de Rage ; reste : { $left }.
           *[other] { $seat } paie { $rage } points de Rage ; reste : { $left }.
        }
    }
    .you =
        { $left ->
            [0] { $rage ->
                [one] Vous payez { $rage } point de Rage, le dernier.
               *[other] Vous payez { $rage } points de Rage, les derniers.
            }
           *[other] { $rage ->
                [one] Vous payez { $rage } point de Rage ; reste : { $left }.
               *[other] Vous payez { $rage } points de Rage ; reste : { $left }.
            }
        }
event-rage_spared =
    { $rage ->
        [one] { $card } épargne { $rage } point de Rage à { $seat }.
       *[other] { $card } épargne { $rage } points de Rage à { $seat }.
    }
    .you =
        { $rage ->
            [one] { $card } vous épargne { $rage } point de Rage.
           *[other] { $card } vous épargne { $rage } points de Rage.
        }
event-rage_lost =
    { $rage ->
        [one] { $seat } perd { $rage } point de Rage non dépensé.
       *[other] { $seat } perd { $rage } points de Rage non dépensés.
    }
    .you =
        { $rage ->
            [one] Vous perdez { $rage } point de Rage non dépensé.
           *[other] Vous perdez { $rage } points de Rage non dépensés.
        }
event-all_pillaged = Toutes les provinces ont été pillées : plus personne n'agit durant cet Âge.
event-all_rage_spent = Plus aucun clan ne peut agir, faute de Rage : les actions de cet Âge sont finies.
event-invaded = { $seat } envahit { $place } avec { $figure_one }.
    .you = Vous envahissez { $place } avec { $figure_one }.
event-invaded_by_card = { $card } : { $seat } envahit gratuitement { $place } avec { $figure_one }.
    .you = { $card } : vous envahissez gratuitement { $place } avec { $figure_one }.
event-recalled = { card-friggas_domain } : { $seat } rappelle { $figure_one } du Valhalla.
    .you = { card-friggas_domain } : vous rappelez { $figure_one } du Valhalla.
event-marched = { $seat } marche de { $source } à { $target } avec { $figure_one }.
    .you = Vous marchez de { $source } à { $target } avec { $figure_one }.
event-upgraded = { $seat } joue l'amélioration { $card }.
    .you = Vous jouez l'amélioration { $card }.
event-replaced = { $seat } défausse { $card } pour lui faire place.
    .you = Vous défaussez { $card } pour lui faire place.
event-monster_leaves = { $figure_one } quitte { $seat } avec sa carte.
    .you = { $figure_one } vous quitte avec sa carte.
event-quest_committed =
    { $quests ->
        [one] { $seat } s'engage en secret dans une quête.
       *[other] { $seat } s'engage en secret dans une quête : { $quests } quêtes face cachée.
    }
    .you =
        { $quests ->
            [one] Vous vous engagez en secret dans une quête.
           *[other] Vous vous engagez en secret dans une quête : { $quests } quêtes face cachée.
        }
event-own_quest_committed =
    { $quests ->
        [one] Engagement secret : { $card }.
       *[other] Engagement secret : { $card }. Cela fait { $quests } quêtes face cachée.
    }
event-passed =
    { $rage ->
        [0] { $seat } passe.
        [one] { $seat } passe et renonce à { $rage } point de Rage.
       *[other] { $seat } passe et renonce à { $rage } points de Rage.
    }
    .you =
        { $rage ->
            [0] Vous passez.
            [one] Vous passez et renoncez à { $rage } point de Rage.
           *[other] Vous passez et renoncez à { $rage } points de Rage.
        }
event-pillage_declared = { $seat } entreprend de piller { $province } pour { $token }.
    .you = Vous entreprenez de piller { $province } pour { $token }.
event-pillage_bought = { card-thors_domain } : { $seat } paie pour piller { $province } aussitôt.
    .you = { card-thors_domain } : vous payez pour piller { $province } aussitôt.
event-repillage_declared = { card-tyrs_challenge } : { $seat } paie pour piller { $province } encore une fois.
    .you = { card-tyrs_challenge } : vous payez pour piller { $province } encore une fois.
event-joined = { $seat } envoie { $figure_one } de { $source } à la bataille, à { $target }.
    .you = Vous envoyez { $figure_one } de { $source } à la bataille, à { $target }.
event-unopposed = Personne ne s'oppose à { $seat } à { $province } : pas de bataille, ni la Gloire qu'elle rapporte.
    .you = Personne ne s'oppose à vous à { $province } : pas de bataille, ni la Gloire qu'elle rapporte.
event-battle_begins = Bataille pour { $province } ! Chaque clan présent pose une carte face cachée.
event-card_chosen = Carte posée face cachée pour la bataille : { $card }.
event-card_revealed =
    { $bonus ->
        [0] { $seat } révèle { $card }, sans bonus propre.
       *[other] { $seat } révèle { $card } : +{ $bonus }.
    }
    .you =
        { $bonus ->
            [0] Vous révélez { $card }, sans bonus propre.
           *[other] Vous révélez { $card } : +{ $bonus }.
        }
event-no_card_played = { $seat } n'a aucune carte à jouer.
    .you = Vous n'avez aucune carte à jouer.
event-quest_wielded = { $card } : la quête de { $seat } compte comme une arme, +{ $bonus }.
    .you = { $card } : votre quête compte comme une arme, +{ $bonus }.
event-texts_void = { card-thors_primacy }, jouée par { $seat } : les textes des cartes adverses sont annulés, leurs bonus restent.
    .you = { card-thors_primacy }, jouée par vous : les textes des cartes adverses sont annulés, leurs bonus restent.
event-watch_answered = { card-heimdalls_watch }, jouée par { $seat } : les cartes révélées sont défaussées, chacun en choisit une autre.
    .you = { card-heimdalls_watch }, jouée par vous : les cartes révélées sont défaussées, chacun en choisit une autre.
event-smitten = { card-odins_smite }, jouée par { $seat } : chaque adversaire perd un Guerrier dans la province.
    .you = { card-odins_smite }, jouée par vous : chaque adversaire perd un Guerrier dans la province.
event-tide_rises = { card-odins_tide }, jouée par { $seat } : chaque clan ne garde qu'une figurine dans cette bataille.
    .you = { card-odins_tide }, jouée par vous : chaque clan ne garde qu'une figurine dans cette bataille.
event-late_card = { $seat } ajoute { $card } : +{ $bonus }.
    .you = Vous ajoutez { $card } : +{ $bonus }.
event-sight_copies = { card-heimdalls_sight }, jouée par { $seat }, vaut la meilleure carte ennemie : +{ $bonus }.
    .you = { card-heimdalls_sight }, jouée par vous, vaut la meilleure carte ennemie : +{ $bonus }.
event-strength_counted = { $seat } : { $figures } pour les figurines et { $cards } pour les cartes, soit { $total } en tout.
    .you = Vous : { $figures } pour les figurines et { $cards } pour les cartes, soit { $total } en tout.
event-battle_won = { $seat } remporte la bataille pour { $province }, { $total } à { $next }.
    .you = Vous remportez la bataille pour { $province }, { $total } à { $next }.
event-battle_tied = Égalité à { $total } dans la bataille pour { $province } : tout le monde perd.
event-battle_glory =
    { $glory ->
        [one] { $seat } gagne { $glory } point de Gloire pour la bataille, selon ses Haches (total : { $total }).
       *[other] { $seat } gagne { $glory } points de Gloire pour la bataille, selon ses Haches (total : { $total }).
    }
    .you =
        { $glory ->
            [one] Vous gagnez { $glory } point de Gloire pour la bataille, selon vos Haches (total : { $total }).
           *[other] Vous gagnez { $glory } points de Gloire pour la bataille, selon vos Haches (total : { $total }).
        }
event-card_glory =
    { $glory ->
        [one] { $card } : { $seat } gagne { $glory } point de Gloire (total : { $total }).
       *[other] { $card } : { $seat } gagne { $glory } points de Gloire (total : { $total }).
    }
    .you =
        { $glory ->
            [one] { $card } : vous gagnez { $glory } point de Gloire (total : { $total }).
           *[other] { $card } : vous gagnez { $glory } points de Gloire (total : { $total }).
        }
event-card_multiplies = { $card } multiplie ici par { $factor } la Gloire de { $seat }.
    .you = { $card } multiplie ici par { $factor } votre Gloire.
event-rage_gained =
    { $rage ->
        [one] { $card } : { $seat } gagne { $rage } point de Rage (total : { $total }).
       *[other] { $card } : { $seat } gagne { $rage } points de Rage (total : { $total }).
    }
    .you =
        { $rage ->
            [one] { $card } : vous gagnez { $rage } point de Rage (total : { $total }).
           *[other] { $card } : vous gagnez { $rage } points de Rage (total : { $total }).
        }
event-rage_stolen =
    { $rage ->
        [one] { $card } : { $seat } prend { $rage } point de Rage à { $victim }.
       *[other] { $card } : { $seat } prend { $rage } points de Rage à { $victim }.
    }
    .you =
        { $rage ->
            [one] { $card } : vous prenez { $rage } point de Rage à { $victim }.
           *[other] { $card } : vous prenez { $rage } points de Rage à { $victim }.
        }
    .you_victim =
        { $rage ->
            [one] { $card } : { $seat } vous prend { $rage } point de Rage.
           *[other] { $card } : { $seat } vous prend { $rage } points de Rage.
        }
event-rage_after_theft = Rage désormais : { $rage } pour { $seat }, { $left } pour { $victim }.
    .you = Rage désormais : { $rage } pour vous, { $left } pour { $victim }.
    .you_victim = Rage désormais : { $rage } pour { $seat }, { $left } pour vous.
event-nothing_to_steal = { $card } ne rapporte rien à { $seat } : { $victim } n'a rien à prendre.
    .you = { $card } ne vous rapporte rien : { $victim } n'a rien à prendre.
    .you_victim = { $card } ne rapporte rien à { $seat } : vous n'avez rien à prendre.
event-glory_stolen =
    { $glory ->
        [one] { $card } : { $seat } prend { $glory } point de Gloire à { $victim }.
       *[other] { $card } : { $seat } prend { $glory } points de Gloire à { $victim }.
    }
    .you =
        { $glory ->
            [one] { $card } : vous prenez { $glory } point de Gloire à { $victim }.
           *[other] { $card } : vous prenez { $glory } points de Gloire à { $victim }.
        }
    .you_victim =
        { $glory ->
            [one] { $card } : { $seat } vous prend { $glory } point de Gloire.
           *[other] { $card } : { $seat } vous prend { $glory } points de Gloire.
        }
event-glory_after_theft = Gloire désormais : { $glory } pour { $seat }, { $left } pour { $victim }.
    .you = Gloire désormais : { $glory } pour vous, { $left } pour { $victim }.
    .you_victim = Gloire désormais : { $glory } pour { $seat }, { $left } pour vous.
event-card_stolen = { card-lokis_poison } : { $seat } prend { $card } à { $victim }.
    .you = { card-lokis_poison } : vous prenez { $card } à { $victim }.
    .you_victim = { card-lokis_poison } : { $seat } vous prend { $card }.
event-card_taken_back = { $seat } a perdu et reprend { $card }.
    .you = Vous avez perdu et reprenez { $card }.
event-card_discarded = { $seat } défausse { $card }.
    .you = Vous défaussez { $card }.
event-card_regained = { card-tyrs_prowess } : { $seat } reprend { $card } après la victoire.
    .you = { card-tyrs_prowess } : vous reprenez { $card } après la victoire.
event-fell = { $figure_one } de { $seat } tombe { $cause } ({ $place }).
    .you = { $figure_one } de votre clan tombe { $cause } ({ $place }).
event-fled = { $figure_one } de { $seat } fuit à Yggdrasil au lieu de mourir.
    .you = { $figure_one } de votre clan fuit à Yggdrasil au lieu de mourir.
event-saved = { card-friggas_protection } : { $figure_one } de { $seat } survit.
    .you = { card-friggas_protection } : { $figure_one } de votre clan survit.
event-pillaged = { $seat } pille { $province } et prend { $token }.
    .you = Vous pillez { $province } et prenez { $token }.
event-pillage_failed = { $seat } n'a pas gagné la bataille : { $province } n'est pas pillée, son jeton reste.
    .you = Vous n'avez pas gagné la bataille : { $province } n'est pas pillée, son jeton reste.
event-pillage_glory =
    { $glory ->
        [one] { $seat } gagne { $glory } point de Gloire pour le pillage (total : { $total }).
       *[other] { $seat } gagne { $glory } points de Gloire pour le pillage (total : { $total }).
    }
    .you =
        { $glory ->
            [one] Vous gagnez { $glory } point de Gloire pour le pillage (total : { $total }).
           *[other] Vous gagnez { $glory } points de Gloire pour le pillage (total : { $total }).
        }
event-giant_takes_again = { $seat } a le Géant de givre sur place et prend la récompense une seconde fois.
    .you = Vous avez le Géant de givre sur place et prenez la récompense une seconde fois.
event-card_raises = { $card } permet à { $seat } d'augmenter une caractéristique.
    .you = { $card } vous permet d'augmenter une caractéristique.
event-card_raises_all = { $card } permet à { $seat } d'augmenter les trois caractéristiques.
    .you = { $card } vous permet d'augmenter les trois caractéristiques.
event-stat_raised = { $seat } porte { $stat_the } au rang { $step } : { $value }.
    .you = Vous portez { $stat_the } au rang { $step } : { $value }.
event-stat_at_top = { $seat } a déjà { $stat_the } au sommet ({ $value }) : le rang est perdu.
    .you = Vous avez déjà { $stat_the } au sommet ({ $value }) : le rang est perdu.
event-step_lost = { $seat } n'a plus rien à augmenter : le rang est perdu.
    .you = Vous n'avez plus rien à augmenter : le rang est perdu.
event-leader_moves = { card-lord_of_hammers } : le Chef de { $seat } poursuit vers { $province }.
    .you = { card-lord_of_hammers } : votre Chef poursuit vers { $province }.
event-hand_discarded =
    { $kept ->
        [0] { $discarded ->
            [one] { $seat } défausse la dernière carte de sa main.
           *[other] { $seat } défausse les { $discarded } cartes de sa main.
        }
       *[other] { $discarded ->
            [0] { $seat } garde la dernière carte de sa main.
            [one] { $seat } garde une carte et défausse l'autre.
           *[other] { $seat } garde une carte et défausse les { $discarded } autres.
        }
    }
    .you =
        { $kept ->
            [0] { $discarded ->
                [one] Vous défaussez la dernière carte de votre main.
               *[other] Vous défaussez les { $discarded } cartes de votre main.
            }
           *[other] { $discarded ->
                [0] Vous gardez la dernière carte de votre main.
                [one] Vous gardez une carte et défaussez l'autre.
               *[other] Vous gardez une carte et défaussez les { $discarded } autres.
            }
        }
event-card_kept = Carte gardée pour l'Âge suivant : { $card }.
event-quest_strength =
    { $next ->
        [0] { $seat } a une force de { $strength } à { $province }, où personne d'autre n'en a.
       *[other] { $seat } a une force de { $strength } à { $province }, contre { $next } au meilleur des autres.
    }
    .you =
        { $next ->
            [0] Vous avez une force de { $strength } à { $province }, où personne d'autre n'en a.
           *[other] Vous avez une force de { $strength } à { $province }, contre { $next } au meilleur des autres.
        }
event-quest_strengthless = { $seat } n'a de force nulle part où { $card } en demande.
    .you = Vous n'avez de force nulle part où { $card } en demande.
event-quest_deaths =
    { $figures ->
        [0] { $seat } n'a aucune figurine au Valhalla ; la quête en demande { $needed }.
        [one] { $seat } a une figurine au Valhalla ; la quête en demande { $needed }.
       *[other] { $seat } a { $figures } figurines au Valhalla ; la quête en demande { $needed }.
    }
    .you =
        { $figures ->
            [0] Vous n'avez aucune figurine au Valhalla ; la quête en demande { $needed }.
            [one] Vous avez une figurine au Valhalla ; la quête en demande { $needed }.
           *[other] Vous avez { $figures } figurines au Valhalla ; la quête en demande { $needed }.
        }
event-quest_done =
    { $glory ->
        [one] { $seat } accomplit { $card } : { $glory } point de Gloire (total : { $total }) et un rang de caractéristique.
       *[other] { $seat } accomplit { $card } : { $glory } points de Gloire (total : { $total }) et un rang de caractéristique.
    }
    .you =
        { $glory ->
            [one] Vous accomplissez { $card } : { $glory } point de Gloire (total : { $total }) et un rang de caractéristique.
           *[other] Vous accomplissez { $card } : { $glory } points de Gloire (total : { $total }) et un rang de caractéristique.
        }
event-quest_failed = { $seat } n'a pas accompli { $card }.
    .you = Vous n'avez pas accompli { $card }.
event-province_destroyed = Le Ragnarök engloutit { $province } et tous ceux qui s'y trouvent.
event-ragnarok_glory =
    { $figures ->
        [one] { $seat } gagne { $glory } points de Gloire pour une figurine perdue dans le Ragnarök (total : { $total }).
       *[other] { $seat } gagne { $glory } points de Gloire pour { $figures } figurines perdues dans le Ragnarök (total : { $total }).
    }
    .you =
        { $figures ->
            [one] Vous gagnez { $glory } points de Gloire pour une figurine perdue dans le Ragnarök (total : { $total }).
           *[other] Vous gagnez { $glory } points de Gloire pour { $figures } figurines perdues dans le Ragnarök (total : { $total }).
        }
event-released =
    { $figures ->
        [one] { $seat } retrouve une figurine revenue du Valhalla.
       *[other] { $seat } retrouve { $figures } figurines revenues du Valhalla.
    }
    .you =
        { $figures ->
            [one] Vous retrouvez une figurine revenue du Valhalla.
           *[other] Vous retrouvez { $figures } figurines revenues du Valhalla.
        }
event-legend_glory =
    { $glory ->
        [one] Caractéristique légendaire ({ $stat }) : { $seat } gagne { $glory } point de Gloire (total : { $total }).
       *[other] Caractéristique légendaire ({ $stat }) : { $seat } gagne { $glory } points de Gloire (total : { $total }).
    }
    .you =
        { $glory ->
            [one] Caractéristique légendaire ({ $stat }) : vous gagnez { $glory } point de Gloire (total : { $total }).
           *[other] Caractéristique légendaire ({ $stat }) : vous gagnez { $glory } points de Gloire (total : { $total }).
        }
event-world_ends = Le monde s'achève ; seule reste la Gloire.
event-final_glory =
    { $glory ->
        [one] { $seat } finit avec { $glory } point de Gloire.
       *[other] { $seat } finit avec { $glory } points de Gloire.
    }
    .you =
        { $glory ->
            [one] Vous finissez avec { $glory } point de Gloire.
           *[other] Vous finissez avec { $glory } points de Gloire.
        }
event-victory = { $seat } l'emporte, { $glory ->
    [one] { $glory } point
   *[other] { $glory } points
} de Gloire à { $next }.
    .you = Vous l'emportez, { $glory ->
        [one] { $glory } point
       *[other] { $glory } points
    } de Gloire à { $next }.
event-victory_shared = { $seat } partage la victoire avec { $glory ->
    [one] { $glory } point
   *[other] { $glory } points
} de Gloire.
    .you = Vous partagez la victoire avec { $glory ->
        [one] { $glory } point
       *[other] { $glory } points
    } de Gloire.

clan-wolf = Loup
clan-raven = Corbeau
clan-serpent = Serpent
clan-bear = Ours
province-yggdrasil = Yggdrasil
    .about = L'arbre-monde, au centre : voisin de toutes les provinces, sans villages ni limite. On y vient par une marche, par un appel au combat ou avec l'Elfe noir, jamais par une invasion ordinaire. Son jeton augmente les trois caractéristiques.
province-myrkulor = Myrkulor
    .about = Région { region-{{ .region }} }, {{ .villages | # village | # villages }}, soutenue par { place-{{ .fjord }} }.
province-elvagar = Elvagar
    .about = Région { region-{{ .region }} }, {{ .villages | # village | # villages }}, soutenue par { place-{{ .fjord }} }.
province-angerboda = Angerboda
    .about = Région { region-{{ .region }} }, {{ .villages | # village | # villages }}, soutenue par { place-{{ .fjord }} }.
province-muspelheim = Muspelheim
    .about = Région { region-{{ .region }} }, {{ .villages | # village | # villages }}, soutenue par { place-{{ .fjord }} }.
province-horgr = Horgr
    .about = Région { region-{{ .region }} }, {{ .villages | # village | # villages }}, soutenue par { place-{{ .fjord }} }.
province-utgard = Utgard
    .about = Région { region-{{ .region }} }, {{ .villages | # village | # villages }}, soutenue par { place-{{ .fjord }} }.
province-andlang = Andlang
    .about = Région { region-{{ .region }} }, {{ .villages | # village | # villages }}, soutenue par { place-{{ .fjord }} }.
province-gimle = Gimle
    .about = Région { region-{{ .region }} }, {{ .villages | # village | # villages }}, soutenue par { place-{{ .fjord }} }.
place-yggdrasil = { province-yggdrasil }
    .about = { province-yggdrasil.about }
place-myrkulor = { province-myrkulor }
    .about = { province-myrkulor.about }
place-elvagar = { province-elvagar }
    .about = { province-elvagar.about }
place-angerboda = { province-angerboda }
    .about = { province-angerboda.about }
place-muspelheim = { province-muspelheim }
    .about = { province-muspelheim.about }
place-horgr = { province-horgr }
    .about = { province-horgr.about }
place-utgard = { province-utgard }
    .about = { province-utgard.about }
place-andlang = { province-andlang }
    .about = { province-andlang.about }
place-gimle = { province-gimle }
    .about = { province-gimle.about }
place-ne = le fjord du nord-est
    .short = Fjord nord-est
    .about = Les navires d'ici combattent et comptent à la fois à Elvagar et à Angerboda, et meurent avec l'une comme avec l'autre.
place-se = le fjord du sud-est
    .short = Fjord sud-est
    .about = Les navires d'ici combattent et comptent à la fois à Muspelheim et à Horgr, et meurent avec l'une comme avec l'autre.
place-sw = le fjord du sud-ouest
    .short = Fjord sud-ouest
    .about = Les navires d'ici combattent et comptent à la fois à Utgard et à Andlang, et meurent avec l'une comme avec l'autre.
place-nw = le fjord du nord-ouest
    .short = Fjord nord-ouest
    .about = Les navires d'ici combattent et comptent à la fois à Myrkulor et à Gimle, et meurent avec l'une comme avec l'autre.
place-valhalla = le Valhalla
    .about = Les morts y attendent la fin de l'Âge.
place-reserve = la réserve
    .about = Les figurines hors du plateau, prêtes à envahir.
stat-rage = Rage
    .the = la Rage
    .about = La Rage dont dispose le clan au début de chaque phase d'action.
stat-axes = Haches
    .the = les Haches
    .about = La Gloire que rapporte une bataille gagnée.
stat-horns = Cornes
    .the = les Cornes
    .about = Le nombre de figurines que le clan peut avoir sur le plateau pour envahir.
token-rage = un rang de Rage
token-axes = un rang de Haches
token-horns = un rang de Cornes
token-fame = {{ tokens.glory | # point | # points }} de Gloire
token-all = un rang de chaque caractéristique
phase-gifts = les cadeaux des dieux
phase-action = les actions
phase-discard = la défausse
phase-quest = les quêtes
phase-ragnarok = le Ragnarök
phase-release = la libération du Valhalla
cause-battle = au combat
cause-invasion = face à un envahisseur
cause-sacrifice = en offrande à Frigga
cause-ragnarok = dans le Ragnarök
source-battle = batailles gagnées
source-pillage = pillage
source-quest = quêtes
source-ragnarok = mort dans le Ragnarök
source-valhalla = morts libérés
source-cards = cartes
source-legend = caractéristiques légendaires
slot-warrior = emplacement des Guerriers
slot-leader = emplacement du Chef
slot-ship = emplacement du Navire
slot-monster_1 = premier emplacement de Monstre
slot-monster_2 = second emplacement de Monstre
slot-clan_1 = premier emplacement de Clan
slot-clan_2 = deuxième emplacement de Clan
slot-clan_3 = troisième emplacement de Clan
region-alfheim = Alfheim
region-jotunheim = Jotunheim
region-manheim = Manheim
figure-warrior = Guerrier
    .many = Guerriers
    .one = un Guerrier
    .about = Force {{ figures.warrior_strength }} ; son invasion coûte sa force en Rage.
figure-leader = Chef
    .one = le Chef
    .about = Force {{ figures.leader_strength }} ; envahit gratuitement.
figure-ship = Navire
    .one = le Navire
    .about = Force {{ figures.ship_strength }} ; se tient dans un fjord, compte sur les deux rives, ne bouge jamais.
figure-troll = Troll
    .one = le Troll
    .about = Force {{ .strength }}, envahit pour {{ .invade | # point | # points }} de Rage. Lorsqu'il envahit une province, tous les Guerriers ennemis qui s'y trouvent sont détruits.
figure-dwarf_chieftain = Chef nain
    .one = le Chef nain
    .about = Force {{ .strength }}, envahit pour {{ .invade | # point | # points }} de Rage.
figure-sea_serpent = Serpent de mer
    .one = le Serpent de mer
    .about = Force {{ .strength }}, envahit pour {{ .invade | # point | # points }} de Rage. Navire autant que monstre : il vit dans les fjords, ne bouge jamais, et compte comme un navire pour les améliorations qui paient leur perte.
figure-valkyrie = Valkyrie
    .one = la Valkyrie
    .about = Force {{ .strength }}, envahit pour {{ .invade | # point | # points }} de Rage. {{ .effect.per_fallen_enemy | # point | # points }} de Gloire par figurine ennemie détruite dans un combat auquel elle participe.
figure-dark_elf = Elfe noir
    .one = l'Elfe noir
    .about = Force {{ .strength }}, envahit pour {{ .invade | # point | # points }} de Rage. Peut envahir Yggdrasil, où sa force est de {{ .effect.strength_in_yggdrasil }}.
figure-fire_giant = Géant de feu
    .one = le Géant de feu
    .about = Force {{ .strength }}, envahit pour {{ .invade | # point | # points }} de Rage. Lorsqu'il envahit une province, tous les ennemis y sont détruits, fjord compris, sauf les monstres.
figure-frost_giant = Géant de givre
    .one = le Géant de givre
    .about = Force {{ .strength }}, envahit pour {{ .invade | # point | # points }} de Rage. Un pillage réussi là où il se tient rapporte deux fois la récompense du jeton.
figure-soldier_of_hel = Soldat de Hel
    .one = le Soldat de Hel
    .about = Force {{ .strength }}, envahit pour {{ .invade | # point | # points }} de Rage.
figure-volur_witch = Sorcière völva
    .one = la Sorcière völva
    .about = Force {{ .strength }}, envahit pour {{ .invade | # point | # points }} de Rage. Au lieu de mourir dans une province extérieure, elle peut se rendre à Yggdrasil.
card-lord_of_hammers = Lord of Hammers
    .about = « Seigneur des marteaux ». Chef, coût {{ .cost }}. Après un pillage réussi avec votre Chef sur place, il peut se rendre dans une province adjacente.
card-lord_of_axes = Lord of Axes
    .about = « Seigneur des haches ». Chef, coût {{ .cost }}. Après un pillage réussi avec votre Chef sur place, augmentez une caractéristique.
card-lord_of_spears = Lord of Spears
    .about = « Seigneur des lances ». Chef, coût {{ .cost }}. Après un pillage réussi avec votre Chef sur place, augmentez toutes vos caractéristiques.
card-brothers_in_arms = Brothers in Arms
    .about = « Frères d'armes ». Guerriers, coût {{ .cost }}. Deux Guerriers d'une même province ont ensemble une force de {{ .effect.pair }}.
card-experts_in_arms = Experts in Arms
    .about = « Experts en armes ». Guerriers, coût {{ .cost }}. Chaque Guerrier a une force de {{ .strength }}.
card-masters_in_arms = Masters in Arms
    .about = « Maîtres d'armes ». Guerriers, coût {{ .cost }}. Chaque Guerrier a une force de {{ .strength }} ; deux d'une même province, {{ .effect.pair }} ensemble.
card-lokis_dragons = Loki's Dragons
    .about = « Dragons de Loki ». Navire, coût {{ .cost }}. {{ .effect.ship_glory | # point | # points }} de Gloire chaque fois qu'un de vos navires est détruit.
card-fire_dragons = Fire Dragons
    .about = « Dragons de feu ». Navire, coût {{ .cost }}. {{ .effect.ship_glory | # point | # points }} de Gloire chaque fois qu'un de vos navires est détruit.
card-eternal_dragons = Eternal Dragons
    .about = « Dragons éternels ». Navire, coût {{ .cost }}. {{ .effect.ship_glory | # point | # points }} de Gloire chaque fois qu'un de vos navires est détruit.
card-troll = Troll
    .about = Monstre, coût {{ .cost }}. { figure-troll.about }
card-dwarf_chieftain = Dwarf Chieftain
    .about = « { figure-dwarf_chieftain } ». Monstre, coût {{ .cost }}. { figure-dwarf_chieftain.about }
card-sea_serpent = Sea Serpent
    .about = « { figure-sea_serpent } ». Monstre, coût {{ .cost }}. { figure-sea_serpent.about }
card-valkyrie = Valkyrie
    .about = Monstre, coût {{ .cost }}. { figure-valkyrie.about }
card-dark_elf = Dark Elf
    .about = « { figure-dark_elf } ». Monstre, coût {{ .cost }}. { figure-dark_elf.about }
card-fire_giant = Fire Giant
    .about = « { figure-fire_giant } ». Monstre, coût {{ .cost }}. { figure-fire_giant.about }
card-frost_giant = Frost Giant
    .about = « { figure-frost_giant } ». Monstre, coût {{ .cost }}. { figure-frost_giant.about }
card-soldier_of_hel = Soldier of Hel
    .about = « { figure-soldier_of_hel } ». Monstre, coût {{ .cost }}. { figure-soldier_of_hel.about }
card-volur_witch = Volur Witch
    .about = « { figure-volur_witch } ». Monstre, coût {{ .cost }}. { figure-volur_witch.about }
card-lokis_domain = Loki's Domain
    .about = « Domaine de Loki ». Clan, coût {{ .cost }}. {{ .effect.release_glory | # point | # points }} de Gloire pour chacun de vos morts libérés du Valhalla.
card-friggas_charm = Frigga's Charm
    .about = « Charme de Frigga ». Clan, coût {{ .cost }}. Vos autres améliorations coûtent {{ .effect.discount | # point | # points }} de Rage de moins.
card-thors_glory = Thor's Glory
    .about = « Gloire de Thor ». Clan, coût {{ .cost }}. {{ .effect.fallen_glory | # point | # points }} de Gloire après un de vos combats où {{ .effect.fallen_needed | au moins # ennemi a été détruit | au moins # ennemis ont été détruits }}.
card-friggas_succor = Frigga's Succor
    .about = « Secours de Frigga ». Clan, coût {{ .cost }}. Chaque fois que vous envahissez une province, un Guerrier de plus de votre réserve peut l'envahir gratuitement.
card-tyrs_domain = Tyr's Domain
    .about = « Domaine de Tyr ». Clan, coût {{ .cost }}. Une quête révélée au combat peut compter pour +{{ .effect.weapon }}.
card-lokis_blessing = Loki's Blessing
    .about = « Bénédiction de Loki ». Clan, coût {{ .cost }}. Après une bataille perdue, un Guerrier de votre réserve peut envahir gratuitement cette province.
card-odins_inspiration = Odin's Inspiration
    .about = « Inspiration d'Odin ». Clan, coût {{ .cost }}. Votre Gloire pour les morts du Ragnarök est multipliée par {{ .effect.factor }}.
card-tyrs_challenge = Tyr's Challenge
    .about = « Défi de Tyr ». Clan, coût {{ .cost }}. Pour {{ .effect.rage | # point | # points }} de Rage, vous pouvez piller une province déjà pillée.
card-friggas_protection = Frigga's Protection
    .about = « Protection de Frigga ». Clan, coût {{ .cost }}. Vos figurines sur le point d'être détruites peuvent rester en place, pour {{ .effect.rage | # point | # points }} de Rage chacune.
card-lokis_eminence = Loki's Eminence
    .about = « Éminence de Loki ». Clan, coût {{ .cost }}. {{ .effect.release_glory | # point | # points }} de Gloire pour chacun de vos morts libérés du Valhalla.
card-tyrs_prowess = Tyr's Prowess
    .about = « Prouesse de Tyr ». Clan, coût {{ .cost }}. Quand vous gagnez une bataille, vous pouvez reprendre en main les cartes que vous y avez jouées, pour {{ .effect.rage | # point | # points }} de Rage chacune.
card-thors_domain = Thor's Domain
    .about = « Domaine de Thor ». Clan, coût {{ .cost }}. Après avoir envahi une province, vous pouvez payer {{ .effect.rage | # point | # points }} de Rage pour la piller aussitôt.
card-friggas_domain = Frigga's Domain
    .about = « Domaine de Frigga ». Clan, coût {{ .cost }}. Comme action, pour {{ .effect.rage | # point | # points }} de Rage en tout, une de vos figurines peut envahir depuis le Valhalla.
card-odins_throne = Odin's Throne
    .about = « Trône d'Odin ». Clan, coût {{ .cost }}. La Gloire de vos quêtes est multipliée par {{ .effect.factor }}.
card-thors_conquest = Thor's Conquest
    .about = « Conquête de Thor ». Clan, coût {{ .cost }}. En fin de partie, {{ .effect.end_glory | # point | # points }} de Gloire pour chacune de vos figurines sur le plateau.
card-friggas_sacrifice = Frigga's Sacrifice
    .about = « Sacrifice de Frigga ». Clan, coût {{ .cost }}. Comme action, détruisez {{ .effect.figures | une | # }} de vos figurines pour augmenter une caractéristique.
card-tyrs_wrath = Tyr's Wrath
    .about = « Colère de Tyr ». Clan, coût {{ .cost }}. Une quête révélée au combat peut compter pour +{{ .effect.weapon }}.
card-lokis_wrath = Loki's Wrath
    .about = « Colère de Loki ». Clan, coût {{ .cost }}. {{ .effect.release_glory | # point | # points }} de Gloire pour chacun de vos morts libérés du Valhalla.
card-tyrs_bash = Tyr's Bash
    .about = « Coup de Tyr ». Bataille +{{ .bonus }}.
card-tyrs_smash = Tyr's Smash
    .about = « Choc de Tyr ». Bataille +{{ .bonus }}.
card-tyrs_crush = Tyr's Crush
    .about = « Écrasement de Tyr ». Bataille +{{ .bonus }}.
card-tyrs_smite = Tyr's Smite
    .about = « Châtiment de Tyr ». Bataille +{{ .bonus }}.
card-tyrs_rage = Tyr's Rage
    .about = « Rage de Tyr ». Bataille +{{ .bonus }}.
card-odins_smite = Odin's Smite
    .about = « Châtiment d'Odin ». Bataille +{{ .bonus }}. Avant la comparaison des forces, chaque adversaire qui a des Guerriers dans la province en perd un.
card-heimdalls_sight = Heimdall's Sight
    .about = « Vision de Heimdall ». Bataille +X, où X est le plus haut bonus d'une seule carte ennemie.
card-friggas_grace = Frigga's Grace
    .about = « Grâce de Frigga ». Bataille +{{ .bonus }}. Si votre pillage réussit, augmentez une caractéristique de plus, autre que celle du jeton.
card-lokis_trickery = Loki's Trickery
    .about = « Ruse de Loki ». Bataille +{{ .bonus }}. Si vous perdez, prenez {{ .effect.steal_rage | # point | # points }} de Rage au vainqueur.
card-thors_hammer = Thor's Hammer
    .about = « Marteau de Thor ». Bataille +{{ .bonus }}. Si vous gagnez, {{ .effect.win_glory | # point | # points }} de Gloire.
card-heimdalls_eye = Heimdall's Eye
    .about = « Œil de Heimdall ». Bataille +{{ .bonus }}. Peut aussi s'ajouter à votre carte une fois que toutes sont révélées.
card-odins_tide = Odin's Tide
    .about = « Marée d'Odin ». Bataille +{{ .bonus }}. Chacun, vous compris, garde une figurine au combat ; les autres sont détruites avant la comparaison des forces.
card-lokis_backstab = Loki's Backstab
    .about = « Traîtrise de Loki ». Bataille +{{ .bonus }}. Si vous perdez, prenez {{ .effect.steal_glory | # point | # points }} de Gloire au vainqueur.
card-heimdalls_watch = Heimdall's Watch
    .about = « Veille de Heimdall ». Bataille +{{ .bonus }}. Gagnez en Gloire la somme des bonus révélés ; ces cartes sont défaussées et chacun en joue une autre.
card-thors_oath = Thor's Oath
    .about = « Serment de Thor ». Bataille +{{ .bonus }}. Si vous gagnez, {{ .effect.win_stats | augmentez une caractéristique | augmentez # fois une caractéristique }}.
card-heimdalls_gaze = Heimdall's Gaze
    .about = « Regard de Heimdall ». Bataille +{{ .bonus }}. Peut aussi s'ajouter à votre carte une fois que toutes sont révélées.
card-thors_primacy = Thor's Primacy
    .about = « Primauté de Thor ». Bataille +{{ .bonus }}. Les textes des cartes révélées par les adversaires sont annulés ; leurs bonus restent.
card-thors_ascension = Thor's Ascension
    .about = « Ascension de Thor ». Bataille +{{ .bonus }}. Si vous gagnez, {{ .effect.win_rage | # point | # points }} de Rage et {{ .effect.win_glory | # point | # points }} de Gloire.
card-odins_judgement = Odin's Judgement
    .about = « Jugement d'Odin ». Bataille +{{ .bonus }}. Vainqueur ou vaincu, {{ .effect.per_fallen | # point | # points }} de Gloire par figurine détruite dans ce combat, les vôtres comprises.
card-lokis_poison = Loki's Poison
    .about = « Poison de Loki ». Bataille +{{ .bonus }}. Si vous perdez, les cartes jouées par le vainqueur rejoignent votre main.
card-quest_alfheim = Alfheim !
card-alfheim_1 = { card-quest_alfheim } ({{ cards.quest_alfheim.glory.1 }})
    .about = Quête de l'Âge 1 : la plus grande force dans une province d'Alfheim au moment des quêtes. {{ cards.quest_alfheim.glory.1 | # point | # points }} de Gloire et un rang de caractéristique.
card-alfheim_2 = { card-quest_alfheim } ({{ cards.quest_alfheim.glory.2 }})
    .about = Quête de l'Âge 2 : la plus grande force dans une province d'Alfheim au moment des quêtes. {{ cards.quest_alfheim.glory.2 | # point | # points }} de Gloire et un rang de caractéristique.
card-alfheim_3 = { card-quest_alfheim } ({{ cards.quest_alfheim.glory.3 }})
    .about = Quête de l'Âge 3 : la plus grande force dans une province d'Alfheim au moment des quêtes. {{ cards.quest_alfheim.glory.3 | # point | # points }} de Gloire et un rang de caractéristique.
card-quest_jotunheim = Jotunheim !
card-jotunheim_1 = { card-quest_jotunheim } ({{ cards.quest_jotunheim.glory.1 }})
    .about = Quête de l'Âge 1 : la plus grande force dans une province de Jotunheim au moment des quêtes. {{ cards.quest_jotunheim.glory.1 | # point | # points }} de Gloire et un rang de caractéristique.
card-jotunheim_2 = { card-quest_jotunheim } ({{ cards.quest_jotunheim.glory.2 }})
    .about = Quête de l'Âge 2 : la plus grande force dans une province de Jotunheim au moment des quêtes. {{ cards.quest_jotunheim.glory.2 | # point | # points }} de Gloire et un rang de caractéristique.
card-jotunheim_3 = { card-quest_jotunheim } ({{ cards.quest_jotunheim.glory.3 }})
    .about = Quête de l'Âge 3 : la plus grande force dans une province de Jotunheim au moment des quêtes. {{ cards.quest_jotunheim.glory.3 | # point | # points }} de Gloire et un rang de caractéristique.
card-quest_manheim = Manheim !
card-manheim_1 = { card-quest_manheim } ({{ cards.quest_manheim.glory.1 }})
    .about = Quête de l'Âge 1 : la plus grande force dans une province de Manheim au moment des quêtes. {{ cards.quest_manheim.glory.1 | # point | # points }} de Gloire et un rang de caractéristique.
card-manheim_2 = { card-quest_manheim } ({{ cards.quest_manheim.glory.2 }})
    .about = Quête de l'Âge 2 : la plus grande force dans une province de Manheim au moment des quêtes. {{ cards.quest_manheim.glory.2 | # point | # points }} de Gloire et un rang de caractéristique.
card-manheim_3 = { card-quest_manheim } ({{ cards.quest_manheim.glory.3 }})
    .about = Quête de l'Âge 3 : la plus grande force dans une province de Manheim au moment des quêtes. {{ cards.quest_manheim.glory.3 | # point | # points }} de Gloire et un rang de caractéristique.
card-quest_yggdrasil = Yggdrasil !
card-yggdrasil_1 = { card-quest_yggdrasil } ({{ cards.quest_yggdrasil.glory.1 }})
    .about = Quête de l'Âge 1 : la plus grande force à Yggdrasil au moment des quêtes. {{ cards.quest_yggdrasil.glory.1 | # point | # points }} de Gloire et un rang de caractéristique.
card-yggdrasil_2 = { card-quest_yggdrasil } ({{ cards.quest_yggdrasil.glory.2 }})
    .about = Quête de l'Âge 2 : la plus grande force à Yggdrasil au moment des quêtes. {{ cards.quest_yggdrasil.glory.2 | # point | # points }} de Gloire et un rang de caractéristique.
card-yggdrasil_3 = { card-quest_yggdrasil } ({{ cards.quest_yggdrasil.glory.3 }})
    .about = Quête de l'Âge 3 : la plus grande force à Yggdrasil au moment des quêtes. {{ cards.quest_yggdrasil.glory.3 | # point | # points }} de Gloire et un rang de caractéristique.
card-quest_glorious_death = Glorious Death !
card-glorious_death_1 = { card-quest_glorious_death } ({{ cards.quest_glorious_death.glory.1 }})
    .about = « Mort glorieuse ». Quête de l'Âge 1 : au moins {{ cards.quest_glorious_death.effect.valhalla }} de vos figurines au Valhalla au moment des quêtes. {{ cards.quest_glorious_death.glory.1 | # point | # points }} de Gloire et un rang de caractéristique.
card-glorious_death_2 = { card-quest_glorious_death } ({{ cards.quest_glorious_death.glory.2 }})
    .about = « Mort glorieuse ». Quête de l'Âge 2 : au moins {{ cards.quest_glorious_death.effect.valhalla }} de vos figurines au Valhalla au moment des quêtes. {{ cards.quest_glorious_death.glory.2 | # point | # points }} de Gloire et un rang de caractéristique.
card-glorious_death_3 = { card-quest_glorious_death } ({{ cards.quest_glorious_death.glory.3 }})
    .about = « Mort glorieuse ». Quête de l'Âge 3 : au moins {{ cards.quest_glorious_death.effect.valhalla }} de vos figurines au Valhalla au moment des quêtes. {{ cards.quest_glorious_death.glory.3 | # point | # points }} de Gloire et un rang de caractéristique.

view-passed_on = cartes que vous avez transmises
view-axes = Haches
view-horns = Cornes
view-age = Âge
view-phase = phase
view-active = au tour de
view-first = premier joueur
view-doom = condamnées, par Âge
view-provinces = provinces
view-fjords = fjords
view-clans = clans
view-pack = votre paquet
view-battle = bataille
view-pending = en cours
view-id = lieu
view-villages = villages
view-figures = figurines
view-token = jeton
view-pillaged = pillée
view-destroyed = détruite
view-doomed = condamnée à l'Âge
view-fjord = fjord
view-strength = force
view-shores = rives
view-open = ouvert
view-clan = clan
view-glory = Gloire
view-earned = Gloire par source
view-rage = Rage
view-passed = a passé
view-stats = caractéristiques
view-on_board = sur le plateau
view-reserve = réserve
view-valhalla = Valhalla
view-upgrades = améliorations
view-hand = main
view-quests = quêtes
view-size = cartes
view-backs = dos
view-cards = cartes
view-known = connues de tous
view-count = nombre
view-step = rang
view-value = valeur
view-cost = coût
view-seat = siège
view-figure = figurine
view-province = province
view-pillager = pilleur
view-fighters = combattants
view-bonus = bonus
view-played = cartes jouées
view-chosen = votre choix
view-fallen = tombés
view-source = depuis
view-target = vers
view-marched = en marche
view-offered = offertes
view-card = carte
view-faces = imprimé sur les cartes
view-kind = type
view-costs = coût des améliorations
view-next = ensuite
view-prices = coût des actions en Rage
view-march = marche
view-repillage = nouveau pillage
view-recall = rappel du Valhalla
kind-battle = Bataille
kind-clan = amélioration de Clan
kind-leader = amélioration du Chef
kind-warrior = amélioration des Guerriers
kind-ship = amélioration du Navire
kind-monster = Monstre
kind-quest = Quête

## What reports of studies call it

study-battle_begins = une bataille
study-pillaged = provinces pillées
study-invaded = figurines qui envahissent
study-upgraded = une amélioration jouée
study-quest_done = une quête accomplie
study-card_revealed = une carte révélée au combat
study-joined = une figurine qui rejoint une bataille
study-fell = une figurine qui tombe
study-rage_stolen = de la Rage volée
study-glory_stolen = de la Gloire volée
study-card_stolen = une carte volée

## The lesson

lesson-goal = Vous menez le clan du Loup contre celui du Corbeau. Le monde finit en trois Âges, et seule compte la Gloire : batailles gagnées, provinces pillées, quêtes accomplies, et belles morts.
lesson-rage = Tout se paie en Rage ; vous en avez 6 pour cet Âge. Les Haches sont la Gloire d'une bataille gagnée, les Cornes le nombre de figurines que vous pouvez avoir sur le plateau.
lesson-cards = Voici les cadeaux des dieux : cartes de bataille, améliorations et quêtes. D'habitude on les choisit une à une, en se passant les mains. Pour une première partie, elles ont été distribuées.
lesson-quest = Commencez par une quête ; c'est gratuit, et personne ne voit laquelle. Alfheim ! rapporte 5 points de Gloire si vous êtes le plus fort dans une province d'Alfheim à la fin de l'Âge.
lesson-raven = Les clans agissent à tour de rôle, une action chacun. Le Corbeau envoie son Chef à Gimle, justement en Alfheim. Un Chef envahit gratuitement.
lesson-leader = Faites de même. Gimle a cinq villages, et chacun accueille une figurine : il y a de la place pour vous deux. Votre Chef a une force de 3.
lesson-answer = Le Corbeau ajoute un Guerrier pour un point de Rage : 4 contre vos 3.
lesson-upgrade = Jouez une amélioration. Brothers in Arms (« Frères d'armes ») coûte 1 point de Rage et va dans l'emplacement des Guerriers de votre fiche : désormais, deux Guerriers d'une même province combattent avec une force de 3.
lesson-free = Une nouvelle amélioration de figurine permet à l'une d'elles d'envahir aussitôt, gratuitement. Envoyez un Guerrier à Gimle : 4 contre 4.
lesson-secret = Le Corbeau s'engage lui aussi dans une quête. Vous voyez qu'il le fait, pas laquelle.
lesson-pillage = Pillez Gimle : c'est gratuit aussi, et une seule fois par Âge et par province. La récompense est un rang de Cornes. Qui a des figurines à côté pourrait rejoindre la bataille ; personne n'en a.
lesson-battle = Chacun dans la province choisit une carte en secret. Tyr's Smash ajoute 3. Seules les cartes de bataille comptent, mais on peut poser n'importe quelle carte pour bluffer.
lesson-reveal = Votre carte est posée. Le Corbeau choisit la sienne, et les deux sont retournées ensemble.
lesson-won = 7 contre 6 : la bataille est à vous. Les vaincus vont au Valhalla et reprennent leur carte, la vôtre est défaussée. Vous gagnez 3 points de Gloire grâce à vos Haches, et vos Cornes progressent.
lesson-death = Mourir n'est pas perdre : tous reviennent à la fin de l'Âge, et des quêtes et des cartes récompensent la mort. Quand l'Âge finit, une province est détruite avec tous ceux qui s'y trouvent, et chacun de vos morts y vaut de la Gloire.
lesson-ages = Quand plus personne n'a de Rage, ou que tout est pillé, l'Âge finit : gardez une carte, montrez les quêtes, puis vient le Ragnarök. Restez fort à Gimle pour votre quête.

## La table en phrases

tell = Âge { $age }, phase : { $phase }. { $active ->
    [none] {""}
   *[other] C'est à { $active } de jouer.
} Premier joueur : { $first }. Ces provinces tombent, Âge après Âge : { $doom }.
tell-left-out = doom faces prices
tell-figures = { $figure } de { $seat }
tell-provinces = { $destroyed ->
    [yes] { $id } est détruite.
   *[no] { $id } a { $villages ->
        [none] de la place pour tous
       *[other] { $villages } villages
    } et offre { $token }{ $pillaged ->
        [yes] , mais est déjà pillée
       *[no] {""}
    }. Figurines sur place : { $figures }. { $doomed ->
        [none] {""}
       *[other] Elle tombe à l'Âge { $doomed }.
    }
}
tell-fjords = { $id } borde { $shores } { $open ->
    [yes] {""}
   *[no] et est fermé
}. Navires : { $figures }.
tell-clans = { $clan } : { $glory } points de Gloire et { $rage } de Rage ; sur sa fiche, Rage { $stats_rage_value }, Haches { $stats_axes_value } et Cornes { $stats_horns_value } ; { $hand_size } cartes en main et { $quests_count } quêtes face cachée. Prêts à envahir : { $reserve }. Au Valhalla : { $valhalla }. Améliorations : { $upgrades }.
    .you = Vous menez { $clan }, avec { $glory } points de Gloire et { $rage } de Rage ; sur votre fiche, Rage { $stats_rage_value }, Haches { $stats_axes_value } et Cornes { $stats_horns_value }. Votre main : { $hand_cards }. Vos quêtes : { $quests_cards }. Prêts à envahir : { $reserve }. Au Valhalla : { $valhalla }. Améliorations : { $upgrades }.

## La table en quelques chiffres

status = Âge { $age } · { $phase } · provinces perdues, Âge après Âge : { $doom }
    { $provinces ->
        [none] {""}
       *[other] Forces, dans l'ordre des clans ci-dessous : { $provinces }
    }
    { $clans }
status-figures = { $figure }
status-provinces = { $figures ->
        [none] {""}
       *[other] { $id } ({ $strength })
    }
status-clans = { $clan } : Gloire { $glory }, Rage { $rage }/{ $stats_rage_value }, Haches { $stats_axes_value }, Cornes { $stats_horns_value }, en jeu { $on_board }, cartes { $hand_size }, quêtes { $quests_count }{ $passed ->
        [yes] , a passé
       *[no] {""}
    }
    .you = Vous, { $clan } : Gloire { $glory }, Rage { $rage }/{ $stats_rage_value }, Haches { $stats_axes_value }, Cornes { $stats_horns_value }, en jeu { $on_board }{ $passed ->
        [yes] , avez passé
       *[no] {""}
    }{ $hand_cards ->
        [none] {""}
       *[other] . Main : { $hand_cards }
    }{ $quests_cards ->
        [none] {""}
       *[other] . Quêtes : { $quests_cards }
    }
