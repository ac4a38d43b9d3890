"""`python -m bossrush`."""

import sys

from bossrush.cli import main

sys.exit(main())
