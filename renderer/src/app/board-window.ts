import { boardFragment } from '#electron/protocol/transport/bridge.ts';
import type { App } from './app.svelte.ts';

/** Whether this window only shows the board. */
export const isOwnWindow = (evening: string): boolean => location.hash === boardFragment(evening);

/** Shows the board in its own window: in the app on the second screen, in a browser next to this tab. */
export async function openBoard(app: App, { id, name }: { readonly id: string; readonly name: string }): Promise<void> {
  const { opened } = await app.connection.openBoard({ evening: id, title: `${name} · ${app.t.board.title}` });
  if (opened) app.say(app.t.board.opened);
  else app.go({ page: 'board', evening: id }, app.t.board.blocked);
}
