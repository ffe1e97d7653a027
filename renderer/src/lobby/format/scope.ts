import type { Notes } from '#engine/core/json.ts';
import type { Text } from '#engine/core/text.ts';
import type { TableRules } from '#engine/kernel/deal/rules.ts';
import { POINTS, type ScoreUnit } from '#engine/kernel/words/texts.ts';
import { FREE_PRESET, type Preset, presetsOf, seriesEnds } from '#engine/tournament/format/presets.ts';
import type { Format } from '#engine/tournament/format/schema.ts';
import { findGame } from '#page/families.ts';

/** What a format may say about an evening with certain rules. */
export interface Scope {
  readonly presets: readonly [Preset, ...Preset[]];
  /** The sizes of its tables. */
  readonly tables: readonly number[];
  /** Those of them at which the dealer sits out. */
  readonly pausing: readonly number[];
  /** Why a series may be over before all deals of a round are played; empty: there are no series. */
  readonly ends: readonly Text[];
  /** Whether its clubs count minus points by half, for which there are rules. */
  readonly halves: boolean;
  /** Whether its clubs carry a pot from evening to evening. */
  readonly clubPot: boolean;
  /** In what is counted on its sheets. */
  readonly score: ScoreUnit;
}

const UNKNOWN: Scope = {
  presets: [FREE_PRESET],
  tables: [4],
  pausing: [],
  ends: [],
  halves: false,
  clubPot: false,
  score: POINTS,
};

type Agreed = Omit<TableRules, 'rulesVersion'>;

/** By the rules as they are agreed; those of a family that is not here say nothing. */
export function scopeOf({ family, profile, options }: Agreed): Scope {
  const found = findGame(family);
  const table = found.ok ? found.value.tableRules(profile, options) : found;
  if (!found.ok || !table.ok) return UNKNOWN;
  const game = found.value;
  const rules = game.rules(table.value);
  return {
    presets: presetsOf(game, table.value),
    tables: game.tables,
    pausing: game.tables.filter((size) => rules.active(size, 0).length < size),
    ends: seriesEnds(rules).flatMap((why) => game.texts.items[why] ?? []),
    halves: game.halved !== undefined,
    clubPot: game.clubPot === true,
    score: game.texts.score,
  };
}

/** Rules by `family/profile`, and what is agreed besides. */
export function rulesNamed(name: string, options: Notes): Agreed {
  const [family = '', profile = ''] = name.split('/');
  return { family, profile, options };
}

/** A format without what these rules do not know, so that nothing is agreed that no field shows. */
export const fittingFormat = (format: Format, { ends, halves, clubPot }: Scope): Format => ({
  ...format,
  oneSeries: format.oneSeries && ends.length > 0,
  target: ends.length > 0 ? null : format.target,
  halving: halves ? format.halving : null,
  cash: format.cash && !clubPot ? withoutPot(format.cash) : format.cash,
});

/** Without a pot no penalty can go into it. */
export const withoutPot = (cash: NonNullable<Format['cash']>): NonNullable<Format['cash']> => ({
  ...cash,
  pot: null,
  penaltiesTo: cash.penaltiesTo === 'pot' ? 'house' : cash.penaltiesTo,
});
