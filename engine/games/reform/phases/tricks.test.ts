import { describe, expect, test } from 'vitest';
import { type Card, handOf } from '#engine/core/card.ts';
import { rational } from '#engine/core/rational.ts';
import type { Seat } from '#engine/core/seat.ts';
import { apply } from '#engine/kernel/deal/apply.ts';
import { evolve } from '#engine/kernel/deal/evolve.ts';
import { view } from '#engine/kernel/deal/redact.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { fallbacksOf } from '#engine/kernel/family/options.ts';
import { type Game, type Item, itemOf } from '#engine/kernel/score.ts';
import type { Trick } from '#engine/phases/trick.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { reform } from '../game.ts';
import { OPTIONS, type Options } from '../options/options.ts';
import { rulesetOf } from '../ruleset.ts';
import { tricks } from './tricks.ts';

const cards = (list: string): readonly Card[] => list.split(' ').filter(Boolean);

const playing = (options: Partial<Options> = {}): ReturnType<typeof tricks> =>
  tricks(rulesetOf(tableOf(reform, 'reform', { ...fallbacksOf(OPTIONS), ...options })));

/** What differs from a Dreier of seat 1 at the beginning of its first trick. */
interface Position {
  readonly game?: Partial<Game>;
  readonly items?: readonly Item[];
  readonly hands: Partial<Record<Seat, string>>;
  readonly trick?: string;
  /** Who has won the tricks before. */
  readonly won?: readonly Seat[];
}

const at = ({ game, items = [], hands, trick = '', won = [] }: Position): State => ({
  table: 4,
  active: [0, 1, 2, 3],
  dealer: 3,
  now: { deal: 1, factors: [], pot: rational(0), notes: {} },
  zones: {
    trick: cards(trick),
    ...Object.fromEntries([0, 1, 2, 3].map((seat) => [handOf(seat), cards(hands[seat] ?? 'H1')])),
  },
  known: {},
  games: [{ declarer: 1, contract: 'dreier', with: {}, ...game }],
  items: [itemOf('game', 'bid', 1), ...items],
  phase: 'tricks',
  end: null,
  notes: { tricks: { tricks: won.map((winner): Trick => ({ plays: [], winner })) } },
  attempts: [],
  log: [],
});

const announced = (about: string, by: Seat): Item => itemOf(about, 'announced', by);
const BETTEL = { contract: 'bettel' };
const PICCOLO = { contract: 'piccolo' };
const FARBENSOLO = { contract: 'farbensolo' };
/** Seat 1 has called, and 3 is the partner that nobody knows. */
const RUFER = { contract: 'rufer', called: 'CK', partner: 3 };

/** What the seat whose turn it is may play. */
function legal(position: Position, options?: Partial<Options>): string {
  const phase = playing(options);
  const s = at(position);
  const [seat = 0] = phase.turn(s).must;
  const [offer] = phase.offers(s, seat);
  return offer?.kind === 'one-of'
    ? offer.actions.map((action) => ('card' in action ? String(action.card) : '')).join(' ')
    : '';
}

const refused = (position: Position, card: Card): string | undefined => {
  const phase = playing();
  const s = at(position);
  const [seat = 0] = phase.turn(s).must;
  return phase.refuse(s, seat, { type: 'play', card })?.code;
};

describe('who leads (reform §4)', () => {
  test.each([
    ['forehand to a Dreier', undefined, [], [0]],
    ['the declarer to a Bettel', BETTEL, [], [1]],
    ['then whoever has won', BETTEL, [2], [2]],
  ] as const)('%s', (_, game, won, leads) =>
    expect(playing().turn(at({ ...(game && { game }), won, hands: {} })).must).toEqual(leads),
  );
});

describe('modes T and H (reform §7.1)', () => {
  test.each<[says: string, position: Position, may: string]>([
    ['leading, any card', { hands: { 0: 'T1 H1 SK' } }, 'T1 H1 SK'],
    ['follow the suit led', { hands: { 1: 'T1 H1 SK' }, trick: 'S8' }, 'SK'],
    ['else a tarock, also a low one', { hands: { 1: 'T1 H1 CK' }, trick: 'S8' }, 'T1'],
    ['else any card', { hands: { 1: 'H1 CK' }, trick: 'S8' }, 'H1 CK'],
    ['H: beat, if you can', { game: BETTEL, hands: { 2: 'SK S9 T5' }, trick: 'SQ' }, 'SK'],
    ['H: else follow as before', { game: BETTEL, hands: { 2: 'S10 S9 T5' }, trick: 'SQ' }, 'S10 S9'],
    ['H: above the tarock in it', { game: BETTEL, hands: { 3: 'T9 T4 H1' }, trick: 'SQ T8' }, 'T9'],
    ['H: no suit card beats a tarock', { game: BETTEL, hands: { 3: 'SK S7' }, trick: 'SQ T8' }, 'SK S7'],
    ['H: no rule for the Pagat', { game: BETTEL, hands: { 2: 'T1 T5 H1' }, trick: 'SQ' }, 'T1 T5'],
  ])('%s', (_, position, may) => expect(legal(position)).toBe(may));

  test.each<[code: string, position: Position, card: Card]>([
    ['must-follow-suit', { hands: { 1: 'T1 H1 SK' }, trick: 'S8' }, 'T1'],
    ['must-play-tarock', { hands: { 1: 'T1 H1 CK' }, trick: 'S8' }, 'H1'],
    ['must-head', { game: BETTEL, hands: { 2: 'SK S9 T5' }, trick: 'SQ' }, 'S9'],
    ['card-not-in-hand', { hands: { 0: 'T1' } }, 'T2'],
  ])('refuses with %s', (code, position, card) => expect(refused(position, card)).toBe(code));
});

describe('tarocks as a suit like the others (reform §7.2)', () => {
  const leading = (hand: string): Position => ({ game: FARBENSOLO, hands: { 1: hand } });
  const following = (hand: string, trick: string): Position => ({ game: FARBENSOLO, hands: { 2: hand }, trick });

  test.each<[says: string, position: Position, may: string]>([
    ['no tarock is led', leading('T22 T1 H1 SK'), 'H1 SK'],
    ['but from a hand of tarocks', leading('T22 T1'), 'T22 T1'],
    ['follow the suit led', following('T1 H1 SK', 'S8'), 'SK'],
    ['else a tarock', following('T1 H1 CK', 'S8'), 'T1'],
    ['else any card', following('H1 CK', 'S8'), 'H1 CK'],
    ['follow tarocks', following('T1 T5 CK', 'T9'), 'T1 T5'],
    ['else any card to tarocks', following('H1 CK', 'T9'), 'H1 CK'],
  ])('%s', (_, position, may) => expect(legal(position)).toBe(may));

  test('a tarock that may not be led is refused', () =>
    expect(refused(leading('T22 H1'), 'T22')).toBe('no-tarock-lead'));

  test('whoever leads a tarock shows that nothing else is left', () => {
    const could = (card: Card, beside: Card) => playing().couldPlay?.(at(leading('')), 1, card, beside);
    expect([could('T5', 'H1'), could('T5', 'T6'), could('H1', 'T5')]).toEqual([false, true, true]);
  });

  test.each<[says: string, trick: string, last: Card, winner: Seat]>([
    ['a tarock wins nothing that was led in a suit', 'S7 T22 T21', 'S8', 0],
    ['the highest of the suit led', 'S8 T22 SK', 'SQ', 3],
    ['tarocks that are led', 'T5 T9 CK', 'T2', 2],
  ])('%s', (_, trick, last, winner) => {
    const s = at({ game: FARBENSOLO, hands: { 0: last }, trick });
    const [noted] = playing()
      .decide(s, 0, { type: 'play', card: last })
      .filter(({ type }) => type === 'noted');
    expect(noted).toMatchObject({ notes: { tricks: [{ winner }] } });
  });

  test('the Kaiserstich counts there too, where it is agreed', () => {
    const s = at({ game: FARBENSOLO, hands: { 0: 'T1' }, trick: 'S7 T22 T21' });
    const [noted] = playing({ kaiserstich: true })
      .decide(s, 0, { type: 'play', card: 'T1' })
      .filter(({ type }) => type === 'noted');
    expect(noted).toMatchObject({ notes: { tricks: [{ winner: 0 }] } });
  });
});

describe('open hands (reform §4)', () => {
  const HANDS = { 0: 'H1', 1: 'H4 C7', 2: 'H3 C8', 3: 'H2 C9' };
  const open = (contract: string, won: readonly Seat[] = []) => {
    const hands = { ...HANDS, 0: 'H1 C10' };
    const s = at({ game: { contract }, hands, trick: 'S7 S8 S9', won });
    const over = evolve(s, ...playing().decide(s, 0, { type: 'play', card: 'C10' }));
    return Object.values(HANDS)
      .flatMap((hand) => cards(hand))
      .filter((card) => over.known[card] === 'all').length;
  };

  test.each(['bettel-ouvert', 'piccolo-ouvert'])('%s: once the first trick is over, to everybody', (contract) =>
    expect(open(contract)).toBe(7),
  );
  test('not after a later trick alone', () => expect(open('bettel-ouvert', [1])).toBe(0));
  test('not in the game without them', () => expect(open('bettel')).toBe(0));
});

describe('a talon that nobody has seen (reform §7.2)', () => {
  test.each(['solorufer', 'solouhurufer', 'solodreier', 'farbensolo'])('%s: opened once all is played', (contract) => {
    const rules = reform.rules(tableOf(reform, 'reform'));
    const s = at({ game: { contract }, hands: { 0: 'H4', 1: 'H3', 2: 'H2', 3: '' }, trick: 'H1' });
    const hidden = {
      ...s,
      zones: { ...s.zones, 'hand:0': ['H4'], 'hand:3': [], 'talon:0': ['CK'], 'talon:1': ['T3'] },
    };
    const led = { ...hidden, notes: { tricks: { tricks: [{ plays: [], winner: 3 }] } } };
    const over = [0, 1, 2].reduce<State>((now, seat) => {
      expect(view(rules, now, 0).zones).toMatchObject({ 'talon:0': [null], 'talon:1': [null] });
      const play = { type: 'play', card: ['H4', 'H3', 'H2'][seat] ?? '' };
      const done = apply(rules, now, seat, play);
      return done.ok ? done.value : now;
    }, led);
    expect(over.end).toBe('settle');
    expect(view(rules, over, 'spectator').zones).toMatchObject({ 'talon:0': ['CK'], 'talon:1': ['T3'] });
  });
});

describe('everybody alone (reform §7.3)', () => {
  const trischaker = (heading: boolean) => ({ contract: 'trischaker', with: { heading } });
  const bohemian = (heading: boolean) => ({ contract: 'boehmischer-trischaker', with: { heading, trump: 'H' } });

  test('forehand leads', () =>
    expect(playing().turn(at({ game: { ...trischaker(true), declarer: 0 }, hands: {} })).must).toEqual([0]));

  test.each<[says: string, position: Position, may: string]>([
    ['beat, if it was declared', { game: trischaker(true), hands: { 1: 'SK S9 T5' }, trick: 'SQ' }, 'SK'],
    ['follow, without a duty to beat', { game: trischaker(false), hands: { 1: 'SK S9 T5' }, trick: 'SQ' }, 'SK S9'],
    ['the Pagat is not led', { game: trischaker(false), hands: { 0: 'T1 T2 H1' } }, 'T2 H1'],
    ['but as the last tarock', { game: trischaker(false), hands: { 0: 'T1 H1' } }, 'T1 H1'],
    ['nor given', { game: trischaker(false), hands: { 1: 'T1 T2 H1' }, trick: 'S8' }, 'T2'],
    ['though it would have to beat', { game: trischaker(true), hands: { 1: 'T1 T5' }, trick: 'S8' }, 'T5'],
    ['below another tarock, too', { game: trischaker(true), hands: { 2: 'T1 T5' }, trick: 'S8 T9' }, 'T5'],
    ['the Pagat as the last tarock', { game: trischaker(true), hands: { 1: 'T1 H1' }, trick: 'S8' }, 'T1'],
    [
      'in a Bohemian one it is a tarock like the others',
      { game: bohemian(false), hands: { 0: 'T1 T2 H1' } },
      'T1 T2 H1',
    ],
    ['Bohemian: follow suit', { game: bohemian(false), hands: { 1: 'S7 HK T5' }, trick: 'S8' }, 'S7'],
    [
      'Bohemian: else a tarock, although others beat',
      { game: bohemian(true), hands: { 1: 'HK T5' }, trick: 'S8' },
      'T5',
    ],
    ['Bohemian: beat by its order', { game: bohemian(true), hands: { 2: 'SK S9' }, trick: 'S8 T5' }, 'SK'],
    [
      'Bohemian: an equal card does not beat',
      { game: bohemian(true), hands: { 2: 'S10 S9' }, trick: 'S8 D1' },
      'S10 S9',
    ],
    ['Bohemian: nothing beats', { game: bohemian(true), hands: { 2: 'S10 SK' }, trick: 'S8 H4' }, 'S10 SK'],
  ])('%s', (_, position, may) => expect(legal(position)).toBe(may));

  test('the Pagat outranks the Kaiserstich, too', () => {
    const position: Position = { game: trischaker(true), hands: { 2: 'T1 T5' }, trick: 'T21 T22' };
    expect(legal(position, { kaiserstich: true })).toBe('T5');
  });

  test('whoever plays the Pagat shows that it was the last tarock', () => {
    const could = (beside: Card) =>
      playing().couldPlay?.(at({ game: trischaker(false), hands: {}, trick: 'S8' }), 1, 'T1', beside);
    expect([could('T5'), could('H1'), could('S7')]).toEqual([false, true, false]);
  });

  test.each<[code: string, position: Position, card: Card]>([
    ['pagat-last', { game: trischaker(false), hands: { 0: 'T1 T2' } }, 'T1'],
    ['pagat-last', { game: trischaker(true), hands: { 1: 'T1 T2' }, trick: 'S8' }, 'T1'],
    ['must-head', { game: trischaker(true), hands: { 1: 'T9 T2 T1' }, trick: 'T5' }, 'T2'],
    ['must-follow-suit', { game: trischaker(true), hands: { 1: 'T1 T2 S7' }, trick: 'S8' }, 'T1'],
  ])('refuses with %s', (code, position, card) => expect(refused(position, card)).toBe(code));

  test('a Bohemian trick is won by its order', () => {
    const s = at({ game: { ...bohemian(false), declarer: 0 }, hands: { 3: 'H4' }, trick: 'SK T22 CK' });
    const [noted] = playing()
      .decide(s, 3, { type: 'play', card: 'H4' })
      .filter(({ type }) => type === 'noted');
    expect(noted).toMatchObject({ notes: { tricks: [{ winner: 3 }] } });
  });

  test.each([
    ['trischaker', ['CK', 'T3']],
    ['boehmischer-trischaker', undefined],
  ])('%s: the talon goes to the winner of the last trick, or to nobody', (contract, given) => {
    const game = { ...bohemian(false), declarer: 0, contract };
    const before = at({ game, hands: { 0: '', 1: '', 2: '', 3: 'T4' }, trick: 'H1 H2 H3', won: Array(11).fill(0) });
    const s = { ...before, zones: { ...before.zones, 'talon:0': ['CK'], 'talon:1': ['T3'] } };
    const over = evolve(s, ...playing().decide(s, 3, { type: 'play', card: 'T4' }));
    const winner = contract === 'trischaker' ? 3 : 0;
    expect(over.zones[`pile:${winner}`]).toEqual([...cards('H1 H2 H3 T4'), ...(given ?? [])]);
    expect([over.known['CK'], over.known['T3']]).toEqual(given ? ['all', 'all'] : [undefined, undefined]);
    expect(playing().next(over)).toEqual([{ type: 'ended', end: 'settle' }]);
  });

  test('not to the winner of an earlier one', () => {
    const before = at({ game: trischaker(false), hands: { 3: 'T4 T6' }, trick: 'H1 H2 H3', won: [0] });
    const s = { ...before, zones: { ...before.zones, 'talon:0': ['CK'] } };
    expect(evolve(s, ...playing().decide(s, 3, { type: 'play', card: 'T4' })).zones['talon:0']).toEqual(['CK']);
  });

  test('it is played to the end, though somebody has lost it already', () => {
    const won = Array<Seat>(11).fill(0);
    for (const game of [trischaker(true), bohemian(true)])
      expect(playing().turn(at({ game, won, hands: {} })).must).toEqual([0]);
  });
});

describe('the Kaiserstich (reform §7.1)', () => {
  const position: Position = { game: BETTEL, hands: { 3: 'T1 T5' }, trick: 'T21 T22' };
  test('the Pagat beats the two others where it is agreed', () => {
    expect(legal(position, { kaiserstich: true })).toBe('T1');
    expect(legal(position)).toBe('T1 T5');
  });

  test.each([
    [true, 0],
    [false, 2],
  ])('agreed: %s', (kaiserstich, winner) => {
    const s = at({ hands: { 3: 'S7' }, trick: 'T1 T21 T22' });
    const noted = playing({ kaiserstich })
      .decide(s, 3, { type: 'play', card: 'S7' })
      .find(({ type }) => type === 'noted');
    expect(noted).toMatchObject({ notes: { tricks: [{ winner }] } });
  });
});

describe('announced cards (reform §6.2)', () => {
  const before = (number: number, winner: Seat = 0): readonly Seat[] =>
    Array.from({ length: number - 1 }, () => winner);
  const PAGAT = [announced('pagat-ultimo', 1)];
  const BIRDS = [...PAGAT, announced('uhu', 1)];
  const KING = [announced('koenig-ultimo', 1)];

  test.each<[says: string, position: Position, may: string]>([
    ['kept while another card is legal', { items: PAGAT, hands: { 1: 'T1 T5' }, trick: 'T9' }, 'T5'],
    ['forced out', { items: PAGAT, hands: { 1: 'T1 S7' }, trick: 'T9' }, 'T1'],
    ['among several of them, as one likes', { items: BIRDS, hands: { 1: 'T1 T2 S7' }, trick: 'T9' }, 'T1 T2'],
    ['in its trick it must fall', { items: BIRDS, hands: { 1: 'T1 T2 T5' }, trick: 'T9', won: before(11) }, 'T2'],
    ['unless it is illegal', { items: BIRDS, hands: { 1: 'S8 T2' }, trick: 'S7', won: before(11) }, 'S8'],
    [
      'after its trick it is free',
      { items: [announced('uhu', 1)], hands: { 1: 'T2 T5' }, trick: 'T9', won: before(12) },
      'T2 T5',
    ],
    ['by a partner that nobody knows', { game: RUFER, items: PAGAT, hands: { 3: 'T1 T5' }, trick: 'T9 T8 T7' }, 'T5'],
    ['the called king by its holder', { game: RUFER, items: KING, hands: { 3: 'CK C8' }, trick: 'C9 C10 C7' }, 'C8'],
    [
      'by a declarer who has called an own king',
      { game: { contract: 'rufer', called: 'CK' }, items: KING, hands: { 1: 'CK C8' }, trick: 'C9' },
      'C8',
    ],
    ['not by the other side', { items: PAGAT, hands: { 2: 'T1 T5' }, trick: 'T9 T8' }, 'T1 T5'],
    [
      'by the side-mate of an opponent',
      { items: [announced('uhu', 2)], hands: { 3: 'T2 T5' }, trick: 'T9 T8 T7' },
      'T5',
    ],
  ])('%s', (_, position, may) => expect(legal(position)).toBe(may));

  test.each<[code: string, position: Position, card: Card]>([
    ['announced-card-locked', { items: PAGAT, hands: { 1: 'T1 T5' }, trick: 'T9' }, 'T1'],
    ['announced-card-due', { items: BIRDS, hands: { 1: 'T1 T2 T5' }, trick: 'T9', won: before(11) }, 'T5'],
  ])('refuses with %s', (code, position, card) => expect(refused(position, card)).toBe(code));

  test.each<[says: string, game: Partial<Game>, items: readonly Item[], seat: Seat, could: boolean]>([
    ['a declarer who may not play it has nothing else', RUFER, PAGAT, 1, false],
    ['a partner shows nothing by it while nobody knows them', RUFER, PAGAT, 3, true],
    ['a partner who has announced does', RUFER, [...PAGAT, announced('uhu', 3)], 3, false],
    ['nobody does of a king without a name', { ...RUFER, with: { fourth: true } }, [...PAGAT, ...KING], 1, true],
  ])('what others learn: %s', (_, game, items, seat, could) => {
    const s = at({ game, items, hands: {}, trick: 'T9 T8 T7'.split(' ').slice(0, seat).join(' ') });
    expect(playing().couldPlay?.(s, seat, 'T1', 'T5')).toBe(could);
  });
});

describe('the bird that a bid has announced (reform §6.3)', () => {
  const UHU = { contract: 'uhurufer', called: 'CK', partner: 3 };
  const bid = [itemOf('uhu', 'bid', 1)];

  test.each<[says: string, position: Position, may: string]>([
    ['is kept by the declarer', { game: UHU, items: bid, hands: { 1: 'T2 T5' }, trick: 'T9' }, 'T5'],
    ['is kept by the partner', { game: UHU, items: bid, hands: { 3: 'T2 T5' }, trick: 'T9 T8 T7' }, 'T5'],
    ['is no matter of the others', { game: UHU, items: bid, hands: { 2: 'T2 T5' }, trick: 'T9 T8' }, 'T2 T5'],
  ])('%s', (_, position, may) => expect(legal(position)).toBe(may));

  test('and the partner shows nothing by keeping it', () => {
    const could = (seat: Seat, trick: string) =>
      playing().couldPlay?.(at({ game: UHU, items: bid, hands: {}, trick }), seat, 'T2', 'T5');
    expect([could(1, 'T9'), could(3, 'T9 T8 T7')]).toEqual([false, true]);
  });
});

describe('when a Piccolo is over (reform §7.6)', () => {
  const none = (n: number): readonly Seat[] => Array.from({ length: n }, () => 0);
  test.each<[says: string, won: readonly Seat[], goesOn: boolean]>([
    ['no trick', none(11), true],
    ['its one trick: another would lose it', [1], true],
    ['two tricks: a third would bring a Sürtaxe', [1, 1], true],
    ['three tricks', [1, 1, 1], false],
    ['its one trick after eleven', [1, ...none(10)], true],
  ])('%s', (_, won, goesOn) =>
    expect(playing().turn(at({ game: PICCOLO, won, hands: {} })).must.length > 0).toBe(goesOn),
  );
});

describe('when a Bettel is over (reform §7.6)', () => {
  test.each<[says: string, won: readonly Seat[], goesOn: boolean]>([
    ['no trick', [0, 2, 3], true],
    ['one trick: a second would bring a Sürtaxe', [1, 2], true],
    ['two tricks', [1, 2, 1], false],
    ['no trick after eleven', [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], true],
    ['one trick after eleven', [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], true],
  ])('%s', (_, won, goesOn) => {
    const { must } = playing().turn(at({ game: BETTEL, won, hands: {} }));
    expect(must.length > 0).toBe(goesOn);
  });

  test('a game for points is played to the end', () =>
    expect(playing().turn(at({ won: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], hands: {} })).must).toEqual([0]));

  test('then the deal is settled', () =>
    expect(playing().next(at({ game: BETTEL, won: [1, 1], hands: {} }))).toEqual([{ type: 'ended', end: 'settle' }]));
});
