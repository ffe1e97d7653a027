import { expect, type Page } from '@playwright/test';
import { must } from '#engine/core/assert-never.ts';
import { bavarian } from '#engine/games/bavarian/game.ts';
import { illustrated } from '#engine/games/illustrated/game.ts';
import type { FamilyId } from '#engine/games/loaders.ts';
import type { DealRecord } from '#engine/kernel/deal/rules.ts';
import { bid, dealOut, type DealtDeal, PASS, VORHAND } from '#engine/testing/dealt.ts';
import { openDesk, visit } from './desk.ts';
import { playFrom } from './known-deal.ts';
import { alone, herzsolo, rufer, trischaken } from './prepared-deals.ts';
import * as reform from './reform-deals.ts';
import { rested, untilAsked } from './table-player.ts';
import * as tuebingen from './tuebingen-deals.ts';

/** Something that can be on the screen, and how it comes there from any page; bots answer at once, tricks wait to be taken. */
export interface State {
  readonly name: string;
  readonly show: (page: Page) => Promise<unknown>;
  /** What everybody at the table says meanwhile. */
  readonly said?: string;
}

const NAMES = ['Franziska', 'Sepp', 'Leni', 'Toni'];
const SAID = 'Einen Moment, bitte!';
/** Nothing below seven of tarock: a hand that may be dealt for any game. */
const HAND = 'T22 T20 T15 T12 T9 T3 HK HQ C7 C8 D2 D1';

/** The first thing that whoever is asked can do. */
const first = ({ offered }: DealtDeal): object => must(offered[0], 'an action');

const trickOf = ({ s }: DealtDeal): number => s.zones['trick']?.length ?? 0;

/** Goes on, as the first thing offered says, until somebody is asked for the last card of a trick. */
function untilLastCard(deal: DealtDeal): DealtDeal {
  while (trickOf(deal) < deal.record.table - 1) deal.go(first(deal));
  return deal;
}

/** The same in the last trick of the deal. */
function untilLastTrick(deal: DealtDeal): DealtDeal {
  while ((deal.s.zones[`hand:${deal.seat}`]?.length ?? 0) > 1 || trickOf(deal) < deal.record.table - 1)
    deal.go(first(deal));
  return deal;
}

/** A deal in which this has been said. */
function dealt(said: readonly object[], zones = {}, difference: Parameters<typeof dealOut>[1] = {}): DealtDeal {
  const deal = dealOut(zones, difference);
  deal.go(...said);
  return deal;
}

/** A deal in which forehand leaves it to the others, and the next bids a game that nobody outbids. */
function bidden(contract: string): DealtDeal {
  const deal = dealt([VORHAND, bid(contract)]);
  while (deal.offered.some(({ type }) => type === 'pass')) deal.go(PASS);
  return deal;
}

/** Shows a record to the person at seat 0 or at the seat whose turn it is. */
async function showRecord(page: Page, record: DealRecord, seat = 0): Promise<void> {
  await playFrom(page, record, NAMES.slice(0, record.table), seat);
  await untilAsked(page);
}
const show = (page: Page, { record, seat }: DealtDeal): Promise<void> => showRecord(page, record, seat);

/** Asks for a tip by its key. */
async function tipped(page: Page): Promise<void> {
  await rested(page);
  await page.keyboard.press('t');
  await expect(page.locator('[data-tip]')).toBeVisible();
}

const take = (page: Page) => page.getByRole('button', { name: /^(Stich einziehen|Clear the trick)$/ });

/** Plays the first card that is allowed, the last of a trick, which then lies on the table. */
async function completeTrick(page: Page): Promise<void> {
  await rested(page);
  await page.locator('.hand button.legal').first().click();
  await expect(take(page)).toBeVisible();
}

/** Plays the last card of a deal and takes the trick: the result lies over the felt. */
async function finish(page: Page, deal: DealtDeal): Promise<void> {
  await show(page, untilLastTrick(deal));
  await completeTrick(page);
  await rested(page);
  await take(page).click();
  await expect(page.locator('[data-region="result"]')).toBeVisible();
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

export const BAVARIAN: readonly State[] = [
  {
    name: 'Bavarian bidding, three players',
    show: (page) => show(page, dealt([], {}, { game: bavarian, profile: 'simple-points', seats: 3 })),
  },
  { name: 'Bavarian playing, three players', show: (page) => showRecord(page, herzsolo()), said: SAID },
];

/** A deal of Illustrated Tarock for three, in which the game that forehand bids is played. */
function illustratedGame(contract: string): DealtDeal {
  const deal = dealt([bid(contract)], {}, { game: illustrated, profile: 'mayr-sedlaczek-2016', seats: 3 });
  const isQuiet = ({ type }: { readonly type: string }): boolean => type === 'pass' || type === 'good';
  for (let quiet = deal.offered.find(isQuiet); quiet; quiet = deal.offered.find(isQuiet)) deal.go(quiet);
  return deal;
}

/** The declarer has opened the talon and taken a part of it. */
function takingPart(): DealtDeal {
  const deal = illustratedGame('dreiblatt');
  deal.go({ type: 'open' }, { type: 'take', part: 0 });
  return deal;
}

/** Hands of sixteen cards, and more while some are laid away. */
const ILLUSTRATED: readonly State[] = [
  {
    name: 'Illustrated bidding, three players',
    show: (page) => show(page, dealt([], {}, { game: illustrated, profile: 'mayr-sedlaczek-2016', seats: 3 })),
  },
  { name: 'Illustrated announcing', show: (page) => show(page, illustratedGame('dreiblatt')) },
  { name: 'Illustrated laying away', show: (page) => show(page, takingPart()) },
  {
    name: 'Illustrated playing, three players',
    show: (page) => show(page, untilLastCard(illustratedGame('solo'))),
    said: SAID,
  },
];

const TUEBINGEN: readonly State[] = [
  { name: 'Tübingen, two of 21 cards laid away', show: (page) => show(page, tuebingen.laying()) },
  { name: 'Tübingen, calling', show: (page) => show(page, tuebingen.calling()) },
  { name: 'Tübingen, ordering a hand', show: (page) => show(page, tuebingen.ordering()) },
  { name: 'Tübingen, cutting', show: (page) => show(page, tuebingen.cutting()) },
  { name: 'Tübingen, playing', show: (page) => show(page, tuebingen.playing()), said: SAID },
  { name: 'Tübingen, claiming', show: (page) => show(page, tuebingen.claiming()) },
];

const REFORM: readonly State[] = [
  { name: 'Reform, cutting', show: (page) => showRecord(page, reform.cutting(), 1) },
  { name: 'Reform, choosing a packet', show: (page) => showRecord(page, reform.choosing()) },
  { name: 'Reform, bidding', show: (page) => show(page, reform.bidding()) },
  { name: 'Reform, buying', show: (page) => show(page, reform.buying()) },
  { name: 'Reform, voting on a purchase', show: (page) => show(page, reform.voting()) },
  { name: 'Reform, calling a king', show: (page) => show(page, reform.calling()) },
  { name: 'Reform, the called king in the talon', show: (page) => show(page, reform.kingInTalon()) },
  { name: 'Reform, before the exchange', show: (page) => show(page, reform.before()) },
  { name: 'Reform, taking from the talon', show: (page) => show(page, reform.taking()) },
  { name: 'Reform, laying away', show: (page) => show(page, reform.laying()) },
  { name: 'Reform, announcing', show: (page) => show(page, reform.announcing()) },
  { name: 'Reform, a Bettel with pairs', show: (page) => show(page, reform.doubled()) },
  { name: 'Reform, playing', show: (page) => show(page, untilLastCard(reform.playing())), said: SAID },
  { name: 'Reform, result', show: (page) => finish(page, reform.playing()) },
];

/** What can be on the screen in a game of each family; each list is a test. */
export const IN_FAMILIES: Readonly<Record<FamilyId, readonly (readonly State[])[]>> = {
  koenigrufen: [BIDDING, PLAYING, OPENED],
  bavarian: [BAVARIAN],
  illustrated: [ILLUSTRATED],
  tuebingen: [TUEBINGEN],
  reform: [REFORM],
};

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

/** Goes to a page and waits for its heading. */
async function visited(page: Page, hash: string, heading: RegExp): Promise<void> {
  await openDesk(page);
  await visit(page, hash);
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
}

/** What else belongs to the table; nothing of it is a board. */
export const AROUND: readonly State[] = [
  { name: 'start', show: (page) => visited(page, '#/', /Gleich spielen/) },
  { name: 'settings', show: (page) => visited(page, '#/settings', /Einstellungen/) },
  { name: 'all cards', show: (page) => visited(page, '#/cards', /Karten/) },
  { name: 'a pasted deal', show: (page) => visited(page, '#/record', /./) },
  {
    name: 'score sheet',
    show: async (page) => {
      await finish(page, bidden('solodreier'));
      await visited(page, new URL(page.url()).hash.replace('/table/', '/sheet/'), /Schreibblatt/);
    },
  },
  {
    name: 'replay',
    show: (page) => visited(page, `${new URL(page.url()).hash.replace('/sheet/', '/replay/')}/1`, /Spiel 1/),
  },
];

/** What one sees of a deal in Königrufen, by its name. */
export const stateNamed = (name: string): State =>
  must(
    [...BIDDING, ...PLAYING, ...OPENED, ...AROUND].find((one) => one.name === name),
    name,
  );
