import { describe, expect, test } from 'vitest';
import type { Json, Notes } from '#engine/core/json.ts';
import { reform } from '#engine/games/reform/game.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { statedErrors } from '#engine/testing/case-files.ts';

type Fields = Readonly<Record<string, Json>>;
type Case = readonly [name: string, entry: Fields, errors?: readonly string[], at?: At];
interface At {
  readonly options?: Notes;
  readonly table?: number;
}

/** The dealer has the last seat, so that A at 0 is forehand. */
const [A, B, C, D, DEALER] = [0, 1, 2, 3, 4];
const FIVE: At = { table: 5 };

const errorsOf = (entry: Fields, { options = {}, table = 4 }: At = {}): readonly string[] => {
  const row = reform.rules(tableOf(reform, 'reform', options)).check(entry, table, table - 1);
  return row.ok ? [] : statedErrors(row.error);
};
const run = (cases: readonly Case[]) =>
  test.each(cases.map(([name, entry, errors = [], at = {}]) => ({ name, entry, errors, at })))(
    '$name',
    ({ entry, errors, at }) => expect(errorsOf(entry, at)).toEqual(errors),
  );

const hausierer = (emptied: Json, more: Fields = {}): Fields => ({
  ...{ contract: 'hausierer', declarer: B, emptied, ...more },
});
const artist = (pictures: Json, more: Fields = {}): Fields => ({ contract: 'artist', declarer: A, pictures, ...more });
const apotheker = (thirdsEach: Json, tricksEach: Json, more: Fields = {}): Fields => ({
  ...{ contract: 'apotheker', declarer: A, thirdsEach, tricksEach, ...more },
});

describe('a Hausierer by how it ended (reform §7.8, §14)', () => {
  const NOT_SO_MANY = ['tricks-impossible fullTricks'];
  const NOT_LEFT = ['cards-left-impossible cardsLeft'];
  run([
    ['out of cards', hausierer('empty', { fullTricks: 8 })],
    ['out of cards with the last trick', hausierer('empty', { fullTricks: 12 })],
    ['out of cards as soon as can be', hausierer('empty', { fullTricks: 4 })],
    ['out of cards with a suit that was never played', hausierer('empty', { fullTricks: 3 }), NOT_SO_MANY],
    ['out of cards before the first trick', hausierer('empty', { fullTricks: 0 }), NOT_SO_MANY],
    ['out of cards after thirteen tricks', hausierer('empty', { fullTricks: 13 }), NOT_SO_MANY],
    ['out of cards, and nobody says when', hausierer('empty'), ['missing-field fullTricks']],
    [
      'out of cards, and some are left',
      hausierer('empty', { fullTricks: 8, cardsLeft: 2 }),
      ['field-not-asked cardsLeft'],
    ],
    ['half a trick', hausierer('empty', { fullTricks: 8.5 }), ['not-whole fullTricks']],
    ['stuck', hausierer('stuck', { fullTricks: 5 })],
    ['stuck in the last trick', hausierer('stuck', { fullTricks: 11 })],
    ['stuck after it', hausierer('stuck', { fullTricks: 12 }), NOT_SO_MANY],
    ['stuck in the first, led by somebody else', hausierer('stuck', { fullTricks: 0 })],
    ['stuck in the first as forehand', hausierer('stuck', { declarer: A, fullTricks: 0 }), NOT_SO_MANY],
    ['stuck in the second as forehand', hausierer('stuck', { declarer: A, fullTricks: 1 })],
    ['stuck in the first at a table of five', hausierer('stuck', { fullTricks: 0 }), [], FIVE],
    ['stuck less than never', hausierer('stuck', { fullTricks: -1 }), NOT_SO_MANY],
    ['stuck, and nobody says when', hausierer('stuck'), ['missing-field fullTricks']],
    ['one card left', hausierer('left', { cardsLeft: 1 })],
    ['six cards left', hausierer('left', { cardsLeft: 6 })],
    ['seven cards left', hausierer('left', { cardsLeft: 7 }), NOT_LEFT],
    ['no cards left', hausierer('left', { cardsLeft: 0 }), NOT_LEFT],
    ['cards left, and nobody says how many', hausierer('left'), ['missing-field cardsLeft']],
    [
      'cards left after fewer tricks',
      hausierer('left', { cardsLeft: 2, fullTricks: 9 }),
      ['field-not-asked fullTricks'],
    ],
    ['a suit missing', hausierer('missing')],
    ['a suit missing after a trick', hausierer('missing', { fullTricks: 1 }), ['field-not-asked fullTricks']],
    ['nobody says how', { contract: 'hausierer', declarer: B }, ['missing-field emptied']],
    ['an ending that there is not', hausierer('sold-out'), ['no-such-choice emptied']],
    ['early kontra and more', hausierer('missing', { gameKontra: 4, early: true })],
    [
      'early kontra where nothing is said before',
      hausierer('missing', { gameKontra: 1, early: true }),
      ['early-without-pre early'],
      { options: { preKontra: false } },
    ],
    ['Selbstkontra', hausierer('missing', { self: true })],
    ['Selbstkontra and kontra', hausierer('missing', { self: true, gameKontra: 1 }), ['self-and-kontra self']],
    ['a protest', hausierer('missing', { gameKontra: 1, protests: [{ by: A, step: 1 }] })],
    [
      'a protest on a bonus',
      hausierer('missing', { gameKontra: 1, protests: [{ by: A, step: 1, bonus: 'uhu' }] }),
      ['nothing-to-protest protests.0.by'],
    ],
    ['sold', hausierer('missing', { soldBy: D })],
    ['cards exchanged', hausierer('missing', { exchanged: 3 }), ['field-not-asked exchanged']],
  ]);
});

describe('an Artist by the pictures that were left (reform §7.8, §14)', () => {
  run([
    ['four', artist(4)],
    ['three', artist(3)],
    ['fewer', artist(0)],
    ['two', artist(2), ['no-such-choice pictures']],
    ['nobody says', { contract: 'artist', declarer: A }, ['missing-field pictures']],
    ['no card exchanged', artist(4, { exchanged: 0 })],
    ['six cards exchanged', artist(3, { exchanged: 6 })],
    ['seven', artist(3, { exchanged: 7 }), ['no-such-choice exchanged']],
    [
      'by number without a mortgage',
      artist(3, { exchanged: 4 }),
      ['option-off exchanged'],
      { options: { mortgage: false } },
    ],
    ['early kontra', artist(4, { gameKontra: 1, early: true })],
    ['points', artist(4, { thirds: 120 }), ['field-not-asked thirds']],
    ['a result', artist(4, { result: 'won' }), ['field-not-asked result']],
    [
      'a bonus',
      artist(4, { silent: [{ bonus: 'trull', side: 'declarer' }] }),
      ['bonus-not-in-contract silent.0.bonus'],
    ],
    ['of the pausing dealer', artist(4, { declarer: DEALER }), ['declarer-sits-out declarer'], FIVE],
    ['where it is not played', artist(4), ['unknown-contract contract'], { options: { contractsOff: ['artist'] } }],
  ]);
});

describe('an Apotheker by the points and tricks of each (reform §7.9, §14)', () => {
  const NOT_OF_TRICKS = ['thirds-not-of-tricks thirdsEach'];
  run([
    ['made', apotheker([40, 60, 55, 55], [3, 3, 3, 3])],
    ['made at its limits', apotheker([54, 52, 52, 52], [3, 3, 3, 3])],
    ['lost', apotheker([90, 60, 40, 20], [6, 3, 2, 1])],
    ['at a table of five', apotheker([40, 60, 55, 55, null], [3, 3, 3, 3, null]), [], FIVE],
    ['an opponent without a trick or a card', apotheker([40, 0, 85, 85], [4, 0, 4, 4])],
    ['an opponent without a trick, and with talon', apotheker([40, 52, 59, 59], [4, 0, 4, 4])],
    ['an opponent with the dearest talon', apotheker([40, 78, 92, 0], [6, 0, 6, 0])],
    ['with more', apotheker([40, 79, 91, 0], [6, 0, 6, 0]), ['thirds-not-of-tricks thirdsEach.1']],
    ['two without a trick who share it', apotheker([50, 39, 39, 82], [6, 0, 0, 6])],
    ['two without a trick and more than it has', apotheker([50, 52, 52, 56], [6, 0, 0, 6]), NOT_OF_TRICKS],
    ['the declarer without a trick', apotheker([0, 70, 70, 70], [0, 4, 4, 4])],
    [
      'the declarer with points of the talon',
      apotheker([6, 68, 68, 68], [0, 4, 4, 4]),
      ['virgin-with-points thirdsEach.0'],
    ],
    [
      'the declarer with more than a trick counts',
      apotheker([53, 60, 50, 47], [1, 4, 4, 3]),
      ['thirds-not-of-tricks thirdsEach.0'],
    ],
    ['the declarer with the dearest trick', apotheker([52, 60, 50, 48], [1, 4, 4, 3])],
    ['an opponent with a trick and the dearest talon', apotheker([30, 121, 30, 29], [4, 1, 4, 3])],
    ['all tricks of one opponent', apotheker([0, 210, 0, 0], [0, 12, 0, 0])],
    ['all tricks of the declarer', apotheker([204, 2, 2, 2], [12, 0, 0, 0])],
    ['and the talon', apotheker([205, 2, 2, 1], [12, 0, 0, 0]), ['thirds-not-of-tricks thirdsEach.0']],
    ['fewer points than cards', apotheker([7, 69, 67, 67], [2, 4, 3, 3]), ['thirds-not-of-tricks thirdsEach.0']],
    ['too few points', apotheker([40, 60, 55, 54], [3, 3, 3, 3]), ['thirds-impossible thirdsEach']],
    ['too many points', apotheker([40, 60, 55, 56], [3, 3, 3, 3]), ['thirds-impossible thirdsEach']],
    ['more than there are', apotheker([0, 211, 0, 0], [0, 12, 0, 0]), ['thirds-out-of-range thirdsEach.1']],
    ['eleven tricks', apotheker([40, 60, 55, 55], [3, 3, 3, 2]), ['tricks-not-twelve tricksEach']],
    ['thirteen tricks', apotheker([40, 60, 55, 55], [4, 3, 3, 3]), ['tricks-not-twelve tricksEach']],
    ['without those of somebody', apotheker([40, 60, 55, null], [3, 3, 3, 3]), ['missing-field thirdsEach.3']],
    [
      'without tricks',
      { contract: 'apotheker', declarer: A, thirdsEach: [40, 60, 55, 55] },
      ['missing-field tricksEach'],
    ],
    [
      'without a declarer',
      { contract: 'apotheker', thirdsEach: [40, 60, 55, 55], tricksEach: [3, 3, 3, 3] },
      ['missing-field declarer'],
    ],
    ['kontra', apotheker([40, 60, 55, 55], [3, 3, 3, 3], { gameKontra: 2 })],
    [
      'kontra before an exchange',
      apotheker([40, 60, 55, 55], [3, 3, 3, 3], { gameKontra: 1, early: true }),
      ['early-without-pre early'],
    ],
    [
      'cards of each',
      apotheker([40, 60, 55, 55], [3, 3, 3, 3], { cardsEach: [12, 12, 12, 12] }),
      ['field-not-asked cardsEach'],
    ],
    ['sold', apotheker([40, 60, 55, 55], [3, 3, 3, 3], { soldBy: C })],
    ['somebody left over', apotheker([40, 60, 55, 55], [3, 3, 3, 3], { last: C }), ['field-not-asked last']],
  ]);
});

describe('what is asked of these games is not asked of another', () => {
  const dreier = { contract: 'dreier', declarer: A, thirds: 120 };
  run([
    ['how it was emptied', { ...dreier, emptied: 'empty' }, ['field-not-asked emptied']],
    ['complete tricks', { ...dreier, fullTricks: 8 }, ['field-not-asked fullTricks']],
    ['cards left', { ...dreier, cardsLeft: 2 }, ['field-not-asked cardsLeft']],
    ['pictures', { ...dreier, pictures: 4 }, ['field-not-asked pictures']],
    ['points in a bus', { ...dreier, busThirds: 60 }, ['field-not-asked busThirds']],
    ['points of each', { ...dreier, thirdsEach: [60, 50, 50, 50] }, ['field-not-asked thirdsEach']],
  ]);
});
