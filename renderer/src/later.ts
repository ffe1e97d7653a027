import type { Component } from 'svelte';
import type { EveningState } from '../../engine/tournament/state/types.ts';
import type { App } from './app.svelte.ts';
import type { Words } from './i18n/words.ts';
import type { Route } from './route.ts';

/** What every page is given; pages of an evening begin when it is known. */
interface Given<R, E> {
  readonly app: App;
  readonly words: Words;
  readonly route: R;
  readonly evening: E;
}
type Of<P extends Route['page']> = Extract<Route, { readonly page: P }>;
type Needs<P extends Route['page']> = Given<
  Of<P>,
  Of<P> extends { readonly evening: string } ? EveningState : EveningState | undefined
>;
type Pages<P extends Route['page']> = {
  readonly [One in P]: () => Promise<{ readonly default: Component<Needs<One>> }>;
};

/** Pages that nobody needs in the first moment: they are fetched after it, or when they are asked for. */
const LATER = {
  board: () => import('./board/BoardPage.svelte'),
  cards: () => import('./settings/CardsPage.svelte'),
  check: () => import('./scoresheet/CheckPage.svelte'),
  entry: () => import('./scoresheet/EntryPage.svelte'),
  print: () => import('./print/PrintPage.svelte'),
  record: () => import('./replay/RecordPage.svelte'),
  register: () => import('./register/RegisterPage.svelte'),
  replay: () => import('./replay/ReplayPage.svelte'),
  season: () => import('./season/SeasonPage.svelte'),
  sheet: () => import('./scoresheet/SheetPage.svelte'),
  teams: () => import('./tournament/teams/TeamsPage.svelte'),
  total: () => import('./scoresheet/TotalPage.svelte'),
} satisfies Partial<Pages<Route['page']>>;

type Later = keyof typeof LATER;
/** A page that is shown only where its own route leads to, with the evening that this names. */
interface Fetched {
  readonly default: Component<Given<Route, unknown>>;
}

export const isLater = (page: Route['page']): page is Later => page in LATER;

/** Fetches a page; again, it is there at once. */
export const fetchPage = (page: Later): Promise<Fetched> => LATER[page]() as Promise<unknown> as Promise<Fetched>;

/** Fetches all of them, so that none has to be waited for. */
export const fetchPages = (): void => Object.values(LATER).forEach((load) => void load());
