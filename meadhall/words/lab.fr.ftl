# Rapports des études.

lab-title = { $game } : { $games } parties
lab-about = { $players ->
    [one] 1 joueur
   *[other] { $players } joueurs
  } ({ $bots }), graine { $seed }, { $options }. Les intervalles sont à 95 %.
lab-usual-options = options habituelles
lab-own-content = { $options }, contenu modifié
lab-in-short = En bref
lab-contents = Sommaire
lab-figures = Les chiffres
lab-interval = { $value } % (de { $low } à { $high })

## Short answers

lab-habit-weak = { $count ->
    [one] C'est peut-être une habitude de ces joueurs : { $bots } n'est pas un maître. `meadhall study` interroge des maîtres.
   *[other] C'est peut-être une habitude de ces joueurs : { $bots } ne sont pas des maîtres. `meadhall study` interroge des maîtres.
  }
lab-habit-search = C'est peut-être une habitude de ces joueurs : aucun réseau n'a été entraîné pour ce contenu, une recherche joue donc à sa place.
lab-how-hard = Le jeu est-il difficile ?
lab-won = { $rate } des parties sont gagnées.
lab-none-won = Aucune partie n'est gagnée.
lab-frequent-loss = La défaite la plus fréquente ({ $share } % des défaites) : { $cause }.
lab-try-harder = On n'en apprend guère ainsi : essayez plus difficile, `--option { $option }=…`.
lab-try-easier = On n'en apprend guère ainsi : essayez plus facile, `--option { $option }=…`.
lab-skill = Habileté ou chance ?
lab-skill-decides = L'habileté décide : { $sides }
lab-skill-both = Habileté et chance : { $sides }
lab-skill-luck = Surtout de la chance : { $sides }
lab-skill-sides = à une même table, une place tenue par { $strong } gagne { $strong_rate } de ses parties, une place tenue par { $weak } { $weak_rate } ; l'égalité serait à { $even } %, le maximum à { $most } %.
lab-skill-together = Avec les mêmes donnes, { $strong } gagne { $strong_rate } et { $weak } { $weak_rate }.
lab-begin = Vaut-il mieux commencer ?
lab-seat-matters = La place compte-t-elle ?
lab-even = Aucun avantage trouvé. { $who } gagne { $rate } des parties ; l'égalité serait à { $even } %.
lab-advantage = Un avantage. { $who } gagne { $rate } des parties ; l'égalité serait à { $even } %.
lab-disadvantage = Un désavantage. { $who } gagne { $rate } des parties ; l'égalité serait à { $even } %.
lab-first-player = Le premier joueur
lab-furthest-seat = La place { $seat }, la plus éloignée de l'égalité,
lab-decided = Quand la partie se décide-t-elle ?
lab-runaway = Le premier s'échappe : { $course }
lab-contested = Disputé : { $course }
lab-open = Ouvert jusque tard : { $course }
lab-lead = la tête change de mains { $changes } fois (± { $changes_margin }). Qui mène à mi-partie gagne { $half } du temps, qui mène aux neuf dixièmes { $late }. Dans { $share } % des parties, le vainqueur n'est plus jamais mené à partir de la moitié.
lab-how-long = Combien de temps dure une partie ?
lab-length = { $decisions } décisions (± { $margin }), avec { $options } choix chacune.
lab-more-late = Les derniers tours comptent plus de décisions que les premiers.
lab-fewer-late = Les derniers tours comptent moins de décisions que les premiers.
lab-as-many-late = Les derniers tours comptent à peu près autant de décisions que les premiers.
lab-meet = Les joueurs se rencontrent-ils ?
lab-meet-hardly = À peine : { $times } fois par partie ; le plus souvent { $what }, { $most } fois (± { $margin }).
lab-meet-sometimes = De temps en temps : { $times } fois par partie ; le plus souvent { $what }, { $most } fois (± { $margin }).
lab-meet-often = Souvent : { $times } fois par partie ; le plus souvent { $what }, { $most } fois (± { $margin }).
lab-strong = Quelque chose est-il trop fort ou trop faible ?
lab-wins-more = { $count ->
    [one] 1 sur { $all } gagne au moins { $points } points de plus que l'égalité ({ $some })
   *[other] { $count } sur { $all } gagnent au moins { $points } points de plus que l'égalité ({ $some })
  }
lab-wins-less = { $count ->
    [one] 1 sur { $all } gagne au moins { $points } points de moins que l'égalité ({ $some })
   *[other] { $count } sur { $all } gagnent au moins { $points } points de moins que l'égalité ({ $some })
  }
lab-nothing-stands-out = Sur { $all }, rien ne se détache à coup sûr de { $points } points.
lab-because-winning = Les vainqueurs ont peut-être une chose parce qu'ils gagnaient déjà ; `meadhall effect` le dit.
lab-choices-none = Y a-t-il des choix qui n'en sont pas ?
lab-never-taken = Jamais pris : { $count } sur { $all } ({ $some })
lab-always-taken = Toujours pris : { $count } sur { $all } ({ $some })
lab-no-such-choice = Sur { $all } choix, aucun n'est à coup sûr toujours ou jamais pris.

## Sections

lab-endings = Comment les parties finissent
lab-last-turns = Quand les parties sont gagnées et perdues
lab-share-of-games = Part de toutes les parties.
lab-last-turn = dernier tour de la partie
lab-scores = Scores
lab-share-of-seats = Part de toutes les places.
lab-points-at-the-end = points à la fin
lab-winners-of-these = dont vainqueurs
lab-seat = place { $seat }
lab-even-sentence = Part des victoires avec son intervalle à 95 % ; la ligne pointillée est l'égalité.
lab-who-begins = le premier joueur
lab-the-others = les autres
lab-winners = vainqueurs
lab-bots = Bots
lab-skill-sentence = Combien de fois les forts et les faibles gagnent : ce qui n'est pas de la chance.
lab-lead-sentence = Combien de fois celui qui mène à ce moment de la partie la gagne. La ligne pointillée est l'égalité.
lab-pacing = Rythme
lab-pacing-sentence = Décisions de toutes les places par tour, en moyenne sur les parties qui vont jusque-là.
lab-often-sentence = Combien de fois par partie.
lab-lengths = Durée
lab-length-sentence = { $decisions } décisions par partie en moyenne (± { $margin }), avec { $options } choix chacune.
lab-decisions-in-a-game = décisions par partie
lab-points = D'où viennent les points
lab-points-sentence = Moyenne des places gagnantes et de toutes les autres ; les barres sont les intervalles à 95 %.
lab-points-a-game = points par partie
lab-draft = Le draft, Âge { $age }
lab-draft-sentence = Combien de fois gagne la place qui a choisi une carte, et à quel rang elle est prise en moyenne.
lab-pick = rang du choix (1 : la première carte prise)
lab-choices = Choix
lab-choices-sentence = Combien de fois un choix est pris quand il y en a d'autres : les plus et les moins souvent pris.
lab-winning-with = Gagner avec : { $what }
lab-winning-sentence = Combien de fois gagne une place qui l'a fait, avec son intervalle à 95 %. Ce n'en est pas forcément la raison.
lab-best-and-worst = Les { $count } meilleurs et les { $count } moins bons.
lab-on-the-board = Sur le plateau : { $what }
lab-heat-sentence = Combien de fois par partie. Les lieux absents de ce dessin sont parmi les chiffres.
lab-heat-sure = Nulle part moins sûr que ± { $margin } ; pointez un lieu pour voir son propre intervalle.
lab-tracks = Comment les ennemis approchent
lab-tracks-sentence = Où les ennemis arrivent quand ils avancent, en moyenne sur toutes les parties encore en cours, avec sa bande.
lab-turn = tour
lab-square = case
lab-part = part de la partie

## Columns of the figures

lab-column-ending = fin
lab-column-wins = victoires
lab-column-games = parties
lab-column-rate = part
lab-column-low = de
lab-column-high = à
lab-column-turn = tour
lab-column-score = score
lab-column-score-margin = score ±
lab-column-seats = places
lab-column-seat = place
lab-column-spread = écart type
lab-column-bot = bot
lab-column-first = qui
lab-column-decisions = décisions
lab-column-options-a-decision = choix par décision
lab-column-source = source
lab-column-points = points
lab-column-points-margin = points ±
lab-column-winners = vainqueurs
lab-column-winners-margin = vainqueurs ±
lab-column-others = autres
lab-column-others-margin = autres ±
lab-column-thing = quoi
lab-column-pick = rang
lab-column-pick-margin = rang ±
lab-column-choice = choix
lab-column-offered = offert
lab-column-place = lieu
lab-column-times = fois
lab-column-margin = ±
lab-column-what-happens = quoi
lab-column-mean = moyenne
lab-column-moves = mouvements
lab-column-square = case
