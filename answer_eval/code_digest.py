"""Which code answered: a hash over the modules of the answering packages."""

import hashlib
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
ANSWERING = ("data", "retrieval", "chat")


def code_digest(root: Path = ROOT) -> str:
    """Hash all Python files, names and contents, in order."""
    made = hashlib.sha256()
    for package in ANSWERING:
        for path in sorted((root / package).rglob("*.py")):
            made.update(f"{path.relative_to(root).as_posix()}\0".encode())
            made.update(hashlib.sha256(path.read_bytes()).digest())
    return made.hexdigest()


@cache
def loaded_code() -> str:
    """Hash our own code, once: what is changed while a process runs is not what it has loaded."""
    return code_digest()
