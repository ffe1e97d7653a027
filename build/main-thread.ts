import type { Browser, CDPSession } from '@playwright/test';

/** A task of the page's own thread, in ms. */
export interface Task {
  /** From its beginning to its end: what PerformanceObserver calls a long task. */
  readonly took: number;
  /** Of the processor's time. Unlike `took` it is the same on a machine that has other things to do. */
  readonly worked: number;
}

/** One event of a trace; times in µs. */
interface Traced {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** Every task that the threads of pages carried out while something was done. */
export async function tasksDuring(browser: Browser, act: () => Promise<void>): Promise<readonly Task[]> {
  const line: CDPSession = await browser.newBrowserCDPSession();
  const events: Traced[] = [];
  line.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Traced[])));
  const ended = new Promise((done) => line.once('Tracing.tracingComplete', done));
  await line.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline'] },
  });
  await act();
  await line.send('Tracing.end');
  await ended;
  await line.detach();
  const threadOf = ({ pid, tid }: Traced): string => `${pid} ${tid}`;
  const pages = new Set(events.filter(({ args }) => args.name === 'CrRendererMain').map(threadOf));
  return events
    .filter((event) => event.name === 'RunTask' && pages.has(threadOf(event)))
    .map(({ dur = 0, tdur = 0 }) => ({ took: dur / 1000, worked: tdur / 1000 }));
}
