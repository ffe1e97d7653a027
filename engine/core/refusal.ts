/** Why something was not done: a stable code, the place (card, field, line), and the paragraph of the rules. */
export interface Refusal {
  readonly code: string;
  /** What exactly is meant: a card id, a seat, a JSON path such as `deal.announced.0.id`, or `line 7`. */
  readonly at?: string;
  /** The paragraph that forbids it, such as `tirol §7.2`. */
  readonly rule?: string;
}

export function refusal(code: string, at?: string, rule?: string): Refusal {
  return { code, ...(at !== undefined && { at: shortened(at) }), ...(rule !== undefined && { rule }) };
}

/** More of what was typed or sent nobody reads. */
const LONGEST_AT = 120;

/** Beginning and end of what is too long to be repeated: paths of files differ at their end. */
const shortened = (at: string): string =>
  at.length <= LONGEST_AT ? at : `${at.slice(0, LONGEST_AT / 2)}…${at.slice(1 - LONGEST_AT / 2)}`;
