import { must } from '#engine/core/assert-never.ts';
import { DECK, handOf, TRICK } from '#engine/core/card.ts';
import { PACK_78 } from '#engine/decks/deck-78.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { phasesOf } from '#engine/kernel/deal/phases-by-id.ts';
import type { Rules } from '#engine/kernel/deal/rules.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import { definedBy } from '#engine/kernel/family/family.ts';
import { dealPackets } from '#engine/phases/packets.ts';
import { CONTRACTS } from './contracts/index.ts';
import { checkOf } from './entry/check.ts';
import { sheetOf } from './entry/fields.ts';
import { lateFor } from './entry/late.ts';
import { noteOf } from './entry/note.ts';
import { faceOf } from './knowledge.ts';
import { listed } from './listing.ts';
import { PHASES } from './phases/index.ts';
import { LAY } from './phases/names.ts';
import { read, readInFull } from './read.ts';
import { refusal } from './refusals.ts';
import { rulebookOf } from './rulebook/index.ts';
import { activeSeats, balanceOf, FAMILY, type Ruleset, SEATS } from './ruleset.ts';
import { seriesOf } from './series.ts';
import { settle } from './settlement/settle.ts';
import { TEXTS } from './texts.ts';
import { totalsOf } from './totals.ts';
import { groupOf, wordsOf } from './words/index.ts';

/** Three packets of five, then four; the dealer's last one has two more (tuebingen §2). */
const PACKETS = [5, 5, 5, 4];
const SKAR = 2;

/** Tübingen Tarock: four players, 78 cards, a called partner. */
export const tuebingen: GameDefinition = {
  ...definedBy(FAMILY, { rules: rulesOf, rulebook: rulebookOf, words: wordsOf, listed }),
  texts: TEXTS,
  tables: [SEATS],
  turns: 'counter-clockwise',
  groupOf,
};

function rulesOf(ruleset: Ruleset): Rules {
  const { options } = ruleset;
  const sheet = sheetOf(ruleset);

  return {
    first: LAY,
    wrongPhase: refusal('wrong-phase', undefined, 'tuebingen §6'),
    phases: phasesOf(PHASES, ruleset),
    pack: PACK_78,
    balance: balanceOf(options),
    totals: totalsOf(ruleset),
    active: activeSeats,
    deal(deck, active) {
      const dealer = must(active.at(-1), 'the dealer');
      const skar = { cards: deck.slice(-SKAR), from: DECK, to: handOf(dealer), seenBy: [dealer] };
      return [...dealPackets(PACKETS, deck, active), { type: 'moved', ...skar }];
    },
    face: faceOf,
    aim,
    series: seriesOf(ruleset),
    // The last trick until the next lead (TU31).
    review: (s) => ({ tricks: (s.zones[TRICK] ?? []).length > 0 ? 'none' : 'last', talon: false }),
    read: (s) => read(ruleset, s),
    readInFull: (s) => readInFull(ruleset, s),
    sheet,
    note: (row) => noteOf(sheet, row),
    check: checkOf(ruleset, sheet),
    // Where they are counted by themselves, nobody claims them late.
    ...(options['strafen-claim'] === 'manual' &&
      ruleset.hasPutRight('late-strafen-are-confirmed') && { late: lateFor(ruleset) }),
    settle: (row, now) => settle(ruleset, row, now),
  };
}

/** A call leads to a Ruf or a concealed Raus, the question to a Tout. */
const aim = ({ type }: Action, contract: string): boolean =>
  contract === CONTRACTS.tout.id
    ? type === 'ask'
    : (contract === CONTRACTS.ruf.id || contract === CONTRACTS['raus-concealed'].id) && type.startsWith('call');
