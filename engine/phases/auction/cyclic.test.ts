import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ZERO } from '#engine/core/rational.ts';
import { refusing } from '#engine/core/refusal.ts';
import type { Seat } from '#engine/core/seat.ts';
import { evolve } from '#engine/kernel/deal/evolve.ts';
import { namedIn } from '#engine/kernel/deal/offers.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { cyclic, type CyclicMemory, UNOPENED } from './cyclic.ts';

const refusal = refusing<string>('family:test');

const ID = 'auction';
const BEGUN: State = {
  ...{ table: 5, active: [1, 2, 3, 4], dealer: 0, now: { deal: 1, factors: [], pot: ZERO, notes: {} } },
  ...{ zones: {}, known: {}, games: [], items: [], phase: ID, end: null, notes: {}, attempts: [], log: [] },
};

const TYPES = ['open', 'pass', 'hold', 'beside'] as const;
type Word = { readonly type: 'bid'; readonly contract: string } | { readonly type: (typeof TYPES)[number] };
const bid = (contract: number): Word => ({ type: 'bid', contract: String(contract) });
const [OPEN, PASS, HOLD, BESIDE] = TYPES.map((type): Word => ({ type }));
const ALL = [OPEN, PASS, HOLD, BESIDE, bid(1), bid(2), bid(3)].filter((word) => word !== undefined);

const topOf = ({ entries }: CyclicMemory): number => Number(entries.at(-1)?.contract ?? 0);
const memory = (s: State): CyclicMemory => (s.notes[ID] as CyclicMemory | undefined) ?? UNOPENED;

/** Three games; whoever likes may hold what stands, and one may stand beside another, worth the same. */
const AUCTION = cyclic<Word, CyclicMemory, typeof ID>({
  id: ID,
  actions: z.custom<Word>(),
  all: ALL,
  opening: 'open',
  start: UNOPENED,
  // Nobody can say anything against the highest game.
  isAsked: (s) => topOf(memory(s)) < 3,
  refuse: (s, _seat, word) => {
    if (word.type === 'bid') return Number(word.contract) > topOf(memory(s)) ? undefined : refusal('too-low');
    return topOf(memory(s)) > 0 ? undefined : refusal('nothing-stands');
  },
  remember: (now, before, seat, { type }) =>
    type === 'beside' ? { ...now, entries: [...before.entries, { seat, contract: String(topOf(before)) }] } : now,
  rule: 'probe',
  refusal: (code) => refusal(code),
  won: (_, entries) => [{ type: 'noted', phase: 'won', notes: entries }],
  passedOut: () => [{ type: 'entered', phase: 'choice' }],
});

/** Says the words, each by whoever is asked: who that was, and what has become of it. */
function said(...words: readonly (Word | undefined)[]): { readonly by: readonly Seat[]; readonly s: State } {
  const by: Seat[] = [];
  let s = BEGUN;
  for (const word of words) {
    const [seat = -1] = AUCTION.turn(s).must;
    if (!word || AUCTION.refuse(s, seat, word)) throw new Error(`refused: ${JSON.stringify(word)}`);
    by.push(seat);
    s = evolve(s, ...AUCTION.decide(s, seat, word));
  }
  return { by, s };
}

const askedIn = (s: State): Seat | undefined => AUCTION.turn(s).must[0];
const codeOf = (s: State, word: Word | undefined): string | undefined =>
  word && AUCTION.refuse(s, askedIn(s) ?? -1, word)?.code;

describe('an auction round and round', () => {
  test('forehand opens and cannot pass', () => {
    expect(askedIn(BEGUN)).toBe(1);
    expect(codeOf(BEGUN, PASS)).toBe('forehand-cannot-pass');
    expect(namedIn(AUCTION.offers(BEGUN, 1))).toEqual([OPEN, bid(1), bid(2), bid(3)]);
  });

  test('it is opened once', () => expect(codeOf(said(bid(1)).s, OPEN)).toBe('first-word-only'));

  test('whoever passes is out for good, and whose bid stands is not asked', () => {
    const { by, s } = said(OPEN, bid(1), PASS, PASS, bid(2), HOLD);
    expect(by).toEqual([1, 2, 3, 4, 1, 2]);
    expect(askedIn(s)).toBe(1);
    expect(memory(s).entries).toEqual([{ seat: 2, contract: '2' }]);
  });

  test('it is won by the last one who is in', () => {
    const { s } = said(OPEN, bid(1), PASS, PASS, PASS);
    expect(askedIn(s)).toBeUndefined();
    expect(AUCTION.next(s)).toEqual([{ type: 'noted', phase: 'won', notes: [{ seat: 2, contract: '1' }] }]);
  });

  test('several may stand beside each other', () => {
    const { s } = said(bid(1), BESIDE, PASS, BESIDE);
    expect(askedIn(s)).toBeUndefined();
    expect(memory(s).entries.map(({ seat }) => seat)).toEqual([1, 2, 4]);
  });

  test('a bid replaces all that stand, and their players are asked again', () => {
    const { by } = said(bid(1), BESIDE, bid(2), PASS, PASS, HOLD, PASS);
    expect(by).toEqual([1, 2, 3, 4, 1, 2, 3]);
  });

  test('nobody is asked who has nothing to say', () => expect(askedIn(said(OPEN, bid(3)).s)).toBeUndefined());

  test('if all others have passed and nothing stands, it is passed out', () => {
    const { s } = said(OPEN, PASS, PASS, PASS);
    expect(askedIn(s)).toBeUndefined();
    expect(AUCTION.next(s)).toEqual([{ type: 'entered', phase: 'choice' }]);
  });
});
