"""The command line: what it prints, what it refuses, and its exit codes."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from ludoteca.cli import app
from ludoteca.games import game
from ludoteca.play import replay, verify
from ludoteca.play.match import Match
from server.guest import Guest, bot

TOY = game("_template")


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "160")


def run(*words: str, typed: str = "") -> Result:
    result = CliRunner().invoke(app, list(words), input=typed)
    assert "Traceback" not in result.output
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def refused(words: str, *command: str, typed: str = "") -> None:
    """The command fails with one clear sentence."""
    result = run(*command, typed=typed)
    assert result.exit_code == 1
    assert words in result.output
    assert result.output.rstrip("\n").count("\n") == 0


def kept_match(seats: int = 2, over: bool = True) -> str:
    match = Match(TOY, seats, seed="tonight")
    while over and not match.over:
        match.play(match.to_move(), "keep")
    Path("match.record").write_text(match.record, encoding="utf-8")
    return match.record


def test_help_lists_every_command() -> None:
    result = run("--help")
    assert result.exit_code == 0
    for command in ("play", "games", "replay", "verify", "arena", "perft", "bench", "new-game", "pack"):
        assert f"\n  {command} " in result.output


@pytest.mark.parametrize("command", ["play", "replay", "verify", "arena", "perft", "bench", "new-game"])
def test_every_command_explains_itself(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert "Usage: ludoteca" in result.output.replace("root", "ludoteca")


def test_wrong_use_exits_with_two() -> None:
    assert run("fly").exit_code == 2
    assert run("play").exit_code == 2
    assert run("verify", "nowhere.record").exit_code == 2
    assert run("perft", "_template", "--depth", "many").exit_code == 2


def test_the_version_is_told() -> None:
    assert run("--version").output.startswith("ludoteca ")


def test_unknown_names_are_refused_in_one_sentence() -> None:
    refused("there is no game 'chess'", "play", "chess")
    refused("there is no bot 'deep'", "play", "_template", "--bot", "deep")
    refused("there is no language 'tlh'", "play", "_template", "--lang", "tlh")
    refused("has no option 'colour'", "play", "_template", "--option", "colour=red")
    refused("NAME=VALUE", "play", "_template", "--option", "points_needed")
    refused("from 1 to 9", "play", "_template", "--option", "points_needed=99")
    refused("2 to 4 players", "play", "_template", "--seats", "7")
    refused("3 people need more than 2 seats", "play", "_template", "--people", "3")


def test_a_server_that_cannot_listen_says_so_before_it_names_its_address() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = str(other.getsockname()[1])
        refused(f"nobody can listen on 127.0.0.1, port {taken}: Address already in use; choose another", "serve", "--port", taken)
    refused("nobody can listen on 192.0.2.1, port 8000", "serve", "--host", "192.0.2.1")
    refused("nobody can listen on no.such.host.invalid", "serve", "--host", "no.such.host.invalid")


def test_a_server_names_its_address_when_it_listens_there_and_goes_quietly_at_ctrl_c() -> None:
    command = [sys.executable, "-m", "ludoteca", "serve", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True) as server:
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            assert said.startswith("Ludoteca is at http://127.0.0.1:")
            ana = Guest(said.split()[3], "Ana")
            table = ana.table(bot("random"), bot("random"), game="duelo")["id"]
            while ana.get(f"/api/tables/{table}")["seq"] < 2:  # until the bots' process thinks
                time.sleep(0.05)
        finally:
            os.killpg(server.pid, signal.SIGINT)  # as a terminal does: to everybody there
        rest, log = server.communicate(timeout=30)
    assert rest == ""
    assert "Shutting down" in log
    assert "Traceback" not in log


def test_a_database_that_cannot_be_used_is_refused_in_one_sentence() -> None:
    refused("the database is SQLite or PostgreSQL, not mysql", "serve", "--database", "mysql://x")
    Path("letter.sqlite").write_text("This is no database at all, only a long enough text that somebody gave that name to.")
    refused("the database sqlite:///letter.sqlite cannot be used: file is not a database", "serve", "--port", "0", "--database", "sqlite:///letter.sqlite")
    refused(
        "the database /nowhere/x.sqlite cannot be used: /nowhere: No such file or directory",
        "serve",
        "--port",
        "0",
        "--database",
        "sqlite:////nowhere/x.sqlite",
    )
    refused("postgresql+psycopg://me:***@127.0.0.1:1/x cannot be used", "serve", "--port", "0", "--database", "postgresql://me:secret@127.0.0.1:1/x")
    refused("nowhere/x.sqlite", "serve", "--port", "0", "--database", "sqlite:///nowhere/x.sqlite")
    with sqlite3.connect("future.sqlite") as future:
        future.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        future.execute("INSERT INTO alembic_version VALUES ('9999')")
    refused("future.sqlite cannot be used: Can't locate revision identified by '9999'", "serve", "--port", "0", "--database", "sqlite:///future.sqlite")


def test_a_whole_game_is_played_and_its_record_proved() -> None:
    result = run("play", "_template", "--bot", "random", "--seed", "tonight", typed="1\n" * 100)
    assert result.exit_code == 0
    assert "Keep your card, or swap it?" in result.output
    assert "1. " in result.output
    record = Path("_template.record").read_text(encoding="utf-8")
    assert replay(record).over
    assert verify(record).fair
    assert run("verify", "_template.record").output.startswith("Yes")


def test_commands_at_the_table_are_answered() -> None:
    typed = "?\nwhy deal:3\n? nonsense\n? keep\nhint\nundo\nlog\ntable\nhelp\n99\n0\nfly\nsave\ndeal:3\nquit\n"
    result = run("play", "_template", "--bot", "mcts:50", "--seed", "b", typed=typed)
    assert result.exit_code == 0
    for words in (
        "that is not what is asked now", "[toy.act.1]", "there is no action 'nonsense'", "this is allowed", "%", "Nothing has been chosen yet",
        "is dealt a card", "numbers 1 to 2", "“fly” is neither", "keep the record and leave", "Record kept in _template.record",
    ):  # fmt: skip
        assert words in result.output, words


def test_a_forbidden_choice_is_explained_at_the_table() -> None:
    result = run("play", "_template", "--seed", "tonight", "--bot", "random", typed="deal:3\nquit\n")
    assert "that is not what is asked now: Keep your card, or swap it? [toy.act.1]" in result.output


def test_the_terminal_never_shows_another_players_card() -> None:
    match = Match(TOY, 2, seed="h")
    assert match.lines == ["1 c deal:3", "2 c deal:6"]
    result = run("play", "_template", "--bot", "random", "--seed", "h", typed="?\nhint\nlog\ntable\n? deal:6\nquit\n")
    assert "Player 1 is dealt 3" in result.output
    assert "Bot 2 (random) is dealt a card" in result.output
    assert "6" not in result.output.replace("Deal 6", "").replace("deal:6", "").replace("16", "")


def test_a_match_is_left_and_resumed() -> None:
    first = run("play", "_template", "--bot", "random", "--seed", "tonight", "--save", "mine.record", typed="1\nquit\n")
    assert "--resume mine.record" in first.output
    kept = Path("mine.record").read_text(encoding="utf-8")
    second = run("play", "--resume", "mine.record", "--bot", "random", typed="1\n" * 100)
    assert second.exit_code == 0
    done = Path("mine.record").read_text(encoding="utf-8")
    assert replay(done).over
    assert done.split("\n\n")[1].startswith(kept.split("\n\n")[1].splitlines()[0])
    assert verify(done).fair


def test_a_record_without_its_seed_cannot_be_resumed() -> None:
    kept_match(over=False)
    refused("does not hold its seed", "play", "--resume", "match.record")
    refused("is a record of _template, not of duelo", "play", "duelo", "--resume", "match.record")


def test_a_new_match_never_overwrites_an_older_record() -> None:
    for _ in range(3):
        run("play", "_template", "--bot", "random", typed="quit\n")
    assert sorted(path.name for path in Path().glob("*.record")) == ["_template-2.record", "_template-3.record", "_template.record"]


def test_a_place_where_nothing_can_be_kept_is_refused_before_the_first_move() -> None:
    refused("could not be kept", "play", "_template", "--bot", "random", "--save", "nowhere/x.record")


def test_end_of_input_keeps_the_record() -> None:
    result = run("play", "_template", "--bot", "random", typed="")
    assert result.exit_code == 0
    assert Path("_template.record").exists()


def test_control_c_keeps_the_record_and_exits_with_130(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("rich.console.Console.input", interrupted)
    result = run("play", "_template", "--bot", "random")
    assert result.exit_code == 130
    assert Path("_template.record").exists()


def test_people_around_one_keyboard_are_asked_to_look_away() -> None:
    result = run("play", "_template", "--people", "2", "--seed", "tonight", typed="\n1\n\n1\nquit\n")
    assert "Nobody else looks" in result.output
    assert result.exit_code == 0


def test_bots_can_be_watched() -> None:
    result = run("play", "_template", "--people", "0", "--bot", "random", "--seed", "tonight")
    assert result.exit_code == 0
    assert "is dealt 4" not in result.output


@pytest.mark.parametrize(("language", "words"), [("pt", "Ficar com a carta"), ("es", "¿Conservas la carta")])
def test_the_table_speaks_three_languages(language: str, words: str) -> None:
    assert words in run("play", "_template", "--bot", "random", "--lang", language, typed="quit\n").output


def test_a_record_is_replayed_as_text_as_position_and_step_by_step() -> None:
    kept_match()
    assert "Round 1 begins" in run("replay", "match.record").output
    assert "Deck" in run("replay", "match.record", "--ply", "2", "--seat", "1").output
    walked = run("replay", "match.record", "--step", typed="\n\nb\n5\nx\nq\n")
    assert walked.exit_code == 0
    assert "5 of" in walked.output
    refused("the match has plies 0 to", "replay", "match.record", "--ply", "9999")
    refused("there is no player 9 at a table of 2", "replay", "match.record", "--seat", "9")
    left = run("replay", "match.record", "--step")
    assert left.exit_code == 0
    assert "Aborted" not in left.output


def test_a_damaged_record_is_refused_with_its_line() -> None:
    record = kept_match()
    Path("match.record").write_text(record.replace("1 c deal", "1 c fly", 1), encoding="utf-8")
    refused("match.record, line 11: ", "replay", "match.record")
    refused("match.record, line 11: ", "play", "--resume", "match.record")
    ply = next(line for line in record.splitlines() if line.startswith("3 "))
    Path("match.record").write_text(record.replace(ply, ply.replace(ply.split()[2], "deal:1"), 1), encoding="utf-8")
    result = run("replay", "match.record")
    assert "[]" not in result.output
    Path("match.record").write_bytes(b"\xff\xfe\x00")
    refused("no UTF-8 text", "replay", "match.record")
    Path("match.record").write_text("", encoding="utf-8")
    refused("no record", "verify", "match.record")


def test_a_table_of_countless_seats_is_refused_at_once() -> None:
    refused("is for 2 to 4 players", "play", "_template", "--seats", "9" * 20)


def test_an_option_has_a_name() -> None:
    for words in ("points_needed", "=", "=3"):
        refused("an option is given as NAME=VALUE", "play", "_template", "--option", words)
        refused("an option is given as NAME=VALUE", "arena", "_template", "--option", words)


def test_results_that_cannot_be_kept_are_refused_before_the_first_game() -> None:
    refused("nowhere/results.json: No such file", "arena", "_template", "--seats", "random,random", "--json", "nowhere/results.json")


def test_help_cuts_no_sentence() -> None:
    assert "..." not in run("--help").output.partition("Commands:")[2]


@pytest.mark.parametrize(("name", "reason"), [("class", "a word of Python"), ("web", "texts of the interface"), ("A b", "small letters")])
def test_a_name_that_no_game_can_have_is_refused(name: str, reason: str) -> None:
    refused(reason, "new-game", name)


def test_verify_says_no_and_which_line() -> None:
    record = kept_match()
    line = next(line for line in record.splitlines() if line.startswith("1 c deal:"))
    Path("match.record").write_text(record.replace(line, "1 c deal:" + ("1" if line[-1] != "1" else "2")), encoding="utf-8")
    result = run("verify", "match.record")
    assert result.exit_code == 1
    assert result.output.startswith("No: line ")


def test_perft_counts_by_depth() -> None:
    rows = [line.split() for line in run("perft", "_template", "--depth", "2").output.splitlines()[1:]]
    assert rows == [["0", "1", "0", "1", "0"], ["1", "6", "0", "6", "0"], ["2", "36", "35", "1", "0"]]
    assert run("perft", "_template", "--position", "must_keep").exit_code == 0
    refused("it has must_keep", "perft", "_template", "--position", "nowhere")
    Path("bad.toml").write_text("hands = [", encoding="utf-8")
    refused("no TOML", "perft", "_template", "--position", "bad.toml")
    Path("bad.toml").write_text('hands = ["7", "1"]', encoding="utf-8")
    refused("hands", "perft", "_template", "--position", "bad.toml")


def test_bench_gives_figures() -> None:
    result = run("bench", "_template", "--seconds", "0.05", "--simulations", "20")
    assert result.exit_code == 0
    assert "moves/s" in result.output


def test_a_good_pack_is_accepted_and_played() -> None:
    Path("pack.toml").write_text('title = "Mine"\ncopies = [4, 4, 4, 4, 4, 0]\nrounds = 9\n', encoding="utf-8")
    assert "good pack for _template" in run("pack", "check", "pack.toml", "--game", "_template").output
    run("play", "_template", "--content", "pack.toml", "--bot", "random", typed="1\n" * 100)
    refused("needs the content pack 'Mine'", "verify", "_template.record")
    assert run("verify", "_template.record", "--content", "pack.toml").exit_code == 0


def test_every_fault_of_a_pack_is_named_with_file_key_and_reason() -> None:
    Path("pack.toml").write_text("copies = [1, 2]\nrounds = 0\ncolour = 3\n", encoding="utf-8")
    result = run("pack", "check", "pack.toml", "--game", "_template")
    assert result.exit_code == 1
    for fault in ("pack.toml: copies: must name 6", "pack.toml: rounds: must be from 1 to 100", "pack.toml: colour: is not a key"):
        assert fault in result.output
    Path("pack.toml").write_text("copies = [", encoding="utf-8")
    refused("pack.toml: file: is no TOML", "pack", "check", "pack.toml", "--game", "_template")
    Path("pack.toml").write_text("", encoding="utf-8")
    refused("--game", "pack", "check", "pack.toml")


@pytest.mark.parametrize("name", ["Chess", "9lives", "a", "class", "a-b", "../x", "_template", "duelo"])
def test_a_name_that_cannot_be_a_games_is_refused(name: str) -> None:
    result = run("new-game", "--", name)
    assert result.exit_code == 1
