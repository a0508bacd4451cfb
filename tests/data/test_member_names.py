import pytest

from data.member_names import axis_words, member_words, other_names, own_words, says_something


@pytest.mark.parametrize(
    ("member", "words"),
    [
        ("nvda:DataCenterMember", "data center"),
        ("aapl:GreaterChinaSegmentMember", "greater china"),
        ("country:CN", "china"),
        ("country:GB", "united kingdom"),
        ("srt:AmericasMember", "america"),
        ("us-gaap:CommonClassAMember", "common class a"),
        ("nvda:OEMAndOtherMember", "oem other"),
        ("stpr:TX", "tx"),
    ],
)
def test_a_members_own_name_is_split_into_words(member: str, words: str) -> None:
    assert " ".join(own_words(member)) == words


def test_words_have_no_case_accent_plural_or_dots() -> None:
    assert member_words("Walmart U.S.") == ("walmart", "us")
    assert member_words("Sam's Club") == ("sam", "club")
    assert member_words("Centros de Datos en América") == ("centro", "dato", "en", "america")
    assert member_words("Wearables, Home and Accessories") == ("wearable", "home", "accessory")


def test_a_country_and_a_common_part_have_spanish_names() -> None:
    assert ("alemania",) in other_names(("germany",))
    assert ("estado", "unido") in other_names(("united", "state"))
    assert ("servicio",) in other_names(("service",))
    assert other_names(("iphone",)) == ()


def test_other_and_total_name_no_part() -> None:
    assert not says_something(("other", "country"))
    assert not says_something(("total",))
    assert says_something(("other", "oncology"))


def test_an_axis_is_named_as_people_say_it_else_by_its_own_words() -> None:
    assert axis_words("srt:ProductOrServiceAxis").es == ("producto o servicio",)
    assert axis_words("us-gaap:BusinessAcquisitionAxis").en == ("business acquisition",)
