"""The built client: hashed bundles that browsers may keep for ever, and one page for all addresses."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response

_INDEX = "index.html"
_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
_GAINS = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")
_LEAST = 512  # smaller files are not worth packing
_TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".ftl": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Pentapolis</title>
<h1>Pentapolis</h1>
<p>The server runs, but its client is not built. In the sources: <code>make play</code>.</p>
<p lang="zh-Hant">伺服器已啟動,但網頁用戶端尚未建置。請在原始碼資料夾執行 <code>make play</code>。</p>
<p lang="zh-Hans">服务器已启动,但网页客户端尚未构建。请在源码目录运行 <code>make play</code>。</p>
</html>
"""


@dataclass(frozen=True, slots=True)
class _File:
    """A file in memory, with its packed twins by encoding."""

    changed: int
    body: bytes
    twins: dict[str, bytes]
    kind: str
    tag: str


class Client:
    """Serves the folder of a build."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self._files: dict[str, _File] = {}

    async def asset(self, request: Request) -> Response:
        """`/assets/...`: names change with content."""
        return self._answer(request, _FOR_EVER) or PlainTextResponse("not found", 404)

    async def page(self, request: Request) -> Response:
        """Any other address: the file of this name in the folder, else the page."""
        if request.url.path.startswith("/api/"):
            return PlainTextResponse("not found", 404)
        return self._answer(request, _ASK_AGAIN) or self.index(request)

    def index(self, request: Request) -> Response:
        """The page, whatever the address; the client reads the address itself."""
        file = self._file(_INDEX)
        if file is None:
            return HTMLResponse(NOT_BUILT, 503, {"cache-control": "no-store"})
        return _reply(request, file, _ASK_AGAIN)

    def _answer(self, request: Request, keep: str) -> Response | None:
        name = request.url.path.lstrip("/")
        file = self._file(name) if name else None
        return None if file is None else _reply(request, file, keep)

    def _file(self, name: str) -> _File | None:
        if "\0" in name or any(part.startswith(".") for part in Path(name).parts):
            return None
        path = (self.folder / name).resolve()
        if not path.is_relative_to(self.folder):
            return None
        try:
            changed = path.stat().st_mtime_ns
            known = self._files.get(name)
            if known is None or known.changed != changed:
                known = self._files[name] = _read(path, changed)
        except OSError:  # a folder, or no such file
            return None
        return known


def _read(path: Path, changed: int) -> _File:
    body = path.read_bytes()
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    twins = {
        encoding: twin.read_bytes()
        for encoding, suffix in (("br", ".br"), ("gzip", ".gz"))
        if (twin := path.with_name(path.name + suffix)).is_file()
    }
    if "gzip" not in twins and kind.startswith(_GAINS) and len(body) >= _LEAST:
        twins["gzip"] = gzip.compress(body, mtime=0)
    return _File(changed, body, twins, kind, blake2b(body, digest_size=12).hexdigest())


def _reply(request: Request, file: _File, keep: str) -> Response:
    encoding = _encoding(request.headers, file)
    tag = f'"{file.tag}{f"-{encoding}" if encoding else ""}"'
    headers = {"cache-control": keep, "etag": tag}
    if file.twins:
        headers["vary"] = "accept-encoding"
    if tag in request.headers.get("if-none-match", ""):
        return Response(None, 304, headers)
    if encoding:
        headers["content-encoding"] = encoding
    return Response(file.twins[encoding] if encoding else file.body, 200, headers, file.kind)


def _encoding(headers: Headers, file: _File) -> str:
    accepted: set[str] = set()
    for entry in headers.get("accept-encoding", "").split(","):
        name, _, weight = entry.partition(";")
        if weight.replace(" ", "") not in {"q=0", "q=0.0"}:
            accepted.add(name.strip())
    return next(
        (encoding for encoding in ("br", "gzip") if encoding in file.twins and encoding in accepted), ""
    )
