// ipcMain: one table of handlers for all windows.
import { EventEmitter } from 'node:events';

export const handlers = new Map();
export const ipcMain = Object.assign(new EventEmitter(), {
  handle(channel, f) {
    if (handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
    handlers.set(channel, f);
  },
  handleOnce(channel, f) {
    ipcMain.handle(channel, (...a) => {
      handlers.delete(channel);
      return f(...a);
    });
  },
  removeHandler(channel) {
    handlers.delete(channel);
  },
});
