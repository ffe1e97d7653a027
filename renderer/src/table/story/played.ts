import { TRICK } from '#engine/core/card.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { TablePlace } from '#engine/kernel/words/phrase.ts';
import type { Words } from '#page/i18n/words.ts';
import { isPlayed, isUnderWay, type Story } from './story.ts';

/** How what is played lies on the table: by this it is called. */
export type PlayedAs = NonNullable<TablePlace['as']>;

/** Where cards are played to in a phase; `undefined`: none are played in it. */
export const playedTo = (
  phase: View['phase'],
  words: Pick<Words, 'places'>,
  zones: View['zones'] = {},
): TablePlace | undefined => words.places({ phase, zones }).find(({ zone }) => zone === TRICK);

/** The phase in which a card was last played; `null`: none has been. */
export function lastPlayedIn(history: View['history']): View['phase'] {
  const entered = history.slice(0, history.findLastIndex(isPlayed) + 1).findLast(({ type }) => type === 'entered');
  return entered?.type === 'entered' ? entered.phase : null;
}

/** How what is played lies there, also when the deal is over or goes on with something else. */
export function playedAs({ phase, history }: Pick<View, 'phase' | 'history'>, words: Pick<Words, 'places'>): PlayedAs {
  const place = playedTo(phase, words) ?? playedTo(lastPlayedIn(history), words);
  return place?.as ?? 'trick';
}

/** Whether what everybody has won is counted by now: a pile may go back into hands, so that nobody ever has any. */
export const areWon = (story: Story, as: PlayedAs): boolean =>
  as === 'trick' ? isUnderWay(story) : story.won.length > 0;
