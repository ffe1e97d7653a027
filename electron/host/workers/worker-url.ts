/** A worker beside this file: the source under plain Node, the bundle in the app. */
export function workerUrl(name: 'bot-worker' | 'evening-worker' | 'seat-worker' | 'sheet-worker'): URL {
  const here = import.meta.url;
  return new URL(`./${name}.${here.endsWith('.ts') ? 'ts' : 'js'}`, here);
}
