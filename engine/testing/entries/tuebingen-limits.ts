import { below, pick } from '#engine/core/rng.ts';
import type { Make } from './maker.ts';
import { anyGame, anySide, between, other, raus, ruf, run, strafe, tout } from './tuebingen-deals.ts';

/** What a deal of Tübingen Tarock can just have, by reason (tuebingen §2, §7, §12, TU19, TU20, TU22). */
export const AT_LIMITS: Readonly<Record<string, Make>> = {
  'the least and the most of a side': (rng) => {
    const deals = anySide(rng);
    return ruf(rng, { deals, points: deals === 'declarer' ? pick([1, 2, 89, 91], rng) : pick([0, 2, 89, 90], rng) });
  },
  'all tricks of a soloist': (rng) =>
    rng() < 0.5
      ? raus(rng, { deals: 'declarer', points: 91, best: 0 })
      : raus(rng, { deals: 'opponents', points: 90, best: 1 }),
  'a best opponent with a third, or with all': (rng) => {
    // With fewer the dealer may have nothing but an empty trick, and counts for the best.
    const theirs = between(12, 60, rng);
    return raus(rng, { points: 91 - theirs, best: pick([Math.ceil(theirs / 3), theirs], rng) });
  },
  'a run as long as a hand': (rng) => {
    const side = anySide(rng);
    const points = between(70, 84, rng);
    return ruf(rng, {
      points: side === 'declarer' ? points : 91 - points,
      strafen: [run(side, pick(['oberers', 'unterers'], rng), pick([18, 19], rng))],
    });
  },
  'a run of all that the dealer was dealt': (rng) => {
    const deals = anySide(rng);
    const points = between(75, 84, rng);
    return ruf(rng, {
      ...{ deals, points: deals === 'declarer' ? points : 91 - points, options: { 'strafen-hand': 'dealt' } },
      strafen: [run(deals, pick(['oberers', 'unterers'], rng), pick([20, 21], rng))],
    });
  },
  'all tarocks in two runs, with the Ski in one': (rng) => {
    const [one, side] = [between(7, 13, rng), anySide(rng)];
    return anyGame(rng, [run(side, 'oberers', one), run(other(side), 'unterers', 22 - one)]);
  },
  'a Fein with nothing else': (rng) => {
    const [side, deals] = [anySide(rng), anySide(rng)];
    const own = side === deals ? 7 : 6;
    return ruf(rng, { deals, points: side === 'declarer' ? own : 91 - own, strafen: strafe(side, 'fein') });
  },
  'a Tarock 1 taken with nothing else': (rng) => {
    const [side, deals] = [anySide(rng), anySide(rng)];
    const theirs = side === deals ? 6 : 7;
    const strafen = strafe(side, pick(['einser-gefasst', 'einser-fein-gefasst'], rng));
    return ruf(rng, { deals, points: side === 'declarer' ? 91 - theirs : theirs, strafen });
  },
  'a weak opponent with the most that one can have': (rng) => {
    const limit = between(1, 4, rng);
    const dealer = below(3, rng);
    const isDealer = rng() < 0.5;
    const it = isDealer ? dealer : (dealer + 1) % 3;
    const most = 2 * limit + (isDealer ? pick([7, 11], rng) : pick([0, 4], rng));
    const totals = [0, 1, 2].map((i) => (i === it ? most : 20));
    return raus(rng, { dealer, totals, weak: [it], options: { 'empty-trick-limit': limit } });
  },
  'two weak ones, one of them with the Ski': (rng) => {
    const dealer = below(3, rng);
    const [one, another] = [(dealer + 1) % 3, (dealer + 2) % 3];
    const totals = [0, 1, 2].map((i) => (i === dealer ? 20 : i === one ? pick([8, 10], rng) : pick([0, 2, 4, 6], rng)));
    return raus(rng, { dealer, totals, weak: [one, another] });
  },
  'weak ones without a trick where none is allowed': (rng) => {
    const dealer = below(3, rng);
    const totals = [0, 1, 2].map((i) => (i === dealer ? pick([1, 7, 8], rng) : i === (dealer + 1) % 3 ? 0 : 30));
    return raus(rng, { dealer, totals, weak: [dealer, (dealer + 1) % 3], options: { 'empty-trick-limit': 0 } });
  },
  'three families and three kings with the Ski against the called king': (rng) =>
    rng() < 0.5
      ? ruf(rng, { strafen: strafe('opponents', 'family', 'family', 'family', 'ski-family') })
      : raus(rng, { concealed: true, strafen: strafe('opponents', 'ski-kingdom', 'family', 'family') }),
  'all four families, or the kingdom with them': (rng) => {
    const side = anySide(rng);
    return raus(rng, {
      strafen: pick(
        [
          [...strafe('declarer', 'family', 'family', 'family', 'family', 'kingdom')],
          [...strafe(side, 'family', 'family'), ...strafe(other(side), 'family', 'family')],
        ],
        rng,
      ),
    });
  },
  'a run and the kingdom in one hand of 19': (rng) =>
    raus(rng, { points: 70, best: 21, strafen: [run('declarer', 'oberers', 15), ...strafe('declarer', 'kingdom')] }),
  'all that one Ski serves': (rng) => {
    const side = anySide(rng);
    return anyGame(rng, [
      ...strafe(side, 'skimon', 'ski-kingdom', 'ski-family'),
      run(side, 'oberers', between(3, 5, rng)),
      run(side, 'unterers', between(3, 5, rng)),
    ]);
  },
  'several families with one Ski where that is so': (rng) =>
    anyGame(rng, strafe(anySide(rng), 'ski-family', 'ski-family', 'ski-family'), { 'ski-reuse': 'unlimited' }),
  'a little Tout whose only lost trick has the Tarock 1': (rng) =>
    tout(rng, 18, pick([strafe('opponents', 'fein'), strafe('declarer', 'einser-gefasst')], rng)),
  'a Tout of all tricks with the opponents’ Tarock 1, and a run that the Ski makes': (rng) =>
    rng() < 0.5
      ? tout(rng, 19, strafe('opponents', pick(['einser-gefasst', 'einser-fein-gefasst'], rng)))
      : tout(rng, 18, [run('opponents', 'oberers', 3)]),
};
