"""Every refusal and every fault as an answer of one form; nothing is answered with a stack trace."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from msgspec import ValidationError

from ludoteca.errors import LudotecaError
from ludoteca.server.http.visitor import AnyRequest
from ludoteca.server.protocol import HttpRefusal
from ludoteca.server.refusals import Refuse
from ludoteca.texts import LANGUAGES, texts

LOGGER = logging.getLogger("ludoteca.http")
BY_STATUS = {400: "malformed", 403: "not-yours", 404: "not-found", 405: "no-method", 413: "too-large", 429: "too-fast"}


def answer(request: AnyRequest, refusal: Refuse, status: int | None = None) -> Response[HttpRefusal]:
    """A refusal as a response, in the language that the request prefers; what only English says in detail is added to it."""
    language = language_of(request.headers.get("accept-language", ""))
    headers = {"content-language": language}
    if refusal.status == 429:
        headers["retry-after"] = "5"
    body = refusal.over_http()
    if language != LANGUAGES[0]:
        said = texts(language).say(refusal.text)
        body = HttpRefusal(body.code, f"{said} ({refusal.reason})" if refusal.detailed else said, body.rule, body.text)
    return Response(body, status_code=status or refusal.status, media_type="application/json", headers=headers)


def language_of(preferred: str) -> str:
    """The first of our languages that an Accept-Language header names; English if it names none."""
    for choice in preferred.split(","):
        tag = choice.partition(";")[0].strip().lower().partition("-")[0]
        if tag in LANGUAGES:
            return tag
    return LANGUAGES[0]


def refused(request: AnyRequest, error: Refuse) -> Response[HttpRefusal]:
    """What we refuse."""
    return answer(request, error)


def misused(request: AnyRequest, error: LudotecaError) -> Response[HttpRefusal]:
    """What the games refuse."""
    return answer(request, Refuse("bad-options", str(error)))


def framework(request: AnyRequest, error: HTTPException) -> Response[HttpRefusal]:
    """What the framework refuses."""
    if isinstance(error, ValidationException):
        told = "; ".join(complaint(fault) for fault in faults_of(error))
        return answer(request, Refuse("malformed", f"this request cannot be read: {told or error.detail}"))
    refusal = Refuse(BY_STATUS.get(error.status_code, "malformed"), error.detail if error.status_code == 400 else "")
    response = answer(request, refusal, error.status_code)
    if error.headers:
        response.headers.update(error.headers)
    return response


def faults_of(error: ValidationException) -> list[dict[str, Any]]:
    """The single complaints about a request."""
    extra = error.extra
    return [fault for fault in extra if isinstance(fault, dict) and "message" in fault] if isinstance(extra, list) else []


def complaint(fault: dict[str, Any]) -> str:
    """One complaint as a sentence: what is wrong, and where."""
    key, message = fault.get("key"), str(fault["message"])
    if message == repr(key):  # the framework looked for it in vain
        return "its body is missing" if key == "data" else f"{key} is missing"
    return f"{key}: {message}" if key else message


def too_deep(request: AnyRequest, error: RecursionError) -> Response[HttpRefusal]:
    """A body of brackets within brackets."""
    LOGGER.warning("a request was nested too deeply", extra={"path": request.scope["path"], "method": request.method})
    return answer(request, Refuse("malformed", "this request cannot be read: it is nested too deeply"))


def unreadable(request: AnyRequest, error: ValidationError) -> Response[HttpRefusal]:
    """A body that does not fit its type."""
    return answer(request, Refuse("malformed", f"this request cannot be read: {error}"))


def mistaken(request: AnyRequest, error: Exception) -> Response[HttpRefusal]:
    """Our own mistake: told in the log, not to the visitor."""
    LOGGER.error("a request failed", extra={"path": request.scope["path"], "method": request.method}, exc_info=error)
    return answer(request, Refuse("internal"))


HANDLERS: dict[int | type[Exception], Any] = {
    Refuse: refused,
    LudotecaError: misused,
    HTTPException: framework,
    ValidationError: unreadable,
    RecursionError: too_deep,
    Exception: mistaken,
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """For the schema: which refusals a request may get, beside those that any may get."""
    return {status: ResponseSpec(HttpRefusal, description="Refused", generate_examples=False) for status in (400, *statuses, 413, 429)}
