import { must } from '#engine/core/assert-never.ts';
import type { Card } from '#engine/core/card.ts';
import { SKI } from '#engine/decks/deck-78.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { apply, attempted, turnOf } from '#engine/kernel/deal/apply.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { Row } from '#engine/kernel/score.ts';
import type { DealtDeal } from '#engine/testing/dealt.ts';
import type { At } from '../at.ts';
import { handOf, playOut } from '../dealt-at.ts';
import { DEALER, filled, type Hands, LAID, laid, pips, saying, tarocks } from './auction.ts';

/** Deals of Tübingen Tarock that are played to their end. Seat 0 plays alone, seat 3 deals. */

interface How {
  readonly away?: readonly Card[];
  readonly plans?: Readonly<Record<number, string>>;
}

function rausOf(at: At, hands: Hands, { away = LAID, plans = {} }: How = {}): DealtDeal {
  const deal = saying(laid(at, hands, away), 'go-on');
  deal.go({ type: 'raus', contract: 'raus' });
  playOut(at, deal, plans);
  return deal;
}

/** The row of a deal whose last card is played, if nobody forgets a Strafe. */
const rowOf = ({ rules }: At, { s }: Pick<DealtDeal, 's'>): Row => (rules.readInFull ?? rules.read)(s);

/** What seat 0 has from these cards: the length of a run, otherwise 1; 0 if nothing. */
export function strafeOf(at: At, id: string, hand: readonly Card[]): number {
  const item = rowOf(at, rausOf(at, { 0: filled(...hand) })).items.find(({ about, by }) => about === id && by === 0);
  return item ? (item.measure ?? 1) : 0;
}

/** Whether a family counts of which the dealer has laid two cards away, and with how many cards they go on. */
export function familyLaidAway(at: At): { readonly counts: boolean; readonly left: number } {
  const away = ['DN', 'DJ'];
  const hands = { 0: ['CK', 'SK', 'HK'], [DEALER]: ['DK', 'DQ'] };
  return {
    counts: rowOf(at, rausOf(at, hands, { away })).items.some(({ about }) => about === 'family'),
    left: (laid(at, hands, away).s.zones[`hand:${DEALER}`] ?? []).length,
  };
}

const NO_HEARTS = [...pips('S'), 'DQ', 'DJ', 'SN', 'SJ', 'CN', 'CJ', 'D7', 'D6'];

/**
 * Whether the points of an opponent with that many tricks are added to those of the best one. Seat 1 wins them with its highest tarocks,
 * all of half-point cards but for one worth `worth`. Then seat 2 is led to, wins with a king, and seat 0 wins the rest.
 */
export function isAdded(at: At, tricks: number, { worth = 0.5, away = LAID } = {}): boolean {
  const high = tarocks(20, 21 - tricks);
  const low = tarocks(20 - tricks, 2);
  const own = ['H10', 'T21', 'T1', ...low, 'CK', 'SK', 'DK', 'CQ', 'SQ'];
  const { pack } = at.rules;
  const odd = must(
    ['D8', 'HJ', 'DN'].find((card) => pack.points(card) === pack.unit.parts * worth),
    `a card worth ${worth}`,
  );
  const deal = rausOf(
    at,
    {
      0: own.slice(0, 19),
      1: [...high, 'H9', ...pips('C'), ...pips('H', 8, tricks + 1)],
      2: ['HK', ...own.slice(19).filter((card) => low.includes(card)), ...NO_HEARTS].slice(0, 19),
      [DEALER]: [odd],
    },
    { away, plans: { 0: handOf(low.toReversed()), 1: handOf(high, 'H9'), [DEALER]: odd } },
  );
  const { games, notes } = rowOf(at, deal);
  return Number(games[0]?.measure) + Number(notes['best']) === pack.unit.total / pack.unit.parts;
}

/** How a Tout ends whose soloist wins all tricks but the first ones, in which others have the higher diamonds. */
export function toutWith(at: At, won: number): string | number {
  const lost = 19 - won;
  const losers = pips('D', 8).slice(0, lost);
  const courts = ['DK', 'DQ', 'DN', 'DJ'];
  const deal = laid(at, { 0: [...tarocks(21, 3 + lost), ...losers], 1: [...pips('C'), ...pips('S', 9)], 2: courts });
  deal.go(...['go-on', 'ask', 'go-on', 'go-on', 'decline', 'decline'].map((type) => ({ type })));
  deal.go({ type: 'accept', contract: 'tout' });
  playOut(at, deal, { 0: handOf(losers), 2: handOf(courts) });
  const [game] = rowOf(at, deal).games;
  return game?.result === 'made' ? Number(game.measure) : 'lost';
}

/** The window in which seat 0, who has only pips, may claim Strafen. */
const claimsAt = (at: At): State => rausOf(at, { 0: filled() }).s;
const VAIN = ['skimon', 'kingdom', 'ski-kingdom', 'oberers', 'unterers'];

/** What a claim in vain is refused with after that many others. */
export function claimAfter(at: At, attempts: number): string | undefined {
  const claims = VAIN.map((bonus): Action & { readonly bonus: string } => ({ type: 'claim', bonus }));
  const tried = claims
    .slice(0, attempts)
    .reduce<State>((s, claim) => attempted(at.rules, s, 0, claim) ?? s, claimsAt(at));
  const done = apply(at.rules, tried, 0, must(claims[attempts], 'a claim'));
  return done.ok ? undefined : done.error.code;
}

/** How long the last one has for claims. */
export const secondsIn = (at: At): number => turnOf(at.rules, claimsAt(at)).clock?.seconds ?? NaN;

/** What the soloist gives back for the Ski that they have taken, and what they get for it. */
export function skiMoves(at: At): number {
  const hand = [...tarocks(21, 5), 'DJ', 'CK'];
  const theirs = ['DK', 'H10', SKI];
  const deal = rausOf(
    at,
    { 0: hand, 1: theirs, 2: ['D7'], [DEALER]: ['D9', 'D8'] },
    { away: ['C1', 'C2'], plans: { 0: handOf('DJ', hand), 1: handOf(theirs) } },
  );
  const { pack } = at.rules;
  const taken = (deal.s.zones['pile:0'] ?? []).reduce((sum, card) => sum + pack.points(card), 0);
  return taken / pack.unit.parts - Number(rowOf(at, deal).games[0]?.measure);
}
