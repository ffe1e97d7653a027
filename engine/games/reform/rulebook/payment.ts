import { text } from '#engine/core/text.ts';
import type { RulePage } from '#engine/kernel/family/definition.ts';
import type { Ruleset } from '../ruleset.ts';
import { basicPage as page } from './words.ts';

/** Who pays whom (reform §8). */
export const settlement = ({ options }: Ruleset): RulePage =>
  page('settlement', text('Abrechnung', 'Settlement'), 'reform §8', [
    text(
      'Gezahlt wird zwischen zwei Spielern. Spielen zwei gegen zwei, hat jeder einen Gegner: der Spieler den ersten zu seiner Rechten, der Partner den anderen.',
      'Payments are between two players. Two against two, each has one opponent: the declarer the first to the right, the partner the other one.',
    ),
    ...(options.protest
      ? [
          text(
            'Hat dabei jemand protestiert, rechnet darüber jeder der einen Seite mit jedem der anderen ab, je zur Hälfte.',
            'If somebody has protested there, each player of one side settles with each of the other, at half the amount.',
          ),
        ]
      : []),
    text(
      'Spielt einer gegen drei, rechnet er mit jedem von ihnen ab.',
      'Where one plays against three, the declarer settles with each of them.',
    ),
    ...(options.protest
      ? [
          text(
            'Zwischen einem, der protestiert hat, und seinem Gegner gilt die Stufe davor.',
            'Between a player who has protested and an opponent, the step before holds.',
          ),
        ]
      : []),
    text(
      'Das Spiel und jeder Zusatz zählen für sich: Man kann das Spiel gewinnen und an Zusätzen mehr verlieren.',
      'The game and each bonus count on their own: you may win the game and lose more than that on bonuses.',
    ),
    options.rounding === 'whole'
      ? text(
          'Was zwei einander zahlen, wird auf ganze Punkte gerundet.',
          'What two players pay each other is rounded to whole points.',
        )
      : text(
          'Was zwei einander zahlen, wird auf Hundertstel gerundet.',
          'What two players pay each other is rounded to hundredths.',
        ),
  ]);

/** What an evening hands on from one deal to the next (reform §9). */
export const series = (): RulePage =>
  page('series', text('Hölzel, Radel und Serie', 'Hölzel, Radel and the series'), 'reform §9', [
    text(
      'Nach einem Trischaker bekommt jeder ein Hölzel, oder es folgt eine Radelrunde; nach einem Sautanz folgt eine Sautanzrunde.',
      'After a Trischaker everybody gets a Hölzel, or a Radel round follows; after a Sautanz comes a Sautanz round.',
    ),
    text(
      'Wer ein Hölzel hat, für den zählt jedes Spiel doppelt, in dem er der Spieler ist. Gewinnt er es, ist eines weg; mehrere machen nicht mehr als doppelt.',
      'For a player with a Hölzel, every game they declare counts double. If they win it, one Hölzel is gone; several do not make it more than double.',
    ),
    text(
      'In einer Radelrunde zählt alles doppelt. Beides zusammen macht viermal so viel.',
      'In a Radel round everything counts double. Both together make four times as much.',
    ),
    text(
      'In einer Sautanzrunde hat jedes Spiel denselben, vorher ausgemachten Wert, und kontriert wird nicht.',
      'In a Sautanz round every game has the same value, agreed on beforehand, and there is no kontra.',
    ),
    text(
      'Eine Runde ist vorbei, wenn jeder einmal gegeben hat.',
      'A round is one lap: it is over when everybody has dealt once.',
    ),
  ]);
