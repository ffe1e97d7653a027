import fc from 'fast-check';
import { rational } from '../core/rational.ts';
import { REDEAL } from '../kernel/score.ts';
import { DEFAULT_FORMAT } from '../tournament/format/format.ts';
import type { EveningCommand } from '../tournament/state/commands.ts';
import { dealerOf } from '../tournament/state/places.ts';
import type { EveningState, RoundState, TableState } from '../tournament/state/types.ts';
import { totalVersion } from '../tournament/state/versions.ts';
import { confirmationOf, correctionOf, dealOf, listOf } from './evenings.ts';
import { SHA256 } from './sha256.ts';

/** What somebody wants; the details are read from the current evening. */
export type Wish = (state: EveningState) => EveningCommand | undefined;
/** A number that stands for anything of which there are few. */
export const small = fc.integer({ min: 0, max: 9 });

const players = (state: EveningState, n: number): string =>
  state.players[n % Math.max(1, state.players.length)]?.id ?? 'p0';
const roundAt = (state: EveningState, n: number): RoundState | undefined =>
  n > 7 ? state.rounds[n % Math.max(1, state.rounds.length)] : state.rounds.findLast(({ phase }) => phase !== 'draft');
const tableAt = (round: RoundState | undefined, n: number): TableState | undefined =>
  round?.tables[n % Math.max(1, round.tables.length)];

/** Everybody present at tables of four and five, in some order; occasionally somebody is left out or sits twice. */
function seating(state: EveningState, turn: number): readonly (readonly string[])[] {
  const there = state.players.filter(({ presence }) => presence === 'present').map(({ id }) => id);
  const order = [...there.slice(turn % 7), ...there.slice(0, turn % 7)];
  if (turn === 9) order.push(order[0] ?? 'p1');
  const tables = Math.max(1, Math.floor(order.length / 4));
  return Array.from({ length: tables }, (_, t) => order.filter((_, i) => i % tables === t));
}

/** The next deal of a table by its right dealer, or another number by another one. */
function deal(
  state: EveningState,
  r: number,
  t: number,
  to: number,
  skew: number,
): ReturnType<typeof dealOf> | undefined {
  const round = roundAt(state, r);
  const table = tableAt(round, t);
  if (!round || !table) return undefined;
  const number = Math.max(1, table.results.length + 1 + (skew > 7 ? 1 : skew > 6 ? -1 : 0));
  const size = table.players.length;
  // These deals are between four seats.
  if (size < 4) return undefined;
  const base = dealOf(table.table, number, dealerOf(table, number), to % 4, (to % 5) + 1, 3);
  return { ...base, round: round.round, row: { ...base.row, table: size } };
}

/** Somebody moves to another table of a draft, or away from it; a table is added or removed; a new draft begins. */
function byHand(state: EveningState, player: string, to: number, seat: number, how: number): EveningCommand {
  const draft = state.rounds.find(({ phase }) => phase === 'draft');
  const now = draft?.tables.map(({ players: seats }) => seats.filter((id) => id !== player)) ?? [];
  const put = now.map((seats, i) => (i === to % now.length ? seats.toSpliced(seat % 6, 0, player) : seats));
  const tables = how < 6 ? put : how === 6 ? now : how === 7 ? [...now, [player]] : now.slice(0, -1);
  return { type: 'seat-by-hand', round: draft?.round ?? state.rounds.length + 1, tables };
}

const four = fc.tuple(small, small, small, small);
const name = fc.constantFrom('Anna', 'Berta', 'Cilli', 'Dora', 'Emil', 'Franz', 'Gustl', 'Hansi', 'Ida', ' anna', '');

/** Everything that happens at an evening, sensible or not: late, gone, back, swapped, corrected, struck, reopened. */
export const wish: fc.Arbitrary<Wish> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.array(name, { maxLength: 3 }).map(
      (names): Wish =>
        () =>
          listOf(...names),
    ),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(small, fc.constantFrom('present', 'paused', 'gone'))
      .map(([n, presence]): Wish => (s) => ({ type: 'set-presence', player: players(s, n), presence })),
  },
  fc.tuple(small, name).map(([n, to]): Wish => (s) => ({ type: 'rename-player', player: players(s, n), name: to })),
  fc.tuple(small, name).map(([n, to]): Wish => (s) => ({ type: 'substitute-player', player: players(s, n), name: to })),
  small.map((n): Wish => (s) => ({ type: 'remove-player', player: players(s, n) })),
  fc.tuple(small, small).map(([a, b]): Wish => (s) => ({
    type: 'keep-apart',
    pairs: a < 7 ? [] : [[players(s, a), players(s, b)]],
  })),
  {
    weight: 4,
    arbitrary: small.map((turn): Wish => (s) => ({
      type: 'plan-rounds',
      from: s.rounds.filter(({ phase }) => phase !== 'draft').length + 1,
      draw: { method: 'planned', seed: 's' },
      rounds: turn % 2 === 0 ? [seating(s, turn)] : [seating(s, turn), seating(s, turn + 1)],
    })),
  },
  {
    weight: 4,
    arbitrary: fc.constant<Wish>((s) => ({
      type: 'publish-round',
      round: s.rounds.find(({ phase }) => phase === 'draft')?.round ?? 1,
    })),
  },
  { weight: 2, arbitrary: small.map((r): Wish => (s) => ({ type: 'close-round', round: roundAt(s, r)?.round ?? 1 })) },
  small.map((r): Wish => (s) => ({ type: 'reopen-round', round: roundAt(s, r)?.round ?? 1, reason: 'again' })),
  small.map((r): Wish => (s) => ({ type: 'discard-draw', round: roundAt(s, r)?.round ?? 1 })),
  small.map((r): Wish => (s) => ({ type: 'start-round', round: roundAt(s, r)?.round ?? 1 })),
  {
    weight: 3,
    arbitrary: four.map(
      ([n, to, seat, how]): Wish =>
        (s) =>
          byHand(s, players(s, n), to, seat, how),
    ),
  },
  fc.tuple(small, small).map(([n, table]): Wish => (s) => ({
    type: 'lock-player',
    player: players(s, n),
    table: table > 0 ? null : table + 1,
  })),
  {
    weight: 16,
    arbitrary: four.map(([r, t, to, skew]): Wish => (s) => {
      const next = deal(s, r, t, to, skew);
      return next && { type: 'enter-deal', ...next };
    }),
  },
  {
    weight: 2,
    arbitrary: four.map(([r, t, to, skew]): Wish => (s) => {
      const next = deal(s, r, t, to, skew);
      return next && { type: 'enter-deal', ...next, row: { ...next.row, outcome: REDEAL }, settlement: [] };
    }),
  },
  {
    weight: 3,
    arbitrary: four.map(([r, t, to, skew]): Wish => (s) => {
      const next = deal(s, r, t, to, skew);
      if (!next) return undefined;
      return { ...correctionOf(s, 'x', { ...next, deal: Math.max(1, next.deal - 1) }), accepted: to > 4 };
    }),
  },
  fc.tuple(small, small).map(([r, t]): Wish => (s) => {
    const round = roundAt(s, r);
    const table = tableAt(round, t);
    return round && table && { type: 'strike-deals', round: round.round, table: table.table, reason: 'time' };
  }),
  fc.tuple(small, small).map(([n, points]): Wish => (s) => ({
    type: 'give-penalty',
    player: players(s, n),
    round: 1,
    points: rational(points),
    cents: 100,
    reason: 'late',
  })),
  small.map((n): Wish => () => ({ type: 'withdraw-penalty', penalty: `x${n}`, reason: 'mistake' })),
);

/** At an existing table: a second entry, a confirmation, a total, or a bot taking over. */
const atSomeTable = (
  made: (round: number, table: TableState, n: number, state: EveningState) => EveningCommand,
): fc.Arbitrary<Wish> =>
  four.map(([r, t, n]): Wish => (s) => {
    const round = roundAt(s, r);
    const table = tableAt(round, t);
    return round && table && made(round.round, table, n, s);
  });

const points = (table: TableState, n: number) =>
  table.players.map((_, seat) => rational(seat === 0 ? n * (table.players.length - 1) : -n));

/** The same, plus everything that is not for everybody's eyes: second entries, totals, groups, reasons, and bots. */
export const widerWish: fc.Arbitrary<Wish> = fc.oneof(
  { weight: 40, arbitrary: wish },
  {
    weight: 4,
    arbitrary: atSomeTable((round, table, n) => {
      const deal = Math.max(1, table.results.length);
      const { source: _, ...again } = dealOf(table.table, deal, dealerOf(table, deal), n % 4, n + 1, 3);
      return { type: 'check-deal', ...again, round, by: 'second' };
    }),
  },
  {
    weight: 4,
    arbitrary: atSomeTable((round, { table, results }, _, s) =>
      confirmationOf(s, { round, table, deal: Math.max(1, results.length) }, 'third'),
    ),
  },
  {
    weight: 4,
    arbitrary: atSomeTable((round, table, n) => {
      const total = { round, table: table.table, points: points(table, n), deals: table.deals, by: 'writer' };
      return {
        type: 'enter-total',
        ...total,
        ...(n > 4 && { reason: 'sum' }),
        ...(table.total && { base: totalVersion(table.total, SHA256) }),
      };
    }),
  },
  {
    weight: 4,
    arbitrary: atSomeTable((round, table, n) => {
      return { type: 'check-total', round, table: table.table, points: points(table, n), by: 'second' };
    }),
  },
  {
    weight: 4,
    arbitrary: atSomeTable((round, table, n) => {
      const holder = n % 2 === 0 ? 'bot' : 'person';
      return { type: 'hold-seat', round, table: table.table, seat: n % table.players.length, holder };
    }),
  },
  small.map((n): Wish => (s) => ({ type: 'group-player', player: players(s, n), groups: ['Team'] })),
  small.map((n): Wish => () => ({
    type: 'change-format',
    format: { ...DEFAULT_FORMAT, deals: 2, dealsAtFive: null, rounds: null, minutes: n + 1, entry: 'both' },
    reason: 'late',
  })),
  small.map((n): Wish => () => ({ type: 'archive-evening', archived: n % 2 === 0 })),
);
