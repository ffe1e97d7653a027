import type { Viewer } from '#engine/core/seat.ts';
import type { TablePlace } from '#engine/tournament/state/commands.ts';
import type { Answer } from '../protocol/answers.ts';
import type { Command } from '../protocol/commands/command.ts';
import type { Proposal } from '../protocol/messages.ts';
import type { Standing } from '../protocol/room.ts';
import type { Access } from './state/guests/access.ts';

export type CommandTo<T extends Command['type']> = Extract<Command, { readonly type: T }>;

/** A table that a client watches. */
export interface Watched {
  readonly evening: string;
  readonly place: TablePlace;
  readonly as: Viewer;
}

/** A search that a client waits for: stopped, it shows the best so far; dropped, it shows nothing more. */
export interface RunningSearch {
  stop(): void;
  drop(): void;
}

/** Starts to search for tables; `show` is called with the best so far, at once or later. */
export type Search = (show: (proposal: Proposal) => void) => RunningSearch;

/** What a command changes about the connection that asked; the connection applies it when the command is done. */
export interface ConnectionChange {
  /** Whose connection it is from now on. */
  readonly access?: Access;
  /** The evening that it watches. */
  readonly watchEvening?: string;
  /** The table that it watches; `null`: none. */
  readonly watchTable?: Watched | null;
  /**
   * A search that replaces the one before, which is dropped; `null`: none. `stop`: that one shows its best and ends.
   */
  readonly search?: Search | 'stop' | null;
}

/** A guest who is signed out on all present connections, and what their pages are sent. */
export interface GoneGuest {
  readonly guest: string;
  readonly why: Standing;
}

/** What comes of a command: its answer, and what happens to connections. */
export interface Outcome<T extends Command['type'] = Command['type']> extends ConnectionChange {
  readonly answer: Answer<T>;
  readonly gone?: GoneGuest;
}
