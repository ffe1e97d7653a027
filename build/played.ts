import { withPart } from '#engine/cli/written-part.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import type { ProfileListing } from '#engine/kernel/family/listing.ts';
import { tableOf } from '#engine/testing/any-table.ts';

/** The README with the families and their profiles as they are. */
export const withGames = (readme: string, games: readonly GameDefinition[]): string =>
  withPart(readme, 'games', games.flatMap(linesOf).join('\n'));

function linesOf(game: GameDefinition): readonly string[] {
  const { id, texts, tables, profiles } = game;
  return [
    `- **[${texts.name.en}](engine/games/${id}/OVERVIEW.md)** (\`${id}\`), tables of ${tables.join(' or ')}`,
    ...profiles.map((profile) => `  - \`${profile.id}\`: ${nameOf(game, profile)}; ${contentsOf(game, profile)}`),
  ];
}

const nameOf = ({ texts }: GameDefinition, { id }: ProfileListing): string => texts.profiles[id]?.en ?? id;

function contentsOf(game: GameDefinition, { id, contracts, bonuses, options }: ProfileListing): string {
  const table = tableOf(game, id);
  const counts = [
    counted(game.rules(table).pack.cards.length, 'card'),
    counted(contracts.length, 'contract'),
    counted(bonuses.length, 'bonus', 'bonuses'),
    counted(options.length, 'option'),
  ];
  return counts.filter((count) => !count.startsWith('0 ')).join(', ');
}

const counted = (n: number, one: string, several = `${one}s`): string => `${n} ${n === 1 ? one : several}`;
