import { type Text, text } from '#engine/core/text.ts';
import { optionGroups } from '#engine/kernel/family/option-groups.ts';
import type { OptionId } from './options.ts';

/** Headings of the form, and the options under each. */
export const OPTION_GROUPS = optionGroups<OptionId>()([
  { name: text('Schreiben', 'Scoring'), options: ['scoring', 'misdeal-penalty'] },
  {
    name: text('Rufen', 'Calling'),
    options: ['raus-concealed-allowed', 'fort-mit', 'fort-mit-counts-ski', 'stecken-allowed', 'stecken-order'],
  },
  { name: text('Tout', 'Tout'), options: ['tout-query', 'tout-natural', 'strafen-in-tout'] },
  { name: text('Spiel', 'Play'), options: ['lead-from-above', 'empty-trick-scope', 'empty-trick-limit'] },
  {
    name: text('Strafen', 'Strafen'),
    options: ['strafen-claim', 'claim-seconds', 'strafen-hand', 'ski-reuse', 'ski-head', 'strafen-floor'],
  },
]);

/** Names and explanations of the options (tuebingen §9). */
export const OPTION_TEXTS: Readonly<Record<OptionId, { readonly name: Text; readonly sentence: Text }>> = {
  scoring: {
    name: text('Wer schreibt', 'Who scores'),
    sentence: text(
      'Aufgeschrieben wird nur die Seite des Spielers; oder die Verlierer zahlen den Gewinnern.',
      'Only the declarer’s side is written down; or the losers pay the winners.',
    ),
  },
  'strafen-claim': {
    name: text('Strafen', 'Strafen'),
    sentence: text(
      'Strafen zählen nur, wenn jemand sie ansagt; oder sie werden von selbst gezählt.',
      'Strafen count only if somebody claims them; or they are counted automatically.',
    ),
  },
  'claim-seconds': {
    name: text('Zeit für Strafen', 'Time for Strafen'),
    sentence: text(
      'Sind alle anderen fertig, bleiben dem Letzten so viele Sekunden, um Strafen anzusagen; mit jeder Ansage beginnen sie neu.',
      'Once all others are done, the last player has this many seconds to claim Strafen; every claim starts them again.',
    ),
  },
  'strafen-hand': {
    name: text('Blatt des Gebers für Strafen', 'The dealer’s hand for Strafen'),
    sentence: text(
      'Für Strafen zählen die 19 Karten nach dem Weglegen, oder alle 21.',
      'Strafen are counted from the 19 cards after laying away, or from all 21.',
    ),
  },
  'ski-reuse': {
    name: text('Ski in Familien', 'The Ski in families'),
    sentence: text(
      'Der Ski macht eine skisierte Familie, oder in jeder Farbe eine.',
      'The Ski makes one Ski family, or one in each suit.',
    ),
  },
  'ski-head': {
    name: text('Ski am Anfang einer Folge', 'The Ski at the head of a run'),
    sentence: text(
      'Der Ski darf auch den 21er oder den Einser einer Folge ersetzen.',
      'The Ski may also stand for the 21 or the 1 of a run.',
    ),
  },
  'strafen-floor': {
    name: text('Strafen bis null', 'Strafen down to zero'),
    sentence: text(
      'Kein Spiel fällt durch Strafen unter null, oder nur ein verlorenes nicht.',
      'Strafen cannot take any game below zero, or only lost games are protected.',
    ),
  },
  'strafen-in-tout': {
    name: text('Strafen im Tout', 'Strafen in a Tout'),
    sentence: text('Auch in einem Tout zählen Strafen.', 'Strafen count in a Tout, too.'),
  },
  'tout-natural': {
    name: text('Zahlung im Tout', 'Payment of a Tout'),
    sentence: text(
      'Was ein Tout wert ist, teilen sich die Gegner; oder jeder zahlt es ganz.',
      'The opponents share what a Tout is worth; or each pays all of it.',
    ),
  },
  'tout-query': {
    name: text('Tout', 'Tout'),
    sentence: text(
      'Wer ein Blatt ohne Figuren hat, darf fragen, ob jemand einen Kleinen Tout spielt.',
      'A player without courts may ask whether somebody plays a Little Tout.',
    ),
  },
  'raus-concealed-allowed': {
    name: text('Versteckter Raus', 'Concealed Raus'),
    sentence: text('Der Geber darf seinen eigenen König rufen.', 'The dealer may call one of their own kings.'),
  },
  'empty-trick-scope': {
    name: text('Leere Stiche zählen', 'Counting empty tricks'),
    sentence: text(
      'Die Grenze für leere Stiche gilt für jeden Gegner, oder für alle zusammen.',
      'The limit of empty tricks holds for each opponent, or for all together.',
    ),
  },
  'empty-trick-limit': {
    name: text('Grenze für leere Stiche', 'Limit of empty tricks'),
    sentence: text(
      'Mit höchstens so vielen Stichen, alle leer, zählt ein Gegner zum besten dazu.',
      'An opponent with at most this many tricks, all of them empty, is added to the best one.',
    ),
  },
  'fort-mit': {
    name: text('„Fort mit“', '“Fort mit”'),
    sentence: text(
      '„Fort“ und „fort mit“ müssen stimmen, oder man darf bluffen.',
      '“Fort” and “fort mit” must be true, or one may bluff.',
    ),
  },
  'fort-mit-counts-ski': {
    name: text('Ski bei „fort mit“', 'The Ski in “fort mit”'),
    sentence: text(
      'Bei „fort mit“ zählt der Ski als eines der acht Tarock.',
      'For “fort mit” the Ski counts as one of the eight tarocks.',
    ),
  },
  'stecken-allowed': {
    name: text('Stecken', 'Stecken'),
    sentence: text(
      'Sagen alle „fort“, wird gesteckt und ohne Mischen neu gegeben; sonst gemischt.',
      'If all say “fort”, the hands are stacked and dealt again unshuffled; otherwise the cards are shuffled.',
    ),
  },
  'stecken-order': {
    name: text('Wer steckt', 'Who orders'),
    sentence: text(
      'Jeder ordnet sein Blatt selbst, oder das Programm tut es.',
      'Everybody arranges their own hand, or the program does it.',
    ),
  },
  'lead-from-above': {
    name: text('Von oben ausspielen', 'Leading from above'),
    sentence: text(
      'Hohe Tarock einer Folge müssen von oben ausgespielt werden, oder man wird nur gewarnt.',
      'High tarocks of a run must be led from the top, or there is only a warning.',
    ),
  },
  'misdeal-penalty': {
    name: text('Zehn auf die Badehose', 'Ten on the swimming trunks'),
    sentence: text('So viel verliert, wer sich vergibt.', 'This is what a dealer who misdeals loses.'),
  },
};

/** Option values that need a name. */
export const VALUE_TEXTS: Readonly<Record<string, Text>> = {
  classic: text('eine Seite', 'one side'),
  natural: text('Verlierer zahlen', 'losers pay'),
  manual: text('von Hand', 'by hand'),
  auto: text('von selbst', 'automatic'),
  'after-laying': text('19 Karten', '19 cards'),
  dealt: text('21 Karten', '21 cards'),
  'per-type': text('eine', 'one'),
  unlimited: text('in jeder Farbe', 'in each suit'),
  both: text('gewonnen und verloren', 'won and lost'),
  'loss-only': text('nur verloren', 'only lost'),
  split: text('geteilt', 'shared'),
  each: text('jeder ganz', 'each in full'),
  'per-opponent': text('jeder für sich', 'each opponent'),
  combined: text('alle zusammen', 'all together'),
  enforced: text('muss stimmen', 'must be true'),
  free: text('frei', 'free'),
  enforce: text('Pflicht', 'compulsory'),
  hint: text('Warnung', 'warning'),
  off: text('egal', 'no matter'),
  value: text('Punkte', 'points'),
  true: text('ja', 'yes'),
  false: text('nein', 'no'),
};
