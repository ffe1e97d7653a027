import { type Text, text } from '#engine/core/text.ts';
import { COMMON_ITEMS } from '#engine/kernel/entry/common-entries.ts';
import { type FamilyTexts, nameOf, POINTS } from '#engine/kernel/words/texts.ts';
import type { BonusId } from './bonuses/index.ts';
import { CONTRACTS } from './contracts/index.ts';
import { ENTRY_TEXTS } from './entry/entry-texts.ts';
import type { PhaseId } from './names.ts';
import { OPTION_GROUPS } from './options/option-groups.ts';
import { OPTION_TEXTS } from './options/option-texts.ts';
import { VALUE_TEXTS } from './options/value-texts.ts';
import { REFUSALS } from './refusals/index.ts';

/** A word of the game is the same in every language. */
const same = (word: string): Text => text(word, word);

const BONUSES: Readonly<Record<BonusId, Text>> = {
  trull: same('Trull'),
  'four-kings': text('Vier Könige', 'Four kings'),
  koenigfang: same('Königfang'),
  mondfang: same('Mondfang'),
  pagatfang: same('Pagatfang'),
  'rufkoenig-lassen': text('Rufkönig lassen', 'Called king left behind'),
  'single-ultimo': same('Single ultimo'),
  naturstich: same('Naturstich'),
  'koenig-ultimo': text('König ultimo', 'King ultimo'),
  'pagat-ultimo': same('Pagat ultimo'),
  uhu: same('Uhu'),
  kakadu: same('Kakadu'),
  marabu: same('Marabu'),
  suertaxe: same('Sürtaxe'),
  'black-out': same('Black-out'),
  volat: same('Volat'),
};

/** What a Sürtaxe is called that is announced. */
export const GRAMERBOY = same('Gramerboy');
const GRAMERBOY_IN_FULL = text(`${GRAMERBOY.de} (${BONUSES.suertaxe.de})`, `${GRAMERBOY.en} (${BONUSES.suertaxe.en})`);

/** What something is called once it is announced: a Sürtaxe has a name of its own then, and is the same thing. */
export const announcedName = (about: string): Text =>
  about === 'suertaxe' ? GRAMERBOY_IN_FULL : nameOf(BONUSES, about);

const PHASE_NAMES: Readonly<Record<PhaseId, Text>> = {
  cut: text('Abheben', 'Cutting'),
  auction: text('Lizitation', 'Auction'),
  choice: text('Vorhand wählt', 'Forehand chooses'),
  ankauf: text('Ankauf', 'Purchase'),
  king: text('König rufen', 'Calling a king'),
  pre: text('Kontra vor dem Tausch', 'Kontra before the exchange'),
  'king-talon': text('König im Talon', 'King in the talon'),
  talon: same('Talon'),
  lay: text('Weglegen', 'Laying away'),
  draw: text('Karten vom Talon', 'Cards from the talon'),
  ring: text('Karten weitergeben', 'Passing cards on'),
  look: text('Talon ansehen', 'Looking at the talon'),
  declare: text('Bestimmen', 'Declaring'),
  bus: same('Bus'),
  announce: text('Ansagen', 'Announcements'),
  'lead-choice': text('Ausspiel', 'Lead'),
  tricks: text('Spiel', 'Play'),
  share: text('Talon verteilen', 'Sharing out the talon'),
  piles: text('Spiel auf Haufen', 'Playing on piles'),
  beating: text('Überstechen oder passen', 'Beating or passing'),
  bluff: text('Verdecktes Spiel', 'Playing face down'),
  value: text('Wert der nächsten Runde', 'Value of the next round'),
  'bird-talk': text('Ansage während des Spiels', 'Announcement during play'),
  seven: text('Black-out nach dem siebenten Stich', 'Black-out after the seventh trick'),
};

/** Games of Reform Tarock that this program does not play yet, from the lowest up (reform §4). */
const NOT_OFFERED: readonly Text[] = [
  'Klostergeheimnis',
  'Amerikaner',
  'Prämienamerikaner',
  'Amerikaner ouvert',
  'Prämienamerikaner ouvert',
  'Volatrufer',
].map(same);

/** Everything this family says to people, in both languages. German words of the game stay as they are in English. */
export const TEXTS: FamilyTexts = {
  name: text('Reform-Tarock', 'Reform Tarock'),
  profiles: { reform: text('Reform-Tarock', 'Reform Tarock') },
  contracts: Object.fromEntries(Object.values(CONTRACTS).map(({ id, name }) => [id, name])),
  bonuses: BONUSES,
  options: OPTION_TEXTS,
  optionGroups: OPTION_GROUPS,
  values: VALUE_TEXTS,
  phases: PHASE_NAMES,
  score: { ...POINTS, parts: 'hundredths' },
  entry: {
    ...ENTRY_TEXTS,
    fields: {
      ...ENTRY_TEXTS.fields,
      'declared.bonus:suertaxe': GRAMERBOY_IN_FULL,
      'protests.bonus:suertaxe': GRAMERBOY_IN_FULL,
    },
  },
  notOffered: NOT_OFFERED,
  refusals: REFUSALS,
  items: {
    ankauf: text('Ankauf', 'Purchase (Ankauf)'),
    bus: same('Bus'),
    'duel-triple': text('nur Spieler und Bus', 'declarer and bus only'),
    'apotheker-extra': text('keinen Stich oder alle', 'no trick or all of them'),
    rounding: text('Rundung', 'rounding'),
    kontra: text('Kontra', 'Kontra'),
    rekontra: text('Rekontra', 'Rekontra'),
    subkontra: text('Subkontra', 'Subkontra'),
    hirsch: same('Hirsch'),
    mord: same('Mord'),
    'early-kontra': text('Kontra vor dem Tausch', 'kontra before the exchange'),
    selbstkontra: same('Selbstkontra'),
    'half-pair': text('geteilt nach Protest', 'shared after a protest'),
    mortgage: text('Hypothek', 'mortgage'),
    'schleifen-king': text('geschliffen', 'given up (schleifen)'),
    hoelzel: same('Hölzel'),
    radel: same('Radel'),
    forehand: text('Vorhand', 'forehand'),
    ...COMMON_ITEMS,
  },
  ladders: {
    each: text('Trischaker und Sautanz (jeder für sich)', 'Trischaker and Sautanz (everybody alone)'),
    rufer: text('Rufer (mit gerufenem König)', 'Rufer (a king is called)'),
    solorufer: text('Solorufer (ohne Talon)', 'Solorufer (without the talon)'),
    alone: text('Dreier und Solo (allein gegen drei)', 'Dreier and Solo (alone against three)'),
    negative: text('Bettel und Piccolo (negativ)', 'Bettel and Piccolo (negative)'),
    spezi: text('Spezi (erster und letzter Stich)', 'Spezi (the first trick and the last)'),
    own: text('Spiele mit eigenem Ziel (allein gegen drei)', 'Games with a goal of their own (alone against three)'),
  },
  laid: {
    name: text('weggelegt', 'laid away'),
    cards: text('{n} {n|Karte|Karten} weggelegt', '{n} {n|card|cards} laid away'),
  },
  terms: {},
  laps: { one: text('Runde', 'lap'), many: text('Runden', 'laps') },
  pauses: text(
    'Du gibst und setzt aus; der Talon ist für dich tabu.',
    'You deal and sit out; you may not see the talon.',
  ),
};
