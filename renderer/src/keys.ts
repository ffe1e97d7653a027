import type { Admission } from '#electron/protocol/transport/session.ts';
import type { Keys } from '#electron/protocol/transport/wire.ts';

const SESSION = 'tarockabend.session';
const TICKET = 'tarockabend.ticket';
const ROOM = 'tarockabend.room';

/** Secrets that an address can carry after its `#`. */
const BROUGHT = ['token', 'room', 'take'] as const;
type Brought = { readonly [K in (typeof BROUGHT)[number]]?: string };

/** Handlers for an address with another secret that is opened in this tab. */
export interface PageKeysOptions {
  /** Whether the page was refused for good, so that only a new token helps. */
  readonly isRefused: () => boolean;
  /** There is a new token to show; the page stays as it is. */
  readonly begin: () => void;
  /** The page must be reloaded. */
  readonly reload: () => void;
}

/**
 * The credentials this page shows: on the laptop the token in its address and then its session, which ends with the
 * tab; on another device the ticket that it keeps, and before that the room's code.
 */
export function pageKeys({ isRefused, begin, reload }: PageKeysOptions): Keys {
  let brought = take();
  /** Whether the ticket that was sent is not known yet: the code comes next, and then the ticket is sent again. */
  let tooEarly = false;
  addEventListener('hashchange', (event) => {
    const { token, ...others } = inAddress();
    if (token !== undefined && isRefused()) {
      // The page stays where it is, and so does everything typed into it.
      event.stopImmediatePropagation();
      brought = take(new URL(event.oldURL).hash);
      begin();
    } else if (token !== undefined || Object.keys(others).length > 0) reload();
  });
  return {
    shown(): Admission | undefined {
      const { token, room, take } = brought;
      if (token !== undefined) return { token };
      if (take !== undefined) return { take };
      const session = sessionStorage.getItem(SESSION);
      if (session !== null) return { session };
      const ticket = localStorage.getItem(TICKET);
      if (ticket !== null && !tooEarly) return { ticket };
      const code = room ?? sessionStorage.getItem(ROOM);
      return code === null ? undefined : { room: code };
    },
    admitted({ session, ticket }) {
      if (brought.room !== undefined) sessionStorage.setItem(ROOM, brought.room);
      brought = {};
      tooEarly = false;
      if (session !== undefined) sessionStorage.setItem(SESSION, session);
      if (ticket !== undefined) localStorage.setItem(TICKET, ticket);
    },
    refused(_code, shown) {
      // A used token does not matter to a tab that was admitted before, nor an old ticket to somebody with the room's
      // code.
      if ('session' in shown) sessionStorage.removeItem(SESSION);
      if ('ticket' in shown && shown.ticket === onItsWay) tooEarly = true;
      else if ('ticket' in shown) localStorage.removeItem(TICKET);
      if ('room' in shown) sessionStorage.removeItem(ROOM);
      brought = 'room' in shown || brought.room === undefined ? {} : { room: brought.room };
      return this.shown() !== undefined;
    },
  };
}

/** The session of a page on the laptop itself. */
export const keptSession = (): string | null => sessionStorage.getItem(SESSION);

/** The ticket this page asked with, until there is an answer. */
let onItsWay: string | undefined;

/**
 * Stores the name of this device in the room until it leaves. Stored before it is sent, so that a page that is reloaded
 * before the answer is still the same guest.
 */
export function keepTicket(ticket: string): void {
  onItsWay = ticket;
  localStorage.setItem(TICKET, ticket);
}

/** The host has answered: the name of this device is valid, or unknown. */
export function settleTicket(isGood: boolean): void {
  onItsWay = undefined;
  if (!isGood) forgetTicket();
}

/** Whether this browser has been a guest of the room here, or is asking to be one. */
export const hasTicket = (): boolean => localStorage.getItem(TICKET) !== null;

export const forgetTicket = (): void => localStorage.removeItem(TICKET);

function inAddress(): Brought {
  const fragment = new URLSearchParams(location.hash.slice(1));
  return Object.fromEntries(BROUGHT.flatMap((key) => (fragment.get(key) === null ? [] : [[key, fragment.get(key)]])));
}

/**
 * Removes the secrets from the address, so that they are neither kept in the history nor used again; `instead`: the new
 * fragment.
 */
function take(instead = ''): Brought {
  const brought = inAddress();
  if (Object.keys(brought).length > 0)
    history.replaceState(history.state, '', location.pathname + location.search + instead);
  return brought;
}
