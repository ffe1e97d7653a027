import type { Language } from '../../../engine/core/text.ts';
import { de, type Catalogue } from './de.ts';
import { en } from './en.ts';

export type { Catalogue };
/** Everything the screens say, by language. What the rules say comes from the engine (`words.ts`). */
export const CATALOGUES: Readonly<Record<Language, Catalogue>> = { de, en };
