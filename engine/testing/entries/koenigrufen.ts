import type { Json } from '#engine/core/json.ts';
import { below, pick, type Rng } from '#engine/core/rng.ts';
import impossible from '#engine/games/koenigrufen/cases/impossible.json' with { type: 'json' };
import refused from '#engine/games/koenigrufen/cases/refused.json' with { type: 'json' };
import surprising from '#engine/games/koenigrufen/cases/surprising.json' with { type: 'json' };
import { koenigrufen } from '#engine/games/koenigrufen/game.ts';
import { REFUSALS } from '#engine/games/koenigrufen/refusals.ts';
import { entryCodes } from '../case-files.ts';
import type { EntryMaker, Wrong } from './maker.ts';
import { fromCases, ofDeals, type Slip, turned, type Usual } from './turned.ts';

const USUAL: Usual = { profile: 'tirol-speisezettel', table: 4, dealer: 3 };
const CODES = entryCodes(Object.keys(REFUSALS), 'contract-missing');
const WRONG = [...refused, ...ofDeals(impossible as unknown as readonly Slip[])];
const RIGHT = ofDeals(surprising);

/** What no table writes. */
const NOT_HERE: Readonly<Record<string, Wrong>> = {
  'counts of more or fewer than sit there': wrong('one-count-per-seat', (rng) => ({
    contract: 'trischaken',
    thirds: pick([[210], [105, 105], [90, 60, 60], [60, 60, 60, 30, 0], [35, 35, 35, 35, 35, 35]], rng),
  })),
  'an agreement of more or fewer than sit there': wrong('payment-per-seat', (rng) => ({
    ...{ contract: 'agreed', name: 'anderes Spiel' },
    payments: Array.from({ length: pick([1, 2, 3, 5], rng) }, () => '0'),
  })),
  'a game that is doubled otherwise': wrong('no-such-doubling', (rng) => ({
    ...{ contract: 'dreier', declarer: 1, won: true },
    gameKontra: pick([0, 3, 5, 16, 'kontra'], rng),
  })),
  'a pair that is doubled otherwise': wrong('no-such-doubling', (rng) => ({
    games: [{ declarer: 0, contract: 'bettler', tricks: 0, kontra: { 1: pick([0, 3, 16], rng) } }],
  })),
};

function wrong(code: string, entry: (rng: Rng) => Json): Wrong {
  return { code, make: (rng) => turned({ profile: USUAL.profile, entry: entry(rng) }, USUAL, below(4, rng)) };
}

/**
 * Entries of Königrufen (tirol §13): the cases of its files at any seats. That no cards can have brought about what is refused, and
 * that nothing else is, `entry/possible.test.ts` compares with a second reading of the text.
 */
export const KOENIGRUFEN: EntryMaker = {
  game: koenigrufen,
  codes: CODES,
  impossible: { ...NOT_HERE, ...fromCases(WRONG, USUAL, CODES) },
  atLimits: { 'what only looks impossible': (rng: Rng) => turned(pick(RIGHT, rng), USUAL, below(4, rng)) },
  played: { options: {} },
};
