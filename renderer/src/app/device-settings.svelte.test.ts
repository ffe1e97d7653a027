import '../testing/loaded.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Settings } from '#electron/protocol/settings.ts';
import { DEFAULT_SETTINGS } from '#electron/protocol/settings.ts';
import { MemoryStorage, TestWindow } from '../testing/page.ts';
import { DeviceSettings } from './device-settings.svelte.ts';

beforeEach(() => void vi.stubGlobal('localStorage', new MemoryStorage()));

function begun({ language = 'de-AT', isOwn = false } = {}) {
  const window = new TestWindow('', language);
  const asked: Partial<Settings>[] = [];
  const arrive: (() => void)[] = [];
  const calls = { languageChanged: 0 };
  const device = new DeviceSettings(window.seen, {
    ask: ({ settings }) => {
      asked.push(settings);
      return new Promise((resolve) => arrive.push(() => resolve({ ok: true, value: null })));
    },
    isOwn: () => isOwn,
    languageChanged: () => calls.languageChanged++,
  });
  return { window, asked, arrive, calls, device };
}

test("it starts in the browser's language, or in German if that is not available", () => {
  expect(begun({ language: 'en-GB' }).device.settings.language).toBe('en');
  const { window, device } = begun({ language: 'fr' });
  expect(device.settings.language).toBe('de');
  expect(window.root.lang).toBe('de-AT');
});

test('a change shows at once on the page and is sent to the host', () => {
  const { window, asked, calls, device } = begun();
  void device.change({ language: 'en', textSize: 150, motion: false });
  expect(window.root).toMatchObject({ lang: 'en', scale: '1.5', dataset: { motion: 'off' } });
  expect(device.t.app.skip).not.toBe('');
  expect(asked).toEqual([{ language: 'en', textSize: 150, motion: false }]);
  expect(calls.languageChanged).toBe(1);
});

test('what was made silent is as loud again as it was', () => {
  const { device } = begun();
  const volumes = ([30, 100] as const).map((volume) => {
    void device.change({ volume });
    device.mute();
    const silent = device.settings.volume;
    device.mute();
    return [silent, device.settings.volume];
  });
  expect(volumes).toEqual([
    [0, 30],
    [0, 100],
  ]);
});

test("the host's echo of an earlier change does not undo a later one that was already sent", async () => {
  const { arrive, device } = begun();
  const first = device.change({ pace: 'slow' });
  const second = device.change({ pace: 'fast' });
  device.follow({ ...DEFAULT_SETTINGS, pace: 'slow' });
  arrive[0]?.();
  await first;
  expect(device.settings.pace).toBe('fast');
  device.follow({ ...DEFAULT_SETTINGS, pace: 'fast' });
  arrive[1]?.();
  await second;
  expect(device.settings.pace).toBe('fast');
});

test("a guest's settings are kept on the device, and override the laptop's", async () => {
  const { asked, device } = begun({ isOwn: true });
  await device.change({ cards: 'high-contrast' });
  expect(asked).toEqual([]);
  const again = begun({ language: 'en', isOwn: true }).device;
  again.beginAsGuest({ ...DEFAULT_SETTINGS, pace: 'slow' });
  expect(again.settings).toMatchObject({ cards: 'high-contrast' });
});
