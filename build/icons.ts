import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { must } from '#engine/core/assert-never.ts';
import { haveBrowser } from './browser.ts';
import { icns, ico } from './icon-files.ts';

/** Draws the icon of the app in every format: `npm run icons`. What it makes is in the repository. */

const ROOT = join(import.meta.dirname, '..');
const PUBLIC = join(ROOT, 'renderer/public');
const ICONS = join(ROOT, 'build/icons');
const SIZES = [16, 32, 48, 64, 128, 180, 192, 256, 512, 1024];
/** Below this only the numeral can be told apart. */
const SMALL = 48;

const PAGAT = readFileSync(join(ROOT, 'renderer/src/cards/art/tarocks/01.svg'), 'utf8')
  .replace(/^[^<]*<svg[^>]*>/, '')
  .replace(/<\/svg>\s*$/, '');

/** The Pagat on green cloth. */
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
  <defs><radialGradient id="f" cx=".5" cy=".35" r=".8"><stop offset="0" stop-color="#2f7d57"/><stop offset="1" stop-color="#123f2c"/></radialGradient></defs>
  <rect width="512" height="512" rx="104" fill="url(#f)"/>
  <g transform="translate(256 256) rotate(-7)">
    <rect x="-138" y="-206" width="276" height="412" rx="26" fill="#0a2318" opacity=".45" transform="translate(9 12)"/>
    <rect x="-138" y="-206" width="276" height="412" rx="26" fill="#fff8e7" stroke="#6e6048" stroke-width="4"/>
    <path d="M-112 -180h44M-112 -118h44M-90 -180v62" stroke="#5a1f3d" stroke-width="17" fill="none"/>
    <svg x="-118" y="-98" width="236" height="284" viewBox="0 0 104 144" preserveAspectRatio="xMidYMid slice">${PAGAT}</svg>
    <rect x="-118" y="-98" width="236" height="284" rx="8" fill="none" stroke="#2a1d14" stroke-width="5"/>
  </g>
</svg>
`;

/** Its numeral alone, for a row of tabs. */
const small = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <rect width="64" height="64" rx="13" fill="#1d5a40"/>
  <rect x="14" y="5" width="36" height="54" rx="5" fill="#fff8e7" stroke="#0a2318" stroke-width="2"/>
  <path d="M22 15h20M22 49h20M32 15v34" stroke="#5a1f3d" stroke-width="7" fill="none"/>
</svg>
`;

async function drawn(): Promise<ReadonlyMap<number, Buffer>> {
  const found = await haveBrowser();
  if (found.type === 'none') throw new Error(found.missing);
  const browser = await chromium.launch({ executablePath: found.executable, args: ['--no-sandbox'] });
  const page = await browser.newPage();
  const images = new Map<number, Buffer>();
  for (const size of SIZES) {
    await page.setViewportSize({ width: size, height: size });
    const svg = size < SMALL ? small : picture;
    await page.setContent(
      `<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}svg svg{width:auto;height:auto}</style>${svg}`,
    );
    images.set(size, await page.screenshot({ omitBackground: true }));
  }
  await browser.close();
  return images;
}

const images = await drawn();
const of = (size: number): Buffer => must(images.get(size), `an image of ${String(size)}`);
const sized = (...sizes: readonly number[]) => sizes.map((size) => ({ size, png: of(size) }));

mkdirSync(ICONS, { recursive: true });
writeFileSync(join(PUBLIC, 'icon.svg'), small);
writeFileSync(join(PUBLIC, 'icon-192.png'), of(192));
writeFileSync(join(PUBLIC, 'icon-512.png'), of(512));
writeFileSync(join(PUBLIC, 'touch-icon.png'), of(180));
writeFileSync(join(ICONS, 'icon.svg'), picture);
writeFileSync(join(ICONS, 'icon.png'), of(1024));
writeFileSync(join(ICONS, 'icon.ico'), ico(sized(16, 32, 48, 64, 128, 256)));
writeFileSync(join(ICONS, 'icon.icns'), icns(sized(16, 32, 64, 128, 256, 512, 1024)));
