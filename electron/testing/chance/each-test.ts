import { beforeEach, expect } from 'vitest';
import { begin } from './seeds.ts';

/** Runs with every test file: what tests draw follows from their titles. */
const file = expect.getState().testPath?.replace(/^.*\//, '') ?? '';
begin(file);
beforeEach(() => begin(`${file} ${expect.getState().currentTestName ?? ''}`));
