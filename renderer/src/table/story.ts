import type { Card } from '../../../engine/core/card.ts';
import type { Seat } from '../../../engine/core/seat.ts';
import type { Action, SeenEvent, View } from '../../../engine/kernel/types.ts';

/** A card in a trick and who played it. */
export interface PlayedCard {
  readonly seat: Seat;
  readonly card: Card;
}

/** A trick that somebody has won; `with` are cards of the talon that belong to it. */
interface WonTrick {
  readonly number: number;
  readonly cards: readonly PlayedCard[];
  readonly winner: Seat;
  readonly with: readonly Card[];
}

/** What somebody said last, in the protocol's form; `null` if the viewer could not hear it. */
export interface SpokenLine {
  readonly by: Seat;
  readonly action: Action | null;
  /** What the phase knew at that moment: the declarer's first `good` is "Ich liege". */
  readonly first: boolean;
  readonly phase: string;
}

/** A deal so far, as its viewer saw it happen. */
export interface Story {
  readonly trick: readonly PlayedCard[];
  readonly won: readonly WonTrick[];
  /** Everything that was said before play, in order. */
  readonly said: readonly SpokenLine[];
}

const TALON = 'talon:';

const seatIn = (zone: string, name: string): Seat | undefined =>
  zone.startsWith(`${name}:`) ? Number(zone.slice(name.length + 1)) : undefined;

/** Reads the history of a view. */
export function storyOf({ history, games }: Pick<View, 'history' | 'games'>): Story {
  let trick: readonly PlayedCard[] = [];
  const won: WonTrick[] = [];
  const said: SpokenLine[] = [];
  const declarer = games[0]?.declarer;
  let phase = '';
  for (const event of history) {
    if (event.type === 'entered') phase = event.phase;
    if (event.type === 'said' && typeof event.by === 'number' && event.action?.type !== 'play')
      said.push({ by: event.by, action: event.action, first: isFirstGood(event, said, declarer), phase });
    if (event.type !== 'moved') continue;
    const [card] = event.cards;
    const from = seatIn(event.from, 'hand');
    const to = seatIn(event.to, 'pile');
    if (event.to === 'trick' && from !== undefined && typeof card === 'string')
      trick = [...trick, { seat: from, card }];
    if (event.from === 'trick' && to !== undefined) {
      won.push({ number: won.length + 1, cards: trick, winner: to, with: [] });
      trick = [];
    }
    const last = won.at(-1);
    if (last && to === last.winner && event.from.startsWith(TALON))
      won[won.length - 1] = { ...last, with: [...last.with, ...event.cards.filter((one) => one !== null)] };
  }
  return { trick, won, said };
}

function isFirstGood(
  event: Extract<SeenEvent, { type: 'said' }>,
  before: readonly SpokenLine[],
  declarer: Seat | undefined,
): boolean {
  return (
    event.action?.type === 'good' &&
    event.by === declarer &&
    before.every(({ action, by }) => by !== declarer || action?.type !== 'good')
  );
}

/** What each seat said last in the running phase of talk; empty once cards are played. */
export function bubbles(story: Story, phase: string | null): ReadonlyMap<Seat, SpokenLine> {
  const heard = new Map<Seat, SpokenLine>();
  if (phase === 'tricks' && (story.won.length > 0 || story.trick.length > 0)) return heard;
  for (const one of story.said) heard.set(one.by, one);
  return heard;
}

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
