import { z } from 'zod';
import { canonical, type Json } from '#engine/core/json.ts';
import { parseRational, type Parts } from '#engine/core/rational.ts';
import { LEGIBLE } from '#engine/core/text.ts';
import type { ChoiceField, Field, RowsField } from './entry-sheet.ts';
import { AMOUNT, LIMIT, LINE, PAID_AMOUNT, SEAT } from './wrong-shapes.ts';

/** The exact form of amounts that may be lost, and of those that are only paid. */
interface AmountForms {
  readonly signed: RegExp;
  readonly paid: RegExp;
}

/** Four digits before the fraction; with hundredths, the numerator has two more, with thirds of them three. */
const AMOUNTS: Readonly<Record<Parts, AmountForms>> = {
  shares: { signed: /^-?\d{1,4}(\/(2|3|4|6|12))?$/, paid: /^\d{1,4}(\/[2-6])?$/ },
  hundredths: { signed: /^-?\d{1,6}(\/(2|4|5|10|20|25|50|100))?$/, paid: /^\d{1,6}(\/(2|4|5|10|20|25|50|100))?$/ },
  whole: { signed: /^-?\d{1,4}$/, paid: /^\d{1,4}$/ },
  rounded: {
    signed: /^-?\d{1,7}(\/(2|3|4|5|6|10|12|15|20|25|30|50|60|75|100|150|300))?$/,
    paid: /^\d{1,7}(\/(2|3|4|5|6|10|12|15|20|25|30|50|60|75|100|150|300))?$/,
  },
};

/** The shapes of fields as JSON by their ids, for a table of at most `seats` seats; those that may be missing are optional. */
export const shapesOf = (fields: readonly Field[], seats: number, parts: Parts): Readonly<Record<string, z.ZodType>> =>
  shapesOfAll([fields], seats, parts);

/** The same for sheets that ask differently: whatever one of them takes. */
export function shapesOfAll(
  sheets: readonly (readonly Field[])[],
  seats: number,
  parts: Parts,
): Readonly<Record<string, z.ZodType>> {
  const ids = new Set(sheets.flatMap((fields) => fields.map(({ id }) => id)));
  return Object.fromEntries(
    [...ids].map((id) => {
      const fields = sheets.flatMap((sheet) => sheet.filter((field) => field.id === id));
      const shape = shapeOfAny(fields, seats, parts);
      return [id, fields.length === sheets.length && fields.every(isNeeded) ? shape : shape.optional()];
    }),
  );
}

const isNeeded = (field: Field): boolean =>
  field.kind !== 'tick' && !field.when && field.fallback === undefined && !field.optional;

/** Any shape that a field has on one of several sheets. */
function shapeOfAny(fields: readonly Field[], seats: number, parts: Parts): z.ZodType<Json> {
  const choices = fields.filter((field) => field.kind === 'choice');
  const rows = fields.filter((field) => field.kind === 'rows');
  const others = fields.filter(({ kind }) => kind !== 'choice' && kind !== 'rows');
  return anyOf([
    ...(choices.length > 0 ? [choiceShape(choices)] : []),
    ...(rows.length > 0 ? [rowsShape(rows, seats, parts)] : []),
    ...[...new Map(others.map((field) => [formOf(field), field])).values()].map((field) =>
      shapeOf(field, seats, parts),
    ),
  ]);
}

/** What does not change the shape of an answer: when one is asked for, and what several add up to. */
const APART = ['when', 'fallback', 'optional', 'sum'];
const formOf = (field: Field): string =>
  canonical(Object.fromEntries(Object.entries(field).filter(([key]) => !APART.includes(key))));

function anyOf(shapes: readonly z.ZodType<Json>[]): z.ZodType<Json> {
  const [only, ...others] = shapes;
  return only && others.length === 0 ? only : z.union(shapes);
}

/** The shape of a field's answer as JSON. Which answers a deal needs is not said by it. */
export function shapeOf(field: Field, seats: number, parts: Parts): z.ZodType<Json> {
  const seat = z
    .int({ error: SEAT })
    .min(0, { error: SEAT })
    .max(seats - 1, { error: SEAT });
  switch (field.kind) {
    case 'choice':
      return choiceShape([field]);
    case 'tick':
      return z.boolean();
    case 'seat':
      return field.also ? z.union([seat, z.enum(field.also)], { error: SEAT }) : seat;
    case 'seats':
      return z
        .array(seat)
        .min(field.optional ? 0 : 1)
        .max(field.most);
    case 'count':
      return z.int().min(field.min).max(field.max);
    case 'amount':
      return amountShape(field.signed, parts);
    case 'text':
      return z.string().trim().min(1, { error: LINE }).max(field.most, { error: LINE }).regex(LEGIBLE, { error: LINE });
    case 'each': {
      const one = shapeOf(field.what, seats, parts);
      if (field.what.fallback === undefined)
        return z
          .array(field.of === 'all' ? one : one.nullable())
          .min(2)
          .max(seats);
      return z.record(z.string().regex(new RegExp(`^[0-${seats - 1}]$`)), one);
    }
    case 'rows':
      return rowsShape([field], seats, parts);
  }
}

/** Ids are checked by the rules, which say what is wrong with one; other values are listed, if a table has any to choose from. */
function choiceShape(fields: readonly ChoiceField[]): z.ZodType<Json> {
  if (fields.some(({ names }) => names)) return z.string();
  const all = fields.flatMap(({ values }) => ('of' in values ? Object.values(values.of).flat() : values));
  if (all.length === 0) return z.never();
  return z.literal([...new Set(all)] as [string | number | boolean]);
}

const rowsShape = (fields: readonly RowsField[], seats: number, parts: Parts): z.ZodType<Json> =>
  z
    .array(
      z.strictObject(
        shapesOfAll(
          fields.map(({ what }) => what),
          seats,
          parts,
        ),
      ) as unknown as z.ZodType<Json>,
    )
    .max(Math.max(...fields.map(({ most }) => most)));

const amountShape = (signed: true | undefined, parts: Parts) =>
  z
    .string()
    .regex(AMOUNTS[parts][signed ? 'signed' : 'paid'], { abort: true, error: signed ? AMOUNT : PAID_AMOUNT })
    .refine(
      (text) => {
        const amount = parseRational(text);
        return amount !== undefined && Math.abs(amount.n) < LIMIT * amount.d && (signed === true || amount.n > 0);
      },
      { error: signed ? AMOUNT : PAID_AMOUNT },
    );
