"""The load test of the web table."""

from .load import main

raise SystemExit(main())
