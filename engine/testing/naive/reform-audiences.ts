import type { Notes } from '#engine/core/json.ts';
import type { Audience, Seat } from '#engine/core/seat.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import type { TableRules } from '#engine/kernel/deal/rules.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { Perceived, SaidEvent } from './perceived.ts';
import { contractNamed, isOuvert } from './reform-contracts.ts';
import { reformWords, sidesOf } from './reform-log.ts';
import { arePlayedOut, reformTricks } from './reform-tricks.ts';
import { beatingAt } from './reform-ways/beating.ts';
import { hasEnded } from './reform-ways/singles.ts';

/** Who hears and sees what in Reform Tarock, read from docs/rules/reform.md §2, §4, §5.1, §5.2, §7.2, §7.3, §7.6 to §7.10 and nothing else. */

const seatIn = (zone: string): Seat => Number(zone.slice(zone.indexOf(':') + 1));
const isTarock = (card: string): boolean => card.startsWith('T');
const isOf = (zone: string, kind: string): boolean => zone.startsWith(kind);

/**
 * §5.2: a talon of which one group is exchanged lies open to those who play; one of six, and one that is taken after laying
 * away, looked at or drawn from, only to the declarer; any other to nobody.
 */
function readersOf({ games, active }: State): readonly Seat[] {
  const [game] = games;
  switch (game && contractNamed(game.contract).talon) {
    case '3':
      return active;
    case '6':
    case 'first':
    case 'looks':
    case 'draws':
      return [game?.declarer ?? -1];
    default:
      return [];
  }
}

/** §7.10: whom somebody passes cards on to. */
function takerOf(s: State, by: number, options: Notes): number {
  const theirs = sidesOf(s, options)?.theirs ?? [];
  return theirs[(theirs.indexOf(by) + 1) % theirs.length] ?? -1;
}

const SECRET = ['lay', 'take-unseen', 'lead-hidden', 'add-hidden', 'order', 'order-again'];

/** §7.3: which suit a card is said to be of, and that another one was put. */
export function reformOverheard(_: State, { action }: SaidEvent): Action | undefined {
  const { type, suit } = action as Action & { readonly suit?: string };
  if (type === 'lead-hidden') return { type, suit } as Action;
  // §7.10: that cards go on is seen.
  return type === 'add-hidden' || type === 'pass-on' ? { type } : undefined;
}

export function reformAudiences(s: State, event: Perceived, { options }: TableRules): Audience {
  if (event.type === 'said') {
    const { by, action } = event;
    // §5.2: discards are secret, and so are face-down cards and a fixed order. What is taken is named to whoever sees the talon; which group is taken
    // unseen is his own affair.
    if (SECRET.includes(action.type)) return typeof by === 'number' ? [by] : [];
    // §7.10: each sees what he takes, and knows what he gave.
    if (action.type === 'pass-on') return [Number(by), takerOf(s, Number(by), options)];
    return action.type === 'take' ? readersOf(s) : 'all';
  }
  return seen(s, event, options);
}

/** §4: when the first trick has been gathered, of a Pensionist when the second pile has been led. */
function areOpen(s: State, options: Notes): boolean {
  const sides = sidesOf(s, options);
  if (!sides || !isOuvert(sides.contract)) return false;
  const isPile = contractNamed(sides.contract).way === 'beats';
  return isPile ? beatingAt({ s, options, sides }).leads > 1 : reformTricks(s, options).length > 0;
}

const isFirst = ({ games: [game] }: State): boolean =>
  game !== undefined && contractNamed(game.contract).talon === 'first';

/** §7.7: hands and talon are divided before everybody when the tricks have come to an end before their time. */
function isPlayedOut(s: State, options: Notes): boolean {
  const sides = s.phase === 'tricks' ? sidesOf(s, options) : undefined;
  return sides !== undefined && hasEnded({ s, options, sides });
}

function seen(s: State, { cards, from, to }: Extract<Perceived, { type: 'moved' }>, options: Notes): Audience {
  // What was played lies open when it is over, the talon of §7.2 too.
  if (s.end !== null || arePlayedOut(s, options) || isPlayedOut(s, options)) return 'all';
  // §2: everybody gets a hand; nobody sees the talon, a cut, or a packet that may be chosen.
  const isDealt = !isOf(from, 'hand:') && !isOf(from, 'talon:') && !isOf(from, 'trick');
  if (isDealt && s.games.length === 0) return isOf(to, 'hand:') ? [seatIn(to)] : [];
  // §5.2: laid away face down, tarocks face up.
  if (isOf(to, 'laid:')) return cards.every(isTarock) ? 'all' : [seatIn(to)];
  // §7.10: each sees only what he takes; a tarock that goes is shown.
  if (s.phase === 'ring' && from !== to && isOf(to, 'hand:')) {
    if (isOf(from, 'talon:')) return [seatIn(to)];
    return cards.every(isTarock) ? 'all' : [seatIn(from), seatIn(to)];
  }
  // Whoever lays away first sees the talon after that, or where it stays closed no more of it than what he takes.
  const isHidden = options['oberdreierTalon'] === 'closed' || !reformWords(s).some(({ type }) => type === 'lay');
  if (isFirst(s) && isHidden && isOf(to, 'talon:')) return [];
  // §7.3: what somebody has to take of a talon that lies open is seen.
  if (isOf(from, 'talon:') && s.phase !== 'piles') return readersOf(s);
  // §4: hands are laid open where they are.
  if (from === to && isOf(from, 'hand:')) return areOpen(s, options) ? 'all' : [seatIn(from)];
  // §7.3: a card is put face down, an accused one turned, and a pile taken up as it lies.
  if (s.phase === 'bluff' && from !== to) return [seatIn(isOf(to, 'hand:') ? to : from)];
  // §7: cards are played and tricks won before everybody.
  return 'all';
}
