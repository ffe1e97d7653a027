import { z } from 'zod';
import { fail, ok, type Result } from '../core/result.ts';
import type { Text } from '../core/text.ts';
import type { Bot } from './types.ts';

/** Why parameters are not taken, and which one it is. */
export interface ParameterFault {
  readonly code: 'unknown-parameter' | 'parameter-value';
  readonly parameter: string;
}

/** A kind of player, with what can be set of it. */
export interface BotKind {
  readonly id: string;
  readonly name: Text;
  /** By name, as it is written, with its usual value. */
  readonly parameters: readonly (readonly [name: string, usual: string])[];
  /** As it usually plays. */
  readonly usual: Bot;
  /** With parameters as they are written; whatever is not among them has its usual value. */
  with(written: Readonly<Record<string, string>>): Result<Bot, ParameterFault>;
}

type Shape = Readonly<Record<string, z.ZodType<unknown, string | undefined>>>;

/** A kind whose parameters are read by `shape`: text to a value, each with a usual one. */
export function botKind<S extends Shape>(
  id: string,
  name: Text,
  shape: S,
  make: (parameters: z.output<z.ZodObject<S>>) => Bot,
): BotKind {
  const schema = z.strictObject(shape);
  const read = (written: Readonly<Record<string, string>>): Result<Bot, ParameterFault> => {
    const unknown = Object.keys(written).find((key) => !Object.hasOwn(shape, key));
    if (unknown !== undefined) return fail({ code: 'unknown-parameter', parameter: unknown });
    const parsed = schema.safeParse(written);
    if (parsed.success) return ok(make(parsed.data));
    return fail({ code: 'parameter-value', parameter: String(parsed.error.issues[0]?.path[0] ?? '') });
  };
  const usual = read({});
  if (!usual.ok) throw new Error(`${id} has no usual ${usual.error.parameter}`);
  return {
    ...{ id, name, usual: usual.value, with: read },
    parameters: Object.entries(shape).map(([key, one]) => [key, String(one.parse(undefined))]),
  };
}

/** A whole number between two, written in digits. */
export const whole = (least: number, most: number, usual: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(least).max(most)).prefault(String(usual));

/** One of several words. */
export const oneWord = <const W extends string>(words: readonly [W, ...W[]], usual: NoInfer<W>) =>
  z.enum(words).prefault(usual);
