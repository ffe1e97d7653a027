import { expect } from '@playwright/test';
import type { RunningApp } from './running-app.ts';
import { type Room, roomsOf } from './windows.ts';

/** The buttons that a player must be able to press now; of several that are there, the first in this list. */
const MAIN = [
  '.ladder .foot .main',
  '.ways .main',
  '.lay .main',
  '.half [data-action]',
  '.answer .main',
  '.confirms button',
  '.covered .main',
  '.go .main',
];

/** Runs in the page: what overlaps or is cut off at these sizes of text. `bubble`: what every speech bubble says meanwhile. */
const FAULTS = `(({ texts, bubble }) => {
  const EDGE = 1;
  const box = (one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return { left, right, top, bottom };
  };
  const intersection = (a, b) => ({
    left: Math.max(a.left, b.left), right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top), bottom: Math.min(a.bottom, b.bottom),
  });
  const hasArea = ({ left, right, top, bottom }) => right - left > EDGE && bottom - top > EDGE;
  const fits = (inner, outer) =>
    inner.left >= outer.left - EDGE && inner.right <= outer.right + EDGE &&
    inner.top >= outer.top - EDGE && inner.bottom <= outer.bottom + EDGE;
  const px = ({ left, right, top, bottom }) => [left, top, right, bottom].map(Math.round).join(',');
  const isBoard = document.querySelector('.has-board') !== null;
  const screen = { left: 0, right: innerWidth, top: isBoard ? 0 : -Infinity, bottom: isBoard ? innerHeight : Infinity };

  /** The visible part of an element, and whether it is cut off where nobody can scroll. */
  const look = (one) => {
    let seen = box(one);
    let isCut = false;
    for (let at = one.parentElement; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const whole = box(at);
      const scrolls = ['auto', 'scroll'].includes(overflowY);
      if (!fits(seen, scrolls ? { ...whole, top: -Infinity, bottom: Infinity } : whole)) isCut = true;
      seen = intersection(seen, whole);
      // It has been scrolled away.
      if (scrolls && !hasArea(seen)) return { one, name: one.dataset.region, seen, isCut };
    }
    if (!fits(seen, screen)) isCut = true;
    seen = intersection(seen, screen);
    return { one, name: one.dataset.region, seen, isCut };
  };

  const measure = () => {
    const faults = [];
    const regions = [...document.querySelectorAll('[data-region]')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map(look)
      .filter(({ seen, isCut }) => isCut || hasArea(seen));
    // What lies below an open sheet is out of the way.
    const sheets = regions.filter(({ one }) => one.matches('[data-sheet]'));
    const isBelow = (region) =>
      sheets.some((sheet) => !sheet.one.contains(region.one) && !region.one.contains(sheet.one) && fits(region.seen, sheet.seen));
    const open = regions.filter((region) => !isBelow(region));
    for (const [i, a] of open.entries()) {
      if (a.isCut) faults.push(a.name + ' ' + px(box(a.one)) + ' is cut off to ' + px(a.seen));
      for (const b of open.slice(i + 1)) {
        if (a.one.contains(b.one) || b.one.contains(a.one)) continue;
        // The cards of one trick lie on each other.
        if (a.name === 'trick' && b.name === 'trick') continue;
        if (hasArea(intersection(a.seen, b.seen))) faults.push(a.name + ' ' + px(a.seen) + ' and ' + b.name + ' ' + px(b.seen) + ' meet');
      }
    }
    for (const button of document.querySelectorAll('.board button, .between button'))
      if (button.checkVisibility({ visibilityProperty: true }) && button.scrollWidth > button.clientWidth + EDGE && !button.querySelector('img'))
        faults.push('"' + button.innerText + '" sticks out of its button');
    // Whose turn it is, and the keys beside that, are in the window with all of their words, and a finger finds each key.
    for (const one of document.querySelectorAll('.board .answer .head > h2, .board .answer .head button')) {
      if (one.closest('[inert]') || !one.checkVisibility() || getComputedStyle(one).clipPath !== 'none') continue;
      const whole = box(one);
      if (!fits(whole, screen) || look(one).isCut) faults.push('"' + one.innerText + '" ' + px(whole) + ' is not all in sight');
      if (one.matches('button') && Math.min(whole.right - whole.left, whole.bottom - whole.top) < 44 - EDGE)
        faults.push('"' + (one.ariaLabel ?? one.innerText) + '" is too small for a finger');
    }
    // What is asked and what is chosen for it are read apart.
    const [asks, raised] = ['.answer .asks', '.answer .raised'].map((css) => document.querySelector(css));
    if (asks?.checkVisibility() && raised?.checkVisibility() && hasArea(intersection(look(asks).seen, look(raised).seen)))
      faults.push('"' + asks.innerText + '" and "' + raised.innerText + '" meet');
    // Of a hand that is played from a finger finds each card.
    for (const card of document.querySelectorAll('.board [data-region="open-hand"] li:has(button)')) {
      const seen = card.offsetWidth + parseFloat(getComputedStyle(card).marginRight);
      if (Math.min(seen, card.offsetHeight) < 44 - EDGE) faults.push('of an open hand a card shows ' + seen + ' px');
      // Nothing lies over the middle of what is seen of it.
      const { left, top, bottom } = box(card);
      const hit = document.elementFromPoint(left + seen / 2, (top + bottom) / 2);
      const isCovered = document.querySelector('dialog[open], .drawer, .felt[inert]') !== null;
      if (!isCovered && !card.contains(hit))
        faults.push('of an open hand ' + card.querySelector('button').dataset.card + ' is below ' + (hit?.className || hit?.tagName));
    }
    // The corner of every card in the hand can be seen and pressed, and enough of the card to hit it.
    const isOverlaid = document.querySelector('dialog[open], .drawer') !== null;
    for (const card of isOverlaid ? [] : document.querySelectorAll('.hand [data-card]')) {
      const { left, top, bottom, right } = box(card);
      if (card.closest('[inert]') || !card.checkVisibility()) continue;
      const corner = document.elementFromPoint(left + (right - left) * 0.14, top + (bottom - top) * 0.07);
      if (top + (bottom - top) * 0.4 > innerHeight + EDGE || !card.contains(corner)) faults.push('card ' + card.dataset.card + ' is hidden');
    }
    // On the felt nothing has a bar of the system's: fades and signs say what scrolls.
    for (const one of document.querySelectorAll('.board *, .replay > .felt')) {
      if (one.scrollHeight <= one.clientHeight + EDGE && one.scrollWidth <= one.clientWidth + EDGE) continue;
      const { overflowX, overflowY, scrollbarWidth } = getComputedStyle(one);
      if (scrollbarWidth !== 'none' && [overflowX, overflowY].some((how) => ['auto', 'scroll'].includes(how)))
        faults.push(one.tagName + '.' + one.className + ' has a bar');
    }
    // The trick lies over the hand, and none of its cards is smaller.
    const trick = document.querySelector(':is(.board, .replay) .middle .trick ol');
    const held = [...document.querySelectorAll('.board .hand [data-card], .board .covered li, .replay .bottom li')];
    if (trick?.checkVisibility() && held.length > 0) {
      const [left, right] = [Math.min(...held.map((one) => box(one).left)), Math.max(...held.map((one) => box(one).right))];
      const beside = (box(trick).left + box(trick).right - left - right) / 2;
      if (Math.abs(beside) > 8) faults.push('the trick is ' + Math.round(beside) + ' px beside the hand');
      const [card, own] = [trick.querySelector('li img'), document.querySelector('.board .hand li img')].map((one) => one?.offsetWidth ?? 0);
      if (card > 0 && card < own - EDGE) faults.push('a card of the trick is ' + card + ' px wide, one of the hand ' + own);
    }
    if (document.documentElement.scrollWidth > innerWidth) {
      const wide = [...document.querySelectorAll('main *')].filter((one) => box(one).right > innerWidth + EDGE).at(-1);
      faults.push('the page is wider than the window: ' + wide?.outerHTML.slice(0, 80));
    }
    const main = ${JSON.stringify(MAIN)}.flatMap((css) => [...document.querySelectorAll(css)]).find((one) => one.checkVisibility());
    if (main) {
      const { left, right, top, bottom } = box(main);
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (!fits(box(main), { left: 0, right: innerWidth, top: 0, bottom: innerHeight }) || !main.contains(at) || look(main).isCut)
        faults.push('"' + main.innerText + '" ' + px(box(main)) + ' is out of sight');
    }
    return faults;
  };

  // What is measured is where everything comes to lie, not where it is on its way.
  const still = new CSSStyleSheet();
  still.replaceSync('* { transition: none !important; }');
  document.adoptedStyleSheets.push(still);
  const faults = [];
  const restores = bubble === '' ? [] : [...document.querySelectorAll('[data-region="bubble"]')].map((one) => {
    const before = [...one.childNodes];
    one.replaceChildren(bubble);
    const plate = one.closest('[data-region="plate"]');
    const isSilent = plate !== null && !plate.classList.contains('speaks');
    if (isSilent) plate.classList.add('speaks');
    return () => {
      one.replaceChildren(...before);
      if (isSilent) plate.classList.remove('speaks');
    };
  });
  const write = (text) => {
    document.documentElement.style.setProperty('--text-scale', String(text / 100));
    // Scrolling areas decide on this event whether they show that there is more; nothing has to be painted for it.
    for (const one of document.querySelectorAll('.scrolled')) one.dispatchEvent(new Event('scroll'));
  };
  for (const text of texts) {
    write(text);
    for (const fault of measure()) faults.push(text + ' %: ' + fault);
  }
  for (const restore of restores) restore();
  write(100);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  return faults;
})`;

/**
 * Nothing lies on anything else or is cut off, the trick lies over the hand, and the main button is in sight, in each of these rooms.
 */
export async function isInOrderIn(
  { page }: RunningApp,
  state: string,
  rooms: readonly Room[],
  bubble = '',
): Promise<void> {
  const faults: string[] = [];
  for (const { width, height, texts } of rooms) {
    await page.setViewportSize({ width, height });
    const found = await page.evaluate<string[]>(`${FAULTS}(${JSON.stringify({ texts, bubble })})`);
    faults.push(...found.map((fault) => `${width}x${height}, ${fault}`));
  }
  await page.setViewportSize({ width: 1366, height: 768 });
  expect.soft(faults, state).toEqual([]);
}

/** The same in every window; `turn` says with which sizes of text. */
export const isInOrder = (app: RunningApp, state: string, turn: number, bubble = ''): Promise<void> =>
  isInOrderIn(app, state, roomsOf(turn), bubble);
