"""The games for people who train and study agents, through the interfaces they already use.

`vector` steps many games a call and needs nothing but NumPy and Numba. The other faces are imported by name, each with
the library it speaks to: `meadhall.envs.pettingzoo`, `meadhall.envs.gymnasium`, `meadhall.envs.sb3`,
`meadhall.envs.torchrl`, `meadhall.envs.openspiel`.
"""

from .cpu import Batch, Vector
from .errors import Closed, WrongDevice, WrongShape
from .vector import vector

__all__ = ["Batch", "Closed", "Vector", "WrongDevice", "WrongShape", "vector"]
