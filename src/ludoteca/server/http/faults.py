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

LOGGER = logging.getLogger("ludoteca.http")
BY_STATUS = {400: "malformed", 403: "not-yours", 404: "not-found", 405: "not-found", 413: "too-large", 429: "too-fast"}


def answer(refusal: Refuse, status: int | None = None) -> Response[HttpRefusal]:
    """A refusal as a response."""
    headers = {"retry-after": "5"} if refusal.status == 429 else {}
    return Response(refusal.over_http(), status_code=status or refusal.status, media_type="application/json", headers=headers)


def refused(request: AnyRequest, error: Refuse) -> Response[HttpRefusal]:
    """What we refuse."""
    return answer(error)


def misused(request: AnyRequest, error: LudotecaError) -> Response[HttpRefusal]:
    """What the games refuse."""
    return answer(Refuse("bad-options", str(error)))


def framework(request: AnyRequest, error: HTTPException) -> Response[HttpRefusal]:
    """What the framework refuses."""
    if isinstance(error, ValidationException):
        told = "; ".join(f"{fault['key']}: {fault['message']}" if "key" in fault else str(fault["message"]) for fault in faults_of(error))
        return answer(Refuse("malformed", f"this request cannot be read: {told or error.detail}"))
    refusal = Refuse(BY_STATUS.get(error.status_code, "malformed"), error.detail if error.status_code in (400, 405) else "")
    response = answer(refusal, error.status_code)
    if error.headers:
        response.headers.update(error.headers)
    return response


def faults_of(error: ValidationException) -> list[dict[str, Any]]:
    """The single complaints about a request."""
    extra = error.extra
    return [fault for fault in extra if isinstance(fault, dict) and "message" in fault] if isinstance(extra, list) else []


def unreadable(request: AnyRequest, error: ValidationError) -> Response[HttpRefusal]:
    """A body that does not fit its type."""
    return answer(Refuse("malformed", f"this request cannot be read: {error}"))


def mistaken(request: AnyRequest, error: Exception) -> Response[HttpRefusal]:
    """Our own mistake: told in the log, not to the visitor."""
    LOGGER.error("a request failed", extra={"path": request.scope["path"], "method": request.method}, exc_info=error)
    return answer(Refuse("internal"))


HANDLERS: dict[int | type[Exception], Any] = {
    Refuse: refused,
    LudotecaError: misused,
    HTTPException: framework,
    ValidationError: unreadable,
    Exception: mistaken,
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """For the schema: which refusals a request may get, beside those that any may get."""
    return {status: ResponseSpec(HttpRefusal, description="Refused", generate_examples=False) for status in (400, *statuses, 413, 429)}
