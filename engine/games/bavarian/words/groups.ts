import type { PhraseGroup } from '../../../kernel/words/phrase.ts';
import type { Action } from '../../../kernel/deal/action.ts';

/** To hold a game, or to name the one that was bid for, is bidding; who passes or says nothing lets things be. */
const GROUPS: Readonly<Partial<Record<string, PhraseGroup>>> = {
  pass: 'quiet',
  good: 'quiet',
  bid: 'bid',
  announce: 'bid',
  double: 'doubling',
  play: 'play',
};

export const groupOf = ({ type }: Action): PhraseGroup =>
  (Object.hasOwn(GROUPS, type) ? GROUPS[type] : undefined) ?? 'choice';
