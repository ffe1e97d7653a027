/** A source of randomness: a number in [0, 1) at each call. Always an argument, so that every run is repeatable. */
export type Rng = () => number;

/** Seeded generator (sfc32, seeded by splitmix32 over the seed's text). For tests, bots, draws and the deal of the day, whose cards anybody may know; never for dealing otherwise. */
export function seededRng(seed: number | string): Rng {
  let h = 0x9e3779b9;
  for (const char of String(seed)) h = Math.imul(h ^ (char.codePointAt(0) ?? 0), 0x85ebca6b) ^ (h >>> 13);
  const next32 = (): number => {
    h = (h + 0x9e3779b9) | 0;
    let t = h ^ (h >>> 16);
    t = Math.imul(t, 0x21f0aaad);
    t ^= t >>> 15;
    t = Math.imul(t, 0x735a2d97);
    return t ^ (t >>> 15);
  };
  let [a, b, c, d] = [next32(), next32(), next32(), 1];
  const rng = (): number => {
    const t = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t;
    c |= 0;
    return (t >>> 0) / 2 ** 32;
  };
  for (let i = 0; i < 12; i++) rng();
  return rng;
}

/** A whole number in [0, n). */
export const below = (n: number, rng: Rng): number => Math.floor(rng() * n);

/** One member of a non-empty list. */
export function pick<T>(list: readonly T[], rng: Rng): T {
  const member = list[below(list.length, rng)];
  if (member === undefined) throw new Error('pick from an empty list');
  return member;
}

/** A new list in random order (Fisher-Yates). */
export function shuffled<T>(list: readonly T[], rng: Rng): T[] {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const j = below(i + 1, rng);
    [out[i], out[j]] = [out[j] as T, out[i] as T];
  }
  return out;
}
