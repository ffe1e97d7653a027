import { text } from '../../engine/core/text.ts';

/** Title of the box that says why the app cannot start. */
export const FAILURE_TITLE = text('Tarockabend kann nicht starten', 'Tarockabend cannot start');

/** A page that dies again and again. */
export const PAGE_DIED = text(
  'Das Fenster ist dreimal kurz hintereinander abgestürzt. Alles Bestätigte ist gespeichert; bitte Tarockabend neu starten.',
  'The window has crashed three times in short order. Everything that was confirmed is saved; please start Tarockabend again.',
);

/** A file that could not be written; `{file}` and the system's own `{reason}`. */
export const NOT_SAVED = text('„{file}“ wurde nicht gespeichert: {reason}', '“{file}” was not saved: {reason}');

/** Asked when the window is closed while a round is running, or with something typed and not sent. */
export const BUSY = {
  message: text('Eine Runde läuft noch. Trotzdem beenden?', 'A round is still running. Quit all the same?'),
  unsent: text(
    'Etwas ist eingegeben und noch nicht gesendet. Trotzdem beenden?',
    'Something was typed and has not been sent. Quit all the same?',
  ),
  unsentDetail: text(
    'Was nicht gesendet ist, geht beim Beenden verloren; alles andere bleibt erhalten.',
    'What has not been sent is lost when you quit; everything else is kept.',
  ),
  detail: text(
    'Alles, was geschrieben ist, bleibt erhalten; beim nächsten Start geht es hier weiter.',
    'Everything that was written is kept; the next start goes on from here.',
  ),
  stay: text('Weiter am Abend', 'Stay'),
  quit: text('Beenden', 'Quit'),
} as const;
