import { below, pick, type Rng } from '#engine/core/rng.ts';
import impossible from '#engine/games/koenigrufen/cases/impossible.json' with { type: 'json' };
import refused from '#engine/games/koenigrufen/cases/refused.json' with { type: 'json' };
import surprising from '#engine/games/koenigrufen/cases/surprising.json' with { type: 'json' };
import { koenigrufen } from '#engine/games/koenigrufen/game.ts';
import { REFUSALS } from '#engine/games/koenigrufen/refusals.ts';
import { entryCodes } from '../case-files.ts';
import type { EntryMaker } from './maker.ts';
import { fromCases, ofDeals, type Slip, turned, type Usual } from './turned.ts';

const USUAL: Usual = { profile: 'tirol-speisezettel', table: 4, dealer: 3 };
const CODES = entryCodes(Object.keys(REFUSALS), 'contract-missing');
const WRONG = [...refused, ...ofDeals(impossible as unknown as readonly Slip[])];
const RIGHT = ofDeals(surprising);

/**
 * Entries of Königrufen (tirol §13): the cases of its files at any seats. That no cards can have brought about what is refused, and
 * that nothing else is, `entry/possible.test.ts` compares with a second reading of the text.
 */
export const KOENIGRUFEN: EntryMaker = {
  game: koenigrufen,
  codes: CODES,
  impossible: fromCases(WRONG, USUAL, CODES),
  atLimits: { 'what only looks impossible': (rng: Rng) => turned(pick(RIGHT, rng), USUAL, below(4, rng)) },
  played: { options: {} },
};
