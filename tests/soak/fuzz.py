"""20,000 frames and requests that no honest client sends: `python tests/soak/fuzz.py [--count 20000] [--seed 0]`.

Ends with 0 if nothing became an internal error, nothing was written to the log as one, and the server still plays.
"""

import argparse
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "server"))

from nonsense import Nonsense, errors_written
from serving import serve

BATCH = 500


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--count", type=int, default=20_000)
    arguments.add_argument("--seed", type=int, default=0)
    given = arguments.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        errors_written() as written,
        serve(Path(folder), webhooks=False) as served,
    ):
        nonsense = Nonsense(served, given.seed)
        for sent in range(0, given.count, 2 * BATCH):
            nonsense.send_frames(BATCH)
            nonsense.send_requests(BATCH)
            print(f"{sent + 2 * BATCH} sent: {dict(nonsense.answers)}", flush=True)
        with served.player(served.create("person"), 0) as ann:
            plays = ann.act()["t"] == "ack"
    failed = [
        answer for answer in nonsense.answers if answer == "internal" or (isinstance(answer, int) and answer >= 500)
    ]
    for line in written[:10]:
        print(line)
    print(f"{len(written)} errors in the log, failures: {failed}, plays on: {plays}")
    return int(bool(written or failed or not plays))


if __name__ == "__main__":
    sys.exit(main())
