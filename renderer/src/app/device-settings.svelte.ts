import { DEFAULT_SETTINGS, type Settings } from '#electron/protocol/settings.ts';
import type { Result } from '#engine/core/result.ts';
import { type Language, LANGUAGES } from '#engine/core/text.ts';
import { type Catalogue, catalogueOf, loadLanguage, shownLanguage } from '../i18n/index.ts';
import type { PageWindow } from './navigation.svelte.ts';
import { keepSettings, keptSettings } from './persistent-settings.ts';

interface Surroundings {
  readonly ask: (command: {
    readonly type: 'change-settings';
    readonly settings: Partial<Settings>;
  }) => Promise<Result<unknown, unknown>>;
  /** Whether settings are kept on this device only, and the laptop's stay as they are. */
  readonly isOwn: () => boolean;
  /** Another language is used from now on. */
  readonly languageChanged: () => void;
}

/** The settings of this device, and the texts in its language. */
export class DeviceSettings {
  settings = $state.raw<Settings>(DEFAULT_SETTINGS);
  /** The language in use: German until another one is loaded. */
  readonly language: Language = $derived(shownLanguage(this.settings.language));
  readonly t: Catalogue = $derived(catalogueOf(this.language));
  readonly #page: HTMLElement;
  readonly #around: Surroundings;
  /** Changes already sent; until they are acknowledged, the host's echo of an earlier one must not undo them. */
  #changing = 0;
  #echo: Settings | undefined;
  /** How loud it was before it was made silent. */
  #loud: Settings['volume'] = 60;

  constructor(window: PageWindow, around: Surroundings) {
    this.#page = window.document.documentElement;
    this.#around = around;
    const spoken = window.navigator.language.slice(0, 2);
    this.#obey({ ...DEFAULT_SETTINGS, language: LANGUAGES.find((language) => language === spoken) ?? 'de' });
  }

  /** Changes settings here at once, and everywhere as soon as the host has them. */
  async change(settings: Partial<Settings>): Promise<void> {
    this.#obey({ ...this.settings, ...settings });
    if (this.#around.isOwn()) {
      keepSettings(this.settings);
      return;
    }
    this.#changing++;
    await this.#around.ask({ type: 'change-settings', settings });
    this.#changing--;
    if (this.#changing === 0 && this.#echo) this.#obey(this.#echo);
  }

  /** Silent, or as loud again as it was before. */
  mute(): void {
    const { volume } = this.settings;
    if (volume > 0) this.#loud = volume;
    void this.change({ volume: volume > 0 ? 0 : this.#loud });
  }

  /** The laptop's settings as its host starts with them. */
  begin(settings: Settings): void {
    this.#obey(settings);
  }

  /** The settings of a laptop that this device is visiting: its own language and settings stay. */
  beginAsGuest(settings: Settings): void {
    this.#obey({ ...settings, language: this.settings.language, ...keptSettings() });
  }

  /** The laptop's settings were changed, here or elsewhere. */
  follow(settings: Settings): void {
    this.#echo = settings;
    if (this.#changing === 0) this.#obey(settings);
  }

  #obey(settings: Settings): void {
    const isOtherLanguage = settings.language !== this.settings.language;
    this.settings = settings;
    if (isOtherLanguage) this.#around.languageChanged();
    this.#speak();
    void loadLanguage(settings.language).then(() => this.#speak());
    this.#page.dataset['motion'] = settings.motion ? 'on' : 'off';
    this.#page.dataset['felt'] = settings.felt;
    this.#page.style.setProperty('--text-scale', String(settings.textSize / 100));
  }

  /** Sets the page's language, for screen readers. */
  #speak(): void {
    this.#page.lang = this.language === 'de' ? 'de-AT' : 'en';
  }
}
