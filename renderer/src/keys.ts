import type { Keys } from '../../electron/protocol/wire.ts';
import type { Admission } from '../../electron/protocol/session.ts';

const SESSION = 'tarockabend.session';
const TICKET = 'tarockabend.ticket';
const ROOM = 'tarockabend.room';

/** Secrets that an address can bring along, behind its `#`. */
const BROUGHT = ['token', 'room', 'take'] as const;
type Brought = { readonly [K in (typeof BROUGHT)[number]]?: string };

/**
 * What this page shows at the door: on the laptop the token of its address and then its session, which ends with the tab;
 * on another device its ticket, which it keeps, and before that the room's code. `again`: an address with another secret was pasted into this tab, so the page must load anew.
 */
export function pageKeys(again: () => void): Keys {
  let brought = take();
  /** Whether the ticket that is on its way was not known yet: the code comes next, and then it is sent again. */
  let tooEarly = false;
  addEventListener('hashchange', () => {
    if (Object.keys(inAddress()).length > 0) again();
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
      // A used token is no loss to a tab that was let in before, nor an old ticket to somebody with the room's code.
      if ('session' in shown) sessionStorage.removeItem(SESSION);
      if ('ticket' in shown && shown.ticket === onItsWay) tooEarly = true;
      else if ('ticket' in shown) localStorage.removeItem(TICKET);
      if ('room' in shown) sessionStorage.removeItem(ROOM);
      brought = 'room' in shown || brought.room === undefined ? {} : { room: brought.room };
      return this.shown() !== undefined;
    },
  };
}

/** The ticket with which this page has asked, until that is answered. */
let onItsWay: string | undefined;

/**
 * Keeps the name of this device in the room until somebody leaves: before it is said to anybody, so that a page that is
 * loaded anew before the answer is the same guest.
 */
export function keepTicket(ticket: string): void {
  onItsWay = ticket;
  localStorage.setItem(TICKET, ticket);
}

/** The host has answered: the name of this device is good, or nobody's. */
export function settleTicket(isGood: boolean): void {
  onItsWay = undefined;
  if (!isGood) forgetTicket();
}

export const forgetTicket = (): void => localStorage.removeItem(TICKET);

function inAddress(): Brought {
  const fragment = new URLSearchParams(location.hash.slice(1));
  return Object.fromEntries(BROUGHT.flatMap((key) => (fragment.get(key) === null ? [] : [[key, fragment.get(key)]])));
}

/** Takes the secrets out of the address, so that they are neither kept in the history nor used again. */
function take(): Brought {
  const brought = inAddress();
  if (Object.keys(brought).length > 0) history.replaceState(history.state, '', location.pathname + location.search);
  return brought;
}
