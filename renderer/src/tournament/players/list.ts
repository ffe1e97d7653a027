import type { Presence } from '#engine/tournament/state/kinds.ts';
import type { Player } from '#engine/tournament/state/types.ts';
import { holds } from '#page/ui/find.ts';

/** The players whose name or group contains every search word, sorted by name. */
export const found = (players: readonly Player[], search: string, collator: Intl.Collator): readonly Player[] =>
  players
    .filter(({ name, groups }) => holds([name, ...groups].join(' '), search))
    .sort((a, b) => collator.compare(a.name, b.name));

/** How many are here, pause, or have left. */
export function counted(players: readonly Player[]): Readonly<Record<Presence, number>> {
  const count = (presence: Presence): number => players.filter((player) => player.presence === presence).length;
  return { present: count('present'), paused: count('paused'), gone: count('gone') };
}

/** A name as a CSV cell, so that nothing in it is taken for the end of a cell. */
export const asCell = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The bytes of a file as base64, as they are sent to the host. */
export function base64(bytes: Uint8Array): string {
  const STEP = 0x8000;
  let text = '';
  for (let at = 0; at < bytes.length; at += STEP) text += String.fromCharCode(...bytes.subarray(at, at + STEP));
  return btoa(text);
}
