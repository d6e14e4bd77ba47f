"""The description of the house's routes, for clients in any language.

Litestar describes the routes; the answers of every title come from their own records, each with the field
`do` that tells them apart. So do the topics of its counsel: `EmpiresCounsel` has for each topic what is asked
(`args`) and what is told (`result`).
"""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Litestar

from ecumene.server.app import Problem, create_app
from ecumene.server.settings import Settings
from ecumene.table.api import load_title, titles

_REF = "#/components/schemas/{name}"


def describe() -> dict[str, Any]:
    """The OpenAPI document, JSON-able."""
    app = create_app(Settings(secret="0" * 64))
    document: dict[str, Any] = app.openapi_schema.to_schema()
    schemas = document.setdefault("components", {}).setdefault("schemas", {})
    for id in titles():
        schemas |= _answers(id) | _counsel(id)
    schemas |= msgspec.json.schema_components([Problem, *_bodies(app)], ref_template=_REF)[1]
    for operations in document["paths"].values():
        for operation in operations.values():
            _add_problems(operation)
    names = [f"{id.capitalize()}Answer" for id in titles()]
    answer = {
        "description": "One of the title's answers; a request lists those on offer.",
        "anyOf": [{"$ref": _REF.format(name=name)} for name in names],
    }
    schemas["Reply"]["properties"]["answer"] = answer
    schemas["Replies"]["properties"]["answers"]["items"] = answer
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(document))
    return plain


def _bodies(app: Litestar) -> list[Any]:
    """The records that clients send. msgspec knows better than Litestar what they may hold."""
    handlers = (handler for route in app.routes for handler in getattr(route, "route_handlers", ()))
    fields = (getattr(handler, "parsed_data_field", None) for handler in handlers)
    return list({field.annotation: None for field in fields if field is not None})


def _add_problems(operation: dict[str, Any]) -> None:
    """Every error of the house has the same form."""
    form = {"application/json": {"schema": {"$ref": _REF.format(name="Problem")}}}
    operation["responses"].pop("400", None)
    operation["responses"].get("204", {}).pop("content", None)
    operation["responses"]["default"] = {"description": "What is wrong.", "content": form}


def _answers(id: str) -> dict[str, Any]:
    """Every answer of a title, and the union of them told apart by `do`."""
    prefix = id.capitalize()
    records = {
        record
        for kind in load_title(id).kinds.values()
        for record in (getattr(kind.answers, "__args__", None) or (kind.answers,))
    }
    ordered = sorted(records, key=lambda record: record.__struct_config__.tag)
    template = f"#/components/schemas/{prefix}{{name}}"
    refs, found = msgspec.json.schema_components(ordered, ref_template=template)
    schemas = {f"{prefix}{name}": schema for name, schema in found.items()}
    schemas[f"{prefix}Answer"] = {
        "oneOf": list(refs),
        "discriminator": {
            "propertyName": "do",
            "mapping": {
                record.__struct_config__.tag: ref["$ref"] for record, ref in zip(ordered, refs, strict=True)
            },
        },
    }
    return schemas


def _counsel(id: str) -> dict[str, Any]:
    """For every topic of a title what is asked and what is told, by the topic's name."""
    prefix = f"{id.capitalize()}Counsel"
    topics = load_title(id).topics
    records = [record for topic in topics.values() for record in (topic.args, topic.result)]
    template = f"#/components/schemas/{prefix}{{name}}"
    refs, found = msgspec.json.schema_components(records, ref_template=template)
    schemas = {f"{prefix}{name}": schema for name, schema in found.items()}
    if topics:
        pairs = {
            name: dict(zip(("args", "result"), refs[2 * i : 2 * i + 2], strict=True))
            for i, name in enumerate(topics)
        }
        schemas[prefix] = _record({name: _record(pair) for name, pair in pairs.items()})
    return schemas


def _record(properties: dict[str, Any]) -> dict[str, Any]:
    return {"type": "object", "properties": properties, "required": list(properties)}


def main() -> None:
    """Print the document."""
    print(msgspec.json.format(msgspec.json.encode(describe(), order="sorted"), indent=1).decode())


if __name__ == "__main__":
    main()
