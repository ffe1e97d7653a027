import type { DealResult, RoundTotal } from '#engine/tournament/state/types.ts';
import { dealVersion, totalVersion, versionKept } from '#engine/tournament/state/versions.ts';
import { SHA256 } from '../fair/witness.ts';

/** A deal's result as it stands on this page, to be sent back by whoever replaces or confirms it. */
export const dealSeen = (result: DealResult): string => dealVersion(result, SHA256);

/** The same of a table's total. */
export const totalSeen = (total: RoundTotal): string => totalVersion(total, SHA256);

/** What a draft replaces; `null`: nothing. */
export const seenKept = (kept: string | null): string | null => kept && versionKept(kept, SHA256);
