import type { Refusal } from '../../engine/core/refusal.ts';
import { fill, type Language, type Text, text } from '../../engine/core/text.ts';
import { TOURNAMENT_TEXTS } from '../../engine/tournament/texts.ts';

/** Why a host could not be started, where the host itself cannot say it any more. */
const TEXTS: Readonly<Record<string, Text>> = {
  ...TOURNAMENT_TEXTS,
  'port-taken': text('Der Port {at} ist schon vergeben.', 'Port {at} is already taken.'),
};

const UNKNOWN = text('Das Programm kann nicht starten.', 'The program cannot start.');

/** One sentence for a person, with the code at its end. */
export function failureSentence({ code, at }: Refusal, language: Language): string {
  return `${fill((TEXTS[code] ?? UNKNOWN)[language], { at: at ?? '' })} [${code}]`;
}
