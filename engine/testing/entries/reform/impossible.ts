import type { Notes } from '#engine/core/json.ts';
import { pick, type Rng, shuffled } from '#engine/core/rng.ts';
import type { Wrong } from '../maker.ts';
import {
  A,
  anySide,
  B,
  bettel,
  between,
  C,
  D,
  declared,
  dreier,
  type Fields,
  made,
  RICH,
  rufer,
  silent,
} from './deals.ts';

/** What no deal of Reform Tarock can have, by reason (reform §1, §5, §6, §14). */

const wrong = (code: string, entry: (rng: Rng) => Fields, options: Notes = {}): Wrong => ({
  code,
  make: (rng) => made(rng, entry(rng), options),
});

/** Points of a middling game, which was won or lost. */
const middling = (rng: Rng): number => between(80, 125, rng);
/** A game for points, alone or with a partner. */
const anyGame = (rng: Rng, more: Fields): Fields => pick([dreier, rufer], rng)(middling(rng), more);

/** Made by one side only, for there is one Trull, one last trick, one Mond. */
const ONE_SIDE = ['trull', 'four-kings', 'mondfang', 'pagatfang', 'single-ultimo'];
const BIRDS = ['pagat-ultimo', 'uhu', 'kakadu', 'marabu'];
const OF_A_KING = ['koenigfang', 'koenig-ultimo', 'rufkoenig-lassen'];

const THIRDS: Readonly<Record<string, Wrong>> = {
  'points that there are not': wrong('thirds-out-of-range', (rng) => dreier(pick([-20, -1, 211, 300], rng))),
  'less than the cards laid away': wrong('thirds-impossible', (rng) => {
    const exchanged = between(1, 6, rng);
    return dreier(between(0, exchanged - 1, rng), { exchanged });
  }),
  'more than the talon leaves': wrong('thirds-impossible', (rng) => {
    const exchanged = between(0, 5, rng);
    return dreier(between(205 + exchanged, 210, rng), { exchanged });
  }),
  'every trick, and too few points': wrong('thirds-impossible', (rng) =>
    dreier(between(107, 170, rng), { silent: [silent('volat', 'declarer')] }),
  ),
  'no trick, and too many points': wrong('thirds-impossible', (rng) =>
    dreier(between(40, 76, rng), { silent: [silent('volat', 'opponents')] }),
  ),
  'won with too few': wrong('result-contradicts-thirds', (rng) =>
    pick([dreier, rufer], rng)(between(80, 106, rng), { result: 'won' }),
  ),
  'lost with enough': wrong('result-contradicts-thirds', (rng) =>
    pick([dreier, rufer], rng)(between(107, 130, rng), { result: 'lost' }),
  ),
  'a Gramerboy that the points do not reach': wrong('result-contradicts-thirds', (rng) =>
    pick(
      [
        dreier(between(107, 136, rng), { declared: [declared('suertaxe', A)] }),
        dreier(between(77, 106, rng), { declared: [declared('suertaxe', pick([B, C, D], rng))] }),
      ],
      rng,
    ),
  ),
  'a Gramerboy lost with enough': wrong('result-contradicts-thirds', (rng) =>
    pick(
      [
        dreier(between(137, 190, rng), { declared: [declared('suertaxe', A, { made: false })] }),
        dreier(between(20, 76, rng), { declared: [declared('suertaxe', B, { made: false })] }),
      ],
      rng,
    ),
  ),
  'more tricks than cards in a hand': wrong('tricks-not-twelve', (rng) => bettel(between(13, 40, rng))),
};

const BONUSES: Readonly<Record<string, Wrong>> = {
  'twice for one side': wrong('bonus-twice', (rng) => {
    const [bonus, side] = [pick([...ONE_SIDE, 'naturstich', 'uhu', 'kakadu'], rng), anySide(rng)];
    return anyGame(rng, { silent: [silent(bonus, side), silent(bonus, side)] });
  }),
  'for both sides': wrong('bonus-twice', (rng) => {
    const bonus = pick(ONE_SIDE, rng);
    return anyGame(rng, { silent: [silent(bonus, 'declarer'), silent(bonus, 'opponents')] });
  }),
  'declared by two partners': wrong('bonus-twice', (rng) =>
    rufer(middling(rng), { declared: [A, C].map((by) => declared('uhu', by, { made: false })) }),
  ),
  'a trick with one bird of each side': wrong('bonus-twice', (rng) => {
    const bonus = pick(['pagat-ultimo', 'uhu', 'kakadu'], rng);
    return anyGame(rng, { silent: [silent(bonus, 'declarer', { made: false }), silent(bonus, 'opponents')] });
  }),
  'more Naturstiche than small cards allow': wrong('naturstich-too-often', (rng) =>
    anyGame(rng, { silent: [silent('naturstich', anySide(rng), { count: between(5, 12, rng) })] }),
  ),
  'more of both sides than small cards allow': wrong('naturstich-too-often', (rng) => {
    const count = between(1, 4, rng);
    return anyGame(rng, {
      silent: [
        silent('naturstich', 'declarer', { count }),
        silent('naturstich', 'opponents', { count: between(5 - count, 4, rng) }),
      ],
    });
  }),
  'what one card cannot do for both': wrong('excludes-each-other', (rng) => {
    const [one, other] = shuffled(['declarer', 'opponents'] as const, rng);
    const side = one ?? 'declarer';
    const others = other ?? 'opponents';
    const rows = pick(
      [
        [silent('trull', side), silent('mondfang', others)],
        [silent('trull', side), silent('pagatfang', others)],
        [silent('trull', side), silent('pagat-ultimo', others)],
        [silent('pagatfang', side), silent('pagat-ultimo', others)],
        [silent('pagatfang', side), silent('pagat-ultimo', side, { made: false })],
        [silent('single-ultimo', anySide(rng)), silent('pagat-ultimo', anySide(rng))],
      ],
      rng,
    );
    return anyGame(rng, { silent: shuffled(rows, rng) });
  }),
  'a called king that both sides have': wrong('excludes-each-other', (rng) =>
    rufer(middling(rng), {
      silent: shuffled(
        [silent('koenigfang', 'opponents'), silent(pick(['koenig-ultimo', 'four-kings'], rng), 'declarer')],
        rng,
      ),
    }),
  ),
  'a king of the talon that was taken and was not': wrong('excludes-each-other', (rng) => {
    const alone = { partner: 'king-in-talon', kingTalon: 'alone' };
    return rufer(
      middling(rng),
      pick(
        [
          { ...alone, exchanged: pick([0, 4, 5, 6], rng), silent: [silent('rufkoenig-lassen', 'declarer')] },
          { ...alone, exchanged: 0, silent: [silent('koenigfang', 'opponents')] },
          { ...alone, silent: [silent('rufkoenig-lassen', 'declarer'), silent('four-kings', 'declarer')] },
        ],
        rng,
      ),
    );
  }),
  'a king lost in the last trick, and not caught': wrong('koenigfang-missing', (rng) =>
    rufer(middling(rng), { silent: [silent('koenig-ultimo', 'declarer', { made: false })] }),
  ),
  'an opponent whom nobody knew': wrong('side-not-known', (rng) =>
    rufer(middling(rng), {
      partner: pick([C, 'own-king'], rng),
      declared: [declared(pick(['uhu', 'kakadu'], rng), pick([B, D], rng), { made: rng() < 0.5 })],
    }),
  ),
  'a called king where none is called': wrong('bonus-not-in-contract', (rng) => {
    const bonus = pick(OF_A_KING, rng);
    return dreier(middling(rng), { silent: [silent(bonus, bonus === 'koenigfang' ? 'opponents' : 'declarer')] });
  }),
  'a king caught by its own side': wrong('bonus-not-in-contract', (rng) =>
    rufer(middling(rng), { silent: [silent('koenigfang', 'declarer')] }),
  ),
  'a king left in the talon that somebody holds': wrong('bonus-not-in-contract', (rng) =>
    rufer(middling(rng), {
      partner: pick([B, C, D, 'own-king'], rng),
      silent: [silent('rufkoenig-lassen', 'declarer')],
    }),
  ),
  'a Marabu where there is none': wrong('bonus-not-in-contract', (rng) =>
    anyGame(rng, { silent: [silent('marabu', anySide(rng))] }),
  ),
  'what can only be silent': wrong('bonus-not-in-contract', (rng) =>
    anyGame(rng, { declared: [declared(pick(['mondfang', 'naturstich', 'trull', 'single-ultimo'], rng), A)] }),
  ),
  'a bird in a game for no trick': wrong('bonus-not-in-contract', (rng) =>
    bettel(between(0, 3, rng), { declared: [declared(pick(BIRDS, rng), pick([B, C, D], rng))] }),
  ),
  'a Gramerboy of who plays for no trick': wrong('bonus-not-in-contract', (rng) =>
    bettel(between(0, 3, rng), { declared: [declared('suertaxe', A)] }),
  ),
  'a black-out of an opponent': wrong('bonus-not-in-contract', (rng) =>
    dreier(middling(rng), { declared: [declared('black-out', pick([B, C, D], rng), { made: false })] }),
  ),
  'a black-out that was made in a game that is lost': wrong('result-contradicts-thirds', (rng) =>
    dreier(between(80, 106, rng), { declared: [declared('black-out', A)] }),
  ),
  'Gramerboy and Volat of one side': wrong('excluded-by-volat', (rng) => {
    const by = pick([A, B], rng);
    const both = [by === A ? pick(['suertaxe', 'black-out'], rng) : 'suertaxe', 'volat'].map((bonus) =>
      declared(bonus, by, { made: false }),
    );
    return dreier(middling(rng), { declared: rng() < 0.5 ? both : both.reverse() });
  }),
};

/** Levels that a table does not reach, and how many it does. */
const LEVELS = 2;

const DOUBLED: Readonly<Record<string, Wrong>> = {
  'a game doubled higher than agreed': wrong(
    'kontra-above-limit',
    (rng) => anyGame(rng, { gameKontra: between(LEVELS + 1, 5, rng) }),
    { kontraLevels: LEVELS },
  ),
  'a pair doubled higher than agreed': wrong(
    'kontra-above-limit',
    (rng) => bettel(0, { pairKontra: { [pick([B, C, D], rng)]: between(LEVELS + 1, 5, rng) } }),
    { kontraLevels: LEVELS },
  ),
  'a bonus doubled higher than agreed': wrong(
    'kontra-above-limit',
    (rng) => anyGame(rng, { declared: [declared('uhu', A, { level: between(LEVELS + 1, 5, rng) })] }),
    { kontraLevels: LEVELS },
  ),
  'before the exchange where nobody asks': wrong(
    'early-without-pre',
    (rng) => anyGame(rng, { gameKontra: between(1, 4, rng), early: true }),
    { preKontra: false },
  ),
  'before an exchange that there is not': wrong('early-without-pre', (rng) =>
    bettel(0, { pairKontra: { [B]: between(1, 4, rng) }, early: true }),
  ),
  'halved and doubled': wrong('self-and-kontra', (rng) =>
    pick(
      [
        anyGame(rng, { gameKontra: between(1, 4, rng), self: true }),
        anyGame(rng, { declared: [declared('kakadu', A, { level: between(1, 4, rng), self: true })] }),
        bettel(0, { pairKontra: { [C]: between(1, 4, rng) }, self: true }),
      ],
      rng,
    ),
  ),
  'a protest against what nobody has said': wrong('nothing-to-protest', (rng) => {
    const gameKontra = between(0, 3, rng);
    const step = between(gameKontra + 1, 4, rng);
    // Kontra and Subkontra are the opponents', the others the declarer's.
    return rufer(middling(rng), { gameKontra, protests: [{ by: step % 2 === 1 ? B : A, step }] });
  }),
  'a protest against the other side': wrong('nothing-to-protest', (rng) => {
    const step = between(1, 4, rng);
    return rufer(middling(rng), { gameKontra: 4, protests: [{ by: step % 2 === 1 ? C : D, step }] });
  }),
  'a protest of everybody who could have spoken': wrong('nothing-to-protest', (rng) =>
    rufer(middling(rng), { gameKontra: between(1, 4, rng), protests: [B, D].map((by) => ({ by, step: 1 })) }),
  ),
};

const NOT_AGREED: Readonly<Record<string, Wrong>> = {
  'a purchase where nothing is sold': wrong(
    'option-off',
    (rng) => dreier(middling(rng), { soldBy: pick([B, C, D], rng) }),
    {
      ankauf: 'off',
    },
  ),
  'cards by number without a mortgage': wrong('option-off', (rng) => anyGame(rng, { exchanged: between(0, 6, rng) }), {
    mortgage: false,
  }),
  'a Selbstkontra where there is none': wrong(
    'option-off',
    (rng) =>
      pick([anyGame(rng, { self: true }), anyGame(rng, { declared: [declared('uhu', A, { self: true })] })], rng),
    { selbstkontra: false },
  ),
  'a protest where there is none': wrong(
    'option-off',
    (rng) => rufer(middling(rng), { gameKontra: 1, protests: [{ by: pick([B, D], rng), step: 1 }] }),
    { protest: false },
  ),
  'a Rufer that is not played where it always is': wrong('option-off', () => rufer(0, { unplayed: true }), {
    ruferUnplayed: false,
  }),
  'a game that was left out': wrong('unknown-contract', (rng) => bettel(between(0, 2, rng)), {
    contractsOff: ['bettel'],
  }),
};

/** Entries that cannot be, by reason. */
export const IMPOSSIBLE: Readonly<Record<string, Wrong>> = {
  ...THIRDS,
  ...BONUSES,
  ...DOUBLED,
  ...NOT_AGREED,
  'a declarer who sits out': {
    code: 'declarer-sits-out',
    make(rng) {
      const dealer = between(0, 4, rng);
      return {
        ...{ profile: 'reform', options: RICH, table: 5, dealer },
        entry: { contract: pick(['dreier', 'rufer'], rng), declarer: dealer, partner: (dealer + 1) % 5, thirds: 110 },
      };
    },
  },
};
