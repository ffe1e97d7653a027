import { replacedAt } from '../core/lists.ts';
import { add, type Rational, ZERO } from '../core/rational.ts';
import type { Seat } from '../core/seat.ts';
import type { Rules } from '../kernel/deal/rules.ts';
import { besideIn, countsAsDeal, type LineItem, type Row, type Situation } from '../kernel/score.ts';
import type { Afterwards, SeriesRule, SeriesSetup } from '../kernel/series-rule.ts';
import { paymentsOf } from '../settlement/payments.ts';

/** One deal of a series, or an entry between two: what was lent to it, and what came of it. */
export interface FoldedDeal {
  readonly row: Row;
  readonly now: Situation;
  /** Everything paid for it: antes, the deal itself, what the series added. */
  readonly settlement: readonly LineItem[];
  /** Since the series began, by the deal's own seats. */
  readonly totals: readonly Rational[];
  /** Why the series ends with it; missing: it goes on. */
  readonly ends?: string;
  /** What would be paid besides if no further deal followed. */
  readonly closing: readonly LineItem[];
}

/** The last deal of a series, and why it ended there. */
interface SeriesEnd {
  readonly after: number;
  readonly why: string;
}

/** A folded series of deals: closed deals in order, and what the next one starts with. */
export interface Series {
  readonly deals: readonly FoldedDeal[];
  /** Several series may have been played one after the other; the last one has no end yet. */
  readonly ends: readonly SeriesEnd[];
  readonly next: Situation;
  /** Paid before the next deal (an ante); nothing after the last one that was planned. */
  readonly due: readonly LineItem[];
  /** What is paid if there is no next deal. */
  readonly closing: readonly LineItem[];
}

/** Where a series stands between two deals. */
export interface Standing {
  readonly memories: readonly unknown[];
  /** By the table's seats, since the series began. */
  readonly totals: readonly Rational[];
  /** The number of the next deal. */
  readonly deal: number;
}

/** What the next deal begins with. */
export interface Upcoming {
  readonly memories: readonly unknown[];
  readonly now: Situation;
  readonly due: readonly LineItem[];
}

/**
 * Folds rows. A corrected row is folded again from the start, so that everything after it is right again (tirol §9), the
 * ends included. A redeal leaves everything as it was: its number, what is lent and what is due pass to the next deal.
 */
export function foldSeries(rules: Rules, setup: SeriesSetup, rows: readonly Row[]): Series {
  let standing = beginSeries(rules, setup);
  const deals = rows.map((row) => {
    const { deal, then } = closeDeal(rules, setup, standing, row);
    standing = then;
    return deal;
  });
  const { now: next, due: paidNext } = upcoming(rules, setup, standing);
  const isOver = setup.planned !== null && standing.deal > setup.planned;
  const ends = deals.flatMap(({ now, ends: why }) => (why === undefined ? [] : [{ after: now.deal, why }]));
  return { deals, ends, next, due: isOver ? [] : paidNext, closing: deals.at(-1)?.closing ?? [] };
}

/** Before the first deal. */
export const beginSeries = (rules: Rules, setup: SeriesSetup): Standing => ({
  memories: startOf(rules, setupIn(setup, Infinity)),
  totals: Array.from({ length: setup.table }, () => ZERO),
  deal: 1,
});

/** The next deal's situation, and what is due before it. */
export function upcoming(rules: Rules, whole: SeriesSetup, { memories, totals, deal }: Standing): Upcoming {
  const now: Situation = { deal, factors: [], pot: ZERO, totals: seatsAt(whole, deal).map(of(totals)), notes: {} };
  return before(rules.series, memories, now, setupIn(whole, deal));
}

/** Closes a deal, or makes an entry between two. */
export function closeDeal(
  rules: Rules,
  setup: SeriesSetup,
  standing: Standing,
  row: Row,
): { readonly deal: FoldedDeal; readonly then: Standing } {
  const { deal: number } = standing;
  const begun = upcoming(rules, setup, standing);
  const counts = countsAsDeal(row);
  // Nothing is due before an entry between two deals.
  const next = counts ? begun : { ...begun, memories: standing.memories };
  const seats = seatsAt(setup, number);
  const before = seats.map(of(standing.totals));
  const played = closed(rules, next, before, row);
  const over = counts && setup.parted?.includes(number) ? brokenOff(rules, played) : played;
  const { memories, totals, ...deal } = over;
  const then: Standing =
    deal.ends === undefined
      ? { memories, totals: standing.totals.map((old, seat) => totals[seats.indexOf(seat)] ?? old), deal: number }
      : { memories: renewed(rules, setup, memories), totals: standing.totals.map(() => ZERO), deal: number };
  const after = seatsAt(setup, number + 1);
  const staying = seats.flatMap((seat, i) => (after.includes(seat) ? [i] : []));
  const closing = rules.series.flatMap((rule, i) => besides(rule.close?.(then.memories[i], staying) ?? []));
  return { deal: { ...deal, totals, closing }, then: counts ? { ...then, deal: number + 1 } : then };
}

/** One deal, or one entry between two, by itself, in a known situation that includes the contents of the pot. */
export function foldDeal(rules: Rules, setup: SeriesSetup, row: Row, now: Situation): Omit<FoldedDeal, 'closing'> {
  const { totals: known } = now;
  const totals = Array.from({ length: setup.table }, (_, seat) => known?.[seat] ?? ZERO);
  const step = before(rules.series, memoriesIn(rules, { ...setup, pot: now.pot }, now), { ...now, totals }, setup);
  const { memories: _, ...deal } = closed(rules, step, totals, row);
  return deal;
}

/** What the rules know in a situation: what its notes say, or what they know at the start. */
const memoriesIn = ({ series }: Rules, setup: SeriesSetup, { notes }: Situation): readonly unknown[] =>
  series.map((rule) => {
    const isTold = Object.keys(rule.notes?.shapes(setup.table) ?? {}).some((key) => Object.hasOwn(notes, key));
    return isTold ? rule.notes?.memory(notes, setup) : rule.start(setup);
  });

const startOf = (rules: Rules, setup: SeriesSetup): readonly unknown[] => rules.series.map((rule) => rule.start(setup));

const renewed = (rules: Rules, setup: SeriesSetup, memories: readonly unknown[]): readonly unknown[] =>
  rules.series.map((rule, i) =>
    rule.renew ? rule.renew(memories[i]) : rule.start({ ...setupIn(setup, Infinity), pot: ZERO }),
  );

type Over = Omit<FoldedDeal, 'closing'> & { readonly memories: readonly unknown[] };

/** A deal, or an entry between two. */
const closed = (rules: Rules, next: Upcoming, before: readonly Rational[], row: Row): Over =>
  countsAsDeal(row) ? after(rules, next, before, row) : between(rules, next, before, row);

/** `before`: totals by the deal's seats, without the antes due now. */
function after(rules: Rules, { now, due, memories }: Upcoming, before: readonly Rational[], row: Row): Over {
  const first: Chained = { memories, items: rules.settle(row, now) };
  const { items, ...rest } = chained(rules, first, (rule, memory, so) =>
    rule.after(memory, { row, now, items: so, totals: added(before, [...due, ...so], row.table) }),
  );
  const settlement = [...due, ...items];
  return { row, now, settlement, totals: added(before, settlement, row.table), ...rest };
}

/** An entry between two deals: a redeal, a misdeal, a price without a deal. */
function between(rules: Rules, { now, memories }: Upcoming, before: readonly Rational[], row: Row): Over {
  const note = besideIn(row);
  const { items, ...rest } = chained(
    rules,
    { memories, items: [] },
    (rule, memory) => (note && rule.beside?.(memory, note)) ?? { memory, items: [] },
  );
  const settlement = besides(items);
  return { row, now, settlement, totals: added(before, settlement, row.table), ...rest };
}

/** Why a series ends if those who sat together part within it. */
export const PARTED = 'parted';

/** A deal after which others sit at the table: a series between those who sat there is over, and paid as it stands. */
function brokenOff({ series }: Rules, over: Over): Over {
  if (over.ends !== undefined || !series.some(({ together }) => together)) return over;
  const all = Array.from({ length: over.row.table }, (_, seat) => seat);
  const owed = besides(series.flatMap((rule, i) => (rule.together ? (rule.close?.(over.memories[i], all) ?? []) : [])));
  const settlement = [...over.settlement, ...owed];
  return { ...over, settlement, totals: added(over.totals, owed, over.row.table), ends: PARTED };
}

type Chained = Pick<Over, 'memories' | 'ends'> & { readonly items: readonly LineItem[] };

/** One rule after the other, each seeing what those before it added; the first reason to end counts. */
function chained(
  { series }: Rules,
  first: Chained,
  step: (rule: SeriesRule, memory: unknown, items: readonly LineItem[]) => Afterwards<unknown>,
): Chained {
  return series.reduce<Chained>((so, rule, i) => {
    const { memory, items, ends } = step(rule, so.memories[i], so.items);
    const why = so.ends ?? ends;
    return {
      memories: replacedAt(so.memories, i, memory),
      items: [...so.items, ...items],
      ...(why !== undefined && { ends: why }),
    };
  }, first);
}

const added = (totals: readonly Rational[], items: readonly LineItem[], seats: number): readonly Rational[] =>
  paymentsOf(items, seats).map((won, seat) => add(totals[seat] ?? ZERO, won));

const of =
  (totals: readonly Rational[]) =>
  (seat: Seat): Rational =>
    totals[seat] ?? ZERO;

/** What is no part of a deal says so, whatever the rule that asks for it says. */
const besides = (items: readonly LineItem[]): readonly LineItem[] =>
  items.map((item) => ({ ...item, beside: 'after' }));

const hasLeft = ({ fewer }: SeriesSetup, deal: number): boolean => fewer !== undefined && deal > fewer.after;

/** The occupied seats of the table. */
const seatsAt = (setup: SeriesSetup, deal: number): readonly Seat[] =>
  Array.from({ length: setup.table }, (_, seat) => seat).filter(
    (seat) => !hasLeft(setup, deal) || seat !== setup.fewer?.seat,
  );

/** The setup as it is for one deal: only the occupied seats. */
const setupIn = (setup: SeriesSetup, deal: number): SeriesSetup =>
  hasLeft(setup, deal) ? { ...setup, table: setup.table - 1 } : setup;

function before(
  rules: readonly SeriesRule[],
  memories: readonly unknown[],
  first: Situation,
  setup: SeriesSetup,
): Upcoming {
  return rules.reduce<Upcoming>(
    (so, rule, i) => {
      const { now, items, memory } = rule.before(memories[i], so.now, setup);
      const due = items.map((item): LineItem => ({ ...item, beside: 'before' }));
      const totals = added(so.now.totals ?? [], due, setup.table);
      return {
        memories: replacedAt(so.memories, i, memory ?? memories[i]),
        now: { ...now, totals },
        due: [...so.due, ...due],
      };
    },
    { memories, now: first, due: [] },
  );
}

/** A series that starts with an empty pot and ends the evening, unless stated otherwise. */
export const setupOf = (
  table: number,
  planned: number | null,
  pot: Rational = ZERO,
  last: number | null = planned,
): SeriesSetup => ({ table, planned, pot, last });
