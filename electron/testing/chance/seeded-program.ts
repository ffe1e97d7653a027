import { replaceChance } from './replace.ts';

/** Loaded before a program (`--import`). */
const seed = process.env['TAROCKABEND_CHANCE'];
if (seed !== undefined) replaceChance(seed);
