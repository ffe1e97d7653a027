import { must } from '../core/assert-never.ts';
import type { Notes } from '../core/json.ts';
import { completeOptions, fallbacksOf, listedOptions, type Options, type ValuesOf } from './options.ts';
import type { EveningPlan, GameDefinition, RulePage } from './definition.ts';
import type { ProfileListing } from './listing.ts';
import type { Rules, TableRules } from './rules.ts';
import type { TableWords } from './texts.ts';

type Specs = Options['specs'];

/** A family's profiles and options, and what rules they make. */
interface Tables<S extends Specs, P extends ProfileOf<S>, R> extends Options {
  readonly specs: S;
  readonly profiles: readonly P[];
  /** The rules of one table, resolved; its options are complete. */
  readonly resolve: (profile: P, options: ValuesOf<S>, rulesVersion: number) => R;
}

interface ProfileOf<S extends Specs> {
  readonly id: string;
  /** Where it differs from the family's own values. */
  readonly options: Partial<ValuesOf<S>>;
}

/** The same with what follows from it for every table. */
export interface Family<S extends Specs, P extends ProfileOf<S>, R> extends Tables<S, P, R> {
  readonly rulesetOf: (table: TableRules) => R;
  /** Throws where there is none: `tableRules` has refused it. */
  readonly profileNamed: (id: string) => P;
}

export function familyOf<S extends Specs, P extends ProfileOf<S>, R>(tables: Tables<S, P, R>): Family<S, P, R> {
  const profileNamed = (id: string): P =>
    must(
      tables.profiles.find((profile) => profile.id === id),
      `profile ${id}`,
    );
  return {
    ...tables,
    profileNamed,
    rulesetOf: ({ profile, options, rulesVersion }) =>
      tables.resolve(profileNamed(profile), options as unknown as ValuesOf<S>, rulesVersion),
  };
}

/** What a family makes of the resolved rules of a table. */
interface Made<P, R> {
  readonly rules: (ruleset: R) => Rules;
  readonly rulebook: (ruleset: R) => readonly RulePage[];
  readonly words: (ruleset: R) => TableWords;
  readonly listed: (ruleset: R) => Pick<ProfileListing, 'contracts' | 'bonuses'>;
  readonly evenings?: (ruleset: R) => readonly EveningPlan[];
  /** Options that a profile has answered already, so that they are not offered; missing: none. */
  readonly answered?: (profile: P) => readonly string[];
}

/** All that a definition says by its profiles and options alone. */
export function definedBy<S extends Specs, P extends ProfileOf<S>, R>(
  family: Family<S, P, R>,
  { rules, rulebook, words, listed, evenings, answered }: Made<P, R>,
) {
  const { specs, profiles, rulesVersion, resolve, rulesetOf, profileNamed } = family;

  /** What a profile offers, as it is or with other options. */
  function listing(profile: P, chosen: Notes = {}): ProfileListing {
    const options = { ...fallbacksOf(specs), ...profile.options, ...chosen } as ValuesOf<S>;
    const given = answered?.(profile) ?? [];
    return {
      id: profile.id,
      ...listed(resolve(profile, options, rulesVersion)),
      options: listedOptions(specs, options).filter(({ id }) => !given.includes(id)),
    };
  }

  return {
    id: family.family,
    rulesVersion,
    profiles: profiles.map((profile) => listing(profile)),
    tableRules: (profile, agreed) => completeOptions(family, profile, agreed),
    listing: ({ profile, options }) => listing(profileNamed(profile), options),
    rules: (table) => rules(rulesetOf(table)),
    rulebook: (table) => rulebook(rulesetOf(table)),
    words: (table) => words(rulesetOf(table)),
    ...(evenings && { evenings: (table: TableRules) => evenings(rulesetOf(table)) }),
  } satisfies Partial<GameDefinition>;
}
