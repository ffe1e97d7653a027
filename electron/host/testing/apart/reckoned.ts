import { must } from '#engine/core/assert-never.ts';

/*
 * An evening added up from its event file alone, as somebody with pencil and paper would: who sat at a table when a deal was written
 * has it under their name. Nothing of the program's series, settlements, standings or cash is used here.
 */

/** How a game is paid. */
export type Paid =
  /** Points are written down; whoever has reached the target at the end of a series has the bonus; the difference is money. */
  | { readonly by: 'differences'; readonly race?: { readonly beyond: boolean } }
  /** What the line items say is money; a pot is shared by who played last. */
  | { readonly by: 'items' };

interface Item {
  readonly from: number | string;
  readonly to: number | string;
  readonly base: string;
  readonly factors: readonly { readonly by: string }[];
  readonly only?: string;
}
interface Result {
  readonly deal: number;
  readonly row: {
    readonly table: number;
    readonly dealer: number;
    readonly notes: { readonly agreed?: { readonly payments: readonly string[] } };
  };
  readonly settlement: readonly Item[];
}
interface TablePlace {
  readonly round: number;
  readonly table: number;
}
type Happened =
  | { readonly type: 'players-added'; readonly players: readonly { readonly id: string; readonly name: string }[] }
  | { readonly type: 'player-substituted'; readonly player: string; readonly name: string }
  | {
      readonly type: 'rounds-planned';
      readonly from: number;
      readonly rounds: readonly (readonly string[])[][];
      readonly final?: readonly string[];
    }
  | ({ readonly type: 'player-seated'; readonly player: string } & TablePlace)
  | {
      readonly type: 'seats-exchanged';
      readonly round: number;
      readonly one: string;
      readonly other: string;
      readonly from: 'beginning' | 'now';
    }
  | ({
      readonly type: 'seat-vacated';
      readonly player: string;
      readonly after: number;
      readonly standing?: readonly string[];
    } & TablePlace)
  | ({ readonly type: 'deal-entered' | 'deal-corrected'; readonly result: Result } & TablePlace)
  | ({ readonly type: 'deal-resettled'; readonly deal: number; readonly settlement: readonly Item[] } & TablePlace)
  | ({
      readonly type: 'total-entered';
      readonly total: { readonly points: readonly string[]; readonly deals: number };
    } & TablePlace)
  | { readonly type: 'other' };

/** An event file, as far as it matters here. */
export interface ApartFile {
  readonly history: readonly { readonly undone?: true; readonly event: Happened }[];
}

interface Written {
  readonly deal: number;
  /** Who sat there, by the deal's own seats, and in which chairs of the table. */
  who: readonly string[];
  readonly chairs: readonly number[];
  result: Result;
}
interface TableSheet extends TablePlace {
  /** Who plays for the final there, whichever table it is. */
  readonly final?: readonly string[];
  readonly chairs: string[];
  /** Chairs that somebody has left. */
  readonly empty: Set<number>;
  readonly deals: Written[];
  total?: { readonly points: readonly number[]; readonly deals: number };
  /** What the sheet said when somebody left: it is paid among all who sat there then. */
  standing?: { readonly points: readonly number[]; readonly left: number };
}

/** What somebody has: points for the standings, and points that are paid in money. */
interface Share {
  points: number;
  money: number;
}

/** Everybody's share by name, and what the sheet of each table adds up to, by chair. */
export interface Reckoned {
  readonly shares: ReadonlyMap<string, Share>;
  readonly sheets: readonly (TablePlace & { readonly sums: readonly number[] })[];
}

/** What is agreed on besides the game. */
export interface Agreed {
  readonly target: { readonly points: number; readonly bonus: number } | null;
  /** The share that finalists bring along, in per cent. */
  readonly final: { readonly carry: { readonly percent: number } } | null;
}

const BONUS = 10;
const RACE = 100;

export function reckon({ history }: ApartFile, paid: Paid, { target, final }: Agreed): Reckoned {
  const names = new Map<string, string>();
  const all: TableSheet[] = [];
  for (const { event, undone } of history) if (!undone) happen(event, names, all);
  const shares = new Map([...names.keys()].map((id) => [id, { points: 0, money: 0 }]));
  const inside = all.find((sheet) => sheet.final)?.final ?? [];
  const sheets = [1, 2].flatMap((round) => {
    if (round === 2)
      for (const id of inside) {
        const share = must(shares.get(id), id);
        share.points *= (final?.carry.percent ?? 100) / 100;
      }
    const won = new Map<string, number>();
    const give = (id: string, what: 'points' | 'money', amount: number): void => {
      must(shares.get(id), id)[what] += amount;
      if (what === 'points') won.set(id, (won.get(id) ?? 0) + amount);
    };
    const tables = all.filter((sheet) => sheet.round === round);
    const written = tables.map((sheet) => reckonTable(sheet, paid, give));
    // Whoever has come from another table has their points with them.
    const bonus = tables.map(({ chairs }) => {
      const has = chairs.map((id) => won.get(id) ?? 0);
      return target && has.some((points) => points >= target.points)
        ? has.map((points) => (points >= target.points ? target.bonus : 0))
        : chairs.map(() => 0);
    });
    return tables.map(({ table, chairs, ...sheet }, i) => {
      const [sums, extra] = [must(written[i], 'a sheet'), must(bonus[i], 'a bonus')];
      for (const [chair, id] of chairs.entries()) {
        give(id, 'points', extra[chair] ?? 0);
        give(id, 'money', paid.by === 'items' ? (extra[chair] ?? 0) : apartBy(extra, chair));
      }
      return { round, table, sums: sums.map((points, chair) => points + (isTotal(sheet) ? 0 : (extra[chair] ?? 0))) };
    });
  });
  const byName = [...shares].map(([id, share]) => [must(names.get(id), id), share] as const);
  return { shares: new Map(byName), sheets };
}

type Give = (id: string, what: 'points' | 'money', amount: number) => void;

const isTotal = ({ total, deals }: Pick<TableSheet, 'total' | 'deals'>): boolean =>
  total !== undefined && total.deals > deals.length;

/** Adds up one table, without a target; gives the totals of its chairs. */
function reckonTable(sheet: TableSheet, paid: Paid, give: Give): readonly number[] {
  const chairs = sheet.chairs.map(() => 0);
  if (!isTotal(sheet)) {
    if (paid.by === 'items') payItems(sheet, chairs, give);
    else writeDown(sheet, chairs, paid.race, give);
    return chairs;
  }
  const written = sheet.total?.points ?? [];
  const then = sheet.standing?.points ?? written;
  const stayed = sheet.chairs.map((_, chair) => chair).filter((chair) => chair !== sheet.standing?.left);
  const since = stayed.map((chair) => (written[chair] ?? 0) - (then[chair] ?? 0));
  for (const [chair, id] of sheet.chairs.entries()) {
    give(id, 'points', written[chair] ?? 0);
    const later = stayed.includes(chair) ? apartBy(since, stayed.indexOf(chair)) : 0;
    give(id, 'money', paid.by === 'items' ? (written[chair] ?? 0) : apartBy(then, chair) + later);
  }
  return written;
}

/** What one gets if everybody pays everybody the difference. */
const apartBy = (totals: readonly number[], one: number): number =>
  totals.reduce((so, other) => so + (totals[one] ?? 0) - other, 0);

/** Line items are points and money alike; who played the last deal shares the pot, odd units from the next forehand on. */
function payItems({ deals }: TableSheet, chairs: number[], give: Give): void {
  let pot = 0;
  for (const { result, who, chairs: at } of deals)
    for (const { from, to, base, factors, only } of result.settlement) {
      if (only === 'kassa') continue;
      const amount = factors.reduce((so, { by }) => so * Number(by), Number(base));
      if (to === 'pot') pot += amount;
      if (from === 'pot') pot -= amount;
      for (const [purse, won] of [
        [to, amount],
        [from, -amount],
      ] as const) {
        if (typeof purse !== 'number') continue;
        chairs[must(at[purse], 'a chair')] = (chairs[at[purse] ?? 0] ?? 0) + won;
        for (const what of ['points', 'money'] as const) give(must(who[purse], 'somebody'), what, won);
      }
    }
  const last = deals.at(-1);
  if (!last || pot === 0) return;
  const size = last.who.length;
  for (let i = 0; i < size; i++) {
    const seat = (last.result.row.dealer + 2 + i) % size;
    const share = Math.floor(pot / size) + (i < pot % size ? 1 : 0);
    chairs[last.chairs[seat] ?? 0] = (chairs[last.chairs[seat] ?? 0] ?? 0) + share;
    for (const what of ['points', 'money'] as const) give(must(last.who[seat], 'somebody'), what, share);
  }
}

/** Points are written down; those who sit together settle when a series is over, or when others sit there. */
function writeDown({ deals }: TableSheet, chairs: number[], race: { beyond: boolean } | undefined, give: Give): void {
  let [run, together]: [number[], readonly string[]] = [[], []];
  const settle = (): void => {
    for (const [seat, id] of together.entries()) give(id, 'money', apartBy(run, seat));
    run = [];
  };
  for (const { result, who, chairs: at } of deals) {
    if (who.join() !== together.join()) settle();
    if (run.length === 0) [run, together] = [who.map(() => 0), who];
    const won = (result.row.notes.agreed?.payments ?? []).map(Number);
    const write = (seat: number, points: number): void => {
      run[seat] = (run[seat] ?? 0) + points;
      chairs[at[seat] ?? 0] = (chairs[at[seat] ?? 0] ?? 0) + points;
      give(must(who[seat], 'somebody'), 'points', points);
    };
    for (const seat of who.keys()) write(seat, won[seat] ?? 0);
    if (!race || !run.some((points) => points > RACE || (!race.beyond && points === RACE))) continue;
    for (const [seat, points] of [...run.entries()]) if (points >= RACE) write(seat, BONUS);
    settle();
  }
  settle();
}

function happen(event: Happened, names: Map<string, string>, sheets: TableSheet[]): void {
  const at = ({ round, table }: TablePlace): TableSheet =>
    must(
      sheets.find((one) => one.round === round && one.table === table),
      'a table',
    );
  switch (event.type) {
    case 'players-added':
      for (const { id, name } of event.players) names.set(id, name);
      return;
    case 'player-substituted':
      names.set(event.player, event.name);
      return;
    case 'rounds-planned':
      for (const [i, players] of (event.rounds[0] ?? []).entries())
        sheets.push({
          ...{ round: event.from, table: i + 1, chairs: [...players], empty: new Set(), deals: [] },
          ...(event.final && { final: event.final }),
        });
      return;
    case 'player-seated':
      at(event).chairs.push(event.player);
      return;
    case 'seats-exchanged':
      exchange(
        event,
        sheets.filter(({ round }) => round === event.round),
      );
      return;
    case 'seat-vacated': {
      const sheet = at(event);
      const chair = sheet.chairs.indexOf(event.player);
      if (event.after === 0) sheet.chairs.splice(chair, 1);
      else sheet.empty.add(chair);
      if (event.standing) sheet.standing = { points: event.standing.map(Number), left: chair };
      return;
    }
    case 'deal-entered': {
      const { chairs, empty, deals } = at(event);
      const there = [...chairs.keys()].filter((chair) => !empty.has(chair));
      const who = there.map((chair) => chairs[chair] ?? '');
      deals.push({ deal: event.result.deal, who, chairs: there, result: event.result });
      return;
    }
    case 'deal-corrected': {
      const { deals } = at(event);
      const found = must(
        deals.find(({ deal }) => deal === event.result.deal),
        'a deal',
      );
      found.result = event.result;
      return;
    }
    case 'deal-resettled': {
      const found = must(
        at(event).deals.find(({ deal }) => deal === event.deal),
        'a deal',
      );
      found.result = { ...found.result, settlement: event.settlement };
      return;
    }
    case 'total-entered': {
      const { points, deals } = event.total;
      at(event).total = { points: points.map(Number), deals };
      return;
    }
    case 'other':
  }
}

/** From the beginning: everything written there was the other's. */
function exchange(
  { one, other, from }: Extract<Happened, { readonly type: 'seats-exchanged' }>,
  sheets: readonly TableSheet[],
): void {
  const put = (id: string): string => (id === one ? other : id === other ? one : id);
  for (const { chairs, deals } of sheets) {
    for (const [chair, id] of chairs.entries()) chairs[chair] = put(id);
    if (from === 'beginning') for (const deal of deals) deal.who = deal.who.map(put);
  }
}
