"""`python -m meadhall` is `meadhall`."""

from .cli import main

main()
