import { z } from 'zod';
import { type Json, keyOf } from '#engine/core/json.ts';
import { add, compare, negate, parseRational, type Parts, type Rational, sum, ZERO } from '#engine/core/rational.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok, type Result } from '#engine/core/result.ts';
import type { Seat } from '#engine/core/seat.ts';
import { type Text, text } from '#engine/core/text.ts';
import { type KernelRefusal, refuseKernel } from '../refusals.ts';
import { type Balance, besideIn, type LineItem, PASSED_OUT, REDEAL, type Row } from '../score.ts';
import { shapesOf } from './entry-shape.ts';
import type { By, ChoiceField, EntrySheet, Field, Parties, When } from './entry-sheet.ts';

/**
 * Score entries that every family accepts, because no card decides them: an annulled deal, a deal dealt again by the same
 * dealer, and a deal whose payments were agreed. A family parses them with its own codes for wrong shapes
 * (docs/formats.md).
 */
export const ANNULLED = 'annulled';
export const AGREED = 'agreed';

/** No table has more seats. */
const MOST_SEATS = 10;

const NAME: Field = { id: 'name', kind: 'text', most: 80 };
const PAYMENTS: Field = {
  id: 'payments',
  kind: 'each',
  of: 'all',
  what: { id: 'payment', kind: 'amount', signed: true },
};
const REASON: Field = { id: 'reason', kind: 'text', most: 200, optional: true };
const REFEREE: Field = { id: 'referee', kind: 'text', most: 80, optional: true };

/** Why it was decided this way and by whom, in case somebody asks a week later. */
export const REMARKS = shapesOf([REASON, REFEREE], MOST_SEATS, 'shares') as RemarkShapes;

type RemarkShapes = { readonly reason: z.ZodOptional<z.ZodString>; readonly referee: z.ZodOptional<z.ZodString> };

/** The field of every entry that says which game it was. */
export const GAME = 'contract';

/** It: one of the family's games, something else that the family knows instead of one, or an outcome that every family knows. */
export const gameField = (
  parties: Readonly<Record<string, Parties>>,
  others: readonly string[] = [],
): ChoiceField & { readonly values: readonly string[] } => ({
  id: GAME,
  kind: 'choice',
  names: 'contracts',
  values: [...Object.keys(parties), ...others, ANNULLED, AGREED],
});

/** Who plays each of these games. */
export const partiesBy = <C extends { readonly id: string }>(
  contracts: readonly C[],
  of: (contract: C) => Parties,
): Readonly<Record<string, Parties>> => Object.fromEntries(contracts.map((contract) => [contract.id, of(contract)]));

/** Values by the answer to another field. */
export const byAnswer = (
  by: string,
  all: readonly (readonly [key: Json, values: readonly Json[]])[],
): By<readonly Json[]> => ({
  by,
  of: Object.fromEntries(all.map(([key, values]) => [keyOf(key), values])),
});

/** Values by the game, where one has something to choose from. */
export const byContract = <C extends { readonly id: string }>(
  contracts: readonly C[],
  of: (contract: C) => readonly Json[],
): By<readonly Json[]> =>
  byAnswer(
    GAME,
    contracts.map((contract) => [contract.id, of(contract)] as const).filter(([, values]) => values.length > 0),
  );

/**
 * What a score sheet of every family asks where no card decides; `remarked`: when else a reason and a referee may be
 * noted.
 */
export const commonFields = (...remarked: Exclude<When, readonly unknown[]>[]): readonly Field[] => {
  const when = [{ contract: [ANNULLED, AGREED] }, ...remarked];
  const agreed = { contract: [AGREED] };
  return [
    { ...NAME, when: agreed },
    { ...PAYMENTS, when: agreed },
    { ...REASON, when },
    { ...REFEREE, when },
  ];
};

/** Whether what is agreed must add up to nothing follows from who pays whom in the game. */
export const sidesOf = (balance: Balance): Pick<EntrySheet, 'oneSided'> =>
  balance === 'one-sided' ? { oneSided: true } : {};

/** A deal that cannot be resolved: 0 for everybody. */
export const ANNULLED_ENTRY = z.strictObject({ contract: z.literal(ANNULLED), ...REMARKS });

/** Thrown in and dealt again by the same dealer; it does not count as one of the round's deals. */
export const REDEAL_ENTRY = z.strictObject({ contract: z.literal(REDEAL), ...REMARKS });

/** A game that these rules lack, or anything else settled by agreement: payments by seat, by what amounts are divided into. */
const agreedEntry = (parts: Parts) =>
  z.strictObject({
    contract: z.literal(AGREED),
    ...(shapesOf([NAME, PAYMENTS], MOST_SEATS, parts) as AgreedShapes),
    ...REMARKS,
  });
export const AGREED_ENTRY: Readonly<Record<Parts, ReturnType<typeof agreedEntry>>> = {
  shares: agreedEntry('shares'),
  hundredths: agreedEntry('hundredths'),
  whole: agreedEntry('whole'),
  rounded: agreedEntry('rounded'),
};

type AgreedShapes = { readonly name: z.ZodString; readonly payments: z.ZodArray<z.ZodString> };

type Remarked = { readonly reason?: string | undefined; readonly referee?: string | undefined };
type CommonEntry = Remarked &
  (
    | { readonly contract: typeof ANNULLED | typeof REDEAL }
    | { readonly contract: typeof AGREED; readonly name: string; readonly payments: readonly string[] }
  );

/** The row of such an entry. Refuses payments unless there is one for each seat, and they add up to 0 where others pay them. */
export function commonRow(
  entry: CommonEntry,
  table: number,
  dealer: Seat,
  { oneSided }: Pick<EntrySheet, 'oneSided'> = {},
): Result<Row, readonly Refusal[]> {
  const { contract } = entry;
  const head = { table, dealer, outcome: contract, games: [], items: [] };
  if (contract !== AGREED) return ok({ ...head, notes: remarkNotes(entry) });
  const { name, payments } = entry;
  if (payments.length !== table) return fail([refuse('payment-per-seat')]);
  if (!oneSided && sum(amounts(payments)).n !== 0) return fail([refuse('payments-not-zero')]);
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

/** By which of the family's items a deal is named that was not simply played: an entry between two by what it is about. */
export const outcomeItem = (row: Row): string => besideIn(row)?.code ?? row.outcome;

const WITHOUT_GAME: readonly string[] = [ANNULLED, REDEAL, PASSED_OUT];

/** The entry of such a row, or of one in which everybody passed. */
export function commonNote(row: Row): Readonly<Record<string, Json>> | undefined {
  const { outcome, games } = row;
  const agreed = agreedIn(row);
  if (agreed) return { contract: AGREED, name: agreed.name, payments: agreed.payments, ...remarksOf(row) };
  if (!WITHOUT_GAME.includes(outcome) || games.length > 0) return undefined;
  return { contract: outcome, ...remarksOf(row) };
}

const NOTED = z.object({ name: z.string(), payments: z.array(z.string()) });

/** The agreement, if the row holds a valid one; a row from a file may hold anything. */
export function agreedIn({ outcome, notes }: Row): z.output<typeof NOTED> | undefined {
  return outcome === AGREED ? NOTED.safeParse(notes[AGREED]).data : undefined;
}

/** The line items of an agreed deal whose points nobody pays: each gets, or loses, their own. */
export const agreedAlone = (payments: readonly string[]): readonly LineItem[] =>
  amounts(payments).flatMap((amount, seat): readonly LineItem[] => {
    if (amount.n === 0) return [];
    const [from, to, base] =
      amount.n > 0 ? (['nobody', seat, amount] as const) : ([seat, 'nobody', negate(amount)] as const);
    return [{ code: AGREED, from, to, base, factors: [] }];
  });

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

/**
 * The names of these outcomes, of an agreement's line item, of reaching a target (`engine/series/race.ts`), and of a series that is
 * broken off (`engine/series/fold.ts`).
 */
export const COMMON_ITEMS: Readonly<
  Record<typeof ANNULLED | typeof REDEAL | typeof AGREED | 'target' | 'parted', Text>
> = {
  annulled: text('nicht gewertet', 'annulled'),
  redeal: text('neu gegeben', 'dealt again'),
  agreed: text('vereinbart', 'agreed'),
  target: text('Ziel erreicht', 'target reached'),
  parted: text('Wechsel am Tisch', 'change at the table'),
};

/** What is asked of these outcomes, in words; a family's own words come first. */
export const COMMON_FIELDS: Readonly<Record<string, Text>> = {
  contract: text('Gespielt wurde', 'Game played'),
  'contract:annulled': text('Nicht gewertet (0 für alle)', 'Not counted (0 for all)'),
  'contract:agreed': text('Vereinbart (anderes Spiel)', 'Agreed (another game)'),
  name: text('Was vereinbart wurde', 'What was agreed'),
  payments: text('Was jeder bekommt', 'What everybody gets'),
  'payments:of': text('Betrag {name}', 'Amount {name}'),
  reason: text('Begründung', 'Why it was decided so'),
  referee: text('Schiedsrichter', 'Referee'),
};

export const COMMON_HINTS: Readonly<Record<string, Text>> = {
  payments: text(
    'Wer zahlt, hat ein Minus; zusammen muss es 0 ergeben.',
    'Those who pay have a minus; it must add up to 0.',
  ),
};

/** Where points are written down for each by itself; these come first. */
export const ONE_SIDED_HINTS: Readonly<Record<string, Text>> = {
  payments: text('Jeder für sich: Hier zahlt niemand für andere.', 'Each alone: nobody pays here for what others get.'),
};

/** The same as places of a refusal. */
export const COMMON_PLACES: Readonly<Record<string, Text>> = {
  contract: text('Spiel', 'game'),
  name: text('Name', 'name'),
  payments: text('Beträge', 'amounts'),
  reason: text('Begründung', 'reason'),
  referee: text('Schiedsrichter', 'referee'),
};
