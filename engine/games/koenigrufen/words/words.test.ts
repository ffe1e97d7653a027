import { describe, expect, test } from 'vitest';
import { rational } from '#engine/core/rational.ts';
import { text } from '#engine/core/text.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import type { SeenEvent, View } from '#engine/kernel/deal/view.ts';
import { type Item, itemOf, type Row, type Verdict } from '#engine/kernel/score.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { koenigrufen } from '../game.ts';

const table = (profile: string) => ({ family: 'koenigrufen', profile, options: {}, rulesVersion: 1 });
function wordsFor(profile = 'tirol-speisezettel') {
  const rules = tableOf(koenigrufen, profile);
  return koenigrufen.words({ ...table(profile), ...rules });
}
const words = wordsFor();
const viewOf = (parts: Partial<View>): View =>
  ({ viewer: 1, history: [], items: [], games: [], zones: {}, ...parts }) as unknown as View;
const entered = (phase: string): SeenEvent => ({ type: 'entered', phase });
const good = (by: number): SeenEvent => ({ type: 'said', by, action: { type: 'good' } });

describe('a good', () => {
  const games = [{ declarer: 1 }];
  const said = (by: number, ...history: readonly SeenEvent[]) =>
    words.phrase({ type: 'good' }, viewOf({ games, history }), by).say.de;

  test('is “Ich liege” as the declarer’s first among the announcements', () => {
    expect(said(1, entered('announce'))).toBe('Ich liege');
    expect(said(1, entered('announce'), good(1), good(2))).toBe('Gut');
    expect(said(2, entered('announce'), good(1))).toBe('Gut');
  });

  test('of whoever exchanges no card with the talon is none, the declarer’s neither', () => {
    expect(said(1, entered('exchange'))).toBe('Gut');
    expect(said(1, entered('exchange'), good(1), entered('announce'))).toBe('Ich liege');
  });
});

test('an opponent of a negative game says Kontra, its declarer names the one they answer', () => {
  const pair = (by: number, against: number) => ({ about: 'game', by, against: [against], doublings: [] });
  const items = [pair(1, 0), pair(1, 2)] as unknown as View['items'];
  const says = (type: string, item: number, all = items) => {
    const { say, values } = words.phrase({ type, item } as Action, viewOf({ items: all }));
    return [say, values];
  };
  expect(says('kontra', 0)).toEqual([text('Kontra', 'Kontra'), {}]);
  expect(says('rekontra', 1)).toEqual([
    text('Rekontra gegen {pair}', 'Rekontra against {pair}'),
    { pair: { seat: 2, object: true } },
  ]);
  expect(says('subkontra', 1)[0]).toEqual(text('Subkontra', 'Subkontra'));
  const two = [pair(1, 0), pair(3, 0)] as unknown as View['items'];
  expect(says('kontra', 1, two)[1]).toEqual({ pair: { seat: 3, object: true } });
  const pagat = [{ about: 'pagat', by: 1, against: [], doublings: [] }] as unknown as View['items'];
  expect(says('kontra', 0, pagat)[0]).toEqual(text('Kontra Pagat', 'Kontra Pagat'));
});

test('a kontra says what it is said to and what it makes of it, and stands before a rekontra', () => {
  const items = [{ about: 'game', by: 1, against: [], doublings: [] }] as unknown as View['items'];
  const said = (type: string) => words.phrase({ type, item: 0 } as Action, viewOf({ items }));
  expect([said('kontra').text.de, said('kontra').line?.de]).toEqual(['Kontra aufs Spiel', 'zählt dann ×2']);
  expect([said('subkontra').text.en, said('subkontra').line?.en]).toEqual(['Subkontra on the game', 'then counts ×8']);
  expect(['kontra', 'rekontra', 'subkontra'].map((type) => said(type).rank)).toEqual([1, 2, 3]);
});

test('a Besserrufer says which bird it promises', () => {
  const line = (contract: string, profile?: string) =>
    wordsFor(profile).phrase({ type: 'bid', contract } as Action, viewOf({})).line?.de;
  expect(line('besserrufer-2')).toMatch(/, der Uhu ist angesagt\.$/);
  expect(line('besserrufer-3')).toMatch(/, der Kakadu ist angesagt\.$/);
  expect(line('besserrufer', 'ooe-2023')).toMatch(/, ein Vogel ist angesagt\.$/);
});

test('the ladder says why a game cannot be bid, as its phase does', () => {
  const notes = { entries: [{ seat: 0, contract: 'solorufer' }], out: [], last: 0, fallen: [], floor: 0 };
  const zones = { 'hand:1': ['HK', 'DK', 'SK', 'CK', 'T1'] };
  const auction = words.auction(viewOf({ phase: 'auction', notes, zones }));
  const why = (contract: string) => auction?.refused({ type: 'bid', contract } as Action)?.code;
  expect([why('piccolo'), why('sechserdreier'), why('besserrufer-3'), why('dreier')]).toEqual([
    'not-higher',
    'first-word-only',
    'four-kings',
    undefined,
  ]);
});

test('what cannot be heard is told by what was done', () => {
  const hidden = (phase: string) => words.phrase(null, viewOf({ history: [entered(phase)] }), 0).say.de;
  expect(['discard', 'talon', 'exchange'].map(hidden)).toEqual([
    'hat verlegt',
    'nimmt aus dem Talon',
    'tauscht mit dem Talon',
  ]);
});

test('with the points that a bid names it is won, and with a Blatt less it is lost', () => {
  const said = words.phrase({ type: 'bid', contract: 'dreier' } as Action, viewOf({})).line;
  const [, points, thirds] = /mindestens (\d+) Punkte und (\d) Blatt/.exec(said?.de ?? '') ?? [];
  const least = 3 * Number(points) + Number(thirds);
  const agreed = tableOf(koenigrufen, 'tirol-speisezettel');
  const rules = koenigrufen.rules(agreed);
  const ends = [least - 1, least].map((count) => {
    const row = rules.check({ contract: 'dreier', declarer: 0, thirds: count }, 4, 3);
    return row.ok ? row.value.games[0]?.result : row.error;
  });
  expect(ends).toEqual(['lost', 'made']);
});

test('a bid says where it stands in the ladder, what it is, and what it is won and lost for', () => {
  const bid = (contract: string, profile?: string, more = {}) =>
    wordsFor(profile).phrase({ type: 'bid', contract, ...more } as Action, viewOf({}));
  expect(bid('dreier')).toMatchObject({
    group: 'bid',
    ladder: 'alone-with-talon',
    rank: 10,
    usual: true,
    rule: 'dreier',
    line: { de: 'Allein gegen drei, drei Karten aus dem Talon, mindestens 35 Punkte und 2 Blatt.' },
    worth: { won: { de: '5' }, lost: { de: '5' } },
  });
  expect(bid('besserrufer', 'ooe-2023').worth?.won).toEqual(text('1 + Vogel', '1 + bird'));
  expect(bid('trischaken', undefined, { stichzwang: true, talon: 'last' })).toMatchObject({
    text: { de: 'Trischaken, mit Stichzwang, Talon zum letzten Stich' },
    variant: {
      of: 'trischaken',
      name: { de: 'Trischaken' },
      terms: { stichzwang: { de: 'mit Stichzwang' }, talon: { de: 'Talon zum letzten Stich' } },
    },
  });
});

test('a bonus says what it counts in the game that is played: in a solo game twice', () => {
  const line = (contract: string) =>
    words.phrase({ type: 'announce', bonus: 'trull' } as Action, viewOf({ games: [{ contract, declarer: 0 }] })).line
      ?.de;
  expect([line('dreier'), line('solodreier')]).toEqual(['still 1, angesagt 2', 'still 2, angesagt 4']);
});

test('a Trischaken for points is announced without a word on Stichzwang', () => {
  const rules = tableOf(koenigrufen, 'tirol-speisezettel', { 'trischaken-positive': true });
  const bid = { type: 'bid', contract: 'trischaken', stichzwang: true, talon: 'last' } as Action;
  expect(koenigrufen.words(rules).phrase(bid, viewOf({})).text.de).toBe('Trischaken, Talon zum letzten Stich');
});

test('in a game that everybody plays alone nobody has a role', () => {
  const roles = (contract: string) =>
    words.story({ contract, declarer: 0, partner: 2 }).flatMap(({ role }) => (role ? [role.name.de] : []));
  expect(roles('rufer')).toEqual(['Spieler', 'Partner']);
  expect(words.story({ contract: 'trischaken', declarer: 0 }).some(({ role }) => role)).toBe(false);
});

test('the halves of the talon make room for the tricks', () => {
  const zones = { 'talon:1': [null, null, null], trick: ['T1'] };
  const lie = (phase: string) => words.places({ phase, zones }).map(({ zone, lies }) => [zone, lies]);
  expect(lie('talon')).toEqual([['talon:1', 'middle']]);
  expect(lie('tricks')).toEqual([
    ['trick', 'middle'],
    ['talon:1', 'aside'],
  ]);
});

test('a finished game says by how much it was won or lost', () => {
  const margin = (contract: string, measure: number | undefined, result: 'made' | 'lost') => {
    const game = { declarer: 0, contract, with: {}, result, ...(measure !== undefined && { measure }) };
    const fact = words.margin?.(game, { items: [] });
    return fact && [fact.text.de, fact.values?.['by']];
  };
  const thirds = (count: number) => ({ count, unit: 'points' });
  expect(margin('rufer', 124, 'made')).toEqual(['{n} {n|Punkt|Punkte}, {by} mehr als nötig', thirds(17)]);
  expect(margin('rufer', 107, 'made')).toEqual(['{n} {n|Punkt|Punkte}, genau genug', thirds(0)]);
  expect(margin('dreier', 106, 'lost')).toEqual(['{n} {n|Punkt|Punkte}, {by} zu wenig', thirds(1)]);
  expect(margin('piccolo', 3, 'lost')?.[0]).toBe('{n} {n|Stich|Stiche} statt {goal}');
  expect(margin('bettel', 1, 'lost')?.[0]).toBe('{n} {n|Stich|Stiche} statt keinem');
  expect(margin('bettel', 0, 'made')?.[0]).toBe('{n} {n|Stich|Stiche}');
  // In thirds, and nothing to draw where tricks are counted.
  const scale = (contract: string, measure: number) =>
    words.margin?.({ declarer: 0, contract, with: {}, result: 'made', measure }, { items: [] })?.scale;
  expect(scale('rufer', 124)).toEqual({ reached: 124, enough: 107, all: 210 });
  expect(scale('piccolo', 1)).toBeUndefined();
  expect([margin('rufer', undefined, 'lost'), margin('trischaken', 90, 'made')]).toEqual([undefined, undefined]);
});

describe('what is won by', () => {
  const target = (contract: string, options = {}) => {
    const agreed = tableOf(koenigrufen, 'tirol-speisezettel', options);
    const found = koenigrufen.words(agreed).target?.({ contract }, viewOf({}));
    return found && [found.text.de, found.counts, found.values?.['n']];
  };
  test.each([
    ['rufer', ['ab {n} Punkten', 'points', { count: 107, unit: 'points' }]],
    ['piccolo', ['genau ein Stich', 'tricks', undefined]],
    ['bettel', ['kein Stich', 'tricks', undefined]],
    ['trischaken', ['möglichst wenig Punkte', 'points', undefined]],
  ])('%s', (contract, expected) => expect(target(contract)).toEqual(expected));
  test('a Trischaken that is for points', () =>
    expect(target('trischaken', { 'trischaken-positive': true })?.[0]).toBe('möglichst viele Punkte'));
});

test('giving up says what it costs: the game, and the bird that was bid with it', () => {
  const line = (contract: string, ...about: readonly string[]) => {
    const items = about.map((id) => ({ about: id, by: 1, against: [], doublings: [] })) as unknown as View['items'];
    return words.phrase({ type: 'concede' }, viewOf({ games: [{ contract }], items })).line?.de;
  };
  expect(line('rufer')).toBe('Du gibst auf und zahlst jedem 1.');
  // docs/rules/tirol.md, V21.
  expect(line('besserrufer-3', 'game', 'kakadu')).toBe('Du gibst auf und zahlst jedem 7.');
  expect(line('besserrufer-3')).toBe('Du gibst auf und zahlst jedem 1 und den Vogel.');
});

describe('what a sheet says of a bonus', () => {
  const item = (about: string, more: Partial<Item & Verdict> = {}): Item & Verdict => ({
    ...{ ...itemOf(about, 'silent', 2), result: 'made' as const },
    ...more,
  });
  const row: Row = { table: 4, dealer: 3, outcome: 'played', games: [], items: [], notes: {} };
  const paid = { code: 'trull', from: 0, to: 1, base: rational(1), factors: [] } as const;
  const line = (judged: Item & Verdict) => words.line?.(row, paid, judged);

  test('is whose it is: what lies in a pile is the whole side’s, a bird and a captured card are somebody’s own', () => {
    const ofSide = ['trull', 'kings', 'valat', 'ku', 'pagat', 'mondfang'].filter((id) => line(item(id))?.isOfSide);
    expect(ofSide).toEqual(['trull', 'kings', 'valat', 'ku']);
    expect(line(item('trull', { stage: 'announced' }))?.isOfSide).toBe(false);
  });

  test('is why an announced card was lost', () => {
    const why = (id: string) => line(item(id, { stage: 'announced', result: 'lost', proof: [6] }))?.why?.values;
    expect([why('pagat'), why('ku'), why('trull')]).toEqual([{ fell: 6, n: 12 }, { fell: 6, n: 12 }, undefined]);
  });
});
