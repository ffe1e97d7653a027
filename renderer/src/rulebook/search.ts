import type { Language } from '../../../engine/core/text.ts';
import type { RulePage } from '../../../engine/kernel/types.ts';

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '');

/** Whether every word that is looked for stands somewhere on the page; dots over letters make no difference. */
export function found({ title, lines }: RulePage, wanted: string, language: Language): boolean {
  const all = plain([title, ...lines].map((line) => line[language]).join(' '));
  return plain(wanted)
    .split(/\s+/)
    .every((word) => all.includes(word));
}
