import type { TableRules } from '../../engine/kernel/deal/rules.ts';
import type { Format } from '../../engine/tournament/format/schema.ts';
import type { Purpose } from '../../engine/tournament/state/types.ts';

export interface EveningSummary {
  readonly purpose: Purpose;
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly players: number;
  readonly rounds: number;
  /** Its game and its format: the next evening is usually like the last. */
  readonly rules: TableRules;
  readonly format: Format;
  readonly archived: boolean;
  /** Whether a round is running. */
  readonly running: boolean;
}
