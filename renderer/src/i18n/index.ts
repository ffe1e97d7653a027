import { SvelteMap } from 'svelte/reactivity';
import type { Language } from '#engine/core/text.ts';
import type { Catalogue } from './catalogue.ts';
import { de } from './de/index.ts';

export type { Catalogue };

/**
 * All texts of the screens, by language; German is always loaded. The rules' texts come from the engine (`words.ts`).
 */
const loaded = new SvelteMap<Language, Catalogue>([['de', de]]);
const LOADERS: { readonly [L in Exclude<Language, 'de'>]: () => Promise<Catalogue> } = {
  en: () => import('./en/index.ts').then(({ en }) => en),
};

/** Loads a language; until then the page stays as it is. */
export async function loadLanguage(language: Language): Promise<void> {
  if (language !== 'de' && !loaded.has(language)) loaded.set(language, await LOADERS[language]());
}

/** The language to use for a requested one, depending on what is loaded. */
export const shownLanguage = (wanted: Language): Language => (loaded.has(wanted) ? wanted : 'de');

/** The texts of a language; German until it is loaded. */
export const catalogueOf = (language: Language): Catalogue => loaded.get(language) ?? de;
