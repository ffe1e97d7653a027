import type { Bonus } from './bonus.ts';
import { geier } from './geier.ts';
import { kakadu } from './kakadu.ts';
import { kings } from './kings.ts';
import { koenigfang } from './koenigfang.ts';
import { kondor } from './kondor.ts';
import { ku } from './ku.ts';
import { mondfang } from './mondfang.ts';
import { pagat } from './pagat.ts';
import { pagatfang } from './pagatfang.ts';
import { quapil } from './quapil.ts';
import { sack1 } from './sack-1.ts';
import { sack2 } from './sack-2.ts';
import { sack3 } from './sack-3.ts';
import { trull } from './trull.ts';
import { uhu } from './uhu.ts';
import { valat } from './valat.ts';

/** Every bonus that a profile can name. */
export const BONUSES = {
  pagat,
  uhu,
  kakadu,
  quapil,
  geier,
  kondor,
  ku,
  trull,
  kings,
  sack1,
  sack2,
  sack3,
  mondfang,
  koenigfang,
  pagatfang,
  valat,
} as const satisfies Readonly<Record<string, Bonus>>;
export type BonusId = keyof typeof BONUSES;
