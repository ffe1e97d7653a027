import type { GoneGuest } from '../outcome.ts';
import type { Door } from '../port.ts';
import type { GuestAdmission } from '../room/guest-admission.ts';
import type { ClientLine } from './client-line.ts';

/** The guests who are there now: while any device of theirs answers. */
export function presentGuests(lines: Iterable<ClientLine>): ReadonlySet<string> {
  const answering = [...lines].filter(({ away }) => !away);
  return new Set(answering.flatMap(({ access }) => (access.type === 'guest' ? [access.guest] : [])));
}

/** On all his lines a guest is a guest no more, and nobody becomes one on them. */
export function expelGuest(lines: Iterable<ClientLine>, { guest, why }: GoneGuest): void {
  for (const line of lines) if (line.access.type === 'guest' && line.access.guest === guest) line.expel(why);
}

/** The door that transports see. */
export const doorOf = (admission: GuestAdmission, lines: Iterable<ClientLine>): Door => ({
  isCode: (typed) => admission.isCode(typed),
  guestOfTicket: (ticket) => admission.guestOfTicket(ticket),
  takeOver: (token) => {
    const moved = admission.takeOver(token);
    if (moved) expelGuest(lines, { guest: moved.guest, why: 'moved' });
    return moved;
  },
  greeting: () => admission.greeting(),
});
