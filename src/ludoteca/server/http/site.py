"""The web site itself: files that the web build left in `static`, every other path its one page, and headers that keep it safe."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from litestar import Response, get
from litestar.status_codes import HTTP_304_NOT_MODIFIED

from ludoteca import COMPILED
from ludoteca.server.http.given import FilePath, Inside
from ludoteca.server.http.visitor import AnyRequest
from ludoteca.server.pages import Health
from ludoteca.server.refusals import Refuse
from ludoteca.version import VERSION

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; "
    "media-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
UNBUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Ludoteca</title>
<h1>The server runs, but the web site is not built</h1>
<p>Build it once with <code>make play</code> (or <code>npm ci &amp;&amp; npm run build</code> in <code>web/</code>) and load this page again.</p>
<p>The API is at <a href="/api/schema/openapi.json">/api</a>.</p>
"""
TEXTUAL = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")
for kind, ending in (("text/javascript", ".js"), ("application/manifest+json", ".webmanifest"), ("font/woff2", ".woff2"), ("image/svg+xml", ".svg")):
    mimetypes.add_type(kind, ending)


@dataclass(frozen=True)
class Asset:
    """A file of the site, ready to send."""

    plain: bytes
    squeezed: bytes | None
    kind: str
    mark: str
    changed: int


ASSETS: dict[Path, Asset] = {}


def asset(path: Path) -> Asset:
    """A file, read once and again when it changes."""
    changed = path.stat().st_mtime_ns
    known = ASSETS.get(path)
    if known is not None and known.changed == changed:
        return known
    plain = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    textual = kind.startswith(TEXTUAL)
    mark = f'"{hashlib.sha256(plain).hexdigest()[:20]}"'
    found = Asset(plain, gzip.compress(plain, 9) if textual else None, kind, mark, changed)
    ASSETS[path] = found
    return found


@get("/", include_in_schema=False)
async def home(request: AnyRequest, house: Inside) -> Response[bytes]:
    """The first page."""
    return serve(request, Path(house.settings.static), "/")


@get("/{path:path}", include_in_schema=False)
async def site(request: AnyRequest, house: Inside, path: FilePath) -> Response[bytes]:
    """A file of the site, or a page of the application."""
    return serve(request, Path(house.settings.static), path)


def serve(request: AnyRequest, root: Path, path: str) -> Response[bytes]:
    """A file of the site; a path that is no file is a page of the application."""
    wanted = (root / path.lstrip("/")).resolve()
    if path.startswith(("/api/", "/metrics", "/health")):
        raise Refuse("not-found")
    if not wanted.is_relative_to(root.resolve()):
        raise Refuse("not-found")
    page = not wanted.is_file()
    if page:
        if wanted.suffix and "." in wanted.name:
            raise Refuse("not-found")
        wanted = root / "index.html"
        if not wanted.is_file():
            return Response(UNBUILT.encode(), media_type="text/html", headers={"cache-control": "no-store"})
    found = asset(wanted)
    lasting = "/assets/" in path and not page
    headers = {"etag": found.mark, "cache-control": "public, max-age=31536000, immutable" if lasting else "no-cache", "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == found.mark:
        return Response(b"", status_code=HTTP_304_NOT_MODIFIED, headers=headers)
    if found.squeezed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.squeezed, media_type=found.kind, headers={**headers, "content-encoding": "gzip"})
    return Response(found.plain, media_type=found.kind, headers=headers)


@get("/health", tags=["operation"])
async def health(house: Inside) -> Health:
    """Well, if the database answers."""
    async with house.database.reading() as connection:
        await connection.exec_driver_sql("SELECT 1")
    return Health("ok", VERSION, house.database.name, COMPILED)


@get("/metrics", media_type="text/plain", tags=["operation"])
async def metrics(house: Inside) -> Response[str]:
    """Numbers for Prometheus."""
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4")
