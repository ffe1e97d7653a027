import { encode } from 'uqr';

/** A QR code as a drawing: a path of black squares on a white field of `size` by `size` units. */
export interface QrDrawing {
  readonly size: number;
  /** Black runs of a row, as the `d` of an SVG path. */
  readonly path: string;
}

/** The white border that scanners need, in squares (ISO/IEC 18004 §6.3.8). */
const QUIET_ZONE = 4;

/** Draws a text as a code; up to 15 % of it may be covered or dirty (level M). */
export function drawQr(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  return { size, path: data.flatMap(runsOf).join('') };
}

/** Adjacent squares are drawn as one, so that no hairline shows between them. */
function runsOf(row: readonly boolean[], y: number): readonly string[] {
  const runs: string[] = [];
  for (let x = 0; x < row.length; x++) {
    const begin = x;
    while (row[x]) x++;
    if (x > begin) runs.push(`M${begin} ${y}h${x - begin}v1H${begin}z`);
  }
  return runs;
}
