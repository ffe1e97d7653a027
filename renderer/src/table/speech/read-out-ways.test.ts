import { describe, expect, test } from 'vitest';
import { ok } from '#engine/core/result.ts';
import type { Viewer } from '#engine/core/seat.ts';
import type { SeenEvent, View } from '#engine/kernel/deal/view.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import { DUMMY } from '#engine/testing/games/ways/dummy.ts';
import { LIAR } from '#engine/testing/games/ways/liar.ts';
import { MORTGAGE } from '#engine/testing/games/ways/mortgage.ts';
import { PILES } from '#engine/testing/games/ways/piles.ts';
import { Words } from '#page/i18n/words.ts';
import { hearing, rules, said } from '#page/testing/hearing.ts';
import { type Deed, probeDeal } from '#page/testing/probe-deal.ts';
import { answerAloud, turnAloud } from './aloud.ts';
import { ReadOut } from './read-out.ts';

const names = ['Anna', 'Bert', 'Cilli', 'Doris'];
const wordsOf = (lines: readonly { readonly words: string }[]) => lines.map(({ words }) => words);

const GROUPS = 'T22 T9 T8 CK CQ C10 C9 HK HQ H1 H4 DK DQ D1 D4';
const TAKE: Deed = [0, { type: 'take-cards', group: 0, cards: ['T22', 'T9', 'T8', 'CK'] }];

test('a line that was read is not read once more when its place is gone', () => {
  const out = new ReadOut();
  const at = (...done: readonly Deed[]) => {
    const { words, seenBy } = probeDeal(MORTGAGE, GROUPS, ...done);
    return wordsOf(out.next({ words, names, view: seenBy(1) }));
  };
  const turned = [
    'Talon, 1. Hälfte: Sküs, Tarock 9, Tarock 8.',
    'Talon, 2. Hälfte: Treff-König, Treff-Dame, Treff-Zehn.',
  ];
  const before = at().slice(1);
  expect(before).toEqual(turned);
  expect(at(TAKE).slice(1, 3)).toEqual(turned);
});

test('in Königrufen too a half of the talon that was taken is not called something else', () => {
  const turned: SeenEvent = { type: 'moved', cards: ['S9', 'T8'], from: 'talon:1', to: 'talon:1' };
  const taken: SeenEvent = { type: 'moved', cards: ['S9', 'T8'], from: 'talon:1', to: 'hand:1' };
  const at = (history: readonly SeenEvent[], zones: View['zones']) =>
    ({
      ...{ viewer: 0, history, games: [], dealer: 3, active: [0, 1, 2, 3], zones, phase: 'talon' },
      ...{ now: { deal: 1 }, review: { tricks: 'last', talon: false } },
    }) as unknown as View;
  const out = new ReadOut();
  const words = new Words('de', rules);
  const [, first] = wordsOf(out.next({ ...hearing, words, view: at([turned], { 'talon:1': ['S9', 'T8'] }) }));
  expect(first).toMatch(/^Talon, 2\. Hälfte:/);
  expect(wordsOf(out.next({ ...hearing, words, view: at([turned, taken], {}) }))[1]).toBe(first);
});

test('what is played, as it was read out, is not read once more when a partner becomes known', () => {
  const entered: SeenEvent = { type: 'entered', phase: 'tricks' };
  const game = { contract: 'rufer', declarer: 1, called: 'SK', with: {} };
  const at = (history: readonly SeenEvent[], more: object) =>
    ({
      ...{ viewer: 0, history, games: [{ ...game, ...more }], items: [], dealer: 3, active: [0, 1, 2, 3] },
      ...{ zones: {}, phase: 'tricks', turn: { must: [0], may: [] }, review: { tricks: 'last', talon: false } },
      now: { deal: 1, factors: [], pot: { n: 0, d: 1 } },
    }) as unknown as View;
  const out = new ReadOut();
  const words = new Words('de', rules);
  const [, first] = wordsOf(out.next({ ...hearing, words, view: at([entered], {}) }));
  const later = out.next({ ...hearing, words, view: at([entered, said(2, 'play', { card: 'SK' })], { partner: 2 }) });
  expect(wordsOf(later)[1]).toBe(first);
});

test('tarocks that somebody shows as they lay them away are read out, all of them', () => {
  const history: readonly SeenEvent[] = [
    { type: 'said', by: 1, action: null },
    { type: 'moved', cards: [null], from: 'hand:1', to: 'laid:1' },
    { type: 'moved', cards: ['T6', 'T8'], from: 'hand:1', to: 'laid:1' },
  ];
  const at = (viewer: number) =>
    ({
      ...{ viewer, history, games: [{ declarer: 1 }], dealer: 3, active: [0, 1, 2, 3], zones: {}, phase: 'discard' },
      ...{ now: { deal: 1 }, review: { tricks: 'last', talon: false } },
    }) as unknown as View;
  const linesFor = (viewer: number) =>
    wordsOf(new ReadOut().next({ ...hearing, words: new Words('de', rules), view: at(viewer) }));
  expect(linesFor(0).slice(1)).toEqual(['Bert hat verlegt.', 'Aufgedeckt von Bert: Tarock 6, Tarock 8.']);
  expect(linesFor(1)).toEqual(['Du hast verlegt.']);
});

test('what ends a sentence is said once', () => {
  const HANDS = 'CK CQ C10 HK HQ H1 DK DQ D1';
  const lines = (...done: readonly Deed[]) => {
    const { words, seenBy } = probeDeal(LIAR, HANDS, ...done);
    return wordsOf(new ReadOut().next({ words, names, view: seenBy(2) }));
  };
  const lead: Deed = [0, { type: 'lead-hidden', card: 'CK', suit: 'H' }];
  expect(lines(lead).at(-1)).toBe('Anna: Herz!');
});

test('what somebody names is no word for what they do, whichever language has it in lower case', () => {
  const lead: Deed = [0, { type: 'lead-hidden', card: 'CK', suit: 'T' }];
  const { table, seenBy } = probeDeal(LIAR, 'CK CQ C10 HK HQ H1 DK DQ D1', lead);
  const words = new Words('en', table, () => ok(LIAR));
  const heardBy = (viewer: Viewer) => wordsOf(new ReadOut().next({ words, names, view: seenBy(viewer) })).at(-1);
  expect([heardBy(0), heardBy(2)]).toEqual(['You: Tarock!', 'Anna: Tarock!']);
});

test('what is taken from a pile is named after it, in what is read out and in what is looked up', () => {
  const deeds: readonly Deed[] = [
    [0, { type: 'add', card: 'CK' }],
    [1, { type: 'add', card: 'HQ' }],
  ];
  const { words, seenBy } = probeDeal(PILES, 'CK CQ C10 C9 HK HQ H1 H4 DK DQ D1 D4', ...deeds);
  const here = { words, names, view: seenBy(2) };
  expect(wordsOf(new ReadOut().next(here)).at(-1)).toBe('Bert: Herz-Dame. Haufen an Bert.');
  expect(answerAloud('gone', { hearing: here, tally: () => undefined })).toMatch(/^1\. Haufen an Bert: Anna /);
});

describe('of a hand that lies open', () => {
  const HANDS = 'HQ CK CQ C10 T5 H1 T22 HK T21 T1 H4 C9';
  const deal = (...done: readonly Deed[]) => probeDeal(DUMMY, HANDS, ...done);
  const lead: Deed = [0, { type: 'play', card: 'HQ' }];
  const dummy: Deed = [0, { type: 'play', card: 'HK' }];
  const heardBy = (viewer: Viewer, ...done: readonly Deed[]) => {
    const { words, seenBy } = deal(...done);
    return wordsOf(new ReadOut().next({ words, names, view: seenBy(viewer) }));
  };

  test('the cards are read out in their order, but not to whoever holds them', () => {
    const open = 'Offene Karten von Bert: Sküs, Geier, Herz-König, Herz-Eins.';
    for (const viewer of [0, 2, 'spectator'] as const) expect(heardBy(viewer)).toContain(open);
    expect(heardBy(1).filter((line) => line.includes('Sküs'))).toEqual([]);
  });

  test('a card that somebody else plays from it is said with where it came from', () => {
    expect(heardBy(0, lead, dummy).at(-1)).toBe('Du, aus dem Blatt von Bert: Herz-König.');
    expect(heardBy(1, lead, dummy).at(-1)).toBe('Anna, aus deinem Blatt: Herz-König.');
    expect(heardBy(2, lead, dummy).slice(-2)).toEqual([
      'Anna: Herz-Dame.',
      'Anna, aus dem Blatt von Bert: Herz-König.',
    ]);
  });

  test('whoever plays from it hears which of its cards they may play', () => {
    const { words, seenBy } = deal(lead);
    const asks = { question: 'Du spielst aus dem Blatt von Bert.', held: ['T22', 'T5', 'HK', 'H1'] };
    const turn = (playable: readonly string[]) =>
      turnAloud(
        { hearing: { words, names, view: seenBy(0) }, ...asks, playable: new Set(playable), isElsewhere: true },
        'full',
      );
    const from = 'Du bist am Zug. Du spielst aus dem Blatt von Bert.';
    expect(turn(['HK', 'H1'])).toBe(`${from} 2 von 4 Karten erlaubt: Herz-König, Herz-Eins.`);
    expect(turn(asks.held)).toBe(from);
  });

  test('its cards are said after the own ones when those are asked for', () => {
    const { words, seenBy } = deal(lead, dummy);
    const cards = (viewer: Viewer) =>
      answerAloud('cards', { hearing: { words, names, view: seenBy(viewer) }, tally: () => undefined });
    const open = 'Offene Karten von Bert: Sküs, Geier, Herz-Eins.';
    expect(cards(0)).toBe(`Treff-König, Treff-Dame, Treff-Zehn. ${open}`);
    expect(cards(1)).not.toContain('Offene');
    expect(cards('spectator')).toBe(open);
  });
});

test('a card that went into a hand unseen is read out when it is turned up the second time', () => {
  const lead: Deed = [0, { type: 'lead-hidden', card: 'C10', suit: 'T' }];
  const accuse: Deed = [1, { type: 'accuse' }];
  const { words, seenBy } = probeDeal(LIAR, 'CK CQ C10 HK HQ H1 DK DQ D1', lead, accuse, lead, accuse);
  const lines = wordsOf(new ReadOut().next({ words, names, view: seenBy(2) }));
  const turned = 'Aufgedeckt von Anna: Treff-Zehn. Haufen an Anna.';
  expect(lines.slice(1)).toEqual([
    'Sautanz.',
    'Anna: Tarock!',
    'Bert: Gelogen!',
    turned,
    'Anna: Tarock!',
    'Bert: Gelogen!',
    turned,
  ]);
});

const WON: readonly (readonly [string, GameDefinition, string, readonly Deed[]])[] = [
  [
    'tricks',
    DUMMY,
    'CK T1 H1 H4 T22 T21 HK HQ CQ C10 C9 T5',
    [
      [0, { type: 'play', card: 'CK' }],
      [0, { type: 'play', card: 'T22' }],
      [2, { type: 'play', card: 'CQ' }],
      [0, { type: 'play', card: 'HK' }],
    ],
  ],
  [
    'piles',
    PILES,
    'CK CQ C10 C9 HK HQ H1 H4 DK DQ D1 D4',
    [
      [0, { type: 'add', card: 'CK' }],
      [1, { type: 'add', card: 'HQ' }],
      [2, { type: 'add', card: 'DK' }],
    ],
  ],
  [
    'what is taken back into a hand',
    LIAR,
    'CK CQ C10 HK HQ H1 DK DQ D1',
    [
      [0, { type: 'lead-hidden', card: 'CK', suit: 'H' }],
      [1, { type: 'accuse' }],
      [0, { type: 'lead-hidden', card: 'CQ', suit: 'H' }],
    ],
  ],
];

test.each(WON)('a spectator hears once what is played, not whenever it is led: %s', (_, game, deck, deeds) => {
  const out = new ReadOut();
  let before: readonly string[] = [];
  for (const count of [...deeds.keys(), deeds.length]) {
    const { words, seenBy } = probeDeal(game, deck, ...deeds.slice(0, count));
    const lines = wordsOf(out.next({ words, names, view: seenBy('spectator') }));
    // A line may have something added to it, and none goes: it would be read once more when it came back.
    for (const [i, line] of before.entries()) expect(lines[i]).toContain(line);
    before = lines;
  }
  expect(before.length).toBeGreaterThan(deeds.length);
});
