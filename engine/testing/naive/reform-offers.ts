import type { Notes } from '#engine/core/json.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { BIRDS } from './reform-bonuses.ts';
import {
  isTarock,
  reformTricks,
  reformWords,
  saleOf,
  sidesOf,
  suitOf,
  topBid,
  topOf,
  type Word,
} from './reform-log.ts';
import { reformSpeech } from './reform-speech.ts';
import { itemsIn } from './reform-talk.ts';

/** What a seat may say or play in Reform Tarock, read once more from docs/rules/reform.md §2 to §7. */

interface Moment {
  readonly s: State;
  readonly seat: number;
  readonly options: Notes;
  readonly words: readonly Word[];
}

/** §4: the ladder, and what is open only to forehand in `choice`. */
const RANKS: Readonly<Record<string, number>> = { rufer: 1, bettel: 9, dreier: 20 };
const FIRST_OPEN_RANK = 6;
const MOST_CUTS = 3;
const CUTS = 53;
const SUITS = ['C', 'S', 'H', 'D'];

const act = (type: string, rest: Readonly<Record<string, unknown>> = {}): Action => ({ type, ...rest });

/** `undefined` where cards are chosen: from the talon, and when they are laid away. */
export function naiveReformOffers(
  s: State,
  seat: number,
  { options }: { readonly options: Notes },
): readonly Action[] | undefined {
  const at: Moment = { s, seat, options, words: reformWords(s) };
  switch (s.phase) {
    case 'cut':
      return cuts(at);
    case 'auction':
      return calls(at);
    case 'choice':
      return bids(at, () => true);
    case 'ankauf':
      return saleOf(s, options).isVoting ? [act('agree'), act('refuse')] : [act('buy'), act('no-buy')];
    case 'king':
      return kings(at);
    case 'king-talon':
      return [act('alone'), act('schleifen-king')];
    case 'pre':
    case 'announce':
      return reformSpeech(s, seat, options);
    case 'tricks':
      return cards(at).map((card) => act('play', { card }));
    default:
      return undefined;
  }
}

/** §2: once to three times, or a knock instead; then packets are chosen unseen. */
function cuts({ words }: Moment): readonly Action[] {
  const taken = words.filter(({ type }) => type === 'choose-packet').map((word) => word['packet']);
  if (words.some(({ type }) => type === 'knock'))
    return [1, 2, 3, 4].filter((packet) => !taken.includes(packet)).map((packet) => act('choose-packet', { packet }));
  const done = words.filter(({ type }) => type === 'cut').length;
  return [
    act(done === 0 ? 'knock' : 'done'),
    ...(done < MOST_CUTS ? Array.from({ length: CUTS }, (_, i) => act('cut', { cards: i + 1 })) : []),
  ];
}

function bids({ options }: Moment, isOpen: (contract: string) => boolean): readonly Action[] {
  const off = options['contractsOff'] as readonly string[];
  return Object.keys(RANKS)
    .filter((contract) => !off.includes(contract) && isOpen(contract))
    .map((contract) => act('bid', { contract }));
}

const rankOf = (contract: string): number => RANKS[contract] ?? NaN;

/** §3.2. */
function calls(at: Moment): readonly Action[] {
  const { s, seat, options, words } = at;
  const open = (contract: string): boolean => rankOf(contract) >= FIRST_OPEN_RANK;
  const spoken = words.filter((word) => word.in === 'auction');
  if (spoken.length === 0) return [act('mein-spiel'), ...bids(at, open)];
  const top = topBid(words);
  if (!top) return [act('pass'), ...bids(at, open)];
  const isHolding = options['auction'] === 'hold';
  const isBefore = s.active.indexOf(seat) < s.active.indexOf(top.seat);
  const beats = (contract: string): boolean =>
    rankOf(contract) > rankOf(top.contract) || (!isHolding && isBefore && contract === top.contract);
  const hasBid = spoken.some(({ type, by }) => by === seat && (type === 'mein-spiel' || type === 'bid'));
  return [
    act('pass'),
    ...bids(at, (contract) => open(contract) && beats(contract)),
    ...(isHolding && hasBid && !top.isHeld ? [act('hold')] : []),
  ];
}

const handOf = ({ s, seat }: Moment): readonly string[] => s.zones[`hand:${seat}`] ?? [];

/** §5.1. */
function kings(at: Moment): readonly Action[] {
  const held = handOf(at).filter((card) => card.endsWith('K')).length;
  return [...SUITS.map((suit) => act('call-king', { suit })), ...(held === 3 ? [act('call-fourth')] : [])];
}

/** §7.1: follow suit, else tarock, else anything; in a Bettel beat what lies there if possible. */
function cards(at: Moment): readonly string[] {
  const { s, options } = at;
  const hand = handOf(at);
  const trick = s.zones['trick'] ?? [];
  const [lead] = trick;
  const some = (list: readonly string[]): readonly string[] | undefined => (list.length > 0 ? list : undefined);
  const legal =
    lead === undefined
      ? hand
      : (some(hand.filter((card) => suitOf(card) === suitOf(lead))) ?? some(hand.filter(isTarock)) ?? hand);
  if (sidesOf(s, options)?.contract !== 'bettel') return unlocked(at, legal);
  const winning = (card: string): boolean => topOf([...trick, card], options) === card;
  return lead === undefined ? legal : (some(legal.filter(winning)) ?? legal);
}

/** §6.2: the side that declared a bird keeps its card until its trick, and then plays it. */
function unlocked({ s, options, words, seat }: Moment, legal: readonly string[]): readonly string[] {
  const sides = sidesOf(s, options);
  if (!sides) return legal;
  const number = reformTricks(s, options).length + 1;
  const kept = itemsIn(words, sides)
    .filter(({ owners }) => owners.includes(seat))
    .flatMap(({ about }) => {
      if (about === 'koenig-ultimo' && sides.called !== undefined) return [[sides.called, 12] as const];
      const bird = BIRDS[about];
      return bird ? [bird] : [];
    });
  const due = legal.filter((card) => kept.some(([one, trick]) => one === card && trick === number));
  if (due.length > 0) return due;
  const free = legal.filter((card) => !kept.some(([one, trick]) => one === card && trick > number));
  return free.length > 0 ? free : legal;
}
