import { type Json, keyOf } from '#engine/core/json.ts';
import { ok } from '#engine/core/result.ts';
import { type Language, text } from '#engine/core/text.ts';
import { sheetOf } from '#engine/entry/facts.ts';
import { findGame, GAMES } from '#engine/games/index.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import type { ProfileListing } from '#engine/kernel/family/listing.ts';
import { optionValue, valueText } from '#engine/kernel/family/options.ts';
import { stagesIn } from '#engine/kernel/score.ts';
import { type Command, refuse } from '../command.ts';
import { textFlag } from '../flags.ts';
import { inAll, nameOf, word } from '../say.ts';
import { STAGE_NAMES } from '../texts.ts';

/** `tarock rules`: what can be played, and by which rules. */
export const RULES: Command = {
  id: 'rules',
  usage: 'rules [--family F]',
  says: text(
    'Familien, Profile, Spiele, Zusätze und Einstellungen mit ihren Namen.',
    'Families, profiles, contracts, bonuses and options with their names.',
  ),
  flags: { family: { type: 'string' } },
  args: [],
  run(call) {
    const { language } = call;
    const family = textFlag(call, 'family');
    const found = family === undefined ? undefined : findGame(family);
    if (found && !found.ok) return refuse({ ...found.error, place: '--family' });
    const games = found ? [found.value] : Object.values(GAMES);
    return ok({
      json: { families: games.map(printGame) },
      text: games.flatMap((game) => sayGame(game, language)).join('\n'),
    });
  },
};

const printGame = (game: GameDefinition): Json => {
  const { id, texts, tables, rulesVersion, profiles } = game;
  return {
    id,
    name: texts.name,
    tables,
    rulesVersion,
    notOffered: texts.notOffered,
    profiles: profiles.map((profile) => ({
      id: profile.id,
      name: inAll(texts.profiles[profile.id], profile.id),
      contracts: profile.contracts.map((contract) => ({
        id: contract.id,
        name: inAll(texts.contracts[contract.id], contract.id),
        rank: contract.rank,
        value: contract.value,
        source: contract.source,
        ...(contract.bonus !== undefined && { bonus: contract.bonus }),
      })),
      bonuses: profile.bonuses.map((bonus) => ({
        id: bonus.id,
        name: inAll(texts.bonuses[bonus.id], bonus.id),
        amounts: bonus.amounts,
        source: bonus.source,
      })),
      entry: sheetOf(game, profile.id) as unknown as Json,
      options: profile.options.map(({ id: option, values, fallback, open }) => ({
        id: option,
        name: inAll(texts.options[option]?.name, option),
        sentence: inAll(texts.options[option]?.sentence, option),
        values,
        open,
        names: Object.fromEntries(
          values.map((value) => [keyOf(value), inAll(valueText(texts, option, value), keyOf(value))]),
        ),
        default: fallback,
      })),
    })),
  };
};

const sayGame = (game: GameDefinition, language: Language): readonly string[] => [
  `${game.texts.name[language]} (${game.id})`,
  ...game.profiles.flatMap((profile) => sayProfile(game, profile, language).map((line) => `  ${line}`)),
  ...(game.texts.notOffered.length > 0 ? [`  ${word('notOffered', language)}:`] : []),
  ...game.texts.notOffered.map((name) => `    ${name[language]}`),
];

function sayProfile({ texts }: GameDefinition, profile: ProfileListing, language: Language): readonly string[] {
  const stages = stagesIn(profile.bonuses);
  return [
    `${nameOf(texts.profiles, profile.id, language)} (${profile.id})`,
    `  ${word('contracts', language)}:`,
    ...profile.contracts.map(
      (one) => `    ${one.rank}  ${nameOf(texts.contracts, one.id, language)} (${one.id}): ${one.value}`,
    ),
    `  ${word('bonuses', language)}${stages.length > 1 ? ` (${stages.map((stage) => STAGE_NAMES[stage][language]).join(' / ')})` : ''}:`,
    ...profile.bonuses.map(
      ({ id, amounts }) =>
        `    ${nameOf(texts.bonuses, id, language)} (${id}): ${stages.map((stage) => amounts[stage] ?? '–').join(' / ')}`,
    ),
    `  ${word('options', language)}:`,
    ...profile.options.map(({ id, values, fallback }) => {
      const name = texts.options[id]?.name[language] ?? id;
      const value = (given: Json): string => optionValue(texts, id, given, language);
      return `    ${name} (${id}): ${values.map(value).join(', ')}; ${word('standard', language)}: ${value(fallback)}`;
    }),
  ];
}
