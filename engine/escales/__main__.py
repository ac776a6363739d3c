"""``python -m escales``: the command line."""

import sys

from escales.cli import main

sys.exit(main())
