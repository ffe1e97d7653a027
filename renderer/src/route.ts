import { FREE_PLACE } from '../../engine/tournament/deciders/free-table.ts';
import type { EveningState } from '../../engine/tournament/state/types.ts';

/** One page of the app; it lives in the address's fragment, so that reload and "back" work. */
export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'settings' }
  /** Everybody whom the club knows. */
  | { readonly page: 'register' }
  /** All packs, to look at. */
  | { readonly page: 'cards' }
  /** A deal's record that somebody pasted. */
  | { readonly page: 'record' }
  | { readonly page: 'evening'; readonly evening: string; readonly part: EveningPart | null }
  | { readonly page: 'table'; readonly evening: string; readonly round: number; readonly table: number }
  /** The director opens the evening to other devices. */
  | { readonly page: 'room'; readonly evening: string }
  /** What the room sees on the projector. */
  | { readonly page: 'board'; readonly evening: string }
  /** Sheets of paper for the room. */
  | { readonly page: 'print'; readonly evening: string; readonly round: number }
  /** A table's total of a round, written or checked. */
  | { readonly page: 'total'; readonly evening: string; readonly round: number; readonly table: number }
  /** The second entry of a deal, made without seeing the first. */
  | {
      readonly page: 'check';
      readonly evening: string;
      readonly round: number;
      readonly table: number;
      readonly deal: number;
    }
  /** The season that an evening counts for. */
  | { readonly page: 'season'; readonly evening: string }
  /** Who plays for which team. */
  | { readonly page: 'teams'; readonly evening: string }
  /** The sheet of a table as clubs write it. */
  | { readonly page: 'sheet'; readonly evening: string; readonly round: number; readonly table: number }
  | {
      readonly page: 'replay';
      readonly evening: string;
      readonly round: number;
      readonly table: number;
      readonly deal: number;
    }
  | {
      readonly page: 'entry';
      readonly evening: string;
      readonly round: number;
      readonly table: number;
      readonly deal: number;
    };

/** The parts of an evening's page, in the order in which an evening needs them. */
export const EVENING_PARTS = ['players', 'tables', 'standings', 'cash', 'log', 'rules'] as const;
export type EveningPart = (typeof EVENING_PARTS)[number];

/** Where an evening is at home: a club evening has pages of its own, a free table is its table. */
export const homeOf = ({ id, purpose }: Pick<EveningState, 'id' | 'purpose'>): Route =>
  purpose === 'free-table'
    ? { page: 'table', evening: id, ...FREE_PLACE }
    : { page: 'evening', evening: id, part: null };

/** The fragment of a page, with its `#`. */
export function linkTo(route: Route): string {
  switch (route.page) {
    case 'lobby':
      return '#/';
    case 'settings':
    case 'cards':
    case 'record':
    case 'register':
      return `#/${route.page}`;
    case 'evening':
      return `#/evening/${encodeURIComponent(route.evening)}${route.part ? `/${route.part}` : ''}`;
    case 'table':
      return `#/evening/${encodeURIComponent(route.evening)}/table/${route.round}/${route.table}`;
    case 'board':
    case 'room':
    case 'season':
    case 'teams':
      return `#/evening/${encodeURIComponent(route.evening)}/${route.page}`;
    case 'print':
      return `#/evening/${encodeURIComponent(route.evening)}/print/${route.round}`;
    case 'sheet':
    case 'total':
      return `#/evening/${encodeURIComponent(route.evening)}/${route.page}/${route.round}/${route.table}`;
    case 'entry':
    case 'check':
    case 'replay':
      return `#/evening/${encodeURIComponent(route.evening)}/${route.page}/${route.round}/${route.table}/${route.deal}`;
  }
}

/** The page that a fragment names; the lobby for everything else. */
export function readRoute(fragment: string): Route {
  const [area, id = '', what = '', ...rest] = fragment.replace(/^#\//, '').split('/');
  const [round = 0, table = 0, deal = 0] = rest.map(Number).map((n) => (Number.isInteger(n) && n > 0 ? n : 0));
  if (area === 'settings' || area === 'cards' || area === 'record' || area === 'register') return { page: area };
  if (area !== 'evening' || id === '') return { page: 'lobby' };
  const evening = decode(id);
  if (what === 'table' && round && table) return { page: 'table', evening, round, table };
  if (what === 'board' || what === 'season' || what === 'room' || what === 'teams') return { page: what, evening };
  if (what === 'print' && round) return { page: 'print', evening, round };
  if ((what === 'sheet' || what === 'total') && round && table) return { page: what, evening, round, table };
  if ((what === 'entry' || what === 'replay' || what === 'check') && round && table && deal)
    return { page: what, evening, round, table, deal };
  return { page: 'evening', evening, part: EVENING_PARTS.find((part) => part === what) ?? null };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Pages that one looks at in between, and goes back from to where one was. */
export const isAside = ({ page }: Route): boolean => page === 'settings' || page === 'cards';
