"""The links of a Markdown page, and the check that their targets exist."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

_FENCE = re.compile(r"^(```|~~~).*?^\1", re.MULTILINE | re.DOTALL)
_CODE = re.compile(r"`[^`\n]*`")
_LINK = re.compile(r"\]\(\s*<?([^)\s>]+)[^)]*\)|\b(?:href|src)=\"([^\"]+)\"")
_HEADING = re.compile(r"^#{1,6} +(.*?)[ #]*$", re.MULTILINE)
_ELSEWHERE = re.compile(r"[a-z][a-z0-9+.-]*:", re.IGNORECASE)


def links(text: str) -> list[str]:
    """Every address that a page links to; what stands in code is no link."""
    plain = _CODE.sub("", _FENCE.sub("", text))
    return [found[1] or found[2] for found in _LINK.finditer(plain)]


def anchors(text: str) -> set[str]:
    """The ids of a page's headings, as GitHub makes them."""
    found: dict[str, int] = {}
    ids = set()
    for heading in _HEADING.findall(_FENCE.sub("", text)):
        words = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading)
        slug = re.sub(r"[^\w\- ]", "", words.lower()).replace(" ", "-")
        count = found.get(slug, 0)
        found[slug] = count + 1
        ids.add(f"{slug}-{count}" if count else slug)
    return ids


@cache
def _anchors_of(page: Path) -> set[str]:
    return anchors(page.read_text(encoding="utf-8"))


def broken(page: Path) -> list[str]:
    """The relative links of a page that lead nowhere: no such file, or no such heading in it."""
    return [link for link in links(page.read_text(encoding="utf-8")) if not _leads(page, link)]


def _leads(page: Path, link: str) -> bool:
    if _ELSEWHERE.match(link):
        return True
    address, _, anchor = link.partition("#")
    target = page.parent / address if address else page
    if not target.exists():
        return False
    return not anchor or (target.suffix == ".md" and anchor in _anchors_of(target))
