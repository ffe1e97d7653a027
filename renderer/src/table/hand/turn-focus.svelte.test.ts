import { beforeEach, expect, test, vi } from 'vitest';
import { TurnFocus } from './turn-focus.ts';

/** A page in which nothing has the focus until something is given it. */
function page() {
  const body = {};
  const document: { activeElement: object; body: object } = { body, activeElement: body };
  const status = { focus: () => (document.activeElement = status) } as unknown as HTMLElement;
  vi.stubGlobal('document', document);
  const focus = new TurnFocus({ hand: () => undefined, status: () => status, plays: () => true });
  return { document, status, focus };
}

beforeEach(() => void vi.unstubAllGlobals());

test('after the last card, which goes with the focus, it is on whose turn it is', async () => {
  const { document, status, focus } = page();
  expect(await focus.saying(Promise.resolve(true))).toBe(true);
  focus.arrive({ isNoticed: true }, false);
  expect(document.activeElement).toBe(status);
});

test('what was refused moves no focus', async () => {
  const { document, focus } = page();
  expect(await focus.saying(Promise.resolve(false))).toBe(false);
  focus.arrive({ isNoticed: true }, false);
  expect(document.activeElement).toBe(document.body);
});
