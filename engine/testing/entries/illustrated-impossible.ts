import type { Json } from '#engine/core/json.ts';
import { type Bid, CONTRACTS } from '#engine/games/illustrated/contracts/index.ts';
import { illustrated } from '#engine/games/illustrated/game.ts';
import type { RefusalCode } from '#engine/games/illustrated/refusals.ts';

/** Deals that no cards and no tricks can bring about (illustrated §1, §5, §6.1); A declares, B and C defend. */

export type Row = Readonly<Record<string, Json>>;
export interface Impossible {
  readonly name: string;
  /** Of a profile id, the first letters of those that have all of it. */
  readonly profiles: string;
  readonly contracts?: readonly Bid[];
  /** Card points of the declarer. */
  readonly points: number | ((cards: number) => number);
  readonly bonuses: readonly Row[];
  readonly code: RefusalCode;
  /** Missing: the last bonus. */
  readonly at?: string;
}

const [A, B, C] = [0, 1, 2];
const meld = (id: string, by: number): Row => ({ id, stage: 'meld', by });
const silent = (id: string, more: Row = {}): Row => ({ id, stage: 'silent', ...more });
const said = (id: string, more: Row = {}): Row => ({ id, stage: 'announced', ...more });
const before = (id: string, more: Row = {}): Row => ({ id, stage: 'before', ...more });
const lost = { made: false };

const ALL: readonly Bid[] = ['dreiblatt', 'zweiblatt', 'einblatt', 'solo'];
const EXCHANGED: readonly Bid[] = ['dreiblatt', 'zweiblatt', 'einblatt'];
/** All that there is without what nobody took of the talon. */
const everything = (cards: number): number => Math.floor((210 - (6 - cards) + 1) / 3);

export const IMPOSSIBLE: readonly Impossible[] = [
  {
    ...{ name: 'five honours in two hands', profiles: 'loew beck', code: 'melds-exclude', points: 30 },
    bonuses: [meld('tarock-trull', B), meld('two-honours', C)],
  },
  {
    ...{
      name: 'all three in the hand that lacks the Pagat',
      profiles: 'loew beck',
      code: 'hand-contradicts',
      points: 30,
    },
    bonuses: [silent('pagat', { by: B }), meld('tarock-trull', C)],
  },
  {
    ...{ name: 'a Pagat that a defender has melded', profiles: 'mayr', code: 'hand-contradicts', points: 30 },
    bonuses: [said('pagat'), meld('tarock-trull', B)],
  },
  {
    ...{ name: 'no Trull with the Trull in hand', profiles: 'loew beck', code: 'hand-contradicts', points: 40 },
    ...{ contracts: ['zweiblatt', 'einblatt', 'solo'] },
    bonuses: [silent('no-trull'), meld('tarock-trull', A)],
  },
  {
    ...{ name: 'two honours where at most one was taken up', profiles: 'loew beck', code: 'hand-contradicts' },
    ...{ points: 40, contracts: ['einblatt', 'solo'] },
    bonuses: [silent('no-trull'), meld('two-honours', A)],
  },
  {
    ...{ name: 'four kings where three were taken up', profiles: 'loew beck', code: 'hand-contradicts', points: 40 },
    bonuses: [silent('no-kings'), meld('royal-trull', A)],
  },
  {
    ...{ name: 'no Trull when play starts, and the Pagat', profiles: 'mayr', code: 'hand-contradicts', points: 40 },
    bonuses: [said('no-trull'), said('pagat', lost)],
  },
  {
    ...{ name: 'a Pagat dealt to a hand without Trull', profiles: 'beck', code: 'hand-contradicts', points: 40 },
    ...{ contracts: EXCHANGED, bonuses: [before('no-trull'), before('pagat', lost)] },
  },
  {
    ...{ name: 'the Pagat of a Solo without Trull', profiles: 'loew beck', code: 'hand-contradicts', points: 40 },
    ...{ contracts: ['solo'] },
    bonuses: [said('pagat', { ...lost, by: A }), silent('no-trull')],
  },
  {
    ...{ name: 'without Trull is lost, and a defender has it', profiles: 'beck mayr', code: 'hand-contradicts' },
    ...{ points: 40, bonuses: [said('no-trull', lost), meld('tarock-trull', B)] },
  },
  {
    ...{ name: 'without kings is lost, and a defender has them', profiles: 'beck mayr', code: 'hand-contradicts' },
    ...{ points: 40, bonuses: [said('no-kings', lost), meld('royal-trull', C)] },
  },
  {
    ...{ name: 'a defender has the Trull of a won game', profiles: 'loew beck', code: 'without-missing', points: 40 },
    ...{ at: 'bonuses', bonuses: [meld('tarock-trull', B)] },
  },
  {
    ...{ name: 'a defender has the kings of a won game', profiles: 'loew beck', code: 'without-missing', points: 40 },
    ...{ at: 'bonuses', bonuses: [meld('royal-trull', C)] },
  },
  {
    ...{ name: 'every trick without a Valat', profiles: 'beck mayr', code: 'valat-missing', points: everything },
    ...{ at: 'bonuses', bonuses: [] },
  },
  {
    ...{ name: 'more than every trick', profiles: 'loew beck mayr', code: 'points-impossible', points: 70 },
    ...{ contracts: ['dreiblatt', 'zweiblatt', 'einblatt', 'solo'], at: 'points', bonuses: [] },
  },
  {
    ...{ name: 'every trick and the Valat lost', profiles: 'beck mayr', code: 'valat-points', points: everything },
    bonuses: [said('valat', lost)],
  },
  {
    ...{ name: 'a Valat with points of a draw', profiles: 'beck mayr', code: 'valat-points', points: 36 },
    bonuses: [said('valat')],
  },
  {
    ...{ name: 'a Valat against the Sküs', profiles: 'beck mayr', code: 'valat-takes-all', points: 60 },
    bonuses: [silent('valat'), meld('tarock-trull', B)],
  },
  {
    ...{ name: 'a Valat with a trick of a defender', profiles: 'beck', code: 'valat-takes-all', points: 60 },
    bonuses: [silent('valat'), silent('uhu', { by: C })],
  },
  {
    ...{ name: 'a Pagat beaten in a Valat', profiles: 'beck mayr', code: 'valat-takes-all', points: 60 },
    bonuses: [silent('valat'), silent('pagat', lost)],
  },
  {
    ...{ name: 'a defender’s Pagat and hardly a point', profiles: 'loew beck', code: 'points-contradict' },
    ...{ points: (cards) => everything(cards) - 4, bonuses: [silent('pagat', { by: B })] },
  },
  {
    ...{ name: 'a defender’s Trull and hardly a point', profiles: 'loew beck mayr', code: 'points-contradict' },
    ...{ points: (cards) => everything(cards) - 8, bonuses: [meld('tarock-trull', B)] },
  },
  {
    ...{ name: 'Pagat and Uhu of the defenders and few points', profiles: 'loew beck', code: 'cannot-be-together' },
    ...{ points: (cards) => everything(cards) - 5, bonuses: [silent('uhu', { by: C }), silent('pagat', { by: B })] },
  },
  {
    ...{ name: 'the declarer’s Pagat and hardly a point', profiles: 'loew beck mayr', code: 'points-contradict' },
    ...{ points: 4, bonuses: [silent('pagat')] },
  },
  {
    ...{ name: 'the declarer’s Trull and hardly a point', profiles: 'loew beck mayr', code: 'points-contradict' },
    ...{ points: 8, bonuses: [meld('tarock-trull', A)] },
  },
  {
    ...{ name: 'Uhu and Pagat of the declarer and few points', profiles: 'beck', code: 'cannot-be-together' },
    ...{ points: (cards) => (cards > 1 ? 6 : 5), bonuses: [silent('uhu'), silent('pagat')] },
  },
  {
    ...{ name: 'a Valat without Trull, with more than the talon leaves', profiles: 'beck mayr' },
    ...{ points: 64, contracts: ['solo'], code: 'points-contradict', bonuses: [said('valat'), said('no-trull')] },
  },
  {
    ...{ name: 'a trick more than the points leave', profiles: 'loew beck', code: 'cannot-be-together', points: 58 },
    ...{ contracts: ['solo'], bonuses: [meld('tarock-trull', B), silent('uhu', { by: C })] },
  },
];

/** With every bonus that there is. */
export const WITH_UHU = { uhu: true };

/** Who has a bird is asked only where it may be anybody. */
export function asked(profile: string, row: Row): Row {
  const isBird = row['id'] === 'pagat' || row['id'] === 'uhu';
  const anybody = { loew: ['announced', 'silent'], beck: ['silent'], mayr: [] }[profile] ?? [];
  if (!isBird) return row;
  const { by = A, ...rest } = row;
  return anybody.includes(row['stage'] as never) ? { ...rest, by } : rest;
}

/** A deal that is impossible, at one of the tables that have all of it. */
export interface Wanted {
  readonly profile: string;
  readonly entry: Row;
  readonly error: string;
}

/** At every table and in every game that it is about. */
export const wantedOf = ({ profiles, contracts = ALL, points, bonuses, code, at }: Impossible): readonly Wanted[] =>
  illustrated.profiles.flatMap(({ id }) => {
    const short = id.split('-')[0] ?? id;
    if (!profiles.split(' ').includes(short)) return [];
    return contracts.map((contract): Wanted => {
      const { cards } = CONTRACTS[contract];
      const count = 3 * (typeof points === 'number' ? points : points(cards));
      const rows = bonuses.map((row) => asked(short, row));
      const entry = { contract, declarer: A, points: count, ...(rows.length > 0 && { bonuses: rows }) };
      return { profile: id, entry, error: `${code} ${at ?? `bonuses.${rows.length - 1}.id`}` };
    });
  });
