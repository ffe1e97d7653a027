import { refusing } from '#engine/core/refusal.ts';
import { BEATING } from './beating.ts';
import { COMMON } from './common.ts';
import { DEAL } from './deal.ts';
import { DECLARE } from './declare.ts';
import { ENTRY } from './entry.ts';
import { EXCHANGE } from './exchange.ts';
import { PILES } from './piles.ts';
import { PLAY } from './play.ts';
import { SHARE } from './share.ts';
import { TALK } from './talk.ts';

/** What the family refuses with, and what it says; `{at}` is the place (reform §13, §14). */
export const REFUSALS = {
  ...COMMON,
  ...DEAL,
  ...TALK,
  ...DECLARE,
  ...EXCHANGE,
  ...PLAY,
  ...PILES,
  ...BEATING,
  ...SHARE,
  ...ENTRY,
} as const;

export type RefusalCode = keyof typeof REFUSALS;

/** A refusal of this family: its code has a sentence in every language. */
export const refusal = refusing<RefusalCode>('family:reform');
