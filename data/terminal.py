"""What commands print: UTF-8, whatever the locale says."""

import io
import sys


def print_utf8() -> None:
    """Let any character through: filings have them, and programs read the JSON as UTF-8."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
