import { describe, expect, test } from 'vitest';
import type { Json, Notes } from '#engine/core/json.ts';
import { reform } from '#engine/games/reform/game.ts';
import type { BeatingMemory } from '#engine/games/reform/play/beating.ts';
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
const moved = (cards: readonly string[], from: string, to: string): SeenEvent => ({ type: 'moved', cards, from, to });
const game = (contract: string, more: object = {}) => ({ declarer: 0, contract, with: {}, ...more });
const phrase = (action: object | null, parts: object, all = words) =>
  all.phrase(action as Action | null, viewOf(parts));
const german = ({ text }: Fact): string => text.de;
const story = (parts: object, view?: object, all = words): readonly Fact[] =>
  all.story(parts, view === undefined ? undefined : viewOf(view));
const margin = (parts: object, more: object, noted: Json) =>
  words.margin?.({ ...(parts as Game), result: 'lost', ...more }, { items: [], notes: { noted } });

describe('a game for the first trick and the last', () => {
  const games = [game('spezi', { with: { suit: 'S' } })];
  const gathered = (by: number, card: string): readonly SeenEvent[] => [
    moved([card], `hand:${by}`, 'trick'),
    moved([card], 'trick', `pile:${by}`),
  ];

  test('has a part of the ladder of its own', () => {
    const bid = (contract: string) => phrase({ type: 'bid', contract }, {});
    expect([bid('wechselspezi').ladder, bid('spezi-ouvert').worth?.won.de]).toEqual(['spezi', '20']);
    expect([bid('pensionist').ladder, bid('pensionist-ouvert').worth?.lost.de]).toEqual(['own', '40']);
  });

  test('shows the talon to its declarer alone, and says so', () => {
    const seen = phrase({ type: 'seen' }, { games, history: [entered('look')] });
    expect([seen.text.de, seen.group, seen.rule]).toEqual(['Gesehen', 'quiet', 'spezi']);
    expect(seen.ask?.de).toContain('Nur du siehst ihn');
    expect(story(game('spezi'), {}).map(german)).toEqual([
      ...['Spezi', '{who}', 'allein', 'nur der Spieler sieht den Talon'],
    ]);
  });

  test('asks for the suit of the last trick, and not for one to depart with', () => {
    const suit = phrase(
      { type: 'suit', suit: 'S' },
      { games: [game('spezi')], zones: { 'hand:0': ['SK', 'S8', 'T1'] } },
    );
    expect([suit.ask?.de, suit.say.de, suit.values['n']]).toEqual([
      ...['Mit welcher Farbe willst du den letzten Stich machen?', 'Ich mache den letzten Stich mit {suit}', 2],
    ]);
    const target = (one: Partial<Game>): string | undefined => words.target?.(one, viewOf({}))?.text.de;
    expect(target(game('spezi'))).toBe('der erste Stich, und der letzte mit einer genannten Farbe');
    expect(target(game('spezi', { with: { suit: 'S' } }))).toBe('der erste Stich, und der letzte mit {suit}');
  });

  test('lets whoever won their own trick say who leads, and tells who has said so until that trick is over', () => {
    const pick = (seat: number) => phrase({ type: 'pick', seat }, { games });
    expect([pick(2).text.de, pick(2).say.de, pick(2).ask?.de]).toEqual([
      ...['{seat}', 'Ich gebe das Ausspiel an {seat}', 'Wer spielt zum nächsten Stich aus?'],
    ]);
    expect([pick(0).text.de, pick(0).say.de]).toEqual(['Ich selbst', 'Ich spiele selbst aus']);
    const history = [...gathered(0, 'T22'), said(0, { type: 'pick', seat: 2 })];
    expect(
      story(games[0] ?? {}, { history })
        .map(german)
        .slice(-2),
    ).toEqual([...['erster Stich: {who}', 'Ausspiel: {who} (bestimmt von {by})']]);
    expect(story(games[0] ?? {}, { history: [...history, ...gathered(2, 'CK')] }).map(german)).not.toContain(
      'Ausspiel: {who} (bestimmt von {by})',
    );
    const own = [...gathered(1, 'CK'), said(1, { type: 'pick', seat: 1 })];
    expect(story(games[0] ?? {}, { history: own }).map(german)).toContain('Ausspiel: {who} (selbst bestimmt)');
  });

  test('tells whose the last trick is, and with which card', () => {
    const history = Array.from({ length: 12 }, (_, i) =>
      gathered(i === 11 ? 3 : 0, i === 11 ? 'SK' : `T${i + 1}`),
    ).flat();
    const fact = story(games[0] ?? {}, { history }).find(({ text }) => text.de === 'letzter Stich: {who} mit {card}');
    expect(fact?.values).toEqual({ who: { seat: 3 }, card: { card: 'SK' } });
  });

  test('is lost by one of two tricks, or nobody pays for another suit', () => {
    const how = (more: object, noted: Json): string | undefined => margin(game('spezi'), more, noted)?.text.de;
    expect(how({ proof: [1] }, { result: 'lost' })).toBe('erster Stich verloren');
    expect(how({ proof: [12] }, { result: 'lost' })).toBe('letzter Stich verloren');
    expect(how({}, { result: 'lost' })).toBe('erster oder letzter Stich verloren');
    expect(how({ result: 'draw' }, { result: 'unpaid' })).toBe('letzter Stich mit einer anderen Farbe');
    expect(how({ result: 'made', proof: [1, 12] }, { result: 'won' })).toBe('erster Stich, und letzter mit der Farbe');
    expect(how({}, {})).toBeUndefined();
  });
});

describe('a Pensionist', () => {
  const games = [game('pensionist')];
  const memory: BeatingMemory = { turn: 0, plays: [], leads: 0, passed: [], excused: false, ending: null };
  const beating = (notes: Partial<BeatingMemory>, more: object = {}): object => ({
    ...{ games, phase: 'beating', history: [entered('beating')], notes: { ...memory, ...notes }, ...more },
  });
  const full = { 'hand:0': ['D1', 'D2'], 'hand:1': [null], 'hand:2': [null], 'hand:3': [null] };
  /** Where nothing lies there is no zone. */
  const { 'hand:1': _, ...without } = full;
  const D3 = { seat: 3, card: 'D3' };

  test('is not asked what to lead, others are told that they have to beat', () => {
    const asked = (notes: Partial<BeatingMemory>, more: object = {}) =>
      phrase({ type: 'play', card: 'D1' }, beating(notes, { zones: full, ...more })).ask?.de;
    expect(asked({})).toBeUndefined();
    expect(asked({ plays: [D3] }, { viewer: 1 })).toBe('Du kannst die oberste Karte stechen, also musst du es. Womit?');
    expect(asked({ plays: [D3] })).toContain('Dieses eine Mal');
  });

  test('plays for a neighbour without cards, and is told for whom', () => {
    const play = phrase({ type: 'play', card: 'D1' }, beating({ plays: [D3] }, { zones: without }));
    expect([play.ask?.de, play.values['who'], play.rule]).toEqual([
      ...['Du stichst für {who}, und damit ist noch nichts verloren. Womit?', { seat: 1, object: true }, 'pensionist'],
    ]);
  });

  test('reads which pile it is, what lies on top, who cannot beat it, and who is out of cards', () => {
    const facts = (notes: Partial<BeatingMemory>, zones: object = full, all = words) =>
      story(games[0] ?? {}, beating(notes, { zones }), all)
        .map(german)
        .slice(4);
    expect(facts({})).toEqual([]);
    expect(facts({ leads: 3, plays: [D3], passed: [1] })).toEqual([
      ...['{n}. Haufen', 'obenauf: {card} von {who}', 'kann nicht stechen: {who}'],
    ]);
    const helped = { seat: 0, card: 'D1', for: 1 };
    expect(facts({ leads: 3, plays: [D3, helped], excused: true }, without)).toEqual([
      ...['{n}. Haufen', 'obenauf: {card}, vom Spieler für {who}'],
      ...['ohne Karten: {who}', 'die eine Ausnahme ist verbraucht'],
    ]);
    expect(facts({ leads: 25 })[0]).toContain('zahlt niemand');
    expect(facts({ leads: 25 }, full, wordsOf({ jubelLead: 30 }))[0]).toBe('{n}. Haufen');
    // While the last cards are only looked at there is nothing to tell.
    expect(story(games[0] ?? {}, { ...beating({}), notes: null }).map(german)).toHaveLength(4);
  });

  test('has a pile in the middle, and a talon and hands that are told', () => {
    expect(words.places({ phase: 'beating', zones: {} })[0]?.as).toBe('pile');
    expect(story(game('pensionist-ouvert'), {}).map(german)).toContain('offen ab dem zweiten Haufen');
    expect(words.target?.(game('pensionist'), viewOf({}))).toMatchObject({ counts: 'nothing' });
  });

  test('never had to beat, or had to, or only late', () => {
    const how = (result: string) => margin(game('pensionist'), {}, { result })?.text.de;
    expect([how('won'), how('lost')]).toEqual(['nie zum Stechen gezwungen', 'zum Stechen gezwungen']);
    expect(how('unpaid')).toContain('Jubelpensionist');
  });
});

describe('with a bird, and the called king in the talon', () => {
  const ofBird = (kingTalon: string, more: object = {}) =>
    game('uhurufer', { called: 'HK', with: { kingTalon }, ...more });
  const doubled = { about: 'game', by: 0, against: [1, 2, 3], doublings: [{ step: 'kontra', by: 1, early: true }] };

  test('a partner may be named, or game and bird be played for as one', () => {
    const at = (action: object, items: readonly object[] = []) => phrase(action, { games: [game('uhurufer')], items });
    const prater = at({ type: 'pratermaessig', seat: 2 });
    expect([prater.text.de, prater.values['seat'], prater.rule]).toEqual([
      ...['Pratermäßig mit {seat}', { seat: 2, object: true }, 'king-ways'],
    ]);
    expect(at({ type: 'steinhofmaessig' }).line?.de).toBe(
      'Du spielst gegen drei um 20 und gewinnst nur mit einem von beiden, Spiel oder Uhu.',
    );
    const voids = [{ type: 'steinhofmaessig' }, { type: 'pratermaessig', seat: 1 }];
    for (const action of voids) expect(at(action, [doubled]).line?.de).toContain('Ein Kontra gilt dann nicht mehr.');
  });

  test('the exchange changes the game, and not the bird that is one with it', () => {
    const take = (kingTalon: string, all = words) =>
      phrase({ type: 'take', group: 0, cards: ['C7'] }, { games: [ofBird(kingTalon)] }, all).text.de;
    expect(take('steinhofmaessig')).toBe('1 Karte, das Spiel gilt 21,6 statt 20');
    expect(take('pratermaessig')).toBe('1 Karte, das Spiel gilt 5,6 statt 4');
    // What a game alone is worth concerns neither.
    expect(take('pratermaessig', wordsOf({ birdRuferAlone: 2 }))).toBe('1 Karte, das Spiel gilt 5,6 statt 4');
    expect(take('alone', wordsOf({ birdRuferAlone: 2 }))).toBe('1 Karte, das Spiel gilt 2,8 statt 2');
    const withSuertaxe = phrase({ type: 'announce', bonus: 'suertaxe' }, { games: [ofBird('steinhofmaessig')] });
    expect(withSuertaxe.worth?.won.de).toBe('12');
  });

  test('everybody is told how it is played, and with whom', () => {
    expect(story(ofBird('steinhofmaessig'), {}).map(german)).toContain(
      'steinhofmäßig, allein: das Spiel oder der Vogel, nicht beides',
    );
    const withPartner = ofBird('pratermaessig', { partner: 2 });
    expect(story(withPartner, {}).map(german)).toEqual(
      expect.arrayContaining(['pratermäßig, der König lag im Talon', 'Partner: {who}']),
    );
    expect(words.sides?.(withPartner, viewOf({}))).toEqual({ players: [0, 2], opponents: [1, 3] });
    const target = words.target?.(ofBird('steinhofmaessig'), viewOf({}));
    expect([target?.text.de, target?.counts]).toEqual(['nur eines von beiden: ab {n} Punkten oder Uhu', 'points']);
  });

  test('several tarocks are one play, with their sum; who has most so far is told', () => {
    const games = [ofBird('pratermaessig', { partner: 2 })];
    const set = phrase({ type: 'play-set', cards: ['T22', 'T3'] }, { games });
    expect([set.text.de, set.say.de, set.sum]).toEqual([
      ...['{n} Tarock zugleich, zusammen {sum}', '{cards}, zusammen {sum}', 25],
    ]);
    const history = [
      said(0, { type: 'play', card: 'T4' }),
      moved(['T4'], 'trick', 'pile:0'),
      said(1, { type: 'play', card: 'CK' }),
      said(2, { type: 'play-set', cards: ['T3', 'T2'] }),
    ];
    const zones = { trick: ['CK', 'T3', 'T2'], 'hand:1': [null], 'hand:2': [null], 'hand:3': [null] };
    const facts = story(games[0] ?? {}, { phase: 'tricks', history, zones });
    expect(facts.find(({ text }) => text.de.startsWith('höchste Summe'))?.values).toEqual({
      ...{ n: 5, who: { seat: 2, object: true } },
    });
    expect(facts.map(german)).toContain('ohne Karten: {who}');
    const suits = story(games[0] ?? {}, { phase: 'tricks', history: history.slice(0, 3), zones: { trick: ['CK'] } });
    expect(suits.map(german).join()).not.toContain('Summe');
  });

  test('points and bird are told together where exactly one of them wins', () => {
    const bird = (made: boolean) => [{ bonus: 'uhu', by: 0, made, level: 0 }];
    const noted = { contract: 'uhurufer', declarer: 0, kingTalon: 'steinhofmaessig', silent: [] };
    const how = (more: object) => {
      const { text, values, scale } = margin(ofBird('steinhofmaessig'), { measure: 120 }, { ...noted, ...more }) ?? {};
      return [text?.de, values?.['n'], scale];
    };
    expect(how({ thirds: 120, declared: bird(true) })).toEqual([
      ...['{n} {n|Punkt|Punkte}, Uhu gelungen', { count: 120, unit: 'points' }, undefined],
    ]);
    expect(how({ result: 'won', declared: bird(false) })[0]).toBe('genug Punkte, Uhu nicht gelungen');
    expect(how({ result: 'lost', declared: bird(true) })[0]).toBe('zu wenig Punkte, Uhu gelungen');
    expect(how({ thirds: 120, declared: [], kingTalon: 'alone' })[0]).toContain('mehr als nötig');
  });
});
