import type { Action } from '#engine/kernel/deal/action.ts';
import type { State } from '#engine/kernel/deal/state.ts';

/** What was said and played in a deal of Illustrated Tarock, read from its log alone. */

export type Word = Action & { readonly by: number } & Readonly<Record<string, unknown>>;

/** Everything that was said, with the phase that was entered before. */
export function wordsOf(s: State): readonly (Word & { readonly in: string })[] {
  const words: (Word & { readonly in: string })[] = [];
  let phase = '';
  for (const event of s.log) {
    if (event.type === 'entered') ({ phase } = event);
    if (event.type === 'said') words.push({ ...event.action, by: Number(event.by), in: phase });
  }
  return words;
}

interface Trick {
  readonly cards: readonly string[];
  readonly players: readonly number[];
  readonly winner: number;
}

const PIPS: Readonly<Record<string, string>> = { C: '7 8 9 10', S: '7 8 9 10', H: '4 3 2 1', D: '4 3 2 1' };

/** §1, §7: the highest tarock, else the highest of the suit led. */
function height(card: string, led: string): number {
  const suit = card.slice(0, 1);
  if (suit === 'T') return 100 + Number(card.slice(1));
  if (suit !== led) return 0;
  return [...(PIPS[suit] ?? '').split(' '), 'J', 'N', 'Q', 'K'].indexOf(card.slice(1)) + 1;
}

/** Whether a card would beat all that lie in a trick. */
export const beatsAll = (card: string, trick: readonly string[]): boolean =>
  winnerIn([...trick, card]) === trick.length;

/** Three cards to a trick. */
export function illustratedTricks(s: State): readonly Trick[] {
  const plays = wordsOf(s).filter(({ type }) => type === 'play');
  const tricks: Trick[] = [];
  for (let i = 0; i + 3 <= plays.length; i += 3) {
    const three = plays.slice(i, i + 3);
    const cards = three.map((play) => String(play['card']));
    const players = three.map(({ by }) => by);
    tricks.push({ cards, players, winner: players[winnerIn(cards)] ?? -1 });
  }
  return tricks;
}

/** Which card of a trick wins. */
function winnerIn(cards: readonly string[]): number {
  const led = (cards[0] ?? '').slice(0, 1);
  const heights = cards.map((card) => height(card, led));
  return heights.indexOf(Math.max(...heights));
}

/** The cards that each seat played: the hand with which it began. */
export function illustratedHands(s: State): Readonly<Record<number, readonly string[]>> {
  const hands: Record<number, string[]> = {};
  for (const word of wordsOf(s)) if (word.type === 'play') (hands[word.by] ??= []).push(String(word['card']));
  return hands;
}

export function illustratedCalls(s: State) {
  const words = wordsOf(s);
  return {
    auction: words.filter((word) => word.in === 'auction'),
    announced: words.flatMap((word) =>
      word.type === 'announce'
        ? [
            {
              id: String(word['bonus']),
              by: word.by,
              stage: word.in === 'before' ? ('before' as const) : ('after' as const),
            },
          ]
        : [],
    ),
    doubled: words.flatMap((word) =>
      word.type === 'kontra' || word.type === 'rekontra'
        ? [{ item: String(word['item']), step: word.type, by: word.by, early: word.in.startsWith('before') }]
        : [],
    ),
    melds: words.flatMap((word) => (word.type === 'meld' ? [{ id: String(word['meld']), by: word.by }] : [])),
  };
}
