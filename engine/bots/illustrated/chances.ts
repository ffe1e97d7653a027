import { excessOf, WON } from '#engine/games/illustrated/played/counted.ts';

/** What a game brings on average, from how many points its player expects. */

/** How far games are off what was expected, in card points. */
const SPREAD = 8;
const MOST = 70;

const weight = (points: number, mean: number): number => Math.exp(-((points - mean) ** 2) / (2 * SPREAD ** 2));

/** Adds up something over all points that may come about, each as likely as it is. */
function average(mean: number, of: (points: number) => number): number {
  let [sum, all] = [0, 0];
  for (let points = 0; points <= MOST; points++) {
    const w = weight(points, mean);
    all += w;
    sum += w * of(points);
  }
  return sum / all;
}

/** What a game is worth to its declarer against the others, before it is multiplied; `value`: what it counts by itself. */
export const worthOf = (mean: number, value: number, hasExcess: boolean): number =>
  average(mean, (points) => (points >= WON ? 1 : -1) * (value + (hasExcess ? excessOf(3 * points) : 0)));

/** How likely it is to make at least `least` points. */
export const chanceOf = (mean: number, least: number): number => average(mean, (points) => Number(points >= least));
