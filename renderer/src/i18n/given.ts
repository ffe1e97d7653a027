import type { EveningState } from '../../../engine/tournament/state/types.ts';
import type { EveningSummary } from '../../../electron/protocol/evening-summary.ts';
import type { TableScene } from '../../../electron/protocol/table/table-scene.ts';
import { GIVEN_WORDS } from './given-words.ts';
import type { Catalogue } from './index.ts';

/** A name as displayed: one that the page gave in any of its languages is translated into the reader's. */
function shown(name: string, { newTable: { me, named } }: Catalogue): string {
  const words = { me, ...named };
  for (const given of Object.values(GIVEN_WORDS))
    for (const key of Object.keys(words) as (keyof typeof words)[]) if (given[key] === name) return words[key];
  return name;
}

/** An evening, or its line in the lobby; the name that a director gave an evening is not changed. */
export function eveningIn<E extends EveningState | EveningSummary>(evening: E, t: Catalogue): E {
  if (evening.purpose !== 'free-table') return evening;
  const { players } = evening;
  return {
    ...evening,
    name: shown(evening.name, t),
    players: typeof players === 'number' ? players : players.map((one) => ({ ...one, name: shown(one.name, t) })),
  };
}

export const sceneIn = (scene: TableScene, t: Catalogue): TableScene => ({
  ...scene,
  names: scene.names.map((name) => (scene.purpose === 'free-table' ? shown(name, t) : name)),
});
