import { describe, expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import { type Card, handOf, pileOf } from '#engine/core/card.ts';
import { rational } from '#engine/core/rational.ts';
import type { Seat } from '#engine/core/seat.ts';
import { PACK_54 } from '#engine/decks/deck-54.ts';
import { reform } from '#engine/games/reform/game.ts';
import { apply, offersTo, turnOf } from '#engine/kernel/deal/apply.ts';
import { isOffered } from '#engine/kernel/deal/offers.ts';
import { view } from '#engine/kernel/deal/redact.ts';
import { provenRest } from '#engine/kernel/deal/rest/claim.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { Game } from '#engine/kernel/score.ts';
import type { Trick } from '#engine/phases/trick.ts';
import { paymentsOf } from '#engine/settlement/payments.ts';
import { tableOf } from '#engine/testing/any-table.ts';

const cards = (list: string): readonly Card[] => list.split(' ').filter(Boolean);
const rules = reform.rules(tableOf(reform, 'reform'));

interface Position {
  /** Of seats 0 to 3; seat 1 is the declarer. */
  readonly hands: readonly [string, string, string, string];
  readonly contract?: string;
  /** What was declared. */
  readonly said?: Game['with'];
  readonly talon?: readonly [string, string];
  /** Who has won the tricks before, forehand if nobody. */
  readonly won?: readonly Seat[];
}

/** In the middle of a game of seat 1; forehand is seat 0, and the first opponent seat 2. */
const at = ({ hands, contract = 'eisenbahner', said, talon = ['', ''], won = [] }: Position): State => ({
  ...{ table: 4, active: [0, 1, 2, 3], dealer: 3, now: { deal: 1, factors: [], pot: rational(0), notes: {} } },
  zones: {
    ...Object.fromEntries(hands.map((hand, seat) => [handOf(seat), cards(hand)])),
    ...{ 'talon:0': cards(talon[0]), 'talon:1': cards(talon[1]) },
  },
  known: Object.fromEntries(
    PACK_54.cards.map((card) => [card, [0, 1, 2, 3].filter((seat) => cards(hands[seat] ?? '').includes(card))]),
  ),
  games: [{ declarer: 1, contract, with: { suit: 'S', ...said } }],
  ...{ items: [], phase: 'tricks', end: null, attempts: [], log: [] },
  notes: { tricks: { tricks: won.map((winner): Trick => ({ plays: [], winner })) } },
});

const turn = (s: State): Seat => must(turnOf(rules, s).must[0], 'a turn');
/** A card that is played, or with `!` one with which the declarer brakes. */
const actionOf = (said: string) =>
  said.endsWith('!') ? { type: 'brake', card: said.slice(0, -1) } : { type: 'play', card: said };
const after = (s: State, list: string): State =>
  cards(list).reduce((now, said) => {
    const next = apply(rules, now, turn(now), actionOf(said));
    if (!next.ok) throw new Error(`${said}: ${next.error.code}`);
    return next.value;
  }, s);
const refused = (s: State, said: string): string | undefined => {
  const next = apply(rules, s, turn(s), actionOf(said));
  return next.ok ? undefined : next.error.code;
};
const endingOf = (s: State) => s.games[0]?.with['ending'];
const pile = (s: State, seat: Seat): string => [...(s.zones[pileOf(seat)] ?? [])].sort().join(' ');
const held = (s: State): number => s.active.flatMap((seat) => s.zones[handOf(seat)] ?? []).length;

/** Everybody gives their first card: `C7 C8 C9 C10`, which seat 3 wins. */
const clubs = (...rest: readonly [string, string, string, string]): Position['hands'] => [
  `C7 ${rest[0]}`,
  `C8 ${rest[1]}`,
  `C9 ${rest[2]}`,
  `C10 ${rest[3]}`,
];
const trick = 'C7 C8 C9 C10';
const BUS = { bus: 2, busSuit: 'H' };

describe('after each trick, the first that applies ends the play (reform §7.7)', () => {
  test.each<[says: string, rest: Parameters<typeof clubs>, said: Game['with'], ending: string | undefined]>([
    ['nobody is left with one suit', ['H1 D1', 'S7 D2', 'H2 D3', 'H3 D4'], {}, undefined],
    ['the declarer departs', ['H1 D1', 'S7 S8', 'H2 D3', 'H3 D4'], {}, 'departed'],
    ['with tarocks, too, where they are the suit', ['H1 D1', 'T7 T8', 'H2 D3', 'H3 D4'], { suit: 'T' }, 'departed'],
    ['in another suit the declarer does not', ['H1 D1', 'D2 DJ', 'H2 S3', 'H3 D4'], {}, undefined],
    ['nor does that count as an express', ['H1 D1', 'T2 T8', 'H2 S3', 'H3 D4'], {}, undefined],
    ['departing comes before the bus', ['H1 D1', 'S7 S8', 'H2 H3', 'S9 D4'], BUS, 'departed'],
    ['and before the express', ['D3 D1', 'S7 S8', 'H2 D2', 'S9 D4'], {}, 'departed'],
    ['the bus departs', ['H1 D1', 'S7 D2', 'H2 H3', 'S9 D4'], BUS, 'bus'],
    ['before the express of another one', ['D1 D3', 'S7 D2', 'H2 H3', 'S9 D4'], BUS, 'bus'],
    ['an opponent takes the express, in any suit', ['D1 D3', 'S7 D2', 'H2 S8', 'S9 D4'], {}, 'express'],
    ['with tarocks, too', ['T1 T3', 'S7 D2', 'H2 S8', 'S9 D4'], {}, 'express'],
    ['or in the suit of the declarer', ['H1 D1', 'S7 D2', 'S8 S9', 'H3 D4'], {}, 'express'],
    ['so does whoever runs the bus, in another suit than theirs', ['H1 D1', 'S7 D2', 'D3 DJ', 'H3 D4'], BUS, 'express'],
    ['nobody else departs in the suit of the bus', ['H1 D1', 'HN HJ', 'S9 D3', 'H3 D4'], BUS, undefined],
  ])('%s', (_, rest, said, ending) => {
    const s = after(at({ hands: clubs(...rest), said }), trick);
    expect([endingOf(s), s.end]).toEqual([ending, ending === undefined ? null : 'settle']);
    if (ending === undefined) expect(turn(s)).toBe(3);
    else expect(held(s)).toBe(0);
  });

  test('not before the trick is complete', () => {
    const s = after(at({ hands: clubs('H1 H2', 'S7 S8', 'D1 D2', 'T1 T2') }), 'C7 C8 C9');
    expect([endingOf(s), s.end]).toEqual([undefined, null]);
  });

  test('after the eleventh trick at the latest, when every opponent has one card', () => {
    const before = at({ hands: clubs('H1', 'D1', 'H2', 'H3'), won: Array<Seat>(10).fill(0) });
    expect(endingOf(after(before, trick))).toBe('express');
  });

  test('the suit of the declarer alone is no bus', () => {
    const s = at({ hands: clubs('H1 D1', 'S7 D2', 'S8 S9', 'H3 D4'), said: { bus: 2, busSuit: 'T' } });
    expect(endingOf(after(s, trick))).toBe('express');
  });

  test('everybody is told', () => {
    const s = after(at({ hands: clubs('H1 D1', 'S7 S8', 'H2 D3', 'H3 D4') }), trick);
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const)
      expect(view(rules, s, viewer).games[0]?.with).toMatchObject({ suit: 'S', ending: 'departed' });
  });
});

describe('whose the cards are then (reform §7.7)', () => {
  const TALON = ['S9 T5 HK', 'S10 CK H3'] as const;
  /** Seat 3 wins a trick of clubs. */
  const WON = 'C10 C7 C8 C9';

  test('whoever departs gets their hand and the whole suit; others keep theirs, and the talon is the opponents’', () => {
    const before = at({ hands: clubs('H1 SJ', 'S7 S8', 'H2 SK SQ', 'H4 D4 SN'), talon: TALON });
    const s = after(before, trick);
    expect([0, 1, 2, 3].map((seat) => pile(s, seat))).toEqual([
      'H1',
      'S10 S7 S8 S9 SJ SK SN SQ',
      'CK H2 H3 HK T5',
      `${WON} D4 H4`,
    ]);
  });

  test('the same for the bus, and of the talon nothing else is theirs', () => {
    const before = at({ hands: clubs('D1 HJ', 'S7 HQ', 'H1 H2', 'HN S8'), said: BUS, talon: TALON });
    const s = after(before, trick);
    expect(endingOf(s)).toBe('bus');
    expect([0, 1, 2, 3].map((seat) => pile(s, seat))).toEqual([
      'D1',
      'S7',
      'H1 H2 H3 HJ HK HN HQ',
      `${WON} CK S10 S8 S9 T5`,
    ]);
  });

  test('after an express everybody keeps their hand, and the talon is the opponents’', () => {
    const before = at({ hands: clubs('D1 D2', 'S7 HQ', 'H1 T2', 'HN S8'), talon: TALON });
    const s = after(before, trick);
    expect(endingOf(s)).toBe('express');
    expect([0, 1, 2, 3].map((seat) => pile(s, seat))).toEqual([
      'D1 D2',
      'HQ S7',
      'CK H1 H3 HK S10 S9 T2 T5',
      `${WON} HN S8`,
    ]);
  });

  test('everybody sees all of it', () => {
    const before = at({ hands: clubs('D1 D2', 'S7 S8', 'H1 T2', 'HN S9'), talon: TALON });
    const s = after(before, trick);
    const lying = Object.values(s.zones).flat();
    expect(lying.map((card) => s.known[card])).toEqual(lying.map(() => 'all'));
    expect(
      s.log.filter(({ type }) => type === 'moved').every((event) => 'seenBy' in event && event.seenBy === 'all'),
    ).toBe(true);
  });
});

describe('the brake (reform §7.7)', () => {
  const HANDS: Position['hands'] = ['C7 H1 D1', 'C8 CK T9 T1 D2', 'C9 H2 D3', 'C10 H3 T4'];
  const led = after(at({ hands: HANDS, talon: ['S9 T5 HK', 'S10 CQ H4'] }), 'C7');

  test('any tarock in hand, beside the cards that follow', () => {
    const all = PACK_54.cards.flatMap((card) => [card, `${card}!`]);
    expect(all.filter((said) => isOffered(offersTo(rules, led, 1), actionOf(said)))).toEqual([
      'T9!',
      'T1!',
      'CK',
      'C8',
    ]);
    // What is not offered is refused, and what is offered is not.
    for (const said of all)
      expect([said, refused(led, said) === undefined]).toEqual([
        said,
        isOffered(offersTo(rules, led, 1), actionOf(said)),
      ]);
  });

  test('this trick and all that is left are the opponents’, and everybody sees it', () => {
    const s = after(led, 'T9!');
    expect([endingOf(s), s.end, held(s)]).toEqual(['brake', 'settle', 0]);
    expect(s.zones['trick']).toEqual([]);
    expect(cards(pile(s, 2))).toHaveLength(20);
    expect([0, 1, 3].map((seat) => pile(s, seat))).toEqual(['', '', '']);
    expect(view(rules, s, 'spectator').zones['pile:2']).not.toContain(null);
  });

  test('what was won before stays won, and the trick that was lost is none of those that count', () => {
    const before = at({ hands: ['C7 H1 D1', 'C8 CK T9 D2', 'C9 H2 D3', 'C10 H3 T4'], won: [0] });
    const s = after({ ...before, zones: { ...before.zones, 'pile:1': ['SK'] } }, 'C7 T9!');
    expect(pile(s, 1)).toBe('SK');
    expect(s.notes['tricks']).toEqual({ tricks: [{ plays: [], winner: 0 }] });
  });

  test.each<[says: string, code: string, position: Position, led: string, said: string]>([
    [
      'who cannot follow must give a tarock anyway',
      'brake-not-possible',
      { hands: ['C7', 'T9 H1', 'C9', 'C10'] },
      'C7',
      'T9!',
    ],
    ['a tarock was led', 'brake-not-possible', { hands: ['T7', 'T9 H1', 'C9', 'C10'] }, 'T7', 'T9!'],
    ['the declarer leads', 'brake-not-possible', { hands: ['C7', 'T9 C8', 'C9', 'C10'], won: [1] }, '', 'T9!'],
    ['no tarock', 'brake-not-possible', { hands: ['C7', 'T9 C8 D1', 'C9', 'C10'] }, 'C7', 'D1!'],
    ['a card that one does not hold', 'card-not-in-hand', { hands: ['C7', 'T9 C8', 'C9', 'C10'] }, 'C7', 'T8!'],
    ['an opponent', 'brake-not-possible', { hands: ['C7 D1', 'C8 D2', 'C9 T9', 'C10'] }, 'C7 C8', 'T9!'],
    [
      'another game of one against three',
      'brake-not-possible',
      { contract: 'solodreier', hands: ['C7', 'T9 C8', 'C9', 'C10'] },
      'C7',
      'T9!',
    ],
  ])('not if: %s', (_, code, position, before, said) => {
    const s = after(at(position), before);
    expect(refused(s, said)).toBe(code);
    expect(isOffered(offersTo(rules, s, turn(s)), actionOf(said))).toBe(false);
  });

  test('at a later turn, too, and in the game with open hands', () => {
    const hands: Position['hands'] = ['C7 H1 D1 S7', 'C8 H4 T9 D2', 'C9 H2 D3 S8', 'C10 H3 T4 S9'];
    const s = after(at({ contract: 'eisenbahner-ouvert', hands }), `${trick} H3 H1 T9!`);
    expect(endingOf(s)).toBe('brake');
  });
});

describe('a fixed order (reform §7.7, Fahrt ins Blaue)', () => {
  const blue = (order: string, hands: Position['hands'], more: Partial<Position> = {}): State =>
    at({ contract: 'fahrt-ins-blaue', hands, ...more, said: { order: cards(order), orderDone: true, ...more.said } });
  const HANDS: Position['hands'] = ['C7 H1 D1', 'C8 CK D2', 'C9 H2 D3', 'C10 H3 T4'];

  test('the next card and no other', () => {
    const s = after(blue('CK D2 C8', HANDS), 'C7');
    expect(offersTo(rules, s, 1)).toEqual([{ kind: 'one-of', actions: [{ type: 'play', card: 'CK' }] }]);
    expect([refused(s, 'C8'), refused(s, 'D2'), refused(s, 'T1'), refused(s, 'CK')]).toEqual([
      ...['fixed-order', 'fixed-order', 'card-not-in-hand', undefined],
    ]);
    expect(offersTo(rules, after(s, 'CK C9 C10'), 1)).toEqual([
      { kind: 'one-of', actions: [{ type: 'play', card: 'D2' }] },
    ]);
  });

  test('the others play as ever', () => {
    const s = after(blue('CK D2 C8', HANDS), 'C7 CK');
    expect([refused(s, 'H2'), refused(s, 'C9')]).toEqual(['must-follow-suit', undefined]);
  });

  test('there is no brake', () => {
    const s = after(blue('C8 T9 D2', ['C7 H1 D1', 'C8 T9 D2', 'C9 H2 D3', 'C10 H3 T4']), 'C7');
    expect(refused(s, 'T9!')).toBe('brake-not-possible');
    expect(offersTo(rules, s, 1)).toHaveLength(1);
  });

  test('what does not follow ends the play at once: everybody keeps what they hold and have given', () => {
    const talon = ['S9 T5', 'CQ'] as const;
    const s = after(blue('D2 CK C8', HANDS, { talon }), 'C7');
    expect([endingOf(s), s.end, held(s)]).toEqual(['renege', 'settle', 0]);
    expect([0, 1, 2, 3].map((seat) => pile(s, seat))).toEqual([
      ...['C7 D1 H1', 'C8 CK D2', 'C9 CQ D3 H2 S9 T5', 'C10 H3 T4'],
    ]);
    expect(s.zones['trick']).toEqual([]);
    expect(s.notes['tricks']).toEqual({ tricks: [] });
  });

  test('so does a card in place of a tarock that is due', () => {
    const s = after(blue('H4 T9 HJ', ['C7 H1 D1', 'H4 T9 HJ', 'C9 H2 D3', 'C10 H3 T4']), 'C7');
    expect(endingOf(s)).toBe('renege');
  });

  test('behind two others their cards are theirs', () => {
    const s = after(blue('D2 CK C8', HANDS, { won: [3] }), 'C10 C7');
    expect([pile(s, 0), pile(s, 3)]).toEqual(['C7 D1 H1', 'C10 H3 T4']);
  });

  test('a tarock for want of the suit, or any card for want of both, is no fault', () => {
    const tarock = after(blue('T9 H4 D2', ['C7 H1 D1', 'H4 T9 D2', 'C9 H2 D3', 'C10 H3 T4']), 'C7');
    const any = after(blue('D2 H4', ['C7 H1 D1', 'H4 D2', 'C9 H2 D3', 'C10 H3 T4']), 'C7');
    expect([tarock, any].map((s) => [s.end, turn(s)])).toEqual([
      [null, 1],
      [null, 1],
    ]);
  });

  test('leading, any card will do', () => {
    const s = blue('D2 C8 CK', HANDS, { won: [1] });
    expect([turn(s), refused(s, 'D2'), refused(s, 'C8')]).toEqual([1, undefined, 'fixed-order']);
  });

  test('the endings come as in the game without an order', () => {
    const s = after(blue('C8 S7 S8', clubs('H1 D1', 'S7 S8', 'H2 D3', 'H3 D4')), trick);
    expect(endingOf(s)).toBe('departed');
  });

  test('others learn from a card that it broke no rule, and nothing of the order', () => {
    const s = after(blue('CK D2 C8', HANDS), 'C7');
    const phase = must(
      rules.phases.find(({ id }) => id === 'tricks'),
      'tricks',
    );
    const could = (card: Card, beside: Card) => phase.couldPlay?.(s, 1, card, beside);
    expect([could('C8', 'CK'), could('D2', 'C8'), could('D2', 'T1'), could('T1', 'D2')]).toEqual([
      ...[true, false, false, true],
    ]);
  });
});

describe('with open hands (reform §4, Eisenbahner ouvert)', () => {
  const open = (s: State): number =>
    s.active.flatMap((seat) => s.zones[handOf(seat)] ?? []).filter((card) => s.known[card] === 'all').length;
  const GOES_ON = clubs('H1 D1', 'S7 D2', 'H2 D3', 'H3 D4');

  test.each([
    ['eisenbahner-ouvert', 8],
    ['eisenbahner', 0],
  ])('%s: all hands lie open once the first trick is over', (contract, seen) => {
    const s = at({ contract, hands: GOES_ON });
    expect([open(after(s, 'C7 C8 C9')), open(after(s, trick))]).toEqual([0, seen]);
  });

  test('a game that is over with the first trick opens nothing twice', () => {
    const s = after(at({ contract: 'eisenbahner-ouvert', hands: clubs('H1 D1', 'S7 S8', 'H2 D3', 'H3 D4') }), trick);
    expect(endingOf(s)).toBe('departed');
    expect(s.log.filter((event) => event.type === 'moved' && event.from === event.to)).toEqual([]);
  });
});

test('who leads (reform §4): forehand', () =>
  expect(turn(at({ hands: clubs('H1 D1', 'S7 D2', 'H2 D3', 'H3 D4') }))).toBe(0));

describe('whose the rest is (reform §7.7)', () => {
  const mine = (s: State) => provenRest(rules, s, turn(s), paymentsOf);
  /** The declarer leads, and every opponent keeps two suits until somebody departs. */
  const leading = (hand: string): State => at({ hands: ['H1 H4 S9', hand, 'H2 D3 C9', 'H3 D4 C8'], won: [1] });

  test('the declarer’s, if they win each trick until they depart, and no further', () => {
    const deeds = mine(leading('HK S7 S8'));
    expect(deeds?.map(([, action]) => ('card' in action ? action.card : ''))).toEqual(['HK', 'H2', 'H3', 'H1']);
  });

  test('not, if they depart after a trick that another one wins', () =>
    expect(mine(leading('C7 S7 S8'))).toBeUndefined());

  test('not beyond an express that comes before', () => {
    const s = at({ hands: ['H1 D1 S9', 'HK DK S8', 'H2 H3 H4', 'HN D4 C8'], won: [1] });
    const deeds = mine(s);
    const last = deeds?.reduce((now, [by, action]) => {
      const next = apply(rules, now, by === 'table' ? 0 : by, action);
      return next.ok ? next.value : now;
    }, s);
    expect([deeds?.length, last && endingOf(last)]).toEqual([4, 'express']);
  });
});
