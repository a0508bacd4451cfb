"""Files that are whole or not there: written beside, made to last, then named in one step."""

import hashlib
import os
import shutil
from collections.abc import Mapping
from pathlib import Path

TEMPORARY = ".writing"
"""Ends the name of what is not complete yet."""


def file_hash(content: bytes) -> str:
    """Hash a stored file, as the manifest names it."""
    return hashlib.sha256(content).hexdigest()


def is_complete(folder: Path, hashes: Mapping[str, str]) -> bool:
    """Whether a folder holds exactly the bytes that were written."""
    try:
        return all(
            file_hash((folder / name).read_bytes()) == digest for name, digest in hashes.items()
        )
    except FileNotFoundError:
        return False


def write_folder(folder: Path, files: Mapping[str, bytes]) -> None:
    """Write a folder of files; one that holds the same bytes is left alone."""
    if is_complete(folder, {name: file_hash(content) for name, content in files.items()}):
        return
    temporary = folder.with_name(folder.name + TEMPORARY)
    temporary.mkdir(parents=True)
    for name, content in files.items():
        write_file(temporary / name, content)
    sync(temporary)
    if folder.exists():
        # A folder's name is the hash of its content: what stands there under this name is damaged.
        shutil.rmtree(folder)
    temporary.replace(folder)
    sync(folder.parent)


def write_file(path: Path, content: bytes) -> None:
    """Write a file and make its bytes last."""
    with path.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def sync(folder: Path) -> None:
    """Make the names in a folder last: a power cut after this does not undo them."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
