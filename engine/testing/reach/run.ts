import { tableOf } from '../any-table.ts';
import { EntryCheater } from '../entry-cheater.ts';
import { Cheater } from '../illegal.ts';
import type { Effort } from '../inspector.ts';
import type { Violation } from '../violation.ts';
import type { Impossible, Reach, Scenario } from './reach.ts';
import { pursue } from './scenario.ts';

/** What a coverage run of a family found. */
interface Coverage {
  readonly deals: number;
  /** Aims by name, reached or not. */
  readonly reached: readonly string[];
  readonly missed: readonly string[];
  /** What no deal can reach, and why. */
  readonly impossible: readonly Impossible[];
  readonly violations: readonly Violation[];
}

/** How long a run tries. */
export interface Length {
  /** Deals of a scenario at most, until its aims are reached. */
  readonly most: number;
  /** Least rounds for each scenario without aims, which looks for refusals; ten times as many while one is missing. */
  readonly rounds: number;
  /** Deals of a scenario played at a time; for one that looks for refusals, all its deals of a round. */
  readonly batch: number;
  /** Faulty entries tried for every deal. */
  readonly entries: number;
  /** What is tried at every turn. */
  readonly effort: Effort;
}

/** Plays a family's scenarios until everything is reached: first those with aims, then those that look for refusals. */
export function cover(reach: Reach, { most, rounds, batch, entries, effort }: Length, seed: string): Coverage {
  const { game } = reach;
  const names = new Set<string>();
  const violations: Violation[] = [];
  // Shared by all tables: what was said at one is tried at the others, where it may be out of place.
  const cheaters = { play: new Cheater(game, packOf(reach)), entries: new EntryCheater(game) };
  let deals = 0;
  const play = (scenario: Scenario, limit: number, round: number): void => {
    const found = pursue(game, cheaters, scenario, { limit, batch, entries, effort }, `${seed}/${round}`);
    deals += found.deals;
    violations.push(...found.violations);
    for (const name of found.names) names.add(name);
    for (const code of [...cheaters.play.refusals.keys(), ...cheaters.entries.refusals.keys()])
      names.add(`refusal ${code}`);
  };

  for (const code of [...tableRefusals(reach), ...agreementRefusals(reach)]) names.add(`refusal ${code}`);
  const refusals = Object.keys(game.texts.refusals).map((code) => `refusal ${code}`);
  const scenarios = reach.scenarios();
  const [aimed, aimless] = [scenarios.filter(hasAims), scenarios.filter((scenario) => !hasAims(scenario))];
  for (const scenario of aimed) if (!namesOf(scenario).every((name) => names.has(name))) play(scenario, most, 0);
  for (let round = 0; round < 10 * rounds; round++)
    for (const scenario of aimless)
      if (round < rounds || refusals.some((name) => !names.has(name))) play(scenario, batch, round);

  const wanted = [...new Set([...aimed.flatMap(namesOf), ...refusals])];
  return {
    deals,
    reached: wanted.filter((name) => names.has(name)),
    missed: wanted.filter((name) => !names.has(name)),
    impossible: reach.impossible(),
    violations,
  };
}

const hasAims = ({ aims }: Scenario): boolean => aims.length > 0;
const namesOf = ({ profile, aims }: Scenario): readonly string[] => aims.map((aim) => `${profile} ${aim}`);

/** The first profile of a family has all cards that the others have. */
const packOf = ({ game }: Reach): readonly string[] => {
  const table = tableOf(game, game.profiles[0]?.id ?? '');
  return game.rules(table).pack.cards;
};

/** The refusals of tables that cannot be set up. */
const tableRefusals = ({ game, refused }: Reach): readonly string[] =>
  refused.flatMap(([profile, options]) => {
    const table = game.tableRules(profile, options);
    return table.ok ? [] : [table.error.code];
  });

/** Refusals of contradictory agreements, although the table could be set up. */
const agreementRefusals = ({ game, contradictory }: Reach): readonly string[] =>
  contradictory.flatMap(([profile, options]) => {
    const table = game.tableRules(profile, options);
    return table.ok ? (game.contradictions?.(table.value) ?? []).map(({ code }) => code) : [];
  });
