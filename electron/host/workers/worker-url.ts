/** Where the source of a worker lies, seen from here; the bundle has all of them beside each other. */
const SOURCES = {
  'bot-worker': './bot-worker.ts',
  'evening-worker': '../evening/files/evening-worker.ts',
  'seat-worker': './seat-worker.ts',
  'sheet-worker': './sheet-worker.ts',
} as const;

/** A worker: the source under plain Node, the bundle in the app. */
export function workerUrl(name: keyof typeof SOURCES): URL {
  const here = import.meta.url;
  return new URL(here.endsWith('.ts') ? SOURCES[name] : `./${name}.js`, here);
}
