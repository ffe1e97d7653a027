import type { Card } from '../core/card.ts';
import type { Seat } from '../core/seat.ts';
import { winnerOf, type Suits } from '../play/suits.ts';
import type { Observation } from './observation.ts';

/** How a game for card points is played, as somebody who plays it thinks of it. */
export interface PointGame {
  readonly suits: Suits;
  readonly points: (card: Card) => number;
  isFriend(seat: Seat): boolean;
  /** Whether my side wants the trumps out. */
  readonly drawsTrumps: boolean;
}

/** Worth winning a trick for: below it a trump is too dear. */
const WORTHWHILE = 4;

/** A card for the trick by rules of thumb: win what is dear, give to a friend who wins, keep what is strong. */
export function chooseCard(game: PointGame, seen: Observation, legal: readonly Card[]): Card | undefined {
  return seen.trick.length === 0 ? lead(game, seen, legal) : follow(game, seen, legal);
}

/** The least dear first: what it counts, then whether it is a trump, then how strong it is. */
const cheapness =
  ({ suits, points }: PointGame) =>
  (a: Card, b: Card): number =>
    points(a) - points(b) ||
    Number(suits.isTrump(a)) - Number(suits.isTrump(b)) ||
    suits.strength(a) - suits.strength(b);

const cheapest = (game: PointGame, cards: readonly Card[]): Card | undefined => [...cards].sort(cheapness(game))[0];
const dearest = (game: PointGame, cards: readonly Card[]): Card | undefined => [...cards].sort(cheapness(game)).at(-1);

/** Whether nobody can have a higher card of its suit. */
const isMaster = ({ suits }: PointGame, { unseen }: Observation, card: Card): boolean =>
  unseen.every((other) => suits.suitOf(other) !== suits.suitOf(card) || suits.strength(other) < suits.strength(card));

function lead(game: PointGame, seen: Observation, legal: readonly Card[]): Card | undefined {
  const { suits } = game;
  const trumps = legal.filter((card) => suits.isTrump(card));
  const sides = legal.filter((card) => !suits.isTrump(card));
  const out = seen.unseen.filter((card) => suits.isTrump(card));
  const masters = (cards: readonly Card[]) => cards.filter((card) => isMaster(game, seen, card));
  if (game.drawsTrumps && out.length > 0) {
    const [master] = masters(trumps);
    if (master !== undefined) return master;
    if (trumps.length > out.length) return cheapest(game, trumps);
  }
  const strong = dearest(game, masters(sides));
  if (strong !== undefined) return strong;
  if (game.drawsTrumps && out.length === 0 && trumps.length > 0 && sides.length === 0) return dearest(game, trumps);
  return cheapest(game, longest(game, sides.length > 0 ? sides : legal));
}

/** The cards of the suit of which there are most. */
function longest({ suits }: PointGame, cards: readonly Card[]): readonly Card[] {
  const count = (card: Card): number => cards.filter((other) => suits.suitOf(other) === suits.suitOf(card)).length;
  const most = Math.max(...cards.map(count));
  return cards.filter((card) => count(card) === most);
}

function follow(game: PointGame, seen: Observation, legal: readonly Card[]): Card | undefined {
  const { suits, points } = game;
  const { trick, players, later } = seen;
  const best = winnerOf(suits, trick);
  const holder = players[best];
  const friendWins = holder !== undefined && game.isFriend(holder);
  const foesLater = later.some((seat) => !game.isFriend(seat));
  const winning = legal.filter((card) => winnerOf(suits, [...trick, card]) === trick.length);
  const lies = trick.reduce((sum, card) => sum + points(card), 0);
  if (friendWins && (!foesLater || isSafe(game, seen, trick[best]))) return dearest(game, notStrong(game, seen, legal));
  if (!friendWins && winning.length > 0) {
    const sides = winning.filter((card) => !suits.isTrump(card));
    if (!foesLater) {
      if (sides.length > 0) return dearest(game, sides);
      const trump = cheapest(game, winning);
      if (trump !== undefined && lies + points(trump) >= WORTHWHILE) return trump;
    } else {
      const safe = winning.filter((card) => isSafe(game, seen, card));
      const chosen = safe.length > 0 ? cheapest(game, safe) : lies >= WORTHWHILE ? cheapest(game, winning) : undefined;
      if (chosen !== undefined) return chosen;
    }
  }
  return cheapest(game, legal);
}

/** Whether a card that wins the trick will most likely keep it. */
function isSafe(game: PointGame, seen: Observation, card: Card | undefined): boolean {
  if (card === undefined || !isMaster(game, seen, card)) return false;
  const { suits } = game;
  if (suits.isTrump(card)) return true;
  const left = seen.unseen.filter((other) => suits.suitOf(other) === suits.suitOf(card)).length;
  return left >= 2 * seen.later.length;
}

/** What can be given away: no master while there is something else. */
function notStrong(game: PointGame, seen: Observation, legal: readonly Card[]): readonly Card[] {
  const rest = legal.filter((card) => !isMaster(game, seen, card) && !game.suits.isTrump(card));
  return rest.length > 0 ? rest : legal;
}
