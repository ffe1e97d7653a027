import type { Words } from '../i18n/words.ts';
import { timeOfDay } from '../i18n/numbers.ts';

/** Where on the page it is said. */
export const MEANWHILE = 'meanwhile';

/** Whoever sends all the same is led to what he has to decide first. */
export const showMeanwhile = (): void => document.getElementById(MEANWHILE)?.scrollIntoView({ block: 'start' });

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
