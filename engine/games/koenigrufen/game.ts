import type { Json, Notes } from '../../core/json.ts';
import { DECK, handOf, type Zone } from '../../core/card.ts';
import type { Refusal } from '../../core/refusal.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import type { Audience, Seat } from '../../core/seat.ts';
import { PACK_54 } from '../../decks/deck-54.ts';
import type { EntrySheet } from '../../kernel/entry-sheet.ts';
import type { Event, GameDefinition, OptionSpec, Rules, TableRules } from '../../kernel/types.ts';
import { check } from './entry/check.ts';
import { sheetOf } from './entry/fields.ts';
import { layoutOf } from './entry/layout.ts';
import { noteOf } from './entry/note.ts';
import { ENTRY } from './entry/schema.ts';
import { optionsOf, profileNamed, rulesetOf, type Ruleset } from './ruleset.ts';
import { faceOf } from './knowledge.ts';
import { DEFAULTS, listingOf } from './listing.ts';
import { contradictions, OPTIONS, RETIRED_OPTIONS, type OptionId } from './options.ts';
import { announce } from './phases/announce.ts';
import { auction } from './phases/auction.ts';
import { choice } from './phases/choice.ts';
import { discard } from './phases/discard.ts';
import { exchange } from './phases/exchange.ts';
import { kingCall } from './phases/king-call.ts';
import { nameBird } from './phases/name-bird.ts';
import { TALON_HALVES } from './phases/names.ts';
import { talon } from './phases/talon.ts';
import { tricks } from './phases/tricks.ts';
import { PROFILES } from './profiles/index.ts';
import { read } from './read.ts';
import { remarksOn } from './remarks.ts';
import { reviewOf } from './review.ts';
import { activeSeats, TABLES } from './seats.ts';
import { rulebookOf } from './rulebook/index.ts';
import { seriesOf } from './series.ts';
import { settle } from './settlement/settle.ts';
import { TEXTS } from './texts.ts';
import { refusal } from './refusals.ts';
import { RULES_VERSION } from './versions.ts';
import { groupOf } from './words/groups.ts';
import { wordsOf } from './words/index.ts';

const PACKET = 6;

/** Königrufen: four players, 54 cards, a called king. */
export const koenigrufen: GameDefinition = {
  id: 'koenigrufen',
  rulesVersion: RULES_VERSION,
  texts: TEXTS,
  tables: TABLES,
  turns: 'counter-clockwise',
  profiles: PROFILES.map((profile) => listingOf(profile)),
  entry: ENTRY,
  tableRules,
  listing: ({ profile, options }) => listingOf(profileNamed(profile), options),
  // The Skoty Trophy (tirol §9).
  halved: (halving) => ({
    standing: halving === null ? 'plain' : 'skoty',
    'skoty-unit': halving === 'deal' ? 'deal' : 'session',
  }),
  contradictions: (table) =>
    contradictions(optionsOf(table)).map((id) => refusal('options-contradict', { option: id }, 'tirol §9, §10')),
  rules: (table) => rulesOf(rulesetOf(table)),
  rulebook: (table) => rulebookOf(rulesetOf(table)),
  groupOf,
  words: (table) => wordsOf(rulesetOf(table)),
};

function rulesOf(ruleset: Ruleset): Rules {
  let sheet: EntrySheet | undefined;
  return {
    first: 'auction',
    phases: [auction, choice, exchange, kingCall, talon, discard, nameBird, announce, tricks].map((phase) =>
      phase(ruleset),
    ),
    pack: PACK_54,
    balance: 'zero-sum',
    active: activeSeats,
    deal: (deck, active) => deal(ruleset, deck, active),
    face: faceOf,
    series: seriesOf(ruleset),
    review: (s) => reviewOf(ruleset, s),
    read: (s) => read(ruleset, s),
    // Asked for by pages; a deal that is only played needs none.
    get sheet() {
      return (sheet ??= sheetOf(ruleset));
    },
    layout: layoutOf(ruleset),
    remarks: remarksOn,
    note: (row) => noteOf(ruleset, row),
    check: (entry, table, dealer) => check(ruleset, entry, table, dealer),
    settle: (row, now) => settle(ruleset, row, now),
  };
}

/** Twice six to each; the talon in the middle, or first of all (tirol §2). */
function deal(ruleset: Ruleset, deck: readonly string[], active: readonly Seat[]): readonly Event[] {
  const packets = active.map((seat) => ({ to: [handOf(seat)] as readonly Zone[], seenBy: [seat] as Audience }));
  const talonPacket = { to: TALON_HALVES, seenBy: [] as Audience };
  const order =
    ruleset.options['talon-deal'] === 'start'
      ? [talonPacket, ...packets, ...packets]
      : [...packets, talonPacket, ...packets];
  return order.flatMap(({ to, seenBy }, i) =>
    to.map((zone, part): Event => {
      const size = PACKET / to.length;
      const first = i * PACKET + part * size;
      return { type: 'moved', cards: deck.slice(first, first + size), from: DECK, to: zone, seenBy };
    }),
  );
}

const allows = ({ values, open }: OptionSpec, value: Json): boolean =>
  open ? open.safeParse(value).success : values.includes(value);

/** Completes the options by the profile's and the family's defaults; unknown ones and strange values are refused. */
function tableRules(profileId: string, agreed: Notes): Result<TableRules, Refusal> {
  const profile = PROFILES.find(({ id }) => id === profileId);
  if (!profile) return fail(refusal('unknown-profile', { text: profileId }));
  const given = Object.fromEntries(Object.entries(agreed).filter(([id]) => !RETIRED_OPTIONS.includes(id)));
  for (const [id, value] of Object.entries(given)) {
    if (!Object.hasOwn(OPTIONS, id)) return fail(refusal('unknown-option', { option: id }, 'tirol §10'));
    if (!allows(OPTIONS[id as OptionId], value))
      return fail(refusal('option-value', { option: id, value: JSON.stringify(value) }, 'tirol §10'));
  }
  const options = { ...DEFAULTS, ...profile.options, ...given };
  return ok({ family: 'koenigrufen', profile: profileId, options, rulesVersion: RULES_VERSION });
}
