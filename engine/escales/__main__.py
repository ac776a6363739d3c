"""``python -m escales``: the terminal door."""

import sys

from escales.cli import main

sys.exit(main())
