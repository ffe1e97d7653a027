/** Until the page has nothing to do; Safari does not say when that is. */
export const idle = (): Promise<unknown> =>
  new Promise((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(done);
    else setTimeout(done, 100);
  });
