import { describe, expect, it } from 'vitest';
import { COMMON_FIELDS } from '../../../kernel/common-entries.ts';
import type { Field } from '../../../kernel/entry-sheet.ts';
import { koenigrufen } from '../game.ts';

const { fields: own, units, columns } = koenigrufen.texts.entry;
const texts = { ...COMMON_FIELDS, ...own };

const sheets = koenigrufen.profiles.map(({ id }) => {
  const table = koenigrufen.tableRules(id, { 'double-rounds': true, selbstrufer: true, 'kontra-levels': 3 });
  if (!table.ok) throw new Error(table.error.code);
  return [id, koenigrufen.rules(table.value).sheet] as const;
});

/** The ids of texts that a field needs. */
function needed(field: Field, rows?: string): readonly string[] {
  const own = rows === undefined ? field.id : `${rows}.${field.id}`;
  switch (field.kind) {
    case 'rows':
      return [
        `${field.id}:add`,
        `${field.id}:remove`,
        ...(field.given && field.key === undefined ? [`${field.id}:nth`] : [field.id]),
        ...field.what.filter(({ id }) => id !== field.key).flatMap((one) => needed(one, field.id)),
      ];
    case 'each':
      return [
        `${own}:of`,
        ...(field.what.kind === 'choice' ? needed(field.what, rows).filter((id) => id.includes(':')) : []),
      ];
    case 'choice': {
      const values = 'of' in field.values || field.names ? [] : field.values;
      return [own, ...values.filter((value) => typeof value !== 'object').map((value) => `${own}:${value}`)];
    }
    case 'seat':
      return [own, ...(field.also ?? []).map((also) => `${own}:${also}`)];
    default:
      return [own];
  }
}

/** In rows, the words of the field itself will do. */
const hasText = (id: string): boolean => id in texts || id.replace(/^\w+\./, '') in texts;

describe.each(sheets)('what is asked in %s', (_, sheet) => {
  it('has words', () =>
    expect(sheet.fields.flatMap((field) => needed(field)).filter((id) => !hasText(id))).toEqual([]));

  it('has words for its units and columns', () => {
    expect(sheet.units.map(({ id }) => id).filter((id) => !(id in units))).toEqual([]);
    expect(sheet.columns.filter((id) => !(id in columns))).toEqual([]);
    expect(sheet.columns.filter((id) => !sheet.fields.some((field) => field.id === id))).toEqual([]);
  });
});
