import type { Language } from '../../../engine/core/text.ts';
import type { Catalogue } from './catalogue.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';

export type { Catalogue };
/** Everything the screens say, by language. What the rules say comes from the engine (`words.ts`). */
export const CATALOGUES: Readonly<Record<Language, Catalogue>> = { de, en };
