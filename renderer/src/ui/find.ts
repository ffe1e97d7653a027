/** Without accents and case, so that `Hofer` finds `Höfer`. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a text, without accents and case. */
export const wordsIn = (text: string): readonly string[] => plain(text).split(/\s+/).filter(Boolean);

/** Whether every search word occurs somewhere in a text. */
export function holds(text: string, wanted: string): boolean {
  const all = plain(text);
  return wordsIn(wanted).every((word) => all.includes(word));
}
