import type { Card } from '#engine/core/card.ts';
import { SKUES, SUITS } from '#engine/decks/deck-54.ts';
import { SKI } from '#engine/decks/deck-78.ts';
import { GERMAN_SUITS, hasFourSuits, isGerman, type Pack, type SuitSign } from './packs.ts';

/** Cards with a picture, in both kinds of suits. */
const COURTS = ['K', 'Q', 'N', 'J', 'O', 'U', 'A'] as const;
export type Court = (typeof COURTS)[number];

/** Its picture: in the pack of 54 it is the highest tarock, in that of 78 it stands apart from them all. */
const FOOL = 22;

/** What is printed on a card. */
export type Face =
  /** `title`: printed instead of the numeral. */
  | { readonly kind: 'tarock'; readonly number: number; readonly roman: string; readonly title?: string }
  | { readonly kind: 'court'; readonly suit: SuitSign; readonly court: Court }
  /** `letter`: printed instead of the number. */
  | { readonly kind: 'pip'; readonly suit: SuitSign; readonly pip: number; readonly letter?: Court };

/** Reads a card's id; throws on an id from another pack, which is a bug. */
export function faceOf(card: Card, pack: Pack = '54'): Face {
  const face = readFace(card, pack);
  if (!face) throw new Error(`no such card in the pack of ${pack}: ${card}`);
  return face;
}

export function readFace(id: Card, pack: Pack): Face | undefined {
  const card = printed(id, pack);
  if (card === SKI && pack === '78') return { kind: 'tarock', number: FOOL, roman: roman(FOOL), title: 'Ski' };
  const rest = card.slice(1);
  const number = /^\d{1,2}$/.test(rest) ? Number(rest) : 0;
  if (card.startsWith('T') && !hasFourSuits(pack))
    return number > 0
      ? { kind: 'tarock', number, roman: roman(number), ...(card === SKUES && { title: 'Sküs' }) }
      : undefined;
  const suit = signOf(card, pack);
  const court = COURTS.find((one) => one === rest);
  if (suit && court === 'A' && !isGerman(pack)) return { kind: 'pip', suit, pip: 1, letter: court };
  if (suit && court) return { kind: 'court', suit, court };
  return suit && number > 0 ? { kind: 'pip', suit, pip: number } : undefined;
}

/** What French cards have for German ids: clubs for acorns, queens for Obers. */
const IN_FRENCH: Readonly<Record<string, string>> = { E: 'C', G: 'S', H: 'H', S: 'D', O: 'Q', U: 'J' };

/** The id of what is printed on a card; those of German suits in French ones. */
function printed(card: Card, pack: Pack): Card {
  if (isGerman(pack) || !hasFourSuits(pack)) return card;
  const rank = card.slice(1);
  return (IN_FRENCH[card.charAt(0)] ?? ' ') + (IN_FRENCH[rank] ?? rank);
}

function signOf(card: Card, pack: Pack): SuitSign | undefined {
  if (isGerman(pack)) {
    const german = GERMAN_SUITS.find((suit) => card.startsWith(suit));
    return german && `german-${german}`;
  }
  const french = SUITS.find((suit) => card.startsWith(suit));
  return french && `french-${french}`;
}

const ROMAN: readonly (readonly [number, string])[] = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

/** A Roman numeral up to 39, for the tarocks. The Quapil is written IIII, as on the cards. */
function roman(n: number): string {
  if (n === 4) return 'IIII';
  let left = n;
  let out = '';
  for (const [value, letters] of ROMAN)
    while (left >= value) {
      out += letters;
      left -= value;
    }
  return out;
}
