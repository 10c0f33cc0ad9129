"""Arrays lent to other libraries: shared, kept alive, and given back."""

import gc

import numpy as np
import pytest

from meadhall.engine import dlpack
from meadhall.engine.dlpack import CPU, SharedArray


def lent() -> int:
    gc.collect()
    return len(dlpack._LENT)


@pytest.mark.parametrize("dtype", [np.int8, np.int16, np.int32, np.float32])
def test_memory_is_shared_until_nobody_looks_at_it(dtype: type) -> None:
    waited: list[bool] = []
    before, array = lent(), np.arange(12, dtype=dtype).reshape(3, 4)
    shared = SharedArray(array, lambda: waited.append(True), CPU)
    taken = np.from_dlpack(shared)
    assert (taken.dtype, taken.shape) == (array.dtype, array.shape)
    array[1, 2] = 99
    assert np.array_equal(taken, array)
    assert lent() == before + 1
    del taken
    assert lent() == before
    assert not waited


def test_a_capsule_that_nobody_takes_is_given_back_and_other_streams_are_waited_for() -> None:
    waited: list[bool] = []
    before, shared = lent(), SharedArray(np.zeros(5, np.float32), lambda: waited.append(True), CPU)
    shared.__dlpack__(stream=7, max_version=(1, 0))
    assert lent() == before
    assert waited == [True]


def test_pytorch_takes_it() -> None:
    torch = pytest.importorskip("torch")
    before, array = lent(), np.ones((2, 3), np.int16)
    tensor = torch.from_dlpack(SharedArray(array, lambda: None, CPU))
    tensor += 1
    assert array.sum() == 12
    del tensor
    assert lent() == before
