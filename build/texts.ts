import { text } from '#engine/core/text.ts';

/** What the launcher prints. One sentence if there is no Electron, by the reason. */
export const NO_RUNTIME = {
  refused: text(
    'Die Electron-Laufzeit konnte nicht geladen werden (Download abgelehnt); Tarockabend läuft stattdessen im Browser.',
    'The Electron runtime could not be downloaded (the download was refused); Tarockabend runs in the browser instead.',
  ),
  stalled: text(
    'Die Electron-Laufzeit konnte nicht geladen werden (der Download kommt nicht voran); Tarockabend läuft stattdessen im Browser.',
    'The Electron runtime could not be downloaded (the download is making no progress); Tarockabend runs in the browser instead.',
  ),
  broken: text(
    'Die Electron-Laufzeit startet auf diesem Rechner nicht; Tarockabend läuft stattdessen im Browser.',
    'The Electron runtime does not start on this computer; Tarockabend runs in the browser instead.',
  ),
} as const;

/** What `npm start` can be told. */
export const USAGE = text(
  `npm start -- [--data ORDNER] [--documents ORDNER] [--port NUMMER]
  --data       wo Tarockabend seine Daten hat
  --documents  wohin es Sicherungen schreibt
  --port       worunter der Browser es findet, wenn es ohne Electron läuft`,
  `npm start -- [--data FOLDER] [--documents FOLDER] [--port NUMBER]
  --data       where Tarockabend keeps its data
  --documents  where it writes backups
  --port       where the browser finds it if it runs without Electron`,
);

/** It was told something else: `{said}`. */
export const STRANGE = text('„{said}“ kennt npm start nicht.', 'npm start does not know “{said}”.');

export const LOADING = text(
  'Die Electron-Laufzeit wird gesucht und beim ersten Mal geladen (rund 120 MB) …',
  'Looking for the Electron runtime, which is downloaded the first time (about 120 MB) …',
);

/** The server has died, and is restarted. */
export const COMES_BACK = text(
  'Tarockabend ist abgestürzt und wird neu gestartet. Alles Bestätigte ist gespeichert; offene Seiten kommen von selbst zurück.',
  'Tarockabend has crashed and is being restarted. Everything confirmed is saved; open pages reconnect on their own.',
);

/** It died too often; `{said}` is the error, `{file}` the report. */
export const GAVE_UP = text(
  'Tarockabend ist dreimal kurz hintereinander abgestürzt und startet nicht mehr von selbst ({said}). Alles Bestätigte ist gespeichert. Bericht: {file}',
  'Tarockabend has crashed three times in quick succession and will not restart on its own ({said}). Everything confirmed is saved. Report: {file}',
);

/** It has served, and now says that it cannot go on. */
export const REFUSED = text(
  'Tarockabend kann nicht weitermachen. Bericht: {file}',
  'Tarockabend cannot continue. Report: {file}',
);

export const TRY_AGAIN = text(
  'Auf der offenen Seite lässt es sich noch einmal versuchen. Strg+C beendet Tarockabend.',
  'You can try again from the open page. Ctrl+C quits Tarockabend.',
);
