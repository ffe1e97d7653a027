import { z } from 'zod';
import { sideOf } from '#engine/judging/sides.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { declaration } from '#engine/phases/declaration.ts';
import { TRICKS } from '#engine/phases/trick.ts';
import { enter } from '#engine/phases/way.ts';
import { declaredItem } from '../items.ts';
import { type PhaseId, SEVEN } from '../names.ts';
import { countsSums } from '../play/ways/prater.ts';
import type { Ruleset } from '../ruleset.ts';
import { BLACK_OUT_TRICK } from '../sizes.ts';

const ACTION = z.strictObject({ type: z.enum(['call-black-out', 'no-call']) });
type Call = z.infer<typeof ACTION>;

const CALLS: readonly Call[] = [{ type: 'no-call' }, { type: 'call-black-out' }];

/**
 * Whether the declarer is asked when that many tricks are won: not where several tarocks may be given at once (reform §7.4), nor after a
 * side that has announced the Volat, which may not announce this as well (§6.1).
 */
export function isBlackOutAsked(ruleset: Ruleset, s: State, won: number): boolean {
  const game = firstGame(s);
  if (won !== BLACK_OUT_TRICK || countsSums(game)) return false;
  if (!ruleset.bonusesOf(ruleset.contractOf(game)).includes('black-out')) return false;
  return !s.items.some(({ about, by }) => about === 'volat' && sideOf(game, by) === 'declarer');
}

/** After the seventh trick, before the next lead, the declarer says whether their side has enough already (reform §6.1). */
export const seven = (ruleset: Ruleset): PhaseOf<Call, typeof SEVEN> => {
  const isSaid = (s: State): boolean => s.notes[SEVEN] !== undefined;
  return declaration<Call, typeof SEVEN>({
    id: SEVEN,
    actions: ACTION,
    isOpen: (s) => !isSaid(s),
    all: () => CALLS,
    refuse: () => undefined,
    decide: (s, seat, { type }) => [
      ...(type === 'call-black-out'
        ? [{ type: 'items', items: [...s.items, declaredItem(ruleset, firstGame(s), 'black-out', seat)] } as const]
        : []),
      { type: 'noted', phase: SEVEN, notes: { called: type === 'call-black-out' } },
    ],
    next: () => [enter<PhaseId>(TRICKS)],
  });
};
