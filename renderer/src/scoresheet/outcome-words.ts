import type { Seat } from '../../../engine/core/seat.ts';
import { agreedIn, remarksOf } from '../../../engine/kernel/common-entries.ts';
import { besideIn, REDEAL, type Row } from '../../../engine/kernel/score.ts';
import type { Words } from '../i18n/words.ts';

/** A Renonce as its row notes it. */
interface Noted {
  readonly offenders?: readonly Seat[];
  readonly each?: string;
  readonly conceded?: boolean;
  readonly stands?: boolean;
}

const renonceIn = ({ notes }: Row): Noted | undefined => notes['renonce'] as Noted | undefined;

/** Whether a game was conceded, even if a Renonce happened as well. */
export const isConceded = (row: Row): boolean => row.outcome === 'conceded' || renonceIn(row)?.conceded === true;

/** Who revoked and when, or what was agreed; empty if a deal was simply played. */
export function outcomeWords(row: Row, names: readonly string[], { t }: Words): readonly string[] {
  const agreed = agreedIn(row);
  if (agreed) return [t.sheet.agreed(agreed.name)];
  const { offenders = [], each, stands } = renonceIn(row) ?? {};
  if (offenders.length === 0) return [];
  return [
    t.sheet.renonce(offenders.map((seat) => names[seat] ?? '').join(', ')),
    ...(each === undefined ? [] : [t.sheet.inAuction]),
    ...(stands ? [t.sheet.stands] : []),
  ];
}

/** What came between two deals: dealt again or not, what it cost and why. */
export function betweenWords(row: Row, words: Words): readonly string[] {
  const note = besideIn(row);
  return [
    row.outcome === REDEAL ? words.t.runningSheet.redealt : words.t.runningSheet.between,
    ...(note ? [words.item(note.code)] : []),
    ...remarkWords(row, words),
  ];
}

/** Why it was decided that way, and who decided it. */
export function remarkWords(row: Row, { t }: Words): readonly string[] {
  const { reason, referee } = remarksOf(row);
  return [
    ...(reason === undefined ? [] : [t.sheet.reason(reason)]),
    ...(referee === undefined ? [] : [t.sheet.referee(referee)]),
  ];
}
