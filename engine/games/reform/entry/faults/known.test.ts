import { describe, expect, test } from 'vitest';
import type { Json } from '#engine/core/json.ts';
import { reform } from '#engine/games/reform/game.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { statedErrors } from '#engine/testing/case-files.ts';

const RULES = reform.rules(tableOf(reform, 'reform', { kontraLevels: 5 }));

/** A declares at 0, and with a partner it is C at 2. */
const [A, B, C, D] = [0, 1, 2, 3];

type Fields = Readonly<Record<string, Json>>;
type Row = readonly [bonus: string, by: number, more?: Fields];

const rows = (...all: readonly Row[]): Json => all.map(([bonus, by, more]) => ({ bonus, by, made: false, ...more }));

const errorsOf = (entry: Fields): readonly string[] => {
  const row = RULES.check({ contract: 'rufer', declarer: A, partner: C, thirds: 100, ...entry }, 4, 3);
  return row.ok ? [] : statedErrors(row.error);
};

const OWN = { partner: 'own-king' };
const hidden = (...places: readonly number[]): readonly string[] =>
  places.map((place) => `side-not-known declared.${place}.by`);

describe('an opponent who announces must have been known (reform §6.3)', () => {
  test.each<readonly [string, Fields, readonly string[]]>([
    ['nothing was said', { declared: rows(['uhu', B]) }, hidden(0)],
    ['both, and nothing was said', { declared: rows(['uhu', B], ['kakadu', D]) }, hidden(0, 1)],
    ['one behind one kontra', { gameKontra: 1, declared: rows(['uhu', B]) }, []],
    ['twice behind one kontra', { gameKontra: 1, declared: rows(['uhu', B], ['kakadu', B]) }, []],
    ['both behind one kontra', { gameKontra: 1, declared: rows(['uhu', B], ['kakadu', D]) }, hidden(1)],
    [
      'the other one is the second of them, too',
      { gameKontra: 1, declared: rows(['kakadu', D], ['uhu', B]) },
      hidden(1),
    ],
    ['both, and the partner may have said Rekontra', { gameKontra: 2, declared: rows(['uhu', B], ['kakadu', D]) }, []],
    [
      'both behind two kontras',
      { gameKontra: 1, declared: rows(['pagat-ultimo', A, { level: 1 }], ['uhu', B], ['kakadu', D]) },
      [],
    ],
    [
      'both behind one kontra and a protest',
      { gameKontra: 1, protests: [{ by: B, step: 1 }], declared: rows(['uhu', B], ['kakadu', D]) },
      [],
    ],
    ['both, and the partner announced', { declared: rows(['pagat-ultimo', C], ['uhu', B], ['kakadu', D]) }, []],
    ['both, and the declarer announced', { declared: rows(['pagat-ultimo', A], ['uhu', B]) }, hidden(1)],
    ['both, and the partner may have halved the game', { self: true, declared: rows(['uhu', B], ['kakadu', D]) }, []],
    [
      'both, and the partner may have halved an announcement',
      { declared: rows(['pagat-ultimo', A, { self: true }], ['uhu', B], ['kakadu', D]) },
      [],
    ],
    [
      'both, and the partner may have doubled the first of them',
      { gameKontra: 1, declared: rows(['uhu', B, { level: 1 }], ['kakadu', D]) },
      [],
    ],
    [
      'nobody could double an announcement that nobody could make',
      { declared: rows(['uhu', B, { level: 1 }], ['kakadu', D]) },
      hidden(0, 1),
    ],
    [
      'the other opponent halved the first announcement',
      { gameKontra: 1, declared: rows(['uhu', B, { self: true }], ['kakadu', D]) },
      [],
    ],
    [
      'a protest of the partner',
      { gameKontra: 2, protests: [{ by: C, step: 2 }], declared: rows(['uhu', B], ['kakadu', D]) },
      [],
    ],
    ['with an own king one behind one kontra', { ...OWN, gameKontra: 1, declared: rows(['uhu', D]) }, []],
    [
      'with an own king two behind one kontra',
      { ...OWN, gameKontra: 1, declared: rows(['uhu', B], ['kakadu', D]) },
      hidden(1),
    ],
    [
      'with an own king nobody is shown by a Rekontra',
      { ...OWN, gameKontra: 2, declared: rows(['uhu', B], ['kakadu', D]) },
      hidden(1),
    ],
    [
      'with an own king two behind Kontra and Subkontra',
      { ...OWN, gameKontra: 3, declared: rows(['uhu', B], ['kakadu', D]) },
      [],
    ],
    [
      'with an own king three behind Kontra and Subkontra',
      { ...OWN, gameKontra: 3, declared: rows(['uhu', B], ['kakadu', C], ['volat', D]) },
      hidden(2),
    ],
    [
      'with an own king three behind Kontra, Subkontra and Mord',
      { ...OWN, gameKontra: 5, declared: rows(['uhu', B], ['kakadu', C], ['volat', D]) },
      [],
    ],
    [
      'with an own king an opponent doubles what another announced',
      { ...OWN, gameKontra: 1, declared: rows(['uhu', B, { level: 2 }], ['kakadu', D]) },
      [],
    ],
    [
      'with an own king a kontra of the declarer shows nobody',
      { ...OWN, gameKontra: 1, declared: rows(['uhu', B, { level: 1 }], ['kakadu', D]) },
      hidden(1),
    ],
    [
      'with an own king Selbstkontra of the declarer shows nobody',
      { ...OWN, self: true, declared: rows(['uhu', B]) },
      hidden(0),
    ],
    [
      'with an own king two protests and one kontra show three',
      {
        ...OWN,
        gameKontra: 1,
        protests: [B, C].map((by) => ({ by, step: 1 })),
        declared: rows(['uhu', B], ['kakadu', C], ['volat', D]),
      },
      [],
    ],
    [
      'a king that lies open in the talon',
      { partner: 'king-in-talon', declared: rows(['uhu', B], ['kakadu', C], ['volat', D]) },
      [],
    ],
  ])('%s', (_, entry, errors) => expect(errorsOf(entry)).toEqual(errors));

  test('in a game alone everybody is', () => {
    const entry = { contract: 'solodreier', declarer: A, thirds: 100, declared: rows(['uhu', B], ['kakadu', D]) };
    expect(RULES.check(entry, 4, 3).ok).toBe(true);
  });
});

describe('the bird of the bid is there to be doubled', () => {
  const uhurufer = (level: number, ...all: readonly Row[]): Fields => ({
    contract: 'uhurufer',
    declared: rows(['uhu', A, { level }], ...all),
  });
  test.each<readonly [string, Fields, readonly string[]]>([
    ['not at all', uhurufer(0, ['kakadu', B]), hidden(1)],
    ['one behind its kontra', uhurufer(1, ['kakadu', B]), []],
    ['both behind its kontra', uhurufer(1, ['kakadu', B], ['volat', D]), hidden(2)],
    ['both behind its kontra and that of the game', { ...uhurufer(1, ['kakadu', B], ['volat', D]), gameKontra: 1 }, []],
    ['both, and the partner may have said its Rekontra', uhurufer(2, ['kakadu', B], ['volat', D]), []],
    [
      'in a solo with the king in the talon no kontra need be written down',
      { ...uhurufer(0, ['kakadu', B], ['volat', D]), contract: 'solouhurufer', partner: 'king-in-talon' },
      [],
    ],
    [
      'in a solo with an own king it does',
      { ...uhurufer(0, ['kakadu', B], ['volat', D]), ...OWN, contract: 'solouhurufer' },
      hidden(1, 2),
    ],
  ])('%s', (_, entry, errors) => expect(errorsOf(entry)).toEqual(errors));
});
