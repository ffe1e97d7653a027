import { mkdir, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { cutOff, prepareEvening, TOTALS } from './big-evening.ts';
import { command, visitEvening } from './desk.ts';
import { expect, test } from './fixtures.ts';

// The ranking on paper is hung up and read out: by rectangles of what the printer gets.

const LONGEST = ['Brandstätter-Gschwandtner Elisa', 'Unterkirchbergermühlbacher Max', 'Maria Magdalena von Hohenstauf'];
const names = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `${LONGEST[i % LONGEST.length] ?? ''} ${i + 1}`);

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
interface Sheet {
  readonly heads: number;
  readonly names: readonly string[];
  /** What does not stand wholly inside the sheet's content. */
  readonly outside: readonly string[];
}

/** Every sheet with a ranking as it is in print. */
async function sheets(page: Page): Promise<readonly Sheet[]> {
  await page.emulateMedia({ media: 'print' });
  const found = await page.locator('.paper').evaluateAll((papers) =>
    (papers as unknown as Element[]).map((paper): Sheet => {
      const room = (paper.querySelector('.content') ?? paper).getBoundingClientRect();
      const isOutside = ({ left, right, top, bottom }: Rectangle) =>
        left < room.left - 1 || right > room.right + 1 || top < room.top - 1 || bottom > room.bottom + 1;
      return {
        heads: [...paper.querySelectorAll('thead th')].length,
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

const placePoints = { mode: 'besides' as const, list: [4, 2, 1, 0] };

for (const count of [23, 207])
  test(`a ranking of ${count} with long names, in both ways`, async ({ app }) => {
    const { page } = app;
    const format = { ...TOTALS, placePoints, rounds: 4 };
    const evening = await prepareEvening(page, count, 5, { names: names(count), format, draft: true });
    await command(page, {
      type: 'give-penalty',
      evening,
      player: 'p3',
      round: 2,
      points: '5',
      cents: 0,
      reason: 'Spät',
    });
    await command(page, { type: 'group-player', evening, player: 'p1', groups: ['Damen'] });
    await visitEvening(page, evening, 'print/4');
    const first = await sheets(page);
    await mkdir('artefacts/print', { recursive: true });
    await writeFile(`artefacts/print/ranking-${count}.pdf`, await page.pdf({ preferCSSPageSize: true }));
    await page.emulateMedia({ media: null });
    expect(first.flatMap(({ outside }) => outside)).toEqual([]);
    expect(first.every(({ heads }) => heads > 2)).toBe(true);
    // Everybody once, and the ladies once more.
    expect(first.flatMap((sheet) => sheet.names).sort()).toEqual([...names(count), names(1)[0] ?? ''].sort());
    await page.goto(page.url().replace(/print\/4$/, 'standings'));
    await page.getByRole('heading', { name: 'Stand', exact: true }).waitFor();
    expect(await sheets(page)).toEqual(first);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBe(first.length);
  });
