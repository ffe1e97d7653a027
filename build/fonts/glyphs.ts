import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fontverter from 'fontverter';
import { Blob, Buffer as Text, Face, Font, shape } from 'harfbuzzjs';
import { FONTS } from './faces.ts';

/** A font of the page: the characters it can draw, and how wide it draws a text (in units of the font). */
export interface Glyphs {
  readonly has: (character: string) => boolean;
  readonly width: (text: string) => number;
}

/** Reads one of the page's font files. */
export async function glyphsOf(file: string): Promise<Glyphs> {
  const packed = await readFile(join(import.meta.dirname, '../..', FONTS, file));
  const face = new Face(new Blob(await fontverter.convert(packed, 'sfnt')));
  const font = new Font(face);
  const characters = new Set(face.collectUnicodes());
  return {
    has: (character) => characters.has(character.codePointAt(0) ?? 0),
    width(text) {
      const run = new Text();
      run.addText(text);
      run.guessSegmentProperties();
      shape(font, run);
      return run.getGlyphInfosAndPositions().reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0);
    },
  };
}
