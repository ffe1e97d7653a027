import type { Notes } from '#engine/core/json.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { BIRDS, reformAmount } from './reform-bonuses.ts';
import { contractNamed, isInSuits, isSolo, REFORM_CONTRACTS } from './reform-contracts.ts';
import {
  isTarock,
  reformTricks,
  reformWords,
  saleOf,
  type Sides,
  sidesOf,
  suitOf,
  topBid,
  topOf,
  type Word,
} from './reform-log.ts';
import { reformBirdTalk, reformSpeech } from './reform-speech.ts';
import { itemsIn, type NaiveItem } from './reform-talk.ts';

/** What a seat may say or play in Reform Tarock, read once more from docs/rules/reform.md §2 to §7. */

interface Moment {
  readonly s: State;
  readonly seat: number;
  readonly options: Notes;
  readonly words: readonly Word[];
}

/** §3.2: what ranks lower is open only to forehand in `choice`. */
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
      return sale(at);
    case 'king':
      return kings(at);
    case 'king-talon':
      return kingInTalon(at);
    case 'pre':
    case 'announce':
      return reformSpeech(s, seat, options);
    case 'talon':
      return unseen(at);
    case 'tricks':
      return turn(at);
    case 'bird-talk':
      return reformBirdTalk(s, seat, options);
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
  return REFORM_CONTRACTS.filter((contract) => !off.includes(contract) && isOpen(contract)).map((contract) =>
    act('bid', { contract }),
  );
}

const rankOf = (contract: string): number => contractNamed(contract).rank;

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

/** §3.3: only a contract that is played alone. */
function sale({ s, options, words }: Moment): readonly Action[] {
  if (contractNamed(topBid(words)?.contract ?? '').calls) return [];
  return saleOf(s, options).isVoting ? [act('agree'), act('refuse')] : [act('buy'), act('no-buy')];
}

/** §5.4: nothing is asked where the talon stays closed. */
function kingInTalon({ s, options }: Moment): readonly Action[] {
  const sides = sidesOf(s, options);
  return sides?.inTalon === true && !isSolo(sides.contract) ? [act('alone'), act('schleifen-king')] : [];
}

/** §5.2: one of two groups that nobody sees; wherever cards are seen they are chosen. */
function unseen({ options, words }: Moment): readonly Action[] | undefined {
  const isBlind = topBid(words)?.contract === 'oberdreier' && options['oberdreierTalon'] === 'closed';
  return isBlind ? [0, 1].map((group) => act('take-unseen', { group })) : undefined;
}

/** §7: a card, by whoever's turn it is; before that the declarer may announce. */
function turn(at: Moment): readonly Action[] {
  const { s, seat, options, words } = at;
  const sides = sidesOf(s, options);
  if (!sides || seat !== nextToPlay(at, sides)) return [];
  const { goal } = contractNamed(sides.contract);
  const won = reformTricks(s, options).filter(({ winner }) => winner === sides.declarer).length;
  // §7.6: one trick more than loses a negative game is as far as anything can go.
  if (goal !== undefined && won >= goal + 2) return [];
  return [
    ...cards(at, sides.contract).map((card) => act('play', { card })),
    ...(seat === sides.declarer ? furtherBirds(at, itemsIn(words, sides), sides) : []),
  ];
}

/** §2, §4: forehand or the declarer leads, then whoever won; the others follow in turn. */
function nextToPlay({ s, options, words }: Moment, { contract, declarer }: Sides): number | undefined {
  const plays = words.filter(({ type }) => type === 'play');
  const last = plays.at(-1);
  if (!last) return contractNamed(contract).lead === 'D' ? declarer : s.active[0];
  if (plays.length % 4 === 0) return reformTricks(s, options).at(-1)?.winner;
  return s.active[(s.active.indexOf(last.by) + 1) % 4];
}

/** §7.2, R36: in a solo Rufer with a bird, before the first card of the sixth trick. */
function furtherBirds(
  { s, options }: Moment,
  items: readonly NaiveItem[],
  { contract, ours }: Sides,
): readonly Action[] {
  if (!isSolo(contract) || contractNamed(contract).bird === undefined) return [];
  const done = reformTricks(s, options).length;
  if (done > 5 || (done === 5 && (s.zones['trick'] ?? []).length > 0)) return [];
  const said = items.filter(({ owners }) => owners === ours).map(({ about }) => about);
  return Object.keys(BIRDS)
    .filter((id) => !said.includes(id) && reformAmount(id, 'declared', options))
    .map((bonus) => act('announce', { bonus }));
}

/**
 * §7.1: follow suit, else tarock, else anything; in a negative game beat what lies there if possible; in a game of suits lead no
 * tarock while there is anything else.
 */
function cards(at: Moment, contract: string): readonly string[] {
  const { s, options } = at;
  const hand = handOf(at);
  const trick = s.zones['trick'] ?? [];
  const [lead] = trick;
  const some = (list: readonly string[]): readonly string[] | undefined => (list.length > 0 ? list : undefined);
  if (isInSuits(contract) && lead === undefined) return some(hand.filter((card) => !isTarock(card))) ?? hand;
  const legal =
    lead === undefined
      ? hand
      : (some(hand.filter((card) => suitOf(card) === suitOf(lead))) ?? some(hand.filter(isTarock)) ?? hand);
  if (contractNamed(contract).goal === undefined) return unlocked(at, legal);
  const winning = (card: string): boolean => topOf([...trick, card], options, contract) === card;
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
