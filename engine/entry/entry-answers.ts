import { isEqual } from '../core/equal.ts';
import type { Json } from '../core/json.ts';
import type { Rules } from '../kernel/deal/rules.ts';
import type { Answers } from '../kernel/entry/entry-sheet.ts';
import type { Row } from '../kernel/score.ts';
import { completed, faultsIn, partOf, written } from './answers.ts';

type Entering = Pick<Rules, 'active' | 'check' | 'layout' | 'note' | 'sheet'>;

/** The entry that says these answers, which are complete. */
export function entryOf({ sheet, layout, active }: Entering, answers: Answers, table: number, dealer: number): Json {
  if (layout) return layout.write(answers);
  return written(partOf(sheet.fields, answers, { table, active: active(table, dealer) }), answers);
}

/**
 * What a scorer answered, or would have, about a deal that is over: as it was entered, or as its row is noted.
 * `undefined`: the sheet does not ask for all of it, so that answering again would lose something.
 */
export function answersFor(rules: Entering, row: Row, entry: Json | undefined): Answers | undefined {
  for (const source of [entry, rules.note(row)]) {
    const answers = source === undefined ? undefined : answersIn(rules, source, row);
    if (answers) return answers;
  }
  return undefined;
}

function answersIn(rules: Entering, entry: Json, { table, dealer }: Row): Answers | undefined {
  const meant = rules.check(entry, table, dealer);
  const answers = meant.ok ? (rules.layout ? rules.layout.read(entry) : (entry as Answers)) : undefined;
  if (!meant.ok || !answers) return undefined;
  const part = partOf(rules.sheet.fields, answers, { table, active: rules.active(table, dealer) });
  if (faultsIn(part, answers).length > 0) return undefined;
  const whole = completed(part, answers);
  const said = rules.check(entryOf(rules, whole, table, dealer), table, dealer);
  return said.ok && isEqual(said.value, meant.value) ? whole : undefined;
}
