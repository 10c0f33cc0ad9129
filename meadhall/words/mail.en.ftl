# Letters that a server sends where its host has said through which mail server.

code-subject = Your code for Meadhall: { $code }
code-text =
    Somebody, most likely you, wants to be told at this address when it is their turn in { $game }.

    The code is { $code }. Enter it at the table, under "When it is my turn".

    If that was not you, do nothing: nothing more will be sent.
turn-subject = Your turn in { $game }
turn-text =
    { $game } waits for you:
    { $link }

    You get one such letter, and the next one only when you have been at the table since, or after a day.

    No more letters about this table:
    { $stop }
