import { type Text, text } from '#engine/core/text.ts';
import { COMMON_ITEMS } from '#engine/kernel/entry/common-entries.ts';
import type { FamilyTexts } from '#engine/kernel/words/texts.ts';
import type { BonusId } from './bonuses.ts';
import type { ContractId } from './contracts/contract.ts';
import { ENTRY_TEXTS } from './entry/entry-texts.ts';
import { OPTION_GROUPS, OPTION_TEXTS, VALUE_TEXTS } from './options/option-texts.ts';
import type { PhaseId } from './phases/names.ts';
import { REFUSALS } from './refusals.ts';
import { CENTS } from './score-unit.ts';

/** A word of the game is the same in every language. */
const same = (word: string): Text => text(word, word);

const CONTRACT_NAMES: Readonly<Record<ContractId, Text>> = {
  frage: same('Frage'),
  herzfrage: same('Herz-Frage'),
  solo: same('Solo'),
  herzsolo: same('Herzsolo'),
  bettel: same('Bettel'),
  pickup: text('Aufnahmespiel', 'Pick-up'),
  hand: text('Handspiel', 'Hand'),
};

const BONUS_NAMES: Readonly<Record<BonusId, Text>> = {
  schneider: same('Schneider'),
  durch: same('Durch'),
  schwarz: same('Schwarz'),
};

const PHASE_NAMES: Readonly<Record<PhaseId, Text>> = {
  auction: text('Reizen', 'Auction'),
  announce: text('Spiel ansagen', 'Announcing the game'),
  exchange: text('Stock aufnehmen', 'Exchange with the stock'),
  trump: text('Trumpf nennen', 'Naming trumps'),
  kontra: text('Kontra', 'Kontra'),
  tricks: text('Spiel', 'Play'),
};

/** Everything this family says to people, in both languages. */
export const TEXTS: FamilyTexts = {
  name: text('Bayerischer Tarock', 'Bavarian Tarock'),
  profiles: {
    'simple-points': text('Tarock nach Augen, mit Kasse', 'Tarock by points, with a pot (Kasse)'),
    'simple-fixed': text('Tarock mit festen Preisen', 'Tarock with fixed payments'),
    bettel: text('Tarock mit Bettel', 'Tarock with Bettel'),
    haferl: text('Haferltarock', 'Haferltarock'),
    sharp: text('Scharfer Tarock (24 Karten)', 'Sharp Tarock (24 cards)'),
    berliner: text('Haferltarock, Berliner', 'Haferltarock, Berliner'),
  },
  contracts: CONTRACT_NAMES,
  bonuses: BONUS_NAMES,
  options: OPTION_TEXTS,
  optionGroups: OPTION_GROUPS,
  values: VALUE_TEXTS,
  phases: PHASE_NAMES,
  score: CENTS,
  entry: ENTRY_TEXTS,
  notOffered: [],
  ladders: { calls: text('Gebote', 'Calls'), games: text('Spiele', 'Games') },
  laid: {
    name: text('weggelegt', 'laid away'),
    cards: text('{n} {n|Karte|Karten} weggelegt', '{n} {n|card|cards} laid away'),
  },
  terms: { trump: text('Trumpf', 'Trumps'), target: text('Gespielt um', 'Played for') },
  laps: { one: text('Durchgang', 'circuit'), many: text('Durchgänge', 'circuits') },
  pauses: text('Du gibst und setzt aus.', 'You deal and sit out.'),
  refusals: REFUSALS,
  items: {
    kontra: same('Kontra'),
    re: same('Re'),
    supp: same('Supp'),
    resupp: same('Resupp'),
    hirsch: same('Hirsch'),
    rounding: text('Aufgerundet', 'Rounded up'),
    'kontra-share': text('Kontra, von den Gegnern', 'Kontra, paid by the defenders'),
    pot: text('Kasse', 'Pot'),
    'pot-top-up': text('Aus der Kasse ergänzt', 'Made up from the pot'),
    'pot-short': text('Fehlt in der Kasse', 'Missing in the pot'),
    'pot-ante': text('Einsatz in die Kasse', 'Ante for the pot'),
    'pot-empty': text('Kasse leer', 'pot empty'),
    'bank-short': text('Nicht mehr zu bezahlen', 'Not paid: the bank is empty'),
    'bank-broken': text('einer hat nichts mehr', 'somebody has nothing left'),
    'pot-shared': text('Kasse geteilt', 'Pot shared out'),
    ...COMMON_ITEMS,
  },
};
