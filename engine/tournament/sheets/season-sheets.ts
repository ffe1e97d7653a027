import type { Parts, Rational } from '#engine/core/rational.ts';
import { fill, type Language } from '#engine/core/text.ts';
import type { Need } from '../season/needs.ts';
import { NEED_TEXTS, SEASON_TIE_BREAK_TEXTS } from '../season/texts.ts';
import type { SeasonEvening, SeasonLine, SeasonRecord, SeasonTable, UnrankedLine } from '../season/types.ts';
import { amount, amountOrEmpty, type Spreadsheet, whole, wholeOrEmpty, words } from './cells.ts';
import { type Column, onlyIf, sayer, sheetFrom, tieText } from './columns.ts';
import { showPoints, type Writing } from './notice.ts';

/** A column for each evening; dropped results are in brackets, and a column names their evenings. */
function eveningColumns(
  evenings: readonly SeasonEvening[],
  language: Language,
  parts: Parts,
): readonly Column<SeasonRecord>[] {
  const say = sayer(language);
  const struck = ({ cells }: SeasonRecord): string =>
    evenings.flatMap(({ name }, i) => (cells[i]?.dropped ? name : [])).join(', ');
  return [
    ...evenings.map(({ name }, i): Column<SeasonRecord> => ({
      head: name,
      cell: ({ cells }) => amountOrEmpty(cells[i]?.value, parts),
      isStruck: ({ cells }) => cells[i]?.dropped ?? false,
    })),
    { head: say('starts'), cell: ({ starts }) => whole(starts) },
    { head: say('struck'), cell: (line) => words(struck(line)) },
    { head: say('total'), cell: ({ total }) => amount(total, parts) },
  ];
}

/** The table of the season, and below the line those without enough starts. */
export function seasonSheets(
  { ranked, below }: SeasonTable,
  evenings: readonly SeasonEvening[],
  language: Language,
  parts: Parts,
): readonly Spreadsheet[] {
  const say = sayer(language);
  const columns = eveningColumns(evenings, language, parts);
  const above = sheetFrom<SeasonLine>(say('season'), ranked, [
    { head: say('rank'), cell: ({ rank }) => whole(rank) },
    ...onlyIf<SeasonLine>(evenings.length > 1, {
      head: say('change'),
      cell: ({ change }) => wholeOrEmpty(change),
      signed: true,
    }),
    { head: say('name'), cell: ({ player }) => words(player.name) },
    ...columns,
    ...onlyIf<SeasonLine>(
      ranked.some(({ tie }) => tie && tie.steps.length > 0),
      {
        head: say('tie-break'),
        cell: ({ tie }) => words(tieText(tie?.steps ?? [], SEASON_TIE_BREAK_TEXTS, language, parts)),
      },
    ),
  ]);
  if (below.length === 0) return [above];
  const rest = sheetFrom<UnrankedLine>(say('below'), below, [
    { head: say('name'), cell: ({ player }) => words(player.name) },
    ...columns,
    { head: say('missing'), cell: ({ missing }) => whole(missing) },
  ]);
  return [above, rest];
}

/** The needs as sentences, below the assumptions about the others. */
export function needSentences(
  needs: readonly Need[],
  other: Rational,
  players: readonly { readonly id: string; readonly name: string }[],
  writing: Writing,
): readonly string[] {
  const names = new Map(players.map(({ id, name }) => [id, name]));
  const sentences = needs.map(({ player, passes, points, place }) => {
    const kind = !points ? 'any' : place === 1 ? 'win' : place ? 'place' : 'points';
    return fill(NEED_TEXTS[kind][writing.language], {
      player: names.get(player) ?? player,
      passes: names.get(passes) ?? passes,
      points: points ? showPoints(points, writing) : '',
      place: place ?? '',
    });
  });
  return sentences.length > 0
    ? [fill(NEED_TEXTS.assumed[writing.language], { points: showPoints(other, writing) }), ...sentences]
    : [];
}
