// What the parts of the stand-in share.
export const state = {
  /** DevTools client of the Chromium that shows the pages. */
  cdp: undefined,
  argv: [],
  appDir: process.cwd(),
  pkg: {},
  isReady: false,
  quitting: false,
};
export const windows = new Set();
export const utilities = new Set();

export const log = (error) => console.error('stand-in:', error);
export const switchValue = (name) => state.argv.find((a) => a.startsWith(`--${name}=`))?.slice(name.length + 3);

/** Emits an event that a listener may prevent; says whether nobody did. */
export function emitPreventable(target, name, ...rest) {
  let prevented = false;
  const event = {
    preventDefault: () => (prevented = true),
    get defaultPrevented() {
      return prevented;
    },
  };
  target.emit(name, event, ...rest);
  return !prevented;
}
