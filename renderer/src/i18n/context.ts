import { createContext } from 'svelte';
import type { Language } from '#engine/core/text.ts';
import type { Catalogue } from './index.ts';
import type { Words } from './words.ts';

/** The language of a component: the page's texts, and the names from the evening's rules. */
interface Spoken {
  readonly words: Words;
  readonly t: Catalogue;
  readonly language: Language;
}
const [useWords, setWords] = createContext<Spoken>();

/** `const { t, words, language } = $derived(useWords())`, so that a change of language shows at once. */
export { useWords };

/**
 * Sets the words for everything below; `words` is called again whenever one of its sources changes. A component that
 * derives words from its parent's reads those first: `const spoken = useWords()`.
 */
export const provideWords = (words: () => Words): void =>
  void setWords({
    get words() {
      return words();
    },
    get t() {
      return words().t;
    },
    get language() {
      return words().language;
    },
  });
