import { must } from '#engine/core/assert-never.ts';
import type { Json, Notes } from '#engine/core/json.ts';
import type { BonusId } from '#engine/games/reform/bonuses/index.ts';
import type { Contract } from '#engine/games/reform/contracts/contract.ts';
import { CONTRACTS } from '#engine/games/reform/contracts/index.ts';
import { amountOf } from '#engine/settlement/payments.ts';
import { type At, type Beside, type Paid, settledAt } from '../at.ts';
import { agrees, counts, type Proof } from '../proofs.ts';

/** Deals of Reform Tarock from paper, made for what a sentence says (docs/rules/reform.md). Seat 0 declares. */

type More = Readonly<Record<string, Json>>;

/** Points with which a game is won, or lost, and with which nobody has a Sürtaxe. */
const [WON, LOST] = [120, 90];
/** Where nothing else was agreed on that could change what is counted. */
const PLAIN: Notes = { multiplierBonuses: 'additional', rounding: 'exact', contractsOff: [] };

const declarationOf = (id: string): Contract =>
  must(
    Object.values(CONTRACTS).find((one) => one.id === id),
    id,
  );

/** A game that was played. */
export function played(id: string, more: More = {}, isWon = true): Json {
  const contract = declarationOf(id);
  const base = { contract: id, declarer: 0 };
  if (contract.kind === 'negative') return { ...base, tricks: contract.tricks + (isWon ? 0 : 1), ...more };
  const goal = goalOf(contract, isWon);
  if (goal) return { ...base, ...goal, ...more };
  const { bird, side } = contract;
  const isGivenUp = more['kingTalon'] === 'schleifen-king';
  return {
    ...base,
    ...(side === 'king' && { partner: 2 }),
    ...(contract.kind === 'positive' && contract.train && { ending: 'departed' }),
    ...(!isGivenUp && { thirds: isWon ? WON : LOST }),
    ...(bird !== undefined && { declared: [{ bonus: bird, by: 0, ...(!isGivenUp && { made: true }) }] }),
    ...more,
  };
}

/** How a game ended that is played for something else than points, won for the least that it can bring; `undefined`: it is not. */
function goalOf({ kind }: Contract, isWon: boolean): More | undefined {
  if (kind === 'emptying') return isWon ? { emptied: 'empty', fullTricks: 11 } : { emptied: 'left', cardsLeft: 1 };
  if (kind === 'first-and-last' || kind === 'passing') return { result: isWon ? 'won' : 'lost' };
  if (kind === 'pictures') return { pictures: isWon ? 3 : 0 };
  if (kind === 'sharing') return { thirdsEach: isWon ? [30, 60, 60, 60] : [90, 40, 40, 40], tricksEach: [3, 3, 3, 3] };
  return undefined;
}

/** What a deal comes to at a table. */
export const paidAt = (at: At, entry: Json, beside: Beside = {}): Paid =>
  settledAt(at, entry, { ...beside, options: { ...PLAIN, ...beside.options } });

/** What one line of a deal moves between two players; 0 where there is none. */
export function between({ items }: Pick<Paid, 'items'>, code: string): number {
  const item = items.find((one) => one.code === code);
  const amount = item && amountOf(item);
  return amount ? amount.n / amount.d : 0;
}

/** What a game moves between two players. */
export const gameOf = (at: At, contract: string, more: More = {}, beside: Beside = {}): number =>
  between(paidAt(at, played(contract, more), beside), contract);

/** How many pay for a game that is won. */
const payersOf = (at: At, contract: string, more: More = {}): number =>
  paidAt(at, played(contract, more)).payments.filter((paid) => paid < 0).length;
/** Whoever plays against the declarer. */
export const against = (contract = 'dreier', more: More = {}): Proof => counts((at) => payersOf(at, contract, more));

/** What a game brings, and what it costs. */
export const worth = (contract: string, more: More = {}): Proof => counts((at) => gameOf(at, contract, more));
export const lost = (contract: string): Proof =>
  counts((at) => between(paidAt(at, played(contract, {}, false)), contract));

/** What the bird that a bid announces moves between two players. */
export const birdWon = (at: At, id: string): number =>
  between(paidAt(at, played(id)), must(declarationOf(id).bird, 'a bird'));
export const birdOf = (id: string): Proof => counts((at) => birdWon(at, id));
/** What one opponent gets of a game that is given up, with everything that goes with it. */
export const givenUp = (at: At, id: string): number =>
  Math.max(...paidAt(at, played(id, { partner: 'king-in-talon', kingTalon: 'schleifen-king' })).payments);
export const paidGivenUp = (id: string): Proof => counts((at) => givenUp(at, id));
/** By what bonuses are multiplied in a game. */
export const bonusTimesIn = (id: string): Proof =>
  counts((at) => {
    const silent = [{ bonus: 'trull', side: 'declarer' }];
    const [usual, here] = ['dreier', id].map((one) => between(paidAt(at, played(one, { silent })), 'trull'));
    return (here ?? NaN) / (usual ?? NaN);
  });

/** By what something multiplies a game. */
export const timesOf = (at: At, contract: string, more: More, beside: Beside = {}): number =>
  gameOf(at, contract, more, beside) / gameOf(at, contract);
export const times = (contract: string, more: More, beside: Beside = {}): Proof =>
  counts((at) => timesOf(at, contract, more, beside));

/** What is paid to everybody for a game that is bought. */
const priceOf = (at: At): number => between(paidAt(at, played('dreier', { soldBy: 1 })), 'ankauf');
export const price: Proof = counts(priceOf);
export const shareOfPrice: Proof = counts((at) => priceOf(at) / gameOf(at, 'dreier'));

/** Two players are those between whom one line is paid. */
export const ofTwo: Proof = counts((at) => {
  const [item] = paidAt(at, played('dreier')).items;
  return item ? new Set([item.from, item.to]).size : NaN;
});
/** As many as play with the declarer, and against them. */
export const twoSides: Proof = counts((at) => {
  const { payments } = paidAt(at, played('rufer'));
  const [won, paid] = [payments.filter((one) => one > 0), payments.filter((one) => one < 0)];
  return won.length === paid.length ? won.length : NaN;
});

const KING: readonly string[] = ['koenigfang', 'koenig-ultimo', 'rufkoenig-lassen'];

/** A deal with a bonus on top of the game, at a table where everything can be announced. */
function withBonus(at: At, id: string, stage: 'declared' | 'silent'): Paid {
  const side = id === 'koenigfang' ? 'opponents' : 'declarer';
  const row = stage === 'declared' ? { bonus: id, by: 0 } : { bonus: id, side };
  const thirds = id === 'suertaxe' ? 150 : id === 'volat' ? 207 : WON;
  const partner = id === 'rufkoenig-lassen' ? { partner: 'king-in-talon' } : {};
  const contract = KING.includes(id) ? 'rufer' : 'dreier';
  const options = { marabu: true, announceTrullAndKings: true, announceSingleUltimo: true };
  return paidAt(at, played(contract, { thirds, ...partner, [stage]: [row] }), { options });
}

/** What a bonus moves between two players. */
export const bonusOf = (at: At, id: string, stage: 'declared' | 'silent'): number =>
  between(withBonus(at, id, stage), id);
export const bonus = (id: BonusId, stage: 'declared' | 'silent'): Proof => counts((at) => bonusOf(at, id, stage));
/** The same in games. */
export const bonusTimes = (at: At, id: string, stage: 'declared' | 'silent'): number =>
  bonusOf(at, id, stage) / gameOf(at, 'dreier');

/** The least points with which this comes of a game, of the declarer's side or of the other one. */
function leastWhere(at: At, side: 'declarer' | 'opponents', is: (paid: Paid) => boolean): number {
  // All limits lie within.
  const points = Array.from({ length: 100 }, (_, i) => i + 60);
  const own = (thirds: number): number => (side === 'declarer' ? thirds : 210 - thirds);
  return points.find((thirds) => is(paidAt(at, played('dreier', { thirds: own(thirds) })))) ?? NaN;
}
/** What is found of a table is found once: every page that tells it would look for it again. */
function once(find: (at: At) => number): (at: At) => number {
  const found = new WeakMap<At['rules'], number>();
  return (at) => {
    const known = found.get(at.rules) ?? find(at);
    found.set(at.rules, known);
    return known;
  };
}
const wins = once((at) => leastWhere(at, 'declarer', ({ row }) => row.games[0]?.result === 'made'));
const suertaxe = (side: 'declarer' | 'opponents') =>
  once((at) =>
    leastWhere(at, side, (paid) => {
      const won = paid.row.games[0]?.result === 'made';
      return won === (side === 'declarer') && between(paid, 'suertaxe') > 0;
    }),
  );

/** Points and Blatt of a limit. */
const said = (least: (at: At) => number): readonly [Proof, Proof] => [
  counts((at) => Math.floor(least(at) / 3)),
  counts((at) => least(at) % 3),
];
export const enough = said(wins);
export const forSuertaxe = { declarer: said(suertaxe('declarer')), opponents: said(suertaxe('opponents')) } as const;

/** As many tricks of a Bettel as this bring a Sürtaxe, and one fewer does not. */
export const missedBy: Proof = agrees(
  (n, at) => [n - 1, n].map((tricks) => between(paidAt(at, played('bettel', { tricks })), 'suertaxe') > 0),
  () => [false, true],
);

/** By what two players settle less where somebody has protested: the partner of who said kontra, with each of the others. */
export const shared: Proof = counts((at) => {
  const more = { gameKontra: 1, protests: [{ by: 3, step: 1 }] };
  const { items } = paidAt(at, played('rufer', more));
  const item = items.find(({ code, from, to }) => code === 'rufer' && from === 3 && to === 2);
  const amount = item && amountOf(item);
  return amount ? amount.n / amount.d / gameOf(at, 'rufer') : NaN;
});
