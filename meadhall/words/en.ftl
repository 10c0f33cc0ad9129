## Words that all games share.

seat-0 = Seat 1
seat-1 = Seat 2
seat-2 = Seat 3
seat-3 = Seat 4
seat-4 = Seat 5
seat-5 = Seat 6

## A table in words

colon = { ": " }
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
