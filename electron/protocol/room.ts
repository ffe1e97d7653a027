/** What a guest does in the room: plays his seat, writes results for tables, or looks on. */
export const ROLES = ['player', 'writer', 'spectator'] as const;
export type Role = (typeof ROLES)[number];

/** Who is let in: everybody is asked about, or those whose name is registered come in by themselves. */
export const DOORS = ['ask', 'registered'] as const;
export type Doors = (typeof DOORS)[number];

/** What the director agreed for his room; it may be changed while it is open. */
export interface RoomRules {
  readonly doors: Doors;
  /** Whether players may write the results of their own tables. */
  readonly pens: boolean;
}

/** A guest as the director sees him. */
export interface GuestEntry {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  /** The registered player whose seats are his. */
  readonly player: string | null;
  readonly state: 'asking' | 'inside';
  readonly connected: boolean;
}

/** A way into the room, for the QR code; the secret stands behind the `#`. */
export interface RoomAddress {
  readonly url: string;
  /** What kind of network it is in. */
  readonly kind: 'lan' | 'link-local' | 'virtual' | 'vpn';
  /** The system's name of the adapter. */
  readonly adapter: string;
}

/** The way into the room that a picture shows and a hand types; missing where phones have none, a VPN not being one. */
export const bestWay = ({ addresses }: Pick<RoomView, 'addresses'>): RoomAddress | undefined =>
  addresses.find(({ kind }) => kind !== 'vpn');

/** The room as its director sees it. */
export interface RoomView {
  readonly evening: string;
  /** To be typed where a QR code cannot be read. */
  readonly code: string;
  readonly rules: RoomRules;
  readonly port: number;
  /** SHA-256 of the certificate that other apps see, 64 hexadecimal digits; `null`: they find no encrypted way in. */
  readonly fingerprint: string | null;
  /** The likeliest first; empty while there is no network. */
  readonly addresses: readonly RoomAddress[];
  readonly guests: readonly GuestEntry[];
}

/** How a guest stands: at the door, waiting for the director, inside; or why he is outside again. */
export type Standing = 'at-the-door' | 'asking' | 'inside' | 'turned-away' | 'moved' | 'left' | 'room-closed';

/** Whether somebody was a guest and is none any more: his line ends with that. */
export const isOutside = (standing: Standing): boolean =>
  standing === 'turned-away' || standing === 'moved' || standing === 'left';

/** What a guest's page knows of itself. */
export interface Me {
  readonly standing: Standing;
  readonly evening: string;
  readonly eveningName: string;
  readonly name: string;
  readonly role: Role;
  readonly player: string | null;
  /** Whether he may write results of his own table. */
  readonly pen: boolean;
  /** At the door: the registered names, to choose one's own. */
  readonly names: readonly { readonly player: string; readonly name: string; readonly taken: boolean }[];
}
