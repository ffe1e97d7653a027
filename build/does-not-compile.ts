import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A fault in the text of a file: the right text, and what somebody might write instead. */
export interface Planted {
  readonly what: string;
  readonly file: string;
  readonly from: string | RegExp;
  readonly to: string;
}

/** A copy beside the file, from where it imports the same. */
const copyOf = (file: string, name: string): string => `${ROOT}${file.replace(/\.ts$/, `.${name}.ts`)}`;

/** The program's own settings. */
function settings(): ts.CompilerOptions {
  const file = ts.readJsonConfigFile(`${ROOT}tsconfig.node.json`, (path) => ts.sys.readFile(path));
  return ts.parseJsonSourceFileConfigFileContent(file, { ...ts.sys, readDirectory: () => [] }, ROOT).options;
}

/** The errors in copies of files; they exist only for the compiler, and only they are checked. */
function errorsIn(copies: ReadonlyMap<string, string>): readonly (readonly number[])[] {
  const options = settings();
  const host = ts.createCompilerHost(options);
  host.readFile = (path) => copies.get(path) ?? ts.sys.readFile(path);
  host.fileExists = (path) => copies.has(path) || ts.sys.fileExists(path);
  const program = ts.createProgram([...copies.keys()], options, host);
  return [...copies.keys()].map((path) =>
    program.getSemanticDiagnostics(program.getSourceFile(path)).map(({ code }) => code),
  );
}

function faulty({ what, file, from, to }: Planted, text: string): string {
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file}, ${what}: nothing to change`);
  return changed;
}

/** What the compiler says of each fault, and of the same files without one. */
export function compiled(faults: readonly Planted[]): {
  readonly planted: readonly (readonly number[])[];
  readonly untouched: readonly (readonly number[])[];
} {
  const files = [...new Set(faults.map(({ file }) => file))];
  const textOf = (file: string): string => ts.sys.readFile(`${ROOT}${file}`) ?? '';
  const planted = faults.map(
    (fault, i) => [copyOf(fault.file, `planted-${i}`), faulty(fault, textOf(fault.file))] as const,
  );
  const untouched = files.map((file) => [copyOf(file, 'untouched'), textOf(file)] as const);
  const errors = errorsIn(new Map([...planted, ...untouched]));
  return { planted: errors.slice(0, planted.length), untouched: errors.slice(planted.length) };
}
