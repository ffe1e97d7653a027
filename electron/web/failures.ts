import type { Refusal } from '../../engine/core/refusal.ts';
import { fill, type Language, type Text, text } from '../../engine/core/text.ts';
import { TOURNAMENT_TEXTS } from '../../engine/tournament/texts.ts';
import type { FolderRefusal } from '../storage/trouble.ts';

/** What is wrong with the data folder, and what to do. */
const FOLDER_TEXTS: Readonly<Record<FolderRefusal, Text>> = {
  'folder-is-file': text(
    'Der Datenordner kann nicht benutzt werden: {at} ist eine Datei oder liegt in einer. Bitte sie umbenennen oder einen anderen Ordner wählen.',
    'The data folder cannot be used: {at} is a file, or lies in one. Please rename it or choose another folder.',
  ),
  'file-is-folder': text(
    'Wo eine Datei liegen soll, liegt ein Ordner: {at}. Bitte ihn umbenennen oder woandershin legen.',
    'There is a folder where a file should be: {at}. Please rename it or move it elsewhere.',
  ),
  'folder-read-only': text(
    'In den Datenordner darf nicht geschrieben werden: {at}. Bitte den Schreibschutz aufheben oder einen anderen Ordner wählen.',
    'The data folder must not be written to: {at}. Please remove the write protection or choose another folder.',
  ),
  'no-space': text(
    'Auf dem Datenträger ist kein Platz mehr: {at}. Bitte Platz schaffen und neu starten.',
    'There is no space left on the disk: {at}. Please make room and start again.',
  ),
  'file-not-usable': text(
    'Der Datenordner kann nicht benutzt werden: {at}. Bitte prüfen, ob der Datenträger angeschlossen ist, oder einen anderen Ordner wählen.',
    'The data folder cannot be used: {at}. Please check whether the disk is connected, or choose another folder.',
  ),
};

/** Why a host could not be started, where the host itself cannot say it any more. */
const TEXTS: Readonly<Record<string, Text>> = {
  ...TOURNAMENT_TEXTS,
  ...FOLDER_TEXTS,
  'port-taken': text('Der Port {at} ist schon vergeben.', 'Port {at} is already taken.'),
};

const UNKNOWN = text('Das Programm kann nicht starten.', 'The program cannot start.');

/** One sentence for a person, with the code at its end. */
export function failureSentence({ code, at }: Refusal, language: Language): string {
  return `${fill((TEXTS[code] ?? UNKNOWN)[language], { at: at ?? '' })} [${code}]`;
}
