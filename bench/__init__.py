"""Speed, measured against references that are built and run in the same session."""
