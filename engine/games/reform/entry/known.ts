import type { Json } from '#engine/core/json.ts';
import type { Answers } from '#engine/kernel/entry/entry-sheet.ts';
import type { Sides } from '../row.ts';
import { protestsIn, rowsIn } from './answered.ts';
import { type Entered, type Fault, wholeIn } from './entered.ts';

/** What was said of the game or of an announcement, and who announced it. */
interface Said {
  readonly by?: Json | undefined;
  readonly ofDeclarer: boolean;
  readonly level: number;
  readonly isHalved: boolean;
}

/**
 * Announcements of opponents on whose side nobody could have known them: neither have they doubled, halved or protested, nor the
 * hidden partner, nor does the called king lie in the talon (reform §6.3).
 */
export function unknownFaults({ contract, answers }: Entered, sides: Sides): readonly Fault[] {
  const { partner, declared } = answers;
  const isHidden = typeof partner === 'number' || partner === 'own-king';
  if (contract.kind === 'negative' || contract.side !== 'king' || !isHidden) return [];
  const rows = rowsIn(declared).map(({ by, level, self }, i) => ({
    ...{ by, field: `declared.${i}.by`, ofDeclarer: sides.members.some((seat) => seat === by) },
    ...{ level: wholeIn(level) ?? 0, isHalved: self === true },
  }));
  let unknown = rows.filter(({ by }) => sides.others.some((seat) => seat === by));
  let heard: readonly Said[] = [gameIn(answers), ...rows.filter((row) => !unknown.includes(row))];
  // Each announcement may be behind another one, or behind what was said of that.
  for (;;) {
    const known = unknown.filter(({ by }) => isKnown(answers, by, heard));
    if (known.length === 0) return unknown.map(({ field }): Fault => ['side-not-known', field]);
    heard = [...heard, ...known];
    unknown = unknown.filter((row) => !known.includes(row));
  }
}

const gameIn = ({ gameKontra, self }: Answers): Said => ({
  ofDeclarer: true,
  level: wholeIn(gameKontra) ?? 0,
  isHalved: self === true,
});

/** Whether something that was heard can have shown on which side an opponent is. */
function isKnown(answers: Answers, seat: Json | undefined, heard: readonly Said[]): boolean {
  const { partner } = answers;
  const spoke = (by: Json | undefined): boolean =>
    heard.some((said) => said.by !== undefined && said.by === by) || protestsIn(answers).some((one) => one.by === by);
  const isPartner = typeof partner === 'number';
  return (
    spoke(seat) ||
    heard.some(({ ofDeclarer, level, isHalved }) => (ofDeclarer ? level > 0 : level > 1 || isHalved)) ||
    (isPartner &&
      (spoke(partner) || heard.some(({ ofDeclarer, level, isHalved }) => (ofDeclarer ? isHalved : level > 0))))
  );
}
