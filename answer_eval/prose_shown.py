"""Questions for words, answered and shown with their sources: nothing is scored, it is to be read."""

from pathlib import Path

from answer_eval.json_lines import read_objects
from answer_eval.report_files import marks, put_between
from answer_eval.run_questions import Asked
from chat.render import to_markdown

PROSE = Path(__file__).parent / "gold" / "prose_questions.jsonl"
"""Typed before any of them was asked."""
PART = "prose"


def write_prose(questions: Path, path: Path, engine: Asked) -> int:
    """Write answers with their citations, in the order of the questions.

    What a reader has written about them stays: a file that is there is changed between its marks alone.
    """
    asked = [one["question"] for one in read_objects(questions, what=" with a question")]
    answers = [
        f"## {number}\n\n{to_markdown(engine.answer(one), prefix=f'{number}-')}"
        for number, one in enumerate(asked, start=1)
    ]
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("# Answers to be read\n\n{}\n{}\n".format(*marks(PART)), encoding="utf-8")
    put_between(path, "\n".join(answers), PART)
    return len(asked)
