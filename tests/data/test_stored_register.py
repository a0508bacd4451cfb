"""What lists tell of concepts, on disk and back."""

from data.fact import Concept
from data.parquet_rows import parquet
from data.register import Register
from data.stored_register import LABELS, register_files, stored_register

SALES, COST = Concept("us-gaap:Revenues"), Concept("us-gaap:CostOfRevenue")


def test_labels_and_definitions_come_back_each_where_it_was_told() -> None:
    told = Register(
        labels={SALES: "Revenues"}, definitions={SALES: "Amount of revenue.", COST: "Cost of it."}
    )
    assert stored_register(register_files(told), place="folder") == told


def test_labels_that_were_stored_before_definitions_were_kept_still_open() -> None:
    old = parquet({"concept": ("text", [SALES]), "label": ("text", ["Revenues"])})
    assert stored_register({LABELS: old}, place="folder") == Register(labels={SALES: "Revenues"})
