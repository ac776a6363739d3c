"""What all tests share: the count of states that the conformance suite has looked at."""

import pytest


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how many states were checked, whichever process ran the tests."""
    states = [
        value
        for report in terminalreporter.getreports("passed")
        for name, value in report.user_properties
        if name == "states" and isinstance(value, int)
    ]
    if states:
        terminalreporter.write_line(
            f"conformance: {sum(states)} states of {len(states)} games checked"
        )
