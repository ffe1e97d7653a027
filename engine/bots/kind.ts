import { z } from 'zod';
import { fail, ok, type Result } from '../core/result.ts';
import type { Text } from '../core/text.ts';
import type { Bot } from './types.ts';

/** Why parameters are not taken: which one it is, and what it can be. */
export type ParameterFault =
  | { readonly code: 'unknown-parameter'; readonly parameter: string }
  | { readonly code: 'parameter-value'; readonly parameter: string; readonly allowed: string };

/** A kind of player, with what can be set of it. */
export interface BotKind {
  readonly id: string;
  readonly name: Text;
  readonly parameters: readonly Parameter[];
  /** As it usually plays. */
  readonly usual: Bot;
  /** With parameters as they are written; whatever is not among them has its usual value. */
  with(written: Readonly<Record<string, string>>): Result<Bot, ParameterFault>;
}

/** What can be set of a kind, as it is written: its usual value, and all that it can be. */
interface Parameter {
  readonly name: string;
  readonly usual: string;
  readonly allowed: string;
}

/** Each says by its description what it can be. */
type Shape = Readonly<Record<string, z.ZodType<unknown, string | undefined>>>;

/** A kind whose parameters are read by `shape` (`whole`, `oneWord`): text to a value, each with a usual one. */
export function botKind<S extends Shape>(
  id: string,
  name: Text,
  shape: S,
  make: (parameters: z.output<z.ZodObject<S>>) => Bot,
): BotKind {
  const schema = z.strictObject(shape);
  const parameters = Object.entries(shape).map(([key, one]) => parameterOf(key, one));
  const read = (written: Readonly<Record<string, string>>): Result<Bot, ParameterFault> => {
    const unknown = Object.keys(written).find((key) => !Object.hasOwn(shape, key));
    if (unknown !== undefined) return fail({ code: 'unknown-parameter', parameter: unknown });
    const parsed = schema.safeParse(written);
    if (parsed.success) return ok(make(parsed.data));
    const wrong = String(parsed.error.issues[0]?.path[0] ?? '');
    const allowed = parameters.find((one) => one.name === wrong)?.allowed ?? '';
    return fail({ code: 'parameter-value', parameter: wrong, allowed });
  };
  const usual = read({});
  if (!usual.ok) throw new Error(`${id} has no usual ${usual.error.parameter}`);
  return { id, name, parameters, usual: usual.value, with: read };
}

function parameterOf(name: string, schema: Shape[string]): Parameter {
  const { description } = schema;
  if (description === undefined) throw new Error(`${name} does not say what it can be`);
  return { name, usual: String(schema.parse(undefined)), allowed: description };
}

/** A whole number between two, written in digits. */
export const whole = (least: number, most: number, usual: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .pipe(z.int().min(least).max(most))
    .prefault(String(usual))
    .describe(`${least}–${most}`);

/** One of several words. */
export const oneWord = <const W extends string>(words: readonly [W, ...W[]], usual: NoInfer<W>) =>
  z.enum(words).prefault(usual).describe(words.join('|'));
