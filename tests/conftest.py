"""Print how many states the conformance suite has checked."""

import pytest


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the number of checked states, added up over all test processes."""
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
