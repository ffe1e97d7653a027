import { showCents } from '../../../engine/tournament/cash/money.ts';
import type { Language } from '../../../engine/core/text.ts';
import type { Format } from '../../../engine/tournament/format.ts';
import { TIE_BREAK_TEXTS } from '../../../engine/tournament/standings/texts.ts';
import type { Catalogue } from '../i18n/index.ts';

/** The groups of a format, in the order in which they are asked. */
export const FORMAT_GROUPS = ['course', 'writing', 'ranking', 'cash', 'season'] as const;
export type FormatGroupName = (typeof FORMAT_GROUPS)[number];

const join = (parts: readonly (string | false)[]): string => parts.filter((part) => part !== false).join(', ');

/** What was agreed, a short line for each group. */
export function formatNotes(
  format: Format,
  t: Catalogue,
  language: Language,
): Readonly<Record<FormatGroupName, string>> {
  const words = t.format;
  const { target, placePoints, cash, season } = format;
  return {
    course: join([
      format.rounds === null ? words.noteOpen : t.format.noteRounds(format.rounds),
      words.noteDeals(format.deals),
      format.dealsAtFive !== null && words.noteAtFive(format.dealsAtFive),
      format.dealsAtThree !== null && words.noteAtThree(format.dealsAtThree),
      format.minutes !== null && words.noteMinutes(format.minutes),
      target !== null && words.noteTarget(target.points, target.bonus),
    ]),
    writing: join([
      words.entries[format.entry],
      format.secondEntry && words.noteSecond,
      format.confirmation && words.noteConfirmed,
    ]),
    ranking: join([
      format.tieBreaks.length === 0
        ? words.noteNoTies
        : words.noteTies(format.tieBreaks.map((step) => TIE_BREAK_TEXTS[step][language]).join(', ')),
      placePoints !== null && words.notePlaces(placePoints.list.join('/')),
      format.halving !== null && words.noteHalved,
    ]),
    cash:
      cash === null ? words.noteNoCash : words.noteFee(Number.isNaN(cash.fee) ? '…' : showCents(cash.fee, language)),
    season: season === null ? words.noteNoSeason : season.name.trim() || '…',
  };
}
