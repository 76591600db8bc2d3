"""What is printed on cards, abilities, castles, towers, guardians, territories and intrépidos: sentences made from the numbers of the box.

A sentence is a subject (whom it concerns) and what that one does or suffers. The words are the messages `zodiacus-say-…` of each language; every
verb fits a subject of any gender, so that the parts can be put together freely. A pack with other numbers thereby has other sentences.
"""

from __future__ import annotations

from ludoteca.core.game import Say
from ludoteca.games.zodiacus.content import (
    ABILITIES,
    ABILITY_COUNT,
    AFTER_COUNTER,
    ATTACKS,
    BRACE,
    CARD_COUNT,
    CARD_EFFECT,
    CARD_SOURCE,
    CARDS,
    CASTLE_CARDS,
    COLOURS,
    DAWN,
    DECKS,
    EMBERS,
    FIRST_ACTION,
    FIRST_POTION,
    FIRST_WEAPON,
    GUARDIAN_CARDS,
    INTREPIDOS,
    ON_CRITICAL,
    POWER_EFFECT,
    POWERS,
    REGROW,
    RUNE_SOURCE,
    SHORT_LIMBO,
    TERRITORIES,
    TOWER_CARDS,
    TOWER_COUNT,
    ZodiacusContent,
)
from ludoteca.games.zodiacus.effects import (
    BONUS_COUNT,
    BONUSES,
    BREAK,
    CD,
    CONDITIONS,
    COUNTER,
    CURE,
    DEBUFFS,
    DISCARD_RANDOM,
    DMG,
    DRAW,
    EXTRA_ATTACK,
    HEAL,
    LIMBO,
    MOD,
    MOVE,
    NEGATE,
    ON_BOTH,
    ON_SELF,
    OPERATIONS,
    PASSIVE,
    PULL,
    PUSH,
    REACTIONS,
    RECOVER,
    STATUS,
    STATUSES,
    SURVIVE,
    SWAP,
    TELEPORT,
    TIMED,
    TOKENS,
    XP,
    Effect,
    Operation,
    Target,
    dice_counts,
)


class Speaker:
    """One language."""

    def __init__(self, box: ZodiacusContent, say: Say) -> None:
        self.box = box
        self.say = say

    def part(self, key: str, **args: str | int) -> str:
        """A message of this file."""
        return self.say(f"zodiacus-say-{key}", args)

    def name(self, kind: str, word: str) -> str:
        """What something is called."""
        return self.say(f"zodiacus-{kind}-{word}", {})

    def listed(self, parts: list[str]) -> str:
        """`a, b and c`."""
        if len(parts) < 2:
            return parts[0] if parts else ""
        return self.part("and", first=", ".join(parts[:-1]), last=parts[-1])

    def dice(self, code: int) -> str:
        """`1 green die and 2 yellow dice`."""
        counts = dice_counts(code)
        return self.listed([self.part(f"dice-{COLOURS[colour]}", count=counts[colour]) for colour in range(4) if counts[colour]])

    def attack(self, kind: int, dice: int) -> str:
        """A sort of attack with its dice."""
        return self.part(f"attack-{ATTACKS[kind]}", dice=self.dice(dice))

    def bonuses(self, source: int) -> str:
        """What a passive ability, equipment or rune gives."""
        parts: list[str] = []
        for bonus in range(BONUS_COUNT):
            amount = self.box.bonus[source * BONUS_COUNT + bonus]
            if amount:
                parts.append(self.part(f"bonus-{BONUSES[bonus]}", amount=signed(amount), count=abs(amount)))
        return self.listed(parts)

    # Whom it concerns.

    def who(self, target: Target, bearer: str = "self") -> str:
        """A subject, with the distance at which it must be."""
        token = TOKENS[target.token]
        if token == "self":
            return self.part(f"who-{bearer}")
        word = f"every-{token}" if target.every else f"other-{token}" if target.other else token
        found = self.part(f"who-{word}")
        condition = CONDITIONS[target.condition].replace(" ", "-")
        if condition:
            found = self.part(f"who-{condition}", who=found)
        if target.of_cell:
            return self.part("who-of-cell", who=found, reach=target.reach)
        if target.in_territory:
            return self.part("who-in-territory", who=found)
        return self.part("who-within", who=found, reach=target.reach) if target.reach else found

    # What happens to it.

    def verb(self, operation: Operation, steered: bool) -> str:
        """One operation; `steered`: no intrépido acts, so the player chooses the direction of a push."""
        code = operation.code
        name = OPERATIONS[code]
        if code in (DMG, HEAL):
            found = self.part(f"{name}-dice", dice=self.dice(operation.dice)) if operation.dice else self.part(name, amount=operation.amount)
        elif code == STATUS:
            found = self.part(f"STATUS-{STATUSES[operation.what]}", rounds=operation.rounds, amount=operation.amount)
        elif code == CURE:
            found = self.part("CURE-debuffs" if operation.what == DEBUFFS else "CURE", status=self.name("status", STATUSES[operation.what % DEBUFFS]))
        elif code == PUSH and steered:
            found = self.part("PUSH-steered", amount=operation.amount)
        elif code == SWAP and operation.place == ON_SELF:
            found = self.part("SWAP-self")
        else:
            assert code in (PUSH, PULL, MOVE, TELEPORT, SWAP, DISCARD_RANDOM, CD, BREAK, LIMBO, EXTRA_ATTACK, SURVIVE, NEGATE)
            found = self.part(name, amount=operation.amount)
        return self.part("if-poisoned", what=found) if operation.if_poisoned else found

    def verbs(self, operations: list[Operation], steered: bool) -> str:
        """Several operations on the same subject; changes of equal length are told together."""
        parts: list[str] = []
        index = 0
        while index < len(operations):
            operation = operations[index]
            if operation.code != MOD:
                parts.append(self.verb(operation, steered))
                index += 1
                continue
            changes: list[str] = []
            rounds = operation.rounds
            while index < len(operations) and operations[index].code == MOD and operations[index].rounds == rounds:
                changes.append(self.part(f"change-{TIMED[operations[index].what]}", amount=signed(operations[index].amount)))
                index += 1
            parts.append(self.part("MOD", changes=self.listed(changes), rounds=rounds))
        return self.listed(parts)

    def effect(self, effect: Effect, steered: bool, bearer: str = "self") -> str:
        """The sentence of a card, ability, potion or power."""
        plain = [operation for operation in effect.operations if operation.place != ON_SELF or operation.code == SWAP]
        own = [operation for operation in effect.operations if operation.place == ON_SELF and operation.code != SWAP]
        if not effect.targets or effect.operations[0].code in (DRAW, XP, RECOVER):
            return sentence(self.listed([self.part(OPERATIONS[operation.code], amount=operation.amount) for operation in effect.operations]))
        subject = self.who(effect.area if effect.area is not None else effect.targets[-1], bearer)
        found = self.part("does", who=subject, verbs=self.verbs(plain, steered))
        if plain and plain[0].place == ON_BOTH:
            found = self.part("both", what=found)
        if own:
            found = self.part("also", what=found, then=self.part("does", who=self.part("who-self"), verbs=self.verbs(own, steered)))
        if len(effect.targets) == 2 or effect.area is not None:
            found = self.part("choose", first=self.who(effect.targets[0]), then=found)
        return sentence(found)

    # Whole texts.

    def ability(self, ability: int) -> str:
        """Active, passive or counter."""
        kind = self.box.ability_kind[ability]
        if kind == PASSIVE:
            return sentence(self.part("passive", bonuses=self.bonuses(ability)))
        effect = self.box.effects[ability]
        markers = self.box.cooldown[ability]
        wait = self.part("cooldown-after" if self.box.after_effect[ability] else "cooldown", markers=markers)
        if kind == COUNTER:
            found = self.part("counter", reach=effect.targets[0].reach, verbs=self.verbs(effect.operations, False))
            return f"{sentence(found)} {wait}"
        return f"{self.effect(effect, False)} {wait}"

    def card(self, card: int) -> str:
        """Equipment, weapon, potion, action or reaction."""
        effect = self.box.effects[CARD_EFFECT + card]
        if card >= FIRST_ACTION:
            window = self.box.reaction[card]
            if not window:
                return self.effect(effect, True)
            return sentence(self.part(f"react-{REACTIONS[window]}", verbs=self.verbs(effect.operations, True)))
        head = self.part("level", kind=self.name("class", self.box.classes[card].split()[-1]), level=self.box.level[card])
        if card < FIRST_WEAPON:
            return f"{head} {sentence(self.part('carried', bonuses=self.bonuses(CARD_SOURCE + card)))}"
        if card >= FIRST_POTION:
            return f"{head} {self.effect(effect, False, 'bearer')}"
        weapon = card - FIRST_WEAPON
        attack = self.attack(self.box.weapon_attack[weapon], self.box.weapon_dice[weapon])
        parts = [head, sentence(self.part("weapon", attack=attack, reach=self.box.weapon_alvo[weapon]))]
        rider = self.box.rider[weapon]
        if rider is not None:
            parts.append(sentence(self.part("rider", verb=self.verbs([rider], False))))
        if self.box.weapon_counter[weapon]:
            parts.append(self.part("weapon-counter", reach=self.box.weapon_counter[weapon]))
        return " ".join(parts)

    def castle(self, castle: int) -> str:
        """Its fire, and what each rune gives its owner's intrépidos. [zod.bld.5, zod.rune.6]"""
        fire = self.part("castle", attack=self.attack(self.box.castle_attack[castle], self.box.castle_dice[castle]))
        runes = [self.part("rune", colour=self.name("colour", COLOURS[colour]), bonuses=self.bonuses(RUNE_SOURCE + castle * 4 + colour)) for colour in range(4)]
        return f"{sentence(fire)} {sentence(self.part('runes', runes='; '.join(runes)))}"

    def keeper(self, index: int) -> str:
        """A tower or guardian: its answer and its own ability. [zod.ctr.2, zod.grd.6]"""
        box = self.box
        answer = self.part("answers", attack=self.attack(box.tower_attack[index], box.tower_dice[index]))
        sort, amount, reach, operation = box.keeper[index], box.keeper_amount[index], box.keeper_range[index], box.keeper_effect[index]
        if sort in (AFTER_COUNTER, ON_CRITICAL):
            verbs = self.verbs([operation], False) if operation is not None else ""
            key = "critical" if sort == ON_CRITICAL else "after-near" if reach else "after"
            own = self.part(f"keeper-{key}", verbs=verbs, reach=reach)
        elif sort == DAWN:
            own = self.part("keeper-dawn", amount=amount, reach=reach)
        else:
            key = "brace" if sort == BRACE else "embers" if sort == EMBERS else "regrow" if sort == REGROW else "vigil"
            own = self.part(f"keeper-{key}", amount=amount)
        return f"{sentence(answer)} {sentence(own)}"

    def territory(self, territory: int) -> str:
        """Its power and what releases it. [zod.rune.8–9]"""
        box = self.box
        power = self.name("sight", POWERS[territory])
        head = self.part("power", power=power, runes=box.power_runes[territory])
        if box.power_cooldown[territory]:
            wait = self.part("cooldown", markers=box.power_cooldown[territory])
            return f"{head} {self.effect(box.effects[POWER_EFFECT + territory], True)} {wait}"
        key = "power-limbo" if box.power_passive[territory] == SHORT_LIMBO else "power-regen"
        return f"{head} {sentence(self.part(key, amount=box.power_amount[territory]))}"

    def intz(self, intz: int) -> str:
        """Family and sign, then the three levels with the ability each brings. [zod.xp.6–7]"""
        box = self.box
        parts = [self.part("intz", family=self.name("family", box.family[intz]), sign=self.name("sign", box.sign[intz]))]
        for level in range(3):
            row = intz * 3 + level
            attack = self.attack(box.attack[row], box.dice[row])
            ability = self.name("ability", ABILITIES[box.abilities[row]])
            parts.append(self.part(
                "intz-level", level=level + 1, attack=attack, reach=box.alvo[row], life=box.life[row], rf=box.rf[row], rm=box.rm[row], mov=box.mov[row],
                ability=ability, xp=box.given[level],
            ))  # fmt: skip
        return " ".join([*parts, self.astral(intz)])

    def astral(self, intz: int) -> str:
        """Who is bound to it and against it by the signs. [zod.astral.1]"""
        parts: list[str] = []
        for key, others in (("allies", self.box.allies[intz]), ("enemies", self.box.enemies[intz])):
            if others:
                parts.append(self.part(key, who=self.listed([self.name("intz", INTREPIDOS[other]) for other in others])))
        return " ".join(parts)

    def deck(self, deck: int) -> str:
        """The list of a deck, which is public. [zod.hid.1]"""
        cards = self.box.decks[deck]
        halves: list[list[str]] = [[], []]
        for card in sorted(set(cards)):
            halves[1 if card < FIRST_ACTION else 0].append(f"{cards.count(card)} {self.name('card', CARDS[card])}")
        return self.part("deck", actions=", ".join(halves[0]), items=", ".join(halves[1]))


def signed(amount: int) -> str:
    """`+5`, `−2`."""
    return f"+{amount}" if amount > 0 else f"−{-amount}"


def sentence(words: str) -> str:
    """With a capital letter and a full stop."""
    return f"{words[:1].upper()}{words[1:]}."


def wording(box: ZodiacusContent, say: Say) -> dict[str, str]:
    """Every text that follows from the numbers of the box, by its key."""
    speaker = Speaker(box, say)
    found: dict[str, str] = {}
    for ability in range(ABILITY_COUNT):
        found[f"zodiacus-ability-{ABILITIES[ability]}-text"] = speaker.ability(ability)
    for card in range(CARD_COUNT):
        found[f"zodiacus-card-{CARDS[card]}-text"] = speaker.card(card)
    for castle in range(len(CASTLE_CARDS)):
        found[f"zodiacus-castle-{CASTLE_CARDS[castle]}-text"] = speaker.castle(castle)
        for colour in range(4):
            found[f"zodiacus-rune-{CASTLE_CARDS[castle]}-{COLOURS[colour]}"] = speaker.bonuses(RUNE_SOURCE + castle * 4 + colour)
    for tower in range(TOWER_COUNT):
        found[f"zodiacus-tower-{TOWER_CARDS[tower]}-text"] = speaker.keeper(tower)
    for guardian in range(len(GUARDIAN_CARDS)):
        found[f"zodiacus-guardian-{GUARDIAN_CARDS[guardian]}-text"] = speaker.keeper(TOWER_COUNT + guardian)
    for territory in range(len(TERRITORIES)):
        found[f"zodiacus-territory-{TERRITORIES[territory]}-text"] = speaker.territory(territory)
    for intz in range(len(INTREPIDOS)):
        found[f"zodiacus-intz-{INTREPIDOS[intz]}-text"] = speaker.intz(intz)
        found[f"zodiacus-intz-{INTREPIDOS[intz]}-astral"] = speaker.astral(intz)
    for deck in range(len(DECKS)):
        if box.decks[deck]:
            found[f"zodiacus-deck-{DECKS[deck]}-text"] = speaker.deck(deck)
        if box.deck_titles[deck]:
            found[f"zodiacus-deck-{DECKS[deck]}"] = box.deck_titles[deck]
    return found
