import type { Json, Notes } from '#engine/core/json.ts';
import { below, pick, type Rng } from '#engine/core/rng.ts';
import refused from '#engine/games/illustrated/cases/refused.json' with { type: 'json' };
import { illustrated } from '#engine/games/illustrated/game.ts';
import { REFUSALS } from '#engine/games/illustrated/refusals.ts';
import { entryCodes } from '../case-files.ts';
import { IMPOSSIBLE, wantedOf, WITH_UHU } from './illustrated-impossible.ts';
import { AT_LIMITS } from './illustrated-limits.ts';
import type { EntryMaker, Wrong } from './maker.ts';
import { fromCases, turned, type Usual } from './turned.ts';

/** Entries of Illustrated Tarock (illustrated §1, §5, §6, §13). */

const USUAL: Usual = { profile: 'mayr-sedlaczek-2016', table: 3, dealer: 2 };
const CODES = entryCodes(Object.keys(REFUSALS), 'points-wrong-thirds');

const byCards = Object.fromEntries(
  IMPOSSIBLE.map((one): [string, Wrong] => [
    one.name,
    {
      code: one.code,
      make(rng: Rng) {
        const { profile, entry } = pick(wantedOf(one), rng);
        return turned({ profile, entry, options: WITH_UHU }, USUAL, below(3, rng));
      },
    },
  ]),
);

/** What no table writes, or not this one. */
const NOT_HERE: Readonly<Record<string, Wrong>> = {
  'a Trischaken where it is dealt again instead': wrong('not-agreed', { 'all-pass': 'redeal' }, (rng) => ({
    contract: 'trischaken',
    counts: pick(
      [
        [102, 69, 39],
        [210, 0],
        [105, 105, 0, 0],
      ],
      rng,
    ),
  })),
  'a Trischaken of more or fewer than sit there': wrong('one-count-per-seat', { 'all-pass': 'trischaken' }, (rng) => ({
    contract: 'trischaken',
    counts: pick([[210], [105, 105], [60, 60, 60, 30], [60, 60, 30, 30, 30]], rng),
  })),
  'a game doubled where no game is': wrong('not-agreed', { 'game-contra': false }, (rng) =>
    doubled(pick(['kontra', 'rekontra'], rng)),
  ),
  'a game doubled twice where only once': wrong('not-agreed', { recontra: false }, () => doubled('rekontra')),
  'a doubling by a number': wrong('no-such-doubling', {}, (rng) => doubled(pick([0, 2, 3, 4, 'subkontra'], rng))),
  'a game that there is not': wrong('no-such-game', {}, (rng) => ({
    ...{ contract: pick(['dreier', 'Zweiblatt', 'pickup'], rng), declarer: 1, points: 107 },
  })),
  'a bonus that there is not': wrong('no-such-bonus', {}, (rng) => ({
    ...{ contract: 'zweiblatt', declarer: 1, points: 107 },
    bonuses: [{ id: pick(['trull', 'Pagat', 'quapil'], rng), stage: 'silent' }],
  })),
};

function wrong(code: string, options: Notes, entry: (rng: Rng) => Json): Wrong {
  const profile = 'all-pass' in options ? 'beck-1956' : USUAL.profile;
  return { code, make: (rng) => turned({ profile, entry: entry(rng), options }, USUAL, below(3, rng)) };
}

const doubled = (gameKontra: Json): Json => ({ contract: 'zweiblatt', declarer: 1, points: 107, gameKontra });

export const ILLUSTRATED: EntryMaker = {
  game: illustrated,
  codes: CODES,
  impossible: { ...byCards, ...NOT_HERE, ...fromCases(refused, USUAL, CODES) },
  atLimits: AT_LIMITS,
  played: { options: WITH_UHU },
};
