import type { EveningState, TableState } from '../../../engine/tournament/state/types.ts';
import type { Catalogue } from '../i18n/index.ts';
import { nameOf } from './names.ts';

/** What readers need to know about a table's columns: who has left, and who had a seat before. */
export function seatNotes(evening: EveningState, { players, earlier = [], left }: TableState, t: Catalogue) {
  const name = (player: string | undefined): string => nameOf(evening, player ?? '');
  const before = earlier.flatMap(({ until, players: there }) =>
    players.flatMap((player, seat) =>
      until === 0 || there[seat] === player ? [] : [t.accidents.earlier(until, name(there[seat]), name(player))],
    ),
  );
  return [...before, ...(left ? [t.accidents.leftAfter(name(players[left.seat]), left.after)] : [])];
}
