import { GAMES } from '#engine/games/index.ts';
import { PROBE_GAMES } from '../games/index.ts';
import { compareChoices } from './run.ts';

/**
 * `npm run choices [-- LEAST ALL SEED]`: in each profile `LEAST` views are compared with those of deals in which somebody has
 * chosen something else, and goes on until there are `ALL` in all.
 */
const [least = '500', all = '20000', seed = '1'] = process.argv.slice(2);
const profiles = [...Object.values(GAMES), ...PROBE_GAMES].flatMap((game) =>
  game.profiles.map(({ id }) => [game, id] as const),
);

let [total, told] = [0, 0];
const without: string[] = [];
for (let round = 0; round === 0 || (total < Number(all) && without.length < profiles.length); round++)
  for (const [game, profile] of profiles) {
    const name = `${game.id} ${profile}`;
    if (without.includes(name)) continue;
    const { compared, possible, impossible, unheard, violations } = compareChoices(
      ...([game, profile, Number(least), `${seed}/${round}`] as const),
    );
    total += compared;
    told += violations.length;
    if (unheard === 0) without.push(name);
    else
      console.log(
        `${name}: ${compared} compared (${possible} possible, ${impossible} not), ${violations.length} violations`,
      );
    for (const { kind, detail } of violations.slice(0, 10)) console.log(`  ${kind}: ${detail}`);
  }
console.log(`without a hidden choice: ${without.join(', ')}`);
console.log(`${total} compared, ${told} violations`);
if (told > 0) process.exitCode = 1;
