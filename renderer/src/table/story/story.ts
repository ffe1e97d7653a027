import { type Card, TRICK } from '#engine/core/card.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import type { View } from '#engine/kernel/deal/view.ts';

/** A card in a trick and who played it; `null`: it lies face down. */
export interface PlayedCard {
  readonly seat: Seat;
  readonly card: Card | null;
}

/** A trick that somebody has won; `with` are cards from elsewhere on the table (a talon) that belong to it. */
interface WonTrick {
  readonly number: number;
  readonly cards: readonly PlayedCard[];
  readonly winner: Seat;
  readonly with: readonly Card[];
}

/** What somebody said, in the protocol's form; `null` if the viewer could not hear it. */
export interface SpokenLine {
  readonly by: Seat;
  readonly action: Action | null;
  /** Its index in the history. */
  readonly at: number;
  /** What they said right before it, in the same turn. */
  readonly after?: readonly SpokenLine[];
}

/** A deal so far, as its viewer saw it happen. */
export interface Story {
  readonly trick: readonly PlayedCard[];
  readonly won: readonly WonTrick[];
  /** Everything that was said besides playing cards, in order. */
  readonly said: readonly SpokenLine[];
}

/** Whose zone of this name it is, if it is one. */
export const seatIn = (zone: string, name: string): Seat | undefined =>
  zone.startsWith(`${name}:`) ? Number(zone.slice(name.length + 1)) : undefined;

/** Whether what was said at an index of the history put cards into the trick. */
export function isPlayAt(history: View['history'], at: number): boolean {
  const next = history[at + 1];
  return history[at]?.type === 'said' && next?.type === 'moved' && next.to === TRICK;
}

/** How many cards have been played in the deal: the last one of a trick is there as it is swept away. */
export const cardsPlayed = ({ history }: Pick<View, 'history'>): number =>
  history.filter((event) => event.type === 'moved' && event.to === TRICK).length;

/** Reads the history of a view. */
export function storyOf({ history }: Pick<View, 'history'>): Story {
  let trick: readonly PlayedCard[] = [];
  const won: WonTrick[] = [];
  const said: SpokenLine[] = [];
  /** Whoever speaks once more in a phase is still at their turn. */
  let turn: readonly SpokenLine[] = [];
  for (const [at, event] of history.entries()) {
    if (event.type === 'entered') turn = [];
    if (event.type === 'said' && typeof event.by === 'number' && !isPlayAt(history, at)) {
      const { by, action } = event;
      if (turn[0]?.by !== by) turn = [];
      said.push({ by, action, at, ...(turn.length > 0 && { after: turn }) });
      turn = [...turn, { by, action, at }];
    }
    if (event.type !== 'moved') continue;
    const from = seatIn(event.from, 'hand');
    const to = seatIn(event.to, 'pile');
    if (event.to === TRICK && from !== undefined)
      trick = [...trick, ...event.cards.map((card) => ({ seat: from, card }))];
    if (event.from === TRICK) {
      if (to !== undefined) won.push({ number: won.length + 1, cards: trick, winner: to, with: [] });
      trick = [];
      continue;
    }
    const last = won.at(-1);
    if (last && to === last.winner && from === undefined && event.from !== event.to)
      won[won.length - 1] = { ...last, with: [...last.with, ...event.cards.filter((one) => one !== null)] };
  }
  return { trick, won, said };
}

/** What each seat said last, with all of that turn; empty once cards are played. */
export function bubbles(story: Story): ReadonlyMap<Seat, SpokenLine> {
  const lines = new Map<Seat, SpokenLine>();
  if (isUnderWay(story)) return lines;
  for (const one of story.said) lines.set(one.by, one);
  return lines;
}

/** The cards that the viewer has taken up since somebody first spoke: those of a talon. */
export function takenUp({ history, viewer }: Pick<View, 'history' | 'viewer'>): readonly Card[] {
  const spoken = history.findIndex(({ type }) => type === 'said');
  return history
    .slice(spoken < 0 ? history.length : spoken)
    .flatMap((event) =>
      event.type === 'moved' && event.to === `hand:${viewer}` && event.from !== event.to
        ? event.cards.filter((card) => card !== null)
        : [],
    );
}

/** Whether tricks are played by now. */
export const isUnderWay = ({ won, trick }: Story): boolean => won.length > 0 || trick.length > 0;

/** How many tricks a seat has won. */
export const tricksWon = (story: Story, seat: Seat): number => story.won.filter(({ winner }) => winner === seat).length;

/** A trick that can be displayed; nobody has won the running one yet. */
export interface TrickOnTable extends Omit<WonTrick, 'winner'> {
  readonly winner: Seat | undefined;
}

/** The running trick, even if nobody has led to it. */
export const runningTrick = (story: Story): TrickOnTable => ({
  cards: story.trick,
  number: story.won.length + 1,
  winner: undefined,
  with: [],
});

/** The trick on the table: the running one, or the one that was just won. */
export function trickOnTable(story: Story): TrickOnTable | undefined {
  return story.trick.length === 0 ? story.won.at(-1) : runningTrick(story);
}
