import type { Page } from '@playwright/test';
import type { FromHost } from '#electron/protocol/messages.ts';
import type { Numbered } from '#electron/protocol/transport/session.ts';

/** A connection whose messages can be held back; their order is kept. */
export interface SlowConnection {
  /** From the next message of this type on, all of them wait; without a type, from the next one. */
  hold(type?: FromHost['type']): void;
  letThrough(): void;
}

/** Reloads the page, with a slow connection. */
export async function slowConnection(page: Page): Promise<SlowConnection> {
  const waiting: (() => void)[] = [];
  let isHeld: (message: string | Buffer) => boolean = () => false;
  let isHolding = false;
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const host = socket.connectToServer();
    host.onMessage((message) => {
      isHolding ||= isHeld(message);
      if (isHolding) waiting.push(() => socket.send(message));
      else socket.send(message);
    });
  });
  await page.reload();
  return {
    hold: (type) => {
      isHeld = (message) => type === undefined || (JSON.parse(String(message)) as Partial<Numbered>).m?.type === type;
    },
    letThrough: () => {
      isHeld = () => false;
      isHolding = false;
      for (const send of waiting.splice(0)) send();
    },
  };
}
