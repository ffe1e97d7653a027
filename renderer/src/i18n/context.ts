import { createContext } from 'svelte';
import type { Language } from '../../../engine/core/text.ts';
import type { Catalogue } from './index.ts';
import type { Words } from './words.ts';

/** What is spoken where a component stands: the page's texts, and what the rules of the evening call things. */
interface Spoken {
  readonly words: Words;
  readonly t: Catalogue;
  readonly language: Language;
}
const [useWords, setWords] = createContext<Spoken>();

/** `const { t, words, language } = $derived(useWords())`, so that another language is heard at once. */
export { useWords };

/**
 * Everything below speaks so; `words` is asked anew whenever something of it changes. A component that provides words made
 * from those above takes them before: `const spoken = useWords()`.
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
