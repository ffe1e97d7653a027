import type { PhraseGroup } from '../../../kernel/words/phrase.ts';
import type { Action } from '../../../kernel/deal/action.ts';

/** Who plays alone after the called king turned up in the talon lets things be: the other ways end or change the game. */
const GROUPS: Readonly<Partial<Record<string, PhraseGroup>>> = {
  vorhand: 'quiet',
  pass: 'quiet',
  good: 'quiet',
  alone: 'quiet',
  bid: 'bid',
  bei: 'bid',
  call: 'call',
  'call-fourth': 'call',
  announce: 'bonus',
  kontra: 'doubling',
  rekontra: 'doubling',
  subkontra: 'doubling',
  take: 'take',
  'take-cards': 'take',
  play: 'play',
};

export const groupOf = ({ type }: Action): PhraseGroup =>
  (Object.hasOwn(GROUPS, type) ? GROUPS[type] : undefined) ?? 'choice';
