import type { EveningState, TableState } from '#engine/tournament/state/types.ts';
import type { Catalogue } from '../i18n/index.ts';
import type { Words } from '../i18n/words.ts';
import { nameOf } from './names.ts';

/** What readers need to know about a table's columns: who has left, who had a seat before, and who has brought points along. */
export function seatNotes(
  evening: EveningState,
  { players, earlier = [], arrivals = [], left }: TableState,
  words: Words,
  t: Catalogue,
): readonly string[] {
  const name = (player: string | undefined): string => nameOf(evening, player ?? '');
  const before = earlier.flatMap(({ until, players: there }) =>
    players.flatMap((player, seat) =>
      until === 0 || there[seat] === player ? [] : [t.accidents.earlier(until, name(there[seat]), name(player))],
    ),
  );
  const brought = (arrivals.at(-1)?.brought ?? []).flatMap((points, seat) =>
    evening.format.target === null || points.n === 0
      ? []
      : [t.accidents.brought(name(players[seat]), words.score(points))],
  );
  return [...before, ...brought, ...(left ? [t.accidents.leftAfter(name(players[left.seat]), left.after)] : [])];
}
