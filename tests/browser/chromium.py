"""The browser of the browser tests: the system's Chromium, or one that is fetched into .venv.

`python -m tests.browser.chromium` makes sure that there is one, and says what to do where it cannot.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")
FETCHED = Path(sys.prefix) / "browsers"
NONE = (
    "The browser tests need Chromium or Chrome, and none was found or could be fetched. Install one with "
    "the package manager of your system (on Debian: apt install chromium), or name one in ECUMENE_CHROMIUM."
)


def find() -> str | None:
    """The path of a Chromium, where there is one."""
    named = os.environ.get("ECUMENE_CHROMIUM")
    if named:
        return shutil.which(named)
    installed = (shutil.which(name) for name in NAMES)
    fetched = (str(path) for path in sorted(FETCHED.glob("chromium-*/chrome-*/chrome")))
    return next((path for path in (*installed, *fetched) if path), None)


def fetch() -> None:
    """Get one: with Playwright, and where that cannot be reached, from the packages of the system."""
    environment = os.environ | {"PLAYWRIGHT_BROWSERS_PATH": str(FETCHED)}
    command = [sys.executable, "-m", "playwright", "install", "chromium"]
    if subprocess.run(command, env=environment, check=False).returncode == 0:
        return
    if os.geteuid() == 0 and shutil.which("apt-get"):
        install = "apt-get update -qq && apt-get install -qq -y --no-install-recommends chromium"
        subprocess.run(install, shell=True, check=False)


def main() -> int:
    if find() is None:
        print("No Chromium was found: fetching one.", flush=True)
        fetch()
    if find() is None:
        print(NONE, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
