import type { GoneGuest } from '../outcome.ts';
import type { AdmissionPort } from '../port.ts';
import type { GuestAdmission } from '../room/guest-admission.ts';
import type { ClientConnection } from './client-connection.ts';

/** The guests who are there now: while any device of theirs answers. */
export function presentGuests(connections: Iterable<ClientConnection>): ReadonlySet<string> {
  const answering = [...connections].filter(({ away }) => !away);
  return new Set(answering.flatMap(({ access }) => (access.type === 'guest' ? [access.guest] : [])));
}

/** On all his lines a guest is a guest no more, and nobody becomes one on them. */
export function expelGuest(connections: Iterable<ClientConnection>, { guest, why }: GoneGuest): void {
  for (const connection of connections)
    if (connection.access.type === 'guest' && connection.access.guest === guest) connection.expel(why);
}

/** The door that transports see. */
export const doorOf = (admission: GuestAdmission, connections: Iterable<ClientConnection>): AdmissionPort => ({
  isCode: (typed) => admission.isCode(typed),
  guestOfTicket: (ticket) => admission.guestOfTicket(ticket),
  takeOver: (token) => {
    const moved = admission.takeOver(token);
    if (moved) expelGuest(connections, { guest: moved.guest, why: 'moved' });
    return moved;
  },
  greeting: () => admission.greeting(),
});
