"""Requests that no client of ours would send: valid requests with one spoiled part. Valid requests are made
from the description of the routes, so that new routes are included automatically.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from ecumene.server.openapi import describe
from tests.server.raw import Header

Path = tuple[str | int, ...]

VALUES: tuple[bytes, ...] = (
    *(b"null", b"true", b"-1", b"0", b"1.5", b"-0", b"1e400", b"1E-400", b"NaN", b"Infinity"),
    *(b"18446744073709551616", b"9007199254740993", b"9" * 400, b"9" * 5000, b"-" + b"9" * 5000),
    *(b'""', b'"x"', b'"\\u0000"', b'"\\ud800"', b'"\\udfff\\ud800"', b'"\xff\xfe"', b'"\xed\xa0\x80"'),
    *(b'"' + b"a" * 5000 + b'"', b'"' + b"a" * 60_000 + b'"', b'"../../etc/passwd"', b'"%00"', b"'"),
    *('"²"'.encode(), '"\u0661"'.encode(), '"\U0001f600\u202e"'.encode(), '"\ufdfa\u0301\u0301"'.encode()),
    *(b"[]", b"{}", b"[" * 2000 + b"]" * 2000, b"[" * 30_000, b'{"a":' * 500 + b"1" + b"}" * 500),
    *(b'{"\\u0000":1}', b'{"do":99999999999999999999}', b"[null,[],{}]", b"\x00", b"", b'"', b"\\"),
)
"""JSON, or what looks like it, in the place of a value."""

WORDS: tuple[bytes, ...] = (
    *(
        b"%00",
        b"%00" * 30,
        b"%FF",
        b"%ED%A0%80",
        b"\xff",
        b"%",
        b"%zz",
        b"%0d%0a",
        b"%2e%2e%2f",
        b"..",
        b"%2F",
    ),
    *(b"a" * 300, b"a" * 5000, b"a" * 60_000, b"%C3%A9" * 400, b"-1", b"0", b"9" * 30, b"9" * 5000, b"1e9"),
    *(
        b"%C2%B2",
        b"%D9%A1",
        b"1_000",
        b"nan",
        b"inf",
        b"'",
        b"%20",
        b"%F0%9F%98%80",
        b"x" * 20,
        b"x" * 64,
        b"",
    ),
)
"""In the place of a part of an address, or of what is asked there."""

_SPOILED_HEADERS: dict[bytes, tuple[bytes, ...]] = {
    b"authorization": (b"Bearer \xff", b"Bearer " + b"x" * 5000, b"Bearer", b"Basic \xff"),
    b"cookie": (b"ecumene_session=\xff", b'ecumene_session="\\777"', b"=;;==;", b"a=" * 900),
    b"origin": (b"\xff", b"http://[", b"http://[::1", b"null", b"http://house:" + b"9" * 99),
    b"content-type": (
        *(b"\xff", b"text/plain; charset=no", b"multipart/form-data", b"a/b;="),
        *(b"application/json; charset=utf-16", b"application/x-www-form-urlencoded"),
    ),
    b"content-encoding": (b"gzip",),
    b"accept-language": (b"\xff", b"a" * 5000, b"," * 5000, "²".encode()),
    b"accept": (b"\xff", b"x", b"text/html;q=x", "a/b;q=²".encode(), b"*/*;" * 500),
    b"accept-encoding": (b"\xff", b"gzip;q=0", b"gzip;q=x", b"," * 5000),
    b"range": ("bytes=²-".encode(), b"bytes=5-1", b"bytes=-" + b"9" * 99, b"lines=1"),
    b"if-none-match": (b"\xff", b'"'),
    b"if-modified-since": (b"\xff", b"Mon, 99 Foo 99999 99:99:99 GMT"),
    b"x-request-id": (b"\xff", "²".encode(), b"x" * 5000),
    b"x-forwarded-for": (b"\xff", b"," * 900, b"1.2.3.4, ::1, x"),
    b"x-csrftoken": (b"\xff",),
    b"host": (b"\xff[", b""),
    b"retry-after": ("²".encode(),),
    b"expect": (b"100-continue",),
    b"content-length": (b"-1",),
    b"connection": (b"\xff",),
}
HEADERS: tuple[Header, ...] = tuple(
    (name, word) for name, words in _SPOILED_HEADERS.items() for word in words
)


class Operation(NamedTuple):
    """A route as it is described. `good` is a body of the right form, or None."""

    method: str
    path: str
    parts: tuple[str, ...]
    queries: tuple[str, ...]
    required: tuple[str, ...]
    good: Any

    @property
    def name(self) -> str:
        return f"{self.method} {self.path}"

    def target(self, parts: Mapping[str, bytes], queries: Sequence[tuple[str, bytes]] = ()) -> bytes:
        """The address with these words in it."""
        address = self.path.encode()
        for part in self.parts:
            address = address.replace(b"{%b}" % part.encode(), parts.get(part, b"1"))
        named = {name for name, _ in queries}
        asked = [*queries, *((name, b"0") for name in self.required if name not in named)]
        query = b"&".join(b"%b=%b" % (name.encode(), word) for name, word in asked)
        return address + b"?" + query if asked else address


BESIDES = [
    Operation("GET", "/assets/{file}", ("file",), (), (), None),
    Operation("HEAD", "/assets/{file}", ("file",), (), (), None),
    *(Operation("GET", f"/{page}/{{of}}", ("of",), (), (), None) for page in ("table", "invitation", "seat")),
    Operation("GET", "/{anything}", ("anything",), (), (), None),
    Operation("POST", "/api/{anything}", ("anything",), (), (), {}),
    Operation("GET", "/metrics", (), ("name[]",), (), None),
    Operation("GET", "/api/schema/{page}", ("page",), (), (), None),
]
"""What is there and not described."""


@cache
def operations() -> list[Operation]:
    document = describe()
    schemas = document["components"]["schemas"]
    found = []
    for path, methods in document["paths"].items():
        for method, described in methods.items():
            parameters = described.get("parameters", [])
            places = {where: [one for one in parameters if one["in"] == where] for where in ("path", "query")}
            body = described.get("requestBody", {}).get("content", {}).get("application/json")
            found.append(
                Operation(
                    method.upper(),
                    path,
                    tuple(one["name"] for one in places["path"]),
                    tuple(one["name"] for one in places["query"]),
                    tuple(one["name"] for one in places["query"] if one.get("required")),
                    None if body is None else _good(body["schema"], schemas),
                )
            )
    return sorted([*found, *BESIDES], key=lambda operation: operation.name)


def _good(schema: Mapping[str, Any], schemas: Mapping[str, Any]) -> Any:
    """A value of the right form, with everything in it that may be."""
    while "$ref" in schema:
        schema = schemas[schema["$ref"].rpartition("/")[2]]
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return _good(next(one for one in schema[several] if one.get("type") != "null"), schemas)
    if "enum" in schema:
        return schema["enum"][0]
    if schema.get("type") == "object":
        return {name: _good(field, schemas) for name, field in schema.get("properties", {}).items()}
    if schema.get("type") == "array":
        return [_good(schema["items"], schemas)] if "items" in schema else []
    text = "x" * max(3, schema.get("minLength", 0))
    simple: dict[str, Any] = {"integer": 0, "number": 1.0, "boolean": True, "string": text}
    value = simple.get(schema.get("type", ""), {})
    return max(value, schema.get("minimum", value)) if schema.get("type") in ("integer", "number") else value


def places(value: Any, path: Path = ()) -> Iterator[Path]:
    """Every place in a value, itself included."""
    yield path
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in inner:
        yield from places(one, (*path, key))


_HOLE = "\ue000"


def spoiled(good: Any, path: Path, value: bytes) -> bytes:
    """A body with something else in one place."""
    if not path:
        return value
    body = json.loads(json.dumps(good))
    holder = body
    for key in path[:-1]:
        holder = holder[key]
    holder[path[-1]] = _HOLE
    return json.dumps(body, ensure_ascii=False).encode().replace(f'"{_HOLE}"'.encode(), value)
