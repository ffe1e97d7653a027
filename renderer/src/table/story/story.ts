import { type Card, DECK, TRICK } from '#engine/core/card.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import type { SeenEvent, View } from '#engine/kernel/deal/view.ts';

/** A card in a trick and who played it; `null`: it lies face down. */
export interface PlayedCard {
  readonly seat: Seat;
  readonly card: Card | null;
  /** It lies face down for others: the viewer knows what it is. */
  readonly faceDown?: true;
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
  /** What was last taken from the table, whether it counts for whoever took it or came into their hand. */
  readonly taken: WonTrick | undefined;
  /** Whether it is over: what lies on the table then nobody takes any more. */
  readonly isOver: boolean;
  /** Everything that was said besides playing cards, in order; with a card that lies face down, what it is claimed to be. */
  readonly said: readonly SpokenLine[];
  /** The event since which what is said belongs to what is on the table; `null`: it is looked up, for cards have been played since. */
  readonly since: number | null;
}

/** Whose zone of this name it is, if it is one. */
export const seatIn = (zone: string, name: string): Seat | undefined =>
  zone.startsWith(`${name}:`) ? Number(zone.slice(name.length + 1)) : undefined;

/** Whether cards come into the trick; those that are turned where they lie have been played before. */
export const isPlayed = (event: SeenEvent | undefined): event is SeenEvent & { readonly type: 'moved' } =>
  event?.type === 'moved' && event.to === TRICK && event.from !== TRICK;

/** Whether cards leave the trick. */
export const isTaken = (event: SeenEvent): event is SeenEvent & { readonly type: 'moved' } =>
  event.type === 'moved' && event.from === TRICK && event.to !== TRICK;

/** Whether what was said at an index of the history put cards into the trick. */
export const isPlayAt = (history: View['history'], at: number): boolean =>
  history[at]?.type === 'said' && isPlayed(history[at + 1]);

/** Whether it did nothing else: whoever puts a card face down may claim what it is. */
function isOnlyPlay(history: View['history'], at: number): boolean {
  const [said, played] = [history[at], history[at + 1]];
  if (said?.type !== 'said' || !isPlayed(played)) return false;
  const cards = new Set<unknown>(played.cards);
  const told = Object.entries(said.action ?? {}).filter(([field]) => field !== 'type');
  return told.every(([, value]) => (Array.isArray(value) ? value : [value]).every((one) => cards.has(one)));
}

/** How often cards have been played in the deal: the last ones of a trick are there as it is swept away. */
export const cardsPlayed = ({ history }: Pick<View, 'history'>): number => history.filter(isPlayed).length;

/** Reads the history of a view. */
export function storyOf({ history }: Pick<View, 'history'>): Story {
  let trick: readonly PlayedCard[] = [];
  const won: WonTrick[] = [];
  let taken: WonTrick | undefined;
  const said: SpokenLine[] = [];
  /** Whoever speaks once more in a phase is still at their turn. */
  let turn: readonly SpokenLine[] = [];
  let since: number | null = 0;
  for (const [at, event] of history.entries()) {
    if (event.type === 'entered') {
      turn = [];
      if (taken) since = null;
    }
    if (isPlayed(event) && trick.length === 0) since = at - 1;
    if (event.type === 'said' && typeof event.by === 'number' && !isOnlyPlay(history, at)) {
      const { by, action } = event;
      if (turn[0]?.by !== by) turn = [];
      said.push({ by, action, at, ...(turn.length > 0 && { after: turn }) });
      turn = [...turn, { by, action, at }];
    }
    if (event.type !== 'moved') continue;
    const from = seatIn(event.from, 'hand');
    const to = seatIn(event.to, 'pile');
    if (event.to === TRICK && from !== undefined)
      trick = [...trick, ...event.cards.map((card) => ({ seat: from, card, ...faceDown(event) }))];
    if (event.from === TRICK && event.to === TRICK) trick = turned(trick, event.cards);
    if (isTaken(event)) {
      const winner = to ?? seatIn(event.to, 'hand');
      const all = { number: won.length + 1, cards: trick, with: [] };
      taken = winner === undefined ? undefined : { ...all, winner };
      if (to !== undefined) won.push({ ...all, winner: to });
      trick = [];
    }
    if (event.from === TRICK) continue;
    const last = won.at(-1);
    if (last && to === last.winner && from === undefined && event.from !== event.to) {
      const joined = { ...last, with: [...last.with, ...event.cards.filter((one) => one !== null)] };
      won[won.length - 1] = joined;
      if (taken?.number === joined.number) taken = joined;
    }
  }
  return { trick, won, taken, isOver: history.some(({ type }) => type === 'ended'), said, since };
}

const faceDown = ({ faceDown: isSo }: SeenEvent & { readonly type: 'moved' }) => (isSo ? { faceDown: isSo } : {});

/** A trick of which the last cards have been turned. */
const turned = (trick: readonly PlayedCard[], cards: readonly (Card | null)[]): readonly PlayedCard[] =>
  trick.map((one, i) => {
    const card = cards[i - trick.length + cards.length] ?? null;
    return card === null ? one : { seat: one.seat, card };
  });

/** What each seat said last, with all of that turn; once cards are played, what was said since the first one that lies there. */
export const bubbles = ({ said, since }: Story): ReadonlyMap<Seat, SpokenLine> =>
  new Map(said.filter(({ at }) => since !== null && at >= since).map((one) => [one.by, one]));

/** The cards that the viewer has taken up since somebody first spoke: those of a talon, not those that were dealt after the cut. */
export function takenUp({ history, viewer }: Pick<View, 'history' | 'viewer'>): readonly Card[] {
  const spoken = history.findIndex(({ type }) => type === 'said');
  return history
    .slice(spoken < 0 ? history.length : spoken)
    .flatMap((event) =>
      event.type === 'moved' && event.to === `hand:${viewer}` && event.from !== event.to && event.from !== DECK
        ? event.cards.filter((card) => card !== null)
        : [],
    );
}

/** Whether tricks are played by now. */
export const isUnderWay = ({ taken, trick }: Story): boolean => taken !== undefined || trick.length > 0;

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

/** What was played so far, trick by trick; of a deal that is over also the one in the middle of which it ended. */
export const playedTricks = (story: Story): readonly TrickOnTable[] =>
  story.isOver && story.trick.length > 0 ? [...story.won, runningTrick(story)] : story.won;

/** The trick on the table: the running one, or the one that was just won. */
export function trickOnTable(story: Story): TrickOnTable | undefined {
  return story.trick.length === 0 ? story.taken : runningTrick(story);
}
