import type { Refusal } from '#engine/core/refusal.ts';
import { checkBy } from '#engine/entry/check.ts';
import type { Rules } from '#engine/kernel/deal/rules.ts';
import type { EntrySheet } from '#engine/kernel/entry/entry-sheet.ts';
import type { Noted } from '../noted.ts';
import { refusal, type RefusalCode } from '../refusals/index.ts';
import { rowOf, sidesOf } from '../row.ts';
import type { Ruleset } from '../ruleset.ts';
import { activeSeats } from '../seats.ts';
import { notedOf } from './answered.ts';
import { claimsOf } from './cards/claims.ts';
import { canBe, settingOf, thirdsOf } from './cards/possible.ts';
import { canBeShared } from './cards/shared.ts';
import { faultsIn } from './faults/faults.ts';

const refused = (code: RefusalCode, field: string): Refusal => refusal(code, { field }, 'reform §14');

/** Checks a score entry into the row that the played deal would have (reform §14). `sheet`: that of the ruleset. */
export const checkOf = (ruleset: Ruleset, sheet: EntrySheet): Rules['check'] =>
  checkBy({
    sheet,
    active: activeSeats,
    refuse: (answers, at) => faultsIn(ruleset, answers, at).map(([code, field]) => refused(code, field)),
    impossible: (answers, at) => {
      const noted = notedOf(ruleset, answers, at);
      const contract = ruleset.contractOf(noted);
      if (contract.kind === 'each' && contract.counts === 'thirds' && !canBeSharedBy(noted))
        return [refused('thirds-not-of-tricks', 'thirdsEach')];
      if (contract.kind !== 'positive' || (noted.thirds === undefined && noted.result === undefined)) return [];
      const sides = sidesOf(noted, at);
      const setting = settingOf(ruleset, contract, sides, noted);
      if (canBe(claimsOf(noted, sides), setting, thirdsOf(noted))) return [];
      return noted.thirds === undefined
        ? [refused('result-contradicts-thirds', 'result')]
        : [refused('thirds-impossible', 'thirds')];
    },
    row: (answers, at) => rowOf(ruleset, at, notedOf(ruleset, answers, at)),
  });

/** Whether the points of all go with their tricks (reform §7.3). */
const canBeSharedBy = ({ players = [] }: Noted): boolean =>
  canBeShared(players.flatMap((one) => (one ? [{ tricks: one.tricks ?? 0, thirds: one.thirds ?? 0 }] : [])));
