import { z } from 'zod';
import { isEqual } from '#engine/core/equal.ts';
import { type Json, keyOf, type Notes } from '#engine/core/json.ts';
import type { RefusalPlace } from '#engine/core/place.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok, type Result } from '#engine/core/result.ts';
import type { Language, Text } from '#engine/core/text.ts';
import type { TableRules } from '../deal/rules.ts';
import type { FamilyTexts } from '../words/texts.ts';
import type { Applies, ListedOption, OptionSpec, OptionValues } from './listing.ts';

/** Options as a family declares them, and what becomes of them. The first value of a choice is the default. */

export const flag = (fallback: boolean) => ({ fallback, values: [true, false] }) as const;
export const choice = <const V extends readonly Json[]>(...values: V) => ({ fallback: values[0] as V[number], values });

/** Whatever a table agrees on, of this shape. */
export const agreed = <S extends z.ZodType<Json>>(open: S, fallback: z.infer<S>) => ({
  ...{ fallback, open },
  values: [fallback] as readonly z.infer<S>[],
});

/** Prices that a table agrees on, in whole units from 1 to `most`; `when`: with which values of other options each has an effect. */
export const priceList = <const N extends string>(
  prices: Readonly<Record<N, { readonly price: number; readonly when: Applies }>>,
  most: number,
) => {
  const names = Object.keys(prices) as N[];
  const each = <T>(of: (name: N) => T) => Object.fromEntries(names.map((name) => [name, of(name)])) as Record<N, T>;
  const open: z.ZodType<Readonly<Record<N, number>>> = z.record(z.enum(names), z.int().min(1).max(most));
  return {
    ...agreed(
      open,
      each((name) => prices[name].price),
    ),
    parts: each((name) => prices[name].when),
  };
};

type Specs = Readonly<Record<string, OptionSpec>>;

/** Every option with its value. */
export type ValuesOf<S extends Specs> = { readonly [Id in keyof S]: S[Id]['fallback'] };

/** A family's own value of every option. */
export const fallbacksOf = <S extends Specs>(specs: S): ValuesOf<S> =>
  Object.fromEntries(Object.entries(specs).map(([id, { fallback }]) => [id, fallback])) as ValuesOf<S>;

/** What options are completed with. */
export interface Options {
  readonly family: string;
  readonly rulesVersion: number;
  readonly specs: Specs;
  readonly profiles: readonly { readonly id: string; readonly options: Readonly<Record<string, unknown>> }[];
  /** Options of earlier versions that are not read any more; missing: none. */
  readonly retired?: readonly string[];
  readonly refusal: (code: 'unknown-profile' | 'unknown-option' | 'option-value', at: RefusalPlace) => Refusal;
}

/** Completes options by the profile's and the family's defaults; unknown ones and strange values are refused. */
export function completeOptions(
  { family, rulesVersion, specs, profiles, retired = [], refusal }: Options,
  profile: string,
  agreed: Notes,
): Result<TableRules, Refusal> {
  const known = profiles.find(({ id }) => id === profile);
  if (!known) return fail(refusal('unknown-profile', { text: profile }));
  const read = Object.entries(currentOptions(specs, agreed)).filter(([id]) => !retired.includes(id));
  for (const [id, value] of read) {
    const spec = Object.hasOwn(specs, id) ? specs[id] : undefined;
    if (!spec) return fail(refusal('unknown-option', { option: id }));
    if (!allows(spec, value)) return fail(refusal('option-value', { option: id, value: JSON.stringify(value) }));
  }
  const options = { ...fallbacksOf(specs), ...known.options, ...Object.fromEntries(read) } as Notes;
  return ok({ family, profile, options, rulesVersion });
}

/** Options as this version writes them: values of earlier versions are replaced by their successors. */
export function currentOptions(specs: Specs, written: Notes): Notes {
  const replaced = Object.entries(specs).flatMap(([id, { earlier }]) => {
    const value = earlier && Object.hasOwn(written, id) ? earlier[keyOf(written[id] ?? null)] : undefined;
    return value === undefined ? [] : [[id, value] as const];
  });
  return replaced.length === 0 ? written : { ...written, ...Object.fromEntries(replaced) };
}

const allows = ({ values, open }: OptionSpec, value: Json): boolean =>
  open ? open.safeParse(value).success : values.includes(value);

/**
 * The options with the values of a profile or a table, for screens and documents. `answered`: those that the profile has
 * answered for good; they are not among them, nor is what can have no effect with their values.
 */
export function listedOptions<S extends Specs>(
  specs: S,
  values: ValuesOf<S>,
  answered: readonly string[] = [],
): readonly ListedOption[] {
  const given = Object.fromEntries(answered.map((id) => [id, values[id as keyof S]]));
  return Object.entries(specs).flatMap(([id, spec]): readonly ListedOption[] => {
    const when = left(spec.when, given);
    if (id in given || when === 'never') return [];
    return [
      {
        id,
        fallback: values[id as keyof S],
        values: [...spec.values],
        open: 'open' in spec,
        ...(when && { when }),
        ...(spec.parts && { parts: spec.parts }),
      },
    ];
  });
}

const listOf = (when: Applies): readonly OptionValues[] => (isSeveral(when) ? when : [when]);
const isSeveral = (when: Applies): when is readonly OptionValues[] => Array.isArray(when);

/** The options by which a condition is not met. */
const unmetIn = (condition: OptionValues, values: Notes): readonly string[] =>
  Object.entries(condition).flatMap(([id, asked]) => {
    const value = values[id] ?? null;
    const [among, wanted] = 'not' in asked ? [asked.not, false] : [asked, true];
    return among.some((one) => isEqual(one, value)) === wanted ? [] : [id];
  });

/** The options by whose values another has no effect; none where it has. */
export function idleBy(when: Applies = {}, values: Notes): readonly string[] {
  const unmet = listOf(when).map((condition) => unmetIn(condition, values));
  return unmet.some((ids) => ids.length === 0) ? [] : [...new Set(unmet.flat())];
}

/**
 * What is left of a condition where some options have their values for good: `undefined` if it is met by them, `'never'` if it
 * cannot be met any more.
 */
function left(when: Applies | undefined, given: Notes): Applies | 'never' | undefined {
  if (when === undefined) return undefined;
  const open = listOf(when)
    .filter(
      (condition) =>
        unmetIn(
          pickedFrom(condition, (id) => id in given),
          given,
        ).length === 0,
    )
    .map((condition) => pickedFrom(condition, (id) => !(id in given)));
  if (open.length === 0) return 'never';
  if (open.some((condition) => Object.keys(condition).length === 0)) return undefined;
  const [only, ...others] = open;
  return only !== undefined && others.length === 0 ? only : open;
}

const pickedFrom = (condition: OptionValues, isWanted: (id: string) => boolean): OptionValues =>
  Object.fromEntries(Object.entries(condition).filter(([id]) => isWanted(id)));

/** Whether an option has an effect. */
export const appliesIn = (when: Applies | undefined, values: Notes): boolean => idleBy(when, values).length === 0;

type ValueTexts = Pick<FamilyTexts, 'values'>;

/** The name of an option's value; `undefined`: it is shown as it is. */
export const valueText = ({ values }: ValueTexts, option: string, value: Json): Text | undefined =>
  values[`${option}:${keyOf(value)}`] ?? values[keyOf(value)];

/** A value of an option in words. */
export const optionValue = (texts: ValueTexts, option: string, value: Json, language: Language): string =>
  valueText(texts, option, value)?.[language] ?? keyOf(value);
