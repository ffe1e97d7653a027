import { replaceChance } from './replace.ts';

/** Loaded before a program (`--import`), and in each of its threads. */
const seed = process.env['TAROCKABEND_CHANCE'];
if (seed !== undefined) replaceChance(seed);
