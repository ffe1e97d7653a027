import { text } from '#engine/core/text.ts';

/** Title of the box that says why the app cannot start. */
export const FAILURE_TITLE = text('Tarockabend kann nicht starten', 'Tarockabend cannot start');

/** A page that dies again and again. */
export const PAGE_DIED = text(
  'Das Fenster ist dreimal kurz hintereinander abgestürzt. Alles Bestätigte ist gespeichert; bitte Tarockabend neu starten.',
  'The window has crashed three times in quick succession. Everything confirmed is saved; please restart Tarockabend.',
);

/** A file that could not be written; `{file}` and the system's own `{reason}`. */
export const NOT_SAVED = text('„{file}“ wurde nicht gespeichert: {reason}', '“{file}” was not saved: {reason}');

/** Asked when the window is closed while a round is running, or with unsent input. */
export const BUSY = {
  message: text('Eine Runde läuft noch. Trotzdem beenden?', 'A round is still in progress. Quit anyway?'),
  unsent: text(
    'Etwas ist eingegeben und noch nicht gesendet. Trotzdem beenden?',
    'Something has been typed but not sent. Quit anyway?',
  ),
  unsentDetail: text(
    'Was nicht gesendet ist, geht beim Beenden verloren; alles andere bleibt erhalten.',
    'Anything not sent is lost when you quit; everything else is kept.',
  ),
  detail: text(
    'Alles, was geschrieben ist, bleibt erhalten; beim nächsten Start geht es hier weiter.',
    'Everything recorded is kept; the next start continues from here.',
  ),
  stay: text('Weiter am Abend', 'Stay'),
  quit: text('Beenden', 'Quit'),
} as const;
