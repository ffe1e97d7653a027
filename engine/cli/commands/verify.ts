import { createHash } from 'node:crypto';
import { type FairFault, type Fairness, type Hash, silentSeats } from '#engine/core/fair.ts';
import { ok } from '#engine/core/result.ts';
import { fill, type Language, type Text, text } from '#engine/core/text.ts';
import { dealingFaults } from '#engine/kernel/deal/fairness.ts';
import type { Command } from '../command.ts';
import { textFlag } from '../flags.ts';
import { readRecord, refuseForm } from '../input.ts';
import { refuseCli } from '../refusals.ts';

/** The meaning of each fault. */
const FAIR_FAULTS: Readonly<Record<FairFault, Text>> = {
  'commitment-differs': text(
    'Der aufgedeckte Zufall ist nicht der, der vor dem Spiel zugesagt war.',
    'The randomness revealed is not what was promised before the deal.',
  ),
  'deck-differs': text(
    'Aus dem aufgedeckten Zufall ergeben sich andere Karten als die gegebenen.',
    'The randomness revealed gives different cards from those that were dealt.',
  ),
  'order-differs': text(
    'Die Karten wurden ungemischt neu gegeben, aber nicht so, wie sie nach den Spielen davor beisammenlagen.',
    'The cards were dealt again without shuffling, but not as the deals before had left them.',
  ),
  'other-commitment-seen': text(
    'Vor dem Spiel war eine andere Zusage zu sehen.',
    'A different promise was shown before the deal.',
  ),
  'own-share-missing': text(
    'Der eigene Beitrag kommt in der Mischung nicht vor.',
    'Your own contribution is not in the shuffle.',
  ),
  'promise-differs': text(
    'Ein Beitrag ist nicht der, den sein Gerät zugesagt hatte, oder er war nicht zugesagt.',
    'A contribution is not the one its device had promised, or it was never promised.',
  ),
  'other-promises-seen': text(
    'Als das Gerät seinen Beitrag gab, waren andere Zusagen zu sehen.',
    'When the device gave its contribution, different promises were shown.',
  ),
};

const SOUND = text('Gemischt wie zugesagt.', 'Shuffled as promised.');
/** What a valid deal does not prove. */
const LIMITS = {
  'host-alone': text(
    'Ohne Beiträge liegt der Zufall allein beim Laptop: Dass er nicht ausgesucht war, beweist das nicht.',
    'Without contributions, the randomness comes from the laptop alone: this does not prove that it was not chosen.',
  ),
  unsealed: text(
    'Die Beiträge waren nicht vorher zugesagt: Wer den Laptop führt und seinen zuletzt gab, hätte aussuchen können.',
    'The contributions were not promised beforehand: whoever runs the laptop and gave theirs last could have chosen it.',
  ),
  silent: text(
    'Zugesagt und nicht gekommen sind Beiträge der Plätze {seats}: Wer den Zufall des Laptops kannte und diese Geräte führt, hatte die Wahl unter {ways} Mischungen.',
    'Promised but never given: contributions from seats {seats}. Anyone who knew the laptop’s randomness and controls these devices could choose among {ways} shuffles.',
  ),
};
const SHARES = text('Beiträge von Geräten', 'Contributions from devices');
const REDEALS = text('Neu gegeben', 'Dealt again');
const UNSHUFFLED = text('Ungemischt neu gegeben', 'Dealt again unshuffled');
const SHA256: Hash = (of) => createHash('sha256').update(of).digest();

/** `tarock verify FILE|-`: checks that a deal was shuffled as promised. */
export const VERIFY: Command = {
  id: 'verify',
  usage: 'verify FILE|- [--commitment HEX] [--share HEX]',
  says: text(
    'Prüft, ob ein Spiel so gemischt wurde wie zugesagt; auf Wunsch gegen eine notierte Zusage und einen Beitrag.',
    'Checks that a deal was shuffled as promised; optionally against a commitment noted earlier and a contribution.',
  ),
  flags: { commitment: { type: 'string' }, share: { type: 'string' } },
  args: ['FILE'],
  run(call) {
    const read = readRecord(call);
    if (!read.ok) return read;
    const { record, ready } = read.value;
    const { fair, sinceShuffle = [] } = record;
    if (!fair) return refuseForm([refuseCli('not-vowed', { field: 'fair' })]);
    const commitment = textFlag(call, 'commitment') ?? fair.commitment;
    const share = textFlag(call, 'share');
    const shares = share === undefined ? [] : [share];
    const faults = dealingFaults(SHA256, ready.rules, { ...record, fair }, { commitment, shares });
    const shared = sharesIn(fair);
    const promised = fair.promises?.filter((one) => one !== null).length ?? null;
    const silent = silentSeats(fair);
    const { language } = call;
    return ok({
      json: {
        ...{ sound: faults.length === 0, faults: [...faults], shares: shared, redeals: fair.redeal },
        ...{ unshuffled: sinceShuffle.length, promised, silent: [...silent] },
      },
      text: [
        ...(faults.length === 0
          ? [SOUND[language], ...limitsOf(fair, language)]
          : faults.map((code) => `${code}: ${FAIR_FAULTS[code][language]}`)),
        `${SHARES[language]}: ${shared}   ${REDEALS[language]}: ${fair.redeal}   ${UNSHUFFLED[language]}: ${sinceShuffle.length}`,
      ].join('\n'),
      exitCode: faults.length === 0 ? 0 : 1,
    });
  },
};

const sharesIn = ({ shares }: Fairness): number => shares.filter((one) => one !== null).length;

/** In words: what cannot be known about a deal that was shuffled as committed. */
function limitsOf(fair: Fairness, language: Language): readonly string[] {
  const silent = silentSeats(fair);
  const seats = silent.map((seat) => seat + 1).join(', ');
  return [
    ...(sharesIn(fair) === 0 ? [LIMITS['host-alone'][language]] : []),
    ...(sharesIn(fair) > 0 && !fair.promises ? [LIMITS.unsealed[language]] : []),
    ...(silent.length > 0 ? [fill(LIMITS.silent[language], { seats, ways: 2 ** silent.length })] : []),
  ];
}
