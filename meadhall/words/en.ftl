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
terminal-help = Answer with a number or in words. Also: help WORD (what something is), undo, save FILE, load FILE, quit.
terminal-saved = Saved to { $path }.
terminal-not-now = “{ $text }” cannot be done now. Choose a number from 1 to { $count }.
terminal-undo-nothing = Nothing has been decided yet.
terminal-undo-other = The last decision was taken by { $player }, who alone can take it back.
terminal-undo-shown = Something random or secret has been shown since: there is no way back.
terminal-nowhere = The rules say nothing about “{ $word }”.
terminal-nowhere-near = The rules say nothing about “{ $word }”. Near it: { $near }.

## The coach

coach-likely = { $event } ({ $percent } % likely).
coach-thinking = thinking about every decision
coach-team = Together
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

riddle-none = { $game } has no riddles yet. `meadhall riddles { $id }` finds some.
riddle-title = Riddle { $name }
riddle-steps = { $count ->
    [one] One decision
   *[other] { $count } decisions
  }, difficulty { $difficulty }
riddle-right = Right.
riddle-solved = Solved!
riddle-wrong = Not the best: { $chance }, against { $best } after the best.
riddle-wrong-unknown = Not the best.
riddle-answer = The answer: { $answer }.
riddle-why = Then it is likely that:
