import type { Evening } from '#electron/host/state/evening-state.ts';
import type { Answer } from '#electron/protocol/answers.ts';
import type { Command } from '#electron/protocol/commands/command.ts';
import type { FromHost } from '#electron/protocol/messages.ts';

/** A planted fault in what is sent, to see that it would be found. `evening`: as it is where the message comes from. */
export interface Plant {
  /** What is sent instead of a message. */
  readonly message?: (message: FromHost, evening: Evening) => FromHost;
  /** What is sent instead of all messages that belong together. */
  readonly messages?: (messages: readonly FromHost[], evening: Evening) => readonly FromHost[];
  /** What is answered instead. */
  readonly answer?: (command: Command, answer: Answer, evening: Evening) => Answer;
  /** What the room says of itself instead, as JSON. */
  readonly greeting?: (text: string, evening: Evening) => string;
}

/** What is sent with the fault in it; `command`: what was asked, if something was. */
export function planted(
  { message = (one) => one, messages = (all) => all, answer = (_, given) => given }: Plant,
  sent: readonly FromHost[],
  evening: Evening,
  command?: Command,
): readonly FromHost[] {
  const said = sent.map((one) =>
    command && one.type === 'answer' ? { ...one, result: answer(command, one.result, evening) } : one,
  );
  return messages(
    said.map((one) => message(one, evening)),
    evening,
  );
}
