import { handOf } from '#engine/core/card.ts';
import type { Seat } from '#engine/core/seat.ts';
import { text } from '#engine/core/text.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { Wording } from '#engine/kernel/words/action-words.ts';
import { nameOf } from '#engine/kernel/words/texts.ts';
import { TEXTS } from '../texts.ts';
import { amountText } from './amounts.ts';
import type { Rows } from './said.ts';
import { birdWorth, contractAt, doubledAt, givenUpAt, priceFor, valueWith } from './worth.ts';

const ANKAUF = { rule: 'ankauf', ask: text('Kaufst du das Spiel?', 'Will you buy the game?') };

/** Who wants to buy the game that is voted on. */
function buyerIn({ history }: View): Seat | undefined {
  const bought = history.findLast((event) => event.type === 'said' && event.action?.type === 'buy');
  return bought?.type === 'said' && typeof bought.by === 'number' ? bought.by : undefined;
}

function vote(view: View, wording: Wording): Wording {
  const who = buyerIn(view);
  return {
    ...wording,
    rule: 'ankauf',
    ...(who !== undefined && {
      ask: text('Darf {buyer} das Spiel kaufen?', 'May {buyer} buy the game?'),
      values: { buyer: { seat: who } },
    }),
  };
}

/** Buying a game, and the vote on it (reform §3.3). */
export const BUYING: Pick<Rows, 'buy' | 'no-buy' | 'agree' | 'refuse'> = {
  buy: {
    group: 'choice',
    words(_, at) {
      const price = amountText(priceFor(at, typeof at.by === 'number' ? at.by : undefined));
      return {
        ...ANKAUF,
        text: text('Kaufen', 'Buy'),
        say: text('Ich kaufe das Spiel', 'I buy the game'),
        line: text(
          `Es wird dein Spiel, und du zahlst jedem der anderen ${price.de}, auch wenn du gewinnst.`,
          `It becomes your game, and you pay each of the others ${price.en}, even if you win.`,
        ),
      };
    },
  },
  'no-buy': {
    group: 'quiet',
    words: () => ({
      ...ANKAUF,
      text: text('Nicht kaufen', 'Don’t buy'),
      say: text('Ich kaufe nicht', 'I do not buy'),
    }),
  },
  agree: {
    group: 'choice',
    words(_, at) {
      const price = amountText(priceFor(at, buyerIn(at.view)));
      return vote(at.view, {
        text: text('Dafür', 'Agree'),
        say: text('Ich bin dafür', 'I agree'),
        line: text(`Ihr anderen bekommt je ${price.de}.`, `You others get ${price.en} each.`),
      });
    },
  },
  refuse: {
    group: 'quiet',
    words: (_, { view }) => vote(view, { text: text('Dagegen', 'Refuse'), say: text('Ich bin dagegen', 'I refuse') }),
  },
};

const KING = { rule: 'called-king', ask: text('Welchen König rufst du?', 'Which king do you call?') };
const OWN_KING = text(
  'Den hast du selbst: Du spielst dann allein gegen drei, und niemand weiß es.',
  'You hold it yourself: you then play alone against three, and nobody knows.',
);

const holds = ({ viewer, zones }: View, card: string): boolean =>
  typeof viewer === 'number' && (zones[handOf(viewer)] ?? []).includes(card);

/** Calling a king (reform §5.1). */
export const CALLED: Pick<Rows, 'call-king' | 'call-fourth'> = {
  'call-king': {
    group: 'call',
    words({ suit }, { view, by }) {
      const king = `${suit}K`;
      return {
        ...KING,
        text: text('Ich rufe {suit}', 'I call the {suit}'),
        values: { suit: { card: king } },
        ...(by === view.viewer && holds(view, king) && { line: OWN_KING }),
      };
    },
  },
  'call-fourth': {
    group: 'call',
    words: () => ({
      ...KING,
      text: text('Ich rufe den Vierten', 'I call the fourth'),
      line: text(
        'Den König, den du nicht hast; seine Farbe verrätst du nicht.',
        'The king that you do not hold; its suit stays your secret.',
      ),
    }),
  },
};

const NOTHING = text('', '');
const BIRD = (worth: number) => text(`, der Vogel ${worth}`, `, and the bird ${worth}`);
/** What becomes of a kontra that was said before the exchange (reform §5.4). */
const STANDS = text(' Das Kontra bleibt.', ' The kontra stands.');
const FALLS = text(' Ein Kontra gilt dann nicht mehr.', ' A kontra no longer counts then.');

const IN_TALON = {
  rule: 'king-in-talon',
  ask: text('Der gerufene König liegt im Talon.', 'The called king is in the talon.'),
};

/** Going on with the called king in the talon, or not (reform §5.4). */
export const KING_TALON: Pick<Rows, 'alone' | 'schleifen-king' | 'wald-und-wiese'> = {
  alone: {
    group: 'quiet',
    words(_, at) {
      const value = amountText(valueWith(at, { kingTalon: 'alone' }));
      const bird = birdWorth(contractAt(at));
      const [besides, kontra] = [bird === 0 ? NOTHING : BIRD(bird), doubledAt(at).kontra ? STANDS : NOTHING];
      return {
        ...IN_TALON,
        text: text('Ich spiele allein', 'I play alone'),
        line: text(
          `Du spielst gegen drei; das Spiel gilt ${value.de}${besides.de}.${kontra.de}`,
          `You play against three; the game is worth ${value.en}${besides.en}.${kontra.en}`,
        ),
      };
    },
  },
  'schleifen-king': {
    group: 'choice',
    words(_, at) {
      const value = amountText(givenUpAt(at));
      // Whoever has protested gets less.
      const upTo = doubledAt(at).protest ? text('bis zu ', 'up to ') : text('', '');
      return {
        ...IN_TALON,
        text: text('Ich schleife', 'I give up (schleifen)'),
        say: text('Ich schleife', 'I give up'),
        danger: true,
        line: text(
          `Du gibst auf und zahlst jedem ${upTo.de}${value.de}; gespielt wird nicht.`,
          `You give up and pay each of the others ${upTo.en}${value.en}; the deal is not played.`,
        ),
      };
    },
  },
  'wald-und-wiese': {
    group: 'choice',
    words({ type }, at) {
      const line = at.ruleset.find(type)?.line;
      const kontra = doubledAt(at).kontra ? FALLS : NOTHING;
      return {
        ...IN_TALON,
        text: nameOf(TEXTS.contracts, type),
        rule: type,
        ...(line && { line: text(`${line.de}${kontra.de}`, `${line.en}${kontra.en}`) }),
      };
    },
  },
};
