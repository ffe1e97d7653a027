import { z } from 'zod';
import { type Json, keyOf, type Notes } from '#engine/core/json.ts';
import { rational } from '#engine/core/rational.ts';
import type { Seat } from '#engine/core/seat.ts';
import { text } from '#engine/core/text.ts';
import { definePhase } from '#engine/kernel/deal/phase.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { Row, Situation } from '#engine/kernel/score.ts';
import type { SeriesRule } from '#engine/kernel/series-rule.ts';
import type { Fact } from '#engine/kernel/words/phrase.ts';
import { refusal } from '../refusal.ts';
import { afterDealer, cardAction, dealEach, eachCard, laid, pack, probe, put, rowOf, unheld } from './probe.ts';
import { PLAIN_WORDS } from './words.ts';

const DECK = pack('T', 12);
/** What a deal of a round of fixed value is worth, and any other. */
const [FIXED, PLAIN] = [5, 1];

/** How many tokens each seat holds, and the value of the round that is played, and how many more deals it has. */
interface Held {
  readonly tokens: readonly number[];
  readonly fixed: { readonly value: number; readonly left: number } | null;
}

const AT_START = (table: number): Held => ({ tokens: Array.from({ length: table }, () => 0), fixed: null });
/** What notes say; nobody has a token as long as none is noted. */
const heldIn = ({ tokens = [], fixed = null }: Notes): Held => ({
  tokens: tokens as readonly number[],
  fixed: fixed as Held['fixed'],
});
/** As notes; what says nothing is left out. */
const notesOf = ({ tokens, fixed }: Held): Readonly<Record<string, Json>> => ({
  ...(tokens.some((n) => n > 0) && { tokens }),
  ...(fixed && { fixed: { ...fixed } }),
});

const winnerIn = ({ measures = [] }: Row): Seat => measures.indexOf(Math.max(...measures));

/** Whoever showed the lowest card gets a token, and a winner who has one loses it; the highest card begins a round of fixed value. */
const tokens: SeriesRule<Held> = {
  id: 'tokens',
  isOver: () => false,
  notes: {
    shapes: (table) => ({
      tokens: z.array(z.int().min(0)).length(table).readonly(),
      fixed: z.strictObject({ value: z.int().min(1), left: z.int().min(1).max(table) }),
    }),
    memory: (notes, { table }) => heldIn({ tokens: AT_START(table).tokens, ...notes }),
  },
  start: ({ table }) => AT_START(table),
  before: (memory, now) => ({ now: { ...now, notes: { ...now.notes, ...notesOf(memory) } }, items: [] }),
  after({ tokens: held, fixed }, { row }) {
    const { measures = [], table } = row;
    const [winner, last] = [winnerIn(row), measures.indexOf(Math.min(...measures))];
    const left = fixed && fixed.left > 1 ? { ...fixed, left: fixed.left - 1 } : null;
    const isHighest = measures[winner] === DECK.length;
    return {
      memory: {
        tokens: held.map((n, seat) => (seat === winner ? Math.max(0, n - 1) : seat === last ? n + 1 : n)),
        fixed: isHighest && !left ? { value: FIXED, left: table } : left,
      },
      items: [],
    };
  },
};

const TOKEN = text('Hölzel', 'Hölzel');

/** What somebody reads of it: who holds a token, and what the round is worth. */
function seriesFacts({ notes }: Situation): readonly Fact[] {
  const { tokens: held, fixed } = heldIn(notes);
  const holders = held.flatMap((n, seat): readonly Fact[] =>
    n > 0
      ? [{ text: text('Hölzel: {who}', 'Hölzel: {who}'), values: { who: { seat } }, role: { seat, name: TOKEN } }]
      : [],
  );
  const round: Fact = { text: text('Runde zu {n}', 'round worth {n}'), values: { n: fixed?.value ?? 0 } };
  return [...holders, ...(fixed ? [round] : [])];
}

const shown = (s: State): number => s.active.filter((seat) => laid(s, seat).length > 0).length;

/** Everybody shows a card, and the highest wins; what is won hangs on the deals before. */
export const TOKENS = probe({
  id: 'probe-tokens',
  tables: [4],
  contracts: ['show'],
  items: ['token'],
  refusals: { 'wrong-speaker': text('Das steht {at} nicht zu.', 'That is not for {at} to say.') },
  first: 'show',
  deck: DECK,
  active: afterDealer(),
  deal: dealEach(3),
  phases: [
    definePhase({
      id: 'show',
      actions: cardAction('show'),
      turn: (s) => ({ must: s.active.slice(shown(s), shown(s) + 1), may: [] }),
      offers: (s, seat) => eachCard(s, seat, 'show'),
      refuse: (s, by, { card }) =>
        unheld(s, by, [card]) ?? (laid(s, by).length > 0 ? refusal('wrong-speaker', keyOf(by)) : undefined),
      decide: (_, by, { card }) => [put(by, [card], `laid:${by}`, 'all')],
      next: () => [{ type: 'ended', end: 'settle' }],
      show: () => null,
    }),
  ],
  read: (s) => rowOf(s, (seat) => laid(s, seat)),
  series: [tokens],
  words: () => ({ ...PLAIN_WORDS, series: seriesFacts }),
  settle(row, now) {
    const { tokens: held, fixed } = heldIn(now.notes);
    const winner = winnerIn(row);
    const factors = [...now.factors, ...((held[winner] ?? 0) > 0 ? [{ code: 'token', by: rational(2) }] : [])];
    return (row.measures ?? []).flatMap((_, from) =>
      from === winner ? [] : [{ code: 'show', from, to: winner, base: rational(fixed?.value ?? PLAIN), factors }],
    );
  },
});
