import type { RawData, WebSocket } from 'ws';
import type { HostPort } from '../host/port.ts';
import { ADMISSION, type Admitted } from '../protocol/session.ts';
import type { Admissions } from './admissions.ts';

/** How long a browser may take to show its token, and how often a silent one is asked whether it is there. */
const PATIENCE = 10_000;
const PULSE = 30_000;
/** WebSocket close code for `policy violation`. */
const REFUSED = 1008;

/** Lets a browser in by its first message and then carries its line to the host. */
export function carryLine(socket: WebSocket, host: HostPort, admissions: Admissions): void {
  const impatient = setTimeout(() => socket.close(REFUSED), PATIENCE);
  socket.on('error', () => socket.terminate());
  socket.once('close', () => clearTimeout(impatient));
  socket.once('message', (data) => {
    clearTimeout(impatient);
    const admission = ADMISSION.safeParse(parsed(data));
    const answer: Admitted = admission.success ? admissions.admit(admission.data) : { refused: 'admission-missing' };
    socket.send(JSON.stringify(answer));
    if ('refused' in answer) return socket.close(REFUSED);
    openLine(socket, host);
  });
}

function openLine(socket: WebSocket, host: HostPort): void {
  const line = host.open((message) => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
  });
  let alive = true;
  const pulse = setInterval(() => {
    if (!alive) return socket.terminate();
    alive = false;
    socket.ping();
  }, PULSE);
  socket.on('pong', () => (alive = true));
  socket.on('message', (data) => line.receive(parsed(data)));
  socket.once('close', () => {
    clearInterval(pulse);
    line.close();
  });
}

/** What is no JSON goes on as its text: the host refuses it with its place like anything else. */
function parsed(data: RawData): unknown {
  const text = (data as Buffer).toString('utf8');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
