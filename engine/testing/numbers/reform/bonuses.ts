import type { At } from '../at.ts';
import { counts, type NumberCases, type Proof } from '../proofs.ts';
import { bonusOf, bonusTimes, enough, forSuertaxe, missedBy } from './deals.ts';
import { allKings } from './faces.ts';
import { moreAnnounced } from './kontra.ts';
import { packetsTo, tricksBeforeBlackOut } from './played.ts';

/** What is said of what counts on top of a game (reform §6.1). */

/** The bonus that a page is about. */
const idOf = ({ about = '' }: At): string => about;
const silent: Proof = counts((at) => bonusOf(at, idOf(at), 'silent'));
const declared: Proof = counts((at) => bonusOf(at, idOf(at), 'declared'));

export const OF_BONUSES = {
  'Angesagt zählt es # × Spiel, still nichts.': [counts((at) => bonusTimes(at, idOf(at), 'declared'))],
  'Nach dem siebenten Stich, bevor ausgespielt wird, darf der Spieler Black-out ansagen: Seine Seite hat in den ersten # Stichen und im Weggelegten schon #/#.':
    [counts(tricksBeforeBlackOut), ...enough],
  'Es zählt #; ansagen kann man es nicht.': [silent],
  'Still zählt es #, angesagt #.': [silent, declared],
  'Still zählt es # × Spiel, angesagt # × Spiel.': [
    counts((at) => bonusTimes(at, idOf(at), 'silent')),
    counts((at) => bonusTimes(at, idOf(at), 'declared')),
  ],
  '# Könige': [allKings],
  'Alle # Könige liegen am Ende bei einer Seite.': [allKings],
  'Die Seite des Spielers kommt auf mindestens #/#, oder die Gegner kommen auf mindestens #/#.': [
    ...forSuertaxe.declarer,
    ...forSuertaxe.opponents,
  ],
  'Angesagt heißt sie Gramerboy. In einem negativen Spiel bekommt sie jeder Gegner, wenn der Spieler um # Stiche oder mehr daneben liegt.':
    [missedBy],
  'Liegt der Spieler um # Stiche oder mehr daneben, bekommt jeder Gegner noch eine Sürtaxe.': [missedBy],
  'Eine Seite macht alle # Stiche.': [counts((at) => packetsTo(at, 'hand:0').reduce((sum, cards) => sum + cards, 0))],
  'Trull und # Könige ansagen': [allKings],
  'Beide darf man auch ansagen; dann zählen sie #.': [
    (n, at) => {
      for (const id of ['trull', 'four-kings']) moreAnnounced(id)(n, at);
    },
  ],
  'Es darf angesagt werden und zählt dann #.': [moreAnnounced('single-ultimo')],
} satisfies NumberCases['sentences'];
