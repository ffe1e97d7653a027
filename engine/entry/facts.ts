import type { Json } from '../core/json.ts';
import type { Unit } from '../core/pack.ts';
import { GAME } from '../kernel/entry/common-entries.ts';
import type { EntrySheet, Field } from '../kernel/entry/entry-sheet.ts';
import type { GameDefinition } from '../kernel/family/definition.ts';

/** What a sheet says of a contract, before anything else is answered. */

/** The sheet of a profile as it is without house rules. */
export function sheetOf(game: GameDefinition, profile: string): EntrySheet {
  const table = game.tableRules(profile, {});
  if (!table.ok) throw new Error(table.error.code);
  return game.rules(table.value).sheet;
}

/** Whether a field may be asked with this contract, if the other answers are such. */
function mayBeAsked(fields: readonly Field[], field: Field, contract: string): boolean {
  const { when } = field;
  if (field.kind === 'choice' && 'of' in field.values && field.values.by === GAME && field.id !== GAME)
    if (!Object.hasOwn(field.values.of, contract)) return false;
  const conditions = when === undefined ? [{}] : Array.isArray(when) ? when : [when];
  return conditions.some((condition: Readonly<Record<string, readonly Json[]>>) =>
    Object.entries(condition).every(([id, values]) => {
      if (id === GAME) return values.includes(contract);
      const other = fields.find((one) => one.id === id);
      if (!other || values.includes(other.kind === 'tick' ? false : ((other.fallback as Json | undefined) ?? null)))
        return true;
      return mayBeAsked(fields, other, contract);
    }),
  );
}

/** The fields that may be asked with a contract. */
export const fieldsFor = ({ fields }: EntrySheet, contract: string): readonly Field[] =>
  fields.filter((field) => mayBeAsked(fields, field, contract));

/** In what a contract is counted; `undefined`: a scorer of it counts nothing. */
export function unitFor(sheet: EntrySheet, contract: string): Unit | undefined {
  const unit = fieldsFor(sheet, contract)
    .map(countedIn)
    .find((id) => id !== undefined);
  return sheet.units.find(({ id }) => id === unit);
}

function countedIn(field: Field): string | undefined {
  if (field.kind === 'count') return field.unit;
  if (field.kind === 'each') return countedIn(field.what);
  return field.kind === 'rows' ? field.what.map(countedIn).find((id) => id !== undefined) : undefined;
}

/** Whether somebody plays it against others; if not, everybody plays alone, or it is no game. */
export function hasDeclarer({ parties }: Pick<EntrySheet, 'parties'>, contract: string): boolean {
  const who = Object.hasOwn(parties, contract) ? parties[contract] : undefined;
  return who !== undefined && who !== 'each';
}
