/** Whose connection it is: the laptop's own pages, a visitor who has just shown the room's code, or a guest. */
export type Access =
  { readonly type: 'director' } | { readonly type: 'visitor' } | { readonly type: 'guest'; readonly guest: string };

export const DIRECTOR_ACCESS: Access = { type: 'director' };

export const guestKey = (guest: string): string => `guest ${guest}`;

/** The name that answers are cached under; a visitor has none. */
export const accessKey = (access: Access): string | undefined =>
  access.type === 'guest' ? guestKey(access.guest) : access.type === 'director' ? access.type : undefined;
