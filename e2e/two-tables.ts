import type { Page } from '@playwright/test';
import type { Notes } from '#engine/core/json.ts';
import type { Format } from '#engine/tournament/format/schema.ts';
import { command, openEvening } from './desk.ts';
import { lobbyIsOpen } from './lobby.ts';

const NAMES = ['Anna', 'Bert', 'Cilli', 'Doris', 'Emil', 'Fritz', 'Gusti', 'Hans'] as const;
const TABLES = [
  ['p1', 'p2', 'p3', 'p4'],
  ['p5', 'p6', 'p7', 'p8'],
];

/** An evening with two published tables of four. */
export async function prepare(
  page: Page,
  differs: Partial<Format>,
  name = 'Cup im Gasthof Post',
  options: Notes = {},
): Promise<string> {
  await lobbyIsOpen(page);
  const evening = await openEvening(page, { name, options, format: { deals: 2, rounds: 2, ...differs } });
  await command(page, { type: 'import-players', evening, text: NAMES.join('\n') });
  await publish(page, evening, 1, TABLES);
  return evening;
}

/** Plans a round by hand and publishes it. `sitOut`: those who are present and have no seat. */
export async function publish(
  page: Page,
  evening: string,
  round: number,
  tables: readonly (readonly string[])[],
  sitOut: readonly string[] = [],
): Promise<void> {
  const rounds = [tables.map((players) => [...players])];
  await command(page, { type: 'plan-rounds', evening, from: round, draw: { method: 'by-hand' }, rounds });
  await command(page, { type: 'publish-round', evening, round, sitOut: [...sitOut] });
}
