import type { Answer } from '#electron/protocol/answers.ts';
import { fail, ok } from '#engine/core/result.ts';
import { refuse } from '#engine/tournament/refusals.ts';
import type { TeamSize } from '#engine/tournament/state/kinds.ts';
import type { ImportRow } from '#engine/tournament/state/people/list-row.ts';
import { nameKey } from '#engine/tournament/state/people/names.ts';
import { change, type HostContext } from '../host-context.ts';
import type { CommandTo } from '../outcome.ts';
import type { Evening } from '../state/evening-state.ts';
import { remembered } from './register.ts';
import { rowsIn } from './rows-in.ts';

/** Registers the names of a file: a sheet of an XLSX, or text. */
export async function importFile(
  host: HostContext,
  evening: Evening,
  { base64, skipTwins }: CommandTo<'import-file'>,
): Promise<Answer<'import-file'>> {
  const rows = await rowsIn(Buffer.from(base64, 'base64'));
  // The memory may have been rebuilt in the meantime.
  const now = host.ledger.evenings.get(evening.state.id) ?? evening;
  return rows.ok ? importRows(host, now, rows.value, { skipTwins }) : rows;
}

/** Registers everybody of an earlier evening who is not here yet, with their groups and teams. */
export function copyPlayers(host: HostContext, evening: Evening, from: string): Answer<'copy-players'> {
  const earlier = host.ledger.evenings.get(from);
  if (!earlier) return fail([refuse('no-such-evening', { text: from })]);
  const here = new Set(evening.state.players.map(({ name }) => nameKey(name)));
  const missing = earlier.state.players.filter(({ name }) => !here.has(nameKey(name)));
  if (missing.length === 0) return ok({ added: 0 });
  const teamOf = (player: string, size: TeamSize): string =>
    earlier.state.teams.find((team) => team.size === size && team.members.includes(player))?.name ?? '';
  const rows = missing.map(({ id, name, groups }, i) => ({
    line: i + 2,
    cells: [name, teamOf(id, 2), teamOf(id, 4)],
    groups,
  }));
  return importRows(host, evening, [{ line: 1, cells: ['Name', 'Zweierteam', 'Viererteam'] }, ...rows]);
}

/** The answer says how many were added. */
export function importRows(
  host: HostContext,
  evening: Evening,
  rows: readonly ImportRow[],
  { skipTwins = false }: { readonly skipTwins?: boolean | undefined } = {},
): Answer<'import-players'> {
  const before = evening.state.players.length;
  const done = change(host, evening, { type: 'import-players', rows, skipTwins, remembered: remembered(host) });
  return done.ok ? ok({ added: evening.state.players.length - before }) : done;
}
