"""Arrays in GPU memory as DLPack hands them from library to library: `torch.from_dlpack`, `jax.dlpack.from_dlpack`.

NumPy's arrays do this themselves. Numba's device arrays know only `__cuda_array_interface__`, so the structures of
DLPack (https://dmlc.github.io/dlpack) are filled in here.
"""

import ctypes
from collections.abc import Callable
from math import prod
from typing import Any

import numpy as np

__all__ = ["CPU", "CUDA", "SharedArray"]

CPU, CUDA = 1, 2
"""Kinds of memory, by DLPack's numbers."""
CODES = {"i": 0, "u": 1, "f": 2}
"""Kinds of numbers, by NumPy's letter and DLPack's number."""
NAME = b"dltensor"
LEGACY_STREAM = 1
"""The stream on which everything of ours runs, as DLPack names it."""


class _Tensor(ctypes.Structure):
    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device_kind", ctypes.c_int32),
        ("device_number", ctypes.c_int32),
        ("dimensions", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
        ("context", ctypes.c_void_p),
        ("deleter", ctypes.c_void_p),
    ]


_LENT: dict[int, tuple[Any, ...]] = {}
"""What somebody else still looks at, by the address of its description."""


def _forget(address: int, lent: dict[int, tuple[Any, ...]] = _LENT) -> None:
    lent.pop(address, None)


_give_back = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(_forget)


_api = ctypes.pythonapi
_new = _api.PyCapsule_New
_new.restype, _new.argtypes = ctypes.py_object, (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
_is_valid = _api.PyCapsule_IsValid
_is_valid.restype, _is_valid.argtypes = ctypes.c_int, (ctypes.c_void_p, ctypes.c_char_p)
_pointer = _api.PyCapsule_GetPointer
_pointer.restype, _pointer.argtypes = ctypes.c_void_p, (ctypes.c_void_p, ctypes.c_char_p)


def _throw_away(capsule: int) -> None:
    """A capsule that nobody took is thrown away; one that was taken has another name by then."""
    if _is_valid(capsule, NAME):
        _give_back(_pointer(capsule, NAME))


_not_taken = ctypes.PYFUNCTYPE(None, ctypes.c_void_p)(_throw_away)


class SharedArray:
    """A contiguous array in GPU memory that other libraries look at without copying. It stays alive as long as they
    do."""

    def __init__(self, array: Any, synchronize: Callable[[], None], kind: int = CUDA) -> None:
        about = array.__cuda_array_interface__ if kind == CUDA else array.__array_interface__
        self.shape, self.dtype = tuple(about["shape"]), np.dtype(about["typestr"])
        self._array, self._address, self._kind, self._synchronize = array, about["data"][0], kind, synchronize

    def __dlpack_device__(self) -> tuple[int, int]:
        return self._kind, 0

    def __dlpack__(self, *, stream: int | None = None, **wishes: Any) -> Any:
        if stream not in (None, -1, LEGACY_STREAM):
            self._synchronize()
        count = len(self.shape)
        sizes = (ctypes.c_int64 * count)(*self.shape)
        strides = (ctypes.c_int64 * count)(*(prod(self.shape[at + 1 :]) for at in range(count)))
        made = _Tensor(
            self._address,
            self._kind,
            0,
            count,
            CODES[self.dtype.kind],
            8 * self.dtype.itemsize,
            1,
            sizes,
            strides,
            0,
            None,
            ctypes.cast(_give_back, ctypes.c_void_p),
        )
        _LENT[ctypes.addressof(made)] = (made, sizes, strides, self._array)
        return _new(ctypes.addressof(made), NAME, ctypes.cast(_not_taken, ctypes.c_void_p))
