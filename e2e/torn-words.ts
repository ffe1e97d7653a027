import type { Locator } from '@playwright/test';

/** Names that are long in every way that names can be. */
export const LONG_NAMES = [
  'Unterkirchbergermühlbacher Max',
  'Brandstätter-Gschwandtner Elisa',
  'Maria Magdalena von Hohenstauf',
  'Huber Maria',
  'Öhlinger Leni',
];

interface Text {
  readonly data: string;
}
interface Range {
  setStart(text: Text, at: number): void;
  setEnd(text: Text, at: number): void;
  getClientRects(): Iterable<{ readonly top: number; readonly width: number }>;
}
interface Inside {
  readonly document: {
    createTreeWalker(root: unknown, what: number): { nextNode(): Text | null };
    createRange(): Range;
  };
}

/** Words that are on more than one line; a line may end after a hyphen. */
export const tornWords = (place: Locator): Promise<readonly string[]> =>
  place.evaluate((root) => {
    const { document } = globalThis as unknown as Inside;
    const SHOW_TEXT = 4;
    const texts = document.createTreeWalker(root, SHOW_TEXT);
    const torn: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: word, index } of text.data.matchAll(/[^\s-]+-?/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top));
        if (lines.size > 1) torn.push(word);
      }
    return torn;
  });
