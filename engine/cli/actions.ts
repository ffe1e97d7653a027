import { z } from 'zod';
import type { Phase } from '../kernel/deal/phase.ts';
import type { GameDefinition } from '../kernel/family/definition.ts';
import { tablesOf } from '../kernel/family/tables-of.ts';
import { withPart } from './written-part.ts';

/** docs/formats.md with the actions of every family as they are. */
export const withActions = (formats: string, games: readonly GameDefinition[]): string =>
  withPart(
    formats,
    'actions',
    games.map((game) => [`Actions of \`${game.id}\`:`, '', ...phaseLines(game)].join('\n')).join('\n\n'),
  );

/** An id or a card. */
const ANY_TEXT = '"…"';

/** The values that a field may have, and whether it may be missing. */
interface FieldForm {
  readonly values: Set<string>;
  isOptional: boolean;
}

/** By type, the fields of an action by their names. */
type Forms = Map<string, Map<string, FieldForm>>;

function phaseLines(game: GameDefinition): readonly string[] {
  const { phases, contracts, bonuses } = game.texts;
  const ids = new Set([...Object.keys(contracts), ...Object.keys(bonuses)].map((id) => JSON.stringify(id)));
  return [...formsIn(game)].map(([id, forms]) => {
    const actions = [...forms].map(([type, fields]) => {
      const said = [...fields].map(([key, form]) => `"${key}"${form.isOptional ? '?' : ''}:${printed(form, ids)}`);
      return `\`{${[`"type":"${type}"`, ...said].join(',')}}\``;
    });
    return `- \`${id}\` (${phases[id]?.en ?? id}): ${actions.join(', ')}`;
  });
}

/** Contracts and bonuses stand in OVERVIEW.md; only a few of them are listed again. */
const FEW = 3;
const printed = ({ values }: FieldForm, ids: ReadonlySet<string>): string =>
  [...new Set([...values].map((value) => (values.size > FEW && ids.has(value) ? ANY_TEXT : value)))].join('|');

/** What is said in every phase that a table can have, in the order of a deal. */
function formsIn(game: GameDefinition): ReadonlyMap<string, Forms> {
  const all = new Map<string, { readonly forms: Forms; readonly known: Set<string> }>();
  for (const table of tablesOf(game))
    for (const { id, actions } of game.rules(table).phases) {
      const schema = z.toJSONSchema(actions satisfies Phase['actions']);
      const { forms, known } = all.get(id) ?? { forms: new Map(), known: new Set() };
      all.set(id, { forms, known });
      const text = JSON.stringify(schema);
      if (known.has(text)) continue;
      known.add(text);
      for (const form of objectsIn(schema)) addTo(forms, form);
    }
  return new Map([...all].map(([id, { forms }]) => [id, forms]));
}

type Schema = z.core.JSONSchema.BaseSchema;

/** The objects that a schema allows. */
const objectsIn = (schema: Schema): readonly Schema[] =>
  schema.properties ? [schema] : [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].flatMap(partsOf).flatMap(objectsIn);

const partsOf = (part: Schema | boolean): readonly Schema[] => (typeof part === 'boolean' ? [] : [part]);

function addTo(forms: Forms, { properties = {}, required = [] }: Schema): void {
  const { type = true, ...others } = properties;
  for (const id of partsOf(type).flatMap(constantsOf)) {
    const fields = forms.get(String(id)) ?? new Map<string, FieldForm>();
    forms.set(String(id), fields);
    for (const [key, part] of Object.entries(others)) {
      const field = fields.get(key) ?? { values: new Set(), isOptional: false };
      for (const value of partsOf(part).flatMap(valuesOf)) field.values.add(value);
      if (!required.includes(key)) field.isOptional = true;
      fields.set(key, field);
    }
  }
}

const constantsOf = (schema: Schema): readonly unknown[] =>
  schema.const === undefined ? (schema.enum ?? []) : [schema.const];

/** How a value is written: constants as they are, other text `"…"`, a number `n`. */
function valuesOf(schema: Schema): readonly string[] {
  const constants = constantsOf(schema);
  if (constants.length > 0) return constants.map((value) => JSON.stringify(value));
  switch (schema.type) {
    case 'string':
      return [ANY_TEXT];
    case 'integer':
    case 'number':
      return ['n'];
    case 'boolean':
      return ['true', 'false'];
    case 'array':
      return [`[${ANY_TEXT}]`];
    default:
      return [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(partsOf).flatMap(valuesOf);
  }
}
