import type { Json, Notes } from '#engine/core/json.ts';
import { pick, type Rng, shuffled } from '#engine/core/rng.ts';
import type { Make, Wrong } from '../maker.ts';
import { A, anySide, B, between, C, D, declared, type Fields, made, RICH, silent } from './deals.ts';

/**
 * Games of Reform Tarock of which somebody only says how they ended, and bird-Rufers that go on in a way of their own with the king in the
 * talon, as a scorer writes them (reform §7.4, §7.6, §7.9, §14).
 */

const SPEZI = ['spezi', 'wechselspezi', 'spezi-ouvert', 'wechselspezi-ouvert'];
const PENSIONIST = ['pensionist', 'pensionist-ouvert'];
const BIRDS = { pagatrufer: 'pagat-ultimo', uhurufer: 'uhu', kakadurufer: 'kakadu' } as const;
type BirdRufer = keyof typeof BIRDS;
const RUFERS = Object.keys(BIRDS) as readonly BirdRufer[];
const OPPONENTS = [B, C, D];

const said = (rng: Rng, of: readonly string[], result: Json, more: Fields = {}): Fields => ({
  ...{ contract: pick(of, rng), declarer: A, result },
  ...more,
});
const anySaid = (rng: Rng, more: Fields = {}): Fields =>
  said(rng, [...SPEZI, ...PENSIONIST], pick(['won', 'lost'], rng), more);

interface Way {
  readonly contract: BirdRufer;
  /** Its bird, as the declarer’s announcement. */
  readonly bird: (more?: Fields) => Fields;
  readonly entry: (declared: readonly Fields[], more?: Fields) => Fields;
}

function inTalon(rng: Rng, kingTalon: string, named: Fields = {}): Way {
  const contract = pick(RUFERS, rng);
  return {
    contract,
    bird: (more = {}) => declared(BIRDS[contract], A, more),
    entry: (rows, more = {}) => ({
      ...{ contract, declarer: A, partner: 'king-in-talon', kingTalon, ...named },
      ...{ thirds: between(80, 125, rng), declared: rows, ...more },
    }),
  };
}
const prater = (rng: Rng): Way => inTalon(rng, 'pratermaessig', { chosen: pick(OPPONENTS, rng) });
const steinhof = (rng: Rng): Way => inTalon(rng, 'steinhofmaessig');
const anyWay = (rng: Rng): Way => pick([prater, steinhof], rng)(rng);

const wrong = (code: string, entry: (rng: Rng) => Fields, options: Notes = {}): Wrong => ({
  code,
  make: (rng) => made(rng, entry(rng), options),
});

const IMPOSSIBLE_SAID: Readonly<Record<string, Wrong>> = {
  'a Spezi with an end of a Pensionist': wrong('no-such-choice', (rng) => said(rng, SPEZI, 'jubel')),
  'a Pensionist won with a suit': wrong('no-such-choice', (rng) => said(rng, PENSIONIST, 'wrong-suit')),
  'an end that is counted in points': wrong('no-such-choice', (rng) => said(rng, [...SPEZI, ...PENSIONIST], 'points')),
  'an end of theirs in a game for points': wrong('no-such-choice', (rng) =>
    said(rng, ['dreier', 'solodreier', 'farbensolo'], pick(['jubel', 'wrong-suit'], rng)),
  ),
  'a game of which nobody says how it ended': wrong('missing-field', (rng) => {
    const { result: _, ...entry } = anySaid(rng);
    return entry;
  }),
  'points where none are counted': wrong('field-not-asked', (rng) => anySaid(rng, { thirds: between(0, 210, rng) })),
  'cards that were only looked at': wrong('field-not-asked', (rng) =>
    said(rng, SPEZI, 'lost', { exchanged: between(0, 5, rng) }),
  ),
  'a bonus where nothing counts but the game': wrong('bonus-not-in-contract', (rng) =>
    anySaid(rng, { silent: [silent(pick(['trull', 'naturstich', 'suertaxe', 'volat'], rng), anySide(rng))] }),
  ),
  'an announcement where nothing counts but the game': wrong('bonus-not-in-contract', (rng) =>
    anySaid(rng, { declared: [declared(pick(['uhu', 'suertaxe', 'volat'], rng), A)] }),
  ),
  'doubled before nothing is exchanged': wrong('early-without-pre', (rng) =>
    said(rng, SPEZI, 'won', { gameKontra: between(1, 4, rng), early: true }),
  ),
  'doubled early where the table does not': wrong(
    'early-without-pre',
    (rng) => said(rng, PENSIONIST, 'won', { gameKontra: between(1, 4, rng), early: true }),
    { preKontra: false },
  ),
  'said, halved and doubled': wrong('self-and-kontra', (rng) =>
    anySaid(rng, { gameKontra: between(1, 4, rng), self: true }),
  ),
  'a protest against what the others said': wrong('nothing-to-protest', (rng) =>
    anySaid(rng, { gameKontra: between(1, 4, rng), protests: [{ by: A, step: 1 }] }),
  ),
};

const IMPOSSIBLE_KINGS: Readonly<Record<string, Wrong>> = {
  'a partner of choice who is nobody': wrong('missing-field', (rng) => {
    const { bird, entry } = inTalon(rng, 'pratermaessig');
    return entry([bird()]);
  }),
  'a partner of choice who is the declarer': wrong('not-this-seat', (rng) => {
    const { bird, entry } = inTalon(rng, 'pratermaessig', { chosen: A });
    return entry([bird()]);
  }),
  'a partner of choice, and alone': wrong('field-not-asked', (rng) => {
    const { bird, entry } = inTalon(rng, pick(['alone', 'steinhofmaessig'], rng), { chosen: pick(OPPONENTS, rng) });
    return entry([bird()]);
  }),
  'a way to play with a king that somebody held': wrong('field-not-asked', (rng) => {
    const { bird, entry } = steinhof(rng);
    return entry([bird()], { partner: pick([C, 'own-king'], rng) });
  }),
  'a way to play without a bird': wrong('no-such-choice', (rng) => {
    const { entry } = anyWay(rng);
    return entry([], { contract: 'rufer' });
  }),
  'without the bird that was promised': wrong('bird-missing', (rng) => anyWay(rng).entry([])),
  'doubled before the exchange, which counts no longer': wrong('early-without-pre', (rng) => {
    const { bird, entry } = anyWay(rng);
    return entry([bird()], { gameKontra: between(1, 4, rng), early: true });
  }),
  'the bird doubled before the exchange': wrong('early-without-pre', (rng) => {
    const { bird, entry } = prater(rng);
    return entry([bird({ level: between(1, 4, rng), early: true })]);
  }),
  'a bird doubled that is one with its game': wrong('game-and-bird-are-one', (rng) => {
    const { bird, entry } = steinhof(rng);
    const doubled = pick<Fields>([{ level: between(1, 4, rng) }, { self: true }], rng);
    return entry([bird({ ...doubled, made: rng() < 0.5 })]);
  }),
  'a silent bird that is one with its game': wrong('game-and-bird-are-one', (rng) => {
    const { contract, bird, entry } = steinhof(rng);
    return entry([bird({ made: false })], { silent: [silent(BIRDS[contract], anySide(rng))] });
  }),
  'a protest on a bird that is one with its game': wrong('nothing-to-protest', (rng) => {
    const { contract, bird, entry } = steinhof(rng);
    const protests = [{ by: pick(OPPONENTS, rng), step: 1, bonus: BIRDS[contract] }];
    return entry([bird()], { gameKontra: between(1, 4, rng), protests });
  }),
  'the king left there by somebody who does not simply play alone': wrong('bonus-not-in-contract', (rng) => {
    const { bird, entry } = anyWay(rng);
    return entry([bird()], { silent: [silent('rufkoenig-lassen', 'declarer')] });
  }),
  'a king caught that stayed in the talon': wrong('excludes-each-other', (rng) => {
    const { bird, entry } = anyWay(rng);
    return entry([bird()], { exchanged: 0, silent: [silent('koenigfang', 'opponents')] });
  }),
  'more Naturstiche than small cards allow, with hands of any length': wrong('naturstich-too-often', (rng) => {
    const { bird, entry } = prater(rng);
    return entry([bird()], { silent: [silent('naturstich', anySide(rng), { count: between(9, 12, rng) })] });
  }),
  'more than a trick of four small cards allows': wrong('naturstich-too-often', (rng) => {
    const { bird, entry } = steinhof(rng);
    return entry([bird()], { silent: [silent('naturstich', anySide(rng), { count: between(5, 8, rng) })] });
  }),
  'every card, and too few points': wrong('thirds-impossible', (rng) => {
    const { bird, entry } = prater(rng);
    return entry([bird()], { thirds: between(107, 150, rng), silent: [silent('volat', 'declarer')] });
  }),
  'more than the talon leaves, with several cards at once': wrong('thirds-impossible', (rng) => {
    const { bird, entry } = prater(rng);
    return entry([bird()], { thirds: between(208, 210, rng) });
  }),
  'one opponent beside a partner of choice, and two protests': wrong('nothing-to-protest', (rng) => {
    const { bird, entry } = inTalon(rng, 'pratermaessig', { chosen: C });
    return entry([bird()], { gameKontra: 1, protests: shuffled([B, D], rng).map((by) => ({ by, step: 1 })) });
  }),
  'a number of cards that nobody can take': wrong('no-such-choice', (rng) => {
    const { bird, entry } = anyWay(rng);
    return entry([bird()], { exchanged: between(7, 12, rng) });
  }),
};

/** Entries that cannot be, by reason. */
export const IMPOSSIBLE_LAST: Readonly<Record<string, Wrong>> = { ...IMPOSSIBLE_SAID, ...IMPOSSIBLE_KINGS };

/** Entries just within what is possible, by reason. */
export const LIMITS_OF_LAST: Readonly<Record<string, Make>> = {
  'a Spezi with everything that can be said of it': (rng) =>
    made(rng, said(rng, SPEZI, pick(['won', 'wrong-suit', 'lost'], rng), anythingSaid(rng, false))),
  'a Pensionist with everything that can be said of it': (rng) =>
    made(
      rng,
      said(rng, PENSIONIST, pick(['won', 'jubel', 'lost'], rng), {
        ...{ exchanged: between(0, 6, rng), ...anythingSaid(rng, true) },
      }),
    ),
  'forced as late as there are cards for': (rng) =>
    made(rng, said(rng, PENSIONIST, 'jubel'), { jubelLead: pick([2, 25, 46], rng) }),
  'with any partner of choice, who may announce': (rng) => {
    const chosen = pick(OPPONENTS, rng);
    const { contract, bird, entry } = inTalon(rng, 'pratermaessig', { chosen });
    const other = pick(
      RUFERS.filter((one) => one !== contract),
      rng,
    );
    return made(
      rng,
      entry([bird({ made: rng() < 0.5, level: between(0, 5, rng) }), declared(BIRDS[other], chosen)]),
      RICH,
    );
  },
  'the Sküs caught, and the Mond by the Sküs': (rng) => {
    const { bird, entry } = prater(rng);
    const rows = pick([[silent('mondfang', anySide(rng))], [silent('trull', anySide(rng))]], rng);
    return made(rng, entry([bird({ made: false })], { silent: rows }));
  },
  'as many Naturstiche as hands of any length allow': (rng) => {
    const { bird, entry } = prater(rng);
    const count = between(1, 7, rng);
    const rows = [silent('naturstich', 'declarer', { count }), silent('naturstich', 'opponents', { count: 8 - count })];
    return made(rng, entry([bird({ made: false })], { silent: rows }));
  },
  'all but one small card, or nothing but the cards laid away': (rng) => {
    const { bird, entry } = prater(rng);
    return made(rng, entry([bird({ made: false })], { exchanged: 6, thirds: pick([209, 208, 6, 7], rng) }));
  },
  'for either of two, with anything said besides': (rng) => {
    const { bird, entry } = steinhof(rng);
    const result = pick<Fields>([{ thirds: pick([106, 107], rng) }, { thirds: 100 }], rng);
    const kontra = pick<Fields>([{ self: true }, { gameKontra: between(0, 5, rng) }], rng);
    return made(
      rng,
      entry([bird({ made: rng() < 0.5 })], { ...result, ...kontra, exchanged: between(1, 6, rng) }),
      RICH,
    );
  },
  'the same bird promised by an opponent, and doubled': (rng) => {
    const { contract, bird, entry } = steinhof(rng);
    const theirs = declared(BIRDS[contract], pick(OPPONENTS, rng), { made: rng() < 0.5, level: between(0, 4, rng) });
    return made(rng, entry([bird({ made: false }), theirs]));
  },
};

/** What is said of a game before play. */
const anythingSaid = (rng: Rng, isEarly: boolean): Fields => ({
  ...(rng() < 0.3 && { soldBy: pick(OPPONENTS, rng) }),
  ...pick<Fields>(
    [
      {},
      { self: true },
      { gameKontra: between(1, 4, rng), ...(isEarly && { early: true }) },
      { gameKontra: 1, protests: [B, D].map((by) => ({ by, step: 1 })) },
    ],
    rng,
  ),
});
