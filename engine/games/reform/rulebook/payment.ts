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
