import { counts, type NumberCases, type Proof } from '../proofs.ts';
import { bonus, bonusOf, bonusTimes, shared, times } from './deals.ts';
import { allKings } from './faces.ts';
import { goodsToEnd } from './played.ts';

/** What is said of doubling and announcing (reform §6). */

const STEPS = ['Kontra', 'Rekontra', 'Subkontra', 'Hirsch', 'Mord'];
/** Higher than any table goes. */
const ALL = { options: { kontraLevels: STEPS.length } };

/** What a step multiplies the game by. */
export const step = (level: number, early = false): Proof =>
  times('dreier', { gameKontra: level, ...(early && { early }) }, ALL);
const early = (level: number): Proof => step(level, true);

/** The ladder of a table that goes so far, as far as it is said. */
function ladders(before: string, first: readonly Proof[], proof: (level: number) => Proof): NumberCases['sentences'] {
  return Object.fromEntries(
    STEPS.map((_, last) => {
      const named = STEPS.slice(0, last + 1);
      const proofs = named.map((__, i) => proof(i + 1));
      return [`${before} ${named.map((name) => `${name} ×#`).join(', ')}.`, [...first, ...proofs]];
    }),
  );
}

const USUAL = {
  'König ultimo #': [bonus('koenig-ultimo', 'declared')],
  'Pagat ultimo #': [bonus('pagat-ultimo', 'declared')],
  'Uhu #': [bonus('uhu', 'declared')],
  'Kakadu #': [bonus('kakadu', 'declared')],
};
const MARABU = { 'Marabu #': [bonus('marabu', 'declared')] };
const TRULL_AND_KINGS = {
  'Trull #': [bonus('trull', 'declared')],
  '# Könige #': [allKings, bonus('four-kings', 'declared')],
};
const SINGLE = { 'Single ultimo #': [bonus('single-ultimo', 'declared')] };
const FOLLOWING = {
  'Gramerboy (Sürtaxe) # × Spiel': [timesTheGame('suertaxe')],
  'Volat # × Spiel': [timesTheGame('volat')],
};

function timesTheGame(id: string): Proof {
  return counts((at) => bonusTimes(at, id, 'declared'));
}

/** What may be announced at a table, in one sentence. */
const declaring = (named: Readonly<Record<string, readonly Proof[]>>): NumberCases['sentences'] => ({
  [`Vor dem ersten Stich darf man ansagen, der Spieler zuerst: ${Object.keys(named).join(', ')}.`]:
    Object.values(named).flat(),
});

/** By how much more a bonus counts if it is announced. */
export const moreAnnounced = (id: string): Proof =>
  counts((at) => bonusOf(at, id, 'declared') / bonusOf(at, id, 'silent'));

const halved = times('dreier', { self: true }, { options: { selbstkontra: true } });
const beforeExchange = early(1);
const afterExchange = step(1);

export const OF_KONTRA: NumberCases['sentences'] = {
  ...ladders('Das Spiel und jede Ansage werden einzeln verdoppelt, abwechselnd von beiden Seiten:', [], (level) =>
    step(level),
  ),
  ...ladders('Schon vor dem Tausch darf man kontrieren. Wer da anfängt, beginnt bei #:', [early(1)], early),
  'Schon vor dem Tausch darf kontriert werden; dieses Kontra zählt ×# statt ×#.': [beforeExchange, afterExchange],
  'Selbstkontra sagt die eigene Seite: Dann zählt das Spiel oder die Ansage nur die #, und niemand darf mehr verdoppeln.':
    [halved],
  'Wer an der Reihe ist, darf mehrmals sprechen. Es ist zu Ende, wenn # hintereinander „gut“ gesagt haben; „gut“ bindet niemanden.':
    [counts(goodsToEnd)],
  ...declaring({ ...USUAL, ...FOLLOWING }),
  ...declaring({ ...USUAL, ...MARABU, ...FOLLOWING }),
  ...declaring({ ...TRULL_AND_KINGS, ...USUAL, ...FOLLOWING }),
  ...declaring({ ...SINGLE, ...USUAL, ...FOLLOWING }),
  'Was angesagt ist, zählt #, kostet aber dasselbe, wenn es nicht gelingt; die Karte braucht man dafür nicht zu haben.':
    [moreAnnounced('uhu')],
  'Hat dabei jemand protestiert, rechnet darüber jeder der einen Seite mit jedem der anderen ab, je zur #.': [shared],
};
