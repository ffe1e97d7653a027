import { createHash } from 'node:crypto';
import type { Hash } from '../core/fair.ts';

export const SHA256: Hash = (text) => createHash('sha256').update(text).digest();
