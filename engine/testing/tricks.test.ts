import { describe, expect, test } from 'vitest';
import { ZERO } from '../core/rational.ts';
import type { Action } from '../kernel/deal/action.ts';
import { apply, offersTo, start, turnOf } from '../kernel/deal/apply.ts';
import type { State } from '../kernel/deal/state.ts';
import { givenBy, seenTrick, tricksOf } from '../phases/trick.ts';
import { tableOf } from './any-table.ts';
import { PRATER } from './games/prater.ts';

const agreed = tableOf(PRATER, 'plain');
const rules = PRATER.rules(agreed);

/** Forehand, seat 0, has 2 cards, seat 1 has 3, seat 2 has 4. */
function dealt(): State {
  const begun = start(rules, {
    ...{ table: 3, dealer: 2, deck: rules.pack.cards },
    now: { deal: 1, factors: [], pot: ZERO, notes: {} },
  });
  if (!begun.ok) throw new Error(begun.error.code);
  return begun.value;
}

const code = (s: State, by: number, action: object): string => {
  const done = apply(rules, s, by, action as Action);
  return done.ok ? 'accepted' : done.error.code;
};

function go(s: State, ...said: readonly (readonly [number, object])[]): State {
  return said.reduce((so, [by, action]) => {
    const done = apply(rules, so, by, action as Action);
    if (!done.ok) throw new Error(`${by} ${JSON.stringify(action)}: ${done.error.code}`);
    return done.value;
  }, s);
}
const play = (card: string): object => ({ type: 'play', card });
const away = (card: string): object => ({ type: 'away', card });
const CALL = { type: 'call-out' };

describe('tricks of another kind', () => {
  // 0: Q1 Q2, 1: Q3 Q4 Q5, 2: Q6 Q7 Q8 Q9.
  const first = go(dealt(), [0, play('T1')], [1, play('T3')], [2, play('T6')]);

  test('pause for another phase, which enters them again', () => {
    expect(first.phase).toBe('away');
    expect(turnOf(rules, first).must).toEqual([0, 1, 2]);
    const again = go(first, [2, away('T7')], [0, away('T2')], [1, away('T4')]);
    expect(again.phase).toBe('tricks');
    expect(turnOf(rules, again).must).toEqual([2]);
  });

  test('pass over who has no cards, and say who played', () => {
    const rest = go(first, [2, away('T7')], [0, away('T2')], [1, away('T4')], [2, play('T8')]);
    expect(turnOf(rules, rest).must).toEqual([1]);
    const second = go(rest, [1, play('T5')]);
    const [, trick] = tricksOf(second);
    expect(trick).toEqual({
      plays: [
        { by: 2, cards: ['T8'] },
        { by: 1, cards: ['T5'] },
      ],
      winner: 2,
    });
    expect(trick && seenTrick(trick, second.active)).toEqual({
      ...{ leader: 2, cards: ['T8', 'T5'], winner: 2, seats: [1, 2] },
    });
    expect(trick && [0, 1, 2].map((seat) => givenBy(trick, seat))).toEqual([[], ['T5'], ['T8']]);
    // Who is alone with cards plays on alone.
    expect(turnOf(rules, second).must).toEqual([2]);
    const over = go(second, [2, play('T9')]);
    expect(over.phase).toBe('last-word');
    expect(go(over, [0, { type: 'amen' }]).end).toBe('settle');
  });

  test('are led by the next one if the winner has no cards left', () => {
    // Forehand wins with the last card.
    const s = go(dealt(), [0, play('T2')], [1, play('T3')], [2, play('T6')]);
    const laid = go(s, [0, away('T1')], [1, away('T4')], [2, away('T7')]);
    const won = go(laid, [2, play('T8')], [1, play('T5')], [2, play('T9')]);
    expect(won.phase).toBe('last-word');
    const moved = { ...laid, notes: { ...laid.notes, tricks: { tricks: [{ plays: [], winner: 0 }] } } };
    expect(turnOf(rules, moved).must).toEqual([1]);
  });

  test('let others speak while somebody has to play, and nobody play out of turn', () => {
    const s = dealt();
    expect(turnOf(rules, s)).toEqual({ must: [0], may: [1, 2] });
    expect(offersTo(rules, s, 1)).toEqual([{ kind: 'one-of', actions: [CALL] }]);
    expect(code(s, 1, play('T3'))).toBe('not-your-turn');
    expect(code(s, 0, CALL)).toBe('not-your-turn');
    const called = go(s, [1, CALL], [1, CALL]);
    expect(turnOf(rules, called)).toEqual({ must: [0], may: [2] });
    expect(code(called, 1, CALL)).toBe('not-your-turn');
    expect(go(called, [0, play('T1')]).zones['trick']).toEqual(['T1']);
  });
});
