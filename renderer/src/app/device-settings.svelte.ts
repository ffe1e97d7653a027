import type { Result } from '../../../engine/core/result.ts';
import { LANGUAGES, type Language } from '../../../engine/core/text.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../../electron/protocol/settings.ts';
import { catalogueOf, loadLanguage, shownLanguage, type Catalogue } from '../i18n/index.ts';
import { keepTaste, keptTaste } from './kept-taste.ts';
import type { PageWindow } from './navigation.svelte.ts';

interface Surroundings {
  readonly ask: (command: {
    readonly type: 'change-settings';
    readonly settings: Partial<Settings>;
  }) => Promise<Result<unknown, unknown>>;
  /** Whether what is liked here is kept on this device alone, and the laptop's settings stay as they are. */
  readonly isOwn: () => boolean;
  /** Another language is spoken from now on. */
  readonly retold: () => void;
}

/** How somebody likes the page on this device, and its texts in the language that is set. */
export class DeviceSettings {
  settings = $state.raw<Settings>(DEFAULT_SETTINGS);
  /** The language that is spoken: German until another one is loaded. */
  readonly language: Language = $derived(shownLanguage(this.settings.language));
  readonly t: Catalogue = $derived(catalogueOf(this.language));
  readonly #page: HTMLElement;
  readonly #around: Surroundings;
  /** Changes of settings on their way; until they have arrived, the host's echo of an earlier one must not undo them. */
  #changing = 0;
  #echo: Settings | undefined;

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
      keepTaste(this.settings);
      return;
    }
    this.#changing++;
    await this.#around.ask({ type: 'change-settings', settings });
    this.#changing--;
    if (this.#changing === 0 && this.#echo) this.#obey(this.#echo);
  }

  /** The laptop's settings as its host begins with them. */
  begin(settings: Settings): void {
    this.#obey(settings);
  }

  /** The settings of a laptop at which this device is a guest: its own language and taste stand. */
  beginAsGuest(settings: Settings): void {
    this.#obey({ ...settings, language: this.settings.language, ...keptTaste() });
  }

  /** The laptop's settings were changed, here or elsewhere. */
  follow(settings: Settings): void {
    this.#echo = settings;
    if (this.#changing === 0) this.#obey(settings);
  }

  #obey(settings: Settings): void {
    const isRetold = settings.language !== this.settings.language;
    this.settings = settings;
    if (isRetold) this.#around.retold();
    this.#speak();
    void loadLanguage(settings.language).then(() => this.#speak());
    this.#page.dataset['motion'] = settings.motion ? 'on' : 'off';
    this.#page.style.setProperty('--text-scale', String(settings.textSize / 100));
  }

  /** Says in which language the page is written, for those who have it read out. */
  #speak(): void {
    this.#page.lang = this.language === 'de' ? 'de-AT' : 'en';
  }
}
