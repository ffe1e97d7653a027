/** Card points as they are counted at the table: points and leaves (Blatt), three leaves to a point. */
const LEAVES = 3;
/** All the card points of the pack, in thirds (tirol §1). */
export const PACK_THIRDS = 210;

const SIGNS = ['', '⅓', '⅔'] as const;

/** Thirds for display: `35⅔`, `36`, `⅓`. */
export const showThirds = (thirds: number): string => {
  const whole = Math.floor(thirds / LEAVES);
  const sign = SIGNS[thirds - whole * LEAVES] ?? '';
  return whole === 0 && sign !== '' ? sign : `${whole}${sign}`;
};

/** Thirds as a scorer types them: `35/2`; whole points without the leaves. */
export const writeThirds = (thirds: number): string => {
  const whole = Math.floor(thirds / LEAVES);
  const rest = thirds - whole * LEAVES;
  return rest === 0 ? String(whole) : `${whole}/${rest}`;
};

/** Reads `35/2`, `35⅔`, `36` or `36/0`; anything else is `undefined`. */
export function readThirds(text: string): number | undefined {
  const signed = /^\s*(\d{0,2})([⅓⅔])\s*$/.exec(text);
  if (signed) return Number(signed[1]) * LEAVES + SIGNS.indexOf(signed[2] as '⅓' | '⅔');
  const match = /^\s*(\d{1,2})(?:\s*\/\s*([012]))?\s*$/.exec(text);
  return match ? Number(match[1]) * LEAVES + Number(match[2] ?? 0) : undefined;
}

/** How card points with a slash were understood: `35/2` is 35⅔. */
export function understoodThirds(text: string): string | undefined {
  const thirds = text.includes('/') ? readThirds(text) : undefined;
  return thirds === undefined ? undefined : showThirds(thirds);
}
