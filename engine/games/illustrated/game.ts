import { PACK_54 } from '#engine/decks/deck-54.ts';
import { phasesOf } from '#engine/kernel/deal/phases-by-id.ts';
import type { Rules } from '#engine/kernel/deal/rules.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import { definedBy } from '#engine/kernel/family/family.ts';
import { dealPackets } from '#engine/phases/packets.ts';
import { afterDealer } from '#engine/phases/seats.ts';
import { checkOf } from './entry/check.ts';
import { sheetOf } from './entry/fields.ts';
import { noteOf } from './entry/note.ts';
import { eveningsOf } from './evenings.ts';
import { listed } from './listing.ts';
import { PHASES } from './phases/index.ts';
import { NO_TAROCK, showHands } from './phases/no-tarock.ts';
import { read } from './played/read.ts';
import { reviewOf } from './played/review.ts';
import { remarksOn } from './remarks.ts';
import { rulebookOf } from './rulebook/index.ts';
import { BALANCE, FAMILY, PLAYING, type Ruleset } from './ruleset.ts';
import { seriesOf } from './series.ts';
import { settle } from './settlement/settle.ts';
import { TEXTS } from './texts.ts';
import { totalsOf } from './totals.ts';
import { groupOf, wordsOf } from './words/index.ts';

/** Illustrated Tarock: one against two for 54 cards, with a talon and a race to a hundred. */
export const illustrated: GameDefinition = {
  ...definedBy(FAMILY, {
    rules: rulesOf,
    rulebook: rulebookOf,
    words: wordsOf,
    listed,
    evenings: eveningsOf,
    answered: ({ answered }) => answered,
  }),
  texts: TEXTS,
  tables: [PLAYING, PLAYING + 1],
  turns: 'counter-clockwise',
  groupOf,
};

function rulesOf(ruleset: Ruleset): Rules {
  const { options, profile } = ruleset;
  const sheet = sheetOf(ruleset);
  return {
    first: NO_TAROCK,
    // A Trischaken is what comes of passing.
    aim: ({ type }, contract) => type === 'pass' && contract === 'trischaken',
    phases: phasesOf(PHASES, ruleset),
    pack: PACK_54,
    balance: BALANCE,
    totals: totalsOf(ruleset),
    active: afterDealer(PLAYING),
    deal(deck, active) {
      const dealt = dealPackets(profile.packets, deck, active);
      return [...dealt, ...showHands(ruleset, dealt, active)];
    },
    face: (game) => game,
    redealtByNext: options['redeal-dealer'] === 'next' && ruleset.hasPutRight('redealt-by-the-next'),
    series: seriesOf(ruleset),
    review: (s) => reviewOf(ruleset, s),
    read: (s) => read(ruleset, s),
    sheet,
    note: (row) => noteOf(ruleset, sheet, row),
    remarks: (row) => remarksOn(row),
    check: checkOf(ruleset, sheet),
    settle: (row, now) => settle(ruleset, row, now),
  };
}
