import { parseArgs } from 'node:util';

/** What `npm start` can be told. */
const OPTIONS = {
  data: { type: 'string' },
  documents: { type: 'string' },
  port: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Where data and documents lie and on which port to serve, each missing where the app decides. */
type Wishes = Partial<Record<'data' | 'documents' | 'port', string>>;

/** What somebody wants of `npm start`, or that they want to know what there is; `strange`: what of it there is not. */
export type Wanted = { readonly wishes: Wishes } | { readonly help: true; readonly strange?: string };

/** What the arguments of `npm start` say. */
export function wantedBy(args: readonly string[]): Wanted {
  const { values, tokens } = parseArgs({ args: [...args], options: OPTIONS, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'positional') return { help: true, strange: token.value };
    const isKnown = token.kind === 'option-terminator' || Object.hasOwn(OPTIONS, token.name);
    if (!isKnown) return { help: true, strange: token.rawName };
  }
  if (values.help) return { help: true };
  const { data, documents, port } = values;
  const given = Object.entries({ data, documents, port }).filter(([, value]) => value !== undefined);
  const bare = given.find(([, value]) => typeof value !== 'string' || value === '');
  return bare ? { help: true, strange: `--${bare[0]}` } : { wishes: Object.fromEntries(given) };
}
