import { describe, expect, test } from 'vitest';
import { ZERO } from '#engine/core/rational.ts';
import type { Audience, Viewer } from '#engine/core/seat.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { type Game, itemOf } from '#engine/kernel/score.ts';
import { faceOf, isKnown, maySpeakForSide } from './knowledge.ts';

/** Seat 0 declares and has called HK, which seat 2 holds. */
const GAME: Game = { declarer: 0, contract: 'rufer', called: 'HK', partner: 2, with: {} };
const OWN: Game = { declarer: 0, contract: 'rufer', called: 'HK', with: {} };

const ITEM = itemOf('game', 'bid', 0);
const UHU = { ...itemOf('uhu', 'announced', 2) };
const doubledBy = (by: number) => ({ ...ITEM, doublings: [{ step: 'kontra', by }] });

function dealOf(game: Game, changes: Partial<State> = {}, known: Audience = [game.partner ?? game.declarer]): State {
  return {
    ...{ table: 5, active: [1, 2, 3, 0], dealer: 4, now: { deal: 1, factors: [], pot: ZERO, notes: {} } },
    ...{ zones: {}, known: { HK: known }, games: [game], items: [ITEM], phase: 'announce', end: null, notes: {} },
    ...{ attempts: [], log: [], ...changes },
  };
}

const VIEWERS: readonly Viewer[] = [0, 1, 2, 3, 4, 'spectator', 'open'];

/** Who is told of a part of the game. */
const told = (part: 'called' | 'partner', s: State): readonly Viewer[] =>
  VIEWERS.filter((viewer) => s.games.some((game) => part in faceOf(game, s, viewer)));

describe('who the partner is', () => {
  test('only he knows at first', () => expect(told('partner', dealOf(GAME))).toEqual([2, 'open']));
  test.each<[string, Partial<State>, Audience?]>([
    ['once he announces', { items: [ITEM, UHU] }],
    ['once he halves the game', { items: [{ ...ITEM, doublings: [{ step: 'selbstkontra', by: 2 }] }] }],
    ['once he protests', { items: [{ ...doubledBy(1), protests: [{ by: 2, of: 1 }] }] }],
    ['once he plays the king', {}, 'all'],
    ['once the deal is over', { end: 'settle' }],
  ])('everybody knows %s', (_, changes, known) =>
    expect(told('partner', dealOf(GAME, changes, known))).toEqual(VIEWERS),
  );
  test('no kontra of an opponent tells', () =>
    expect(told('partner', dealOf(GAME, { items: [doubledBy(1)] }))).toEqual([2, 'open']));
});

describe('whether there is a partner', () => {
  const items = [[ITEM], [doubledBy(1)], [{ ...doubledBy(1), protests: [{ by: 3, of: 1 }] }]];
  test.each(items)('is shown to no opponent and to no spectator', (...stand) => {
    const [hidden, own] = [GAME, OWN].map((game) => dealOf(game, { items: stand })) as [State, State];
    for (const viewer of [1, 3, 4, 'spectator'] as const)
      expect(faceOf(GAME, hidden, viewer)).toEqual(faceOf(OWN, own, viewer));
    for (const seat of hidden.active) if (seat !== 2) expect(isKnown(hidden, seat)).toBe(isKnown(own, seat));
  });
});

test('the bird of the bid tells nothing of the partner, until he doubles or halves it', () => {
  const bird = itemOf('uhu', 'bid', 0);
  const said = (step: string, by: number) => ({ ...bird, doublings: [{ step, by }] });
  expect(told('partner', dealOf(GAME, { items: [ITEM, bird] }))).toEqual([2, 'open']);
  expect(told('partner', dealOf(GAME, { items: [ITEM, said('kontra', 1)] }))).toEqual([2, 'open']);
  expect(told('partner', dealOf(GAME, { items: [ITEM, said('selbstkontra', 2)] }))).toEqual(VIEWERS);
});

test('a king in a talon that nobody sees is an own king to everybody', () => {
  const [own, lying] = [[0], []].map((known) => dealOf({ ...OWN, contract: 'solorufer' }, {}, known)) as [State, State];
  for (const viewer of VIEWERS.filter((one) => one !== 0))
    expect(faceOf(OWN, lying, viewer)).toEqual(faceOf(OWN, own, viewer));
  for (const seat of own.active) expect(isKnown(lying, seat)).toBe(isKnown(own, seat));
});

describe('the fourth king', () => {
  const unsaid: Game = { ...GAME, with: { fourth: true } };
  test('is named to the declarer, who knows the other three, and to its holder', () =>
    expect(told('called', dealOf(unsaid))).toEqual([0, 2, 'open']));
  test('is not named by what its holder announces', () =>
    expect(told('called', dealOf(unsaid, { items: [ITEM, UHU] }))).toEqual([0, 2, 'open']));
  test('is seen in the exposed talon by those who play', () => {
    const { partner: _, ...game } = { ...unsaid, with: { fourth: true, kingTalon: 'alone' } };
    expect(told('called', dealOf(game, {}, [1, 2, 3, 0]))).toEqual([0, 1, 2, 3, 'open']);
  });
  test('is another matter than a king that is named', () => expect(told('called', dealOf(GAME))).toEqual(VIEWERS));
});

describe('who is known', () => {
  const known = (s: State) => s.active.filter((seat) => isKnown(s, seat));
  const may = (s: State) => s.active.filter((seat) => maySpeakForSide(s, seat));
  test('is the declarer at first', () => expect(known(dealOf(GAME))).toEqual([0]));
  test('is an opponent with a kontra, and no other one', () =>
    expect(known(dealOf(GAME, { items: [doubledBy(1)] }))).toEqual([1, 0]));
  test('is everybody once the partner is', () =>
    expect(known(dealOf(GAME, { items: [ITEM, UHU] }))).toEqual([1, 2, 3, 0]));
  test('is everybody where nobody is hidden', () => {
    expect(known(dealOf({ declarer: 0, contract: 'dreier', with: {} }))).toEqual([1, 2, 3, 0]);
    expect(known(dealOf({ ...OWN, with: { kingTalon: 'alone' } }))).toEqual([1, 2, 3, 0]);
  });
  test('need not be the partner, to speak for his side', () => expect(may(dealOf(GAME))).toEqual([2, 0]));
});

test('of what was said with a game only what is public is shown', () => {
  const game: Game = { ...OWN, with: { soldBy: 3, exchanged: 4, group: 1, secret: 'x' } };
  expect(faceOf(game, dealOf(game), 1).with).toEqual({ soldBy: 3, exchanged: 4, group: 1 });
});

test('what is declared where everybody plays alone is for all to hear (reform §7.3, §9)', () => {
  const declared = { heading: false, trump: 'H' };
  const s = (terms: Game['with']) => dealOf({ declarer: 0, contract: 'trischaker', with: terms });
  for (const viewer of VIEWERS)
    for (const terms of [declared, { value: 12 }])
      expect(s(terms).games.map((game) => faceOf(game, s(terms), viewer).with)).toEqual([terms]);
});

describe('what is said of a game for one suit (reform §7.7)', () => {
  const PUBLIC = { suit: 'H', orderDone: true, bus: 2, busSuit: 'T', ending: 'departed' };
  const s = dealOf({ declarer: 0, contract: 'fahrt-ins-blaue', with: { ...PUBLIC, order: ['HK', 'T1'] } });
  const seen = (viewer: Viewer) => s.games.map((game) => faceOf(game, s, viewer).with);

  test('the suits, who runs the bus, that an order is ready and how it ended is for everybody', () => {
    for (const viewer of [1, 2, 3, 4, 'spectator'] as const) expect(seen(viewer)).toEqual([PUBLIC]);
  });
  test('which order it is only its declarer knows', () => {
    for (const viewer of [0, 'open'] as const) expect(seen(viewer)).toEqual([{ ...PUBLIC, order: ['HK', 'T1'] }]);
  });
});
