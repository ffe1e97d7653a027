import type { GoneGuest } from '../outcome.ts';
import type { AdmissionPort } from '../port.ts';
import type { GuestAdmission } from '../room/guest-admission.ts';
import type { ClientConnection } from './client-connection.ts';

/** The guests who are present: at least one of their devices answers. */
export function presentGuests(connections: Iterable<ClientConnection>): ReadonlySet<string> {
  const answering = [...connections].filter(({ away }) => !away);
  return new Set(answering.flatMap(({ access }) => (access.type === 'guest' ? [access.guest] : [])));
}

/** On all their connections the guest is signed out, and nobody can join on them. */
export function expelGuest(connections: Iterable<ClientConnection>, { guest, why }: GoneGuest): void {
  for (const connection of connections)
    if (connection.access.type === 'guest' && connection.access.guest === guest) connection.expel(why);
}

/** Admission as transports see it. */
export const admissionPortOf = (admission: GuestAdmission, connections: Iterable<ClientConnection>): AdmissionPort => ({
  isCode: (typed) => admission.isCode(typed),
  guestOfTicket: (ticket) => admission.guestOfTicket(ticket),
  mayWrite: (guest) => admission.mayWrite(guest),
  takeOver: (token) => {
    const moved = admission.takeOver(token);
    if (moved) expelGuest(connections, { guest: moved.guest, why: 'moved' });
    return moved;
  },
  greeting: () => admission.greeting(),
});
