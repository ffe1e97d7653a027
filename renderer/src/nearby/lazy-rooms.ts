/** Fetches the rooms nearby; the first page is there before them. */
export const nearRooms = () => import('./NearRooms.svelte');
