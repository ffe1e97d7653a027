import { describe, expect, test } from 'vitest';
import { type Card, pileOf } from '#engine/core/card.ts';
import { rational } from '#engine/core/rational.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { type Game, type Item, itemOf } from '#engine/kernel/score.ts';
import { cardsIn, type Trick } from '#engine/phases/trick.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { reform } from '../game.ts';
import type { Noted } from '../noted.ts';
import { BEATING } from '../play/beating.ts';
import { rulesetOf } from '../ruleset.ts';
import { count } from './count.ts';
import { read } from './read.ts';

const RULESET = rulesetOf(tableOf(reform, 'reform'));
const ACTIVE: readonly Seat[] = [0, 1, 2, 3];

/** `winner: leader's cards, then those of the next seats`, the cards of one play joined by +; a seat that has none gives `-`. */
function trickOf(said: string): Trick {
  const [at = '', list = ''] = said.split(': ');
  const [leader = 0, winner = 0] = at.split('>').map(Number);
  const plays = list.split(' ').flatMap((one, i) => {
    const by = (leader + i) % ACTIVE.length;
    return one === '-' ? [] : [{ by, cards: one.split('+') }];
  });
  return { plays, winner };
}

/** A deal of seat 0 that is over: its tricks as `leader>winner: cards`. */
function over(game: Partial<Game>, said: readonly string[], more: Partial<State> = {}): State {
  const tricks = said.map(trickOf);
  const pile = (seat: Seat): readonly Card[] =>
    tricks.filter(({ winner }) => winner === seat).flatMap((trick) => [...cardsIn(trick)]);
  return {
    ...{ table: 4, active: ACTIVE, dealer: 3, now: { deal: 1, factors: [], pot: rational(0), notes: {} } },
    zones: Object.fromEntries(ACTIVE.map((seat) => [pileOf(seat), pile(seat)])),
    ...{ known: {}, games: [{ declarer: 0, contract: 'spezi', with: {}, ...game }], items: [itemOf('game', 'bid', 0)] },
    ...{ phase: null, end: 'settle', notes: { tricks: { tricks } }, attempts: [], log: [] },
    ...more,
  };
}

describe('a game for the first trick and the last (reform §7.6)', () => {
  const MIDDLE = Array.from({ length: 10 }, () => '1>1: H1 H2 H3 H4');
  const ended = (first: string, last: string, suit = 'C') => {
    const s = over({ contract: 'spezi', with: { suit } }, [first, ...MIDDLE, last]);
    return [count(RULESET, s).result, read(RULESET, s).items[0]?.proof];
  };

  test('is won with the suit that was declared', () =>
    expect(ended('0>0: T22 T5 T6 T7', '1>0: C7 D1 D2 CK')).toEqual(['won', [1, 12]]));

  test('nobody pays for another suit, or a tarock', () => {
    expect(ended('0>0: T22 T5 T6 T7', '1>0: C7 D1 D2 CK', 'S')).toEqual(['unpaid', [12]]);
    expect(ended('0>0: T22 T5 T6 T7', '1>0: C7 D1 D2 T2')).toEqual(['unpaid', [12]]);
  });

  test('is lost with the last trick, whatever the declarer gave to it', () =>
    expect(ended('0>0: T22 T5 T6 T7', '1>2: C7 T9 D2 CK')).toEqual(['lost', [12]]));

  test('is lost with the first trick, and nothing else is played', () => {
    const s = over({ contract: 'wechselspezi', with: { suit: 'C' } }, ['0>2: CK C7 T9 T1']);
    expect([count(RULESET, s).result, read(RULESET, s).items[0]?.proof]).toEqual(['lost', [1]]);
  });
});

test.each([
  ['won', 'won'],
  ['lost', 'lost'],
  ['jubel', 'unpaid'],
] as const)('a Pensionist that ended as %s is noted as %s, and no trick decided it (reform §7.9)', (ending, result) => {
  const beating = { turn: null, plays: [], leads: 25, passed: [], excused: false, ending };
  const s = over({ contract: 'pensionist' }, [], { notes: { [BEATING]: beating } });
  expect(count(RULESET, s).result).toBe(result);
  expect(read(RULESET, s).items).toMatchObject([{ about: 'game', by: 0 }]);
  expect(read(RULESET, s).items[0]?.proof).toBeUndefined();
});

/** What was noted of the bonuses of a bird-Rufer whose king lies in the talon. */
function bonuses({ declared, silent }: Noted): readonly string[] {
  const word = (made: boolean): string => (made ? 'made' : 'lost');
  return [
    ...declared.map(({ bonus, by, made }) => `${bonus} by ${String(by)} ${word(made)}`),
    ...silent.map(({ bonus, side, made, count: n = 1 }) => `${side} ${bonus} ${word(made)}${n > 1 ? ` ×${n}` : ''}`),
  ];
}

describe('a bird that is one item with its game (reform §7.4, Steinhof)', () => {
  const GAME = { contract: 'pagatrufer', called: 'CK', with: { kingTalon: 'steinhofmaessig' } };
  const BEFORE = ['0>0: T19 C7 S7 H4', '1>1: T18 C8 S8 D4'];
  const noted = (last: readonly string[], items: readonly Item[] = []) =>
    bonuses(count(RULESET, over(GAME, [...BEFORE, ...last], { items: [itemOf('game', 'bid', 0), ...items] }))).join(
      ', ',
    );

  test('is judged as one that was declared', () => {
    expect(noted(['0>0: T1 H2 D3 S9'])).toBe('pagat-ultimo by 0 made');
    expect(noted(['0>1: T1 T5 D3 S9'])).toBe('pagat-ultimo by 0 lost, opponents pagatfang made');
    expect(noted(['0>0: T1 H2 D3 S9', '0>0: T9 H3 D2 SJ']), 'forced out early').toBe('pagat-ultimo by 0 lost');
  });

  test('is worth nothing to anybody without a word', () => {
    expect(noted(['1>1: T1 H2 D3 S9'])).toBe('pagat-ultimo by 0 lost');
    expect(noted(['1>2: T1 T5 D3 S9'])).toBe('pagat-ultimo by 0 lost');
  });

  test('other birds are what they are', () => {
    expect(noted(['0>0: T2 H2 D3 S9', '0>0: T9 H3 D2 SJ'])).toBe('pagat-ultimo by 0 lost, declarer uhu made');
    const uhu = [itemOf('uhu', 'announced', 1)];
    expect(noted(['1>1: T2 H2 D3 S9', '0>0: T1 H3 D2 SJ'], uhu)).toBe('pagat-ultimo by 0 made, uhu by 1 made');
    const pagat = [itemOf('pagat-ultimo', 'announced', 1)];
    expect(noted(['1>1: T1 H2 D3 S9'], pagat)).toBe('pagat-ultimo by 0 lost, pagat-ultimo by 1 made');
  });
});

describe('several tarocks at once (reform §7.4, Prater)', () => {
  const GAME = { contract: 'uhurufer', called: 'CK', partner: 2, with: { kingTalon: 'pratermaessig' } };
  const BEFORE = ['0>0: T19 C7 S7 H4', '1>1: T18+T17 C8 S8 D4'];
  const noted = (last: readonly string[]) => {
    const items = [itemOf('game', 'bid', 0), itemOf('uhu', 'bid', 0)];
    const said = count(RULESET, over(GAME, [...BEFORE, ...last], { items }));
    expect(said).toMatchObject({ partner: 2, kingTalon: 'pratermaessig' });
    return bonuses(said).join(', ');
  };

  test('a bird is made among the cards that win its trick, counted from the end', () => {
    expect(noted(['0>0: T2+T9 T10 H2 S9', '0>0: HK H3 - HJ'])).toBe('uhu by 0 made');
    expect(noted(['0>2: T2 T10 T11+T12 S9', '2>0: HQ HJ HK -']), 'by the partner’s larger sum').toBe('uhu by 0 lost');
    expect(noted(['0>0: T2+T9 T10 H2 S9', '0>0: HK H3 - HJ', '0>0: DK - - DJ']), 'too early').toBe('uhu by 0 lost');
    expect(noted(['2>2: T2+T9 T10 H2 S9', '2>2: HK H3 - HJ']), 'by the partner').toBe('uhu by 0 made');
  });

  test('one that was not announced is lost among cards that do not win it', () =>
    expect(noted(['0>0: T2+T9 T10 H2 S9', '1>2: T1+T5 T10+T11 HJ -'])).toBe(
      'uhu by 0 made, declarer pagatfang made, opponents pagat-ultimo lost',
    ));

  test('the Mond is caught among several, by several with the Sküs', () => {
    const mond = '1>0: T21 T5 T6 T22+T9';
    expect(noted([mond, '0>0: T2 - - HJ', '0>0: HK - - -'])).toBe('uhu by 0 made, declarer mondfang made');
    expect(noted(['1>0: T21 T5 T6 T20+T19', '0>0: T2 - - HJ', '0>0: HK - - -']), 'by others').toBe('uhu by 0 made');
  });

  test('whoever alone has cards left wins trick after trick with small ones', () =>
    expect(noted(['3>3: H1 - - -', '3>3: D1 - - -', '3>3: S9 - - -'])).toBe(
      'uhu by 0 lost, opponents single-ultimo made, opponents naturstich made ×3',
    ));
});
