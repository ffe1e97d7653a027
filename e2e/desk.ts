import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { AnswerTo } from '#electron/protocol/answers.ts';
import type { Command } from '#electron/protocol/commands/command.ts';
import type { FromHost } from '#electron/protocol/messages.ts';
import type { Admitted, Numbered, Parcel } from '#electron/protocol/transport/session.ts';
import { PROTOCOL_VERSION } from '#electron/protocol/version.ts';
import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';
import type { Format } from '#engine/tournament/format/schema.ts';

type Answer = Extract<FromHost, { type: 'answer' }>;

/** A command on its way. What it says matters only to the host. */
interface Request {
  readonly v: number;
  readonly id: string;
  readonly command: object;
}

/** What a desk keeps in the page: a connection to the host besides the screens' own. */
interface Inside {
  readonly tarockabend?: {
    listen(receive: (message: FromHost) => void, closed: () => void): void;
    send(request: unknown): void;
  };
  readonly location: { readonly host: string };
  readonly sessionStorage: { getItem(key: string): string | null };
  readonly WebSocket: new (address: string) => {
    readonly readyState: number;
    onopen: () => void;
    binaryType: 'arraybuffer';
    onmessage: (event: { readonly data: string | ArrayBuffer }) => void;
    send(text: string): void;
  };
  deskSocket?: { readonly readyState: number };
  deskLine?: (request: { readonly id: string }) => Promise<Answer>;
}

/**
 * Prepares evenings that are too large to be clicked together: commands go to the host as a screen would send them.
 * `visit` goes on from there. Does nothing while a desk is open.
 */
export async function openDesk(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const inside = globalThis as unknown as Inside;
    if (inside.deskSocket?.readyState === 1) return;
    const waiting = new Map<string, (answer: Answer) => void>();
    const receive = (message: FromHost): void => {
      if (message.type === 'answer') waiting.get(message.to)?.(message);
    };
    let send: (request: unknown) => void;
    const { tarockabend } = inside;
    if (tarockabend) {
      tarockabend.listen(receive, () => undefined);
      send = (request) => tarockabend.send(request);
    } else {
      const socket = new inside.WebSocket(`ws://${inside.location.host}/ws`);
      await new Promise<void>((admitted) => {
        socket.onopen = () => {
          socket.send(JSON.stringify({ session: inside.sessionStorage.getItem('tarockabend.session') }));
        };
        socket.binaryType = 'arraybuffer';
        let parcel: Parcel | undefined;
        let pieces: ArrayBuffer[] = [];
        const takePiece = async (piece: ArrayBuffer, { n, gzip }: Parcel): Promise<void> => {
          pieces.push(piece);
          const bytes = pieces.reduce((sum, { byteLength }) => sum + byteLength, 0);
          if (bytes < gzip) {
            socket.send(JSON.stringify({ heard: n - 1, bytes }));
            return;
          }
          const whole: ReadableStream<Uint8Array> = new Blob(pieces).stream();
          pieces = [];
          socket.send(JSON.stringify({ heard: n }));
          const unpacked = new Response(whole.pipeThrough(new DecompressionStream('gzip')));
          receive((await unpacked.json()) as FromHost);
        };
        socket.onmessage = ({ data }) => {
          if (typeof data !== 'string') return void (parcel && takePiece(data, parcel));
          const message = JSON.parse(data) as Numbered | Admitted | Parcel;
          if ('line' in message) admitted();
          else if ('gzip' in message) parcel = message;
          else if ('m' in message) {
            receive(message.m);
            socket.send(JSON.stringify({ heard: message.n }));
          }
        };
      });
      send = (request) => socket.send(JSON.stringify(request));
      inside.deskSocket = socket;
    }
    inside.deskLine = (request) =>
      new Promise((resolve) => {
        waiting.set(request.id, resolve);
        send(request);
      });
  });
}

/** Carries out a command; throws if it is refused. */
export async function command<C extends Command>(page: Page, asked: C): Promise<AnswerTo<C['type']>> {
  const [value] = await commands(page, [asked]);
  return value as AnswerTo<C['type']>;
}

/** How many commands are under way at the same time. */
const BATCH = 40;

/** Carries out commands in this order, and gives their answers; throws if one is refused. */
export async function commands(page: Page, asked: readonly Command[]): Promise<readonly unknown[]> {
  const values: unknown[] = [];
  for (let at = 0; at < asked.length; at += BATCH) {
    const requests = asked
      .slice(at, at + BATCH)
      .map((one) => ({ v: PROTOCOL_VERSION, id: randomUUID(), command: one }));
    const answers = await page.evaluate<readonly Answer[], readonly Request[]>((sent) => {
      const { deskLine } = globalThis as unknown as Inside;
      if (!deskLine) throw new Error('no desk is open');
      return Promise.all(sent.map(deskLine));
    }, requests);
    for (const [i, { result }] of answers.entries()) {
      if (!result.ok) throw new Error(`${requests[i]?.command.type ?? ''}: ${JSON.stringify(result.error)}`);
      values.push(result.value);
    }
  }
  return values;
}

/** What is special about an evening. */
interface Special extends Partial<Omit<Extract<Command, { type: 'create-evening' }>, 'type' | 'format'>> {
  readonly format?: Partial<Format>;
}

/** Opens the desk and creates an evening, of the Tyrolean game unless something else is said; gives its id. */
export async function openEvening(page: Page, { format, ...special }: Special): Promise<string> {
  await openDesk(page);
  const usual = { name: 'Klubabend', family: 'koenigrufen', profile: 'tirol-speisezettel', options: {} };
  const all = { ...usual, ...special, format: { ...DEFAULT_FORMAT, ...format } };
  const { evening } = await command(page, { type: 'create-evening', ...all });
  return evening;
}

/**
 * Goes to an address of the app. In the app the desk has taken the page's connection, so the page is loaded again; a page
 * that is there already begins again, too. Afterwards nothing of the page before is on the screen.
 */
export async function visit(page: Page, hash: string): Promise<void> {
  const mustLoad = await page.evaluate<boolean>(`new Promise((done) => {
    const mustLoad = 'tarockabend' in globalThis || location.hash === ${JSON.stringify(hash)};
    if (mustLoad) location.hash = ${JSON.stringify(hash)};
    if (mustLoad) return void done(true);
    // The page itself has heard of it earlier; it has changed by the next message.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done(false);
    addEventListener('hashchange', () => port2.postMessage(null), { once: true });
    location.hash = ${JSON.stringify(hash)};
  })`);
  if (mustLoad) await page.reload();
}

/** Opens a page of an evening again. */
export const visitEvening = (page: Page, evening: string, rest: string): Promise<void> =>
  visit(page, `#/evening/${evening}/${rest}`);
