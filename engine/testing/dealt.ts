import { must } from '../core/assert-never.ts';
import type { Card, Zone } from '../core/card.ts';
import type { Notes } from '../core/json.ts';
import { ZERO } from '../core/rational.ts';
import { seededRng, shuffled } from '../core/rng.ts';
import type { Seat, Viewer } from '../core/seat.ts';
import { koenigrufen } from '../games/koenigrufen/game.ts';
import type { Action } from '../kernel/deal/action.ts';
import { apply, offersTo, start, turnOf } from '../kernel/deal/apply.ts';
import { namedIn } from '../kernel/deal/offers.ts';
import { view } from '../kernel/deal/redact.ts';
import { record } from '../kernel/deal/replay.ts';
import type { DealRecord } from '../kernel/deal/rules.ts';
import type { State } from '../kernel/deal/state.ts';
import type { View } from '../kernel/deal/view.ts';
import type { GameDefinition } from '../kernel/family/definition.ts';
import { tableOf } from './any-table.ts';
import { stacked } from './stacked.ts';

/** How a table differs from the Tyrolean one of Königrufen for four with today's rules. */
export interface TableDifference {
  readonly game?: GameDefinition;
  readonly seats?: number;
  readonly profile?: string;
  readonly options?: Notes;
  readonly rulesVersion?: number;
}

/** A deal that a test plays step by step; forehand is seat 0. */
export interface DealtDeal {
  readonly s: State;
  /** Whose turn it is. */
  readonly seat: Seat;
  /** Performs these actions in order, each by the seat whose turn it is; throws if one is refused. */
  go(...actions: readonly object[]): void;
  /** The code with which an action of the seat to act is refused; `undefined` if it is accepted. */
  refused(action: object): string | undefined;
  /** What the seat to act is offered. */
  readonly offered: readonly Action[];
  seenBy(viewer: Viewer): View;
  readonly record: DealRecord;
}

/** Deals so that certain zones get these cards (`hand:0`, separated by blanks), and shuffles the rest; nobody may cut. */
export function dealOut(
  zones: Readonly<Record<Zone, string>>,
  { game = koenigrufen, seats = 4, profile = 'tirol-speisezettel', options = {}, rulesVersion }: TableDifference = {},
): DealtDeal {
  const agreed = tableOf(game, profile, options);
  const table = { ...agreed, ...(rulesVersion !== undefined && { rulesVersion }) };
  const rules = game.rules(table);
  const dealer = seats - 1;
  const wanted = Object.fromEntries(
    Object.entries(zones).map(([zone, list]): [Zone, readonly Card[]] => [zone, list.split(' ')]),
  );
  const deck = stacked(rules, seats, dealer, shuffled(rules.pack.cards, seededRng('dealt')), wanted);
  const now = { ...{ deal: 1, factors: [], pot: ZERO, notes: {} }, sameCards: true as const };
  const begun = start(rules, { table: seats, dealer, deck, now });
  if (!begun.ok) throw new Error(begun.error.code);
  let s = begun.value;
  const asked = (): Seat => must(turnOf(rules, s).must[0], 'a seat');
  return {
    get s() {
      return s;
    },
    get seat() {
      return asked();
    },
    go(...actions) {
      for (const action of actions) {
        const done = apply(rules, s, asked(), action as Action);
        if (!done.ok) throw new Error(`${asked()}: ${JSON.stringify(action)}: ${done.error.code}`);
        s = done.value;
      }
    },
    refused(action) {
      const done = apply(rules, s, asked(), action as Action);
      return done.ok ? undefined : done.error.code;
    },
    get offered() {
      return namedIn(offersTo(rules, s, asked()));
    },
    seenBy: (viewer) => view(rules, s, viewer),
    get record() {
      return record(rules, table, deck, s);
    },
  };
}

export const VORHAND = { type: 'vorhand' };
export const PASS = { type: 'pass' };
export const GOOD = { type: 'good' };
export const bid = (contract: string): object => ({ type: 'bid', contract });
export const announce = (bonus: string): object => ({ type: 'announce', bonus });
export const play = (card: Card): object => ({ type: 'play', card });
