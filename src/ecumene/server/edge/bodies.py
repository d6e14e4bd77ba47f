"""How a body is read: decoded to the record that its route takes, so that nothing else is built."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import ValidationException
from litestar.types import Empty

ORDINARY = 64 * 1024
"""How many bytes a body may have."""
LARGER = 256 * 1024
"""The same where people write much."""


class HouseRequest(Request[Any, Any, Any]):
    """A request whose body is checked while it is read. What does not belong there is refused where it
    begins; Litestar by itself would first make values of all of it."""

    async def json(self) -> Any:
        field = getattr(self.route_handler, "parsed_data_field", None)
        if field is None or self._json is not Empty:
            return await super().json()
        body = await self.body()
        try:
            self._json = msgspec.json.decode(body or b"null", type=field.annotation, strict=False)
        except msgspec.ValidationError as error:
            what, _, where = str(error).partition(" - at `$")
            problem = {"message": what, "key": where.rstrip("`").lstrip(".") or "body"}
            raise ValidationException(what, extra=[problem]) from None
        except msgspec.DecodeError as error:
            raise ValidationException(str(error)) from None
        return self._json
