import type { TableTalk } from '#electron/protocol/table/table-talk.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { Catalogue } from '#page/i18n/index.ts';

/** What somebody said, in the reader's language. */
export function talkWords({ said }: Pick<TableTalk, 'said'>, t: Catalogue): string {
  switch (said.type) {
    case 'phrase':
      return t.talk.phrases[said.phrase];
    case 'text':
      return said.text;
    case 'declined':
      return t.talk.declined;
    case 'rest-open':
      return t.talk.restOpen;
  }
}

/** The same with the speaker's name; the laptop speaks as the director. */
export const talkLine = (talk: TableTalk, t: Catalogue): string =>
  `${talk.name || t.talk.director}: ${talkWords(talk, t)}`;

/** A list of names. */
export const namesOf = (seats: readonly Seat[], names: readonly string[]): string =>
  seats.map((seat) => names[seat] ?? '').join(', ');
