"""`ludoteca play`: a whole game in the terminal, alone against bots or with friends around one keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.markup import escape

from ludoteca.bots import Bot, Thought, luck_of, make
from ludoteca.cli.drawing import Artist
from ludoteca.cli.given import Language, OptionWords, PackFile, content_from, naming, options_from, record_from
from ludoteca.core.game import Game
from ludoteca.core.view import Decision
from ludoteca.errors import BadNotation, BadOptions, IllegalAction, LudotecaError, Refused
from ludoteca.games import game as game_named
from ludoteca.games import names
from ludoteca.play.match import Match
from ludoteca.texts import Texts

ENOUGH: Final = 20
"""How many lines of the log are shown when somebody asks for it."""
HINTS: Final = 3


def play(
    name: Annotated[str | None, typer.Argument(metavar="[GAME]", help="The game's name; not needed with --resume.")] = None,
    seats: Annotated[int | None, typer.Option(min=1, help="How many players, bots included; the fewest by default.")] = None,
    people: Annotated[int, typer.Option(min=0, help="How many of them are people, from the first seat on; 0 lets you watch.")] = 1,
    bot: Annotated[str, typer.Option(help="Who plays the other seats and gives hints: easy, medium, hard, random, greedy, mcts:1000, mcts:2s.")] = "medium",
    lang: Language = "en",
    seed: Annotated[str | None, typer.Option(help="Any text; the same seed brings the same dice and draws, and bots that decide alike.")] = None,
    option: OptionWords = None,
    content: PackFile = None,
    save: Annotated[Path | None, typer.Option(dir_okay=False, help="Where to keep the record; a new GAME.record by default.")] = None,
    resume: Annotated[Path | None, typer.Option(exists=True, dir_okay=False, readable=True, help="Go on with a match that was kept.")] = None,
) -> None:
    """Play a game in the terminal."""
    texts = Texts(lang)
    if resume is not None:
        text, record, pack = record_from(resume, content)
        if name is not None and name != record.game:
            raise BadOptions(f"{resume} is a record of {record.game}, not of {name}")
        with naming(resume):
            match = Match.restore(text, content=pack, whole=True)
        if match.seed is None and not match.over:
            raise BadOptions(f"{resume} does not hold its seed, so nobody can go on with it")
    elif name is None:
        raise typer.BadParameter(f"name a game ({', '.join(names())}), or a record with --resume", param_hint="GAME")
    else:
        game = game_named(name)
        match = begin(game, seats or game.seats[0], people, bot, texts, seed, options_from(game, option), content)
    file = save or resume or unused(match.game.name)
    Table(match, people, bot, Artist(Console(), texts, match.game, match.players), file).sit_down()


def begin(game: Game, seats: int, people: int, bot: str, texts: Texts, seed: str | None, options: dict[str, object], content: Path | None) -> Match:
    """A new match whose players are named after what they are."""
    if seats in game.seats and people > seats:
        raise BadOptions(f"{people} people need more than {seats} seats")
    chairs = min(seats, game.seats[-1])  # a match refuses more
    players = [texts.tell("play-person", number=seat + 1) if seat < people else texts.tell("play-bot", number=seat + 1, bot=bot) for seat in range(chairs)]
    return Match(game, seats, seed, options, content_from(game, content), players)


def unused(name: str) -> Path:
    """A file name for a new record that no older one has."""
    number = 1
    while (file := Path(f"{name}.record" if number == 1 else f"{name}-{number}.record")).exists():
        number += 1
    return file


class Table:
    """One evening at the terminal: a match, its people and bots, and where its record is kept."""

    def __init__(self, match: Match, people: int, bot: str, artist: Artist, file: Path) -> None:
        self.match = match
        self.people = people
        self.artist = artist
        self.file = file
        self.told: dict[int | None, int] = {}  # the ply up to which each reader has seen the log
        self.reader: int | None = 0 if people == 1 else None  # whose eyes the screen is for
        self.bot: Bot = make(bot, match.game, luck_of(match.seed or "", 0))

    def sit_down(self) -> None:
        """Play until the game is over or somebody leaves; the record is kept either way."""
        match, artist = self.match, self.artist
        self.write()  # a file that cannot be written is better known before the first move than after the last
        artist.say("play-welcome", seats=match.seats)
        if match.content.reconstructed:
            artist.say("play-reconstructed", what=", ".join(match.content.reconstructed))
        left = False
        try:
            while not match.over and not left:
                left = self.turn()
        except (EOFError, KeyboardInterrupt) as stop:
            artist.console.print()
            self.keep()
            raise typer.Exit(130 if isinstance(stop, KeyboardInterrupt) else 0) from None
        if match.over:
            self.news()
            artist.table(match.view(self.reader))
            artist.result(match)
        self.keep()

    def turn(self) -> bool:
        """One decision of a bot or a person; True if the person leaves."""
        seat = self.match.to_move()
        if seat >= self.people:
            self.match.play(seat, self.bot.choose(self.match.state, seat, self.match.ply))
            if self.people == 0:
                self.news()
            return False
        if self.people > 1 and self.reader != seat:
            self.hand_over(seat)
        self.news()
        self.artist.table(self.match.view(seat))
        decision = self.match.decision(seat)
        assert decision is not None
        self.artist.decision(decision)
        ply = self.match.ply
        while self.match.ply == ply:
            if self.answer(decision, self.artist.ask(self.artist.texts.tell("play-ask"))):
                return True
        return False

    def hand_over(self, seat: int) -> None:
        """Hide one person's secrets before the next one looks."""
        self.artist.console.clear()
        self.artist.ask(self.artist.texts.tell("play-hand-over", seat=self.artist.players[seat]))
        self.artist.console.clear()
        self.reader = seat

    def news(self) -> None:
        """What happened since the reader last looked."""
        self.artist.log(self.match.events_since(self.told.get(self.reader, -1), self.reader))
        self.told[self.reader] = self.match.ply

    def answer(self, decision: Decision, words: str) -> bool:
        """Do what a person typed; True if that was to leave."""
        command, _, rest = words.partition(" ")
        if command in ("q", "quit"):
            return True
        if command in ("?", "why"):
            self.why(decision, rest.strip())
        elif command in ("h", "hint"):
            self.hint(decision["seat"])
        elif command in ("u", "undo"):
            self.undo(decision["seat"])
        elif command in ("l", "log"):
            self.artist.log(self.match.log(decision["seat"])[-ENOUGH:], numbered=True)
        elif command in ("t", "table"):
            self.artist.table(self.match.view(decision["seat"]))
            self.artist.decision(decision)
        elif command in ("s", "save"):
            self.keep()
        elif command in ("", "help"):
            self.artist.say("play-help")
        else:
            self.choose(decision, words)
        return False

    def choose(self, decision: Decision, words: str) -> None:
        """Play an option by its number or notation, or say why not."""
        options = decision["options"]
        number = int(words) if words.isdecimal() and len(words) < 8 else 0
        try:
            if 1 <= number <= len(options):
                self.match.play(decision["seat"], options[number - 1]["action"])
            elif number or words == "0":
                self.artist.say("play-no-number", most=len(options))
            else:
                self.match.play(decision["seat"], words)
        except IllegalAction:
            self.why(decision, words)
        except BadNotation:
            self.artist.say("play-unknown", words=words)

    def why(self, decision: Decision, notation: str) -> None:
        """What might be tried here and is not allowed, with reason and rule; one action, or all."""
        texts, game = self.artist.texts, self.match.game
        refusals = [(refused["action"], refused["refusal"]) for refused in decision["refused"]]
        if notation:
            try:
                action = game.actions.parse(notation)
            except BadNotation as error:
                self.artist.console.print(escape(str(error)))
                return
            refusals = [(action, game.refusal(self.match.state, action))]
        if not refusals:
            self.artist.say("play-all-allowed")
        for action, refusal in refusals:
            if refusal["code"] == 0:
                self.artist.say("play-allowed", action=texts.say(game.action_text(action)))
            else:
                reason, rule = texts.say(refusal["text"], self.artist.players), refusal["rule"]
                self.artist.say("play-refused", action=texts.say(game.action_text(action)), reason=reason, rule=rule)

    def hint(self, seat: int) -> None:
        """What the bot would choose, its best three with what it expects of them."""
        thoughts = self.bot.explain(self.match.state, seat, HINTS, self.match.ply)
        for number, thought in enumerate(thoughts, start=1):
            self.artist.say("play-hint", number=number, action=self.artist.texts.say(self.match.game.action_text(thought["action"])), chance=chance_of(thought))

    def undo(self, seat: int) -> None:
        """Take back the last choice, or say why that cannot be."""
        try:
            self.match.undo(seat)
        except Refused as refusal:
            self.artist.say(f"refused-{refusal.code}")
        else:
            self.told = {reader: min(ply, self.match.ply) for reader, ply in self.told.items()}
            self.artist.say("play-undone")

    def keep(self) -> None:
        """Keep the record and say where."""
        self.write()
        self.artist.say("play-kept-over" if self.match.over else "play-kept", file=str(self.file))

    def write(self) -> None:
        """Write the record to its file, with the seed: it is the player's own."""
        try:
            self.file.write_text(self.match.write(reveal=True), encoding="utf-8")
        except OSError as error:
            raise LudotecaError(f"the record could not be kept in {self.file}: {error.strerror}") from None


def chance_of(thought: Thought) -> str:
    """The bot's expectation as a percentage, or nothing."""
    return "" if thought["chance"] is None else f"{thought['chance']:.0%}"
