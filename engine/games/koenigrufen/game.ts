import { PACK_54 } from '#engine/decks/deck-54.ts';
import { phasesOf } from '#engine/kernel/deal/phases-by-id.ts';
import type { Rules } from '#engine/kernel/deal/rules.ts';
import type { EntrySheet } from '#engine/kernel/entry/entry-sheet.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import { definedBy } from '#engine/kernel/family/family.ts';
import { dealPackets, type Packet } from '#engine/phases/packets.ts';
import { check } from './entry/check.ts';
import { sheetOf } from './entry/fields.ts';
import { layoutOf } from './entry/layout.ts';
import { noteOf } from './entry/note.ts';
import { ENTRY } from './entry/schema.ts';
import { eveningsOf } from './evenings.ts';
import { remarkOnZero } from './fensterbrettl.ts';
import { faceOf } from './knowledge.ts';
import { answeredBy, listed } from './listing.ts';
import { contradictions, type Options } from './options/options.ts';
import { AUCTION } from './phases/auction.ts';
import { PHASES } from './phases/index.ts';
import { TALON_HALVES } from './phases/names.ts';
import { read } from './played/read.ts';
import { reviewOf } from './played/review.ts';
import { remarksOn } from './remarks.ts';
import { rulebookOf } from './rulebook/index.ts';
import { FAMILY, type Ruleset } from './ruleset.ts';
import { activeSeats, TABLES } from './seats.ts';
import { seriesOf } from './series.ts';
import { settle } from './settlement/settle.ts';
import { TEXTS } from './texts.ts';
import { totalsOf } from './totals.ts';
import { groupOf, wordsOf } from './words/index.ts';

const HALF_HAND = 6;
const TALON: readonly Packet[] = TALON_HALVES.map((to) => ({ to, cards: 3 }));

/** Twice six to each; the talon in the middle, or first of all (tirol §2). */
const PACKETS: Readonly<Record<Options['talon-deal'], readonly Packet[]>> = {
  start: [...TALON, HALF_HAND, HALF_HAND],
  middle: [HALF_HAND, ...TALON, HALF_HAND],
};

/** Königrufen: four players, 54 cards, a called king. */
export const koenigrufen: GameDefinition = {
  ...definedBy(FAMILY, {
    rules: rulesOf,
    rulebook: rulebookOf,
    words: wordsOf,
    listed,
    evenings: eveningsOf,
    contradictions,
    answered: answeredBy,
  }),
  texts: TEXTS,
  tables: TABLES,
  turns: 'counter-clockwise',
  beginners: 'einfach',
  // The Pagatkassa (tirol §9).
  clubPot: true,
  entry: ENTRY,
  // The Skoty Trophy (tirol §9).
  halved: (halving) => ({
    standing: halving === null ? 'plain' : 'skoty',
    'skoty-unit': halving === 'deal' ? 'deal' : 'session',
  }),
  groupOf,
};

function rulesOf(ruleset: Ruleset): Rules {
  let sheet: EntrySheet | undefined;
  return {
    first: AUCTION,
    phases: phasesOf(PHASES, ruleset),
    pack: PACK_54,
    balance: 'zero-sum',
    totals: totalsOf(ruleset),
    active: activeSeats,
    deal: (deck, active) => dealPackets(PACKETS[ruleset.options['talon-deal']], deck, active),
    face: faceOf,
    series: seriesOf(ruleset),
    review: (s) => reviewOf(ruleset, s),
    read: (s) => read(ruleset, s),
    // Asked for by pages; a deal that is only played needs none.
    get sheet() {
      return (sheet ??= sheetOf(ruleset));
    },
    layout: layoutOf(ruleset),
    remarks: (row) => [...remarksOn(row), ...remarkOnZero(ruleset, row)],
    note: (row) => noteOf(ruleset, row),
    check: (entry, table, dealer) => check(ruleset, entry, table, dealer),
    settle: (row, now) => settle(ruleset, row, now),
  };
}
