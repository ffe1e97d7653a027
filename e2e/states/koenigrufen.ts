import { expect, type Page } from '@playwright/test';
import { bid, type DealtDeal, PASS, VORHAND } from '#engine/testing/dealt.ts';
import { playFrom } from '../known-deal.ts';
import { alone, rufer, trischaken } from '../prepared-deals.ts';
import { rested } from '../table-player.ts';
import {
  completeTrick,
  dealt,
  finish,
  first,
  NAMES,
  SAID,
  show,
  showRecord,
  type State,
  take,
  tipped,
  untilLastCard,
} from './shown.ts';

/** Nothing below seven of tarock: a hand that may be dealt for any game. */
const HAND = 'T22 T20 T15 T12 T9 T3 HK HQ C7 C8 D2 D1';

/** A deal in which forehand leaves it to the others, and the next bids a game that nobody outbids. */
export function bidden(contract: string): DealtDeal {
  const deal = dealt([VORHAND, bid(contract)]);
  while (deal.offered.some(({ type }) => type === 'pass')) deal.go(PASS);
  return deal;
}

const laying = (): DealtDeal => {
  const deal = bidden('dreier');
  deal.go(first(deal));
  return deal;
};
const announcing = (): DealtDeal => {
  const deal = laying();
  deal.go({ type: 'discard', cards: ['C7', 'S8', 'SJ'] });
  return deal;
};
const calling = (): DealtDeal => dealt([VORHAND, PASS, PASS, PASS, bid('rufer')], { 'hand:0': HAND });
/** After the first trick all hands are open. */
const ouvert = (): DealtDeal => {
  const deal = untilLastCard(bidden('bettel-ouvert'));
  deal.go(first(deal));
  return untilLastCard(deal);
};
/** Something besides a table in play, opened there. */
const opened = async (page: Page, open: () => Promise<void>): Promise<void> => {
  await show(page, untilLastCard(bidden('solodreier')));
  await rested(page);
  await open();
};
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

export const BIDDING: readonly State[] = [
  { name: 'bidding', show: (page) => show(page, dealt([VORHAND, bid('solorufer'), bid('farbendreier')])) },
  {
    name: 'ladder',
    show: async (page) => {
      await show(page, dealt([VORHAND, bid('solorufer'), bid('farbendreier')]));
      await page.locator('.actions [aria-expanded]').click();
    },
  },
  {
    name: 'a tip for a bid',
    show: async (page) => {
      await show(page, dealt([VORHAND, bid('solorufer'), bid('farbendreier')]));
      await tipped(page);
    },
  },
  { name: 'forehand', show: (page) => show(page, dealt([])) },
  { name: 'calling a king', show: (page) => show(page, calling()) },
  { name: 'talon', show: (page) => show(page, bidden('dreier')) },
  { name: 'laying away', show: (page) => show(page, laying()) },
  { name: 'announcing', show: (page) => show(page, announcing()) },
];

export const PLAYING: readonly State[] = [
  { name: 'playing', show: (page) => show(page, untilLastCard(bidden('solodreier'))), said: SAID },
  {
    name: 'trick',
    show: async (page) => {
      await show(page, untilLastCard(bidden('solodreier')));
      await completeTrick(page);
    },
    said: SAID,
  },
  {
    name: 'trick won opposite',
    show: async (page) => {
      await show(page, untilLastCard(bidden('solodreier')));
      await rested(page);
      await page.locator('.hand button.legal').last().click();
      await expect(take(page)).toBeVisible();
    },
    said: SAID,
  },
  {
    name: 'a tip for a card',
    show: async (page) => {
      await show(page, untilLastCard(bidden('solodreier')));
      await tipped(page);
    },
    said: SAID,
  },
  { name: 'ouvert', show: (page) => show(page, ouvert()), said: SAID },
  { name: 'a Rufer with a Kontra', show: (page) => showRecord(page, rufer()), said: SAID },
  { name: 'alone', show: (page) => showRecord(page, alone()) },
  { name: 'a talon card beside the trick', show: (page) => showRecord(page, trischaken()) },
  {
    name: 'covered hand',
    show: async (page) => {
      await playFrom(page, untilLastCard(bidden('solodreier')).record, NAMES, 0, 1, 2, 3);
      await expect(page.getByRole('button', { name: /Karten zeigen$/ })).toBeVisible();
    },
    said: SAID,
  },
  { name: 'result', show: (page) => finish(page, bidden('solodreier')) },
];

export const OPENED: readonly State[] = [
  { name: 'rules', show: (page) => opened(page, () => press(page, 'Regeln')) },
  { name: 'keys', show: (page) => opened(page, () => press(page, 'Tasten')) },
  { name: 'table talk', show: (page) => opened(page, () => press(page, 'Tisch')) },
  {
    name: 'refused card',
    show: (page) =>
      opened(page, async () => {
        await page.locator('.hand button.dim').first().click();
        await expect(page.locator('.why [role=alert]')).toBeVisible();
      }),
  },
  {
    name: 'last trick',
    show: async (page) => {
      await showRecord(page, rufer());
      await page.getByRole('button', { name: 'Letzter Stich' }).click();
    },
  },
];

/** The language is English there. */
export const ENGLISH: readonly State[] = [
  { name: 'English bidding', show: (page) => show(page, dealt([VORHAND, bid('solorufer'), bid('farbendreier')])) },
  { name: 'English announcing', show: (page) => show(page, announcing()) },
  {
    name: 'English playing',
    show: (page) => show(page, untilLastCard(bidden('solodreier'))),
    said: 'One moment, please!',
  },
  { name: 'English result', show: (page) => finish(page, bidden('solodreier')) },
];

/** Only bots play there, and none of them acts. */
export const WATCHED: readonly State[] = [
  {
    name: 'four open hands',
    show: async (page) => {
      await playFrom(page, untilLastCard(bidden('solodreier')).record, NAMES);
      await page.getByRole('button', { name: 'Alle Karten offen' }).click();
      await expect(page.getByRole('list', { name: /^Offene Karten von/ })).toHaveCount(4);
    },
  },
];
