import { refusedBy, refusing } from '#engine/core/refusal.ts';
import { type Text, text } from '#engine/core/text.ts';

/** What the host refuses, what becomes of a connection to it, and the sentences for both; `{at}` is the place. */
export const HOST_REFUSALS = {
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
  'time-was-up': text(
    'Dort war die Zeit um, dahin geht nichts mehr zurück. Das ganze Spiel kannst du von vorn beginnen.',
    'Time was up there, so nothing goes back to that point. You can start the whole deal again.',
  ),
  'nothing-to-take-back': text('Hier gibt es nichts zurückzunehmen.', 'There is nothing to take back here.'),
  'rest-not-proven': text(
    'Noch steht nicht fest, dass alle restlichen Stiche dir gehören und nichts mehr davon abhängt, wie die anderen spielen; oder es sind noch zu viele Karten, um das zu sehen.',
    'It is not certain yet that all tricks left are yours and that nothing depends on what the others play, or there are too many cards left to tell.',
  ),
  'rest-not-given': text(
    'Wenigstens ein Stich ist dir noch sicher, oder es sind noch zu viele Karten, um das zu sehen.',
    'At least one trick is still yours for certain, or there are too many cards left to tell.',
  ),
  'rest-not-wanted': text(
    'Ein Bot nimmt das nicht an: Für ihn könnte es weniger sein, als noch zu holen ist.',
    'A bot does not accept: for it that might be less than there is still to win.',
  ),
  'claim-pending': text(
    'Wem der Rest gehört, wird hier gerade ausgerechnet. Bitte einen Augenblick warten.',
    'Whose the rest is is being worked out here right now. Please wait a moment.',
  ),
  'claim-too-soon': text(
    'Das hast du gerade erst gesagt. Nach dem nächsten vollen Stich geht es wieder.',
    'You said that only just now. You can say it again once another trick is complete.',
  ),
  'claim-not-worked-out': text(
    'Das ließ sich diesmal nicht ausrechnen und zählt nicht. Du kannst es gleich noch einmal sagen.',
    'This could not be worked out this time and does not count. You can say it again at once.',
  ),
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
  'no-tips': text(
    'Tipps gibt es nur am freien Tisch, nicht an einem Vereinsabend.',
    'Tips are given at free tables only, not at a club evening.',
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
  'seat-too-soon': text(
    'Der Platz hat gerade erst gewechselt. Bitte einen Augenblick warten.',
    'The seat has only just changed hands. Please wait a moment.',
  ),
  'pause-too-soon': text(
    'Die Pause hat gerade erst begonnen oder geendet. Bitte einen Augenblick warten.',
    'The break has only just begun or ended. Please wait a moment.',
  ),
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
  'event-file-too-large': text(
    'Diese Datei ist für einen Abend zu groß: Sie zu lesen braucht zu viel Speicher oder Zeit. Es wurde nichts geändert.',
    'This file is too large for an evening: reading it takes too much memory or time. Nothing was changed.',
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
  'port-taken': text('Der Port {at} ist schon vergeben.', 'Port {at} is already taken.'),
} as const satisfies Readonly<Record<string, Text>>;

export type HostRefusal = keyof typeof HOST_REFUSALS;

/** A refusal of the host. */
export const refuseHost = refusing<HostRefusal>('host');

/** Whether it is one of these. */
export const hostRefused = refusedBy<HostRefusal>('host');
