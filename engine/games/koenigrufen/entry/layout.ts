import type { Json } from '#engine/core/json.ts';
import type { Answers, EntryLayout } from '#engine/kernel/entry/entry-sheet.ts';
import type { Ruleset } from '../ruleset.ts';
import { KING_IN_TALON, NO_GAME, OWN_KING } from './fields.ts';
import { promisedBird } from './positive/bird.ts';

type Fields = Readonly<Record<string, Json>>;

/**
 * How the answers of a scorer lie in an entry (docs/formats.md): bonuses in two lists by how they arose, `won` or
 * `thirds`, a Renonce around the game as it stood.
 */
export const layoutOf = (ruleset: Ruleset): EntryLayout => ({
  write,
  read: (entry) => withBird(ruleset, read(entry)),
  placeOf,
});

const RENONCE = 'renonce';
/** What is written as it was answered, whatever was played. */
const PLAIN = ['fensterbankl', 'reason', 'referee'] as const;
/** Around the game of a Renonce. */
const AROUND = ['offenders', 'withoutBird', 'stands', 'extraClaims', ...PLAIN] as const;

const fieldsOf = (value: Json | undefined): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
const listOf = (value: Json | undefined): readonly Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : []);

/** Those fields that say something. */
const some = (from: Fields, ids: readonly string[]): Fields =>
  Object.fromEntries(ids.flatMap((id) => (says(from[id]) ? [[id, from[id] ?? null]] : [])));
const says = (value: Json | undefined): boolean =>
  value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0);

function write(answers: Answers): Json {
  const { contract = '' } = answers;
  if (contract === NO_GAME)
    return {
      contract: RENONCE,
      ...some(answers, AROUND),
      played: { contract: null, ...some(answers, ['points']) },
    };
  if (answers['renonce'] !== true) return { ...gameOf(answers), ...some(answers, ['name', 'payments', ...PLAIN]) };
  return { contract: RENONCE, ...some(answers, AROUND), played: gameOf(answers) };
}

/** The game with its result; in a Renonce that came before, without. */
function gameOf(answers: Answers): Fields {
  const { contract = '', games, counts } = answers;
  const isOpen = answers['renonce'] === true && answers['stands'] !== true;
  if (games !== undefined) return { games: listOf(games).map(oneGame), ...some(answers, ['pairs']) };
  if (counts !== undefined) return { contract, thirds: counts };
  if (answers['declarer'] === undefined) return { contract };
  const { declarer, partner, bird, result, thirds = 0, bonuses, gameKontra = 1 } = answers;
  const head = {
    contract,
    declarer,
    ...(partner !== undefined && {
      partner: partner === KING_IN_TALON ? null : partner === OWN_KING ? declarer : partner,
    }),
    ...(bird !== undefined && { bird }),
  };
  if (answers['conceded'] === true || answers['gaveUp'] === true) return { ...head, conceded: true };
  const announced = listOf(bonuses)
    .filter(isAnnounced)
    .map(({ id = '', by = 0, made = true, kontra = 1 }) => ({
      id,
      by,
      ...(!isOpen && { made }),
      ...(kontra !== 1 && { kontra }),
    }));
  const silent = listOf(bonuses)
    .filter((bonus) => !isOpen && !isAnnounced(bonus))
    .map(({ id = '', by = 0, made = true }) => ({ id, by, made }));
  return {
    ...head,
    ...(!isOpen && (result === 'points' ? { thirds } : { won: result === 'won' })),
    ...(announced.length > 0 && { announced }),
    ...(silent.length > 0 && { silent }),
    ...(gameKontra !== 1 && { gameKontra }),
  };
}

const isAnnounced = ({ stage }: Fields): boolean => stage === 'announced';

function oneGame({ contract = '', declarer = 0, tricks, kontra }: Fields): Fields {
  const doubled = Object.entries(fieldsOf(kontra)).filter(
    ([seat, factor]) => factor !== 1 && Number(seat) !== declarer,
  );
  return {
    contract,
    declarer,
    ...(tricks !== undefined && { tricks }),
    ...(doubled.length > 0 && { kontra: Object.fromEntries(doubled) }),
  };
}

function read(entry: Json): Answers {
  const fields = fieldsOf(entry);
  const { contract, played } = fields;
  if (contract !== RENONCE) return { ...answersIn(fields, false), ...some(fields, ['name', 'payments', ...PLAIN]) };
  const game = fieldsOf(played);
  if (game['contract'] === null) return { contract: NO_GAME, ...some(game, ['points']), ...some(fields, AROUND) };
  return { ...answersIn(game, fields['stands'] !== true), renonce: true, ...some(fields, AROUND) };
}

/** Where a bid promises any bird, the only one that the declarer announced need not be named. */
function withBird(ruleset: Ruleset, answers: Answers): Answers {
  const { contract, bird, declarer, partner, bonuses } = answers;
  const played = typeof contract === 'string' ? ruleset.find(contract) : undefined;
  if (played?.bird !== 'any' || bird !== undefined || typeof declarer !== 'number') return answers;
  const announced = listOf(bonuses).flatMap(({ id, by, stage }) =>
    stage === 'announced' && typeof id === 'string' && typeof by === 'number' ? [{ id, by }] : [],
  );
  const inHand = typeof partner === 'number' ? partner : null;
  const promised = promisedBird(ruleset, played, { declarer, partner: inHand, announced });
  return promised.ok && promised.value !== undefined ? { ...answers, bird: promised.value } : answers;
}

function answersIn(game: Fields, isOpen: boolean): Answers {
  const { contract, declarer, partner, bird, conceded, won, thirds, announced, silent, gameKontra, pairs } = game;
  const games = listOf(game['games']);
  if (games.length > 0)
    return { contract: games[0]?.['contract'] ?? '', games, ...(pairs !== undefined && { pairs, singlePairs: true }) };
  if (Array.isArray(thirds)) return { contract: contract ?? '', counts: thirds };
  const bonuses = [
    ...listOf(announced).map((bonus) => ({ ...bonus, stage: 'announced' })),
    ...listOf(silent).map((bonus) => ({ ...bonus, stage: 'silent' })),
  ];
  return {
    contract: contract ?? '',
    ...(declarer !== undefined && { declarer }),
    ...(partner !== undefined && {
      partner: partner === null ? KING_IN_TALON : partner === declarer ? OWN_KING : partner,
    }),
    ...(bird !== undefined && { bird }),
    ...(conceded === true && (isOpen ? { gaveUp: true } : { conceded })),
    ...(won !== undefined && { result: won === true ? 'won' : 'lost' }),
    ...(thirds !== undefined && { result: 'points', thirds }),
    ...(gameKontra !== undefined && { gameKontra }),
    ...(bonuses.length > 0 && { bonuses }),
  };
}

function placeOf(path: string, answers: Answers): string {
  const parts = path.split('.').filter((part, i) => i > 0 || part !== 'played');
  const [field = '', nth, ...rest] = parts;
  if (field === 'won') return 'result';
  if (field === 'thirds') return answers['counts'] === undefined ? field : ['counts', ...parts.slice(1)].join('.');
  if (field !== 'announced' && field !== 'silent') return parts.join('.');
  if (nth === undefined) return 'bonuses';
  const rows = [...listOf(answers['bonuses']).entries()].filter(
    ([, row]) => isAnnounced(row) === (field === 'announced'),
  );
  return ['bonuses', String(rows[Number(nth)]?.[0] ?? nth), ...rest].join('.');
}
