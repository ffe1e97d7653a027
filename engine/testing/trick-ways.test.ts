import { describe, expect, test } from 'vitest';
import { must } from '../core/assert-never.ts';
import { ZERO } from '../core/rational.ts';
import type { Action } from '../kernel/deal/action.ts';
import { apply, offersTo, start, turnOf } from '../kernel/deal/apply.ts';
import { view } from '../kernel/deal/redact.ts';
import { provenRest } from '../kernel/deal/rest/claim.ts';
import { givenRest } from '../kernel/deal/rest/given-rest.ts';
import type { State } from '../kernel/deal/state.ts';
import { seenTrick, tricksOf } from '../phases/trick.ts';
import { paymentsOf } from '../settlement/payments.ts';
import { tableOf } from './any-table.ts';
import { DUMMY } from './games/ways/dummy.ts';
import { SETS } from './games/ways/sets.ts';

const rulesOf = (game: typeof DUMMY) => game.rules(tableOf(game, 'plain'));
type Rules = ReturnType<typeof rulesOf>;

/** Dealt from this deck to the seats 0, 1 and 2. */
function dealt(rules: Rules, deck: string): State {
  const begun = start(rules, {
    ...{ table: 3, dealer: 2, deck: deck.split(' ') },
    now: { deal: 1, factors: [], pot: ZERO, notes: {} },
  });
  if (!begun.ok) throw new Error(begun.error.code);
  return begun.value;
}

const code = (rules: Rules, s: State, by: number, action: Action): string => {
  const done = apply(rules, s, by, action);
  return done.ok ? 'accepted' : done.error.code;
};

const go = (rules: Rules, s: State, ...said: readonly (readonly [number, Action])[]): State =>
  said.reduce((so, [by, action]) => {
    const done = apply(rules, so, by, action);
    if (!done.ok) throw new Error(`${by} ${JSON.stringify(action)}: ${done.error.code}`);
    return done.value;
  }, s);

const play = (card: string): Action => ({ type: 'play', card }) as Action;
const playSet = (...cards: readonly string[]): Action => ({ type: 'play-set', cards }) as Action;

describe('several cards as one play', () => {
  const rules = rulesOf(SETS);
  const s = dealt(rules, 'T9 T8 CK CQ T1 T7 T6 T5 CN CJ T4 T3 T2 C10 C9');

  test('are offered beside single cards, and only where they may be given together', () => {
    const [single, together] = offersTo(rules, s, 0);
    expect(single?.kind === 'one-of' && single.actions.length).toBe(5);
    expect(together).toEqual({
      ...{ kind: 'cards', type: 'play-set', from: ['T9', 'T8', 'T1'], fixed: [], min: 2, max: 3 },
    });
    // A suit card is followed by one.
    expect(offersTo(rules, go(rules, s, [0, play('CK')]), 1)).toHaveLength(1);
  });

  test('are refused by the card that does not go with the others', () => {
    const refused = apply(rules, s, 0, playSet('T9', 'CK', 'T8'));
    expect(!refused.ok && refused.error).toMatchObject({ code: 'not-together', at: { card: 'CK' } });
    expect(code(rules, s, 0, playSet('T9', 'T9'))).toBe('not-together');
    expect(code(rules, s, 0, playSet('T9'))).toBe('unknown-action');
    expect(code(rules, s, 0, playSet('T9', 'T7'))).toBe('card-not-in-hand');
    expect(code(rules, s, 1, playSet('T7', 'T6'))).toBe('not-your-turn');
    // Alone it would not be allowed either.
    const led = go(rules, s, [0, play('T9')]);
    expect(code(rules, led, 1, playSet('T7', 'CN'))).toBe('must-follow-suit');
  });

  test('lie in the trick as one play, and the trick says who gave what', () => {
    const led = go(rules, s, [0, playSet('T9', 'T1')]);
    expect(turnOf(rules, led).must).toEqual([1]);
    const won = go(rules, led, [1, play('T7')], [2, playSet('T4', 'T3', 'T2')]);
    const [trick] = tricksOf(won);
    expect(trick).toEqual({
      plays: [
        { by: 0, cards: ['T9', 'T1'] },
        { by: 1, cards: ['T7'] },
        { by: 2, cards: ['T4', 'T3', 'T2'] },
      ],
      winner: 0,
    });
    expect(trick && seenTrick(trick, won.active)).toEqual({
      ...{ leader: 0, winner: 0, cards: ['T9', 'T1', 'T7', 'T4', 'T3', 'T2'], counts: [2, 1, 3] },
    });
    expect(won.zones['pile:0']).toHaveLength(6);
    expect(turnOf(rules, won).must).toEqual([0]);
  });

  test('may also come after single cards', () => {
    const third = go(rules, s, [0, play('T8')], [1, play('T7')]);
    expect(turnOf(rules, third).must).toEqual([2]);
    const won = go(rules, third, [2, playSet('T4', 'T3', 'T2')]);
    expect(tricksOf(won)[0]?.winner).toBe(2);
  });
});

describe('from another’s open hand', () => {
  const rules = rulesOf(DUMMY);
  const s = dealt(rules, 'T22 CK HK H4 T5 C10 C9 HQ T21 T1 CQ H1');

  test('its cards are played by whoever plays from it, and win for it', () => {
    expect(view(rules, s, 2).zones['hand:1']).toEqual(['T5', 'C10', 'C9', 'HQ']);
    const led = go(rules, s, [0, play('CK')]);
    expect(turnOf(rules, led)).toEqual({ must: [0], may: [] });
    expect(offersTo(rules, led, 0)).toEqual([{ kind: 'one-of', actions: [play('C10'), play('C9')] }]);
    expect(offersTo(rules, led, 1)).toEqual([]);
    expect(code(rules, led, 1, play('C9'))).toBe('not-your-turn');
    expect(code(rules, led, 0, play('T22'))).toBe('card-not-in-hand');
    expect(code(rules, led, 0, play('T5'))).toBe('must-follow-suit');
    const second = go(rules, led, [0, play('C9')], [2, play('CQ')], [0, play('H4')]);
    const won = go(rules, second, [0, play('HQ')], [2, play('H1')]);
    expect(tricksOf(won).map(({ winner }) => winner)).toEqual([0, 1]);
    expect(tricksOf(won)[1]?.plays).toEqual([
      { by: 0, cards: ['H4'] },
      { by: 1, cards: ['HQ'] },
      { by: 2, cards: ['H1'] },
    ]);
    // The hand that has won leads, and forehand plays from it.
    expect(turnOf(rules, won).must).toEqual([0]);
    expect(offersTo(rules, won, 0)).toEqual([{ kind: 'one-of', actions: [play('T5'), play('C10')] }]);
  });

  test('the rest belongs to whoever plays from both hands', () => {
    const strong = dealt(rules, 'T22 CK HK H4 T21 C10 C9 HQ T5 T1 CQ H1');
    const late = go(rules, strong, [0, play('CK')], [0, play('C9')], [2, play('CQ')], [0, play('HK')], [0, play('HQ')]);
    const two = go(rules, late, [2, play('H1')], [0, play('T22')], [0, play('T21')], [2, play('T1')]);
    // The last card of the hand is beaten by nobody but its own dummy’s or an opponent’s tarock.
    expect(provenRest(rules, two, 0, paymentsOf)).toBeUndefined();
    const before = go(rules, late, [2, play('H1')], [0, play('H4')], [0, play('T21')], [2, play('T5')]);
    const way = must(provenRest(rules, before, 0, paymentsOf), 'a proof');
    expect(way.map(([by]) => by)).toContain(0);
    expect(givenRest(rules, before, 0, paymentsOf)).toBeUndefined();
  });
});
