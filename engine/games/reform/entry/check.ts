import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok } from '#engine/core/result.ts';
import { checkAnswers, type EntryTable } from '#engine/entry/check.ts';
import type { Rules } from '#engine/kernel/deal/rules.ts';
import type { EntrySheet } from '#engine/kernel/entry/entry-sheet.ts';
import type { Contract } from '../contracts/contract.ts';
import type { Noted } from '../noted.ts';
import { refusal, type RefusalCode } from '../refusals/index.ts';
import { rowOf, sidesOf } from '../row.ts';
import type { Ruleset } from '../ruleset.ts';
import { activeSeats } from '../seats.ts';
import { ALL_THIRDS } from '../sizes.ts';
import { notedOf } from './answered.ts';
import { claimsOf } from './cards/claims.ts';
import { possibleIn, thirdsOf } from './cards/possible.ts';
import { canBeShared, givenAway, lastTaken, type Share } from './cards/shared.ts';
import { faultsIn } from './faults/faults.ts';

const refused = (code: RefusalCode, field: string): Refusal => refusal(code, { field }, 'reform §14');

/** Checks a score entry into the row that the played deal would have (reform §14). `sheet`: that of the ruleset. */
export const checkOf =
  (ruleset: Ruleset, sheet: EntrySheet): Rules['check'] =>
  (entry, table, dealer) => {
    const at: EntryTable = { table, dealer, active: activeSeats(table, dealer) };
    return checkAnswers(sheet, entry, at, {
      refuse: (answers) => faultsIn(ruleset, answers, at).map(([code, field]) => refused(code, field)),
      row(answers) {
        const noted = notedOf(ruleset, answers, at);
        const wrong = impossibleIn(ruleset, at, noted);
        return wrong.length > 0 ? fail(wrong) : ok(rowOf(ruleset, at, noted));
      },
    });
  };

/** Why no cards can have given what was noted, although each part of it is right. */
function impossibleIn(ruleset: Ruleset, at: EntryTable, noted: Noted): readonly Refusal[] {
  const contract = ruleset.contractOf(noted);
  switch (contract.kind) {
    case 'each':
      if (contract.counts !== 'thirds' || canBeShared(sharesIn(noted), lastTaken)) return [];
      return [refused('thirds-not-of-tricks', 'thirdsEach')];
    case 'sharing':
      return canBeShared(sharesIn(noted), givenAway) ? [] : [refused('thirds-not-of-tricks', 'thirdsEach')];
    case 'positive':
      return uncountable(ruleset, contract, at, noted);
    default:
      return [];
  }
}

/** The same by the points of the declarer's side, and of whoever took the bus. */
function uncountable(ruleset: Ruleset, contract: Contract, at: EntryTable, noted: Noted): readonly Refusal[] {
  const { thirds, result, bus } = noted;
  if (thirds === undefined && result === undefined) return [];
  const sides = sidesOf(noted, at);
  const canBe = possibleIn(ruleset, contract, sides, noted);
  const [claims, counted] = [claimsOf(noted, sides), thirdsOf(noted)];
  if (!canBe(claims, counted))
    return thirds === undefined
      ? [refused('result-contradicts-thirds', 'result')]
      : [refused('thirds-impossible', 'thirds')];
  const left = { ...counted, to: Math.min(counted.to, ALL_THIRDS - (bus?.thirds ?? 0)) };
  return canBe(claims, left) ? [] : [refused('thirds-impossible', 'busThirds')];
}

/** What each player has who has a share of the points. */
const sharesIn = ({ players = [], declarer }: Noted): readonly Share[] =>
  players.flatMap((one, seat) =>
    one ? [{ tricks: one.tricks ?? 0, thirds: one.thirds ?? 0, isDeclarer: seat === declarer }] : [],
  );
