"""One game as it is played: the log, the clocks, what each seat is shown. No I/O."""
