/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, test } from 'vitest';
import { CARD_BACKS as SET_BACKS } from '#electron/protocol/settings.ts';
import { LANGUAGES } from '#engine/core/text.ts';
import { faceOf } from '#page/packs/face.ts';
import { cardsIn, isGerman, type Pack, PACKS } from '#page/packs/packs.ts';
import { CATALOGUES } from '#page/testing/loaded.ts';
import { PICTURES as FRENCH } from '../pictures-french.ts';
import { PICTURES as GERMAN } from '../pictures-german.ts';
import { drawCard } from './draw.ts';
import { CARD_BACKS, CARD_STYLES, type CardBack, type CardStyle, pictureOf } from './drawing.ts';

const MOST_BYTES = 400_000;
const DECKS = PACKS.flatMap((pack) => CARD_STYLES.map((style) => [pack, style] as const));
const picturesOf = (pack: Pack) => (isGerman(pack) ? GERMAN : FRENCH);

/** Every card of a pack by its id, and the back. */
function drawn(pack: Pack, style: CardStyle, language: (typeof LANGUAGES)[number] = 'de'): ReadonlyMap<string, string> {
  const drawing = { pictures: picturesOf(pack), letters: CATALOGUES[language].cards.letters, back: 'wine' } as const;
  const fronts = cardsIn(pack).map((card) => [card, drawCard(faceOf(card, pack), style, drawing)] as const);
  return new Map([...fronts, ['back', drawCard(null, style, drawing)]]);
}

const all = (svg: string, pattern: RegExp): readonly string[] =>
  [...svg.matchAll(pattern)].map(([, found = '']) => found);

const TOKEN = /<[^>]*>|[^<]+/g;
const NAME = '[A-Za-z_][\\w:.-]*';
const ATTRIBUTES = `(?:\\s+${NAME}\\s*=\\s*(?:"[^"<]*"|'[^'<]*'))*`;
const OPENING = new RegExp(`^<(${NAME})(${ATTRIBUTES})\\s*(/?)>$`);
const CLOSING = new RegExp(`^</(${NAME})\\s*>$`);
const COMMENT = /^<!--(?!.*--.*-->).*-->$/s;
const BAD_REFERENCE = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\dA-Fa-f]+);)/;

/** What keeps a text from being one well-formed XML element; comments contain no `>`. */
function faultIn(xml: string): string | undefined {
  const open: string[] = [];
  let roots = 0;
  for (const [token] of xml.matchAll(TOKEN)) {
    if (BAD_REFERENCE.test(token)) return `bad reference: ${token}`;
    if (!token.startsWith('<')) {
      if (open.length === 0 && token.trim() !== '') return `text outside: ${token}`;
      continue;
    }
    if (COMMENT.test(token)) continue;
    const closed = CLOSING.exec(token)?.[1];
    if (closed !== undefined) {
      if (open.pop() !== closed) return `closes what is not open: ${token}`;
      continue;
    }
    const [, name, attributes = '', empty] = OPENING.exec(token) ?? [];
    if (name === undefined) return `no tag: ${token}`;
    const names = all(attributes, new RegExp(`(${NAME})\\s*=\\s*(?:"[^"]*"|'[^']*')`, 'g'));
    if (new Set(names).size < names.length) return `an attribute twice: ${token}`;
    if (open.length === 0 && ++roots > 1) return `a second root: ${token}`;
    if (empty === '') open.push(name);
  }
  return open.length > 0 ? `left open: ${open.join(', ')}` : roots === 1 ? undefined : 'nothing there';
}

test.each([
  ['<a><b c="1" d=\'2\'/>x &amp; y</a>', undefined],
  ['<a><b></a></b>', 'closes what is not open: </a>'],
  ['<a><b></a>', 'closes what is not open: </a>'],
  ['<a>', 'left open: a'],
  ['<a/><b/>', 'a second root: <b/>'],
  ['<a b="1" b="2"/>', 'an attribute twice: <a b="1" b="2"/>'],
  ['<a b=1/>', 'no tag: <a b=1/>'],
  ['<a b="1"c="2"/>', 'no tag: <a b="1"c="2"/>'],
  ['<a>x & y</a>', 'bad reference: x & y'],
  ['x', 'text outside: x'],
])('the check of XML sees %s', (xml, fault) => expect(faultIn(xml)).toBe(fault));

describe.each(DECKS)('the pack of %s, %s', (pack, style) => {
  test.each(LANGUAGES)('has every card, each with a look of its own (%s)', (language) => {
    const cards = drawn(pack, style, language);
    expect(cards.size).toBe(parseInt(pack) + 1);
    expect(new Set(cards.values()).size).toBe(cards.size);
  });

  test('is well-formed', () => {
    for (const [card, svg] of drawn(pack, style)) expect([card, faultIn(svg)]).toEqual([card, undefined]);
  });

  test('refers to nothing outside each card, and to nothing that is missing or there twice', () => {
    for (const [card, svg] of drawn(pack, style)) {
      const ids = all(svg, /\sid="([^"]*)"/g);
      expect([card, new Set(ids).size]).toEqual([card, ids.length]);
      const links = [...all(svg, /href\s*=\s*["']([^"']*)/g), ...all(svg, /url\(\s*["']?([^)"']*)/g)];
      expect([card, links.filter((link) => !ids.some((id) => link === `#${id}`))]).toEqual([card, []]);
      const addresses = all(svg, /([a-z]+:\/\/[^"'\s)]*)/gi);
      expect([card, [...new Set(addresses)]]).toEqual([card, ['http://www.w3.org/2000/svg']]);
      expect(svg).not.toMatch(/<(script|style|image|foreignObject|text)\b|\son\w+=|@import|data:/i);
    }
  });

  test('is under 400 kB', () => {
    const bytes = [...drawn(pack, style).values()].reduce((sum, svg) => sum + new TextEncoder().encode(svg).length, 0);
    expect(bytes).toBeLessThan(MOST_BYTES);
  });
});

test.each(PACKS)('every tarock and court of the pack of %s has a picture that no other card has', (pack) => {
  const names = cardsIn(pack).flatMap((card) => pictureOf(faceOf(card, pack)) ?? []);
  const pictures = names.map((name) => picturesOf(pack)[name] ?? '');
  expect(names.filter((_, i) => (pictures[i] ?? '') === '')).toEqual([]);
  expect(new Set(pictures).size).toBe(names.length);
});

test('the two styles share no card', () => {
  for (const pack of PACKS) {
    const decorated = drawn(pack, 'decorated');
    for (const [card, svg] of drawn(pack, 'high-contrast')) expect(svg).not.toBe(decorated.get(card));
  }
});

test('every back that can be set is drawn in its own colour, in both styles', () => {
  expect(Object.keys(CARD_BACKS)).toEqual(SET_BACKS);
  const { letters } = CATALOGUES.de.cards;
  for (const style of CARD_STYLES)
    for (const [back, colour] of Object.entries(CARD_BACKS))
      expect(drawCard(null, style, { pictures: FRENCH, letters, back: back as CardBack })).toContain(
        `fill="${colour}"`,
      );
});
