import type { z } from 'zod';
import type { Json } from '#engine/core/json.ts';
import { isPart, parseRational, type Parts, type Rational, rational } from '#engine/core/rational.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { type KernelRefusal, refuseKernel } from '../refusals.ts';

/** What a shape of an entry asks for, as the message of its issues, where their codes do not tell. */
export const AMOUNT = 'amount';
/** An amount that cannot be lost. */
export const PAID_AMOUNT = 'amount above 0';
export const SEAT = 'seat';
export const LINE = 'line of text';

/** No deal brings an amount of this many points. */
export const LIMIT = 10_000;

/** What is said of an amount that cannot come about where points are divided so. */
const ODD: Readonly<Record<Parts, KernelRefusal>> = {
  shares: 'odd-fraction',
  hundredths: 'odd-hundredths',
  whole: 'payments-not-whole',
  rounded: 'odd-rounded',
};

/** Refuses an amount that cannot come about where points are divided so. */
export const refuseOdd = (parts: Parts, field: string): Refusal => refuseKernel(ODD[parts], { field });

const NUMBER = /^-?\d*[.,/]?\d+$/;
const DECIMAL = /^(-?)(\d*)[.,](\d{1,6})$/;

/** A decimal as people write it; the forms of amounts have fractions instead. */
function decimalIn(text: string): Rational | undefined {
  const [, sign, whole = '', decimals] = DECIMAL.exec(text) ?? [];
  if (decimals === undefined) return undefined;
  const size = Number(whole + decimals);
  return rational(sign === '-' ? -size : size, 10 ** decimals.length);
}

/** What is wrong with the text of an amount, or `undefined` if it is only written otherwise than asked for. */
function wrongAmount(text: string, isPaid: boolean, parts: Parts): KernelRefusal | undefined {
  if (!NUMBER.test(text)) return 'not-an-amount';
  const amount = parseRational(text) ?? decimalIn(text);
  if (!amount) return undefined;
  if (!isPart(amount, parts)) return ODD[parts];
  if (isPaid && amount.n <= 0) return 'not-above-zero';
  return Math.abs(amount.n) >= LIMIT * amount.d ? 'points-out-of-range' : undefined;
}

/** What is wrong with an amount, if a shape of an entry did not take one. */
export function amountFault(entry: Json, { message, path }: z.core.$ZodIssue, parts: Parts): KernelRefusal | undefined {
  const value = valueAt(entry, path);
  const isAmount = message === AMOUNT || message === PAID_AMOUNT;
  return isAmount && typeof value === 'string' ? wrongAmount(value, message === PAID_AMOUNT, parts) : undefined;
}

/** What is wrong with a part of an entry that a shape did not take: of the wrong form is only what is nothing else. */
export function shapeFault(entry: Json, issue: z.core.$ZodIssue, parts: Parts): KernelRefusal {
  const value = valueAt(entry, issue.path);
  const amount = amountFault(entry, issue, parts);
  if (value === undefined) return 'missing-field';
  if (amount) return amount;
  if (issue.message === SEAT) return typeof value === 'number' ? 'no-such-seat' : 'wrong-value';
  if (issue.message === LINE) return typeof value === 'string' ? wrongLine(value, issue) : 'wrong-value';
  switch (issue.code) {
    case 'too_small':
      return Array.isArray(value) ? 'missing-field' : 'too-small';
    case 'too_big':
      return Array.isArray(value) ? 'too-many' : 'too-large';
    case 'invalid_value':
      return typeof value === 'object' ? 'wrong-value' : 'no-such-choice';
    case 'invalid_key':
      return 'no-such-seat';
    default:
      return typeof value === 'number' && !Number.isInteger(value) ? 'not-whole' : 'wrong-value';
  }
}

function wrongLine(text: string, { code }: z.core.$ZodIssue): KernelRefusal {
  if (text.trim() === '') return 'missing-field';
  return code === 'too_big' ? 'text-too-long' : 'text-unseen';
}

/** What lies at a path of JSON. */
export const valueAt = (entry: Json, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Readonly<Record<PropertyKey, unknown>>)[key], entry);
