import type { RefusalPlace } from '../core/place.ts';
import { type Rational, showRational } from '../core/rational.ts';
import { refusedBy, refusing } from '../core/refusal.ts';
import { type Text, text } from '../core/text.ts';
import { ODD_AMOUNTS } from '../kernel/refusals.ts';

/** The refusals of the tournament, with their sentences; `{at}` is the place. */
export const TOURNAMENT_REFUSALS = {
  'no-such-evening': text('Diesen Abend gibt es nicht.', 'There is no such evening.'),
  'evening-exists': text('Diesen Abend gibt es schon.', 'This evening already exists.'),
  'wrong-table-size': text(
    'Dieses Spiel wird nicht an Vierertischen gespielt.',
    'This game is not played at tables of four.',
  ),
  'empty-name': text('Hier fehlt der Name ({at}).', 'The name is missing here ({at}).'),
  'too-many-groups': text(
    'Das sind mehr Gruppen, als ein Spieler haben kann ({at}); 20 sind möglich.',
    'These are more groups than a player can have ({at}); the limit is 20.',
  ),
  'name-too-long': text('Der Name ist länger als 80 Zeichen ({at}).', 'The name is longer than 80 characters ({at}).'),
  'control-character': text(
    'Der Name enthält ein unsichtbares Steuerzeichen ({at}).',
    'The name contains an invisible control character ({at}).',
  ),
  'duplicate-name': text(
    'Diesen Namen gibt es schon ({at}). Groß- und Kleinschreibung und Leerzeichen zählen nicht.',
    'This name already exists ({at}). Capitals and spaces make no difference.',
  ),
  'too-many-columns': text(
    'Hier stehen mehr Spalten als erwartet ({at}). Eine Liste hat einen Namen je Zeile; eine Tabelle braucht eine Kopfzeile mit „Name“.',
    'There are more columns than expected ({at}). A list has one name per line; a table needs a header row with “Name”.',
  ),
  'broken-quote': text(
    'Ein Anführungszeichen ist hier nicht richtig geschlossen ({at}).',
    'A quotation mark is not closed properly here ({at}).',
  ),
  'no-names': text('Im Text steht kein Name.', 'There is no name in the text.'),
  'too-many-players': text('Ein Abend hat höchstens {at} Spieler.', 'An evening has at most {at} players.'),
  'no-such-player': text('Diesen Spieler gibt es nicht.', 'There is no such player.'),
  'player-drawn': text(
    '{at} ist schon ausgelost und kann nicht gestrichen werden.',
    '{at} has been drawn to a table and cannot be removed.',
  ),
  'player-penalised': text(
    '{at} hat eine Strafe. Wird sie zurückgenommen, lässt er sich streichen.',
    '{at} has a penalty. Once it is withdrawn, they can be removed.',
  ),
  'no-players': text('Es ist noch niemand angemeldet.', 'Nobody is registered yet.'),
  'no-such-round': text('Runde {at} gibt es nicht.', 'There is no round {at}.'),
  'unknown-table': text('Diesen Tisch gibt es nicht ({at}).', 'There is no such table ({at}).'),
  'no-such-seat': text('Platz {at} gibt es an diesem Tisch nicht.', 'There is no seat {at} at this table.'),
  'round-begun': text(
    'Die Runde hat schon begonnen ({at}); die Auslosung bleibt.',
    'The round has begun ({at}); the draw stands.',
  ),
  'deal-running': text('An diesem Tisch wird gerade gespielt ({at}).', 'A deal is being played at this table ({at}).'),
  'round-finished': text(
    'An diesem Tisch sind alle Spiele der Runde geschrieben ({at}).',
    'All deals of the round have been entered at this table ({at}).',
  ),
  'deal-out-of-order': text(
    'Die Spiele werden der Reihe nach geschrieben; das nächste ist Spiel {at}.',
    'Deals are entered in order; the next one is deal {at}.',
  ),
  'deal-already-entered': text(
    'Spiel {at} ist schon geschrieben; es kann nur berichtigt werden.',
    'Deal {at} is already entered; it can only be corrected.',
  ),
  'deal-not-entered': text(
    'Spiel {at} ist noch nicht geschrieben; es gibt nichts zu berichtigen.',
    'Deal {at} has not been entered; there is nothing to correct.',
  ),
  'stale-entry': text(
    'Das wurde inzwischen geändert. Bitte die beiden Fassungen vergleichen.',
    'This has been changed in the meantime. Please compare the two versions.',
  ),
  'row-does-not-fit': text(
    'Dieses Ergebnis passt nicht zum Tisch ({at}).',
    'This result does not fit the table ({at}).',
  ),
  'redeal-is-no-result': text(
    'Neu geben lässt sich nur das Spiel, das als nächstes einzutragen ist; Spiel {at} hat schon ein Ergebnis.',
    'Only the deal to be entered next can be dealt again; deal {at} already has a result.',
  ),
  'not-a-free-table': text(
    'An einem Vereinsabend wird nichts zurückgenommen; ein Ergebnis kann nur berichtigt werden.',
    'Nothing can be taken back at a club evening; a result can only be corrected.',
  ),
  'too-many-rounds': text('Ein Abend hat höchstens {at} Runden.', 'An evening has at most {at} rounds.'),
  'table-size': text(
    'Für dieses Spiel sitzen hier zu viele oder zu wenige ({at}).',
    'Too many or too few players sit here for this game ({at}).',
  ),
  'seat-twice': text('{at} sitzt zweimal.', '{at} sits twice.'),
  'kept-apart': text('{at} sollen nicht an einem Tisch sitzen.', '{at} are not to sit at the same table.'),
  'team-too-large': text(
    'In dieser Mannschaft sind mehr, als zu ihr gehören ({at}).',
    'This team has more members than it should ({at}).',
  ),
  'team-name-twice': text('Diese Mannschaft gibt es schon: {at}.', 'A team with this name already exists: {at}.'),
  'in-two-teams': text(
    '{at} kann nur in einer Mannschaft dieser Größe sein.',
    '{at} can be in only one team of this size.',
  ),
  'too-few-for-team': text(
    'Für eine Mannschaft braucht es {at}, die da sind und noch keine haben.',
    'A team needs {at} players who are here and have none yet.',
  ),
  'team-counting': text(
    'Es können nicht mehr zählen, als in einer Mannschaft sind ({at}).',
    'No more results can count than a team has members ({at}).',
  ),
  'both-at-one-evening': text(
    'Beide haben am selben Abend gespielt ({at}); es sind also zwei verschiedene.',
    'Both played on the same evening ({at}), so they are two different people.',
  ),
  'no-tables': text(
    'Ein Tisch bleibt mindestens. Der ganze Entwurf lässt sich verwerfen.',
    'At least one table has to remain. You can discard the whole draft.',
  ),
  'table-beyond': text(
    'Mit allen, die angemeldet sind, gibt es höchstens {at} Tische.',
    'With everybody registered, there are at most {at} tables.',
  ),
  'table-full': text(
    'An Tisch {at} bleiben schon fünf; mehr haben nicht Platz.',
    'Five already stay at table {at}; there is no room for more.',
  ),
  'stays-at-table': text(
    'Jemand sitzt nicht an dem Tisch, an dem er bleiben soll ({at}).',
    'Somebody is not at the table where they are to stay ({at}).',
  ),
  'player-absent': text(
    '{at} sitzt an einem Tisch und ist nicht da. Bitte neu planen oder einen Ersatz setzen.',
    '{at} has a seat but is not here. Please plan again or bring in a substitute.',
  ),
  'round-open': text('Runde {at} ist noch nicht abgeschlossen.', 'Round {at} is not closed yet.'),
  'round-not-published': text(
    'Runde {at} ist noch ein Entwurf. Bitte zuerst veröffentlichen.',
    'Round {at} is still a draft. Please publish it first.',
  ),
  'round-published': text(
    'Runde {at} ist schon veröffentlicht; ihre Plätze bleiben.',
    'Round {at} is already published; its seats stand.',
  ),
  'round-closed': text(
    'Runde {at} ist abgeschlossen. Ein Ergebnis kann nur noch berichtigt werden.',
    'Round {at} is closed. A result can only be corrected.',
  ),
  'tables-missing': text('Es fehlen noch Tische (Runde {at}).', 'Some tables are still missing (round {at}).'),
  'not-checked': text(
    'Noch nicht gegengeprüft, oder die Eingaben weichen ab ({at}).',
    'Not checked yet, or the entries differ ({at}).',
  ),
  'same-writer': text(
    '{at} hat es selbst geschrieben; prüfen muss es jemand anderer.',
    '{at} wrote it; somebody else has to check it.',
  ),
  consequences: text(
    'Runde {at} ist abgeschlossen. Die Berichtigung ändert Stand und Preise; bitte die Folgen ansehen und bestätigen.',
    'Round {at} is closed. The correction changes standings and prizes; please review the consequences and accept them.',
  ),
  'ended-earlier': text(
    'Mit dieser Berichtigung war der Tisch schon früher fertig. Spiel {at} danach wird gestrichen, wenn das so bestätigt wird.',
    'With this correction, the table was finished earlier. Deal {at} after that will be struck if you accept.',
  ),
  'ended-nowhere': text(
    'Mit dieser Berichtigung ist der Tisch noch nicht fertig, aber die nächste Runde hat schon begonnen ({at}). Der Rest muss gestrichen werden.',
    'With this correction, the table is not finished, but the next round has already begun ({at}). The rest has to be struck.',
  ),
  'ends-elsewhere': text(
    'Jemand hat Punkte von diesem Tisch mitgenommen. Mit der Berichtigung endet auch ein anderer Tisch an anderer Stelle (Runde {at}); das bestätigt die Turnierleitung.',
    'Somebody took points along from this table. With the correction, another table ends at a different point, too (round {at}); the director has to accept that.',
  ),
  'nothing-to-strike': text('Hier ist nichts mehr zu streichen ({at}).', 'There is nothing left to strike ({at}).'),
  'not-zero-sum': text(
    'Die Summe ist nicht null, sondern {at}. Was einer gewinnt, verlieren die anderen.',
    'The sum is not zero but {at}. What one player wins, the others lose.',
  ),
  ...ODD_AMOUNTS,
  'odd-whole': text(
    'In diesem Spiel wird in ganzen Einheiten bezahlt (Cent): {at} gibt es nicht.',
    'Payments are in whole units in this game (cents): there is no {at}.',
  ),
  'wrong-seat-count': text('Es braucht eine Zahl für jeden am Tisch ({at}).', 'Every seat needs a number ({at}).'),
  'wrong-deal-count': text(
    'An diesem Tisch {at|ist|sind} {at} {at|Spiel|Spiele} zu schreiben.',
    '{at} {at|deal has|deals have} to be recorded at this table.',
  ),
  'points-out-of-range': text(
    'So viele Punkte sind nicht möglich ({at}).',
    'That many points are not possible ({at}).',
  ),
  'points-unusual': text(
    'Solche Punkte sind in diesen Spielen selten ({at}). Bitte mit dem Blatt vergleichen und bestätigen.',
    'Such points are rare in these deals ({at}). Please compare with the sheet and confirm.',
  ),
  'totals-differ': text(
    'Die Spiele ergeben etwas anderes als die Summe ({at}).',
    'The deals do not add up to the total ({at}).',
  ),
  'total-already-entered': text(
    'Die Summe steht schon; sie kann mit einem Grund berichtigt werden ({at}).',
    'The total has already been entered; it can be corrected with a reason ({at}).',
  ),
  'total-not-entered': text('Die Summe ist noch nicht geschrieben ({at}).', 'The total has not been entered ({at}).'),
  'no-such-penalty': text('Diese Strafe gibt es nicht.', 'There is no such penalty.'),
  'nothing-penalised': text('Eine Strafe braucht Punkte oder Geld.', 'A penalty needs points or money.'),
  'follows-format': text(
    'Ob Minuspunkte halb zählen, wird nur im Ablauf gewählt; die Hausregel {at} folgt daraus.',
    'Whether minus points count half is chosen only in the format; the house rule {at} follows from it.',
  ),
  'fixed-with-rules': text(
    'Ob Minuspunkte halb zählen, kann an diesem Abend nicht mehr geändert werden: Hausregeln hängen davon ab.',
    'Whether minus points count half can no longer be changed for this evening: house rules depend on it.',
  ),
  'target-beside-series': text(
    'Hier beenden die Regeln des Spiels selbst eine Partie. Ein Ziel im Ablauf gibt es daneben nicht; es würde ein zweites Mal zählen.',
    'Here the rules of the game end a series themselves. The format has no target beside that; it would count a second time.',
  ),
  'no-club-pot': text(
    'Zu diesem Spiel gehört keine Pagatkassa, die von Abend zu Abend weitergeht.',
    'This game has no pot of the club that is carried from evening to evening.',
  ),
  'penalties-without-pot': text(
    'Strafen können nur in eine Pagatkassa, die es gibt.',
    'Penalties can only go into a pot that there is.',
  ),
  'no-series': text(
    'Die Regeln dieses Spiels beenden keine Partie; eine Runde kann hier nicht eine Partie sein.',
    'The rules of this game do not end a series, so a round cannot be one series here.',
  ),
  'format-unchanged': text('Es hat sich nichts geändert.', 'Nothing has changed.'),
  'no-season': text('Dieser Abend zählt zu keiner Jahreswertung.', 'This evening does not count towards a season.'),
  'no-final': text('Für diesen Abend ist kein Finale vereinbart.', 'No final was agreed for this evening.'),
  'final-too-early': text(
    'Vor dem Finale sind die vereinbarten Runden zu spielen; das Finale kommt nach Runde {at}.',
    'The agreed rounds come before the final, which follows round {at}.',
  ),
  'final-begun': text(
    'Das Finale hat mit Runde {at} begonnen; weitere Runden gehören zum Finale.',
    'The final began with round {at}; further rounds belong to it.',
  ),
  'final-unchecked': text(
    'Vor dem Finale ist noch etwas ungeprüft ({at}).',
    'Something is still unchecked before the final ({at}).',
  ),
  'final-undecided': text(
    'Auf dem letzten Finalplatz stehen gleich: {at}. Bitte wählen, wer spielt.',
    'Tied for the last place in the final: {at}. Please choose who plays.',
  ),
  'final-mixed': text(
    'An Tisch {at} sitzen Finalisten mit anderen zusammen.',
    'At table {at}, finalists sit with players who are not in the final.',
  ),
  'final-changed': text(
    'Der Stand ist inzwischen ein anderer. Das Finale (Runde {at}) bitte neu auslosen.',
    'The standings have changed in the meantime. Please draw the final (round {at}) again.',
  ),
  'finalist-missing': text('Im Finale fehlt: {at}.', 'Missing from the final: {at}.'),
  'not-a-finalist': text('Nicht im Finale: {at}.', 'Not in the final: {at}.'),
  'file-not-text': text(
    'Das ist keine Textdatei. Lesbar sind Text, CSV und Excel-Mappen (XLSX).',
    'This is not a text file. Text, CSV and Excel workbooks (XLSX) can be read.',
  ),
  'file-too-large': text(
    'Die Datei ist für eine Namensliste zu groß (höchstens {at}).',
    'The file is too large for a list of names (at most {at}).',
  ),
  'file-is-picture': text(
    'Das ist ein Bild. Lesbar sind Text, CSV und Excel-Mappen (XLSX).',
    'This is a picture. Text, CSV and Excel workbooks (XLSX) can be read.',
  ),
  'file-is-pdf': text(
    'Das ist ein PDF. Die Namen lassen sich dort kopieren und hier einfügen.',
    'This is a PDF. You can copy the names there and paste them here.',
  ),
  'file-is-old-workbook': text(
    'Das ist eine Mappe im alten Excel-Format (XLS) oder mit Kennwort. In Excel lässt sie sich ohne Kennwort als XLSX oder CSV speichern.',
    'This workbook is in the old Excel format (XLS) or has a password. Excel can save it as XLSX or CSV without a password.',
  ),
  'file-is-open-document': text(
    'Das ist eine OpenDocument-Datei (ODS). LibreOffice kann sie als XLSX oder CSV speichern.',
    'This is an OpenDocument file (ODS). LibreOffice can save it as XLSX or CSV.',
  ),
  'file-is-web-page': text(
    'Das ist eine Webseite oder XML, auch wenn die Datei wie eine Excel-Mappe heißt. In Excel geöffnet lässt sie sich als XLSX oder CSV speichern.',
    'This is a web page or XML, even if the file is named like an Excel workbook. Opened in Excel, it can be saved as XLSX or CSV.',
  ),
  'file-letters-unknown': text(
    'Die Umlaute dieser Datei lassen sich nicht lesen. Bitte als „CSV UTF-8“ oder als XLSX speichern.',
    'The accented letters in this file cannot be read. Please save it as “CSV UTF-8” or as XLSX.',
  ),
  'sheet-too-large': text(
    'Die Mappe ist für eine Namensliste zu groß: Gelesen werden höchstens 3.000 Zeilen und 100 Spalten.',
    'The workbook is too large for a list of names: at most 3,000 rows and 100 columns are read.',
  ),
  'list-too-long': text(
    'Die Liste ist zu lang (höchstens {at} Zeichen).',
    'The list is too long (at most {at} characters).',
  ),
  'name-twice': text(
    'Diesen Namen gibt es schon in Zeile {first}. Groß- und Kleinschreibung und Leerzeichen zählen nicht.',
    'This name is already in line {first}. Capitals and spaces make no difference.',
  ),
  'not-a-name': text(
    'Das ist kein Name, sondern eine Zahl, ein Datum oder ein Fehlerwert ({at}).',
    'This is not a name but a number, a date or an error value ({at}).',
  ),
  'formula-without-value': text(
    'Hier steht eine Formel ohne Ergebnis ({at}). In der Tabellenkalkulation öffnen und neu speichern hilft.',
    'There is a formula without a result here ({at}). Opening and saving the file in a spreadsheet program helps.',
  ),
  'file-not-read': text(
    'Diese Datei ist weder eine Liste noch eine Tabelle, die gelesen werden kann.',
    'This file is neither a list nor a spreadsheet that can be read.',
  ),
  'not-the-last-deal': text(
    'Nur das letzte Spiel des Tisches kann noch einmal aufgenommen werden, nicht Spiel {at}.',
    'Only the table’s last deal can be resumed, not deal {at}.',
  ),

  'without-seat': text(
    'Da, aber ohne Platz: {at}. Bitte an einen Tisch setzen, neu planen oder aussetzen lassen.',
    'Here but without a seat: {at}. Please seat them, plan again or let them sit out.',
  ),
  'has-seat': text('{at} hat einen Platz in dieser Runde.', '{at} has a seat in this round.'),
  'no-seat': text('{at} hat in dieser Runde dort keinen Platz.', '{at} has no seat there in this round.'),
  'has-left': text(
    '{at} ist mitten in der Runde gegangen; dieser Platz wird nicht mehr getauscht.',
    '{at} left in the middle of the round; this seat can no longer be swapped.',
  ),
  'table-begun': text(
    'Dieser Tisch hat schon begonnen ({at}); dazusetzen kann sich niemand mehr.',
    'This table has already begun ({at}); nobody can join it any more.',
  ),
  'no-more-seats': text(
    'An diesem Tisch ist nach den Regeln des Spiels kein Platz mehr ({at}).',
    'Under the rules of the game, this table has no room for another player ({at}).',
  ),
  'played-on-screen': text(
    'Hier wurde am Bildschirm gespielt, jeder unter dem eigenen Namen ({at}). Plätze ändern sich da nicht mehr; ein Bot kann vertreten, oder der Rest wird gestrichen.',
    'This table has been played on screen, everybody under their own name ({at}). Its seats no longer change; a bot can stand in, or the rest can be struck.',
  ),
  'only-on-paper': text(
    'Hier ist jemand gegangen; dieser Tisch spielt auf Papier weiter ({at}).',
    'Somebody has left; this table plays on with real cards ({at}).',
  ),
  'target-reached': text(
    'An diesem Tisch ist das Ziel erreicht ({at}): Wer von hier kommt, brächte es mit. Möglich ist nur: von Anfang an so gesessen.',
    'The target has been reached at this table ({at}): whoever comes from here would bring it along. The only possibility is that they sat like this from the start.',
  ),
  'standing-not-needed': text(
    'Der Stand beim Gehen wird hier nicht gebraucht ({at}): Geld gibt es für das, was geschrieben ist.',
    'The points at the time of leaving are not needed here ({at}): money is paid for what is written down.',
  ),
  'left-with-other-points': text(
    'Wer gegangen ist, hatte {at} und bekommt danach nichts mehr dazu.',
    'Whoever left had {at}, and nothing is added to it afterwards.',
  ),
  'total-not-divided': text(
    'Von diesem Tisch kommt eine Summe; was davon wem gehört, weiß niemand ({at}). Möglich ist nur: von Anfang an so gesessen.',
    'This table reports one total, and nobody knows whose share is whose ({at}). The only possibility is that they sat like this from the start.',
  ),
  'points-without-payer': text(
    'Das Spielgeld geht nicht auf: Alle Punkte zusammen ergeben {at} statt null, und niemand zahlt den Unterschied. Bitte die Summen der Tische mit ihren Zetteln vergleichen.',
    'The money from play does not add up: all points together are {at} instead of zero, and nobody pays the difference. Please compare the totals of the tables with their score sheets.',
  ),
  'more-than-in-pot': text(
    'Alle zusammen hätten hier gewonnen ({at}); aus der Kassa kommt aber nur, was sie eingelegt haben.',
    'Everybody together would have won here ({at}), but nothing comes out of the pot that they did not put in.',
  ),
  'too-few-to-play-on': text(
    'Zu {at} lässt sich dieses Spiel nicht weiterspielen. Möglich sind ein Ersatz oder den Rest streichen.',
    'This game cannot continue with {at} players. A substitute can take the seat, or the rest can be struck.',
  ),
} as const satisfies Readonly<Record<string, Text>>;

export type TournamentRefusal = keyof typeof TOURNAMENT_REFUSALS;

/** A refusal of the tournament. */
export const refuse = refusing<TournamentRefusal>('tournament');

/** Where points are refused for what they are. */
export const amountsAt = (...all: readonly Rational[]): RefusalPlace => ({ amounts: all.map(showRational) });

/** Whether a refusal is one of these. */
export const tournamentRefused = refusedBy<TournamentRefusal>('tournament');
