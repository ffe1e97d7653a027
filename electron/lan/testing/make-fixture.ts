import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openHost } from '#electron/host/host.ts';
import type { HostPort } from '#electron/host/port.ts';
import {
  four,
  newTicket,
  numbered,
  openEvening,
  openFreeTable,
  playOut,
  seatBots,
  Visitor,
} from '#electron/host/testing/visitor.ts';
import { openSettings } from '#electron/storage/settings.ts';
import { must } from '#engine/core/assert-never.ts';
import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';
import { withVisits } from '../client/visiting-connection.ts';
import { openIdentity } from '../identity.ts';
import { LanRoom } from '../room-server.ts';
import { ON_LOOPBACK } from './on-loopback.ts';
import { summaryOf } from './summary.ts';

/**
 * `node electron/lan/testing/make-fixture.ts FOLDER`: what the present program leaves on a disk and writes into files,
 * for tests of later versions. Run it before a format changes, and name the folder after the commit.
 */
const target = must(process.argv[2], 'a folder');
const SEASON = { name: 'Saison 2026', best: null, starts: 0, negativeIsZero: false, cupPoints: null, winnerBonus: 0 };
const FORMAT = { ...DEFAULT_FORMAT, deals: 4, season: SEASON };

const [there, here] = ['club', 'guest'].map((name) => mkdtempSync(join(tmpdir(), `fixture-${name}-`))) as [
  string,
  string,
];
const open = async (dataDir: string): Promise<HostPort> => {
  const opened = await openHost({
    dataDir,
    appVersion: '0.1.0',
    settings: openSettings(dataDir),
    pace: { bot: 0, trick: 0, clock: 0 },
    rooms: (host, changed) =>
      new LanRoom({
        ...{ host, root: '.', changed, interfaces: () => [], announced: false },
        identity: () => openIdentity(dataDir),
      }),
  });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value;
};

const club = await open(there);
const director = new Visitor(club);
await director.until(() => director.settings !== undefined, 'a greeting');
await director.ask({ type: 'change-settings', settings: { language: 'en', pace: 'slow' } });
await director.ask({ type: 'add-people', text: 'Anna Ager\nBert Öhlinger\nCilli Moser' });

/** An evening of a season: results from paper, a correction, a penalty, an undone step, an open second round. */
const evening = await openEvening(director, numbered(9), { name: 'Klubabend', format: FORMAT });
await director.ask({ type: 'set-presence', evening, player: 'p9', presence: 'gone' });
await director.draw(evening, 'first');
const RESULTS = [
  { contract: 'rufer', declarer: 0, partner: 2, thirds: 107 },
  { contract: 'besserrufer-1', declarer: 1, partner: 2, won: true, announced: [{ id: 'pagat', by: 1, made: true }] },
  { contract: 'trischaken', thirds: [60, 70, 50, 30] },
  { contract: 'rufer', declarer: 3, partner: 1, thirds: 90 },
];
for (const table of [1, 2])
  for (const [i, entry] of RESULTS.entries())
    await director.ask({ type: 'enter-deal', evening, round: 1, table, deal: i + 1, entry, by: 'Resi' });
await director.ask({
  ...{ type: 'correct-deal', evening, round: 1, table: 2, deal: 4, reason: 'falsch gelesen', accepted: true },
  base: director.seen({ round: 1, table: 2, deal: 4 }),
  entry: { contract: 'rufer', declarer: 3, partner: 1, thirds: 120 },
});
await director.ask({ type: 'give-penalty', evening, player: 'p2', round: 1, points: '2', cents: 0, reason: 'zu spät' });
await director.ask({ type: 'rename-player', evening, player: 'p1', name: 'Irrtum' });
const { undo } = await director.ask({ type: 'read-log', evening });
await director.ask({ type: 'undo-step', evening, step: must(undo ?? undefined, 'a step') });
await director.ask({ type: 'close-round', evening, round: 1 });
await director.draw(evening, 'second');
await director.ask({ type: 'enter-deal', evening, round: 2, table: 1, deal: 1, entry: RESULTS[0] ?? {} });

/** Everybody plays the same cards; a deal is over, the next one committed. */
const screen = await openEvening(director, numbered(8), {
  ...{ name: 'Gleiche Karten', format: { ...FORMAT, season: null, duplicate: true } },
});
await director.draw(screen, 'screen');
await seatBots(director, screen, [0, 1, 2, 3]);
const at = { evening: screen, round: 1, table: 1 };
await director.ask({ type: 'watch-table', ...at, as: 'spectator' });
await director.ask({ type: 'start-deal', ...at });
await director.until(() => (director.scene?.closed ?? 0) >= 1, 'a deal that is over');
await director.ask({ type: 'unwatch-table' });

/** A free table: a whole deal, and half of another, with a move taken back. */
const free = await openFreeTable(director, four('person', 'bot', 'bot', 'bot'));
await director.ask({ type: 'watch-table', ...free, as: 0 });
await director.ask({ type: 'start-deal', ...free });
await playOut(director, free.evening);
await director.until(() => director.scene?.view === null, 'the end of the deal');
await director.ask({ type: 'start-deal', ...free });
await playOut(director, free.evening, 4);
await director.ask({ type: 'take-back', ...free, how: 'step' });
const { record } = await director.ask({ type: 'read-record', ...free, deal: 1 });

/** The room of the first evening: a laptop has joined and plays. */
await director.ask({ type: 'open-room', evening, rules: { doors: 'registered', pens: true } });
const { port, code } = must(director.room ?? undefined, 'a room');
const guestHost = await open(here);
const page = new Visitor(withVisits(guestHost, here, ON_LOOPBACK));
await page.until(() => page.settings !== undefined, 'a greeting');
const { room } = await page.ask({ type: 'find-room', typed: `127.0.0.1:${String(port)}` });
await page.ask({ type: 'visit-room', room, code });
await page.until(() => page.me?.standing === 'at-the-door', 'the door');
await page.ask({ type: 'join', name: 'x', role: 'player', player: 'p3', ticket: newTicket() });
await page.until(() => page.me?.standing === 'inside', 'inside');

mkdirSync(target, { recursive: true });
const write = (name: string, text: string): void => writeFileSync(join(target, name), text);
write('evening.json', (await director.ask({ type: 'export', evening, what: 'events' })).text);
write('record.json', `${JSON.stringify(record)}\n`);
write('season.json', `${JSON.stringify((await director.ask({ type: 'read-season', evening })).evenings)}\n`);
write('expected.json', `${JSON.stringify(await summaryOf(club))}\n`);
// As a killed program leaves them: the journal with its WAL.
for (const name of ['journal.sqlite', 'journal.sqlite-wal', 'config.json', 'room-identity.json'])
  copyFileSync(join(there, name), join(target, name));
copyFileSync(join(here, 'rooms.json'), join(target, 'rooms.json'));
await guestHost.stop();
await club.stop();
for (const folder of [there, here]) rmSync(folder, { recursive: true });
process.exit();
