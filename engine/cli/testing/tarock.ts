import { FORMATS } from '../formats.ts';
import { run } from '../run.ts';

/** What a command printed, and the files that it wrote. */
export interface Printed {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  readonly files: Readonly<Record<string, string>>;
}

/** Runs a command line with files that exist only here. */
export function tarock(argv: readonly string[], files: Readonly<Record<string, string>> = {}): Printed {
  const printed = { out: '', err: '', files: {} as Record<string, string> };
  let clock = 0;
  let spent = 0;
  const code = run(argv, {
    out: (text) => void (printed.out += `${text}\n`),
    err: (text) => void (printed.err += `${text}\n`),
    read(path) {
      const text = files[path];
      if (text === undefined) throw Object.assign(new Error('not there'), { code: 'ENOENT' });
      return text;
    },
    lines(path) {
      if (path.startsWith('/nowhere')) throw new Error('not there');
      printed.files[path] = '';
      return {
        write: (line) => void (printed.files[path] = `${printed.files[path] ?? ''}${line}\n`),
        close: () => undefined,
      };
    },
    now: () => (clock += 1000),
    spent: () => (spent += 1),
  });
  return { code, ...printed };
}

export const parse = (format: string, text: string): unknown => FORMATS[format]?.parse(JSON.parse(text));

/** The rules and the version of every entry here. */
export const HEAD = { v: 1, family: 'koenigrufen', profile: 'tirol-speisezettel' };

export const settle = (entry: object, ...flags: string[]): Printed =>
  tarock(['settle', '-', '--json', ...flags], { '-': JSON.stringify({ ...HEAD, dealer: 3, ...entry }) });
export const errorsOf = ({
  err,
}: Printed): readonly { code: string; at?: string; place?: string; sentence: string }[] =>
  (parse('errors', err) as { errors: [] }).errors;
