import { describe, expect, test } from 'vitest';
import type { Json, Notes } from '#engine/core/json.ts';
import { reform } from '#engine/games/reform/game.ts';
import { notedIn } from '#engine/games/reform/row.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { statedErrors } from '#engine/testing/case-files.ts';

type Fields = Readonly<Record<string, Json>>;
type Case = readonly [name: string, entry: Fields, errors?: readonly string[], at?: At];
interface At {
  readonly options?: Notes;
  readonly table?: number;
}

/** The dealer has the last seat, so that A at 0 is forehand; A declares. */
const [A, B, C, D, DEALER] = [0, 1, 2, 3, 4];
const FIVE: At = { table: 5 };

const checked = (entry: Fields, { options = {}, table = 4 }: At = {}) =>
  reform.rules(tableOf(reform, 'reform', options)).check(entry, table, table - 1);
const errorsOf = (entry: Fields, at?: At): readonly string[] => {
  const row = checked(entry, at);
  return row.ok ? [] : statedErrors(row.error);
};
const run = (cases: readonly Case[]) =>
  test.each(cases.map(([name, entry, errors = [], at = {}]) => ({ name, entry, errors, at })))(
    '$name',
    ({ entry, errors, at }) => expect(errorsOf(entry, at)).toEqual(errors),
  );

const bird = (more: Fields = {}): Fields => ({ bonus: 'uhu', by: A, ...more });
const inTalon = (kingTalon: string, more: Fields = {}): Fields => ({
  ...{ contract: 'uhurufer', declarer: A, partner: 'king-in-talon', kingTalon },
  ...{ thirds: 110, declared: [bird()] },
  ...more,
});
const prater = (more: Fields = {}): Fields => inTalon('pratermaessig', { chosen: C, ...more });
const steinhof = (more: Fields = {}): Fields => inTalon('steinhofmaessig', more);
const silent = (bonus: string, side: 'declarer' | 'opponents', more: Fields = {}): Fields => ({
  silent: [{ bonus, side, ...more }],
});

describe('pratermäßig, with a partner of the declarer’s choice (reform §7.4, §14)', () => {
  const [withoutPartner] = [(({ chosen: _, ...entry }) => entry)(prater())];
  run([
    ['game and bird made', prater()],
    ['both lost', prater({ thirds: 90, declared: [bird({ made: false })] })],
    ['not counted', prater({ thirds: undefined as unknown as Json, result: 'won' })],
    ['with the next seat', prater({ chosen: B })],
    ['and nobody says with whom', withoutPartner, ['missing-field chosen']],
    ['with oneself', prater({ chosen: A }), ['not-this-seat chosen']],
    ['with somebody who is not there', prater({ chosen: 4 }), ['no-such-seat chosen']],
    ['at a table of five', prater({ chosen: D }), [], FIVE],
    ['with the dealer who pauses', prater({ chosen: DEALER }), ['not-this-seat chosen'], FIVE],
    ['with a seat that held the king', prater({ partner: C }), ['field-not-asked kingTalon']],
    ['with the king in one’s own hand', prater({ partner: 'own-king' }), ['field-not-asked kingTalon']],
    ['a partner named, and alone', inTalon('alone', { chosen: C }), ['field-not-asked chosen']],
    [
      'a partner named, and given up',
      { ...inTalon('schleifen-king', { chosen: C }), thirds: undefined as unknown as Json },
      ['field-not-asked chosen'],
    ],
    ['without its bird', prater({ declared: [] }), ['bird-missing declared']],
    ['its bird by the partner', prater({ declared: [bird({ by: C })] }), ['bird-missing declared.0.by']],
    ['doubled', prater({ gameKontra: 2 })],
    ['its bird doubled', prater({ declared: [bird({ level: 3 })] })],
    ['halved, the bird as well', prater({ self: true, declared: [bird({ self: true })] })],
    ['doubled before the exchange, which is void', prater({ gameKontra: 1, early: true }), ['early-without-pre early']],
    [
      'its bird doubled before the exchange',
      prater({ declared: [bird({ level: 1, early: true })] }),
      ['early-without-pre declared.0.early'],
    ],
    ['any number of cards exchanged', prater({ exchanged: 6 })],
    ['more cards than there are', prater({ exchanged: 7 }), ['no-such-choice exchanged']],
    ['a protest by the partner', prater({ gameKontra: 2, protests: [{ by: C, step: 2 }] })],
    ['a protest by an opponent', prater({ gameKontra: 1, protests: [{ by: B, step: 1 }] })],
    [
      'a protest by both opponents',
      prater({
        gameKontra: 1,
        protests: [
          { by: B, step: 1 },
          { by: D, step: 1 },
        ],
      }),
      ['nothing-to-protest protests.1.by'],
    ],
    [
      'announced by an opponent, whom everybody knows',
      prater({ declared: [bird(), { bonus: 'kakadu', by: D, made: false }] }),
    ],
    ['declared by both partners', prater({ declared: [bird(), bird({ by: C })] }), ['bonus-twice declared.1.bonus']],
    ['the king caught that was taken up', prater(silent('koenigfang', 'opponents'))],
    [
      'the king caught that was left there',
      prater({ exchanged: 0, ...silent('koenigfang', 'opponents') }),
      ['excludes-each-other silent.0.bonus', 'excludes-each-other exchanged'],
    ],
    [
      'the king left there, which only counts alone',
      prater(silent('rufkoenig-lassen', 'declarer')),
      ['bonus-not-in-contract silent.0.bonus'],
    ],
    ['the Mond caught by the partner’s Sküs', prater(silent('mondfang', 'declarer'))],
    ['a Trull of the others who took the Sküs as well', prater({ thirds: 90, ...silent('trull', 'opponents') })],
    ['eight Naturstiche', prater(silent('naturstich', 'declarer', { count: 8 }))],
    ['nine', prater(silent('naturstich', 'declarer', { count: 9 })), ['naturstich-too-often silent.0.count']],
    [
      'nine of both sides',
      prater({
        silent: [
          { bonus: 'naturstich', side: 'declarer', count: 8 },
          { bonus: 'naturstich', side: 'opponents' },
        ],
      }),
      ['naturstich-too-often silent.1.count'],
    ],
    [
      'five, and alone',
      inTalon('alone', silent('naturstich', 'declarer', { count: 5 })),
      ['naturstich-too-often silent.0.count'],
    ],
    ['everything', prater({ thirds: 207, exchanged: 3, ...silent('volat', 'declarer') })],
    ['more than the talon leaves', prater({ thirds: 208 }), ['thirds-impossible thirds']],
    ['less than the cards laid away', prater({ thirds: 2 }), ['thirds-impossible thirds']],
    ['all but a trick of one card', prater({ thirds: 206 })],
    [
      'a Volat, and too few points',
      prater({ thirds: 160, ...silent('volat', 'declarer') }),
      ['thirds-impossible thirds'],
    ],
    [
      'as often as nobody has tricks for',
      prater({
        silent: [
          { bonus: 'naturstich', side: 'declarer', count: 8 },
          { bonus: 'kakadu', side: 'opponents' },
        ],
        declared: [bird(), { bonus: 'marabu', by: B }, { bonus: 'pagat-ultimo', by: B }],
      }),
      [],
      { options: { marabu: true } },
    ],
  ]);

  test('has two sides, with the partner on the declarer’s', () => {
    const row = checked(prater());
    if (!row.ok) throw new Error(JSON.stringify(row.error));
    expect(notedIn(row.value)).toMatchObject({ kingTalon: 'pratermaessig', partner: C });
    const { declared: _, ...said } = prater();
    expect(reform.rules(tableOf(reform, 'reform')).note(row.value)).toMatchObject(said);
  });
});

describe('steinhofmäßig, for either the game or the bird (reform §7.4, §14)', () => {
  run([
    ['won by the points', steinhof({ declared: [bird({ made: false })] })],
    ['won by the bird', steinhof({ thirds: 90 })],
    ['lost with both', steinhof()],
    ['lost with neither', steinhof({ thirds: 90, declared: [bird({ made: false })] })],
    ['not counted', steinhof({ thirds: undefined as unknown as Json, result: 'lost' })],
    ['by points that are not enough', steinhof({ thirds: 90, result: 'won' }), ['result-contradicts-thirds result']],
    ['without its bird', steinhof({ declared: [] }), ['bird-missing declared']],
    ['doubled', steinhof({ gameKontra: 4 })],
    ['halved', steinhof({ self: true })],
    [
      'doubled before the exchange, which is void',
      steinhof({ gameKontra: 1, early: true }),
      ['early-without-pre early'],
    ],
    ['its bird doubled', steinhof({ declared: [bird({ level: 1 })] }), ['game-and-bird-are-one declared.0.level']],
    ['its bird halved', steinhof({ declared: [bird({ self: true })] }), ['game-and-bird-are-one declared.0.self']],
    [
      'its bird doubled before the exchange',
      steinhof({ declared: [bird({ level: 1, early: true })] }),
      ['game-and-bird-are-one declared.0.level', 'early-without-pre declared.0.early'],
    ],
    [
      'a protest on its bird',
      steinhof({ gameKontra: 1, protests: [{ by: B, step: 1, bonus: 'uhu' }] }),
      ['nothing-to-protest protests.0.by'],
    ],
    [
      'a protest on the game',
      steinhof({
        gameKontra: 1,
        protests: [
          { by: B, step: 1 },
          { by: D, step: 1 },
        ],
      }),
    ],
    ['another bird, doubled', steinhof({ declared: [bird(), { bonus: 'kakadu', by: A, made: false, level: 2 }] })],
    ['an opponent’s bird, doubled', steinhof({ declared: [bird({ made: false }), { bonus: 'uhu', by: C, level: 1 }] })],
    [
      'an opponent’s bird, halved',
      steinhof({ declared: [bird(), { bonus: 'kakadu', by: D, made: false, self: true }] }),
    ],
    ['its bird silent as well', steinhof(silent('uhu', 'declarer')), ['game-and-bird-are-one silent.0.bonus']],
    [
      'its bird silent for the opponents',
      steinhof({ declared: [bird({ made: false })], ...silent('uhu', 'opponents') }),
      ['game-and-bird-are-one silent.0.bonus'],
    ],
    ['another bird, silent', steinhof(silent('pagat-ultimo', 'opponents'))],
    ['a Sürtaxe', steinhof({ thirds: 140, ...silent('suertaxe', 'declarer') })],
    [
      'a Sürtaxe of a game without the points',
      steinhof({ thirds: undefined as unknown as Json, result: 'lost', ...silent('suertaxe', 'declarer') }),
      ['result-contradicts-thirds silent.0.bonus'],
    ],
    [
      'the king left there, which only counts alone',
      steinhof(silent('rufkoenig-lassen', 'declarer')),
      ['bonus-not-in-contract silent.0.bonus'],
    ],
    ['cards exchanged', steinhof({ exchanged: 5 })],
    ['with a partner named', steinhof({ chosen: B }), ['field-not-asked chosen']],
    [
      'five Naturstiche',
      steinhof(silent('naturstich', 'opponents', { count: 5 })),
      ['naturstich-too-often silent.0.count'],
    ],
    ['in a Rufer', steinhof({ contract: 'rufer', declared: [] }), ['no-such-choice kingTalon']],
    ['in a solo', steinhof({ contract: 'solouhurufer' }), ['field-not-asked kingTalon']],
    ['of the pausing dealer', steinhof({ declarer: DEALER }), ['declarer-sits-out declarer'], FIVE],
  ]);

  test('is won with exactly one of the two', () => {
    const results = [110, 90].flatMap((thirds) =>
      [true, false].map((made) => {
        const row = checked(steinhof({ thirds, declared: [bird({ made })] }));
        return row.ok && row.value.games[0]?.result;
      }),
    );
    expect(results).toEqual(['lost', 'made', 'made', 'lost']);
  });
});
