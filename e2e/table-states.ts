import { must } from '#engine/core/assert-never.ts';
import type { FamilyId } from '#engine/games/loaders.ts';
import { AROUND } from './states/around.ts';
import { BAVARIAN } from './states/bavarian.ts';
import { ILLUSTRATED } from './states/illustrated.ts';
import { BIDDING, OPENED, PLAYING } from './states/koenigrufen.ts';
import { REFORM, REFORM_CONTRACTS } from './states/reform.ts';
import type { State } from './states/shown.ts';
import { TUEBINGEN } from './states/tuebingen.ts';

/** What can be on the screen in a game of each family; each list is a test. */
export const IN_FAMILIES: Readonly<Record<FamilyId, readonly (readonly State[])[]>> = {
  koenigrufen: [BIDDING, PLAYING, OPENED],
  bavarian: [BAVARIAN],
  illustrated: [ILLUSTRATED],
  tuebingen: [TUEBINGEN],
  reform: [REFORM, REFORM_CONTRACTS],
};

/** What one sees of a deal in Königrufen, by its name. */
export const stateNamed = (name: string): State =>
  must(
    [...BIDDING, ...PLAYING, ...OPENED, ...AROUND].find((one) => one.name === name),
    name,
  );
