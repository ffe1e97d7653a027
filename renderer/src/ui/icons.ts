/** Signs of the page on a field of 16 by 16: `line` is drawn with a pen 2 wide, `area` is filled. */
interface Drawing {
  readonly line?: string;
  readonly area?: string;
}

const RING = 'M14 8A6 6 0 1 1 2 8A6 6 0 0 1 14 8Z';

export const ICONS = {
  check: { line: 'M2.5 8.5l4 4 7-9' },
  cross: { line: 'M3.5 3.5l9 9M12.5 3.5l-9 9' },
  alert: { line: 'M8 2v7.5M8 13.9v.1' },
  dash: { line: 'M3.5 8h9' },
  dots: { line: 'M3 12v.1M8 12v.1M13 12v.1' },
  question: { line: 'M4.7 5.2C4.7 3.2 6.2 2 8 2s3.3 1.2 3.3 3C11.3 7.5 8 7.5 8 10M8 13.9v.1' },
  unequal: { line: 'M2.5 6h11M2.5 10.5h11M11 2.5L5 14' },
  ring: { line: RING },
  half: { line: RING, area: 'M8 2A6 6 0 0 0 8 14Z' },
  most: { line: RING, area: 'M8 2V8H2A6 6 0 1 0 8 2Z' },
  star: { area: 'M8 .8l2.2 4.7 5.1.6-3.8 3.5 1 5.1L8 12.2l-4.5 2.5 1-5.1L.7 6.1l5.1-.6Z' },
  pencil: { line: 'M2.5 13.5l.8-3.3 7.7-7.7 2.5 2.5-7.7 7.7ZM9.3 4.2l2.5 2.5' },
  lines: { line: 'M2 3.5h12M2 8h12M2 12.5h12' },
  arrowLeft: { line: 'M14 8H2.5M7 3.5L2.5 8 7 12.5' },
  arrowRight: { line: 'M2 8h11.5M9 3.5L13.5 8 9 12.5' },
  arrowUp: { line: 'M8 14V2.5M3.5 7L8 2.5 12.5 7' },
  arrowDown: { line: 'M8 2v11.5M3.5 9L8 13.5 12.5 9' },
  back: { line: 'M2.5 2.5v4.5h4.5M2.9 7A5.7 5.7 0 1 1 4.5 12.8' },
  again: { line: 'M13.5 2.5v4.5H9M13.1 7A5.7 5.7 0 1 0 11.5 12.8' },
  unfold: { line: 'M3 5.5l5 5 5-5' },
  fold: { line: 'M3 10.5l5-5 5 5' },
  rise: { area: 'M8 2.5L14.5 13.5H1.5Z' },
  fall: { area: 'M8 13.5L1.5 2.5H14.5Z' },
  previous: { area: 'M2.5 8L13 1.5V14.5Z' },
  next: { area: 'M13.5 8L3 1.5V14.5Z' },
  first: { area: 'M5 8L15 1.5V14.5Z', line: 'M2.5 2.5v11' },
  last: { area: 'M11 8L1 1.5V14.5Z', line: 'M13.5 2.5v11' },
} as const satisfies Readonly<Record<string, Drawing>>;

export type IconName = keyof typeof ICONS;
