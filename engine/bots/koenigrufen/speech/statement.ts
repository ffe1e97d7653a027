import type { Action } from '../../../kernel/types.ts';
import type { Mind } from '../mind.ts';

/** What to say before the play. */
export function chooseStatement(_mind: Mind, actions: readonly Action[]): Action | undefined {
  return actions.find(({ type }) => type === 'good') ?? actions[0];
}
