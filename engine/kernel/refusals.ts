import { refusedBy, refusing } from '../core/refusal.ts';
import { type Text, text } from '../core/text.ts';

/** What is said of an amount that points are not divided into, of one deal or of an evening's totals. */
export const ODD_AMOUNTS = {
  'odd-fraction': text(
    'Solche Bruchteile gibt es beim Abrechnen nicht ({at}); möglich sind Halbe, Drittel, Viertel, Sechstel und Zwölftel.',
    'Scores have no such fractions ({at}); only halves, thirds, quarters, sixths and twelfths are possible.',
  ),
  'odd-hundredths': text(
    'Solche Bruchteile gibt es beim Abrechnen nicht ({at}); in diesem Spiel sind es Hundertstel.',
    'Scores have no such fractions ({at}); in this game there are only hundredths.',
  ),
  'odd-rounded': text(
    'Solche Bruchteile gibt es beim Abrechnen nicht ({at}); möglich sind Teile eines Punktes und auf Hundertstel Gerundetes.',
    'Scores have no such fractions ({at}); only shares of a point and what is rounded to hundredths are possible.',
  ),
} as const satisfies Readonly<Record<string, Text>>;

/** The refusals of the kernel and of its format readers, with their sentences; `{at}` is the place. */
export const KERNEL_REFUSALS = {
  'no-such-dealer': text(
    'Platz {at} gibt es an diesem Tisch nicht; er kann nicht geben.',
    'There is no seat {at} at this table; it cannot deal.',
  ),
  'not-the-pack': text(
    'Die Karten sind nicht genau das Paket dieses Spiels.',
    'The cards are not exactly the pack of this game.',
  ),
  'deal-over': text('Das Spiel ist zu Ende.', 'The deal is over.'),
  'unknown-action': text(
    '{at} ist hier keine mögliche Ansage oder Handlung.',
    '{at} is not a possible bid or action here.',
  ),
  'not-your-turn': text('Platz {at} ist nicht an der Reihe.', 'It is not seat {at}’s turn.'),
  'not-together': text(
    '{at} kannst du nicht mit den anderen zusammen spielen.',
    'You cannot play {at} together with the others.',
  ),
  'no-such-table': text(
    'Mit {at} Plätzen wird dieses Spiel nicht gespielt.',
    'This game is not played with {at} seats.',
  ),
  'not-json': text('Das ist kein JSON ({at}).', 'This is not JSON ({at}).'),
  'json-too-deep': text(
    'Dieses JSON ist tiefer verschachtelt als alles, was Tarockabend schreibt ({at}).',
    'This JSON is nested deeper than anything Tarockabend writes ({at}).',
  ),
  'key-twice': text(
    'Das Feld {at} steht zweimal da: Es ist nicht klar, welcher Wert gilt.',
    'The field {at} is there twice: it is unclear which value counts.',
  ),
  'missing-field': text('Das Feld {at} fehlt.', 'The field {at} is missing.'),
  'unknown-field': text('Das Feld {at} gibt es nicht.', 'There is no field {at}.'),
  'field-not-asked': text(
    'Was bei {at} steht, passt nicht zum Übrigen: Danach wird hier nicht gefragt.',
    'What {at} says does not go with the rest: it is not asked here.',
  ),
  'not-whole': text('Bei {at} gehört eine ganze Zahl hin.', 'A whole number is needed at {at}.'),
  'wrong-value': text(
    'Der Wert von {at} hat nicht die verlangte Form.',
    'The value of {at} does not have the required form.',
  ),
  'not-an-amount': text(
    'Das ist keine Zahl. Hier gehört ein Betrag hin, etwa 12 oder −7.',
    'This is not a number. An amount is needed here, such as 12 or −7.',
  ),
  'not-above-zero': text('Bei {at} gehört ein Betrag über 0 hin.', 'An amount above 0 is needed at {at}.'),
  'too-small': text('Die Zahl bei {at} ist zu klein.', 'The number at {at} is too small.'),
  'too-large': text('Die Zahl bei {at} ist zu groß.', 'The number at {at} is too large.'),
  'too-many': text('Bei {at} steht mehr, als es geben kann.', '{at} says more than there can be.'),
  'no-such-choice': text(
    'Was bei {at} steht, steht hier nicht zur Wahl.',
    'What {at} says is none of the choices here.',
  ),
  'no-such-seat': text(
    'Diesen Platz gibt es an diesem Tisch nicht ({at}).',
    'There is no such seat at this table ({at}).',
  ),
  'not-this-seat': text(
    'Wer bei {at} steht, kommt dafür in diesem Spiel nicht in Frage.',
    'Whoever {at} names cannot be the one in this deal.',
  ),
  'seat-twice': text('Bei {at} steht jemand zweimal.', '{at} names somebody twice.'),
  'wrong-sum': text(
    'Was bei {at} steht, ergibt zusammen nicht, was es in einem Spiel gibt.',
    'What {at} says does not add up to what there is in a deal.',
  ),
  'text-too-long': text('Der Text bei {at} ist zu lang.', 'The text at {at} is too long.'),
  'text-unseen': text(
    'Im Text bei {at} sind Zeichen, die niemand sieht; bitte neu tippen.',
    'The text at {at} has characters that nobody sees; please type it again.',
  ),
  'one-count-per-seat': text('Es braucht für jeden Platz eine Angabe ({at}).', 'Every seat needs a count ({at}).'),
  'no-such-game': text(
    'Dieses Spiel gibt es an diesem Tisch nicht ({at}).',
    'There is no such game at this table ({at}).',
  ),
  'no-such-bonus': text(
    'Diesen Zusatz gibt es an diesem Tisch nicht ({at}).',
    'There is no such bonus at this table ({at}).',
  ),
  'said-twice': text(
    'Was bei {at} steht, steht schon in einer anderen Zeile.',
    'What {at} says is in another row already.',
  ),
  'unknown-version': text(
    'Diese Fassung des Formats ist nicht bekannt ({at}).',
    'This version of the format is unknown ({at}).',
  ),
  'unknown-family': text('Die Spielfamilie {at} gibt es nicht.', 'There is no family of games {at}.'),
  'newer-rules': text(
    'Die Regeln sind neuer als dieses Programm (rulesVersion {at}).',
    'The rules are newer than this program (rulesVersion {at}).',
  ),
  'row-differs': text(
    'Die aufgeschriebene Zeile ist nicht die, die sich aus dem Spiel ergibt ({at}).',
    'The recorded row is not the one the deal gives ({at}).',
  ),
  'no-such-factor': text(
    'Mit diesen Regeln zählt kein Spiel aus diesem Grund mehrfach ({at}).',
    'Under these rules, no deal counts more than once for this reason ({at}).',
  ),
  'too-many-factors': text(
    'So oft verdoppeln diese Regeln ein Spiel nicht ({at}).',
    'These rules do not double a deal that often ({at}).',
  ),
  'no-pot-here': text('Mit diesen Regeln gibt es keine Kassa ({at}).', 'Under these rules, there is no pot ({at}).'),
  'total-per-seat': text(
    'Es braucht für jeden Platz einen Stand, auch wenn er 0 ist ({at}).',
    'Every seat needs a total, even if it is 0 ({at}).',
  ),
  'points-out-of-range': text(
    'So viel kommt an keinem Tisch zusammen ({at}).',
    'No table ever comes to that much ({at}).',
  ),
  'not-zero-sum': text(
    'Die Stände ergeben zusammen nicht null ({at}). Was einer gewinnt, verlieren die anderen.',
    'The totals do not add up to zero ({at}). What one player wins, the others lose.',
  ),
  'more-than-in-pot': text(
    'Alle zusammen hätten hier gewonnen ({at}); aus der Kassa kommt aber nur, was sie selbst eingezahlt haben.',
    'Everybody together would have won here ({at}), but nothing comes out of the pot that they did not put in.',
  ),
  'series-over': text(
    'Mit diesen Ständen wäre die Partie schon zu Ende ({at}): Die nächste beginnt für alle bei 0.',
    'With these totals, the series would have ended already ({at}): the next one begins at 0 for everybody.',
  ),
  'settlement-differs': text(
    'Die aufgeschriebene Abrechnung ist nicht die dieser Regeln ({at}).',
    'The recorded settlement is not the one these rules give ({at}).',
  ),
  'payment-per-seat': text(
    'Es braucht für jeden Platz einen Betrag, auch wenn er 0 ist.',
    'Every seat needs an amount, even if it is 0.',
  ),
  'payments-not-whole': text(
    'Hier wird in ganzen Einheiten bezahlt (Cent, Punkte): Brüche gibt es nicht.',
    'Payments are in whole units here (cents, points): there are no fractions.',
  ),
  ...ODD_AMOUNTS,
  'payments-not-zero': text(
    'Die vereinbarten Beträge müssen zusammen 0 ergeben.',
    'The agreed amounts must add up to 0.',
  ),
} as const satisfies Readonly<Record<string, Text>>;

export type KernelRefusal = keyof typeof KERNEL_REFUSALS;

/** A refusal of the kernel; families have their own. */
export const refuseKernel = refusing<KernelRefusal>('kernel');

/** Whether a refusal is one of these. */
export const kernelRefused = refusedBy<KernelRefusal>('kernel');
