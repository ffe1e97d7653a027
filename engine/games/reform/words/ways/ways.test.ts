import { describe, expect, test } from 'vitest';
import type { Json, Notes } from '#engine/core/json.ts';
import { reform } from '#engine/games/reform/game.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import type { SeenEvent, View } from '#engine/kernel/deal/view.ts';
import type { Game } from '#engine/kernel/score.ts';
import type { Fact } from '#engine/kernel/words/phrase.ts';
import { tableOf } from '#engine/testing/any-table.ts';

const wordsOf = (options: Notes = {}) => reform.words(tableOf(reform, 'reform', options));
const words = wordsOf();
const NOW = { deal: 1, factors: [], pot: { n: 0, d: 1 }, notes: {} };
const viewOf = (parts: object): View =>
  ({
    ...{ viewer: 0, active: [0, 1, 2, 3], history: [], items: [], games: [], zones: {}, notes: null, phase: null },
    ...{ now: NOW, ...parts },
  }) as unknown as View;
const entered = (phase: string): SeenEvent => ({ type: 'entered', phase });
const said = (by: number, action: object): SeenEvent => ({ type: 'said', by, action: action as Action });
const game = (contract: string, more: object = {}) => ({ declarer: 0, contract, with: {}, ...more });
const phrase = (action: object | null, parts: object, all = words) =>
  all.phrase(action as Action | null, viewOf(parts));
const german = ({ text }: Fact): string => text.de;
const story = (parts: object, view?: object, all = words) =>
  all.story(parts, view === undefined ? undefined : viewOf(view));

describe('the ladder', () => {
  const bid = (contract: string, all = words) => {
    const { ladder, worth } = phrase({ type: 'bid', contract }, {}, all);
    return [ladder, worth?.won.de, worth?.lost.de];
  };

  test('has a part for games with a goal of their own, with what each brings and costs', () => {
    expect(bid('eisenbahner')).toEqual(['own', '9', '9, ohne Abfahrt 18']);
    expect(bid('fahrt-ins-blaue', wordsOf({ expressLoss: 'single' }))).toEqual(['own', '27', '27']);
    expect(bid('hausierer')).toEqual(['own', '11 je Stich', '11 je Stich oder Karte']);
    expect(bid('artist')).toEqual(['own', '8 oder 16', '8']);
    expect(bid('apotheker')).toEqual(['own', '24', '24']);
    expect(bid('sechserdreier')).toEqual(['alone', '6', '20']);
    expect(bid('solouhurufer')).toEqual(['solorufer', '8 + 32', '8 + 32']);
  });

  test('says in the list of games what a bare number would not', () => {
    const price = (id: string) => words.price?.(id)?.de;
    expect(price('eisenbahner-ouvert')).toBe('18, ohne Abfahrt 36');
    expect(price('hausierer')).toBe('11 je Stich oder Karte');
    expect(price('artist')).toBe('8 oder 16');
    expect(price('apotheker')).toBeUndefined();
  });
});

describe('a game for a hand of one suit', () => {
  const games = [game('eisenbahner', { with: { suit: 'H' } })];
  const hand = ['HK', 'H1', 'T5', 'CQ'];

  test('asks for the suit, and tells how many cards of it one holds', () => {
    const suit = phrase({ type: 'suit', suit: 'H' }, { games, zones: { 'hand:0': hand } });
    expect([suit.ask?.de, suit.line?.de, suit.values['n']]).toEqual([
      'Mit welcher Farbe willst du abfahren?',
      'Davon hast du {n} {n|Karte|Karten}.',
      2,
    ]);
    expect(suit.rule).toBe('eisenbahner');
  });

  test('warns of a suit that one does not hold', () => {
    const line = (contract: string, type: 'suit' | 'bus', suit: string, zones: object = { 'hand:0': hand }) => {
      const { line: said, danger } = phrase({ type, suit }, { games: [game(contract)], zones });
      return [said?.de, danger];
    };
    const never = 'Davon hast du keine Karte: Damit kannst du nie abfahren.';
    expect(line('eisenbahner', 'suit', 'D')).toEqual([never, true]);
    expect(line('eisenbahner', 'bus', 'S')).toEqual([never, true]);
    expect(line('spezi', 'suit', 'D')).toEqual([
      'Davon hast du keine Karte: Den letzten Stich kannst du damit nie machen.',
      true,
    ]);
    expect(line('spezi', 'suit', 'C')).toEqual(['Davon hast du {n} {n|Karte|Karten}.', undefined]);
    // Whoever sees no hand is warned of nothing.
    expect(line('spezi', 'suit', 'D', {})[1]).toBeUndefined();
  });

  test('lets an opponent take the bus, with what it means at this table', () => {
    const bus = (all = words) => phrase({ type: 'bus', suit: 'T' }, { games, viewer: 1 }, all);
    expect([bus().text.de, bus().group]).toEqual(['Bus mit {suit}', 'choice']);
    expect(bus().ask?.de).toContain('rechnest mit allen ab');
    expect(bus(wordsOf({ bus: 'duel-triple' })).ask?.de).toContain('um das Dreifache');
  });

  test('has a brake, to be pulled with care', () => {
    const brake = phrase({ type: 'brake', card: 'T5' }, { games, history: [entered('tricks')] });
    expect([brake.group, brake.danger, brake.rule]).toEqual(['choice', true, 'train']);
    expect(brake.say.de).toBe('Notbremse mit {card}');
  });

  test('has a target with the suit, and how far it is to whoever sees the hand', () => {
    const target = (view: object) => words.target?.(games[0] as Partial<Game>, viewOf(view));
    expect(target({ zones: { 'hand:0': hand } })?.values?.['others']).toBe(2);
    expect(target({ viewer: 1, zones: { 'hand:0': [null, null] } })?.text.de).toBe(
      'nur mehr {suit}, und ab {n} Punkten',
    );
    expect(words.target?.(game('eisenbahner'), viewOf({}))?.text.de).toBe('nur mehr eine Farbe, und ab {n} Punkten');
  });

  test('tells the suit, who took the bus and to which, and how it ended', () => {
    const on = { suit: 'H', bus: 2, busSuit: 'C' };
    const facts = story(game('eisenbahner', { with: { ...on, ending: 'departed' } }), {});
    expect(facts.map(german)).toEqual([
      ...['Eisenbahner', '{who}', 'allein', 'will nur {suit} übrig haben'],
      ...['Bus: {who} mit {suit}', 'Abfahrt!'],
    ]);
    expect(facts.flatMap(({ role }) => (role ? [[role.seat, role.name.de]] : []))).toEqual([
      [0, 'Spieler'],
      [2, 'Bus'],
    ]);
    // Where a finished deal is told, the second role would be the partner's.
    expect(story(game('eisenbahner', { with: { bus: 2 } })).filter(({ role }) => role)).toHaveLength(1);
  });

  test('names whoever was on the express', () => {
    const turned = (seat: number, cards: readonly string[]): SeenEvent => ({
      ...{ type: 'moved', cards, from: `hand:${seat}`, to: `pile:${seat}` },
    });
    const history = [
      turned(0, ['CK', 'T1']),
      turned(1, ['S7', 'S8']),
      turned(2, ['D1', 'T3']),
      turned(3, ['C7', 'H1']),
    ];
    const express = game('eisenbahner', { with: { ending: 'express' } });
    const fact = story(express, { history }).find(({ rule }) => rule === 'train');
    expect([fact?.text.de, fact?.values]).toEqual(['Express: {who}', { who: { seat: 1 } }]);
    expect(story(express).map(german)).toContain('Express: ein Gegner hatte früher nur eine Farbe');
  });
});

describe('an order that is fixed beforehand', () => {
  const games = [game('fahrt-ins-blaue', { with: { suit: 'H', order: ['H1', 'CQ', 'T5'] } })];

  test('is made of one card after another, and lies before its player', () => {
    const history = [entered('declare')];
    const next = phrase({ type: 'order', card: 'HK' }, { games, history });
    expect([next.group, next.text.de, next.values]).toEqual(['play', '{card}', { card: { card: 'HK' } }]);
    const view = { games, phase: 'declare', zones: { 'hand:0': ['HK', 'H1', 'T5', 'CQ'] } };
    expect(words.arranged?.(viewOf(view), [])).toEqual([
      {
        name: { de: 'von der ersten bis zur letzten', en: 'from the first to the last' },
        cards: ['H1', 'CQ', 'T5'],
        numbered: true,
      },
    ]);
    expect(words.arranged?.(viewOf({ ...view, phase: 'tricks', zones: { 'hand:0': [] } }), [])).toEqual([]);
    expect(words.arranged?.(viewOf({ ...view, viewer: 'spectator' }), [])).toEqual([]);
    expect(words.arranged?.(viewOf({ ...view, games: [game('fahrt-ins-blaue')] }), [])).toEqual([]);
  });

  test('is heard by nobody else', () => {
    expect(phrase(null, { viewer: 1, games, history: [entered('declare')] }).say.de).toBe('legt die Reihenfolge fest');
    expect(phrase(null, { viewer: 1, games, history: [entered('lay')] }).say.de).toBe('hat weggelegt');
  });
});

describe('cards from the talon', () => {
  const games = [game('hausierer')];

  test('are drawn from the top, and told by their number', () => {
    const draw = phrase({ type: 'draw' }, { games, zones: { 'talon:0': [], 'talon:1': [null, null] } });
    expect([draw.text.de, draw.values]).toEqual(['Eine Karte nehmen', { from: { zone: 'talon:1' } }]);
    expect([draw.ask?.de, phrase({ type: 'draw' }, { games, history: [said(0, { type: 'draw' })] }).ask?.de]).toEqual([
      ...['Nimmst du eine Karte vom Talon?', 'Nimmst du noch eine Karte vom Talon?'],
    ]);
    const history = [entered('draw'), said(0, { type: 'draw' }), said(0, { type: 'draw' })];
    const drawn = (parts: object, view?: object) => story(parts, view).find(({ values }) => values && 'n' in values);
    expect(drawn(games[0] ?? {}, { history })?.values).toEqual({ n: 2 });
    expect(drawn(game('hausierer', { with: { drawn: 4 } }))?.values).toEqual({ n: 4 });
    expect(story(game('hausierer', { with: { drawn: 0 } })).map(german)).toContain('keine Karte vom Talon');
    expect(story(game('hausierer')).map(german)).toEqual(['Hausierer', '{who}', 'allein']);
  });

  test('may be enough, but not without a suit', () => {
    const enough = (hand: readonly string[]) => {
      const { group, danger, line } = phrase({ type: 'enough' }, { games, zones: { 'hand:0': hand } });
      return [group, danger, line?.de];
    };
    expect(enough(['C7', 'S7', 'H1', 'D1', 'T5'])).toEqual(['quiet', undefined, undefined]);
    expect(enough(['C7', 'S7', 'H1', 'T4', 'T5'])).toEqual([
      ...['quiet', true, 'Dir fehlt noch: Karo. Damit hast du sofort verloren.'],
    ]);
    expect(enough(['C7', 'S7', 'T5'])[2]).toBe('Dir fehlt noch: Herz und Karo. Damit hast du sofort verloren.');
  });

  test('fill a suit that is missing, which is said beside each draw', () => {
    const line = (hand: readonly string[]) =>
      phrase({ type: 'draw' }, { games, zones: { 'hand:0': hand, 'talon:0': [null] } }).line;
    expect(line(['C7', 'S7', 'D1', 'T5'])?.de).toContain('Dir fehlt noch: Herz.');
    expect(line(['T5'])?.en).toContain('You still lack clubs, spades, hearts and diamonds.');
    expect(line(['C7', 'S7', 'H1', 'D1'])?.de).toContain('Die oberste');
    // Whoever looks on sees no hand, and is told nothing of it.
    expect(phrase({ type: 'draw' }, { games, viewer: 1, zones: { 'hand:0': [null] } }).line?.de).toContain(
      'Die oberste',
    );
  });

  test('have not been drawn yet when a kontra may be said', () => {
    expect(phrase({ type: 'good' }, { games, history: [entered('pre')] }).ask?.de).toContain('Noch ist keine Karte');
    const exchanging = { games: [game('artist')], history: [entered('pre')] };
    expect(phrase({ type: 'good' }, exchanging).ask?.de).toContain('Noch ist nichts getauscht');
  });

  test('go to the opponents one by one, and everybody sees to whom', () => {
    const share = { type: 'share-card', card: 'CK', to: 2 };
    const given = phrase(share, { games: [game('apotheker')] });
    expect([given.ask?.de, given.text.de, given.say.de]).toEqual(['Wer bekommt {card}?', '{to}', '{card} für {to}']);
    const history = [said(0, share), said(0, { ...share, card: 'H1' }), said(0, { ...share, card: 'T5', to: 1 })];
    const facts = story(game('apotheker'), { history }).filter(({ values }) => values && 'cards' in values);
    expect(facts.map(({ values }) => values)).toEqual([
      { who: { seat: 1, object: true }, cards: { cards: ['T5'] } },
      { who: { seat: 2, object: true }, cards: { cards: ['CK', 'H1'] } },
    ]);
  });
});

describe('points that are shared out', () => {
  const games = [game('apotheker')];
  const zones = { 'pile:1': ['CK', 'HK'], 'pile:2': ['T21', 'T1', 'CK', 'SK'] };
  const facts = (view: object) =>
    story(games[0] ?? {}, { games, zones, ...view }).filter(({ values }) => values && 'n' in values);

  test('are told of each opponent while the talon goes to them, and at the end', () => {
    const told = facts({ phase: 'share' });
    expect(told.map(({ text, values }) => [values?.['who'], text.de])).toEqual([
      [{ seat: 1 }, '{who}: {n} {n|Punkt|Punkte} (zu wenig)'],
      [{ seat: 2 }, '{who}: {n} {n|Punkt|Punkte}'],
      [{ seat: 3 }, '{who}: {n} {n|Punkt|Punkte} (zu wenig)'],
    ]);
    expect(facts({ history: [{ type: 'ended', redeal: false }] })).toEqual(told);
    const share = phrase({ type: 'share-card', card: 'T5', to: 2 }, { games, zones, phase: 'share' });
    expect([share.line?.de, share.values['n']]).toEqual(['Bisher {n} {n|Punkt|Punkte}.', told[1]?.values?.['n']]);
  });

  test('are counted by nobody but oneself during the tricks', () => {
    expect(facts({ phase: 'tricks' })).toEqual([]);
  });
});

test('several cards are one play', () => {
  const set = phrase({ type: 'play-set', cards: ['S7', 'S8', 'T22'] }, { games: [game('hausierer')] });
  expect([set.group, set.text.de, set.say.de, set.values['n']]).toEqual([
    ...['play', '{n} Karten zugleich spielen', '{cards}', 3],
  ]);
});

describe('how it ended is told', () => {
  const margin = (contract: string, more: object, noted: Json = {}) =>
    words.margin?.({ ...game(contract), result: 'lost', ...more }, { items: [], notes: { noted } });

  test('by the points where they decide, and by what else ended it', () => {
    const departed = margin('eisenbahner', { result: 'made', measure: 112, with: { ending: 'departed' } });
    expect([departed?.text.de, departed?.scale]).toEqual([
      'Abfahrt, {n} {n|Punkt|Punkte}, {by} mehr als nötig',
      { reached: 112, enough: 107, all: 210 },
    ]);
    expect(margin('eisenbahner', { result: 'draw', measure: 106, with: { ending: 'brake' } })?.text.de).toBe(
      'Notbremse, {n} {n|Punkt|Punkte}, unentschieden',
    );
    const renege = margin('fahrt-ins-blaue', { measure: 120, with: { ending: 'renege' } });
    expect([renege?.text.de, renege?.scale]).toEqual(['die Reihenfolge ging nicht auf', undefined]);
    expect(margin('eisenbahner', { result: 'made' })).toBeUndefined();
  });

  test('by the cards that are left, or by none', () => {
    const emptied = (noted: Json) => {
      const { text, values } = margin('hausierer', {}, { emptied: noted }) ?? {};
      return [text?.de, values?.['n']];
    };
    expect(emptied({ ending: 'empty', tricks: 8 })).toEqual(['nach {n} {n|Stich|Stichen} ohne Karten', 8]);
    expect(emptied({ ending: 'left', cards: 3 })).toEqual(['{n} {n|Karte|Karten} übrig', 3]);
    expect(emptied({ ending: 'stuck', tricks: 5 })).toEqual(['ohne Karte zum Bedienen im {n}. Stich', 6]);
    expect(emptied({ ending: 'missing' })[0]).toBe('eine Farbe fehlte von Anfang an');
    expect(margin('artist', {}, { pictures: 3 })?.values).toEqual({ n: 3 });
    expect(margin('artist', {}, { pictures: 0 })?.text.de).toBe('keine drei gleichen Bilder mehr');
  });

  test('by what each opponent has, and whether that is too few or too many', () => {
    const players = [57, 52, 60, 41].map((thirds) => ({ thirds, tricks: 3 }));
    const { text, values } = margin('apotheker', {}, { players }) ?? {};
    expect(text?.de).toBe('{who0} {n0}, {who1} {n1}, {who2} {n2} (zu wenig), selbst {own} {own|Punkt|Punkte}');
    expect([values?.['who2'], values?.['n2'], values?.['own']]).toEqual([
      { seat: 3 },
      { count: 41, unit: 'points' },
      { count: 57, unit: 'points' },
    ]);
    const many = [60, 108, 21, 21].map((thirds) => ({ thirds, tricks: 3 }));
    expect(margin('apotheker', {}, { players: many })?.text.en).toBe(
      '{who0} {n0} (too many), {who1} {n1} (too few), {who2} {n2} (too few), {own} {own|point|points} for the declarer (too many)',
    );
  });
});
