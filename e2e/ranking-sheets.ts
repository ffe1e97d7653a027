import { expect, type Page } from '@playwright/test';
import { cutOff } from './big-evening.ts';

interface Rectangle {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
interface Element {
  readonly textContent: string;
  getBoundingClientRect(): Rectangle;
  querySelectorAll(all: string): Iterable<Element>;
  querySelector(one: string): Element | null;
}
interface RankingSheet {
  readonly heads: number;
  readonly names: readonly string[];
  /** Everything that is on it. */
  readonly text: string;
  /** What is not entirely inside the sheet's content. */
  readonly outside: readonly string[];
}

/** Every sheet with a ranking as it is printed; nothing in them is cut off. */
export async function rankingSheets(page: Page): Promise<readonly RankingSheet[]> {
  await page.emulateMedia({ media: 'print' });
  const found = await page.locator('.paper').evaluateAll((papers) =>
    (papers as unknown as Element[]).map((paper): RankingSheet => {
      const content = (paper.querySelector('.content') ?? paper).getBoundingClientRect();
      const isOutside = ({ left, right, top, bottom }: Rectangle) =>
        left < content.left - 1 || right > content.right + 1 || top < content.top - 1 || bottom > content.bottom + 1;
      return {
        heads: [...paper.querySelectorAll('thead th')].length,
        text: paper.textContent,
        names: [...paper.querySelectorAll('tbody .who')].map(({ textContent }) => textContent),
        outside: [...paper.querySelectorAll('.content th, .content td, .content span')]
          .filter((cell) => isOutside(cell.getBoundingClientRect()))
          .map(({ textContent }) => textContent),
      };
    }),
  );
  expect(await cutOff(page.locator('.papers'))).toEqual([]);
  return found;
}
