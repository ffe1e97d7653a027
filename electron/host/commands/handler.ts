import type { Answer, AnswerTo } from '#electron/protocol/answers.ts';
import type { Command } from '#electron/protocol/commands/command.ts';
import type { EveningCommand } from '#engine/tournament/state/commands.ts';
import { change, type HostContext } from '../host-context.ts';
import type { CommandTo, Outcome } from '../outcome.ts';
import type { CommandContext, EveningContext } from '../room/command-context.ts';
import type { Need } from '../room/rights.ts';
import type { Evening } from '../state/evening-state.ts';
import type { Access } from '../state/guests/access.ts';
import type { Every } from '../state/guests/guest-waits.ts';

export type CommandType = Command['type'];

/**
 * What a command does. `writes`: it changes something, or prepares to. `reads`: it changes nothing; a repeated request
 * is read again, and the answer, often a whole file, is not cached. `watches`: it says what its own connection
 * receives, and holds even if its turn could not be written. `aside`: it writes nothing, or leads out of a standstill.
 */
type Effect = 'writes' | 'reads' | 'watches' | 'aside';

export type Commands = { readonly [T in CommandType]: CommandTo<T> };
type Contexts = {
  readonly [T in CommandType]: Commands[T] extends { readonly evening: string } ? EveningContext : CommandContext;
};
/** What a handler returns: the answer alone, or an outcome that changes connections too. */
type Returned = { readonly [T in CommandType]: Answer<T> | Outcome<T> };

/** Whether the guest's own name replaces the one the page sends. Every command that names a writer must say so. */
type Signing<C> = 'by' extends keyof C ? { readonly signed: boolean } : { readonly signed?: never };

/** Whether only the asker may ever see the answer, so that it is not written down. Every command that gives a token must say so. */
type Secrecy<A> = 'token' extends keyof A ? { readonly secret: true } : { readonly secret?: never };

/** Everything about one command. */
export type Handler<T extends CommandType> = {
  readonly need: Need;
  readonly effect: Effect;
  /** The longest message with it that another device may send, in bytes; missing: `LONGEST_WITH.names`. */
  readonly longest?: number;
  /** How often a guest may ask for it; missing: as often as they like. */
  readonly every?: Every;
  readonly run: (context: Contexts[T], command: Commands[T]) => Returned[T] | Promise<Returned[T]>;
} & Signing<Commands[T]> &
  Secrecy<AnswerTo<T>>;

/** Commands about an evening that the tournament takes as they are. */
type PlainCommand = {
  [T in CommandType]: Commands[T] extends EveningCommand & { readonly evening: string; readonly by?: never }
    ? T
    : never;
}[CommandType];

interface Decided {
  readonly need: Need;
  readonly effect: 'writes';
  readonly run: (context: EveningContext, command: CommandTo<PlainCommand>) => Answer<PlainCommand>;
}

/** The tournament decides; nothing else is needed. */
export const decided = (need: Need): Decided => ({
  need,
  effect: 'writes',
  run: ({ host, evening }, command) => change(host, evening, command),
});

/** The handler for a function of the host context alone. */
export const anywhere =
  <C, R>(run: (host: HostContext, command: C) => R) =>
  ({ host }: CommandContext, command: C): R =>
    run(host, command);

/** The handler for a function of the host context and an evening. */
export const inEvening =
  <C, R>(run: (host: HostContext, evening: Evening, command: C) => R) =>
  ({ host, evening }: EveningContext, command: C): R =>
    run(host, evening, command);

/** The same, if it matters who asks. */
export const byAsker =
  <C, R>(run: (host: HostContext, access: Access, evening: Evening, command: C) => R) =>
  ({ host, asker, evening }: EveningContext, command: C): R =>
    run(host, asker.access, evening, command);
