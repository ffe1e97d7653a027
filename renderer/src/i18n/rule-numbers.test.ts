import { expect, test } from 'vitest';
import type { Notes } from '#engine/core/json.ts';
import { LANGUAGES } from '#engine/core/text.ts';
import { GAMES } from '#engine/games/index.ts';
import type { Rules } from '#engine/kernel/deal/rules.ts';
import { foldSeries, setupOf } from '#engine/series/fold.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { numbersIn } from '#engine/testing/numbers/numbers-in.ts';
import { CATALOGUES } from '../testing/loaded.ts';
import type { Catalogue } from './catalogue.ts';

/** What the screens' own texts say of Königrufen in numbers, against its rules. */

function rulesWith(options: Notes): Rules {
  const game = GAMES.koenigrufen;
  const table = tableOf(game, 'tirol-speisezettel', options);
  return game.rules(table);
}
const RULES = rulesWith({});
const { pack } = RULES;

/** Of `deals` deals at a table of five everybody plays these. */
const playedAtFive = (deals: number): readonly number[] => {
  const active = Array.from({ length: deals }, (_, i) => RULES.active(5, i % 5)).flat();
  return [...new Set([0, 1, 2, 3, 4].map((seat) => active.filter((one) => one === seat).length))];
};

/** How often the deal after a Trischaken counts. */
function doubled(): number {
  const rules = rulesWith({ 'double-rounds': true });
  const row = rules.check({ contract: 'trischaken', thirds: [50, 80, 60, 20] }, 4, 3);
  if (!row.ok) throw new Error('no Trischaken');
  return foldSeries(rules, setupOf(4, null), [row.value]).next.factors.reduce((all, { by }) => (all * by.n) / by.d, 1);
}

/** Cards of a red suit that its One beats. */
const belowOne = (suit: string): readonly number[] =>
  pack.cards
    .filter((card) => pack.suitOf(card) === suit && pack.strength(card) < pack.strength(`${suit}1`))
    .map((card) => Number(card.slice(1)));

const inPoints = (thirds: number): number => thirds / pack.unit.parts;

const SAID: readonly (readonly [name: string, text: (t: Catalogue) => string, numbers: () => readonly number[]])[] = [
  ['the name of the pack', (t) => t.settings.packs['54'], () => [pack.cards.length]],
  [
    'the order of the cards',
    (t) => t.settings.lessons['54'],
    () => [...belowOne('H'), inPoints(pack.cards.reduce((sum, card) => sum + pack.points(card), 0))],
  ],
  // “The dealer sits out. With 20, everybody plays 16.”
  ['deals at a table of five', (t) => t.format.atFiveHint.split('. ')[1] ?? '', () => [20, ...playedAtFive(20)]],
  ['a double round on paper', (t) => t.print.sheetFactor, () => [doubled()]],
];

test.each(SAID)('%s', (_, text, numbers) => {
  for (const language of LANGUAGES) expect(numbersIn(text(CATALOGUES[language]), language).numbers).toEqual(numbers());
  expect(belowOne('D')).toEqual(belowOne('H'));
});
