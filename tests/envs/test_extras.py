"""What is missing is named, with the extra that brings it."""

import subprocess
import sys

import pytest

from meadhall.engine import cuda
from meadhall.engine.errors import WrongDevice
from meadhall.engine.measure import Measurement

from .duel import GAME as DUEL


@pytest.mark.parametrize(
    ("face", "package", "said"),
    [
        ("gymnasium", "gymnasium", "gymnasium is not installed: pip install 'meadhall[envs]'"),
        ("pettingzoo", "pettingzoo", "pettingzoo is not installed: pip install 'meadhall[envs]'"),
        ("sb3", "stable_baselines3", "stable-baselines3 is not installed: pip install 'meadhall[sb3]'"),
        ("torchrl", "torch", "torch is not installed: pip install 'meadhall[torchrl]'"),
        ("openspiel", "pyspiel", "open_spiel is not installed: pip install 'meadhall[openspiel]'"),
    ],
)
def test_a_missing_library_is_named_with_its_extra(face: str, package: str, said: str) -> None:
    code = f"import sys; sys.modules[{package!r}] = None; import meadhall.envs.{face}"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert told.stderr.splitlines()[-1] == f"ModuleNotFoundError: {said}"


def test_a_gpu_that_is_not_there_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cuda, "available", lambda: False)
    with pytest.raises(WrongDevice, match="there is no CUDA device here, or numba-cuda is missing"):
        Measurement(DUEL, 2, 0.1).on("cuda")
