import type { Snippet } from 'svelte';
import { isAside, linkTo, readRoute, type Route } from '../route.ts';

/** How long a notice stays on the screen, in ms. */
const NOTICED = 15_000;

/** The part of the browser's window that navigation needs. */
export type PageWindow = Pick<
  globalThis.Window,
  'location' | 'sessionStorage' | 'addEventListener' | 'document' | 'navigator'
>;

/** The current page, the contents of its frame, and the last notice. */
export class Navigation {
  route = $state.raw<Route>({ page: 'lobby' });
  /** The page before the settings or the cards: where back leads from there. */
  origin = $state.raw<Route>({ page: 'lobby' });
  /** What a page puts into the top bar. */
  bar = $state.raw<Snippet | null>(null);
  /** What the page is called where windows are listed; empty: as its evening. */
  title = $state('');
  /** Whether the settings are open beside the table. */
  sets = $state(false);
  /** A polite live region, read aloud by screen readers. */
  notice = $state('');
  readonly #window: PageWindow;
  readonly #arrived: (before: Route) => void;
  #parting = '';
  #noticed: ReturnType<typeof setTimeout> | undefined;

  /** `arrived`: another address is shown now, and this was the previous one. */
  constructor(window: PageWindow, arrived: (before: Route) => void) {
    this.#window = window;
    this.#arrived = arrived;
    this.route = readRoute(window.location.hash);
    window.addEventListener('hashchange', () => this.#arrive(readRoute(window.location.hash)));
  }

  /** Goes to a page, and shows a notice there of what was done here. */
  go(route: Route, done = ''): void {
    this.#parting = done;
    this.#window.location.hash = linkTo(route);
  }

  /** Leaves the current page for the lobby at once, before the address follows. */
  leave(): void {
    this.route = { page: 'lobby' };
    this.go(this.route);
  }

  /** Shows a notice for a while. */
  say(notice: string): void {
    clearTimeout(this.#noticed);
    this.notice = notice;
    if (notice !== '') this.#noticed = setTimeout(() => (this.notice = ''), NOTICED);
  }

  reload(): void {
    this.#window.location.reload();
  }

  #arrive(route: Route): void {
    const before = this.route;
    this.route = route;
    if (isAside(route) && !isAside(before)) this.origin = before;
    this.sets = false;
    this.say(this.#parting);
    this.#parting = '';
    this.#arrived(before);
    this.#window.document.defaultView?.scrollTo(0, 0);
  }
}
