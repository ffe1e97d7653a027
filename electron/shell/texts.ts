import { text } from '../../engine/core/text.ts';

/** Title of the box that says why the app cannot start. */
export const FAILURE_TITLE = text('Tarockabend kann nicht starten', 'Tarockabend cannot start');

/** A file that could not be written; `{file}` and the system's own `{reason}`. */
export const NOT_SAVED = text('„{file}“ wurde nicht gespeichert: {reason}', '“{file}” was not saved: {reason}');
