import { type Text, text } from '#engine/core/text.ts';

/** Kontra, announcements, Selbstkontra and Protest (reform §6.3, §13). */
export const TALK = {
  'bonus-not-in-contract': text('Das zählt in diesem Spiel nicht.', 'This does not count in this game.'),
  'bonus-not-declarable': text(
    'Das zählt nur still, ansagen kann man es hier nicht.',
    'This only counts silently; it cannot be announced here.',
  ),
  'bonus-not-your-side': text('Das kann nur die andere Seite ansagen.', 'Only the other side can announce this.'),
  'already-declared': text('Das hat deine Seite schon angesagt.', 'Your side has already announced this.'),
  'side-not-known': text(
    'Solange niemand weiß, wer auf welcher Seite spielt, sagt ein Gegner zuerst Kontra und dann an.',
    'As long as nobody knows who is on which side, an opponent must say kontra before announcing.',
  ),
  'too-late-for-birds': text(
    'Weitere Vögel sagst du an, bevor der sechste Stich beginnt.',
    'Further birds are announced before the sixth trick begins.',
  ),
  'only-birds-now': text('Während des Spiels sagst du nur noch Vögel an.', 'During play only birds can be announced.'),
  'only-the-new-bird': text(
    'Jetzt geht es nur um den Vogel, der eben angesagt wurde.',
    'Only the bird that has just been announced can be doubled now.',
  ),
  'excluded-by-volat': text(
    'Volat und Sürtaxe (Gramerboy) kann dieselbe Seite nicht beide ansagen.',
    'One side cannot announce both Volat and Sürtaxe (Gramerboy).',
  ),
  'no-such-item': text('Diese Ansage gibt es nicht.', 'There is no such announcement.'),
  'kontra-closed': text(
    'Hier ist kein Kontra möglich: nach einem Selbstkontra und in einer Runde mit festem Wert.',
    'There is no kontra here: after a Selbstkontra, or in a round of a fixed value.',
  ),
  'kontra-above-limit': text('So hoch wird an diesem Tisch nicht kontriert.', 'This table does not double that high.'),
  'kontra-wrong-step': text(
    'Die Stufen folgen aufeinander: Kontra, Rekontra, Subkontra, Hirsch, Mord; jede wird einmal gesagt.',
    'The steps follow each other: kontra, rekontra, subkontra, Hirsch, Mord; each is said once.',
  ),
  'kontra-own-side': text('Diese Stufe kann nur die andere Seite sagen.', 'Only the other side can say this step.'),
  'kontra-not-your-pair': text(
    'In diesem Spiel kontriert jeder Gegner nur für sich.',
    'In this game each opponent doubles only for themselves.',
  ),
  'kontra-after-protest': text(
    'Du hast protestiert und machst hier nicht mehr mit.',
    'You have protested, so you double no further here.',
  ),
  'selbstkontra-not-yours': text(
    'Selbstkontra sagt nur die Seite, der das Spiel oder die Ansage gehört.',
    'Only the side whose game or announcement it is can say Selbstkontra.',
  ),
  'selbstkontra-too-late': text(
    'Für Selbstkontra ist es zu spät: Es steht schon ein Kontra.',
    'It is too late for Selbstkontra: there is a kontra already.',
  ),
  'nothing-to-protest': text(
    'Protestieren kann nur, wer die letzte Stufe der eigenen Seite nicht selbst gesagt hat, und nur einmal.',
    'Only somebody who did not say the last step of their own side can protest, and only once.',
  ),
} as const satisfies Readonly<Record<string, Text>>;
