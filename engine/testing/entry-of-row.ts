import type { Json } from '../core/json.ts';
import { partOf } from '../entry/answers.ts';
import { answersFor, entryOf } from '../entry/entry-answers.ts';
import { type Part, valuesIn } from '../entry/part.ts';
import type { DealRecord, Rules } from '../kernel/deal/rules.ts';
import type { CountField, Field } from '../kernel/entry/entry-sheet.ts';
import type { Row } from '../kernel/score.ts';

/**
 * What a scorer at a table would record of a finished deal. In every other deal they do not count where the sheet lets
 * them choose: then they only say how it ended.
 */
export function entryOfRow(rules: Rules, { row, now }: DealRecord): Json | undefined {
  const entry = row ? rules.note(row) : undefined;
  // What ended in a tie is not said without its numbers.
  if (!row || entry === undefined || now.deal % 2 === 0 || row.games[0]?.result === 'draw') return entry;
  return uncounted(rules, row, entry)[0] ?? entry;
}

const counts = (field: Field): field is CountField & { readonly beside: string } =>
  field.kind === 'count' && field.beside !== undefined;

/** The same without its numbers: the entry in which a choice says the same, or any if none does. */
function uncounted(rules: Rules, row: Row, entry: Json): readonly Json[] {
  const { table, dealer } = row;
  const answers = answersFor(rules, row, entry);
  const beside = answers && rules.sheet.fields.find((field) => counts(field) && answers[field.id] !== undefined);
  if (!answers || !beside || !counts(beside)) return [];
  const { [beside.id]: _, ...rest } = answers;
  const part: Part = partOf(rules.sheet.fields, answers, { table, active: rules.active(table, dealer) });
  const choice = rules.sheet.fields.find(({ id }) => id === beside.beside);
  const values = choice?.kind === 'choice' ? valuesIn(part, choice) : [];
  const others = values
    .filter((value) => value !== answers[beside.beside])
    .map((value) => entryOf(rules, { ...rest, [beside.beside]: value }, table, dealer));
  const isSame = (other: Json): boolean => {
    const checked = rules.check(other, table, dealer);
    return checked.ok && checked.value.games[0]?.result === row.games[0]?.result;
  };
  const same = others.filter(isSame);
  return same.length > 0 ? same : others;
}
