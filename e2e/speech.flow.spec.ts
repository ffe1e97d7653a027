import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { GAMES } from '#engine/games/index.ts';
import { expect, test } from './fixtures.ts';
import { playOutByKeys } from './keyboard-player.ts';
import { newTable } from './lobby.ts';
import { leadClock, untilAsked } from './table-player.ts';

// Bots answer at once; their pace is a setting.
process.env.TAROCKABEND_BOT_PAUSE ??= '0';

/** In the page: keeps what a screen reader would say of itself, and what it says where the focus goes. */
const LISTEN = `(() => {
  window.spoken = [];
  const LIVE = '[aria-live="polite"], [role="log"], [role="status"], [role="alert"]';
  const nameOf = (element) => {
    if (element.nodeType === Node.TEXT_NODE) return element.textContent;
    if (element.nodeType !== Node.ELEMENT_NODE || element.closest('[aria-hidden="true"]')) return '';
    if (element.getAttribute('aria-label')) return element.getAttribute('aria-label');
    if (element.tagName === 'IMG') return element.alt;
    return [...element.childNodes].map(nameOf).join(' ');
  };
  const clean = (words) => words.replace(/\\s+/g, ' ').trim();
  const say = (kind, words) => { if (clean(words) !== '') window.spoken.push(kind + ' ' + clean(words)); };
  new MutationObserver((changes) => {
    const said = new Set();
    for (const { target, addedNodes, type } of changes) {
      const at = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement;
      if (!at || !at.isConnected || !at.closest(LIVE) || at.closest('[aria-hidden="true"]')) continue;
      // One paragraph is one message, however many of its parts are new.
      for (const node of type === 'characterData' ? [at] : addedNodes) {
        const part = (node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement)?.closest('p') ?? node;
        if (part.isConnected) said.add(part);
      }
    }
    for (const part of said) say('says', nameOf(part));
  }).observe(document, { subtree: true, childList: true, characterData: true });
  document.addEventListener('focusin', ({ target }) => say('focus', nameOf(target)));
})()`;

const spoken = (page: Page): Promise<string[]> => page.evaluate<string[]>('window.spoken');

/** Numerals from two letters on that are no word. */
const ROMAN = /\b(?=[IVX]{2,}\b)X{0,3}(IX|IV|IIII|V?I{0,3})\b/;

/** Somebody plays a card. */
const CARD = /^says [^:]+: (Tarock \d|(Pik|Herz|Treff|Karo|Eichel|Gras|Schellen)-)/;

for (const game of Object.values(GAMES))
  test(`a whole deal of ${game.id} as it is heard`, async ({ app }) => {
    const { page } = app;
    await leadClock(page);
    const name = game.texts.name.de;
    const deal = async (): Promise<void> => {
      const table = await newTable(page);
      const choice = table.getByLabel('Spiel', { exact: true });
      const label = (await choice.locator('option').allTextContents()).find((text) => text.includes(name));
      await choice.selectOption({ label: label ?? name });
      await page.evaluate(`window.spoken ? (window.spoken = []) : ${LISTEN}`);
      await page.getByRole('button', { name: 'Karten geben' }).click();
      await untilAsked(page);
    };
    await deal();
    // Everything can be asked for at any time.
    for (const key of ['s', 'k', 'p', 'g', 'c', 'd']) {
      const before = (await spoken(page)).length;
      await page.keyboard.press(key);
      await expect.poll(async () => (await spoken(page)).length).toBeGreaterThan(before);
    }
    await expect(page).toHaveTitle(/^Du bist am Zug · /);
    await expect(page.locator('.hand [tabindex="0"]')).toHaveCount(1);
    await playOutByKeys(page);
    // Where all have passed, what is heard is that of another table.
    while (!(await spoken(page)).some((line) => CARD.test(line))) {
      await page.evaluate(`location.hash = '#/'`);
      await deal();
      await playOutByKeys(page);
    }
    const lines = await spoken(page);
    mkdirSync('artefacts', { recursive: true });
    writeFileSync(`artefacts/speech-${game.id}.txt`, `${lines.join('\n')}\n`);
    expect(lines.filter((line) => ROMAN.test(line))).toEqual([]);
    // Who gave no name is addressed.
    expect(lines.filter((line) => /^says Ich:|an Ich\b/.test(line))).toEqual([]);
    // A card is one line, and no card is said twice.
    const cards = lines.filter((line) => CARD.test(line));
    expect(new Set(cards).size).toBe(cards.length);
  });
