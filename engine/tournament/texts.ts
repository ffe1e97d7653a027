import { text, type Text } from '../core/text.ts';
import type { HostRefusal, TournamentRefusal } from './refusals.ts';

/** What the refusals of the tournament and of the host say; `{at}` is the place. */
export const TOURNAMENT_TEXTS: Readonly<Record<TournamentRefusal | HostRefusal, Text>> = {
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
    'An einem Klubabend wird nichts zurückgenommen; ein Ergebnis kann nur berichtigt werden.',
    'Nothing can be taken back at a club evening; a result can only be corrected.',
  ),
  'too-many-rounds': text('Ein Abend hat höchstens {at} Runden.', 'An evening has at most {at} rounds.'),
  'table-size': text(
    'An einem Tisch sitzen drei, vier oder fünf ({at}).',
    'A table has three, four or five players ({at}).',
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
    'Mit dieser Berichtigung war das Ziel schon früher erreicht. Spiel {at} danach wird gestrichen, wenn das so bestätigt wird.',
    'With this correction, the target was reached earlier. Deal {at} after that will be struck if you accept.',
  ),
  'ended-nowhere': text(
    'Mit dieser Berichtigung erreicht niemand das Ziel, und die nächste Runde hat schon begonnen ({at}). Der Rest muss gestrichen werden.',
    'With this correction, nobody reaches the target, and the next round has already begun ({at}). The rest has to be struck.',
  ),
  'nothing-to-strike': text('Hier ist nichts mehr zu streichen ({at}).', 'There is nothing left to strike ({at}).'),
  'not-zero-sum': text(
    'Die Summe ist nicht null, sondern {at}. Was einer gewinnt, verlieren die anderen.',
    'The sum is not zero but {at}. What one player wins, the others lose.',
  ),
  'odd-fraction': text(
    'Solche Bruchteile gibt es beim Abrechnen nicht ({at}); möglich sind Halbe, Drittel, Viertel, Sechstel und Zwölftel.',
    'Scores have no such fractions ({at}); only halves, thirds, quarters, sixths and twelfths are possible.',
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
    'So viele Punkte sind in so wenigen Spielen selten ({at}). Bitte mit dem Blatt vergleichen und bestätigen.',
    'That many points are rare in so few deals ({at}). Please compare with the sheet and confirm.',
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
    'Einer von fünf ist gegangen; dieser Tisch spielt auf Papier weiter ({at}).',
    'One of five has left; this table plays on with real cards ({at}).',
  ),
  'total-not-divided': text(
    'Von diesem Tisch kommt eine Summe; was davon wem gehört, weiß niemand ({at}). Möglich ist nur: von Anfang an so gesessen.',
    'This table reports one total, and nobody knows whose share is whose ({at}). The only possibility is that they sat like this from the start.',
  ),
  'too-few-to-play-on': text(
    'Zu {at} lässt sich dieses Spiel nicht weiterspielen. Möglich sind ein Ersatz oder den Rest streichen.',
    'This game cannot continue with {at} players. A substitute can take the seat, or the rest can be struck.',
  ),

  'bad-message': text('Diese Nachricht wurde nicht verstanden ({at}).', 'This message was not understood ({at}).'),
  'message-too-long': text(
    'Das ist zu viel auf einmal und wurde nicht abgeschickt. Bitte kürzen oder auf mehrere Male verteilen.',
    'This is too much at once and was not sent. Please shorten it or send it in several parts.',
  ),
  'answer-too-long': text(
    'Die Antwort ist zu groß, um sie hierher zu übertragen.',
    'The answer is too large to send to this device.',
  ),
  'connection-lost': text(
    'Die Verbindung ist abgerissen. Ob der letzte Schritt noch angekommen ist, zeigt sich gleich.',
    'The connection was lost. Whether the last step arrived will show in a moment.',
  ),
  'internal-error': text(
    'Hier ist dem Programm ein Fehler unterlaufen. Es wurde nichts geändert.',
    'The program made an error here. Nothing was changed.',
  ),
  'no-running-deal': text('An diesem Tisch wird gerade nicht gespielt.', 'No deal is being played at this table.'),
  'stale-prompt': text(
    'Am Tisch ist inzwischen etwas geschehen. Bitte noch einmal wählen.',
    'Something has happened at the table in the meantime. Please choose again.',
  ),
  'nothing-to-take-back': text('Hier gibt es nichts zurückzunehmen.', 'There is nothing to take back here.'),
  'nothing-to-redo': text('Es wurde nichts zurückgenommen.', 'Nothing was taken back.'),
  'nothing-to-undo': text(
    'Der letzte Schritt lässt sich nicht mehr rückgängig machen.',
    'The last step can no longer be undone.',
  ),
  'deal-not-finished': text(
    'Spiel {at} ist noch nicht zu Ende; bis dahin bleiben die Karten verdeckt.',
    'Deal {at} is not finished; until then its cards stay hidden.',
  ),
  'deal-sealed': text(
    'Andere Tische spielen diese Karten noch. Der Verlauf ist zu sehen, sobald Runde {at} abgeschlossen ist.',
    'Other tables have yet to play these cards. The deal can be replayed once round {at} is closed.',
  ),
  'not-vowed': text(
    'Für Spiel {at} kann kein Gerät mehr Zufall beisteuern, oder noch nicht.',
    'No device can contribute randomness to deal {at} any more, or not yet.',
  ),
  'share-given': text(
    'Für Platz {at} wurde zu diesem Spiel schon Zufall beigesteuert.',
    'Randomness has already been contributed to this deal for seat {at}.',
  ),
  'promise-given': text(
    'Für Platz {at} wurde zu diesem Spiel schon Zufall zugesagt.',
    'Randomness has already been promised for seat {at} in this deal.',
  ),
  'promise-missing': text(
    'Für Platz {at} wurde zu diesem Spiel kein Zufall zugesagt; jetzt wird keiner mehr genommen.',
    'No randomness was promised for seat {at} in this deal; none is accepted now.',
  ),
  'promise-differs': text(
    'Der Zufall von Platz {at} ist nicht der, den sein Gerät zugesagt hatte.',
    'The randomness from seat {at} is not what its device had promised.',
  ),
  'deal-not-recorded': text(
    'Spiel {at} wurde nicht am Bildschirm gespielt; es gibt keine Aufzeichnung.',
    'Deal {at} was not played on screen; there is no record of it.',
  ),
  'cards-hidden': text(
    'Alle Karten offen gibt es nur, wenn nur Bots spielen.',
    'All cards can be face up only when bots alone are playing.',
  ),
  'not-your-seat': text('Auf Platz {at} spielt gerade ein Bot.', 'Seat {at} is being played by a bot.'),
  'seat-elsewhere': text(
    'An diesem Platz spielt jemand auf einem eigenen Gerät.',
    'Somebody is playing this seat on their own device.',
  ),
  'seat-is-here': text('Platz {at} wird schon am Laptop gespielt.', 'Seat {at} is being played at the laptop already.'),
  'table-paused': text(
    'Der Tisch macht Pause. Erst „Weiterspielen“, dann geht es weiter.',
    'The table is on a break. It continues after “Continue”.',
  ),
  'no-talk-in-deal': text(
    'Während eines Spiels wird nicht geredet. Nach dem Spiel ist Zeit dafür.',
    'There is no talking during a deal. There is time for it afterwards.',
  ),
  'talk-too-soon': text('Bitte einen Augenblick warten.', 'Please wait a moment.'),
  'question-open': text('Der Tisch wird gerade etwas anderes gefragt.', 'The table is being asked something else.'),
  'nothing-asked': text('Diese Frage hat sich erledigt.', 'This question has already been settled.'),
  'room-closed': text('Der Raum ist geschlossen.', 'The room is closed.'),
  'room-open': text('Der Raum ist schon offen.', 'The room is already open.'),
  'no-network': text(
    'Hier gibt es kein Netz, in das der Raum geöffnet werden könnte.',
    'There is no network here to open the room on.',
  ),
  'no-such-guest': text('Diesen Gast gibt es nicht ({at}).', 'There is no such guest ({at}).'),
  'no-event-file': text(
    'Diese Datei ist keine Sicherung eines Abends, oder nur ein Teil von einer. Bitte eine andere nehmen, etwa die davor.',
    'This file is not a backup of an evening, or only part of one. Please choose another one, such as the one before it.',
  ),
  'too-many-guests': text('Im Raum sind zu viele Geräte.', 'There are too many devices in the room.'),
  'player-missing': text(
    'Zum Mitspielen braucht es einen Namen von der Liste.',
    'To play, you need a name from the list.',
  ),
  'only-for-guests': text(
    'Das ist für Geräte im Raum, nicht für den Laptop der Leitung.',
    'This is for devices in the room, not for the director’s laptop.',
  ),
  'already-asked': text('Du bist schon angemeldet.', 'You have already asked.'),
  'not-admitted': text('Du bist noch nicht eingelassen.', 'You have not been let in yet.'),
  'other-evening': text('Der Raum gehört zu einem anderen Abend.', 'The room belongs to another evening.'),
  'not-allowed': text('Das darf nur die Turnierleitung.', 'Only the director may do that.'),
  'seat-held-by-bot': text(
    'Platz {at} hält ein Bot; in seine Karten sieht niemand.',
    'Seat {at} is held by a bot; nobody may see its cards.',
  ),
  'host-stopping': text('Das Programm wird gerade beendet.', 'The program is being closed.'),
  'settings-not-saved': text('Die Einstellungen konnten nicht gespeichert werden.', 'The settings could not be saved.'),
  'disk-full': text(
    'Der Datenträger ist voll. Dieser Schritt gilt nicht; bitte noch einmal, sobald es weitergeht.',
    'The disk is full. This step does not count; please do it again once things continue.',
  ),
  'journal-gone': text(
    'Der Ordner mit den Daten ist nicht mehr da. Dieser Schritt gilt nicht; bitte noch einmal, sobald es weitergeht.',
    'The folder with the data is gone. This step does not count; please do it again once things continue.',
  ),
  'journal-failed': text(
    'Der Datenträger nimmt nichts an. Dieser Schritt ist nicht bestätigt; sobald es weitergeht oder nach einem Neustart bitte nachsehen, ob er gilt.',
    'The disk cannot be written to. This step is not confirmed; once things continue, or after a restart, please check whether it counts.',
  ),
  'journal-there': text(
    'Im Ordner {at} liegen schon andere Daten von Tarockabend; bitte einen anderen wählen.',
    'The folder {at} already contains other Tarockabend data; please choose another one.',
  ),
  'folder-not-whole': text(
    'Bitte den ganzen Namen des Ordners angeben, von ganz oben an; „{at}“ genügt nicht.',
    'Please give the folder’s full path, from the very top; “{at}” is not enough.',
  ),
  'not-gone': text(
    'Die Daten sind da; es gibt nichts neu zu schreiben.',
    'The data are there; there is nothing to write again.',
  ),
  'folder-is-file': text(
    'Der Datenordner kann nicht benutzt werden: {at} ist eine Datei oder liegt in einer. Bitte sie umbenennen oder einen anderen Ordner wählen.',
    'The data folder cannot be used: {at} is a file, or is inside one. Please rename it or choose another folder.',
  ),
  'file-is-folder': text(
    'Wo eine Datei liegen soll, liegt ein Ordner: {at}. Bitte ihn umbenennen oder woandershin legen.',
    'There is a folder where a file should be: {at}. Please rename it or move it elsewhere.',
  ),
  'folder-read-only': text(
    'In den Datenordner darf nicht geschrieben werden: {at}. Bitte den Schreibschutz aufheben oder einen anderen Ordner wählen.',
    'The data folder is read-only: {at}. Please remove the write protection or choose another folder.',
  ),
  'no-space': text(
    'Auf dem Datenträger ist kein Platz mehr: {at}. Bitte Platz schaffen und neu starten.',
    'There is no space left on the disk: {at}. Please free some space and restart.',
  ),
  'file-not-usable': text(
    'Der Datenordner kann nicht benutzt werden: {at}. Bitte prüfen, ob der Datenträger angeschlossen ist, oder einen anderen Ordner wählen.',
    'The data folder cannot be used: {at}. Please check that the disk is connected, or choose another folder.',
  ),
  'journal-locked': text(
    'Tarockabend läuft schon mit diesen Daten.',
    'Tarockabend is already running with these data.',
  ),
  'journal-damaged': text(
    'Das Journal ist beschädigt ({at}). Es wurde nichts verändert; wo Platz war, liegt eine Kopie daneben in einem Ordner „journal.damaged-…“. Bitte nichts davon löschen.',
    'The journal is damaged ({at}). Nothing was changed; if there was room, there is a copy next to it in a folder “journal.damaged-…”. Please do not delete any of it.',
  ),
  'journal-too-new': text(
    'Diese Daten stammen von einer neueren Ausgabe des Programms; gebraucht wird mindestens: {at}. Es wurde nichts verändert.',
    'These data were written by a newer version of the program; you need at least: {at}. Nothing was changed.',
  ),
  'journal-not-understood': text(
    'Diese Ausgabe des Programms versteht einen Eintrag des Journals nicht ({at}).',
    'This version of the program does not understand an entry of the journal ({at}).',
  ),
  'journal-not-opened': text('Das Journal kann nicht geöffnet werden ({at}).', 'The journal cannot be opened ({at}).'),
};
