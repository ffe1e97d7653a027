import type { Card } from '../core/card.ts';
import type { Pack } from '../core/pack.ts';
import type { Seat } from '../core/seat.ts';
import { type Suits, winnerOf } from '../play/suits.ts';
import type { Reason } from './advice.ts';
import type { Observation } from './observation.ts';

/** How a game for card points is played, as somebody who plays it thinks of it. */
export interface PointGame {
  readonly suits: Suits;
  readonly pack: Pick<Pack, 'cards' | 'points'>;
  isFriend(seat: Seat): boolean;
  /** Whether my side wants the trumps out. */
  readonly drawsTrumps: boolean;
}

/** Why a card is played; what each family says for it is in its reasons. `{seat}` is the friend who wins so far. */
export type TrickReason =
  | 'draw-trumps'
  | 'last-trumps'
  | 'lead-master'
  | 'lead-low'
  | 'lead-single'
  | 'lead-trump'
  | 'feed-friend'
  | 'friend-wins'
  | 'friend-unsure'
  | 'take-home'
  | 'take-cheaply'
  | 'must-take'
  | 'win-last'
  | 'win-safely'
  | 'win-dear'
  | 'not-worth'
  | 'cannot-win';

/** A card, and why it. */
export interface CardChoice {
  readonly card: Card;
  readonly reason: Reason<TrickReason>;
}

/** Worth winning a trick for: below it a trump is too high a price. */
const WORTHWHILE = 4;

/** A card for the trick by rules of thumb: win what is valuable, give points to a friend who wins, keep what is strong. */
export function chooseCard(game: PointGame, seen: Observation, legal: readonly Card[]): CardChoice | undefined {
  return seen.trick.length === 0 ? lead(game, seen, legal) : follow(game, seen, legal);
}

const chosen = (
  card: Card | undefined,
  id: TrickReason,
  values?: Reason<TrickReason>['values'],
): CardChoice | undefined => (card === undefined ? undefined : { card, reason: { id, ...(values && { values }) } });

/** The cheapest first: by points, then trumps last, then by strength. */
const cheapness =
  ({ suits, pack }: PointGame) =>
  (a: Card, b: Card): number =>
    pack.points(a) - pack.points(b) ||
    Number(suits.isTrump(a)) - Number(suits.isTrump(b)) ||
    suits.strength(a) - suits.strength(b);

const cheapest = (game: PointGame, cards: readonly Card[]): Card | undefined => [...cards].sort(cheapness(game))[0];

/** The strongest of those with the most points, to lead. */
const strongest = (game: PointGame, cards: readonly Card[]): Card | undefined =>
  [...cards].sort(cheapness(game)).at(-1);

/** The one with the most points for a trick that is ours anyway; of several alike no trump, and the weakest. */
const dearest = ({ suits, pack }: PointGame, cards: readonly Card[]): Card | undefined =>
  [...cards].sort(
    (a, b) =>
      pack.points(b) - pack.points(a) ||
      Number(suits.isTrump(a)) - Number(suits.isTrump(b)) ||
      suits.strength(a) - suits.strength(b),
  )[0];

/** Whether nobody can have a higher card of its suit. */
const isMaster = ({ suits }: PointGame, { unseen }: Observation, card: Card): boolean =>
  unseen.every((other) => suits.suitOf(other) !== suits.suitOf(card) || suits.strength(other) < suits.strength(card));

function lead(game: PointGame, seen: Observation, legal: readonly Card[]): CardChoice | undefined {
  const { suits } = game;
  const trumps = legal.filter((card) => suits.isTrump(card));
  const sides = legal.filter((card) => !suits.isTrump(card));
  const out = seen.unseen.filter((card) => suits.isTrump(card));
  const masters = (cards: readonly Card[]) => cards.filter((card) => isMaster(game, seen, card));
  if (game.drawsTrumps && out.length > 0) {
    const [master] = masters(trumps);
    if (master !== undefined) return chosen(master, 'draw-trumps');
    if (trumps.length > out.length) return chosen(cheapest(game, trumps), 'draw-trumps');
  }
  const strong = strongest(game, masters(sides));
  if (strong !== undefined) return chosen(strong, 'lead-master');
  if (game.drawsTrumps && out.length === 0 && trumps.length > 0 && sides.length === 0)
    return chosen(strongest(game, trumps), 'last-trumps');
  if (sides.length === 0) return chosen(cheapest(game, trumps), 'lead-trump');
  const long = longest(game, sides);
  const isLong = long.some((card, i) => long.findIndex((other) => suits.suitOf(other) === suits.suitOf(card)) < i);
  return chosen(cheapest(game, long), isLong ? 'lead-low' : 'lead-single');
}

/** The cards of the suit of which there are most; of several such suits all. */
function longest({ suits }: PointGame, cards: readonly Card[]): readonly Card[] {
  const count = (card: Card): number => cards.filter((other) => suits.suitOf(other) === suits.suitOf(card)).length;
  const most = Math.max(...cards.map(count));
  return cards.filter((card) => count(card) === most);
}

function follow(game: PointGame, seen: Observation, legal: readonly Card[]): CardChoice | undefined {
  const {
    suits,
    pack: { points },
  } = game;
  const { trick, players, later } = seen;
  const best = winnerOf(suits, trick);
  const holder = players[best];
  const friend = holder !== undefined && game.isFriend(holder) ? holder : undefined;
  const foesLater = later.some((seat) => !game.isFriend(seat));
  const winning = legal.filter((card) => winnerOf(suits, [...trick, card]) === trick.length);
  // What is given may take the trick, because everything does or because all else is dearer.
  const given = (card: Card | undefined, id: TrickReason, values?: Reason['values']) =>
    card !== undefined && winning.includes(card)
      ? chosen(card, winning.length === legal.length ? 'must-take' : 'take-cheaply')
      : chosen(card, id, values);
  if (friend !== undefined) {
    const seat = { seat: { seat: friend } };
    const isOurs = !foesLater || isSafe(game, seen, trick[best]);
    if (!isOurs) return given(cheapest(game, legal), 'friend-unsure', seat);
    const card = dearest(game, canGive(game, seen, legal));
    if (card === undefined || isEmpty(game, card)) return given(card, 'friend-wins', seat);
    return chosen(card, winning.includes(card) ? 'take-home' : 'feed-friend', seat);
  }
  if (winning.length === 0) return chosen(cheapest(game, legal), 'cannot-win');
  const lies = trick.reduce((sum, card) => sum + points(card), 0);
  if (!foesLater) {
    const sides = winning.filter((card) => !suits.isTrump(card));
    if (sides.length > 0) return chosen(dearest(game, sides), 'win-last');
    const trump = cheapest(game, winning);
    if (trump !== undefined && lies + points(trump) >= WORTHWHILE) return chosen(trump, 'win-last');
  } else {
    const safe = winning.filter((card) => isSafe(game, seen, card));
    if (safe.length > 0) return chosen(cheapest(game, safe), 'win-safely');
    if (lies >= WORTHWHILE) return chosen(cheapest(game, winning), 'win-dear');
  }
  return given(cheapest(game, legal), 'not-worth');
}

/** Whether no card counts less. */
const isEmpty = ({ pack }: PointGame, card: Card): boolean =>
  pack.cards.every((other) => pack.points(card) <= pack.points(other));

/** Whether a card that wins the trick will most likely keep it. */
function isSafe(game: PointGame, seen: Observation, card: Card | undefined): boolean {
  if (card === undefined || !isMaster(game, seen, card)) return false;
  const { suits } = game;
  if (suits.isTrump(card)) return true;
  const left = seen.unseen.filter((other) => suits.suitOf(other) === suits.suitOf(card)).length;
  return left >= 2 * seen.later.length;
}

/** What can be given away: no trump that wins a trick anyhow, while there is something else. */
function canGive(game: PointGame, seen: Observation, legal: readonly Card[]): readonly Card[] {
  const rest = legal.filter((card) => !game.suits.isTrump(card) || !isMaster(game, seen, card));
  return rest.length > 0 ? rest : legal;
}
