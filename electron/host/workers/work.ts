import type { MessagePort } from 'node:worker_threads';
import { tablePlayer } from '#engine/bots/table-player.ts';
import type { FindGame } from '#engine/kernel/family/resolve-rules.ts';
import type { BotQuestion, FromBotWorker } from './questions.ts';
import { Thoughts } from './thoughts.ts';

/** Lets this thread answer what it is asked, and hear of further questions between two steps. `player`: who plays at the tables. */
export function work(port: MessagePort | null, find: FindGame, player = tablePlayer(find)): void {
  if (!port) throw new Error('This is a worker thread; bot-link.ts starts it.');
  const thoughts = new Thoughts(find, player);
  const say = (message: FromBotWorker): void => port.postMessage(message);
  const goOn = (): void => {
    const answer = thoughts.step();
    if (answer) say(answer);
    if (!thoughts.isIdle) setImmediate(goOn);
  };
  port.on('message', (question: BotQuestion) => {
    if (thoughts.isIdle) setImmediate(goOn);
    thoughts.begin(question);
  });
  say('ready');
}
