import { below, pick, type Rng } from '#engine/core/rng.ts';
import type { Made, Make, Wrong } from './maker.ts';
import {
  anyGame,
  anySide,
  between,
  noDeal,
  other,
  raus,
  ruf,
  run,
  SEATS,
  type Side,
  type Strafe,
  strafe,
  tout,
} from './tuebingen-deals.ts';

/** What no deal of Tübingen Tarock can have, by reason (tuebingen §2, §3, §7, §12, TU19, TU20, TU22). */

const conflict = (make: Make): Wrong => ({ code: 'strafe-conflict', make });
const tooLong = (make: Make): Wrong => ({ code: 'run-too-long', make });
const off = (make: Make): Wrong => ({ code: 'option-off', make });
const points = (make: Make): Wrong => ({ code: 'points-impossible', make });
const weak = (make: Make): Wrong => ({ code: 'weak-impossible', make });

const two = (make: (rng: Rng, side: Side) => readonly Strafe[]) =>
  conflict((rng) => anyGame(rng, make(rng, anySide(rng))));
const anyRun = (rng: Rng): 'oberers' | 'unterers' => pick(['oberers', 'unterers'], rng);
const HALF_EACH = { 'empty-trick-limit': 3 };

/** A Ruf or a concealed Raus, in which somebody else has the called king. */
const called = (rng: Rng, strafen: readonly Strafe[]): Made =>
  rng() < 0.5 ? ruf(rng, { strafen }) : raus(rng, { strafen, concealed: true });

export const IMPOSSIBLE: Readonly<Record<string, Wrong>> = {
  'a Tout where nobody may ask for one': off((rng) => {
    const { entry } = tout(rng, pick([18, 19, 'fewer'], rng), []);
    return noDeal(rng, entry, { 'tout-query': false });
  }),
  'thrown in where nobody may ask for a Tout': off((rng) =>
    noDeal(rng, { contract: 'throw-in' }, { 'tout-query': false }),
  ),
  'a concealed Raus where it is not played': off((rng) => ({
    ...raus(rng, { concealed: true }),
    options: { 'raus-concealed-allowed': false },
  })),
  'Stecken where hands are not stacked': off((rng) =>
    noDeal(rng, { contract: 'stecken' }, { 'stecken-allowed': false }),
  ),
  'Strafen of a Tout where they do not count': off((rng) => ({
    ...tout(rng, pick([18, 19], rng), strafe(anySide(rng), 'family')),
    options: { 'strafen-in-tout': false },
  })),
  'a run of fewer than three': {
    code: 'run-too-short',
    make: (rng) => anyGame(rng, [run(anySide(rng), anyRun(rng), between(-1, 2, rng))]),
  },
  'a run of more cards than a hand': tooLong((rng) => {
    const isDealt = rng() < 0.5;
    const one = anyGame(rng, [run(anySide(rng), anyRun(rng), between(isDealt ? 22 : 20, 30, rng))]);
    return { ...one, options: { ...one.options, 'strafen-hand': isDealt ? 'dealt' : 'after-laying' } };
  }),
  'totals of more or fewer than sit there': {
    code: 'one-count-per-seat',
    make(rng) {
      const totals = Array.from({ length: pick([1, 2, 3, 5, 6], rng) }, () => between(2, 30, rng));
      const declarer = pick(SEATS, rng);
      return noDeal(rng, { contract: 'raus', declarer, points: between(30, 60, rng), counted: 'totals', totals }, {});
    },
  },
  'a partner of oneself': {
    code: 'partner-is-declarer',
    make: (rng) => {
      const seat = pick(SEATS, rng);
      return noDeal(rng, { contract: 'ruf', declarer: seat, partner: seat, points: between(20, 70, rng) }, {});
    },
  },
  'a concealed Raus of somebody who did not deal': {
    code: 'raus-concealed-not-dealer',
    make: (rng) => {
      const one = raus(rng, { concealed: true });
      return { ...one, dealer: (one.dealer + between(1, 3, rng)) % 4 };
    },
  },
  'the side of the dealer without what was laid away': points((rng) => {
    const deals = anySide(rng);
    return ruf(rng, { deals, points: deals === 'declarer' ? pick([0, 90], rng) : pick([91, 1], rng) });
  }),
  'a single point of a side that did not deal': points((rng) => {
    const deals = anySide(rng);
    return ruf(rng, { deals, points: deals === 'declarer' ? 90 : 1 });
  }),
  'a soloist with nothing laid away, or with one point': points((rng) => {
    const deals = anySide(rng);
    return raus(rng, { deals, points: deals === 'declarer' ? pick([0, 90], rng) : pick([1, 91], rng) });
  }),
  'a dealer with 0 or 90 points alone, or somebody else with 1': points((rng) => {
    const [dealer, rest] = [below(3, rng), between(20, 40, rng)];
    const odd = rng() < 0.5 ? 0 : 1;
    const totals = [0, 1, 2].map((i) => ((odd === 0 ? i === dealer : i === (dealer + 1) % 3) ? odd : rest));
    return raus(rng, { dealer, totals });
  }),
  'a best opponent with a single point beside the dealer': points((rng) =>
    pick(
      [
        // Two points of a dealer who took no trick, or of somebody with one empty trick.
        () => raus(rng, { points: 89, best: 1, deals: anySide(rng) }),
        () => raus(rng, { points: 88, best: 1, deals: 'opponents' }),
      ],
      rng,
    )(),
  ),
  'more than 91 points together': {
    code: 'sum-too-high',
    make: (rng) => {
      const own = between(20, 70, rng);
      return raus(rng, { points: own, best: Math.min(91, 92 - own + below(20, rng)) });
    },
  },
  'a best opponent with less than a third': {
    code: 'best-too-low',
    make: (rng) => {
      const own = between(2, 60, rng);
      return raus(rng, { points: own, best: below(Math.ceil((91 - own) / 3), rng) });
    },
  },
  'totals that are not 91': {
    code: 'totals-not-91',
    make: (rng) => raus(rng, { points: between(20, 30, rng), totals: [20, 20, between(2, 20, rng)] }),
  },
  'an odd total of somebody weak who did not deal': weak((rng) => {
    const dealer = below(3, rng);
    const odd = pick([3, 5, 7, 9], rng);
    const totals = [0, 1, 2].map((i) => (i === (dealer + 1) % 3 ? odd : 20));
    return raus(rng, { dealer, totals, weak: [(dealer + 1) % 3] });
  }),
  'somebody weak with more than the limit of empty tricks holds': weak((rng) => {
    const limit = between(1, 5, rng);
    const dealer = below(3, rng);
    const isDealer = rng() < 0.5;
    const most = 2 * limit + (isDealer ? 11 : 4);
    const it = isDealer ? dealer : (dealer + 1) % 3;
    const totals = [0, 1, 2].map((i) => (i === it ? most + 1 + below(6, rng) : 20));
    return raus(rng, { dealer, totals, weak: [it], options: { 'empty-trick-limit': limit } });
  }),
  'two weak ones who both need the Ski': weak((rng) => {
    const limit = between(1, 4, rng);
    const dealer = below(3, rng);
    const high = (i: number): number =>
      i === dealer ? 2 * limit + between(8, 11, rng) : 2 * limit + pick([2, 4], rng);
    const [one, another] = pick(
      [
        [0, 1],
        [0, 2],
        [1, 2],
      ] as const,
      rng,
    );
    const totals = [0, 1, 2].map((i) => (i === one || i === another ? high(i) : 18));
    return raus(rng, { dealer, totals, weak: [one, another], options: { 'empty-trick-limit': limit } });
  }),
  'somebody weak with points where no trick is allowed': weak((rng) => {
    const dealer = below(3, rng);
    const it = rng() < 0.7 ? (dealer + 1) % 3 : dealer;
    const totals = [0, 1, 2].map((i) => (i === it ? (i === dealer ? 9 : pick([2, 4, 6], rng)) : 20));
    return raus(rng, { dealer, totals, weak: [it], options: { 'empty-trick-limit': 0 } });
  }),
  'one empty trick that is not ticked': {
    code: 'weak-missing',
    make: (rng) => {
      const dealer = below(3, rng);
      const isDealer = rng() < 0.5;
      const it = isDealer ? dealer : (dealer + 1) % 3;
      const totals = [0, 1, 2].map((i) => (i === it ? (isDealer ? between(1, 3, rng) : 2) : 20));
      return raus(rng, { dealer, totals, options: HALF_EACH });
    },
  },
  'a run longer than a hand': tooLong((rng) => {
    const side = anySide(rng);
    return ruf(rng, { points: side === 'declarer' ? 85 : 6, strafen: [run(side, anyRun(rng), pick([20, 21], rng))] });
  }),
  'a run longer than a hand of 19 where only the dealer has 21': conflict((rng) => {
    const side = anySide(rng);
    return ruf(rng, {
      ...{ deals: other(side), points: side === 'declarer' ? 84 : 7, options: { 'strafen-hand': 'dealt' } },
      strafen: [run(side, anyRun(rng), pick([20, 21], rng))],
    });
  }),
  'a kingdom against the called king': conflict((rng) => called(rng, strafe('opponents', 'kingdom'))),
  'a kingdom and a family of the other side': two((rng, side) => [
    ...strafe(side, 'kingdom'),
    ...strafe(other(side), 'family'),
  ]),
  'four families against the called king': conflict((rng) =>
    called(rng, strafe('opponents', 'family', 'family', 'family', 'family')),
  ),
  'five families': two((rng, side) => [
    ...strafe(side, 'family', 'family', 'family'),
    ...strafe(other(side), 'family', pick(['family', 'ski-family'], rng)),
  ]),
  'a Fein of a side without such a trick': conflict((rng) => {
    const [side, deals] = [anySide(rng), anySide(rng)];
    const own = side === deals ? between(1, 6, rng) : pick([0, 2, 3, 4, 5], rng);
    return ruf(rng, { deals, points: side === 'declarer' ? own : 91 - own, strafen: strafe(side, 'fein') });
  }),
  'a Tarock 1 taken by a side without such a trick': conflict((rng) => {
    const [side, deals] = [anySide(rng), anySide(rng)];
    const theirs = side === deals ? pick([0, 2, 3, 4, 5], rng) : between(1, 6, rng);
    const strafen = strafe(side, pick(['einser-gefasst', 'einser-fein-gefasst'], rng));
    return ruf(rng, { deals, points: side === 'declarer' ? 91 - theirs : theirs, strafen });
  }),
  'a Tarock 1 of a soloist that no opponent has points for': conflict((rng) =>
    raus(rng, {
      points: 82,
      totals: [5, 2, 2],
      weak: [1, 2],
      dealer: 0,
      strafen: strafe('declarer', 'einser-gefasst'),
    }),
  ),
  'a Tarock 1 that the other side took in a Tout of all tricks': conflict((rng) =>
    tout(rng, 19, pick([strafe('opponents', 'fein'), strafe('declarer', 'einser-gefasst')], rng)),
  ),
  'a run of an opponent that would have won more tricks in a Tout': conflict((rng) =>
    tout(rng, pick([18, 19], rng), [run('opponents', 'oberers', between(4, 12, rng))]),
  ),
  'runs on two sides of more tarocks than there are': conflict((rng) => {
    const [one, side] = [between(7, 15, rng), anySide(rng)];
    return anyGame(rng, [
      run(side, 'oberers', one),
      run(other(side), 'unterers', Math.min(19, 23 - one + below(3, rng))),
    ]);
  }),
  'a run and a kingdom in one hand of 19': conflict((rng) =>
    raus(rng, {
      points: 80,
      best: 11,
      strafen: [run('declarer', anyRun(rng), between(16, 19, rng)), ...strafe('declarer', 'kingdom')],
    }),
  ),
  'a Tarock 1 in two hands where the Ski is no head': conflict((rng) => {
    const side = anySide(rng);
    return anyGame(
      rng,
      [run(side, 'unterers', between(3, 6, rng)), ...strafe(other(side), pick(['fein', 'einser-gefasst'], rng))],
      { 'ski-head': false },
    );
  }),
  'a Skimon and what needs its cards on the other side': two((rng, side) => [
    ...strafe(side, 'skimon'),
    pick(
      [
        run(other(side), 'oberers', between(3, 6, rng)),
        run(other(side), 'unterers', between(3, 6, rng)),
        ...strafe(other(side), 'fein', 'einser-gefasst', 'einser-fein-gefasst'),
      ],
      rng,
    ),
  ]),
  'a Ski on both sides': two((rng, side) => [
    ...strafe(side, pick(['skimon', 'ski-kingdom'], rng)),
    ...strafe(other(side), 'ski-family'),
  ]),
  'the same on both sides, or twice': two((rng, side) => {
    const once = pick(
      [[run(side, anyRun(rng), between(3, 5, rng))], strafe(side, pick(['kingdom', 'skimon'], rng))],
      rng,
    );
    const again = rng() < 0.5 ? side : other(side);
    return [...once, ...once.map((one) => ({ ...one, side: again }))];
  }),
  'all four kings and three of them with the Ski': two((rng, side) => [
    ...strafe(side, 'kingdom'),
    ...strafe(anySide(rng), 'ski-kingdom'),
  ]),
  'two fates of one Tarock 1': two((rng, side) => {
    const [one = '', another = ''] = pick(
      [
        ['fein', 'einser-gefasst'],
        ['fein', 'einser-fein-gefasst'],
        ['einser-gefasst', 'einser-fein-gefasst'],
      ],
      rng,
    );
    return [...strafe(side, one), ...strafe(anySide(rng), another)];
  }),
  'two families with one Ski': two((_, side) => strafe(side, 'ski-family', 'ski-family')),
  'a run that would have won more points': conflict((rng) => {
    const n = between(8, 15, rng);
    const side = anySide(rng);
    const own = below(2 * (n - 2) - 7, rng) + 6;
    return ruf(rng, {
      ...{ points: side === 'declarer' ? own : 91 - own, deals: other(side) },
      strafen: [run(side, 'oberers', n)],
    });
  }),
};
