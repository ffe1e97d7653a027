import { describe, expect, it } from 'vitest';
import { type Card, handOf, pileOf, TRICK, type Zone } from '#engine/core/card.ts';
import { ZERO } from '#engine/core/rational.ts';
import { from, type Seat } from '#engine/core/seat.ts';
import { koenigrufen } from '#engine/games/koenigrufen/game.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { Game, Item } from '#engine/kernel/score.ts';
import type { SeenTrick } from '#engine/phases/trick.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { advise } from './rule.ts';

/** The profile where a position names none. */
const TYROL = 'tirol-speisezettel';

const NOW = { deal: 1, factors: [], pot: ZERO, notes: {} };
const ACTIVE: readonly Seat[] = [0, 1, 2, 3];
const REVIEW = { tricks: 'last', talon: false } as const;
const cards = (list: string): readonly Card[] => list.split(' ').filter(Boolean);

interface Position {
  readonly game: Partial<Game>;
  readonly hand: string;
  /** On the table, in order of play; I come next. */
  readonly trick?: string;
  /** What may be played, if not everything. */
  readonly legal?: string;
  /** Tricks that were played: who led, what, who won. */
  readonly before?: readonly (readonly [Seat, string, Seat])[];
  readonly items?: readonly Partial<Item>[];
  /** Cards that lie open in others' hands. */
  readonly open?: Readonly<Record<Seat, string>>;
  readonly profile?: string;
}

/** What the rule bot does from seat 0, and why. */
function advised({
  game,
  hand,
  trick = '',
  legal = hand,
  before = [],
  items = [],
  open = {},
  profile = TYROL,
}: Position): ReturnType<typeof advise> {
  const tricks: readonly SeenTrick[] = before.map(([leader, played, winner]) => ({
    leader,
    cards: cards(played),
    winner,
  }));
  const onTable = cards(trick);
  const players = from(0, ACTIVE).slice(4 - onTable.length);
  const own = cards(hand);
  const zones: Record<Zone, readonly (Card | null)[]> = { [handOf(0)]: own, [TRICK]: onTable };
  for (const seat of ACTIVE.slice(1)) {
    const size = own.length - (players.includes(seat) ? 1 : 0);
    const shown = cards(open[seat] ?? '');
    zones[handOf(seat)] = [...shown, ...Array.from({ length: size - shown.length }, () => null)];
  }
  for (const seat of ACTIVE)
    zones[pileOf(seat)] = tricks.filter(({ winner }) => winner === seat).flatMap((one) => one.cards);
  const view: View = {
    viewer: 0,
    table: 4,
    active: ACTIVE,
    dealer: 3,
    now: NOW,
    zones,
    games: [{ with: {}, ...game }],
    items: items.map((item) => ({ stage: 'announced', by: 0, about: '', against: [], doublings: [], ...item })),
    phase: 'tricks',
    notes: { tricks },
    turn: { must: [0], may: [] },
    offers: [{ kind: 'one-of', actions: cards(legal).map((card): Action => ({ type: 'play', card }) as Action) }],
    history: [],
    review: REVIEW,
  };
  return advise(view, tableOf(koenigrufen, profile));
}

/** The card that it plays. */
const plays = (position: Position): string => (advised(position)?.action as { card?: string } | undefined)?.card ?? '';

describe('a game with tarocks', () => {
  const dreier = { contract: 'dreier', declarer: 1 };

  it('smears onto a trick that the partner has won', () => {
    expect(
      plays({ game: { contract: 'dreier', declarer: 2 }, trick: 'H1 T9 H3', hand: 'HQ H4 T5 C8', legal: 'HQ H4' }),
    ).toBe('H4');
    expect(plays({ game: dreier, trick: 'H1 T9 H3', hand: 'HQ H4 T5 C8', legal: 'HQ H4' })).toBe('HQ');
  });

  it('gives the Pagat to the partner’s Sküs, and never to the declarer’s', () => {
    const hand = 'T1 T8 T12 CK C7 D1';
    expect(plays({ game: dreier, trick: 'T7 T22 T3', hand, legal: 'T1 T8 T12' })).toBe('T1');
    expect(plays({ game: { contract: 'dreier', declarer: 2 }, trick: 'T7 T22 T3', hand, legal: 'T1 T8 T12' })).not.toBe(
      'T1',
    );
    const partner = { contract: 'rufer', declarer: 3, called: 'CK', partner: 0 };
    expect(plays({ game: partner, trick: 'T22', hand, legal: 'T1 T8 T12' }), 'as the called partner').toBe('T1');
    const enemy = { contract: 'rufer', declarer: 3, called: 'HK' };
    expect(plays({ game: enemy, trick: 'T22', hand, legal: 'T1 T8 T12' }), 'against a Rufer').toBe('T8');
  });

  it('says why not the Pagat, where it would win the trick as well', () => {
    const rufer = { contract: 'rufer', declarer: 0, called: 'CK' };
    const why = (more: Partial<Position>) => {
      const advice = advised({ game: rufer, trick: 'H3 HJ H4', hand: 'T17 T16 T15 T14 T5 T4 T3 T1', ...more });
      return [(advice?.action as { card?: string } | undefined)?.card, advice?.reason.id];
    };
    expect(why({ profile: 'einfach' }), 'it may win the last trick').toEqual(['T5', 'win-last-pagat-waits']);
    expect(why({ hand: 'T17 T16 T15 T5 T4 T1' }), 'another bird is as good as lost').toEqual([
      'T5',
      'win-last-poor-bird',
    ]);
    expect(why({ hand: 'T17 T16 T15 T5 T1', profile: 'einfach' })).toEqual(['T1', 'pagat-home']);
    expect(why({ hand: 'T17 T16 T5 T4' }), 'there is no Pagat').toEqual(['T5', 'win-last']);
    expect(why({ trick: 'H3 T2 H4' })[1], 'it would not win').toBe('win-last');
    expect(why({ hand: 'HQ T4 T1', legal: 'HQ' })[1], 'it may not be played').not.toMatch(/pagat|bird/);
  });

  it('wins as last player with the lowest card that does', () => {
    expect(
      plays({ game: dreier, trick: 'CQ C8 CN', hand: 'T22 T10 T6 S9 HJ', legal: 'T22 T10 T6' }),
      'ruff of partners’ points',
    ).toBe('T6');
    expect(
      plays({
        game: { contract: 'dreier', declarer: 3 },
        trick: 'S7 SN CQ',
        hand: 'T22 T10 T6 H9',
        legal: 'T22 T10 T6',
      }),
    ).toBe('T6');
    expect(
      plays({
        game: { contract: 'dreier', declarer: 0 },
        trick: 'T9 T14 T2',
        hand: 'T22 T15 T6 SK',
        legal: 'T22 T15 T6',
      }),
    ).toBe('T15');
  });

  it('brings the Pagat home as last player', () => {
    expect(
      plays({
        game: { contract: 'dreier', declarer: 0 },
        trick: 'D1 DQ DN',
        hand: 'T22 T15 T1 SK',
        legal: 'T22 T15 T1',
      }),
    ).toBe('T1');
  });

  it('does not lead the Sküs or the Pagat for nothing', () => {
    const lead = plays({ game: dreier, hand: 'T22 T9 T1 SK S9 S8 C8 C7 H3 H2 D4 D3' });
    expect(['T22', 'T1']).not.toContain(lead);
  });

  it('has the declarer draw tarocks when holding most of them', () => {
    const hand = 'T22 T21 T20 T18 T17 T15 T13 T9 CK C8 HK H4';
    expect(plays({ game: { contract: 'dreier', declarer: 0 }, hand })).toMatch(/^T(22|21|20)$/);
  });

  it('takes the Mond and the Pagat from the declarer, and leaves them to the partner', () => {
    const hand = { hand: 'T22 T12 T3 C8', legal: 'T22 T12 T3' };
    expect(plays({ game: { contract: 'dreier', declarer: 2 }, trick: 'T5 T21 T9', ...hand })).toBe('T22');
    expect(plays({ game: dreier, trick: 'T5 T21 T9', ...hand }), 'the partner has it').toBe('T3');
    expect(plays({ game: dreier, trick: 'T5 T1 T2', ...hand })).toBe('T12');
  });

  it('keeps an announced bird, though it might go (Upper Austria)', () => {
    const game = { contract: 'dreier', declarer: 0 };
    const items = [{ about: 'pagat', by: 0 }];
    expect(
      plays({ game, items, profile: 'ooe-2023', trick: 'D1 DQ', hand: 'T1 T5 T15 SK', legal: 'T1 T5 T15' }),
    ).not.toBe('T1');
  });

  it('does not let a silent bird be beaten in its trick', () => {
    const before = Array.from({ length: 10 }, (): readonly [Seat, string, Seat] => [1, '', 1]);
    const game = { contract: 'dreier', declarer: 0 };
    expect(plays({ game, before, trick: 'T9 T4 T6', hand: 'T2 T8', legal: 'T2 T8' })).toBe('T8');
  });

  it('knows the partner by the called king, and plays to that hand', () => {
    // Seat 2 showed the called king in the first trick, and wins now.
    const game = { contract: 'rufer', declarer: 0, called: 'SK', partner: 2 };
    const before = [[1, 'S9 SK S8 S7', 2]] as const;
    expect(plays({ game, before, trick: 'C9 CK C8', hand: 'CQ C7 T9 T4 H4 H3 D4 D3 T2 T5 T6', legal: 'CQ C7' })).toBe(
      'CQ',
    );
  });
});

describe('a Farbenspiel', () => {
  it('has the declarer cash what nobody can beat', () => {
    const game = { contract: 'farbensolo', declarer: 0 };
    expect(plays({ game, hand: 'CK CQ CN C8 HK HQ H4 DK D1 T22 T5 T4', legal: 'CK CQ CN C8 HK HQ H4 DK D1' })).toMatch(
      /^[CHD]K$/,
    );
  });

  it('knows that a tarock wins nothing there', () => {
    const game = { contract: 'farbendreier', declarer: 1 };
    // The declarer wins with their king: no Trull piece is given to them.
    expect(plays({ game, trick: 'CK C8 C9', hand: 'T22 T7 T1 HK', legal: 'T22 T7 T1' })).toBe('T7');
    // A partner wins: here it is safe.
    expect(plays({ game, trick: 'C8 CK C9', hand: 'T22 T7 H4 H3', legal: 'T22 T7' })).toBe('T22');
  });
});

describe('a game for few tricks', () => {
  const bettel = { contract: 'bettel', declarer: 0 };

  it('goes under, and throws away what is dangerous', () => {
    expect(plays({ game: bettel, trick: 'H1 HQ H3', hand: 'HN H2 C8 C7', legal: 'HN H2' })).toBe('HN');
    expect(plays({ game: bettel, trick: 'T9 T12 T10', hand: 'SK S8 C7 D4', legal: 'SK S8 C7 D4' })).toBe('SK');
  });

  it('leads low where others may be unable to beat it', () => {
    const before = Array.from({ length: 8 }, (): readonly [Seat, string, Seat] => [1, '', 1]);
    expect(plays({ game: bettel, before, hand: 'CK CN C7 DQ' })).toBe('C7');
  });

  it('has defenders lead below what the declarer must take', () => {
    const open = { 1: 'CQ C9 SK', 2: 'T20 T17 C8', 3: 'T18 T6 C10' };
    const ouvert = { contract: 'bettel-ouvert', declarer: 1 };
    // Clubs: the declarer must beat the 7, and nobody can beat that queen but the king, which is mine.
    expect(plays({ game: ouvert, open, hand: 'C7 T22 CK' })).toBe('C7');
  });

  it('takes its one trick of a Piccolo when it can', () => {
    const piccolo = { contract: 'piccolo', declarer: 0 };
    expect(plays({ game: piccolo, trick: 'C8 C9 CN', hand: 'CK C7 H4 D4 S7 T3', legal: 'CK' })).toBe('CK');
    const before = [[1, 'C8 C9 CN CK', 0]] as const;
    expect(plays({ game: piccolo, before, trick: 'H3 H1 H2', hand: 'HJ H4 D4 S7 T3', legal: 'HJ H4' })).toBe('H4');
  });
});

describe('Trischaken', () => {
  const game = { contract: 'trischaken', declarer: 2, with: { stichzwang: false, talon: 'last' } };

  it('gives points to whoever wins, and takes none', () => {
    expect(plays({ game, trick: 'H1 T9 H3', hand: 'HK H4 C7 T2', legal: 'HK H4' })).toBe('HK');
    expect(plays({ game, trick: 'HQ HN H3', hand: 'HK H4 C7 T2', legal: 'HK H4' })).toBe('H4');
  });
});

describe('whatever else is asked', () => {
  const ask = (phase: string, offers: View['offers']) => {
    const zones = { [handOf(0)]: cards('T2 C7 C8 H4 HK S7') };
    const nobody = { games: [], items: [], notes: null, turn: { must: [0], may: [] }, history: [], review: REVIEW };
    return advise(
      { viewer: 0, table: 4, active: ACTIVE, dealer: 3, now: NOW, zones, phase, offers, ...nobody },
      tableOf(koenigrufen, TYROL),
    )?.action;
  };
  const oneOf = (...actions: readonly object[]): View['offers'] => [
    { kind: 'one-of', actions: actions as readonly Action[] },
  ];

  it('swaps a poor card for a good one of the open talon, and no good one for a poor one', () => {
    const swap = (give: string, take: string) => ({ type: 'exchange', give, take });
    const good = { type: 'good' };
    expect(ask('exchange', oneOf(good, swap('H4', 'T21'), swap('H4', 'D2'), swap('T2', 'T21')))).toEqual(
      swap('H4', 'T21'),
    );
    expect(ask('exchange', oneOf(good, swap('C8', 'D1'), swap('H4', 'S8')))).toEqual(good);
  });

  it('says something quiet in a phase that it does not know, or takes what is offered', () => {
    expect(ask('knocking', oneOf({ type: 'knock' }, { type: 'pass' }))).toEqual({ type: 'pass' });
    expect(ask('knocking', oneOf({ type: 'knock' }, { type: 'tap' }))).toEqual({ type: 'knock' });
    const offer = { kind: 'cards', type: 'give', from: cards('C7 C8 H4'), fixed: cards('H4'), min: 2, max: 3 } as const;
    expect(ask('giving', [offer])).toEqual({ type: 'give', cards: ['H4', 'C7'] });
    expect(ask('waiting', [])).toBeUndefined();
  });
});
