import { describe, expect, test } from 'vitest';
import { ZERO } from '#engine/core/rational.ts';
import { refusing } from '#engine/core/refusal.ts';
import { from, type Seat } from '#engine/core/seat.ts';
import { evolve } from '../kernel/deal/evolve.ts';
import type { Event, State } from '../kernel/deal/state.ts';
import { ballot } from './ballot.ts';

const refusal = refusing<string>('family:test');

const BEGUN: State = {
  ...{ table: 4, active: [1, 2, 3, 0], dealer: 0, now: { deal: 1, factors: [], pot: ZERO, notes: {} } },
  ...{ zones: {}, known: {}, games: [], items: [], phase: 'ballot', end: null, notes: {}, attempts: [], log: [] },
};
const others = (s: State, seat: Seat): readonly Seat[] => from(seat, s.active).slice(1);

/** Everybody but seat 2 may want the bank; seat 2 decides where the votes are equal. */
const BANK = ballot({
  id: 'ballot',
  words: { offer: 'bank', none: 'no-bank', agree: 'yes', refuse: 'no' },
  rule: 'probe',
  refusal: (code) => refusal(code),
  asked: (s) => others(s, 2),
  voters: others,
  isCarried: (_, supporters) => supporters.length > 2 || (supporters.length === 2 && supporters.includes(2)),
  carried: (_, by): readonly Event[] => [{ type: 'noted', phase: 'bank', notes: by }],
  next: () => [{ type: 'ended', end: 'settle' }],
});
type Word = Parameters<typeof BANK.decide>[2]['type'];

/** Says the words, each by whoever is asked: who that was, and what has become of it. */
function said(...words: readonly Word[]): { readonly by: readonly Seat[]; readonly s: State } {
  const by: Seat[] = [];
  let s = BEGUN;
  for (const type of words) {
    const [seat = -1] = BANK.turn(s).must;
    expect(BANK.refuse(s, seat, { type })).toBeUndefined();
    by.push(seat);
    s = evolve(s, ...BANK.decide(s, seat, { type }));
  }
  return { by, s };
}

const askedAfter = (...words: readonly Word[]): readonly Seat[] => BANK.turn(said(...words).s).must;

describe('an offer and a vote on it', () => {
  test('each is asked once, in order', () => {
    expect(said('no-bank', 'no-bank', 'no-bank').by).toEqual([3, 0, 1]);
    expect(askedAfter('no-bank', 'no-bank', 'no-bank')).toEqual([]);
  });

  test('the others vote from the right of whoever offers, and then the next one is asked', () => {
    const { by, s } = said('no-bank', 'bank', 'yes', 'no', 'no', 'bank');
    expect(by).toEqual([3, 0, 1, 2, 3, 1]);
    expect(BANK.turn(s).must).toEqual([2]);
  });

  test.each<[readonly Word[], boolean]>([
    [['bank', 'yes', 'yes', 'yes'], true],
    [['bank', 'yes', 'no', 'yes'], true],
    [['bank', 'no', 'no', 'no'], false],
    // Seat 3 offers; 0, 1 and then 2 vote.
    [['bank', 'no', 'no', 'yes'], true],
    [['bank', 'yes', 'no', 'no'], false],
  ])('after %j it stands: %s', (words, stands) => {
    const { s } = said(...words);
    expect(s.notes['bank']).toBe(stands ? 3 : undefined);
    expect(BANK.turn(s).must).toEqual(stands ? [] : [0]);
  });

  test('one offer that stands is enough', () => expect(askedAfter('bank', 'yes', 'yes', 'yes')).toEqual([]));
});

describe('words at the wrong moment', () => {
  const refused = (s: State, type: Word) => BANK.refuse(s, 0, { type })?.code;
  test('nobody votes on nothing', () =>
    expect([refused(BEGUN, 'yes'), refused(BEGUN, 'no')]).toEqual(['nothing-offered', 'nothing-offered']));
  test('nobody offers while there is an offer', () => {
    const { s } = said('bank');
    expect([refused(s, 'bank'), refused(s, 'no-bank')]).toEqual(['already-offered', 'already-offered']);
  });
});

test('what is offered is what is accepted, and everybody is shown all of it', () => {
  const { s } = said('bank', 'yes');
  expect(BANK.offers(BEGUN, 3)).toEqual([{ kind: 'one-of', actions: [{ type: 'no-bank' }, { type: 'bank' }] }]);
  expect(BANK.offers(s, 1)).toEqual([{ kind: 'one-of', actions: [{ type: 'no' }, { type: 'yes' }] }]);
  expect(BANK.show(s, 'spectator')).toEqual({ asked: 1, by: 3, votes: [true], isCarried: false });
});
