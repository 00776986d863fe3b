"""How a request is refused: a stable code, and words that say what would be right. What was sent is never sent back."""

from collections.abc import Mapping, Sequence
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel
from starlette.exceptions import HTTPException

from mercerie.core import BadRecord, RuleError
from mercerie.server.visitors import TooMany

_STATUS = {
    "not-found": 404,
    "push-off": 404,
    "not-allowed": 403,
    "not-your-turn": 409,
    "stale": 409,
    "illegal-action": 409,
    "other-rules": 409,
    "too-slow": 408,
    "too-large": 413,
    "too-many": 429,
    "unavailable": 503,
}
_CODES = {404: "not-found", 405: "not-allowed"}


class Refusal(BaseModel):
    """What a request that is refused is answered with."""

    code: str
    words: str


def refuse_in_our_words(app: FastAPI) -> None:
    app.add_exception_handler(RuleError, _by_the_rules)
    app.add_exception_handler(RequestValidationError, _unreadable)
    app.add_exception_handler(HTTPException, _by_http)


async def _by_the_rules(_request: Request, error: Exception) -> Response:
    assert isinstance(error, RuleError)
    headers = {"retry-after": f"{error.seconds:.0f}"} if isinstance(error, TooMany) else {}
    told: dict[str, Any] = {"code": error.code, "words": str(error)}
    if isinstance(error, BadRecord):
        told |= {"mistake": error.mistake, "values": error.values}
    return JSONResponse(told, _STATUS.get(error.code, 400), headers)


async def _unreadable(_request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    return JSONResponse({"code": "bad-message", "words": _what_would_be_right(error.errors())}, 422)


def _what_would_be_right(errors: Sequence[Mapping[str, Any]]) -> str:
    """The first mistake: which field, and what it should be. Deeper places may hold keys that the sender made up."""
    where, first = tuple(errors[0]["loc"]), errors[0]
    if first["type"] == "json_invalid":
        return "What was sent is not JSON."
    field = where[1] if len(where) > 1 and isinstance(where[1], str) else "What was sent"
    return f"{field[:40]}: {mistake(first)}"


def mistake(error: Mapping[str, Any]) -> str:
    """One of pydantic's errors in a sentence; those of a choice would say what was chosen."""
    if error["type"] == "union_tag_invalid":
        return f"Its type should be one of {error['ctx']['expected_tags']}."
    return f"{error['msg'][:200]}."


async def _by_http(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    words = "There is nothing here." if error.status_code == 404 else str(error.detail)
    code = _CODES.get(error.status_code, "bad-message")
    return JSONResponse({"code": code, "words": words}, error.status_code, error.headers)
