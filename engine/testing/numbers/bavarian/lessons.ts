import { strengthTenLow } from '#engine/decks/deck-36.ts';
import { type At, paidFor, stateAt, taughtDeal } from '../at.ts';
import { agrees, changes, counts, type Proof } from '../proofs.ts';
import { allPoints, has, neededToWin, option, ownCards, played, pointsOf, resultOf, runOf, stockOf } from './deals.ts';

/** What the lessons say of the deals that they play, and of the rules. */

const measure = (at: At): number => Number(taughtDeal(at).row.games[0]?.measure);
const won = (at: At, code: string): number =>
  resultOf(taughtDeal(at)) === 'made' ? paidFor(taughtDeal(at), code) : NaN;
const aces = (at: At): number => ownCards(at, '').filter((card) => card.endsWith('A')).length;
const laidAway: Proof = counts((at) =>
  pointsOf(at, stateAt(at, (at.taught?.states.length ?? 0) - 1).zones['laid:0'] ?? []),
);
/** Trumps that two others have played to the trick that the moment begins. */
const hearts = (cards: readonly string[] = []): number => cards.filter((card) => card.startsWith('H')).length;
const theirTrumps: Proof = counts((at) => hearts(stateAt(at, (at.taught?.moment ?? 0) + 2).zones['pile:0']) - 1);

/** A card of this rank is right below the ten in a game without points. */
export const belowTen: Proof = agrees(
  (n) => strengthTenLow(`E${n}`) + 1,
  () => strengthTenLow('E10'),
);

export const IN_LESSONS = {
  'Ansagen, # Karten aus dem Stock, weglegen, # Augen.': [counts(stockOf), neededToWin],
  'Von den # Augen braucht der Spieler #. Du hast # Herz mit dem Ass und dazu {EA} und {EK}. Spielst du?': [
    counts(allPoints),
    neededToWin,
    counts((at) => ownCards(at, 'H').length),
  ],
  'Mit # Trümpfen, # Assen und # Karten aus dem Stock darfst du es wagen.': [
    counts((at) => ownCards(at, 'H').length),
    counts(aces),
    counts(stockOf),
  ],
  'Aus dem Stock kamen {E10}, {SO} und {GO}. Leg # Karten weg: Ihre Augen zählen schon für dich. Mach eine Farbe leer.':
    [counts(stockOf)],
  'Behalte Herz und Eichel. Leg Gras ganz weg: {G10}, {GO} und {GU} sind # Augen.': [
    counts((at) => pointsOf(at, ['G10', 'GO', 'GU'])),
  ],
  '# Augen sind in Sicherheit, und Gras kannst du stechen.': [laidAway],
  '# Trümpfe der Gegner sind weg.': [theirTrumps],
  'Es liegt schon ein Trumpf darin, der {HU}: Die # ist niedriger. Nimm den {HO}.': [
    agrees(
      (n, at) => [ownCards(at, `H${n}`).length, at.rules.pack.strength(`H${n}`) < at.rules.pack.strength('HU')],
      () => [1, true],
    ),
  ],
  '# Augen: Die Frage ist gewonnen, und jeder zahlt dir # Cent.': [counts(measure), counts((at) => won(at, 'frage'))],
  '# Gras, # davon von oben, und # Asse daneben. Spielst du?': [
    counts((at) => ownCards(at, 'G').length),
    counts((at) => runOf(at, 'G')),
    counts((at) => aces(at) - 1),
  ],
  '# Augen. Unter # sind die Gegner Schneider: Jeder zahlt # Cent und # dazu.': [
    counts(measure),
    changes((n) => [played('solo', 120 - n), played('solo', 120 - (n - 1))], has('schneider'), [false, true]),
    counts((at) => won(at, 'solo')),
    counts((at) => won(at, 'schneider')),
  ],
  'Lauter kleine Karten in allen # Farben. Wer damit keinen Stich verspricht, sagt …?': [
    counts((at) => new Set(ownCards(at, '').map((card) => card.charAt(0))).size),
  ],
  '{G10} ist ausgespielt. Beim Bettel steht der Zehner zwischen Unter und #. Welche Gras gibst du?': [belowTen],
  'Kein Stich: Jeder zahlt dir # Grundeinsätze, einen Euro.': [
    agrees(
      (n, at) => [n * option(at, 'base-stake'), 100],
      (_, at) => [won(at, 'bettel'), won(at, 'bettel')],
    ),
  ],
} satisfies Readonly<Record<string, readonly Proof[]>>;
