import { type Text, text } from '#engine/core/text.ts';
import type { Rules, TableRules } from '#engine/kernel/deal/rules.ts';
import type { EveningPlan, GameDefinition } from '#engine/kernel/family/definition.ts';
import { DEFAULT_FORMAT } from './format.ts';
import { FORMAT, type Format } from './schema.ts';

/** A named way of running an evening. */
export interface Preset {
  readonly id: string;
  readonly name: Text;
  readonly format: Format;
}

type Deals = EveningPlan['deals'];

/** The deals of a round as a format has them: those of a table of four (or else of the smallest), of five and of three. */
const dealsIn = (deals: Deals): Pick<Format, 'deals' | 'dealsAtFive' | 'dealsAtThree'> => ({
  deals: deals[4] ?? Object.values(deals)[0] ?? DEFAULT_FORMAT.deals,
  dealsAtFive: deals[5] ?? null,
  dealsAtThree: deals[3] ?? null,
});

/** Round after round as long as people like, in each of which everybody at a table deals once. */
export const plainFormat = (tables: readonly number[]): Format => ({
  ...DEFAULT_FORMAT,
  ...dealsIn(Object.fromEntries(tables.map((size) => [size, size]))),
  rounds: null,
});

const free = (tables: readonly number[]): Preset => ({
  ...{ id: 'free', name: text('Klubabend, frei', 'Club evening, free') },
  format: plainFormat(tables),
});

/** A plain evening at tables of four, whatever is played. */
export const FREE_PRESET: Preset = free([4]);

/** How an evening with these rules may be run: freely, or as the game's clubs do. */
export const presetsOf = (game: GameDefinition, table: TableRules): readonly [Preset, ...Preset[]] => {
  const plain = free(game.tables);
  const plans = game.evenings?.(table) ?? [];
  return [
    plain,
    ...plans.map(({ id, name, deals, rounds, differs }) => ({
      ...{ id, name },
      format: FORMAT.parse({ ...plain.format, ...dealsIn(deals), rounds, ...differs }),
    })),
  ];
};

/** Why a series of these games may end before all deals of a round are played; empty: it never does. */
export const seriesEnds = ({ series }: Rules): readonly string[] => series.flatMap(({ mayEnd = [] }) => mayEnd);
