import { withoutAt } from '#engine/core/lists.ts';
import type { RoundSeats } from '#engine/tournament/draw/seat-faults.ts';

/** Where a player can be moved: to a table (from 1), to another player's place, or away from all tables. */
export type Target =
  | { readonly type: 'table'; readonly table: number }
  | { readonly type: 'player'; readonly player: string }
  | { readonly type: 'off' };

/** The tables after a player was moved; moving to another player's place swaps the two. */
export function put(tables: RoundSeats, player: string, target: Target): RoundSeats {
  switch (target.type) {
    case 'off':
      return without(tables, player);
    case 'table':
      return isAt(tables, player, target.table)
        ? tables
        : without(tables, player).map((seats, i) => (i + 1 === target.table ? [...seats, player] : seats));
    case 'player':
      return tables.map((seats) =>
        seats.map((id) => (id === player ? target.player : id === target.player ? player : id)),
      );
  }
}

const without = (tables: RoundSeats, player: string): RoundSeats =>
  tables.map((seats) => seats.filter((id) => id !== player));

const isAt = (tables: RoundSeats, player: string, table: number): boolean =>
  tables[table - 1]?.includes(player) ?? false;

/** The tables without one of them; its players have no seat, and the later tables move up. */
export const dissolve = (tables: RoundSeats, table: number): RoundSeats => withoutAt(tables, table - 1);

/** A target as written in `data-drop`. */
export const showTarget = (target: Target): string => {
  switch (target.type) {
    case 'off':
      return 'off';
    case 'table':
      return `table:${target.table}`;
    case 'player':
      return `player:${target.player}`;
  }
};

/** The target in a `data-drop`. */
export function readTarget(where: string): Target | undefined {
  if (where === 'off') return { type: 'off' };
  const [type, ...rest] = where.split(':');
  const id = rest.join(':');
  if (type === 'table' && /^\d+$/.test(id)) return { type, table: Number(id) };
  return type === 'player' && id !== '' ? { type, player: id } : undefined;
}
