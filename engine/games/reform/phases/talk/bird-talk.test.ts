import { describe, expect, test } from 'vitest';
import { type Card, handOf } from '#engine/core/card.ts';
import type { Notes } from '#engine/core/json.ts';
import { rational } from '#engine/core/rational.ts';
import type { Seat } from '#engine/core/seat.ts';
import { reform } from '#engine/games/reform/game.ts';
import { itemsOf } from '#engine/games/reform/items.ts';
import { rulesetOf } from '#engine/games/reform/ruleset.ts';
import { evolve } from '#engine/kernel/deal/evolve.ts';
import { namedIn } from '#engine/kernel/deal/offers.ts';
import type { PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { Trick } from '#engine/phases/trick.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { tricks } from '../tricks.ts';
import { birdTalk } from './bird-talk.ts';

/** What is said here by whoever is asked; seat 1 declares, and 3 is the partner. */
type Word = { readonly type: string; readonly [field: string]: string };

interface Position {
  readonly contract?: string;
  /** Who has won the tricks before. */
  readonly won?: readonly Seat[];
  readonly trick?: readonly Card[];
  readonly options?: Notes;
  /** What the series has noted. */
  readonly notes?: Notes;
}

/** Nobody plays more than a card or two here. */
const HANDS = [
  ['C7', 'C8'],
  ['S7', 'S8', 'T1'],
  ['H3', 'H4'],
  ['D3', 'D4'],
];

function playing({ contract = 'solouhurufer', won = [], trick = [], options = {}, notes = {} }: Position = {}) {
  const ruleset = rulesetOf(tableOf(reform, 'reform', options));
  const game = { declarer: 1, contract, called: 'CK', partner: 3, with: {} };
  const active = [0, 1, 2, 3];
  const phases = [tricks(ruleset), birdTalk(ruleset)] as unknown as readonly PhaseOf<Word>[];
  let s: State = {
    ...{ table: 4, active, dealer: 3, now: { deal: 1, factors: [], pot: rational(0), notes } },
    zones: { trick, ...Object.fromEntries(HANDS.map((hand, seat) => [handOf(seat), hand])) },
    ...{ known: {}, games: [game], items: itemsOf(ruleset, game, active), phase: 'tricks', end: null },
    notes: { tricks: { tricks: won.map((winner): Trick => ({ plays: [], winner })) } },
    ...{ attempts: [], log: [] },
  };
  const here = () => phases.find(({ id }) => id === s.phase) as PhaseOf<Word>;
  const asked = () => here().turn(s).must[0] ?? -1;
  const deal = {
    get s() {
      return s;
    },
    get asked() {
      return asked();
    },
    get birds() {
      return namedIn(here().offers(s, asked())).flatMap((one) => ('bonus' in one ? [one.bonus] : []));
    },
    get words() {
      return namedIn(here().offers(s, asked())).map((one) =>
        'item' in one ? `${one.type}:${String(one.item)}` : one.type,
      );
    },
    refused: (word: Word) => here().refuse(s, asked(), word)?.code,
    does(...words: readonly Word[]) {
      for (const word of words) {
        expect(here().refuse(s, asked(), word), JSON.stringify(word)).toBeUndefined();
        s = evolve(s, ...here().decide(s, asked(), here().actions.parse(word)));
        if (here().turn(s).must.length === 0) s = evolve(s, ...here().next(s));
      }
      return deal;
    },
  };
  return deal;
}

const GOOD: Word = { type: 'good' };
const announce = (bonus: string): Word => ({ type: 'announce', bonus });
const say = (type: string, item: string): Word => ({ type, item });
const won = (n: number, last: Seat): readonly Seat[] => Array.from({ length: n }, (_, i) => (i === n - 1 ? last : 0));

describe('further birds (reform §7.2)', () => {
  test('are offered to the declarer at their own turn, beside the cards', () => {
    const deal = playing({ won: [1] });
    expect(deal.birds).toEqual(['pagat-ultimo', 'kakadu']);
    expect(namedIn(tricksOffers(deal.s)).filter(({ type }) => type === 'play')).toHaveLength(3);
  });

  test('the Marabu is among them where it is agreed', () =>
    expect(playing({ won: [1], options: { marabu: true } }).birds).toEqual(['pagat-ultimo', 'kakadu', 'marabu']));

  test.each<[says: string, position: Position, code: string | undefined]>([
    ['in the middle of a trick', { trick: ['C7'] }, undefined],
    ['in the fifth trick', { won: won(4, 0), trick: ['C7'] }, undefined],
    ['before the sixth, if they lead to it', { won: won(5, 1) }, undefined],
    ['not once its first card is played', { won: won(5, 0), trick: ['C7'] }, 'too-late-for-birds'],
    ['not at the turn of somebody else', { won: [2] }, 'wrong-phase'],
    ['not in the game without the bird', { contract: 'solorufer', won: [1] }, 'wrong-phase'],
    ['not in a Rufer with a bird', { contract: 'uhurufer', won: [1] }, 'wrong-phase'],
  ])('%s', (_, position, code) => {
    const deal = playing(position);
    expect(deal.refused(announce('kakadu'))).toBe(code);
    expect(deal.birds.length > 0).toBe(code === undefined);
  });

  test.each([
    ['uhu', 'already-declared'],
    ['volat', 'only-birds-now'],
    ['koenig-ultimo', 'only-birds-now'],
    ['marabu', 'option-off'],
  ])('%s is refused: %s', (bonus, code) => expect(playing({ won: [1] }).refused(announce(bonus))).toBe(code));
});

/** What the declarer may do. */
const tricksOffers = (s: State) => tricks(rulesetOf(tableOf(reform, 'reform'))).offers(s, 1);

describe('the talk about a further bird', () => {
  test('begins at the right of the declarer, and three are enough', () => {
    const deal = playing({ trick: ['C7'] }).does(announce('kakadu'));
    expect(deal.s).toMatchObject({ phase: 'bird-talk', notes: { 'bird-talk': { item: 'kakadu@1' } } });
    expect([deal.asked, deal.words]).toEqual([2, ['good', 'kontra:kakadu@1']]);
    deal.does(GOOD, GOOD);
    expect(deal.asked).toBe(0);
    deal.does(GOOD);
    expect(deal.s).toMatchObject({ phase: 'tricks', zones: { trick: ['C7'] } });
    expect([deal.asked, deal.birds]).toEqual([1, ['pagat-ultimo']]);
  });

  test('is of this bird alone', () => {
    const deal = playing({ won: [1] }).does(announce('kakadu'));
    expect(deal.refused(say('kontra', 'game'))).toBe('only-the-new-bird');
    expect(deal.refused(say('kontra', 'uhu@1'))).toBe('only-the-new-bird');
    expect(deal.refused(say('kontra', 'marabu@1'))).toBe('no-such-item');
  });

  test('goes on until three in a row have nothing to add', () => {
    const deal = playing({ won: [1] }).does(announce('kakadu'), say('kontra', 'kakadu@1'), GOOD);
    expect([deal.asked, deal.words]).toEqual([3, ['good', 'rekontra:kakadu@1']]);
    deal.does(say('rekontra', 'kakadu@1'), GOOD);
    expect([deal.asked, deal.words]).toEqual([0, ['good', 'subkontra:kakadu@1', 'protest:kakadu@1']]);
    deal.does({ ...say('protest', 'kakadu@1'), step: 'kontra' }, GOOD, GOOD, GOOD);
    expect(deal.asked).toBe(3);
    deal.does(GOOD);
    expect(deal.s.phase).toBe('tricks');
    expect(deal.s.items.at(-1)).toMatchObject({
      ...{ about: 'kakadu', stage: 'announced', by: 1, protests: [{ by: 0, of: 1 }] },
      doublings: [
        { step: 'kontra', by: 2 },
        { step: 'rekontra', by: 3 },
      ],
    });
  });

  test('may end in a Selbstkontra of the partner', () => {
    const deal = playing({ won: [1] }).does(announce('kakadu'), GOOD, say('selbstkontra', 'kakadu@1'), GOOD);
    expect(deal.refused(say('kontra', 'kakadu@1'))).toBe('kontra-closed');
  });

  test('begins anew with the next bird', () => {
    const deal = playing({ won: [1] }).does(announce('kakadu'), GOOD, GOOD, GOOD, announce('pagat-ultimo'));
    expect([deal.asked, deal.words]).toEqual([2, ['good', 'kontra:pagat-ultimo@1']]);
  });

  test('does not take place where the value of the game is fixed', () => {
    const deal = playing({ won: [1], notes: { fixed: 12 } }).does(announce('kakadu'));
    expect([deal.s.phase, deal.asked]).toEqual(['tricks', 1]);
  });

  test('binds the card, as if it had been announced before', () => {
    const deal = playing({ won: [1] });
    const plays = () => namedIn(tricksOffers(deal.s)).flatMap((one) => ('card' in one ? [one.card] : []));
    expect(plays()).toContain('T1');
    deal.does(announce('pagat-ultimo'), GOOD, GOOD, GOOD);
    expect(plays()).toEqual(['S7', 'S8']);
  });
});
