import { type Text, text } from '#engine/core/text.ts';
import type { RulePage } from '#engine/kernel/family/definition.ts';
import type { Each } from '../contracts/contract.ts';
import type { Options } from '../options/options.ts';
import type { Ruleset } from '../ruleset.ts';
import { FIXED } from '../settlement/lent.ts';
import { aloneIn, basicPage as page } from './words.ts';

/** The games after which something is handed on, as people name one of them: `Trischaker oder Böhmischen Trischaker`. */
function namesThat(ruleset: Ruleset, then: NonNullable<Each['then']>): Text | undefined {
  const names = aloneIn(ruleset).flatMap((contract) => (contract.then === then ? [contract.name] : []));
  if (names.length === 0) return undefined;
  return text(names.map(({ de }) => de).join(', '), names.map(({ en }) => en).join(', '));
}

/** What an evening hands on from one deal to the next, where this table plays so (reform §9). */
export function seriesPages(ruleset: Ruleset): readonly RulePage[] {
  const { options } = ruleset;
  const trischaker = namesThat(ruleset, 'afterTrischaker');
  const sautanz = namesThat(ruleset, 'fixed-round');
  return [
    ...(trischaker ? AFTER_TRISCHAKER[options.afterTrischaker](trischaker) : []),
    ...(sautanz ? [fixedRound(options, sautanz)] : []),
  ];
}

const ROUND = text(
  'Eine Runde ist vorbei, wenn jeder einmal gegeben hat.',
  'A round is one lap: it is over when everybody has dealt once.',
);

const AFTER_TRISCHAKER: Readonly<Record<Options['afterTrischaker'], (after: Text) => readonly RulePage[]>> = {
  hoelzel: (after) => [
    page('hoelzel', text('Hölzel', 'Hölzel'), 'reform §9', [
      text(
        `Danach bekommt jeder, der mitgespielt hat, ein Hölzel: ${after.de}.`,
        `After such a game everybody who has played gets a Hölzel: ${after.en}.`,
      ),
      text(
        'Wer ein Hölzel hat, für den zählt jedes Spiel doppelt, in dem er der Spieler ist. Gewinnt er es, ist eines weg; mehrere machen nicht mehr als doppelt.',
        'For a player with a Hölzel, every game they declare counts double. If they win it, one Hölzel is gone; several do not make it more than double.',
      ),
      text(
        'Verliert er, behält er es. Nach einem Ankauf geht es um die Hölzel des Käufers.',
        'If they lose, they keep it. After a purchase it is the buyer’s Hölzel that counts.',
      ),
      text(
        'Wo jeder für sich spielt, ist niemand der Spieler: Da zählt kein Hölzel, und es geht auch keines weg.',
        'Where everybody plays alone nobody is the declarer: no Hölzel counts, and none is lost.',
      ),
    ]),
  ],
  radel: (after) => [
    page('radel', text('Radel', 'Radel'), 'reform §9', [
      text(
        `Danach zählt eine ganze Runde doppelt, vom nächsten Spiel an: ${after.de}.`,
        `After such a game a whole round counts double, from the next deal on: ${after.en}.`,
      ),
      text('In einer Radelrunde zählt alles doppelt.', 'In a Radel round everything counts double.'),
      text(
        'Kommt in einer Radelrunde eine weitere dazu, folgt sie auf die laufende.',
        'Another one that comes up in a Radel round follows the one that is running.',
      ),
      ROUND,
    ]),
  ],
  none: () => [],
};

function fixedRound({ sautanzValue: value, mortgage, ankauf }: Options, after: Text): RulePage {
  return page('fixed-round', text('Runde nach einem Sautanz', 'Round after a Sautanz'), 'reform §9', [
    value === 'declarer'
      ? text(
          `Danach gilt eine ganze Runde lang jedes Spiel gleich viel: ${after.de}. Wie viel, sagt, wer ihn angesagt hat, von ${FIXED.least} bis ${FIXED.most}.`,
          `After such a game every game is worth the same for a whole round: ${after.en}. Whoever bid it says how much, from ${FIXED.least} to ${FIXED.most}.`,
        )
      : text(
          `Danach gilt eine ganze Runde lang jedes Spiel gleich viel: ${after.de}. Hier sind es ${value}.`,
          `After such a game every game is worth the same for a whole round: ${after.en}. Here it is ${value}.`,
        ),
    text(
      'Das gilt statt allem, was ein Spiel sonst bringt oder kostet; Vögel und Zusätze zählen wie immer.',
      'That replaces whatever a game brings or costs otherwise; birds and bonuses count as always.',
    ),
    ...(mortgage || ankauf !== 'off'
      ? [
          text(
            'Hypothek und Ankauf rechnen von diesem Wert, soweit ihr sie spielt.',
            'Mortgage and purchase go by this value, as far as you play with them.',
          ),
        ]
      : []),
    text(
      'Spielt jeder für sich, zahlt ein Verlierer jedem, der etwas bekommt, so viel; für die Vorhand wird nichts verdoppelt.',
      'Where everybody plays alone, a loser pays that much to each player who gets anything; nothing is doubled for forehand.',
    ),
    text('Kontriert wird in dieser Runde nicht.', 'There is no kontra in that round.'),
    text(
      'Ein weiterer Sautanz in einer solchen Runde bringt keine neue.',
      'Another Sautanz within such a round starts no new one.',
    ),
    ROUND,
  ]);
}
