import { thirdsIn } from '#engine/testing/naive-cards.ts';
import { following, isPicture, isTarock, suitOf } from '../reform-cards.ts';
import { contractNamed } from '../reform-contracts.ts';
import { reformWords } from '../reform-log.ts';
import { reformTricks } from '../reform-tricks.ts';
import { endsIn } from './ends.ts';
import { heldIn, isPrater, ledIn, type Moment, nextToPlay, openIn, talonIn } from './moment.ts';
import { arrivalIn } from './train.ts';

/** Hausierer, Artist and Apotheker, played once more from what was said and laid down (docs/rules/reform.md §7.8, §7.9). */

const SIDE_SUITS = ['C', 'S', 'H', 'D'];
const TRICKS = 12;
const TALON = 6;
const FREE = 'T22';

/** How a Hausierer has ended, after how many tricks, and with how many cards. */
interface Emptied {
  readonly ending: 'missing' | 'stuck' | 'empty' | 'left';
  readonly tricks: number;
  readonly cards: number;
}

/** `undefined`: it goes on. */
export function emptiedIn(at: Moment): Emptied | undefined {
  const { s, options, sides } = at;
  const tricks = reformTricks(s, options).length;
  const hand = heldIn(at, sides.declarer);
  const ended = (ending: Emptied['ending']): Emptied => ({ ending, tricks, cards: hand.length });
  const lead = ledIn(at);
  if (lead !== undefined)
    return nextToPlay(at) === sides.declarer && answersIn(hand, lead).length === 0 ? ended('stuck') : undefined;
  if (tricks === 0)
    return SIDE_SUITS.some((suit) => !hand.some((card) => suitOf(card) === suit)) ? ended('missing') : undefined;
  if (hand.length === 0) return ended('empty');
  return tricks === TRICKS ? ended('left') : undefined;
}

/** What the player of a Hausierer may give alone: a card of the suit led, or the Sküs. */
const answersIn = (hand: readonly string[], lead: string | undefined): readonly string[] =>
  hand.filter((card) => lead === undefined || card === FREE || suitOf(card) === suitOf(lead));

/** Whether somebody may give several cards at once: of one suit, of the suit led, the Sküs added at will; §7.4: tarocks. */
export function mayGiveTogether(at: Moment, by: number, cards: readonly string[]): boolean {
  const hand = heldIn(at, by);
  if (nextToPlay(at) !== by || cards.length < 2 || new Set(cards).size < cards.length) return false;
  if (!cards.every((card) => hand.includes(card))) return false;
  if (isPrater(at.sides)) {
    const legal = following(hand, ledIn(at));
    return cards.every((card) => isTarock(card) && legal.includes(card));
  }
  if (by !== at.sides.declarer || contractNamed(at.sides.contract).way !== 'sets') return false;
  const [suit, ...others] = new Set(cards.filter((card) => card !== FREE).map(suitOf));
  const lead = ledIn(at);
  return suit !== undefined && others.length === 0 && (lead === undefined || suit === suitOf(lead));
}

/** How many pictures of one rank are all that is left to an Artist, or can no longer be; `undefined`: it goes on. */
export function picturesIn(at: Moment): 4 | 3 | 0 | undefined {
  if (openIn(at).length > 0) return undefined;
  const hand = heldIn(at, at.sides.declarer);
  const pictures = hand.filter(isPicture);
  const most = Math.max(0, ...pictures.map((card) => pictures.filter((one) => one.slice(1) === card.slice(1)).length));
  if (most < 3) return 0;
  if (hand.length > most) return undefined;
  return most === 4 ? 4 : 3;
}

/** What a player of an Apotheker has in the end. */
interface Portion {
  readonly thirds: number;
  readonly tricks: number;
}

/** `undefined`: cards are still to be played or dealt out. */
export function portionsIn({ s, options }: Moment): ((seat: number) => Portion) | undefined {
  const shares = reformWords(s).filter(({ type, in: phase }) => type === 'share-card' && phase === 'share');
  if (shares.length < TALON) return undefined;
  const tricks = reformTricks(s, options);
  return (seat) => {
    const won = tricks.filter(({ winner }) => winner === seat);
    const given = shares.flatMap((word) => (word['to'] === seat ? [String(word['card'])] : []));
    return { thirds: thirdsIn([...won.flatMap(({ cards }) => cards), ...given]), tricks: won.length };
  };
}

/** The card of the talon that is to be given away. */
export function sharedNext({ s }: Moment): string | undefined {
  const done = reformWords(s).filter(({ type, in: phase }) => type === 'share-card' && phase === 'share').length;
  return talonIn(s)[done];
}

/** What a declarer may give who is bound by other rules than the others; `undefined`: by the same. */
export function declarersOwn(at: Moment): readonly string[] | undefined {
  const hand = heldIn(at, at.sides.declarer);
  switch (contractNamed(at.sides.contract).way) {
    case 'sets':
      return answersIn(hand, ledIn(at));
    case 'shares':
      return hand;
    default:
      return undefined;
  }
}

/** Whether tricks are over before all cards are played. */
export function hasEnded(at: Moment): boolean {
  switch (contractNamed(at.sides.contract).way) {
    case 'ends':
      return endsIn(at) !== undefined;
    case 'train':
      return arrivalIn(at) !== undefined;
    case 'sets':
      return emptiedIn(at) !== undefined;
    case 'pictures':
      return picturesIn(at) !== undefined;
    default:
      return false;
  }
}
