import { NEAR_ROOM, type NearRoom } from '../../../electron/protocol/outward.ts';

const KEY = 'tarockabend.visit';

/** Where this window is a guest: it goes there again when it is loaded anew. */
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
