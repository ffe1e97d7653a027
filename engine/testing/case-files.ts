import { describe, expect, test } from 'vitest';
import type { Json, Notes } from '../core/json.ts';
import { printPlace } from '../core/place.ts';
import type { Refusal } from '../core/refusal.ts';
import type { GameDefinition } from '../kernel/family/definition.ts';
import { tableOf } from './any-table.ts';

/** A deal from paper at its table, as the case files of a family state it. */
export interface EnteredCase {
  readonly entry: Json;
  readonly profile?: string;
  readonly options?: Notes;
  readonly table?: number;
  readonly dealer?: number;
  /** Missing: today's. */
  readonly rulesVersion?: number;
}

/** What it comes to. */
export interface SettledCase extends EnteredCase {
  readonly id: string;
  readonly deal: string;
  /** How it was worked out by hand, and the paragraph, where no vector of the specification says it. */
  readonly why?: string;
  /** Payments by seat. */
  readonly expect: readonly string[];
}

/** Why it cannot be: codes, each with its place. */
export interface RefusedCase extends EnteredCase {
  readonly name: string;
  readonly errors: readonly string[];
}

/** Code and place of each, as case files state them. */
export const statedErrors = (refusals: readonly Refusal[]): readonly string[] =>
  refusals.map(({ code, at }) => `${code} ${at ? printPlace(at) : ''}`);

/** Checks entries of a family; `usual`: what holds where a case says nothing. */
export const checkerOf =
  (game: GameDefinition, usual: { readonly profile: string; readonly table: number; readonly dealer: number }) =>
  ({ entry, options = {}, rulesVersion = game.rulesVersion, ...said }: EnteredCase) => {
    const { profile, table, dealer } = { ...usual, ...said };
    const agreed = tableOf(game, profile, options);
    const rules = game.rules({ ...agreed, rulesVersion });
    return { rules, table, row: rules.check(entry, table, dealer) };
  };

/** Every id is there once, the vectors' in their order, and what is no vector says where it comes from. */
export function expectSaidWhy(
  cases: readonly Pick<SettledCase, 'id' | 'why'>[],
  isVector: (id: string) => boolean,
  source: RegExp,
): void {
  const ids = cases.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, why } of cases.filter((one) => !isVector(one.id))) expect(`${id} ${why ?? ''}`).toMatch(source);
}

/** Of a family's codes in the order of their declaration, those of its entries: from `first` up to those of its options. */
export const entryCodes = (codes: readonly string[], first: string): readonly string[] =>
  codes.slice(codes.indexOf(first), codes.indexOf('unknown-profile'));

/**
 * Tests that entries are refused as stated. `codes`: the family's, in the order of their declaration; all from `first` up
 * to those of its options must be among them.
 */
export function testRefused(
  cases: readonly RefusedCase[],
  errorsOf: (one: RefusedCase) => readonly string[],
  codes: readonly string[],
  first: string,
): void {
  describe('entries that cannot be are refused at their place', () => {
    test.each(cases.map((one) => [one.name, one] as const))('%s', (_name, one) =>
      expect(errorsOf(one)).toEqual(one.errors),
    );

    test('every reason of the score entry is among them', () => {
      const given = new Set(cases.flatMap(({ errors }) => errors.map((error) => error.split(' ')[0])));
      const entry = entryCodes(codes, first);
      expect(entry.length).toBeGreaterThan(0);
      expect(entry.filter((code) => !given.has(code))).toEqual([]);
    });
  });
}
