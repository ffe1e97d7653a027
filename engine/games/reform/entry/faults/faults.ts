import type { Json } from '#engine/core/json.ts';
import type { EntryTable } from '#engine/entry/check.ts';
import { CONTRACT_IDS, takesCards } from '#engine/games/reform/contracts/contract.ts';
import type { Options } from '#engine/games/reform/options/options.ts';
import type { Ruleset } from '#engine/games/reform/ruleset.ts';
import { ALL_THIRDS, ENOUGH, TRICKS } from '#engine/games/reform/sizes.ts';
import type { Answers } from '#engine/kernel/entry/entry-sheet.ts';
import { rowsIn } from '../answered.ts';
import { isRiding } from '../asked/asked.ts';
import { hasDeclarer } from '../asked/each-fields.ts';
import { type Entered, type Fault, inGameIn, wayIn, wholeIn } from '../entered.ts';
import { birdFaults, givenUpFaults } from './bird-faults.ts';
import { bonusFaults } from './bonus-faults.ts';
import { eachFaults, sharingFaults } from './each-faults.ts';
import { protestFaults } from './protest-faults.ts';
import { emptiedFaults, rideFaults } from './way-faults.ts';

/** What the rules of the game know better than the description of an entry; its shape may still be anything (reform §14). */

export function faultsIn(ruleset: Ruleset, answers: Answers, at: EntryTable): readonly Fault[] {
  const { contract: id, declarer } = answers;
  const contract = ruleset.find(typeof id === 'string' ? id : undefined);
  if (!contract) return CONTRACT_IDS.some((known) => known === id) ? [['unknown-contract', 'contract']] : [];
  const entered: Entered = { ruleset, contract, answers, at };
  const isPlaying = at.active.some((seat) => seat === declarer);
  const isOut = hasDeclarer(contract) && !isPlaying && wholeIn(declarer) === at.dealer;
  return [
    ...(isOut ? [['declarer-sits-out', 'declarer'] as const] : []),
    ...notAgreed(ruleset.options, answers),
    ...resultFaults(entered),
    ...givenUpFaults(entered),
    ...kontraFaults(entered),
    // Whose bonuses they are is known by the declarer.
    ...(isPlaying && contract.kind !== 'each'
      ? [...birdFaults(entered), ...bonusFaults(entered), ...protestFaults(entered)]
      : []),
  ];
}

/** What is only there where the table has agreed on it. */
const AGREED = {
  soldBy: ({ ankauf }) => ankauf !== 'off',
  unplayed: ({ ruferUnplayed }) => ruferUnplayed,
  exchanged: ({ mortgage }) => mortgage,
  self: ({ selbstkontra }) => selbstkontra,
  protests: ({ protest }) => protest,
  inFixedRound: ({ sautanzValue }) => sautanzValue === 'declarer',
  sautanzValue: ({ sautanzValue }) => sautanzValue === 'declarer',
} as const satisfies Readonly<Record<string, (options: Options) => boolean>>;

const notAgreed = (options: Options, answers: Answers): readonly Fault[] =>
  Object.entries(AGREED).flatMap(([field, isAgreed]): readonly Fault[] =>
    answers[field] === undefined || isAgreed(options) ? [] : [['option-off', field]],
  );

function resultFaults(entered: Entered): readonly Fault[] {
  const { contract, answers } = entered;
  switch (contract.kind) {
    case 'each':
      return eachFaults(entered, contract);
    case 'sharing':
      return sharingFaults(entered);
    case 'emptying':
      return emptiedFaults(entered);
    case 'pictures':
    case 'first-and-last':
    case 'passing':
      return [];
    case 'negative': {
      const tricks = wholeIn(answers['tricks']);
      return tricks !== undefined && (tricks < 0 || tricks > TRICKS) ? [['tricks-not-twelve', 'tricks']] : [];
    }
    case 'positive':
      return [...(isRiding(contract) ? rideFaults(entered, contract) : []), ...pointFaults(answers)];
  }
}

/** The points of the declarer's side beside what they come to. */
function pointFaults({ result, thirds: answer }: Answers): readonly Fault[] {
  const thirds = wholeIn(answer);
  if (thirds === undefined) return [];
  if (thirds < 0 || thirds > ALL_THIRDS) return [['thirds-out-of-range', 'thirds']];
  const isWrong = (result === 'won' && thirds < ENOUGH) || (result === 'lost' && thirds >= ENOUGH);
  return isWrong ? [['result-contradicts-thirds', 'result']] : [];
}

/** What was said of the game, and of what was declared. */
function kontraFaults(entered: Entered): readonly Fault[] {
  const { ruleset, contract, answers } = entered;
  const { options } = ruleset;
  const { gameKontra, early, self, pairKontra, declarer } = answers;
  const pairs = Object.entries(typeof pairKontra === 'object' && pairKontra !== null ? pairKontra : {});
  const isAbove = (level: Json | undefined): boolean => (wholeIn(level) ?? 0) > options.kontraLevels;
  const isSaid = (level: Json | undefined): boolean => (wholeIn(level) ?? 0) > 0;
  // Another way to play with the king in the talon makes everything void that was said before (reform §5.4).
  const isOpen = options.preKontra && takesCards(contract) && wayIn(entered) === undefined;
  const isEarly = early === true && !isOpen;
  /** Before the exchange only what the bid has announced is there to be doubled. */
  const isBirdOfBid = ({ bonus, by }: Answers): boolean => isOpen && bonus === contract.bird && by === declarer;
  /** Whoever doubles the game doubles a bird that is one item with it. */
  const isOfGame = ({ bonus, by }: Answers): boolean => bonus === inGameIn(entered) && by === declarer;
  const isBoth = self === true && (isSaid(gameKontra) || pairs.some(([, level]) => isSaid(level)));
  return [
    ...(isAbove(gameKontra) ? [['kontra-above-limit', 'gameKontra'] as const] : []),
    ...pairs.filter(([, level]) => isAbove(level)).map(([seat]): Fault => ['kontra-above-limit', `pairKontra.${seat}`]),
    ...(isEarly ? [['early-without-pre', 'early'] as const] : []),
    ...(isBoth ? [['self-and-kontra', 'self'] as const] : []),
    ...rowsIn(answers['declared']).flatMap((row, i): readonly Fault[] => [
      ...(isOfGame(row) ? doubledTwice(row, i) : []),
      ...(isAbove(row['level']) ? [['kontra-above-limit', `declared.${i}.level`] as const] : []),
      ...(row['early'] === true && !isBirdOfBid(row) ? [['early-without-pre', `declared.${i}.early`] as const] : []),
      ...(row['self'] === true && !options.selbstkontra ? [['option-off', `declared.${i}.self`] as const] : []),
      ...(row['self'] === true && isSaid(row['level']) ? [['self-and-kontra', `declared.${i}.self`] as const] : []),
    ]),
  ];
}

const doubledTwice = ({ level, self }: Answers, i: number): readonly Fault[] => [
  ...((wholeIn(level) ?? 0) > 0 ? [['game-and-bird-are-one', `declared.${i}.level`] as const] : []),
  ...(self === true ? [['game-and-bird-are-one', `declared.${i}.self`] as const] : []),
];
