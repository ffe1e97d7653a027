import type { Json } from '#engine/core/json.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { Sides } from '#engine/games/reform/row.ts';
import type { Answers } from '#engine/kernel/entry/entry-sheet.ts';
import { isAbout, type Protest, protestsIn, rowsIn } from '../answered.ts';
import { type Entered, type Fault, wholeIn } from '../entered.ts';

/** The game or an announcement, and what was said of it. */
interface Said {
  /** Who announced it; missing: it is the game. */
  readonly by?: Json | undefined;
  readonly field: string;
  readonly ofDeclarer: boolean;
  /** How many of its steps its own side said, and how many the other one. */
  readonly own: number;
  readonly others: number;
  readonly isHalved: boolean;
  readonly protests: readonly Protest[];
}

/**
 * Announcements of opponents on whose side nobody can have known them. One step shows one of them: each must have doubled, halved or
 * protested, unless the hidden partner can have spoken, too (reform §6.3).
 */
export function unknownFaults({ contract, answers }: Entered, sides: Sides): readonly Fault[] {
  const { partner } = answers;
  const isHidden = typeof partner === 'number' || partner === 'own-king';
  // With the king in a talon that stays closed no kontra counts, and nobody need write down what was said (reform §5.4).
  if (contract.kind === 'negative' || contract.side !== 'king' || !isHidden) return [];
  const rows = announcedIn(answers, sides);
  const unknown = rows.filter(({ by }) => sides.others.some((seat) => seat === by));
  const others = [...new Set(unknown.map(({ by }) => Number(by)))];
  const heard = [gameIn(answers, sides), ...rows.filter((row) => !unknown.includes(row))];
  const known = mostKnown({ partner, rows: unknown, others }, heard, []);
  return unknown.filter(({ by }) => !known.includes(Number(by))).map(({ field }): Fault => ['side-not-known', field]);
}

const announcedIn = (answers: Answers, { members, others }: Sides): readonly Said[] =>
  rowsIn(answers['declared']).map(({ bonus, by, level, self }, i): Said => {
    const ofDeclarer = members.some((seat) => seat === by);
    const owners = ofDeclarer ? members : others;
    return {
      ...{ by, field: `declared.${i}.by`, ofDeclarer, isHalved: self === true },
      ...stepsOf(level),
      protests: protestsIn(answers).filter((one) => one.bonus === bonus && isAbout(one, owners)),
    };
  });

const gameIn = (answers: Answers, { members }: Sides): Said => ({
  ...{ field: 'gameKontra', ofDeclarer: true, isHalved: answers['self'] === true },
  ...stepsOf(answers['gameKontra']),
  protests: protestsIn(answers).filter((one) => one.bonus === undefined && isAbout(one, members)),
});

/** The other side says the first step, its own the second, and so on. */
function stepsOf(level: Json | undefined): Pick<Said, 'own' | 'others'> {
  const own = Math.floor((wholeIn(level) ?? 0) / 2);
  return { own, others: (wholeIn(level) ?? 0) - own };
}

/** Whose announcements are in question: opponents by their rows. */
interface Question {
  readonly partner: Json | undefined;
  readonly rows: readonly Said[];
  readonly others: readonly Seat[];
}

/** As many of the opponents as can have been known, one after the other, each by a word on what was heard until then. */
function mostKnown(question: Question, heard: readonly Said[], known: readonly Seat[]): readonly Seat[] {
  if (isPartnerShown(question.partner, heard)) return question.others;
  const protested = (seat: Seat): boolean => heard.some(({ protests }) => protests.some(({ by }) => by === seat));
  const spent = known.filter((seat) => !protested(seat)).length;
  const isLeft = wordsOf(heard, false) > spent;
  return question.others
    .filter((seat) => !known.includes(seat) && (isLeft || protested(seat)))
    .map((seat) => {
      const said = question.rows.filter(({ by }) => by === seat);
      return mostKnown(question, [...heard, ...said], [...known, seat]);
    })
    .reduce((best, other) => (other.length > best.length ? other : best), known);
}

/** How often a side has doubled or halved something. */
const wordsOf = (heard: readonly Said[], isDeclarers: boolean): number =>
  heard.reduce((sum, { ofDeclarer, own, others, isHalved }) => {
    return sum + (ofDeclarer === isDeclarers ? own + (isHalved ? 1 : 0) : others);
  }, 0);

/** Whether the hidden partner can have said something, by which everybody knows all sides. */
const isPartnerShown = (partner: Json | undefined, heard: readonly Said[]): boolean =>
  typeof partner === 'number' &&
  (wordsOf(heard, true) > 0 ||
    heard.some(({ by, protests }) => by === partner || protests.some((one) => one.by === partner)));
