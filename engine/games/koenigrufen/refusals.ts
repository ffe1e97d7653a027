import { refusing } from '#engine/core/refusal.ts';
import { type Text, text } from '#engine/core/text.ts';

/** What the family refuses with, and what it says; `{at}` is the place. */
export const REFUSALS = {
  // Auction
  'first-word-only': text(
    'Das kann nur die Vorhand, und nur als erste Ansage.',
    'Only forehand can say this, and only as the opening bid.',
  ),
  'forehand-cannot-pass': text(
    'Die Vorhand kann nicht passen; sie sagt „Vorhand“ oder ein Spiel.',
    'Forehand cannot pass, but says “Vorhand” or names a game.',
  ),
  'only-after-passes': text(
    'Dieses Spiel gehört der Vorhand, und erst wenn alle anderen gepasst haben.',
    'This game belongs to forehand, and only once all others have passed.',
  ),
  'not-higher': text('Überboten wird nur mit einem höheren Spiel.', 'Only a higher game can outbid.'),
  'no-holding': text(
    'Halten gibt es hier nicht: Überboten wird nur mit einem höheren Spiel.',
    'There is no holding here: only a higher game can outbid.',
  ),
  'forehand-holds': text('Halten darf nur die Vorhand.', 'Only forehand may hold.'),
  'nothing-to-hold': text('Es ist noch kein Spiel angesagt, das man halten könnte.', 'There is no bid to hold yet.'),
  'not-beside': text(
    '„Bei“ geht nur zu gleichwertigen negativen Spielen.',
    '“Bei” is possible only alongside negative games of the same value.',
  ),
  'unknown-contract': text(
    'Dieses Spiel steht nicht auf dem Speisezettel.',
    'This game is not on the list of games (Speisezettel).',
  ),
  'terms-not-open': text(
    'So darf die Vorhand dieses Spiel hier nicht ansagen.',
    'Forehand may not name the game with these terms here.',
  ),
  'four-kings': text(
    'Mit vier Königen kann man keinen rufen; sich selber rufen ist verboten.',
    'With four kings there is none to call; calling yourself is forbidden.',
  ),
  'bird-missing': text(
    'Wer diesen Besserrufer ansagt, muss den Vogel im Blatt haben.',
    'To bid this Besserrufer you must hold its bird.',
  ),
  // King call, talon, discard
  'not-a-king': text('Gerufen wird ein König.', 'The card to call is a king.'),
  'own-king': text(
    'Diesen König hat man selbst; sich selber rufen ist verboten.',
    'You hold this king; calling yourself is forbidden.',
  ),
  'not-three-kings': text(
    'Den Vierten ruft nur, wer drei Könige hat.',
    'Only a player with three kings may call the fourth.',
  ),
  'king-in-talon': text(
    'Der gerufene König liegt im Talon: zuerst schleifen oder „alleine“ sagen.',
    'The called king is in the talon: first concede, or say “alone”.',
  ),
  'king-not-in-talon': text(
    'Das geht nur, wenn der gerufene König im Talon liegt.',
    'This is possible only when the called king is in the talon.',
  ),
  'not-in-hand': text('Diese Karte ist nicht im Blatt.', 'This card is not in the hand.'),
  'card-twice': text('Diese Karte ist zweimal genannt.', 'This card is named twice.'),
  'wrong-number': text('Zu verlegen sind genau {at} Karten.', 'Exactly {at} cards must be discarded.'),
  'honour-stays': text(
    'Könige und Trullstücke dürfen nicht verlegt werden.',
    'Kings and Trull cards may not be discarded.',
  ),
  'promised-bird-stays': text(
    'Der angesagte Vogel darf nicht verlegt werden.',
    'The announced bird may not be discarded.',
  ),
  'tarock-before-suit': text(
    'Tarock darf nur verlegt werden, wenn keine Farbkarten mehr übrig sind.',
    'A tarock may be discarded only when no suit cards are left.',
  ),
  'suit-before-tarock': text(
    'Im Farbenspiel werden zuerst Tarock verlegt.',
    'In a Farbenspiel, tarocks are discarded first.',
  ),
  'cards-one-by-one': text(
    'Hier werden einzelne Karten aus dem Talon genommen, und zwar {at}.',
    'Here, individual cards are taken from the talon, {at} of them.',
  ),
  'a-whole-half': text('Aus dem Talon wird eine ganze Hälfte genommen.', 'A whole half of the talon is taken.'),
  'not-in-talon': text('Diese Karte liegt nicht im Talon.', 'This card is not in the talon.'),
  'take-so-many': text(
    'Aus dem Talon zu nehmen sind genau {at} Karten.',
    'Exactly {at} cards must be taken from the talon.',
  ),
  'not-agreed': text('Das ist an diesem Tisch nicht vereinbart.', 'This was not agreed at this table.'),
  'no-bird-to-switch': text(
    'Nur im Besserrufer gibt es einen Vogel zu wechseln.',
    'Only a Besserrufer has a bird to switch.',
  ),
  'trischaken-agreed': text(
    'Aus diesem Spiel ist ein Trischaken geworden; etwas anderes gibt es nicht mehr.',
    'This deal has become a Trischaken; nothing else can be chosen.',
  ),
  'king-lies-in-talon': text('Auch dieser König liegt im Talon.', 'This king is in the talon, too.'),
  'bird-not-dealt': text(
    'Genannt wird ein Vogel, den man schon vor dem Talon im Blatt hatte.',
    'The bird must have been in your hand before the talon was taken.',
  ),
  'suits-first': text(
    'Farbausspielzwang: Solange man Farben hat, wird kein Tarock ausgespielt.',
    'As long as you hold suit cards, you may not lead a tarock.',
  ),
  // Announcements and kontra
  'unknown-bonus': text('Diesen Zusatz gibt es nicht.', 'There is no such bonus.'),
  'no-such-bonus-here': text('Diesen Zusatz gibt es in diesem Spiel nicht.', 'This game does not have this bonus.'),
  'not-the-called-king': text(
    'König ultimo kann nur ansagen, wer den gerufenen König hat.',
    'Only the holder of the called king can announce König ultimo.',
  ),
  'already-announced': text('Das ist für diese Partei schon angesagt.', 'This side has already announced it.'),
  'cancelled-by-valat': text(
    'Nach einer Valatansage zählen Trull und Könige nicht mehr.',
    'After a Valat announcement, Trull and kings no longer count.',
  ),
  'announced-once': text(
    'Jeder sagt nur einmal an; das war schon.',
    'Everybody announces in one turn only, and yours is over.',
  ),
  'bonuses-with-the-bid': text(
    'In diesem Spiel sagt der Spieler seine Zusätze zugleich mit dem Spiel an, vor „ich liege“.',
    'In this game the declarer announces bonuses together with the bid, before “ich liege”.',
  ),
  'lie-first': text(
    'Vor „ich liege“ wird nur angesagt; kontriert wird danach.',
    'Before “ich liege”, there are only announcements; doubling comes after it.',
  ),
  'too-late-to-double': text(
    'Kontriert wird, wenn man nach der Ansage das erste Mal an der Reihe ist.',
    'You may double an announcement only at your first turn after it.',
  ),
  'kontra-or-valat': text(
    'Im Farbenspiel sagt ein Gegner entweder Kontra oder Valat.',
    'In a Farbenspiel a defender either doubles or announces Valat.',
  ),
  'no-such-item': text('Diese Ansage gibt es nicht.', 'There is no such announcement.'),
  'no-more-doubling': text('So hoch wird hier nicht kontriert.', 'Doubling does not go this high here.'),
  'already-doubled': text('Darauf steht schon ein Kontra.', 'This has already been doubled.'),
  'not-doubled-yet': text('Ohne Kontra gibt es kein Rekontra.', 'There is no rekontra without a kontra.'),
  'not-your-pair': text(
    'In negativen Spielen kontriert jeder nur für sich.',
    'In negative games, everybody doubles only for themselves.',
  ),
  'kontra-by-partner': text(
    'Der gerufene Partner darf seine eigene Partei nicht kontrieren; das wäre eine Renonce.',
    'The called partner may not double their own side; it would be a revoke.',
  ),
  'own-item': text('Die eigene Ansage kontriert man nicht.', 'You cannot double your own announcement.'),
  'own-kontra': text('Das eigene Kontra rekontriert man nicht.', 'You cannot redouble your own kontra.'),
  'not-your-item': text(
    'Rekontra sagt nur die Partei, deren Ansage kontriert wurde.',
    'Only the side whose announcement was doubled may redouble.',
  ),
  // Play
  'follow-suit': text(
    'Farbzwang: Die ausgespielte Farbe muss bedient werden, Tarock mit Tarock.',
    'You must follow the suit led, and a tarock with a tarock.',
  ),
  'play-tarock': text(
    'Tarockzwang: Wer die Farbe nicht hat, muss Tarock spielen.',
    'If you cannot follow suit, you must play a tarock.',
  ),
  'pagat-last': text(
    'Der Pagat darf in negativen Spielen erst als letztes Tarock gespielt werden.',
    'In negative games, the Pagat may be played only as your last tarock.',
  ),
  'must-head': text('Stichzwang: Wer überstechen kann, muss überstechen.', 'If you can beat the trick, you must.'),
  'announced-now': text('Die angesagte Karte gehört in diesen Stich.', 'The announced card belongs in this trick.'),
  'announced-later': text(
    'Die angesagte Karte darf vor ihrem Stich nicht freiwillig aufgegeben werden.',
    'The announced card may not be given up voluntarily before its trick.',
  ),
  'announced-wins-early': text(
    'Mit einer angesagten Karte darf man nicht vorzeitig stechen; das wäre eine Renonce.',
    'An announced card may not win a trick before its own; it would be a revoke.',
  ),
  'highest-bird-first': text(
    'Muss ein angesagter Vogel vorzeitig fallen, dann der höchste zuerst.',
    'If an announced bird must be played early, the highest goes first.',
  ),
  // Score entry
  'contract-missing': text('Es fehlt, welches Spiel gespielt wurde.', 'Which game was played is missing.'),
  'negative-as-games': text(
    'Ein negatives Spiel wird mit der Stichzahl jedes Spielers eingetragen.',
    'Negative games are entered with each declarer’s number of tricks.',
  ),
  'not-a-negative-game': text(
    'Nebeneinander stehen nur negative Spiele.',
    'Only negative games can be played side by side.',
  ),
  'field-wrong': text('Diese Angabe fehlt oder ist nicht möglich: {at}.', 'This is missing or not possible: {at}.'),
  'field-not-here': text(
    'Diese Angabe gehört nicht zu diesem Spiel: {at}.',
    'This does not belong to this game: {at}.',
  ),
  'pausing-seat': text('Dieser Spieler setzt aus.', 'This player is sitting out.'),
  'partner-missing': text(
    'Es fehlt der Partner (oder: der König lag im Talon).',
    'The partner is missing (or: the king was in the talon).',
  ),
  'no-partner-here': text('Dieses Spiel wird ohne Partner gespielt.', 'This game is played without a partner.'),
  'partner-is-declarer': text(
    'Der Spieler kann nicht sein eigener Partner sein.',
    'The declarer cannot be their own partner.',
  ),
  'won-or-thirds': text(
    'Anzugeben ist entweder gewonnen/verloren oder die Punkte.',
    'Either won/lost or the points must be given.',
  ),
  'concede-needs-king-in-talon': text(
    'Geschliffen wird nur, wenn der gerufene König im Talon liegt.',
    'Conceding is possible only with the called king in the talon.',
  ),
  'conceded-has-nothing-else': text(
    'Ein geschliffenes Spiel hat kein Ergebnis, keine Zusätze und kein Kontra.',
    'A conceded game has no result, no bonuses and no kontra.',
  ),
  'declarers-bonus': text(
    'König ultimo gehört der Partei des Spielers.',
    'König ultimo belongs to the declarer’s side.',
  ),
  'king-stays-in-talon': text(
    'Der gerufene König liegt im Talon: kein König ultimo.',
    'The called king is in the talon: there is no König ultimo.',
  ),
  'silent-is-made': text('Still zählt das nur, wenn es gelungen ist.', 'Unannounced, it counts only if it was made.'),
  'bonus-twice': text(
    'Ein Zusatz steht für jede Partei nur einmal.',
    'A bonus can be entered only once for each side.',
  ),
  'announced-already': text(
    'Was angesagt ist, zählt nicht auch noch still.',
    'What was announced does not also count as silent.',
  ),
  'one-side-only': text(
    'Das kann nur eine der beiden Parteien gemacht haben.',
    'Only one of the two sides can have made this.',
  ),
  'one-holder-only': text('Diese Karte hatte nur einer.', 'Only one player held this card.'),
  'bird-result-missing': text(
    'Der Vogel des Besserrufers ist angesagt: Es fehlt, ob er gelungen ist.',
    'The bird of the Besserrufer is announced: whether it was made is missing.',
  ),
  'valat-against-result': text(
    'Ein Valat dieser Partei passt nicht zum Ausgang des Spiels.',
    'A Valat for this side does not fit the result of the game.',
  ),
  'valat-against-bonus': text(
    'Wer keinen Stich hat, kann diesen Zusatz nicht gemacht haben.',
    'A side without a trick cannot have made this bonus.',
  ),
  'not-with-valat': text('Bei Valat zählen Trull und Könige nicht.', 'With a Valat, Trull and kings do not count.'),
  'more-than-12-tricks': text('Zusammen sind es mehr als zwölf Stiche.', 'This makes more than twelve tricks in all.'),
  'declarer-twice': text('Jeder kann nur ein Spiel ansagen.', 'Each player can have only one game.'),
  'not-an-opponent': text('Dieser Spieler ist hier kein Gegner.', 'This player is not an opponent here.'),
  'no-such-doubling': text(
    'Verdoppelt wird auf 2, 4 oder 8: Kontra, Rekontra, Subkontra.',
    'Doubling makes it 2, 4 or 8: kontra, rekontra, subkontra.',
  ),
  'one-count-per-seat': text('Es braucht für jeden Platz eine Angabe.', 'Every seat needs a count.'),
  'count-missing': text('Hier fehlen die Punkte.', 'The points are missing here.'),
  'too-few-for-a-trick': text(
    'Ein Stich hat mindestens vier Blatt; ohne Stich sind es 0.',
    'A trick has at least four thirds; without a trick it is 0.',
  ),
  'not-210-thirds': text(
    'Alle zusammen müssen 210 Blatt (70 Punkte) haben.',
    'Everybody’s points must add up to 210 thirds (70 points).',
  ),
  'counts-announced-only': text('Das zählt nur angesagt.', 'This counts only if it was announced.'),
  'counts-silent-only': text(
    'Das kann man nicht ansagen; es zählt, wenn es geschieht.',
    'This cannot be announced; it counts when it happens.',
  ),
  'defenders-bonus': text('Das kann nur den Gegnern gelingen.', 'Only the defenders can make this.'),
  'trick-won-twice': text(
    'Diesen Stich hat schon die andere Partei gemacht.',
    'The other side has already won this trick.',
  ),
  'which-bird': text('Es fehlt, welchen Vogel das Spiel versprochen hat.', 'Which bird the bid promised is missing.'),
  'not-promised': text(
    'Diesen Vogel kann das Spiel nicht versprochen haben.',
    'The bid cannot have promised this bird.',
  ),
  'only-announced-with-valat': text(
    'Bei Valat zählt nur, was angesagt war.',
    'With a Valat, only what was announced counts.',
  ),
  'thirds-not-possible': text(
    'So viele Blatt kann diese Partei nicht haben.',
    'This side cannot have that many thirds.',
  ),
  'tricks-not-possible': text(
    'Diese Punkte lassen sich nicht auf zwölf Stiche und den Talon verteilen.',
    'These points cannot be spread over twelve tricks and the talon.',
  ),
  'valat-missing': text(
    'Eine Partei hat so wenig, dass sie keinen Stich hat: Es fehlt der Valat.',
    'One side has so few points that it has no trick: the Valat is missing.',
  ),
  'forehands-game': text(
    'Dieses Spiel spielt nur die Vorhand. Stimmt der Geber?',
    'Only forehand plays this game. Is the dealer correct?',
  ),
  'not-for-this-side': text(
    'Das kann diese Partei hier nicht gemacht haben: Die Karten liegen bei der anderen.',
    'This side cannot have made this here: the other side has the cards.',
  ),
  'bonuses-contradict': text(
    'Das geht neben einem anderen Zusatz nicht: Jede Karte liegt nur bei einer Partei, und jeder spielt zu einem Stich nur eine.',
    'This contradicts another bonus: each card belongs to one side only, and nobody plays two cards to a trick.',
  ),
  'cards-against-points': text(
    'Das passt nicht zu den Punkten: So viel sind die Karten, die diese Partei haben müsste, nicht wert, oder sie sind mehr wert.',
    'This does not fit the points: the cards this side would need are worth more or less.',
  ),
  'valat-against-points': text('Der Valat passt nicht zu den Punkten.', 'The Valat does not fit the points.'),
  'sack-against-points': text(
    'Der Sack passt nicht zu den Punkten oder zum Ausgang des Spiels.',
    'The sack does not fit the points or the result of the game.',
  ),
  'fewer-than-12-tricks': text(
    'Spielen alle vier, sind es zusammen zwölf Stiche, außer alle haben schon vorher verloren.',
    'If all four play, there are twelve tricks in all, unless everybody has already failed.',
  ),
  'offender-twice': text('Dieser Spieler ist schon genannt.', 'This player is already named.'),
  'offender-claims': text(
    'Wer die Renonce begangen hat, kann nichts einfordern.',
    'A player who revoked cannot claim anything.',
  ),
  'nobody-regular': text(
    'Wenn alle, die spielen, eine Renonce begangen haben, ist niemand schadlos zu halten.',
    'If everybody who plays has revoked, there is nobody to compensate.',
  ),
  'not-an-offender': text(
    'Zahlen kann das nur, wer die Renonce begangen hat.',
    'Only a player who revoked can pay this.',
  ),
  'pair-twice': text('Dieses Paar ist schon genannt.', 'This pair is already named.'),
  'no-bird-promised': text(
    'Den Vogel schuldig bleiben kann nur der Spieler selbst, und nur in einem Spiel, das einen verspricht.',
    'Only the declarer can lack the bird, and only in a game that promises one.',
  ),
  // Options
  'unknown-profile': text('Dieses Regelwerk gibt es nicht: {at}.', 'There is no such rule set: {at}.'),
  'unknown-option': text(
    'Diese Option gibt es in diesem Profil nicht: {at}.',
    'This profile has no such option: {at}.',
  ),
  'options-contradict': text(
    'Die Skoty-Trophy kennt weder Doppelrunden noch eine Pagatkassa: {at}.',
    'The Skoty Trophy has neither double rounds nor a Pagat pot: {at}.',
  ),
  'option-value': text(
    'Dieser Wert ist für die Option nicht möglich: {at}.',
    'The option does not take this value: {at}.',
  ),
} as const satisfies Readonly<Record<string, Text>>;

export type RefusalCode = keyof typeof REFUSALS;

/** A refusal of this family: its code has a sentence in every language. */
export const refusal = refusing<RefusalCode>('family:koenigrufen');
