import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { printPlace } from '../core/place.ts';
import type { Refusal } from '../core/refusal.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { type Language, LANGUAGES } from '../core/text.ts';
import type { Call, Command, Fault, Io } from './command.ts';
import { COMMANDS } from './commands/index.ts';
import { explain } from './explain.ts';
import { refuseCli } from './refusals.ts';

const COMMON = { json: { type: 'boolean' }, lang: { type: 'string' }, help: { type: 'boolean' } } as const;

/** Runs one command line and returns its exit code: 0 done, 1 something wrong was found, 2 refused. */
export function run(argv: readonly string[], io: Io): number {
  const [name, ...rest] = argv;
  const wantsJson = argv.includes('--json');
  if (name === undefined || name === '--help' || name === 'help') return help(io, name === undefined ? 2 : 0);
  const command = COMMANDS.find(({ id }) => id === name);
  if (!command) return refused([refuseCli('unknown-command', { text: name })], 'de', wantsJson, io);
  const parsed = parse(command, rest, io);
  if (!parsed.ok) return refused([parsed.error], languageOf(argv), wantsJson, io);
  const call = parsed.value;
  if (call.flags['help'] === true) return help(io, 0, command);
  const done = command.run(call);
  if (!done.ok) return refused(done.error.faults, call.language, wantsJson, io);
  io.out(wantsJson ? JSON.stringify(done.value.json, null, 2) : done.value.text);
  return done.value.exitCode ?? 0;
}

function parse(command: Command, argv: readonly string[], io: Io): Result<Call, Refusal> {
  try {
    const options = { ...COMMON, ...command.flags };
    const { values, positionals, tokens } = parseArgs({
      ...{ args: [...argv], options, allowPositionals: true, strict: true, tokens: true },
    });
    const named = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
    const twice = named.find((name, i) => named.indexOf(name) !== i && isSingle(options[name]));
    if (twice !== undefined) return fail(refuseCli('flag-twice', { text: `--${twice}` }));
    const flags = values as Call['flags'];
    const language = LANGUAGES.find((one) => one === (flags['lang'] ?? LANGUAGES[0]));
    if (!language) return fail(refuseCli('flag-value', { text: `--lang ${LANGUAGES.join('|')}` }));
    const [missing, extra] = [command.args[positionals.length], positionals[command.args.length]];
    if (missing !== undefined && flags['help'] !== true) return fail(refuseCli('missing-argument', { text: missing }));
    if (extra !== undefined) return fail(refuseCli('too-many-arguments', { text: extra }));
    return ok({ flags, args: positionals, language, io });
  } catch (error) {
    return fail(flagFault(error));
  }
}

/** Whether a flag has one value; to say yes twice is no more than once. */
const isSingle = (flag: ParseArgsOptionsConfig[string] | undefined): boolean =>
  flag?.type === 'string' && flag.multiple !== true;

/** Node names the flag in quotation marks; its error code says what is wrong with it. */
function flagFault(error: unknown): Refusal {
  const { code, message } = error as { readonly code?: string; readonly message: string };
  const flag = { text: /'(?:-\w, )?(-{1,2}[^\s'=]+)/.exec(message)?.[1] ?? '' };
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return refuseCli('unknown-flag', flag);
  if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE')
    return refuseCli(
      message.includes('does not take an argument') ? 'flag-takes-no-value' : 'flag-without-value',
      flag,
    );
  throw error;
}

/** The requested language, even if the rest of the line is wrong. */
function languageOf(argv: readonly string[]): Language {
  const asked = argv.flatMap((arg, i) => (arg === '--lang' ? argv[i + 1] : /^--lang=(.*)$/.exec(arg)?.[1]) ?? []);
  return LANGUAGES.find((language) => asked.includes(language)) ?? LANGUAGES[0];
}

function refused(faults: readonly Fault[], language: Language, asJson: boolean, io: Io): number {
  const errors = faults.map((fault) => printFault(fault, language));
  if (asJson) io.err(JSON.stringify({ errors }, null, 2));
  else for (const error of errors) io.err(lineOf(error));
  return 2;
}

/** A fault as in formats.md: its place is text, and the layer that refused is left out. */
function printFault(fault: Fault, language: Language) {
  const { code, at, rule, place } = fault;
  return {
    code,
    ...(at && { at: printPlace(at) }),
    ...(rule !== undefined && { rule }),
    ...(place !== undefined && { place }),
    sentence: explain(fault, language),
  };
}

const lineOf = ({ code, at, place, rule, sentence }: ReturnType<typeof printFault>): string =>
  [place, at === undefined ? code : `${code} (${at})`, sentence].filter(Boolean).join(': ') +
  (rule ? ` [${rule}]` : '');

function help(io: Io, exitCode: number, only?: Command): number {
  const shown = only ? [only] : COMMANDS;
  const lines = shown.flatMap(({ usage, says, more = [] }) => [
    `  tarock ${usage}`,
    ...[says, ...(only ? more : [])].flatMap(({ de, en }) => [`      ${de}`, `      ${en}`]),
  ]);
  const text = ['tarock <command> [--json] [--lang de|en] [--help]', '', ...lines].join('\n');
  if (exitCode === 0) io.out(text);
  else io.err(text);
  return exitCode;
}
