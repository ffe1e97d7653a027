import { must } from '#engine/core/assert-never.ts';
import type { Json } from '#engine/core/json.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { EntryTable } from '#engine/entry/check.ts';
import type { Answers } from '#engine/kernel/entry/entry-sheet.ts';
import type { BonusId } from '../bonuses/index.ts';
import type { ContractId, Each } from '../contracts/contract.ts';
import type { Declared, Doubled, Noted, Silent } from '../noted.ts';
import { isMissedByFar, type Sides, sidesOf } from '../row.ts';
import type { Ruleset } from '../ruleset.ts';
import { playersOf, wayNoted } from './answered-ways.ts';
import { hasDeclarer } from './asked/each-fields.ts';
import { claimsOf, suertaxeSide } from './cards/claims.ts';
import { settingOf, volatSide } from './cards/possible.ts';
import { partnerIn } from './entered.ts';
import { resultNoted } from './results.ts';

/** The rows of an answer; one that is missing has none. */
export const rowsIn = (answer: Json | undefined): readonly Answers[] =>
  (Array.isArray(answer) ? (answer as readonly Json[]) : []).map((row) =>
    typeof row === 'object' && row !== null && !Array.isArray(row) ? (row as Answers) : {},
  );

/** Who protested which step, on what; a missing bonus: the game. */
export interface Protest {
  readonly by: Seat;
  readonly step: number;
  readonly bonus?: Json | undefined;
}

export const protestsIn = ({ protests }: Answers): readonly Protest[] =>
  rowsIn(protests).map(({ by, step, bonus }) => ({ by: Number(by), step: Number(step), bonus }));

/**
 * Whether a protest is about what a seat of `owners` owns: the other side says the first step, and who protests one sits beside whoever
 * said it.
 */
export const isAbout = ({ by, step }: Protest, owners: readonly Seat[]): boolean =>
  owners.includes(by) === (step % 2 === 0);

/** What a scorer has noted, by answers with which nothing is wrong. */
export function notedOf(ruleset: Ruleset, answers: Answers, at: EntryTable): Noted {
  const { declarer, soldBy, kingTalon, exchanged, unplayed, result, thirds, tricks } = answers;
  const contract = ruleset.contractOf({ contract: answers['contract'] as string });
  if (contract.kind === 'each') return eachNoted(contract, answers, at);
  const partner = partnerIn({ contract, answers });
  const sides = sidesOf({ declarer: Number(declarer), ...(partner !== undefined && { partner }) }, at);
  const noted: Noted = {
    contract: answers['contract'] as ContractId,
    declarer: Number(declarer),
    ...(soldBy !== undefined && { soldBy: Number(soldBy) }),
    ...(partner !== undefined && { partner }),
    ...(kingTalon !== undefined && { kingTalon: kingTalon as NonNullable<Noted['kingTalon']> }),
    ...(exchanged !== undefined && { exchanged: Number(exchanged) }),
    ...(unplayed === true && { unplayed }),
    ...(thirds === undefined ? resultNoted(contract, result) : { thirds: Number(thirds) }),
    ...(tricks !== undefined && { tricks: Number(tricks) }),
    ...wayNoted(contract, answers, at),
    ...kontraIn(answers, sides),
    declared: rowsIn(answers['declared']).map((row): Declared => ({
      ...{ bonus: row['bonus'] as BonusId, by: Number(row['by']) },
      made: contract.kind === 'negative' ? isMissedByFar(contract, Number(tricks)) : row['made'] === true,
      ...doubledIn(
        answers,
        { level: row['level'], self: row['self'], early: row['early'], bonus: row['bonus'] },
        ownersOf(sides, row['by']),
      ),
    })),
    silent: [],
  };
  const said = { ...noted, silent: silentIn(ruleset.bonusesOf(contract), answers, noted, sides) };
  return { ...said, silent: [...said.silent, ...volatOf(ruleset, said, sides)] };
}

/** The same where everybody plays alone; forehand stands as the declarer where nobody is one. */
function eachNoted(contract: Each, answers: Answers, at: EntryTable): Noted {
  const { declarer, last, sautanzValue } = answers;
  return {
    contract: contract.id,
    declarer: hasDeclarer(contract) ? Number(declarer) : must(at.active[0], 'forehand'),
    players: playersOf(answers, at),
    ...(last !== undefined && { last: Number(last) }),
    ...(sautanzValue !== undefined && { sautanzValue: Number(sautanzValue) }),
    declared: [],
    silent: [],
  };
}

const ownersOf = ({ members, others }: Sides, by: Json | undefined): readonly Seat[] =>
  members.includes(Number(by)) ? members : others;

/** What was said of the game: between the sides, or in a negative one with each opponent. */
function kontraIn(answers: Answers, { members, others }: Sides): Pick<Noted, 'game' | 'pairs'> {
  const { gameKontra, pairKontra, self, early } = answers;
  if (gameKontra !== undefined) return { game: doubledIn(answers, { level: gameKontra, self, early }, members) };
  const said = (pairKontra ?? {}) as Answers;
  return {
    pairs: others.map((seat) => ({
      ...{ with: seat, level: Number(said[seat] ?? 0) },
      ...(self === true && { self }),
    })),
  };
}

interface Said {
  readonly level: Json | undefined;
  readonly self: Json | undefined;
  readonly early?: Json | undefined;
  /** Missing: it was said of the game. */
  readonly bonus?: Json | undefined;
}

function doubledIn(answers: Answers, { level, self, early, bonus }: Said, owners: readonly Seat[]): Doubled {
  const steps = Number(level ?? 0);
  // Who gives up at once was doubled before the exchange, or not at all.
  const isEarly = early === true || answers['kingTalon'] === 'schleifen-king';
  const protests = protestsIn(answers)
    .filter((one) => one.bonus === bonus && isAbout(one, owners))
    .map(({ by, step }) => ({ by, of: step }));
  return {
    level: steps,
    ...(isEarly && steps > 0 && { early: true }),
    ...(self === true && { self: true }),
    ...(protests.length > 0 && { protests }),
  };
}

/** What came about silently; a Sürtaxe follows from the points, also where nobody wrote it down. */
function silentIn(
  possible: readonly BonusId[],
  { silent }: Answers,
  { thirds, declared }: Noted,
  { members }: Sides,
): readonly Silent[] {
  const rows = rowsIn(silent).map(({ bonus, side, made = true, count }): Silent => ({
    ...{ bonus: bonus as BonusId, side: side as Silent['side'], made: made === true },
    ...(count !== undefined && { count: Number(count) }),
  }));
  const side = thirds === undefined || !possible.includes('suertaxe') ? undefined : suertaxeSide(thirds);
  const isSaid =
    rows.some(({ bonus }) => bonus === 'suertaxe') ||
    declared.some(({ bonus, by }) => bonus === 'suertaxe' && members.includes(by) === (side === 'declarer'));
  return side === undefined || isSaid ? rows : [...rows, { bonus: 'suertaxe', side, made: true }];
}

/** A Volat that nobody wrote down, but that the points prove: no trick, however cheap, is left for the other side. */
function volatOf(ruleset: Ruleset, noted: Noted, sides: Sides): readonly Silent[] {
  const contract = ruleset.contractOf(noted);
  if (noted.thirds === undefined || !ruleset.bonusesOf(contract).includes('volat')) return [];
  const claims = claimsOf(noted, sides);
  const side = volatSide(claims, settingOf(ruleset, contract, sides, noted), noted.thirds);
  const isSaid = claims.some(({ bonus, of }) => bonus === 'volat' && of === side);
  return side === undefined || isSaid ? [] : [{ bonus: 'volat', side, made: true }];
}
