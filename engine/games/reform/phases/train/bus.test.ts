import { describe, expect, test } from 'vitest';
import { ZERO } from '#engine/core/rational.ts';
import type { Seat, Viewer } from '#engine/core/seat.ts';
import { reform } from '#engine/games/reform/game.ts';
import { apply, offersTo, turnOf } from '#engine/kernel/deal/apply.ts';
import { view } from '#engine/kernel/deal/redact.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { itemOf } from '#engine/kernel/score.ts';
import { tableOf } from '#engine/testing/any-table.ts';

const rules = reform.rules(tableOf(reform, 'reform'));
const NO_BUS = { type: 'no-bus' };
const bus = (suit: string) => ({ type: 'bus', suit });

/** An Eisenbahner of seat 4 at a table of five, whose dealer is seat 0; forehand is seat 1. */
const asked: State = {
  ...{ table: 5, active: [1, 2, 3, 4], dealer: 0, now: { deal: 1, factors: [], pot: ZERO, notes: {} } },
  ...{ zones: { 'hand:1': ['CK'] }, known: {}, items: [itemOf('game', 'bid', 4)], phase: 'bus', end: null },
  ...{ games: [{ declarer: 4, contract: 'eisenbahner', with: { suit: 'H' } }], notes: {}, attempts: [], log: [] },
};
const say = (s: State, ...said: readonly { readonly type: string }[]): State =>
  said.reduce((now, action) => {
    const done = apply(rules, now, turnOf(rules, now).must[0] ?? -1, action);
    if (!done.ok) throw new Error(done.error.code);
    return done.value;
  }, s);
const refused = (s: State, by: Seat, action: { readonly type: string }): string | undefined => {
  const done = apply(rules, s, by, action);
  return done.ok ? undefined : done.error.code;
};

describe('who takes the bus (reform §7.7)', () => {
  test('each opponent is asked once, from the declarer’s right on', () => {
    const order = [asked, say(asked, NO_BUS), say(asked, NO_BUS, NO_BUS)];
    expect(order.map((s) => turnOf(rules, s).must)).toEqual([[1], [2], [3]]);
    const none = say(asked, NO_BUS, NO_BUS, NO_BUS);
    expect([none.phase, none.games[0]?.with]).toEqual(['announce', { suit: 'H' }]);
  });

  test('none, or one in any of the five suits, also that of the declarer', () =>
    expect(offersTo(rules, asked, 1)).toEqual([
      { kind: 'one-of', actions: [NO_BUS, ...['C', 'S', 'H', 'D', 'T'].map(bus)] },
    ]));

  test('the first one has it, and nobody else is asked', () => {
    const taken = say(asked, NO_BUS, bus('T'));
    expect([taken.phase, taken.games[0]?.with]).toEqual(['announce', { suit: 'H', bus: 2, busSuit: 'T' }]);
    expect(refused(taken, 3, bus('C'))).toBe('bus-taken');
    expect(refused(taken, 3, NO_BUS)).toBe('wrong-phase');
  });

  test('everybody hears it, and sees it from then on', () => {
    const taken = say(asked, bus('T'));
    for (const viewer of [0, 1, 3, 4, 'spectator'] satisfies readonly Viewer[]) {
      const seen = view(rules, taken, viewer);
      expect(seen.games[0]?.with).toEqual({ suit: 'H', bus: 1, busSuit: 'T' });
      expect(seen.history).toContainEqual({ type: 'said', by: 1, action: bus('T') });
    }
  });

  test.each<[says: string, by: Seat, action: { readonly type: string }, code: string]>([
    ['the declarer', 4, bus('C'), 'not-your-turn'],
    ['out of turn', 2, NO_BUS, 'not-your-turn'],
    ['a suit that there is not', 1, bus('X'), 'unknown-action'],
  ])('not: %s', (_, by, action, code) => expect(refused(asked, by, action)).toBe(code));

  test('not in a game without one', () => {
    const s: State = { ...asked, games: [{ declarer: 4, contract: 'dreier', with: {} }], phase: 'announce' };
    expect(refused(s, 4, bus('C'))).toBe('wrong-phase');
  });
});
