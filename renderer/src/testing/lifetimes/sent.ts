import type { Command } from '#electron/protocol/commands/command.ts';
import type { Remembered } from './memory.ts';

/** When something was asked of the host: counted by the test, whatever the page makes of it. */
export interface Time {
  /** How many tables, viewers, prompts and matters to settle there have been. */
  readonly table: number;
  readonly look: number;
  readonly prompt: number;
  readonly matter: number;
  /** How many choices, and how many choices and attempts. */
  readonly choice: number;
  readonly attempt: number;
}

/** A command on its way to the host. */
export interface Sent {
  readonly command: Command;
  readonly time: Time;
  readonly reply: (answer: unknown) => void;
}

/** What an answer may change `now`. */
export function ownedBy({ command, time }: Sent, ok: boolean, now: Time): readonly (keyof Remembered)[] {
  const [isHere, isLook] = [time.table === now.table, time.look === now.look];
  const isAsked = time.prompt === now.prompt;
  const notice = ok && isHere ? (['notice'] as const) : [];
  switch (command.type) {
    case 'act':
      return isAsked
        ? [
            'isSent',
            'going',
            'pressed',
            'rest',
            'isSaying',
            ...(ok ? (['picked'] as const) : []),
            ...(time.attempt === now.attempt ? (['refusals'] as const) : []),
          ]
        : [];
    case 'tip':
      return isAsked ? ['tip', 'spoken'] : [];
    case 'claim-rest':
      return [...notice, ...(isAsked ? (['refusals'] as const) : [])];
    case 'take-back':
      return [...notice, ...(isLook ? (['refusals'] as const) : []), ...(isAsked ? (['picked'] as const) : [])];
    case 'hold-seat':
      return isHere ? ['stoodIn', 'underWay'] : [];
    case 'pause-table':
      return isHere ? ['underWay', ...(time.matter === now.matter ? (['unsettled'] as const) : [])] : [];
    default:
      return [];
  }
}
