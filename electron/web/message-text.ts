import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { fail } from '#engine/core/result.ts';
import type { FromHost } from '../protocol/messages.ts';
import { refuseHost } from '../protocol/refusals.ts';
import { LONGEST_TOLD, PIECE } from '../protocol/transport/session.ts';

const pack = promisify(gzip);

/** A message as text; a large one is packed, in a thread of Node's own, and kept only in that form. */
export class MessageText {
  /** Missing if it is large. */
  readonly text: string | undefined;
  /** A large one, as soon as it is packed. */
  packed: Buffer | undefined;
  readonly packing: Promise<void> | undefined;

  constructor(text: string) {
    if (text.length <= PIECE) this.text = text;
    else this.packing = pack(text, { level: 3 }).then((packed) => void (this.packed = packed));
  }
}

/** A message for all pages is serialised once. */
const known = new WeakMap<FromHost, MessageText>();

/** The text of a message; `undefined` if it is too long for anybody. An answer that is too long becomes a refusal. */
export function messageText(message: FromHost): MessageText | undefined {
  const cached = known.get(message);
  if (cached) return cached;
  const text = textOf(message);
  if (text === undefined) {
    if (message.type !== 'answer') return undefined;
    return messageText({ type: 'answer', to: message.to, result: fail([refuseHost('answer-too-long')]) });
  }
  const made = new MessageText(text);
  known.set(message, made);
  return made;
}

function textOf(message: FromHost): string | undefined {
  try {
    const text = JSON.stringify(message);
    return text.length > LONGEST_TOLD ? undefined : text;
  } catch {
    // Longer than a string can be.
    return undefined;
  }
}
