"""What the READMEs show is so: their commands exist, their Python runs."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
READMES = sorted(path for path in ROOT.glob("**/README.md") if ".venv" not in path.parts)
COMMAND = re.compile(r"python -m ((?:data|retrieval|chat|answer_eval)(?:\.\w+)?)((?: [a-z]+)?)")
TARGET = re.compile(r"^make (\w+)", re.MULTILINE)
BLOCK = re.compile(r"```python\n(.*?)```", re.DOTALL)
LINK = re.compile(r"\]\((?!http)([^)#]+)\)")


def commands() -> list[tuple[str, str]]:
    found = {
        (module, name.strip())
        for path in READMES
        for module, name in COMMAND.findall(path.read_text("utf-8"))
    }
    return sorted(found)


@pytest.mark.parametrize(("module", "name"), commands())
def test_a_command_exists(module: str, name: str) -> None:
    if "." in module or module == "data.sample":
        assert (ROOT / module.replace(".", "/")).with_suffix(".py").is_file() or (
            ROOT / module.replace(".", "/")
        ).is_dir()
        return
    asked = [sys.executable, "-m", module, *([name] if name else []), "--help"]
    ran = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert "usage" in ran.stdout


@pytest.mark.parametrize("path", READMES, ids=lambda path: str(path.relative_to(ROOT)))
def test_make_targets_and_links_exist(path: Path) -> None:
    text = path.read_text("utf-8")
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for target in TARGET.findall(text):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
    for link in LINK.findall(text):
        assert (path.parent / link).exists(), link


def blocks() -> list[str]:
    return [block for path in READMES for block in BLOCK.findall(path.read_text("utf-8"))]


@pytest.mark.parametrize("block", blocks())
def test_python_that_is_shown_runs(
    block: str, sample_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FILINGS_HOME", str(sample_home))
    names: dict[str, object] = {}
    exec(block, names)
    assert names
