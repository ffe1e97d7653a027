import { handOf } from '#engine/core/card.ts';
import { type Text, text } from '#engine/core/text.ts';
import { PACK_54 } from '#engine/decks/deck-54.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { Game } from '#engine/kernel/score.ts';
import type { PhraseValue, Target } from '#engine/kernel/words/phrase.ts';
import { nameOf } from '#engine/kernel/words/texts.ts';
import type { Contract, Each } from '../contracts/contract.ts';
import type { Ruleset } from '../ruleset.ts';
import { ENOUGH, FAIR } from '../sizes.ts';
import { TEXTS } from '../texts.ts';
import { suitName } from './each/suits.ts';

/** What has to be reached in a game: it differs with what kind of game it is. */
export function targetOf(ruleset: Ruleset, game: Partial<Game>, view: View): Target | undefined {
  const contract = ruleset.find(game.contract);
  return contract && ofKind(contract, game, view);
}

function ofKind(contract: Contract, game: Partial<Game>, view: View): Target {
  switch (contract.kind) {
    case 'positive':
      if (contract.train) return ofTrain(game, view);
      return game.with?.['kingTalon'] === 'steinhofmaessig' ? ofEither(contract) : ofPoints();
    case 'negative':
      return { text: tricksText(contract.tricks), counts: 'tricks' };
    case 'emptying':
      return {
        text: text('keine Karten mehr vor dem letzten Stich', 'out of cards before the last trick'),
        counts: 'nothing',
      };
    case 'pictures':
      return {
        text: text('nur mehr drei oder vier gleiche Bilder', 'nothing left but three or four equal pictures'),
        counts: 'nothing',
      };
    case 'sharing':
      return ofShares();
    case 'first-and-last':
      return ofEnds(game);
    case 'passing':
      return { text: text('nie stechen müssen', 'never having to beat'), counts: 'nothing' };
    case 'each':
      return contract.paid === 'last' ? { ...FEWEST[contract.counts], text: LAST } : FEWEST[contract.counts];
  }
}

const inPoints = (thirds: number): PhraseValue => ({ count: thirds, unit: 'points' });

const ofPoints = (): Target => ({
  text: text('ab {n} Punkten', '{n} points or more'),
  values: { n: inPoints(ENOUGH) },
  counts: 'points',
});

/** The game or the bird, but not both (reform §7.4). */
function ofEither({ bird }: Contract): Target {
  const name = nameOf(TEXTS.bonuses, bird ?? '');
  return {
    text: text(
      `nur eines von beiden: ab {n} Punkten oder ${name.de}`,
      `only one of the two: {n} points or more, or ${name.en}`,
    ),
    values: { n: inPoints(ENOUGH) },
    counts: 'points',
  };
}

/** The first trick and the last, with the suit that the declarer has named (reform §7.6). */
function ofEnds({ with: { suit } = {} }: Partial<Game>): Target {
  const named = suitName(suit);
  if (!named)
    return {
      text: text(
        'der erste Stich, und der letzte mit einer genannten Farbe',
        'the first trick, and the last one with a suit that is named',
      ),
      counts: 'nothing',
    };
  return {
    text: text('der erste Stich, und der letzte mit {suit}', 'the first trick, and the last one with {suit}'),
    values: { suit: { text: named } },
    counts: 'nothing',
  };
}

/** How many cards of other suits the declarer still holds, where the viewer sees their hand. */
function othersIn({ declarer = -1, with: { suit } = {} }: Partial<Game>, { zones }: View): number | undefined {
  const hand = zones[handOf(declarer)] ?? [];
  const cards = hand.filter((card) => card !== null);
  if (hand.length === 0 || cards.length < hand.length) return undefined;
  return cards.filter((card) => PACK_54.suitOf(card) !== suit).length;
}

/** A hand of one suit, and then enough points; how far it is to that, whoever sees the hand is told (reform §7.7). */
function ofTrain(game: Partial<Game>, view: View): Target {
  const suit = suitName(game.with?.['suit']);
  const enough = { n: inPoints(ENOUGH) };
  if (!suit)
    return {
      text: text('nur mehr eine Farbe, und ab {n} Punkten', 'a single suit left, and {n} points or more'),
      values: enough,
      counts: 'points',
    };
  const others = othersIn(game, view);
  const values = { ...enough, suit: { text: suit }, ...(others !== undefined && { others }) };
  return {
    text:
      others === undefined
        ? text('nur mehr {suit}, und ab {n} Punkten', 'nothing but {suit} left, and {n} points or more')
        : text(
            'nur mehr {suit} (noch {others} andere {others|Karte|Karten}), und ab {n} Punkten',
            'nothing but {suit} left ({others} other {others|card|cards} to go), and {n} points or more',
          ),
    values,
    counts: 'points',
  };
}

/** Enough for every opponent, and little for the declarer (reform §7.9). */
const ofShares = (): Target => ({
  text: text(
    'jeder Gegner {least} bis {most}, selbst höchstens {own} Punkte',
    'each opponent {least} to {most} points, the declarer {own} at most',
  ),
  values: { least: inPoints(FAIR.least), most: inPoints(FAIR.most), own: inPoints(FAIR.declarer) },
  counts: 'points',
});

/** What everybody wants as little of as possible who plays alone. */
const FEWEST: Readonly<Record<Each['counts'], Target>> = {
  thirds: { text: text('möglichst wenig Punkte', 'as few points as possible'), counts: 'points' },
  tricks: { text: text('möglichst wenig Stiche', 'as few tricks as possible'), counts: 'tricks' },
  cards: { text: text('möglichst wenig Karten', 'as few cards as possible'), counts: 'cards' },
};
const LAST = text('als Letzter übrig bleiben', 'stay in to the last');

/** How many tricks a negative game is for. */
function tricksText(tricks: number): Text {
  if (tricks === 0) return text('kein Stich', 'no trick');
  return tricks === 1
    ? text('genau ein Stich', 'exactly one trick')
    : text(`genau ${tricks} Stiche`, `exactly ${tricks} tricks`);
}
