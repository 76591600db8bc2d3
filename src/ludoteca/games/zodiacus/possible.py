"""Which tables cannot be, though every single thing on them could: where the rules would have moved a piece, a rune or a card elsewhere."""

from __future__ import annotations

from ludoteca.core.table import Table
from ludoteca.games.zodiacus.actions import PIECES
from ludoteca.games.zodiacus.board import OFF
from ludoteca.games.zodiacus.content import CARD_COUNT, CARDS, COLOURS
from ludoteca.games.zodiacus.rules.figures import ally_of, facing, has_castle, terrain, towers_left, walks_obstacles
from ludoteca.games.zodiacus.rules.harm import pile_of
from ludoteca.games.zodiacus.state import FREE, NOTHING, TEAMS, Zodiacus, part
from ludoteca.games.zodiacus.steps.damage import AssignRune, PutAway
from ludoteca.games.zodiacus.steps.moving import ObstacleExit


def check_table(s: Zodiacus, table: Table) -> None:
    """Refuse what no match could lead to; what is still to be done is already on the agenda."""
    for hero in range(3 * s.seats):
        if hero // 3 not in s.gone:
            check_hero(s, table, hero)
    for seat in range(s.seats):
        if seat not in s.gone and not has_castle(s, seat):
            check_fallen(s, table, seat)
    check_runes(s, table)
    check_copies(s, table)


def check_hero(s: Zodiacus, table: Table, hero: int) -> None:
    """Who stands on an obstacle can walk there, items fit the level, and the Limbo leaves level, runes and cooldowns only."""
    row = f"pieces.{PIECES[hero]}"
    cell = s.cell[hero]
    level = s.level[hero]
    if cell == OFF and s.limbo[hero] == 0:
        raise table.fail(f"{row}.gone", "an intrépido leaves the game only together with its player [zod.limbo.1, zod.ffa.1]")
    leaving = [step.hero for step in s.agenda if isinstance(step, ObstacleExit)]
    if cell != OFF and terrain(s)[cell] == 1 and not walks_obstacles(s, hero) and hero not in leaving:
        raise table.fail(f"{row}.at", "only who has obstacle_walk stands on an obstacle [zod.move.6, zod.obs.7]")
    for card in s.gear[hero * 3 : hero * 3 + 3]:
        if card != NOTHING and s.box.level[card] > level:
            raise table.fail(f"{row}.items", f"{CARDS[card]} needs level {s.box.level[card]}, not {level} [zod.item.5]")
    if s.limbo[hero] > level + 1:
        raise table.fail(f"{row}.limbo", f"level {level} enters the Limbo on space {level + 1} at most [zod.limbo.2]")
    if s.limbo[hero] > 0:
        carried = [card for card in s.gear[hero * 3 : hero * 3 + 3] if card != NOTHING]
        if s.damage[hero] or carried or any(s.status[hero * 4 : hero * 4 + 4]) or s.mods[hero] or s.revealed[hero]:
            raise table.fail(f"{row}.limbo", "nobody has damage, items, statuses or modifiers in the Limbo [zod.limbo.7–8]")


def check_fallen(s: Zodiacus, table: Table, seat: int) -> None:
    """A castle falls after its towers, and who has none left is out."""
    row = f"pieces.{seat}_castle.gone"
    if towers_left(s, seat) > 0:
        raise table.fail(row, "a castle cannot fall while one of its towers stands [zod.goal.2]")
    if s.mode == FREE:
        raise table.fail(row, "in ffa its player is out: name the seat in `gone` [zod.goal.5]")
    if s.mode != TEAMS or not has_castle(s, ally_of(s, seat)):
        raise table.fail(row, "its side has lost: the game is over [zod.goal.3–4]")


def check_runes(s: Zodiacus, table: Table) -> None:
    """Everybody has one rune of each colour, which lies in front until its keeper falls; in ffa whoever makes it fall takes it. [zod.comp.8, zod.rune.1–3]"""
    waiting = [step.site for step in s.agenda if isinstance(step, AssignRune)]
    kept = [s.cell[part(site // 4, site % 4)] != OFF or site in waiting for site in range(4 * s.seats)]
    for colour in range(4):
        lying = [sum([1 for site in range(seat * 4, seat * 4 + 4) if kept[site] and s.site_rune[site] == colour]) for seat in range(s.seats)]
        gained = [s.rune[seat * 6 : seat * 6 + 6].count(colour) + s.land_rune[seat * 4 + colour] for seat in range(s.seats)]
        if s.mode == FREE and sum(lying) + sum(gained) > s.seats:
            raise table.fail("runes", f"there are {s.seats} {COLOURS[colour]} runes; a gained one has left its site, whose keeper has fallen [zod.rune.1]")
        for seat in range(s.seats):
            if s.mode != FREE and gained[seat] + lying[facing(s, seat)] > 1:
                raise table.fail("runes", f"seat {seat} has one {COLOURS[colour]} rune; gained, it has left its site, whose keeper has fallen [zod.rune.1]")


def check_copies(s: Zodiacus, table: Table) -> None:
    """Hand, deck, discard pile and items hold no card more often than a legal deck. [zod.deck.2–3]"""
    for pile in range(1 if s.shared else s.seats):
        copies = [0] * CARD_COUNT
        cards = s.decks[pile] + s.discards[pile]
        for seat in range(s.seats):
            if pile_of(s, seat) == pile:
                cards = cards + s.hands[seat] + s.gear[seat * 9 : seat * 9 + 9]
                cards = cards + [step.card for step in s.agenda if isinstance(step, PutAway) and step.seat == seat]
        for card in cards:
            if card != NOTHING:
                copies[card] += 1
                if copies[card] > s.box.most_copies(card):
                    raise table.fail("decks", f"the deck of seat {pile} holds {CARDS[card]} {s.box.most_copies(card)} times at most [zod.deck.2–3]")
