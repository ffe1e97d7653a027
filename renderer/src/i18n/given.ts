import type { EveningState } from '../../../engine/tournament/state/types.ts';
import type { EveningSummary } from '../../../electron/protocol/evening-summary.ts';
import type { TableScene } from '../../../electron/protocol/table/table-scene.ts';
import { CATALOGUES, type Catalogue } from './index.ts';

/** What the page itself calls a free table, and whoever gave no name. */
const GIVEN: readonly ((t: Catalogue) => string)[] = [
  (t) => t.newTable.me,
  (t) => t.newTable.named.solo,
  (t) => t.newTable.named['hot-seat'],
  (t) => t.newTable.named.watch,
];

/** A name as it is shown: one that the page gave in any of its languages is shown in the reader's. */
function shown(name: string, t: Catalogue): string {
  const given = GIVEN.find((word) => Object.values(CATALOGUES).some((catalogue) => word(catalogue) === name));
  return given ? given(t) : name;
}

/** An evening, or its line in the lobby; what a director calls his evening stands. */
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
