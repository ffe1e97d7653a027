import { createHash } from 'node:crypto';
import { faultsOf, type FairFault, type Hash } from '../../core/fair.ts';
import { refusal } from '../../core/refusal.ts';
import { ok } from '../../core/result.ts';
import { text, type Text } from '../../core/text.ts';
import { refuse, type Command } from '../command.ts';
import { textFlag } from '../flags.ts';
import { readRecord } from '../input.ts';

/** What every fault means. */
const FAIR_FAULTS: Readonly<Record<FairFault, Text>> = {
  'commitment-differs': text(
    'Der aufgedeckte Zufall ist nicht der, der vor dem Spiel zugesagt war.',
    'The chance that was revealed is not the one that was vowed before the deal.',
  ),
  'deck-differs': text(
    'Aus dem aufgedeckten Zufall ergeben sich andere Karten als die gegebenen.',
    'The revealed chance gives other cards than those that were dealt.',
  ),
  'other-commitment-seen': text(
    'Vor dem Spiel war eine andere Zusage zu sehen.',
    'Another vow was shown before the deal.',
  ),
  'own-share-missing': text(
    'Der eigene Beitrag kommt in der Mischung nicht vor.',
    'Your own share is not in the shuffle.',
  ),
};

const SOUND = text('Gemischt wie zugesagt.', 'Shuffled as vowed.');
const SHARES = text('Beiträge von Geräten', 'Shares of devices');
const REDEALS = text('Neu gegeben', 'Dealt again');
const SHA256: Hash = (of) => createHash('sha256').update(of).digest();

/** `tarock verify FILE|-`: checks that a deal was shuffled as it was vowed. */
export const VERIFY: Command = {
  id: 'verify',
  usage: 'verify FILE|- [--commitment HEX] [--share HEX]',
  says: text(
    'Prüft, ob ein Spiel so gemischt wurde wie zugesagt; auf Wunsch gegen eine notierte Zusage und einen Beitrag.',
    'Checks that a deal was shuffled as vowed; if wanted, against a vow that was noted and a share.',
  ),
  flags: { commitment: { type: 'string' }, share: { type: 'string' } },
  args: ['FILE'],
  run(call) {
    const read = readRecord(call);
    if (!read.ok) return read;
    const { record, ready } = read.value;
    const { fair, deck } = record;
    if (!fair) return refuse(refusal('not-vowed', 'fair'));
    const commitment = textFlag(call, 'commitment') ?? fair.commitment;
    const share = textFlag(call, 'share');
    const shares = share === undefined ? [] : [share];
    const cards = ready.rules.deck;
    const faults = faultsOf(SHA256, fair, { cards, deck, witness: { commitment, shares } });
    const shared = fair.shares.filter((one) => one !== null).length;
    const { language } = call;
    return ok({
      json: { sound: faults.length === 0, faults: [...faults], shares: shared, redeals: fair.redeal },
      text: [
        ...(faults.length === 0 ? [SOUND[language]] : faults.map((code) => `${code}: ${FAIR_FAULTS[code][language]}`)),
        `${SHARES[language]}: ${shared}   ${REDEALS[language]}: ${fair.redeal}`,
      ].join('\n'),
      exitCode: faults.length === 0 ? 0 : 1,
    });
  },
};
