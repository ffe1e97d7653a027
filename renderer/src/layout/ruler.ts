import { createSubscriber } from 'svelte/reactivity';

let shared: CanvasRenderingContext2D | null | undefined;

/** Longer names are cut off, so that one of them does not make all the others small; in ems. */
const LONGEST = 17;

/** Widths measured since the fonts last changed. */
const measured = new Map<string, number>();
const MOST_MEASURED = 10_000;

/** Widths are measured again when the page's fonts have loaded. */
const whenLoaded = createSubscriber((measure) => {
  const again = (): void => {
    measured.clear();
    measure();
  };
  document.fonts.addEventListener('loadingdone', again);
  return () => {
    document.fonts.removeEventListener('loadingdone', again);
    // No longer notified when fonts load.
    measured.clear();
  };
});

/** The fonts that texts are measured in. */
const FONTS = { text: '--font-text', bold: '--font-text', head: '--font-head' } as const;

/** The width of a text at size 1 in one of the page's own fonts. */
export function emWidth(text: string, font: keyof typeof FONTS): number {
  whenLoaded();
  const key = `${font} ${text}`;
  const known = measured.get(key);
  if (known !== undefined) return known;
  if (measured.size >= MOST_MEASURED) measured.clear();
  const width = measure(text, font);
  measured.set(key, width);
  return width;
}

function measure(text: string, font: keyof typeof FONTS): number {
  shared ??= document.createElement('canvas').getContext('2d');
  if (!shared) return text.length * 0.55;
  const family = getComputedStyle(document.body).getPropertyValue(FONTS[font]);
  shared.font = `${font === 'text' ? '' : '700 '}100px ${family}`;
  return shared.measureText(text).width / 100;
}

/** The width that holds every one of these texts, in ems, unless one is much too long. */
export const widest = (texts: readonly string[], bold = false): number =>
  Math.min(LONGEST, Math.max(0, ...texts.map((text) => emWidth(text, bold ? 'bold' : 'text'))) + 0.05);
