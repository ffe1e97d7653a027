import { showRational } from '../../../engine/core/rational.ts';
import type { Seat } from '../../../engine/core/seat.ts';
import { remarksOf } from '../../../engine/kernel/common-entries.ts';
import type { Row } from '../../../engine/kernel/score.ts';
import type { EntryForm as Form } from '../../../engine/kernel/types.ts';
import type { Command } from '../../../electron/protocol/commands/command.ts';
import type { Words } from '../i18n/words.ts';
import { fitsForm } from './form-fits.ts';
import { PACK_THIRDS, readThirds, writeThirds } from './points.ts';
import { readPoints } from './total/points-text.ts';

/** The factors for kontra and rekontra. */
const KONTRA = [1, 2, 4, 8] as const;
export type Kontra = (typeof KONTRA)[number];

/** The deal was not counted. */
export const ANNULLED = 'annulled';
/** The called king was in the talon. */
export const TALON = 'talon';
/** The declarer called a king of their own. */
export const OWN = 'own';

const RENONCE = 'renonce';

/** An entry as the protocol carries it. */
type Entry = Extract<Command, { type: 'enter-deal' }>['entry'];
type Fields = Readonly<Record<string, Entry>>;

/** A Renonce as it was entered (docs/formats.md). */
interface RenonceEntry {
  readonly offenders: readonly Seat[];
  readonly played: {
    readonly contract?: string;
    readonly declarer?: Seat;
    readonly partner?: Seat | null;
    readonly bird?: string;
    readonly announced?: readonly { readonly id: string; readonly by: Seat; readonly kontra?: Kontra }[];
    readonly gameKontra?: Kontra;
    readonly games?: readonly {
      readonly declarer: Seat;
      readonly contract: string;
      readonly kontra?: Record<string, Kontra>;
    }[];
  };
  readonly withoutBird?: boolean;
  readonly extraClaims?: readonly { readonly by: Seat; readonly points: string; readonly reason?: string }[];
  readonly fensterbankl?: boolean;
}

interface BonusLine {
  readonly key: number;
  id: string;
  announced: boolean;
  by: Seat | null;
  made: boolean;
  kontra: Kontra;
  /** The bid announced it: it can be neither removed nor silent. */
  readonly fromBid: boolean;
}

interface GameLine {
  readonly key: number;
  contract: string;
  declarer: Seat | null;
  tricks: string;
  kontra: Record<string, Kontra>;
}

interface ClaimLine {
  readonly key: number;
  by: Seat | null;
  points: string;
  reason: string;
}

const NO_FORM: Form = { parties: 'alone', counts: 'points', bonuses: [], birds: [], beside: [] };

/** The contents of the score form, and the entry (docs/formats.md) made from them. The form asks; the rules judge. */
export class EntryForm {
  /** Who dealt, if stated; `null`: the dealer in turn. */
  dealer = $state<Seat | null>(null);
  contract = $state<string | null>(null);
  declarer = $state<Seat | null>(null);
  partner = $state<Seat | typeof TALON | typeof OWN | null>(null);
  /** The bird that the bid announced, if there are several possible ones. */
  bird = $state<string | null>(null);
  fensterbankl = $state(false);
  /** Somebody revoked, so the deal has no result; `offenders` says who. */
  renonce = $state(false);
  offenders = $state<Seat[]>([]);
  withoutBird = $state(false);
  claims = $state<ClaimLine[]>([]);
  conceded = $state(false);
  result = $state<'won' | 'lost' | 'points' | null>(null);
  points = $state('');
  gameKontra = $state<Kontra>(1);
  bonuses = $state<BonusLine[]>([]);
  games = $state<GameLine[]>([]);
  thirds = $state<string[]>([]);

  readonly #words: () => Words;
  /** Why a deal was decided as it was, and by whom; kept as entered. */
  readonly #remarks: Fields;
  #keys = 0;

  constructor(words: () => Words, seats: number, row?: Row, entry?: unknown) {
    this.#words = words;
    this.thirds = Array.from({ length: seats }, () => '');
    this.#remarks = row ? { ...remarksOf(row) } : {};
    if (!row || !fitsForm(row, entry)) return;
    if (row.outcome === RENONCE) this.#loadRenonce(entry as RenonceEntry);
    else this.#load(row);
  }

  /** The deal in a command: the entry, and the dealer if stated. */
  get paper(): { readonly entry: Entry; readonly dealer?: Seat } {
    return { entry: this.entry, ...(this.dealer !== null && { dealer: this.dealer }) };
  }

  /** The factors allowed at this table. */
  factors: readonly Kontra[] = $derived.by(() =>
    KONTRA.slice(0, 1 + Number(this.#words().option('kontra-levels') ?? 2)),
  );
  form: Form = $derived.by(() => this.#formOf(this.contract));
  /** The sum of the valid thirds so far. */
  sum = $derived(this.thirds.reduce((sum, text) => sum + (readThirds(text) ?? 0), 0));
  missing: readonly string[] = $derived.by(() => this.#missing());
  entry: Entry = $derived.by(() => this.#entry());

  /** Changes the contract: fields that do not belong to it are cleared, those that fit both stay. */
  choose(contract: string): void {
    this.contract = contract;
    const { parties, counts, bonuses, birds } = this.#formOf(contract);
    if (parties !== 'calls-partner') {
      this.partner = null;
      this.conceded = false;
    }
    this.bonuses = this.bonuses.filter(({ id, fromBid }) => !fromBid && bonuses.includes(id));
    const [bird, ...others] = birds;
    this.bird = null;
    this.withoutBird = false;
    if (bird !== undefined && others.length === 0) this.chooseBird(bird);
    const [first] = this.games;
    this.games = counts === 'tricks' ? [first ? { ...first, contract } : this.#game(contract)] : [];
  }

  chooseDeclarer(seat: Seat): void {
    this.declarer = seat;
    for (const bonus of this.bonuses) if (bonus.fromBid) bonus.by = seat;
  }

  /** Which bird the bid announced. */
  chooseBird(id: string): void {
    this.bird = id;
    this.bonuses = this.bonuses.filter(({ fromBid }) => !fromBid);
    this.#add({ id, announced: true, by: this.declarer, fromBid: true });
  }

  addClaim(): void {
    this.claims.push({ key: this.#keys++, by: null, points: '', reason: '' });
  }

  removeClaim(key: number): void {
    this.claims = this.claims.filter((claim) => claim.key !== key);
  }

  addBonus(id: string): void {
    this.#add({ id, announced: false, by: null, fromBid: false });
  }

  removeBonus(key: number): void {
    this.bonuses = this.bonuses.filter((bonus) => bonus.key !== key);
  }

  addGame(): void {
    const [first] = this.games;
    if (first) this.games.push(this.#game(this.#formOf(first.contract).beside[0] ?? first.contract));
  }

  removeGame(key: number): void {
    this.games = this.games.filter((game) => game.key !== key);
  }

  #formOf(contract: string | null): Form {
    return (contract === null ? undefined : this.#words().listed(contract)?.form) ?? NO_FORM;
  }

  #add(bonus: Pick<BonusLine, 'id' | 'announced' | 'by' | 'fromBid'>): void {
    this.bonuses.push({ ...bonus, key: this.#keys++, made: true, kontra: 1 });
  }

  #game(contract: string): GameLine {
    return { key: this.#keys++, contract, declarer: null, tricks: '', kontra: {} };
  }

  #missing(): readonly string[] {
    const { t } = this.#words();
    if (this.contract === null) return [t.entry.contract];
    if (this.contract === ANNULLED) return [];
    const { parties, counts, birds } = this.form;
    const lacks = (missing: boolean, name: string): readonly string[] => (missing ? [name] : []);
    const offenders = lacks(this.renonce && this.offenders.length === 0, t.entry.offenders);
    if (this.renonce && counts === 'least-points') return offenders;
    if (counts === 'least-points')
      return lacks(
        this.thirds.some((text) => readThirds(text) === undefined),
        t.entry.thirds,
      );
    if (counts === 'tricks')
      return [
        ...lacks(
          this.games.some(({ declarer }) => declarer === null),
          t.entry.declarer,
        ),
        ...offenders,
        ...lacks(!this.renonce && this.games.some(({ tricks }) => !isTricks(tricks)), t.entry.tricks),
      ];
    const done = this.renonce || this.conceded || this.result === 'won' || this.result === 'lost';
    return [
      ...offenders,
      ...lacks(this.declarer === null, t.entry.declarer),
      ...lacks(parties === 'calls-partner' && this.partner === null && !this.withoutBird, t.entry.partner),
      ...lacks(birds.length > 1 && this.bird === null, t.entry.bird),
      ...lacks(!done && (this.result === null || readThirds(this.points) === undefined), t.entry.result),
      ...this.bonuses.flatMap(({ id, by, fromBid }) =>
        lacks(by === null && !fromBid, `${this.#words().bonus(id)} (${t.entry.by})`),
      ),
    ];
  }

  #entry(): Entry {
    const { contract } = this;
    if (contract === null) return { contract: '' };
    if (contract === ANNULLED) return { contract, ...this.#remarks };
    const flag = this.fensterbankl ? { fensterbankl: true } : {};
    if (this.renonce) return { ...this.#renonceEntry(contract), ...flag, ...this.#remarks };
    const { counts } = this.form;
    if (counts === 'least-points')
      return {
        contract,
        thirds: this.thirds.map((text) => (text.trim() === '' ? null : (readThirds(text) ?? 0))),
        ...flag,
      };
    if (counts === 'tricks') return { games: this.games.map(gameEntry), ...flag };
    return { ...this.#positive(contract), ...flag };
  }

  /** Who revoked, and the game at that point. */
  #renonceEntry(contract: string): Fields {
    const claims = this.claims.map(({ by, points, reason }) => ({
      by: by ?? 0,
      points: asAmount(points),
      ...(reason.trim() !== '' && { reason: reason.trim() }),
    }));
    return {
      contract: RENONCE,
      offenders: [...this.offenders],
      played: this.#stoodSo(contract),
      ...(this.withoutBird && { withoutBird: true }),
      ...(claims.length > 0 && { extraClaims: claims }),
    };
  }

  #stoodSo(contract: string): Fields {
    const { counts } = this.form;
    if (counts === 'least-points') return { contract };
    if (counts === 'tricks') return { games: this.games.map((game) => withoutTricks(gameEntry(game))) };
    const { head, announced, gameKontra } = this.#parts(contract);
    const said = announced.map(({ made: _, ...bonus }) => bonus);
    return { ...head, ...(said.length > 0 && { announced: said }), ...gameKontra };
  }

  #parts(contract: string) {
    const partner = this.partner === TALON ? null : this.partner === OWN ? this.declarer : this.partner;
    const asked = this.form.parties === 'calls-partner' && !(this.renonce && this.withoutBird);
    return {
      head: {
        contract,
        declarer: this.declarer ?? 0,
        ...(asked && { partner }),
        ...(this.bird !== null && { bird: this.bird }),
      },
      announced: this.bonuses
        .filter((bonus) => bonus.announced)
        .map(({ id, by, made, kontra }) => ({ id, by: by ?? 0, made, ...(kontra > 1 && { kontra }) })),
      silent: this.bonuses.filter((bonus) => !bonus.announced).map(({ id, by, made }) => ({ id, by: by ?? 0, made })),
      gameKontra: this.gameKontra > 1 ? { gameKontra: this.gameKontra } : {},
    };
  }

  #positive(contract: string): Fields {
    const { head, announced, silent, gameKontra } = this.#parts(contract);
    if (this.conceded && this.partner === TALON) return { ...head, conceded: true };
    return {
      ...head,
      ...(this.result === 'points' ? { thirds: readThirds(this.points) ?? 0 } : { won: this.result === 'won' }),
      ...(announced.length > 0 && { announced }),
      ...(silent.length > 0 && { silent }),
      ...gameKontra,
    };
  }

  /** Fills the form from a Renonce as it was entered. */
  #loadRenonce({ offenders, played, withoutBird = false, extraClaims = [], fensterbankl = false }: RenonceEntry): void {
    const {
      contract = played.games?.[0]?.contract ?? '',
      declarer,
      partner,
      bird,
      announced = [],
      gameKontra = 1,
    } = played;
    this.choose(contract);
    this.renonce = true;
    this.offenders = [...offenders];
    this.withoutBird = withoutBird;
    this.fensterbankl = fensterbankl;
    this.claims = extraClaims.map((claim) => ({ reason: '', ...claim, key: this.#keys++ }));
    this.declarer = declarer ?? null;
    this.partner = partner === null ? TALON : partner === undefined ? null : partner === declarer ? OWN : partner;
    this.gameKontra = gameKontra;
    const promised = bird ?? this.form.birds[0];
    if (promised !== undefined) this.chooseBird(promised);
    for (const { id, by, kontra = 1 } of announced) {
      const line = this.bonuses.find((bonus) => bonus.fromBid && bonus.id === id);
      if (line) line.kontra = kontra;
      else this.bonuses.push({ key: this.#keys++, id, announced: true, by, made: true, kontra, fromBid: false });
    }
    if (played.games)
      this.games = played.games.map((game) => ({
        ...this.#game(game.contract),
        declarer: game.declarer,
        kontra: game.kontra ?? {},
      }));
  }

  /** Fills the form from a deal that was closed before. */
  #load(row: Row): void {
    if (row.outcome === ANNULLED) {
      this.contract = ANNULLED;
      return;
    }
    const [game] = row.games;
    if (!game) return;
    this.contract = game.contract;
    const { counts, parties } = this.form;
    this.fensterbankl = row.notes['fensterbankl'] === true;
    if (counts === 'least-points') this.thirds = this.thirds.map((_, seat) => writeThirds(row.measures?.[seat] ?? 0));
    else if (counts === 'tricks') this.games = row.games.map((one) => this.#loadGame(row, one));
    else {
      this.declarer = game.declarer;
      this.conceded = row.outcome === 'conceded';
      if (parties === 'calls-partner') this.partner = game.partner ?? (game.with['own'] === true ? OWN : TALON);
      this.bird = row.items.find(({ about, stage }) => stage === 'bid' && about !== 'game')?.about ?? null;
      this.result = game.measure !== undefined ? 'points' : game.result === 'made' ? 'won' : 'lost';
      this.points = game.measure === undefined ? '' : writeThirds(game.measure);
      this.gameKontra = kontraOf(row.items.find(({ about }) => about === 'game'));
      this.bonuses = row.items
        .filter(({ about }) => about !== 'game')
        .map((item) => ({
          key: this.#keys++,
          id: item.about,
          announced: item.stage !== 'silent',
          by: item.by,
          made: item.result === 'made',
          kontra: kontraOf(item),
          fromBid: item.stage === 'bid',
        }));
    }
  }

  #loadGame(row: Row, { contract, declarer, measure }: Row['games'][number]): GameLine {
    const pairs = row.items.filter(({ by, doublings }) => by === declarer && doublings.length > 0);
    return {
      ...this.#game(contract),
      declarer,
      tricks: measure === undefined ? '' : String(measure),
      kontra: Object.fromEntries(pairs.flatMap((item) => item.against.map((seat) => [seat, kontraOf(item)]))),
    };
  }

  /** How many of the pack's 70 points are still missing; negative if there are too many. */
  get rest(): number {
    return PACK_THIRDS - this.sum;
  }
}

/** Whether a text is a number of tricks. */
export const isTricks = (text: string): boolean => /^\d{1,2}$/.test(text.trim()) && Number(text) <= 12;

const withoutTricks = ({ tricks: _, ...game }: Fields): Fields => game;

function gameEntry({ contract, declarer, tricks, kontra }: GameLine): Fields {
  const doubled = Object.entries(kontra).filter(([seat, factor]) => factor > 1 && Number(seat) !== declarer);
  return {
    contract,
    declarer: declarer ?? 0,
    tricks: Number(tricks),
    ...(doubled.length > 0 && { kontra: Object.fromEntries(doubled) }),
  };
}

/** An amount in the protocol's form; invalid text is left for the rules to refuse. */
function asAmount(text: string): string {
  const value = readPoints(text);
  return value ? showRational(value) : text.trim();
}

const kontraOf = (item: Row['items'][number] | undefined): Kontra => KONTRA[item?.doublings.length ?? 0] ?? 1;
