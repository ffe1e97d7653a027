import { amountOf, type RawFile, type RawFormat, type RawItem, type RawRow, UNIT } from './raw.ts';

/*
 * An evening added up by hand: every deal keeps the names of those who sat in it when it was written, as a sheet of
 * paper would. Only the event file itself is used.
 */

/** A chair at a table, whoever sits in it. */
export interface Chair {
  /** By id, the present one last. */
  readonly sat: string[];
  empty: boolean;
}
export interface Deal {
  readonly deal: number;
  row: RawRow;
  items: readonly RawItem[];
  /** The chairs of those who were there, in order. */
  readonly chairs: readonly number[];
  /** Who they were, by id. */
  who: string[];
}
export interface Table {
  readonly table: number;
  readonly chairs: Chair[];
  /** How many deals are to be played. */
  toPlay: number;
  readonly deals: Deal[];
  readonly redealt: number[];
}
export interface Round {
  readonly round: number;
  readonly final: readonly string[] | undefined;
  isPublished: boolean;
  tables: Table[];
}
interface Penalty {
  readonly id: string;
  readonly player: string;
  readonly round: number;
  readonly points: number;
  readonly cents: number;
}
export interface Evening {
  format: RawFormat;
  readonly names: Map<string, string>;
  readonly groups: Map<string, readonly string[]>;
  rounds: Round[];
  penalties: Penalty[];
}

/** What a deal brought each of its seats. */
export function paid({ row, items }: Pick<Deal, 'row' | 'items'>): readonly number[] {
  const won = Array.from({ length: row.table }, () => 0);
  for (const { from, to, base, factors } of items) {
    if (typeof from !== 'number' || typeof to !== 'number') throw new Error('only seats pay at this evening');
    const worth = factors.reduce((so, { by }) => (so * amountOf(by)) / UNIT, amountOf(base));
    won[from] = (won[from] ?? 0) - worth;
    won[to] = (won[to] ?? 0) + worth;
  }
  return won;
}

/** Who sits in a chair now. */
export const inChair = ({ sat }: Chair): string => sat.at(-1) ?? '';

/** An evening from its event file. */
export function foldApart({ history }: RawFile): Evening {
  const evening: Evening = {
    format: undefined as unknown as RawFormat,
    names: new Map(),
    groups: new Map(),
    rounds: [],
    penalties: [],
  };
  for (const { event, undone } of history) if (!undone) happen(evening, event);
  evening.rounds = evening.rounds.filter(({ isPublished }) => isPublished);
  return evening;
}

type RawEvent = RawFile['history'][number]['event'];

function happen(evening: Evening, event: RawEvent): void {
  const { format } = evening;
  const setOut = (tables: readonly (readonly string[])[]): Table[] =>
    tables.map((players, i) => ({
      table: i + 1,
      chairs: players.map((id) => ({ sat: [id], empty: false })),
      toPlay: players.length === 5 ? format.dealsAtFive : format.deals,
      deals: [],
      redealt: [],
    }));
  const roundOf = (round: number): Round => found(evening.rounds, (one) => one.round === round);
  const tableOf = (at: { round: number; table: number }): Table =>
    found(roundOf(at.round).tables, ({ table }) => table === at.table);
  switch (event.type) {
    case 'evening-created':
      evening.format = event.format;
      return;
    case 'players-added':
      for (const { id, name, groups = [] } of event.players) {
        evening.names.set(id, name);
        evening.groups.set(id, groups);
      }
      return;
    case 'player-renamed':
    case 'player-substituted':
      evening.names.set(event.player, event.name);
      return;
    case 'rounds-planned':
      evening.rounds = evening.rounds.filter(({ round, isPublished }) => isPublished || round < event.from);
      for (const [i, tables] of event.rounds.entries())
        evening.rounds.push({
          round: event.from + i,
          final: event.final,
          isPublished: false,
          tables: setOut(tables),
        });
      return;
    case 'seats-set':
      roundOf(event.round).tables = setOut(event.tables);
      return;
    case 'draw-discarded':
      evening.rounds = evening.rounds.filter(({ round }) => round !== event.round);
      return;
    case 'round-published':
      roundOf(event.round).isPublished = true;
      return;
    case 'round-unpublished':
      roundOf(event.round).isPublished = false;
      return;
    case 'seats-exchanged':
      exchange(roundOf(event.round), event.one, event.other, event.from);
      return;
    case 'player-seated': {
      const table = tableOf(event);
      table.chairs.push({ sat: [event.player], empty: false });
      table.toPlay = table.chairs.length === 5 ? format.dealsAtFive : format.deals;
      return;
    }
    case 'seat-vacated': {
      const table = tableOf(event);
      found(table.chairs, (chair) => inChair(chair) === event.player).empty = true;
      table.toPlay = event.deals;
      return;
    }
    case 'deals-struck':
      tableOf(event).toPlay = event.deals;
      return;
    case 'deal-entered':
      enter(tableOf(event), event.result);
      return;
    case 'deal-corrected': {
      const { deal, row, settlement } = event.result;
      const there = found(tableOf(event).deals, (one) => one.deal === deal);
      there.row = row;
      there.items = settlement;
      return;
    }
    case 'deal-redealt':
      tableOf(event).redealt.push(event.redeal.deal);
      return;
    case 'deal-resettled':
      found(tableOf(event).deals, ({ deal }) => deal === event.deal).items = event.settlement;
      return;
    case 'penalty-given':
      evening.penalties.push({ ...event.penalty, points: amountOf(event.penalty.points) });
      return;
    case 'penalty-withdrawn':
      evening.penalties = evening.penalties.filter(({ id }) => id !== event.penalty);
      return;
  }
}

function enter(
  { chairs, deals }: Table,
  { deal, row, settlement }: { deal: number; row: RawRow; settlement: readonly RawItem[] },
) {
  const there = [...chairs.keys()].filter((i) => chairs[i]?.empty === false);
  const who = there.map((i) => inChair(found(chairs, (_, at) => at === i)));
  deals.push({ deal, row, items: settlement, chairs: there, who });
}

/** From the beginning: everything written there was the other's. */
function exchange({ tables }: Round, one: string, other: string, from: 'beginning' | 'now'): void {
  const swap = (id: string): string => (id === one ? other : id === other ? one : id);
  for (const { chairs, deals } of tables) {
    for (const chair of chairs) {
      const before = inChair(chair);
      if (from === 'beginning') chair.sat.splice(0, chair.sat.length, ...chair.sat.map(swap));
      else if (swap(before) !== before) {
        // A player who has played nothing there leaves no name on the sheet.
        if (!deals.some(({ who }) => who.includes(before))) chair.sat.pop();
        chair.sat.push(swap(before));
      }
    }
    if (from === 'beginning') for (const deal of deals) deal.who = deal.who.map(swap);
  }
}

/** The only one that is looked for. */
export function found<T>(all: readonly T[], is: (one: T, i: number) => boolean): T {
  const one = all.find(is);
  if (one === undefined) throw new Error('the event file speaks of something that is not there');
  return one;
}
