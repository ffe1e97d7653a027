/** Whose line it is: the laptop's own pages, somebody who has just shown the room's code, or a guest. */
export type Access =
  { readonly type: 'director' } | { readonly type: 'visitor' } | { readonly type: 'guest'; readonly guest: string };

export const DIRECTOR_ACCESS: Access = { type: 'director' };

/** Under which name the answers to somebody's requests are remembered; somebody at the door has none. */
export const accessKey = (access: Access): string | undefined =>
  access.type === 'guest' ? `guest ${access.guest}` : access.type === 'director' ? access.type : undefined;
