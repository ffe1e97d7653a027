/** Why something was not done: a stable code, the place (card, field, line), and the paragraph of the rules. */
export interface Refusal {
  readonly code: string;
  /** What exactly is meant: a card id, a seat, a JSON path such as `deal.announced.0.id`, or `line 7`. */
  readonly at?: string;
  /** The paragraph that forbids it, such as `tirol §7.2`. */
  readonly rule?: string;
}

export function refusal(code: string, at?: string, rule?: string): Refusal {
  return { code, ...(at !== undefined && { at }), ...(rule !== undefined && { rule }) };
}
