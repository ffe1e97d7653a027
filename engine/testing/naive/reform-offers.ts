import type { Notes } from '#engine/core/json.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { bluffIn } from './reform-bluff.ts';
import { BIRDS, reformAmount } from './reform-bonuses.ts';
import { following, isTarock, topOf } from './reform-cards.ts';
import { contractNamed, isInSuits, isOrdered, isSolo, REFORM_CONTRACTS } from './reform-contracts.ts';
import { rankingIn, reformWords, saleOf, type Sides, sidesOf, topBid, type Word } from './reform-log.ts';
import { pilesIn } from './reform-piles.ts';
import { reformBirdTalk, reformSpeech } from './reform-speech.ts';
import { isSteinhof, itemsIn, type NaiveItem } from './reform-talk.ts';
import { reformTricks } from './reform-tricks.ts';
import { beatingAt } from './reform-ways/beating.ts';
import { givesIn } from './reform-ways/ends.ts';
import { heldIn, isPrater, ledIn, nextToPlay, pickerIn } from './reform-ways/moment.ts';
import { ringIn } from './reform-ways/ring.ts';
import { isSevenAsked } from './reform-ways/seven.ts';
import { declarersOwn, hasEnded, sharedNext } from './reform-ways/singles.ts';
import { brakesIn, busIn, dueIn, orderIn, suitIn } from './reform-ways/train.ts';

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
const FIVE_SUITS = [...SUITS, 'T'];
const MOST_DRAWN = 6;

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
    case 'ring':
      return groups(at);
    case 'lead-choice':
      return leads(at);
    case 'look':
      return look(at);
    case 'declare':
      return declarations(at);
    case 'bus':
      return buses(at);
    case 'draw':
      return draws(at);
    case 'share':
      return shares(at);
    case 'piles':
      return pile(at);
    case 'beating':
      return beating(at);
    case 'bluff':
      return bluff(at);
    case 'value':
      return values(at);
    case 'seven':
      return calling(at);
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

/** §3.2: a Sautanz only without king and tarock. */
const mayBid = (at: Moment, contract: string): boolean =>
  rankOf(contract) > 0 && (contract !== 'sautanz' || !handOf(at).some((card) => isTarock(card) || card.endsWith('K')));

function bids(at: Moment, isOpen: (contract: string) => boolean): readonly Action[] {
  const off = at.options['contractsOff'] as readonly string[];
  return REFORM_CONTRACTS.filter((contract) => !off.includes(contract) && mayBid(at, contract) && isOpen(contract)).map(
    (contract) => act('bid', { contract }),
  );
}

/** 0: it is never bid. */
const rankOf = (contract: string): number => contractNamed(contract).rank ?? 0;

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
    // Whoever holds it plays it.
    ...(isHolding && hasBid && !top.isHeld && mayBid(at, top.contract) ? [act('hold')] : []),
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
  const { calls: isOfKings, isEach } = contractNamed(topBid(words)?.contract ?? '');
  if (isOfKings || isEach) return [];
  return saleOf(s, options).isVoting ? [act('agree'), act('refuse')] : [act('buy'), act('no-buy')];
}

/** §5.4: nothing is asked where the talon stays closed; a Rufer may become another game, one with a bird one of two others. */
function kingInTalon({ s, options }: Moment): readonly Action[] {
  const sides = sidesOf(s, options);
  if (sides?.inTalon !== true || isSolo(sides.contract)) return [];
  const off = options['contractsOff'] as readonly string[];
  const mayChange = sides.contract === 'rufer' && !off.includes('wald-und-wiese');
  const isOfBird = contractNamed(sides.contract).bird !== undefined;
  return [
    ...[act('alone'), act('schleifen-king')],
    ...(mayChange ? [act('wald-und-wiese')] : []),
    ...(isOfBird ? [act('steinhofmaessig')] : []),
    ...(isOfBird ? sides.theirs.map((seat) => act('pratermaessig', { seat })) : []),
  ];
}

/** §5.2: the declarer of a Spezi has looked at the talon. */
function look({ s, seat, options, words }: Moment): readonly Action[] {
  return seat !== sidesOf(s, options)?.declarer || words.some(({ type }) => type === 'seen') ? [] : [act('seen')];
}

/** §7.10: one of the two groups, unseen; what is laid or passed on is chosen. */
function groups({ s, seat, options }: Moment): readonly Action[] | undefined {
  const sides = sidesOf(s, options);
  const next = sides && ringIn(s, sides).next;
  if (next?.seat !== seat) return [];
  return next.what === 'take-group' ? [0, 1].map((group) => act('take-group', { group })) : undefined;
}

/** §7.10: the declarer, unless he is forehand. */
function leads({ s, seat, options, words }: Moment): readonly Action[] {
  const isSaid = words.some(({ in: phase }) => phase === 'lead-choice');
  const isHis = seat === sidesOf(s, options)?.declarer && seat !== s.active[0];
  return isHis && !isSaid ? [act('lead-self'), act('lead-forehand')] : [];
}

/** §7.7: a suit, then where it is asked the order of one's cards, one after another. */
function timetable({ s, seat, words }: Moment, { contract, declarer }: Sides): readonly Action[] {
  if (seat !== declarer) return [];
  if (suitIn(words) === undefined) return FIVE_SUITS.map((suit) => act('suit', { suit }));
  if (!isOrdered(contract) || words.some(({ type }) => type === 'order-done')) return [];
  const placed = orderIn(words);
  const left = (s.zones[`hand:${seat}`] ?? []).filter((card) => !placed.includes(card));
  return left.length > 0 ? left.map((card) => act('order', { card })) : [act('order-done'), act('order-again')];
}

/** §7.7: the opponents from the declarer's right, once each, until somebody takes it. */
function buses({ s, seat, options, words }: Moment): readonly Action[] {
  const sides = sidesOf(s, options);
  const asked = words.filter(({ in: phase }) => phase === 'bus').length;
  if (seat !== sides?.theirs[asked] || busIn(words)) return [];
  return [...FIVE_SUITS.map((suit) => act('bus', { suit })), act('no-bus')];
}

/** §7.8. */
function draws({ s, seat, options, words }: Moment): readonly Action[] {
  const said = words.filter(({ in: phase }) => phase === 'draw');
  const isOver = said.length >= MOST_DRAWN || said.some(({ type }) => type === 'enough');
  return seat !== sidesOf(s, options)?.declarer || isOver ? [] : [act('draw'), act('enough')];
}

/** §7.9: each card of the talon to an opponent. */
function shares({ s, seat, options }: Moment): readonly Action[] {
  const sides = sidesOf(s, options);
  const card = sides && sharedNext({ s, options, sides });
  return card === undefined || seat !== sides?.declarer
    ? []
    : sides.theirs.map((to) => act('share-card', { card, to }));
}

/** §7.3: the player after forehand says whether tricks are headed, and in a Böhmischer what is trump. */
function declarations(at: Moment): readonly Action[] {
  const { s, seat, options, words } = at;
  const sides = sidesOf(s, options);
  const way = sides && contractNamed(sides.contract).way;
  if (sides && way === 'train') return timetable(at, sides);
  // §7.6: the suit of the last trick is a side suit (R32).
  if (sides && way === 'ends')
    return seat !== sides.declarer || suitIn(words) !== undefined ? [] : SUITS.map((suit) => act('suit', { suit }));
  if (seat !== s.active[1]) return [];
  const done = words.filter((word) => word.in === 'declare').length;
  if (done === 0) return [act('heading'), act('no-heading')];
  const isAsked = done === 1 && topBid(words)?.contract === 'boehmischer-trischaker';
  return isAsked ? SUITS.map((suit) => act('trump', { suit })) : [];
}

/** §7.3: round and round, mode T against the first card. */
function pile(at: Moment): readonly Action[] {
  const { turn, pile: lying } = pilesIn(at.s);
  if (turn !== at.seat) return [];
  return following(handOf(at), lying[0]?.card).map((card) => act('play', { card }));
}

/** §7.9: whoever can beat does; a pile is led with any card. */
function beating({ s, seat, options }: Moment): readonly Action[] {
  const sides = sidesOf(s, options);
  if (!sides) return [];
  const { turn, legal } = beatingAt({ s, options, sides });
  return turn === seat ? legal.map((card) => act('play', { card })) : [];
}

/** §7.3: any card with any claim, then any card, or an accusation. */
function bluff(at: Moment): readonly Action[] {
  const { s, seat, options } = at;
  const { isLed, turn } = bluffIn(s, topBid(at.words)?.seat ?? -1, options);
  if (turn !== seat) return [];
  const hand = handOf(at);
  return isLed
    ? [...hand.map((card) => act('add-hidden', { card })), act('accuse')]
    : hand.flatMap((card) => FIVE_SUITS.map((suit) => act('lead-hidden', { card, suit })));
}

/** §9: from 4, what a Rufer costs, to the 45 of a Sautanz. */
const values = ({ words, seat }: Moment): readonly Action[] =>
  seat === topBid(words)?.seat ? Array.from({ length: 42 }, (_, i) => act('value', { value: i + 4 })) : [];

/** §5.2: one of two groups that nobody sees; wherever cards are seen they are chosen. */
function unseen({ options, words }: Moment): readonly Action[] | undefined {
  const isBlind = topBid(words)?.contract === 'oberdreier' && options['oberdreierTalon'] === 'closed';
  return isBlind ? [0, 1].map((group) => act('take-unseen', { group })) : undefined;
}

/** §6.1: the declarer, once. */
function calling({ s, seat, options }: Moment): readonly Action[] {
  const sides = sidesOf(s, options);
  const isAsked = sides !== undefined && seat === sides.declarer && isSevenAsked(s, options, sides);
  return isAsked ? [act('call-black-out'), act('no-call')] : [];
}

/** §7: a card, by whoever's turn it is; before that the declarer may announce. */
function turn(at: Moment): readonly Action[] {
  const { s, seat, options, words } = at;
  const sides = sidesOf(s, options);
  if (!sides || hasEnded({ s, options, sides }) || isSevenAsked(s, options, sides)) return [];
  // §7.6: before anything else.
  const picker = pickerIn({ s, options, sides });
  if (picker !== undefined) return seat === picker ? s.active.map((one) => act('pick', { seat: one })) : [];
  if (seat !== nextToPlay({ s, options, sides })) return [];
  const { goal } = contractNamed(sides.contract);
  const won = reformTricks(s, options).filter(({ winner }) => winner === sides.declarer).length;
  // §7.6: one trick more than loses a negative game is as far as anything can go.
  if (goal !== undefined && won >= goal + 2) return [];
  return [
    ...cards(at, sides).map((card) => act('play', { card })),
    ...brakes(at, sides).map((card) => act('brake', { card })),
    ...(seat === sides.declarer ? furtherBirds(at, itemsIn(words, sides), sides) : []),
  ];
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

const brakes = ({ s, options }: Moment, sides: Sides): readonly string[] =>
  contractNamed(sides.contract).way === 'train' ? brakesIn({ s, options, sides }) : [];

const some = (list: readonly string[]): readonly string[] | undefined => (list.length > 0 ? list : undefined);

/** §7.3: in a Trischaker the Pagat is the last tarock that leaves a hand. */
const withoutPagat = (hand: readonly string[], legal: readonly string[]): readonly string[] =>
  hand.filter(isTarock).length > 1 ? legal.filter((card) => card !== 'T1') : legal;

/**
 * §7.1: in a negative game, and where it was said, beat what lies there if possible; in a game of suits lead no tarock while there
 * is anything else.
 */
function cards(at: Moment, sides: Sides): readonly string[] {
  const { s, options, words, seat } = at;
  const { contract, declarer } = sides;
  const hand = handOf(at);
  const trick = s.zones['trick'] ?? [];
  const lead = ledIn({ s, options, sides });
  if (contractNamed(contract).way === 'ends') return givesIn({ s, options, sides }, seat);
  if (isInSuits(contract) && lead === undefined) return some(hand.filter((card) => !isTarock(card))) ?? hand;
  const { goal, isEach, way } = contractNamed(contract);
  const plain = following(hand, lead);
  if (seat === declarer && way) return ofDeclarer({ s, options, sides }, plain);
  if (goal === undefined && !isEach) return unlocked(at, plain);
  const legal = contract === 'trischaker' ? withoutPagat(hand, plain) : plain;
  const mustHead = goal !== undefined || words.some(({ type, in: phase }) => type === 'heading' && phase === 'declare');
  if (lead === undefined || !mustHead) return legal;
  const winning = (card: string): boolean => topOf([...trick, card], rankingIn(words, options)) === card;
  return some(legal.filter(winning)) ?? legal;
}

/** §7.7 to §7.9: the next card of the order, the Sküs of an Artist, cards of one suit, or any card. */
function ofDeclarer(at: Parameters<typeof dueIn>[0], plain: readonly string[]): readonly string[] {
  const { contract } = at.sides;
  if (isOrdered(contract)) return plain.filter((card) => card === dueIn(at));
  if (contractNamed(contract).way !== 'pictures') return declarersOwn(at) ?? plain;
  const free = heldIn(at, at.sides.declarer).filter((card) => card === 'T22');
  return [...new Set([...plain, ...free])];
}

/** §6.2: the side that declared a bird keeps its card until its trick, and then plays it. */
function unlocked({ s, options, words, seat }: Moment, legal: readonly string[]): readonly string[] {
  const sides = sidesOf(s, options);
  if (!sides) return legal;
  // §7.4: in hands of different lengths nobody knows which trick it is.
  if (isPrater(sides)) return legal;
  const number = reformTricks(s, options).length + 1;
  const { bird: promised } = contractNamed(sides.contract);
  const declared = itemsIn(words, sides).filter(({ owners }) => owners.includes(seat));
  const kept = [
    ...declared.map(({ about }) => about),
    ...(promised !== undefined && isSteinhof(sides) && sides.ours.includes(seat) ? [promised] : []),
  ].flatMap((about) => {
    if (about === 'koenig-ultimo' && sides.called !== undefined) return [[sides.called, 12] as const];
    const bird = BIRDS[about];
    return bird ? [bird] : [];
  });
  const due = legal.filter((card) => kept.some(([one, trick]) => one === card && trick === number));
  if (due.length > 0) return due;
  const free = legal.filter((card) => !kept.some(([one, trick]) => one === card && trick > number));
  return free.length > 0 ? free : legal;
}
