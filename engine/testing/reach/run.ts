import { DECK_54 } from '../../decks/deck-54.ts';
import { koenigrufen } from '../../games/koenigrufen/game.ts';
import { EntryCheater } from '../entry-cheater.ts';
import { Cheater } from '../illegal.ts';
import type { Effort } from '../inspector.ts';
import type { Violation } from '../violation.ts';
import { impossible, scenarios, type Impossible } from './koenigrufen.ts';
import { pursue, type Scenario } from './scenario.ts';

/** What a coverage run found. */
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

/** Plays scenarios until everything is reached: first those with aims, then those that look for refusals. */
export function cover({ most, rounds, batch, entries, effort }: Length, seed: string): Coverage {
  const names = new Set<string>();
  const violations: Violation[] = [];
  // Shared by all tables: what was said at one is tried at the others, where it may be out of place.
  const cheaters = { play: new Cheater(koenigrufen, DECK_54), entries: new EntryCheater(koenigrufen, DECK_54) };
  let deals = 0;
  const play = (scenario: Scenario, limit: number, round: number): void => {
    const found = pursue(koenigrufen, cheaters, scenario, { limit, batch, entries, effort }, `${seed}/${round}`);
    deals += found.deals;
    violations.push(...found.violations);
    for (const name of found.names) names.add(name);
    for (const code of [...cheaters.play.refusals.keys(), ...cheaters.entries.refusals.keys()])
      names.add(`refusal ${code}`);
  };

  for (const code of [...tableRefusals(), ...agreementRefusals()]) names.add(`refusal ${code}`);
  const refusals = Object.keys(koenigrufen.texts.refusals).map((code) => `refusal ${code}`);
  const [aimed, aimless] = [scenarios().filter(hasAims), scenarios().filter((scenario) => !hasAims(scenario))];
  for (const scenario of aimed) if (!namesOf(scenario).every((name) => names.has(name))) play(scenario, most, 0);
  for (let round = 0; round < 10 * rounds; round++)
    for (const scenario of aimless)
      if (round < rounds || refusals.some((name) => !names.has(name))) play(scenario, batch, round);

  const wanted = [...new Set([...aimed.flatMap(namesOf), ...refusals])];
  return {
    deals,
    reached: wanted.filter((name) => names.has(name)),
    missed: wanted.filter((name) => !names.has(name)),
    impossible: impossible(),
    violations,
  };
}

const hasAims = ({ aims }: Scenario): boolean => aims.length > 0;
const namesOf = ({ profile, aims }: Scenario): readonly string[] => aims.map((aim) => `${profile} ${aim}`);

/** The refusals of tables that cannot be set up. */
const tableRefusals = (): readonly string[] =>
  (
    [
      ['no-such-profile', {}],
      ['ooe-2023', { 'no-such-option': true }],
      ['ooe-2023', { cutter: 'much' }],
    ] as const
  ).flatMap(([profile, options]) => {
    const table = koenigrufen.tableRules(profile, options);
    return table.ok ? [] : [table.error.code];
  });

/** Refusals of contradictory agreements, although the table could be set up. */
function agreementRefusals(): readonly string[] {
  const table = koenigrufen.tableRules('tirol-speisezettel', { standing: 'skoty', 'double-rounds': true });
  return table.ok ? (koenigrufen.contradictions?.(table.value) ?? []).map(({ code }) => code) : [];
}
