import { describe, expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import { type Card, DECK, isHand, type Zone } from '#engine/core/card.ts';
import type { Notes } from '#engine/core/json.ts';
import { rational, ZERO } from '#engine/core/rational.ts';
import type { Seat } from '#engine/core/seat.ts';
import { PACK_54 } from '#engine/decks/deck-54.ts';
import { keyOf } from '#engine/games/reform/items.ts';
import { OPTIONS } from '#engine/games/reform/options/options.ts';
import { rulesetOf } from '#engine/games/reform/ruleset.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { evolve } from '#engine/kernel/deal/evolve.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import { actionsOf } from '#engine/kernel/deal/offers.ts';
import type { Phase } from '#engine/kernel/deal/phase.ts';
import { phasesOf } from '#engine/kernel/deal/phases-by-id.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { fallbacksOf } from '#engine/kernel/family/options.ts';
import { fix } from '../flow.ts';
import { PHASES } from '../index.ts';

/** Forehand is seat 0; a hand is what is written, filled up with what is not. */
const ZONES: Readonly<Record<Zone, string>> = {
  'talon:0': 'T16 C7 DQ',
  'talon:1': 'T4 S8 H3',
  'hand:0': 'CK SK DK T1 T20 T19 T18 CQ CN SQ SN H4',
  'hand:1': 'T2 T3 T5 T6 T7 T8 T9 T10 C8 C9 S7 S9',
  'hand:2': 'HK HQ HN T11 T12 T13 T14 T15 T17 S10 C10 D1',
  'hand:3': 'T21 T22 HJ H1 H2 DN DJ D2 D3 D4 CJ SJ',
};

interface Dealt {
  readonly s: State;
  readonly seat: Seat | undefined;
  /** Performs the actions, each by whoever is asked. */
  go(...actions: readonly Action[]): Dealt;
  refused(action: Action): string | undefined;
  readonly offered: readonly Action[];
}

/** What is refused where it belongs to another phase. */
const elsewhere = (phases: readonly Phase[], s: State, action: Action): string | undefined =>
  phases
    .filter(({ id, actions }) => id !== s.phase && actions.safeParse(action).success)
    .flatMap((phase) => phase.elsewhere?.(s, action) ?? [])
    .map(({ code }) => code)[0];

/** The auction is over, and this is played. */
function dealt(
  contract: string,
  {
    declarer = 0,
    zones = {},
    options = {},
    totals = [],
  }: {
    readonly declarer?: Seat;
    readonly zones?: Readonly<Record<Zone, string>>;
    readonly options?: Notes;
    readonly totals?: readonly number[];
  } = {},
): Dealt {
  const ruleset = rulesetOf({
    ...{ family: 'reform', profile: 'reform', rulesVersion: 1 },
    options: { ...fallbacksOf(OPTIONS), ...options },
  });
  const phases = phasesOf(PHASES, ruleset);
  const phaseIn = (s: State): Phase =>
    must(
      phases.find(({ id }) => id === s.phase),
      'a phase',
    );
  const lying = Object.entries({ ...ZONES, ...zones }).map(([zone, cards]) => [zone, cards.split(' ')] as const);
  const [active, deck] = [[0, 1, 2, 3], lying.flatMap(([, cards]) => cards)];
  expect([...deck].sort()).toEqual([...PACK_54.cards].sort());
  const now = { deal: 1, factors: [], pot: ZERO, notes: {}, totals: totals.map((won) => rational(won)) };
  const known: Record<Card, readonly Seat[]> = {};
  const empty: State = {
    ...{ table: 4, active, dealer: 3, now, zones: { [DECK]: deck }, known, games: [], items: [] },
    ...{ phase: 'auction', end: null, notes: {}, attempts: [], log: [] },
  };
  const settled = (start: State): State => {
    let s = start;
    while (s.phase !== null && phaseIn(s).turn(s).must.length === 0) s = evolve(s, ...phaseIn(s).next(s));
    return s;
  };
  const begun = evolve(
    empty,
    ...lying.map(([to, cards]) => {
      const seenBy = isHand(to) ? [Number(to.slice(-1))] : [];
      return { type: 'moved', cards, from: DECK, to, seenBy } as const;
    }),
  );
  const at = (s: State): Dealt => {
    const seat = s.phase === null ? undefined : phaseIn(s).turn(s).must[0];
    const by = (): Seat => must(seat, 'somebody to act');
    return {
      s,
      seat,
      go(...[action, ...more]) {
        if (!action) return at(s);
        const done = phaseIn(s).actions.parse(action);
        expect(phaseIn(s).refuse(s, by(), done)).toBeUndefined();
        const heardBy = phaseIn(s).heardBy?.(s, by(), done) ?? 'all';
        const said = { type: 'said', by: by(), action: done, heardBy } as const;
        return at(settled(evolve(s, said, ...phaseIn(s).decide(s, by(), done)))).go(...more);
      },
      refused(action) {
        const done = phaseIn(s).actions.safeParse(action);
        return done.success ? phaseIn(s).refuse(s, by(), done.data)?.code : elsewhere(phases, s, action);
      },
      offered: seat === undefined ? [] : [...actionsOf(phaseIn(s).offers(s, seat))],
    };
  };
  return at(settled(evolve(begun, ...fix(ruleset, begun, declarer, contract))));
}

const act = (action: Action & Notes): Action => action;
const [BUY, NO_BUY, AGREE, REFUSE] = [
  act({ type: 'buy' }),
  act({ type: 'no-buy' }),
  act({ type: 'agree' }),
  act({ type: 'refuse' }),
];
const [ALONE, WIESE, SCHLEIFEN, FOURTH] = [
  act({ type: 'alone' }),
  act({ type: 'wald-und-wiese' }),
  act({ type: 'schleifen-king' }),
  act({ type: 'call-fourth' }),
];
const GOOD = act({ type: 'good' });
const KONTRA = act({ type: 'kontra', item: 'game' });
const call = (suit: string) => act({ type: 'call-king', suit });
const take = (group: number, cards: string) =>
  act({ type: 'take', group, cards: cards === '' ? [] : cards.split(' ') });
const lay = (cards: string) => act({ type: 'lay', cards: cards.split(' ') });
const NOTHING_SOLD = [NO_BUY, NO_BUY, NO_BUY];
const GOODS = [GOOD, GOOD, GOOD];

describe('buying the game (reform §3.3)', () => {
  const games = ({ s }: Dealt) => s.games.map(({ declarer, with: { soldBy } }) => [declarer, soldBy]);

  test('the three opponents are asked once each, from the right of the declarer', () => {
    const seats = [0, 1, 2].map((n) => dealt('dreier', { declarer: 1 }).go(...NOTHING_SOLD.slice(0, n)).seat);
    expect(seats).toEqual([2, 3, 0]);
    expect(dealt('dreier').go(...NOTHING_SOLD).s.phase).toBe('pre');
  });

  test('three are enough, and the buyer is the declarer in everything', () => {
    const sold = dealt('dreier').go(NO_BUY, BUY, AGREE, REFUSE, AGREE);
    expect(games(sold)).toEqual([[2, 0]]);
    expect(sold.s.items.map(({ by }) => by)).toEqual([2]);
    expect(sold.s.phase).toBe('pre');
    expect(sold.seat).toBe(3);
  });

  test('not sold, the next one is asked', () => {
    const refused = dealt('dreier').go(BUY, REFUSE, AGREE, REFUSE);
    // Two to two, and forehand, who would lead, is against it.
    expect([games(refused), refused.seat]).toEqual([[[0, undefined]], 2]);
    expect(games(refused.go(BUY, AGREE, AGREE, AGREE))).toEqual([[2, 0]]);
  });

  test('in a negative game the pairs are those of the buyer', () => {
    const { s } = dealt('bettel').go(BUY, AGREE, AGREE, AGREE);
    expect(s.items.map((item) => [item.by, keyOf(item)])).toEqual([
      [1, 'game@2'],
      [1, 'game@3'],
      [1, 'game@0'],
    ]);
  });

  /** Who is declarer after an offer of seat 1, and the votes of 2, 3 and 0 (seat 2 is the declarer). */
  const afterVotes = (contract: string, about: object, votes: readonly Action[]) =>
    firstGame(dealt(contract, { declarer: 2, ...about }).go(NO_BUY, NO_BUY, BUY, ...votes).s).declarer;
  const SCORES = { options: { ankaufChair: 'score-leader' } };
  test.each<[string, string, object, readonly Action[], Seat]>([
    ['forehand leads and is for it', 'dreier', {}, [REFUSE, REFUSE, AGREE], 1],
    ['forehand leads and is against it', 'dreier', {}, [AGREE, REFUSE, REFUSE], 2],
    ['the seller leads and is for it', 'bettel', {}, [AGREE, REFUSE, REFUSE], 1],
    ['the seller leads and is against it', 'bettel', {}, [REFUSE, REFUSE, AGREE], 2],
    ['the best score is for it', 'dreier', { ...SCORES, totals: [1, 2, 3, 9] }, [REFUSE, AGREE, REFUSE], 1],
    ['the best score is against it', 'dreier', { ...SCORES, totals: [1, 2, 3, 9] }, [REFUSE, REFUSE, AGREE], 2],
    ['the buyer has the best score', 'dreier', { ...SCORES, totals: [1, 9, 3, 2] }, [AGREE, REFUSE, REFUSE], 1],
    ['scores are equal: first leader', 'dreier', { ...SCORES, totals: [1, 9, 3, 9] }, [REFUSE, REFUSE, AGREE], 1],
    ['no scores: first leader', 'bettel', SCORES, [AGREE, REFUSE, REFUSE], 1],
  ])('two to two: %s', (_, contract, about, votes, declarer) => {
    expect(afterVotes(contract, about, votes)).toBe(declarer);
  });

  test('what cannot be bought, or not now', () => {
    expect(dealt('dreier').refused(AGREE)).toBe('wrong-phase');
    expect(dealt('dreier').go(BUY).refused(BUY)).toBe('already-offered');
    expect(dealt('rufer').refused(BUY)).toBe('not-for-sale');
    expect(dealt('dreier').go(BUY, AGREE, AGREE, AGREE).refused(BUY)).toBe('already-sold');
    expect(
      dealt('dreier')
        .go(...NOTHING_SOLD)
        .refused(BUY),
    ).toBeUndefined();
    const off = dealt('dreier', { options: { ankauf: 'off' } });
    expect([off.s.phase, off.refused(BUY)]).toEqual(['pre', 'option-off']);
  });
});

describe('calling a king (reform §5.1)', () => {
  const called = (action: Action, about = {}) => firstGame(dealt('rufer', about).go(action).s);
  test('its holder is the partner; whoever calls their own, or one in the talon, has none', () => {
    expect(called(call('H'))).toMatchObject({ called: 'HK', partner: 2 });
    expect(called(call('C'))).toEqual({ declarer: 0, contract: 'rufer', called: 'CK', with: {} });
    const zones = { 'hand:2': ZONES['hand:2']?.replace('HK', 'T16') ?? '', 'talon:0': 'HK C7 DQ' };
    expect(called(call('H'), { zones })).toEqual({ declarer: 0, contract: 'rufer', called: 'HK', with: {} });
  });

  test('with exactly three kings the fourth, unsaid', () => {
    expect(called(FOURTH)).toEqual({
      declarer: 0,
      contract: 'rufer',
      called: 'HK',
      partner: 2,
      with: { fourth: true },
    });
    expect(dealt('rufer').offered).toEqual([...['C', 'S', 'H', 'D'].map(call), FOURTH]);
    const four = {
      'hand:0': ZONES['hand:0']?.replace('CQ', 'HK') ?? '',
      'hand:2': ZONES['hand:2']?.replace('HK', 'CQ') ?? '',
    };
    const two = dealt('rufer', { declarer: 2 });
    for (const one of [two, dealt('rufer', { zones: four })]) {
      expect(one.refused(FOURTH)).toBe('fourth-needs-three-kings');
      expect(one.offered).toHaveLength(4);
    }
  });

  test('whether it was their own shows in nothing that is public', () => {
    const [own, other] = ['C', 'H'].map((suit) => dealt('rufer').go(call(suit)));
    expect(own?.s.phase).toBe(other?.s.phase);
    expect(own?.s.items).toEqual(other?.s.items);
  });
});

const IN_TALON = { 'hand:2': ZONES['hand:2']?.replace('HK', 'T16') ?? '', 'talon:0': 'HK C7 DQ' };

describe('the called king in the talon (reform §5.4)', () => {
  const inTalon = dealt('rufer', { zones: IN_TALON }).go(call('H'), ...GOODS);

  test('the declarer is asked once the talon is open, and not if the king lies in a hand', () => {
    expect([inTalon.s.phase, inTalon.seat, inTalon.offered]).toEqual(['king-talon', 0, [ALONE, WIESE, SCHLEIFEN]]);
    expect(inTalon.s.known['HK']).toEqual([0, 1, 2, 3]);
    expect(dealt('rufer').go(call('H'), ...GOODS).s.phase).toBe('talon');
  });

  test('alone, the exchange follows', () => {
    const alone = inTalon.go(ALONE);
    expect([alone.s.phase, firstGame(alone.s).with]).toEqual(['talon', { kingTalon: 'alone' }]);
  });

  test('given up, the deal ends there', () => {
    const { s } = inTalon.go(SCHLEIFEN);
    expect([s.end, firstGame(s).with]).toEqual(['settle', { kingTalon: 'schleifen-king' }]);
  });

  test('as Wald und Wiese it is forehand’s, everybody plays alone, and no kontra counts', () => {
    const doubled = dealt('rufer', { zones: IN_TALON }).go(call('H'), KONTRA, GOOD, ...GOODS);
    expect(doubled.s.items.map(({ doublings }) => doublings.length)).toEqual([1]);
    const { s, seat } = doubled.go(WIESE);
    expect(s.games).toEqual([{ declarer: 0, contract: 'wald-und-wiese', with: {} }]);
    expect([s.items, s.phase, seat]).toEqual([[], 'piles', 0]);
    // Nobody has exchanged: the talon lies aside.
    expect([s.zones['talon:0'], s.zones['talon:1']]).toEqual(['HK C7 DQ'.split(' '), 'T4 S8 H3'.split(' ')]);
  });

  test('not where the table does not play it', () => {
    const without = dealt('rufer', { zones: IN_TALON, options: { contractsOff: ['wald-und-wiese'] } });
    const there = without.go(call('H'), ...GOODS);
    expect([there.offered, there.refused(WIESE)]).toEqual([[ALONE, SCHLEIFEN], 'contract-off']);
  });

  test('nothing is to be said of it elsewhere', () => {
    expect(dealt('rufer').refused(ALONE)).toBe('king-choice-not-open');
    expect(dealt('rufer').refused(WIESE)).toBe('king-choice-not-open');
    expect(inTalon.go(ALONE).refused(SCHLEIFEN)).toBe('king-choice-not-open');
  });
});

describe('the exchange and its mortgage (reform §5.2, §5.3)', () => {
  const open = dealt('dreier').go(...NOTHING_SOLD, ...GOODS);
  const plain = dealt('dreier', { options: { mortgage: false } }).go(...NOTHING_SOLD, ...GOODS);

  test('those who play see both groups, and hear which cards are taken', () => {
    expect(open.s.known['T4']).toEqual([0, 1, 2, 3]);
    const { s } = open.go(take(1, 'T4 S8'));
    expect(s.log.findLast((event) => event.type === 'said')).toMatchObject({ heardBy: [0, 1, 2, 3] });
  });

  test.each<[number, string, number, object]>([
    [0, '', 12, { exchanged: 0 }],
    [1, '', 12, { exchanged: 0 }],
    [1, 'S8', 13, { exchanged: 1, group: 1 }],
    [1, 'T4 S8 H3', 15, { exchanged: 3, group: 1 }],
    [0, 'T16 C7 DQ S8', 16, { exchanged: 4, group: 0 }],
    [1, 'T16 C7 DQ T4 S8 H3', 18, { exchanged: 6 }],
  ])('of group %i he takes %j', (group, cards, held, terms) => {
    const { s } = open.go(take(group, cards));
    expect([s.zones['hand:0']?.length, firstGame(s).with]).toEqual([held, terms]);
    expect(s.phase).toBe(held === 12 ? 'announce' : 'lay');
  });

  test.each<[Dealt, number, string, string]>([
    [open, 0, 'T16 S8', 'one-group-whole-first'],
    [open, 0, 'T4 S8 H3', 'one-group-whole-first'],
    [open, 0, 'T16 C7 T4 S8', 'one-group-whole-first'],
    [open, 0, 'T16 CK', 'card-not-in-talon'],
    [open, 0, 'T16 T16', 'card-twice'],
    [plain, 0, 'T16 C7', 'no-mortgage-here'],
    [plain, 0, '', 'no-mortgage-here'],
    [plain, 0, 'T16 C7 DQ S8', 'too-many-cards'],
    [plain, 0, 'T16 C7 S8', 'one-group-whole-first'],
  ])('%#: %i %j is refused', (at, group, cards, code) => expect(at.refused(take(group, cards))).toBe(code));

  test('without mortgage only a whole group is offered', () =>
    expect(plain.offered).toEqual([
      { type: 'take', group: 0, cards: ['T16', 'C7', 'DQ'] },
      { type: 'take', group: 1, cards: ['T4', 'S8', 'H3'] },
    ]));
});

describe('laying away (reform §5.2)', () => {
  const taken = dealt('dreier').go(...NOTHING_SOLD, ...GOODS, take(0, 'T16 C7'));

  test.each([
    ['CQ', 'lay-as-many-as-taken'],
    ['CQ CN SQ', 'lay-as-many-as-taken'],
    ['CQ CK', 'may-not-lay-king'],
    ['CQ T1', 'may-not-lay-honour'],
    ['CQ T18', 'tarock-only-without-choice'],
    ['CQ HK', 'card-not-in-hand'],
    ['CQ CQ', 'card-twice'],
    ['CQ C7', undefined],
  ])('%s: %s', (cards, code) => expect(taken.refused(lay(cards))).toBe(code));

  test('nobody else hears or sees what is laid face down', () => {
    const { s } = taken.go(lay('CQ C7'));
    expect([s.zones['laid:0'], s.phase]).toEqual([['CQ', 'C7'], 'announce']);
    expect([s.known['CQ'], s.log.findLast((event) => event.type === 'said')?.heardBy]).toEqual([[0], [0]]);
  });

  test('with nothing else left, tarocks too, and they are shown', () => {
    const zones = {
      'hand:0': 'CK SK DK T1 T20 T19 T18 CQ T17 T15 T14 T13',
      'hand:2': 'HK HQ HN T11 T12 CN SQ SN H4 S10 C10 D1',
    };
    const begun = dealt('dreier', { zones }).go(...NOTHING_SOLD, ...GOODS, take(0, 'T16 C7 DQ T4'));
    expect(begun.refused(lay('CQ C7 T4 T13'))).toBe('tarock-only-without-choice');
    const { s } = begun.go(lay('CQ C7 DQ T13'));
    expect([s.known['DQ'], s.known['T13']]).toEqual([[0], 'all']);
  });
});

const lastSaid = ({ s }: Dealt) => s.log.findLast((event) => event.type === 'said');
const blind = (group: number) => act({ type: 'take-unseen', group });
const NOTHING = act({ type: 'lay', cards: [] });

describe('the whole talon, which the declarer alone sees (reform §5.2)', () => {
  const seen = dealt('sechserdreier').go(...NOTHING_SOLD, ...GOODS);
  const plain = dealt('sechserdreier', { options: { mortgage: false } }).go(...NOTHING_SOLD, ...GOODS);
  const SIX = 'T16 C7 DQ T4 S8 H3';

  test('nobody else sees it or hears what is taken', () => {
    expect([seen.s.phase, seen.s.known['T16'], seen.s.known['H3']]).toEqual(['talon', [0], [0]]);
    const taken = seen.go(take(0, SIX));
    expect(lastSaid(taken)?.heardBy).toEqual([0]);
    expect(taken.s.known['T16']).toEqual([0]);
    expect([taken.s.phase, firstGame(taken.s).with]).toEqual(['lay', { exchanged: 6 }]);
    const { s } = taken.go(lay('CQ CN SQ SN H4 C7'));
    expect([s.zones['laid:0']?.length, s.zones['hand:0']?.length, s.phase]).toEqual([6, 12, 'announce']);
  });

  test('whoever bought it sees it, and the seller does not', () => {
    const { s } = dealt('sechserdreier').go(BUY, AGREE, AGREE, AGREE, ...GOODS);
    expect([firstGame(s).declarer, s.known['T16']]).toEqual([1, [1]]);
  });

  test.each([
    ['', 'announce'],
    ['S8', 'lay'],
    ['T16 S8 H3', 'lay'],
    ['T16 C7 S8 H3', 'lay'],
  ])('with a mortgage any of the six: %j; what stays is known to the declarer alone', (cards, phase) => {
    const { s } = seen.go(take(0, cards));
    const n = cards === '' ? 0 : cards.split(' ').length;
    expect([s.phase, firstGame(s).with, s.zones['hand:0']?.length]).toEqual([phase, { exchanged: n }, 12 + n]);
    const left = [...(s.zones['talon:0'] ?? []), ...(s.zones['talon:1'] ?? [])];
    expect(left).toHaveLength(6 - n);
    for (const card of left) expect(s.known[card]).toEqual([0]);
  });

  test('without one it is all six', () => {
    expect(plain.offered).toEqual([take(0, SIX)]);
    expect(plain.refused(take(0, 'T16 C7 DQ'))).toBe('no-mortgage-here');
  });

  test('it is one group, and nothing is taken unseen of what is seen', () => {
    expect(seen.refused(take(1, 'T4'))).toBe('talon-is-one-group');
    expect(seen.refused(take(0, 'T16 CK'))).toBe('card-not-in-talon');
    expect(seen.refused(blind(0))).toBe('talon-is-seen');
  });

  test('without kontra before the exchange, and nothing to buy, it is seen at once', () => {
    const { s } = dealt('sechserdreier', { options: { preKontra: false, ankauf: 'off' } });
    expect([s.phase, s.known['T16']]).toEqual(['talon', [0]]);
  });
});

describe('Oberdreier: laid away first, then taken (reform §5.2, §5.3)', () => {
  const begun = dealt('oberdreier').go(...NOTHING_SOLD, ...GOODS);
  const closed = dealt('oberdreier', { options: { oberdreierTalon: 'closed' } }).go(...NOTHING_SOLD, ...GOODS);
  const plain = dealt('oberdreier', { options: { mortgage: false } }).go(...NOTHING_SOLD, ...GOODS);

  test('nothing is seen before; then by the declarer alone', () => {
    expect([begun.s.phase, begun.seat, begun.s.known['T16']]).toEqual(['lay', 0, []]);
    const laid = begun.go(lay('CQ CN H4'));
    expect([laid.s.phase, laid.s.known['T16'], firstGame(laid.s).with]).toEqual(['talon', [0], { exchanged: 3 }]);
    expect([laid.s.known['CQ'], lastSaid(laid)?.heardBy]).toEqual([[0], [0]]);
    const taken = laid.go(take(1, 'T4 S8 H3'));
    expect([lastSaid(taken)?.heardBy, taken.s.known['T4']]).toEqual([[0], [0]]);
    // Which group it was shows nowhere else.
    expect([taken.s.phase, firstGame(taken.s).with]).toEqual(['announce', { exchanged: 3 }]);
    expect(taken.s.zones['hand:0']).toHaveLength(12);
  });

  test.each([
    ['CQ', 'T16', 1, undefined],
    ['CQ', 'T16 C7', 1, 'take-as-many-as-laid'],
    ['CQ CN', 'T16', 2, 'take-as-many-as-laid'],
    ['CQ CN', 'T16 T4', 2, 'one-group-whole-first'],
    ['CQ CN SQ SN', 'T16 C7 DQ H3', 4, undefined],
    ['CQ CN SQ SN', 'T16 C7 H3 S8', 4, 'one-group-whole-first'],
    ['CQ CN SQ SN', 'T16 C7 DQ T16', 4, 'card-twice'],
  ])('laid %s, taken %s', (away, cards, n, code) => {
    const laid = begun.go(lay(away));
    expect(firstGame(laid.s).with).toEqual({ exchanged: n });
    expect(laid.refused(take(0, cards))).toBe(code);
  });

  test.each([
    [begun, 'CQ CK SQ', 'may-not-lay-king'],
    [begun, 'CQ T20', 'tarock-only-without-choice'],
    [begun, 'CQ C7', 'card-not-in-hand'],
    [begun, 'CQ CQ', 'card-twice'],
    [begun, 'CQ CN SQ SN H4 T20 T19', 'too-many-cards'],
    [plain, 'CQ CN', 'no-mortgage-here'],
    [plain, 'CQ CN SQ SN', 'too-many-cards'],
    [plain, 'CQ CN SQ', undefined],
    [begun, 'CQ CN SQ SN H4 T20', undefined],
  ])('%#: laying %s: %s', (at, cards, code) => expect(at.refused(lay(cards))).toBe(code));

  test('what is offered is accepted: up to six cards, tarocks behind all suit cards, or none', () => {
    expect(begun.offered.filter((action) => begun.refused(action) !== undefined)).toEqual([]);
    // Five suit cards may go, and with all of them one of three tarocks.
    expect(begun.offered).toHaveLength(2 ** 5 - 1 + 3 + 1);
    expect(begun.offered).toContainEqual(NOTHING);
    expect(plain.offered).toHaveLength(10);
  });

  test('a tarock that is laid away with all suit cards is shown', () => {
    const { s } = begun.go(lay('CQ CN SQ SN H4 T18'));
    expect([s.known['T18'], s.known['H4']]).toEqual(['all', [0]]);
  });

  test('whoever lays nothing away takes nothing', () => {
    const { s } = begun.go(NOTHING);
    expect([s.phase, firstGame(s).with, s.zones['hand:0']?.length]).toEqual(['announce', { exchanged: 0 }, 12]);
  });

  test.each([
    [0, 'CQ CN', 'T16 C7'],
    [1, 'CQ CN SQ', 'T4 S8 H3'],
    [1, 'CQ CN SQ SN', 'T4 S8 H3 T16'],
    [0, 'CQ CN SQ SN H4', 'T16 C7 DQ T4 S8'],
  ])('closed, he takes unseen of group %i for %s: %s', (group, away, cards) => {
    const laid = closed.go(lay(away));
    expect([laid.s.known['T16'], laid.s.known['H3']]).toEqual([[], []]);
    expect(laid.offered).toEqual([blind(0), blind(1)]);
    const taken = laid.go(blind(group));
    expect(lastSaid(taken)?.heardBy).toEqual([0]);
    const hand = taken.s.zones['hand:0'] ?? [];
    expect(hand).toHaveLength(12);
    for (const card of cards.split(' ')) {
      expect(hand).toContain(card);
      expect(taken.s.known[card]).toEqual([0]);
    }
    for (const card of [...(taken.s.zones['talon:0'] ?? []), ...(taken.s.zones['talon:1'] ?? [])])
      expect(taken.s.known[card]).toEqual([]);
    expect(Object.keys(firstGame(taken.s).with)).toEqual(['exchanged']);
  });

  test('closed, cards cannot be named', () =>
    expect(closed.go(lay('CQ CN')).refused(take(0, 'T16 C7'))).toBe('talon-is-unseen'));

  test('without kontra before the exchange it begins with laying away', () => {
    const { s } = dealt('oberdreier', { options: { preKontra: false, ankauf: 'off' } });
    expect([s.phase, s.known['T16']]).toEqual(['lay', []]);
  });
});

describe('a bird that the bid promised (reform §5.2)', () => {
  // Kings and the Pagat stay; beside them only tarocks, the Uhu among them, and one suit card.
  const zones = {
    'hand:0': 'CK SK HK DK T1 T22 T21 T2 T20 T19 T18 CQ',
    'hand:1': 'CN T3 T5 T6 T7 T8 T9 T10 C8 C9 S7 S9',
    'hand:2': 'SQ HQ HN T11 T12 T13 T14 T15 T17 S10 C10 D1',
    'hand:3': 'SN H4 HJ H1 H2 DN DJ D2 D3 D4 CJ SJ',
    'talon:0': 'T16 C7 DQ',
    'talon:1': 'T4 S8 H3',
  };
  const taken = (contract: string, cards: string) => dealt(contract, { zones }).go(call('C'), ...GOODS, take(0, cards));

  test('stays while any other tarock may be laid away', () => {
    const at = taken('uhurufer', 'T16 C7 DQ T4');
    expect(at.refused(lay('CQ C7 DQ T2'))).toBe('promised-bird');
    expect(at.refused(lay('CQ C7 DQ T18'))).toBeUndefined();
    expect(taken('kakadurufer', 'T16 C7 DQ T4').refused(lay('CQ C7 DQ T2'))).toBeUndefined();
    expect(at.offered.filter((action) => at.refused(action) !== undefined)).toEqual([]);
    expect(at.offered.some(({ type, ...said }) => type === 'lay' && JSON.stringify(said).includes('"T2"'))).toBe(false);
  });

  test('stays with the fewest cards to choose from, too', () => {
    const few = {
      ...zones,
      'hand:0': 'CK SK HK DK T1 T22 T21 T2 T20 T19 T18 T17',
      'hand:2': 'SQ HQ HN T11 T12 T13 T14 T15 CQ S10 C10 D1',
      'talon:0': 'T16 T3 T5',
      'talon:1': 'T4 T6 T7',
      'hand:1': 'CN C7 DQ S8 H3 T8 T9 T10 C8 C9 S7 S9',
    };
    const at = dealt('uhurufer', { zones: few }).go(call('C'), ...GOODS, take(0, 'T16 T3 T5 T4 T6 T7'));
    expect(at.refused(lay('T20 T19 T18 T17 T16 T2'))).toBe('promised-bird');
    expect(at.go(lay('T20 T19 T18 T17 T16 T3')).s.known['T3']).toBe('all');
  });
});

describe('a bird-Rufer with the called king in the talon (reform §5.4)', () => {
  const inTalon = dealt('uhurufer', { zones: IN_TALON }).go(call('H'), ...GOODS);

  test('goes on as a Rufer does', () => {
    expect(inTalon.s.phase).toBe('king-talon');
    expect(inTalon.offered).toEqual(expect.arrayContaining([ALONE, SCHLEIFEN]));
    expect(inTalon.refused(WIESE)).toBe('king-choice-not-open');
    expect([inTalon.go(ALONE).s.phase, inTalon.go(SCHLEIFEN).s.end]).toEqual(['talon', 'settle']);
  });

  test('a solo Rufer asks and shows nothing', () => {
    const [lying, held] = [IN_TALON, {}].map((zones) => dealt('solouhurufer', { zones }).go(call('H')));
    expect([lying?.s.phase, held?.s.phase]).toEqual(['announce', 'announce']);
    expect(lying?.s.known['HK']).toEqual([]);
    expect(lying?.refused(ALONE)).toBe('king-choice-not-open');
  });
});
