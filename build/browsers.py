"""Find the browsers that the tests need, install what is missing, and write `dist/browsers.json`.

A Chromium found on the machine will do; Firefox ESR and WebKitGTK are smoke-tested where they can be had. What is
missing comes from Debian packages when this is a Debian or Ubuntu and we may install (root, or sudo that asks no
password), and Chromium otherwise from Playwright. Where one cannot be had, the reason is kept, and the tests tell
it; under CI=true that is a failure.
"""

import json
import os
import platform
import shutil
import subprocess
import sys
from dataclasses import asdict, dataclass
from pathlib import Path

from failure import Failure, told

ROOT = Path(__file__).resolve().parent.parent
FOUND = ROOT / "dist" / "browsers.json"

CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
CHROMIUM_ON_MAC = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
FIREFOX = ("firefox-esr", "firefox")
WEBKIT_FOLDERS = ("/usr/lib", f"/usr/lib/{platform.machine()}-linux-gnu", "/usr/libexec")


@dataclass(frozen=True, slots=True)
class Browsers:
    """Paths of programs, or None; `reasons` says of each missing engine why it is."""

    chromium: str | None
    firefox: str | None
    webkit_driver: str | None
    webkit_browser: str | None
    xvfb: str | None
    reasons: dict[str, str]


def runs(program: str) -> bool:
    """Whether a browser answers when asked for its version: a launcher of a package that is not there does not."""
    try:
        done = subprocess.run([program, "--version"], capture_output=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def first(*names: str) -> str | None:
    """The first of these programs that is there and runs."""
    return next((path for name in names if (path := shutil.which(name)) and runs(path)), None)


def playwrights_chromium() -> str | None:
    """The Chromium that Playwright downloaded earlier, if it did."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if path and Path(path).exists() and runs(path) else None


def webkit_browser() -> str | None:
    """WebKitGTK's MiniBrowser, which Debian keeps off the PATH."""
    for folder in WEBKIT_FOLDERS:
        for found in sorted(Path(folder).glob("webkit2gtk-4.*/MiniBrowser"), reverse=True):
            return str(found)
    return None


def may_install() -> tuple[str, ...] | None:
    """The words before `apt-get` where it may be used, else None."""
    if not shutil.which("apt-get"):
        return None
    if os.geteuid() == 0:
        return ()
    sudo = shutil.which("sudo")
    if sudo and subprocess.run([sudo, "-n", "true"], capture_output=True).returncode == 0:
        return (sudo, "-n")
    return None


def apt_install(packages: list[str]) -> str:
    """Install Debian packages; returns why that failed, or nothing."""
    before = may_install()
    if before is None:
        return "there is no apt-get that may be used here (root, or sudo without a password)"
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    command = [*before, "apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages]
    print(f"Installing {', '.join(packages)} for the tests", flush=True)
    for attempt in ("as the lists stand", "after an update"):
        done = subprocess.run(command, capture_output=True, text=True, env=environment)
        if done.returncode == 0:
            return ""
        if attempt == "as the lists stand":
            subprocess.run(
                [*before, "apt-get", "update", "-qq"], capture_output=True, env=environment
            )
    return (done.stderr.strip().splitlines() or ["apt-get failed"])[-1]


def find_chromium() -> str | None:
    """A Chromium on the machine, Playwright's own included."""
    return first(*CHROMIUM, *CHROMIUM_ON_MAC) or playwrights_chromium()


def install_chromium() -> str:
    """Debian's Chromium, else Playwright's; returns why neither came."""
    reason = apt_install(["chromium"])
    if not first(*CHROMIUM):  # Ubuntu's package is only a pointer to another store
        done = subprocess.run(
            [sys.executable, "-m", "playwright", "install", "chromium"],
            capture_output=True,
            text=True,
        )
        if done.returncode == 0:
            return ""
        said = (done.stderr.strip().splitlines() or ["it failed"])[-1]
        reason = f"{reason or 'the package gives no browser'}; Playwright: {said}"
    return reason


def find() -> Browsers:
    """What is there now."""
    return Browsers(
        chromium=find_chromium(),
        firefox=first(*FIREFOX),
        webkit_driver=shutil.which("WebKitWebDriver"),
        webkit_browser=webkit_browser(),
        xvfb=shutil.which("Xvfb"),
        reasons={},
    )


def ensure() -> Browsers:
    """Find the browsers, after installing what is missing; raises Failure when no Chromium can be had."""
    reasons: dict[str, str] = {}
    found = find()
    if not found.chromium:
        reasons["chromium"] = install_chromium()
    if not found.firefox:
        reasons["firefox"] = apt_install(["firefox-esr"])
    wanted = {
        "webkit2gtk-driver": found.webkit_driver and found.webkit_browser,
        "xvfb": found.xvfb,
    }
    missing = [package for package, there in wanted.items() if not there]
    if missing:
        reasons["webkit"] = apt_install(missing)
    if reasons:
        found = find()
    if not found.chromium:
        raise Failure(
            f"The browser tests need a Chromium, and none could be installed: {reasons.get('chromium')}. "
            "Install Chromium or Google Chrome, then run make test again."
        )
    if not found.firefox:
        reasons["firefox"] = reasons.get("firefox") or "no firefox-esr or firefox that runs"
    if not (found.webkit_driver and found.webkit_browser and found.xvfb):
        reasons["webkit"] = reasons.get("webkit") or "no WebKitWebDriver, MiniBrowser or Xvfb"
    there = asdict(found) | {"reasons": {name: why for name, why in reasons.items() if why}}
    return Browsers(**there)


if __name__ == "__main__":
    with told():
        browsers = ensure()
        FOUND.parent.mkdir(exist_ok=True)
        FOUND.write_text(json.dumps(asdict(browsers), indent=1) + "\n")
        for engine, why in browsers.reasons.items():
            print(f"No test in {engine}: {why}.", file=sys.stderr)
        if browsers.reasons and os.environ.get("CI"):
            raise Failure("Under CI every browser must be tested.")
