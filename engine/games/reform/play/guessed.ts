import { type Card, handOf, TRICK, type Zone } from '#engine/core/card.ts';
import { DECK_54 } from '#engine/decks/deck-54.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { Ruleset } from '../ruleset.ts';
import { LEAST_PICTURES, rankOf, RANKS } from './ways/pictures.ts';

/** So much likelier are pictures in the hand that keeps them that they nearly always lie there. */
const KEPT = 100;

/**
 * How many times likelier a hidden card lies in a zone: as long as a game for equal pictures goes on, its declarer holds three of them, and
 * it is drawn which ones they are in this deal (reform §7.8, Artist).
 */
export function likelierIn(
  ruleset: Ruleset,
  seen: Pick<View, 'games' | 'zones' | 'history'>,
  draw: number,
): (card: Card, zone: Zone) => number {
  const { declarer, contract = '' } = seen.games[0] ?? {};
  if (declarer === undefined || ruleset.find(contract)?.kind !== 'pictures') return () => 1;
  const hand = handOf(declarer);
  const possible = keptIn(hand, seen);
  const kept = possible[Math.floor(draw * possible.length)] ?? [];
  return (card, zone) => (zone === hand && kept.includes(card) ? KEPT : 1);
}

/** All that may have been the equal pictures of this hand when the last trick was over, three by three. */
function keptIn(hand: Zone, { zones, history }: Pick<View, 'zones' | 'history'>): readonly (readonly Card[])[] {
  const given = history.flatMap((event) =>
    event.type === 'moved' && event.from === hand && event.to === TRICK ? event.cards : [],
  );
  const lying = (zones[TRICK] ?? []).filter((card) => !given.includes(card));
  const elsewhere = new Set(
    Object.entries({ ...zones, [TRICK]: lying }).flatMap(([zone, cards]) => (zone === hand ? [] : cards)),
  );
  return RANKS.flatMap((rank) => {
    const left = DECK_54.filter((card) => rankOf(card) === rank && !elsewhere.has(card));
    return left.length > LEAST_PICTURES ? left.map((one) => left.filter((card) => card !== one)) : [left];
  }).filter(({ length }) => length === LEAST_PICTURES);
}
