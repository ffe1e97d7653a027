import { z } from 'zod';
import type { Json } from '../../core/json.ts';
import { parseRational } from '../../core/rational.ts';
import { LEGIBLE } from '../../core/text.ts';
import type { ChoiceField, Field } from './entry-sheet.ts';

/** Parts of a point that sharing among players can produce. */
const AMOUNT = /^\d{1,4}(\/[2-6])?$/;
const SIGNED_AMOUNT = /^-?\d{1,4}(\/(2|3|4|6|12))?$/;

/** The shapes of fields as JSON by their ids, for a table of at most so many seats; those that may be missing are optional. */
export const shapesOf = (fields: readonly Field[], seats: number): Readonly<Record<string, z.ZodType>> =>
  Object.fromEntries(
    fields.map((field) => {
      const shape = shapeOf(field, seats);
      const isNeeded = field.kind !== 'tick' && !field.when && field.fallback === undefined && !field.optional;
      return [field.id, isNeeded ? shape : shape.optional()];
    }),
  );

/** The shape of a field's answer as JSON. Which answers a deal needs is not said by it. */
export function shapeOf(field: Field, seats: number): z.ZodType<Json> {
  const seat = z
    .int()
    .min(0)
    .max(seats - 1);
  switch (field.kind) {
    case 'choice':
      return choiceShape(field);
    case 'tick':
      return z.boolean();
    case 'seat':
      return field.also ? z.union([seat, z.enum(field.also)]) : seat;
    case 'seats':
      return z
        .array(seat)
        .min(field.optional ? 0 : 1)
        .max(field.most);
    case 'count':
      return z.int().min(field.min).max(field.max);
    case 'amount':
      return amountShape(field.signed);
    case 'text':
      return z.string().trim().min(1).max(field.most).regex(LEGIBLE);
    case 'each': {
      const one = shapeOf(field.what, seats);
      if (field.what.fallback === undefined)
        return z
          .array(field.of === 'all' ? one : one.nullable())
          .min(2)
          .max(seats);
      return z.record(z.string().regex(new RegExp(`^[0-${seats - 1}]$`)), one);
    }
    case 'rows':
      return z.array(z.strictObject(shapesOf(field.what, seats)) as unknown as z.ZodType<Json>).max(field.most);
  }
}

/** Ids are checked by the rules, which say what is wrong with one; other values are listed. */
function choiceShape({ names, values }: ChoiceField): z.ZodType<Json> {
  if (names) return z.string();
  const all = 'of' in values ? Object.values(values.of).flat() : values;
  return z.literal([...new Set(all)] as [string | number | boolean]);
}

const amountShape = (signed: true | undefined) =>
  z
    .string()
    .regex(signed ? SIGNED_AMOUNT : AMOUNT, { abort: true })
    .refine((text) => {
      const amount = parseRational(text);
      return amount !== undefined && (signed === true || amount.n > 0);
    });
