import { must } from '#engine/core/assert-never.ts';
import { type Card, handOf, type Zone } from '#engine/core/card.ts';
import { strengthOf, thirdsOf } from '#engine/decks/deck-54.ts';
import type { ContractId } from '#engine/games/koenigrufen/contracts/index.ts';
import { TALON_HALVES } from '#engine/games/koenigrufen/phases/names.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { offersTo } from '#engine/kernel/deal/apply.ts';
import { cardsAction } from '#engine/kernel/deal/offers.ts';
import { tricksOf } from '#engine/phases/trick.ts';
import { bid, dealOut, type DealtDeal, PASS, VORHAND } from '#engine/testing/dealt.ts';
import type { At } from '../at.ts';
import { FOREHAND } from './entries.ts';

/** Deals that are dealt and played at a table, for what a sentence says of cards, bids and tricks. */

type Zones = Readonly<Record<Zone, string>>;

/** Whatever can be bid with a bird may be bid with this; the talon has no king, and enough to lay away. */
export const ANY_GAME: Zones = {
  'hand:0': 'T1 T2 T3 T4 T5 T6 C7 C8 C9 S7 S8 S9',
  'talon:0': 'H2 H3 H4',
  'talon:1': 'D2 D3 D4',
};

export const begin = ({ game, table: { profile, options } }: At, zones: Zones): DealtDeal =>
  dealOut(zones, { game, profile, options });

const names = (action: Action, contract: ContractId): boolean =>
  'contract' in action && action.contract === contract && action.type === 'bid';

/** Forehand opens with the game, or chooses it once everybody has passed; the others pass. */
export function bidFor(deal: DealtDeal, contract: ContractId): DealtDeal {
  if (!deal.offered.some((action) => names(action, contract))) deal.go(VORHAND, PASS, PASS, PASS);
  deal.go(deal.offered.find((action) => names(action, contract)) ?? bid(contract));
  while (deal.s.phase === 'auction') deal.go(PASS);
  return deal;
}

/** What changes least: nothing is announced, a declarer whose king lies in the talon plays alone, whatever comes first is taken. */
function quietest({ rules }: At, { s, seat, offered }: DealtDeal): Action {
  const [first] = offersTo(rules, s, seat);
  if (first?.kind === 'cards') {
    const { fixed, from, min } = first;
    return cardsAction(first, [...fixed, ...from.filter((card) => !fixed.includes(card))].slice(0, min));
  }
  return must(offered.find(({ type }) => type === 'good' || type === 'alone') ?? offered[0], 'an offer');
}

/** Goes on until something is asked. */
export function until(at: At, deal: DealtDeal, phase: string): DealtDeal {
  while (deal.s.phase !== phase && deal.s.phase !== null) deal.go(quietest(at, deal));
  return deal;
}

/** Forehand plays a card of these in each trick; whoever else plays gives what counts most, and of that the lowest. */
export function playOn(at: At, deal: DealtDeal, leads: (trick: number, cards: readonly Card[]) => Card): DealtDeal {
  until(at, deal, 'tricks');
  while (deal.s.phase === 'tricks') {
    const cards = deal.offered.flatMap((action) => ('card' in action ? [String(action.card)] : []));
    const [dearest] = cards.toSorted((a, b) => thirdsOf(b) - thirdsOf(a) || strengthOf(a) - strengthOf(b));
    const card = deal.seat === FOREHAND ? leads(tricksOf(deal.s).length + 1, cards) : must(dearest, 'a card');
    deal.go({ type: 'play', card });
  }
  return deal;
}

export const handSize = ({ s }: DealtDeal, seat = FOREHAND): number => (s.zones[handOf(seat)] ?? []).length;
export const talonSize = ({ s }: DealtDeal): number =>
  TALON_HALVES.reduce((sum, half) => sum + (s.zones[half] ?? []).length, 0);

/** Options that whole deals of a game with tarock as trumps can depend on: such deals are played once for each of their values. */
export const OF_PLAY: readonly string[] = [
  ...['kaiserstich', 'bird-lock', 'silent-loss', 'talon-deal', 'early-stop', 'king-in-talon', 'selbstrufer'],
  ...['kondor', 'mondfang', 'koenigfang', 'pagatfang', 'solobesser', 'farbensolorufer'],
];

/**
 * What was found out about a table, kept for the next sentence that is said there; with `about`, also for tables that differ in
 * no option of these.
 */
export function perTable<T>(find: (at: At, key: string) => T, about?: readonly string[]): (at: At, key?: string) => T {
  const known = new WeakMap<object, Map<string, T>>();
  return (at, key = '') => {
    const { rules, game, table } = at;
    const here = known.get(about ? game : rules) ?? new Map<string, T>();
    known.set(about ? game : rules, here);
    const full = about ? JSON.stringify([key, table.profile, ...about.map((id) => table.options[id])]) : key;
    if (!here.has(full)) here.set(full, find(at, key));
    return here.get(full) as T;
  };
}
