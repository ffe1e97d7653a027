import { z } from 'zod';
import { add, compare, negate, parseRational, sum, ZERO, type Rational } from '../core/rational.ts';
import type { Refusal } from '../core/refusal.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { Seat } from '../core/seat.ts';
import { LEGIBLE, text, type Text } from '../core/text.ts';
import { REDEAL, type LineItem, type Row } from './score.ts';
import { type KernelRefusal, refuseKernel } from './refusals.ts';

/**
 * Score entries that every family accepts, because no card decides them: an annulled deal, a deal dealt again by the same
 * dealer, and a deal whose payments were agreed. A family parses them with its own codes for wrong shapes
 * (docs/formats.md).
 */
const ANNULLED = 'annulled';
const AGREED = 'agreed';

const line = (most: number) => z.string().trim().min(1).max(most).regex(LEGIBLE);

/** Why it was decided this way and by whom, in case somebody asks a week later. */
export const REMARKS = { reason: line(200).optional(), referee: line(80).optional() };

/** Points won or lost: in lowest terms, with a denominator that sharing can produce. */
const payment = z
  .string()
  .regex(/^-?\d{1,4}(\/(2|3|4|6|12))?$/, { abort: true })
  .refine((amount) => parseRational(amount) !== undefined);

/** A deal that cannot be resolved: 0 for everybody. */
export const ANNULLED_ENTRY = z.strictObject({ contract: z.literal(ANNULLED), ...REMARKS });

/** Thrown in and dealt again by the same dealer; it does not count as one of the round's deals. */
export const REDEAL_ENTRY = z.strictObject({ contract: z.literal(REDEAL), ...REMARKS });

/** A game that these rules lack, or anything else settled by agreement: payments by seat that add up to 0. */
export const AGREED_ENTRY = z.strictObject({
  contract: z.literal(AGREED),
  name: line(80),
  payments: z.array(payment).min(2).max(10),
  ...REMARKS,
});

type Remarked = { readonly reason?: string | undefined; readonly referee?: string | undefined };
type CommonEntry = Remarked &
  (
    | { readonly contract: typeof ANNULLED | typeof REDEAL }
    | { readonly contract: typeof AGREED; readonly name: string; readonly payments: readonly string[] }
  );

/** The row of such an entry. Refuses payments unless there is one for each seat and they add up to 0. */
export function commonRow(entry: CommonEntry, table: number, dealer: Seat): Result<Row, readonly Refusal[]> {
  const { contract } = entry;
  const head = { table, dealer, outcome: contract, games: [], items: [] };
  if (contract !== AGREED) return ok({ ...head, notes: remarkNotes(entry) });
  const { name, payments } = entry;
  if (payments.length !== table) return fail([refuse('payment-per-seat')]);
  if (sum(amounts(payments)).n !== 0) return fail([refuse('payments-not-zero')]);
  return ok({ ...head, notes: { [AGREED]: { name, payments }, ...remarkNotes(entry) } });
}

const refuse = (code: KernelRefusal): Refusal => refuseKernel(code, { field: 'payments' });
const amounts = (payments: readonly string[]): readonly Rational[] =>
  payments.map((amount) => parseRational(amount) ?? ZERO);

/** Reason and referee as the notes of a row. */
export const remarkNotes = ({ reason, referee }: Remarked): Readonly<Record<string, string>> => ({
  ...(reason !== undefined && { reason }),
  ...(referee !== undefined && { referee }),
});

/** Reads them back. */
export function remarksOf({ notes }: Row): { readonly reason?: string; readonly referee?: string } {
  const { reason, referee } = notes;
  return { ...(typeof reason === 'string' && { reason }), ...(typeof referee === 'string' && { referee }) };
}

const NOTED = z.object({ name: z.string(), payments: z.array(z.string()) });

/** The agreement, if the row holds a valid one; a row from a file may hold anything. */
export function agreedIn({ outcome, notes }: Row): z.output<typeof NOTED> | undefined {
  return outcome === AGREED ? NOTED.safeParse(notes[AGREED]).data : undefined;
}

/** The line items of an agreed deal: the losers pay the winners, in the order of the seats. */
export function agreedItems(payments: readonly string[]): readonly LineItem[] {
  const open = [...amounts(payments)];
  const items: LineItem[] = [];
  for (const from of open.keys())
    for (const to of open.keys()) {
      const [loses, wins] = [negate(open[from] ?? ZERO), open[to] ?? ZERO];
      if (loses.n <= 0 || wins.n <= 0) continue;
      const base = compare(loses, wins) < 0 ? loses : wins;
      open[from] = add(open[from] ?? ZERO, base);
      open[to] = add(wins, negate(base));
      items.push({ code: AGREED, from, to, base, factors: [] });
    }
  return items;
}

/** The names of these outcomes, of an agreement's line item, and of reaching a target (`engine/series/race.ts`). */
export const COMMON_ITEMS: Readonly<Record<typeof ANNULLED | typeof REDEAL | typeof AGREED | 'target', Text>> = {
  annulled: text('nicht gewertet', 'annulled'),
  redeal: text('neu gegeben', 'dealt again'),
  agreed: text('vereinbart', 'agreed'),
  target: text('Ziel erreicht', 'target reached'),
};
