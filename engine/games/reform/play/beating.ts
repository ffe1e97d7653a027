import type { Card } from '#engine/core/card.ts';
import { after, from, type Seat } from '#engine/core/seat.ts';
import { isTarock, PACK_54, suitOf } from '#engine/decks/deck-54.ts';
import { notesOf } from '#engine/kernel/deal/phase.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { winnerOf } from '#engine/play/suits.ts';
import type { Passing } from '../contracts/contract.ts';
import type { PhaseId } from '../names.ts';
import type { Options } from '../options/options.ts';

/** The phase in which cards are beaten, pile after pile. */
export const BEATING = 'beating' satisfies PhaseId;

/** A card of the pile, and whose hand it was in; `for`: whose it counts as, where the declarer played it for a neighbour without cards. */
export type BeatingPlay = { readonly seat: Seat; readonly card: Card; readonly for?: Seat };

/** How it ended: the declarer never had to beat, or had to, or only in a late pile. */
type BeatingEnding = 'won' | 'lost' | 'jubel';

/** What everybody knows of it. */
export type BeatingMemory = {
  /** Whose card is awaited; `null`: the declarer's first, or nobody's any more. */
  readonly turn: Seat | null;
  /** The pile, in the order of play. */
  readonly plays: readonly BeatingPlay[];
  /** How many piles have been begun. */
  readonly leads: number;
  /** Who has passed since the top card fell, in the order of play. */
  readonly passed: readonly Seat[];
  /** Whether the declarer has used up the one excuse for playing right behind a neighbour. */
  readonly excused: boolean;
  readonly ending: BeatingEnding | null;
};

const START: BeatingMemory = { turn: null, plays: [], leads: 0, passed: [], excused: false, ending: null };

export const beatingMemory = (s: State): BeatingMemory => notesOf<BeatingMemory>(s, BEATING, START);

/** Whose the top card of the pile is; `undefined`: none lies there. */
export function ownerOf(plays: readonly BeatingPlay[]): Seat | undefined {
  const top = plays.at(-1);
  return top && (top.for ?? top.seat);
}

/** Of cards in one hand those that serve the suit led, else its tarocks (reform §7.9). */
function serving(hand: readonly Card[], lead: Card): readonly Card[] {
  const own = hand.filter((card) => suitOf(card) === suitOf(lead));
  return own.length > 0 ? own : hand.filter(isTarock);
}

/** The cards of a hand of which one has to be played: any for a new pile, else those that serve and beat the top card. */
export function playable(hand: readonly Card[], plays: readonly Pick<BeatingPlay, 'card'>[]): readonly Card[] {
  const [lead, top] = [plays[0], plays.at(-1)];
  if (!lead || !top) return hand;
  return serving(hand, lead.card).filter((card) => winnerOf(PACK_54, [top.card, card]) === 1);
}

/** The hands as they are, and by what rules they are played. */
export interface Table {
  readonly declarer: Seat;
  readonly active: readonly Seat[];
  readonly hand: (seat: Seat) => readonly Card[];
  readonly contract: Pick<Passing, 'excusedOnce'>;
  readonly options: Pick<Options, 'jubelLead'>;
}

/** A pile after a card fell, before it is known who is next. */
type Pile = Pick<BeatingMemory, 'plays' | 'leads' | 'excused'>;

/** What comes next, and whose the pile is if it has ended. */
interface Next extends Pick<BeatingMemory, 'turn' | 'passed' | 'ending'> {
  readonly taker: Seat | null;
}

const isEmpty = ({ hand }: Table, seat: Seat): boolean => hand(seat).length === 0;

/** The next seat to the declarer's right, if it has no cards: they play for it then, and not for themselves (reform §7.9). */
function destitute(table: Table): Seat | undefined {
  const neighbour = after(table.declarer, table.active);
  return isEmpty(table, neighbour) ? neighbour : undefined;
}

/** Whether the declarer may play onto this pile without losing (reform §7.9). */
function isExcused(table: Table, { plays, excused }: Pile): boolean {
  if (destitute(table) !== undefined) return true;
  const isBehind = ownerOf(plays) === from(table.declarer, table.active).at(-1);
  return table.contract.excusedOnce === true && !excused && isBehind;
}

/** Who is next after the top card fell: whoever can beat it has to, and the declarer must not be able to (reform §7.9). */
function nextOf(table: Table, owner: Seat, pile: Pile): Next {
  const { declarer, active, hand, options } = table;
  const goesOn = { passed: [], ending: null, taker: null };
  const forced = pile.leads >= options.jubelLead ? 'jubel' : 'lost';
  const others = active.filter((seat) => seat !== declarer);
  if (isEmpty(table, declarer) || others.every((seat) => isEmpty(table, seat)))
    return { ...goesOn, turn: null, ending: 'won' };
  const canBeat = (seat: Seat): boolean => playable(hand(seat), pile.plays).length > 0;
  // What they played for a neighbour, another card of theirs must not beat.
  if (pile.plays.at(-1)?.for !== undefined && canBeat(declarer)) return { ...goesOn, turn: null, ending: forced };
  const [, ...asked] = from(owner, active);
  const at = asked.findIndex(canBeat);
  const turn = asked[at];
  if (turn === undefined) {
    const leader = from(owner, active).find((seat) => !isEmpty(table, seat)) ?? null;
    return { ...goesOn, turn: leader, taker: owner };
  }
  const passed = asked.slice(0, at).filter((seat) => !isEmpty(table, seat));
  const isForced = turn === declarer && !isExcused(table, pile);
  return { ...goesOn, turn: isForced ? null : turn, passed, ending: isForced ? forced : null };
}

/** What everybody knows once a seat has played a card, and the pile that has ended with it, if it has. */
export function afterPlay(
  before: Table,
  now: BeatingMemory,
  { seat, card }: Pick<BeatingPlay, 'seat' | 'card'>,
): { readonly memory: BeatingMemory; readonly pile: readonly BeatingPlay[]; readonly taker: Seat | null } {
  const table: Table = {
    ...before,
    hand: (one) => (one === seat ? before.hand(one).filter((other) => other !== card) : before.hand(one)),
  };
  const isLead = now.plays.length === 0;
  const isForced = seat === table.declarer && !isLead;
  const helped = isForced ? destitute(table) : undefined;
  const pile: Pile = {
    plays: [...now.plays, { seat, card, ...(helped !== undefined && { for: helped }) }],
    leads: now.leads + (isLead ? 1 : 0),
    excused: now.excused || (isForced && helped === undefined),
  };
  const { taker, ...next } = nextOf(table, helped ?? seat, pile);
  return { memory: { ...pile, ...next, plays: taker === null ? pile.plays : [] }, pile: pile.plays, taker };
}
