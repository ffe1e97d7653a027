import { GAMES } from '#engine/games/index.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import { tableOf } from '../any-table.ts';
import { simulate } from '../simulate.ts';
import type { Violation } from '../violation.ts';

/** What came of exchanging choices in the deals of one profile. */
export interface ProfileChoices {
  readonly game: string;
  readonly profile: string;
  /** Views that were compared, and deals with another choice that could have been, for all that somebody knew, or not. */
  readonly compared: number;
  readonly possible: number;
  readonly impossible: number;
  /** Actions that not everybody heard: without any, nothing can be exchanged. */
  readonly unheard: number;
  readonly violations: readonly Violation[];
}

/** More rounds than are ever needed where there is something to choose. */
const MOST_ROUNDS = 4_000;
/** How many rounds in which everybody heard everything it takes until nothing else is expected. */
const WITHOUT = 20;
/** Everything else is examined elsewhere. */
const EFFORT = { illegal: 0, legal: 0, views: 1 };

/** Plays every contract of a profile at all of its tables in turn until `least` views were compared, or for a while if there is no choice. */
export function compareChoices(game: GameDefinition, profile: string, least: number, seed: string): ProfileChoices {
  const table = tableOf(game, profile);
  // What leads to a contract is known of delivered families; of the others chance decides.
  const contracts = Object.hasOwn(GAMES, game.id) ? game.listing(table).contracts.map(({ id }) => id) : [];
  const sum = { compared: 0, possible: 0, impossible: 0, unheard: 0 };
  const violations: Violation[] = [];
  for (let round = 0; round < MOST_ROUNDS; round++) {
    for (const contract of [undefined, ...contracts]) {
      const seats = game.tables[round % game.tables.length] ?? 0;
      const counts = simulate({
        ...{ game, table, seats, deals: 1, seed: `${seed}/${round}`, effort: EFFORT },
        ...(contract !== undefined && { contract }),
      });
      for (const what of ['compared', 'possible', 'impossible', 'unheard'] as const)
        sum[what] += counts.otherChoices[what];
      violations.push(...counts.violations);
    }
    if (sum.compared >= least || (sum.unheard === 0 && round === WITHOUT)) break;
  }
  return { game: game.id, profile, ...sum, violations };
}
