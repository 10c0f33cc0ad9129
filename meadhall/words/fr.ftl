## Les mots communs à tous les jeux.

seat-0 = Place 1
seat-1 = Place 2
seat-2 = Place 3
seat-3 = Place 4
seat-4 = Place 5
seat-5 = Place 6

## Une table en toutes lettres

colon = { " : " }
tell-none = aucun
answer-with-one-of = Répondez par l'une de ces réponses :

## Le terminal

terminal-seed = graine { $seed }
terminal-help = Répondez par un numéro ou en toutes lettres. Aussi : help MOT (ce que c'est), undo, save FICHIER, load FICHIER, quit.
terminal-saved = Sauvegardé dans { $path }.
terminal-not-now = « { $text } » n'est pas possible maintenant. Choisissez un numéro de 1 à { $count }.
terminal-undo-nothing = Rien n'a encore été décidé.
terminal-undo-other = La dernière décision est celle de { $player } : personne d'autre ne peut l'annuler.
terminal-undo-shown = Depuis, le hasard a parlé ou un secret a été dévoilé : impossible de revenir en arrière.
terminal-nowhere = Les règles ne disent rien de « { $word } ».
terminal-nowhere-near = Les règles ne disent rien de « { $word } ». Mots proches : { $near }.

## L'entraîneur

coach-likely = { $event } (probable à { $percent } %).
coach-thinking = examen de chaque décision
coach-team = Ensemble
coach-no-mistakes = Aucune erreur dont l'entraîneur soit sûr.
coach-number = n°
coach-seat = qui
coach-verdict = verdict
coach-done = décision prise
coach-better = meilleure décision
coach-gain = points
coach-then = puis
coach-inaccuracy = imprécision
coach-mistake = erreur
coach-blunder = gaffe
coach-accuracy = précision
coach-decisions = ses décisions
coach-others = celles des autres
coach-luck = chance
coach-inaccuracies = imprécisions
coach-mistakes = erreurs
coach-blunders = gaffes

## Énigmes

riddle-none = { $game } n'a pas encore d'énigmes. `meadhall riddles { $id }` en trouve.
riddle-title = Énigme { $name }
riddle-steps = { $count ->
    [one] Une décision
   *[other] { $count } décisions
  }, difficulté { $difficulty }
riddle-right = Exact.
riddle-solved = Résolue !
riddle-wrong = Pas le meilleur choix : { $chance }, contre { $best } après le meilleur.
riddle-wrong-unknown = Pas le meilleur choix.
riddle-answer = La réponse : { $answer }.
riddle-why = Ensuite, il est probable que :
