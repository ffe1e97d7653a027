import { fail, ok } from '#engine/core/result.ts';
import type { App } from '../app/app.svelte.ts';
import type { LessonRun } from './run.svelte.ts';

const ALL_MET: Pick<App['met'], 'has' | 'add'> = { has: () => true, add: () => undefined };

/**
 * The page's state as the table of a lesson sees it: the lesson is its host, nothing can be taken back or settled there,
 * and nothing answers itself.
 */
export function lessonApp(app: App, run: LessonRun): App {
  const ask = (command: Parameters<App['ask']>[0]) => {
    if (command.type === 'act') return Promise.resolve(run.act(command.action));
    const action = command.type === 'tip' ? run.answer : undefined;
    const reason = run.step?.right;
    return Promise.resolve(action && reason ? ok({ tip: { action, reason } }) : fail([]));
  };
  const own: Readonly<Record<string, () => unknown>> = {
    ask: () => ask,
    scene: () => run.scene,
    settings: () => ({ ...app.settings, answers: false, forced: false, points: false, trumps: false }),
    isGuest: () => true,
    // A lesson says itself how its game goes.
    met: () => ALL_MET,
  };
  return new Proxy(app, {
    get(of, key) {
      const mine = typeof key === 'string' && Object.hasOwn(own, key) ? own[key] : undefined;
      if (mine) return mine();
      const value: unknown = Reflect.get(of, key, of);
      return typeof value === 'function' ? (value.bind(of) as unknown) : value;
    },
  });
}
