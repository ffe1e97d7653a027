import type { Refusal } from '#engine/core/refusal.ts';
import type { Result } from '#engine/core/result.ts';
import type { FromHost } from '../protocol/messages.ts';
import type { SelfTest } from '../protocol/nearby/self-test.ts';
import type { Disturbance, RoomAddress } from '../protocol/room.ts';
import type { Settings } from '../protocol/settings.ts';
import type { Access } from './state/guests/access.ts';

/** One client's connection to the host. */
export interface Connection {
  /**
   * Takes anything that came over the wire; what cannot be parsed is answered with a refusal. `bytes`: how long it was
   * there; missing: it came from this process.
   */
  receive(message: unknown, bytes?: number): void;
  /** Whose it is by now: a visitor becomes a guest. */
  readonly access: Access;
  /** Says whether the device at the other end answers; meanwhile the transport keeps what is sent to it. */
  away(isAway: boolean): void;
  close(): void;
}

/** What transports see of the host. */
export interface HostPort {
  /**
   * `send` is called with messages for that client only, in order. `over`: all is sent, and the host takes nothing more
   * on this connection, since its guest is gone or its code is an old one. `charge`: is told what threads have spent on what
   * it asked, in ms of processor time.
   */
  open(
    send: (message: FromHost) => void,
    access?: Access,
    over?: () => void,
    charge?: (spent: number) => void,
  ): Connection;
  readonly admission: AdmissionPort;
  /** Finishes what was accepted and closes the journal. */
  stop(): Promise<void>;
}

/** What a transport for other devices asks before there is a connection. */
export interface AdmissionPort {
  isCode(typed: string): boolean;
  /** The guest whose ticket it is. */
  guestOfTicket(ticket: string): string | undefined;
  /** Whether a guest may write results at the moment. */
  mayWrite(guest: string): boolean;
  /** Trades the token of a hand-over link, once, for the guest's place and a new ticket. */
  takeOver(token: string): { readonly guest: string; readonly ticket: string } | undefined;
  /** What everybody in the network may know; `null` while no room is open. */
  greeting(): Greeting | null;
}

/** What a room says about itself to those who look for one. */
export interface Greeting {
  readonly app: 'tarockabend';
  readonly v: number;
  /** Of the evening. */
  readonly name: string;
  /** Changes every time the room is opened. */
  readonly room: string;
}

/** Opens and closes the way in for other devices; implemented by `electron/lan`. */
export interface RoomServer {
  /** Listens on the wanted port or, if that is taken, on another one, and returns it. */
  open(wanted: number | null): Promise<Result<number, Refusal>>;
  /** Announces the room to apps nearby, and again when its greeting has changed. */
  announce(): void;
  close(): Promise<void>;
  /**
   * What other apps recognise this laptop by: SHA-256 of its certificate, 64 hexadecimal digits; `null` without TLS.
   */
  readonly fingerprint: string | null;
  /** The addresses, the likeliest first. */
  addresses(code: string): readonly RoomAddress[];
  /** Who sends too much at the moment. */
  readonly disturbing: readonly Disturbance[];
  /** Looks for what keeps guests out, for some seconds. */
  test(): Promise<SelfTest>;
}

/** What the utility process is started with, as JSON in its last argument. */
export interface HostStart {
  readonly dataDir: string;
  /** The user's documents, for the backup files. */
  readonly documents: string;
  readonly appVersion: string;
  readonly settings: Settings;
}

/** What the utility process and Electron's main thread send to each other; main forwards and never looks inside. */
export type ToHostProcess =
  | { readonly type: 'connect'; readonly line: number }
  | { readonly type: 'message'; readonly line: number; readonly message: unknown }
  | { readonly type: 'close'; readonly line: number }
  | { readonly type: 'stop' };
export type FromHostProcess =
  | { readonly type: 'ready' }
  | { readonly type: 'failed'; readonly refusal: Refusal }
  | { readonly type: 'message'; readonly line: number; readonly message: FromHost }
  /** Settings are in electron-store, which only the main thread has. */
  | { readonly type: 'settings'; readonly settings: Settings };
