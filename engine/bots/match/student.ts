/** How precisely a quantile is found, in deviations. */
const PRECISION = 1e-9;

/**
 * Within how many standard errors of the mean of some values the true mean lies with 95 %: Student's quantile of 97.5 %, since their
 * spread is itself only estimated. Many values come to the 1.96 of the normal distribution.
 */
export function within95(values: number): number {
  const freedom = values - 1;
  if (freedom < 1) throw new Error(`${values} values have no spread`);
  let [low, high] = [0, 1];
  while (shareWithin(high, freedom) < 0.95) high *= 2;
  while (high - low > PRECISION) {
    const middle = (low + high) / 2;
    if (shareWithin(middle, freedom) < 0.95) low = middle;
    else high = middle;
  }
  return high;
}

/** How much of Student's distribution lies from -t to t, exactly for whole degrees of freedom: a finite sum of powers of a cosine. */
function shareWithin(t: number, freedom: number): number {
  const angle = Math.atan(t / Math.sqrt(freedom));
  const isOdd = freedom % 2 === 1;
  const squared = Math.cos(angle) ** 2;
  let [sum, term] = [0, isOdd ? Math.cos(angle) : 1];
  for (let power = isOdd ? 1 : 0; power <= freedom - 2; power += 2) {
    sum += term;
    term *= (squared * (power + 1)) / (power + 2);
  }
  return isOdd ? (2 / Math.PI) * (angle + Math.sin(angle) * sum) : Math.sin(angle) * sum;
}
