import type { EveningSummary } from '#electron/protocol/evening-summary.ts';
import type { TableScene } from '#electron/protocol/table/table-scene.ts';
import type { EveningState } from '#engine/tournament/state/types.ts';
import { GIVEN_WORDS } from './given-words.ts';
import type { Catalogue } from './index.ts';

/** A name as displayed: one that the page gave in any of its languages is translated into the reader's. */
function shown(name: string, { newTable: { me, named } }: Catalogue): string {
  const day = dayIn(name);
  if (day !== undefined) return `${named.day} ${day}`;
  const words = { me, ...named };
  for (const given of Object.values(GIVEN_WORDS))
    for (const key of Object.keys(words) as (keyof typeof words)[]) if (given[key] === name) return words[key];
  return name;
}

/** The date of the deal of a day, by the name of its table; `undefined` if it is another table. */
export function dayIn(name: string): string | undefined {
  const given = Object.values(GIVEN_WORDS).find(({ day }) => name.startsWith(`${day} `));
  return given && name.slice(given.day.length + 1);
}

/** An evening, or its line in the lobby; the name that a director gave an evening is not changed. */
export function eveningIn<E extends EveningState | EveningSummary>(evening: E, t: Catalogue): E {
  if (evening.purpose !== 'free-table') return evening;
  const named = <One extends { readonly name: string }>(one: One): One => ({ ...one, name: shown(one.name, t) });
  const { players } = evening;
  return {
    ...named(evening),
    players: typeof players === 'number' ? players : players.map(named),
    ...('table' in evening && evening.table && { table: { ...evening.table, seats: evening.table.seats.map(named) } }),
  };
}

export const sceneIn = (scene: TableScene, t: Catalogue): TableScene => ({
  ...scene,
  names: scene.names.map((name) => (scene.purpose === 'free-table' ? shown(name, t) : name)),
});
