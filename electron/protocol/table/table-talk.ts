import type { Seat } from '#engine/core/seat.ts';

/**
 * What can be said at a table at any time; none of it reveals anything about cards. The pages have the words for it.
 */
export const PHRASES = [
  'well-played',
  'one-moment',
  'cheers',
  'sorry',
  'thanks',
  'good-luck',
  'like-to-go-on',
] as const;
export type Phrase = (typeof PHRASES)[number];

/** Longest free word, in characters. */
export const MOST_TALK = 120;

/** Something that was said at a table: one of the phrases, a free word, a no to what was asked, or that the rest of a deal stays open. */
export interface TableTalk {
  readonly evening: string;
  readonly round: number;
  readonly table: number;
  /** Goes up with everything that is said at any table. */
  readonly n: number;
  /** Where the speaker sits; `null` for the laptop if nobody's seat, or more than one, is played there. */
  readonly seat: Seat | null;
  /** The speaker's name; empty if `seat` is `null`. */
  readonly name: string;
  readonly said:
    | { readonly type: 'phrase'; readonly phrase: Phrase }
    | { readonly type: 'text'; readonly text: string }
    | { readonly type: 'declined' }
    | { readonly type: 'rest-open' };
}

/** What is to be taken back: the last action, the whole deal; or what was taken back is to be redone. */
export type BackWhat = 'step' | 'deal' | 'again';

/** Whose all tricks are that are left, as whoever is to play says: theirs, or those of the others. */
export const REST_WHOSE = ['mine', 'yours'] as const;
export type RestWhose = (typeof REST_WHOSE)[number];

/** What people at a table are asked: whether something may be taken back, or whether the rest of the tricks is the asker's or theirs. */
export type AskedWhat = BackWhat | RestWhose;

/** Somebody asks for something, and others play on devices of their own. */
interface TableQuestion {
  readonly what: AskedWhat;
  /** The seats of the person who asks; none for a laptop at which nobody plays. */
  readonly by: readonly Seat[];
  readonly agreed: readonly Seat[];
  /** Who has not answered yet. */
  readonly waits: readonly Seat[];
}

/** What goes on at a table besides the cards. Times are the host's, in ISO. */
export interface TableFlow {
  /** Who stopped the game (empty: the director), and since when. */
  readonly pause: { readonly by: string; readonly since: string } | null;
  readonly question: TableQuestion | null;
  /** Since when the table waits for the player to act; `null` after a restart and in a pause. */
  readonly thinks: string | null;
  /** When the clock of this phase runs out, whoever acts until then; `null`: no such clock runs, or it stands still. */
  readonly until: string | null;
  /** When a phase of the deal that runs here, or was last played, was last ended because its time was up; `null`: none was. */
  readonly timeUp: string | null;
}
