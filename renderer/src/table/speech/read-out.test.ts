import { expect, test } from 'vitest';
import type { SeenEvent, View } from '#engine/kernel/deal/view.ts';
import { Words } from '#page/i18n/words.ts';
import { hearing, rules, said } from '#page/testing/hearing.ts';
import { CATALOGUES } from '#page/testing/loaded.ts';
import { answerAloud } from './aloud.ts';
import { ReadOut } from './read-out.ts';

/** A moment of the first deal. */
const moment = (history: readonly SeenEvent[], more: object = {}): View =>
  ({
    ...{
      viewer: 0,
      history,
      games: [{ declarer: 1 }],
      dealer: 3,
      active: [0, 1, 2, 3],
      zones: {},
      items: [],
      phase: null,
    },
    ...{ now: { deal: 1 }, review: { tricks: 'last', talon: false }, ...more },
  }) as unknown as View;
const linesAt = (view: View, out = new ReadOut(), more: object = {}): readonly string[] =>
  out.next({ ...hearing, view, ...more }).map(({ words }) => words);
/** Without the deal itself. */
const heard = (history: readonly SeenEvent[], viewer = 0) =>
  linesAt(moment(history, { viewer })).filter((line) => !line.startsWith('Spiel'));

test('what the viewer did last and everything since is read out, one line a card, and who took the trick', () => {
  const history: readonly SeenEvent[] = [
    said(3, 'play', { card: 'H4' }),
    said(0, 'play', { card: 'HK' }),
    said(1, 'play', { card: 'T1' }),
    { type: 'moved', cards: ['H4', 'HK', 'T1'], from: 'trick', to: 'pile:1' },
    said(1, 'play', { card: 'T22' }),
  ];
  expect(heard(history)).toEqual(['Du: Herz-König.', 'Bert: Pagat. Stich an Bert.', 'Bert: Sküs.']);
  expect(heard(history, 2)[0]).toBe('Doris: Herz-Vier.');
});

test('while the laptop is handed on nothing is read out again that was heard before the last player acted', () => {
  const out = new ReadOut();
  const history: readonly SeenEvent[] = [said(3, 'play', { card: 'H4' }), said(0, 'play', { card: 'HK' })];
  const anna = linesAt(moment(history), out);
  expect(anna).toEqual(['Du: Herz-König.']);
  const covered = (more: readonly SeenEvent[]) => linesAt(moment([...history, ...more], { viewer: 'spectator' }), out);
  expect(covered([])).toEqual([]);
  expect(covered([said(1, 'play', { card: 'T1' })])).toEqual(['Bert: Pagat.']);
  // Who took the trick that they closed was heard as well.
  const sweep: SeenEvent = { type: 'moved', cards: ['H4', 'HK'], from: 'trick', to: 'pile:3' };
  expect(linesAt(moment([...history, sweep]), out)).toEqual(['Du: Herz-König. Stich an Doris.']);
  expect(covered([sweep])).toEqual([]);
  // Who takes it hears everything since their own last card; a new deal begins with itself.
  expect(linesAt(moment([...history, said(1, 'play', { card: 'T1' })], { viewer: 3 }), out)).toHaveLength(3);
  // After taking back what is done again is heard.
  expect(linesAt(moment(history.slice(0, 1), { viewer: 'spectator' }), out)).toEqual([]);
  const anew = [...history.slice(0, 1), said(0, 'play', { card: 'H8' })];
  expect(linesAt(moment(anew, { viewer: 'spectator' }), out)).toEqual(['Anna: Herz-Acht.']);
  expect(linesAt(moment([], { viewer: 'spectator', now: { deal: 2 } }), out)).toEqual([
    expect.stringMatching(/^Spiel 2/),
  ]);
});

test('a card that somebody held again is read out when it is turned up a second time', () => {
  const turned: SeenEvent = { type: 'moved', cards: ['C7'], from: 'talon:9', to: 'talon:9' };
  const taken: SeenEvent = { type: 'moved', cards: ['C7'], from: 'talon:9', to: 'hand:1' };
  expect(heard([turned, turned])).toEqual(['Aufgedeckt: Treff-Sieben.']);
  expect(heard([turned, taken, turned])).toEqual(['Aufgedeckt: Treff-Sieben.', 'Aufgedeckt: Treff-Sieben.']);
});

test('cards that are turned up are read out with where they lie, and those that go with a trick', () => {
  const history: readonly SeenEvent[] = [
    said(0, 'bid', { contract: 'dreier' }),
    { type: 'moved', cards: ['S9', 'T8'], from: 'talon:0', to: 'talon:0' },
    { type: 'moved', cards: ['T6', null], from: 'talon:1', to: 'talon:1' },
    said(1, 'play', { card: 'HK' }),
    { type: 'moved', cards: ['HK'], from: 'hand:1', to: 'trick' },
    { type: 'moved', cards: ['HK'], from: 'trick', to: 'pile:1' },
    { type: 'moved', cards: ['D1'], from: 'talon:1', to: 'pile:1' },
    { type: 'moved', cards: ['C7'], from: 'talon:9', to: 'talon:9' },
  ];
  const view = moment(history, { games: [], phase: 'talon', zones: { 'talon:0': ['S9', 'T8'] } });
  const lines = linesAt(view);
  expect(lines.slice(1)).toEqual([
    'Talon, 1. Hälfte: Pik-Neun, Tarock 8.',
    'Bert: Herz-König. Stich an Bert. Dazu aus dem Talon: Karo-Eins.',
    'Aufgedeckt: Treff-Sieben.',
  ]);
  const taken: SeenEvent = { type: 'moved', cards: ['S9', 'T8'], from: 'talon:0', to: 'aside' };
  const before = linesAt(view).length;
  expect(linesAt({ ...view, history: [...history, taken] })).toHaveLength(before);
  const asked = { ...view, history: [], turn: { must: [], may: [] } };
  expect(answerAloud('trick', { hearing: { ...hearing, view: asked }, tally: () => undefined })).toMatch(
    /Talon, 1\. Hälfte: Pik-Neun, Tarock 8\./,
  );
});

test('the declarer’s first good is read out as such, even after a statement of the viewer’s', () => {
  const history = [{ type: 'entered', phase: 'announce' } as const, said(0, 'pass'), said(1, 'good'), said(2, 'good')];
  expect(heard(history)).toEqual(['Du: Weiter.', 'Bert: Ich liege.', 'Cilli: Gut.']);
});

test('a player without a name is addressed, in the reader’s language', () => {
  const nameless = { ...hearing, names: ['Ich', 'Bert', 'Cilli', 'Doris'] };
  const history = [{ type: 'moved', cards: ['H4'], from: 'trick', to: 'pile:0' }] as const;
  expect(linesAt(moment(history), new ReadOut(), { names: nameless.names }).at(-1)).toBe('Stich an dich.');
});

test('a tarock is read out by its number', () => {
  expect(heard([said(1, 'play', { card: 'T18' }), said(2, 'play', { card: 'T4' })])).toEqual([
    'Bert: Tarock 18.',
    'Cilli: Quapil.',
  ]);
});

test('a deal begins with its number, who deals and leads, and how many cards there are', () => {
  const view = moment([said(0, 'vorhand')].slice(1), { zones: { 'hand:0': ['T22', 'T1'] } });
  expect(linesAt(view)).toEqual(['Spiel 1. Geber: Doris. Vorhand: Anna. 2 Karten.']);
});

test('cards that are dealt again are a new beginning, whoever deals them', () => {
  const out = new ReadOut();
  const dealt = (card: string): SeenEvent => ({ type: 'moved', cards: [card], from: 'deck', to: 'hand:0' });
  const passed = said(0, 'pass', {});
  expect(linesAt(moment([dealt('H4'), passed]), out)).toHaveLength(1);
  const again = linesAt(moment([dealt('HK')]), out);
  expect(again).toEqual([expect.stringMatching(/^Spiel 1\. Geber: Doris/)]);
  // What lies in a hand is no other deal for somebody else at the same laptop.
  expect(linesAt(moment([dealt('HK'), passed]), out)).toEqual([expect.stringMatching(/^Du: /)]);
  const others: SeenEvent = { type: 'moved', cards: [null], from: 'deck', to: 'hand:0' };
  expect(linesAt(moment([others, passed], { viewer: 'spectator' }), out)).toEqual([]);
  expect(linesAt(moment([others], { viewer: 'spectator', dealer: 0 }), out)).toEqual([
    expect.stringMatching(/^Spiel 1\. Geber: Anna/),
  ]);
});

test('what is played is read out when play begins', () => {
  const history = [said(1, 'bid', { contract: 'dreier' }), { type: 'entered', phase: 'tricks' } as const];
  const more = { phase: 'tricks', games: [{ contract: 'dreier', declarer: 1, with: {} }], items: [] };
  const now = { deal: 1, factors: [], pot: { n: 0, d: 1 } };
  expect(linesAt(moment(history, { ...more, now, turn: { must: [0], may: [] } })).at(-1)).toMatch(/^Dreier, Bert/);
});

test('what was taken back is not followed by what was said before it, nor is another language', () => {
  const history = [said(0, 'pass'), said(1, 'pass'), said(2, 'pass'), said(3, 'pass')];
  const out = new ReadOut();
  expect(linesAt(moment(history), out)).toHaveLength(4);
  expect(linesAt(moment(history.slice(0, 2)), out)).toEqual([]);
  expect(linesAt(moment(history.slice(0, 3)), out)).toEqual(['Cilli: Weiter.']);
  expect(linesAt(moment(history.slice(0, 3)), out, { words: new Words('en', rules) })).toEqual([]);
  expect(linesAt(moment(history, { now: { deal: 2 } }), out)).toHaveLength(4);
});

test('tricks that the page could not show are counted', () => {
  const trick = [
    said(0, 'play', { card: 'HK' }),
    { type: 'moved', cards: ['HK'], from: 'trick', to: 'pile:0' } as const,
  ];
  const out = new ReadOut();
  linesAt(moment(trick), out);
  const later = moment([...trick, ...trick, ...trick, ...trick]);
  expect(linesAt(later, out)).toEqual(['Dazwischen 2 Stiche.', 'Du: Herz-König. Stich an Anna.']);
  expect(linesAt(later, out)).toHaveLength(2);
});

test('the tricks that one player missed are not counted for the next one at the same laptop', () => {
  const trick = [
    said(0, 'play', { card: 'HK' }),
    { type: 'moved', cards: ['HK'], from: 'trick', to: 'pile:0' } as const,
  ];
  const before = [said(1, 'play', { card: 'S9' }), ...trick];
  const out = new ReadOut();
  linesAt(moment(before), out);
  const later = [...before, ...trick, ...trick, ...trick];
  expect(linesAt(moment(later), out)[0]).toBe('Dazwischen 2 Stiche.');
  expect(linesAt(moment(later, { viewer: 1 }), out)[0]).toBe('Du: Pik-Neun.');
});

test('what somebody did is a sentence about them', () => {
  const hidden = (by: number): SeenEvent => ({ type: 'said', by, action: null });
  const discarding = (viewer: number) => linesAt(moment([hidden(1)], { viewer, phase: 'discard' })).at(-1);
  expect(discarding(0)).toBe('Bert hat verlegt.');
  expect(discarding(1)).toBe('Du hast verlegt.');
  const { de, en } = CATALOGUES;
  expect([de.say.says('Du', 'legt 2 Karten weg'), en.say.says('You', 'lays 2 cards away')]).toEqual([
    'Du legst 2 Karten weg',
    'You lay 2 cards away',
  ]);
});

test('when a partner becomes known, the card that shows it says so; not to somebody who knew', () => {
  const before: readonly SeenEvent[] = [said(0, 'play', { card: 'S9' })];
  const shows: readonly SeenEvent[] = [...before, said(2, 'play', { card: 'SK' })];
  const more = { phase: 'tricks' };
  const secret = { contract: 'rufer', declarer: 1, called: 'SK' };
  const known = { ...secret, partner: 2 };
  const out = new ReadOut();
  linesAt(moment(before, { ...more, games: [secret] }), out);
  const lines = linesAt(moment(shows, { ...more, games: [known] }), out);
  expect(lines.at(-1)).toBe('Cilli: Pik-König. Partner: Cilli.');
  // Said once, and still there when the next card falls.
  const later = linesAt(moment([...shows, said(3, 'play', { card: 'S7' })], { ...more, games: [known] }), out);
  expect(later.slice(-2)).toEqual(['Cilli: Pik-König. Partner: Cilli.', 'Doris: Pik-Sieben.']);
  const knew = new ReadOut();
  linesAt(moment(before, { ...more, games: [known] }), knew);
  expect(linesAt(moment(shows, { ...more, games: [known] }), knew).at(-1)).toBe('Cilli: Pik-König.');
});

test('what one player knows of partners is not read out to the next one at the same laptop', () => {
  const first: readonly SeenEvent[] = [said(1, 'play', { card: 'S9' })];
  const second: readonly SeenEvent[] = [...first, said(2, 'play', { card: 'S8' })];
  const shows: readonly SeenEvent[] = [...second, said(3, 'play', { card: 'S7' }), said(2, 'play', { card: 'SK' })];
  const secret = { contract: 'rufer', declarer: 1, called: 'SK' };
  const known = { ...secret, partner: 2 };
  const out = new ReadOut();
  const at = (viewer: number | 'spectator', history: readonly SeenEvent[], game: object) =>
    linesAt(moment(history, { viewer, phase: 'tricks', games: [game] }), out).join(' ');
  const ofOthers = [at(1, first, secret), at('spectator', first, secret)];
  // The partner looks at their cards, plays one, and hands the laptop on.
  const ofPartner = [at(2, first, known), at(2, second, known)];
  ofOthers.push(at('spectator', second, secret), at(3, second, secret));
  for (const line of [...ofOthers, ...ofPartner]) expect(line).not.toMatch(/Partner/);
  expect(at('spectator', shows, known)).toMatch(/Cilli: Pik-König\. Partner: Cilli\.$/);
});

test('of several cards that are heard at once, the partner’s own says whose partner they are', () => {
  const before: readonly SeenEvent[] = [said(0, 'play', { card: 'S9' })];
  const after: readonly SeenEvent[] = [...before, said(2, 'play', { card: 'SK' }), said(3, 'play', { card: 'S7' })];
  const secret = { contract: 'rufer', declarer: 1, called: 'SK' };
  const out = new ReadOut();
  linesAt(moment(before, { phase: 'tricks', games: [secret] }), out);
  const lines = linesAt(moment(after, { phase: 'tricks', games: [{ ...secret, partner: 2 }] }), out);
  expect(lines.slice(-2)).toEqual(['Cilli: Pik-König. Partner: Cilli.', 'Doris: Pik-Sieben.']);
});

test('after a card was taken back nobody hears of the partner whom it had shown', () => {
  const first: readonly SeenEvent[] = [said(3, 'play', { card: 'S9' })];
  const shows: readonly SeenEvent[] = [...first, said(2, 'play', { card: 'SK' })];
  const anew: readonly SeenEvent[] = [...first, said(2, 'play', { card: 'S8' }), said(0, 'play', { card: 'S7' })];
  const secret = { contract: 'rufer', declarer: 1, called: 'SK' };
  const out = new ReadOut();
  const at = (viewer: number, history: readonly SeenEvent[], more: object = {}) =>
    linesAt(moment(history, { viewer, phase: 'tricks', games: [{ ...secret, ...more }] }), out).join(' ');
  at(3, first);
  expect(at(3, shows, { partner: 2 })).toMatch(/Partner/);
  at(0, first);
  expect(at(0, anew) + at(3, anew)).not.toMatch(/Partner/);
});

test('who looks later hears with which card a partner was shown, whatever the partner has played since', () => {
  const first: readonly SeenEvent[] = [said(0, 'play', { card: 'S9' })];
  const shows: readonly SeenEvent[] = [...first, said(2, 'play', { card: 'SK' })];
  const later: readonly SeenEvent[] = [...shows, said(2, 'play', { card: 'T18' })];
  const secret = { contract: 'rufer', declarer: 1, called: 'SK' };
  const out = new ReadOut();
  const at = (viewer: number | 'spectator', history: readonly SeenEvent[], more: object = {}) =>
    linesAt(moment(history, { viewer, phase: 'tricks', games: [{ ...secret, ...more }] }), out);
  for (const viewer of [0, 'spectator'] as const) at(viewer, first);
  at('spectator', shows, { partner: 2 });
  expect(at(0, later, { partner: 2 }).slice(-2)).toEqual(['Cilli: Pik-König. Partner: Cilli.', 'Cilli: Tarock 18.']);
});
