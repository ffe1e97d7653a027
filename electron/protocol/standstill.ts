/** Why nothing can be written: the files are gone, the disk is full, or it rejects writes. */
export type StandstillCode = 'journal-gone' | 'disk-full' | 'journal-failed';

/**
 * Everything stands still: what was acknowledged can be read and saved, and nothing else is possible until writing
 * works again.
 */
export interface Standstill {
  readonly code: StandstillCode;
  /** ISO time. */
  readonly since: string;
  /** To the director: the folder concerned, or the system's code of the failure; `null` to everybody else. */
  readonly at: string | null;
  /** To the director, if the files are gone: a folder in which everything can be written again. */
  readonly offer: string | null;
}

/** Whether changes can be written. Sent when it changes, and to a new connection if there is something to say. */
export interface StandstillNews {
  readonly type: 'standstill';
  readonly standstill: Standstill | null;
  /** To the director: the folder in which everything was written again, if it is not the one of the start. */
  readonly movedTo: string | null;
}
