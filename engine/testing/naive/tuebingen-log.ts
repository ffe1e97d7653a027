import type { Action } from '#engine/kernel/deal/action.ts';
import type { State } from '#engine/kernel/deal/state.ts';

/** What was said and played in a deal of Tübingen Tarock, read from its log alone. */

export type Word = Action & { readonly by: number } & Readonly<Record<string, unknown>>;

export const tuebingenWords = (s: State): readonly Word[] =>
  s.log.flatMap((event) => (event.type === 'said' ? [{ ...event.action, by: Number(event.by) }] : []));

export interface Trick {
  readonly cards: readonly string[];
  readonly players: readonly number[];
  readonly winner: number;
}

const ORDER: Readonly<Record<string, string>> = {
  black: '1 2 3 4 5 6 7 8 9 10 J N Q K',
  red: '10 9 8 7 6 5 4 3 2 1 J N Q K',
};

/** §1, §6: the highest tarock, else the highest of the suit that the first card besides the Ski has. */
function heightOf(card: string, led: string): number {
  if (card === 'SKI') return -1;
  const suit = card.slice(0, 1);
  if (suit === 'T') return 100 + Number(card.slice(1));
  const order = ORDER[suit === 'H' || suit === 'D' ? 'red' : 'black'] ?? '';
  return suit === led ? order.split(' ').indexOf(card.slice(1)) : -1;
}

/** The suit to be followed; missing if nothing but the Ski lies there. */
export const ledIn = (trick: readonly string[]): string | undefined =>
  trick.find((card) => card !== 'SKI')?.slice(0, 1);

/** Four cards to a trick. */
export function tuebingenTricks(s: State): readonly Trick[] {
  const plays = tuebingenWords(s).filter(({ type }) => type === 'play');
  const tricks: Trick[] = [];
  for (let i = 0; i + 4 <= plays.length; i += 4) {
    const four = plays.slice(i, i + 4);
    const cards = four.map((play) => String(play['card']));
    const players = four.map(({ by }) => by);
    const heights = cards.map((card) => heightOf(card, ledIn(cards) ?? ''));
    tricks.push({ cards, players, winner: players[heights.indexOf(Math.max(...heights))] ?? -1 });
  }
  return tricks;
}

/** What the dealer has laid away for good. */
export const laidAway = (s: State): readonly string[] =>
  (tuebingenWords(s).findLast(({ type }) => type === 'discard')?.['cards'] as readonly string[] | undefined) ?? [];

/** §1, in halves. */
export function halvesIn(cards: readonly string[]): number {
  return cards.reduce((sum, card) => {
    if (['SKI', 'T21', 'T1'].includes(card)) return sum + 9;
    const court = card.startsWith('T') ? -1 : ['J', 'N', 'Q', 'K'].indexOf(card.slice(1));
    return sum + 3 + 2 * court;
  }, 0);
}
