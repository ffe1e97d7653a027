import type { Language } from '#engine/core/text.ts';
import type { RulePage } from '#engine/kernel/family/definition.ts';
import { holds } from '../ui/find.ts';

/** Whether every search word occurs somewhere on the page; diacritics make no difference. */
export const found = ({ title, lines }: RulePage, wanted: string, language: Language): boolean =>
  holds([title, ...lines].map((line) => line[language]).join(' '), wanted);
