import { describe, expect, test } from 'vitest';
import type { SeenEvent, View } from '#engine/kernel/deal/view.ts';
import { hearing, said } from '#page/testing/hearing.ts';
import { answerAloud, lastTrickAloud, turnAloud } from './aloud.ts';

const HELD = ['T22', 'T20', 'T18', 'HK', 'HQ', 'H1', 'H4', 'S8', 'S7'];

describe('whose turn it is', () => {
  const turn = (
    must: readonly number[],
    may: readonly number[],
    more: object = {},
    speech: 'full' | 'terse' = 'full',
  ) => {
    const view = {
      viewer: 1,
      turn: { must, may },
      history: [],
      games: [],
      phase: 'tricks',
      zones: {},
    } as unknown as View;
    return turnAloud(
      {
        hearing: { ...hearing, view },
        question: 'Wähle eine Karte.',
        held: HELD,
        playable: new Set(HELD),
        isElsewhere: false,
        ...more,
      },
      speech,
    );
  };

  test('is said to those who can do something, and to nobody else', () => {
    expect(turn([0], [2])).toBe('');
    expect(turn([0], [1])).toBe('Anna ist am Zug. Du darfst, musst aber nicht.');
    expect(turn([], [1])).toBe('Du darfst, musst aber nicht.');
  });

  const playing = (...cards: readonly string[]) => turn([1], [], { playable: new Set(cards) });

  test('with the question, or tersely', () => {
    expect(turn([1], [])).toBe('Du bist am Zug. Wähle eine Karte.');
    expect(turn([1], [], { playable: new Set(['HK']) }, 'terse')).toBe('Du bist am Zug.');
    const asked = { question: 'Was sagst du an?', playable: new Set() };
    expect(turn([1], [], asked, 'terse')).toBe('Was sagst du an?');
  });

  test('with the cards that may be played, a whole suit by its name', () => {
    expect(playing('HK', 'HQ', 'H1', 'H4')).toBe('Du bist am Zug. 4 von 9 Karten erlaubt: Herz.');
    expect(playing('HK', 'HQ')).toBe('Du bist am Zug. 2 von 9 Karten erlaubt: Herz-König, Herz-Dame.');
    expect(playing('T22', 'T20', 'T18', 'S8')).toBe('Du bist am Zug. 4 von 9 Karten erlaubt: Tarock, Pik-Acht.');
    expect(turn([1], [], { held: ['T18'], playable: new Set(['T18']) })).toBe(
      'Du bist am Zug. Deine letzte Karte: Tarock 18.',
    );
  });
});

describe('what is asked for by a key', () => {
  const history: readonly SeenEvent[] = [
    { type: 'entered', phase: 'auction' },
    said(1, 'pass'),
    { type: 'entered', phase: 'tricks' },
    said(0, 'play', { card: 'HK' }),
    { type: 'moved', cards: ['HK'], from: 'hand:0', to: 'trick' },
    said(1, 'play', { card: 'T18' }),
    { type: 'moved', cards: ['T18'], from: 'hand:1', to: 'trick' },
    { type: 'moved', cards: ['HK', 'T18'], from: 'trick', to: 'pile:1' },
    said(1, 'play', { card: 'T2' }),
    { type: 'moved', cards: ['T2'], from: 'hand:1', to: 'trick' },
  ];
  const view = {
    ...{
      viewer: 2,
      history,
      phase: 'tricks',
      active: [0, 1, 2, 3],
      items: [],
      now: { factors: [], pot: { n: 0, d: 1 } },
    },
    games: [{ contract: 'dreier', declarer: 1, with: {} }],
    zones: { 'hand:2': ['H4', 'T20', 'S8', 'T3'] },
    turn: { must: [2], may: [] },
    review: { tricks: 'last', talon: false },
  } as unknown as View;
  const answer = (query: Parameters<typeof answerAloud>[0]) =>
    answerAloud(query, { hearing: { ...hearing, view }, tally: () => undefined });

  test.each([
    ['trick', 'Bert Uhu. Du bist am Zug.'],
    ['points', 'Anna, 0 Stiche. Bert, 1 Stich. Cilli, 0 Stiche. Doris, 0 Stiche.'],
    ['bids', 'Bert: Weiter.'],
    ['cards', 'Tarock 20, Kakadu. Pik-Acht. Herz-Vier.'],
    ['gone', '1. Stich an Bert: Anna Herz-König, Bert Tarock 18.'],
  ] as const)('%s', (query, words) => expect(answer(query)).toBe(words));

  test('the trick, before there is one, is what stands', () => {
    const auction = { ...view, history: [], games: [], phase: 'auction', notes: { entries: [] } } as unknown as View;
    const words = answerAloud('trick', { hearing: { ...hearing, view: auction }, tally: () => undefined });
    expect(words).toMatch(/^Lizitation\./);
  });

  test('what has been played names whoever plays several cards in a row once', () => {
    const both = [
      ...history.slice(0, 5),
      said(0, 'play', { card: 'T1' }),
      { ...history[4], cards: ['T1'] } as SeenEvent,
    ];
    const won: SeenEvent = { type: 'moved', cards: ['HK', 'T1', 'T18'], from: 'trick', to: 'pile:1' };
    const seen = { ...view, history: [...both, ...history.slice(5, 7), won] };
    expect(answerAloud('gone', { hearing: { ...hearing, view: seen }, tally: () => undefined })).toBe(
      '1. Stich an Bert: Anna Herz-König, Pagat, Bert Tarock 18.',
    );
  });

  test('the last trick, with who took it', () => {
    expect(lastTrickAloud({ ...hearing, view })).toBe('1. Stich an Bert: Anna Herz-König, Bert Tarock 18.');
    expect(lastTrickAloud({ ...hearing, view: { ...view, history: [] } })).toBe('Hier ist noch nichts zum Nachsehen.');
  });

  test('the game with its declarer', () => expect(answer('contract')).toMatch(/^Dreier, Bert/));
});
