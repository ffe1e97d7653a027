import type { Notes } from '../core/json.ts';
import { pick, type Rng } from '../core/rng.ts';
import type { TableRules } from '../kernel/deal/rules.ts';
import type { GameDefinition } from '../kernel/family/definition.ts';
import type { ProfileListing } from '../kernel/family/listing.ts';

/** The rules of a table that changes these options. */
export function tableOf(game: GameDefinition, profile: string, options: Notes = {}): TableRules {
  const table = game.tableRules(profile, options);
  if (!table.ok) throw new Error(table.error.code);
  return table.value;
}

/** Any rules that a table may agree on. */
export function anyTable(game: GameDefinition, { id, options }: ProfileListing, rng: Rng): TableRules {
  for (;;) {
    const chosen = options
      .filter(() => rng() < 0.5)
      .map(({ id: option, values }) => [option, pick(values, rng)] as const);
    const table = tableOf(game, id, Object.fromEntries(chosen));
    if ((game.contradictions?.(table) ?? []).length === 0) return table;
  }
}
