// One page: a Chromium target that is spoken to through DevTools.
import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { app } from './app.mjs';
import { handlers, ipcMain } from './ipc-main.mjs';
import { defaultSession, schemes, toApp, toChromium } from './protocol.mjs';
import { installRenderer } from './renderer.mjs';
import { log, state } from './state.mjs';
import { makeWire } from './wire.mjs';

const wire = makeWire();
const RECEIVER = '__standinReceive';
/** Wishes for a PDF that DevTools calls as Electron does. */
const AS_ASKED = [
  'landscape',
  'displayHeaderFooter',
  'printBackground',
  'scale',
  'pageRanges',
  'headerTemplate',
  'footerTemplate',
  'preferCSSPageSize',
];
let nextId = 0;

export class WebContents extends EventEmitter {
  id = ++nextId;
  session = defaultSession;
  _url = '';
  _openHandler;
  _destroyed = false;
  _byScript = false;
  ipc = Object.assign(new EventEmitter(), { handle: ipcMain.handle, removeHandler: ipcMain.removeHandler });
  constructor(owner, prefs) {
    super();
    this._owner = owner;
    this._prefs = prefs;
    this._attached = this._attach().catch(log);
    app.emit('web-contents-created', {}, this);
  }
  get mainFrame() {
    return {
      url: this._url,
      origin: this._url
        ? new URL(this._url).origin === 'null'
          ? this._url.split('/').slice(0, 3).join('/')
          : new URL(this._url).origin
        : '',
      parent: null,
      top: null,
      detached: false,
    };
  }
  _send(method, params) {
    return state.cdp.send(method, params, this._session);
  }
  _on(event, f) {
    state.cdp.on(
      `${this._session}/${event}`,
      (p) =>
        void Promise.resolve(f(p)).catch((e) => {
          if (!this._destroyed) log(e);
        }),
    );
  }
  async _attach() {
    const { width = 800, height = 600 } = this._owner._options;
    this._targetId = (
      await state.cdp.send('Target.createTarget', { url: 'about:blank', newWindow: true, width, height })
    ).targetId;
    this._session = (
      await state.cdp.send('Target.attachToTarget', { targetId: this._targetId, flatten: true })
    ).sessionId;
    this._on('Runtime.bindingCalled', (p) => p.name === '__standinPost' && this._message(wire.decode(p.payload)));
    this._on('Fetch.requestPaused', (p) => this._request(p));
    this._on('Page.frameNavigated', ({ frame }) => {
      if (!frame.parentId) {
        this._url = toApp(frame.url);
        this.emit('did-navigate', {}, this._url, 200, '');
      }
    });
    this._on('Page.domContentEventFired', () => this._url !== 'about:blank' && this.emit('dom-ready', {}));
    this._on('Page.loadEventFired', () => {
      if (this._url === 'about:blank') return;
      this.emit('did-finish-load', {});
      if (!this._shown) {
        this._shown = true;
        this._owner.emit('ready-to-show', {});
      }
    });
    this._on(
      'Page.javascriptDialogOpening',
      ({ type }) => type === 'beforeunload' && this._send('Page.handleJavaScriptDialog', { accept: true }),
    );
    this._on('Runtime.consoleAPICalled', ({ type, args }) =>
      this.emit('console-message', { level: type, message: args.map((a) => a.value ?? a.description ?? '').join(' ') }),
    );
    this._on('Inspector.targetCrashed', () => this.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 }));
    const { preload = null, additionalArguments = [] } = this._prefs;
    const info = {
      receiver: RECEIVER,
      process: {
        platform: process.platform,
        arch: process.arch,
        versions: process.versions,
        argv: additionalArguments,
        env: {},
      },
    };
    const body =
      preload === null ? 'null' : `function (require, module, exports, process) {\n${readFileSync(preload, 'utf8')}\n}`;
    const source = `(${installRenderer})(${makeWire}, ${body}, ${JSON.stringify(preload)}, ${JSON.stringify(info)});\n//# sourceURL=${preload ? pathToFileURL(preload).href : 'standin:renderer'}`;
    // What a test wants every window to run before its page's own scripts.
    const first = process.env.STANDIN_WINDOW_SCRIPT ?? '';
    await Promise.all([
      this._send('Page.enable'),
      this._send('Runtime.enable'),
      this._send('Inspector.enable'),
      this._send('Runtime.addBinding', { name: '__standinPost' }),
      this._send('Page.addScriptToEvaluateOnNewDocument', { source: first, runImmediately: false }),
      this._send('Page.addScriptToEvaluateOnNewDocument', { source, runImmediately: false }),
      this._send('Fetch.enable', {
        patterns: [{ urlPattern: 'https://*.standin/*' }, { urlPattern: '*', resourceType: 'Document' }],
      }),
    ]);
    const { windowId } = await state.cdp.send('Browser.getWindowForTarget', { targetId: this._targetId });
    await state.cdp.send('Browser.setContentsSize', { windowId, width, height }).catch(() => {});
  }
  async _request({ requestId, request, resourceType, frameId }) {
    const url = toApp(request.url);
    if (resourceType === 'Document' && !this._byScript && frameId === this._targetId) {
      let prevented = false;
      this.emit('will-navigate', { url, preventDefault: () => (prevented = true) }, url);
      if (prevented) return this._send('Fetch.failRequest', { requestId, errorReason: 'Aborted' });
    }
    this._byScript = false;
    const scheme = url.slice(0, url.indexOf(':'));
    if (url === request.url) return this._send('Fetch.continueRequest', { requestId });
    const handler = schemes.get(scheme);
    if (!handler) return this._send('Fetch.failRequest', { requestId, errorReason: 'NameNotResolved' });
    const hasBody = !['GET', 'HEAD'].includes(request.method);
    const { postData } =
      request.hasPostData && request.postData === undefined
        ? await this._send('Network.getRequestPostData', { requestId })
        : request;
    try {
      const response = await handler(
        new Request(url, {
          method: request.method,
          headers: request.headers,
          body: hasBody ? (postData ?? null) : null,
        }),
      );
      await this._send('Fetch.fulfillRequest', {
        requestId,
        responseCode: response.status || 200,
        responseHeaders: [...response.headers].map(([name, value]) => ({ name, value })),
        body: Buffer.from(await response.arrayBuffer()).toString('base64'),
      });
    } catch (e) {
      log(e);
      await this._send('Fetch.failRequest', { requestId, errorReason: 'Failed' });
    }
  }
  async _message(m) {
    if (m.op === 'preload-error') {
      console.error(m.message);
      return void this.emit('preload-error', {}, m.path, new Error(m.message));
    }
    if (m.op === 'open')
      return void this._openHandler?.({ url: toApp(m.url), frameName: '', features: '', disposition: 'new-window' });
    const event = {
      sender: this,
      senderFrame: this.mainFrame,
      frameId: 1,
      processId: 1,
      ports: [],
      type: 'frame',
      reply: (c, ...a) => this.send(c, ...a),
      preventDefault() {},
    };
    if (m.op === 'send') {
      this.ipc.emit(m.channel, event, ...m.args);
      return void ipcMain.emit(m.channel, event, ...m.args);
    }
    let reply;
    try {
      const f = handlers.get(m.channel);
      if (!f) throw new Error(`No handler registered for '${m.channel}'`);
      reply = { op: 'result', id: m.id, value: await f(event, ...m.args) };
      wire.encode(reply);
    } catch (e) {
      console.error(`Error occurred in handler for '${m.channel}':`, e);
      reply = { op: 'result', id: m.id, error: `Error invoking remote method '${m.channel}': ${e}` };
    }
    this._deliver(reply);
  }
  _deliver(m) {
    const expression = `globalThis.${RECEIVER}?.(${JSON.stringify(wire.encode(m))})`;
    this._send('Runtime.evaluate', { expression }).catch((e) => {
      if (!this._destroyed) log(e);
    });
  }
  send(channel, ...args) {
    if (!this._destroyed) this._deliver({ op: 'event', channel, args });
  }
  async loadURL(url) {
    await this._attached;
    this._byScript = true;
    const loaded = new Promise((r) => this.once('did-finish-load', r));
    const { errorText } = await this._send('Page.navigate', { url: toChromium(url) });
    if (errorText) {
      this.emit('did-fail-load', {}, -2, errorText, url, true);
      throw new Error(`${errorText} loading '${url}'`);
    }
    await loaded;
  }
  loadFile(file, options = {}) {
    const u = pathToFileURL(resolve(state.appDir, file));
    if (options.hash) u.hash = options.hash;
    if (options.query) u.search = String(new URLSearchParams(options.query));
    return this.loadURL(u.href);
  }
  reload() {
    this._byScript = true;
    void this._send('Page.reload');
  }
  async executeJavaScript(code) {
    const r = await this._send('Runtime.evaluate', { expression: code, awaitPromise: true, returnByValue: true });
    if (r.exceptionDetails) throw new Error(r.exceptionDetails.exception?.description ?? r.exceptionDetails.text);
    return r.result.value;
  }
  async printToPDF(o = {}) {
    const sizes = {
      A3: [11.7, 16.54],
      A4: [8.27, 11.7],
      A5: [5.83, 8.27],
      Letter: [8.5, 11],
      Legal: [8.5, 14],
      Tabloid: [11, 17],
    };
    const [paperWidth, paperHeight] =
      typeof o.pageSize === 'object' ? [o.pageSize.width, o.pageSize.height] : sizes[o.pageSize ?? 'Letter'];
    const {
      top: marginTop = 0.4,
      bottom: marginBottom = 0.4,
      left: marginLeft = 0.4,
      right: marginRight = 0.4,
    } = o.margins ?? {};
    const { data } = await this._send('Page.printToPDF', {
      ...Object.fromEntries(AS_ASKED.map((name) => [name, o[name]])),
      paperWidth,
      paperHeight,
      marginTop,
      marginBottom,
      marginLeft,
      marginRight,
    });
    return Buffer.from(data, 'base64');
  }
  async capturePage() {
    const png = Buffer.from((await this._send('Page.captureScreenshot')).data, 'base64');
    return { toPNG: () => png, isEmpty: () => false };
  }
  setWindowOpenHandler(f) {
    this._openHandler = f;
  }
  getURL() {
    return this._url;
  }
  isDestroyed() {
    return this._destroyed;
  }
  close() {
    this._owner.close();
  }
  focus() {}
  openDevTools() {}
  closeDevTools() {}
  setZoomFactor() {}
  setBackgroundThrottling() {}
  getZoomFactor() {
    return 1;
  }
}
