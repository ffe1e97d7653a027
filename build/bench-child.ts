import { registerHooks } from 'node:module';

/**
 * Loaded before a script of any checkout by `build/bench-against.ts`: packages that it does not have are taken from
 * here, and at its end it prints its processor time, in ms.
 */
registerHooks({
  resolve(name, context, next) {
    try {
      return next(name, context);
    } catch (error) {
      if (/^[./]|^\w+:/.test(name)) throw error;
      return next(name, { ...context, parentURL: import.meta.url });
    }
  },
});

process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  process.stderr.write(`\ncpu ${(user + system) / 1000}\n`);
});
