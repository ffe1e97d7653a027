import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import type { Command } from '#electron/protocol/commands/command.ts';
import { must } from '#engine/core/assert-never.ts';
import { showRational } from '#engine/core/rational.ts';
import { readCsv } from '#engine/testing/csv-read.ts';
import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';
import type { Format } from '#engine/tournament/format/schema.ts';
import { GERMAN_EXCEL, PLAIN } from '#engine/tournament/sheets/dialects.ts';
import { eveningStandings } from '#engine/tournament/standings/evening-standings.ts';
import type { EveningState, TableState } from '#engine/tournament/state/types.ts';
import { useLaptop } from '../testing/laptop.ts';
import { numbered, openClub, openEvening, Visitor } from '../testing/visitor.ts';

const laptop = useLaptop();

const THIRDS = [
  [60, 70, 50, 30],
  [30, 60, 70, 50],
  [50, 30, 60, 70],
  [70, 50, 30, 60],
];
const format: Format = { ...DEFAULT_FORMAT, deals: 16, dealsAtFive: 20, rounds: 3, secondEntry: true };

/** A Trischaken from paper; at a table of five the pausing dealer has no points. */
function entryOf(table: TableState, deal: number) {
  const thirds = must(THIRDS[(deal + table.table) % 4], 'thirds');
  const dealer = (deal - 1) % table.players.length;
  return {
    contract: 'trischaken',
    thirds:
      table.players.length === 4
        ? thirds
        : table.players.map((_, seat) => (seat === dealer ? null : seatThirds(thirds, dealer, seat))),
  };
}
const seatThirds = (thirds: readonly number[], dealer: number, seat: number): number =>
  thirds[(seat - dealer - 1 + 5) % 5] ?? 0;

class Evening {
  readonly visitor: Visitor;
  readonly id: string;
  constructor(visitor: Visitor, id: string) {
    this.visitor = visitor;
    this.id = id;
  }
  get state(): EveningState {
    return must(this.visitor.evening, 'an evening');
  }
  tables(round: number): readonly TableState[] {
    return must(
      this.state.rounds.find((one) => one.round === round),
      `round ${round}`,
    ).tables;
  }
  /** Types in everything that is missing at a table, and a second person types it again. */
  async write(round: number, table: TableState, upTo = table.deals): Promise<void> {
    for (let deal = table.results.length + 1; deal <= upTo; deal++) {
      const place = { evening: this.id, round, table: table.table, deal, entry: entryOf(table, deal) };
      await this.visitor.ask({ type: 'enter-deal', ...place, by: 'Resi' });
      await this.visitor.ask({ type: 'check-deal', ...place, by: 'Sepp' });
    }
  }
  async plan(rounds: number, seed: string): Promise<void> {
    this.visitor.proposal = undefined;
    // Ends after some millions of swaps; a busy machine takes longer for them, but the plan is the same.
    const how = { method: 'planned', split: 'auto', fair: false, seconds: 8 } as const;
    await this.visitor.ask({ type: 'propose-seats', evening: this.id, rounds, seed, ...how });
    await this.visitor.until(() => this.visitor.proposal?.done === true, 'a plan');
    const { from, rounds: planned } = must(this.visitor.proposal as Visitor['proposal'], 'a plan');
    const draw = { method: 'planned', seed };
    const copy = planned.map((tables) => tables.map((seats) => [...seats]));
    await this.visitor.ask({ type: 'plan-rounds', evening: this.id, from, draw, rounds: copy });
  }
}

test('a cup of 23: a late arrival, a walk-out, a typing error, a correction of a closed round, exports', async () => {
  const visitor = new Visitor(laptop.host);
  const evening = await openEvening(visitor, numbered(22), { format });
  const cup = new Evening(visitor, evening);

  // Three rounds are planned for 22; one more comes before the first is published.
  await cup.plan(3, 'lot');
  expect(cup.tables(1).map(({ players }) => players.length)).toEqual([5, 5, 4, 4, 4]);
  await visitor.ask({ type: 'import-players', evening, text: '=Zuspät' });
  await cup.plan(3, 'lot');
  // Of 66 seats fewer change than by a new draw, and it names who moves.
  expect(visitor.proposal?.moves.length).toBeLessThan(40);
  expect(cup.tables(1).map(({ players }) => players.length)).toEqual([5, 5, 5, 4, 4]);
  expect(cup.tables(1).map(({ deals }) => deals)).toEqual([20, 20, 20, 16, 16]);
  await visitor.ask({ type: 'publish-round', evening, round: 1 });
  await visitor.ask({ type: 'start-round', evening, round: 1 });
  for (const table of cup.tables(1)) await cup.write(1, table);
  expect(await visitor.refused({ type: 'publish-round', evening, round: 2 })).toEqual(['round-open @ 1']);
  await visitor.ask({ type: 'close-round', evening, round: 1 });

  // Somebody walks out after deal 19 of the second round: the last deal of their table is struck.
  await visitor.ask({ type: 'publish-round', evening, round: 2 });
  const five = must(
    cup.tables(2).find(({ players }) => players.length === 5),
    'a table of five',
  );
  const walker = must(five.players[2], 'a player');
  await cup.write(2, five, 19);
  await visitor.ask({ type: 'set-presence', evening, player: walker, presence: 'gone' });
  await visitor.ask({ type: 'strike-deals', evening, round: 2, table: five.table, reason: 'went home' });

  // A typing error that the second entry finds.
  const four = must(
    cup.tables(2).find(({ players }) => players.length === 4),
    'a table of four',
  );
  const place = { evening, round: 2, table: four.table, deal: 1 };
  await visitor.ask({
    type: 'enter-deal',
    ...place,
    entry: { contract: 'trischaken', thirds: [60, 70, 30, 50] },
    by: 'Resi',
  });
  expect(await visitor.refused({ type: 'check-deal', ...place, entry: entryOf(four, 1), by: 'resi' })).toEqual([
    'same-writer @ resi',
  ]);
  await visitor.ask({ type: 'check-deal', ...place, entry: entryOf(four, 1), by: 'Sepp' });
  expect(await visitor.refused({ type: 'close-round', evening, round: 2 })).toContain(
    `not-checked @ round 2, table ${four.table}: 1`,
  );
  const entry = entryOf(four, 1);
  await visitor.ask({ type: 'correct-deal', ...place, entry, reason: 'misread', base: visitor.seen(place) });
  await visitor.ask({ type: 'confirm-deal', ...place, by: 'Sepp', base: visitor.seen(place) });
  for (const table of cup.tables(2)) await cup.write(2, table);
  await visitor.ask({ type: 'close-round', evening, round: 2 });

  // Round three is planned again without that player; the published rounds stay as they are.
  const before = JSON.stringify(cup.state.rounds.slice(0, 2));
  expect(await visitor.refused({ type: 'publish-round', evening, round: 3 })).toEqual([
    expect.stringMatching(/^player-absent @ /),
  ]);
  await cup.plan(1, 'lot 2');
  expect(JSON.stringify(cup.state.rounds.slice(0, 2))).toBe(before);
  expect(cup.tables(3).flatMap(({ players }) => players)).not.toContain(walker);
  await visitor.ask({ type: 'publish-round', evening, round: 3 });
  for (const table of cup.tables(3)) await cup.write(3, table);
  await visitor.ask({ type: 'close-round', evening, round: 3 });

  // A correction of a closed round names its consequences first.
  const wrong = { evening, round: 1, table: 4, deal: 5, entry: { contract: 'annulled' } } as const;
  const { changes } = await visitor.ask({ type: 'preview-correction', ...wrong });
  expect(changes.length).toBeGreaterThan(0);
  const correct: Command = { type: 'correct-deal', ...wrong, reason: 'Renonce', base: visitor.seen(wrong) };
  expect(await visitor.refused(correct)).toEqual(['consequences @ 1']);
  await visitor.ask({ ...correct, accepted: true });
  const standings = eveningStandings(cup.state);
  const line = must(
    standings.lines.find(({ entrant }) => entrant.name === changes[0]?.player),
    'a line',
  );
  expect([line.rank, showRational(line.total)]).toEqual([changes[0]?.rankAfter, changes[0]?.pointsAfter]);

  // The walker keeps the points won; the last has a name that a spreadsheet would run as a formula.
  expect(standings.lines).toHaveLength(23);
  expect(standings.lines.find(({ id }) => id === walker)?.rounds[2]).toBeUndefined();
  const ties = standings.lines.filter(({ tie }) => tie?.decidedBy !== undefined);
  expect(ties.length, 'ties are broken, with the reason').toBeGreaterThan(0);
  expect(new Set(standings.lines.map(({ rank }) => rank)).size, 'the lot separates everybody').toBe(23);

  // Exports, opened again and compared.
  const plain = await visitor.ask({ type: 'export', evening, what: 'csv' });
  const excel = await visitor.ask({ type: 'export', evening, what: 'csv-excel' });
  const cells = (text: string, dialect: typeof PLAIN) => {
    const read = readCsv(text, { dialect, titles: true });
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    return read.value[0]?.rows.map((row) => row.slice(0, 3));
  };
  expect(excel.text.startsWith('\uFEFF')).toBe(true);
  expect(cells(excel.text, GERMAN_EXCEL)).toEqual(cells(plain.text, PLAIN));
  expect(plain.text).toContain("'=Zuspät");
  const xlsx = await visitor.ask({ type: 'export', evening, what: 'xlsx' });
  const { sheets, properties } = await readXlsx(Buffer.from(xlsx.text, 'base64'));
  expect(properties?.creator).toBe('Tarockabend 1.2.3');
  const [heads = [], ...rows] = must(sheets[0], 'a sheet').rows;
  const ranked = rows.map((row) => row[heads.indexOf('Name')]);
  expect(ranked).toEqual(standings.lines.map(({ entrant }) => entrant.name.replace(/^=/, "'=")));
  const notice = await visitor.ask({ type: 'export', evening, what: 'notice' });
  expect(notice.text).toContain(must(standings.lines[0], 'a winner').entrant.name);

  // The event file is imported without loss: here as another evening, elsewhere as the same.
  const events = await visitor.ask({ type: 'export', evening, what: 'events' });
  const original = cup.state;
  const copied = await visitor.ask({ type: 'import-evening', text: events.text });
  expect(copied.evening).not.toBe(evening);
  await visitor.ask({ type: 'watch-evening', evening: copied.evening });
  await visitor.until(() => visitor.evening?.id === copied.evening, 'the copy');
  expect({ ...must(visitor.evening, 'the copy'), id: evening, name: original.name }).toEqual(original);
  expect(copied.name).toBe(`${original.name} (2)`);
  const again = await visitor.ask({ type: 'export', evening: copied.evening, what: 'events' });
  const [head = '', tail = ''] = again.text.split(`\n    "origin": "${evening}",`);
  expect(head + tail, 'it says what it is a copy of').toBe(
    events.text
      .replaceAll(`"id": "${evening}"`, `"id": "${copied.evening}"`)
      .replace(`"name": "${original.name}"`, `"name": "${copied.name}"`),
  );
  expect(await visitor.refused({ type: 'import-evening', text: '{"v":1' })).toEqual(['no-event-file']);
  expect(await visitor.refused({ type: 'import-evening', text: events.text.replace('"v": 1', '"v": 9') })).toContain(
    'unknown-version @ v',
  );

  // After a restart everything is there; the log has every step, and the last one can be undone.
  await laptop.restart();
  const later = new Visitor(laptop.host);
  await later.ask({ type: 'watch-evening', evening });
  expect(eveningStandings(must(later.evening, 'the evening'))).toEqual(standings);
  const { lines, undo } = await later.ask({ type: 'read-log', evening });
  expect(lines.at(-1)?.events[0]).toMatchObject({ type: 'deal-corrected', about: ['1', '4', '5'], reason: 'Renonce' });
  expect(undo).toBe(lines.at(-1)?.step);
  await later.ask({ type: 'undo-step', evening, step: must(undo ?? undefined, 'a step') });
  await later.until(() => later.evening?.rounds[0]?.tables[3]?.results[4]?.reason === undefined, 'it is undone');
  expect(await later.refused({ type: 'undo-step', evening, step: undo ?? 0 })).toEqual(['nothing-to-undo']);
}, 120_000);

test('an event file without options is played by their defaults; one of newer rules is refused', async () => {
  const visitor = new Visitor(laptop.host);
  const evening = await openClub(visitor);
  const preview = (at: string) =>
    visitor.ask({
      type: 'preview-entry',
      ...{ evening: at, round: 1, table: 1, deal: 1 },
      entry: { contract: 'trischaken', thirds: must(THIRDS[0], 'thirds') },
    });
  const events = await visitor.ask({ type: 'export', evening, what: 'events' });
  const bare = events.text.replace(/"options": \{[^}]*\}/, '"options": {}');
  expect(bare).not.toBe(events.text);
  const copied = await visitor.ask({ type: 'import-evening', text: bare });
  expect(await preview(copied.evening)).toEqual(await preview(evening));
  const newer = events.text.replace(/"rulesVersion": \d+/, '"rulesVersion": 99');
  expect(await visitor.refused({ type: 'import-evening', text: newer })).toEqual(['newer-rules @ 99']);
});
