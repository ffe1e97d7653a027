/** Lines that follow each other, the last one too. */
export type LineRange = readonly [from: number, to: number];

/** What a refusal is about. All numbers except seats count from 1. */
export type RefusalPlace =
  /** A path in a file, a form or a message, such as `deal.announced.0.id`. */
  | { readonly field: string }
  /** A line of a list or a text; the name that stands there, and the line where it stood first. */
  | { readonly line: number; readonly name?: string; readonly first?: number }
  /** Several lines of which the same is to be said, and the lines where their names stood first. */
  | { readonly lines: readonly LineRange[]; readonly firsts?: readonly LineRange[] }
  /** A table in a round, or part of what it reports: deals by number, or `total`. */
  | { readonly round: number; readonly table: number; readonly results?: readonly string[] }
  /** A round, or some of its tables. */
  | { readonly round: number; readonly tables?: readonly number[] }
  /** Seats of a plan, by player number. */
  | { readonly players: readonly number[]; readonly round?: number; readonly table?: number }
  /** The name of a player at a table that is about to be opened, by seat. */
  | { readonly newPlayer: number }
  | { readonly deals: readonly number[] }
  | { readonly deal: number }
  /** From 0, in the order of play. */
  | { readonly seat: number }
  /** How many there are, may be or should be. */
  | { readonly count: number }
  | { readonly card: string }
  /** A contract or a bonus, by its id; `where`: its path in a form. */
  | { readonly item: string; readonly where?: string }
  /** An option by its id; `value`: the value it cannot have, as JSON. */
  | { readonly option: string; readonly value?: string }
  /** One or several people, a team or an evening; `table`: where they sit. */
  | { readonly name: string; readonly table?: number }
  /** A table of the round in question. */
  | { readonly table: number }
  /** Amounts of points, as files have them: a page writes them as its game counts. */
  | { readonly amounts: readonly string[] }
  /** What speaks for itself: an address, a folder, what was typed. */
  | { readonly text: string };

/** A place as JSON and the command line show it; part of the formats, see docs/formats.md. */
export function printPlace(place: RefusalPlace): string {
  if ('field' in place) return place.field;
  if ('line' in place) return printLine(place);
  if ('lines' in place)
    return `lines ${printLines(place.lines, '-')}${place.firsts ? `/${printLines(place.firsts, '-')}` : ''}`;
  if ('players' in place) return printSeats(place);
  if ('round' in place) return printRound(place);
  if ('newPlayer' in place) return `players.${place.newPlayer}`;
  if ('deals' in place) return place.deals.join(', ');
  if ('deal' in place) return String(place.deal);
  if ('seat' in place) return String(place.seat);
  if ('count' in place) return String(place.count);
  if ('card' in place) return place.card;
  if ('item' in place) return place.item;
  if ('option' in place) return place.value === undefined ? place.option : `${place.option}=${place.value}`;
  if ('name' in place) return place.table === undefined ? place.name : `${place.name}: table ${place.table}`;
  if ('table' in place) return String(place.table);
  if ('amounts' in place) return place.amounts.join(', ');
  return place.text;
}

type With<Key extends string> = Extract<RefusalPlace, Readonly<Record<Key, unknown>>>;

const printLine = ({ line, first, name }: With<'line'>): string =>
  `line ${line}${first === undefined ? '' : `/${first}`}${name === undefined ? '' : `: ${name}`}`;

/** Numbers of lines: `3, 7–12`. */
export const printLines = (lines: readonly LineRange[], to: '-' | '–' = '–'): string =>
  lines.map(([from, until]) => (from === until ? String(from) : `${from}${to}${until}`)).join(', ');

function printRound(place: Exclude<With<'round'>, With<'players'>>): string {
  if ('table' in place) {
    const { round, table, results } = place;
    return `round ${round}, table ${table}${results ? `: ${results.join(', ')}` : ''}`;
  }
  return place.tables ? `${place.round}: ${place.tables.join(', ')}` : String(place.round);
}

function printSeats({ players, round, table }: With<'players'>): string {
  const words = [
    ...(round === undefined ? [] : [`round ${round}`]),
    ...(table === undefined ? [] : [`table ${table}`]),
    ...(players.length === 0 ? [] : [players.join(' + ')]),
  ];
  return words.join(', ');
}

/** A place within a part of a form or a file. */
export const within = (path: string, place: RefusalPlace | undefined): RefusalPlace => ({
  field: `${path}.${place ? printPlace(place) : ''}`,
});

/** Whether two refusals are about the same. */
export const isSamePlace = (one: RefusalPlace | undefined, other: RefusalPlace | undefined): boolean =>
  (one && printPlace(one)) === (other && printPlace(other));

/** Nobody reads more than this of what was typed or sent. */
const LONGEST = 120;

/** A place that can be shown: only the beginning and the end of a long text. Most are short and stay as they are. */
export const shortened = <P extends RefusalPlace>(place: P): P =>
  Object.values(place).some(isLong)
    ? (Object.fromEntries(
        Object.entries(place).map(([key, part]: [string, unknown]) => [key, isLong(part) ? cut(part) : part]),
      ) as P)
    : place;

const isLong = (part: unknown): part is string => typeof part === 'string' && part.length > LONGEST;

/** Paths of files differ at their end. */
const cut = (text: string): string => `${text.slice(0, LONGEST / 2)}…${text.slice(1 - LONGEST / 2)}`;
