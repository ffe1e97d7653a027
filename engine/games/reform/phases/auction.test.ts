import { describe, expect, test } from 'vitest';
import { ZERO } from '#engine/core/rational.ts';
import type { Seat } from '#engine/core/seat.ts';
import { evolve } from '#engine/kernel/deal/evolve.ts';
import { namedIn } from '#engine/kernel/deal/offers.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { contractsOf } from '#engine/kernel/family/contracts.ts';
import { fallbacksOf } from '#engine/kernel/family/options.ts';
import { itemOf } from '#engine/kernel/score.ts';
import { type Contract, CONTRACT_IDS } from '../contracts/contract.ts';
import { dreier } from '../contracts/dreier.ts';
import { rufer } from '../contracts/rufer.ts';
import { OPTIONS, type Options } from '../options/options.ts';
import { type Ruleset, rulesetOf } from '../ruleset.ts';
import { auction, type Bid } from './auction.ts';
import { choice } from './choice.ts';

/** A deal after the cards were dealt; A B C D are the seats 0 to 3, and A is forehand. */
const BEGUN: State = {
  ...{ table: 4, active: [0, 1, 2, 3], dealer: 3, now: { deal: 1, factors: [], pot: ZERO, notes: {} } },
  ...{ zones: {}, known: {}, games: [], items: [], phase: 'auction', end: null, notes: {}, attempts: [], log: [] },
};

const tableWith = (options: Partial<Options>): Ruleset =>
  rulesetOf({ family: 'reform', profile: 'reform', options: { ...fallbacksOf(OPTIONS), ...options }, rulesVersion: 1 });

/** What can be named, with a hand that suits all of it. */
const NAMED = CONTRACT_IDS.filter((id) => id !== 'wald-und-wiese');

/** More contracts than are played so far, by their ranks (reform §4). */
const LADDER = { trischaker: 3, solorufer: 6, eisenbahner: 7, bettel: 9, amerikaner: 11, dreier: 20 };
const HIGHER = { oberdreier: 28, pensionist: 30 };
const MADE_UP = Object.entries({ ...LADDER, ...HIGHER }).map(
  ([id, rank]) => ({ ...(rank < 6 ? rufer : dreier), id, rank }) as Contract,
);
const madeUp = (mode: Options['auction']): Ruleset => ({ ...tableWith({ auction: mode }), ...contractsOf(MADE_UP) });

const wordOf = (word: string): Bid =>
  word === 'mein-spiel' || word === 'hold' || word === 'pass' ? { type: word } : { type: 'bid', contract: word };

/** An auction in which each word is said by the player it begins with; `!` before a word: it is refused, and so. */
function hold(ruleset: Ruleset, script: string): { readonly s: State; readonly asked: Seat | undefined } {
  const phase = auction(ruleset);
  let s = BEGUN;
  for (const line of script.split(', ')) {
    const [name = '', word = '', code] = line.split(' ');
    const seat = 'ABCD'.indexOf(name);
    expect([line, phase.turn(s).must]).toEqual([line, [seat]]);
    const action = wordOf(word);
    const refused = phase.refuse(s, seat, action)?.code;
    const offered = namedIn(phase.offers(s, seat));
    expect([line, refused]).toEqual([line, code]);
    expect([line, offered.some((one) => JSON.stringify(one) === JSON.stringify(action))]).toEqual([line, !refused]);
    if (!refused) s = evolve(s, ...phase.decide(s, seat, action));
  }
  return { s, asked: phase.turn(s).must[0] };
}

/** Who has won an auction that is over, and with what; `choice`: forehand chooses. */
function outcome(ruleset: Ruleset, script: string): string {
  const { s, asked } = hold(ruleset, script);
  if (asked !== undefined) return `${'ABCD'.charAt(asked)} to act`;
  const [first] = auction(ruleset).next(s);
  if (first?.type !== 'games') return first?.type === 'entered' ? first.phase : 'nothing';
  return first.games.map(({ declarer, contract }) => `${'ABCD'.charAt(declarer)} ${contract}`).join(', ');
}

describe('the examples of the rules (reform §3.2)', () => {
  const priority = madeUp('priority');
  const holding = madeUp('hold');

  test.each([
    [
      'a1',
      'A mein-spiel, B solorufer, C pass, D solorufer bid-too-low, D pass, A solorufer, B solorufer bid-too-low, B pass',
      'A solorufer',
    ],
    ['a2', 'A mein-spiel, B pass, C pass, D pass', 'choice'],
    ['a3', 'A dreier, B pass, C dreier bid-too-low, C pensionist, D pass, A pensionist, C pass', 'A pensionist'],
    ['a6', 'A trischaker forehand-only-after-three-passes', 'A to act'],
  ])('%s, by priority', (_, script, won) => expect(outcome(priority, script)).toBe(won));

  test.each([
    [
      'a4',
      'A mein-spiel, B bettel, C dreier, D pass, A hold, B pass, C hold hold-of-a-hold, C oberdreier, A pass',
      'C oberdreier',
    ],
    ['a5, as far as it goes', 'A mein-spiel, B pass, C amerikaner, D pass, A pass', 'C amerikaner'],
  ])('%s, by holding', (_, script, won) => expect(outcome(holding, script)).toBe(won));
});

describe('what may be said', () => {
  test('forehand opens, and cannot pass', () => {
    for (const mode of ['priority', 'hold'] as const)
      hold(madeUp(mode), 'A pass forehand-must-open, A hold hold-not-allowed, A bettel');
  });

  test('only the first word is mein-spiel', () => {
    hold(
      madeUp('priority'),
      'A mein-spiel, B mein-spiel wrong-phase, B bettel, C pass, D pass, A mein-spiel wrong-phase',
    );
  });

  test('nobody holds where priority counts', () => {
    hold(
      madeUp('priority'),
      'A mein-spiel, B bettel, C hold hold-not-allowed, C pass, D pass, A hold hold-not-allowed',
    );
  });

  test('who has not spoken cannot hold, and an equal bid is too low', () => {
    const script =
      'A mein-spiel, B hold hold-not-allowed, B bettel, C hold hold-not-allowed, C bettel bid-too-low, C pass, D pass, A bettel bid-too-low, A hold, B hold hold-of-a-hold, B pass';
    expect(outcome(madeUp('hold'), script)).toBe('A bettel');
  });

  test('what is bid above a held bid can be held again', () => {
    const script = 'A mein-spiel, B bettel, C pass, D pass, A hold, B dreier, A hold, B pass';
    expect(outcome(madeUp('hold'), script)).toBe('A dreier');
  });

  test('who bid later cannot take over at the same rank: priority falls from forehand to the dealer', () => {
    const script =
      'A mein-spiel, B pass, C bettel, D bettel bid-too-low, D dreier, A pass, C dreier, D dreier bid-too-low, D pass';
    expect(outcome(madeUp('priority'), script)).toBe('C dreier');
  });
});

describe('at a table with fewer contracts', () => {
  test('one that is not played is refused so, and one that there is not otherwise', () => {
    hold(tableWith({ contractsOff: ['bettel'] }), 'A bettel contract-off, A spadille unknown-contract, A dreier');
  });

  test('without anything to bid all others pass, and forehand chooses', () => {
    const ruleset = tableWith({ contractsOff: CONTRACT_IDS.filter((id) => id !== 'rufer' && id !== 'sechserdreier') });
    expect(namedIn(auction(ruleset).offers(BEGUN, 0))).toEqual([{ type: 'mein-spiel' }]);
    expect(outcome(ruleset, 'A mein-spiel, B pass, C pass, D pass')).toBe('choice');
  });
});

describe('a bid of the table itself', () => {
  test('may be a solo at once, but no Rufer and no Sechserdreier', () => {
    const script =
      'A rufer forehand-only-after-three-passes, A sechserdreier forehand-only-after-three-passes, A solorufer, B pass, C pagatrufer, D solodreier, A pass, C pass';
    expect(outcome(tableWith({}), script)).toBe('D solodreier');
  });

  test('brings its bird along', () => {
    const { s } = hold(tableWith({}), 'A solouhurufer, B pass, C pass, D pass');
    expect(auction(tableWith({})).next(s)).toContainEqual({
      type: 'items',
      items: [itemOf('game', 'bid', 0), itemOf('uhu', 'bid', 0)],
    });
  });
});

describe('a game that is never bid', () => {
  const ruleset = tableWith({});

  test('is no word of the auction', () => {
    hold(ruleset, 'A wald-und-wiese never-bid, A mein-spiel, B wald-und-wiese never-bid, B pass, C pass, D pass');
  });

  test('nor of the choice', () => {
    const refused = choice(ruleset).refuse(BEGUN, 0, { type: 'bid', contract: 'wald-und-wiese' });
    expect(refused).toMatchObject({ code: 'never-bid', rule: 'reform §4' });
  });

  test('nor where it is not played at all', () => {
    hold(tableWith({ contractsOff: ['wald-und-wiese'] }), 'A wald-und-wiese contract-off');
  });
});

describe('the hand for a Sautanz', () => {
  const ruleset = tableWith({});
  const holding = (hand: string): State => ({ ...BEGUN, zones: { 'hand:0': hand.split(' ') } });
  const code = (s: State) => auction(ruleset).refuse(s, 0, { type: 'bid', contract: 'sautanz' })?.code;

  test.each([
    ['suit cards', 'CQ S10 H1 D4', undefined],
    ['a king among them', 'CQ S10 HK D4', 'sautanz-hand'],
    ['a tarock among them', 'CQ S10 H1 T5', 'sautanz-hand'],
  ])('%s', (_, hand, refused) => {
    const s = holding(hand);
    const words = namedIn(auction(ruleset).offers(s, 0));
    const names = namedIn(choice(ruleset).offers(s, 0));
    expect(code(s)).toBe(refused);
    expect(choice(ruleset).refuse(s, 0, { type: 'bid', contract: 'sautanz' })?.code).toBe(refused);
    for (const offered of [words, names])
      expect(offered.some((action) => 'contract' in action && action.contract === 'sautanz')).toBe(!refused);
  });

  test.each([
    ['CQ S10 H1 D4', undefined],
    ['CQ S10 H1 T5', 'sautanz-hand'],
  ])('is needed to take it over, too: %s', (hand, refused) => {
    const holding = tableWith({ auction: 'hold' });
    const { s } = hold(holding, 'A mein-spiel, B sautanz, C pass, D pass');
    const asked = { ...s, zones: { 'hand:0': hand.split(' ') } };
    const phase = auction(holding);
    expect(phase.refuse(asked, 0, { type: 'hold' })?.code).toBe(refused);
    expect(namedIn(phase.offers(asked, 0)).some(({ type }) => type === 'hold')).toBe(!refused);
  });

  test('others can tell of whoever names it what is not held', () => {
    for (const phase of [auction(ruleset), choice(ruleset)])
      expect(
        (['CK', 'T1', 'CQ'] as const).map((card) => phase.couldHold?.({ type: 'bid', contract: 'sautanz' }, card)),
      ).toEqual([false, false, true]);
    expect(auction(ruleset).couldHold?.({ type: 'bid', contract: 'dreier' }, 'CK')).toBe(true);
    expect(auction(ruleset).couldHold?.({ type: 'pass' }, 'CK')).toBe(true);
  });

  test('whether it fits shows in nothing that is public', () => {
    const [fits, not] = ['CQ S10 H1 D4', 'CK S10 H1 D4'].map(holding) as [State, State];
    const phase = auction(ruleset);
    expect(phase.turn(fits)).toEqual(phase.turn(not));
    expect(phase.show(fits, 1)).toEqual(phase.show(not, 1));
  });
});

describe('the contracts of a table', () => {
  const allBut = (...ids: readonly string[]) => CONTRACT_IDS.filter((id) => !ids.includes(id));
  const isAgreed = (off: readonly string[]) => OPTIONS.contractsOff.open.safeParse(off).success;

  test.each([
    ['any that every hand may choose is enough', ['trischaker'], true],
    ['with one that depends on the hand forehand could be left without a word', ['sautanz'], false],
    ['so it could with one that is never bid', ['sautanz', 'wald-und-wiese'], false],
  ])('%s', (_, left, agreed) => expect(isAgreed(allBut(...left))).toBe(agreed));
});

describe('the choice', () => {
  test('forehand may name every contract of the table', () => {
    const phase = choice(tableWith({}));
    expect(phase.turn(BEGUN).must).toEqual([0]);
    expect(namedIn(phase.offers(BEGUN, 0))).toEqual(NAMED.map(wordOf));
    expect(phase.decide(BEGUN, 0, { type: 'bid', contract: 'rufer' })).toContainEqual({
      type: 'games',
      games: [{ declarer: 0, contract: 'rufer', with: {} }],
    });
  });

  test('and no other', () => {
    const phase = choice(tableWith({ contractsOff: ['rufer'] }));
    const code = (contract: string) => phase.refuse(BEGUN, 0, { type: 'bid', contract })?.code;
    expect(namedIn(phase.offers(BEGUN, 0))).toEqual(NAMED.slice(1).map(wordOf));
    expect([code('rufer'), code('spadille')]).toEqual(['contract-off', 'unknown-contract']);
  });
});
