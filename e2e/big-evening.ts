import type { Locator, Page } from '@playwright/test';
import type { Command } from '#electron/protocol/commands/command.ts';
import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';
import type { Format } from '#engine/tournament/format/schema.ts';
import { command, commands, openDesk } from './desk.ts';
import { lobbyIsOpen } from './lobby.ts';

const FIRST = ['Anna', 'Bert', 'Cilli', 'Doris', 'Ernst', 'Franz', 'Gerti', 'Hans', 'Ilse', 'Josef', 'Karl', 'Leni'];
const LAST = [
  'Ager',
  'Brandstätter',
  'Cerny',
  'Daxböck',
  'Egger',
  'Fuchs',
  'Gschwandtner',
  'Höfer',
  'Kogler',
  'Moser',
  'Öhlinger',
  'Pichler',
  'Steinbichler',
  'Unterberger',
  'Zangerl',
];
export const EVENING = 'Tarockcup Gasthof Post';
export const TOTALS: Format = { ...DEFAULT_FORMAT, entry: 'totals', minutes: 90 };

/** `count` people with names of all lengths. */
const people = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `${FIRST[i % 12] ?? ''} ${LAST[(i + Math.floor(i / 12)) % 15] ?? ''}`);

/** Fives first, then fours. */
function tablesOf(players: readonly string[]): readonly (readonly string[])[] {
  const fives = players.length % 4;
  const tables: string[][] = [];
  for (let at = 0; at < players.length;) {
    const size = tables.length < fives ? 5 : 4;
    tables.push(players.slice(at, at + size));
    at += size;
  }
  return tables;
}

/** What is special about an evening. */
interface Evening {
  readonly name?: string;
  /** Instead of the usual ones. */
  readonly names?: readonly string[];
  readonly format?: Format;
  readonly options?: CommandOptions;
  /** The last round is not published. */
  readonly draft?: boolean;
}
type CommandOptions = Extract<Command, { type: 'create-evening' }>['options'];

/** An evening with published seats in its last round, and totals in those before; gives its id. */
export async function prepareEvening(
  page: Page,
  count: number,
  rounds: number,
  { name = EVENING, names = people(count), format = TOTALS, options = {}, draft = false }: Evening = {},
): Promise<string> {
  await lobbyIsOpen(page);
  await openDesk(page);
  const { evening } = await command(page, {
    type: 'create-evening',
    name,
    family: 'koenigrufen',
    profile: 'tirol-speisezettel',
    options,
    format,
  });
  await command(page, { type: 'import-players', evening, text: names.join('\n') });
  const ids = Array.from({ length: count }, (_, i) => `p${i + 1}`);
  for (let round = 1; round <= rounds; round++) {
    const tables = tablesOf(ids.map((_, i) => ids[(i * (round === 1 ? 1 : 5) + round) % count] ?? ''));
    const draw = { method: 'random', seed: `post-${round}` };
    await command(page, {
      type: 'plan-rounds',
      evening,
      from: round,
      draw,
      rounds: [tables.map((table) => [...table])],
    });
    if (draft && round === rounds) break;
    await command(page, { type: 'publish-round', evening, round });
    if (round < rounds) await playRound(page, evening, round, tables);
  }
  return evening;
}

/** Totals for every table, then the round is closed. */
async function playRound(page: Page, evening: string, round: number, tables: readonly (readonly string[])[]) {
  const totals = tables.map(({ length }, i): Command => {
    const won = Array.from({ length: length - 1 }, (_, seat) => ((i * 13 + seat * 29 + round * 17) % 61) - 30);
    const points = [...won, -won.reduce((sum, n) => sum + n, 0)].map(String);
    return { type: 'enter-total', evening, round, table: i + 1, points, deals: length === 5 ? 20 : 16 };
  });
  await commands(page, [...totals, { type: 'close-round', evening, round }]);
}

/** Texts that are cut off at the edge of their box. */
export const cutOff = (place: Locator): Promise<readonly string[]> =>
  place.evaluate((root) => {
    interface Box {
      readonly scrollWidth: number;
      readonly clientWidth: number;
      readonly scrollHeight: number;
      readonly clientHeight: number;
      readonly textContent: string;
      /** SVG has no plain `className`. */
      readonly classList: { readonly value: string };
    }
    const page = globalThis as unknown as { getComputedStyle(box: Box): { readonly overflow: string } };
    const all = (root as unknown as { querySelectorAll(all: string): Iterable<Box> }).querySelectorAll('*');
    return [root as unknown as Box, ...all]
      .filter(
        (box) =>
          page.getComputedStyle(box).overflow.includes('hidden') &&
          !box.classList.value.includes('visually-hidden') &&
          (box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1),
      )
      .map(({ textContent, classList }) => `${classList.value}: ${textContent.trim().slice(0, 60)}`);
  });
