import type { Bonus } from '../bonus.ts';
import { kings } from './kings.ts';
import { ku } from './ku.ts';
import { pagat } from './pagat.ts';
import { trull } from './trull.ts';
import { valat } from './valat.ts';

/** Every bonus that a profile can name. */
export const BONUSES = { pagat, ku, trull, kings, valat } as const satisfies Readonly<Record<string, Bonus>>;
export type BonusId = keyof typeof BONUSES;
