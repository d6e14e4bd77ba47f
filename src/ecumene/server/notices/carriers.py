"""How a letter gets to its reader: by a webhook, by a browser's push service, by mail."""

from __future__ import annotations

import asyncio
from typing import Any, Literal, NamedTuple

import aiosmtplib
import httpx
import msgspec

from ecumene.server.ids import now
from ecumene.server.notices import letters, reach, webpush
from ecumene.server.notices.letters import Letter
from ecumene.server.notices.settings import NoticeSettings

HOOKS = {"json": letters.plain_form, "discord": letters.discord_form, "slack": letters.slack_form}
KINDS = ("push", "mail", *HOOKS)
_DAY = "86400"
_PASSING = {408, 425, 429}
_GONE = {404, 410}


class Outcome(NamedTuple):
    """The result of an attempt: sent; to be tried again; failed; or failed for good, because the receiver is
    gone."""

    state: Literal["sent", "again", "failed", "gone"]
    trouble: str = ""
    """The key of a sentence, with a detail behind a colon."""
    wait: float = 0.0


class Carriers:
    def __init__(self, settings: NoticeSettings, secret: str) -> None:
        self._settings = settings
        self._secret = secret
        self._patience = settings.lease / 3
        self._http = httpx.AsyncClient(
            trust_env=False,
            follow_redirects=False,
            timeout=self._patience,
            # a connection is never reused: another letter may be for another name at the same address
            limits=httpx.Limits(max_keepalive_connections=0),
            headers={"user-agent": "ecumene"},
        )

    async def close(self) -> None:
        await self._http.aclose()

    async def carry(self, kind: str, channel: str, address: str, letter: Letter, key: str) -> Outcome:
        """Try once. `key` is that of the house, by which push services know it."""
        try:
            async with asyncio.timeout(self._patience):
                if kind == "mail":
                    return await self._mail(channel, address, letter)
                if kind == "push":
                    return await self._push(address, letter, key)
                return await self._hook(kind, address, letter)
        except reach.Unreachable as error:
            passing = error.code == "no-such-host"
            return Outcome("again" if passing else "failed", error.code)
        except (TimeoutError, httpx.TimeoutException):
            return Outcome("again", "late")
        except (httpx.HTTPError, httpx.InvalidURL, OSError):
            return Outcome("again", "unreachable")

    async def _hook(self, kind: str, address: str, letter: Letter) -> Outcome:
        body = msgspec.json.encode(HOOKS[kind](letter))
        return await self._post(address, body, {"content-type": "application/json"}, letter)

    async def _push(self, address: str, letter: Letter, key: str) -> Outcome:
        to = msgspec.json.decode(address, type=webpush.Subscription)
        place = reach.read(to.endpoint, self._settings.may_reach)
        mail = self._settings.mail
        contact = f"mailto:{mail.sender}" if mail else self._settings.address or "mailto:host@localhost"
        origin = f"{place.scheme}://{place.netloc}"
        headers = {
            "authorization": webpush.authorization(key, origin, contact, now()),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": _DAY,
            "urgency": "high",
            "topic": letter.id[:32],
        }
        return await self._post(to.endpoint, webpush.encrypt(letters.push_form(letter), to), headers, letter)

    async def _post(self, address: str, body: bytes, headers: dict[str, str], letter: Letter) -> Outcome:
        place = await reach.find(address, self._settings.may_reach)
        request = self._http.build_request(
            "POST",
            place.url,
            content=body,
            headers={**headers, "host": place.netloc, "idempotency-key": letter.id},
            extensions={"sni_hostname": place.host},
        )
        response = await self._http.send(request, stream=True)
        try:
            return _judged(response)
        finally:
            await response.aclose()  # the rest of the reply is not read

    async def _mail(self, channel: str, address: str, letter: Letter) -> Outcome:
        server = self._settings.mail
        if server is None:
            return Outcome("failed", "no-mail")
        code = letters.code_for(channel, self._secret)
        options: dict[str, Any] = (
            {"username": server.user, "password": server.password} if server.user else {}
        )
        try:
            await aiosmtplib.send(
                letters.mail_form(letter, server.sender, address, code),
                hostname=server.server,
                port=server.port,
                use_tls=server.encryption == "tls",
                start_tls=server.encryption == "starttls",
                timeout=self._patience,
                **options,
            )
        except (aiosmtplib.SMTPRecipientsRefused, aiosmtplib.SMTPResponseException) as error:
            code_said = getattr(error, "code", 0) or max(
                (one.code for one in getattr(error, "recipients", [])), default=0
            )
            return Outcome("failed" if code_said >= 500 else "again", f"refused:{code_said}")
        except aiosmtplib.SMTPException:
            return Outcome("again", "unreachable")
        return Outcome("sent")


def _asked_to_wait(said: str) -> float:
    """How many seconds the receiver of a letter asks us to wait: a number of plain digits, a day at most.

    >>> _asked_to_wait("120"), _asked_to_wait("²"), _asked_to_wait("9" * 400)
    (120.0, 0.0, 86400.0)
    """
    return min(float(said), float(_DAY)) if said.isascii() and said.isdigit() else 0.0


def _judged(response: httpx.Response) -> Outcome:
    status = response.status_code
    if 200 <= status < 300:
        return Outcome("sent")
    if status in _GONE:
        return Outcome("gone", f"gone:{status}")
    if status >= 500 or status in _PASSING:
        return Outcome("again", f"refused:{status}", _asked_to_wait(response.headers.get("retry-after", "")))
    return Outcome("failed", f"refused:{status}")
