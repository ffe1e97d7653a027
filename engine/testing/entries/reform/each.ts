import type { Json } from '#engine/core/json.ts';
import { below, pick, type Rng, shuffled } from '#engine/core/rng.ts';
import type { Make, Wrong } from '../maker.ts';
import {
  A,
  B,
  between,
  C,
  countsOf,
  D,
  type Fields,
  HELD,
  parted,
  PLAYERS,
  seated,
  TALON,
  THIRDS,
  TRICKS,
} from './deals.ts';

/** Games of Reform Tarock in which everybody plays alone, as a scorer writes them (reform §7.3, §14). */

/** Tricks of each player, and what they count if the cards lie in them by chance. */
function trickCards(rng: Rng) {
  const tricks = parted(TRICKS, rng);
  const last = pick(
    [0, 1, 2, 3].filter((i) => (tricks[i] ?? 0) > 0),
    rng,
  );
  return {
    tricks,
    thirds: countsOf(
      tricks.map((won, i) => won * PLAYERS + (i === last ? TALON : 0)),
      rng,
    ),
  };
}

const trischaker = (thirds: Json, tricks: Json): Fields => ({
  ...{ contract: 'trischaker', thirdsEach: thirds, tricksEach: tricks },
});
const boehmischer = (tricks: Json): Fields => ({ contract: 'boehmischer-trischaker', tricksEach: tricks });
const piles = (cards: Json, last: number): Fields => ({ contract: 'wald-und-wiese', last, cardsEach: cards });
const sautanz = (cards: Json, more: Fields = {}): Fields => ({
  ...{ contract: 'sautanz', declarer: A, cardsEach: cards, sautanzValue: 12, ...more },
});

const anySeat = (rng: Rng): number => pick([A, B, C, D], rng);

/** Entries that cannot be, by reason. */
export const IMPOSSIBLE_EACH: Readonly<Record<string, Wrong>> = {
  'points of all that are not the whole pack': {
    code: 'thirds-impossible',
    make: (rng) =>
      seated(rng, (pausing) => {
        const { tricks, thirds } = trickCards(rng);
        const at = tricks.findIndex((won) => won > 0);
        const more = thirds.map((count, i) => (i === at ? count + between(1, 3, rng) : count));
        return trischaker([...more, ...pausing], [...tricks, ...pausing]);
      }),
  },
  'points without a trick': {
    code: 'virgin-with-points',
    make: (rng) =>
      seated(rng, (pausing) => {
        const points = between(1, 60, rng);
        return trischaker([THIRDS - 50 - points, points, 50, 0, ...pausing], [9, 0, 3, 0, ...pausing]);
      }),
  },
  'a trick that counts too little': {
    code: 'thirds-not-of-tricks',
    make: (rng) =>
      seated(rng, (pausing) => {
        const won = between(1, 4, rng);
        const points = between(0, won * PLAYERS - 1, rng);
        return trischaker([THIRDS - points, points, 0, 0, ...pausing], [TRICKS - won, won, 0, 0, ...pausing]);
      }),
  },
  'a trick that counts too much': {
    code: 'thirds-not-of-tricks',
    make: (rng) =>
      seated(rng, (pausing) => {
        const points = between(122, 160, rng);
        return trischaker([points, THIRDS - points, 0, 0, ...pausing], [1, TRICKS - 1, 0, 0, ...pausing]);
      }),
  },
  'tricks of all that are not twelve': {
    code: 'tricks-not-twelve',
    make: (rng) => seated(rng, (pausing) => boehmischer([...parted(pick([10, 11, 13, 14], rng), rng), ...pausing])),
  },
  'a Wald und Wiese with a part of the talon': {
    code: 'cards-impossible',
    make: (rng) =>
      seated(rng, (pausing) =>
        piles([...parted(pick([0, 47, 49, 50, 51, 52, 53, 55], rng), rng), ...pausing], anySeat(rng)),
      ),
  },
  'a Sautanz with more cards than hands hold': {
    code: 'cards-impossible',
    make: (rng) =>
      seated(rng, (pausing) => sautanz([...parted(between(HELD + 1, HELD + TALON, rng), rng), ...pausing])),
  },
  'a Sautanz after which nobody says a value': {
    code: 'sautanz-value-missing',
    make: (rng) =>
      seated(rng, (pausing) => {
        const { sautanzValue: _, ...entry } = sautanz([...parted(HELD, rng), ...pausing]);
        return entry;
      }),
  },
  'a value that the table has agreed on': {
    code: 'option-off',
    make: (rng) =>
      seated(rng, (pausing) => sautanz([...parted(HELD, rng), ...pausing]), {
        sautanzValue: between(4, 45, rng),
      }),
  },
};

/** Entries just within what is possible, by reason. */
export const LIMITS_OF_EACH: Readonly<Record<string, Make>> = {
  'cards that lie in tricks by chance': (rng) =>
    seated(rng, (pausing) => {
      const { tricks, thirds } = trickCards(rng);
      return trischaker([...thirds, ...pausing], [...tricks, ...pausing]);
    }),
  'a trick of four small cards, or of four dear ones': (rng) =>
    seated(rng, (pausing) => {
      const points = pick([4, 52, 121], rng);
      return trischaker([points, THIRDS - points, 0, 0, ...pausing], [1, TRICKS - 1, 0, 0, ...pausing]);
    }),
  'any twelve tricks': (rng) => seated(rng, (pausing) => boehmischer([...parted(TRICKS, rng), ...pausing])),
  'any cards of a Wald und Wiese': (rng) =>
    seated(rng, (pausing) => piles([...parted(pick([HELD, HELD + TALON], rng), rng), ...pausing], anySeat(rng))),
  'any cards of a Sautanz': (rng) =>
    seated(rng, (pausing) =>
      sautanz([...parted(between(0, HELD, rng), rng), ...pausing], {
        accused: shuffled([A, B, C, D], rng).slice(0, below(PLAYERS + 1, rng)),
        sautanzValue: pick([4, between(4, 45, rng), 45], rng),
      }),
    ),
  'a Sautanz within a round of a fixed value': (rng) =>
    seated(rng, (pausing) => {
      const { sautanzValue: _, ...entry } = sautanz([...parted(HELD, rng), ...pausing]);
      return { ...entry, inFixedRound: true };
    }),
};
