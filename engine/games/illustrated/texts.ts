import { type Text, text } from '#engine/core/text.ts';
import { COMMON_ITEMS } from '#engine/kernel/entry/common-entries.ts';
import { type FamilyTexts, POINTS } from '#engine/kernel/words/texts.ts';
import type { BonusId } from './bonuses.ts';
import type { ContractId } from './contracts/index.ts';
import { ENTRY_TEXTS } from './entry/entry-texts.ts';
import { OPTION_GROUPS, OPTION_TEXTS, VALUE_TEXTS } from './options/option-texts.ts';
import type { PhaseId } from './phases/names.ts';
import { REFUSALS } from './refusals.ts';

/** A word of the game is the same in every language. */
const same = (word: string): Text => text(word, word);

const CONTRACT_NAMES: Readonly<Record<ContractId, Text>> = {
  dreiblatt: same('Dreiblatt'),
  zweiblatt: same('Zweiblatt'),
  einblatt: same('Einblatt'),
  solo: same('Solo'),
  trischaken: same('Trischaken'),
};

const BONUS_NAMES: Readonly<Record<BonusId, Text>> = {
  pagat: same('Pagat ultimo'),
  uhu: same('Uhu'),
  forty: text('mit Vierzig', 'with 40'),
  fifty: text('mit Fünfzig', 'with 50'),
  'no-trull': text('ohne Trull', 'without Trull'),
  'no-kings': text('ohne König', 'without kings'),
  valat: same('Valat'),
  'tarock-trull': same('Tarock Trull'),
  'royal-trull': text('Königstrull', 'Royal Trull'),
  'two-honours': text('Zwei Trullstücke', 'Two honours'),
};

const PHASE_NAMES: Readonly<Record<PhaseId, Text>> = {
  'no-tarock': text('Kein Tarock', 'No tarock'),
  auction: text('Lizitation', 'Auction'),
  vote: text('Trischaken?', 'Trischaken?'),
  before: text('Ansagen vor dem Talon', 'Announcing before the talon'),
  'before-reply': text('Antworten der Gegner', 'The defenders reply'),
  'before-re': text('Rekontra', 'Rekontra'),
  talon: text('Talon', 'Talon'),
  exchange: text('Weglegen', 'Laying away'),
  after: text('Ansagen', 'Announcing'),
  'after-reply': text('Antworten der Gegner', 'The defenders reply'),
  'after-re': text('Rekontra', 'Rekontra'),
  melds: text('Melden', 'Melding'),
  tricks: text('Spiel', 'Play'),
  'late-melds': text('Nachträglich melden', 'Late melds'),
};

/** Everything this family says to people, in both languages. */
export const TEXTS: FamilyTexts = {
  name: text('Illustriertes Tarock', 'Illustrated Tarock'),
  profiles: {
    'mayr-sedlaczek-2016': text('Mayr und Sedlaczek, 2016', 'Mayr and Sedlaczek, 2016'),
    'beck-1956': text('Fritz Beck, 1956', 'Fritz Beck, 1956'),
    'loew-1954': text('Hans Löw, 1954', 'Hans Löw, 1954'),
  },
  contracts: CONTRACT_NAMES,
  bonuses: BONUS_NAMES,
  options: OPTION_TEXTS,
  optionGroups: OPTION_GROUPS,
  values: VALUE_TEXTS,
  phases: PHASE_NAMES,
  score: POINTS,
  entry: ENTRY_TEXTS,
  notOffered: [],
  ladders: { games: text('Spiele', 'Games') },
  laid: {
    name: text('weggelegt', 'laid away'),
    cards: text('{n} {n|Karte|Karten} weggelegt', '{n} {n|card|cards} laid away'),
  },
  terms: {},
  laps: { one: text('Durchgang', 'lap'), many: text('Durchgänge', 'laps') },
  pauses: text('Du gibst und setzt aus.', 'You deal and sit out.'),
  refusals: REFUSALS,
  items: {
    kontra: same('Kontra'),
    rekontra: same('Rekontra'),
    excess: text('Punkte über oder unter 35', 'Points above or below 35'),
    'no-trick': text('Ohne Stich', 'Without a trick'),
    difference: text('Unterschied der Partie', 'Difference of the series'),
    ...COMMON_ITEMS,
    target: text('100 erreicht', '100 reached'),
  },
};
