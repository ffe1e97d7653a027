import jsqr from 'jsqr';
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import { LANGUAGES } from '#engine/core/text.ts';
import { provideWords } from '../i18n/context.ts';
import { Words } from '../i18n/words.ts';
import { CATALOGUES } from '../testing/loaded.ts';
import Within from '../testing/Within.svelte';
import QrCode from './QrCode.svelte';

const URL_OF_ROOM = 'http://192.168.178.105:65535/#room=ABCD-1234_wxyz';
/** Camera pixels for each square of the code. */
const SCALE = 3;

/** What a camera sees of the page's own drawing: pixels in RGBA. */
function photograph(html: string): {
  readonly pixels: Uint8ClampedArray;
  readonly width: number;
  readonly size: number;
} {
  const size = Number(/viewBox="0 0 (\d+) \1"/.exec(html)?.[1]);
  const path = must(/<path d="([^"]+)"/.exec(html)?.[1], 'a path');
  const width = size * SCALE;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g))
    for (let row = 0; row < SCALE; row++)
      for (let column = 0; column < Number(length) * SCALE; column++) {
        const at = ((Number(y) * SCALE + row) * width + Number(x) * SCALE + column) * 4;
        pixels.fill(0, at, at + 3);
      }
  return { pixels, width, size };
}

const draw = (url: string, language: 'de' | 'en' = 'de'): string =>
  render(Within, {
    props: { begin: () => provideWords(() => new Words(language)), of: QrCode, given: { url } },
  }).body;

test.each([URL_OF_ROOM, 'http://10.0.0.2:80/', `http://172.20.10.1:7411/#room=${'x'.repeat(64)}`])(
  'a camera reads %s',
  (url) => {
    const { pixels, width } = photograph(draw(url));
    expect(jsqr.default(pixels, width, width)?.data).toBe(url);
  },
);

test('it can still be read with a coffee stain', () => {
  const { pixels, width } = photograph(draw(URL_OF_ROOM));
  // A disc over the middle, about a twentieth of the area.
  for (let y = 0; y < width; y++)
    for (let x = 0; x < width; x++)
      if (Math.hypot(x - width / 2, y - width / 2) < width / 9)
        pixels.fill(90, (y * width + x) * 4, (y * width + x) * 4 + 3);
  expect(jsqr.default(pixels, width, width)?.data).toBe(URL_OF_ROOM);
});

test('there are four squares of white around it', () => {
  const { pixels, width, size } = photograph(draw(URL_OF_ROOM));
  const black = Array.from({ length: width * width }, (_, i) => i).filter((i) => pixels[i * 4] === 0);
  const [xs, ys] = [black.map((i) => i % width), black.map((i) => Math.floor(i / width))];
  for (const list of [xs, ys]) {
    expect(list.reduce((a, b) => Math.min(a, b))).toBe(4 * SCALE);
    expect(list.reduce((a, b) => Math.max(a, b))).toBe((size - 4) * SCALE - 1);
  }
});

test('screen readers get the address, and it is shown for typing; the code of the room is not read out', () => {
  for (const language of LANGUAGES) {
    const html = draw(URL_OF_ROOM, language);
    expect(html).toContain(`aria-label="${CATALOGUES[language].qr.label('192.168.178.105:65535')}"`);
    expect(html).toMatch(/<figcaption[^>]*>192\.168\.178\.105:65535</);
    expect(html).not.toContain('wxyz');
  }
  expect(CATALOGUES.de.qr.label('x')).not.toBe(CATALOGUES.en.qr.label('x'));
});
