import { z } from 'zod';
import type { Notes } from '#engine/core/json.ts';
import type { Row } from '#engine/kernel/score.ts';
import type { SeriesRule } from '#engine/kernel/series-rule.ts';
import { bySeat, dealsLeft } from '#engine/series/rounds.ts';
import { notedIn } from '../row.ts';
import type { Ruleset } from '../ruleset.ts';
import { activeSeats } from '../seats.ts';
import { FIXED } from './lent.ts';

/** What runs through a series: Hölzel, Radel, rounds of a fixed value (reform §9). A table may be lent each of them from before. */
export const seriesOf = (ruleset: Ruleset): readonly SeriesRule[] => [hoelzel(ruleset), radel(ruleset), fixed(ruleset)];

/** How many deals a round still has whose length nobody has said: a table that keeps its series by itself lends only that it is one. */
const UNSAID = Infinity;

/** What a deal leaves to those after it; `undefined`: nothing, or no game was played. */
function leftBy(ruleset: Ruleset, row: Row) {
  const contract = ruleset.find(row.games[0]?.contract);
  return contract?.kind === 'each' ? contract.then : undefined;
}

/** How many Hölzel each seat holds; after a Trischaker everybody who played gets one, and a game won as declarer takes one away. */
function hoelzel(ruleset: Ruleset): SeriesRule<readonly number[]> {
  const isGiven = (row: Row): boolean =>
    leftBy(ruleset, row) === 'afterTrischaker' && ruleset.options.afterTrischaker === 'hoelzel';
  return {
    id: 'hoelzel',
    isOver: () => false,
    notes: {
      shapes: (table) => ({ hoelzel: z.array(z.int().nonnegative()).length(table) }),
      memory: ({ hoelzel: held }) => (Array.isArray(held) ? held.map(Number) : []),
    },
    start: () => [],
    before(memory, now, setup) {
      const held = bySeat(memory, setup, 0);
      const isHeld = held.some((n) => n > 0);
      return { now: { ...now, notes: { ...now.notes, ...(isHeld && { hoelzel: held }) } }, items: [], memory: held };
    },
    after(held, { row }) {
      if (isGiven(row)) {
        const active = activeSeats(row.table, row.dealer);
        return { memory: held.map((n, seat) => (active.includes(seat) ? n + 1 : n)), items: [] };
      }
      const won = row.games.filter(({ result }) => result === 'made').map(({ declarer }) => declarer);
      return { memory: held.map((n, seat) => (won.includes(seat) ? Math.max(0, n - 1) : n)), items: [] };
    },
  };
}

/** How many deals still count twice: a whole round after a Trischaker, one after the other. */
function radel(ruleset: Ruleset): SeriesRule<number> {
  const isBegun = (row: Row): boolean =>
    leftBy(ruleset, row) === 'afterTrischaker' && ruleset.options.afterTrischaker === 'radel';
  return {
    id: 'radel',
    isOver: () => false,
    notes: {
      shapes: () => ({
        radel: z.boolean(),
        /** How many deals it still has, this one included. */
        radelDeals: z.int().positive(),
      }),
      memory: ({ radel: is, radelDeals }) => (is === true ? dealsIn(radelDeals) : 0),
    },
    start: () => 0,
    before(memory, now, setup) {
      const left = dealsLeft(memory, now, setup);
      const notes = left > 0 ? { radel: true, ...saidDeals('radelDeals', left) } : {};
      return { now: { ...now, notes: { ...now.notes, ...notes } }, items: [], memory: left };
    },
    after: (left, { row }) => ({ memory: Math.max(0, left - 1) + (isBegun(row) ? row.table : 0), items: [] }),
  };
}

/** A round in which every game is worth the same. */
interface Round {
  readonly value: number;
  /** How many deals it still has. */
  readonly left: number;
}

/** The round after a Sautanz; one within it begins no new one. */
function fixed(ruleset: Ruleset): SeriesRule<Round | null> {
  const begunBy = (row: Row): Round | null => {
    if (leftBy(ruleset, row) !== 'fixed-round') return null;
    const { sautanzValue: agreed } = ruleset.options;
    const value = agreed === 'declarer' ? notedIn(row).sautanzValue : agreed;
    return value === undefined ? null : { value, left: row.table };
  };
  return {
    id: 'fixed',
    isOver: () => false,
    notes: {
      shapes: (table) => ({
        fixed: z.int().min(FIXED.least).max(FIXED.most),
        /** How many deals it still has, this one included. */
        fixedDeals: z.int().min(1).max(table),
      }),
      memory: ({ fixed: value, fixedDeals }) =>
        typeof value === 'number' ? { value, left: dealsIn(fixedDeals) } : null,
    },
    start: () => null,
    before(memory, now, setup) {
      const left = memory ? dealsLeft(memory.left, now, setup) : 0;
      if (!memory || left === 0) return { now, items: [], memory: null };
      const notes = { fixed: memory.value, ...saidDeals('fixedDeals', left) };
      return { now: { ...now, notes: { ...now.notes, ...notes } }, items: [], memory: { ...memory, left } };
    },
    after(memory, { row }) {
      if (!memory) return { memory: begunBy(row), items: [] };
      return { memory: memory.left > 1 ? { ...memory, left: memory.left - 1 } : null, items: [] };
    },
  };
}

const dealsIn = (said: Notes[string] | undefined): number => (typeof said === 'number' ? said : UNSAID);
const saidDeals = (key: string, left: number): Notes => (left === UNSAID ? {} : { [key]: left });
