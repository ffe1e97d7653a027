import type { BonusId } from '#engine/games/tuebingen/bonuses.ts';
import { isUsedUp } from '#engine/games/tuebingen/strafen/in-deal.ts';
import { claimableBy } from '#engine/games/tuebingen/strafen/in-view.ts';
import { because } from '../advice.ts';
import type { Chosen, Moment, PhaseAction } from './moment.ts';

/** What the own hand had, and what the own side did with a Tarock 1; a partner's hand is not known (tuebingen TU17). */
export function claim({ view, ruleset: { options }, seen, actions }: Moment<PhaseAction<'claims'>>): Chosen {
  const claimed = view.items.map(({ about }) => ({ id: about as BonusId }));
  const wanted = claimableBy(options, view, seen.me).filter(({ id }) => !isUsedUp(options, id, claimed));
  const open = actions.find(
    (said) => said.type === 'claim' && wanted.some((one) => one.id === said.bonus && one.suit === said.suit),
  );
  return open
    ? because(open, 'claim')
    : because(
        actions.find(({ type }) => type === 'claims-done'),
        'claims-done',
      );
}
