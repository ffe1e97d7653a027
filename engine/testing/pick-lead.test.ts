import { describe, expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import { pileOf } from '#engine/core/card.ts';
import { ZERO } from '#engine/core/rational.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { apply, offersTo, start, turnOf } from '#engine/kernel/deal/apply.ts';
import { view } from '#engine/kernel/deal/redact.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { picking } from '#engine/phases/asides/pick.ts';
import { TRICKS, tricksOf } from '#engine/phases/trick.ts';
import { tricks } from '#engine/phases/tricks.ts';
import { tableOf } from './any-table.ts';
import { afterDealer, dealEach, held, highestIn, pack, probe, rowOf } from './games/probe.ts';
import { refusal } from './refusal.ts';

/** Three of four play; the highest number wins, and whoever has no cards is passed over. */
const GAME = probe({
  id: 'probe-pick',
  tables: [4],
  contracts: ['pick'],
  refusals: {},
  first: TRICKS,
  deck: pack('T', 9),
  active: afterDealer(1),
  deal: dealEach(3),
  phases: [
    tricks({
      refusal: (code) => refusal(code),
      leader: (s) => must(s.active[0], 'forehand'),
      legal: () => ({ single: [] }),
      winner: (_, plays) => highestIn(plays.flat()),
      inTrick: (s) => s.active.filter((seat) => held(s, seat).length > 0),
      asides: [picking({ refusal: (code) => refusal(code), isIn: (games) => games.length === 0 })],
    }),
  ],
  read: (s) => rowOf(s, (seat) => s.zones[pileOf(seat)] ?? []),
  settle: () => [],
});
const rules = GAME.rules(tableOf(GAME, 'plain'));

/** The players in turn have the cards 1 4 9, 2 5 8 and 3 6 7. */
function dealt(): State {
  const deck = ['T1', 'T4', 'T9', 'T2', 'T5', 'T8', 'T3', 'T6', 'T7'];
  const begun = start(rules, { table: 4, dealer: 3, deck, now: { deal: 1, factors: [], pot: ZERO, notes: {} } });
  if (!begun.ok) throw new Error(begun.error.code);
  return begun.value;
}

const play = (card: string): Action => ({ type: 'play', card }) as Action;
const pick = (seat: number): Action => ({ type: 'pick', seat }) as Action;
const go = (s: State, ...said: readonly Action[]): State =>
  said.reduce((so, action) => {
    const done = apply(rules, so, must(turnOf(rules, so).must[0], 'a turn'), action);
    if (!done.ok) throw new Error(`${JSON.stringify(action)}: ${done.error.code}`);
    return done.value;
  }, s);
const code = (s: State, by: number, action: Action): string => {
  const done = apply(rules, s, by, action);
  return done.ok ? 'accepted' : done.error.code;
};

describe('whoever wins a trick to which they have led says who leads the next one', () => {
  const own = go(dealt(), play('T9'), play('T2'), play('T3'));

  test('before anything else is done', () => {
    expect(turnOf(rules, own)).toEqual({ must: [0], may: [] });
    expect(offersTo(rules, own, 0)).toEqual([{ kind: 'one-of', actions: [pick(0), pick(1), pick(2)] }]);
    for (const seat of [1, 2]) expect(offersTo(rules, own, seat)).toEqual([]);
    expect(code(own, 0, play('T1'))).toBe('pick-first');
    expect(code(own, 1, pick(1))).toBe('not-your-turn');
  });

  test('nobody who does not play', () => expect(code(own, 0, pick(3))).toBe('no-such-leader'));

  test.each([
    [0, 'T1', 'T5', 'T6', 2],
    [1, 'T5', 'T6', 'T1', 2],
    [2, 'T6', 'T1', 'T5', 2],
  ])('seat %i, to whom the others play in turn', (seat, led, second, third, winner) => {
    const named = go(own, pick(seat));
    expect(turnOf(rules, named).must).toEqual([seat]);
    const won = go(named, play(led), play(second), play(third));
    expect(tricksOf(won)[1]?.plays.map(({ by }) => by)).toEqual([seat, (seat + 1) % 3, (seat + 2) % 3]);
    expect(tricksOf(won)[1]?.winner).toBe(winner);
  });

  test('once for each trick, and not in the middle of one', () => {
    const named = go(own, pick(1));
    expect(code(named, 1, pick(2))).toBe('pick-not-now');
    expect(code(go(named, play('T5')), 2, pick(2))).toBe('pick-not-now');
  });

  test('everybody sees whom they have named', () => {
    expect(view(rules, own, 'spectator').notes).not.toHaveProperty('lead');
    const named = go(own, pick(2));
    for (const viewer of [1, 'spectator'] as const) expect(view(rules, named, viewer).notes).toHaveProperty('lead', 2);
    expect(view(rules, go(named, play('T6')), 1).notes).toHaveProperty('lead', 2);
    expect(view(rules, go(named, play('T6'), play('T1'), play('T5')), 1).notes).not.toHaveProperty('lead');
  });

  test('not after a trick that somebody else has led to: its winner leads', () => {
    const other = go(dealt(), play('T1'), play('T8'), play('T3'));
    expect(turnOf(rules, other).must).toEqual([1]);
    expect(code(other, 1, pick(1))).toBe('pick-not-now');
    expect(code(other, 1, play('T2'))).toBe('accepted');
  });

  test('nor after the last one', () => {
    const last = go(own, pick(0), play('T4'), play('T5'), play('T6'), play('T7'), play('T1'), play('T8'));
    expect(tricksOf(last).map(({ winner }) => winner)).toEqual([0, 2, 1]);
    const self = go(own, pick(2), play('T7'), play('T4'), play('T5'), pick(1), play('T8'), play('T6'), play('T1'));
    expect([last.end, self.end]).toEqual(['settle', 'settle']);
  });

  test('a named seat without cards gives the lead to the next one', () => {
    const named = go(own, pick(1));
    const without: State = { ...named, zones: { ...named.zones, 'hand:1': [] } };
    expect(turnOf(rules, without).must).toEqual([2]);
  });

  test('not in a game without that', () => {
    const named: State = { ...dealt(), games: [{ declarer: 0, contract: 'pick', with: {} }] };
    const s = go(named, play('T9'), play('T2'), play('T3'));
    expect(turnOf(rules, s).must).toEqual([0]);
    expect([code(s, 0, pick(0)), code(s, 0, play('T1'))]).toEqual(['pick-not-now', 'accepted']);
  });
});
