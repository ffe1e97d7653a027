import type { Json, Notes } from '#engine/core/json.ts';
import { type ContractId, CONTRACTS } from '#engine/games/koenigrufen/contracts/index.ts';
import { amountOf } from '#engine/settlement/payments.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { type At, type Paid, rulesAt, settledAt } from '../at.ts';

/** Deals of Königrufen from paper, made for what a sentence says (docs/rules/tirol.md). */

/** Forehand plays, as games demand that only forehand may bid; the partner sits opposite. */
export const FOREHAND = 0;
export const PARTNER = 2;
/** Thirds of a declarer who has won, and who has lost. */
const WON = 120;
const LOST = 90;

export type More = Readonly<Record<string, Json>>;

export const isContract = (id: string | undefined): id is ContractId =>
  id !== undefined && Object.hasOwn(CONTRACTS, id);

/** The game of a page; beside the games one that every profile has. */
export const gameOf = ({ about }: At, otherwise: ContractId = 'dreier'): ContractId =>
  isContract(about) ? about : otherwise;

/** The same table, with options that it may agree on. */
export function agreedAt(at: At, options: Notes): At {
  const table = tableOf(at.game, at.table.profile, { ...at.table.options, ...options });
  return { ...at, table, rules: rulesAt(at.game, table) };
}

export const option = ({ table }: At, id: string): Json | undefined => table.options[id];

/** A bonus on paper. */
export const said = (id: string, made = true, more: More = {}): Json => ({ id, by: FOREHAND, made, ...more });

/** A game for card points; the bird that it promises is made. */
export function positive(contract: ContractId, thirds: number, { announced, ...more }: More = {}): More {
  const { parties, bird } = { bird: undefined, ...CONTRACTS[contract] };
  const promised = bird === 'any' ? 'pagat' : bird;
  const others = Array.isArray(announced) ? (announced as readonly Json[]) : [];
  return {
    ...{ contract, declarer: FOREHAND, thirds },
    ...(parties === 'calls-partner' && { partner: PARTNER }),
    ...(bird === 'any' && { bird: 'pagat' }),
    announced: [...(promised === undefined ? [] : [said(promised)]), ...others],
    ...more,
  };
}

/** A game for an exact number of tricks. */
export const negative = (contract: ContractId, tricks: number, more: More = {}): More => ({
  games: [{ contract, declarer: FOREHAND, tricks, ...more }],
});

/** The game won or lost, whatever it is counted by. */
export function decided(contract: ContractId, isWon: boolean, more?: More): More {
  const { tricks } = CONTRACTS[contract].goal;
  return tricks === undefined
    ? positive(contract, isWon ? WON : LOST, more)
    : negative(contract, isWon ? tricks : tricks + 1, more);
}

/** What the line items of this code move between each two, for points or for money. */
export const amounts = ({ items }: Paid, code: string, account: 'score' | 'money' = 'score'): readonly number[] =>
  items.filter((item) => item.code === code).map((item) => of(amountOf(item, account)));
const of = ({ n, d }: { readonly n: number; readonly d: number }): number => n / d;

/** The one amount that all of them move. */
export function amount(paid: Paid, code: string, account?: 'score' | 'money'): number {
  const [first, ...others] = new Set(amounts(paid, code, account));
  if (others.length > 0) throw new Error(`${code} has several amounts`);
  return first ?? 0;
}

/** What the game costs or brings between two. */
export const valueOf = (at: At, contract = gameOf(at), isWon = true): number =>
  amount(settledAt(at, decided(contract, isWon)), contract);

/** With how many others the declarer of a game settles it. */
export const settlesWith = (at: At, entry: Json, contract: ContractId): number =>
  new Set(
    settledAt(at, entry).items.flatMap(({ code, from, to }) =>
      code === contract && [from, to].includes(FOREHAND) ? [from === FOREHAND ? to : from] : [],
    ),
  ).size;

export const resultOf = ({ row }: Paid): string | undefined => row.games[0]?.result;
/** What becomes of something that was announced, or came about silently. */
export const resultIn = ({ row }: Paid, about: string): string | undefined =>
  row.items.find((item) => item.about === about)?.result;

/** Games that a table has, by what the rules know of each. */
export const gamesAt = ({ rules, seats }: At): readonly ContractId[] =>
  (Object.keys(CONTRACTS) as ContractId[]).filter((id) => {
    const row = rules.check(id === 'trischaken' ? { contract: id, thirds: [] } : decided(id, true), seats, seats - 1);
    return row.ok || row.error.every(({ code }) => code !== 'unknown-contract');
  });
