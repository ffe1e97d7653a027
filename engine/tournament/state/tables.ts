import { add, countable, equal, type Rational, subtract, sum, ZERO } from '#engine/core/rational.ts';
import type { LineItem, ScoreAccount } from '#engine/kernel/score.ts';
import { differences } from '#engine/series/differences.ts';
import { PARTED } from '#engine/series/fold.ts';
import { arrivedAt, raceAfter } from '#engine/series/race.ts';
import { balanceOf, ownItems, paymentsOf, reasonsIn } from '#engine/settlement/payments.ts';
import type { Format } from '../format/schema.ts';
import { byTableSeat, seatOfBetween, seatOfIn } from './seated.ts';
import type { DealResult, EveningState, PlayedGame, RoundState, RoundTotal, TableState } from './types.ts';

/** What every seat of a table won with a deal, antes and everything else around it included, from the stored line items. */
export const pointsOf = (table: TableState, result: DealResult, account: ScoreAccount = 'score') =>
  paidTo(table, result, result.settlement, account);

/** The same for the deal alone: what it is won or lost by. */
export const ownPointsOf = (table: TableState, result: DealResult, account: ScoreAccount = 'score') =>
  paidTo(table, result, ownItems(result.settlement), account);

/** Line items of a deal, or of an entry between two, by seat of the table. */
const paidTo = (
  table: TableState,
  { deal, row }: Pick<DealResult, 'deal' | 'row'>,
  items: readonly LineItem[],
  account: ScoreAccount,
): readonly Rational[] => byTableSeat(table, deal, paymentsOf(items, row.table, account), ZERO);

/** What was paid between the deals of a table, entry by entry and by seat; `entry` is its place among them. */
export const besidesOf = (
  table: TableState,
  account: ScoreAccount = 'score',
): readonly { readonly entry: number; readonly points: readonly Rational[] }[] =>
  (table.redeals ?? []).flatMap((one, entry) =>
    one.settlement ? [{ entry, points: paidTo(table, one, one.settlement, account) }] : [],
  );

/** What points were paid for at a table besides its deals (antes, what came between them, shares of a pot), each reason once. */
export function besideCodes(format: Format, table: TableState): readonly string[] {
  const ofDeals = table.results.flatMap(({ settlement }) => settlement.filter(({ beside }) => beside !== undefined));
  const between = (table.redeals ?? []).flatMap(({ settlement = [] }) => settlement);
  const paid = [...ofDeals, ...between, ...sharesAt(format, table), ...bonusAt(format, table)];
  return reasonsIn(paid, 'score');
}

/** The sum of everything recorded at a table, by seat, as long as it goes on. */
const recordedAt = (table: TableState, account: ScoreAccount = 'score'): readonly Rational[] =>
  [
    ...besidesOf(table, account).map(({ points }) => points),
    ...table.results.map((one) => pointsOf(table, one, account)),
  ].reduce((sums, points) => points.map((won, seat) => add(sums[seat] ?? ZERO, won)), nothingAt(table));

const nothingAt = ({ players }: TableState): readonly Rational[] => players.map(() => ZERO);

/** What a player has won at a table, in the deals that they sat in and between them. */
export function wonBy(table: TableState, player: string): Rational {
  const between = besidesOf(table).map(({ entry, points }) => points[seatOfBetween(table, player, entry) ?? -1]);
  const won = table.results.map((one) => pointsOf(table, one)[seatOfIn(table, player, one.deal) ?? -1]);
  return sum([...between, ...won].flatMap((points) => points ?? []));
}

/** What everybody at a table has on the way to a target of the format, by seat: whoever came from another table has brought it. */
function racedAt(table: TableState): readonly Rational[] {
  const now = table.arrivals?.at(-1);
  const total = countedTotal(table)?.points;
  if (!now) return total ?? recordedAt(table);
  return now.players.map((player, seat) =>
    add(now.brought[seat] ?? ZERO, total ? (total[seat] ?? ZERO) : wonBy(table, player)),
  );
}

/** What is left in the pot of a table that has ended, and who gets it: its last deal says so. */
export function sharesAt(format: Format, table: TableState): readonly LineItem[] {
  const last = table.results.at(-1);
  return last?.closing && hasEnded(format, table) ? last.closing : [];
}

/**
 * Money for what came after the last deal of a table that has ended (a misdeal, and then the rest was struck): no deal's `closing`
 * knows of it. Where only one side is written down, it is paid as every total is.
 */
export function lateAt(format: Format, { balance }: PlayedGame, table: TableState): readonly LineItem[] {
  const { redeals = [], results } = table;
  if (balance !== 'one-sided' || !hasEnded(format, table)) return [];
  const late = besidesOf(table).filter(({ entry }) => (redeals[entry]?.deal ?? 0) > results.length);
  return late.flatMap(({ points }) => differences(points));
}

/** What `sharesAt` names, by seat. */
export function sharedAt(format: Format, table: TableState, account: ScoreAccount = 'score'): readonly Rational[] {
  const last = table.results.at(-1);
  return last ? paidTo(table, last, sharesAt(format, table), account) : nothingAt(table);
}

/** The sum of a table's deals and of what came between and after them, by seat. */
export const sumsOf = (format: Format, table: TableState, account: ScoreAccount = 'score'): readonly Rational[] => {
  const shared = sharedAt(format, table, account);
  return recordedAt(table, account).map((won, seat) => add(won, shared[seat] ?? ZERO));
};

/** What is in a table's pot in an account. */
export const inPotIn = (format: Format, table: TableState, account: ScoreAccount): Rational => {
  const entries = [...table.results, ...(table.redeals ?? [])];
  const paid = [...entries.flatMap(({ settlement = [] }) => settlement), ...sharesAt(format, table)];
  return balanceOf('pot', paid, account);
};

/** What is in the pots of a table, whichever account they have. */
export const inPotAt = (format: Format, table: TableState): Rational =>
  add(inPotIn(format, table, 'kassa'), inPotIn(format, table, 'score'));

/** The seats that have reached the target, if the format has one: each gets the bonus (illustrated §9, R23). */
export const reachedAt = ({ target }: Format, table: TableState): readonly number[] =>
  target ? arrivedAt(target, racedAt(table)) : [];

/** The bonus for the target as line items, by seat of the table. */
export const bonusAt = (format: Format, table: TableState): readonly LineItem[] => raceAt(format, table)?.items ?? [];

/** What the race of the format makes of everybody's points; `undefined` if there is none. */
const raceAt = ({ target }: Format, table: TableState) => (target ? raceAfter(target, racedAt(table)) : undefined);

/**
 * Points that stand on a table's sheet, as an account has them. Where only one side is written down, nobody pays them as they
 * are: everybody settles with everybody else what they differ by (illustrated R24, tuebingen TU33).
 */
const asIn = (account: ScoreAccount, { balance }: PlayedGame, points: readonly Rational[]): readonly Rational[] =>
  account === 'money' && balance === 'one-sided' ? paymentsOf(differences(points), points.length, account) : points;

/**
 * The same for a table's total. Whoever has left settled what everybody had then; the rest is between those who stayed
 * (illustrated I3). If nobody has said what that was, all settle at the end.
 */
function asPaid(account: ScoreAccount, game: PlayedGame, { left }: TableState, points: readonly Rational[]) {
  const standing = left?.standing;
  if (!standing) return asIn(account, game, points);
  const then = asIn(account, game, standing);
  const stay = points.flatMap((won, seat) => (seat === left.seat ? [] : subtract(won, standing[seat] ?? ZERO)));
  const after = [...asIn(account, game, stay)];
  after.splice(left.seat, 0, ZERO);
  return then.map((paid, seat) => add(paid, after[seat] ?? ZERO));
}

/** What the bonus for the target is to every seat. Only the deals tell the tables' pots. */
export const bonusPaidAt = (
  format: Format,
  game: PlayedGame,
  table: TableState,
  account: ScoreAccount,
): readonly Rational[] =>
  account === 'kassa'
    ? nothingAt(table)
    : asIn(account, game, paymentsOf(bonusAt(format, table), table.players.length, account));

/** The total that counts instead of deals, with its points as an account has them; a pot is none of its. */
export function totalPaidAt(game: PlayedGame, table: TableState, account: ScoreAccount): RoundTotal | undefined {
  const total = account === 'kassa' ? undefined : countedTotal(table);
  return total && { ...total, points: asPaid(account, game, table, total.points) };
}

const raceIsOver = (format: Format, table: TableState): boolean => raceAt(format, table)?.ends !== undefined;

/** What every seat of a table has by now, everything included. */
export function totalsAt(format: Format, table: TableState): readonly Rational[] {
  const bonus = paymentsOf(bonusAt(format, table), table.players.length);
  return pointsAt(format, table).map((won, seat) => add(won, bonus[seat] ?? ZERO));
}

/** The deal that ended a table before all its deals were played: the target was reached, or its only series was over. */
export function endingDeal(format: Format, table: TableState): number | undefined {
  const over = table.results.find((_, i) => {
    const so = upTo(table, i + 1);
    return raceIsOver(format, so) || (format.oneSeries && seriesIsOver(so));
  });
  return over?.deal;
}

/** A table as it was when `deals` of its deals had been recorded, with those who had played the last of them. */
const upTo = ({ redeals = [], arrivals = [], total: _, ...table }: TableState, deals: number): TableState => ({
  ...table,
  results: table.results.slice(0, deals),
  redeals: redeals.filter(({ deal }) => deal <= deals),
  arrivals: arrivals.filter(({ after }) => after < deals),
});

const seriesIsOver = ({ results, redeals = [] }: TableState): boolean =>
  [...results, ...redeals].some(({ ends }) => ends !== undefined && ends !== PARTED);

/** Whether something is recorded at a table, or somebody has left it midway. */
export const hasBegun = ({ results, redeals, total, left }: TableState): boolean =>
  results.length > 0 || redeals !== undefined || total !== undefined || left !== undefined;

/** Whether no more deals are played at a table: all are recorded, somebody has reached the target, or its series is over. */
export const hasEnded = (format: Format, table: TableState): boolean =>
  table.results.length >= table.deals || raceIsOver(format, table) || (format.oneSeries && seriesIsOver(table));

/** Whether a table has reported everything the format requires; a table without any deal has no total. */
export function isReported(format: Format, table: TableState): boolean {
  const deals = hasEnded(format, table);
  if (format.entry === 'totals') return table.total !== undefined || deals;
  return deals && (format.entry === 'deals' || table.total !== undefined || table.deals === 0);
}

/** The total, if it covers more than the recorded deals: then it is what counts. */
export const countedTotal = ({ total, results }: TableState): RoundTotal | undefined =>
  total && total.deals > results.length ? { ...total, points: total.points.map(countable) } : undefined;

/** What a table's seats have won, by the recorded deals or the total, without any bonus. */
export const pointsAt = (format: Format, table: TableState): readonly Rational[] =>
  countedTotal(table)?.points ?? sumsOf(format, table);

/** Whether points by seat are the sum of the recorded deals. */
export const isSumOf = (format: Format, points: readonly Rational[], table: TableState): boolean =>
  sumsOf(format, table).every((own, seat) => equal(own, points[seat] ?? own));

/** Whether a table's deals agree with its total, if it has both. */
export const totalAgrees = (format: Format, table: TableState): boolean => {
  const { total, results } = table;
  if (!total || results.length === 0 || (format.entry === 'totals' && total.deals > results.length)) return true;
  return total.deals === results.length && isSumOf(format, total.points, table);
};

/** Results of a table that still need a second entry or a confirmation, or whose entries differ: deals, or `total`. */
export function uncheckedAt({ secondEntry, confirmation }: Format, table: TableState): readonly string[] {
  const open = (check: { readonly agrees: boolean } | undefined): boolean =>
    check === undefined ? secondEntry || confirmation : !check.agrees;
  const deals = table.results.filter(({ source, check }) => source === 'entered' && open(check));
  return [...deals.map(({ deal }) => String(deal)), ...(table.total && open(table.total.check) ? ['total'] : [])];
}

/** The tables of a round that have not reported everything. */
export const missingTables = (format: Format, { tables }: RoundState): readonly TableState[] =>
  tables.filter((table) => !isReported(format, table));

/** The same within its round: a closed round has been checked once, so only later corrections can be unchecked. */
export function uncheckedIn(
  format: Format,
  { phase }: Pick<RoundState, 'phase'>,
  table: TableState,
): readonly string[] {
  const all = uncheckedAt(format, table);
  if (phase !== 'closed') return all;
  return all.filter((what) => {
    const written = what === 'total' ? table.total : table.results.find(({ deal }) => deal === Number(what));
    return written?.reason !== undefined || written?.check?.agrees === false;
  });
}

/** Where results of an evening are unchecked, and which: deals, or `total`. */
export const uncheckedPlaces = ({
  format,
  rounds,
}: Pick<EveningState, 'format' | 'rounds'>): readonly { round: number; table: number; what: readonly string[] }[] =>
  rounds
    .filter(({ phase }) => phase !== 'draft')
    .flatMap((round) =>
      round.tables.map((table) => ({
        round: round.round,
        table: table.table,
        what: uncheckedIn(format, round, table),
      })),
    )
    .filter(({ what }) => what.length > 0);
