/** The page's icons on a grid of 16 by 16: `line` is a stroke 2 wide, `area` is filled. */
interface Drawing {
  readonly line?: string;
  readonly area?: string;
}

const RING = 'M14 8A6 6 0 1 1 2 8A6 6 0 0 1 14 8Z';

export const ICONS = {
  check: { line: 'M2.5 8.5l4 4 7-9' },
  plus: { line: 'M8 2.5v11M2.5 8h11' },
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
  crown: { area: 'M1 3.8l3.8 3.4L8 2l3.2 5.2L15 3.8 13.6 13.5H2.4Z' },
  shield: { area: 'M8 1L14 3.2V8C14 11.6 11.4 13.9 8 15.2 4.6 13.9 2 11.6 2 8V3.2Z' },
  coins: {
    line: 'M13.5 4.8C13.5 7.5 2.5 7.5 2.5 4.8S13.5 2.1 13.5 4.8ZM2.5 4.8V11C2.5 13.8 13.5 13.8 13.5 11V4.8M2.5 8C2.5 10.7 13.5 10.7 13.5 8',
  },
  pencil: { line: 'M2.5 13.5l.8-3.3 7.7-7.7 2.5 2.5-7.7 7.7ZM9.3 4.2l2.5 2.5' },
  trick: { line: 'M2 5.5l4.5-2 3.8 8.3-4.5 2ZM8.6 2.2h5.2v8.6h-2.2' },
  lines: { line: 'M2 3.5h12M2 8h12M2 12.5h12' },
  arrowLeft: { line: 'M14 8H2.5M7 3.5L2.5 8 7 12.5' },
  arrowRight: { line: 'M2 8h11.5M9 3.5L13.5 8 9 12.5' },
  arrowUp: { line: 'M8 14V2.5M3.5 7L8 2.5 12.5 7' },
  arrowDown: { line: 'M8 2v11.5M3.5 9L8 13.5 12.5 9' },
  back: { line: 'M2.5 2.5v4.5h4.5M2.9 7A5.7 5.7 0 1 1 4.5 12.8' },
  again: { line: 'M13.5 2.5v4.5H9M13.1 7A5.7 5.7 0 1 0 11.5 12.8' },
  bulb: { line: 'M6.2 11.2C6.2 9.4 3.6 8.6 3.6 5.8A4.4 4.4 0 0 1 12.4 5.8C12.4 8.6 9.8 9.4 9.8 11.2ZM6.5 14.2h3' },
  eye: { line: 'M1.5 8C4 4.2 12 4.2 14.5 8 12 11.8 4 11.8 1.5 8ZM9.3 8A1.3 1.3 0 1 1 6.7 8 1.3 1.3 0 0 1 9.3 8Z' },
  section: {
    line: 'M10.7 3.6C9.9 1.6 5.6 1.7 5.6 4.2 5.6 6.8 10.8 6.9 10.8 9.6 10.8 11 9.2 11.4 8 10.9M5.3 12.4C6.1 14.4 10.4 14.3 10.4 11.8 10.4 9.2 5.2 9.1 5.2 6.4 5.2 5 6.8 4.6 8 5.1',
  },
  gear: {
    line: 'M10 8A2 2 0 1 1 6 8 2 2 0 0 1 10 8ZM8 1.8V4M8 12v2.2M1.8 8H4M12 8h2.2M3.6 3.6l1.6 1.6M10.8 10.8l1.6 1.6M3.6 12.4l1.6-1.6M10.8 5.2l1.6-1.6',
  },
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
