import { isEqual } from '#engine/core/equal.ts';
import type { Json, Notes } from '#engine/core/json.ts';
import type { TableRules } from '../deal/rules.ts';
import type { GameDefinition } from './definition.ts';

/**
 * Tables of a game that together have whatever a table of it can have, for documents: those of its profiles, with none, one or two
 * of the options changed. Nothing so far needs three to be there; tests try any.
 */
export function* tablesOf(game: GameDefinition): Generator<TableRules> {
  for (const { id, options } of game.profiles) {
    const changes = options.flatMap(({ id: option, fallback, values }) =>
      values.filter((value) => !isEqual(value, fallback)).map((value) => [option, value] as const),
    );
    for (const chosen of [[], ...changes.map((one) => [one]), ...pairsOf(changes)]) {
      const table = game.tableRules(id, Object.fromEntries(chosen));
      if (table.ok) yield table.value;
    }
  }
}

type Change = readonly [option: keyof Notes, value: Json];

const pairsOf = (changes: readonly Change[]): readonly (readonly Change[])[] =>
  changes.flatMap((one, i) => changes.slice(i + 1).flatMap((other) => (one[0] === other[0] ? [] : [[one, other]])));
