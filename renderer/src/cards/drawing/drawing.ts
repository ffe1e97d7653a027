import type { Court, Face } from '#page/packs/face.ts';

/** How a deck looks. */
export const CARD_STYLES = ['decorated', 'high-contrast'] as const;
export type CardStyle = (typeof CARD_STYLES)[number];

/** Its backs, and their colours. */
export const CARD_BACKS = { wine: '#7d1a2b', blue: '#1d3f78', green: '#1f5a3f' } as const;
export type CardBack = keyof typeof CARD_BACKS;

/** What a card's drawing needs besides the card itself. */
export interface Drawing {
  /** Inner SVG of the pictures, by name: `tarock-01`, `french-HK`, `german-EK`, `sign-E`. */
  readonly pictures: Readonly<Record<string, string>>;
  /** The letters of the courts in the reader's language. */
  readonly letters: Readonly<Record<Court, string>>;
  readonly back: CardBack;
}

/** What is drawn in the corner of a card of a suit. */
export function indexOf(face: Exclude<Face, { kind: 'tarock' }>, letters: Drawing['letters']): string {
  if (face.kind === 'court') return letters[face.court];
  return face.letter === undefined ? String(face.pip) : letters[face.letter];
}

/** The name of a face's picture. */
export function pictureOf(face: Face): string | undefined {
  if (face.kind === 'tarock') return `tarock-${String(face.number).padStart(2, '0')}`;
  if (face.kind === 'court') return `${face.suit}${face.court}`;
  return undefined;
}
