import { ipcMain, type IpcMainEvent, type IpcMainInvokeEvent, type WebContents } from 'electron';
import type { z } from 'zod';
import { APP_ORIGIN } from '../shell/app-protocol.ts';
import type { Posts, Pushes, Questions } from './channels.ts';

/** Whether a message comes from the app's own page, in a window's top frame. */
function isTrusted({ senderFrame }: IpcMainEvent | IpcMainInvokeEvent): boolean {
  return senderFrame !== null && senderFrame.parent === null && senderFrame.url.startsWith(`${APP_ORIGIN}/`);
}

/** Listens for unanswered messages; a stranger's are dropped. */
export function onPost<C extends keyof Posts>(
  channel: C,
  receive: (from: WebContents, ...args: Posts[C]) => void,
): void {
  ipcMain.on(channel, (event, ...args: unknown[]) => {
    if (isTrusted(event)) receive(event.sender, ...(args as unknown as Posts[C]));
    else console.error(`${channel}: refused, not from the app's page`);
  });
}

/** Answers a request; a stranger's and one that cannot be parsed are refused. */
export function onQuestion<C extends keyof Questions>(
  channel: C,
  schema: z.ZodType<Questions[C]['asks']>,
  answer: (from: WebContents, asks: Questions[C]['asks']) => Promise<Questions[C]['answer']>,
): void {
  ipcMain.handle(channel, async (event, ...args: unknown[]) => {
    if (!isTrusted(event)) throw new Error(`${channel}: untrusted-sender`);
    const asks = schema.safeParse(args[0]);
    if (!asks.success) throw new Error(`${channel}: bad-message at ${asks.error.issues[0]?.path.join('.') ?? ''}`);
    return answer(event.sender, asks.data);
  });
}

/** Sends something to a page, unless its window is gone. */
export function push<C extends keyof Pushes>(to: WebContents, channel: C, ...args: Pushes[C]): void {
  if (!to.isDestroyed()) to.send(channel, ...args);
}
