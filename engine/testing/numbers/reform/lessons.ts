import { offersTo } from '#engine/kernel/deal/apply.ts';
import { namedIn } from '#engine/kernel/deal/offers.ts';
import { stateAt, taughtDeal } from '../at.ts';
import { agrees, counts, type NumberCases } from '../proofs.ts';
import { against, between, bonusOf, forSuertaxe, gameOf, paidAt, played, price, shareOfPrice, worth } from './deals.ts';
import { allKings } from './faces.ts';
import { step } from './kontra.ts';
import {
  cardsHeld,
  exchanged,
  firstTrick,
  learner,
  line,
  ofSuit,
  paidBy,
  pair,
  points,
  saidOf,
  tarocksHeld,
  thirdsLeft,
  toLay,
  valueThen,
  written,
} from './lesson-proofs.ts';
import { entitled } from './rule-book.ts';

/** What the first lessons say of the deals that they play, and of the rules. */
export const IN_LESSONS = {
  'Mit # Tarock machst du Stiche, ob du willst oder nicht.': [tarocksHeld],
  'Allein gegen # ist das zu wenig: Du hast nur einen König und keines der beiden höchsten Tarock.': [against()],
  'Mit einem Partner reicht es, und es geht um #.': [worth('rufer')],
  'Das ginge auch. Aber von Pik hast du # Karten, von Treff nur eine.': [counts((at) => ofSuit(at, 'S').length)],
  'Den {HK} hast du selbst: Dann spielst du allein gegen #, und niemand weiß es.': [
    against('rufer', { partner: 'own-king' }),
  ],
  'Schon bevor du tauschst, darf man Kontra sagen; es zählt dann ×# statt ×#. Hier sagen alle # „Gut“.': [
    step(1, true),
    step(1),
    counts(saidOf('pre', 'good')),
  ],
  'Nimm die ganze Gruppe mit {T22}, {H3} und {CN}: Den Sküs lässt man nicht den Gegnern, und so bleibt es bei #.': [
    worth('rufer', { exchanged: 3 }),
  ],
  'Leg # Karten weg; sie zählen am Ende für dich. Mach Pik leer und bring den {CN} in Sicherheit.': [toLay],
  '{seat2} hat Kontra gesagt und gehört damit zu den Gegnern. Sagt niemand etwas, wird ein Rufer gar nicht gespielt; jetzt geht es um #.':
    [worth('rufer', { gameKontra: 1 })],
  'Du hast jetzt # Tarock mit dem Sküs, und irgendwo sitzt ein Partner mit dem {CK}. Was antwortest du?': [tarocksHeld],
  'Das ist vorsichtig: Es bleibt beim #. So stark, wie du bist, darfst du mehr verlangen.': [step(1)],
  'Rekontra: Jetzt zählt das Spiel ×#.': [step(2)],
  'So kommen # Tarock der anderen heraus.': [
    counts((at) => firstTrick(at).slice(1).filter(at.rules.pack.isTrump).length),
  ],
  'Gewonnen mit #/#: Das Spiel bringt jedem von euch # und eure Sürtaxe #. Der Uhu der Gegner kostet jeden #; es bleiben #.':
    [points, thirdsLeft, line('rufer'), line('suertaxe'), line('uhu'), written],
  '# kleine Karten, darunter nur ein Tarock: Damit macht man keinen Stich. Genau das verspricht ein Bettel. Was sagst du?':
    [cardsHeld],
  'Gewinnst du, zahlt dir jeder # Punkte.': [worth('bettel')],
  'Du spielst allein gegen #. So ein Spiel darf dir jeder Gegner abkaufen; hier will es keiner.': [against('bettel')],
  'Das ist vorsichtig, und auch so zahlt dir {seat2} schon das #. Mit diesem Blatt darfst du mehr verlangen.': [
    step(1),
  ],
  'Hier gibt es nur # Antworten: Gut oder Rekontra.': [
    counts((at) => namedIn(offersTo(at.rules, stateAt(at), learner(at))).length),
  ],
  'Rekontra: Zwischen euch beiden geht es jetzt um #.': [pair(2)],
  '# höhere Tarock fallen darauf, und Stichzwang haben alle: Das gefährlichste ist weg.': [
    counts((at) => {
      const [first = '', ...others] = firstTrick(at);
      const { isTrump, strength } = at.rules.pack;
      return others.filter((card) => isTrump(card) && strength(card) > strength(first)).length;
    }),
  ],
  'Die # ist deine kleinste: Heb sie auf. Die {H1} ist gefährlicher.': [
    agrees(
      (n) => `H${n}`,
      (_, at) => ofSuit(at, 'H').toSorted((a, b) => at.rules.pack.strength(a) - at.rules.pack.strength(b))[0],
    ),
  ],
  'Kein Stich: {seat2} zahlt dir #, die # anderen zahlen dir je #.': [
    counts((at) => paidBy(at, 2)),
    counts((at) => [1, 3].filter((seat) => paidBy(at, seat) > 0).length),
    agrees(
      (n) => [n, n],
      (_, at) => [1, 3].map((seat) => paidBy(at, seat)),
    ),
  ],
  'Einem, der allein gegen # spielt, darf man sein Spiel abkaufen. Du hast # Tarock mit Sküs und Mond. Kaufst du?': [
    against(),
    tarocksHeld,
  ],
  'Mit diesem Blatt gewinnst du den Dreier selbst. Er kostet dich # Punkte an jeden und bringt mindestens # von jedem.':
    [price, worth('dreier')],
  'Du zahlst jedem die #, also #, und spielst dann um das ganze Spiel.': [shareOfPrice, price],
  'Die # anderen stimmen ab. {seat3} ist dafür; {seat0} gibt sein Spiel nicht gern her.': [
    counts(saidOf('ankauf', 'agree', 'refuse')),
  ],
  '# von vieren sind dafür, du selbst zählst mit: Es ist jetzt in allem dein Spiel. Vor dem Tausch sagt niemand Kontra.':
    [counts(saidOf('ankauf', 'buy', 'agree'))],
  '# Karten stehen dir zu. Jede, die du nicht tauschst, macht das Spiel um ein Fünftel teurer. Dein Blatt ist stark: Was brauchst du wirklich?':
    [entitled(() => 'dreier')],
  'Das geht, aber besser passen {CQ} und {CN} zu deinem {CK}: # Karten, und das Spiel gilt # statt #.': [
    counts(exchanged),
    counts(valueThen),
    worth('dreier'),
  ],
  'Dame und Cavall zum König, und um # mehr für jeden Gegner.': [counts((at) => valueThen(at) - gameOf(at, 'dreier'))],
  'Für # Karten legst du # weg. Wovon trennst du dich?': [counts(exchanged), toLay],
  'Leg {D4} und {S8} weg: Dann hast du nur noch Tarock und die # höchsten Treff.': [
    counts((at) => ofSuit(at, 'C', 1).length),
  ],
  'Der Gramerboy, also #/# angesagt, ging hier auf. Misslingt er, kostet er aber # das Spiel.': [
    ...forSuertaxe.declarer,
    counts((at) => {
      const declared = [{ bonus: 'suertaxe', by: 0, made: false }];
      return between(paidAt(at, played('dreier', { declared })), 'suertaxe') / gameOf(at, 'dreier');
    }),
  ],
  'Was gelingt, zählt auch still, nur die #.': [
    counts((at) => bonusOf(at, 'pagat-ultimo', 'silent') / bonusOf(at, 'pagat-ultimo', 'declared')),
  ],
  '# Punkte: Jeder zahlt dir # fürs Spiel, # Sürtaxe, je # für Trull und # Könige und # für den Pagat. Du zahlst jedem # fürs Kaufen: # bleiben.':
    [
      points,
      line('dreier'),
      line('suertaxe'),
      agrees(
        (n) => [n, n],
        (_, at) => ['trull', 'four-kings'].map((code) => between(taughtDeal(at), code)),
      ),
      allKings,
      line('pagatfang'),
      line('ankauf'),
      agrees(
        (n) => [n, n, n],
        (_, at) => [0, 1, 3].map((seat) => paidBy(at, seat)),
      ),
    ],
} satisfies NumberCases['sentences'];
