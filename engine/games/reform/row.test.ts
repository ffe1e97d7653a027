import { describe, expect, test } from 'vitest';
import type { Json, Notes } from '#engine/core/json.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { reform } from './game.ts';
import type { Noted } from './noted.ts';
import { notedIn, rowOf } from './row.ts';
import { rulesetOf } from './ruleset.ts';

const RULESET = rulesetOf(tableOf(reform, 'reform'));
const AT = { table: 4, dealer: 3 };

/** 0 plays with 2 against 1 and 3. */
const RUFER: Noted = { contract: 'rufer', declarer: 0, partner: 2, thirds: 120, declared: [], silent: [] };
const row = (said: Partial<Noted>) => rowOf(RULESET, AT, { ...RUFER, ...said });
const noted = (said: Partial<Noted>) => notedIn(row(said));

describe('what is noted', () => {
  test('comes to the same, whatever goes without saying in it', () => {
    expect(noted({ exchanged: 3, game: { level: 0 }, result: 'won' })).toEqual(RUFER);
    const silent = [
      { bonus: 'uhu', side: 'opponents', made: false },
      { bonus: 'naturstich', side: 'declarer', made: true, count: 1 },
      { bonus: 'trull', side: 'declarer', made: true },
    ] as const;
    expect(noted({ silent }).silent.map(({ bonus, count }) => [bonus, count])).toEqual([
      ['trull', undefined],
      ['naturstich', undefined],
      ['uhu', undefined],
    ]);
  });

  test('has no points where nothing was played', () =>
    expect(noted({ unplayed: true })).toEqual({
      ...{ contract: 'rufer', declarer: 0, partner: 2, unplayed: true, declared: [], silent: [] },
    }));
});

describe('doublings from paper are said by', () => {
  const speakers = (said: NonNullable<Noted['game']>) => row({ game: said }).items[0]?.doublings.map(({ by }) => by);

  test('a seat of the right side', () => expect(speakers({ level: 3 })).toEqual([1, 0, 1]));

  test('nobody who protests them', () => {
    expect(speakers({ level: 3, protests: [{ by: 1, of: 1 }] })).toEqual([3, 0, 3]);
    expect(speakers({ level: 2, protests: [{ by: 0, of: 2 }] })).toEqual([1, 2]);
  });

  test('the side itself that halves its own', () =>
    expect(row({ game: { level: 0, self: true } }).items[0]?.doublings).toEqual([{ step: 'selbstkontra', by: 0 }]));

  test('each pair of a negative game', () => {
    const { items } = rowOf(RULESET, AT, {
      ...{ contract: 'bettel', declarer: 1, tricks: 2, silent: [] },
      pairs: [{ with: 0, level: 2 }],
      declared: [{ bonus: 'suertaxe', by: 3, made: true, level: 1 }],
    });
    expect(
      items.map(({ about, stage, by, against, doublings, result }) => [
        ...[about, stage, by, against[0], doublings.map((one) => one.by).join(), result],
      ]),
    ).toEqual([
      ['game', 'bid', 1, 2, '', 'lost'],
      ['game', 'bid', 1, 3, '', 'lost'],
      ['game', 'bid', 1, 0, '0,1', 'lost'],
      ['suertaxe', 'silent', 2, 1, '', 'made'],
      ['suertaxe', 'announced', 3, 1, '1', 'made'],
      ['suertaxe', 'silent', 0, 1, '', 'made'],
    ]);
  });
});

describe('the bird of a bid', () => {
  const uhurufer = (said: Partial<Noted>) =>
    row({ contract: 'uhurufer', declared: [{ bonus: 'uhu', by: 0, made: true, level: 0 }], ...said });
  const stages = (said: Partial<Noted>) => uhurufer(said).items.map(({ about, stage, by }) => [about, stage, by]);

  test('is an item of the bid, and nobody else’s is', () =>
    expect(
      stages({
        declared: [
          { bonus: 'uhu', by: 0, made: false, level: 0 },
          { bonus: 'uhu', by: 1, made: true, level: 0 },
          { bonus: 'pagat-ultimo', by: 0, made: true, level: 0 },
        ],
      }),
    ).toEqual([
      ['game', 'bid', 0],
      ['pagat-ultimo', 'announced', 0],
      ['uhu', 'bid', 0],
      ['uhu', 'announced', 1],
    ]));

  test('is lost with a game that is given up, whatever was written', () => {
    const given: Partial<Noted> = { partner: 'king-in-talon', kingTalon: 'schleifen-king' };
    expect(uhurufer(given).items.map(({ about, result }) => [about, result])).toEqual([
      ['game', 'lost'],
      ['uhu', 'lost'],
    ]);
    expect(notedIn(uhurufer(given)).declared).toEqual([{ bonus: 'uhu', by: 0, made: false, level: 0 }]);
  });
});

describe('everybody alone', () => {
  const each = (said: Partial<Noted>, options: Notes = {}, table = 4) =>
    rowOf(
      rulesetOf(tableOf(reform, 'reform', options)),
      { table, dealer: 3 },
      { contract: 'trischaker', declarer: 0, declared: [], silent: [], ...said },
    );

  test('nobody wins a game, no item is played, and what each has is measured', () => {
    const players = [80, 70, 60, 0].map((thirds, seat) => ({ thirds, tricks: [5, 4, 3, 0][seat] ?? 0 }));
    expect(each({ players })).toEqual({
      ...{ table: 4, dealer: 3, outcome: 'played', items: [] },
      games: [{ declarer: 0, contract: 'trischaker', with: {}, result: 'draw' }],
      ...{ measures: [80, 70, 60, 0], counts: { tricks: [5, 4, 3, 0] } },
      notes: { noted: { contract: 'trischaker', declarer: 0, players, declared: [], silent: [] } },
    });
  });

  test('only what counts is noted, and of whoever pauses nothing', () => {
    const player = { thirds: 50, tricks: 3, cards: 12, accused: true } as const;
    const all = { declarer: 4, players: [player, player, player, null, player], last: 1, sautanzValue: 12 };
    const said = (contract: Noted['contract'], options: Notes = {}) => {
      const { measures, counts, notes } = each({ ...all, contract }, options, 5);
      return { measures, counts, noted: notes['noted'] };
    };
    const four = (has: Json, more: object = {}) => ({
      ...{ declarer: 4, players: [has, has, has, null, has], declared: [], silent: [], ...more },
    });
    expect(said('boehmischer-trischaker')).toEqual({
      measures: [3, 3, 3, 0, 3],
      noted: four({ tricks: 3 }, { contract: 'boehmischer-trischaker' }),
    });
    expect(said('wald-und-wiese')).toEqual({
      measures: [12, 12, 12, 0, 12],
      noted: four({ cards: 12 }, { contract: 'wald-und-wiese', last: 1 }),
    });
    const sautanz = four({ cards: 12, accused: true }, { contract: 'sautanz' });
    expect(said('sautanz').noted).toEqual({ ...sautanz, sautanzValue: 12 });
    expect(said('sautanz', { sautanzValue: 20 }).noted, 'nobody says what is agreed').toEqual(sautanz);
  });
});
