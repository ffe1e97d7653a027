import { type Card, handOf, isHand } from '#engine/core/card.ts';
import type { Rules } from '../deal/rules.ts';
import type { View } from '../deal/view.ts';
import { type Barred, type ByMove, isSeen } from './places.ts';

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

/** Cards that a move cannot have taken out of a hand unseen, by its number. */
export function shownIn({ phases, pack }: Rules, { history }: View): ByMove {
  const shown = new Map<number, ReadonlySet<Card>>();
  let phase: Rules['phases'][number] | undefined;
  let move = 0;
  for (const event of history) {
    if (event.type === 'entered') phase = phases.find(({ id }) => id === event.phase);
    if (event.type !== 'moved') continue;
    if (phase?.couldGoUnseen && isHand(event.from) && event.from !== event.to && !isSeen(event.cards))
      shown.set(move, new Set(pack.cards.filter((card) => phase?.couldGoUnseen?.(card) === false)));
    move++;
  }
  return shown;
}
