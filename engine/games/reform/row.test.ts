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

describe('games with an end of their own', () => {
  const own = (said: Partial<Noted> & Pick<Noted, 'contract'>) =>
    rowOf(RULESET, AT, { declarer: 0, declared: [], silent: [], ...said });
  const result = (said: Partial<Noted> & Pick<Noted, 'contract'>) => own(said).games[0]?.result;
  const train = (ending: NonNullable<Noted['ending']>, thirds: number) =>
    result({ contract: 'eisenbahner', ending, thirds });

  test('an Eisenbahner is won, tied or lost by points only where the declarer departed or braked', () => {
    for (const ending of ['departed', 'brake'] as const)
      expect([104, 105, 106, 107].map((thirds) => train(ending, thirds))).toEqual(['lost', 'draw', 'draw', 'made']);
    for (const ending of ['express', 'bus', 'renege'] as const)
      expect([100, 105, 140].map((thirds) => train(ending, thirds))).toEqual(['lost', 'lost', 'lost']);
  });

  test('the one item goes as the game did', () =>
    expect(own({ contract: 'eisenbahner', ending: 'departed', thirds: 106 }).items).toEqual([
      { about: 'game', stage: 'bid', by: 0, against: [], doublings: [], result: 'draw' },
    ]));

  test('how it ended and who took the bus is said with the game, and nothing of the bus that does not matter', () => {
    const bus = { seat: 2, thirds: 50 };
    const ridden = own({ contract: 'eisenbahner', ending: 'express', thirds: 90, bus });
    expect(ridden.games[0]?.with).toEqual({ ending: 'express', bus: 2 });
    expect(notedIn(ridden).bus).toEqual({ seat: 2 });
    expect(notedIn(own({ contract: 'eisenbahner', ending: 'bus', thirds: 90, bus })).bus).toEqual(bus);
    expect(notedIn(own({ contract: 'dreier', ending: 'express', thirds: 90, bus }))).toEqual({
      ...{ contract: 'dreier', declarer: 0, thirds: 90, declared: [], silent: [] },
    });
  });

  test('a Hausierer is won before the last trick and drawn with it', () => {
    const hausierer = (emptied: NonNullable<Noted['emptied']>) => result({ contract: 'hausierer', emptied });
    expect([4, 11, 12].map((tricks) => hausierer({ ending: 'empty', tricks }))).toEqual(['made', 'made', 'draw']);
    expect([
      hausierer({ ending: 'left', cards: 2 }),
      hausierer({ ending: 'stuck', tricks: 3 }),
      hausierer({ ending: 'missing' }),
    ]).toEqual(['lost', 'lost', 'lost']);
  });

  test('of a Hausierer only what matters is noted', () => {
    const emptied = (said: NonNullable<Noted['emptied']>) =>
      notedIn(own({ contract: 'hausierer', emptied: { tricks: 12, cards: 3, ...said } })).emptied;
    expect(emptied({ ending: 'left' })).toEqual({ ending: 'left', cards: 3 });
    expect(emptied({ ending: 'stuck', tricks: 0 })).toEqual({ ending: 'stuck', tricks: 0 });
    expect(emptied({ ending: 'empty', tricks: 9 })).toEqual({ ending: 'empty', tricks: 9 });
    expect(emptied({ ending: 'missing' })).toEqual({ ending: 'missing' });
  });

  test('an Artist is lost with fewer than three pictures', () =>
    expect(([4, 3, 0] as const).map((pictures) => result({ contract: 'artist', pictures }))).toEqual([
      ...['made', 'made', 'lost'],
    ]));

  test('an Apotheker is won only where every opponent has a fair share', () => {
    const apotheker = (...thirds: readonly (number | null)[]) =>
      result({
        contract: 'apotheker',
        players: thirds.map((one) => (one === null ? null : { thirds: one, tricks: 3 })),
      });
    expect(apotheker(54, 52, 52, 52)).toBe('made');
    expect(apotheker(55, 52, 51, 52)).toBe('lost');
    expect(apotheker(0, 106, 52, 52)).toBe('made');
    expect(apotheker(1, 51, 79, 79)).toBe('lost');
    expect(apotheker(54, 52, 52, null, 52), 'whoever pauses has none').toBe('made');
  });

  test('a Spezi and a Pensionist end as somebody says, and what nobody pays is a draw', () => {
    for (const contract of ['spezi', 'wechselspezi-ouvert', 'pensionist', 'pensionist-ouvert'] as const) {
      const ended = (['won', 'unpaid', 'lost'] as const).map((said) => own({ contract, result: said }));
      expect(ended.map(({ games }) => games[0]?.result)).toEqual(['made', 'draw', 'lost']);
      expect(ended.map(({ items }) => items.map(({ about, result: is }) => [about, is]))).toEqual(
        ['made', 'draw', 'lost'].map((is) => [['game', is]]),
      );
      expect(notedIn(own({ contract, result: 'unpaid', thirds: 120, tricks: 3 }))).toEqual({
        ...{ contract, declarer: 0, result: 'unpaid', declared: [], silent: [] },
      });
    }
  });
});

describe('a bird-Rufer with the king in the talon', () => {
  const bird = { bonus: 'uhu', by: 0, level: 0 } as const;
  const { thirds: _, ...rufer } = RUFER;
  const steinhof = { ...rufer, contract: 'uhurufer', partner: 'king-in-talon', kingTalon: 'steinhofmaessig' } as const;
  const either = (said: Partial<Noted>) => rowOf(RULESET, AT, { ...steinhof, ...said });

  test('is won steinhofmäßig with exactly one of the points and the bird', () => {
    const result = (said: Partial<Noted>, made: boolean) =>
      either({ ...said, declared: [{ ...bird, made }] }).games[0]?.result;
    for (const [won, lost] of [
      [{ thirds: 107 }, { thirds: 106 }],
      [{ result: 'won' }, { result: 'lost' }],
    ] as const) {
      expect([result(won, false), result(lost, true)]).toEqual(['made', 'made']);
      expect([result(won, true), result(lost, false)]).toEqual(['lost', 'lost']);
    }
    // What an opponent announces besides is no part of it.
    const theirs = { ...bird, by: 1, made: true };
    expect(either({ thirds: 90, declared: [{ ...bird, made: false }, theirs] }).games[0]?.result).toBe('lost');
  });

  test('has one item then, and what was said of the bird alone is not noted', () => {
    const said = either({
      ...{ thirds: 110, game: { level: 2 } },
      declared: [
        { ...bird, made: false, level: 3, early: true },
        { ...bird, by: 1, made: true, level: 1 },
      ],
    });
    expect(said.games[0]).toMatchObject({ result: 'made', measure: 110, with: { kingTalon: 'steinhofmaessig' } });
    expect(said.items.map(({ about, stage, by, doublings }) => [about, stage, by, doublings.length])).toEqual([
      ['game', 'bid', 0, 2],
      ['uhu', 'announced', 1, 1],
    ]);
    expect(notedIn(said).declared).toEqual([
      { ...bird, made: false },
      { ...bird, by: 1, made: true, level: 1 },
    ]);
  });

  test('has two sides pratermäßig, and its bird is an item of its own', () => {
    const prater = row({
      ...{ contract: 'uhurufer', partner: 3, kingTalon: 'pratermaessig', thirds: 90 },
      declared: [{ ...bird, made: true, level: 1 }],
    });
    expect(prater.games[0]).toMatchObject({ partner: 3, result: 'lost', with: { kingTalon: 'pratermaessig' } });
    expect(prater.items.map(({ about, stage, doublings, result }) => [about, stage, doublings[0]?.by, result])).toEqual(
      [
        ['game', 'bid', undefined, 'lost'],
        ['uhu', 'bid', 1, 'made'],
      ],
    );
  });
});
