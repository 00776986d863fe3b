"""The description of the HTTP part as a plain page: nothing is loaded from elsewhere, so the content policy holds."""

import json
from html import escape
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

router = APIRouter()

_STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 50rem; margin: 2rem auto; padding: 0 1rem; color: #2B2330;
  background: #FFFBF1 }
h2 { font-size: 1.05rem; margin: 2rem 0 .3rem; font-family: ui-monospace, monospace }
h2 b { color: #A2372A } pre { background: #F1E8D3; padding: .8rem; overflow: auto; font-size: .85rem }
@media (prefers-color-scheme: dark) { body { color: #F3E8D4; background: #231D20 } h2 b { color: #F08B72 }
  pre { background: #17131A } }
"""


@router.get("/api/docs", include_in_schema=False)
async def api_docs(request: Request) -> HTMLResponse:
    """Every request there is, from the same description that /api/openapi.json gives to programs."""
    description: dict[str, Any] = request.app.openapi()
    parts = [
        _operation(path, method, operation)
        for path, operations in description["paths"].items()
        for method, operation in operations.items()
    ]
    schemas = json.dumps(description.get("components", {}).get("schemas", {}), indent=2)
    body = f"<h1>Mercerie, the HTTP part</h1>{''.join(parts)}<h2>Schemas</h2><pre>{escape(schemas)}</pre>"
    head = f'<meta charset="utf-8"><title>Mercerie: HTTP</title><style>{_STYLE}</style>'
    return HTMLResponse(f'<!doctype html><html lang="en"><head>{head}</head><body><main>{body}</main></body></html>')


def _operation(path: str, method: str, operation: dict[str, Any]) -> str:
    words = operation.get("description") or operation.get("summary", "")
    asked = [f"{entry['in']} {entry['name']}" for entry in operation.get("parameters", [])]
    content = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    lines = [f"<h2><b>{escape(method.upper())}</b> {escape(path)}</h2><p>{escape(words)}</p>"]
    if asked:
        lines.append(f"<p>{escape(', '.join(asked))}</p>")
    if content:
        lines.append(f"<pre>{escape(json.dumps(content, indent=2))}</pre>")
    return "".join(lines)
