import type { Snippet } from 'svelte';
import { isAside, linkTo, readRoute, type Route } from '../route.ts';

/** How long what was done stays to be read, in ms. */
const NOTICED = 15_000;

/** What navigation needs of the browser's window. */
export type PageWindow = Pick<
  globalThis.Window,
  'location' | 'sessionStorage' | 'addEventListener' | 'document' | 'navigator'
>;

/** Where the page is, what stands in its frame, and what was just done. */
export class Navigation {
  route = $state.raw<Route>({ page: 'lobby' });
  /** Where the reader was before the settings or the cards: the way back from there. */
  origin = $state.raw<Route>({ page: 'lobby' });
  /** What a page puts into the line at the top. */
  bar = $state.raw<Snippet | null>(null);
  /** Said politely to everybody, read aloud by screen readers. */
  notice = $state('');
  readonly #window: PageWindow;
  readonly #arrived: (before: Route) => void;
  #parting = '';
  #noticed: ReturnType<typeof setTimeout> | undefined;

  /** `arrived`: another address is shown now, and this one was before. */
  constructor(window: PageWindow, arrived: (before: Route) => void) {
    this.#window = window;
    this.#arrived = arrived;
    this.route = readRoute(window.location.hash);
    window.addEventListener('hashchange', () => this.#arrive(readRoute(window.location.hash)));
  }

  /** Goes to a page, and says there what was done here. */
  go(route: Route, done = ''): void {
    this.#parting = done;
    this.#window.location.hash = linkTo(route);
  }

  /** Leaves whatever is shown for the lobby at once, before the address follows. */
  leave(): void {
    this.route = { page: 'lobby' };
    this.go(this.route);
  }

  /** Says for a while what was done. */
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
    this.say(this.#parting);
    this.#parting = '';
    this.#arrived(before);
    this.#window.document.defaultView?.scrollTo(0, 0);
  }
}
