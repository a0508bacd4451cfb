"""XML files that are cut off, broken, made to hurt, or in another encoding: refused in a sentence, or read."""

import time
from collections.abc import Mapping

import pytest

from data.errors import FormatError
from data.instance_events import MAX_DEPTH, MAX_ELEMENTS, MAX_TAG_BYTES, send_xml


class Heard:
    """Writes down what it is sent."""

    def __init__(self) -> None:
        self.events: list[object] = []

    def declare(self, prefix: str, namespace: str) -> None:
        self.events.append((prefix, namespace))

    def undeclare(self, prefix: str) -> None:
        self.events.append(prefix)

    def start(self, depth: int, name: str, attributes: Mapping[str, str]) -> None:
        self.events.append((depth, name, dict(attributes)))

    def end(self, depth: int) -> None:
        self.events.append(depth)

    def data(self, text: str) -> None:
        self.events.append(text)

    @property
    def text(self) -> str:
        return "".join(event for event in self.events if isinstance(event, str))


class Deaf(Heard):
    """Forgets everything."""

    def start(self, depth: int, name: str, attributes: Mapping[str, str]) -> None: ...
    def end(self, depth: int) -> None: ...
    def data(self, text: str) -> None: ...


def heard(content: bytes) -> Heard:
    target = Heard()
    send_xml(content, target, source="tlv.xml")
    return target


def refusal(content: bytes) -> str:
    with pytest.raises(FormatError) as refused:
        send_xml(content, Deaf(), source="tlv.xml")
    return str(refused.value)


def test_events_come_in_order_with_names_depth_and_bindings() -> None:
    content = b'<x xmlns="urn:a" xmlns:b="urn:b"><b:y b:z="1" z="2">T&amp;T</b:y><!-- no --></x>'
    assert heard(content).events == [
        ("", "urn:a"),
        ("b", "urn:b"),
        (1, "urn:a x", {}),
        (2, "urn:b y", {"urn:b z": "1", "z": "2"}),
        "T&T",
        2,
        1,
        "b",
        "",
    ]


def test_what_is_no_longer_bound_by_default_is_bound_to_nothing() -> None:
    assert heard(b'<x xmlns="urn:a"><y xmlns=""/></x>').events[2:4] == [("", ""), (2, "y", {})]


TEXT = "Señor Ibáñez – 5 €"


@pytest.mark.parametrize(
    ("declared", "written"),
    [
        ('encoding="UTF-8"', TEXT.encode()),
        ("", TEXT.encode()),
        ('encoding="UTF-8"', TEXT.encode("cp1252")),
        ('encoding="windows-1252"', TEXT.encode("cp1252")),
        ("encoding='iso-8859-15'", "Señor Ibáñez".encode("iso-8859-15")),
        ('encoding="ISO-8859-1"', "Señor Ibáñez".encode("iso-8859-1")),
        ('encoding="US-ASCII"', TEXT.encode()),
        ('encoding="shift_jis"', "日本".encode("shift_jis")),
        ('encoding="gb2312"', "中国".encode("gb2312")),
        ('encoding="no-such-thing"', TEXT.encode()),
    ],
)
def test_an_encoding_that_is_declared_is_read(declared: str, written: bytes) -> None:
    content = f'<?xml version="1.0" {declared}?><x>'.encode() + written + b"</x>"
    text = heard(content).text
    assert text in (TEXT, "Señor Ibáñez", "日本", "中国")


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
def test_a_mark_of_the_encoding_is_no_text_and_utf_16_needs_none(encoding: str) -> None:
    content = f'<?xml version="1.0" encoding="UTF-16"?><x>{TEXT}</x>'.encode(encoding)
    assert heard(content).events == [(1, "x", {}), TEXT, 1]


def test_lines_are_counted_from_the_files_own_first_one() -> None:
    content = b'\xef\xbb\xbf\n\n<?xml version="1.0"?>\n<x>\n<y></x>'
    with pytest.raises(FormatError) as refused:
        heard(content)
    assert str(refused.value) == (
        "tlv.xml is not well-formed XML: a tag that closes another one, in line 5. Download it again."
    )
    assert refused.value.place == "tlv.xml, line 5"


@pytest.mark.parametrize("content", [b"", b" \n", b"\xef\xbb\xbf"])
def test_an_empty_file_is_refused(content: bytes) -> None:
    assert refusal(content) == "tlv.xml is empty. Download it again."


@pytest.mark.parametrize(
    "content",
    [b"<x>\n<y>", b"<x>\n<y", b'<x>\n<y z="', b"<x>\n<![CDATA[ a", b"<x>\n<!-- a", b"<x>\n<y></y>"],
)
def test_a_file_that_is_cut_off_is_refused_with_its_last_line(content: bytes) -> None:
    assert refusal(content) == (
        "tlv.xml is cut off: it ends in line 2, before its last tag. Download it again."
    )


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (b"<x></y>", "a tag that closes another one"),
        (b"<x>a\x01</x>", "a character that can't stand there"),
        (b"<x>a\x00</x>", "a character that can't stand there"),
        (b"<x>a & b</x>", "a character that can't stand there"),
        (b"<x>&nbsp;</x>", "an entity that is not declared"),
        (b"<a:x/>", "a prefix that is not declared"),
        (b'<x y="1" y="2"/>', "duplicate attribute"),
        (b"<x/><y/>", "junk after document element"),
        (b"hello", "syntax error"),
    ],
)
def test_what_is_not_well_formed_is_refused_with_its_fault(content: bytes, fault: str) -> None:
    assert refusal(content) == (
        f"tlv.xml is not well-formed XML: {fault}, in line 1. Download it again."
    )


LAUGHS = "".join(f'<!ENTITY l{i} "{f"&l{i - 1};" * 10}">' for i in range(1, 10))
BOMB = f'<!DOCTYPE x [<!ENTITY l0 "lol">{LAUGHS}]><x>&l9;</x>'
LONG = f'<!DOCTYPE x [<!ENTITY a "{"a" * 100_000}">]><x>{"&a;" * 50_000}</x>'


@pytest.mark.parametrize(
    "content",
    [
        BOMB,
        LONG,
        "<!--" + " " * 3_000_000 + "-->" + BOMB,
        '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/hostname">]><x>&a;</x>',
        '<!DOCTYPE x SYSTEM "http://127.0.0.1:9/x.dtd"><x/>',
        "<!DOCTYPE x><x/>",
        '<!DOCTYPE x [<!ATTLIST x y CDATA "5">]><x/>',
    ],
    ids=["laughs", "long", "late", "outside", "remote", "bare", "defaults"],
)
def test_a_dtd_is_refused_before_it_does_anything(content: str) -> None:
    began = time.process_time()
    message = refusal(content.encode())
    if len(content) < MAX_TAG_BYTES:
        assert message == (
            "tlv.xml is XML with a DTD (<!DOCTYPE …>), and no XBRL instance is. "
            "Download it again from sec.gov."
        )
    assert time.process_time() - began < 1


def test_a_page_is_no_instance() -> None:
    assert refusal(b"<!DOCTYPE HTML PUBLIC 'a' 'b'><HTML><p></HTML>") == (
        "tlv.xml is an HTML page, and no XBRL instance is. Download it again from sec.gov."
    )


def test_a_doctype_in_a_text_or_a_comment_is_none() -> None:
    content = b"<x><!-- <!DOCTYPE a [ --><![CDATA[<!DOCTYPE html [<p>]]></x>"
    assert heard(content).text == "<!DOCTYPE html [<p>"


@pytest.mark.parametrize(
    ("content", "what"),
    [
        (b"<x>" * (MAX_DEPTH + 1), "tags that are nested over 200 deep"),
        (b"<x>" + b"<y/>" * MAX_ELEMENTS, "over 1,000,000 tags"),
        (b'<x y="' + b"a" * 30_000_000 + b'"/>', "a tag or comment of over 2,000,000 bytes"),
        (b"<x><!--" + b"a" * 30_000_000, "a tag or comment of over 2,000,000 bytes"),
        (b"<" + b"x" * 30_000_000, "a tag or comment of over 2,000,000 bytes"),
        (b"<x>" + b"a" * 200_000_000, "over 200 MB"),
    ],
    ids=["depth", "tags", "attribute", "comment", "name", "bytes"],
)
def test_more_than_a_filing_has_is_refused_soon(content: bytes, what: str) -> None:
    began = time.process_time()
    assert refusal(content) == (
        f"tlv.xml has more in it than a filing has ({what}). Download it again from sec.gov."
    )
    assert time.process_time() - began < 5


def test_a_long_text_is_no_long_tag() -> None:
    text = "a &lt;b&gt; " * 500_000
    target = heard(f"<x>{text}</x>".encode())
    assert len(target.text) == len("a <b> ") * 500_000
    assert len(heard(b"<x><![CDATA[" + b"a" * 5_000_000 + b"]]></x>").text) == 5_000_000
