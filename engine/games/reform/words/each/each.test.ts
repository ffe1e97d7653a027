import { describe, expect, test } from 'vitest';
import { reform } from '#engine/games/reform/game.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import type { SeenEvent, View } from '#engine/kernel/deal/view.ts';
import type { Fact } from '#engine/kernel/words/phrase.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { settledAt } from '#engine/testing/numbers/at.ts';

const table = tableOf(reform, 'reform', {});
const words = reform.words(table);
const NOW = { deal: 1, factors: [], pot: { n: 0, d: 1 }, notes: {} };
const viewOf = (parts: object): View =>
  ({
    ...{
      viewer: 0,
      active: [0, 1, 2, 3],
      history: [],
      items: [],
      games: [],
      zones: {},
      notes: null,
      phase: null,
      now: NOW,
    },
    ...parts,
  }) as unknown as View;
const game = (contract: string, more: object = {}) => ({ declarer: 0, contract, with: {}, ...more });
const phrase = (action: object, parts: object) => words.phrase(action as Action, viewOf(parts));
const story = (parts: object, view: object = {}) => words.story(parts, viewOf(view));
const german = ({ text }: Fact): string => text.de;

describe('what is declared', () => {
  const games = [game('boehmischer-trischaker')];

  test('is asked on the page of the game', () => {
    const heading = phrase({ type: 'heading' }, { games });
    expect([heading.ask?.de, heading.rule]).toEqual(['Gilt Stichzwang?', 'boehmischer-trischaker']);
    const trump = phrase({ type: 'trump', suit: 'H' }, { games });
    expect([trump.say.de, trump.values]).toEqual([
      'Trumpf ist {suit}',
      { suit: { text: { de: 'Herz', en: 'hearts' } } },
    ]);
  });

  test('is told of the game, without anybody as its declarer', () => {
    const facts = story(game('boehmischer-trischaker', { with: { heading: true, trump: 'D' } }));
    expect(facts.map(german)).toEqual(['Böhmischer Trischaker', 'Stichzwang', 'Trumpf: {suit}']);
    expect(facts.flatMap(({ role }) => role ?? [])).toEqual([]);
    expect(story(game('trischaker', { with: { heading: false } })).map(german)).toContain('kein Stichzwang');
    expect(words.sides?.(game('trischaker'), viewOf({}))).toBeUndefined();
  });
});

test('a game without sides says what everybody wants as little of', () => {
  const targets = ['trischaker', 'boehmischer-trischaker', 'wald-und-wiese', 'sautanz'].map((id) =>
    words.target?.(game(id), viewOf({})),
  );
  expect(targets.map((target) => [target?.text.de, target?.counts])).toEqual([
    ['möglichst wenig Punkte', 'points'],
    ['möglichst wenig Stiche', 'tricks'],
    ['als Letzter übrig bleiben', 'cards'],
    ['möglichst wenig Karten', 'cards'],
  ]);
});

test('it is bid with what a loser pays', () => {
  const bids = ['trischaker', 'boehmischer-trischaker', 'sautanz'].map((contract) =>
    phrase({ type: 'bid', contract }, {}),
  );
  expect(bids.map(({ ladder, worth }) => [ladder, worth?.lost.de])).toEqual([
    ['each', '4, ab 35/2 6'],
    ['each', '12 weniger die Stiche'],
    ['each', '45'],
  ]);
});

describe('piles', () => {
  const notes = { turn: 0, plays: [], out: [2], tookTalon: 1, last: null };
  // Where nothing lies there is no zone.
  const zones = { 'hand:0': ['C7'], 'hand:1': ['C8'], 'hand:2': [null] };

  test('tell who is out and by what, and whose the talon is', () => {
    const facts = story(game('wald-und-wiese'), { phase: 'piles', notes, zones });
    expect(facts.map(({ text, values }) => [text.de, values?.['who']])).toEqual([
      ['Wald und Wiese', undefined],
      ['ausgeschieden mit König und Dame: {who}', { seat: 2 }],
      ['ohne Karten: {who}', { seat: 3 }],
      ['Talon: {who}', { seat: 1 }],
    ]);
    expect(facts.flatMap(({ role }) => (role ? [[role.seat, role.name.de]] : []))).toEqual([
      [2, 'ausgeschieden'],
      [3, 'ohne Karten'],
    ]);
  });

  test('have a place of their own, and rules of their own', () => {
    const places = words.places({ phase: 'piles', zones: { 'talon:0': [null, null, null] } });
    expect(places.map(({ name, as, lies }) => [name.de, as, lies])).toEqual([
      ['Haufen', 'pile', 'middle'],
      ['Talon', undefined, 'aside'],
    ]);
    const history: readonly SeenEvent[] = [{ type: 'entered', phase: 'piles' }];
    expect(phrase({ type: 'play', card: 'C7' }, { games: [game('wald-und-wiese')], history }).rule).toBe(
      'wald-und-wiese',
    );
  });

  test('are what a Rufer may become', () => {
    const { text, line, rule } = phrase({ type: 'wald-und-wiese' }, { games: [game('rufer')] });
    expect([text.de, rule]).toEqual(['Wald und Wiese', 'wald-und-wiese']);
    expect(line?.de).toContain('als Letzter übrig');
  });
});

describe('a Sautanz', () => {
  const games = [game('sautanz', { declarer: 2 })];
  const notes = { turn: 0, suit: 'H', last: 3, accusers: [1], turns: 4, isTimeUp: false };

  test('tells what is claimed to those who do not see the card', () => {
    const own = phrase({ type: 'lead-hidden', card: 'C7', suit: 'H' }, { games });
    expect([own.say.de, own.values['card']]).toEqual(['{suit}!', { card: 'C7' }]);
    const heard = phrase({ type: 'lead-hidden', suit: 'H' }, { games });
    expect(Object.keys(heard.values)).toEqual(['suit']);
    expect(phrase({ type: 'add-hidden' }, { games }).values).toEqual({});
  });

  test('says whom an accusation is against', () => {
    const accuse = phrase({ type: 'accuse' }, { games, phase: 'bluff', notes });
    expect(accuse.values).toEqual({ whom: { seat: 3 } });
    expect(accuse.line?.de).toContain('bekommt {whom} den Haufen');
  });

  test('tells who bid it, the claim and who has accused', () => {
    const facts = story(games[0] ?? {}, { phase: 'bluff', notes });
    expect(facts.map(german)).toEqual([
      'Sautanz',
      'angesagt von {who}',
      'der Haufen gilt als {suit}',
      'beschuldigt hat: {who}',
    ]);
  });

  test('tells what the last accusation came to until a new pile is begun, and that time is up', () => {
    const history: readonly SeenEvent[] = [
      { type: 'said', by: 1, action: { type: 'accuse' } },
      { type: 'moved', cards: ['C7'], from: 'trick', to: 'trick' },
      { type: 'moved', cards: [null, 'C7'], from: 'trick', to: 'hand:3' },
      { type: 'said', by: 'table', action: { type: 'time-up' } },
    ];
    const facts = story(games[0] ?? {}, { phase: 'bluff', notes: { ...notes, suit: null }, history });
    const turned = facts.find(({ text }) => text.de.startsWith('aufgedeckt'));
    expect(turned?.values).toEqual({ card: { card: 'C7' }, who: { seat: 3, object: true } });
    expect(facts.map(german)).toContain('die Zeit ist um');
  });

  test('asks its declarer for the value of the next round, with one proposed', () => {
    const values = Array.from({ length: 42 }, (_, i) => phrase({ type: 'value', value: i + 4 }, { games }));
    expect(values.filter(({ usual }) => usual).map(({ values: { value } }) => value)).toEqual([10]);
    expect(values[0]?.labels?.['value']?.de).toBe('Wert');
    expect(story(game('sautanz', { with: { value: 12 } })).map(german)).toContain(
      'in der nächsten Runde gilt jedes Spiel {value}',
    );
  });

  test('is not to be bid with a king or a tarock, as far as its bidder sees', () => {
    const hand = (cards: readonly string[]) =>
      words
        .auction(viewOf({ phase: 'choice', zones: { 'hand:0': cards } }))
        ?.refused({ type: 'bid', contract: 'sautanz' } as Action)?.code;
    expect([hand(['C7', 'HQ']), hand(['C7', 'HK']), hand(['T5'])]).toEqual([undefined, 'sautanz-hand', 'sautanz-hand']);
  });
});

test('what nobody bids is not in the ladder', () => {
  const bids = words.auction(viewOf({ phase: 'choice' }))?.bids ?? [];
  expect(bids.map((bid) => ('contract' in bid ? bid.contract : ''))).not.toContain('wald-und-wiese');
  expect(bids).toHaveLength(34);
});

describe('who has lost, and by what', () => {
  const at = { game: reform, table, rules: reform.rules(table), seats: 4 };
  const verdicts = (entry: Parameters<typeof settledAt>[1]) => {
    const { row, items } = settledAt(at, entry);
    return words.verdicts?.(row, items).map(({ seat, result, why }) => [seat, result, why.text.de]);
  };

  test('is told of points, and of players without a trick', () => {
    expect(verdicts({ contract: 'trischaker', thirdsEach: [80, 70, 60, 0], tricksEach: [5, 4, 3, 0] })).toEqual([
      [0, 'lost', 'als Vorhand mit den meisten Punkten: {n}'],
      [3, 'made', 'kein Stich'],
    ]);
  });

  test('says what decides between those who have the same', () => {
    const trischaker = (thirdsEach: readonly number[], tricksEach: readonly number[]) =>
      verdicts({ contract: 'trischaker', thirdsEach, tricksEach });
    expect(trischaker([30, 75, 75, 30], [2, 5, 3, 2])).toEqual([
      [1, 'lost', 'die meisten Punkte: {n}, bei Gleichstand mit den meisten Stichen: {tricks}'],
    ]);
    expect(trischaker([75, 75, 30, 30], [4, 4, 2, 2])).toEqual([
      [0, 'lost', 'als Vorhand mit den meisten Punkten: {n}, bei Gleichstand trifft es die Vorhand'],
    ]);
    expect(trischaker([30, 75, 75, 30], [2, 4, 4, 2])?.map(([, , why]) => why)).toEqual([
      'die meisten Punkte: {n}',
      'die meisten Punkte: {n}',
    ]);
    expect(verdicts({ contract: 'boehmischer-trischaker', tricksEach: [4, 4, 3, 1] })?.[0]).toEqual([
      0,
      'lost',
      'die meisten Stiche: {n}, bei Gleichstand trifft es die Vorhand',
    ]);
  });

  test('is told of tricks and of cards', () => {
    expect(verdicts({ contract: 'boehmischer-trischaker', tricksEach: [1, 4, 4, 3] })).toEqual([
      [1, 'lost', 'die meisten Stiche: {n}'],
      [2, 'lost', 'die meisten Stiche: {n}'],
    ]);
    expect(verdicts({ contract: 'wald-und-wiese', last: 1, cardsEach: [14, 2, 16, 16] })).toEqual([
      [1, 'made', 'bleibt als Letzter übrig'],
      [2, 'lost', 'die meisten Karten: {n}'],
      [3, 'lost', 'die meisten Karten: {n}'],
    ]);
  });

  test('is nobody where nobody is paid', () => {
    const sautanz = { contract: 'sautanz', declarer: 0, cardsEach: [3, 20, 12, 10], sautanzValue: 12 };
    expect(verdicts({ ...sautanz, accused: [1] })).toEqual([]);
    expect(verdicts({ ...sautanz, accused: [0] })).toEqual([[1, 'lost', 'die meisten Karten: {n}']]);
  });
});

test('a round of the series tells how many deals it still has', () => {
  const facts = words.series?.({ ...NOW, notes: { radel: true, radelDeals: 3, fixed: 12, fixedDeals: 1 } });
  expect(facts?.map(({ text: { de }, values, rule }) => [de, values, rule])).toEqual([
    ['Radel: alles zählt doppelt (noch {left} {left|Spiel|Spiele})', { left: 3 }, 'radel'],
    ['Jedes Spiel gilt {n} (noch {left} {left|Spiel|Spiele})', { n: 12, left: 1 }, 'fixed-round'],
  ]);
});
