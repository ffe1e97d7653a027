import type { Face } from '#page/packs/face.ts';
import { decorated, decoratedBack } from './decorated.ts';
import { CARD_BACKS, type CardStyle, type Drawing } from './drawing.ts';
import { clearBack, highContrast } from './high-contrast.ts';

/** Size of a card in its own units. */
const WIDTH = 120;
const HEIGHT = 200;

/** A card as a complete SVG document; `null` is its back. */
export function drawCard(face: Face | null, style: CardStyle, drawing: Drawing): string {
  const [front, back] = style === 'decorated' ? [decorated, decoratedBack] : [highContrast, clearBack];
  const inner = face ? front(face, drawing) : back(CARD_BACKS[drawing.back]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${inner}</svg>`;
}
