import type { Action } from '../../../kernel/deal/action.ts';
import type { PhraseGroup } from '../../../kernel/words/phrase.ts';

/** Who has nothing to ask for a Tout about goes on; both answers are given with the same care. */
const GROUPS: Readonly<Partial<Record<string, PhraseGroup>>> = {
  decline: 'quiet',
  pass: 'quiet',
  fort: 'quiet',
  'fort-mit': 'quiet',
  'claims-done': 'quiet',
  call: 'call',
  'call-fourth': 'call',
  claim: 'bonus',
  play: 'play',
};

export const groupOf = ({ type }: Action): PhraseGroup =>
  (Object.hasOwn(GROUPS, type) ? GROUPS[type] : undefined) ?? 'choice';
