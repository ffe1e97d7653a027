import { replaceChance } from './replace.ts';

/** The bots' thread of a host that a test opens in its own process: they choose the same each time. */
replaceChance('bots');
await import('#electron/host/workers/bot-worker.ts');
