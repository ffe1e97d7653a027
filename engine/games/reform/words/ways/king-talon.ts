import { type Text, text } from '#engine/core/text.ts';
import { birdWorth } from '#engine/games/reform/settlement/prices.ts';
import { TEXTS } from '#engine/games/reform/texts.ts';
import { nameOf } from '#engine/kernel/words/texts.ts';
import { amountText } from '../amounts.ts';
import type { At, Rows } from '../said.ts';
import { contractAt, doubledAt, givenUpAt, valueWith } from '../worth.ts';
import { KING_WAYS } from './prater.ts';

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
export const KING_TALON: Pick<
  Rows,
  'alone' | 'schleifen-king' | 'wald-und-wiese' | 'pratermaessig' | 'steinhofmaessig'
> = {
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
  pratermaessig: {
    group: 'choice',
    words: ({ seat }, at) => ({
      ...IN_TALON,
      rule: KING_WAYS,
      text: text('Pratermäßig mit {seat}', 'Pratermäßig with {seat}'),
      line: withFalls(
        at,
        'Ihr spielt zu zweit, und jeder darf mehrere Tarock auf einmal geben: Die höchste Summe sticht.',
        'You two play together, and everybody may give several tarocks at once: the highest sum wins.',
      ),
      values: { seat: { seat, object: true } },
    }),
  },
  steinhofmaessig: {
    group: 'choice',
    words(_, at) {
      const value = amountText(valueWith(at, { kingTalon: 'steinhofmaessig' }));
      const bird = nameOf(TEXTS.bonuses, contractAt(at).bird ?? '');
      return {
        ...IN_TALON,
        rule: KING_WAYS,
        text: text('Steinhofmäßig', 'Steinhofmäßig'),
        line: withFalls(
          at,
          `Du spielst gegen drei um ${value.de} und gewinnst nur mit einem von beiden, Spiel oder ${bird.de}.`,
          `You play against three for ${value.en}, and win with only one of the two, game or ${bird.en}.`,
        ),
      };
    },
  },
};

/** With what becomes of a kontra that was said before (reform §5.4). */
function withFalls(at: At, de: string, en: string): Text {
  const kontra = doubledAt(at).kontra ? FALLS : NOTHING;
  return text(`${de}${kontra.de}`, `${en}${kontra.en}`);
}
