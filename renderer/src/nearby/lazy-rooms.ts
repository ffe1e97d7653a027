/** Loads the rooms nearby; the first page is shown before them. */
export const nearRooms = () => import('./NearRooms.svelte');
