import type { RefusalPlace } from '#engine/core/place.ts';
import { printLines, printPlace } from '#engine/core/place.ts';
import type { Catalogue } from './index.ts';

/** A table's names for its cards, contracts and bonuses. */
export interface Names {
  readonly t: Catalogue;
  card(id: string): string;
  /** A contract or a bonus. */
  item(id: string): string;
  /** An amount of points, as a file has it. */
  amount(points: string): string;
  /** A part of a score entry. */
  field(id: string): string | undefined;
}

/** A refusal's place in words. */
export function placeInWords(place: RefusalPlace, names: Names): string {
  const { t } = names;
  if ('field' in place) return fieldInWords(place.field, names) ?? place.field;
  if ('line' in place) {
    const line = t.places.line(String(place.line));
    return place.name === undefined ? line : `${line}, ${place.name}`;
  }
  if ('lines' in place) return t.places.lines(printLines(place.lines));
  if ('players' in place) return [...tableInWords(place, t), ...playersInWords(place.players)].join(', ');
  if ('round' in place && 'table' in place) {
    const table = tableInWords(place, t).join(', ');
    return place.results ? `${table}: ${place.results.map((one) => resultInWords(one, t)).join(', ')}` : table;
  }
  if ('newPlayer' in place) return t.newTable.seat(place.newPlayer + 1);
  if ('card' in place) return names.card(place.card);
  if ('item' in place) return names.item(place.item);
  if ('name' in place) return place.table === undefined ? place.name : `${place.name}: ${t.tables.table(place.table)}`;
  // Not with a comma: a decimal may have one.
  if ('amounts' in place) return place.amounts.map((one) => names.amount(one)).join('; ');
  // Numbers, whose noun is in the surrounding sentence, and text that is shown as it is.
  return printPlace(place satisfies Plain);
}

/** What is the same in every language. */
type Plain =
  | Extract<RefusalPlace, { readonly deals: unknown } | { readonly deal: unknown }>
  | Extract<RefusalPlace, { readonly seat: unknown } | { readonly count: unknown }>
  | Extract<RefusalPlace, { readonly option: unknown } | { readonly text: unknown }>
  | { readonly round: number; readonly tables?: readonly number[] }
  | { readonly table: number };

const tableInWords = (
  { round, table }: { readonly round?: number; readonly table?: number },
  t: Catalogue,
): readonly string[] => [
  ...(round === undefined ? [] : [t.tables.round(round)]),
  ...(table === undefined ? [] : [t.tables.table(table)]),
];

const playersInWords = (players: readonly number[]): readonly string[] =>
  players.length === 0 ? [] : [players.join(' + ')];

/** A result of a table: a deal's number, or `total`. */
const resultInWords = (one: string, t: Catalogue): string =>
  one === 'total' ? t.rounds.total : t.tables.deal(Number(one));

/** The fields of a path that people know, with their numbers from 1; empty if it contains none. */
function fieldInWords(path: string, names: Names): string | undefined {
  const { t } = names;
  const parts = path.split('.').filter((part) => part !== 'deal' && part !== 'entry');
  const fields = parts.flatMap((part, i) => {
    const field = names.field(part) ?? t.places.fields[part];
    const number = Number(parts[i + 1]);
    return field === undefined
      ? []
      : [Number.isInteger(number) && parts[i + 1] !== '' ? t.places.numbered(field, number + 1) : field];
  });
  return fields.length > 0 ? fields.join(', ') : undefined;
}

/** The lines where names stood first, as far as a refusal is about that. */
export function firstIn(at: RefusalPlace): string | number {
  if ('lines' in at) return printLines(at.firsts ?? []);
  return 'line' in at && at.first !== undefined ? at.first : '';
}
