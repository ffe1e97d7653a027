import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FELTS } from '#electron/protocol/settings.ts';

const css = readFileSync(new URL('../renderer/src/ui/tokens.css', import.meta.url), 'utf8');
const tokensIn = (selector: string): ReadonlyMap<string, string> => {
  const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
  return new Map([...block.matchAll(/(--[\w-]+): (#\w{6});/g)].map(([, name = '', value = '']) => [name, value]));
};
const green = new Map([...tokensIn(':root'), ...tokensIn("[data-felt='green']")]);

/** The relative luminance of WCAG 2. */
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: string, b: string): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

test.each(FELTS)('everything written on the %s cloth has contrast AA', (felt) => {
  const cloth = new Map([...green, ...(felt === 'green' ? [] : tokensIn(`[data-felt='${felt}']`))]);
  expect(cloth.get('--felt') === green.get('--felt')).toBe(felt === 'green');
  for (const on of ['--felt', '--felt-dark', '--felt-light', '--felt-deep'])
    for (const ink of ['--on-felt', '--on-felt-soft']) {
      const ratio = contrast(cloth.get(on) ?? '', cloth.get(ink) ?? '');
      expect(ratio, `${ink} on ${on}`).toBeGreaterThanOrEqual(4.5);
    }
  for (const on of ['--felt', '--felt-dark'])
    expect(contrast(cloth.get(on) ?? '', cloth.get('--gold') ?? ''), `gold on ${on}`).toBeGreaterThanOrEqual(4.5);
  for (const ink of ['--declarers', '--defenders'])
    expect(contrast(cloth.get('--felt') ?? '', cloth.get(ink) ?? ''), ink).toBeGreaterThanOrEqual(3);
});
