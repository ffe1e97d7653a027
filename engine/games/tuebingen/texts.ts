import { type Text, text } from '#engine/core/text.ts';
import { COMMON_ITEMS } from '#engine/kernel/entry/common-entries.ts';
import type { FamilyTexts } from '#engine/kernel/words/texts.ts';
import type { BonusId } from './bonuses.ts';
import type { ContractId } from './contracts/index.ts';
import { ENTRY_TEXTS } from './entry/entry-texts.ts';
import { OPTION_GROUPS, OPTION_TEXTS, VALUE_TEXTS } from './options/option-texts.ts';
import type { PhaseId } from './phases/names.ts';
import { REFUSALS } from './refusals.ts';
import { SCORES } from './score-unit.ts';

const CONTRACT_NAMES: Readonly<Record<ContractId, Text>> = {
  ruf: text('Ruf', 'Ruf'),
  raus: text('Raus', 'Raus'),
  'raus-concealed': text('versteckter Raus', 'concealed Raus'),
  tout: text('Tout', 'Tout'),
};

const BONUS_NAMES: Readonly<Record<BonusId, Text>> = {
  skimon: text('Skimon', 'Skimon'),
  oberers: text('Oberer', 'Oberers'),
  unterers: text('Unterer', 'Unterers'),
  kingdom: text('Königreich', 'Kingdom'),
  'ski-kingdom': text('skisiertes Königreich', 'Ski kingdom'),
  family: text('natürliche Familie', 'natural family'),
  'ski-family': text('skisierte Familie', 'Ski family'),
  fein: text('Fein', 'Fein'),
  'einser-gefasst': text('Einser gefasst', 'captured 1'),
  'einser-fein-gefasst': text('Einser fein gefasst', 'finely captured 1'),
};

const PHASE_NAMES: Readonly<Record<PhaseId, Text>> = {
  lay: text('Weglegen', 'Laying away'),
  'tout-query': text('Frage nach einem Tout', 'Question for a Tout'),
  'tout-offer': text('Wer spielt den Tout?', 'Who plays the Tout?'),
  raus: text('Raus', 'Raus'),
  call: text('Rufen', 'Calling'),
  stecken: text('Stecken', 'Ordering the hands'),
  cut: text('Abheben', 'Cutting'),
  tricks: text('Spiel', 'Play'),
  claims: text('Strafen', 'Strafen'),
};

/** Everything this family says to people, in both languages. */
export const TEXTS: FamilyTexts = {
  name: text('Tübinger Tarock', 'Tübingen Tarock'),
  profiles: { tuebingen: text('Tübingen', 'Tübingen') },
  contracts: CONTRACT_NAMES,
  bonuses: BONUS_NAMES,
  options: OPTION_TEXTS,
  optionGroups: OPTION_GROUPS,
  values: VALUE_TEXTS,
  phases: PHASE_NAMES,
  score: SCORES,
  entry: ENTRY_TEXTS,
  notOffered: [],
  ladders: {},
  laid: {
    name: text('weggelegt', 'laid away'),
    cards: text('{n} {n|Karte|Karten} weggelegt', '{n} {n|card|cards} laid away'),
  },
  terms: {},
  laps: { one: text('Runde', 'lap'), many: text('Runden', 'laps') },
  pauses: text('Du setzt aus.', 'You sit out.'),
  refusals: REFUSALS,
  items: {
    'tout-little': text('Kleiner Tout', 'Little Tout'),
    'tout-grand': text('Großer Tout', 'Grand Tout'),
    'tout-lost': text('Tout verloren', 'Tout lost'),
    floor: text('nicht unter null', 'not below zero'),
    twice: text('verlorener Ruf', 'lost Ruf'),
    'three-times': text('Raus', 'Raus'),
    misdeal: text('Vergeben', 'Misdeal'),
    rounding: text('Rundung', 'Rounding'),
    stecken: text('gesteckt', 'Stecken'),
    'throw-in': text('Tout nicht angenommen', 'no taker for a Tout'),
    difference: text('Unterschied am Ende', 'Difference at the end'),
    ...COMMON_ITEMS,
  },
};
