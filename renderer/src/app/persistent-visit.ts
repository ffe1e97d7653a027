import { NEAR_ROOM, type NearRoom } from '#electron/protocol/nearby/visits.ts';

const KEY = 'tarockabend.visit';
const LISTENS = 'tarockabend.near';

/** Where this window is a guest: it returns there after a reload. */
export function readVisit(): NearRoom | null {
  try {
    const kept = NEAR_ROOM.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return kept.success ? kept.data : null;
  } catch {
    return null;
  }
}

export function keepVisit(room: NearRoom | null): void {
  if (room) sessionStorage.setItem(KEY, JSON.stringify(room));
  else sessionStorage.removeItem(KEY);
}

/** Whether this laptop has searched for rooms before; if so, they are listed without asking. */
export const hasListened = (): boolean => localStorage.getItem(LISTENS) !== null;
export const keepListening = (): void => localStorage.setItem(LISTENS, 'yes');
