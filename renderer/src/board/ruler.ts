let shared: CanvasRenderingContext2D | null | undefined;

/** Longer names than this are cut, so that one of them does not make all the others small; in ems. */
const LONGEST = 17;

/** How wide a text is at size 1 in the page's own font. */
function emWidth(text: string, bold: boolean): number {
  shared ??= document.createElement('canvas').getContext('2d');
  if (!shared) return text.length * 0.55;
  shared.font = `${bold ? '700 ' : ''}100px ${getComputedStyle(document.body).fontFamily}`;
  return shared.measureText(text).width / 100;
}

/** The width that holds every one of these texts, in ems, unless one is much too long. */
export const widest = (texts: readonly string[], bold = false): number =>
  Math.min(LONGEST, Math.max(0, ...texts.map((text) => emWidth(text, bold))) + 0.05);
