import { timeOfDay } from '#page/i18n/numbers.ts';
import type { Words } from '#page/i18n/words.ts';

/** The id of the message on the page. */
export const MEANWHILE = 'meanwhile';

/** Anyone who sends anyway is shown what has to be decided first. */
export const showMeanwhile = (): void => document.getElementById(MEANWHILE)?.scrollIntoView({ block: 'start' });

/** Who entered the other version, when and why. */
export interface Written {
  readonly by?: string;
  readonly at: string;
  readonly reason?: string;
}

/** What happened while the form was being filled in, in a sentence. */
export function meanwhileWords(written: Written, first: boolean, { t, language }: Words): string {
  const who = written.by ?? t.meanwhile.somebody;
  const time = timeOfDay(written.at, language);
  if (first) return t.meanwhile.entered(who, time);
  return t.meanwhile.corrected(who, time, written.reason ?? '');
}
