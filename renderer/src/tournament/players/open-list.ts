import { listKind, refuseListFile, refuseListText, TELLING } from '#electron/protocol/lists/list-file.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok, type Result } from '#engine/core/result.ts';
import { base64 } from './list.ts';

/** A file of names: a text for the field, or a workbook, which the host reads. */
export type OpenedList =
  { readonly text: string } | { readonly workbook: { readonly fileName: string; readonly base64: string } };

const bytesOf = async (file: Blob): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await file.arrayBuffer());

/** Opens a file; one that is too large, or not a list, is refused by its size and its beginning alone. */
export async function openList(file: File): Promise<Result<OpenedList, readonly Refusal[]>> {
  const fault = refuseListFile(await bytesOf(file.slice(0, TELLING)), file.size);
  if (fault) return fail([fault]);
  const bytes = await bytesOf(file);
  const kind = listKind(bytes);
  if (!kind.ok) return kind;
  if (kind.value === 'workbook') return ok({ workbook: { fileName: file.name.slice(-200), base64: base64(bytes) } });
  const text = new TextDecoder(kind.value).decode(bytes);
  const tooLong = refuseListText(text);
  return tooLong ? fail([tooLong]) : ok({ text });
}
