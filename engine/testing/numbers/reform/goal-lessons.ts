import { counts, type NumberCases } from '../proofs.ts';
import { gameOf, worth } from './deals.ts';
import { exchanged, ofSuit, paidByAll, tarocksHeld } from './lesson-proofs.ts';
import { entitled } from './rule-book.ts';

/** The same of the lessons about games in which a goal of their own is to be reached (reform §7.6, §7.9). */
export const IN_GOAL_LESSONS = {
  '# Pik und # Tarock hast du noch, und die Gegner haben kein Tarock mehr. Womit weiter?': [
    counts((at) => ofSuit(at, 'S').length),
    tarocksHeld,
  ],
  'Der erste Stich und der letzte mit Pik: Jeder zahlt dir #.': [paidByAll],
  '# Karten statt #, und das Spiel gilt # statt #.': [
    counts(exchanged),
    entitled(() => 'pensionist'),
    counts((at) => gameOf(at, 'pensionist', { exchanged: exchanged(at) })),
    worth('pensionist'),
  ],
  'Niemand außer dir hat mehr Karten, und du musstest nie stechen: Jeder zahlt dir #.': [paidByAll],
} satisfies NumberCases['sentences'];
