// Custom schemes and the one session.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { state } from './state.mjs';

/** Scheme -> the handler given to protocol.handle. */
export const schemes = new Map();
const privileged = new Set();

// Chromium knows no custom schemes: app://host/path travels as https://host.app.standin/path and back.
export const toChromium = (url) =>
  url.replace(/^([a-z][a-z0-9+.-]*):\/\/([^/?#]*)/i, (all, scheme, name) =>
    privileged.has(scheme) || schemes.has(scheme) ? `https://${name || '_'}.${scheme}.standin` : all,
  );
export const toApp = (url) =>
  url.replace(
    /^https:\/\/([^/?#]*)\.([a-z0-9+-]+)\.standin(?=[/?#]|$)/i,
    (_all, name, scheme) => `${scheme}://${name === '_' ? '' : name}`,
  );

export const protocol = {
  registerSchemesAsPrivileged(list) {
    if (state.isReady) throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready');
    for (const s of list) privileged.add(s.scheme);
  },
  handle(scheme, f) {
    if (schemes.has(scheme)) throw new Error(`Failed to register protocol: ${scheme}`);
    schemes.set(scheme, f);
  },
  unhandle(scheme) {
    schemes.delete(scheme);
  },
  isProtocolHandled: (scheme) => schemes.has(scheme),
};
export const net = {
  async fetch(input, init) {
    const url = typeof input === 'string' ? input : (input.url ?? input.href);
    const scheme = url.slice(0, url.indexOf(':'));
    if (scheme === 'file') return new Response(await readFile(fileURLToPath(url)));
    return schemes.has(scheme) ? schemes.get(scheme)(new Request(url, init)) : fetch(input, init);
  },
};
export const defaultSession = {
  protocol,
  fetch: net.fetch,
  // As in Electron, requests to custom schemes do not reach webRequest.
  webRequest: {
    onHeadersReceived() {},
    onBeforeRequest() {},
    onBeforeSendHeaders() {},
    onCompleted() {},
    onErrorOccurred() {},
  },
  // Headless Chromium grants nothing by itself.
  setPermissionRequestHandler() {},
  setPermissionCheckHandler() {},
  setDevicePermissionHandler() {},
  setSpellCheckerEnabled() {},
  setProxy: async () => {},
  clearStorageData: async () => {},
  clearCache: async () => {},
  on() {
    return this;
  },
};
export const session = { defaultSession, fromPartition: () => defaultSession };
