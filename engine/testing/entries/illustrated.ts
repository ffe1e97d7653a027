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

export const ILLUSTRATED: EntryMaker = {
  game: illustrated,
  codes: CODES,
  impossible: { ...byCards, ...fromCases(refused, USUAL, CODES) },
  atLimits: AT_LIMITS,
  played: { options: WITH_UHU },
};
