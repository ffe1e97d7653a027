import { describe, expect, test } from 'vitest';
import { seededRng } from '#engine/core/rng.ts';
import type { Rules } from '../deal/rules.ts';
import type { View } from '../deal/view.ts';
import { hintsIn, mended } from './clues.ts';
import type { Places } from './places.ts';

type Clues = ReturnType<NonNullable<Rules['phases'][number]['clues']>>;

/** What follows from clues of a phase that has been entered, or not, and from what moved since. */
function told(clues: Clues, moved: readonly object[] = [], entered: readonly string[] = ['play']) {
  const history = [...entered.map((phase) => ({ type: 'entered', phase })), ...moved];
  const rules = { phases: [{ id: 'play', clues: () => clues }, { id: 'other' }] };
  return hintsIn(rules as unknown as Rules, { history } as unknown as View);
}

const clue = (none: string, unless: string, move = 0): Clues[number] => ({
  ...{ seat: 1, move },
  none: none.split(' '),
  unless: unless.split(' ').filter(Boolean),
});
const played = (card: string | null, from = 'hand:1') => ({ type: 'moved', cards: [card], from, to: 'trick' });

describe('what clues tell', () => {
  test('cards that were not there, or not without others', () => {
    const { barred, hints } = told([clue('A B', ''), clue('C', 'D')]);
    expect(barred).toEqual([{ move: 0, zone: 'hand:1', cards: ['A', 'B'] }]);
    expect(hints).toEqual([{ zone: 'hand:1', none: new Set(['C']), unless: new Set(['D']), isNeeded: false }]);
  });

  test('nothing of a phase that was not entered', () => {
    expect(told([clue('A', '')], [], [])).toEqual({ barred: [], hints: [] });
  });

  test('what has come to light since settles it, or makes the others needed', () => {
    expect(told([clue('C', 'D E')], [played('D')]).hints).toEqual([]);
    expect(told([clue('C', 'D')], [played('C')]).hints).toMatchObject([{ isNeeded: true }]);
    expect(told([clue('C', 'D', 1)], [played('C')]).hints).toMatchObject([{ isNeeded: false }]);
    expect(told([clue('C', 'D')], [played('C', 'hand:2')]).hints).toMatchObject([{ isNeeded: false }]);
  });

  test('nothing, once the hand has changed unseen', () => {
    expect(told([clue('C', 'D')], [played(null)]).hints).toEqual([]);
    expect(told([clue('C', 'D')], [{ ...played('D', 'talon:0'), to: 'hand:1' }]).hints).toEqual([]);
  });
});

describe('a deal that agrees with clues', () => {
  const zones = ['hand:1', 'hand:2'];
  const free = (...cards: readonly string[]): Places => new Map(cards.map((card) => [card, new Set(zones)]));
  const at = (own: string, other: string) =>
    new Map([
      ...own.split(' ').map((card) => [card, 'hand:1'] as const),
      ...other.split(' ').map((card) => [card, 'hand:2'] as const),
    ]);
  const hint = { zone: 'hand:1', none: new Set(['A', 'B']), unless: new Set(['X', 'Y']), isNeeded: false };

  test('stays as it is if it does already', () => {
    for (const own of ['C D', 'A X', 'X Y']) {
      const deal = at(own, 'E F');
      expect(mended(deal, [hint], free(), seededRng(own))).toBe(true);
      expect(deal).toEqual(at(own, 'E F'));
    }
  });

  test('comes about by cards that change places, and each zone keeps as many', () => {
    for (let seed = 0; seed < 20; seed++) {
      const deal = at('A C', 'X D E');
      expect(mended(deal, [hint], free('A', 'C', 'D', 'E', 'X'), seededRng(seed))).toBe(true);
      const own = [...deal].flatMap(([card, zone]) => (zone === 'hand:1' ? [card] : []));
      expect(own).toHaveLength(2);
      expect(!own.includes('A') || own.includes('X')).toBe(true);
    }
  });

  test('cannot be where no card may go elsewhere', () => {
    const fixed: Places = new Map([
      ['A', new Set(['hand:1'])],
      ['X', new Set(['hand:2'])],
    ]);
    expect(mended(at('A', 'X'), [hint], fixed, seededRng('fixed'))).toBe(false);
    expect(mended(at('C', 'D'), [{ ...hint, isNeeded: true }], free('C', 'D'), seededRng('needed'))).toBe(false);
  });
});
