import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { icns, ico } from './icon-files.ts';

const ROOT = join(import.meta.dirname, '..');
const PNG = '\x89PNG';
const sizeOf = (png: Buffer): readonly [string, number, number] => [
  png.toString('latin1', 0, 4),
  png.readUInt32BE(16),
  png.readUInt32BE(20),
];
const file = (path: string): Buffer => readFileSync(join(ROOT, path));

test.each([
  ['renderer/public/icon-192.png', 192],
  ['renderer/public/icon-512.png', 512],
  ['renderer/public/touch-icon.png', 180],
  ['build/icons/icon.png', 1024],
])('%s is an image of %i pixels', (path, size) => expect(sizeOf(file(path))).toEqual([PNG, size, size]));

test('the icon for Windows has every size, and each entry leads to its image', () => {
  const icon = file('build/icons/icon.ico');
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2)]).toEqual([0, 1]);
  const entries = Array.from({ length: icon.readUInt16LE(4) }, (_, i) => 6 + 16 * i);
  const sizes = entries.map((at) => icon.readUInt8(at) || 256);
  expect(sizes).toEqual([16, 32, 48, 64, 128, 256]);
  for (const [i, at] of entries.entries())
    expect(sizeOf(icon.subarray(icon.readUInt32LE(at + 12)))).toEqual([PNG, sizes[i], sizes[i]]);
});

test('the icon for Apple says how long it is, and each image its size', () => {
  const icon = file('build/icons/icon.icns');
  expect([icon.toString('ascii', 0, 4), icon.readUInt32BE(4)]).toEqual(['icns', icon.length]);
  const found: (readonly [string, number])[] = [];
  for (let at = 8; at < icon.length; at += icon.readUInt32BE(at + 4))
    found.push([icon.toString('ascii', at, at + 4), sizeOf(icon.subarray(at + 8))[1]]);
  expect(found).toEqual([
    ['icp4', 16],
    ['icp5', 32],
    ['icp6', 64],
    ['ic07', 128],
    ['ic08', 256],
    ['ic09', 512],
    ['ic10', 1024],
  ]);
});

test('an icon is made of what it is given', () => {
  const images = [{ size: 256, png: Buffer.from('abc') }];
  expect(ico(images).subarray(-3).toString()).toBe('abc');
  expect(icns(images).toString('ascii', 8, 12)).toBe('ic08');
  expect(() => icns([{ size: 17, png: Buffer.from('') }])).toThrow('17 pixels');
});
