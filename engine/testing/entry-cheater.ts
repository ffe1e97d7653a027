import type { Card } from '../core/card.ts';
import type { Json } from '../core/json.ts';
import { below, pick, type Rng } from '../core/rng.ts';
import { showRational, sum } from '../core/rational.ts';
import type { GameDefinition, Rules } from '../kernel/types.ts';
import type { Situation } from '../kernel/score.ts';
import { paymentsOf } from '../settlement/payments.ts';
import { Spoiler } from './spoiler.ts';
import type { Report } from './violation.ts';
import { hasSentence } from './sentences.ts';
import type { Refusal } from '../core/refusal.ts';

type Fields = Readonly<Record<string, Json>>;

/** How many earlier entries lend their fields. */
const MEMORY = 60;

/** Falsifies entries: they must be refused with a place and a sentence, or settle with a sum of zero. */
export class EntryCheater {
  readonly refusals = new Map<string, number>();
  readonly #game: GameDefinition;
  readonly #deck: readonly Card[];
  readonly #ids: readonly string[];
  #seen: readonly Fields[] = [];
  /** Bonuses ever recorded without an announcement. */
  readonly #silent = new Set<string>();

  constructor(game: GameDefinition, deck: readonly Card[]) {
    this.#game = game;
    this.#deck = deck;
    this.#ids = [...Object.keys(game.texts.contracts), ...Object.keys(game.texts.bonuses)];
  }

  /** Tries an entry several times, each time with different faults. */
  cheat(rules: Rules, entry: Json, table: number, now: Situation, times: number, rng: Rng, report: Report): void {
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return;
    this.#seen = [...this.#seen, entry as Fields].slice(-MEMORY);
    for (const { id } of list((entry as Fields)['silent'])) if (typeof id === 'string') this.#silent.add(id);
    for (let i = 0; i < times; i++) {
      const wrong = this.#faulty(entry as Fields, rng);
      const dealer = below(table, rng);
      try {
        const checked = rules.check(wrong, table, dealer);
        if (checked.ok) this.#isZero(table, wrong, rules.settle(checked.value, now), report);
        else for (const refusal of checked.error) this.#refused(refusal, wrong, report);
      } catch (error) {
        report('thrown', `${JSON.stringify(wrong)}: ${String(error)}`);
      }
    }
  }

  #faulty(entry: Fields, rng: Rng): Json {
    const other = pick(this.#seen, rng);
    let wrong: Fields = entry;
    if (rng() < 0.4) {
      const field = pick(Object.keys(other), rng);
      wrong = { ...entry, [field]: other[field] ?? null };
    }
    if (rng() < 0.3) wrong = withBonuses(wrong, other, rng);
    if (entry['games'] && rng() < 0.5) wrong = withGames(entry, other, rng);
    if (entry['thirds'] instanceof Array && rng() < 0.2) wrong = withoutCount(wrong, rng);
    if (entry['thirds'] instanceof Array && rng() < 0.2) return withThirdsMoved(entry, rng);
    if (rng() < 0.1 && this.#silent.size > 0) return { ...entry, silent: [0, 1].map(() => this.#bonus(rng)) };
    if (rng() < 0.2) wrong = asRenonce(wrong, rng);
    if (rng() < 0.2) return wrong;
    const spoiler = new Spoiler(rng, this.#deck, this.#ids, []);
    let spoilt: Json = wrong;
    for (let faults = below(3, rng); faults >= 0; faults--) spoilt = spoiler.spoilt(spoilt);
    return spoilt;
  }

  #bonus(rng: Rng): Fields {
    return { id: pick([...this.#silent], rng), by: below(4, rng), made: true };
  }

  #isZero(table: number, entry: Json, items: ReturnType<Rules['settle']>, report: Report): void {
    for (const account of ['score', 'money'] as const) {
      const total = sum(paymentsOf(items, table, account));
      if (total.n !== 0) report('entry-not-zero', `${account} ${showRational(total)}: ${JSON.stringify(entry)}`);
    }
  }

  #refused(refusal: Refusal, entry: Json, report: Report): void {
    const { code, at } = refusal;
    const times = this.refusals.get(code) ?? 0;
    this.refusals.set(code, times + 1);
    if (times === 0 && !hasSentence(refusal, this.#game)) report('refusal-without-text', code);
    if (at === undefined) report('refusal-without-place', `${code}: ${JSON.stringify(entry)}`);
  }
}

const list = (value: Json | undefined): readonly Fields[] => (Array.isArray(value) ? (value as readonly Fields[]) : []);

/** With the bonuses of another deal, announced or silent as they were there. */
function withBonuses(entry: Fields, other: Fields, rng: Rng): Fields {
  const [to, from] = [pick(['announced', 'silent'], rng), pick(['announced', 'silent'], rng)];
  const borrowed = list(other[from]).map(({ id, by, made }) => ({ id, by, made }) as Fields);
  return { ...entry, [to]: [...list(entry[to]), ...borrowed] };
}

/** With games of another deal beside it, up to four, each by a different declarer, and kontra by anybody. */
function withGames(entry: Fields, other: Fields, rng: Rng): Fields {
  const games = [...list(entry['games']), ...list(entry['games']), ...list(other['games']), ...list(entry['games'])];
  const tricks = () => (rng() < 0.5 ? {} : { tricks: below(7, rng) });
  const kontra = () => (rng() < 0.6 ? {} : { kontra: { [below(4, rng)]: 2 } });
  return {
    ...entry,
    games: games.slice(0, 4).map((game, seat) => ({
      ...game,
      declarer: seat,
      ...tricks(),
      ...kontra(),
      ...(rng() < 0.05 && { contract: 'dreier' }),
    })),
  };
}

/** With one seat's points left out. */
const withoutCount = (entry: Fields, rng: Rng): Fields => {
  const thirds = entry['thirds'] as readonly Json[];
  return Array.isArray(thirds) ? { ...entry, thirds: thirds.with(below(thirds.length, rng), null) } : entry;
};

/** With a few thirds moved to another seat. */
function withThirdsMoved(entry: Fields, rng: Rng): Fields {
  const thirds = [...(entry['thirds'] as readonly Json[])];
  const [from, to, moved] = [below(thirds.length, rng), below(thirds.length, rng), 1 + below(12, rng)];
  const [less, more] = [thirds[from], thirds[to]];
  if (typeof less !== 'number' || typeof more !== 'number' || from === to || less < moved) return entry;
  thirds[from] = less - moved;
  thirds[to] = more + moved;
  return { ...entry, thirds };
}

/** The same deal, ended by somebody's Renonce. */
function asRenonce(
  { games, won: _won, thirds, silent: _silent, conceded: _conceded, announced, ...bid }: Fields,
  rng: Rng,
): Fields {
  const said = list(announced).map(({ made: _, ...rest }) => rest);
  const played = games
    ? {
        games: list(games).map(({ tricks: _, ...game }) => game),
        ...(rng() < 0.3 && { pairs: pairsOf(list(games), rng) }),
      }
    : { ...bid, ...(announced !== undefined && thirds !== null && { announced: said }) };
  const claims = rng() < 0.5 ? { extraClaims: [claim(rng)] } : {};
  return {
    contract: 'renonce',
    ...(rng() < 0.3 && { withoutBird: true }),
    offenders: rng() < 0.05 ? [0, 1, 2, 3] : [below(4, rng), ...(rng() < 0.3 ? [below(4, rng)] : [])],
    played,
    ...claims,
  };
}

const claim = (rng: Rng): Fields => ({
  by: below(4, rng),
  points: pick(['1', '3/2', '0'], rng),
  ...(rng() < 0.3 && { from: below(4, rng) }),
});

/** Pairs that a Renonce in games side by side might concern, some of them named twice. */
function pairsOf(games: readonly Fields[], rng: Rng): readonly Fields[] {
  const pair: Fields = { declarer: games[0]?.['declarer'] ?? 0, opponent: below(4, rng) };
  return rng() < 0.4 ? [pair, pair] : [pair];
}
