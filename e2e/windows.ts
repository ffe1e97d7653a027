import { IS_FULL } from '#engine/testing/test-effort.ts';

/** A window, in px of CSS. */
interface Window {
  readonly width: number;
  readonly height: number;
}

/** A window, and the sizes of text in it, in per cent. */
export interface Room extends Window {
  readonly texts: readonly number[];
}

/** The windows that people have most, with the usual, a large and the largest text. */
export const USUAL_ROOMS: readonly Room[] = [
  [1366, 768],
  [1280, 800],
  [1920, 1080],
  [390, 844],
  [844, 390],
].map(([width = 0, height = 0]) => ({ width, height, texts: [100, 150, 200] }));

const WINDOWS: readonly (readonly [number, number])[] = [
  // Phones upright and sideways.
  [390, 844],
  [844, 390],
  [360, 740],
  [740, 360],
  // Half of a laptop's screen and of Full HD, as a browser at 200 % has it.
  [683, 384],
  [960, 540],
  // Laptops.
  [1024, 640],
  [1280, 720],
  [1366, 768],
  [1440, 900],
  // Screens.
  [1920, 1080],
  [2560, 1440],
];

const USUAL = [100, 115, 130, 150] as const;
const LARGE = [175, 200] as const;

/** Where there is room for the largest text. */
const isRoomy = (width: number, height: number): boolean =>
  Math.min(width, height) >= 390 && Math.max(width, height) >= 768;

/** The usual and the largest size, and those between them in turn. */
function someOf(texts: readonly number[], at: number): readonly number[] {
  const between = texts.slice(1, -1);
  return texts.filter((text, i) => i === 0 || i === texts.length - 1 || text === between[at % between.length]);
}

/**
 * Every window in which the table must be in order, with the sizes of text, in per cent, at which it must. At full length all
 * sizes; otherwise what lies between the usual and the largest takes turns, from state to state (`turn`) and from window to window.
 */
export const roomsOf = (turn: number): readonly Room[] =>
  WINDOWS.map(([width, height], i) => {
    const texts = isRoomy(width, height) ? [...USUAL, ...LARGE] : USUAL;
    return { width, height, texts: IS_FULL ? texts : someOf(texts, turn + i) };
  });
