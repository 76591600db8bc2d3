"""Everything the server refuses, one line a code: its HTTP status and its English sentence. Other languages: `server-<code>` in the catalogues."""

from __future__ import annotations

from ludoteca.core.view import Text
from ludoteca.errors import LudotecaError
from ludoteca.server.protocol import HttpRefusal, Rejected

CODES: dict[str, tuple[int, str]] = {
    "malformed": (400, "this message cannot be read"),
    "too-large": (413, "this message is too large"),
    "too-fast": (429, "too many messages in a short time; wait a moment"),
    "too-many": (429, "there are too many of these already"),
    "unknown-table": (404, "there is no such table"),
    "unknown-seat": (404, "there is no such seat at this table"),
    "unknown-game": (404, "there is no such game"),
    "unknown-ply": (404, "the game has no such moment"),
    "no-name": (403, "tell us your name first"),
    "not-yours": (403, "this seat is not yours"),
    "not-maker": (403, "only whoever made the table may do this"),
    "not-begun": (409, "the game has not begun yet"),
    "begun": (409, "the game has begun already"),
    "over": (409, "the game is over"),
    "not-over": (409, "this can be seen once the game is over"),
    "stale": (409, "the game has moved on since"),
    "not-asked": (409, "this seat is not asked to decide now"),
    "illegal": (409, "the rules do not allow this now"),
    "no-undo": (409, "there is no decision of yours to take back"),
    "no-request": (409, "nobody asks for this any more"),
    "bot-plays": (409, "a bot plays for this seat; return first"),
    "not-away": (409, "this seat is played by its owner already"),
    "seat-taken": (409, "this seat is taken"),
    "full": (409, "no seat is open at this table"),
    "open-seats": (409, "some seats are still open"),
    "bad-options": (400, "these options do not fit the game"),
    "bad-content": (400, "this content pack cannot be played"),
    "bad-position": (400, "no table could look like this"),
    "bad-bot": (400, "there is no such bot"),
    "login-taken": (409, "this login is taken"),
    "wrong-password": (403, "login or password is wrong"),
    "has-account": (409, "you have an account already"),
    "csrf": (403, "the request lacks the right X-CSRF-Token"),
    "origin": (403, "the request comes from another site"),
    "outdated": (410, "this game was played by an older version of its rules, which is no longer played here"),
    "not-found": (404, "there is nothing here"),
    "no-method": (405, "this cannot be asked in this way: another method is needed, such as GET or POST"),
    "internal": (500, "the server made a mistake; nothing was changed"),
}


class Refuse(LudotecaError):
    """A request or command that is refused: caught at the door and turned into an answer."""

    def __init__(self, code: str, reason: str = "", rule: str = "", text: Text | None = None) -> None:
        status, sentence = CODES[code]
        super().__init__(reason or sentence)
        self.code = code
        self.status = status
        self.reason = reason or sentence
        self.detailed = self.reason != sentence  # does it say more than the text of its code?
        self.rule = rule
        self.text: Text = text or {"key": f"server-{code}", "args": {}}

    def over_http(self) -> HttpRefusal:
        """The body of an HTTP answer."""
        return HttpRefusal(self.code, self.reason, self.rule, self.text)

    def on_socket(self, id: str) -> Rejected:
        """The answer to the command with this id."""
        return Rejected(id, self.code, self.reason, self.rule, self.text)
