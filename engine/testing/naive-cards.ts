import type { State } from '../kernel/deal/state.ts';

/** Cards and tricks of the 54-card pack, recounted from the log (tirol §1, §7), using nothing from `decks`. */

const RANKS = ['K', 'Q', 'N', 'J'];
const POINTS = [13, 10, 7, 4];

export interface NaivePlay {
  readonly by: number;
  readonly card: string;
}

export interface NaiveTrick {
  readonly plays: readonly NaivePlay[];
  readonly winner: number;
}

/** What decides a trick: tarocks are trumps (T), or beat no suit (F), or it is a negative game (N). */
export type Kind = 'T' | 'F' | 'N';

/** tirol §1: 13, 10, 7 and 4 thirds for the court, 13 for the Trull, one for everything else. */
function thirds(card: string): number {
  if (card === 'T22' || card === 'T21' || card === 'T1') return 13;
  return card.startsWith('T') ? 1 : (POINTS[RANKS.indexOf(card.slice(1))] ?? 1);
}

export const thirdsIn = (cards: readonly string[]): number => cards.reduce((sum, card) => sum + thirds(card), 0);

/** Higher is stronger; red pips run from 1 (high) to 4 (low). */
function strength(card: string, led: string, kind: Kind): number {
  if (card.startsWith('T')) return (kind === 'F' && led !== 'T' ? -100 : 100) + Number(card.slice(1));
  if (card[0] !== led) return -1;
  const rank = card.slice(1);
  if (RANKS.includes(rank)) return 50 - RANKS.indexOf(rank);
  return led === 'H' || led === 'D' ? 10 - Number(rank) : Number(rank);
}

/** tirol §15: where tarock is trumps, the Pagat wins the Trull; `in-order` only after Mond and Sküs, in that order. */
function kaiserstichIn(plays: readonly NaivePlay[], kind: Kind, kaiserstich: unknown): NaivePlay | undefined {
  const trull = plays.filter(({ card }) => ['T22', 'T21', 'T1'].includes(card));
  if (kind === 'F' || trull.length < 3) return undefined;
  const inOrder = trull.map(({ card }) => card).join(' ') === 'T21 T22 T1';
  const holds = kaiserstich === 'any-order' || (kaiserstich === 'in-order' && inOrder);
  return holds ? trull.find(({ card }) => card === 'T1') : undefined;
}

function winnerOf(plays: readonly NaivePlay[], kind: Kind, kaiserstich: unknown): number {
  const pagat = kaiserstichIn(plays, kind, kaiserstich);
  if (pagat) return pagat.by;
  const led = plays[0]?.card[0] ?? '';
  let best = plays[0];
  for (const play of plays) if (strength(play.card, led, kind) > strength(best?.card ?? '', led, kind)) best = play;
  return best?.by ?? -1;
}

/** Whether the next card would win the trick so far. */
export const wins = (card: string, trick: readonly string[], kind: Kind, kaiserstich: unknown): boolean =>
  winnerOf(
    [...trick, card].map((one, by) => ({ by, card: one })),
    kind,
    kaiserstich,
  ) === trick.length;

/** What was played, trick by trick, and who won; `kaiserstich`: the table's option. */
export function naiveTricks(s: State, kind: Kind, kaiserstich: unknown): readonly NaiveTrick[] {
  const plays: NaivePlay[] = [];
  for (const event of s.log)
    if (event.type === 'said' && event.action.type === 'play')
      plays.push({ by: event.by as number, card: (event.action as unknown as NaivePlay).card });
  const tricks: NaiveTrick[] = [];
  for (let i = 0; i + 4 <= plays.length; i += 4) {
    const four = plays.slice(i, i + 4);
    tricks.push({ plays: four, winner: winnerOf(four, kind, kaiserstich) });
  }
  return tricks;
}

/** The cards that were dealt to a zone. */
export const dealt = (s: State, zone: string): readonly string[] =>
  s.log.flatMap((event) => (event.type === 'moved' && event.from === 'deck' && event.to === zone ? event.cards : []));

export const said = (s: State, type: string): readonly Record<string, unknown>[] =>
  s.log.flatMap((event) => (event.type === 'said' && event.action.type === type ? [{ ...event.action }] : []));
