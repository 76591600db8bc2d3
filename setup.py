"""The build: core, games and search are compiled by mypyc where a C compiler exists; elsewhere the same files run as they are."""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from glob import glob

from setuptools import setup

COMPILED = ["src/ludoteca/core/*.py", "src/ludoteca/games/*/*.py", "src/ludoteca/games/*/*/*.py", "src/ludoteca/bots/search.py"]


def extensions() -> list[object]:
    """What to compile: everything the globs find, unless LUDOTECA_PURE is set or there is no compiler."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if os.environ.get("LUDOTECA_PURE") or not (shutil.which(compiler) or sys.platform == "win32"):
        return []
    from mypyc.build import mypycify

    files = sorted(path for pattern in COMPILED for path in glob(pattern))
    built = mypycify(["--strict", "--explicit-package-bases", *files], opt_level=os.environ.get("LUDOTECA_OPT", "3"), debug_level="0", multi_file=True)
    for extension in built:
        extension.optional = True
    return list(built)


setup(ext_modules=extensions())
