/** Where the suit signs of a pip card are placed, on a card of 120 by 200 units. */
const LEFT = 46;
const MID = 60;
const RIGHT = 74;
type PipPlace = readonly [x: number, y: number];

const pair = (y: number): readonly PipPlace[] => [
  [LEFT, y],
  [RIGHT, y],
];
const mid = (...ys: readonly number[]): readonly PipPlace[] => ys.map((y) => [MID, y]);
const SIX: readonly PipPlace[] = [...pair(52), ...pair(100), ...pair(148)];
const EIGHT: readonly PipPlace[] = [...pair(46), ...pair(82), ...pair(118), ...pair(154)];

const PLACES: Readonly<Record<number, readonly PipPlace[]>> = {
  1: mid(100),
  2: mid(58, 142),
  3: mid(50, 100, 150),
  4: [...pair(62), ...pair(138)],
  5: [...pair(58), ...mid(100), ...pair(142)],
  6: SIX,
  7: [...SIX, ...mid(76)],
  8: [...SIX, ...mid(76, 124)],
  9: [...EIGHT, ...mid(100)],
  10: [...EIGHT, ...mid(64, 136)],
};

/** The signs of a pip card. */
export const pipPlaces = (pip: number): readonly PipPlace[] => PLACES[pip] ?? [];
