import io
import sys

import pytest

from data.terminal import print_utf8


@pytest.mark.parametrize("name", ["stdout", "stderr"])
def test_any_character_is_printed_in_any_locale(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    printed = io.BytesIO()
    monkeypatch.setattr(sys, name, io.TextIOWrapper(printed, encoding="ascii"))
    print_utf8()
    print("«ñ» 😀 \udcff", file=getattr(sys, name), flush=True)
    assert printed.getvalue().decode("utf-8") == "«ñ» 😀 \\udcff\n"


def test_a_stream_without_an_encoding_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", io.StringIO())
    print_utf8()
    sys.stdout.write("«ñ»")
