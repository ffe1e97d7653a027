import { SUITS } from '#engine/decks/deck-54.ts';
import { TRAIN_ENDINGS, type TrainEnding } from '#engine/games/reform/noted.ts';
import { isCounted } from '#engine/games/reform/settlement/verdicts.ts';
import { ALL_THIRDS, TALON, TIE_FROM, TRICKS } from '#engine/games/reform/sizes.ts';
import type { Riding } from '../asked/asked.ts';
import { endingsOf } from '../asked/way-fields.ts';
import { type Entered, type Fault, wholeIn } from '../entered.ts';

/** What is wrong with how a game ended that has an end of its own (reform §7.7 to §7.9, §14). */

/** How a game for a hand of one suit ended, if that is said. */
export const endingIn = ({ answers }: Pick<Entered, 'answers'>): TrainEnding | undefined =>
  TRAIN_ENDINGS.find((ending) => ending === answers['ending']);

/** Of a game for a hand of one suit: its ending, and who took the bus. */
export function rideFaults(entered: Entered, contract: Riding): readonly Fault[] {
  const { result } = entered.answers;
  const ending = endingIn(entered);
  if (ending === undefined) return [];
  if (!endingsOf(contract).includes(ending)) return [['ending-not-in-contract', 'ending']];
  const thirds = wholeIn(entered.answers['thirds']);
  const isTie = thirds !== undefined && isCounted(ending) && thirds >= TIE_FROM;
  return [
    ...(!isCounted(ending) && result === 'won' ? [['result-contradicts-ending', 'result'] as const] : []),
    ...(isTie && result === 'lost' ? [['result-contradicts-thirds', 'result'] as const] : []),
    ...busFaults(entered, ending),
  ];
}

/** Whoever took the bus departs with a card at least, and the declarer has none of what they have. */
function busFaults({ answers }: Entered, ending: TrainEnding): readonly Fault[] {
  if (ending !== 'bus') return [];
  const { bus } = answers;
  const own = wholeIn(answers['busThirds']);
  const thirds = wholeIn(answers['thirds']) ?? 0;
  if (bus === undefined) return [['bus-missing', 'bus']];
  if (own === undefined) return [];
  if (own < 0 || own > ALL_THIRDS) return [['thirds-out-of-range', 'busThirds']];
  return own === 0 || own + thirds > ALL_THIRDS ? [['thirds-impossible', 'busThirds']] : [];
}

/** Of each side suit the declarer holds a card, or it is over before the first trick; and only cards of one suit go together (ruling 31). */
const FEWEST_TRICKS = SUITS.length;

/** Of a game for an empty hand: complete tricks, and cards that are left. */
export function emptiedFaults({ answers, at }: Entered): readonly Fault[] {
  const { emptied, declarer } = answers;
  const [tricks, cards] = [wholeIn(answers['fullTricks']), wholeIn(answers['cardsLeft'])];
  // Whoever leads can play.
  const first = declarer === at.active[0] ? 1 : 0;
  switch (emptied) {
    case 'empty':
      return isWithin(tricks, FEWEST_TRICKS, TRICKS) ? [] : [['tricks-impossible', 'fullTricks']];
    case 'stuck':
      return isWithin(tricks, first, TRICKS - 1) ? [] : [['tricks-impossible', 'fullTricks']];
    // A card of his has gone to each trick.
    case 'left':
      return isWithin(cards, 1, TALON) ? [] : [['cards-left-impossible', 'cardsLeft']];
    default:
      return [];
  }
}

const isWithin = (count: number | undefined, least: number, most: number): boolean =>
  count === undefined || (count >= least && count <= most);
