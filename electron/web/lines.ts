import type { RawData, WebSocket } from 'ws';
import { readJson } from '../../engine/core/json.ts';
import type { Access } from '../host/access.ts';
import type { HostPort } from '../host/port.ts';
import { ADMISSION, type Admission, type AdmissionRefusal, type Admitted } from '../protocol/session.ts';
import { KeptLine } from './kept-line.ts';
import type { Allowance } from './allowance.ts';

/** How long a browser may take to show its token, and how often a silent one is asked whether it is there. */
const PATIENCE = 10_000;
/** WebSocket close code for `policy violation`. */
const REFUSED = 1008;

/** Who comes in by what he shows, and what he is given for it. */
export type Entrance =
  | { readonly access: Access; readonly session?: string; readonly ticket?: string }
  | { readonly refused: AdmissionRefusal };

export interface Gate {
  /** `from`: the address that asks. */
  admit(admission: Exclude<Admission, { line: unknown }>, from: string): Entrance;
  /** How often somebody may say something; missing: as he likes. */
  allowance?(): Allowance;
  /** How often a silent page is asked whether it is there, in ms. */
  readonly pulse: number;
  /** Lines at the same time. */
  readonly mostLines: number;
}

/** The lines of one server: lets pages in by their first message and carries what they say to the host. */
export class Lines {
  readonly #host: HostPort;
  readonly #gate: Gate;
  readonly #lines = new Map<string, KeptLine>();

  constructor(host: HostPort, gate: Gate) {
    this.#host = host;
    this.#gate = gate;
  }

  /** Waits for a page's first message, and lets it in or not. */
  welcome(socket: WebSocket, from: string): void {
    const impatient = setTimeout(() => socket.close(REFUSED), PATIENCE);
    socket.on('error', () => socket.terminate());
    socket.once('close', () => clearTimeout(impatient));
    socket.once('message', (data) => {
      clearTimeout(impatient);
      const admission = ADMISSION.safeParse(parsed(data));
      const line = admission.success ? this.#admit(socket, admission.data, from) : 'admission-missing';
      if (typeof line === 'string') {
        socket.send(JSON.stringify({ refused: line } satisfies Admitted));
        return socket.close(REFUSED);
      }
      this.#carry(socket, line);
    });
  }

  closeAll(): void {
    for (const line of this.#lines.values()) line.close();
  }

  #admit(socket: WebSocket, admission: Admission, from: string): KeptLine | AdmissionRefusal {
    if ('line' in admission) {
      const line = this.#lines.get(admission.line);
      if (!line?.has(admission.after)) {
        line?.close();
        return 'line-lost';
      }
      socket.send(JSON.stringify({ line: line.secret, resumed: true } satisfies Admitted));
      line.attach(socket, admission.after);
      return line;
    }
    if (this.#lines.size >= this.#gate.mostLines) return 'room-full';
    const entrance = this.#gate.admit(admission, from);
    if ('refused' in entrance) return entrance.refused;
    const { access, ...given } = entrance;
    const line = new KeptLine(this.#host, access, () => this.#lines.delete(line.secret));
    this.#lines.set(line.secret, line);
    socket.send(JSON.stringify({ line: line.secret, resumed: false, ...given } satisfies Admitted));
    line.attach(socket, 0);
    return line;
  }

  #carry(socket: WebSocket, line: KeptLine): void {
    const { pulse } = this.#gate;
    const allowance = this.#gate.allowance?.();
    let alive = true;
    const beat = setInterval(() => {
      if (!alive) return socket.terminate();
      alive = false;
      socket.ping();
    }, pulse);
    socket.on('pong', () => (alive = true));
    socket.on('message', (data) => {
      alive = true;
      if (allowance && !allowance.take()) return socket.close(REFUSED);
      line.hear(parsed(data));
    });
    socket.once('close', () => clearInterval(beat));
  }
}

/** What is no JSON, or too deep, goes on as its text: the host refuses it with its place like anything else. */
function parsed(data: RawData): unknown {
  const text = (data as Buffer).toString('utf8');
  const json = readJson(text);
  return json.ok ? json.value : text;
}
