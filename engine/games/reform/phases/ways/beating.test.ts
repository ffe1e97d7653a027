import { describe, expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import { type Card, handOf, pileOf, TRICK } from '#engine/core/card.ts';
import type { Notes } from '#engine/core/json.ts';
import { rational } from '#engine/core/rational.ts';
import { seededRng, shuffled } from '#engine/core/rng.ts';
import type { Seat } from '#engine/core/seat.ts';
import { PACK_54 } from '#engine/decks/deck-54.ts';
import { reform } from '#engine/games/reform/game.ts';
import { OPTIONS } from '#engine/games/reform/options/options.ts';
import { type BeatingMemory, beatingMemory } from '#engine/games/reform/play/beating.ts';
import { rulesetOf } from '#engine/games/reform/ruleset.ts';
import { apply, offersTo, turnOf } from '#engine/kernel/deal/apply.ts';
import { actionsOf } from '#engine/kernel/deal/offers.ts';
import { view } from '#engine/kernel/deal/redact.ts';
import type { Rules } from '#engine/kernel/deal/rules.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { fallbacksOf } from '#engine/kernel/family/options.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { beating } from './beating.ts';

const cards = (list: string): readonly Card[] => list.split(' ').filter(Boolean);

function rulesBy(options: Notes): Rules {
  const table = tableOf(reform, 'reform', { ...fallbacksOf(OPTIONS), ...options });
  return { ...reform.rules(table), phases: [beating(rulesetOf(table))] };
}
const RULES = rulesBy({});

interface Begun {
  readonly contract?: 'pensionist' | 'pensionist-ouvert';
  readonly declarer?: Seat;
  readonly active?: readonly Seat[];
  readonly before?: Partial<BeatingMemory>;
}

/** The hands of the declarer and of those to the right, before anybody has played. */
function begun(
  hands: readonly string[],
  { contract = 'pensionist', declarer = 0, active = [0, 1, 2, 3], before }: Begun = {},
): State {
  const at = active.indexOf(declarer);
  const seats = [...active.slice(at), ...active.slice(0, at)];
  const zones = Object.fromEntries(hands.map((hand, i) => [handOf(seats[i] ?? 0), cards(hand)]));
  return {
    ...{ table: Math.max(...active) + 1, active, dealer: active.at(-1) ?? 0 },
    now: { deal: 1, factors: [], pot: rational(0), notes: {} },
    zones,
    known: Object.fromEntries(
      PACK_54.cards.map((card) => [card, seats.filter((seat) => zones[handOf(seat)]?.includes(card))]),
    ),
    games: [{ declarer, contract, with: {} }],
    ...{ items: [], phase: 'beating', end: null, attempts: [], log: [] },
    notes: before
      ? { beating: { ...{ turn: null, plays: [], leads: 0, passed: [], excused: false, ending: null }, ...before } }
      : {},
  };
}

const play = (card: Card) => ({ type: 'play', card });
const turn = (s: State, rules = RULES): Seat => must(turnOf(rules, s).must[0], 'a turn');
/** Plays these cards, each from the hand of whoever's turn it is. */
const after = (s: State, list: string, rules = RULES): State =>
  cards(list).reduce((now, card) => {
    const done = apply(rules, now, turn(now, rules), play(card));
    if (!done.ok) throw new Error(`${card}: ${done.error.code}`);
    return done.value;
  }, s);

const lying = (s: State): string => (s.zones[TRICK] ?? []).join(' ');
const wonBy = (s: State, seat: Seat): string => (s.zones[pileOf(seat)] ?? []).join(' ');
const offered = (s: State): string =>
  [...actionsOf(offersTo(RULES, s, turn(s)))].map((action) => String('card' in action && action.card)).join(' ');
const refused = (s: State, card: Card, by = turn(s)): string => {
  const done = apply(RULES, s, by, play(card));
  return done.ok ? 'allowed' : done.error.code;
};
const endingOf = (s: State) => beatingMemory(s).ending;

describe('the lead (reform §7.9)', () => {
  const hands = ['C10 T5 H4', 'CK H1', 'CQ H2', 'S10 H3'];

  test('the declarer leads first, wherever they sit, any card', () => {
    expect(turn(begun(hands))).toBe(0);
    expect(turn(begun(hands, { declarer: 2 }))).toBe(2);
    expect(offered(begun(hands))).toBe('C10 T5 H4');
  });

  test('nobody else may play', () => expect(refused(begun(hands), 'CK', 1)).toBe('not-your-turn'));

  test('at a table of five the dealer is no neighbour of anybody', () => {
    const s = after(begun(['C7 H4', 'C8 H1', 'C9 H2', 'C10 H3'], { declarer: 1, active: [4, 0, 1, 2] }), 'C7 C8');
    expect([turn(s), beatingMemory(s).plays.map(({ seat }) => seat)]).toEqual([4, [1, 2]]);
  });
});

describe('who has to beat, and with what', () => {
  test('the next seat to the right, with a card of the suit led that beats the top card', () => {
    const s = after(begun(['C8 H4', 'CK CJ C7 T9', 'S10', 'S9']), 'C8');
    expect([turn(s), offered(s)]).toEqual([1, 'CK CJ']);
    expect(refused(s, 'C7')).toBe('must-beat');
    expect(refused(s, 'T9')).toBe('must-beat');
    expect(refused(s, 'C9')).toBe('card-not-in-hand');
  });

  test('the top card counts, and not the card led', () => {
    const s = after(begun(['C8 H4', 'CJ', 'CQ C10', 'S9']), 'C8 CJ');
    expect([turn(s), offered(s)]).toEqual([2, 'CQ']);
  });

  test('red pips run the other way', () => {
    expect(offered(after(begun(['H2 C7', 'H1 H3 H4', 'S10', 'S9']), 'H2'))).toBe('H1');
  });

  test('whoever does not have the suit led beats with a tarock', () => {
    const s = after(begun(['C8 H4', 'T1 T5 SK', 'S10', 'S9']), 'C8');
    expect([turn(s), offered(s)]).toEqual([1, 'T1 T5']);
    expect(refused(s, 'SK')).toBe('must-beat');
  });

  test('with a tarock on top whoever has the suit led is passed over, though they hold higher tarocks', () => {
    const s = after(begun(['C8 H4', 'T5 D1', 'C7 T22', 'T6 T4']), 'C8 T5');
    expect([turn(s), offered(s)]).toEqual([3, 'T6']);
    expect(beatingMemory(s).passed).toEqual([2]);
  });

  test('when a tarock was led only tarocks beat', () => {
    const s = after(begun(['T5 H4', 'CK SK', 'T4 DK', 'T7 T6']), 'T5');
    expect([turn(s), offered(s)]).toEqual([3, 'T7 T6']);
  });

  test('whoever has neither the suit led nor a tarock is passed over', () => {
    expect(turn(after(begun(['C8 H4', 'S10', 'CK', 'S9']), 'C8'))).toBe(2);
  });

  test('so is whoever has no cards left', () => {
    const s = after(begun(['C8 H4', 'H3', '', 'C9 S9']), 'C8');
    expect([turn(s), beatingMemory(s).passed]).toEqual([3, [1]]);
  });

  test('the Trull is no exception', () => {
    expect(offered(after(begun(['T21 H4', 'T22 T1', 'S10', 'S9']), 'T21'))).toBe('T22');
  });
});

describe('a pile', () => {
  test('goes round and round, and one player may put several cards on it', () => {
    const s = after(begun(['C7 H4', 'C8 CJ D1', 'C9 CN D2', 'C10 D3']), 'C7 C8 C9 C10 CJ CN');
    expect(beatingMemory(s).plays).toEqual([]);
    expect([wonBy(s, 2), turn(s)]).toEqual(['C7 C8 C9 C10 CJ CN', 2]);
  });

  test('ends when the turn is back at whoever put the top card down: nobody beats their own', () => {
    const s = after(begun(['C7 H4', 'C8 CK D1', 'S9', 'S8']), 'C7 C8');
    expect([lying(s), wonBy(s, 1), turn(s)]).toEqual(['', 'C7 C8', 1]);
    expect(offered(s)).toBe('CK D1');
  });

  test('its last player leads the next one, also the declarer, whose own leads do not count', () => {
    const s = after(begun(['CK CQ H4', 'C8', 'C9', 'S8']), 'CK');
    expect([turn(s), endingOf(s), offered(s)]).toEqual([0, null, 'CQ H4']);
    expect(beatingMemory(after(s, 'CQ')).leads).toBe(2);
  });

  test('without cards the next seat with cards to their right leads', () => {
    const s = after(begun(['C7 H4', 'C8', '', 'S8']), 'C7 C8');
    expect([wonBy(s, 1), turn(s)]).toEqual(['C7 C8', 3]);
    const past = after(begun(['C7 H4', 'S8', 'S9', 'C8']), 'C7 C8');
    expect([wonBy(past, 3), turn(past)]).toEqual(['C7 C8', 0]);
  });
});

describe('the declarer who has to beat', () => {
  test('has lost at once, without a card', () => {
    const s = after(begun(['C7 CK H4', 'C8 D1', 'S9', 'S8']), 'C7 C8');
    expect([endingOf(s), s.end, lying(s)]).toEqual(['lost', 'settle', 'C7 C8']);
    expect(beatingMemory(s)).toMatchObject({ turn: null, passed: [2, 3] });
  });

  test('has lost with a tarock, too', () => {
    expect(endingOf(after(begun(['C7 T1', 'C8 D1', 'S9', 'S8']), 'C7 C8'))).toBe('lost');
  });

  test('has not lost while others beat first', () => {
    const s = after(begun(['C7 C9 H4', 'C8 D1', 'S9 D2', 'C10 D3']), 'C7 C8 C10');
    expect([endingOf(s), turn(s)]).toEqual([null, 3]);
  });

  test('need not beat with a card that is not of the suit led', () => {
    expect(endingOf(after(begun(['C7 SK H4', 'C8 D1', 'S9', 'S8']), 'C7 C8'))).toBeNull();
    expect(endingOf(after(begun(['C7 C8 T22', 'T1 D1', 'S9', 'S8']), 'C7 T1'))).toBeNull();
  });
});

describe('excused for a neighbour without cards', () => {
  // Seat 1 gives its last card, and seat 2 leads what the declarer has to beat.
  const hands = ['C7 S9 H4', 'C8', 'S8 D1', 'D3'];
  const at = (own: string) => after(begun([own, ...hands.slice(1)]), 'C7 C8 S8');

  test('the declarer plays for them, and has to beat', () => {
    const s = at('C7 S9 S7 H4');
    expect([turn(s), endingOf(s), offered(s)]).toEqual([0, null, 'S9']);
    expect(refused(s, 'S7')).toBe('must-beat');
  });

  test('the card counts as the neighbour’s: the pile ends with them, and the next seat with cards leads', () => {
    const s = after(at('C7 S9 H4'), 'S9');
    expect([wonBy(s, 1), turn(s), endingOf(s)]).toEqual(['C7 C8 S8 S9', 2, null]);
    expect(beatingMemory(s).excused).toBe(false);
  });

  test('others may beat it first', () => {
    const s = after(begun(['C7 S9 H4', 'C8', 'S8 S10 D1', 'D3']), 'C7 C8 S8 S9');
    expect(turn(s)).toBe(2);
    expect(beatingMemory(s).plays).toEqual([
      { seat: 2, card: 'S8' },
      { seat: 0, card: 'S9', for: 1 },
    ]);
  });

  test('with a card left that beats it the declarer has lost', () => {
    const s = after(at('C7 S9 S10 H4'), 'S9');
    expect([endingOf(s), lying(s)]).toEqual(['lost', 'S8 S9']);
    expect(endingOf(after(at('C7 S9 S10 H4'), 'S10'))).toBeNull();
  });

  test('also with a tarock, after the last card of the suit led', () => {
    const led = (own: string) => begun([own, '', 'S8 D1', 'D3'], { before: { leads: 1, turn: 2 } });
    expect(endingOf(after(led('S9 T1'), 'S8 S9'))).toBe('lost');
    expect(endingOf(after(led('S9 S7 T1'), 'S8 S9'))).toBeNull();
  });

  test('also over the last card of that neighbour: the pile would have ended with it', () => {
    const s = after(begun(['C7 C9 H4', 'C8', 'D1', 'D3']), 'C7 C8');
    expect([turn(s), offered(s)]).toEqual([0, 'C9']);
    expect(wonBy(after(s, 'C9'), 1)).toBe('C7 C8 C9');
  });

  test('it is no question of once', () => {
    const s = after(begun(['C7 S9 D2 H4', 'C8', 'S8 D3 H3', 'D4']), 'C7 C8 S8 S9 D3 D2');
    expect([endingOf(s), wonBy(s, 1)]).toEqual([null, 'C7 C8 S8 S9 D3 D2']);
  });

  test('a neighbour to the left, or across, is none', () => {
    const lost = after(begun(['C7 S9 H4', 'C8 S8 D1', 'D3', '']), 'C7 C8 S8');
    expect(endingOf(lost)).toBe('lost');
    expect(endingOf(after(begun(['C7 S9 H4', 'C8 S8 D1', '', 'D3']), 'C7 C8 S8'))).toBe('lost');
  });

  test('at a table of five the pausing dealer, who has none, is no neighbour', () => {
    const s = begun(['C7 S9 H4', 'C8 S8 D1', 'D2', 'D3'], { declarer: 2, active: [4, 0, 1, 2] });
    expect(endingOf(after(s, 'C7 C8 S8'))).toBe('lost');
  });
});

describe('excused once (Pensionist ouvert)', () => {
  const ouvert = { contract: 'pensionist-ouvert' } as const;
  // Seat 3, just before the declarer, puts the top card down.
  const hands = ['C7 C9 S9 H4', 'D1', 'D2', 'C8 S8 D3'];

  test('right behind whoever sits just before: the declarer plays, for themselves', () => {
    const s = after(begun(hands, ouvert), 'C7 C8');
    expect([turn(s), offered(s)]).toEqual([0, 'C9']);
    const on = after(s, 'C9');
    expect(beatingMemory(on)).toMatchObject({ excused: true, turn: 0, ending: null });
    expect(wonBy(on, 0)).toBe('C7 C8 C9');
  });

  test('not twice', () => {
    const s = after(begun(['C7 C9 S7 S9 H4', 'D1', 'D2', 'C8 S8 D3'], ouvert), 'C7 C8 C9 S7');
    expect(endingOf(s)).toBeNull();
    expect(endingOf(after(s, 'S8'))).toBe('lost');
  });

  test('not if another put the top card down', () => {
    expect(endingOf(after(begun(['C7 C9 H4', 'D1', 'C8 D2', 'D3'], ouvert), 'C7 C8'))).toBe('lost');
    expect(endingOf(after(begun(['C7 C9 H4', 'C8 D1', 'D2', 'D3'], ouvert), 'C7 C8'))).toBe('lost');
  });

  test('not in the closed game', () => {
    expect(endingOf(after(begun(hands), 'C7 C8'))).toBe('lost');
  });

  test('others may beat it, and then the declarer is not excused any more', () => {
    const s = begun(['C7 C9 CK H4', 'C10 D1', 'D2', 'C8 D3'], ouvert);
    expect(endingOf(after(s, 'C7 C10'))).toBe('lost');
    const over = begun(['C7 C9 CK H4', 'CJ C10 D1', 'D2', 'CQ C8 D3'], { ...ouvert, before: { leads: 1, turn: 3 } });
    const on = after(over, 'C8 C9');
    expect([turn(on), endingOf(on)]).toEqual([1, null]);
    expect(endingOf(after(on, 'C10 CQ'))).toBe('lost');
  });

  test('a card left that beats it does not matter: it is their own', () => {
    expect(endingOf(after(begun(['C7 C9 CK', 'D1', 'D2', 'C8 D3'], ouvert), 'C7 C8 C9'))).toBeNull();
  });

  test('playing for a neighbour goes first, and does not use it up', () => {
    const s = after(begun(['C7 C9 H4', '', 'D2', 'C8 D3'], ouvert), 'C7 C8 C9');
    expect(beatingMemory(s)).toMatchObject({ excused: false, ending: null });
    expect(wonBy(s, 1)).toBe('C7 C8 C9');
  });

  test('it is used up for good, and playing for a neighbour is not', () => {
    const s = begun(['C7 C9 H4', '', 'D2', 'C8 D3'], { ...ouvert, before: { leads: 5, excused: true } });
    expect(endingOf(after(s, 'C7 C8 C9'))).toBeNull();
  });

  test('just before the declarer sits the seat to their left that plays', () => {
    const s = begun(['C7 C9 H4', 'D1', 'D2', 'C8 D3'], { ...ouvert, declarer: 4, active: [4, 0, 1, 2] });
    const on = after(s, 'C7 C8');
    expect([turn(on), endingOf(on)]).toEqual([4, null]);
  });
});

describe('Jubelpensionist', () => {
  const hands = ['C7 C9 H4', 'C8 D1', 'D2', 'D3'];
  const forced = (leads: number, options: Notes = {}, own: string = must(hands[0], 'a hand')) => {
    const s = begun([own, ...hands.slice(1)], { before: { leads } });
    return endingOf(after(s, 'C7 C8', rulesBy(options)));
  };

  test('from the pile of the 25th lead on', () => {
    expect(forced(23)).toBe('lost');
    expect(forced(24)).toBe('jubel');
    expect(forced(30)).toBe('jubel');
  });

  test('or whichever the table has agreed on', () => {
    expect(forced(1, { jubelLead: 3 })).toBe('lost');
    expect(forced(2, { jubelLead: 3 })).toBe('jubel');
    expect(forced(24, { jubelLead: 30 })).toBe('lost');
  });

  test('with a card left that beats what was played for a neighbour, too', () => {
    const s = begun(['C7 S9 S10', '', 'S8 D1', 'D3'], { before: { leads: 24, turn: 2 } });
    expect(endingOf(after(s, 'S8 S9'))).toBe('jubel');
  });

  test('whoever is excused is not forced', () => {
    const s = begun(['C7 S9 H4', '', 'S8 D1', 'D3'], { before: { leads: 24, turn: 2 } });
    expect(endingOf(after(s, 'S8 S9'))).toBeNull();
  });
});

describe('won', () => {
  test('as soon as the declarer’s hand is empty', () => {
    const s = after(begun(['C7', 'C8 D1', 'D2', 'D3']), 'C7');
    expect([endingOf(s), s.end, lying(s)]).toEqual(['won', 'settle', 'C7']);
  });

  test('also with a card for a neighbour', () => {
    const s = begun(['S9', '', 'S8 D1', 'D3'], { before: { leads: 9, turn: 2 } });
    expect(endingOf(after(s, 'S8 S9'))).toBe('won');
  });

  test('as soon as all other hands are empty', () => {
    const s = after(begun(['C7 H4', 'C8', '', '']), 'C7 C8');
    expect([endingOf(s), beatingMemory(s).turn]).toEqual(['won', null]);
  });

  test('before anybody’s turn: that the declarer could beat the last card does not matter', () => {
    expect(endingOf(after(begun(['C7 CK', 'C8', '', '']), 'C7 C8'))).toBe('won');
  });

  test('not while one of the others has a card', () => {
    expect(endingOf(after(begun(['C7 H4', 'C8', '', 'D1']), 'C7 C8'))).toBeNull();
  });
});

describe('open hands (Pensionist ouvert)', () => {
  const hands = ['CK CQ H4', 'C8 D1', 'C9 D2', 'S8 D3'];
  const seenIn = (s: State) =>
    [0, 1, 2, 3].map((seat) => (view(RULES, s, 'spectator').zones[handOf(seat)] ?? []).join(' '));

  test('are laid open when the first card of the second pile has been led, and not before', () => {
    const s = after(begun(hands, { contract: 'pensionist-ouvert' }), 'CK');
    expect(beatingMemory(s)).toMatchObject({ leads: 1, plays: [], turn: 0 });
    expect(seenIn(s)).toEqual([' ', ' ', ' ', ' ']);
    expect(seenIn(after(s, 'CQ'))).toEqual(['H4', 'C8 D1', 'C9 D2', 'S8 D3']);
  });

  test('in the closed game never', () => {
    expect(seenIn(after(begun(hands), 'CK CQ'))).toEqual(['', ' ', ' ', ' ']);
  });

  test('also if another leads the second pile, and hands without cards stay away', () => {
    const s = after(begun(['C7 H4', 'C8', 'S8 D1', 'S9 D3'], { contract: 'pensionist-ouvert' }), 'C7 C8 S8');
    expect(seenIn(s)).toEqual(['H4', '', 'D1', 'S9 D3']);
  });
});

test('everybody is told all of it', () => {
  const s = after(begun(['C8 H4', 'T5 D1', 'C7 T22', 'T6 T4']), 'C8 T5');
  expect(view(RULES, s, 'spectator').notes).toEqual({
    turn: 3,
    plays: [
      { seat: 0, card: 'C8' },
      { seat: 1, card: 'T5' },
    ],
    leads: 1,
    passed: [2],
    excused: false,
    ending: null,
  });
});

const phase = must(RULES.phases[0], 'the phase');

describe('what others can tell', () => {
  const told = (s: State) =>
    (phase.clues?.(view(RULES, s, 'spectator')) ?? []).map(({ seat, move, none, unless }) =>
      [seat, move, none.join(' '), unless.join(' ')].join('|'),
    );

  test('from a card: it was the suit led or there was none of it, and it beat the top card', () => {
    const s = after(begun(['C8 H4', 'T5 D1', 'T7 T22', 'T6 T4']), 'C8');
    expect(phase.couldPlay?.(s, 1, 'T5', 'C7')).toBe(false);
    expect(phase.couldPlay?.(s, 1, 'T5', 'CK')).toBe(false);
    expect(phase.couldPlay?.(s, 1, 'T5', 'T6')).toBe(true);
    expect(phase.couldPlay?.(s, 1, 'CK', 'C7')).toBe(true);
    expect(phase.couldPlay?.(begun(['C8 H4', '', '', '']), 0, 'C8', 'H4')).toBe(true);
  });

  test('from a pass: nothing of the suit led beats the top card, and no tarock does unless there is some of the suit', () => {
    const s = after(begun(['CJ H4', 'D1', 'CQ D2', 'D3']), 'CJ');
    const tarocks = Array.from({ length: 22 }, (_, i) => `T${22 - i}`).join(' ');
    expect(told(s)).toEqual(['1|1|CK CQ CN|', `1|1|${tarocks}|CJ C10 C9 C8 C7`]);
  });

  test('with a tarock on top: no higher tarock unless there is some of the suit led', () => {
    const s = after(begun(['CJ H4', 'T20 D1', 'D2 D4', 'T22 D3']), 'CJ T20');
    expect(told(s)).toEqual(['2|2|T22 T21|CK CQ CN CJ C10 C9 C8 C7']);
  });

  test('with a tarock led: no higher tarock', () => {
    expect(told(after(begun(['T20 H4', 'D1', 'T22 D2', 'D3']), 'T20'))).toEqual(['1|1|T22 T21|']);
  });

  test('at the end of a pile from everybody but whose it was', () => {
    const s = after(begun(['T20 H4', 'D1', 'T21 D2', 'D3']), 'T20 T21');
    expect(told(s)).toEqual(['1|1|T22 T21|', '3|2|T22|', '0|2|T22|', '1|2|T22|']);
  });

  test('of a neighbour without cards whose card it was, as well', () => {
    const full = begun(['T19 H4', '', 'T18 T20 D2', 'D3'], { before: { leads: 1, turn: 2 } });
    const s = after(full, 'T18 T19 T20');
    // Seat 3 passes on the first card, seat 1 has none, and then all pass on the third.
    expect(told(s).filter((one) => one.startsWith('3'))).toEqual(['3|1|T22 T21 T20 T19|', '3|3|T22 T21|']);
    expect(told(s).filter((one) => one.startsWith('2'))).toEqual([]);
  });
});

describe('in deals that are played at random', () => {
  /** A card of the hand of whoever's turn it is, each time, to the end. */
  function playedOut(seed: number, contract: NonNullable<Begun['contract']>): readonly State[] {
    const rng = seededRng(`beating/${seed}`);
    const deck = shuffled(PACK_54.cards, rng);
    const hands = [0, 1, 2, 3].map((i) => deck.slice(12 * i, 12 * (i + 1)).join(' '));
    const states = [begun(hands, { contract, declarer: seed % 4 })];
    for (let s = must(states[0], 'a state'); s.end === null;) {
      const [card] = shuffled(cards(offered(s)), rng);
      states.push((s = after(s, card ?? '')));
    }
    return states;
  }
  const deals = Array.from({ length: 12 }, (_, seed) =>
    playedOut(seed, seed % 2 === 0 ? 'pensionist' : 'pensionist-ouvert'),
  );

  test('all end, and never with cards on both sides unless the declarer had to beat', () => {
    for (const states of deals) {
      const s = must(states.at(-1), 'a last state');
      const [declarer = 0, ...others] = [s.games[0]?.declarer ?? 0].flatMap((seat) => [
        seat,
        ...s.active.filter((one) => one !== seat),
      ]);
      const held = (seat: Seat): number => (s.zones[handOf(seat)] ?? []).length;
      const isWon = held(declarer) === 0 || others.every((seat) => held(seat) === 0);
      expect(endingOf(s) === 'won').toBe(isWon);
    }
  });

  test('what is told of hands is true of them', () => {
    let clues = 0;
    for (const states of deals) {
      const [first, last] = [must(states[0], 'a state'), must(states.at(-1), 'a last state')];
      const moves = last.log.filter((event) => event.type === 'moved');
      for (const { seat, move, none, unless } of phase.clues?.(view(RULES, last, 'spectator')) ?? []) {
        const gone = moves.slice(0, move).flatMap((event) => (event.to === TRICK ? event.cards : []));
        const held = (first.zones[handOf(seat)] ?? []).filter((card) => !gone.includes(card));
        const isTrue = !held.some((card) => none.includes(card)) || held.some((card) => unless.includes(card));
        expect(isTrue, `${seat} after ${gone.join(' ')}`).toBe(true);
        clues++;
      }
    }
    expect(clues).toBeGreaterThan(100);
  });

  test('what is played could have been played beside each card of the hand', () => {
    for (const states of deals)
      for (const [i, s] of states.entries()) {
        const said = states[i + 1]?.log.slice(s.log.length).find((event) => event.type === 'said');
        if (!said) continue;
        const card = String('card' in said.action && said.action.card);
        for (const other of s.zones[handOf(turn(s))] ?? [])
          if (other !== card) expect(phase.couldPlay?.(s, turn(s), card, other), `${card} beside ${other}`).toBe(true);
      }
  });
});
