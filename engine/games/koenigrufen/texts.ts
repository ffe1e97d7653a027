import { type Text, text } from '#engine/core/text.ts';
import { COMMON_ITEMS } from '#engine/kernel/entry/common-entries.ts';
import { type FamilyTexts, POINTS } from '#engine/kernel/words/texts.ts';
import type { BonusId } from './bonuses/index.ts';
import type { ContractId } from './contracts/index.ts';
import { ENTRY_TEXTS } from './entry/entry-texts.ts';
import { OPTION_GROUPS } from './options/option-groups.ts';
import { OPTION_TEXTS } from './options/option-texts.ts';
import { VALUE_TEXTS } from './options/value-texts.ts';
import type { PhaseId } from './phases/names.ts';
import { REFUSALS } from './refusals.ts';

/** A word of the club is the same in every language. */
const same = (word: string): Text => text(word, word);

const CONTRACTS: Readonly<Record<ContractId, Text>> = {
  rufer: same('Rufer'),
  trischaken: same('Trischaken'),
  piccolo: same('Piccolo'),
  solorufer: same('Solorufer'),
  'besserrufer-1': same('Besserrufer I'),
  'besserrufer-2': same('Besserrufer II'),
  bettel: same('Bettler'),
  sechserdreier: same('Sechserdreier'),
  farbendreier: same('Farbendreier'),
  dreier: same('Dreier'),
  'besserrufer-3': same('Besserrufer III'),
  'piccolo-semi': same('Piccolo semi-ouvert'),
  'bettel-semi': same('Bettler semi-ouvert'),
  farbeneiner: same('Farbeneiner'),
  einer: same('Einer'),
  'besserrufer-4': same('Besserrufer IIII'),
  'besserrufer-5': same('Besserrufer V'),
  'triccolo-ouvert': same('Triccolo ouvert'),
  'zwiccolo-ouvert': same('Zwiccolo ouvert'),
  'piccolo-ouvert': same('Piccolo ouvert'),
  'bettel-ouvert': same('Bettler ouvert'),
  farbensolo: same('Farbensolo'),
  solodreier: same('Solodreier'),
  besserrufer: same('Besserrufer'),
  farbenrufer: same('Farbenrufer'),
  farbensolorufer: same('Farbensolorufer'),
  farbensechser: same('Farbensechser'),
  farbenzweier: same('Farbenzweier'),
  zweier: same('Zweier'),
  solobesser: same('Solobesser'),
  besserdreier: same('Besserdreier'),
};

const BONUSES: Readonly<Record<BonusId, Text>> = {
  pagat: same('Pagat'),
  uhu: same('Uhu'),
  kakadu: same('Kakadu'),
  quapil: same('Quapil'),
  geier: same('Geier'),
  kondor: same('Kondor'),
  ku: text('König ultimo', 'King ultimo'),
  trull: same('Trull'),
  kings: text('Vier Könige', 'Four kings'),
  sack1: text('1. Sack', '1st sack'),
  sack2: text('2. Sack', '2nd sack'),
  sack3: text('3. Sack', '3rd sack'),
  mondfang: same('Mondfang'),
  koenigfang: same('Königfang'),
  pagatfang: same('Pagatfang'),
  valat: same('Valat'),
};

/** Specialities that the sheet names and no source explains (tirol §15). */
const NOT_OFFERED: readonly Text[] = [
  ...[
    'Königsbesser',
    'Somhanysechser',
    'Bettler mit Talon',
    'Farbenbettler',
    'Farbenouvert',
    'Stichspiele',
    'Renversspiele',
    'Pflichtspiele',
    'gemischter Satz',
    'Gegenvögel',
    'Honneurs',
    'Zustandsprämien',
    'kommandieren',
    'nachlizitieren',
    'Figurenzählung',
    'Trischaken von oben, von unten, farbig, mit Stichansage',
  ].map(same),
  text(
    'Königrufen zu dritt (Strohmännchen), zu sechst (zwei Könige)',
    'Königrufen for three (dummy), for six (two kings)',
  ),
  text('Trischaken mit anderer Talonzuteilung', 'Trischaken with the talon dealt differently'),
  text(
    'Trischaken positiv mit Kontra, mit Durchmarsch, zu fünft',
    'Trischaken for points with kontra, with a slam, for five',
  ),
];

const PHASE_NAMES: Readonly<Record<PhaseId, Text>> = {
  auction: text('Lizitation', 'Auction'),
  choice: text('Vorhand wählt', 'Forehand chooses'),
  'king-call': text('König rufen', 'Calling a king'),
  talon: same('Talon'),
  exchange: text('Tauschen', 'Exchange'),
  bird: text('Vogel nennen', 'Naming the bird'),
  discard: text('Verlegen', 'Discarding'),
  announce: text('Ansagen', 'Announcements'),
  tricks: text('Spiel', 'Play'),
};

/** Everything this family says to people, in both languages. German words of the club stay as they are in English. */
export const TEXTS: FamilyTexts = {
  name: text('Königrufen', 'Königrufen'),
  profiles: {
    'tirol-speisezettel': text('Tiroler Speisezettel', 'Tyrolean sheet (Speisezettel)'),
    'ooe-2023': text('Oberösterreich 4/2023', 'Upper Austria 4/2023'),
    einfach: text('Einfach', 'Simple'),
  },
  contracts: CONTRACTS,
  bonuses: BONUSES,
  options: OPTION_TEXTS,
  optionGroups: OPTION_GROUPS,
  values: VALUE_TEXTS,
  phases: PHASE_NAMES,
  score: POINTS,
  entry: ENTRY_TEXTS,
  notOffered: NOT_OFFERED,
  refusals: REFUSALS,
  items: {
    'trischaken-no-trick': text('kein Stich', 'no trick'),
    'trischaken-buergermeister': text('Bürgermeister (hat das Spiel)', 'Bürgermeister (has the game)'),
    'trischaken-forehand': text('Vorhand mit den meisten Punkten', 'forehand with the most points'),
    kontra: text('Kontra', 'Kontra'),
    rekontra: text('Rekontra', 'Rekontra'),
    subkontra: text('Subkontra', 'Subkontra'),
    solo: text('im Solospiel doppelt', 'doubled in a solo game'),
    valat: same('Valat'),
    renonce: text('Renonce', 'Renonce (revoke)'),
    'renonce-claim': text('zusätzlich eingefordert', 'claimed in addition'),
    'renonce-shared': text('geteilt', 'shared'),
    'against-three': text('alleine gegen drei', 'alone against three'),
    conceded: text('geschliffen', 'conceded'),
    ...COMMON_ITEMS,
    'double-round': text('Doppelrunde', 'double round'),
    'last-round': text('Schlussrad', 'last round'),
    pot: text('Pagatkassa', 'Pagat pot'),
    'pot-ante': text('Einsatz Pagatkassa', 'Pagat pot, ante'),
  },
  ladders: {
    partner: text('Mit Partner', 'With a partner'),
    'alone-with-talon': text('Allein mit Talon', 'Alone with the talon'),
    'alone-without-talon': text('Allein ohne Talon', 'Alone without the talon'),
    negative: text('Negativ', 'Negative'),
    colour: text('Farbenspiele', 'Farbenspiele'),
  },
  laid: {
    name: text('verlegt', 'discarded'),
    cards: text('{n} {n|Karte|Karten} verlegt', '{n} {n|card|cards} discarded'),
  },
  terms: { stichzwang: same('Stichzwang'), talon: same('Talon') },
  laps: { one: same('Radl'), many: same('Radln') },
  pauses: text(
    'Du gibst und setzt aus; der Talon ist für dich tabu.',
    'You deal and sit out; you may not see the talon.',
  ),
};
