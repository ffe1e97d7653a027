import type { Seat } from '../../../engine/core/seat.ts';
import type { Row } from '../../../engine/kernel/score.ts';
import type { EntryForm as Form } from '../../../engine/kernel/types.ts';
import type { Command } from '../../../electron/protocol/messages.ts';
import type { Words } from '../i18n/words.ts';
import { PACK_THIRDS, readThirds, showThirds } from './points.ts';

/** Factors that kontra and rekontra write. */
export const KONTRA = [1, 2, 4] as const;
export type Kontra = (typeof KONTRA)[number];

/** The deal was not counted. */
export const ANNULLED = 'annulled';
/** The called king lay in the talon. */
export const TALON = 'talon';

/** An entry as the protocol carries it. */
type Entry = Extract<Command, { type: 'enter-deal' }>['entry'];

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

const NO_FORM: Form = { parties: 'alone', counts: 'points', bonuses: [], beside: [] };

/** What stands in the score form, and the entry (docs/formats.md) that it makes. It asks; the rules judge. */
export class EntryForm {
  contract = $state<string | null>(null);
  declarer = $state<Seat | null>(null);
  partner = $state<Seat | typeof TALON | null>(null);
  conceded = $state(false);
  result = $state<'won' | 'lost' | 'points' | null>(null);
  points = $state('');
  gameKontra = $state<Kontra>(1);
  bonuses = $state<BonusLine[]>([]);
  games = $state<GameLine[]>([]);
  thirds = $state<string[]>([]);

  readonly #words: () => Words;
  #keys = 0;

  constructor(words: () => Words, seats: number, row?: Row) {
    this.#words = words;
    this.thirds = Array.from({ length: seats }, () => '');
    if (row) this.#load(row);
  }

  form: Form = $derived.by(() => this.#formOf(this.contract));
  /** The sum of the thirds that can be read so far. */
  sum = $derived(this.thirds.reduce((sum, text) => sum + (readThirds(text) ?? 0), 0));
  missing: readonly string[] = $derived.by(() => this.#missing());
  entry: Entry = $derived.by(() => this.#entry());

  /** Another contract: what does not belong to it goes, what fits both stays. */
  choose(contract: string): void {
    this.contract = contract;
    const { parties, counts, bonuses, bird } = this.#formOf(contract);
    if (parties !== 'calls-partner') {
      this.partner = null;
      this.conceded = false;
    }
    this.bonuses = this.bonuses.filter(({ id, fromBid }) => !fromBid && bonuses.includes(id));
    if (bird !== undefined) this.#add({ id: bird, announced: true, by: this.declarer, fromBid: true });
    const [first] = this.games;
    this.games = counts === 'tricks' ? [first ? { ...first, contract } : this.#game(contract)] : [];
  }

  chooseDeclarer(seat: Seat): void {
    this.declarer = seat;
    for (const bonus of this.bonuses) if (bonus.fromBid) bonus.by = seat;
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
    const { parties, counts } = this.form;
    const lacks = (missing: boolean, name: string): readonly string[] => (missing ? [name] : []);
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
        ...lacks(
          this.games.some(({ tricks }) => !isTricks(tricks)),
          t.entry.tricks,
        ),
      ];
    const done = this.conceded || this.result === 'won' || this.result === 'lost';
    return [
      ...lacks(this.declarer === null, t.entry.declarer),
      ...lacks(parties === 'calls-partner' && this.partner === null, t.entry.partner),
      ...lacks(!done && (this.result === null || readThirds(this.points) === undefined), t.entry.result),
      ...this.bonuses.flatMap(({ id, by, fromBid }) =>
        lacks(by === null && !fromBid, `${this.#words().bonus(id)} (${t.entry.by})`),
      ),
    ];
  }

  #entry(): Entry {
    const { contract } = this;
    if (contract === ANNULLED || contract === null) return { contract: contract ?? '' };
    const { counts } = this.form;
    if (counts === 'least-points') return { contract, thirds: this.thirds.map((text) => readThirds(text) ?? 0) };
    if (counts === 'tricks') return { games: this.games.map(gameEntry) };
    return this.#positive(contract);
  }

  #positive(contract: string): Entry {
    const head = {
      contract,
      declarer: this.declarer ?? 0,
      ...(this.form.parties === 'calls-partner' && { partner: this.partner === TALON ? null : this.partner }),
    };
    if (this.conceded && this.partner === TALON) return { ...head, conceded: true };
    const announced = this.bonuses.filter((bonus) => bonus.announced);
    const silent = this.bonuses.filter((bonus) => !bonus.announced);
    return {
      ...head,
      ...(this.result === 'points' ? { thirds: readThirds(this.points) ?? 0 } : { won: this.result === 'won' }),
      ...(announced.length > 0 && {
        announced: announced.map(({ id, by, made, kontra }) => ({
          id,
          by: by ?? 0,
          made,
          ...(kontra > 1 && { kontra }),
        })),
      }),
      ...(silent.length > 0 && { silent: silent.map(({ id, by, made }) => ({ id, by: by ?? 0, made })) }),
      ...(this.gameKontra > 1 && { gameKontra: this.gameKontra }),
    };
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
    const { counts, parties, bird } = this.form;
    if (counts === 'least-points') this.thirds = this.thirds.map((_, seat) => showThirds(row.measures?.[seat] ?? 0));
    else if (counts === 'tricks') this.games = row.games.map((one) => this.#loadGame(row, one));
    else {
      this.declarer = game.declarer;
      this.conceded = row.outcome === 'conceded';
      if (parties === 'calls-partner') this.partner = game.partner ?? TALON;
      this.result = game.measure !== undefined ? 'points' : game.result === 'made' ? 'won' : 'lost';
      this.points = game.measure === undefined ? '' : showThirds(game.measure);
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
          fromBid: item.about === bird && item.stage === 'bid',
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

  /** What is still missing to the 70 points of the pack; below zero if there are too many. */
  get rest(): number {
    return PACK_THIRDS - this.sum;
  }
}

/** Whether a text is a number of tricks. */
export const isTricks = (text: string): boolean => /^\d{1,2}$/.test(text.trim()) && Number(text) <= 12;

function gameEntry({ contract, declarer, tricks, kontra }: GameLine): Entry {
  const doubled = Object.entries(kontra).filter(([seat, factor]) => factor > 1 && Number(seat) !== declarer);
  return {
    contract,
    declarer: declarer ?? 0,
    tricks: Number(tricks),
    ...(doubled.length > 0 && { kontra: Object.fromEntries(doubled) }),
  };
}

const kontraOf = (item: Row['items'][number] | undefined): Kontra => KONTRA[item?.doublings.length ?? 0] ?? 1;
