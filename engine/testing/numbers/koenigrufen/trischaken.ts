import { must } from '#engine/core/assert-never.ts';
import type { Json, Notes } from '#engine/core/json.ts';
import { tricksOf } from '#engine/phases/trick.ts';
import { PASS, VORHAND } from '#engine/testing/dealt.ts';
import { type At, type Paid, settledAt } from '../at.ts';
import { agrees, counts, type NumberCases, type Proof } from '../proofs.ts';
import { agreedAt, amount, amounts, option } from './entries.ts';
import { ANY_GAME, begin, perTable, playOn, talonSize } from './plays.ts';

/** What is said of a Trischaken (tirol §5, §8.4, §14). */

type Range = readonly [from: number, to: number];
const just = (count: number): Range => [count, count];
const NONE = just(0);
/** With a trick, and without the game. */
const SOME: Range = [16, 70];

const within = ([from, to]: Range): readonly number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** How the seats stand to each other, beside their own counts. */
const FITS = {
  any: () => true,
  'two lead': ([, b = 0, c = 0]) => b === c,
  'three lead': ([, b = 0, c = 0, d = 0]) => b === c && c === d,
  'forehand leads with another': ([a = 0, b = 0]) => a === b,
} as const satisfies Readonly<Record<string, (counts: readonly number[]) => boolean>>;
type Fit = keyof typeof FITS;

/** Counts of all seats in these ranges that a deal can bring about. */
const found = perTable((at, key) => {
  const [ranges, fit] = JSON.parse(key) as readonly [readonly Range[], Fit];
  const [first = NONE, second = NONE, third = NONE, [least, most] = NONE] = ranges;
  for (const a of within(first))
    for (const b of within(second))
      for (const c of within(third)) {
        const thirds = [a, b, c, 210 - a - b - c];
        const [, , , d = -1] = thirds;
        if (d < least || d > most || !FITS[fit](thirds)) continue;
        if (at.rules.check({ contract: 'trischaken', thirds }, 4, 3).ok) return thirds;
      }
  throw new Error(`no Trischaken with ${key}`);
});

const paid = (at: At, ranges: readonly Range[], fit: Fit = 'any'): Paid =>
  settledAt(at, { contract: 'trischaken', thirds: found(at, JSON.stringify([ranges, fit])) });

/** A Trischaken that some deal can bring about. */
export const aTrischaken = (at: At): Json => ({
  contract: 'trischaken',
  thirds: found(at, JSON.stringify([PLAIN, 'any'])),
});

/** Everybody has a trick, nobody the game, and forehand not the most. */
const PLAIN: readonly Range[] = [[40, 55], [75, 90], [56, 70], SOME];
const FOREHAND_MOST: readonly Range[] = [[80, 100], [40, 70], [20, 60], SOME];
const FOREHAND_TIED: readonly Range[] = [[71, 90], [71, 90], [16, 40], SOME];
const with_ = (count: number): readonly Range[] => [[20, 60], just(count), [16, 60], SOME];
const forehandWith = (count: number): readonly Range[] => [just(count), [16, 60], [16, 60], SOME];
/** By number of players without a trick, none of whom pays alone. */
const WITHOUT: readonly (readonly Range[])[] = [
  PLAIN,
  [[50, 65], [80, 95], [50, 70], NONE],
  [[104, 104], [106, 106], NONE, NONE],
  [NONE, just(210), NONE, NONE],
];
const without = (many: number): readonly Range[] => must(WITHOUT[many], 'so many without a trick');

const BUERGERMEISTER = 'trischaken-buergermeister';
const NO_TRICK = 'trischaken-no-trick';
const has = ({ items }: Paid, code: string): boolean => items.some((item) => item.code === code);
const losers = ({ payments }: Paid): readonly number[] => payments.filter((points) => points < 0);
const winners = ({ payments }: Paid): readonly number[] => payments.filter((points) => points > 0);

/** What a place costs, or each of three: the value of the game. */
export function placesValue(at: At): number {
  const byPairs = option(at, 'trischaken-positive') === true || option(at, 'trischaken-settlement') === 'online';
  if (byPairs || at.table.profile === 'ooe-2023') return amount(paid(at, PLAIN), 'trischaken');
  return Math.max(...winners(paid(at, PLAIN)));
}

/** Whether somebody with that many thirds has the game, and pays for it. */
const game = (thirds: (n: number) => number): Proof =>
  agrees(
    (n, at) => [thirds(n) - 1, thirds(n)].map((count) => has(paid(at, with_(count)), BUERGERMEISTER)),
    () => [false, true],
  );

const paysEach = (ranges: readonly Range[], code: string, fit?: Fit): Proof =>
  counts((at) => amount(paid(at, ranges, fit), code));

/** It makes a difference for `n` without a trick, and for no fewer. */
const virgins: Proof = agrees(
  (n, at) =>
    [n - 1, n].map((many) => {
      const [each, split] = ['each', 'split'].map((way) =>
        amounts(paid(agreedAt(at, { 'two-virgins': way }), without(many)), NO_TRICK),
      );
      return String(each) !== String(split);
    }),
  () => [false, true],
);

/** The tricks to which cards of the talon have come. */
const withTalon = perTable((at) => {
  const deal = begin(at, ANY_GAME);
  deal.go(VORHAND, PASS, PASS, PASS);
  const bid = deal.offered.find((action) => 'talon' in action && action.talon === 'first-six');
  deal.go(must(bid, 'a Trischaken with the talon to the first tricks'));
  const left: number[] = [];
  playOn(at, deal, (trick, [card = '']) => {
    left[trick - 1] = talonSize(deal);
    return card;
  });
  return tricksOf(deal.s).flatMap((_, i) => ((left[i + 1] ?? talonSize(deal)) < (left[i] ?? 0) ? [i + 1] : []));
});
const firstTricks = (options: Notes = {}): Proof =>
  agrees(
    (n) => Array.from({ length: n }, (_, i) => i + 1),
    (_, at) => withTalon(agreedAt(at, options)),
  );
const FIRST_SIX = { 'trischaken-talon': 'first-six' };

export const OF_TRISCHAKEN = {
  'Die # mit den meisten Punkten zahlen je #, die anderen bekommen je #; Gleiche teilen.': [
    counts((at) => losers(paid(at, PLAIN)).length),
    agrees(
      (n) => [-n, -n],
      (_, at) => losers(paid(at, PLAIN)),
    ),
    agrees(
      (n) => [n, n],
      (_, at) => winners(paid(at, PLAIN)),
    ),
  ],
  'Hat die Vorhand allein die meisten, zahlt sie jedem #.': [
    agrees(
      (n) => [[-3 * n, n, n, n], false],
      (_, at) => [
        paid(at, FOREHAND_MOST).payments,
        has(paid(at, FOREHAND_TIED, 'forehand leads with another'), 'trischaken-forehand'),
      ],
    ),
  ],
  'Hat die Vorhand die meisten, auch gemeinsam mit anderen, zahlt sie jedem #.': [
    agrees(
      (n) => Array.from({ length: 2 }, () => [-3 * n, n, n, n]),
      (_, at) => [paid(at, FOREHAND_MOST).payments, paid(at, FOREHAND_TIED, 'forehand leads with another').payments],
    ),
  ],
  'Wer das Spiel hat (# Punkte und # Blatt), zahlt jedem #, die Vorhand jedem #.': [
    game((n) => 3 * n + 2),
    game((n) => 3 * 35 + n),
    paysEach(with_(107), BUERGERMEISTER),
    paysEach(forehandWith(107), BUERGERMEISTER),
  ],
  'Wer keinen Stich hat, bekommt von jedem mit Stich #; wer allein zahlt, zahlt auch dann jedem seinen Betrag, sonst wird nichts gezahlt.':
    [
      agrees(
        (n) => [
          [-n, -n, -n, 3 * n],
          // The one with the game pays everybody, and the two others the one without a trick.
          [0, -3 * n, 0, 3 * n],
        ],
        (_, at) => [paid(at, without(1)).payments, paid(at, [[30, 60], [107, 120], [30, 60], NONE]).payments],
      ),
    ],
  'Haben # keinen Stich und zahlt keiner allein, bekommen sie von den anderen nur je #.': [
    virgins,
    paysEach(without(2), NO_TRICK),
  ],
  'Jeder gegen jeden: Wer mehr Punkte hat, zahlt; die Vorhand mit dem Spiel #.': [
    agrees(
      (n, at) => n * amount(paid(at, forehandWith(107)), 'trischaken'),
      (_, at) => amount(paid(at, forehandWith(107)), BUERGERMEISTER),
    ),
  ],
  'Wer die meisten Punkte hat, zahlt jedem #, mit dem Spiel jedem #.': [
    agrees(
      (n) => [-3 * n, 1, 1, 1].toSorted((a, b) => a - b),
      (_, at) => paid(at, PLAIN).payments.toSorted((a, b) => a - b),
    ),
    agrees(
      (n) => [false, n],
      (_, at) => [has(paid(at, with_(106)), BUERGERMEISTER), amount(paid(at, with_(107)), BUERGERMEISTER)],
    ),
  ],
  'Die Vorhand zahlt #, und auch bei Gleichstand allein.': [
    agrees(
      (n, at) => [PLAIN, PLAIN, with_(107)].map((ranges) => n * Math.min(...paid(at, ranges).payments)),
      (_, at) =>
        [
          paid(at, FOREHAND_MOST),
          paid(at, FOREHAND_TIED, 'forehand leads with another'),
          paid(at, forehandWith(107)),
        ].map(({ payments: [first] }) => first),
    ),
  ],
  'Wer keinen Stich hat, bekommt alles; # teilen es, und aus # werden dabei #.': [
    agrees(
      (n) => [1, n],
      (_, at) => [1, 2].map((many) => winners(paid(at, without(many))).length),
    ),
    counts((at) => Math.max(...paid(at, without(1)).payments)),
    counts((at) => -Math.min(...paid(at, without(2)).payments)),
  ],
  '# Gleiche verlieren je #, # Gleiche je #.': (['two lead', 'three lead'] as const).flatMap((fit) => {
    const tied: readonly Range[] = [[16, 60], [45, 80], [45, 80], fit === 'two lead' ? [16, 40] : [45, 80]];
    return [
      counts((at) => losers(paid(at, tied, fit)).length),
      counts((at) => -Math.min(...new Set(losers(paid(at, tied, fit))))),
    ];
  }),
  'Trischaken: # ohne Stich': [virgins],
  '# Spieler ohne Stich kassieren je von allen, oder sie teilen sich die Zahlung.': [virgins],
  'Die Vorhand sagt, ob der Talon zu den ersten # Stichen kommt oder zum letzten.': [firstTricks()],
  'Jeder der ersten # Stiche bekommt eine Karte des Talons.': [firstTricks()],
  'Der Talon kommt zu den ersten # Stichen oder zum letzten Stich, oder die Vorhand entscheidet.': [
    firstTricks(FIRST_SIX),
  ],
  'zu den ersten # Stichen': [firstTricks(FIRST_SIX)],
} satisfies NumberCases['sentences'];
