"""`python -m bench.questions`: how often a person is asked in Calamandara's reaction windows, with and without filters.

Bots play; every answer in a window counts as a question to its seat. The filters are those that people may set at a table: a standing
pass until the own next turn, only answers to played cards and to moves, and only cards that stop somebody else. What a filter would
have answered by itself is not counted, but the bot's own answer is taken all the same, so that all columns speak of the same games.
"""

from __future__ import annotations

import argparse
from collections import Counter

import ludoteca
from ludoteca.bots import make
from ludoteca.core.draw import Draw
from ludoteca.core.game import Game, Window
from ludoteca.core.state import CHANCE, State

STOPPING = ("helm_of_solitude", "breath_of_beings", "sealed_fields", "armio_delirium", "silence_errancy", "maurna_guardian", "duadar_monument")
FILTERS = ("none", "standing pass", "cards and moves", "stopping cards", "all three")


def heard(game: Game, s: State, window: Window) -> dict[str, bool]:
    """Under which filters the seat to move would be asked now."""
    answers = {game.actions.format(game.answer(action)).partition(":")[2] for action in s.open if action != window.skip}
    rest = not window.restful
    events = window.event in ("answer", "move")
    cards = bool(answers & set(STOPPING))
    return dict(zip(FILTERS, (True, rest, events, cards, rest and events and cards), strict=True))


def play(game: Game, seats: int, level: str, seed: int) -> tuple[Counter[str], int, int]:
    """One game: questions by filter, windows opened, turns taken."""
    draw = Draw(seed)
    bots = [make(level, game, seed + seat) for seat in range(seats)]
    asked: Counter[str] = Counter()
    s = game.new(seats)
    windows = ply = 0
    while s.agenda:
        s.scenes = []
        if s.to_move() == CHANCE:
            s.advance(s.agenda[-1].sample(s, draw))
        else:
            window = game.window(s)
            if window is not None and window.skip >= 0:
                asked.update(name for name, wanted in heard(game, s, window).items() if wanted)
            s.advance(bots[s.to_move()].choose(s, s.to_move(), ply))
        windows += sum(bool(found.able) for found in map(game.window, (scene.state for scene in s.scenes)) if found is not None)
        ply += 1
    return asked, windows, sum(game.turns(s))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.questions", description=__doc__)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--level", default="mcts:60", help="the bot on every seat")
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 4])
    given = parser.parse_args()
    game = ludoteca.game("calamandara")
    print(f"| travellers | games | windows a turn | {' | '.join(FILTERS)} |")
    print(f"|---:|---:|---:|{'---:|' * len(FILTERS)}")
    for seats in given.seats:
        asked: Counter[str] = Counter()
        windows = turns = 0
        for seed in range(given.games):
            found, opened, taken = play(game, seats, given.level, seed)
            asked += found
            windows += opened
            turns += taken
        each = [f"{asked[name] / turns / seats:.2f}" for name in FILTERS]  # of one person, in one turn of anybody
        print(f"| {seats} | {given.games} | {windows / turns:.1f} | {' | '.join(each)} |", flush=True)


if __name__ == "__main__":
    main()
