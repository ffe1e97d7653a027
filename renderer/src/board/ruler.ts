import { createSubscriber } from 'svelte/reactivity';

let shared: CanvasRenderingContext2D | null | undefined;

/** Longer names than this are cut, so that one of them does not make all the others small; in ems. */
const LONGEST = 17;

/** Whoever measures does so again when the page's fonts have come. */
const whenLoaded = createSubscriber((measure) => {
  document.fonts.addEventListener('loadingdone', measure);
  return () => {
    document.fonts.removeEventListener('loadingdone', measure);
  };
});

/** The fonts that texts are measured in. */
const FONTS = { text: '--font-text', bold: '--font-text', head: '--font-head' } as const;

/** How wide a text is at size 1 in one of the page's own fonts. */
export function emWidth(text: string, font: keyof typeof FONTS): number {
  whenLoaded();
  shared ??= document.createElement('canvas').getContext('2d');
  if (!shared) return text.length * 0.55;
  const family = getComputedStyle(document.body).getPropertyValue(FONTS[font]);
  shared.font = `${font === 'text' ? '' : '700 '}100px ${family}`;
  return shared.measureText(text).width / 100;
}

/** The width that holds every one of these texts, in ems, unless one is much too long. */
export const widest = (texts: readonly string[], bold = false): number =>
  Math.min(LONGEST, Math.max(0, ...texts.map((text) => emWidth(text, bold ? 'bold' : 'text'))) + 0.05);
