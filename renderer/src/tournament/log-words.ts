import type { LogLine } from '#electron/protocol/answers.ts';
import { parseRational, type Rational, ZERO } from '#engine/core/rational.ts';
import { showCents } from '#engine/tournament/format/money.ts';
import type { EveningEvent } from '#engine/tournament/state/types.ts';
import { textFor } from '../i18n/text-for.ts';
import type { Words } from '../i18n/words.ts';

type Sentence = (about: readonly string[], words: Words) => string;
/** At most this many names are listed; beyond that only their number. */
const MOST_NAMES = 4;

const e = ({ t }: Words) => t.log.events;
const first = (about: readonly string[]): string => about[0] ?? '';
const place = ([round = '', table = '']: readonly string[], { t }: Words): string => t.log.place(round, table);
const deal = ([round = '', table = '', n = '']: readonly string[], { t }: Words): string => t.log.deal(round, table, n);

/** The log's sentence for an event, by its type; `about` holds the host's details of it, in its order. */
const SENTENCES: Readonly<Record<EveningEvent['type'], Sentence>> = {
  'evening-created': (about, words) => e(words).created(first(about)),
  'format-changed': (_, words) => e(words).formatChanged,
  'evening-archived': (_, words) => e(words).archived,
  'players-added': (about, words) => e(words).playersAdded(someNames(about, words)),
  'player-renamed': (about, words) => e(words).renamed(first(about)),
  'player-removed': (about, words) => e(words).removed(first(about)),
  'player-grouped': ([name = '', ...groups], words) => e(words).grouped(name, groups.join(', ')),
  'player-locked': ([name = '', table], words) => e(words).locked(name, table),
  'presence-changed': ([name = '', presence = ''], { t }) => `${name} ${textFor(t.log.presence, presence)}`,
  'player-substituted': ([before = '', name = ''], words) => e(words).substituted(before, name),
  'apart-set': (_, words) => e(words).apart,
  'teams-set': ([seed], words) => (seed === undefined ? e(words).teams : e(words).teamsDrawn(seed)),
  'round-drawn': (about, words) => e(words).drawn(first(about)),
  'rounds-planned': (about, words) => e(words).planned(about.join(', ')),
  'seats-set': ([round = '', ...names], words) => e(words).seatsSet(round, someNames(names, words)),
  'draw-discarded': (about, words) => e(words).discarded(first(about)),
  'seats-swapped': (about, words) => e(words).swapped(first(about)),
  'sitting-out-set': ([round = '', ...names], words) => e(words).sittingOut(round, names.join(', ')),
  'round-unpublished': (about, words) => e(words).unpublished(first(about)),
  'seats-exchanged': ([round = '', one = '', other = '', from = ''], words) =>
    e(words).exchanged(round, one, other, from === 'now'),
  'player-seated': (about, words) => e(words).joined(place(about, words), about[2] ?? ''),
  'seat-vacated': (about, words) => e(words).vacated(place(about, words), about[2] ?? ''),
  'round-published': (about, words) => e(words).published(first(about)),
  'round-started': (about, words) => e(words).started(first(about)),
  'round-closed': (about, words) => e(words).closed(first(about)),
  'round-reopened': (about, words) => e(words).reopened(first(about)),
  'seat-held': (about, words) => e(words).held(place(about, words)),
  'deals-struck': (about, words) => e(words).struck(place(about, words)),
  'deal-entered': (about, words) => e(words).entered(deal(about, words)),
  'deal-redealt': (about, words) => e(words).redealt(deal(about, words)),
  'deal-withdrawn': (about, words) => e(words).withdrawn(deal(about, words)),
  'deal-corrected': (about, words) =>
    about[3] === 'in-time' ? e(words).correctedInTime(deal(about, words)) : e(words).corrected(deal(about, words)),
  'deal-resettled': (about, words) => e(words).resettled(deal(about, words)),
  'deal-checked': (about, words) => e(words).checked(deal(about, words)),
  'total-entered': (about, words) => e(words).total(place(about, words)),
  'total-withdrawn': (about, words) => e(words).totalWithdrawn(place(about, words)),
  'total-checked': (about, words) => e(words).totalChecked(place(about, words)),
  'penalty-given': ([name = '', taken = '0', cents = '0'], words) =>
    e(words).penalty(name, penaltyWords(parseRational(taken) ?? ZERO, Number(cents), words)),
  'penalty-withdrawn': (_, words) => e(words).penaltyWithdrawn,
};

/** What a penalty takes: points, money, or both. */
export const penaltyWords = (taken: Rational, cents: number, words: Words): string =>
  words.t.rounds.penaltyOf(
    taken.n === 0 ? '' : words.t.rounds.off(words.score(taken)),
    cents === 0 ? '' : showCents(cents, words.language),
  );

function someNames(names: readonly string[], { t }: Words): string {
  if (names.length <= MOST_NAMES) return names.join(', ');
  const listed = names.slice(0, MOST_NAMES - 1);
  return t.log.others(listed.join(', '), names.length - listed.length);
}

/** An event in words; what a newer version of the program wrote is shown as it is. */
export function eventWords({ type, about }: LogLine['events'][number], words: Words): string {
  const sentence = Object.hasOwn(SENTENCES, type) ? SENTENCES[type as EveningEvent['type']] : undefined;
  return sentence ? sentence(about, words) : [type, ...about].join(' ');
}

/** A step in one sentence: what began it; what follows from it has its own lines. */
export const stepWords = ({ events }: LogLine, words: Words): string =>
  events
    .slice(0, 1)
    .map((event) => eventWords(event, words))
    .join('');

/** Who did a step: a name, or one of the program's own words for it. */
export const writerWords = (by: string, { t }: Words): string => textFor(t.log.by, by);
