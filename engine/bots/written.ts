import { fail, ok, type Result } from '../core/result.ts';
import type { Text } from '../core/text.ts';
import { BOTS } from './index.ts';
import type { ParameterFault } from './kind.ts';
import type { Bot } from './types.ts';

/** A bot that was asked for. */
export interface WrittenBot extends Bot {
  /** As it was written. */
  readonly written: string;
  readonly name: Text;
}

/** Reads `search` or `search:playouts=40,…`. */
export function botFrom(written: string): Result<WrittenBot, BotFault> {
  const [id = '', given] = written.split(/:([^]*)/, 2);
  const kind = BOTS.find((one) => one.id === id);
  if (!kind) return fail({ code: 'unknown-bot', at: id });
  const parameters = new Map<string, string>();
  for (const one of given?.split(',') ?? []) {
    const [, key = '', value = ''] = /^([^=]*)=?([^]*)$/.exec(one) ?? [];
    if (parameters.has(key)) return fail({ code: 'parameter-twice', at: key });
    parameters.set(key, value);
  }
  const bot = kind.with(Object.fromEntries(parameters));
  return bot.ok
    ? ok({ written, name: kind.name, ...bot.value })
    : fail({ code: bot.error.code, at: bot.error.parameter });
}

/** Why no bot is as it is written: its kind, or one of its parameters. */
export interface BotFault {
  readonly code: ParameterFault['code'] | 'unknown-bot' | 'parameter-twice';
  readonly at: string;
}
