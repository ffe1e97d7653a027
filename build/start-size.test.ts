import { expect, test } from 'vitest';
import { namedIn } from './start-size.ts';

test('scripts, what they preload, and styles count; fonts and pictures do not', () => {
  const html = `
    <link rel="icon" type="image/svg+xml" href="./icon.svg" />
    <link rel="preload" as="font" type="font/woff2" href="./assets/sans.woff2" crossorigin />
    <script type="module" crossorigin src="./assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="./assets/words.js">
    <link rel="stylesheet" crossorigin href="./assets/index.css">`;
  expect(namedIn(html)).toEqual(['./assets/index.js', './assets/words.js', './assets/index.css']);
});
