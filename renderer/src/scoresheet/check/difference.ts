import type { Json } from '#engine/core/json.ts';
import type { Unit } from '#engine/core/pack.ts';
import { type Rational, showRational } from '#engine/core/rational.ts';
import type { Seat } from '#engine/core/seat.ts';
import { partOf } from '#engine/entry/answers.ts';
import { answersFor } from '#engine/entry/entry-answers.ts';
import { GAME } from '#engine/kernel/entry/common-entries.ts';
import { balanceOf, paymentsOf } from '#engine/settlement/payments.ts';
import type { Check, DealResult } from '#engine/tournament/state/types.ts';
import { signed } from '#page/i18n/numbers.ts';
import type { Words } from '#page/i18n/words.ts';
import type { EntryForm } from '../entry/entry.svelte.ts';
import { dealWords } from '../sheet/deal-words.ts';
import { type FilledField, formWords } from './form-words.ts';

/** One field of two entries of a deal, and whether it is the same in both. */
export interface DifferenceLine {
  readonly what: string;
  readonly first: string;
  readonly second: string;
  readonly differs: boolean;
}

/** Two entries of a deal side by side. */
export interface Difference {
  /** Field by field, as both forms were filled in. */
  readonly fields: readonly DifferenceLine[];
  /** What each player gets in either version. */
  readonly payments: readonly DifferenceLine[];
}

type Side = Pick<DealResult, 'row' | 'settlement' | 'entry'>;

/** Both entries of a deal, in words. */
export function differenceOf(
  result: DealResult,
  other: NonNullable<Check['other']>,
  names: readonly string[],
  words: Words,
): Difference {
  const filled = [result, other].map((side) => filledWords(side, names, words));
  const isWhole = filled.every((fields) => fields !== undefined);
  const [first = [], second = []] = [result, other].map((side, i) =>
    isWhole ? filled[i] : rowWords(result, side, names, words),
  );
  const [one = [], two = []] = [result, other].map((side) => payments(side, names, words));
  const [dealer = [], another = []] =
    result.row.dealer === other.row.dealer
      ? []
      : [result, other].map(({ row }) => dealerWords(row.dealer, names, words));
  return {
    fields: compared([...dealer, ...first], [...another, ...second], words),
    payments: compared(one, two, words),
  };
}

/** A form that somebody fills in, and what it comes to, as far as that is known. */
export interface FilledForm {
  readonly form: EntryForm;
  readonly settled: Pick<DealResult, 'row' | 'settlement'> | null;
}

/** A stored deal and a form that differs from it. */
export function differenceToForm(
  result: DealResult,
  { form, settled }: FilledForm,
  names: readonly string[],
  words: Words,
): Difference {
  const there = filledWords(result, names, words) ?? rowWords(result, result, names, words);
  const [mine = [], theirs = []] =
    form.dealer === null || form.dealer === result.row.dealer
      ? []
      : [form.dealer, result.row.dealer].map((dealer) => dealerWords(dealer, names, words));
  return {
    fields: compared([...mine, ...formWords(form, unitsOf(words), names, words)], [...theirs, ...there], words),
    payments: settled ? compared(payments(settled, names, words), payments(result, names, words), words) : [],
  };
}

/** The dealer, included only if it differs. */
const dealerWords = (dealer: Seat, names: readonly string[], { t }: Words): readonly FilledField[] => [
  { label: t.entry.dealt, value: names[dealer] ?? '' },
];

/**
 * The form as it was filled in; `undefined` if it has no fields for the deal, or an older version did not store the
 * entry.
 */
function filledWords({ row, entry }: Side, names: readonly string[], words: Words): readonly FilledField[] | undefined {
  const { rules } = words;
  const answers = rules && answersFor(rules, row, entry as Json | undefined);
  if (!answers) return undefined;
  const seated = { table: row.table, active: rules.active(row.table, row.dealer) };
  return formWords(partOf(rules.sheet.fields, answers, seated), rules.sheet.units, names, words);
}

const unitsOf = ({ rules }: Words): readonly Unit[] => rules?.sheet.units ?? [];

function compared(
  first: readonly FilledField[],
  second: readonly FilledField[],
  { t }: Words,
): readonly DifferenceLine[] {
  const [one, two] = [first, second].map((fields) => new Map(fields.map(({ label, value }) => [label, value])));
  return inOrder(first, second).map((what) => {
    const [left, right] = [one?.get(what) ?? t.check.nothing, two?.get(what) ?? t.check.nothing];
    return { what, first: left, second: right, differs: left !== right };
  });
}

/** Every label once; one that only the second form has follows its predecessor there. */
function inOrder(first: readonly FilledField[], second: readonly FilledField[]): readonly string[] {
  const labels = first.map(({ label }) => label);
  for (const [i, { label }] of second.entries()) {
    if (labels.includes(label)) continue;
    const before = second[i - 1]?.label;
    labels.splice(before === undefined ? 0 : labels.indexOf(before) + 1, 0, label);
  }
  return labels;
}

/** A deal in the words of the score sheet. */
function rowWords(
  result: DealResult,
  { row, settlement }: Side,
  names: readonly string[],
  words: Words,
): readonly FilledField[] {
  const { t } = words;
  const said = dealWords({ ...result, row, settlement }, names, words);
  return [
    ...said.games.flatMap(({ contract, who }, i) => {
      const nth = said.games.length > 1 ? ` (${i + 1})` : '';
      return [
        { label: (words.entryField(GAME) ?? '') + nth, value: contract },
        ...(who === undefined ? [] : [{ label: t.check.players + nth, value: who }]),
      ];
    }),
    ...(said.extras.length > 0 ? [{ label: t.check.extras, value: said.extras.join(' · ') }] : []),
  ];
}

function payments({ settlement }: Side, names: readonly string[], words: Words): readonly FilledField[] {
  const [score, money] = (['score', 'money'] as const).map((account) => paymentsOf(settlement, names.length, account));
  const pot = balanceOf('pot', settlement);
  return [
    ...names.map((name, seat) => ({
      label: name,
      value: shown(score?.[seat], words) + bracket(score?.[seat], money?.[seat], words),
    })),
    ...(pot.n === 0 ? [] : [{ label: words.item('pot'), value: shown(pot, words) }]),
  ];
}

const shown = (value: Rational | undefined, words: Words): string => (value ? signed(value, words) : '');

/** Money, if the amount differs from the points. */
const bracket = (score: Rational | undefined, money: Rational | undefined, words: Words): string =>
  score && money && showRational(score) !== showRational(money)
    ? ` (${words.t.sheet.money} ${shown(money, words)})`
    : '';
