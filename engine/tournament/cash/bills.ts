import type { Cents } from '../format/money.ts';
import type { EveningState } from '../state/types.ts';
import { closingOf } from './closing.ts';

/** What somebody pays (negative) or gets with everything counted, before a change and after it. */
export interface BillChange {
  /** By id. */
  readonly player: string;
  readonly before: Cents;
  readonly after: Cents;
}

/** Whose bill differs between two states of an evening; empty if no cash desk was agreed, or one of them cannot be closed. */
export function billChanges(before: EveningState, after: EveningState): readonly BillChange[] {
  const [old, now] = [before, after].map((evening) => {
    const closing = closingOf(evening);
    return closing?.ok ? closing.value.players : [];
  });
  const nets = new Map(old?.map(({ player, net }) => [player.id, net]));
  return (now ?? []).flatMap(({ player: { id }, net }) => {
    const known = nets.get(id);
    return known === undefined || known === net ? [] : { player: id, before: known, after: net };
  });
}
