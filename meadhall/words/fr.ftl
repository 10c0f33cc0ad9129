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
terminal-help = Répondez par un numéro ou en toutes lettres ; { $help } donne les autres commandes.
terminal-how = Répondez par le numéro d'un choix ou en toutes lettres. Une ligne vide repose la question. Vous pouvez aussi taper :
command-board = plateau
    .does = tout le plateau
command-card = carte
    .word = NOM
    .does = ce qu'est une carte, un lieu ou un ennemi
command-rules = règles
    .word = MOT
    .does = ce que les règles en disent
command-hint = conseil
    .does = ce que ferait un bon joueur, et ce qui peut s'ensuivre
command-log = journal
    .word = NOMBRE
    .does = ce qui s'est passé ; les dernières lignes
command-more = choix
    .does = tous les choix, avec leur texte complet
command-undo = annuler
    .does = reprendre votre dernière décision
command-save = sauver
    .word = FICHIER
    .does = sauvegarder la partie
command-load = charger
    .word = FICHIER
    .does = continuer une partie sauvegardée
command-help = aide
    .word = MOT
    .does = cette liste ; ou ce qu'est une chose et ce que les règles en disent
command-quit = quitter
    .does = partir ; toute la partie s'affiche en une ligne
terminal-earlier = { $count ->
    [one] … une ligne avant : { $command }
   *[other] … { $count } lignes avant : { $command }
  }
terminal-choices-left = { $count ->
    [one] … encore un choix : { $command }
   *[other] … encore { $count } choix : { $command }
  }
terminal-go-on = Entrée : la suite. q : assez.
terminal-left = Toute la partie, en une ligne. Mettez-la dans un fichier pour la { $load } plus tard :
terminal-undone = Décision reprise : { $action }.
terminal-saved = Sauvegardé dans { $path }.
terminal-not-now = « { $text } » n'est pas possible maintenant. Choisissez un numéro de 1 à { $count }.
terminal-not-now-near = « { $text } » n'est pas possible maintenant. Réponses proches : { $near }.
terminal-undo-nothing = Rien n'a encore été décidé.
terminal-undo-other = La dernière décision est celle de { $player } : personne d'autre ne peut l'annuler.
terminal-undo-shown = Depuis, le hasard a parlé ou un secret a été dévoilé : impossible de revenir en arrière.
terminal-nowhere = Les règles ne disent rien de « { $word } ».
terminal-nowhere-near = Les règles ne disent rien de « { $word } ». Mots proches : { $near }.
terminal-no-card = Rien dans le jeu ne s'appelle « { $word } ».
terminal-no-card-near = Rien dans le jeu ne s'appelle « { $word } ». Noms proches : { $near }.
terminal-which-word = De quoi s'agit-il ? Tapez { $command } et un mot.
terminal-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
terminal-hint-by = choix de { $bot }, du meilleur au moins bon ({ $scale }) :
terminal-scale-probability = sa certitude
terminal-scale-chance-of-winning = chances de gagner
terminal-scale-points-of-the-heuristic = points de sa règle simple

## L'entraîneur

coach-likely = { $event } (probable à { $percent } %).
coach-thinking = examen de chaque décision
coach-team = Ensemble
coach-from-to = { $first } % → { $last } %
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

riddle-none = { $game } n'a pas encore d'énigmes. `meadhall riddles { $id } --out FICHIER` en trouve.
riddle-title = Énigme { $name }
riddle-steps = { $count ->
    [one] Une décision
   *[other] { $count } décisions
  }, difficulté { $difficulty }
riddle-help = Répondez par un numéro ou en toutes lettres ; { $help } montre ce que vous pouvez taper d'autre, { $quit } donne la réponse.
riddle-right = Exact.
riddle-solved = Résolue !
riddle-wrong = Pas le meilleur choix : { $chance } %, contre { $best } % après le meilleur.
riddle-wrong-unknown = Pas le meilleur choix.
riddle-answer = La réponse : { $answer }.
riddle-why = Ensuite, il est probable que :
