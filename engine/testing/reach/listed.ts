import { type Json, keyOf, type Notes } from '#engine/core/json.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import type { ProfileListing } from '#engine/kernel/family/listing.ts';
import { tableOf } from '../any-table.ts';
import type { Scenario } from './reach.ts';

/* Scenarios that follow from what a profile lists, the same for every family. */

/** Every contract once. */
export const contractsOf = (
  { id: profile, contracts }: ProfileListing,
  optionsFor: (contract: string) => Notes = () => ({}),
): readonly Scenario[] =>
  contracts.map(({ id }) => ({ profile, options: optionsFor(id), contract: id, aims: [`contract ${id}`] }));

/** Every value of every option once. */
export const optionsOf = (
  { id: profile, options }: ProfileListing,
  more: (option: string, value: Json) => Partial<Scenario> = () => ({}),
): readonly Scenario[] =>
  options.flatMap(({ id, values }) =>
    values.map((value) => ({
      profile,
      options: { [id]: value },
      ...more(id, value),
      aims: [`option ${id}=${keyOf(value)}`],
    })),
  );

/** What a table of this profile offers with these options. */
export function listingWith(game: GameDefinition, profile: string, options: Notes): ProfileListing {
  const table = tableOf(game, profile, options);
  return game.listing(table);
}
