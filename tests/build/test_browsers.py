"""Which web servers the tests use, and how missing ones are installed; programs of the machine are replaced."""

import os
import subprocess
from pathlib import Path

import pytest

import browsers

CHANGED = "??5?????? c /etc/caddy/Caddyfile"
WITHOUT_MANUAL = "missing     /usr/share/man/man8/caddy.8.gz"


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder before all others on the PATH; it has a Caddy."""
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    program(tmp_path, "caddy", "exit 0")
    return tmp_path


def program(folder: Path, name: str, script: str) -> None:
    """Write a program."""
    path = folder / name
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)


@pytest.mark.parametrize("verified", ["", WITHOUT_MANUAL])
def test_a_packaged_server_with_its_stock_configuration_is_used(
    machine: Path, verified: str
) -> None:
    program(machine, "dpkg", f"echo '{verified}'")
    assert browsers.why_no_server("caddy") == ""
    assert browsers.find_servers()["caddy"] == str(machine / "caddy")


@pytest.mark.parametrize(
    ("dpkg", "reason"),
    [
        ("echo \"dpkg: package 'caddy' is not installed\" >&2; exit 1", "not installed"),
        (f"echo '{CHANGED}'", "has been changed: /etc/caddy/Caddyfile"),
    ],
)
def test_another_server_is_not_used(machine: Path, dpkg: str, reason: str) -> None:
    program(machine, "dpkg", dpkg)
    assert reason in browsers.why_no_server("caddy")
    assert "caddy" not in browsers.find_servers()


def test_a_machine_without_packages_of_debian_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert "Debian" in browsers.why_no_server("nginx")


@pytest.mark.parametrize("status", [0, 100])
def test_services_are_forbidden_while_servers_are_installed(machine: Path, status: int) -> None:
    policy = machine / "policy-rc.d"
    program(machine, "apt-get", f'sh {policy}; echo "$? $*" >>{machine}/asked; exit {status}')
    program(machine, "systemctl", f'echo "$*" >>{machine}/asked')
    command = ["sh", str(browsers.WITHOUT_SERVICES), "caddy"]
    done = subprocess.run(command, env={**os.environ, "POLICY": str(policy)})
    assert done.returncode == status
    assert not policy.exists()
    apt, *services = (machine / "asked").read_text().splitlines()
    assert apt.startswith("101 install ")
    assert apt.endswith(" caddy")
    assert ("disable --quiet caddy" in services) == (status == 0)


def test_the_machines_own_policy_stays(machine: Path) -> None:
    policy = machine / "policy-rc.d"
    program(machine, "policy-rc.d", "exit 0")
    for name in ("apt-get", "systemctl"):
        program(machine, name, "exit 0")
    command = ["sh", str(browsers.WITHOUT_SERVICES), "caddy"]
    subprocess.run(command, env={**os.environ, "POLICY": str(policy)}, check=True)
    assert policy.read_text() == "#!/bin/sh\nexit 0\n"
