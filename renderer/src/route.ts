import { FREE_PLACE } from '#engine/tournament/deciders/free-table.ts';
import type { EveningState } from '#engine/tournament/state/types.ts';

/** The parts of an evening's page, in the order in which an evening needs them. */
export const EVENING_PARTS = ['players', 'tables', 'standings', 'cash', 'log', 'rules'] as const;
type EveningPart = (typeof EVENING_PARTS)[number];

/**
 * Every page and its address, which is kept in the fragment so that reload and "back" work. A page added here does not
 * compile without its row in `pages.ts`. The first pattern that matches wins, so the longer one comes first. `:round`,
 * `:table` and `:deal` are numbers from 1.
 */
const PATHS = {
  settings: 'settings',
  /** All packs, to look at. */
  cards: 'cards',
  /** A deal's record that was pasted. */
  record: 'record',
  /** A prepared deal that teaches. */
  lesson: 'lessons/:family/:lesson',
  /** All of them. */
  lessons: 'lessons',
  /** What the person here has won, by contract. */
  statistics: 'statistics',
  /** Everybody the club knows. */
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
  /** Printed sheets for the room. */
  print: 'evening/:evening/print/:round',
  /** A table's score sheet as clubs write it. */
  sheet: 'evening/:evening/sheet/:round/:table',
  /** A table's total for a round, entered or checked. */
  total: 'evening/:evening/total/:round/:table',
  /** Entering a deal's result. */
  entry: 'evening/:evening/entry/:round/:table/:deal',
  /** The second entry of a deal, made without seeing the first. */
  check: 'evening/:evening/check/:round/:table/:deal',
  /** A finished deal, step by step. */
  replay: 'evening/:evening/replay/:round/:table/:deal',
  /** An evening and its part; `null` if none is named. */
  evening: 'evening/:evening/:part',
  lobby: '',
  /** An address that leads nowhere. */
  unknown: 'unknown',
} as const;

/** What a placeholder in an address stands for. */
interface Placeholders {
  readonly evening: string;
  readonly part: EveningPart | null;
  readonly round: number;
  readonly table: number;
  readonly deal: number;
  readonly family: string;
  readonly lesson: string;
}
type PlaceholdersIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PlaceholdersIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

export type PageName = keyof typeof PATHS;
/** The route of a page: which page, and what its address names. */
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

/** The home page of an evening: a club evening has its own pages, a free table is its table. */
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

/** The page that a fragment names; one that is no address of the page's own, as a token to enter with, leads to the lobby. */
export function readRoute(fragment: string): Route {
  const address = /^#\/(.*)$/s.exec(fragment)?.[1];
  if (address === undefined) return { page: 'lobby' };
  const parts = address.split('/');
  for (const page of PAGE_NAMES) {
    const route = readAs(page, parts);
    if (route) return route;
  }
  return { page: 'unknown' };
}

export const PAGE_NAMES = Object.keys(PATHS) as readonly PageName[];

/** What the fragment names as an address of this page; `undefined` if it does not match. */
function readAs(page: PageName, parts: readonly string[]): Route | undefined {
  const named: Record<string, string | number | null> = {};
  const path = PATHS[page];
  const fits = path.split('/').every((pattern, i) => {
    const part = parts[i] ?? '';
    if (!isPlaceholder(pattern)) return part === pattern;
    const name = nameOf(pattern);
    const value = READ[name](part);
    named[name] = value ?? null;
    return value !== undefined;
  });
  // Each placeholder in the page's pattern was read by its own reader above.
  return fits ? ({ page, ...named } as Route) : undefined;
}

const isPlaceholder = (part: string): part is `:${keyof Placeholders}` => part.startsWith(':');
const nameOf = (placeholder: `:${keyof Placeholders}`): keyof Placeholders =>
  placeholder.slice(1) as keyof Placeholders;

function readName(part: string): string | undefined {
  return part === '' ? undefined : decode(part);
}

const readNumber = (part: string): number | undefined =>
  Number.isInteger(Number(part)) && Number(part) > 0 ? Number(part) : undefined;

/** How a part of an address is read; `undefined` if it is invalid. */
const READ: { readonly [Name in keyof Placeholders]: (part: string) => Placeholders[Name] | undefined } = {
  evening: readName,
  family: readName,
  lesson: readName,
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

/** Pages that are visited in between; leaving one leads back to the previous page. */
export const isAside = ({ page }: Route): boolean => page === 'settings' || page === 'cards';
