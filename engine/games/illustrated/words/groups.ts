import type { PhraseGroup } from '../../../kernel/words/phrase.ts';
import type { Action } from '../../../kernel/deal/action.ts';

/** Who passes, accepts or goes on lets things be; taking a bid over, or holding it, is no rung of the ladder. */
const GROUPS: Readonly<Partial<Record<string, PhraseGroup>>> = {
  pass: 'quiet',
  good: 'quiet',
  open: 'quiet',
  lie: 'quiet',
  bid: 'bid',
  announce: 'bonus',
  meld: 'bonus',
  kontra: 'doubling',
  rekontra: 'doubling',
  play: 'play',
};

export const groupOf = (action: Action): PhraseGroup => {
  // A part of the talon is taken, a bid is taken over.
  if (action.type === 'take-cards' || (action.type === 'take' && 'part' in action)) return 'take';
  return (Object.hasOwn(GROUPS, action.type) ? GROUPS[action.type] : undefined) ?? 'choice';
};
