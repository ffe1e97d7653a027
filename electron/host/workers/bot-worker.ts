import { randomBytes } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { QUICK_BOT, RULE_BOT } from '#engine/bots/rule-bot.ts';
import { seededRng } from '#engine/core/rng.ts';
import { findGame } from '#engine/games/index.ts';
import type { BotFinding, BotQuestion, FromBotWorker } from './bot-link.ts';
import { workOutRest } from './rest.ts';

/** Entry of the thread in which bots think: a question with a view in, an action out. Claims are worked out in it, too. */
const port = parentPort;
if (!port) throw new Error('This is a worker thread; bot-link.ts starts it.');
const rng = seededRng(randomBytes(16).toString('hex'));
const say = (message: FromBotWorker): void => port.postMessage(message);

function find(asked: BotQuestion['asked']): BotFinding {
  switch (asked.wants) {
    case 'action':
      return { wants: 'action', found: QUICK_BOT.act(asked.view, asked.rules, rng) };
    case 'tip':
      return { wants: 'tip', found: RULE_BOT.tip(asked.view, asked.rules) };
    case 'rest':
      return { wants: 'rest', found: workOutRest(findGame, asked.rest) };
  }
}

port.on('message', ({ id, asked }: BotQuestion) => {
  const before = process.threadCpuUsage();
  const given = find(asked);
  const { user, system } = process.threadCpuUsage(before);
  say({ id, given, spent: (user + system) / 1000 });
});
say('ready');
