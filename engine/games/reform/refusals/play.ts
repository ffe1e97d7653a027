import { type Text, text } from '#engine/core/text.ts';

/** What cards, and whoever is to lead them, are refused with in the tricks (reform §6.2, §7.1, §7.3, §7.4, §7.6 to §7.9). */
export const PLAY = {
  'must-follow-suit': text(
    'Farbzwang: Bediene die ausgespielte Farbe, Tarock mit Tarock.',
    'You must follow the suit led, and a tarock with a tarock.',
  ),
  'must-play-tarock': text(
    'Tarockzwang: Du hast die Farbe nicht, also spiel ein Tarock.',
    'You cannot follow suit, so you must play a tarock.',
  ),
  'must-head': text(
    'Stichzwang: Du kannst die höchste Karte im Stich überstechen, also musst du.',
    'You can beat the winning card, so you must.',
  ),
  'pagat-last': text(
    'Der Pagat kommt hier erst, wenn er dein letztes Tarock ist.',
    'Here you may play the Pagat only as your last tarock.',
  ),
  'no-tarock-lead': text(
    'Ein Tarock spielst du erst aus, wenn du nur noch Tarock hast.',
    'You may lead a tarock only when you have nothing but tarocks left.',
  ),
  'announced-card-locked': text(
    'Diese Karte ist für einen späteren Stich angesagt. Spiel eine andere, solange du eine spielen darfst.',
    'This card is announced for a later trick. Play another one for as long as you may.',
  ),
  'announced-card-due': text(
    'Für diesen Stich ist eine Karte angesagt, die du hast. Spiel sie.',
    'A card that you hold is announced for this trick. Play it.',
  ),
  'fixed-order': text(
    'Deine Reihenfolge steht fest: Jetzt kommt die nächste Karte.',
    'Your order is fixed: the next card is due now.',
  ),
  'brake-not-possible': text(
    'Die Notbremse ziehst du nur im Eisenbahner, mit einem Tarock, wenn du die ausgespielte Farbe bedienen könntest.',
    'You pull the emergency brake only in an Eisenbahner, with a tarock, when you could follow the suit led.',
  ),
  'one-suit-only': text(
    'Hier spielst du nur Karten einer einzigen Farbe: die ausgespielte, wenn du bedienst. Nur der Sküs geht immer.',
    'Here you play cards of a single suit: the suit led, if you follow. Only the Sküs may always be played.',
  ),
  'tarocks-only-together': text(
    'Zugleich spielst du hier nur Tarock, und nur, wo du eines spielen darfst; Farbkarten spielst du einzeln.',
    'Only tarocks may be played together here, and only where you may play one; suit cards are played singly.',
  ),
  'lowest-of-suit': text(
    'Spiel die niedrigste Karte einer Farbe aus: Diese ist nicht deine niedrigste.',
    'Lead the lowest card of a suit: this one is not your lowest.',
  ),
  'pick-first': text('Sag zuerst, wer zum nächsten Stich ausspielt.', 'Say first who leads to the next trick.'),
  'no-such-leader': text(
    'Wer hier sitzt, spielt nicht mit: Nenn jemand anderen.',
    'Whoever sits there does not play: name somebody else.',
  ),
} as const satisfies Readonly<Record<string, Text>>;
