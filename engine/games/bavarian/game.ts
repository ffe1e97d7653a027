import { phasesOf } from '#engine/kernel/deal/phases-by-id.ts';
import type { Rules } from '#engine/kernel/deal/rules.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import { definedBy } from '#engine/kernel/family/family.ts';
import { aimedBy } from '#engine/phases/auction/duel.ts';
import { dealPackets } from '#engine/phases/packets.ts';
import { activeSeats, PLAYING } from './deal/seats.ts';
import { checkOf } from './entry/check.ts';
import { sheetOf } from './entry/fields.ts';
import { noteOf } from './entry/note.ts';
import { eveningsOf } from './evenings/evenings.ts';
import { listed } from './listing.ts';
import { contradictions } from './options/options.ts';
import { AUCTION, helpsTo } from './phases/auction.ts';
import { PHASES } from './phases/index.ts';
import { read } from './played/read.ts';
import { remarksOn } from './remarks.ts';
import { rulebookOf } from './rulebook/index.ts';
import { FAMILY, type Ruleset } from './ruleset.ts';
import { seriesOf } from './series.ts';
import { settle } from './settlement/settle.ts';
import { TEXTS } from './texts.ts';
import { totalsOf } from './totals.ts';
import { groupOf, wordsOf } from './words/index.ts';

/** Bavarian Tarock: one against two, with German suits and a stock of three cards. */
export const bavarian: GameDefinition = {
  ...definedBy(FAMILY, {
    rules: rulesOf,
    rulebook: rulebookOf,
    words: wordsOf,
    listed,
    evenings: eveningsOf,
    contradictions,
    answered: () => ['auction'],
  }),
  texts: TEXTS,
  tables: [PLAYING, PLAYING + 1],
  turns: 'clockwise',
  groupOf,
};

function rulesOf(ruleset: Ruleset): Rules {
  const { pack, packets } = ruleset;
  const sheet = sheetOf(ruleset);
  return {
    first: AUCTION,
    helps: (action, id) => helpsTo(ruleset, action, id),
    aim: aimedBy(ruleset.calls, (id) => {
      const contract = ruleset.find(id);
      return contract && ruleset.levelOf(contract);
    }),
    phases: phasesOf(PHASES, ruleset),
    pack,
    balance: ruleset.hasPot ? 'with-pot' : 'zero-sum',
    totals: totalsOf(ruleset),
    active: activeSeats,
    deal: (deck, active) => dealPackets(packets, deck, active),
    face: (game) => game,
    series: seriesOf(ruleset),
    review: () => ({ tricks: 'last', talon: false }),
    read: (s) => read(ruleset, s),
    sheet,
    note: (row) => noteOf(sheet, row),
    remarks: (row) => remarksOn(ruleset, row),
    check: checkOf(ruleset, sheet),
    settle: (row, now) => settle(ruleset, row, now),
  };
}
