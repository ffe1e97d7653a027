import { type Text, text } from '#engine/core/text.ts';
import type { FirstAndLast, Passing } from '#engine/games/reform/contracts/contract.ts';
import { birdInGame, type Noted } from '#engine/games/reform/noted.ts';
import { notedIn } from '#engine/games/reform/row.ts';
import type { Ruleset } from '#engine/games/reform/ruleset.ts';
import { ENOUGH } from '#engine/games/reform/sizes.ts';
import { TEXTS } from '#engine/games/reform/texts.ts';
import type { Verdict } from '#engine/kernel/score.ts';
import type { Margin } from '#engine/kernel/words/phrase.ts';
import { type FinishedRow, nameOf } from '#engine/kernel/words/texts.ts';

/** A game in which nothing is counted: it is won or lost, or nobody pays (reform §7.6, §7.9). */
type Goal = (FirstAndLast | Passing)['kind'];

const ENDS: Readonly<Record<Goal, Readonly<Record<NonNullable<Noted['result']>, Text>>>> = {
  'first-and-last': {
    won: text('erster Stich, und letzter mit der Farbe', 'the first trick, and the last with the suit'),
    lost: text('erster oder letzter Stich verloren', 'the first trick or the last was lost'),
    unpaid: text('letzter Stich mit einer anderen Farbe', 'the last trick with another suit'),
  },
  passing: {
    won: text('nie zum Stechen gezwungen', 'never forced to beat'),
    lost: text('zum Stechen gezwungen', 'forced to beat'),
    unpaid: text('Jubelpensionist: erst spät zum Stechen gezwungen', 'Jubelpensionist: forced to beat only late'),
  },
};
const FIRST_LOST = text('erster Stich verloren', 'the first trick was lost');
const LAST_LOST = text('letzter Stich verloren', 'the last trick was lost');

/** How it ended, by what was noted of it; of a trick that was lost in play everybody knows which. */
export function goalMargin(kind: Goal, { proof: [trick] = [] }: Verdict, { notes }: FinishedRow): Margin | undefined {
  const result = notes && notedIn({ notes }).result;
  if (result === undefined) return undefined;
  if (kind === 'first-and-last' && result === 'lost' && trick !== undefined)
    return { text: trick === 1 ? FIRST_LOST : LAST_LOST };
  return { text: ENDS[kind][result] };
}

const POINTS = text('{n} {n|Punkt|Punkte}', '{n} {n|point|points}');
const ENOUGH_POINTS = text('genug Punkte', 'enough points');
const TOO_FEW = text('zu wenig Punkte', 'too few points');

/** What became of the points and of the bird, where only one of them may be enough; `undefined`: it is another game (reform §7.4). */
export function eitherMargin(ruleset: Ruleset, { notes }: FinishedRow): Margin | undefined {
  const noted = notes && notedIn({ notes });
  const contract = ruleset.find(noted?.contract);
  const bird = noted && contract && birdInGame(contract, noted);
  if (!noted || bird === undefined) return undefined;
  const { thirds, result, declared, declarer } = noted;
  const name = nameOf(TEXTS.bonuses, bird);
  const isMade = declared.some((one) => one.bonus === bird && one.by === declarer && one.made);
  const isEnough = thirds === undefined ? result === 'won' : thirds >= ENOUGH;
  const counted = thirds === undefined ? (isEnough ? ENOUGH_POINTS : TOO_FEW) : POINTS;
  const [de, en] = isMade ? ['gelungen', 'made'] : ['nicht gelungen', 'not made'];
  return {
    text: text(`${counted.de}, ${name.de} ${de}`, `${counted.en}, ${name.en} ${en}`),
    ending: { text: text(`${name.de} ${de}`, `${name.en} ${en}`) },
    ...(thirds !== undefined && { values: { n: { count: thirds, unit: 'points' } } }),
  };
}
