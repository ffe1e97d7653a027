import { describe, expect, test } from 'vitest';
import type { Json } from '#engine/core/json.ts';
import { fill } from '#engine/core/text.ts';
import { reform } from '#engine/games/reform/game.ts';
import type { Item, Verdict } from '#engine/kernel/score.ts';
import type { Fact, PhraseValue } from '#engine/kernel/words/phrase.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { type Beside, settledAt } from '#engine/testing/numbers/at.ts';

const table = tableOf(reform, 'reform', {});
const words = reform.words(table);
const at = { game: reform, table, rules: reform.rules(table), seats: 4 };

const shown = (value: PhraseValue): string | number => {
  if (typeof value === 'number') return value;
  return 'count' in value ? value.count : '';
};
const german = ({ text, values = {} }: Fact): string =>
  fill(text.de, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shown(value)])));

/** How the amounts of a deal come about, each once; numbers of points are thirds here. */
function bases(entry: Json, beside: Beside = {}): readonly string[] {
  const { row, items } = settledAt(at, entry, beside);
  const said = items.map((item) => {
    const judged = row.items.find(({ about }) => about === item.code);
    const base = words.line?.(row, item, judged).base;
    return `${item.code} ${item.base.n / item.base.d}${base ? `: ${german(base)}` : ''}`;
  });
  return [...new Set(said)];
}

describe('how an amount comes about', () => {
  const trischaker = (thirdsEach: readonly number[], tricksEach: readonly number[]) =>
    bases({ contract: 'trischaker', thirdsEach, tricksEach });

  test('where players without a trick get what all would (reform §7.3)', () => {
    expect(trischaker([80, 70, 60, 0], [5, 4, 3, 0])).toEqual([
      'trischaker 12: 3 × 4: Wer keinen Stich hat, bekommt alles',
    ]);
    expect(trischaker([120, 90, 0, 0], [7, 5, 0, 0])).toEqual([
      'trischaker 9: 3 × 6 geteilt durch 2: Wer keinen Stich hat, bekommt alles; ab 107 Punkten 6 statt 4',
    ]);
    expect(trischaker([75, 75, 60, 0], [4, 4, 4, 0]).at(-1)).toContain('trischaker 12: 3 × 4');
  });

  test('where it is dearer, and where it is as the table says', () => {
    expect(trischaker([108, 60, 30, 12], [6, 3, 2, 1])).toEqual(['trischaker 6: ab 107 Punkten 6 statt 4']);
    expect(trischaker([80, 70, 30, 30], [6, 3, 2, 1])).toEqual(['trischaker 4']);
    const now = { notes: { fixed: 12 } };
    expect(bases({ contract: 'trischaker', thirdsEach: [120, 60, 30, 0], tricksEach: [7, 3, 2, 0] }, { now })).toEqual([
      'trischaker 36: 3 × 12: Wer keinen Stich hat, bekommt alles',
    ]);
  });

  test('less the tricks of whoever gets it', () =>
    expect(bases({ contract: 'boehmischer-trischaker', tricksEach: [5, 4, 3, 0] })).toEqual([
      'boehmischer-trischaker 8: 12 weniger 4 Stiche',
      'boehmischer-trischaker 9: 12 weniger 3 Stiche',
      'boehmischer-trischaker 12',
    ]));
});

describe('a bird in a game whose king was in the talon', () => {
  const entry = (kingTalon: string, more: object) => ({
    ...{ contract: 'uhurufer', declarer: 0, partner: 'king-in-talon', kingTalon, thirds: 120 },
    ...{ declared: [{ bonus: 'uhu', by: 0, made: false }], ...more },
  });

  test('is added to the game, which alone the exchange has changed', () => {
    expect(bases(entry('steinhofmaessig', {}))).toEqual(['uhurufer 20: Spiel 4 + Uhu 16']);
    expect(bases(entry('steinhofmaessig', { exchanged: 1 }))).toEqual(['uhurufer 21.6: Spiel 5,6 + Uhu 16']);
    expect(bases(entry('steinhofmaessig', {}), { now: { notes: { fixed: 12 } } })).toEqual(['uhurufer 12']);
  });

  test('is looked for in the last tricks that there were, whatever their numbers', () => {
    const { row, items } = settledAt(at, entry('pratermaessig', { chosen: 2 }));
    const [judged, line] = [row.items.find(({ about }) => about === 'uhu'), items.find(({ code }) => code === 'uhu')];
    const why = (proof: readonly number[]) =>
      judged && line && words.line?.(row, line, { ...judged, proof }).why?.text.de;
    expect(why([7])).toBe('die Karte lag nicht bei denen, die den vorletzten Stich gemacht haben');
    expect(why([])).toContain('niemand von der Seite');
  });
});

describe('a bonus', () => {
  const item = (more: Partial<Item & Verdict>): Item & Verdict => ({
    ...{ about: 'mondfang', stage: 'silent', by: 1, against: [], doublings: [], result: 'made' },
    ...more,
  });
  const { row, items } = settledAt(at, { contract: 'dreier', declarer: 0, result: 'won' });
  const [game] = items;
  const line = (judged: Item & Verdict) =>
    game && words.line?.(row, { ...game, code: judged.about, stage: judged.stage }, judged);

  test('that nobody announced is the whole side’s, but for the pair of a negative game', () => {
    expect(line(item({}))?.isOfSide).toBe(true);
    expect(line(item({ about: 'suertaxe', against: [0] }))?.isOfSide).toBe(false);
    expect(line(item({ about: 'uhu', stage: 'announced' }))?.isOfSide).toBe(false);
  });

  test('has the name that it is announced by, and a Sürtaxe its own only without that', () => {
    expect(line(item({ about: 'suertaxe', stage: 'announced' }))?.name?.de).toBe('Gramerboy (Sürtaxe)');
    expect(line(item({ about: 'suertaxe' }))?.name).toBeUndefined();
    expect(line(item({ about: 'uhu', stage: 'bid' }))?.name?.de).toBe('Uhu');
  });

  test('tells how often it counts, or how many times the game', () => {
    const said = (more: Partial<Item & Verdict>) => {
      const base = line(item(more))?.base;
      return base && german(base);
    };
    expect(said({ about: 'naturstich', measure: 2 })).toBe('2 × 10');
    expect(said({ about: 'suertaxe' })).toBe('1½ × Spiel');
    expect(said({ about: 'volat', stage: 'announced' })).toBe('8 × Spiel');
    expect(said({ about: 'trull' })).toBeUndefined();
  });

  test('that was lost tells why, by its own trick', () => {
    const why = (about: string, proof: readonly number[]) =>
      line(item({ about, stage: 'announced', result: 'lost', proof }))?.why;
    expect(why('uhu', [6])?.values).toEqual({ fell: 6, n: 11 });
    expect(why('koenig-ultimo', [3])?.values).toEqual({ fell: 3, n: 12 });
    expect(why('volat', [3])).toBeUndefined();
  });
});
