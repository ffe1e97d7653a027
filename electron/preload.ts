import { contextBridge, ipcRenderer } from 'electron';
import type { Posts, Pushes, Questions } from './ipc/channels.ts';
import type { AppBridge } from './protocol/transport/bridge.ts';

/** The page gets these eight names and nothing of Electron or Node. */
const bridge: AppBridge = {
  platform: 'app',
  send: (request) => post('line:send', request),
  listen(receive, closed) {
    listenTo('line:message', receive);
    listenTo('line:closed', closed);
    post('line:open');
  },
  onStopped: (heard) => listenTo('host:stopped', heard),
  startAgain: () => post('host:start'),
  saveText: (file) => ask('file:save-text', file),
  setBusy: (busy) => post('window:busy', busy),
  openBoard: (board) => ask('window:board', board),
};
contextBridge.exposeInMainWorld('tarockabend', bridge);

function post<C extends keyof Posts>(channel: C, ...args: Posts[C]): void {
  ipcRenderer.send(channel, ...args);
}

function ask<C extends keyof Questions>(channel: C, asks: Questions[C]['asks']): Promise<Questions[C]['answer']> {
  return ipcRenderer.invoke(channel, asks) as Promise<Questions[C]['answer']>;
}

function listenTo<C extends keyof Pushes>(channel: C, listener: (...args: Pushes[C]) => void): void {
  ipcRenderer.removeAllListeners(channel);
  ipcRenderer.on(channel, (_event, ...args) => listener(...(args as unknown as Pushes[C])));
}
