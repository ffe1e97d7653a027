import { refuseSeating, type SeatingRefusal } from './refusals.ts';
import { presentIn } from './tasks.ts';
import type { Round, RoundTask, SeatingTask } from './types.ts';

/**
 * Looks at a round that somebody seated by hand: everybody who is there has one seat, nobody else has one, the tables
 * have the sizes wanted (any that are allowed, if `sizes` is missing), and who must be apart is apart. All faults, none if it is right.
 */
export function checkRound(
  tables: Round,
  index: number,
  task: Pick<SeatingTask, 'players' | 'apart'>,
  wanted: {
    readonly present?: readonly number[];
    readonly sizes?: readonly number[];
    readonly allowed?: readonly number[];
  },
): readonly SeatingRefusal[] {
  const { players, apart = [] } = task;
  const round: RoundTask = { type: 'free', sizes: [], ...(wanted.present && { present: wanted.present }) };
  const present = new Set(presentIn(round, players));
  const seated = new Map<number, number>();
  const faults: SeatingRefusal[] = [];
  for (const [table, ones] of tables.entries())
    for (const player of ones) {
      const place = { round: index, table, players: [player] };
      if (!Number.isInteger(player) || player < 0 || player >= players)
        faults.push(refuseSeating('no-such-player', place));
      else if (seated.has(player)) faults.push(refuseSeating('seated-twice', place));
      else if (!present.has(player)) faults.push(refuseSeating('player-absent', place));
      seated.set(player, table);
    }
  for (const player of present)
    if (!seated.has(player)) faults.push(refuseSeating('player-missing', { round: index, players: [player] }));
  for (const pair of apart) {
    const [a, b] = [seated.get(pair[0]), seated.get(pair[1])];
    if (a !== undefined && a === b)
      faults.push(refuseSeating('kept-apart-together', { round: index, table: a, players: pair }));
  }
  return [...faults, ...checkSizes(tables, index, wanted)];
}

function checkSizes(
  tables: Round,
  round: number,
  { sizes, allowed }: { readonly sizes?: readonly number[]; readonly allowed?: readonly number[] },
): readonly SeatingRefusal[] {
  return tables.flatMap(({ length }, table) => {
    const want = sizes?.[table];
    if (sizes && want === undefined) return [refuseSeating('too-many-tables', { round, table })];
    const right = want === undefined ? (allowed?.includes(length) ?? true) : length === want;
    return right ? [] : [refuseSeating('wrong-size-of-table', { round, table })];
  });
}
