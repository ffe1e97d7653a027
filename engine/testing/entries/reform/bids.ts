import { pick, type Rng, shuffled } from '#engine/core/rng.ts';
import type { Make, Wrong } from '../maker.ts';
import { A, anySide, B, between, C, D, declared, type Fields, made, RICH, silent } from './deals.ts';

/** What games of Reform Tarock have of their own: a bird of the bid, a talon for the declarer alone or for nobody (reform §4, §5). */

const BIRDS = { pagat: 'pagat-ultimo', uhu: 'uhu', kakadu: 'kakadu' } as const;
type Bird = keyof typeof BIRDS;
const anyBird = (rng: Rng): Bird => pick(Object.keys(BIRDS) as readonly Bird[], rng);

const middling = (rng: Rng): number => between(80, 125, rng);

/** A game whose bid has announced a bird; `rows`: what else was declared. */
function promising(
  rng: Rng,
  bird: Bird,
  rows: readonly Fields[],
  { isSolo = rng() < 0.5, ...more }: Fields & { readonly isSolo?: boolean } = {},
): Fields {
  return {
    ...{ contract: isSolo ? `solo${bird}rufer` : `${bird}rufer`, declarer: A, partner: C, thirds: middling(rng) },
    ...{ declared: rows, ...more },
  };
}
const own = (bird: Bird, more: Fields = {}): Fields => declared(BIRDS[bird], A, more);

const solo = (thirds: number, more: Fields = {}): Fields => ({
  ...{ contract: 'solorufer', declarer: A, partner: C, thirds },
  ...more,
});
const IN_TALON = { partner: 'king-in-talon' };

const wrong = (code: string, entry: (rng: Rng) => Fields, options = {}): Wrong => ({
  code,
  make: (rng) => made(rng, entry(rng), options),
});

/** Entries that cannot be, by reason. */
export const IMPOSSIBLE_BIDS: Readonly<Record<string, Wrong>> = {
  'a bird of the bid that nobody wrote down': wrong('bird-missing', (rng) => promising(rng, anyBird(rng), [])),
  'a bird of the bid by somebody else': wrong('bird-missing', (rng) => {
    const bird = anyBird(rng);
    return promising(rng, bird, [declared(BIRDS[bird], pick([B, C, D], rng))], { gameKontra: 2 });
  }),
  'a bird of the bid that was silent, too': wrong('bonus-twice', (rng) => {
    const bird = anyBird(rng);
    return promising(rng, bird, [own(bird)], { silent: [silent(BIRDS[bird], 'declarer', { made: rng() < 0.5 })] });
  }),
  'a further bird doubled before the exchange': wrong('early-without-pre', (rng) => {
    const [bird = 'uhu', other = 'kakadu'] = shuffled(Object.keys(BIRDS) as readonly Bird[], rng);
    return promising(rng, bird, [own(bird), own(other, { level: between(1, 4, rng), early: true })]);
  }),
  'a bird doubled before an exchange that there is not': wrong('early-without-pre', (rng) => {
    const bird = anyBird(rng);
    return promising(rng, bird, [own(bird, { level: between(1, 4, rng), early: true })], { isSolo: true });
  }),
  'more than a bird in a game that was given up': wrong('given-up-before-that', (rng) => {
    const [bird = 'uhu', other = 'kakadu'] = shuffled(Object.keys(BIRDS) as readonly Bird[], rng);
    const { thirds: _, ...entry } = promising(rng, bird, [own(bird), own(other)], { isSolo: false });
    return { ...entry, ...IN_TALON, kingTalon: 'schleifen-king' };
  }),
  'two opponents behind one kontra': wrong('side-not-known', (rng) =>
    solo(middling(rng), {
      partner: pick([C, 'own-king'], rng),
      gameKontra: 1,
      declared: shuffled([declared('uhu', B, { made: false }), declared('kakadu', D)], rng),
    }),
  ),
  'three opponents behind two of their words': wrong(
    'side-not-known',
    (rng) =>
      solo(middling(rng), {
        ...{ partner: 'own-king', gameKontra: pick([3, 4], rng) },
        declared: shuffled(
          [['uhu', B] as const, ['kakadu', C] as const, ['marabu', D] as const].map(([bonus, by]) =>
            declared(bonus, by),
          ),
          rng,
        ),
      }),
    { marabu: true },
  ),
  'less than a king and what lies with it': wrong('thirds-impossible', (rng) => solo(between(0, 14, rng), IN_TALON)),
  'more than the other half of the talon leaves': wrong('thirds-impossible', (rng) =>
    solo(between(208, 210, rng), IN_TALON),
  ),
  'less than a king and the whole talon': wrong('thirds-impossible', (rng) => solo(between(0, 17, rng), IN_TALON), {
    soloKingTalon: 'whole',
  }),
  'a king of the closed talon that was played': wrong('excludes-each-other', (rng) =>
    solo(middling(rng), {
      ...IN_TALON,
      silent: [pick([silent('koenigfang', 'opponents'), silent('koenig-ultimo', 'declarer')], rng)],
    }),
  ),
  'a king left in a talon that nobody has seen': wrong('bonus-not-in-contract', (rng) =>
    solo(middling(rng), {
      partner: pick([C, 'own-king', 'king-in-talon'], rng),
      silent: [silent('rufkoenig-lassen', 'declarer')],
    }),
  ),
  'a bonus in a Farbensolo': wrong('bonus-not-in-contract', (rng) => ({
    ...{ contract: 'farbensolo', declarer: A, thirds: middling(rng) },
    silent: [silent(pick(['trull', 'four-kings', 'naturstich', 'uhu', 'suertaxe'], rng), anySide(rng))],
  })),
  'six cards laid away, and fewer points': wrong('thirds-impossible', (rng) => ({
    ...{ contract: 'sechserdreier', declarer: A, thirds: between(0, 5, rng) },
  })),
};

/** Entries just within what is possible, by reason. */
export const LIMITS_OF_BIDS: Readonly<Record<string, Make>> = {
  'a bird of the bid with all that can be said of it': (rng) => {
    const bird = anyBird(rng);
    const said = pick<Fields>([{ level: 5 }, { self: true }, { level: 1, early: true }, { level: 0 }], rng);
    const row = own(bird, { ...said, made: rng() < 0.5 });
    return made(rng, promising(rng, bird, [row], { isSolo: said['early'] !== true && rng() < 0.5 }), RICH);
  },
  'a bird-Rufer given up, and its bird doubled': (rng) => {
    const bird = anyBird(rng);
    const { thirds: _, ...entry } = promising(rng, bird, [own(bird, { level: between(0, 4, rng) })], { isSolo: false });
    return made(rng, { ...entry, ...IN_TALON, kingTalon: 'schleifen-king', gameKontra: between(0, 4, rng) });
  },
  'all further birds of a solo': (rng) => {
    const bird = anyBird(rng);
    const birds = shuffled([...Object.values(BIRDS), 'marabu'], rng);
    return made(
      rng,
      promising(
        rng,
        bird,
        birds.map((bonus) => declared(bonus, A, { made: rng() < 0.5, level: between(0, 5, rng) })),
        { isSolo: true },
      ),
      RICH,
    );
  },
  'a solo with nothing but the talon': (rng) => {
    const [thirds, soloKingTalon] = pick([[15, 'half'] as const, [18, 'whole'] as const], rng);
    return made(rng, solo(thirds, { ...IN_TALON, gameKontra: between(0, 4, rng) }), { soloKingTalon });
  },
  'a solo with all but the rest of the talon': (rng) => {
    const [thirds, soloKingTalon] = pick([[207, 'half'] as const, [210, 'whole'] as const], rng);
    return made(rng, solo(thirds, { ...IN_TALON, silent: [silent('volat', 'declarer')] }), { soloKingTalon });
  },
  'two opponents who can both have been known': (rng) =>
    made(
      rng,
      solo(middling(rng), {
        ...pick<Fields>([{ gameKontra: 2 }, { partner: 'own-king', gameKontra: 3 }, IN_TALON], rng),
        declared: shuffled([declared('uhu', B, { made: false }), declared('kakadu', D)], rng),
      }),
    ),
  'six cards laid away, or what was left of six': (rng) =>
    made(rng, {
      ...{ contract: 'sechserdreier', declarer: A },
      ...pick<Fields>(
        [{ thirds: 6 }, { thirds: 210 }, { thirds: 0, exchanged: 0 }, { thirds: 204, exchanged: 0 }],
        rng,
      ),
    }),
  'a Farbensolo of all tricks, or of none': (rng) =>
    made(rng, {
      ...{ contract: 'farbensolo', declarer: A },
      ...pick<Fields>([{ thirds: 0 }, { thirds: 204 }, { thirds: 132, silent: [silent('volat', 'declarer')] }], rng),
    }),
};
