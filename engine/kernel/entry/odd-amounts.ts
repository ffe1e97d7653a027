import type { z } from 'zod';
import type { Json } from '#engine/core/json.ts';
import { isPart, parseRational, type Parts } from '#engine/core/rational.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { type KernelRefusal, refuseKernel } from '../refusals.ts';

/** What is said of an amount that cannot come about where points are divided so. */
const ODD: Readonly<Record<Parts, KernelRefusal>> = {
  shares: 'odd-fraction',
  hundredths: 'odd-hundredths',
  whole: 'payments-not-whole',
  rounded: 'odd-rounded',
};

/** Refuses an amount that cannot come about where points are divided so. */
export const refuseOdd = (parts: Parts, field: string): Refusal => refuseKernel(ODD[parts], { field });

/** Whether what is wrong with an entry's shape is an amount all right, but one that points are not divided into. */
export function isOddAt(entry: Json, { code, path }: z.core.$ZodIssue, parts: Parts): boolean {
  const value = code === 'invalid_format' ? valueAt(entry, path) : undefined;
  const amount = typeof value === 'string' ? parseRational(value) : undefined;
  return amount !== undefined && !isPart(amount, parts);
}

/** What lies at a path of JSON. */
export const valueAt = (entry: Json, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Readonly<Record<PropertyKey, unknown>>)[key], entry);
