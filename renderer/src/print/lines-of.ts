import { emWidth } from '../layout/ruler.ts';

/** Lines that words take at a width and text size, in one unit; a single word that is too long is broken. */
export function linesOf(text: string, width: number, size: number): number {
  let [lines, used] = [1, 0];
  for (const word of text.split(' ')) {
    const length = emWidth(`${word} `, 'bold') * size;
    if (used > 0 && used + length > width) [lines, used] = [lines + 1, 0];
    lines += Math.floor(length / width);
    used += length % width;
  }
  return lines;
}
