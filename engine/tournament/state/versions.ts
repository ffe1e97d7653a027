import { type Hash, hex } from '#engine/core/fair.ts';
import { canonical } from '#engine/core/json.ts';
import type { DealResult, RoundTotal } from './types.ts';

/**
 * The SHA-256 of the recorded result, word for word, as everybody may know it. Replacing or confirming it requires sending it
 * back, so that nobody replaces what they have not seen. The order of fields makes no difference; what the host derives is left
 * out.
 */
export const dealVersion = ({ row, entry, source, at, by, reason }: DealResult, hash: Hash): string =>
  versionOf(canonical({ row, entry, source, at, by, reason }), hash);

/** The same for a table's total. */
export const totalVersion = ({ points, deals, at, by, reason }: RoundTotal, hash: Hash): string =>
  versionOf(canonical({ points, deals, at, by, reason }), hash);

/** What a version looks like: 64 hexadecimal digits, however long the result is. */
export const VERSION_FORM = /^[0-9a-f]{64}$/;

/** A version that a page has kept: earlier pages kept and sent the text itself. */
export const versionKept = (kept: string, hash: Hash): string =>
  VERSION_FORM.test(kept) ? kept : versionOf(kept, hash);

const versionOf = (text: string, hash: Hash): string => hex(hash(text));
