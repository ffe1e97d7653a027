import { familyIn, type Refusal } from '../core/refusal.ts';
import { LANGUAGES, type Text } from '../core/text.ts';
import type { GameDefinition } from '../kernel/family/definition.ts';
import { KERNEL_REFUSALS } from '../kernel/refusals.ts';

/** Whether the layer that refused, the kernel or this game, has a sentence for it in every language. */
export function hasSentence({ layer, code }: Refusal, { texts }: GameDefinition): boolean {
  const tables: Readonly<Record<string, Text>> | undefined =
    familyIn(layer) !== undefined ? texts.refusals : layer === 'kernel' ? KERNEL_REFUSALS : undefined;
  const sentence = tables && Object.hasOwn(tables, code) ? tables[code] : undefined;
  return sentence !== undefined && LANGUAGES.every((language) => sentence[language] !== '');
}
