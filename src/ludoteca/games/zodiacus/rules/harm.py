"""Verbs that change pieces: statuses, modifiers, cooldowns, healing, death, destruction, experience, and the end of the game."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.core.hidden import insort
from ludoteca.games.zodiacus.actions import (
    AFFLICTED,
    CASTLE_FELL,
    COOLED,
    DIED,
    DRAWN_GAME,
    FELL,
    GAINED_RUNE,
    GAINED_XP,
    GUARDIAN_FELL,
    HEALED,
    LEFT_GAME,
    LOST_ITEM,
    MODIFIED,
    RELIEVED,
    SHOWN,
    UNTOUCHED,
    WON,
    figure,
)
from ludoteca.games.zodiacus.board import OFF
from ludoteca.games.zodiacus.content import SHORT_LIMBO
from ludoteca.games.zodiacus.effects import DEBUFFS, HEAL_BONUS, IMMUNE, INVISIBILITY, PARALYSIS, POISON, SHORT_COOLDOWN
from ludoteca.games.zodiacus.rules.figures import (
    ally_of,
    bonus,
    cells_of,
    facing,
    friends,
    has_castle,
    is_active_hero,
    is_immune,
    is_out,
    life_left,
    max_hp,
    power_released,
    terrain,
)
from ludoteca.games.zodiacus.state import (
    FREE,
    HEROES,
    NOTHING,
    OVER,
    PARTS,
    TEAMS,
    WAITING,
    Zodiacus,
    is_guardian,
    part_of,
    seat_of,
)


def name_of(s: Zodiacus, piece: i64) -> int:
    """The name on a piece's card, for happenings."""
    return figure(s.kind[piece], piece)


def is_there(s: Zodiacus, piece: i64) -> bool:
    """Is the piece on the board?"""
    return s.cell[piece] != OFF


# Cards on their way out


def pile_of(s: Zodiacus, seat: int) -> int:
    """Whose deck and discard pile a seat uses. [zod.setup.15]"""
    return 0 if s.shared else seat


def put_away(s: Zodiacus, seat: int, card: int) -> None:
    """A card goes face up to its owner's discard pile, or to the shared one. [zod.deck.9]"""
    insort(s.discards[pile_of(s, seat)], card)


def leave_hand(s: Zodiacus, seat: int, card: int) -> None:
    """A card leaves a hand; if one of its kind was known to be there, that is now unknown. [zod.hid.1]"""
    s.hands[seat].remove(card)
    known = s.known[seat]
    if known and card in known:
        known.remove(card)


# Statuses, modifiers, cooldowns


def afflict(s: Zodiacus, hero: int, status: int, rounds: int, size: int, by: int, ability: int) -> None:
    """Lay a status on an intrépido: the larger number stays, for poison also the larger magnitude. [zod.stat.1, zod.stat.8–9]"""
    if is_immune(s, hero, status):
        s.tell(UNTOUCHED, hero // 3, hero, name_of(s, hero), status)
        return
    index = hero * 4 + status
    if s.status[index] == 0 or size >= s.power[index]:
        s.by[index] = by
        s.power[index] = size
    s.status[index] = max(s.status[index], rounds)
    if ability != NOTHING:
        s.cause[index] |= 1 << ability
    s.tell(AFFLICTED, hero // 3, hero, name_of(s, hero), status, s.status[index])


def relieve(s: Zodiacus, hero: int, status: int) -> None:
    """End a status; abilities that waited for it begin to cool down. [zod.round.11]"""
    index = hero * 4 + status
    if s.status[index] == 0:
        return
    s.status[index] = 0
    s.power[index] = 0
    s.by[index] = NOTHING
    caused = s.cause[index] != 0
    s.cause[index] = 0
    s.tell(RELIEVED, hero // 3, hero, name_of(s, hero), status)
    if caused:
        start_late_cooldowns(s)


def modify(s: Zodiacus, hero: int, attribute: int, change: int, rounds: int, ability: int) -> None:
    """Lay a timed modifier on an intrépido; several add up. [zod.atk.12, zod.stat.7]"""
    s.mods[hero].extend([attribute, change, rounds, ability])
    s.tell(MODIFIED, hero // 3, hero, name_of(s, hero), attribute, change, rounds)


def wear_off(s: Zodiacus, hero: int) -> None:
    """Timed modifiers lose a marker."""
    mods = s.mods[hero]
    kept: list[int] = []
    for index in range(0, len(mods), 4):
        if mods[index + 2] > 1:
            kept.extend([mods[index], mods[index + 1], mods[index + 2] - 1, mods[index + 3]])
    s.mods[hero] = kept
    if len(kept) < len(mods):
        start_late_cooldowns(s)


def has_power_up(s: Zodiacus, hero: int) -> bool:
    """Is at least one positive timed modifier from an ability on? [zod.stat.7]"""
    mods = s.mods[hero]
    return any([mods[index + 1] > 0 and mods[index + 3] != NOTHING for index in range(0, len(mods), 4)])


def cure(s: Zodiacus, hero: int, what: int) -> None:
    """Remove one status, or all debuffs with every negative timed modifier."""
    if what != DEBUFFS:
        relieve(s, hero, what)
        return
    for status in range(INVISIBILITY):
        relieve(s, hero, status)
    mods = s.mods[hero]
    kept: list[int] = []
    for index in range(0, len(mods), 4):
        if mods[index + 1] >= 0:
            kept.extend(mods[index : index + 4])
    if len(kept) != len(mods):
        s.mods[hero] = kept
        start_late_cooldowns(s)


def start_cooldown(s: Zodiacus, hero: int, index: int) -> None:
    """Lay the cooldown markers of an ability; a rune may make it one shorter, but at least 1. [zod.abl.2, zod.abl.7]"""
    ability = s.box.abilities[s.kind[hero] * 3 + index]
    s.cooldown[hero * 3 + index] = max(1, s.box.cooldown[ability] + bonus(s, hero, SHORT_COOLDOWN))


def start_late_cooldowns(s: Zodiacus) -> None:
    """Abilities whose last effect is gone get their markers; in a running own round these do not go down at its end. [zod.round.11]"""
    for place in range(len(s.cooldown)):
        if s.cooldown[place] == WAITING and not is_still_on(s, place):
            hero = place // 3
            start_cooldown(s, hero, place % 3)
            if is_active_hero(s, hero):
                s.held[hero] |= 1 << (place % 3)


def is_still_on(s: Zodiacus, ability: int) -> bool:
    """Is a status or modifier that this ability (intrépido · 3 + level − 1) placed still there?"""
    for mask in s.cause:
        if (mask >> ability) & 1:
            return True
    for mods in s.mods:
        for index in range(3, len(mods), 4):
            if mods[index] == ability:
                return True
    return False


def cool_down(s: Zodiacus, hero: int, by: int) -> None:
    """Every pile of cooldown markers on its abilities goes down."""
    for place in range(hero * 3, hero * 3 + 3):
        if s.cooldown[place] > 0:
            s.cooldown[place] = max(0, s.cooldown[place] - by)
    s.tell(COOLED, hero // 3, hero, name_of(s, hero))


def show(s: Zodiacus, hero: int) -> None:
    """A hostile act ends an invisibility that breaks and reveals who stands on an obstacle. [zod.obs.5, zod.obs.10, zod.stat.5]"""
    index = hero * 4 + INVISIBILITY
    if s.status[index] > 0 and s.power[index] == 1:
        relieve(s, hero, INVISIBILITY)
    if s.cell[hero] != OFF and s.revealed[hero] == 0 and terrain(s)[s.cell[hero]] == 1:
        s.revealed[hero] = 1
        s.tell(SHOWN, hero // 3, hero, name_of(s, hero))


def heal(s: Zodiacus, piece: int, amount: int) -> None:
    """Take damage off, not below 0; each heal_bonus adds 5 to every healing of an intrépido. [zod.bld.10, zod.grd.2, zod.rune.7]"""
    if piece < HEROES:
        amount += 5 * bonus(s, piece, HEAL_BONUS)
    healed = min(amount, s.damage[piece])
    if healed > 0:
        s.damage[piece] -= healed
        s.tell(HEALED, seat_of(piece), piece, name_of(s, piece), healed, life_left(s, piece))


# Leaving the board


def clear_cells(s: Zodiacus, piece: int) -> None:
    """A piece leaves its cells, which become free. [zod.geo.8]"""
    for cell in cells_of(s, piece):
        if s.on[cell] == piece:
            s.on[cell] = NOTHING
    s.cell[piece] = OFF


def lose_items(s: Zodiacus, hero: int) -> None:
    """A dying intrépido loses equipment, weapons and potion. [zod.limbo.7]"""
    for index in range(hero * 3, hero * 3 + 3):
        card = s.gear[index]
        if card != NOTHING:
            s.gear[index] = NOTHING
            put_away(s, hero // 3, card)
            s.tell(LOST_ITEM, hero // 3, hero, name_of(s, hero), card)


def end_effects(s: Zodiacus, hero: int) -> None:
    """All statuses and timed modifiers end with its death. [zod.limbo.8]"""
    for index in range(hero * 4, hero * 4 + 4):
        s.status[index] = 0
        s.power[index] = 0
        s.by[index] = NOTHING
        s.cause[index] = 0
    s.mods[hero] = []
    s.revealed[hero] = 0


def die(s: Zodiacus, hero: int, by: int) -> None:
    """To the Limbo, on space level + 1, or level with the coin of Charon; the killer's player gets the XP. [zod.limbo.1–2, zod.limbo.7–8, zod.limbo.11]"""
    seat = hero // 3
    clear_cells(s, hero)
    territory = s.territory[seat]
    short = s.box.power_passive[territory] == SHORT_LIMBO and power_released(s, seat)
    s.limbo[hero] = s.level[hero] + (0 if short else 1)
    s.damage[hero] = 0
    s.tell(DIED, seat, hero, name_of(s, hero), s.limbo[hero])
    lose_items(s, hero)
    if is_active_hero(s, hero):
        s.fallen = 1  # zod.round.12
    end_effects(s, hero)
    start_late_cooldowns(s)
    gain_xp(s, by, seat, s.box.given[s.level[hero] - 1])


def gain_xp(s: Zodiacus, by: int, victim: int, amount: int) -> None:
    """XP for the player whose source did it, never for a friend's piece, never shared. [zod.xp.1–3, zod.xp.9, zod.ffa.3]"""
    if by == NOTHING or friends(s, by, victim) or is_out(s, by) or amount == 0:
        return
    s.xp[by] += amount
    s.tell(GAINED_XP, by, amount, s.xp[by])


def fall(s: Zodiacus, piece: int, by: int) -> int:
    """A tower or guardian leaves the game: XP to the attacker; returns who receives its rune, or nobody. [zod.bld.8, zod.grd.1, zod.rune.1–3, zod.xp.1]"""
    victim = seat_of(piece)
    clear_cells(s, piece)
    if is_guardian(piece):
        s.tell(GUARDIAN_FELL, victim, piece, name_of(s, piece))
        s.slain[by] += 1
    else:
        s.tell(FELL, victim, piece, name_of(s, piece))
        s.felled[by] += 1
    gain_xp(s, by, victim, s.box.tower_xp[s.kind[piece]])
    receiver = facing(s, victim) if s.mode == TEAMS else by
    s.tell(GAINED_RUNE, receiver, s.site_rune[victim * 4 + part_of(piece)])
    return receiver


def raze(s: Zodiacus, castle: int) -> None:
    """A castle is destroyed: 1x1 ends, a pair goes on with its other castle, in FFA the player is out. [zod.goal.3–6]"""
    loser = seat_of(castle)
    s.tell(CASTLE_FELL, loser, castle, name_of(s, castle))
    clear_cells(s, castle)
    if s.mode == FREE:
        eliminate(s, loser)
        left = [seat for seat in range(s.seats) if seat not in s.gone]
        if len(left) == 1:
            finish(s, [1 if seat in left else s.seats - s.gone.index(seat) for seat in range(s.seats)])
    elif s.mode != TEAMS or not has_castle(s, ally_of(s, loser)):
        finish(s, [s.seats // 2 + 1 if friends(s, seat, loser) else 1 for seat in range(s.seats)])


def eliminate(s: Zodiacus, seat: int) -> None:
    """Pieces, hand, deck and items leave without XP or runes for anyone; what others have gained stays. [zod.ffa.1, zod.ffa.3]"""
    s.tell(LEFT_GAME, seat)
    for hero in range(seat * 3, seat * 3 + 3):
        if s.cell[hero] != OFF:
            clear_cells(s, hero)
        for index in range(hero * 3, hero * 3 + 3):
            if s.gear[index] != NOTHING:
                put_away(s, seat, s.gear[index])
                s.gear[index] = NOTHING
        end_effects(s, hero)
        s.limbo[hero] = 0
    for piece in range(HEROES + PARTS * seat, HEROES + PARTS * seat + PARTS):
        if s.cell[piece] != OFF:
            clear_cells(s, piece)
    for card in s.hands[seat]:
        put_away(s, seat, card)
    s.hands[seat] = []
    s.known[seat] = []
    s.gone = [*s.gone, seat]
    start_late_cooldowns(s)


def finish(s: Zodiacus, places: list[int]) -> None:
    """The game ends at once, in the middle of any sequence: one side has won, or those in the first place have drawn. [zod.goal.6, zod.term.2]"""
    s.places = places
    s.phase = OVER
    s.agenda.clear()
    first = [seat for seat in range(s.seats) if places[seat] == 1]
    if any([not friends(s, first[0], seat) for seat in first]):
        s.tell(DRAWN_GAME, NOTHING)
        return
    for seat in first:
        s.tell(WON, seat)


def keep_alive(s: Zodiacus, hero: int) -> None:
    """Losing an item that gave life never kills. [zod.item.11]"""
    most = max_hp(s, hero)
    if s.damage[hero] >= most:
        s.damage[hero] = most - 5


def lift_immune(s: Zodiacus, hero: int) -> None:
    """Gaining an immunity removes the status. [zod.stat.9]"""
    for status in (0, POISON, PARALYSIS):
        if bonus(s, hero, IMMUNE + status) > 0:
            relieve(s, hero, status)
