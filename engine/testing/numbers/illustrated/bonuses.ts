import type { Notes } from '#engine/core/json.ts';
import { type At, withOptions } from '../at.ts';
import { agrees, counts, type NumberCases, type Proof } from '../proofs.ts';
import { baseOf, excessFrom, factorOf, LOWEST, madeIn, promised, promisedAt } from './deals.ts';
import { roundedOrFull } from './faces.ts';
import { isValat, kings, meldsWith, trull } from './played.ts';

/** What the rule book and the form of options say of announcements, melds, and kontra. */

const idOf = ({ about = '' }: At): string => about;
const worth = (stage: string, id = idOf): Proof => counts((at) => baseOf(madeIn(at, id(at), stage), id(at)));
const SILENT = worth('silent');
const AFTER = worth('announced');
const BEFORE = worth('before');
const meld = (id: string): Proof => worth('meld', () => id);

/** What the page of a bonus, or both of them, promises. */
const promisedHere: Proof = (n, at) => promisedAt(idOf(at))(n, at);
const BOTH_BEFORE: readonly Proof[] = [promised('forty', 'before'), promised('fifty', 'before')];
const BOTH_AFTER: readonly Proof[] = [promised('forty', 'announced'), promised('fifty', 'announced')];

/** Cards that can be melded if a hand has that many of them, and not with one fewer; of some not with one more either. */
const melded = (
  id: string,
  cards: (many: number) => readonly string[],
  is: readonly boolean[] = [false, true],
  options: Notes = {},
): Proof =>
  agrees(
    (n, at) => is.map((_, i) => meldsWith(withOptions(at, options), cards(n - 1 + i)).includes(id)),
    () => is,
  );
const fourKings = melded('royal-trull', kings, undefined, { 'royal-trull': 'four-kings' });
const asPrinted = melded('royal-trull', trull, undefined, { 'royal-trull': 'honours' });
const twoHonours = melded('two-honours', trull, [false, true, false]);

/** What kontra, and rekontra, multiply something by that was announced before the talon, or after it. */
const early = (step: string): Proof =>
  counts((at) => factorOf(madeIn(at, 'forty', 'before', LOWEST, { kontra: step }), 'forty'));
const late = (step: string): Proof =>
  counts((at) => factorOf(madeIn(at, 'pagat', 'announced', LOWEST, { kontra: step }), 'pagat'));

const KONTRA = { gameKontra: 'kontra' };
const DOUBLE = 2;

export const OF_BONUSES = {
  'Vor dem Talon kann der Spieler ansagen: Pagat ultimo, mit #, mit #, ohne Trull, ohne König, Valat.': BOTH_BEFORE,
  'Vor dem Talon kann der Spieler ansagen: Pagat ultimo, Uhu, mit #, mit #, ohne Trull, ohne König, Valat.':
    BOTH_BEFORE,
  'Nach dem Weglegen: Pagat ultimo, mit #, mit #, ohne Trull, ohne König, Valat. Mit „es liegt“ ist er fertig.':
    BOTH_AFTER,
  'Nach dem Weglegen: Pagat ultimo, Uhu, mit #, mit #, ohne Trull, ohne König, Valat. Mit „es liegt“ ist er fertig.':
    BOTH_AFTER,
  'Vor dem Talon kann der Spieler ansagen: mit #.': [promised('forty', 'before')],
  'Nach dem Weglegen: Pagat ultimo, mit #. Mit „es liegt“ ist er fertig.': [promised('fifty', 'announced')],
  'Nach dem Weglegen: Pagat ultimo, Uhu, mit #. Mit „es liegt“ ist er fertig.': [promised('fifty', 'announced')],
  'Auch „mit #“ darf man im Solo ansagen; es zählt #.': [
    promised('forty', 'announced', 'solo'),
    counts((at) => baseOf(madeIn(at, 'forty', 'announced', 'solo'), 'forty')),
  ],
  'Auf Ansagen vor dem Talon antworten die Gegner gleich: gut oder Kontra, ×#, Rekontra ×#.': [
    early('kontra'),
    early('rekontra'),
  ],
  'Auf Ansagen vor dem Talon antworten die Gegner gleich: gut oder Kontra, ×#.': [early('kontra')],
  '# wird der Wert vor dem Talon, oder der danach.': [
    (n, at) => {
      for (const base of ['stage', 'after']) early('kontra')(n, withOptions(at, { 'pre-contra-base': base }));
    },
  ],
  'Nach dem Weglegen heißt Kontra ×#, Rekontra ×#.': [late('kontra'), late('rekontra')],
  'Nach dem Weglegen heißt Kontra ×#.': [late('kontra')],
  'Ein Kontra aufs Spiel gilt auch für die Punkte über oder unter #.': [excessFrom(LOWEST, DOUBLE, KONTRA)],
  'Ein Kontra aufs Spiel gilt nicht für die Punkte über oder unter #.': [excessFrom(LOWEST, 1, KONTRA)],
  'Ein Kontra aufs Spiel verdoppelt auch die Punkte über oder unter #.': [
    excessFrom(LOWEST, DOUBLE, KONTRA, { 'contra-excess': true }),
  ],
  'Jeder darf melden: Tarock Trull #, Königstrull #.': [meld('tarock-trull'), meld('royal-trull')],
  'Jeder darf melden: Tarock Trull #, Königstrull #, # Trullstücke #.': [
    meld('tarock-trull'),
    meld('royal-trull'),
    twoHonours,
    meld('two-honours'),
  ],
  'Punkte: still #, nach dem Talon #, vor dem Talon #.': [SILENT, AFTER, BEFORE],
  'Punkte: nach dem Talon #, vor dem Talon #.': [AFTER, BEFORE],
  'Punkte: still #, nach dem Talon #.': [SILENT, AFTER],
  'Punkte: still #.': [SILENT],
  'Punkte: nach dem Talon #.': [AFTER],
  'Punkte: vor dem Talon #.': [BEFORE],
  'Punkte: gemeldet #.': [worth('meld')],
  'mit #': [promisedHere],
  'Der Spieler macht mindestens # Punkte.': [promisedHere],
  'Grenze für # und #': [roundedOrFull('forty'), roundedOrFull('fifty')],
  'Gerundete Punkte zählen, oder es müssen volle # und # sein.': [roundedOrFull('forty'), roundedOrFull('fifty')],
  'Der Spieler macht alle # Stiche.': [
    agrees(
      (n, at) => [n - 1, n].map((won) => isValat(at, won)),
      () => [false, true],
    ),
  ],
  'Alle # Könige in einer Hand, wenn das Spiel beginnt.': [fourKings],
  'Wie gedruckt: alle # Trullstücke in einer Hand; es zählt neben dem Tarock Trull.': [asPrinted],
  'Genau # Trullstücke in einer Hand, wenn das Spiel beginnt.': [twoHonours],
  // Two of them, which may be melded, or a value of the option for the Royal Trull.
  '# Trullstücke': [(n, at) => (at.about === 'two-honours' ? twoHonours : asPrinted)(n, at)],
  '# Könige': [fourKings],
  '# Könige in einer Hand; oder wie gedruckt alle # Trullstücke.': [fourKings, asPrinted],
} satisfies NumberCases['sentences'];
