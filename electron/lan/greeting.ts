import { get } from 'node:http';
import { z } from 'zod';
import { readJson } from '#engine/core/json.ts';
import { fail, ok, type Result } from '#engine/core/result.ts';
import type { Greeting as RoomGreeting } from '../host/port.ts';
import { GREETED, LONGEST_ROOM_NAME } from '../protocol/nearby/greeting.ts';
import type { Ipv4 } from './ipv4.ts';

/** Where a room greets everybody who asks: no secret, no name of a player. */
export const GREETING_PATH = '/room.json';

/** One line of text for people; from the network it is shown as text only, never as mark-up. */
const line = (most: number) =>
  z
    .string()
    .transform((text) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim())
    .pipe(z.string().min(1).max(most));

/** What an open room says about itself, as JSON under `/room.json` and, in short, by DNS-SD. */
export const GREETING = z.object({
  app: z.literal('tarockabend'),
  /** Version of the protocol between room and guests. */
  v: z.int().min(1).max(1_000_000),
  /** Name of the room for people, such as the club's name; one line. */
  name: line(LONGEST_ROOM_NAME),
  ...GREETED,
});
export type Greeting = z.infer<typeof GREETING>;

/** What a room says of itself where it answers: nothing else of the evening goes into it. */
export const greetingAt = (
  greeting: RoomGreeting,
  where: Pick<Greeting, 'port' | 'tlsPort' | 'fingerprint'>,
): Greeting => ({ ...greeting, ...where });

/** The bytes of `/room.json`; `null` while no room is open. */
export const roomJson = (greeting: Greeting | null): string | null => greeting && JSON.stringify(greeting);

/**
 * Why no greeting came. `refused`: the machine is there, nobody listens. `unreachable`: no route to it. `timed-out`:
 * silence, as firewalls and routers with client isolation do. `foreign`: something else answers there. `cancelled`.
 */
export type Silence = 'refused' | 'unreachable' | 'timed-out' | 'foreign' | 'cancelled';

/** Asks the room at an address for its greeting. */
export type Ask = (
  address: Ipv4,
  port: number,
  options: { readonly timeout: number; readonly signal?: AbortSignal | undefined },
) => Promise<Result<Greeting, Silence>>;

/** More than any greeting needs, in bytes. */
const LONGEST = 4096;

/** Asks over HTTP. The time-out in milliseconds covers everything: connecting, answer, body. */
export const askGreeting: Ask = async (address, port, { timeout, signal }) => {
  const late = AbortSignal.timeout(timeout);
  const either = signal ? AbortSignal.any([signal, late]) : late;
  const body = await new Promise<Result<string, Silence>>((resolve) => {
    const failed = (error: Error): void =>
      resolve(fail(signal?.aborted ? 'cancelled' : late.aborted ? 'timed-out' : silenceOf(error)));
    // No agent: no connection is kept or waited for. A redirect is a foreign answer like any other.
    get({ host: address, port, path: GREETING_PATH, agent: false, signal: either }, (response) => {
      const pieces: Buffer[] = [];
      let length = 0;
      response.on('error', failed);
      response.on('data', (piece: Buffer) => {
        pieces.push(piece);
        length += piece.length;
        if (length <= LONGEST) return;
        resolve(fail('foreign'));
        response.destroy();
      });
      response.on('end', () =>
        resolve(response.statusCode === 200 ? ok(Buffer.concat(pieces).toString('utf8')) : fail('foreign')),
      );
    }).on('error', failed);
  });
  return body.ok ? parseGreeting(body.value) : body;
};

function parseGreeting(text: string): Result<Greeting, Silence> {
  const json = readJson(text);
  const greeting = GREETING.safeParse(json.ok ? json.value : undefined);
  return greeting.success ? ok(greeting.data) : fail('foreign');
}

const SILENCE_OF: Readonly<Record<string, Silence>> = {
  ECONNREFUSED: 'refused',
  ETIMEDOUT: 'timed-out',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  EHOSTDOWN: 'unreachable',
  ENETDOWN: 'unreachable',
  EADDRNOTAVAIL: 'unreachable',
  EACCES: 'unreachable',
  EPERM: 'unreachable',
};

/** A server that answers and then breaks off is no room. */
const silenceOf = (error: NodeJS.ErrnoException): Silence => SILENCE_OF[error.code ?? ''] ?? 'foreign';
