import { parseArgs } from 'node:util';
import { SYSTEM_METER } from '#electron/lan/costs/meter.ts';
import { openLanHost } from '#electron/lan/testing/club.ts';
import { serve } from '#electron/web/serve.ts';

/**
 * The host of `npm run bench:guest`, in a process of its own: prints the address of the laptop's page, and when it is asked
 * sends what the budgets have counted: by time since 1970, how much processor time until then, in ms.
 */
const { values } = parseArgs({ options: { data: { type: 'string' }, documents: { type: 'string' } } });
const counted: (readonly [at: number, spent: number])[] = [];
let sum = 0;
let begun: number | undefined;
const host = await openLanHost(values.data ?? '', {
  meter: {
    ...SYSTEM_METER,
    // Asked before each piece of work, and after it.
    spent: () => {
      const spent = SYSTEM_METER.spent();
      if (begun === undefined) begun = spent;
      else {
        sum += spent - begun;
        begun = undefined;
        counted.push([performance.timeOrigin + performance.now(), sum]);
      }
      return spent;
    },
  },
});
const served = await serve({ host, root: '.', port: 0 });
console.log(served.newAddress());
process.on('message', () => process.send?.(counted.splice(0)));
process.on('SIGTERM', () => process.exit());
