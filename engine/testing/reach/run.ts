import { DECK_54 } from '../../decks/deck-54.ts';
import { koenigrufen } from '../../games/koenigrufen/game.ts';
import { Cheater } from '../illegal.ts';
import type { Violation } from '../violation.ts';
import { impossible, scenarios, type Impossible } from './koenigrufen.ts';
import { pursue } from './scenario.ts';

/** What a coverage run found. */
export interface Coverage {
  readonly deals: number;
  /** Aims by name, reached or not. */
  readonly reached: readonly string[];
  readonly missed: readonly string[];
  /** What no deal can reach, and why. */
  readonly impossible: readonly Impossible[];
  readonly violations: readonly Violation[];
}

/** Plays every scenario until its aims are reached, at most so many deals of each. */
export function cover(most: number, seed: string): Coverage {
  const names = new Set<string>();
  // One for all tables: what was said at one is tried at the others, where it may be out of place.
  const cheater = new Cheater(koenigrufen, DECK_54);
  const violations: Violation[] = [];
  const wanted = new Set<string>();
  let deals = 0;
  for (const scenario of scenarios()) {
    const aims = scenario.aims.filter((aim) => aim !== 'refusals').map((aim) => `${scenario.profile} ${aim}`);
    for (const aim of aims) wanted.add(aim);
    if (aims.length > 0 && aims.every((aim) => names.has(aim))) continue;
    const found = pursue(koenigrufen, cheater, scenario, most, seed);
    deals += found.deals;
    violations.push(...found.violations);
    for (const name of found.names) names.add(name);
  }
  for (const code of Object.keys(koenigrufen.texts.refusals)) wanted.add(`refusal ${code}`);
  for (const code of cheater.refusals.keys()) names.add(`refusal ${code}`);
  const all = [...wanted];
  return {
    deals,
    reached: all.filter((name) => names.has(name)),
    missed: all.filter((name) => !names.has(name)),
    impossible: impossible(),
    violations,
  };
}
