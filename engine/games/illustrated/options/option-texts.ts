import { type Text, text } from '#engine/core/text.ts';
import { optionGroups } from '#engine/kernel/family/option-groups.ts';
import type { OptionId } from './options.ts';

/** Headings of the form, and the options under each. */
export const OPTION_GROUPS = optionGroups<OptionId>()([
  { name: text('Tisch', 'Table'), options: ['table-size', 'no-tarock-redeal', 'redeal-dealer', 'review-rules'] },
  {
    name: text('Lizitation', 'Auction'),
    options: ['auction-direction', 'hold-after-retake', 'outbid-after-hold', 'all-pass'],
  },
  { name: text('Trischaken', 'Trischaken'), options: ['trischaken-play', 'trischaken-tie'] },
  {
    name: text('Zusätze und Meldungen', 'Bonuses and melds'),
    options: [
      'uhu',
      'silent-pagat-loss',
      'silent-uhu-loss',
      'lock-birds',
      'no-kings-before',
      'without-scope',
      'thresholds',
      'lost-bonus-multiplied',
      'royal-trull',
      'meld-deadline',
    ],
  },
  { name: text('Solo', 'Solo'), options: ['solo-stage', 'solo-excess'] },
  {
    name: text('Kontra', 'Kontra'),
    options: ['game-contra', 'contra-excess', 'pre-contra-base', 'recontra', 'declarer-contra'],
  },
  { name: text('Partie', 'Series'), options: ['end-trigger', 'series-bonus', 'tie-break'] },
]);

/** Names and explanations of the options (illustrated §10). */
export const OPTION_TEXTS: Readonly<Record<OptionId, { readonly name: Text; readonly sentence: Text }>> = {
  'table-size': {
    name: text('Spieler am Tisch', 'Players at the table'),
    sentence: text(
      'Zu dritt, oder zu viert: Dann setzt der Geber aus.',
      'Three players, or four: then the dealer sits out.',
    ),
  },
  'auction-direction': {
    name: text('Richtung der Lizitation', 'Direction of the auction'),
    sentence: text(
      'Geboten und geantwortet wird in der Spielrichtung, oder wie gedruckt im Uhrzeigersinn.',
      'Bids and replies go the way the cards are played, or clockwise as printed.',
    ),
  },
  'no-tarock-redeal': {
    name: text('Neu geben ohne Tarock', 'New deal without a tarock'),
    sentence: text(
      'Wer kein Tarock bekommen hat, zeigt sein Blatt, und es wird neu gegeben.',
      'A player who was dealt no tarock shows the hand, and the cards are dealt again.',
    ),
  },
  'redeal-dealer': {
    name: text('Wer neu gibt', 'Who deals again'),
    sentence: text(
      'Wird neu gegeben, gibt noch einmal derselbe, oder der Nächste.',
      'When cards are dealt again, the same player deals, or the next one.',
    ),
  },
  'all-pass': {
    name: text('Wenn alle passen', 'If everybody passes'),
    sentence: text(
      'Neu gegeben wird, oder es wird getrischakt; oder nur, wenn alle drei einverstanden sind.',
      'The cards are dealt again, or a Trischaken is played; or only if all three agree.',
    ),
  },
  'trischaken-play': {
    name: text('Regeln im Trischaken', 'Rules of a Trischaken'),
    sentence: text(
      'Was im Trischaken gilt; sonst wird gespielt wie immer.',
      'What holds in a Trischaken; otherwise it is played like any game.',
    ),
  },
  'trischaken-tie': {
    name: text('Zwei Verlierer im Trischaken', 'Two losers in a Trischaken'),
    sentence: text(
      'Haben zwei gleich viele Punkte, verliert jeder 10; oder sie teilen sich die 10, und der Dritte bekommt sie.',
      'Two who tie for most lose 10 each; or they share the 10, and the third player gets them.',
    ),
  },
  'hold-after-retake': {
    name: text('Nach der zweiten Ablösung halten', 'Holding after a retake'),
    sentence: text(
      'Wer zweimal abgelöst wurde, darf noch einmal „mein Spiel“ sagen.',
      'A player who was taken over twice may hold once more.',
    ),
  },
  'outbid-after-hold': {
    name: text('Nach „mein Spiel“ überbieten', 'Outbidding after a hold'),
    sentence: text(
      'Wer abgelöst hat, darf höher bieten, wenn das Gebot gehalten wird.',
      'A player who took a bid over may go higher when it is held.',
    ),
  },
  uhu: {
    name: text('Uhu', 'Uhu'),
    sentence: text(
      'Der Zweier im vorletzten Stich zählt wie der Pagat im letzten.',
      'The II in the last trick but one counts like the Pagat in the last.',
    ),
  },
  'solo-stage': {
    name: text('Ansagen im Solo', 'Announcements in a Solo'),
    sentence: text(
      'Im Solo zählen Ansagen wie nach dem Talon, oder wie davor.',
      'In a Solo announcements count as after the talon, or as before it.',
    ),
  },
  'solo-excess': {
    name: text('Punkte über 35 im Solo', 'Points above 35 in a Solo'),
    sentence: text(
      'Auch im Solo zählen die Punkte über oder unter 35.',
      'Points above or below 35 count in a Solo, too.',
    ),
  },
  'royal-trull': {
    name: text('Königstrull', 'Royal Trull'),
    sentence: text(
      'Vier Könige in einer Hand; oder wie gedruckt alle drei Trullstücke.',
      'Four kings in one hand; or, as printed, all three Trull pieces.',
    ),
  },
  'meld-deadline': {
    name: text('Melden bis', 'Melding until'),
    sentence: text(
      'Gemeldet wird vor dem ersten Ausspiel, oder noch bis zum nächsten Geben.',
      'Melds are made before the first lead, or until the next deal.',
    ),
  },
  'without-scope': {
    name: text('Blatt für „ohne Trull“, „ohne König“', 'Hand for “without Trull”, “without kings”'),
    sentence: text(
      'Es zählt das Blatt, wie es gegeben wurde, oder das, mit dem gespielt wird.',
      'The hand as it was dealt counts, or the one that is played with.',
    ),
  },
  'no-kings-before': {
    name: text('„Ohne König“ vor dem Talon', '“Without kings” before the talon'),
    sentence: text('So viele Punkte ist diese Ansage wert.', 'What this announcement is worth.'),
  },
  'lost-bonus-multiplied': {
    name: text('Verlorene Ansagen vervielfachen', 'Multiplying failed announcements'),
    sentence: text(
      'Auch verlorene Ansagen zählen mal dem Spiel, oder nur einfach.',
      'Announcements that fail are multiplied like the game, or count once.',
    ),
  },
  'game-contra': {
    name: text('Kontra aufs Spiel', 'Kontra on the game'),
    sentence: text('Das Spiel selbst darf kontriert werden.', 'The game itself may be doubled.'),
  },
  'contra-excess': {
    name: text('Kontra auch auf die Punkte', 'Kontra on the points, too'),
    sentence: text(
      'Ein Kontra aufs Spiel verdoppelt auch die Punkte über oder unter 35.',
      'A kontra on the game doubles the points above or below 35, too.',
    ),
  },
  'pre-contra-base': {
    name: text('Kontra vor dem Talon', 'Kontra before the talon'),
    sentence: text(
      'Vervierfacht wird der Wert vor dem Talon, oder der danach.',
      'It multiplies the value before the talon by four, or the one after it.',
    ),
  },
  recontra: {
    name: text('Rekontra', 'Rekontra'),
    sentence: text('Der Spieler darf auf ein Kontra antworten.', 'The declarer may answer a kontra.'),
  },
  'declarer-contra': {
    name: text('Kontra gegen Ansagen der Gegner', 'Kontra on defenders’ announcements'),
    sentence: text(
      'Der Spieler darf einen angesagten Vogel eines Gegners kontrieren.',
      'The declarer may double a defender’s announced Pagat or Uhu.',
    ),
  },
  'silent-pagat-loss': {
    name: text('Stiller Pagat verloren', 'Silent Pagat lost'),
    sentence: text(
      'Sticht die andere Seite im letzten Stich den Pagat, bekommt sie seine Punkte.',
      'If the other side beats the Pagat in the last trick, it gets its points.',
    ),
  },
  'silent-uhu-loss': {
    name: text('Stiller Uhu verloren', 'Silent Uhu lost'),
    sentence: text('Dasselbe gilt für den Uhu im vorletzten Stich.', 'The same holds for the Uhu in its trick.'),
  },
  'lock-birds': {
    name: text('Angesagte Vögel aufheben', 'Keeping announced birds'),
    sentence: text(
      'Ein angesagter Pagat oder Uhu wird für seinen Stich aufgehoben, solange etwas anderes geht.',
      'An announced Pagat or Uhu is kept for its trick while another card is legal.',
    ),
  },
  thresholds: {
    name: text('Grenze für 40 und 50', 'Limit for 40 and 50'),
    sentence: text(
      'Gerundete Punkte zählen, oder es müssen volle 40 und 50 sein.',
      'Rounded points count, or there must be a full 40 or 50.',
    ),
  },
  'end-trigger': {
    name: text('Ende der Partie', 'End of a series'),
    sentence: text(
      'Eine Partie endet, wenn jemand 100 erreicht, oder erst darüber.',
      'A series ends when somebody reaches 100, or only beyond it.',
    ),
  },
  'series-bonus': {
    name: text('Zuschlag bei 100', 'Bonus at 100'),
    sentence: text(
      'So viel bekommt am Ende der Partie jeder, der mindestens 100 hat.',
      'Everybody who has at least 100 when the series ends gets this many points.',
    ),
  },
  'tie-break': {
    name: text('Gleichstand am Ende', 'A tie at the end'),
    sentence: text(
      'Wer gleich viel hat, teilt sich den Sieg; oder es wird weitergespielt, bis einer führt.',
      'Those who are level share the win; or the series goes on until one leads.',
    ),
  },
  'review-rules': {
    name: text('Nachschauen', 'Looking back'),
    sentence: text(
      'Nachgeschaut werden darf nur in den eigenen Stichen, oder auch im offenen Talon und im letzten Stich, bis der nächste gespielt ist.',
      'Players may look at their own tricks only, or at the open talon as well, and at the last trick until the next is played.',
    ),
  },
};

/** Option values that need a name. */
export const VALUE_TEXTS: Readonly<Record<string, Text>> = {
  ccw: text('in der Spielrichtung', 'the way of play'),
  cw: text('im Uhrzeigersinn', 'clockwise'),
  same: text('derselbe', 'the same player'),
  next: text('der Nächste', 'the next player'),
  redeal: text('neu geben', 'new deal'),
  trischaken: text('Trischaken', 'Trischaken'),
  vote: text('Trischaken, wenn alle wollen', 'Trischaken if all agree'),
  stichzwang: text('Stichzwang', 'beat the trick if you can'),
  'pagat-last': text('der Pagat zuletzt', 'the Pagat last'),
  'talon-last': text('der letzte Stich bekommt den Talon', 'the last trick takes the talon'),
  all: text('jeder verliert 10', 'each loses 10'),
  split: text('sie teilen sich die 10', 'they share the 10'),
  after: text('wie nach dem Talon', 'as after the talon'),
  before: text('wie vor dem Talon', 'as before the talon'),
  stage: text('der Wert vor dem Talon', 'the value before the talon'),
  'four-kings': text('vier Könige', 'four kings'),
  honours: text('drei Trullstücke', 'three Trull pieces'),
  'before-lead': text('zum ersten Ausspiel', 'the first lead'),
  'before-next-deal': text('zum nächsten Geben', 'the next deal'),
  dealt: text('wie gegeben', 'as dealt'),
  play: text('mit dem gespielt wird', 'as played'),
  rounded: text('gerundet', 'rounded'),
  exact: text('volle Punkte', 'full points'),
  reach: text('bei 100', 'at 100'),
  exceed: text('über 100', 'beyond 100'),
  shared: text('geteilter Sieg', 'shared win'),
  'play-on': text('weiterspielen', 'play on'),
  own: text('eigene Stiche', 'own tricks'),
  'own-and-talon': text('eigene Stiche und Talon', 'own tricks and the talon'),
  'table-size:3': text('drei', 'three'),
  'table-size:4': text('vier', 'four'),
  value: text('Punkte', 'points'),
  true: text('ja', 'yes'),
  false: text('nein', 'no'),
};
