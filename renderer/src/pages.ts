import type { Component } from 'svelte';
import type { EveningState } from '#engine/tournament/state/types.ts';
import { loadFamilies } from './families.ts';
import type { EveningPageName, PageName, RouteOf } from './route.ts';
import { idle } from './ui/idle.ts';

/** The props of an evening's page; it is mounted once the evening is known. */
interface OfEvening<R> {
  readonly route: R;
  readonly evening: EveningState;
}
/** Pages without an evening get no props; every page has the app and its words from the context. */
type Nothing = Record<string, never>;

/** What the frame knows about a page. */
interface Row<Props extends object> {
  /** Loads it; the second time it is available at once. */
  readonly load: () => Promise<{ readonly default: Component<Props> }>;
  /** Whether a guest's device shows it besides its own first page; the host refuses everything else anyway. */
  readonly guest: boolean;
  /** The page sets the focus itself; elsewhere focus starts at the title. */
  readonly ownKeyboard: boolean;
  /** The page shows one thing, with what is being typed or viewed there: for another thing it is mounted again. */
  readonly fresh: boolean;
}
type PlainPageName = Exclude<PageName, EveningPageName>;
type PlainPages = { readonly [P in PlainPageName]: Row<Nothing> };
type EveningPages = { readonly [P in EveningPageName]: Row<OfEvening<RouteOf<P>>> };

/** Pages that offer every game, or show one that has not been named before. */
const withFamilies = async <M>(page: Promise<M>): Promise<M> => (await Promise.all([page, loadFamilies()]))[0];

/** Every page: the one place that says what is loaded for it and how the frame shows it. */
export const PAGES: PlainPages & EveningPages = {
  lobby: {
    load: () => withFamilies(import('./lobby/Lobby.svelte')),
    guest: false,
    ownKeyboard: false,
    fresh: false,
  },
  unknown: {
    load: () => import('./lobby/UnknownPage.svelte'),
    guest: false,
    ownKeyboard: false,
    fresh: false,
  },
  settings: {
    load: () => import('./settings/SettingsPage.svelte'),
    guest: true,
    ownKeyboard: false,
    fresh: false,
  },
  cards: {
    load: () => import('./settings/CardsPage.svelte'),
    guest: true,
    ownKeyboard: false,
    fresh: false,
  },
  record: {
    load: () => withFamilies(import('./replay/RecordPage.svelte')),
    guest: true,
    ownKeyboard: false,
    fresh: false,
  },
  statistics: {
    load: () => withFamilies(import('./lobby/StatisticsPage.svelte')),
    guest: false,
    ownKeyboard: false,
    fresh: false,
  },
  lessons: {
    load: () => withFamilies(import('./lessons/LessonsPage.svelte')),
    guest: false,
    ownKeyboard: false,
    fresh: false,
  },
  lesson: {
    load: () => withFamilies(import('./lessons/LessonPage.svelte')),
    guest: false,
    ownKeyboard: true,
    fresh: false,
  },
  register: {
    load: () => import('./register/RegisterPage.svelte'),
    guest: true,
    ownKeyboard: false,
    fresh: false,
  },
  evening: {
    load: () => import('./tournament/EveningPage.svelte'),
    guest: false,
    ownKeyboard: false,
    fresh: false,
  },
  table: {
    load: () => import('./table/TablePage.svelte'),
    guest: true,
    ownKeyboard: true,
    fresh: true,
  },
  board: {
    load: () => import('./board/BoardPage.svelte'),
    guest: true,
    ownKeyboard: true,
    fresh: false,
  },
  room: {
    load: () => import('./room/RoomPage.svelte'),
    guest: false,
    ownKeyboard: false,
    fresh: false,
  },
  season: {
    load: () => import('./season/SeasonPage.svelte'),
    guest: false,
    ownKeyboard: false,
    fresh: false,
  },
  teams: {
    load: () => import('./tournament/teams/TeamsPage.svelte'),
    guest: false,
    ownKeyboard: false,
    fresh: false,
  },
  print: {
    load: () => import('./print/PrintPage.svelte'),
    guest: false,
    ownKeyboard: false,
    fresh: false,
  },
  sheet: {
    load: () => import('./scoresheet/SheetPage.svelte'),
    guest: true,
    ownKeyboard: false,
    fresh: false,
  },
  total: {
    load: () => import('./scoresheet/TotalPage.svelte'),
    guest: true,
    ownKeyboard: false,
    fresh: true,
  },
  entry: {
    load: () => import('./scoresheet/entry/EntryPage.svelte'),
    guest: true,
    ownKeyboard: false,
    fresh: true,
  },
  check: {
    load: () => import('./scoresheet/CheckPage.svelte'),
    guest: true,
    ownKeyboard: false,
    fresh: true,
  },
  replay: {
    load: () => import('./replay/ReplayPage.svelte'),
    guest: false,
    ownKeyboard: true,
    fresh: true,
  },
};

const OF_EVENING: EveningPages = PAGES;

/** The component of a page that shows no evening. */
export const plainPage = (page: PlainPageName): Promise<{ readonly default: Component<Nothing> }> => PAGES[page].load();

/** The component of an evening's page; it must be given that page's own route. */
export const eveningPage = <P extends EveningPageName>(
  page: P,
): Promise<{ readonly default: Component<OfEvening<RouteOf<P>>> }> => OF_EVENING[page].load();

/** Shown in place of every page before admission and on a guest's device, or beside one. */
export const OUTSIDE = {
  settings: () => import('./settings/SettingsDrawer.svelte'),
  code: () => import('./room/CodePage.svelte'),
  join: () => import('./room/JoinPage.svelte'),
  guest: () => import('./room/GuestPage.svelte'),
};

/** Loads all of them one after the other, so that none has to be waited for and nothing else has to wait; until `stop`. */
export async function fetchPages(stop: AbortSignal): Promise<void> {
  for (const { load } of Object.values(PAGES)) {
    await idle();
    if (stop.aborted) return;
    await load();
  }
}
