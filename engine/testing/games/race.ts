import { pileOf, TRICK } from '#engine/core/card.ts';
import { after } from '#engine/core/seat.ts';
import { definePhase, notesOf } from '#engine/kernel/deal/phase.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { Situation } from '#engine/kernel/score.ts';
import {
  afterDealer,
  cardAction,
  dealEach,
  eachCard,
  held,
  pack,
  pay,
  probe,
  put,
  rowOf,
  unheld,
  valueOf,
} from './probe.ts';

/** Points that end the race. */
const TARGET = 60;

/** Whose turn it is: forehand leads first, then the winner of the last trick. */
function turn(s: State): readonly number[] {
  const leader = notesOf(s, 'trick', s.active[0] ?? 0);
  const seat = s.zones[TRICK]?.length ? after(leader, s.active) : leader;
  return held(s, seat).length > 0 ? [seat] : [];
}

/** A seat's running total, as lent by the series. */
export const raceOf = (now: Situation, seat: number): number => Number(now.notes[`run:${seat}`] ?? 0);

/** A race of two over several deals where only the winner's side is recorded: the payer is `nobody`. */
export const RACE = probe({
  id: 'probe-race',
  tables: [2],
  contracts: ['race'],
  bonuses: ['goal'],
  first: 'trick',
  deck: pack('R', 8),
  balance: 'one-sided',
  active: afterDealer(),
  deal: dealEach(4),
  phases: [
    definePhase({
      id: 'trick',
      actions: cardAction('play'),
      turn: (s) => ({ must: turn(s), may: [] }),
      offers: (s, seat) => eachCard(s, seat, 'play'),
      refuse: (s, by, { card }) => unheld(s, by, [card]),
      decide(s, by, { card }) {
        const [lead] = s.zones[TRICK] ?? [];
        if (lead === undefined) return [put(by, [card], TRICK, 'all')];
        const winner = valueOf(lead) > valueOf(card) ? after(Number(by), s.active) : Number(by);
        return [
          put(by, [card], TRICK, 'all'),
          { type: 'moved', cards: [lead, card], from: TRICK, to: pileOf(winner), seenBy: [] },
          { type: 'noted', phase: 'trick', notes: winner },
        ];
      },
      next: () => [{ type: 'ended', end: 'settle' }],
      show: (s) => s.notes['trick'] ?? null,
    }),
  ],
  read: (s) => rowOf(s, (seat) => s.zones[pileOf(seat)] ?? []),
  settle({ measures: [zero = 0, one = 0] = [] }, now) {
    const [seat, won] = zero > one ? [0, zero] : [1, one];
    const hasArrived = raceOf(now, seat) + won >= TARGET;
    return [pay('race', 'nobody', seat, won, now), ...(hasArrived ? [pay('goal', 'nobody', seat, 10, now)] : [])];
  },
});
