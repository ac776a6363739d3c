"""Find the browsers and web servers that the tests need, install what is missing, and write `dist/browsers.json`.

The tests use any Chromium on the machine. Where Debian's Chromium without windows can be had, most run in that: it takes a
fifth less time. Firefox and WebKitGTK get a smoke test if they are available. On Debian and Ubuntu missing browsers are
installed from packages, if that is allowed (as root, or with sudo that asks no password). Otherwise Playwright installs
Chromium. This program fails if there is no Chromium. If another browser is missing, its tests are skipped and show the
reason; but if CI is set, this program fails, too.

The same holds for four web servers, which must be packages of Debian or Ubuntu with their stock configuration. Those installed
here do not run as services of the machine.
"""

import json
import os
import platform
import shutil
import subprocess
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from failure import Failure, told

ROOT = Path(__file__).resolve().parent.parent
FOUND = ROOT / "dist" / "browsers.json"

CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
HEADLESS = "chromium-headless-shell"
CHROMIUM_ON_MAC = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
FIREFOX = ("firefox-esr", "firefox")
SERVERS = {
    "nginx": ("nginx", "nginx-common"),
    "apache2": ("apache2",),
    "lighttpd": ("lighttpd",),
    "caddy": ("caddy",),
}
"""The web servers, each with the packages that hold its program and configuration; the first package is the one to install."""
WITHOUT_SERVICES = ROOT / "build" / "install-servers.sh"
WEBKIT_FOLDERS = ("/usr/lib", f"/usr/lib/{platform.machine()}-linux-gnu", "/usr/libexec")


@dataclass(frozen=True, slots=True)
class Browsers:
    """Paths of programs, None if missing; `reasons` says why an engine or a web server is missing, by its name.

    `headless` is the engine of `chromium` without windows, what Playwright starts as well unless it is told otherwise.
    """

    chromium: str | None
    headless: str | None
    firefox: str | None
    webkit_driver: str | None
    webkit_browser: str | None
    xvfb: str | None
    servers: dict[str, str]
    reasons: dict[str, str]


def found() -> dict[str, Any]:
    """What this program has written, see :class:`Browsers`; raises Failure if it has not run."""
    if not FOUND.exists():
        raise Failure("dist/browsers.json is missing: run `make browsers` to find the browsers.")
    written: dict[str, Any] = json.loads(FOUND.read_text())
    return written


def chromium() -> dict[str, Any]:
    """How a benchmark launches Chromium with Playwright; raises Failure if it has not been looked for."""
    arguments = ["--disable-gpu", "--no-first-run"]
    if os.geteuid() == 0:
        arguments.append("--no-sandbox")
    return {"executable_path": found()["chromium"], "args": arguments}


def runs(program: str) -> bool:
    """Whether a browser answers `--version`: a launcher without its package does not."""
    try:
        done = subprocess.run([program, "--version"], capture_output=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def first(*names: str) -> str | None:
    """The path of the first of these programs that is installed and runs."""
    return next((path for name in names if (path := shutil.which(name)) and runs(path)), None)


def playwrights_chromium() -> str | None:
    """The path of the Chromium that Playwright has downloaded, or None."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if path and Path(path).exists() and runs(path) else None


def webkit_browser() -> str | None:
    """The path of WebKitGTK's MiniBrowser, or None. Debian does not put it on the PATH."""
    for folder in WEBKIT_FOLDERS:
        for found in sorted(Path(folder).glob("webkit2gtk-4.*/MiniBrowser"), reverse=True):
            return str(found)
    return None


def why_no_server(name: str) -> str:
    """Why the tests cannot use a web server of this machine; an empty text if they can."""
    if not shutil.which("dpkg"):
        return "only the packages of Debian and Ubuntu are tested"
    for package in SERVERS[name]:
        done = subprocess.run(["dpkg", "--verify", package], capture_output=True, text=True)
        if "not installed" in done.stderr:
            return f"the package {package} is not installed"
        changed = [line for line in done.stdout.splitlines() if " /etc/" in line]
        if changed:
            return f"its stock configuration has been changed: {changed[0].split()[-1]}"
    return "" if server_program(name) else f"there is no program {name}"


def server_program(name: str) -> str | None:
    """The path of a web server's program, or None. Not everybody has /usr/sbin on the PATH."""
    return shutil.which(name, path=os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin"]))


def may_install() -> tuple[str, ...] | None:
    """The words of the command to put before `apt-get`, or None if we may not install packages."""
    if not shutil.which("apt-get"):
        return None
    if os.geteuid() == 0:
        return ()
    sudo = shutil.which("sudo")
    if sudo and subprocess.run([sudo, "-n", "true"], capture_output=True).returncode == 0:
        return (sudo, "-n")
    return None


def apt_install(packages: list[str], services: bool = True) -> str:
    """Install Debian packages; returns the reason if that failed, else an empty text.

    Without `services`, each package is a web server's, and its service will not run.
    """
    before = may_install()
    if before is None:
        return "packages cannot be installed here (that takes apt-get, and root or sudo without a password)"
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends"]
    command = [*before, *(install if services else ["sh", str(WITHOUT_SERVICES)]), *packages]
    print(f"Installing {', '.join(packages)} for the tests", flush=True)
    for attempt in ("with the present lists", "after an update"):
        done = subprocess.run(command, capture_output=True, text=True, env=environment)
        if done.returncode == 0:
            return ""
        if attempt == "with the present lists":
            subprocess.run(
                [*before, "apt-get", "update", "-qq"], capture_output=True, env=environment
            )
    return (done.stderr.strip().splitlines() or ["apt-get failed"])[-1]


def find_chromium() -> str | None:
    """The path of a Chromium on the machine or from Playwright, or None."""
    return first(*CHROMIUM, *CHROMIUM_ON_MAC) or playwrights_chromium()


def install_chromium() -> str:
    """Install Debian's Chromium, or else Playwright's; returns the reason if both failed, else an empty text."""
    reason = apt_install(["chromium"])
    if not first(
        *CHROMIUM
    ):  # Ubuntu's package contains no browser, only a reference to another store
        done = subprocess.run(
            [sys.executable, "-m", "playwright", "install", "chromium"],
            capture_output=True,
            text=True,
        )
        if done.returncode == 0:
            return ""
        said = (done.stderr.strip().splitlines() or ["it failed"])[-1]
        reason = f"{reason or 'the package contains no browser'}; Playwright: {said}"
    return reason


def find_servers() -> dict[str, str]:
    """The paths of the web servers that the tests can use, by name."""
    usable = [name for name in SERVERS if not why_no_server(name)]
    return {name: path for name in usable if (path := server_program(name))}


def find() -> Browsers:
    """The browsers and web servers that are installed now, without reasons."""
    return Browsers(
        chromium=find_chromium(),
        headless=first(HEADLESS),
        firefox=first(*FIREFOX),
        webkit_driver=shutil.which("WebKitWebDriver"),
        webkit_browser=webkit_browser(),
        xvfb=shutil.which("Xvfb"),
        servers=find_servers(),
        reasons={},
    )


def ensure() -> Browsers:
    """Find the browsers and web servers, and install missing ones; raises Failure if there is no Chromium in the end."""
    reasons: dict[str, str] = {}
    found = find()
    if not found.chromium:
        reasons["chromium"] = install_chromium()
    # Only Debian has it; without it nothing is lost but time.
    debians = shutil.which("chromium") and may_install() is not None
    faster = bool(debians and not found.headless and not apt_install([HEADLESS]))
    if not found.firefox:
        reasons["firefox"] = apt_install(["firefox-esr"])
    wanted = {
        "webkit2gtk-driver": found.webkit_driver and found.webkit_browser,
        "xvfb": found.xvfb,
    }
    missing = [package for package, there in wanted.items() if not there]
    if missing:
        reasons["webkit"] = apt_install(missing)
    for name, (package, *_) in SERVERS.items():
        if "not installed" in why_no_server(name):
            reasons[name] = apt_install([package], services=False)
    if reasons or faster:
        found = find()
    if not found.chromium:
        raise Failure(
            f"The browser tests need a Chromium, and none could be installed: {reasons.get('chromium')}. "
            "Install Chromium or Google Chrome, then run make test again."
        )
    if not found.firefox:
        reasons["firefox"] = reasons.get("firefox") or "neither firefox-esr nor firefox runs"
    if not (found.webkit_driver and found.webkit_browser and found.xvfb):
        reasons["webkit"] = (
            reasons.get("webkit") or "WebKitWebDriver, MiniBrowser or Xvfb is missing"
        )
    for name in SERVERS.keys() - found.servers.keys():
        reasons[name] = reasons.get(name) or why_no_server(name)
    there = asdict(found) | {"reasons": {name: why for name, why in reasons.items() if why}}
    return Browsers(**there)


if __name__ == "__main__":
    with told():
        browsers = ensure()
        FOUND.parent.mkdir(exist_ok=True)
        FOUND.write_text(json.dumps(asdict(browsers), indent=1) + "\n")
        for engine, why in browsers.reasons.items():
            print(f"There will be no tests with {engine}: {why}.", file=sys.stderr)
        if browsers.reasons and os.environ.get("CI"):
            raise Failure("CI is set: every browser and web server must be tested.")
