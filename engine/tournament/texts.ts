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
  'name-too-long': text('Der Name ist länger als 80 Zeichen ({at}).', 'The name is longer than 80 characters ({at}).'),
  'control-character': text(
    'Der Name enthält ein unsichtbares Steuerzeichen ({at}).',
    'The name contains an invisible control character ({at}).',
  ),
  'duplicate-name': text(
    'Diesen Namen gibt es schon ({at}). Groß- und Kleinschreibung und Leerzeichen zählen nicht.',
    'This name is already there ({at}). Case and blanks make no difference.',
  ),
  'too-many-columns': text(
    'Hier stehen mehr Spalten als erwartet ({at}). Eine Liste hat einen Namen je Zeile; eine Tabelle braucht eine Kopfzeile mit „Name“.',
    'There are more columns than expected ({at}). A list has one name a line; a table needs a head row with “Name”.',
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
  'no-players': text('Es ist noch niemand angemeldet.', 'Nobody is registered yet.'),
  'not-divisible-by-four': text(
    '{at} Spieler ergeben keine vollen Vierertische.',
    '{at} players do not make full tables of four.',
  ),
  'not-divisible-by-five': text(
    '{at} Spieler ergeben keine vollen Fünfertische.',
    '{at} players do not make full tables of five.',
  ),
  'round-exists': text('Runde {at} ist schon ausgelost.', 'Round {at} has already been drawn.'),
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
    'Every deal of the round is closed at this table ({at}).',
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
  'row-does-not-fit': text(
    'Dieses Ergebnis passt nicht zum Tisch ({at}).',
    'This result does not fit the table ({at}).',
  ),
  'not-a-free-table': text(
    'An einem Vereinsabend wird nichts zurückgenommen; ein Ergebnis kann nur berichtigt werden.',
    'Nothing is taken back at a club evening; a result can only be corrected.',
  ),
  'not-the-last-deal': text(
    'Nur das letzte Spiel des Tisches kann noch einmal aufgenommen werden, nicht Spiel {at}.',
    'Only the last deal of the table can be taken up again, not deal {at}.',
  ),

  'bad-message': text('Diese Nachricht wurde nicht verstanden ({at}).', 'This message was not understood ({at}).'),
  'connection-lost': text(
    'Die Verbindung ist abgerissen. Ob der letzte Schritt noch angekommen ist, zeigt sich gleich.',
    'The connection was lost. Whether the last step arrived will show in a moment.',
  ),
  'internal-error': text(
    'Hier ist dem Programm ein Fehler unterlaufen. Es wurde nichts geändert.',
    'The program made a mistake here. Nothing was changed.',
  ),
  'no-running-deal': text('An diesem Tisch wird gerade nicht gespielt.', 'No deal is being played at this table.'),
  'stale-prompt': text(
    'Am Tisch ist inzwischen etwas geschehen. Bitte noch einmal wählen.',
    'Something has happened at the table meanwhile. Please choose again.',
  ),
  'nothing-to-take-back': text('Hier gibt es nichts zurückzunehmen.', 'There is nothing to take back here.'),
  'nothing-to-redo': text('Es wurde nichts zurückgenommen.', 'Nothing was taken back.'),
  'deal-not-finished': text(
    'Spiel {at} ist noch nicht zu Ende; bis dahin bleiben die Karten verdeckt.',
    'Deal {at} is not finished; until then its cards stay hidden.',
  ),
  'deal-not-recorded': text(
    'Spiel {at} wurde nicht am Bildschirm gespielt; es gibt keine Aufzeichnung.',
    'Deal {at} was not played on the screen; there is no record of it.',
  ),
  'cards-hidden': text(
    'Alle Karten offen gibt es nur, wenn nur Bots spielen.',
    'All cards lie open only where none but bots are playing.',
  ),
  'not-your-seat': text('Auf Platz {at} spielt gerade ein Bot.', 'Seat {at} is being played by a bot.'),
  'seat-held-by-bot': text(
    'Platz {at} hält ein Bot; in seine Karten sieht niemand.',
    'Seat {at} is held by a bot; nobody looks at its cards.',
  ),
  'host-stopping': text('Das Programm wird gerade beendet.', 'The program is being closed.'),
  'settings-not-saved': text('Die Einstellungen konnten nicht gespeichert werden.', 'The settings could not be saved.'),
  'journal-failed': text(
    'Das Journal konnte nicht geschrieben werden. Der letzte Schritt gilt nicht; bitte Speicherplatz prüfen und neu starten.',
    'The journal could not be written. The last step does not count; please check the disk space and start again.',
  ),
  'journal-locked': text(
    'Tarockabend läuft schon mit diesen Daten.',
    'Tarockabend is already running with these data.',
  ),
  'journal-damaged': text(
    'Das Journal ist beschädigt ({at}). Es wurde nichts verändert; bitte eine Sicherung einspielen.',
    'The journal is damaged ({at}). Nothing was changed; please restore a backup.',
  ),
  'journal-too-new': text(
    'Das Journal stammt von einer neueren Ausgabe des Programms ({at}).',
    'The journal was written by a newer version of the program ({at}).',
  ),
  'journal-not-understood': text(
    'Diese Ausgabe des Programms versteht einen Eintrag des Journals nicht ({at}).',
    'This version of the program does not understand an entry of the journal ({at}).',
  ),
  'journal-not-opened': text('Das Journal kann nicht geöffnet werden ({at}).', 'The journal cannot be opened ({at}).'),
};

/** Heads of the export's columns. */
export const EXPORT_TEXTS = {
  rank: text('Platz', 'Rank'),
  name: text('Name', 'Name'),
  points: text('Punkte', 'Points'),
  deals: text('Spiele', 'Deals'),
  round: text('Runde', 'Round'),
  table: text('Tisch', 'Table'),
  deal: text('Spiel', 'Deal'),
} as const satisfies Readonly<Record<string, Text>>;
