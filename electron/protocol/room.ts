/** What a guest does in the room: plays their seat, writes results for tables, or watches. */
export const ROLES = ['player', 'writer', 'spectator'] as const;
export type Role = (typeof ROLES)[number];

/** Who is admitted: the director is asked about everybody, or registered names get in automatically. */
export const DOORS = ['ask', 'registered'] as const;
export type Doors = (typeof DOORS)[number];

/** What the director agreed for the room; it may be changed while it is open. */
export interface RoomRules {
  readonly doors: Doors;
  /** Whether players may write the results of their own tables. */
  readonly pens: boolean;
}

/** A guest as the director sees them. */
export interface GuestEntry {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  /** The registered player whose seats the guest has. */
  readonly player: string | null;
  readonly state: 'asking' | 'inside';
  readonly connected: boolean;
}

/** An address of the room, for the QR code; the secret is after the `#`. */
export interface RoomAddress {
  readonly url: string;
  /** What kind of network it is in. */
  readonly kind: 'lan' | 'link-local' | 'virtual' | 'vpn';
  /** The system's name of the network interface. */
  readonly adapter: string;
}

/** The address that a QR code shows and people type; missing if phones have none, since a VPN does not count. */
export const bestAddress = ({ addresses }: Pick<RoomView, 'addresses'>): RoomAddress | undefined =>
  addresses.find(({ kind }) => kind !== 'vpn');

/** What there is too much of: messages, their bytes, or the processor time that they take. */
export type Disturbs = 'messages' | 'bytes' | 'time';

/** A guest, or somebody at the door, whose device sends so much that it is made to wait. */
export type Disturbance = ({ readonly guest: string } | { readonly address: string }) & {
  /** ISO time. */
  readonly since: string;
  readonly why: Disturbs;
};

/** The room as its director sees it. */
export interface RoomView {
  readonly evening: string;
  /** To be typed if a QR code cannot be read. */
  readonly code: string;
  readonly rules: RoomRules;
  readonly port: number;
  /** SHA-256 of the certificate that other apps see, 64 hexadecimal digits; `null`: there is no encrypted way in. */
  readonly fingerprint: string | null;
  /** The likeliest first; empty while there is no network. */
  readonly addresses: readonly RoomAddress[];
  readonly guests: readonly GuestEntry[];
  /** Who sends too much, until a minute after they have stopped; those who have done so for longest come first. */
  readonly disturbing: readonly Disturbance[];
}

/** A guest's standing: before `join`, waiting for the director, admitted; or why they are outside again. */
export type Standing = 'at-the-door' | 'asking' | 'inside' | 'turned-away' | 'moved' | 'left' | 'room-closed';

/** Whether somebody has stopped being a guest: that ends their connection. */
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
  /** Whether the guest may write results of their own table. */
  readonly pen: boolean;
  /** Before `join`: the registered names to choose from. */
  readonly names: readonly { readonly player: string; readonly name: string; readonly taken: boolean }[];
}
