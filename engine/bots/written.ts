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

/** Reads `search` or `search:playouts=40,…`; whatever begins with a colon or a comma has to name something. */
export function botFrom(written: string): Result<WrittenBot, BotFault> {
  const [id = '', given] = written.split(/:([^]*)/, 2);
  if (id === '') return fail({ code: 'bot-not-named', at: written });
  const kind = BOTS.find((one) => one.id === id);
  if (!kind) return fail({ code: 'unknown-bot', at: id });
  const parameters = new Map<string, string>();
  for (const one of given?.split(',') ?? []) {
    const [, key = '', value = ''] = /^([^=]*)=?([^]*)$/.exec(one) ?? [];
    if (key === '') return fail({ code: 'parameter-not-named', at: written });
    if (parameters.has(key)) return fail({ code: 'parameter-twice', at: `${id}:${key}` });
    parameters.set(key, value);
  }
  const bot = kind.with(Object.fromEntries(parameters));
  if (bot.ok) return ok({ written, name: kind.name, ...bot.value });
  const { error } = bot;
  if (error.code === 'unknown-parameter') return fail({ code: error.code, at: `${id}:${error.parameter}` });
  return fail({ code: error.code, at: `${id}:${error.parameter}=${error.allowed}` });
}

/** Why no bot is as it is written; `at`: what is wrong, or of a value what it can be. */
export interface BotFault {
  readonly code: ParameterFault['code'] | 'bot-not-named' | 'unknown-bot' | 'parameter-not-named' | 'parameter-twice';
  readonly at: string;
}
