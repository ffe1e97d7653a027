import { expect } from '@playwright/test';
import { amountIn, type Block } from './files.ts';
import { type Evening, found, paid } from './fold.ts';
import { compareKeys, factorsDue, keysOf, plays, type RankingLine, rankingOf } from './ranking.ts';
import { UNIT } from './raw.ts';

const column = ({ heads }: Block, head: string): number => {
  expect(heads).toContain(head);
  return heads.indexOf(head);
};

/** `beste Runde −3⅔, Los 381204177` by its words, in 240ths. */
function tieIn(text: string): readonly (readonly [string, number])[] {
  const parts: Readonly<Record<string, number>> = {
    '¼': 1 / 4,
    '½': 1 / 2,
    '¾': 3 / 4,
    '⅓': 1 / 3,
    '⅔': 2 / 3,
    '⅙': 1 / 6,
    '⅚': 5 / 6,
  };
  if (text === '') return [];
  return text.split(', ').map((step) => {
    const [, by = '', minus, whole, sign, n, d] = /^(.*?) (−?)(\d*)([¼½¾⅓⅔⅙⅚]?)(?: ?(\d+)\/(\d+))?$/.exec(step) ?? [];
    const size = Number(whole) + (parts[sign ?? ''] ?? 0) + (n === undefined ? 0 : Number(n) / Number(d));
    return [by, Math.round((minus === '−' ? -size : size) * UNIT)];
  });
}

const STEPS = ['Punkte für Tischplätze', 'beste Runde', 'Los'] as const;

/** What was compared if somebody's total equals that of others: step by step, as long as anybody is level. */
function tieOf(line: RankingLine, lines: readonly RankingLine[]): readonly (readonly [string, number])[] {
  const keys = keysOf(line);
  const levelBy = (steps: number): boolean =>
    lines.some(
      (other) =>
        other !== line &&
        keysOf(other)
          .slice(0, steps + 2)
          .every((key, i) => key === keys[i]),
    );
  return STEPS.flatMap((by, i) => (levelBy(i) ? [[by, keys[i + 2] ?? NaN] as const] : []));
}

/** The ranking of a file, line by line; gives each name's place. `before`: places when the last round began. */
export function compareRanking(
  evening: Evening,
  block: Block,
  before?: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const lines = rankingOf(evening);
  const final = evening.rounds.find((round) => round.final);
  const cell = (row: readonly string[], head: string): string => row[column(block, head)] ?? '';
  const amount = (row: readonly string[], head: string): number => amountIn(cell(row, head));
  expect(block.rows.map((row) => cell(row, 'Name')).sort()).toEqual(lines.map(({ name }) => name).sort());
  const places = new Map<string, number>();
  let above: { readonly line: RankingLine; readonly lot: number } | undefined;
  for (const [i, row] of block.rows.entries()) {
    const name = cell(row, 'Name');
    const line = found(lines, (one) => one.name === name);
    const shown = {
      place: Number(cell(row, 'Platz')),
      rounds: evening.rounds.map(({ round }) =>
        amount(row, final && round >= final.round ? `Finale ${round - final.round + 1}` : `R${round}`),
      ),
      carried: final ? amount(row, 'Mitgebracht') : NaN,
      placePoints: amount(row, 'Punkte für Plätze'),
      penalties: block.heads.includes('Strafe') ? amount(row, 'Strafe') + 0 : 0,
      total: amount(row, 'Summe'),
      deals: Number(cell(row, 'Spiele')),
    };
    expect(shown, name).toEqual({
      place: i + 1,
      rounds: line.rounds.map((round) => round?.points ?? NaN),
      carried: line.carried ?? NaN,
      placePoints: line.placePoints,
      penalties: 0 - line.penalties,
      total: line.total,
      deals: line.deals,
    });
    const tie = tieIn(block.heads.includes('Entschieden durch') ? cell(row, 'Entschieden durch') : '');
    const due = tieOf(line, lines);
    expect(
      tie.map(([by]) => by),
      name,
    ).toEqual(due.map(([by]) => by));
    const lot = tie[2]?.[1] ?? NaN;
    expect(tie.slice(0, 2), name).toEqual(due.slice(0, 2));
    if (above) {
      const order = compareKeys(keysOf(above.line), keysOf(line));
      expect(order, `${above.line.name} before ${name}`).toBeLessThanOrEqual(0);
      if (order === 0) expect(above.lot, `${above.line.name} before ${name}`).toBeGreaterThan(lot);
    }
    above = { line, lot };
    if (before) expect(Number(cell(row, '±')), name).toBe((before.get(name) ?? NaN) - (i + 1));
    places.set(name, i + 1);
  }
  return places;
}

/** Every group's own ranking: the overall one without the others. */
export function compareGroups(evening: Evening, blocks: readonly Block[], places: ReadonlyMap<string, number>): void {
  const all = new Set([...evening.groups.values()].flat());
  expect(all.size).toBeGreaterThan(0);
  for (const group of all) {
    const block = found(blocks, ({ title }) => title === `Wertung ${group}`);
    const own = rankingOf(evening)
      .filter(({ id }) => evening.groups.get(id)?.includes(group))
      .map(({ name, total }) => ({ name, total, place: places.get(name) ?? NaN }))
      .sort((a, b) => a.place - b.place);
    expect(block.rows.map(([rank, place, name, total = '']) => [rank, place, name, amountIn(total)])).toEqual(
      own.map(({ name, place, total }, i) => [String(i + 1), String(place), name, total]),
    );
  }
}

/** Every table deal by deal with its sums, and that every deal counts as often as the series says. */
export function compareTables(evening: Evening, blocks: readonly Block[]): void {
  const name = (id: string): string => evening.names.get(id) ?? '';
  for (const round of evening.rounds)
    for (const table of round.tables) {
      const where = `Runde ${round.round}, Tisch ${table.table}`;
      const block = found(blocks, ({ title }) => title === where);
      expect(
        table.deals.map(({ deal }) => deal),
        where,
      ).toEqual(Array.from({ length: table.toPlay }, (_, i) => i + 1));
      const width = table.chairs.length;
      expect(block.heads.slice(1, width + 1), where).toEqual(
        table.chairs.map(({ sat }) => [...new Set(sat)].map(name).join(' / ')),
      );
      const sums = table.chairs.map(() => 0);
      const rows = table.deals.map((deal) => {
        const won = paid(deal);
        const row = table.chairs.map((_, chair) => won[deal.chairs.indexOf(chair)] ?? 0);
        expect(
          row.reduce((a, b) => a + b, 0),
          `${where}, deal ${deal.deal}`,
        ).toBe(0);
        for (const [chair, points] of row.entries()) sums[chair] = (sums[chair] ?? 0) + points;
        // Whoever has no part in a deal has an empty cell unless something is paid.
        const takesPart = (chair: number): boolean => {
          const seat = deal.chairs.indexOf(chair);
          return seat >= 0 && plays(deal, seat);
        };
        return [String(deal.deal), ...row.map((points, chair) => (points === 0 && !takesPart(chair) ? NaN : points))];
      });
      const again = table.redealt.map((deal) => [String(deal), ...table.chairs.map(() => NaN)]);
      const due = [...again, ...rows].sort((a, b) => Number(a[0]) - Number(b[0]));
      expect(
        block.rows.map(([first, ...cells]) => [first, ...cells.slice(0, width).map(amountIn)]),
        where,
      ).toEqual([...due, ['Summe', ...sums]]);
      for (const [i, factor] of factorsDue(evening, round, table).entries())
        for (const item of table.deals[i]?.items ?? [])
          expect(
            item.factors.map(({ code, by }) => (code === 'kontra' ? '' : `${code} ${by}`)).join(''),
            `${where}, deal ${i + 1}`,
          ).toBe(factor === '' ? '' : `${factor} 2`);
    }
}

const cents = (cell: string): number => Math.round(Number(cell) * 100);

/** The closing statement: fee, money for points, penalties and prizes of everybody, and that nothing is left over. */
export function compareCash(evening: Evening, blocks: readonly Block[], places: ReadonlyMap<string, number>): void {
  const { cash } = evening.format;
  const block = found(blocks, ({ title }) => title === 'Abrechnung');
  const seated = new Set(
    evening.rounds.flatMap(({ tables }) => tables.flatMap(({ chairs }) => chairs.flatMap(({ sat }) => sat))),
  );
  const due = rankingOf(evening).map(({ id, name, played }) => {
    expect(seated.has(id), name).toBe(true);
    const fined = evening.penalties.filter(({ player }) => player === id).reduce((so, one) => so + one.cents, 0);
    const prize = cash.prizes.cents[(places.get(name) ?? NaN) - 1] ?? 0;
    const points = (played * cash.perPoint) / UNIT;
    return { name, fee: -cash.fee, points, fined: 0 - fined, prize, net: -cash.fee + points - fined + prize };
  });
  const at = (row: readonly string[], head: string): number => cents(row[column(block, head)] ?? '') + 0;
  const shown = block.rows.map((row) => ({
    name: row[0] ?? '',
    fee: at(row, 'Nenngeld'),
    points: at(row, 'Spielgeld'),
    fined: at(row, 'Strafen'),
    prize: at(row, 'Preis'),
    net: at(row, 'Bekommt'),
  }));
  const sum = (what: 'fee' | 'points' | 'fined' | 'prize' | 'net'): number =>
    due.reduce((so, one) => so + one[what], 0);
  const byName = (a: { readonly name: string }, b: { readonly name: string }): number => (a.name < b.name ? -1 : 1);
  expect(shown.slice(0, -1).sort(byName)).toEqual([...due].sort(byName));
  const together = {
    fee: sum('fee'),
    points: sum('points'),
    fined: sum('fined'),
    prize: sum('prize'),
    net: sum('net'),
  };
  expect(shown.at(-1)).toEqual({ name: 'Summe', ...together });
  expect(together.points).toBe(0);
  const tills = found(blocks, ({ title }) => title === 'Kassen');
  const change = column(tills, '±');
  expect(tills.rows.slice(0, -2).reduce((so, row) => so + cents(row[change] ?? ''), 0)).toBe(-together.net);
  expect(tills.rows.slice(-2).map((row) => cents(row[change] ?? ''))).toEqual([together.net, 0]);
}

/** A workbook says in every cell what the text file says; numbers are the nearest ones. */
export function compareWorkbook(sheets: readonly (readonly (readonly string[])[])[], blocks: readonly Block[]): void {
  expect(sheets).toHaveLength(blocks.length);
  for (const [i, { title, heads, rows }] of blocks.entries()) {
    const value = (cell: string): string | number => {
      const number = Number.isNaN(amountIn(cell)) ? Number(cell === '' ? NaN : cell) : amountIn(cell) / UNIT;
      return Number.isNaN(number) ? cell : Number(number.toFixed(9));
    };
    const width = heads.length;
    const wide = (row: readonly string[]) => Array.from({ length: width }, (_, c) => value(row[c] ?? ''));
    expect(sheets[i]?.map(wide), title).toEqual([heads, ...rows].map(wide));
  }
}
