import { FREE_PLACE } from '../../engine/tournament/deciders/free-table.ts';
import type { EveningState } from '../../engine/tournament/state/types.ts';

/** The parts of an evening's page, in the order in which an evening needs them. */
export const EVENING_PARTS = ['players', 'tables', 'standings', 'cash', 'log', 'rules'] as const;
type EveningPart = (typeof EVENING_PARTS)[number];

/**
 * Every page and its address, which lives in the fragment, so that reload and "back" work. A page that is added here
 * does not compile without its row in `pages.ts`. The first pattern that a fragment begins with is its page: what fits
 * everything stands last. `:round`, `:table` and `:deal` are numbers from 1.
 */
const PATHS = {
  settings: 'settings',
  /** All packs, to look at. */
  cards: 'cards',
  /** A deal's record that somebody pasted. */
  record: 'record',
  /** Everybody whom the club knows. */
  register: 'register',
  table: 'evening/:evening/table/:round/:table',
  /** What the room sees on the projector. */
  board: 'evening/:evening/board',
  /** The director opens the evening to other devices. */
  room: 'evening/:evening/room',
  /** The season that an evening counts for. */
  season: 'evening/:evening/season',
  /** Who plays for which team. */
  teams: 'evening/:evening/teams',
  /** Sheets of paper for the room. */
  print: 'evening/:evening/print/:round',
  /** The sheet of a table as clubs write it. */
  sheet: 'evening/:evening/sheet/:round/:table',
  /** A table's total of a round, written or checked. */
  total: 'evening/:evening/total/:round/:table',
  /** A deal's result, typed. */
  entry: 'evening/:evening/entry/:round/:table/:deal',
  /** The second entry of a deal, made without seeing the first. */
  check: 'evening/:evening/check/:round/:table/:deal',
  /** A finished deal, step by step. */
  replay: 'evening/:evening/replay/:round/:table/:deal',
  /** An evening with its parts; `null` where none is named. */
  evening: 'evening/:evening/:part',
  lobby: '',
} as const;

/** What a placeholder of an address stands for. */
interface Placeholders {
  readonly evening: string;
  readonly part: EveningPart | null;
  readonly round: number;
  readonly table: number;
  readonly deal: number;
}
type PlaceholdersIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PlaceholdersIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

export type PageName = keyof typeof PATHS;
/** Where one page is, with what its address names. */
export type RouteOf<P extends PageName> = {
  readonly [One in P]: { readonly page: One } & Pick<
    Placeholders,
    Extract<PlaceholdersIn<(typeof PATHS)[One]>, keyof Placeholders>
  >;
}[P];
/** One page of the app. */
export type Route = RouteOf<PageName>;
/** Pages that show something of an evening. */
export type EveningPageName = Extract<Route, { readonly evening: string }>['page'];

/** Where an evening is at home: a club evening has pages of its own, a free table is its table. */
export const homeOf = ({ id, purpose }: Pick<EveningState, 'id' | 'purpose'>): Route =>
  purpose === 'free-table'
    ? { page: 'table', evening: id, ...FREE_PLACE }
    : { page: 'evening', evening: id, part: null };

/** The fragment of a page, with its `#`. */
export function linkTo(route: Route): string {
  const named: { readonly page: PageName } & Partial<Placeholders> = route;
  const parts = PATHS[route.page].split('/').flatMap((part) => {
    if (!isPlaceholder(part)) return [part];
    const value = named[nameOf(part)];
    return value === undefined || value === null ? [] : [encodeURIComponent(value)];
  });
  return `#/${parts.join('/')}`;
}

/** The page that a fragment names; the lobby for everything else. */
export function readRoute(fragment: string): Route {
  const parts = fragment.replace(/^#\//, '').split('/');
  for (const page of PAGE_NAMES) {
    const route = readAs(page, parts);
    if (route) return route;
  }
  return { page: 'lobby' };
}

const PAGE_NAMES = Object.keys(PATHS) as readonly PageName[];

/** What the fragment names as an address of this page; `undefined`: it is none. */
function readAs(page: PageName, parts: readonly string[]): Route | undefined {
  const named: Record<string, string | number | null> = {};
  const path = PATHS[page];
  const fits = path.split('/').every((pattern, i) => {
    const part = parts[i] ?? '';
    if (!isPlaceholder(pattern)) return path === '' || part === pattern;
    const name = nameOf(pattern);
    const value = READ[name](part);
    named[name] = value ?? null;
    return value !== undefined;
  });
  // Each placeholder of the page's pattern was read by its own reader above.
  return fits ? ({ page, ...named } as Route) : undefined;
}

const isPlaceholder = (part: string): part is `:${keyof Placeholders}` => part.startsWith(':');
const nameOf = (placeholder: `:${keyof Placeholders}`): keyof Placeholders =>
  placeholder.slice(1) as keyof Placeholders;

const readNumber = (part: string): number | undefined =>
  Number.isInteger(Number(part)) && Number(part) > 0 ? Number(part) : undefined;

/** How a part of an address is read; `undefined`: it is no such thing. */
const READ: { readonly [Name in keyof Placeholders]: (part: string) => Placeholders[Name] | undefined } = {
  evening: (part) => (part === '' ? undefined : decode(part)),
  part: (part) => EVENING_PARTS.find((one) => one === part) ?? null,
  round: readNumber,
  table: readNumber,
  deal: readNumber,
};

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Pages that one looks at in between, and goes back from to where one was. */
export const isAside = ({ page }: Route): boolean => page === 'settings' || page === 'cards';
