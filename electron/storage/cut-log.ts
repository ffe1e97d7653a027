import { readFileSync, statSync } from 'node:fs';

/**
 * SQLite's log: a header of 32 bytes, then frames, each a page after a frame header of 24 bytes
 * (sqlite.org/fileformat2.html, 4.1).
 */
const [HEADER, FRAME] = [32, 24];

/**
 * Whether a log contains more than was read: frames of its present run after the last `valid` one, or half of one. A
 * transaction that was being written when the process ended looks the same as one that was damaged afterwards.
 */
export function isCut(log: string, valid: number): boolean {
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  if (size === 0) return false;
  const bytes = readFileSync(log);
  const page = size < HEADER ? 0 : bytes.readUInt32BE(8);
  // If the header cannot be read, nothing of it was.
  if (page < 512 || page > 65_536) return true;
  const whole = FRAME + page;
  const frames = Math.floor((size - HEADER) / whole);
  if (valid === 0) return frames > 0;
  const run = bytes.subarray(16, 24);
  for (let i = valid; i < frames; i++) {
    const at = HEADER + i * whole + 8;
    if (bytes.subarray(at, at + 8).equals(run)) return true;
  }
  return (size - HEADER) % whole !== 0;
}
