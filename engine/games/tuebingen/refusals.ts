import { refusing } from '#engine/core/refusal.ts';
import { type Text, text } from '#engine/core/text.ts';

/** What the family refuses with, and what it says; `{at}` is the place. */
export const REFUSALS = {
  // Anything at the wrong moment
  'wrong-phase': text(
    'Das gehört an eine andere Stelle des Spiels: Jetzt kann es niemand.',
    'This belongs to another moment of the deal: nobody can do it now.',
  ),
  // Laying away
  'card-not-in-hand': text('Diese Karte hast du nicht in der Hand.', 'This card is not in your hand.'),
  'card-twice': text('Diese Karte ist doppelt genannt.', 'This card is named twice.'),
  'lay-exactly-two': text('Leg genau {at} Karten weg.', 'Lay away exactly {at} cards.'),
  'may-not-lay-king': text('Könige dürfen nicht weggelegt werden.', 'Kings may not be laid away.'),
  'may-not-lay-honour': text(
    '21er, Einser und Ski dürfen nicht weggelegt werden.',
    'The 21, the 1 and the Ski may not be laid away.',
  ),
  // Auction
  'tout-hand-not-eligible': text(
    'Nach einem Tout fragt nur, wer lauter Blättle und höchstens sieben kleine Tarock hat.',
    'Only a hand of pips with at most seven low tarocks may ask for a Tout.',
  ),
  'own-king-not-callable': text('Diesen König hast du selber.', 'You hold this king yourself.'),
  'own-card-not-callable': text('Diese Karte hast du selber.', 'You hold this card yourself.'),
  'not-to-call': text('Diese Karte kann man nicht rufen.', 'This card cannot be called.'),
  'call-needs-four-kings': text(
    'Den 21er, den Einser oder den Ski ruft nur, wer alle vier Könige hat.',
    'Only a player with all four kings can call the 21, the 1 or the Ski.',
  ),
  'fourth-needs-three-kings': text(
    'Den Vierten ruft nur, wer genau drei Könige hat.',
    'Only a player with exactly three kings can call the fourth.',
  ),
  'fort-needs-at-most-seven-tarocks': text(
    'Mit acht oder mehr Tarock heißt es „fort mit“.',
    'With eight tarocks or more, one says “fort mit”.',
  ),
  'fort-mit-needs-eight-tarocks': text(
    '„Fort mit“ sagt nur, wer mindestens acht Tarock hat.',
    'Only a player with at least eight tarocks says “fort mit”.',
  ),
  // Stecken
  'cut-out-of-range': text('Abgehoben werden 1 bis {at} Karten.', 'From 1 to {at} cards are cut.'),
  // Play
  'must-follow-suit': text(
    'Farbzwang: Die ausgespielte Farbe muss bedient werden, Tarock mit Tarock.',
    'You must follow the suit led, and a tarock with a tarock.',
  ),
  'must-play-tarock': text(
    'Tarockzwang: Wer die Farbe nicht hat, muss Tarock spielen.',
    'If you cannot follow suit, you must play a tarock.',
  ),
  'lead-from-above': text(
    'Von oben: Aus einer Folge, über der kein Tarock mehr aussteht, spielt man das höchste aus.',
    'From above: of a run with no tarock out above it, the highest is led.',
  ),
  // Claims
  'suit-of-family': text(
    'Eine Farbe hat nur die Familie, und sie braucht eine.',
    'Families have a suit, nothing else has.',
  ),
  'strafe-not-held': text(
    'Das stimmt nicht. Ansagen kannst du, was du selbst hattest und was alle gesehen haben.',
    'That is not so. You can claim what you held yourself, and what everybody has seen.',
  ),
  'strafe-not-your-side': text('Das kann nur die andere Seite ansagen.', 'Only the other side can claim this.'),
  'strafe-claims-spent': text(
    'Du hast zweimal etwas angesagt, das nicht stimmt: In diesem Spiel sagst du nichts mehr an.',
    'Two of your claims were not so: you claim nothing more in this deal.',
  ),
  'strafe-already-claimed': text('Das ist schon angesagt.', 'This has been claimed already.'),
  'strafe-too-late': text(
    'Zu spät: {at} zählt nur, wenn es angesagt war, bevor das nächste Spiel eingetragen wurde.',
    'Too late: {at} counts only if it was claimed before the next deal was entered.',
  ),
  'done-already': text('Du bist schon fertig.', 'You are done already.'),
  // Score entry
  'option-off': text('Das wird an diesem Tisch nicht gespielt.', 'This is not played at this table.'),
  'partner-is-declarer': text(
    'Der Gerufene ist ein anderer als der Rufer.',
    'The called partner is another player than the caller.',
  ),
  'raus-concealed-not-dealer': text(
    'Einen versteckten Raus spielt nur der Geber.',
    'Only the dealer plays a concealed Raus.',
  ),
  'points-impossible': text(
    'So viele Punkte kann diese Seite nicht haben: Jeder Stich zählt mindestens 2, Weggelegtes mindestens 1.',
    'This side cannot have that many points: a trick counts at least 2, cards laid away at least 1.',
  ),
  'sum-too-high': text('Zusammen sind es nur 91 Punkte.', 'There are only 91 points together.'),
  'best-too-low': text(
    'Der beste Gegner hat mindestens ein Drittel dessen, was die Gegner zusammen haben.',
    'The best opponent has at least a third of what the opponents have together.',
  ),
  'totals-not-91': text('Alle vier zusammen haben 91 Punkte.', 'All four together have 91 points.'),
  'weak-impossible': text(
    'Mit so vielen Punkten hat er mehr als ein paar leere Stiche.',
    'With that many points this player has more than a few empty tricks.',
  ),
  'weak-missing': text(
    'Wer nicht mehr hat, hat keinen oder nur einen leeren Stich und gehört angekreuzt.',
    'With no more than that this player has no trick or an empty one, and has to be ticked.',
  ),
  'run-too-short': text(
    'Ein Oberer oder Unterer hat mindestens drei Karten.',
    'A run of Oberer or Unterer has at least three cards.',
  ),
  'run-too-long': text('So viele Karten hat keine Hand.', 'No hand has that many cards.'),
  'strafe-conflict': text(
    'Das geht nicht zugleich mit dem, was sonst angesagt wurde, oder mit diesen Punkten und Stichen.',
    'This cannot be together with what else was claimed, or with these points and tricks.',
  ),
  // Options
  'unknown-profile': text('Dieses Regelwerk gibt es nicht: {at}.', 'There is no such rule set: {at}.'),
  'unknown-option': text(
    'Diese Option gibt es in diesem Profil nicht: {at}.',
    'This profile has no such option: {at}.',
  ),
  'option-value': text(
    'Dieser Wert ist für die Option nicht möglich: {at}.',
    'The option does not take this value: {at}.',
  ),
} as const satisfies Readonly<Record<string, Text>>;

export type RefusalCode = keyof typeof REFUSALS;

/** A refusal of this family: its code has a sentence in every language. */
export const refusal = refusing<RefusalCode>('family:tuebingen');
