/** Where the suit signs of a pip card stand, on a card of 120 by 200 units. */
const LEFT = 45;
const MID = 60;
const RIGHT = 75;
type Place = readonly [number, number];

const pair = (y: number): readonly Place[] => [
  [LEFT, y],
  [RIGHT, y],
];
const SIX: readonly Place[] = [...pair(58), ...pair(100), ...pair(142)];
const EIGHT: readonly Place[] = [...pair(50), ...pair(83), ...pair(117), ...pair(150)];

const PLACES: Readonly<Record<number, readonly Place[]>> = {
  1: [[MID, 100]],
  2: [
    [MID, 62],
    [MID, 138],
  ],
  3: [
    [MID, 58],
    [MID, 100],
    [MID, 142],
  ],
  4: [...pair(66), ...pair(134)],
  7: [...SIX, [MID, 79]],
  8: [...SIX, [MID, 79], [MID, 121]],
  9: [...EIGHT, [MID, 100]],
  10: [...EIGHT, [MID, 67], [MID, 133]],
};

/** The signs of a pip card. */
export const placesOf = (pip: number): readonly Place[] => PLACES[pip] ?? [];
