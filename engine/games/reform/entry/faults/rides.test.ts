import { describe, expect, test } from 'vitest';
import type { Json, Notes } from '#engine/core/json.ts';
import { reform } from '#engine/games/reform/game.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { statedErrors } from '#engine/testing/case-files.ts';

type Fields = Readonly<Record<string, Json>>;
type Case = readonly [name: string, entry: Fields, errors?: readonly string[], options?: Notes];

/** A declares at 0, and leads. */
const [A, B, C, D] = [0, 1, 2, 3];

const errorsOf = (entry: Fields, options: Notes): readonly string[] => {
  const row = reform.rules(tableOf(reform, 'reform', options)).check(entry, 4, 3);
  return row.ok ? [] : statedErrors(row.error);
};
const run = (cases: readonly Case[]) =>
  test.each(cases.map(([name, entry, errors = [], options = {}]) => ({ name, entry, errors, options })))(
    '$name',
    ({ entry, errors, options }) => expect(errorsOf(entry, options)).toEqual(errors),
  );

const ride = (ending: Json, more: Fields = {}): Fields => ({ contract: 'eisenbahner', declarer: A, ending, ...more });
const blue = (ending: Json, more: Fields = {}): Fields => ({ ...ride(ending, more), contract: 'fahrt-ins-blaue' });
const silent = (bonus: string, side: 'declarer' | 'opponents' = 'declarer', more: Fields = {}): Fields => ({
  ...{ bonus, side, ...more },
});
const IMPOSSIBLE = ['thirds-impossible thirds'];

describe('a departure, by points or without counting (reform §7.7)', () => {
  run([
    ['won', ride('departed', { thirds: 107 })],
    ['a tie', ride('departed', { thirds: 106 })],
    ['a tie at its lower end', ride('departed', { thirds: 105 })],
    ['lost', ride('departed', { thirds: 104 })],
    ['with a single card', ride('departed', { thirds: 1 })],
    ['with all cards', ride('departed', { thirds: 210 })],
    ['with no card', ride('departed', { thirds: 0 }), IMPOSSIBLE],
    ['with more than there is', ride('departed', { thirds: 211 }), ['thirds-out-of-range thirds']],
    ['won without counting', ride('departed', { result: 'won' })],
    ['lost without counting', ride('departed', { result: 'lost' })],
    ['won with enough', ride('departed', { result: 'won', thirds: 120 })],
    ['won with a tie', ride('departed', { result: 'won', thirds: 106 }), ['result-contradicts-thirds result']],
    ['won with too few', ride('departed', { result: 'won', thirds: 90 }), ['result-contradicts-thirds result']],
    ['lost with a tie', ride('departed', { result: 'lost', thirds: 105 }), ['result-contradicts-thirds result']],
    ['lost with enough', ride('departed', { result: 'lost', thirds: 107 }), ['result-contradicts-thirds result']],
    ['lost with too few', ride('departed', { result: 'lost', thirds: 104 })],
    ['without points', ride('departed'), ['missing-field thirds']],
    ['of an open one', { ...ride('departed', { thirds: 107 }), contract: 'eisenbahner-ouvert' }],
    ['of one with an order', blue('departed', { thirds: 107 })],
    ['nobody says how it ended', { contract: 'eisenbahner', declarer: A, thirds: 107 }, ['missing-field ending']],
    ['an ending that there is not', ride('parked', { thirds: 107 }), ['no-such-choice ending']],
  ]);
});

describe('a brake takes what is left of the play (reform §7.7)', () => {
  run([
    ['before any trick', ride('brake', { thirds: 0 })],
    ['after a trick of small cards', ride('brake', { thirds: 4 })],
    ['won', ride('brake', { thirds: 108 })],
    ['a tie', ride('brake', { thirds: 105 })],
    ['lost without counting', ride('brake', { result: 'lost' })],
    ['fewer points than a trick has', ride('brake', { thirds: 3 }), IMPOSSIBLE],
    ['points that no tricks have', ride('brake', { thirds: 5 }), IMPOSSIBLE],
    ['all that nine tricks can have', ride('brake', { thirds: 192 })],
    ['more', ride('brake', { thirds: 193 }), IMPOSSIBLE],
    ['won with a tie', ride('brake', { result: 'won', thirds: 105 }), ['result-contradicts-thirds result']],
    ['in a game with an order', blue('brake', { thirds: 108 }), ['ending-not-in-contract ending']],
    [
      'four kings in three tricks',
      ride('brake', { thirds: 60, silent: [silent('four-kings'), silent('naturstich', 'declarer', { count: 2 })] }),
    ],
  ]);
});

describe('whatever is lost with any points (reform §7.7)', () => {
  const bus = { bus: B, busThirds: 50 };
  run([
    ['express', ride('express', { thirds: 60 })],
    ['express with enough', ride('express', { thirds: 150 })],
    ['express without counting', ride('express', { result: 'lost' })],
    ['express won', ride('express', { result: 'won' }), ['result-contradicts-ending result']],
    ['express won with enough', ride('express', { result: 'won', thirds: 150 }), ['result-contradicts-ending result']],
    ['express without a card', ride('express', { thirds: 0 }), IMPOSSIBLE],
    ['express with a card', ride('express', { thirds: 1 })],
    ['express with all but talon and three cards', ride('express', { thirds: 201 })],
    ['express with more', ride('express', { thirds: 202 }), IMPOSSIBLE],
    ['an order that did not work out', blue('renege', { thirds: 2 })],
    ['without counting', blue('renege', { result: 'lost' })],
    ['won', blue('renege', { result: 'won' }), ['result-contradicts-ending result']],
    ['with a single card', blue('renege', { thirds: 1 }), IMPOSSIBLE],
    ['with nine tricks', blue('renege', { thirds: 194 })],
    ['with more', blue('renege', { thirds: 195 }), IMPOSSIBLE],
    ['where there is no order', ride('renege', { thirds: 60 }), ['ending-not-in-contract ending']],
    [
      'of an open one',
      { ...ride('renege', { thirds: 60 }), contract: 'eisenbahner-ouvert' },
      ['ending-not-in-contract ending'],
    ],
    ['a bus', ride('bus', { thirds: 60, ...bus })],
    ['a bus without counting the declarer’s', ride('bus', { result: 'lost', ...bus })],
    ['a bus, won', ride('bus', { result: 'won', ...bus }), ['result-contradicts-ending result']],
    ['without points or a word', ride('express'), ['missing-field thirds']],
  ]);
});

describe('a bus, and who took it (reform §7.7)', () => {
  const departed = (thirds: number, busThirds: number, more: Fields = {}): Fields =>
    ride('bus', { thirds, busThirds, bus: C, ...more });
  run([
    ['that departed', departed(60, 80)],
    ['in a game with an order', { ...departed(60, 80), contract: 'fahrt-ins-blaue' }],
    ['with everything', departed(0, 210)],
    ['with all that the declarer has not', departed(100, 110)],
    ['with a third more', departed(100, 111), ['thirds-impossible busThirds']],
    ['with a single card', departed(60, 1)],
    ['without a card', departed(60, 0), ['thirds-impossible busThirds']],
    ['with more than there is', departed(60, 211), ['thirds-out-of-range busThirds']],
    ['with what the declarer’s Trull leaves', departed(40, 160, { silent: [silent('trull')] })],
    [
      'with more than the declarer’s Trull leaves',
      { ...ride('bus', { result: 'lost', bus: C, busThirds: 175 }), silent: [silent('trull')] },
      ['thirds-impossible busThirds'],
    ],
    ['that nobody took', ride('bus', { thirds: 60 }), ['bus-missing bus']],
    ['whose points nobody counted', ride('bus', { thirds: 60, bus: C }), ['missing-field busThirds']],
    [
      'whose points nobody counted, where they do not matter',
      ride('bus', { thirds: 60, bus: C }),
      [],
      { bus: 'duel-triple' },
    ],
    ['whose points were counted all the same', departed(60, 80), [], { bus: 'duel-triple' }],
    ['of the declarer', departed(60, 80, { bus: A }), ['not-this-seat bus']],
    ['of nobody at the table', departed(60, 80, { bus: 4 }), ['no-such-seat bus']],
    ['that did not depart', ride('departed', { thirds: 120, bus: D })],
    ['that was braked', ride('brake', { thirds: 120, bus: D })],
    ['that was slower than an express', ride('express', { thirds: 60, bus: D })],
    [
      'whose points count nothing',
      ride('departed', { thirds: 120, bus: D, busThirds: 40 }),
      ['field-not-asked busThirds'],
    ],
    ['in another game', { contract: 'dreier', declarer: A, thirds: 120, bus: D }, ['field-not-asked bus']],
    [
      'an ending of another game',
      { contract: 'dreier', declarer: A, thirds: 120, ending: 'departed' },
      ['field-not-asked ending'],
    ],
  ]);
});

describe('bonuses of a game that may end at any time (set E of reform §6.1)', () => {
  const said = (thirds: number, rows: readonly Fields[], ending = 'departed'): Fields =>
    ride(ending, { thirds, silent: rows });
  const NOT = ['bonus-not-in-contract silent.0.bonus'];
  run([
    ['a Trull', said(120, [silent('trull')])],
    ['a Trull of the opponents', said(120, [silent('trull', 'opponents')])],
    ['a Trull and fewer points', said(38, [silent('trull')]), IMPOSSIBLE],
    ['a Trull in the hand that departs', said(39, [silent('trull')])],
    ['four kings in tricks', said(120, [silent('four-kings')])],
    ['a Mondfang and a Pagatfang', said(120, [silent('mondfang'), silent('pagatfang')])],
    [
      'a Mondfang of both',
      said(120, [silent('mondfang'), silent('mondfang', 'opponents')]),
      ['bonus-twice silent.1.bonus'],
    ],
    [
      'Naturstiche of both',
      said(110, [silent('naturstich', 'declarer', { count: 2 }), silent('naturstich', 'opponents', { count: 2 })]),
    ],
    [
      'five Naturstiche',
      said(110, [silent('naturstich', 'declarer', { count: 5 })]),
      ['naturstich-too-often silent.0.count'],
    ],
    ['a Sürtaxe', said(137, [silent('suertaxe')])],
    ['a Sürtaxe with too few', said(136, [silent('suertaxe')]), ['result-contradicts-thirds silent.0.bonus']],
    ['a Sürtaxe of the opponents', said(76, [silent('suertaxe', 'opponents')])],
    ['a Sürtaxe of a game that is lost', said(150, [silent('suertaxe')], 'express')],
    [
      'a Sürtaxe of a game that is lost, not counted',
      ride('express', { result: 'lost', silent: [silent('suertaxe')] }),
    ],
    [
      'a Sürtaxe of a departure that was lost, not counted',
      ride('departed', { result: 'lost', silent: [silent('suertaxe')] }),
      ['result-contradicts-thirds silent.0.bonus'],
    ],
    ['a Sürtaxe of a braked game', said(137, [silent('suertaxe')], 'brake')],
    ['a Sürtaxe of a braked game, not counted', ride('brake', { result: 'won', silent: [silent('suertaxe')] })],
    ['a Gramerboy', ride('departed', { thirds: 137, declared: [{ bonus: 'suertaxe', by: A, level: 1 }] })],
    [
      'a Gramerboy of an opponent, missed',
      ride('departed', { thirds: 137, declared: [{ bonus: 'suertaxe', by: C, made: false }] }),
    ],
    [
      'a Trull announced',
      ride('departed', { thirds: 137, declared: [{ bonus: 'trull', by: C }] }),
      ['bonus-not-in-contract declared.0.bonus'],
    ],
    [
      'a Trull announced where that is agreed',
      ride('departed', { thirds: 110, declared: [{ bonus: 'trull', by: C }] }),
      [],
      { announceTrullAndKings: true },
    ],
    ['a Pagat ultimo', said(120, [silent('pagat-ultimo')]), NOT],
    ['an Uhu', said(120, [silent('uhu')]), NOT],
    ['a single ultimo', said(120, [silent('single-ultimo')]), NOT],
    ['a Volat', said(210, [silent('volat')]), NOT],
    ['a Königfang', said(80, [silent('koenigfang', 'opponents')]), NOT],
    [
      'an Uhu announced',
      ride('departed', { thirds: 120, declared: [{ bonus: 'uhu', by: A }] }),
      ['bonus-not-in-contract declared.0.bonus'],
    ],
    [
      'four kings of a departure without a trick',
      said(60, [silent('four-kings'), silent('naturstich', 'opponents', { count: 4 })]),
    ],
  ]);
});

describe('what is said of such a game (reform §6.3)', () => {
  const said = (more: Fields): Fields => ride('departed', { thirds: 120, ...more });
  run([
    ['kontra and more', said({ gameKontra: 4 })],
    ['kontra before an exchange', said({ gameKontra: 1, early: true }), ['early-without-pre early']],
    ['Selbstkontra', said({ self: true })],
    ['a protest', said({ gameKontra: 1, protests: [{ by: B, step: 1 }] })],
    ['sold', said({ soldBy: D })],
    ['cards exchanged', said({ exchanged: 0 }), ['field-not-asked exchanged']],
    ['a partner', said({ partner: C }), ['field-not-asked partner']],
  ]);
});

test('a Sürtaxe follows from the points, however the game ended', () => {
  const rules = reform.rules(tableOf(reform, 'reform', {}));
  const itemsOf = (entry: Fields): readonly string[] => {
    const row = rules.check(entry, 4, 3);
    return row.ok ? row.value.items.map(({ about, by }) => `${about} ${by}`) : [];
  };
  expect(itemsOf(ride('express', { thirds: 150 }))).toContain('suertaxe 0');
  expect(itemsOf(ride('departed', { thirds: 76 }))).toContain('suertaxe 1');
  expect(itemsOf(ride('departed', { thirds: 210 }))).not.toContain('volat 0');
});
