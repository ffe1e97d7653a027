import { describe, expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import { type Card, laidBy, pileOf } from '#engine/core/card.ts';
import { rational } from '#engine/core/rational.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { fallbacksOf } from '#engine/kernel/family/options.ts';
import { type Game, isSameRow, type Item, itemOf } from '#engine/kernel/score.ts';
import { cardsIn, type Trick } from '#engine/phases/trick.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { CONTRACTS } from '../contracts/index.ts';
import { reform } from '../game.ts';
import { TALON_GROUPS } from '../names.ts';
import { OPTIONS, type Options } from '../options/options.ts';
import { winnerOf } from '../play/winner.ts';
import { notedIn, rowOf } from '../row.ts';
import { type Ruleset, rulesetOf } from '../ruleset.ts';
import { count } from './count.ts';
import { read } from './read.ts';

const ACTIVE: readonly Seat[] = [0, 1, 2, 3];
const cards = (list: string): readonly Card[] => list.split(' ').filter(Boolean);

const rulesWith = (options: Partial<Options>): Ruleset =>
  rulesetOf(tableOf(reform, 'reform', { ...fallbacksOf(OPTIONS), ...options }));

/** What differs from a Dreier of seat 0 in which nothing was said. */
interface Deal {
  readonly game?: Partial<Game>;
  readonly items?: readonly Item[];
  /** The last tricks, as `leader: its four cards`. */
  readonly tricks?: readonly string[];
  readonly laid?: string;
  readonly talon?: readonly [string, string];
  readonly options?: Partial<Options>;
}

function trickOf(said: string, options: Pick<Options, 'kaiserstich'>): Trick {
  const [leader = '', list = ''] = said.split(': ');
  const plays = cards(list).map((card, i) => ({ by: (Number(leader) + i) % 4, cards: [card] }));
  const won = plays[winnerOf(options, { mode: 'T' }, cards(list))];
  return { plays, winner: must(won, 'a winner').by };
}

/** Each side wins one of these before: nobody has won all tricks, and nothing else has come about. */
const BEFORE = ['0: T19 C7 S7 H4', '1: T18 C8 S8 D4'];

function finished({
  game,
  items = [],
  tricks = [],
  laid = '',
  talon = ['', ''],
  options = {},
}: Deal): [Ruleset, State] {
  const ruleset = rulesWith(options);
  const played = [...BEFORE, ...tricks].map((said) => trickOf(said, ruleset.options));
  const pile = (seat: Seat): readonly Card[] =>
    played.filter(({ winner }) => winner === seat).flatMap((trick) => [...cardsIn(trick)]);
  const groups = TALON_GROUPS.map((zone, i) => [zone, cards(talon[i] ?? '')] as const);
  const s: State = {
    table: 4,
    active: ACTIVE,
    dealer: 3,
    now: { deal: 1, factors: [], pot: rational(0), notes: {} },
    zones: Object.fromEntries([
      ...ACTIVE.map((seat) => [pileOf(seat), pile(seat)] as const),
      [laidBy(0), cards(laid)],
      ...groups,
    ]),
    known: {},
    games: [{ declarer: 0, contract: 'dreier', with: {}, ...game }],
    items: [itemOf('game', 'bid', 0), ...items],
    phase: null,
    end: 'settle',
    notes: { tricks: { tricks: played } },
    attempts: [],
    log: groups.map(([to, dealt]) => ({ type: 'moved', cards: dealt, from: 'deck', to, seenBy: 'all' })),
  };
  return [ruleset, s];
}

const announced = (about: string, by: Seat): Item => itemOf(about, 'announced', by);
const RUFER = { contract: 'rufer', called: 'CK', partner: 2 };
const ALONE = { contract: 'rufer', called: 'CK', with: { kingTalon: 'alone', group: 0 } };

/** What was noted of the bonuses, silent ones after those that were declared. */
function bonuses(deal: Deal): string {
  const { declared, silent } = count(...finished(deal));
  const word = (made: boolean): string => (made ? 'made' : 'lost');
  return [
    ...declared.map(({ bonus, by, made }) => `${bonus} by ${String(by)} ${word(made)}`),
    ...silent.map(({ bonus, side, made, count: n = 1 }) => `${side} ${bonus} ${word(made)}${n > 1 ? ` ×${n}` : ''}`),
  ].join(', ');
}

type Case = readonly [says: string, deal: Deal, noted: string];

describe('silent birds (reform §6.2)', () => {
  test.each<Case>([
    ['the Pagat wins the last trick', { tricks: ['0: T1 H2 D3 S9'] }, 'declarer pagat-ultimo made'],
    ['an opponent can make it, too', { tricks: ['1: T1 HQ D3 S9'] }, 'opponents pagat-ultimo made'],
    [
      'beaten by the other side',
      { tricks: ['0: T1 T5 D3 S9'] },
      'opponents pagatfang made, declarer pagat-ultimo lost',
    ],
    ['beaten by the own side', { game: RUFER, tricks: ['0: T1 H2 T5 S9'] }, 'declarer pagat-ultimo lost'],
    ['beaten among opponents', { tricks: ['1: T1 T5 HQ S9'] }, 'opponents pagat-ultimo lost'],
    ['before its trick it is nothing', { tricks: ['0: T1 H2 D3 S9', '0: T9 H3 D2 SJ'] }, ''],
    ['the Uhu in the last but one', { tricks: ['0: T2 H2 D3 S9', '0: T9 H3 D2 SJ'] }, 'declarer uhu made'],
    ['the Uhu in the last trick is nothing', { tricks: ['0: T2 H2 D3 S9'] }, ''],
    [
      'Uhu and Kakadu, each in its trick',
      { tricks: ['1: T3 H2 T7 S9', '0: T2 H1 D3 SQ', '0: T9 H3 D2 SJ'] },
      'declarer uhu made, opponents kakadu lost',
    ],
    ['no Marabu if it is not agreed', { tricks: ['0: T4 H2 D3 S9', ...BEFORE, '0: T9 H3 D2 SJ'] }, ''],
    [
      'the Marabu in the last but three',
      { options: { marabu: true }, tricks: ['0: T4 H2 D3 S9', '1: T8 HJ DJ CJ', '1: T7 HN DN CN', '0: T9 H3 D2 SJ'] },
      'declarer marabu made',
    ],
    [
      'by a Kaiserstich the Pagat wins itself, and nobody has caught anything',
      { options: { kaiserstich: true }, tricks: ['3: T21 T1 T22 S9'] },
      'declarer trull made, declarer pagat-ultimo made',
    ],
  ])('%s', (_, deal, noted) => expect(bonuses(deal)).toBe(noted));
});

describe('the called king (reform §6.1, §6.2)', () => {
  test.each<Case>([
    [
      'the partner wins the last trick with it',
      { game: RUFER, tricks: ['2: CK C9 C10 CJ'] },
      'declarer koenig-ultimo made',
    ],
    ['the declarer wins it with it inside', { game: RUFER, tricks: ['0: T5 C9 CK CJ'] }, 'declarer koenig-ultimo made'],
    [
      'the opponents win it: the loss, and the king on top',
      { game: RUFER, tricks: ['0: C9 T5 CK CJ'] },
      'opponents koenigfang made, declarer koenig-ultimo lost',
    ],
    [
      'taken before the last trick it is only caught',
      { game: RUFER, tricks: ['0: C9 T5 CK CJ', '0: T9 H3 D2 SJ'] },
      'opponents koenigfang made',
    ],
    [
      'the own king called',
      { game: { contract: 'rufer', called: 'CK' }, tricks: ['0: CK T5 C9 CJ'] },
      'opponents koenigfang made, declarer koenig-ultimo lost',
    ],
    [
      'taken up from the talon it is still the called one',
      { game: ALONE, tricks: ['0: CK T5 C9 CJ'], talon: ['CK H1 H2', 'D1 D2 D3'] },
      'opponents koenigfang made, declarer koenig-ultimo lost',
    ],
    [
      'left in the talon, where the other group was taken',
      { game: { ...ALONE, with: { kingTalon: 'alone', group: 1 } }, talon: ['CK H1 H2', ''] },
      'declarer rufkoenig-lassen made',
    ],
    [
      'not where a card of its group was taken as well',
      { game: { ...ALONE, with: { kingTalon: 'alone', group: 1 } }, talon: ['CK H1', ''] },
      '',
    ],
    [
      'one card of the other group is enough',
      { game: { ...ALONE, with: { kingTalon: 'alone', exchanged: 1, group: 1 } }, talon: ['CK H1 H2', 'D1 D2'] },
      'declarer rufkoenig-lassen made',
    ],
    [
      'whoever takes nothing has chosen no group',
      { game: { ...ALONE, with: { kingTalon: 'alone', exchanged: 0 } }, talon: ['CK H1 H2', 'D1 D2 D3'] },
      '',
    ],
    ['nor where its own group was chosen and it stayed', { game: ALONE, talon: ['CK H1', 'D1 D2 D3'] }, ''],
    ['without a called king there is nothing', { tricks: ['0: C9 T5 CK CJ'] }, ''],
  ])('%s', (_, deal, noted) => expect(bonuses(deal)).toBe(noted));
});

describe('what is caught, held, or won (reform §6.1)', () => {
  test.each<Case>([
    ['the Sküs takes the Mond', { tricks: ['1: T21 T5 T6 T22'] }, 'declarer mondfang made'],
    ['the own Sküs does not count', { game: RUFER, tricks: ['0: T21 HQ T22 T6'] }, ''],
    [
      'the Pagat is taken before the last trick',
      { tricks: ['0: T1 T5 HQ S9', '0: T9 H3 D2 SJ'] },
      'opponents pagatfang made',
    ],
    [
      'the Trull, partly laid open by the partner',
      { game: RUFER, tricks: ['0: T22 HQ T1 S9', '2: T21 HN T9 DN'] },
      'declarer trull made',
    ],
    [
      'four kings of the opponents, one of them in the talon',
      { tricks: ['1: CK SK HK C9'], talon: ['', 'DK D2 D3'] },
      'opponents four-kings made',
    ],
    [
      'with a discard there are four for the declarer',
      { tricks: ['0: CK SK HK C9'], laid: 'DK' },
      'declarer four-kings made',
    ],
    ['a pip wins the last trick', { tricks: ['0: H1 H2 DQ S9'] }, 'declarer single-ultimo made'],
    ['a picture does not', { tricks: ['0: HJ H2 DQ S9'] }, ''],
    [
      'tricks of pips alone, for both sides',
      { tricks: ['0: H1 H2 D3 S9', '0: H3 D1 D2 C9', '1: S10 CJ C10 D10', '2: S10 C10 D10 H10', '0: T9 HJ D2 SJ'] },
      'declarer naturstich made ×2, opponents naturstich made',
    ],
    [
      'the last trick with a pip, of pips alone',
      { tricks: ['1: H1 H2 D3 S9'] },
      'opponents single-ultimo made, opponents naturstich made',
    ],
  ])('%s', (_, deal, noted) => expect(bonuses(deal)).toBe(noted));

  // Honours 26 thirds, three suits 34 each, the trick before 4: 132.
  const MANY = 'T22 T21 CK CQ CN CJ SK SQ SN SJ HK HQ HN HJ';
  test.each([
    ['the declarer needs 137 thirds', { laid: `${MANY} T5 T6 T7 T8 T9` }, 'declarer suertaxe made'],
    ['136 are one too few', { laid: `${MANY} T5 T6 T7 T8` }, ''],
    ['the opponents need 134', { talon: [MANY, 'T5 T6'] }, 'opponents suertaxe made'],
    ['133 are one too few', { talon: [MANY, 'T5'] }, ''],
  ] as const)('%s', (_, deal, noted) => expect(bonuses(deal)).toBe(noted));
});

describe('volat', () => {
  test.each([
    ['by the declarer', [1, 2, 3, 0], 'declarer volat made'],
    ['by the opponents together', [1, 2, 3], 'opponents volat made'],
  ])('%s', (_, leaders, noted) => {
    const [ruleset, s] = finished({});
    const own = leaders.length === 4;
    const won = leaders.map((by, i) => ({
      plays: [{ by, cards: [`T${i + 5}`] }],
      winner: own ? 0 : by,
    }));
    const { silent } = count(ruleset, { ...s, notes: { tricks: { tricks: won } } });
    expect(silent.map(({ side, bonus }) => `${side} ${bonus} made`)).toEqual([noted]);
  });
});

describe('declared bonuses (reform §6.2)', () => {
  test.each<Case>([
    ['made', { items: [announced('pagat-ultimo', 0)], tricks: ['0: T1 H2 D3 S9'] }, 'pagat-ultimo by 0 made'],
    [
      'beaten',
      { items: [announced('pagat-ultimo', 0)], tricks: ['0: T1 T5 D3 S9'] },
      'pagat-ultimo by 0 lost, opponents pagatfang made',
    ],
    [
      'beaten by the own side',
      { game: RUFER, items: [announced('uhu', 0)], tricks: ['0: T2 H2 T5 S9', '2: T9 H3 D2 SJ'] },
      'uhu by 0 lost',
    ],
    [
      'made by the partner',
      { game: RUFER, items: [announced('uhu', 0)], tricks: ['2: T2 H2 D3 S9', '2: T9 H3 D2 SJ'] },
      'uhu by 0 made',
    ],
    [
      'forced out early',
      { items: [announced('uhu', 0)], tricks: ['0: T2 H2 D3 S9', '0: T7 HJ DJ CJ', '0: T9 H3 D2 SJ'] },
      'uhu by 0 lost',
    ],
    [
      'not held by the side, while the other side makes it',
      { items: [announced('uhu', 0)], tricks: ['1: T2 H2 D3 S9', '2: T9 H3 D2 SJ'] },
      'uhu by 0 lost, opponents uhu made',
    ],
    [
      'not held by the side, while the other side loses it',
      { items: [announced('uhu', 0)], tricks: ['1: T2 T7 D3 S9', '2: T9 H3 D2 SJ'] },
      'uhu by 0 lost, opponents uhu lost',
    ],
    [
      'by both sides, one of which has the card',
      { items: [announced('uhu', 0), announced('uhu', 1)], tricks: ['1: T2 H2 D3 S9', '2: T9 H3 D2 SJ'] },
      'uhu by 0 lost, uhu by 1 made',
    ],
    [
      'the king taken in the last trick',
      { game: RUFER, items: [announced('koenig-ultimo', 2)], tricks: ['0: C9 T5 CK CJ'] },
      'koenig-ultimo by 2 lost, opponents koenigfang made',
    ],
    [
      'the king does not fall in the last trick',
      { game: RUFER, items: [announced('koenig-ultimo', 0)], tricks: ['2: CK C9 C10 CJ', '0: T9 H3 D2 SJ'] },
      'koenig-ultimo by 0 lost',
    ],
    [
      'the Trull goes to the other side',
      { items: [announced('trull', 0)], tricks: ['1: T22 HQ DN S9', '1: T21 T1 DJ CN', '0: T9 H3 D2 SJ'] },
      'trull by 0 lost, opponents trull made',
    ],
    ['a Sürtaxe that nobody has the points for', { items: [announced('suertaxe', 0)] }, 'suertaxe by 0 lost'],
    ['Volat with a trick lost', { items: [announced('volat', 0)] }, 'volat by 0 lost'],
    [
      'Single Ultimo by a picture',
      { items: [announced('single-ultimo', 0)], tricks: ['0: HJ H2 DQ S9'] },
      'single-ultimo by 0 lost',
    ],
  ])('%s', (_, deal, noted) => expect(bonuses(deal)).toBe(noted));
});

describe('what else is noted (reform §14)', () => {
  const noted = (deal: Deal): unknown => count(...finished(deal));

  test('the game with all that was said of it', () => {
    const game: Item = {
      ...itemOf('game', 'bid', 0),
      doublings: [
        { step: 'kontra', by: 1, early: true },
        { step: 'rekontra', by: 0 },
      ],
      protests: [{ by: 2, of: 2 }],
    };
    const [ruleset, s] = finished({ game: { ...RUFER, with: { exchanged: 4, group: 1 } }, laid: 'CQ' });
    expect(count(ruleset, { ...s, items: [game] })).toEqual({
      contract: 'rufer',
      declarer: 0,
      partner: 2,
      exchanged: 4,
      thirds: 14,
      game: { level: 2, early: true, protests: [{ by: 2, of: 2 }] },
      declared: [],
      silent: [],
    });
  });

  test('a bonus that its own side halved', () => {
    const item: Item = { ...announced('pagat-ultimo', 0), doublings: [{ step: 'selbstkontra', by: 0 }] };
    expect(noted({ items: [item] })).toMatchObject({
      declared: [{ bonus: 'pagat-ultimo', by: 0, made: false, level: 0, self: true }],
    });
  });

  test.each([
    ['held by another', { ...RUFER }, ['', ''], 2],
    ['the own one', { contract: 'rufer', called: 'CK' }, ['', ''], 'own-king'],
    ['in the talon', ALONE, ['CK H1 H2', ''], 'king-in-talon'],
  ] as const)('the called king: %s', (_, game, talon, partner) =>
    expect(noted({ game, talon })).toMatchObject({ partner }),
  );

  test('a game that was bought', () =>
    expect(noted({ game: { with: { soldBy: 3, exchanged: 3 } } })).toMatchObject({ soldBy: 3, exchanged: 3 }));

  test.each([
    [
      'a Rufer that was not played',
      { ...RUFER, with: { unplayed: true, exchanged: 3 } },
      { partner: 2, unplayed: true, exchanged: 3 },
    ],
    [
      'a Rufer resigned for its king',
      { contract: 'rufer', called: 'CK', with: { kingTalon: 'schleifen-king' } },
      { partner: 'king-in-talon', kingTalon: 'schleifen-king' },
    ],
  ] as const)('%s counts nothing else', (_, game, said) =>
    expect(noted({ game, talon: ['CK H1 H2', 'D1 D2 D3'] })).toEqual({
      ...{ contract: 'rufer', declarer: 0, game: { level: 0 }, declared: [], silent: [] },
      ...said,
      partner: 'partner' in game ? game.partner : 'king-in-talon',
    }),
  );
});

describe('a negative game (reform §7.6)', () => {
  const BETTEL = { contract: 'bettel', declarer: 1 };
  const pair = (seat: Seat, doublings: Item['doublings'] = []): Item => ({
    ...itemOf('game', 'bid', 1),
    ...{ against: [seat], doublings },
  });
  const declared: Item = { ...announced('suertaxe', 3), against: [1] };

  test.each([
    [1, false],
    [2, true],
  ])('%i tricks: a Gramerboy made: %s', (tricks, made) => {
    const won = tricks === 2 ? ['1: T16 HJ DJ CJ'] : [];
    const [ruleset, s] = finished({ game: BETTEL, tricks: won });
    const items = [pair(2, [{ step: 'kontra', by: 2 }]), pair(3), pair(0), declared];
    expect(count(ruleset, { ...s, items })).toEqual({
      contract: 'bettel',
      declarer: 1,
      tricks,
      pairs: [
        { with: 2, level: 1 },
        { with: 3, level: 0 },
        { with: 0, level: 0 },
      ],
      declared: [{ bonus: 'suertaxe', by: 3, made, level: 0 }],
      silent: [],
    });
  });
});

describe('a talon that nobody has seen (reform §5.4)', () => {
  const TALON = ['CK H1 H2', 'T21 D1 D2'] as const;
  const solo = (called: Partial<Game>, options: Partial<Options> = {}) =>
    count(...finished({ game: { contract: 'solorufer', ...called }, talon: TALON, options }));

  /** Before it comes out the declarer has T19 C7 S7 H4: 4 thirds. */
  test.each<readonly [string, Partial<Game>, Partial<Options>, number]>([
    ['is the opponents’', { called: 'HK', partner: 2 }, {}, 4],
    ['with the called king in it half of it is the declarer’s', { called: 'CK' }, {}, 4 + 15],
    ['or all of it, where that is agreed', { called: 'CK' }, { soloKingTalon: 'whole' }, 4 + 30],
    ['and not without the king, whatever is agreed', { called: 'HK', partner: 2 }, { soloKingTalon: 'whole' }, 4],
  ])('%s', (_, called, options, thirds) => expect(solo(called, options).thirds).toBe(thirds));

  test('what is in it counts for a trull', () => {
    const trull = (soloKingTalon: Options['soloKingTalon']) =>
      bonuses({
        game: { contract: 'solorufer', called: 'CK' },
        talon: TALON,
        tricks: ['0: T22 T1 HQ S9', '1: HK H3 D3 S10'],
        options: { soloKingTalon },
      });
    expect(trull('half')).toBe('declarer pagatfang made');
    expect(trull('whole')).toBe('declarer trull made, declarer pagatfang made');
  });

  test('a game without exchange leaves no king behind', () =>
    expect(rulesWith({}).bonusesOf(CONTRACTS.solorufer)).not.toContain('rufkoenig-lassen'));
});

describe('the bird of a bid', () => {
  const BIRD: Item = itemOf('uhu', 'bid', 0);

  test('is never silent for the side that bid it', () => {
    const game = { contract: 'uhurufer', called: 'CK', partner: 2 };
    const tricks = ['2: T2 H2 D3 S9', '0: T9 H3 D2 SJ'];
    expect(bonuses({ game, items: [BIRD], tricks })).toBe('uhu by 0 made');
    expect(bonuses({ game, items: [BIRD], tricks: ['1: T2 H2 D3 S9', '0: T9 H3 D2 SJ'] })).toBe(
      'uhu by 0 lost, opponents uhu made',
    );
  });

  test('is lost with the game that is given up', () => {
    const game = { contract: 'uhurufer', called: 'CK', with: { kingTalon: 'schleifen-king' } };
    const doubled: Item = { ...BIRD, doublings: [{ step: 'kontra', by: 1, early: true }] };
    expect(count(...finished({ game, items: [doubled], talon: ['CK H1 H2', 'D1 D2 D3'] }))).toEqual({
      ...{ contract: 'uhurufer', declarer: 0, partner: 'king-in-talon', kingTalon: 'schleifen-king' },
      game: { level: 0 },
      declared: [{ bonus: 'uhu', by: 0, made: false, level: 1, early: true }],
      silent: [],
    });
  });
});

test('a game of suits has no bonus but the volat', () => {
  const game = { contract: 'farbensolo' };
  expect(bonuses({ game, tricks: ['0: T22 T1 HQ S9', '1: T21 H2 D3 S10'] })).toBe('');
  expect(rulesWith({}).declarable(CONTRACTS.farbensolo)).toEqual(['volat']);
});

describe('a game for a hand of one suit (reform §6.1, §7.7)', () => {
  const EISENBAHNER = { contract: 'eisenbahner', with: { suit: 'T', ending: 'departed' } };

  test.each<Case>([
    ['has no bonus for the last tricks', { tricks: ['0: T2 H2 D3 S9', '0: T1 HJ DJ CJ'] }, ''],
    ['a Mondfang', { tricks: ['1: T21 T7 T8 T22'] }, 'declarer mondfang made'],
    ['a Pagatfang', { tricks: ['0: T1 T7 T8 T6'] }, 'opponents pagatfang made'],
    [
      'each side has its Naturstiche, and none for cards that came together when the play ended',
      { tricks: ['1: H1 H2 D3 S10', '2: C10 C9 H3 D2', '0: D1 H4 S10 C9'], laid: 'C7 C8 S7 S8' },
      'declarer naturstich made, opponents naturstich made ×2',
    ],
    [
      'a Sürtaxe by what came together',
      { laid: 'CK SK HK DK T22 T21 CQ SQ HQ DQ CN SN HN' },
      'declarer four-kings made, declarer suertaxe made',
    ],
  ])('%s', (_, deal, noted) => expect(bonuses({ game: EISENBAHNER, ...deal })).toBe(noted));

  test('says how it ended, and what the bus has alone if it departed', () => {
    const ended = (ending: string) =>
      count(...finished({ game: { ...EISENBAHNER, with: { suit: 'T', bus: 1, busSuit: 'C', ending } } }));
    // B has won T18 with three pips.
    expect(ended('bus')).toMatchObject({ ending: 'bus', bus: { seat: 1, thirds: 4 } });
    expect(ended('express')).toMatchObject({ ending: 'express', bus: { seat: 1 } });
    expect(ended('express').bus).not.toHaveProperty('thirds');
    expect(count(...finished({ game: EISENBAHNER }))).not.toHaveProperty('bus');
  });
});

describe('the row of a played deal says who spoke', () => {
  test('and an entered one that tells the same without that is the same', () => {
    const doublings = [3, 2, 1].map((by, i) => ({ step: ['kontra', 'rekontra', 'subkontra'][i] ?? '', by }));
    const bird: Item = { ...itemOf('uhu', 'bid', 0), doublings, protests: [{ by: 1, of: 1 }] };
    const [ruleset, s] = finished({ game: { contract: 'uhurufer', called: 'CK', partner: 2 }, items: [bird] });
    const row = read(ruleset, s);
    const said = row.items.find(({ about }) => about === 'uhu');
    expect(said?.doublings).toEqual(doublings);
    const entered = rowOf(ruleset, s, notedIn(row));
    expect(entered.items.find(({ about }) => about === 'uhu')?.doublings.map(({ by }) => by)).toEqual([3, 0, 3]);
    expect(isSameRow(row, entered)).toBe(true);
  });
});

describe('the row of a played deal names the tricks that decided it', () => {
  const proofs = (deal: Deal): unknown =>
    read(...finished(deal)).items.map(({ about, by, proof }) => [about, by, proof]);
  const TRICKS = ['0: T22 T1 HQ S9', '1: H1 H2 D3 S10', '0: T21 HJ DJ CJ', '0: T2 D1 D2 C9', '0: H3 HN DN CN'];

  test('where the cards fell, and nothing of a bird that its side did not have', () =>
    expect(proofs({ items: [announced('kakadu', 1), announced('volat', 0)], tricks: TRICKS })).toEqual([
      ['game', 0, undefined],
      ['kakadu', 1, []],
      ['volat', 0, [2]],
      ['trull', 0, [3, 5]],
      ['pagatfang', 0, [3]],
      ['naturstich', 1, [4]],
      ['uhu', 0, [6]],
    ]));

  test('where an announced card was played, not where it was due (reform §6.2)', () => {
    const items = [announced('pagat-ultimo', 0), announced('uhu', 1), announced('koenig-ultimo', 0)];
    const tricks = ['0: T1 T5 CK S9', '1: T2 H2 D3 S10', '1: T21 HJ DJ CJ'];
    expect(proofs({ game: RUFER, items, tricks })).toEqual([
      ['game', 0, undefined],
      ['koenig-ultimo', 0, [3]],
      ['pagat-ultimo', 0, [3]],
      ['uhu', 1, [4]],
      ['koenigfang', 1, [3]],
      ['pagatfang', 1, [3]],
    ]);
    // The side that announced it did not have it: the others played it.
    expect(proofs({ items: [announced('pagat-ultimo', 1)], tricks: ['0: T1 H2 D3 S9', '0: T9 H3 D2 SJ'] })).toEqual([
      ['game', 0, undefined],
      ['pagat-ultimo', 1, []],
    ]);
  });

  test('in a negative game the tricks of its declarer', () => {
    const items: readonly Item[] = [1, 2, 3].map((seat) => ({ ...itemOf('game', 'bid', 0), against: [seat] }));
    const [ruleset, s] = finished({ game: { contract: 'bettel' }, tricks: ['0: T22 T1 HQ S9'] });
    const row = read(ruleset, { ...s, items });
    expect(row.games).toMatchObject([{ result: 'lost', measure: 2, proof: [1, 3] }]);
    expect(row.items.map(({ about, proof }) => [about, proof])).toEqual([
      ...[1, 2, 3].map(() => ['game', [1, 3]]),
      ...[1, 2, 3].map(() => ['suertaxe', [1, 3]]),
    ]);
  });

  test('nothing of a Rufer that was not played', () =>
    expect(proofs({ game: { ...RUFER, with: { unplayed: true } } })).toEqual([['game', 0, undefined]]));
});
