import type { Locator, Page } from '@playwright/test';
import { CARD_DECKS } from '#electron/protocol/settings.ts';
import { de } from '#page/i18n/de/index.ts';
import { cardsIn, PACKS } from '#page/packs/packs.ts';
import { expect, picture, test } from './fixtures.ts';
import { lobbyIsOpen } from './lobby.ts';
import type { RunningApp } from './running-app.ts';
import { screenIsFine } from './screens.ts';
import { untilAsked } from './table-player.ts';

const LAPTOP = { width: 1024, height: 640 };
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

// The defaults.
test.use({ settings: {} });

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

/** The host's echo of the previous change may come after this one and show for a moment. */
async function choose(radio: Locator): Promise<void> {
  await radio.click();
  await expect(radio).toBeChecked();
}

async function openSettings(page: Page): Promise<void> {
  await lobbyIsOpen(page);
  await page.getByRole('link', { name: 'Einstellungen' }).click();
  await expect(page.getByRole('heading', { name: 'Einstellungen', level: 1 })).toBeVisible();
}

async function openGallery(page: Page): Promise<void> {
  await openSettings(page);
  await page.getByRole('link', { name: 'Alle Karten ansehen' }).click();
  await expect(page.getByRole('heading', { name: 'Die Karten', level: 1 })).toBeVisible();
}

/** The whole page, with every card on it drawn. */
async function wholePage({ page, where }: RunningApp, name: string): Promise<void> {
  await expect.poll(() => page.evaluate(ALL_DRAWN)).toBe(true);
  await picture(page, `${where}-${name}`, { fullPage: true });
}

/** Pictures come after the page: this is when the last one is there. */
const ALL_DRAWN = `{
  const cards = [...document.querySelectorAll('img.card')];
  cards.length > 0 && cards.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
}`;

test('at the table the settings open beside it, by keyboard too, and every change is seen there', async ({ app }) => {
  const { page } = app;
  await lobbyIsOpen(page);
  await page.getByRole('button', { name: 'Karten geben' }).click();
  await untilAsked(page);
  const button = page.getByRole('button', { name: 'Einstellungen' });
  const drawer = page.getByRole('region', { name: 'Einstellungen' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('heading', { name: 'Einstellungen' })).toBeFocused();
  await expect(page.locator('.board')).toBeInViewport();
  await choose(group(page, 'Schriftgröße').getByLabel('115 %'));
  await expect(page.locator('html')).toHaveCSS('font-size', '19.55px');
  await screenIsFine(app, 'settings-beside-table');
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await page.getByRole('link', { name: 'Alle Karten ansehen' }).click();
  await page.getByRole('link', { name: 'Zu den Einstellungen' }).click();
  await page.getByRole('link', { name: 'Zum Tisch' }).click();
  await expect(page.locator('.board')).toBeVisible();
  await expect(drawer).toHaveCount(0);
});

test('every setting is changed, and is still there after a reload', async ({ app }) => {
  const { page } = app;
  await page.setViewportSize(LAPTOP);
  await openSettings(page);
  const box = (name: string) => page.getByRole('checkbox', { name });
  const SWITCHES = [
    'Karten bewegen sich',
    'Karten sind zu hören',
    'Klopfen, wenn du am Zug bist',
    'Einzelne Tasten am Tisch',
  ];
  const click = box('Weiter mit Klick');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(8);
  for (const name of SWITCHES) await expect(box(name)).toBeChecked();
  await expect(click).not.toBeChecked();
  await click.click();
  await expect(click).toBeChecked();
  await expect(box('Punkte mitzählen')).not.toBeChecked();
  await box('Punkte mitzählen').click();

  await choose(group(page, 'Karten').getByLabel('Gut lesbar'));
  await choose(group(page, 'Tuch').getByLabel('Blau'));
  await choose(group(page, 'Rückseite der Karten').getByLabel('Grün'));
  await choose(group(page, 'Schriftgröße').getByLabel('115 %'));
  await choose(group(page, 'Tempo').getByLabel('Sofort'));
  await choose(group(page, 'Lautstärke').getByLabel('leise'));
  await choose(group(page, 'Vorlesen am Tisch').getByLabel('knapp'));
  for (const name of SWITCHES) {
    await box(name).click();
    await expect(box(name)).not.toBeChecked();
  }
  await choose(page.getByRole('radio', { name: 'English' }));

  const allChanged = async () => {
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
    const html = page.locator('html');
    await expect(html).toHaveAttribute('lang', 'en');
    await expect(html).toHaveAttribute('data-motion', 'off');
    await expect(html).toHaveAttribute('data-felt', 'blue');
    await expect(group(page, 'Back of the cards').getByLabel('Green')).toBeChecked();
    await expect(html).toHaveCSS('font-size', '19.55px');
    await expect(group(page, 'Cards').getByLabel('Easy to read')).toBeChecked();
    await expect(group(page, 'Text size').getByLabel('115%')).toBeChecked();
    await expect(group(page, 'Pace').getByLabel('Instant')).toBeChecked();
    await expect(group(page, 'Volume').getByLabel('quiet')).toBeChecked();
    await expect(group(page, 'Reading out at the table').getByLabel('tersely')).toBeChecked();
    for (const name of [
      'Animate the cards',
      'Cards are heard',
      'Knock when it is your turn',
      'Single keys at the table',
    ])
      await expect(box(name)).not.toBeChecked();
    for (const name of ['Continue on click', 'Count the points']) await expect(box(name)).toBeChecked();
  };
  await allChanged();
  await page.reload();
  await allChanged();
  await screenIsFine(app, 'settings-2-english');
  await wholePage(app, 'settings-2-english');
});

test('the settings at every size', async ({ app }) => {
  const { page } = app;
  await openSettings(page);
  await page.setViewportSize(LAPTOP);
  await screenIsFine(app, 'settings-1-laptop');
  await page.setViewportSize(WIDE);
  await screenIsFine(app, 'settings-1-wide');
  await page.setViewportSize(PHONE);
  await screenIsFine(app, 'settings-1-phone');
  await wholePage(app, 'settings-1-phone');
  await choose(group(page, 'Schriftgröße').getByLabel('150 %'));
  await screenIsFine(app, 'settings-1-phone-large');
  await wholePage(app, 'settings-1-phone-large');
  const sideways = () => page.evaluate('document.documentElement.scrollWidth > window.innerWidth');
  expect(await sideways()).toBe(false);
  await page.setViewportSize(LAPTOP);
  await wholePage(app, 'settings-1-laptop-large');
  expect(await sideways()).toBe(false);
});

test('the knock sounds when tried, and is silently skipped if there is no sound', async ({ app }) => {
  const { page } = app;
  await openSettings(page);
  const knock = page.getByRole('button', { name: 'Probe' });
  // Counts the tones that are started, and disables sound for the first try.
  await page.evaluate(`{
    const Real = window.AudioContext;
    const start = OscillatorNode.prototype.start;
    window.tones = 0;
    window.giveSound = () => (window.AudioContext = Real);
    OscillatorNode.prototype.start = function (...when) { window.tones++; return start.apply(this, when); };
    window.AudioContext = undefined;
  }`);
  await knock.click();
  expect(await page.evaluate('window.tones')).toBe(0);
  await page.evaluate('window.giveSound()');
  await knock.click();
  await expect.poll(() => page.evaluate('window.tones')).toBe(2);
});

test('all packs in both styles', { tag: '@full' }, async ({ app }) => {
  const { page } = app;
  await page.setViewportSize(WIDE);
  await openGallery(page);
  for (const pack of PACKS)
    for (const style of CARD_DECKS) {
      await group(page, 'Blatt').getByLabel(de.settings.packs[pack], { exact: true }).check();
      await group(page, 'Aussehen').getByLabel(de.settings.decks[style]).check();
      await expect(page.locator('[data-gallery-card]')).toHaveCount(cardsIn(pack).length);
      await screenIsFine(app, `cards-${pack}-${style}`);
      await wholePage(app, `cards-${pack}-${style}`);
    }
});

test('a card is shown large, and the arrow keys go on', async ({ app }) => {
  const { page } = app;
  await page.setViewportSize(LAPTOP);
  await openGallery(page);
  await screenIsFine(app, 'cards-laptop');
  await page.getByRole('button', { name: /^Mond/ }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Mond' })).toBeVisible();
  await expect(dialog).toContainText('4⅓ Punkte');
  await expect(dialog).toContainText('Sticht in Tarock 20 andere Karten.');
  await screenIsFine(app, 'cards-big');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('heading', { name: 'Sküs' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('heading', { name: 'Karo-Vier' })).toBeVisible();
  await expect(dialog).toContainText('Sticht in Karo keine andere Karte.');
  await dialog.getByRole('button', { name: 'Vorige Karte' }).click();
  await expect(dialog.getByRole('heading', { name: 'Karo-Drei' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /^Karo-Drei/ })).toBeFocused();
});

test('the cards on a phone, in English', async ({ app }) => {
  const { page } = app;
  await page.setViewportSize(PHONE);
  await openGallery(page);
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'The cards', level: 1 })).toBeVisible();
  await screenIsFine(app, 'cards-phone-english');
  await wholePage(app, 'cards-phone-english');
  await page.getByRole('button', { name: /^Queen of Hearts/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Beats 6 other cards of Hearts.');
  await screenIsFine(app, 'cards-phone-big');
});
