import type { Json, Notes } from '#engine/core/json.ts';
import { below, pick, type Rng, shuffled } from '#engine/core/rng.ts';
import { asked, type Row, WITH_UHU } from './illustrated-impossible.ts';
import type { Made, Make } from './maker.ts';

/** What a deal of Illustrated Tarock can just have (illustrated §1, §2, §6.1, §13). */

const PROFILES = { loew: 'loew-1954', beck: 'beck-1956', mayr: 'mayr-sedlaczek-2016' } as const;
type Profile = keyof typeof PROFILES;

/** The cards that each contract takes up and lays away; what its declarer has leaves as many thirds over. */
const CARDS = { dreiblatt: 3, zweiblatt: 2, einblatt: 1, solo: 0 } as const;
type Contract = keyof typeof CARDS;
const CONTRACTS = ['dreiblatt', 'zweiblatt', 'einblatt', 'solo'] as const;

const ALL = 210;
/** A trick with the Pagat and two cards of a third. */
const WITH_PAGAT = 15;
/** What is left where nothing but the rest of the talon is missing, of a third each. */
const everything = (contract: Contract): number => ALL - (6 - CARDS[contract]);

/** A game with these bonuses; of a bonus `by` counts from the declarer. */
function game(
  rng: Rng,
  profile: Profile,
  contract: Contract,
  points: number,
  bonuses: readonly Row[] = [],
  more: Row = {},
): Made {
  const table = pick([3, 4], rng);
  const dealer = below(table, rng);
  const seats = [1, 2, 3].map((step) => (dealer + step) % table);
  const first = below(3, rng);
  const seatAt = (step: Json): number => seats[(first + Number(step)) % 3] ?? 0;
  const rows = bonuses
    .map((row) => asked(profile, row))
    .map((row) => (row['by'] === undefined ? row : { ...row, by: seatAt(row['by']) }));
  return {
    ...{ profile: PROFILES[profile], options: WITH_UHU, table, dealer },
    entry: { contract, declarer: seatAt(0), points, ...(rows.length > 0 && { bonuses: shuffled(rows, rng) }), ...more },
  };
}

function trischaken(rng: Rng, counts: readonly number[], options: Notes): Made {
  const table = pick([3, 4], rng);
  const dealer = below(table, rng);
  const seats = [1, 2, 3].map((step) => (dealer + step) % table);
  const given = shuffled(counts, rng);
  const list = Array.from({ length: table }, (_, seat) =>
    seats.includes(seat) ? (given[seats.indexOf(seat)] ?? 0) : null,
  );
  return {
    ...{ profile: PROFILES.beck, options: { 'all-pass': 'trischaken', ...options }, table, dealer },
    entry: { contract: 'trischaken', counts: list },
  };
}

const anyProfile = (rng: Rng): Profile => pick(['loew', 'beck', 'mayr'], rng);
const anyContract = (rng: Rng): Contract => pick(CONTRACTS, rng);
const [DECLARER, DEFENDER, OTHER] = [0, 1, 2];
const silent = (id: string, by: number): Row => ({ id, stage: 'silent', by });
const meld = (id: string, by: number): Row => ({ id, stage: 'meld', by });

export const AT_LIMITS: Readonly<Record<string, Make>> = {
  'a declarer without a trick': (rng) => {
    const contract = anyContract(rng);
    return game(rng, anyProfile(rng), contract, CARDS[contract]);
  },
  'every trick, and the Valat with it': (rng) => {
    const contract = anyContract(rng);
    const profile = pick(['beck', 'mayr'] as const, rng);
    const stage = pick(['silent', 'announced'], rng);
    return game(rng, profile, contract, everything(contract), [{ id: 'valat', stage }]);
  },
  'all but a trick of three thirds': (rng) => {
    const contract = anyContract(rng);
    return game(rng, anyProfile(rng), contract, everything(contract) - 3);
  },
  'just won, and just lost': (rng) => {
    const contract = anyContract(rng);
    const over = CARDS[contract] % 3;
    return game(
      rng,
      anyProfile(rng),
      contract,
      pick([over === 2 ? 107 : 105 + 3 + over, 104 + (over === 2 ? 0 : 1 + over)], rng),
    );
  },
  'whole points, whatever thirds they leave': (rng) =>
    game(rng, anyProfile(rng), anyContract(rng), 3 * (20 + below(25, rng))),
  'a Pagat of the declarer and no other trick': (rng) => {
    const contract = anyContract(rng);
    return game(rng, anyProfile(rng), contract, CARDS[contract] + WITH_PAGAT, [silent('pagat', DECLARER)]);
  },
  'a Pagat of a defender and no other trick': (rng) => {
    const contract = anyContract(rng);
    return game(rng, pick(['loew', 'beck'], rng), contract, everything(contract) - WITH_PAGAT, [
      silent('pagat', DEFENDER),
    ]);
  },
  'Trull and kings in one hand, or in two': (rng) =>
    game(rng, pick(['loew', 'beck'], rng), anyContract(rng), 3 * 34, [
      meld('tarock-trull', DEFENDER),
      meld('royal-trull', pick([DECLARER, DEFENDER, OTHER], rng)),
    ]),
  'two honours, and the third one elsewhere': (rng) => {
    const holder = pick([DECLARER, DEFENDER], rng);
    return game(rng, pick(['loew', 'beck'], rng), anyContract(rng), 3 * 34, [
      meld('two-honours', holder),
      meld('royal-trull', OTHER),
    ]);
  },
  'Uhu and Pagat of one player': (rng) => {
    const contract = anyContract(rng);
    const points = CARDS[contract] + WITH_PAGAT + 3;
    return game(rng, 'beck', contract, points, [silent('uhu', DECLARER), silent('pagat', DECLARER)]);
  },
  'what was announced and lost': (rng) =>
    game(rng, pick(['beck', 'mayr'], rng), anyContract(rng), 3 * 30, [
      { id: 'pagat', stage: 'announced', made: false },
      { id: 'valat', stage: 'announced', made: false, kontra: 'kontra' },
      ...[
        { id: 'forty', stage: 'announced' },
        { id: 'fifty', stage: 'announced', kontra: 'kontra' },
      ],
    ]),
  'a Trischaken of which somebody has everything': (rng) =>
    pick(
      [
        () => trischaken(rng, [ALL, 0, 0], {}),
        () => trischaken(rng, [ALL - 6, 0, 0], { 'trischaken-play': ['stichzwang'] }),
        () => trischaken(rng, [ALL - 78, 0, 0], { 'trischaken-play': [] }),
        () => trischaken(rng, [69, 69, 72], {}),
      ],
      rng,
    )(),
};
