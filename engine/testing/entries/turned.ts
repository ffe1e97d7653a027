import type { Json } from '#engine/core/json.ts';
import { below, pick, type Rng } from '#engine/core/rng.ts';
import type { EnteredCase, RefusedCase } from '../case-files.ts';
import type { Made, Wrong } from './maker.ts';

/** An entry that cannot be, or only looks so, as a family's other files state it: as it is written for `tarock settle`. */
export interface Slip extends Pick<EnteredCase, 'profile' | 'options' | 'table' | 'dealer'> {
  readonly why: string;
  readonly refused?: readonly string[];
  readonly situation?: Json;
  readonly deal: Json;
}

/** Those that are about the deal itself, and not about what surrounds it in a file. */
export const ofDeals = (slips: readonly Slip[]): readonly RefusedCase[] =>
  slips
    .filter(({ refused = [], situation }) => situation === undefined && refused.every((one) => / deal(\.|$)/.test(one)))
    .map(({ why, refused = [], deal, ...at }) => ({
      ...at,
      ...{ name: why, entry: deal, errors: refused.map((one) => one.replace(' deal.', ' ')) },
    }));

/** What a family's cases are where they say nothing. */
export interface Usual {
  readonly profile: string;
  readonly table: number;
  readonly dealer: number;
}

/** Fields that name a seat, that list seats, and that have something for each seat. */
const SEAT = ['declarer', 'partner', 'chosen', 'soldBy', 'by', 'opponent', 'from', 'last', 'bus'];
const SEATS = ['offenders', 'weak', 'accused'];
const BY_SEAT = [
  'thirds',
  'counts',
  'totals',
  'payments',
  'kontra',
  'pairKontra',
  'thirdsEach',
  'tricksEach',
  'cardsEach',
];

/** The same deal with everybody `steps` seats further, at the same table. */
export function turned(one: EnteredCase, usual: Usual, steps: number): Made {
  const { entry, options = {}, ...said } = one;
  const { profile, table, dealer } = { ...usual, ...said };
  const move = (seat: Json): Json =>
    typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < table ? (seat + steps) % table : seat;
  return { entry: moved(entry, move, table), options, profile, table, dealer: Number(move(dealer)) };
}

type Fields = Readonly<Record<string, Json>>;

function moved(value: Json, move: (seat: Json) => Json, table: number): Json {
  if (Array.isArray(value)) return (value as readonly Json[]).map((one) => moved(one, move, table));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value as Fields).map(([key, inner]) => {
      if (SEAT.includes(key)) return [key, move(inner)];
      if (SEATS.includes(key) && Array.isArray(inner)) return [key, (inner as readonly Json[]).map(move)];
      if (BY_SEAT.includes(key)) return [key, bySeat(inner, move, table)];
      return [key, moved(inner, move, table)];
    }),
  );
}

/** A list with one value a seat, or values under the numbers of seats; anything else stays. */
function bySeat(value: Json, move: (seat: Json) => Json, table: number): Json {
  if (Array.isArray(value)) {
    const list = value as readonly Json[];
    if (list.length !== table) return list;
    return list.map((_, seat) => list.find((__, from) => move(from) === seat) ?? null);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value as Fields).map(([seat, one]) => [
      /^\d$/.test(seat) ? String(Number(move(Number(seat)))) : seat,
      one,
    ]),
  );
}

/** By the codes of a family, entries that are refused so in its case files, at any seats. */
export function fromCases(
  cases: readonly RefusedCase[],
  usual: Usual,
  codes: readonly string[],
): Record<string, Wrong> {
  return Object.fromEntries(
    codes.map((code): [string, Wrong] => {
      const own = cases.filter(({ errors }) => errors.some((error) => error.split(' ')[0] === code));
      if (own.length === 0) throw new Error(`no case of ${code}`);
      const make = (rng: Rng): Made => turned(pick(own, rng), usual, below(usual.table, rng));
      return [`cases of ${code}`, { code, make }];
    }),
  );
}
