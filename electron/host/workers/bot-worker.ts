import { randomBytes } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { seededRng } from '../../../engine/core/rng.ts';
import { RULE_BOT } from '../../../engine/bots/index.ts';
import type { BotAnswer, BotQuestion } from './bot-link.ts';

/** Entry of the thread in which bots think: a question with a view in, an action out. */
const port = parentPort;
if (!port) throw new Error('This is a worker thread; bot-link.ts starts it.');

const rng = seededRng(randomBytes(16).toString('hex'));
port.on('message', ({ id, view, rules, wants }: BotQuestion) => {
  const answer = wants === 'tip' ? RULE_BOT.tip(view, rules) : RULE_BOT.act(view, rules, rng);
  port.postMessage({ id, answer } satisfies BotAnswer);
});
