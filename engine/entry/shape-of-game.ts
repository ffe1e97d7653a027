import { z } from 'zod';
import { canonical } from '../core/json.ts';
import { REDEAL_ENTRY } from '../kernel/entry/common-entries.ts';
import { shapesOfAll } from '../kernel/entry/entry-shape.ts';
import type { Field } from '../kernel/entry/entry-sheet.ts';
import type { GameDefinition } from '../kernel/family/definition.ts';
import { tablesOf } from '../kernel/family/tables-of.ts';

/** The JSON of a game's score entries, whatever is played and agreed on, for documents. */
export function entryShapeOf(game: GameDefinition): z.ZodType {
  if (game.entry) return game.entry;
  const sheets = new Map<string, readonly Field[]>();
  const { parts } = game.texts.score;
  for (const table of tablesOf(game)) {
    const { fields } = game.rules(table).sheet;
    sheets.set(canonical(fields), fields);
  }
  return z.union([z.strictObject(shapesOfAll([...sheets.values()], Math.max(...game.tables), parts)), REDEAL_ENTRY]);
}
