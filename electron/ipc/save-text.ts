import { writeFile } from 'node:fs/promises';
import { BrowserWindow, dialog, type WebContents } from 'electron';
import { z } from 'zod';
import { fill, type Language } from '#engine/core/text.ts';
import type { TextFile } from '../protocol/transport/bridge.ts';
import { NOT_SAVED } from '../shell/texts.ts';

/** A suggested name is a name, not a path; texts stay far below what a list of a season needs. */
export const TEXT_FILE = z.strictObject({
  fileName: z
    .string()
    .max(120)
    .regex(/^[^\\/:*?"<>|\p{Cc}]+$/u),
  text: z.string().max(20_000_000),
  base64: z.literal(true).optional(),
});

/** Asks where to save and writes the file; a failure is shown in the system's own words. */
export async function saveText(
  from: WebContents,
  { fileName, text, base64 }: TextFile,
  language: Language,
): Promise<{ saved: boolean }> {
  const window = BrowserWindow.fromWebContents(from);
  const options = { defaultPath: fileName };
  const choice = await (window ? dialog.showSaveDialog(window, options) : dialog.showSaveDialog(options));
  if (choice.canceled || !choice.filePath) return { saved: false };
  try {
    await writeFile(choice.filePath, text, base64 ? 'base64' : 'utf8');
    return { saved: true };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    dialog.showErrorBox('Tarockabend', fill(NOT_SAVED[language], { file: choice.filePath, reason }));
    return { saved: false };
  }
}
