import type { EveningState } from '#engine/tournament/state/types.ts';
import type { Catalogue } from '../i18n/index.ts';
import { onPage } from '../layout/fit.ts';
import { hasSealed } from '../standings/sealed.ts';
import type { Deck } from './deck.ts';
import type { Slide } from './rotation.ts';

/** What is written above a page of the board, and below it. */
export interface Captions {
  readonly head: string;
  /** The first and last letter on it, so that nobody waits for a page they are not on. */
  readonly letters: string;
  readonly hint: string;
  /** Whether the hint explains the signs for ranks gained and lost. */
  readonly changes?: boolean;
}

/** The captions of a page. */
export function captionsOf(evening: EveningState, deck: Deck, { kind, page }: Slide, t: Catalogue): Captions {
  const n = deck.round?.round ?? 0;
  switch (kind) {
    case 'names':
      return {
        head: t.board.whereNames(n),
        letters: lettersOf(deck.names, page),
        hint: deck.names.seats.some(({ table }) => table === null) ? t.board.numberOrNone : t.board.number,
      };
    case 'tables':
      return { head: t.board.whereTables(n), letters: '', hint: t.board.order };
    case 'clock':
      return { head: t.tables.round(n), letters: '', hint: '' };
    case 'ranking':
      return {
        head: ranked(evening, deck, t),
        letters: '',
        ...hintOf(evening, deck, t),
      };
    case 'teams':
      return {
        head: t.teams.titleOf[deck.teams.pages[page]?.size ?? 2],
        letters: '',
        hint: ranked(evening, deck, t),
      };
    case 'room':
      return { head: t.board.comeIn, letters: '', hint: t.board.sameNetwork };
    case 'next':
      return { head: evening.name, letters: '', hint: '' };
  }
}

function lettersOf({ seats, fit }: Deck['names'], page: number): string {
  if (fit.pages < 2) return '';
  const shown = onPage(seats, fit, page);
  return [shown[0], shown.at(-1)].map((seat) => seat?.name.charAt(0).toLocaleUpperCase() ?? '').join(' – ');
}

/** What the ranking covers: up to the last round that has any result. */
function ranked({ rounds }: EveningState, { ranking }: Deck, t: Catalogue): string {
  const last = ranking.lines[0]?.rounds.length ?? 0;
  return t.board.ranked(last, rounds.find(({ round }) => round === last)?.phase === 'closed');
}

/** What readers need to know about the ranking. */
function hintOf(evening: EveningState, deck: Deck, t: Catalogue): Pick<Captions, 'hint' | 'changes'> {
  if (hasSealed(evening)) return { hint: t.sealed.board };
  return changes(deck) ? { hint: t.board.changeHint, changes: true } : { hint: '' };
}

const changes = ({ ranking }: Deck): boolean => ranking.lines.some(({ change }) => change !== undefined);
