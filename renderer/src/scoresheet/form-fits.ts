import { agreedIn, remarksOf } from '../../../engine/kernel/common-entries.ts';
import { countsAsDeal, type Row } from '../../../engine/kernel/score.ts';

/** The parts of a Renonce that the form has fields for. */
const RENONCE = ['contract', 'offenders', 'played', 'withoutBird', 'extraClaims', 'fensterbankl', 'reason', 'referee'];
const PLAYED = ['contract', 'declarer', 'partner', 'bird', 'announced', 'gameKontra', 'games'];

/**
 * Whether the score form has a field for everything in a deal. If not, the form starts empty, so that nothing is lost
 * unnoticed when it is sent; reason and referee are kept without a field.
 */
export function fitsForm(row: Row, entry: unknown): boolean {
  if (agreedIn(row) || !countsAsDeal(row)) return false;
  if (row.outcome !== 'renonce') return true;
  const { played, extraClaims = [] } = (entry ?? {}) as {
    readonly played?: { readonly contract?: string | null };
    readonly extraClaims?: readonly object[];
  };
  return (
    hasOnly(entry, RENONCE) &&
    hasOnly(played, PLAYED) &&
    played?.contract !== null &&
    extraClaims.every((claim) => !('from' in claim))
  );
}

const hasOnly = (value: unknown, fields: readonly string[]): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).every((key) => fields.includes(key));

/** Whether it also says why and by whom it was decided, for which the form has no field. */
export const isRemarked = (row: Row): boolean => Object.keys(remarksOf(row)).length > 0;
