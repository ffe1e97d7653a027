import { must } from '#engine/core/assert-never.ts';
import { type Card, handOf } from '#engine/core/card.ts';
import { strengthOf, suitOf, SUITS } from '#engine/decks/deck-54.ts';
import { TALON_HALVES } from '#engine/games/koenigrufen/phases/names.ts';
import { offersTo } from '#engine/kernel/deal/apply.ts';
import { cardsIn, tricksOf } from '#engine/phases/trick.ts';
import { type At, settledAt, stateAt, taughtDeal } from '../at.ts';
import { agrees, counts, type NumberCases, type Proof } from '../proofs.ts';
import { fourth } from './bidding.ts';
import { kings as allKings } from './bonuses.ts';
import { amount, decided, FOREHAND, said } from './entries.ts';

/** What the lessons say of the deals that they play, and of the rules. */

const momentOf = ({ taught }: At): number => must(taught, 'a lesson').moment;
const own = (at: At, fits: (card: Card) => boolean = () => true, moment?: number): readonly Card[] =>
  (stateAt(at, moment).zones[handOf(FOREHAND)] ?? []).filter(fits);
const isTarock = (card: Card): boolean => suitOf(card) === 'T';
const isKing = (card: Card): boolean => card.endsWith('K');
const isQueen = (card: Card): boolean => card.endsWith('Q');

const tarocks: Proof = counts((at) => own(at, isTarock).length);
const kings: Proof = counts((at) => own(at, isKing).length);
const cards: Proof = counts((at) => own(at).length);
/** Of which a lesson says so, and the rules as well. */
const fourthKing: Proof = (n, at) => {
  kings(n, at);
  fourth(n, at);
};

/** The trick to which the moment belongs, or which begins then. */
const trick = (at: At): readonly Card[] =>
  cardsIn(must(tricksOf(stateAt(at, momentOf(at) + 4))[tricksOf(stateAt(at)).length], 'a trick'));
const theirTarocks: Proof = counts((at) => trick(at).slice(1).filter(isTarock).length);
const theirHigherTarocks: Proof = counts((at) => {
  const [led = '', ...others] = trick(at);
  return others.filter((card) => isTarock(card) && strengthOf(card) > strengthOf(led)).length;
});

/** Cards of its suit that are above this one, wherever they are, but not with the learner. */
const above = (card: Card): Proof =>
  counts((at) => {
    const held = own(at);
    const out = Object.entries(stateAt(at).zones).flatMap(([zone, lying]) => (zone.startsWith('pile') ? [] : lying));
    return out.filter(
      (other) => suitOf(other) === suitOf(card) && strengthOf(other) > strengthOf(card) && !held.includes(other),
    ).length;
  });

/** A half of the talon, of which this one has these cards. */
const half = (at: At, place: number): readonly Card[] => stateAt(at).zones[TALON_HALVES[place] ?? ''] ?? [];
const halfTalon: Proof = agrees(
  (n) => TALON_HALVES.map(() => n * 6),
  (_, at) => TALON_HALVES.map((_, place) => half(at, place).length),
);
/** The lesson takes the second one. */
const other = (fits: (card: Card) => boolean): Proof => counts((at) => half(at, 1).filter(fits).length);
const laidAway: Proof = counts((at) => {
  const [offer] = offersTo(at.rules, stateAt(at), FOREHAND);
  return offer?.kind === 'cards' ? offer.min : NaN;
});
const laid = (at: At): readonly Card[] =>
  stateAt(at, (at.taught?.states.length ?? 0) - 1).zones[`laid:${FOREHAND}`] ?? [];
/** As many as are laid away have been taken. */
const fromTalon: Proof = counts((at) => laid(at).length);

const opponents: Proof = counts((at) => taughtDeal(at).payments.filter((points) => points < 0).length);
/** What the game, or what was announced, brings from each. */
const brings = (code: string): Proof => counts((at) => amount(taughtDeal(at), code));
const measure = (at: At): number => Number(taughtDeal(at).row.games[0]?.measure);
const all = ({ rules: { pack } }: At): number => pack.cards.reduce((sum, card) => sum + pack.points(card), 0);
/** Two of them are everything, and the declarer has more than one. */
const halfThePoints: Proof = agrees(
  (n, at) => [2 * n * all(at), measure(at) > n * all(at)],
  (_, at) => [all(at), true],
);

const announcedTo = (at: At, stage: 'silent' | 'announced'): number =>
  amount(settledAt(at, decided('dreier', true, { [stage]: [said('pagat')] })), 'pagat');

export const OF_LESSONS = {
  'Du bist Vorhand und hast # Tarock und den {HK}. Vorhand darf sich das Spiel aufheben und zuerst hören, was die anderen sagen.':
    [tarocks],
  'Alle haben „Weiter“ gesagt, du hast die Wahl. Welches Spiel sagst du mit # Tarock an?': [tarocks],
  'Trischaken spielt, wer schwache Karten hat und keine Stiche will. Mit # Tarock gewinnst du einen Rufer.': [tarocks],
  'Das ginge auch. Aber von Pik hast du # Karten, von Treff nur eine: Ist die weg, stichst du Treff.': [
    counts((at) => own(at, (card) => suitOf(card) === 'S').length),
  ],
  'Der Talon liegt offen in # Hälften. Eine davon gehört dir. Welche nimmst du?': [
    counts((at) => TALON_HALVES.filter((_, place) => half(at, place).length > 0).length),
  ],
  'In der anderen # liegt der Sküs, der höchste Tarock. Den lässt man nicht den Gegnern.': [halfTalon],
  'Verleg # Karten. Sie zählen am Ende für dich. Mach Pik leer, damit du dort stechen kannst, und bring den {CN} in Sicherheit.':
    [laidAway],
  'So kommen # Tarock der anderen heraus.': [theirTarocks],
  'Mehr als die # der # Punkte: Der Rufer ist gewonnen, und jeder Gegner zahlt einem von euch einen Punkt.': [
    halfThePoints,
    counts((at) => all(at) / 3),
  ],
  '# Könige und wenige Tarock: warum das täuscht, und was es kostet.': [kings],
  '# Könige sehen stark aus. Du hast aber nur # Tarock, und nur einer davon ist hoch, der {T20}.': [kings, tarocks],
  'Alle haben „Weiter“ gesagt. Mit # Königen wagst du einen Rufer.': [kings],
  '# Könige hast du selbst. Ruf „den Vierten“: So sagst du nicht, welche Farbe er hat.': [fourthKing],
  'Derselbe König, aber so verrätst du die Farbe. Mit # Königen sagt man „den Vierten“.': [fourthKing],
  'Welche # hilft einem Blatt mit wenigen Tarock?': [halfTalon],
  'Darin liegt kein einziger Tarock. In der anderen sind #.': [other(isTarock)],
  '# Tarock mehr.': [counts((at) => own(at, isTarock).length - own(at, isTarock, momentOf(at) - 1).length)],
  '# kleine Karten, darunter nur ein Tarock: Damit macht man keinen Stich. Genau das verspricht ein Bettler. Was sagst du an?':
    [cards],
  'Gewinnst du, zahlt dir jeder # Punkte.': [brings('bettel')],
  '# höhere Tarock fallen darauf: Der gefährlichste ist weg.': [theirHigherTarocks],
  'Die # ist deine kleinste: Heb sie auf. Die {H1} ist gefährlicher.': [
    agrees(
      (n) => `H${n}`,
      (_, at) => own(at, (card) => suitOf(card) === 'H').toSorted((a, b) => strengthOf(a) - strengthOf(b))[0],
    ),
  ],
  'Kein Stich: Der Bettler ist gewonnen, und jeder zahlt dir # Punkte.': [brings('bettel')],
  '# kleine Tarock und ein König: Da spielst du nichts an. Hör zuerst, was die anderen sagen.': [tarocks],
  'Mit # kleinen Tarock verlierst du den Rufer fast sicher.': [tarocks],
  'Damit bleibt dir der {DN}. Werd ihn jetzt los: # Karo sind höher.': [above('DN')],
  '# höhere Karo gibt es, und stechen kann ihn auch jemand: Der {DN} ist weg.': [above('DN')],
  '# höhere sind noch draußen.': [above('SJ')],
  'Du hast nur gut # Punkte. Die beiden mit den meisten zahlen: Du bekommst von jedem einen Punkt.': [
    counts((at) => Math.floor(Number(taughtDeal(at).row.measures?.[FOREHAND]) / 3)),
  ],
  'Allein gegen #, mit # Karten aus dem Talon.': [opponents, fromTalon],
  '# Tarock mit dem Sküs, dazu ein König: Das reicht allein gegen #. Was sagst du an?': [tarocks, opponents],
  'Mit # Tarock, darunter dem Sküs, machst du Stiche, ob du willst oder nicht.': [tarocks],
  'Zu viel: Ohne die # Talonkarten ist es nicht sicher.': [fromTalon],
  'Jeder Gegner zahlt dir # Punkte, wenn du gewinnst.': [brings('dreier')],
  'Welche # nimmst du?': [halfTalon],
  'In der anderen liegen {DK} und # Damen: Bilder, die du behalten oder verlegen kannst.': [other(isQueen)],
  'Verleg # Karten so, dass du Farben loswirst und Bilder in Sicherheit bringst. Könige und Tarock bleiben.': [
    laidAway,
  ],
  '# Farben sind leer, # Damen in Sicherheit.': [
    counts((at) => SUITS.filter((suit) => own(at, (card) => suitOf(card) === suit).length === 0).length),
    counts((at) => laid(at).filter(isQueen).length),
  ],
  'Du spielst aus. Allein gegen # ziehst du mit dem höchsten.': [opponents],
  'Mit dem Sküs behältst du die Führung und ziehst # Tarock.': [theirTarocks],
  '# Tarock der Gegner sind weg.': [theirTarocks],
  'Deutlich mehr als die #: Der Dreier ist gewonnen, und jeder zahlt dir # Punkte.': [halfThePoints, brings('dreier')],
  'Mit # Tarock sagst du einen Rufer an.': [tarocks],
  'Welche # hat mehr Tarock?': [halfTalon],
  'Die andere: # Tarock, darunter der Sküs.': [other(isTarock)],
  'Jetzt hast du # Tarock.': [tarocks],
  'Verleg Pik und Treff ganz: Mit # Tarock musst du den Partner nicht suchen. Herz bleibt für den König.': [tarocks],
  'Mit # Tarock bleibt der {T1} wohl bis zum letzten Stich übrig und macht ihn. Sag den Pagat an: Angesagt zählt er #.':
    [
      tarocks,
      agrees(
        (n, at) => n * announcedTo(at, 'silent'),
        (_, at) => announcedTo(at, 'announced'),
      ),
    ],
  '# Karten noch: {T16} und {T1}. Der angesagte Pagat bleibt bis zuletzt, also kommt jetzt der {T16}.': [cards],
  'Der Pagat hat den letzten Stich gemacht: # Punkte dazu, und für alle # Könige noch einer.': [
    brings('pagat'),
    (n, at) => {
      allKings(n, at);
      brings('kings')(1, at);
    },
  ],
} satisfies NumberCases['sentences'];
