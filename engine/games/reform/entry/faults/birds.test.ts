import { describe, expect, test } from 'vitest';
import type { Json, Notes } from '#engine/core/json.ts';
import { reform } from '#engine/games/reform/game.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { statedErrors } from '#engine/testing/case-files.ts';

type Fields = Readonly<Record<string, Json>>;
type Case = readonly [name: string, entry: Fields, errors?: readonly string[], options?: Notes];

/** A declares at 0, and with a partner it is C at 2. */
const [A, B, C, D] = [0, 1, 2, 3];

const errorsOf = (entry: Fields, options: Notes = {}): readonly string[] => {
  const row = reform.rules(tableOf(reform, 'reform', options)).check(entry, 4, 3);
  return row.ok ? [] : statedErrors(row.error);
};
const run = (cases: readonly Case[]) =>
  test.each(cases.map(([name, entry, errors = [], options = {}]) => ({ name, entry, errors, options })))(
    '$name',
    ({ entry, errors, options }) => expect(errorsOf(entry, options)).toEqual(errors),
  );

const rufer = (contract: string, declared: readonly Fields[], more: Fields = {}): Fields => ({
  ...{ contract, declarer: A, partner: C, thirds: 110, declared },
  ...more,
});
const alone = { partner: 'king-in-talon' };
const bird = (bonus: string, more: Fields = {}): Fields => ({ bonus, by: A, ...more });
/** One that was given up, because the king lies in the talon. */
const givenUp = (contract: string, declared: readonly Fields[], more: Fields = {}): Fields => ({
  ...{ contract, declarer: A, ...alone, kingTalon: 'schleifen-king', declared },
  ...more,
});

const BIRDS = [
  ['pagatrufer', 'pagat-ultimo', 'uhu'],
  ['uhurufer', 'uhu', 'kakadu'],
  ['kakadurufer', 'kakadu', 'pagat-ultimo'],
  ['solopagatrufer', 'pagat-ultimo', 'kakadu'],
  ['solouhurufer', 'uhu', 'pagat-ultimo'],
  ['solokakadurufer', 'kakadu', 'uhu'],
] as const;

describe.each(BIRDS)('%s announces its bird with the bid (reform §4, §14)', (contract, own, other) => {
  run([
    ['made', rufer(contract, [bird(own)])],
    ['lost', rufer(contract, [bird(own, { made: false })])],
    ['doubled', rufer(contract, [bird(own, { level: 4 })])],
    ['not written down', rufer(contract, []), ['bird-missing declared']],
    ['another one', rufer(contract, [bird(other)]), ['bird-missing declared']],
    ['the partner’s', rufer(contract, [bird(own, { by: C })]), ['bird-missing declared.0.by']],
    [
      'an opponent’s, who could be known',
      rufer(contract, [bird(own, { by: B })], { gameKontra: 1 }),
      ['bird-missing declared.0.by'],
    ],
    ['twice', rufer(contract, [bird(own), bird(own, { by: C })]), ['bonus-twice declared.1.bonus']],
    [
      'silent as well',
      rufer(contract, [bird(own)], { silent: [{ bonus: own, side: 'declarer' }] }),
      ['bonus-twice silent.0.bonus'],
    ],
    [
      'lost, and made by the others',
      rufer(contract, [bird(own, { made: false })], { silent: [{ bonus: own, side: 'opponents' }] }),
    ],
    ['with a further one', rufer(contract, [bird(own), bird(other, { made: false, level: 1 })])],
    ['with the king in the talon', rufer(contract, [bird(own)], alone)],
    ['of whom nobody says by whom', rufer(contract, [{ bonus: own }]), ['missing-field declared.0.by']],
    ['doubled too high', rufer(contract, [bird(own, { level: 5 })]), ['kontra-above-limit declared.0.level']],
    ['halved and doubled', rufer(contract, [bird(own, { level: 1, self: true })]), ['self-and-kontra declared.0.self']],
    ['a protest', rufer(contract, [bird(own, { level: 1 })], { protests: [{ by: D, step: 1, bonus: own }] })],
    [
      'a protest against what nobody said',
      rufer(contract, [bird(own)], { protests: [{ by: D, step: 1, bonus: own }] }),
      ['nothing-to-protest protests.0.by'],
    ],
  ]);
});

describe('kontra on a bird before the exchange (reform §6.3, §6.4)', () => {
  const early = { level: 1, early: true };
  run([
    ['on that of the bid', rufer('uhurufer', [bird('uhu', early)])],
    ['with later steps', rufer('uhurufer', [bird('uhu', { ...early, level: 4 })])],
    ['on another one', rufer('uhurufer', [bird('uhu'), bird('kakadu', early)]), ['early-without-pre declared.1.early']],
    [
      'on the same one of an opponent',
      rufer('uhurufer', [bird('uhu', { made: false }), { bonus: 'uhu', by: B, ...early }], { gameKontra: 1 }),
      ['early-without-pre declared.1.early'],
    ],
    ['where nothing is exchanged', rufer('solouhurufer', [bird('uhu', early)]), ['early-without-pre declared.0.early']],
    [
      'where the table does not ask for it',
      rufer('uhurufer', [bird('uhu', early)]),
      ['early-without-pre declared.0.early'],
      { preKontra: false },
    ],
    ['without a kontra', rufer('uhurufer', [bird('uhu', { early: true })]), ['field-not-asked declared.0.early']],
    ['in a Rufer', rufer('rufer', [bird('uhu', early)]), ['early-without-pre declared.0.early']],
  ]);
});

describe('a game that is given up for its king takes its bird along (reform §6.5)', () => {
  run([
    ['with its bird', givenUp('kakadurufer', [bird('kakadu')])],
    ['doubled before the exchange', givenUp('kakadurufer', [bird('kakadu', { level: 2 })], { gameKontra: 1 })],
    [
      'with a protest',
      givenUp('kakadurufer', [bird('kakadu', { level: 1 })], { protests: [{ by: B, step: 1, bonus: 'kakadu' }] }),
    ],
    ['without', givenUp('kakadurufer', []), ['bird-missing declared']],
    [
      'with another bird',
      givenUp('kakadurufer', [bird('kakadu'), bird('uhu')]),
      ['given-up-before-that declared.1.bonus'],
    ],
    ['with an outcome', givenUp('kakadurufer', [bird('kakadu', { made: true })]), ['given-up-says-it declared.0.made']],
    [
      'with a kontra before the exchange, as every one is',
      givenUp('kakadurufer', [bird('kakadu', { level: 1, early: true })]),
      ['given-up-says-it declared.0.early'],
    ],
    [
      'with a kontra on the game before the exchange',
      givenUp('kakadurufer', [bird('kakadu')], { gameKontra: 1, early: true }),
      ['given-up-says-it early'],
    ],
    [
      'with all of that',
      givenUp('kakadurufer', [bird('kakadu', { made: false, level: 1, early: true })], { gameKontra: 1, early: true }),
      ['given-up-says-it early', 'given-up-says-it declared.0.made', 'given-up-says-it declared.0.early'],
    ],
    [
      'a Rufer with a kontra before the exchange',
      { contract: 'rufer', declarer: A, ...alone, kingTalon: 'schleifen-king', gameKontra: 1, early: true },
      ['given-up-says-it early'],
    ],
    [
      'doubled where nobody can have done so',
      givenUp('kakadurufer', [bird('kakadu', { level: 1 })]),
      ['field-not-asked declared.0.level'],
      { preKontra: false },
    ],
    ['with points', givenUp('kakadurufer', [bird('kakadu')], { thirds: 110 }), ['field-not-asked thirds']],
    ['in a Rufer nothing is announced', givenUp('rufer', [bird('uhu')]), ['field-not-asked declared']],
    [
      'not in a solo, whose talon nobody sees',
      givenUp('solokakadurufer', [bird('kakadu')], { thirds: 110 }),
      ['field-not-asked kingTalon'],
    ],
    [
      'nor in a game without a king',
      { contract: 'solodreier', declarer: A, kingTalon: 'alone', thirds: 110 },
      ['field-not-asked kingTalon'],
    ],
    ['it is never unplayed', rufer('uhurufer', [bird('uhu')], { unplayed: true }), ['field-not-asked unplayed']],
  ]);
});
