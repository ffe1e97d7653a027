import { must } from '#engine/core/assert-never.ts';
import { isEqual } from '#engine/core/equal.ts';
import type { Notes } from '#engine/core/json.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Rules, TableRules } from '../deal/rules.ts';
import type { TableWords } from '../words/texts.ts';
import type { EveningPlan, GameDefinition, RulePage } from './definition.ts';
import type { ListedContract, ProfileListing } from './listing.ts';
import { completeOptions, currentOptions, fallbacksOf, listedOptions, type Options, type ValuesOf } from './options.ts';

type Specs = Options['specs'];

/** A family's profiles and options, and what rules they make. */
interface FamilySpec<S extends Specs, P extends ProfileOf<S>, R> extends Options {
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
export interface Family<S extends Specs, P extends ProfileOf<S>, R> extends FamilySpec<S, P, R> {
  /** Of a table as any version has written it. */
  readonly rulesetOf: (table: TableRules) => R;
  /** Throws where there is none: `tableRules` has refused it. */
  readonly profileNamed: (id: string) => P;
}

export function familyOf<S extends Specs, P extends ProfileOf<S>, R>(spec: FamilySpec<S, P, R>): Family<S, P, R> {
  const profileNamed = (id: string): P =>
    must(
      spec.profiles.find((profile) => profile.id === id),
      `profile ${id}`,
    );
  return {
    ...spec,
    profileNamed,
    rulesetOf: ({ profile, options, rulesVersion }) =>
      spec.resolve(profileNamed(profile), currentOptions(spec.specs, options) as unknown as ValuesOf<S>, rulesVersion),
  };
}

/** What a family makes of the resolved rules of a table. */
interface FromRuleset<P, R> {
  readonly rules: (ruleset: R) => Rules;
  readonly rulebook: (ruleset: R) => readonly RulePage[];
  readonly words: (ruleset: R) => TableWords;
  /** Contracts from the lowest up. */
  readonly listed: (ruleset: R) => Listed;
  readonly evenings?: (ruleset: R) => readonly EveningPlan[];
  /** Why options cannot be agreed on together; missing: they always can. */
  readonly contradictions?: (ruleset: R) => readonly Refusal[];
  /** Options that a profile has answered already, so that they are not offered; missing: none. */
  readonly answered?: (profile: P) => readonly string[];
}

/** What a table offers, for screens and documents; a contract's rank is its place. */
export type Listed = Pick<ProfileListing, 'bonuses'> & { readonly contracts: readonly Omit<ListedContract, 'rank'>[] };

const rankedIn = ({ contracts, bonuses }: Listed): Pick<ProfileListing, 'contracts' | 'bonuses'> => ({
  contracts: contracts.map((contract, i) => ({ ...contract, rank: i + 1 })),
  bonuses,
});

/** All that a definition says by its profiles and options alone. */
export function definedBy<S extends Specs, P extends ProfileOf<S>, R>(
  family: Family<S, P, R>,
  { rules, rulebook, words, listed, evenings, contradictions, answered }: FromRuleset<P, R>,
) {
  const { specs, profiles, rulesVersion, resolve, rulesetOf, profileNamed } = family;
  /** Players ask for them at every decision, and it takes longer to make them than to decide. */
  const made = new WeakMap<TableRules, Rules>();

  function rulesAt(table: TableRules): Rules {
    const known = made.get(table);
    if (known) return known;
    const fresh = rules(rulesetOf(table));
    made.set(table, fresh);
    return fresh;
  }

  /** What a profile offers, as it is or with other options. */
  function listing(profile: P, chosen: Notes = {}): ProfileListing {
    const options = { ...fallbacksOf(specs), ...profile.options, ...chosen } as ValuesOf<S>;
    return {
      id: profile.id,
      ...rankedIn(listed(resolve(profile, options, rulesVersion))),
      options: listedOptions(specs, options, answered?.(profile)),
    };
  }

  /** What `tableRules` takes for the sake of what was written earlier, but nobody is offered. */
  function notOffered(id: string, chosen: Notes): readonly Refusal[] {
    const profile = profileNamed(id);
    const offered = listing(profile).options.map((option) => option.id);
    const own: Notes = { ...fallbacksOf(specs), ...profile.options };
    return Object.entries(currentOptions(specs, chosen))
      .filter(
        ([option, value]) =>
          Object.hasOwn(own, option) && !offered.includes(option) && !isEqual(value, own[option] ?? null),
      )
      .map(([option]) => family.refusal('unknown-option', { option }));
  }

  return {
    id: family.family,
    rulesVersion,
    profiles: profiles.map((profile) => listing(profile)),
    tableRules: (profile, agreed) => completeOptions(family, profile, agreed),
    notOffered,
    listing: ({ profile, options }) => listing(profileNamed(profile), options),
    rules: rulesAt,
    rulebook: (table) => rulebook(rulesetOf(table)),
    words: (table) => words(rulesetOf(table)),
    ...(contradictions && { contradictions: (table: TableRules) => contradictions(rulesetOf(table)) }),
    ...(evenings && { evenings: (table: TableRules) => evenings(rulesetOf(table)) }),
  } satisfies Partial<GameDefinition>;
}
