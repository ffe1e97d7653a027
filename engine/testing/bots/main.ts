import { GAMES } from '#engine/games/index.ts';
import { PROBE_GAMES } from '../games/index.ts';
import { OPPONENTS, strengthIn } from './strength.ts';

/**
 * `npm run strength -- FAMILY=DEALS FAMILY/CONTRACT=DEALS…`: how far the general player leads in the first profile of each family that is named,
 * or in one contract of it that forehand always plays, as one line of JSON for each opponent. The lines of docs/bots.md are in `strength.jsonl`.
 */
for (const asked of process.argv.slice(2)) {
  const [named = '', deals] = asked.split('=');
  const [family, contract] = named.split(':');
  const game = [...Object.values(GAMES), ...PROBE_GAMES].find(({ id }) => id === family);
  const profile = game?.profiles[0]?.id;
  if (!game || profile === undefined) throw new Error(`no game ${String(family)}`);
  for (const against of OPPONENTS)
    console.log(
      JSON.stringify(strengthIn({ game, profile, contract, against, deals: Number(deals), seed: 'general-bar' })),
    );
}
