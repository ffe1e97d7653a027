import type { Language } from '#engine/core/text.ts';
import { carryText } from '#engine/tournament/draw/final-texts.ts';
import { endsInLot } from '#engine/tournament/format/format.ts';
import { showCents } from '#engine/tournament/format/money.ts';
import type { Format } from '#engine/tournament/format/schema.ts';
import { TIE_BREAK_TEXTS } from '#engine/tournament/standings/texts.ts';
import type { Catalogue } from '#page/i18n/index.ts';
import type { Scope } from './scope.ts';

/** The groups of a format, in the order in which they are asked. */
export const FORMAT_GROUPS = ['course', 'writing', 'ranking', 'final', 'cash', 'season'] as const;
export type FormatGroupName = (typeof FORMAT_GROUPS)[number];

const join = (parts: readonly (string | false)[]): string => parts.filter((part) => part !== false).join(', ');

const shown = (cents: number, language: Language): string => (Number.isNaN(cents) ? '…' : showCents(cents, language));

/** A format summed up in a short line for each group. */
export function formatNotes(
  format: Format,
  { tables }: Pick<Scope, 'tables'>,
  t: Catalogue,
  language: Language,
): Readonly<Record<FormatGroupName, string>> {
  const words = t.format;
  const { target, placePoints, cash, season, final } = format;
  return {
    course: join([
      format.rounds === null ? words.noteOpen : t.format.noteRounds(format.rounds),
      words.noteDeals(format.deals, format.rounds === 1),
      tables.includes(5) && format.dealsAtFive !== null && words.noteAtFive(format.dealsAtFive),
      tables.includes(3) && format.dealsAtThree !== null && words.noteAtThree(format.dealsAtThree),
      format.minutes !== null && words.noteMinutes(format.minutes),
      format.duplicate && words.noteDuplicate,
      target !== null && words.noteTarget(target.points, target.bonus),
      format.oneSeries && words.noteOneSeries,
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
      format.tieBreaks.length > 0 && !endsInLot(format) && words.noteStillTied,
      placePoints !== null && words.notePlaces(placePoints.list.join('/')),
      format.halving !== null && words.noteHalved,
    ]),
    final:
      final === null
        ? words.noteNoFinal
        : `${words.noteFinal(final.seats)} ${carryText(final.carry, language)} ${words.noteOthers[final.others]}`,
    cash:
      cash === null
        ? words.noteNoCash
        : join([
            words.noteFee(shown(cash.fee, language)),
            ...cash.reduced.map(({ group, cents }) => words.noteReduced(group, shown(cents, language))),
            cash.goods.some((good) => good.trim() !== '') && words.noteGoods,
            cash.pot !== null && words.notePot(shown(cash.pot.before, language)),
          ]),
    season: season === null ? words.noteNoSeason : season.name.trim() || '…',
  };
}
