## Words that all games share.

seat-0 = Seat 1
seat-1 = Seat 2
seat-2 = Seat 3
seat-3 = Seat 4
seat-4 = Seat 5
seat-5 = Seat 6

## A table in words

colon = { ": " }
tell-none = none
answer-with-one-of = Answer with one of these:

## The terminal

terminal-seed = seed { $seed }
terminal-help = Answer with a number or in words; { $help } lists what else you can type.
terminal-how = Answer with the number of a choice, or in its words. An empty line shows the question again. You can also type:
command-board = board
    .does = the whole board
command-card = card
    .word = NAME
    .does = what a card, a place or a foe is
command-rules = rules
    .word = WORD
    .does = what the rules say about something
command-hint = hint
    .does = what a strong player would do, and what may follow
command-log = log
    .word = NUMBER
    .does = what has happened; the last so many lines
command-more = more
    .does = every choice with its text in full
command-undo = undo
    .does = take your last decision back
command-save = save
    .word = FILE
    .does = save the game
command-load = load
    .word = FILE
    .does = go on with a saved game
command-help = help
    .word = WORD
    .does = this list; or what something is, and what the rules say about it
command-quit = quit
    .does = leave; the whole game is printed as one line
terminal-earlier = { $count ->
    [one] … one line before that: { $command }
   *[other] … { $count } lines before that: { $command }
  }
terminal-choices-left = { $count ->
    [one] … one choice more: { $command }
   *[other] … { $count } choices more: { $command }
  }
terminal-go-on = Enter: go on. q: enough.
terminal-left = The whole game, in one line. Put it in a file and you can { $load } it later:
terminal-undone = Taken back: { $action }.
terminal-saved = Saved to { $path }.
terminal-not-now = “{ $text }” cannot be done now. Choose a number from 1 to { $count }.
terminal-not-now-near = “{ $text }” cannot be done now. Near it: { $near }.
terminal-undo-nothing = Nothing has been decided yet.
terminal-undo-other = The last decision was taken by { $player }, who alone can take it back.
terminal-undo-shown = Something random or secret has been shown since: there is no way back.
terminal-nowhere = The rules say nothing about “{ $word }”.
terminal-nowhere-near = The rules say nothing about “{ $word }”. Near it: { $near }.
terminal-no-card = Nothing in the game is called “{ $word }”.
terminal-no-card-near = Nothing in the game is called “{ $word }”. Near it: { $near }.
terminal-which-word = Which one? Type { $command } and a word.
terminal-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
terminal-hint-by = { $bot } would choose, best first ({ $scale }):
terminal-scale-probability = how sure it is
terminal-scale-chance-of-winning = chance of winning
terminal-scale-points-of-the-heuristic = points of its rule of thumb

## The coach

coach-likely = { $event } ({ $percent }% likely).
coach-thinking = thinking about every decision
coach-team = Together
coach-from-to = { $first }% → { $last }%
coach-no-mistakes = No mistakes that the coach is sure of.
coach-number = no.
coach-seat = who
coach-verdict = verdict
coach-done = what was done
coach-better = what was better
coach-gain = points
coach-then = then
coach-inaccuracy = inaccuracy
coach-mistake = mistake
coach-blunder = blunder
coach-accuracy = accuracy
coach-decisions = own decisions
coach-others = decisions of others
coach-luck = luck
coach-inaccuracies = inaccuracies
coach-mistakes = mistakes
coach-blunders = blunders

## Riddles

riddle-none = { $game } has no riddles yet. `meadhall riddles { $id } --out FILE` finds some.
riddle-title = Riddle { $name }
riddle-steps = { $count ->
    [one] One decision
   *[other] { $count } decisions
  }, difficulty { $difficulty }
riddle-help = Answer with a number or in words; { $help } lists what else you can type, { $quit } shows the answer.
riddle-right = Right.
riddle-solved = Solved!
riddle-wrong = Not the best: { $chance }%, against { $best }% after the best.
riddle-wrong-unknown = Not the best.
riddle-answer = The answer: { $answer }.
riddle-why = Then it is likely that:
