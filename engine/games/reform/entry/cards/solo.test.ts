import { describe, expect, test } from 'vitest';
import type { Json, Notes } from '#engine/core/json.ts';
import { reform } from '#engine/games/reform/game.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { statedErrors } from '#engine/testing/case-files.ts';

type Fields = Readonly<Record<string, Json>>;
type Case = readonly [name: string, entry: Fields, errors?: readonly string[], options?: Notes];

/** A declares at 0. */
const errorsOf = (entry: Fields, options: Notes): readonly string[] => {
  const row = reform.rules(tableOf(reform, 'reform', options)).check({ declarer: 0, ...entry }, 4, 3);
  return row.ok ? [] : statedErrors(row.error);
};
const run = (cases: readonly Case[]) =>
  test.each(cases.map(([name, entry, errors = [], options = {}]) => ({ name, entry, errors, options })))(
    '$name',
    ({ entry, errors, options }) => expect(errorsOf(entry, options)).toEqual(errors),
  );

const silent = (bonus: string, side: 'declarer' | 'opponents' = 'declarer', more: Fields = {}): Fields => ({
  ...{ bonus, side, ...more },
});
const IMPOSSIBLE = ['thirds-impossible thirds'];
const BOTH = ['excludes-each-other silent.0.bonus', 'excludes-each-other silent.1.bonus'];
const WHOLE = { soloKingTalon: 'whole' };

describe('a solo, whose talon is the opponents’ (reform §5.2)', () => {
  const solodreier = (thirds: number, ...rows: readonly Fields[]): Fields => ({
    ...{ contract: 'solodreier', thirds, silent: rows },
  });
  run([
    ['nothing', solodreier(0)],
    ['a single trick of small cards', solodreier(4)],
    ['fewer cards than a trick', solodreier(3), IMPOSSIBLE],
    ['all but six small cards', solodreier(204)],
    ['more than the talon leaves', solodreier(205), IMPOSSIBLE],
    ['every trick, and six honours in the talon', solodreier(132, silent('volat'))],
    ['every trick, and more than six honours', solodreier(129, silent('volat')), IMPOSSIBLE],
    ['the whole Trull in the talon', solodreier(168, silent('volat'), silent('trull', 'opponents'))],
    [
      'a Trull for both',
      solodreier(120, silent('trull'), silent('trull', 'opponents')),
      ['bonus-twice silent.1.bonus'],
    ],
    ['no exchange', { ...solodreier(120), exchanged: 0 }, ['field-not-asked exchanged']],
    ['sold', { ...solodreier(120), soldBy: 2 }],
    ['before an exchange', { ...solodreier(120), gameKontra: 1, early: true }, ['early-without-pre early']],
  ]);
});

describe('a solo with the called king in the talon (reform §5.4)', () => {
  const solo = (thirds: number, ...rows: readonly Fields[]): Fields => ({
    ...{ contract: 'solorufer', partner: 'king-in-talon', thirds, silent: rows },
  });
  run([
    ['nothing but its king and two small cards', solo(15)],
    ['less', solo(14), IMPOSSIBLE],
    ['nothing but its king and five small cards', solo(18), [], WHOLE],
    ['less than six cards with a king', solo(17), IMPOSSIBLE, WHOLE],
    ['all but three small cards', solo(207)],
    ['all', solo(210), IMPOSSIBLE],
    ['all where the whole talon is the declarer’s', solo(210, silent('volat')), [], WHOLE],
    ['all but a trick', solo(206), [], WHOLE],
    ['all but three cards', solo(207), IMPOSSIBLE, WHOLE],
    ['kontra that counts nothing', { ...solo(120), gameKontra: 3 }],
    ['Selbstkontra that counts nothing', { ...solo(120), self: true }],
    ['a protest that counts nothing', { ...solo(120), gameKontra: 1, protests: [{ by: 1, step: 1 }] }],
    ['four kings', solo(120, silent('four-kings'))],
    [
      'four kings of the opponents',
      solo(90, silent('four-kings', 'opponents')),
      ['excludes-each-other silent.0.bonus', 'excludes-each-other partner'],
    ],
    ['four kings without a trick', solo(40, silent('four-kings'), silent('volat', 'opponents')), BOTH],
    [
      'four kings in the whole talon without a trick',
      solo(54, silent('four-kings'), silent('volat', 'opponents')),
      [],
      WHOLE,
    ],
    ['a Trull in the talon beside the king', solo(66, silent('trull'), silent('volat', 'opponents')), BOTH],
    ['a Trull in the whole talon beside the king', solo(54, silent('trull'), silent('volat', 'opponents')), [], WHOLE],
    [
      'the king caught',
      solo(90, silent('koenigfang', 'opponents')),
      ['excludes-each-other silent.0.bonus', 'excludes-each-other partner'],
    ],
    [
      'the king in the last trick',
      solo(120, silent('koenig-ultimo')),
      ['excludes-each-other silent.0.bonus', 'excludes-each-other partner'],
    ],
    [
      'the king announced for the last trick, and lost',
      { ...solo(120), declared: [{ bonus: 'koenig-ultimo', by: 0, made: false }] },
    ],
    ['the king left in the talon', solo(120, silent('rufkoenig-lassen')), ['bonus-not-in-contract silent.0.bonus']],
    ['given up', { ...solo(120), kingTalon: 'schleifen-king' }, ['field-not-asked kingTalon']],
    ['sold', { ...solo(120), soldBy: 2 }, ['field-not-asked soldBy']],
    ['with a partner all but the talon', { ...solo(204), partner: 2 }],
    ['with a partner more', { ...solo(205), partner: 2 }, IMPOSSIBLE],
    ['an own king and nothing', { ...solo(0), partner: 'own-king' }],
    [
      'an own king left in the talon',
      { ...solo(120, silent('rufkoenig-lassen')), partner: 'own-king' },
      ['bonus-not-in-contract silent.0.bonus'],
    ],
  ]);
});

describe('six cards for the declarer, or three laid away before (reform §5.2, §5.3)', () => {
  const six = (thirds: number, more: Fields = {}): Fields => ({ contract: 'sechserdreier', thirds, ...more });
  const ober = (thirds: number, more: Fields = {}): Fields => ({ contract: 'oberdreier', thirds, ...more });
  run([
    ['no trick and six cards laid away', six(6)],
    ['fewer', six(5), IMPOSSIBLE],
    ['no trick and as many as were exchanged', six(4, { exchanged: 4 })],
    ['everything', six(210)],
    ['everything but what was left', six(206, { exchanged: 2 })],
    ['more than what was left', six(207, { exchanged: 2 }), IMPOSSIBLE],
    ['seven cards', six(120, { exchanged: 7 }), ['no-such-choice exchanged']],
    ['by number without a mortgage', six(120, { exchanged: 6 }), ['option-off exchanged'], { mortgage: false }],
    ['all six without a mortgage', six(5), IMPOSSIBLE, { mortgage: false }],
    ['doubled before the exchange', six(100, { gameKontra: 2, early: true })],
    ['sold', six(100, { soldBy: 3 })],
    ['a called king', six(100, { partner: 2 }), ['field-not-asked partner']],
    ['a bird of the bid', six(100, { bird: 'uhu' }), ['field-not-asked bird']],
    ['Oberdreier with three cards laid away', ober(3)],
    ['Oberdreier with fewer', ober(2), IMPOSSIBLE],
    ['Oberdreier without an exchange', ober(0, { exchanged: 0 })],
    ['Oberdreier with a talon unseen', ober(3), [], { oberdreierTalon: 'closed' }],
    ['Oberdreier doubled before the exchange', ober(120, { gameKontra: 1, early: true })],
  ]);
});

describe('Farbensolo counts nothing but a Volat (reform §4, §7.2)', () => {
  const farbensolo = (thirds: number, more: Fields = {}): Fields => ({ contract: 'farbensolo', thirds, ...more });
  const declared = (bonus: string, by: number, made: boolean): Fields => ({ declared: [{ bonus, by, made }] });
  const NOT = (place: string): readonly string[] => [`bonus-not-in-contract ${place}.0.bonus`];
  run([
    ['won', farbensolo(150)],
    ['won without counting', { contract: 'farbensolo', result: 'won' }],
    ['a Volat declared and failed', farbensolo(120, declared('volat', 0, false))],
    ['a Volat declared and made', farbensolo(201, declared('volat', 0, true))],
    ['a Volat of the opponents', farbensolo(0, { silent: [silent('volat', 'opponents')] })],
    [
      'a Volat against the points',
      farbensolo(150, { silent: [silent('volat', 'opponents')] }),
      ['result-contradicts-thirds silent.0.bonus'],
    ],
    ['a Volat with too few points', farbensolo(120, { silent: [silent('volat')] }), IMPOSSIBLE],
    ['a bird', farbensolo(120, declared('uhu', 0, true)), NOT('declared')],
    ['a Gramerboy', farbensolo(150, declared('suertaxe', 0, true)), NOT('declared')],
    ['a Sürtaxe', farbensolo(150, { silent: [silent('suertaxe')] }), NOT('silent')],
    ['a Trull', farbensolo(120, { silent: [silent('trull')] }), NOT('silent')],
    ['a Mondfang', farbensolo(120, { silent: [silent('mondfang')] }), NOT('silent')],
  ]);
});

describe('games for a number of tricks (reform §7.6)', () => {
  const negative = (contract: string, tricks: number, more: Fields = {}): Fields => ({ contract, tricks, ...more });
  run([
    ['a Piccolo of one', negative('piccolo', 1)],
    ['a Piccolo of all', negative('piccolo', 12, { pairKontra: { 1: 4 } })],
    ['a Piccolo of thirteen', negative('piccolo', 13), ['tricks-not-twelve tricks']],
    [
      'a Gramerboy of every opponent of an open Piccolo',
      negative('piccolo-ouvert', 3, { declared: [1, 2, 3].map((by) => ({ bonus: 'suertaxe', by })) }),
    ],
    [
      'one of its declarer',
      negative('piccolo-ouvert', 3, { declared: [{ bonus: 'suertaxe', by: 0 }] }),
      ['bonus-not-in-contract declared.0.bonus'],
    ],
    ['an open Bettel, sold and halved', negative('bettel-ouvert', 0, { soldBy: 1, self: true })],
    [
      'a Volat in an open Bettel',
      negative('bettel-ouvert', 12, { declared: [{ bonus: 'volat', by: 1 }] }),
      ['bonus-not-in-contract declared.0.bonus'],
    ],
    ['points in a Piccolo', negative('piccolo', 1, { thirds: 20 }), ['field-not-asked thirds']],
  ]);
});

test('a Sürtaxe follows from the points only where it counts', () => {
  const rules = reform.rules(tableOf(reform, 'reform', {}));
  const itemsOf = (contract: string): readonly string[] => {
    const row = rules.check({ contract, declarer: 0, thirds: 150 }, 4, 3);
    return row.ok ? row.value.items.map(({ about }) => about) : [];
  };
  expect(itemsOf('solodreier')).toEqual(['game', 'suertaxe']);
  expect(itemsOf('farbensolo')).toEqual(['game']);
});
