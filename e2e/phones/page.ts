import { eventually, type OtherPhone } from './phone.ts';

/** The visible elements of a kind, as an expression that gives an array. */
const seen = (css: string): string =>
  `[...document.querySelectorAll(${JSON.stringify(css)})].filter((one) => one.getClientRects().length > 0)`;

/** The first visible control with this text. */
export const control = (text: string): string =>
  `${seen('a, button, summary, label')}.find((one) => one.innerText.trim() === ${JSON.stringify(text)})`;

/** The first visible element of a kind. */
export const first = (css: string): string => `${seen(css)}[0]`;

const HEADS = `${seen('h1, h2')}.map((head) => head.innerText.trim())`;

/** Waits for a heading. */
export const headed = (phone: OtherPhone, heading: string): Promise<unknown> =>
  eventually(heading, async () => ((await phone.read<string[]>(HEADS)).includes(heading) ? heading : undefined));

/** Waits until a heading is gone. */
export const gone = (phone: OtherPhone, heading: string): Promise<unknown> =>
  eventually(`no ${heading}`, async () =>
    (await phone.read<string[]>(HEADS)).includes(heading) ? undefined : heading,
  );

/** The state of the table on the phone: an id for what is asked; `null` while others think. */
const ASKED = `(() => {
  const heads = ${HEADS};
  // Just after something was done a second tap would be taken for an echo of the first.
  if (document.querySelector('[data-rests="true"]')) return null;
  if (heads.some((head) => head.startsWith('Abrechnung Spiel'))) return 'over';
  if (!heads.includes('Du bist am Zug')) return null;
  const board = document.querySelector('.board');
  return [board.dataset.prompt, board.querySelectorAll('.chosen').length, !!(${first('[data-action="alone"]')})].join();
})()`;

/** What to tap next: a word, a half of the talon or cards of it, discards, or a card; no deal is conceded before it is played. */
const NEXT = `(() => {
  const lay = ${first('.lay button.main')};
  if (lay) return lay.disabled ? ${first('button.legal[data-card]:not(.chosen)')} : lay;
  return ${['[data-action="alone"]', '.half [data-action]', '.take button.main:enabled', '[data-talon-card]:not(.chosen)', '.answer button[data-action]', 'button.legal[data-card]'].map(first).join(' ?? ')};
})()`;

/** How many cards the phone's owner holds. */
const HAND = "document.querySelectorAll('.hand button[data-card]').length";

/** Plays as long as `goOn` says, or until the deal is over; gives whether it is. */
export async function play(phone: OtherPhone, goOn: (hand: number) => boolean): Promise<boolean> {
  for (;;) {
    const asked = await eventually('being asked', async () => (await phone.read<string | null>(ASKED)) ?? undefined);
    if (asked === 'over') return true;
    if (!goOn(await phone.read<number>(HAND))) return false;
    // What was tapped before may have been heard only now, and have ended the deal.
    const isStillAsked = await eventually('something to tap', async () =>
      (await phone.read<string | null>(ASKED)) === asked
        ? (await phone.read<boolean>(`!!${NEXT}`)) || undefined
        : false,
    );
    if (!isStillAsked) continue;
    await phone.tap(NEXT);
    await changed(phone, asked);
  }
}

/** Waits until something else is asked, and taps again if a tap hit something that was still moving. */
async function changed(phone: OtherPhone, asked: string): Promise<void> {
  let looks = 0;
  await eventually('the table’s answer', async () => {
    if ((await phone.read<string | null>(ASKED)) !== asked) return true;
    if (++looks % 40 === 0) await phone.tap(NEXT);
    return undefined;
  });
}
