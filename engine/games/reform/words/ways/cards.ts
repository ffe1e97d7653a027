import { handOf } from '#engine/core/card.ts';
import { type Text, text } from '#engine/core/text.ts';
import { TALON_GROUPS } from '#engine/games/reform/names.ts';
import { missingSuits } from '#engine/games/reform/play/ways/emptying.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { Wording } from '#engine/kernel/words/action-words.ts';
import type { PhraseValue } from '#engine/kernel/words/phrase.ts';
import { suitsText } from '../each/suits.ts';
import type { At, Rows } from '../said.ts';
import { contractAt } from '../worth.ts';
import { thirdsIn } from './shares.ts';

/** Everything about such a game stands on its own page. */
const onItsPage = (at: At, wording: Wording): Wording => ({ rule: contractAt(at).id, ...wording });

/** Where the next card of the talon lies. */
function nextIn({ zones }: View): Readonly<Record<string, PhraseValue>> {
  const zone = TALON_GROUPS.find((group) => (zones[group] ?? []).length > 0);
  return zone === undefined ? {} : { from: { zone } };
}

const DRAW_ONE = text('Nimmst du eine Karte vom Talon?', 'Will you draw a card from the talon?');
const DRAW_MORE = text('Nimmst du noch eine Karte vom Talon?', 'Will you draw another card from the talon?');

/** What is asked, whether something was drawn before or not. */
const askedIn = ({ history }: View): Text =>
  history.some((event) => event.type === 'said' && event.action?.type === 'draw') ? DRAW_MORE : DRAW_ONE;

const AND = text('und', 'and');

/** The side suits that the viewer lacks, without any of which a Hausierer is lost; `undefined`: none, or their hand is not seen. */
function lackedBy({ viewer, zones }: View): Text | undefined {
  const hand = typeof viewer === 'number' ? (zones[handOf(viewer)] ?? []).filter((card) => card !== null) : [];
  const suits = hand.length > 0 ? missingSuits(hand) : [];
  return suits.length > 0 ? suitsText(suits, AND) : undefined;
}

const TOP_CARD = text(
  'Die oberste, die nur du siehst. Du behältst sie und legst nichts dafür weg.',
  'The top one, which only you see. You keep it and lay nothing away for it.',
);

/** What a further card is for, as long as a suit is missing. */
function drawLine(view: View): Text {
  const lacked = lackedBy(view);
  return lacked
    ? text(
        `Dir fehlt noch: ${lacked.de}. Ohne das hast du verloren, bevor gespielt wird.`,
        `You still lack ${lacked.en}. Without that you have lost before a card is played.`,
      )
    : TOP_CARD;
}

const lostWithout = ({ de, en }: Text): Text =>
  text(
    `Dir fehlt noch: ${de}. Damit hast du sofort verloren.`,
    `You still lack ${en}: with that you have lost at once.`,
  );

/** Cards that are drawn and kept (reform §7.8). */
export const DRAWN: Pick<Rows, 'draw' | 'enough'> = {
  draw: {
    group: 'choice',
    words: (_, at) =>
      onItsPage(at, {
        text: text('Eine Karte nehmen', 'Draw a card'),
        say: text('Ich nehme eine', 'I draw one'),
        ask: askedIn(at.view),
        line: drawLine(at.view),
        values: nextIn(at.view),
      }),
  },
  enough: {
    group: 'quiet',
    words(_, at) {
      const lacked = lackedBy(at.view);
      return onItsPage(at, {
        text: text('Genug', 'Enough'),
        ask: askedIn(at.view),
        ...(lacked && { line: lostWithout(lacked), danger: true }),
      });
    },
  },
};

/** Talon cards that go to the opponents one by one (reform §7.9). */
export const SHARED: Pick<Rows, 'share-card'> = {
  'share-card': {
    group: 'choice',
    words: ({ card, to }, at) =>
      onItsPage(at, {
        text: text('{to}', '{to}'),
        say: text('{card} für {to}', '{card} for {to}'),
        ask: text('Wer bekommt {card}?', 'Who gets the {card}?'),
        line: text('Bisher {n} {n|Punkt|Punkte}.', '{n} {n|point|points} so far.'),
        values: { card: { card }, to: { seat: to, object: true }, n: { count: thirdsIn(at.view, to), unit: 'points' } },
      }),
  },
};
