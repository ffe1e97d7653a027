import { printPlace } from '#engine/core/place.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { fill, type Language, type Text, text } from '#engine/core/text.ts';
import { HOST_REFUSALS } from '../protocol/refusals.ts';

const SENTENCES: Readonly<Record<string, Text>> = HOST_REFUSALS;

const UNKNOWN = text('Das Programm kann nicht starten.', 'The program cannot start.');

/** Why a host could not be started, in one sentence for a person, with the code at its end. */
export function failureSentence({ layer, code, at }: Refusal, language: Language): string {
  const sentence = (layer === 'host' && SENTENCES[code]) || UNKNOWN;
  return `${fill(sentence[language], { at: at ? printPlace(at) : '' })} [${code}]`;
}
