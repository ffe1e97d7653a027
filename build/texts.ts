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
