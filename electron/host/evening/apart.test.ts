import { expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import { printRefusal } from '#engine/core/refusal.ts';
import { findGame } from '#engine/games/index.ts';
import { readFields } from '#engine/testing/csv-read.ts';
import { byEffort } from '#engine/testing/test-effort.ts';
import { AnyEvening, GAMES } from '../testing/apart/any-evening.ts';
import { type ApartFile, reckon } from '../testing/apart/reckoned.ts';
import { useLaptop } from '../testing/laptop.ts';
import { readEvening } from './files/event-file.ts';

const laptop = useLaptop();
const CENTS_A_POINT = 10;

/** The part of a spreadsheet with this title: its heads, and its rows by head. */
function part(csv: string, title: string): readonly Readonly<Record<string, string>>[] {
  const read = readFields(csv.replace(/^\uFEFF/, ''), ',');
  const rows = read.ok ? read.value.map((row) => row.map(({ text }) => text)) : [];
  const begin = rows.findIndex(([first]) => first === title);
  if (begin < 0) return [];
  const heads = must(rows[begin + 1], 'heads');
  const body = rows.slice(begin + 2);
  const end = body.findIndex((row) => row.length === 0 || (row.length === 1 && row[0] === ''));
  return body
    .slice(0, end < 0 ? undefined : end)
    .map((row) =>
      Object.fromEntries(heads.map((head, i) => [`${head}${heads.indexOf(head) === i ? '' : i}`, row[i] ?? ''])),
    );
}

/** An amount as a spreadsheet has it: 12, 7/2, -0.5. */
function amountIn(text: string): number {
  const [n, d = 1] = text.split('/').map(Number);
  return (n ?? NaN) / d;
}

/** Amounts by name; who has nothing may be missing. */
const besidesNothing = (amounts: readonly (readonly [name: string, amount: number])[]) =>
  Object.fromEntries(amounts.filter(([name, amount]) => amount !== 0 && name !== 'Summe'));

test.each(GAMES.map((game) => [game.rules.profile, game] as const))(
  '%s: cash, standings and sheets are what the event file says by itself',
  async (_, game) => {
    const happened = new Set<string>();
    let finals = 0;
    for (let n = 0; n < byEffort(10, 60); n++) {
      const evening = new AnyEvening(laptop.host, game, `${game.rules.profile} ${n}`);
      const { file, csv, state } = await evening.played();
      const read = readEvening(findGame, file, (created) => created);
      const about = `evening ${n}: ${JSON.stringify({ ...evening.format, cash: null })}`;
      expect(read.ok ? [] : read.error.map(printRefusal), about).toEqual([]);
      const { shares, sheets } = reckon(JSON.parse(file) as ApartFile, game.paid, evening.agreed);
      const standings = part(csv, state.name).map(
        (row) => [row['Name'] ?? '', amountIn(row['Summe'] ?? row['Summe (Cent)'] ?? '')] as const,
      );
      expect(besidesNothing(standings), about).toEqual(
        besidesNothing([...shares].map(([name, { points }]) => [name, points])),
      );
      const cash = part(csv, 'Abrechnung').map(
        ({ Name: name = '', Bekommt: net }) => [name, Math.round(Number(net) * 100)] as const,
      );
      expect(besidesNothing(cash), about).toEqual(
        besidesNothing([...shares].map(([name, { money }]) => [name, money * CENTS_A_POINT])),
      );
      for (const { round, table, sums } of sheets) {
        const last = part(csv, `Runde ${round}, Tisch ${table}`).at(-1);
        if (!last) continue;
        const cells = Object.values(last);
        const first = Object.keys(last).findIndex((head) => head.startsWith('Spieler '));
        expect(cells.slice(first, first + sums.length).map(Number), `${about}, round ${round}, table ${table}`).toEqual(
          sums,
        );
      }
      if (state.rounds.some(({ final }) => final !== undefined)) finals++;
      for (const { event, undone } of (JSON.parse(file) as ApartFile).history) if (!undone) happened.add(event.type);
    }
    expect([...happened]).toEqual(
      expect.arrayContaining([
        'seats-exchanged',
        'deal-corrected',
        'deals-struck',
        'total-entered',
        'player-substituted',
      ]),
    );
    expect(finals).toBeGreaterThan(0);
  },
  120_000,
);
