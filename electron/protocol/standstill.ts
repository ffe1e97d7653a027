/** Why nothing can be written down: the files are gone, the disk is full, or it does not take them. */
export type StandstillCode = 'journal-gone' | 'disk-full' | 'journal-failed';

/** Everything stands still: what was acknowledged can be read and saved, and nothing else is done until it goes on. */
export interface Standstill {
  readonly code: StandstillCode;
  /** ISO time. */
  readonly since: string;
  /** To the director: the folder that is meant, or the system's code of what went wrong; `null` to everybody else. */
  readonly at: string | null;
  /** To the director, where the files are gone: a folder in which everything can be written anew. */
  readonly offer: string | null;
}

/** Whether what happens can be written down. Told when it changes, and to a new line if there is something to say. */
export interface StandstillNews {
  readonly type: 'standstill';
  readonly standstill: Standstill | null;
  /** To the director: the folder in which everything was written anew, if it is not the one of the start. */
  readonly movedTo: string | null;
}
