import type { Catalogue } from '../catalogue.ts';

/** English for how cards are shuffled, and how that can be checked. */
export const fair: Pick<Catalogue, 'fair' | 'duplicate'> = {
  fair: {
    title: 'Fairly shuffled',
    check: 'Check the shuffle',
    sound: 'Shuffled as vowed',
    wrong: 'Not shuffled as vowed',
    vowKept:
      'The chance that was revealed is the one that was vowed before the deal, and it gives exactly these cards.',
    shared: (n) =>
      n === 0
        ? 'No device at the table added chance.'
        : n === 1
          ? 'One device at the table added chance.'
          : `${n} devices at the table added chance.`,
    allTables: 'All tables of the round got the same cards.',
    redealt: (n) => (n === 1 ? 'The cards were dealt again once.' : `The cards were dealt again ${n} times.`),
    ownShare: 'This device saw the vow beforehand, and its share is in the shuffle.',
    seen: 'This device saw the vow beforehand.',
    faults: {
      'commitment-differs': 'The chance that was revealed is not the one that was vowed before the deal.',
      'deck-differs': 'The revealed chance gives other cards than those that were dealt.',
      'other-commitment-seen': 'Before the deal this device saw another vow.',
      'own-share-missing': 'What this device added is not in the shuffle.',
    },
    next: (deal) => `Vow for deal ${deal}`,
    nextHint:
      'The chance of this deal is fixed already and sealed with this number. After the deal it is revealed, and everybody can check that nothing was picked.',
  },
  duplicate: {
    title: 'The same cards compared',
    hint: 'How much more or less everybody made of his cards than the other tables made in the same seat on average; closed rounds only.',
    deals: 'Deals',
    difference: 'Difference',
    deal: (round, deal) => `Round ${round} · deal ${deal}`,
    seat: 'Seat (average)',
    seatOf: (seat, average) => `${seat} (${average})`,
    table: 'Table',
    points: 'Points',
  },
};
