import { showRational, type Rational } from '../../../../engine/core/rational.ts';
import type { LineItem, Row } from '../../../../engine/kernel/score.ts';
import { paymentsOf } from '../../../../engine/settlement/payments.ts';
import type { DealResult } from '../../../../engine/tournament/types.ts';
import { points } from '../../i18n/numbers.ts';
import type { Words } from '../../i18n/words.ts';
import { showThirds } from '../points.ts';
import { dealWords } from '../sheet/deal-words.ts';

/** One thing that two entries of a deal say, the same or not. */
export interface DifferenceLine {
  readonly what: string;
  readonly first: string;
  readonly second: string;
  readonly differs: boolean;
}

type Side = Pick<DealResult, 'row' | 'settlement'>;

/** Both entries of a deal line by line, in words. */
export function differenceOf(
  result: DealResult,
  other: { readonly row: Row; readonly settlement: readonly LineItem[] },
  names: readonly string[],
  words: Words,
): readonly DifferenceLine[] {
  const [first, second] = [result, other].map((side) => sideWords(result, side, names, words));
  if (!first || !second) return [];
  return [...new Set([...first.keys(), ...second.keys()])].map((what) => {
    const [one, two] = [first.get(what) ?? words.t.check.nothing, second.get(what) ?? words.t.check.nothing];
    return { what, first: one, second: two, differs: one !== two };
  });
}

/** An entry as facts under their names, in the order in which a score writer says them. */
function sideWords(
  result: DealResult,
  { row, settlement }: Side,
  names: readonly string[],
  words: Words,
): ReadonlyMap<string, string> {
  const { t } = words;
  const said = dealWords({ ...result, row, settlement }, names, words);
  const facts = new Map<string, string>();
  for (const [i, game] of said.games.entries()) {
    const nth = said.games.length > 1 ? ` ${i + 1}` : '';
    facts.set(t.check.contract + nth, game.contract);
    if (game.who !== undefined) facts.set(t.check.players + nth, game.who);
    if (game.result) facts.set(t.check.result + nth, game.result === 'made' ? t.sheet.won : t.sheet[game.result]);
    if (game.notes.length > 0) facts.set(t.check.notes + nth, game.notes.join(', '));
  }
  if (row.measures) {
    facts.set(
      t.check.counted,
      names.map((name, seat) => `${name} ${showThirds(row.measures?.[seat] ?? 0)}`).join(', '),
    );
  }
  if (said.extras.length > 0) facts.set(t.check.extras, said.extras.join(' · '));
  for (const [code, value] of Object.entries(row.notes))
    if (code !== 'renonce' && value === true) facts.set(words.item(code), t.check.yes);
  const money = amounts(settlement, names.length, 'money');
  const score = amounts(settlement, names.length, 'score');
  for (const [seat, name] of names.entries())
    facts.set(t.check.payment(name), shown(score[seat], words) + bracket(score[seat], money[seat], words));
  return facts;
}

const amounts = (settlement: readonly LineItem[], seats: number, account: 'score' | 'money'): readonly Rational[] =>
  paymentsOf(settlement, seats, account);

const shown = (value: Rational | undefined, { language }: Words): string =>
  value ? points(value, language, true) : '';

/** Money, where it is another amount than the points. */
const bracket = (score: Rational | undefined, money: Rational | undefined, words: Words): string =>
  score && money && showRational(score) !== showRational(money)
    ? ` (${words.t.sheet.money} ${shown(money, words)})`
    : '';
