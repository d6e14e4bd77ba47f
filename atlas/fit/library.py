"""The relaxation in C, compiled when it is first needed."""

import ctypes
import subprocess
import tempfile
from pathlib import Path

SOURCE = Path(__file__).with_name("potts.c")


def potts_library(seed: int) -> ctypes.CDLL:
    """The compiled relaxation with its luck set to a seed."""
    with tempfile.TemporaryDirectory() as folder:
        built = Path(folder) / "potts.so"
        subprocess.run(["gcc", "-O3", "-shared", "-fPIC", "-o", built, SOURCE, "-lm"], check=True)
        library = ctypes.CDLL(str(built))
    library.potts.restype = ctypes.c_long
    library.potts_seed.argtypes = [ctypes.c_uint64]
    library.potts_seed(seed)
    return library
