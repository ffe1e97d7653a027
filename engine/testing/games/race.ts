import { z } from 'zod';
import { pileOf, TRICK } from '../../core/card.ts';
import { after } from '../../core/seat.ts';
import { definePhase, notesOf } from '../../kernel/phase.ts';
import type { LineItem, Situation } from '../../kernel/score.ts';
import type { Event, State } from '../../kernel/types.ts';
import { afterDealer, dealEach, eachCard, held, pack, points, probe, rowOf, unheld, valueOf } from './probe.ts';

/** Points that end the race. */
const TARGET = 60;

/** Who plays now: forehand leads first, then whoever took the last trick. */
function turn(s: State): readonly number[] {
  const leader = notesOf(s, 'trick', s.active[0] ?? 0);
  const seat = s.zones[TRICK]?.length ? after(leader, s.active) : leader;
  return held(s, seat).length > 0 ? [seat] : [];
}

/** A race of two over several deals where only the winner's side is written: the payer is `nobody`. */
export const RACE = probe({
  id: 'probe-race',
  tables: [2],
  contracts: ['race'],
  bonuses: ['goal'],
  first: 'trick',
  deck: pack('R', 8),
  active: afterDealer(),
  deal: dealEach(4),
  phases: [
    definePhase({
      id: 'trick',
      actions: z.strictObject({ type: z.literal('play'), card: z.string() }),
      turn: (s) => ({ must: turn(s), may: [] }),
      offers: (s, seat) => eachCard(s, seat, 'play'),
      refuse: (s, by, { card }) => unheld(s, by, [card]),
      decide(s, by, { card }) {
        const played: Event = { type: 'moved', cards: [card], from: `hand:${by}`, to: TRICK, seenBy: 'all' };
        const [lead] = s.zones[TRICK] ?? [];
        if (lead === undefined) return [played];
        const winner = valueOf(lead) > valueOf(card) ? after(Number(by), s.active) : Number(by);
        const taken: Event = { type: 'moved', cards: [lead, card], from: TRICK, to: pileOf(winner), seenBy: [] };
        return [played, taken, { type: 'noted', phase: 'trick', notes: winner }];
      },
      next: () => [{ type: 'ended', end: 'settle' }],
      show: (s) => s.notes['trick'] ?? null,
    }),
  ],
  read: (s) =>
    rowOf(
      2,
      s.dealer,
      [0, 1].map((seat) => (s.zones[pileOf(seat)] ?? []).map(valueOf).reduce((a, b) => a + b, 0)),
    ),
  settle({ measures = [] }, now): readonly LineItem[] {
    const seat = (measures[0] ?? 0) > (measures[1] ?? 0) ? 0 : 1;
    const won = measures[seat] ?? 0;
    const write = (code: string, amount: number): LineItem => ({
      code,
      from: 'nobody',
      to: seat,
      base: points(amount),
      factors: now.factors,
    });
    return [write('race', won), ...(raceOf(now, seat) + won >= TARGET ? [write('goal', 10)] : [])];
  },
});

/** What a seat has run so far, as the series lends it. */
export const raceOf = (now: Situation, seat: number): number => Number(now.notes[`run:${seat}`] ?? 0);
