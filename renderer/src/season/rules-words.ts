import type { CupTableFormat, SeasonFormat } from '#engine/tournament/format/season-schema.ts';
import { CUP_TABLE_TEXTS, EQUAL_RANKS_TEXTS } from '#engine/tournament/season/texts.ts';
import type { Words } from '../i18n/words.ts';

/** The points for places, as shown after the name of the table; empty if it has none. */
function numbersOf(table: CupTableFormat, { t }: Words): string {
  switch (table.type) {
    case 'place-list':
      return table.points.join(', ');
    case 'field-size':
      return '';
    case 'rank-bands':
      return table.bands.map(({ upTo, points }) => t.season.band(upTo, points)).join(', ');
    case 'by-field':
      return table.fields.map(({ upTo, points }) => t.season.field(upTo, points.join(', '))).join('; ');
  }
}

function countsOf({ cupPoints }: SeasonFormat, words: Words): readonly string[] {
  const { t, language } = words;
  if (!cupPoints) return [t.season.byPoints];
  const numbers = numbersOf(cupPoints.table, words);
  const kind = CUP_TABLE_TEXTS[cupPoints.table.type][language];
  const equal = EQUAL_RANKS_TEXTS[cupPoints.equal][language].replace(/\.$/, '');
  return [numbers === '' ? kind : t.season.byPlace(kind, numbers), equal];
}

/** How a season is counted, in short phrases. */
export function seasonRuleWords(season: SeasonFormat, words: Words): readonly string[] {
  const { t } = words;
  return [
    ...countsOf(season, words),
    season.best === null ? t.season.allCount : t.season.bestCount(season.best),
    ...(season.starts > 0 ? [t.season.startsAsked(season.starts)] : []),
    ...(season.negativeIsZero ? [t.season.negativeIsZero] : []),
    ...(season.winnerBonus > 0 ? [t.season.winnerBonus(season.winnerBonus)] : []),
  ];
}
