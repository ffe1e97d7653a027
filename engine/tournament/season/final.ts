import type { Rational } from '#engine/core/rational.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok, type Result } from '#engine/core/result.ts';
import { carriedOver, finalists } from '../format/carry-over.ts';
import { carryOver } from '../format/final.ts';
import type { CarryFormat } from '../format/final-schema.ts';
import { refuse } from '../refusals.ts';
import type { Finalist } from '../state/commands.ts';
import type { SeasonLine, SeasonTable } from './types.ts';

/** How to fill a season's final. */
export interface FinalWish {
  readonly seats: number;
  readonly carry: CarryFormat;
  /** Players who cannot come, by id: the next ones move up. */
  readonly absent: readonly string[];
  /** Players admitted from those who share the last place, by id. */
  readonly taken: readonly string[];
}

/** A row of the season's table that is in its final, or may be. */
export interface FinalistLine {
  readonly line: SeasonLine;
  /** Shares the last place with more players than there are seats. */
  readonly tied: boolean;
  /** What the player brings along; missing: tied and not admitted. */
  readonly carried?: Rational;
}

/** The finalists of a season, best first; `open`: how many of the tied come in at least. */
export function seasonFinalists(
  { ranked }: SeasonTable,
  { seats, carry, absent, taken }: FinalWish,
): { readonly lines: readonly FinalistLine[]; readonly open: number } {
  const coming = ranked.filter(({ player }) => !absent.includes(player.id));
  const inside = finalists(coming, seats, carryOver(carry));
  const tied = new Set(inside.filter(({ overflow }) => overflow).map(({ player }) => player));
  const lines = coming.filter(({ player }) => inside.some((one) => one.player === player.id));
  const chosen = lines.filter(({ player }) => !tied.has(player.id) || taken.includes(player.id));
  const brought = carriedOver(chosen, carryOver(carry));
  return {
    open: tied.size > 0 ? seats - (lines.length - tied.size) : 0,
    lines: lines.map((line) => {
      const carried = brought.get(line.player.id);
      return { line, tied: tied.has(line.player.id), ...(carried && { carried }) };
    }),
  };
}

/** The players of a season's final; refused while its last place is shared and undecided. */
export function seasonFinal(table: SeasonTable, wish: FinalWish): Result<readonly Finalist[], Refusal> {
  const { lines, open } = seasonFinalists(table, wish);
  if (lines.length === 0) return fail(refuse('no-players'));
  const tied = lines.filter((one) => one.tied);
  if (tied.filter(({ carried }) => carried).length < open)
    return fail(refuse('final-undecided', { name: tied.map(({ line }) => line.player.name).join(', ') }));
  return ok(
    lines.flatMap(({ line: { player }, carried }) =>
      carried ? { name: player.name, groups: player.groups, carried } : [],
    ),
  );
}
