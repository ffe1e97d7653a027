import { handOf } from '#engine/core/card.ts';
import type { Rules } from '../deal/rules.ts';
import type { View } from '../deal/view.ts';
import type { Barred } from './places.ts';

/** Which cards others cannot have held when they said what was heard of them. */
export function barredIn({ phases, pack }: Rules, { history, viewer }: View): readonly Barred[] {
  const barred: Barred[] = [];
  let phase: Rules['phases'][number] | undefined;
  let move = 0;
  for (const event of history) {
    if (event.type === 'entered') phase = phases.find(({ id }) => id === event.phase);
    if (event.type === 'moved') move++;
    if (event.type !== 'said' || event.by === 'table' || event.by === viewer || !phase?.couldHold) continue;
    const parsed = phase.actions.safeParse(event.action);
    if (!parsed.success) continue;
    const cards = pack.cards.filter((card) => phase?.couldHold?.(parsed.data, card) === false);
    if (cards.length > 0) barred.push({ move, zone: handOf(event.by), cards });
  }
  return barred;
}
