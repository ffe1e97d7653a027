import { describe, expect, test } from 'vitest';
import type { Notes } from '#engine/core/json.ts';
import { ZERO } from '#engine/core/rational.ts';
import type { Seat } from '#engine/core/seat.ts';
import { evolve } from '#engine/kernel/deal/evolve.ts';
import { namedIn } from '#engine/kernel/deal/offers.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { fallbacksOf } from '#engine/kernel/family/options.ts';
import { OPTIONS, type Options } from '../options/options.ts';
import { type Ruleset, rulesetOf } from '../ruleset.ts';
import { declare } from './declare.ts';
import { fix } from './flow.ts';
import { value } from './value.ts';

const tableWith = (options: Partial<Options> = {}): Ruleset =>
  rulesetOf({ family: 'reform', profile: 'reform', options: { ...fallbacksOf(OPTIONS), ...options }, rulesVersion: 1 });

/** The auction is over at a table of five, whose dealer is seat 1: forehand is seat 2. */
function played(ruleset: Ruleset, contract: string, declarer: Seat = 2, notes: Notes = {}): State {
  const s: State = {
    ...{ table: 5, active: [2, 3, 4, 0], dealer: 1, now: { deal: 1, factors: [], pot: ZERO, notes } },
    ...{ zones: {}, known: {}, games: [], items: [], phase: 'auction', end: null, notes: {}, attempts: [], log: [] },
  };
  return evolve(s, ...fix(ruleset, s, declarer, contract));
}

const HEADING = [{ type: 'heading' }, { type: 'no-heading' }];

describe('what is declared before play (reform §7.3)', () => {
  const ruleset = tableWith();
  const phase = declare(ruleset);
  const say = (s: State, action: (typeof HEADING)[number] | { readonly type: 'trump'; readonly suit: 'C' | 'H' }) => {
    const by = phase.turn(s).must[0] ?? -1;
    return evolve(s, ...phase.decide(s, by, phase.actions.parse(action)));
  };

  test('in a Trischaker, by the player after forehand: whether the winning card is to be beaten', () => {
    const s = played(ruleset, 'trischaker');
    expect([s.phase, s.items, phase.turn(s).must]).toEqual(['declare', [], [3]]);
    expect(namedIn(phase.offers(s, 3))).toEqual(HEADING);
    for (const isHeading of [true, false]) {
      const said = say(s, { type: isHeading ? 'heading' : 'no-heading' });
      expect(said.games).toEqual([{ declarer: 2, contract: 'trischaker', with: { heading: isHeading } }]);
      expect(phase.turn(said).must).toEqual([]);
      expect(phase.next(said)).toEqual([{ type: 'entered', phase: 'tricks' }]);
    }
  });

  test('in a Bohemian one the trump suit, too, and in this order', () => {
    const s = played(ruleset, 'boehmischer-trischaker');
    expect(phase.refuse(s, 3, { type: 'trump', suit: 'C' })?.code).toBe('wrong-phase');
    const half = say(s, { type: 'no-heading' });
    expect(phase.turn(half).must).toEqual([3]);
    expect(namedIn(phase.offers(half, 3))).toEqual(['C', 'S', 'H', 'D'].map((suit) => ({ type: 'trump', suit })));
    expect(phase.refuse(half, 3, { type: 'heading' })?.code).toBe('wrong-phase');
    const said = say(half, { type: 'trump', suit: 'H' });
    expect(said.games[0]?.with).toEqual({ heading: false, trump: 'H' });
    expect(phase.next(said)).toEqual([{ type: 'entered', phase: 'tricks' }]);
  });

  test('tarocks are no trump suit', () => {
    expect(phase.actions.safeParse({ type: 'trump', suit: 'T' }).success).toBe(false);
  });
});

describe('the value of the round after a Sautanz (reform §9)', () => {
  const asked = (options: Partial<Options>, notes: Notes = {}) => {
    const ruleset = tableWith(options);
    return value(ruleset).turn(evolve(played(ruleset, 'sautanz', 4, notes), { type: 'entered', phase: 'value' })).must;
  };

  test('is said by its declarer', () => expect(asked({})).toEqual([4]));
  test('not where it is agreed', () => expect(asked({ sautanzValue: 20 })).toEqual([]));
  test('not within such a round, which starts no new one', () => expect(asked({}, { fixed: 12 })).toEqual([]));

  test('is a whole number from 4 to 45', () => {
    const ruleset = tableWith();
    const phase = value(ruleset);
    const s = played(ruleset, 'sautanz', 4);
    const values = namedIn(phase.offers(s, 4)).map((action) => ('value' in action ? action.value : undefined));
    expect(values).toEqual(Array.from({ length: 42 }, (_, i) => 4 + i));
    for (const outside of [3, 46, 4.5])
      expect(phase.actions.safeParse({ type: 'value', value: outside }).success).toBe(false);
    const said = evolve(s, ...phase.decide(s, 4, { type: 'value', value: 12 }));
    expect(said.games[0]?.with).toEqual({ value: 12 });
    expect([phase.turn(said).must, phase.next(said)]).toEqual([[], [{ type: 'ended', end: 'settle' }]]);
  });
});
