import { PACK_54 } from '#engine/decks/deck-54.ts';
import { phasesOf } from '#engine/kernel/deal/phases-by-id.ts';
import type { Rules } from '#engine/kernel/deal/rules.ts';
import type { EntrySheet } from '#engine/kernel/entry/entry-sheet.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import { definedBy } from '#engine/kernel/family/family.ts';
import { leadsTo } from './aim.ts';
import { dealPack } from './deal/deal.ts';
import { checkOf } from './entry/check.ts';
import { sheetOf } from './entry/fields.ts';
import { noteOf } from './entry/note.ts';
import { eveningsOf } from './evenings.ts';
import { faceOf } from './knowledge.ts';
import { listed } from './listing.ts';
import { CUT } from './phases/cut.ts';
import { PHASES } from './phases/index.ts';
import { read } from './played/read.ts';
import { reviewOf } from './played/review.ts';
import { refusal } from './refusals/index.ts';
import { remarksOn } from './remarks.ts';
import { rulebookOf } from './rulebook/index.ts';
import { FAMILY, type Ruleset } from './ruleset.ts';
import { activeSeats, TABLES } from './seats.ts';
import { seriesOf } from './settlement/series.ts';
import { settle } from './settlement/settle.ts';
import { totalsOf } from './settlement/totals.ts';
import { TEXTS } from './texts.ts';
import { groupOf, wordsOf } from './words/index.ts';

/** Reform Tarock: four players, 54 cards, and a contract for every taste. */
export const reform: GameDefinition = {
  ...definedBy(FAMILY, { rules: rulesOf, rulebook: rulebookOf, words: wordsOf, listed, evenings: eveningsOf }),
  texts: TEXTS,
  tables: TABLES,
  turns: 'counter-clockwise',
  groupOf,
};

function rulesOf(ruleset: Ruleset): Rules {
  let sheet: EntrySheet | undefined;
  const asked = (): EntrySheet => (sheet ??= sheetOf(ruleset));
  return {
    first: CUT,
    phases: phasesOf(PHASES, ruleset),
    pack: PACK_54,
    balance: 'zero-sum',
    totals: totalsOf(ruleset),
    active: activeSeats,
    deal: dealPack,
    face: faceOf,
    series: seriesOf(ruleset),
    wrongPhase: refusal('wrong-phase', undefined, 'reform §3.1'),
    review: (s) => reviewOf(ruleset, s),
    read: (s) => read(ruleset, s),
    // Asked for by pages; a deal that is only played needs none.
    get sheet() {
      return asked();
    },
    note: (row) => noteOf(ruleset, asked(), row),
    remarks: remarksOn,
    aim: leadsTo,
    check: (entry, table, dealer) => checkOf(ruleset, asked())(entry, table, dealer),
    settle: (row, now) => settle(ruleset, row, now),
  };
}
