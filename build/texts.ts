import { text } from '../engine/core/text.ts';

/** What the launcher says. One sentence when there is no Electron, by the reason. */
export const NO_RUNTIME = {
  refused: text(
    'Die Electron-Laufzeit konnte nicht geladen werden (Download abgelehnt); Tarockabend läuft stattdessen im Browser.',
    'The Electron runtime could not be downloaded (the download was refused); Tarockabend runs in the browser instead.',
  ),
  stalled: text(
    'Die Electron-Laufzeit konnte nicht geladen werden (der Download kommt nicht voran); Tarockabend läuft stattdessen im Browser.',
    'The Electron runtime could not be downloaded (the download makes no progress); Tarockabend runs in the browser instead.',
  ),
  broken: text(
    'Die Electron-Laufzeit startet auf diesem Rechner nicht; Tarockabend läuft stattdessen im Browser.',
    'The Electron runtime does not start on this computer; Tarockabend runs in the browser instead.',
  ),
} as const;

export const LOADING = text(
  'Die Electron-Laufzeit wird gesucht und beim ersten Mal geladen (rund 120 MB) …',
  'Looking for the Electron runtime, which is downloaded the first time (about 120 MB) …',
);

/** The server has died, and is started again. */
export const COMES_BACK = text(
  'Tarockabend ist abgestürzt und wird neu gestartet. Alles Bestätigte ist gespeichert; offene Seiten kommen von selbst zurück.',
  'Tarockabend has crashed and is being started again. Everything that was confirmed is saved; open pages come back by themselves.',
);

/** It died too often; `{said}` is the error, `{file}` the report. */
export const GAVE_UP = text(
  'Tarockabend ist dreimal kurz hintereinander abgestürzt und wird nicht mehr von selbst gestartet ({said}). Alles Bestätigte ist gespeichert. Bericht: {file}',
  'Tarockabend has crashed three times in short order and is no longer started by itself ({said}). Everything that was confirmed is saved. Report: {file}',
);

/** It served before, and now says that it cannot. */
export const REFUSED = text(
  'Tarockabend kann nicht weitermachen. Bericht: {file}',
  'Tarockabend cannot go on. Report: {file}',
);

export const TRY_AGAIN = text(
  'Auf der offenen Seite lässt es sich noch einmal versuchen. Strg+C beendet Tarockabend.',
  'It can be tried again from the open page. Ctrl+C ends Tarockabend.',
);
