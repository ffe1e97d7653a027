import type { Refusal } from '../../../engine/core/refusal.ts';
import type { Json } from '../../../engine/core/json.ts';
import { fill, type Language, type Text } from '../../../engine/core/text.ts';
import { findGame } from '../../../engine/games/index.ts';
import { KERNEL_REFUSALS } from '../../../engine/kernel/texts.ts';
import type { FamilyTexts, ListedContract, ProfileListing, TableRules } from '../../../engine/kernel/types.ts';
import { SEATING_TEXTS } from '../../../engine/tournament/seating/texts.ts';
import { TOURNAMENT_TEXTS } from '../../../engine/tournament/texts.ts';
import { cardName } from '../cards/face.ts';
import { CATALOGUES, type Catalogue } from './index.ts';

/** A line of a list: where the same name stood first, and who stands there. */
const LINE = /^line (?<line>\d+)(?:\/(?<first>\d+))?(?:: (?<name>.*))?$/u;

/** What the rules call things, in one language; ids stand for themselves where a family has no word. */
export class Words {
  readonly language: Language;
  readonly t: Catalogue;
  readonly profile: ProfileListing | undefined;
  readonly #texts: FamilyTexts | undefined;

  constructor(language: Language, rules?: TableRules) {
    this.language = language;
    this.t = CATALOGUES[language];
    const game = rules && findGame(rules.family);
    if (!game?.ok) return;
    this.#texts = game.value.texts;
    const table = rules && game.value.tableRules(rules.profile, rules.options);
    this.profile = table?.ok ? game.value.listing(table.value) : undefined;
  }

  contract(id: string): string {
    return this.#of(this.#texts?.contracts, id);
  }

  bonus(id: string): string {
    return this.#of(this.#texts?.bonuses, id);
  }

  phase(id: string): string {
    return this.#of(this.#texts?.phases, id);
  }

  /** A line item or a factor: a bonus, a contract, or what the family calls it. */
  item(code: string): string {
    const texts = this.#texts;
    const known = [texts?.items, texts?.bonuses, texts?.contracts].find((all) => all && Object.hasOwn(all, code));
    return this.#of(known, code);
  }

  /** What a contract counts: `1 + Pagat` where the bid announces a bird. */
  value(contract: string): string | undefined {
    const listed = this.listed(contract);
    if (!listed) return undefined;
    const { bird } = listed.form;
    if (bird === undefined) return listed.value;
    return `${listed.value} + ${bird === 'any' ? this.t.table.bird : this.bonus(bird)}`;
  }

  /** The value of an option at this table. */
  option(id: string): Json | undefined {
    return this.profile?.options.find((option) => option.id === id)?.fallback;
  }

  listed(contract: string): ListedContract | undefined {
    return this.profile?.contracts.find(({ id }) => id === contract);
  }

  card(id: string): string {
    return cardName(id, this.t);
  }

  /** Why something was refused, as a sentence; `placed`: its place stands before it already. */
  refusal({ code, at }: Refusal, placed?: 'placed'): string {
    const tables = [this.#texts?.refusals, TOURNAMENT_TEXTS, SEATING_TEXTS, KERNEL_REFUSALS] as readonly (
      Readonly<Record<string, Text>> | undefined
    )[];
    const known = tables.find((table) => table && Object.hasOwn(table, code))?.[code];
    if (!known) return this.t.refusals.unknown(code);
    const sentence = known[this.language];
    if (at === undefined) return fill(sentence, {});
    const first = LINE.exec(at)?.groups?.['first'] ?? '';
    return fill(placed ? sentence.replace(' ({at})', '') : sentence, { at: this.place(at), first });
  }

  /** A refusal's place in words: a line, a card, a field. */
  place(at: string): string {
    const { line, name } = LINE.exec(at)?.groups ?? {};
    if (line !== undefined) return [this.t.places.line(line), ...(name === undefined ? [] : [name])].join(', ');
    const table = /^round (\d+), table (\d+)$/.exec(at);
    if (table) return `${this.t.tables.round(Number(table[1]))}, ${this.t.tables.table(Number(table[2]))}`;
    const seat = /^players\.(\d+)$/.exec(at)?.[1];
    if (seat !== undefined) return this.t.newTable.seat(Number(seat) + 1);
    const held = /^(.+): table (\d+)$/.exec(at);
    if (held) return `${held[1] ?? ''}: ${this.t.tables.table(Number(held[2]))}`;
    const unchecked = /^(round \d+, table \d+): (.+)$/.exec(at);
    if (unchecked) return `${this.place(unchecked[1] ?? '')}: ${this.#results(unchecked[2] ?? '')}`;
    const field = this.#field(at);
    if (field !== undefined) return field;
    const named = [this.#texts?.contracts, this.#texts?.bonuses].find((all) => all && Object.hasOwn(all, at));
    return named ? this.#of(named, at) : this.card(at);
  }

  /** Results of a table, as a refusal lists them: numbers of deals, and the total. */
  #results(list: string): string {
    return list
      .split(', ')
      .map((one) => (one === 'total' ? this.t.rounds.total : this.t.tables.deal(Number(one))))
      .join(', ');
  }

  #field(path: string): string | undefined {
    const parts = path.split('.').filter((part) => part !== 'deal' && part !== 'entry');
    const fields = parts.flatMap((part, i) => {
      const field = this.t.places.fields[part];
      const number = Number(parts[i + 1]);
      return field === undefined
        ? []
        : [Number.isInteger(number) && parts[i + 1] !== '' ? this.t.places.numbered(field, number + 1) : field];
    });
    return fields.length > 0 ? fields.join(', ') : undefined;
  }

  #of(texts: Readonly<Record<string, Text>> | undefined, id: string): string {
    return texts && Object.hasOwn(texts, id) ? (texts[id]?.[this.language] ?? id) : id;
  }
}
