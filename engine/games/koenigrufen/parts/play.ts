import type { Card } from '#engine/core/card.ts';
import type { Seat } from '#engine/core/seat.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { Discards } from '#engine/phases/lay-away.ts';
import type { Options } from '../options/options.ts';
import {
  elseTarock,
  followSuit,
  type Lock,
  pagatLast,
  type PlayRule,
  type Promise,
  promised,
  stichzwang,
  suitsFirst,
} from '../play/rules.ts';
import { type Kaiserstich, winnerInColour, winnerOf } from '../play/winners.ts';
import type { Goal } from './goal.ts';

/** What decides a trick at a table. */
export interface Deciding {
  readonly options: Options;
  /** The Kaiserstich in games that are played so. */
  kaiserstich(play: Play): Kaiserstich;
}

/** What cards are played by at a table. */
export interface Playing extends Deciding {
  /** The cards that a seat has announced, and how they are kept. */
  promises(s: State, seat: Seat): readonly Promise[];
  readonly lock: Lock;
  /** Of all games that are played side by side. */
  goals(s: State): readonly Goal[];
}

/** The free cards of a hand: neither king nor Trull piece nor promised. */
interface Free {
  readonly all: readonly Card[];
  readonly tarocks: readonly Card[];
  readonly suits: readonly Card[];
}

/** How the cards of a contract are played (tirol §7), and which are laid away before (§5). */
export interface Play {
  /** Words are found by it; and by `colour` bots know that tarocks are no trumps. */
  readonly id: 'tarock' | 'colour' | 'negative';
  rules(by: Playing, s: State, seat: Seat): readonly PlayRule[];
  /** Index of the card that wins. */
  winner(by: Deciding, trick: readonly Card[]): number;
  discards(options: Options, free: Free): Discards;
}

const suitsAway = (_: Options, { tarocks, suits }: Free): Discards => ({ first: suits, then: tarocks });

/** Tarocks are trumps. */
export const TAROCK: Play = {
  id: 'tarock',
  rules: (by, s, seat) => [followSuit, elseTarock, ...promised(by.promises(s, seat), by.lock)],
  winner: (by, trick) => winnerOf(trick, by.kaiserstich(TAROCK)),
  discards: suitsAway,
};

/** Farbenspiele: a tarock never wins over another suit. */
export const COLOUR: Play = {
  id: 'colour',
  rules: ({ options }) => (options['farben-de-luxe'] ? [followSuit] : [suitsFirst, followSuit, elseTarock]),
  winner: (_, trick) => winnerInColour(trick),
  discards: (options, { all, tarocks, suits }) =>
    options['farben-de-luxe'] ? { first: all, then: [] } : { first: tarocks, then: suits },
};

/** Where tricks are avoided; the Pagat may fall any time that it wins the Trull (tirol §15). */
const avoiding = (by: Deciding): readonly PlayRule[] => [followSuit, elseTarock, pagatLast(by.kaiserstich(NEGATIVE))];

/** Negative games have a Stichzwang, but Bettler among themselves where the house has it so (R24, §15). */
export const NEGATIVE: Play = {
  id: 'negative',
  rules(by, s) {
    const free = by.options['bettler-ohne-stichzwang'] && by.goals(s).every(({ tricks }) => tricks === 0);
    return free ? avoiding(by) : [...avoiding(by), stichzwang];
  },
  winner: (by, trick) => winnerOf(trick, by.kaiserstich(NEGATIVE)),
  discards: suitsAway,
};

/** Trischaken: forehand decides about the Stichzwang; for points there is none of it (tirol §8.4). */
export const TRISCHAKEN: Play = {
  ...NEGATIVE,
  rules(by, s) {
    if (by.options['trischaken-positive']) return [followSuit, elseTarock];
    return firstGame(s).with['stichzwang'] === false ? avoiding(by) : [...avoiding(by), stichzwang];
  },
};
