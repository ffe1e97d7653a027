import type { Card } from '#engine/core/card.ts';
import { TRICKS } from '../sizes.ts';

/** What counts beside the game (reform §6.1), in the order of the table there. */
export const BONUS_IDS = [
  'trull',
  'four-kings',
  'koenigfang',
  'mondfang',
  'pagatfang',
  'rufkoenig-lassen',
  'single-ultimo',
  'naturstich',
  'koenig-ultimo',
  'pagat-ultimo',
  'uhu',
  'kakadu',
  'marabu',
  'suertaxe',
  'black-out',
  'volat',
] as const;
export type BonusId = (typeof BONUS_IDS)[number];

/** Whether an item is about a bonus, and not about the game. */
export const isBonus = (about: string): about is BonusId => BONUS_IDS.some((id) => id === about);

/** An amount in points, or a number of times what the game would bring. */
export type Amount = { readonly points: number } | { readonly times: number };

/** A bonus as data; a missing amount: it does not count that way. */
export interface Bonus {
  readonly silent?: Amount;
  readonly declared?: Amount;
  /** The option that lets it be declared, or be there at all. */
  readonly option?: 'announceTrullAndKings' | 'announceSingleUltimo' | 'marabu';
  /** The card that is to win the trick of this number itself. */
  readonly bird?: { readonly card: Card; readonly trick: number };
  /** Whether it is about the called king, so that it needs one. */
  readonly needsKing?: true;
  /** Whether it is about the exchange, so that it needs one. */
  readonly needsExchange?: true;
  /** Whether it is called during play, in a phase of its own, and not before the first trick. */
  readonly inPlay?: true;
  /** Who can make it; missing: either side. */
  readonly only?: 'declarer' | 'opponents';
}

const points = (n: number): Amount => ({ points: n });
const times = (n: number): Amount => ({ times: n });
/** A tarock that is to win a trick so far before the last one; the further, the more it brings. */
const bird = (card: Card, before: number): Bonus => {
  const silent = 4 * (before + 1);
  return { silent: points(silent), declared: points(2 * silent), bird: { card, trick: TRICKS - before } };
};

/** How much a bonus counts at most, however it came about, so that it is known whether that follows the game. */
export const amountOf = ({ silent, declared }: Bonus): Amount => declared ?? silent ?? points(0);

export const BONUSES: Readonly<Record<BonusId, Bonus>> = {
  trull: { silent: points(2), declared: points(4), option: 'announceTrullAndKings' },
  'four-kings': { silent: points(2), declared: points(4), option: 'announceTrullAndKings' },
  koenigfang: { silent: points(2), needsKing: true, only: 'opponents' },
  mondfang: { silent: points(2) },
  pagatfang: { silent: points(1) },
  'rufkoenig-lassen': { silent: points(1), needsKing: true, needsExchange: true, only: 'declarer' },
  'single-ultimo': { silent: points(10), declared: points(20), option: 'announceSingleUltimo' },
  naturstich: { silent: points(10) },
  'koenig-ultimo': { silent: points(2), declared: points(4), needsKing: true, only: 'declarer' },
  'pagat-ultimo': bird('T1', 0),
  uhu: bird('T2', 1),
  kakadu: bird('T3', 2),
  marabu: { ...bird('T4', 3), option: 'marabu' },
  suertaxe: { silent: times(1.5), declared: times(3) },
  'black-out': { declared: times(5), inPlay: true, only: 'declarer' },
  volat: { silent: times(4), declared: times(8) },
};
