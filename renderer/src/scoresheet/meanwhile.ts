import type { Words } from '../i18n/words.ts';
import { timeOfDay } from '../i18n/numbers.ts';

/** Who wrote what came meanwhile, when and why. */
export interface Written {
  readonly by?: string;
  readonly at: string;
  readonly reason?: string;
}

/** What happened while somebody was typing, in a sentence. */
export function meanwhileWords(written: Written, first: boolean, { t, language }: Words): string {
  const who = written.by ?? t.meanwhile.somebody;
  const time = timeOfDay(written.at, language);
  if (first) return t.meanwhile.entered(who, time);
  return t.meanwhile.corrected(who, time, written.reason ?? '');
}
