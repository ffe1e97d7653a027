import type { Catalogue } from '../catalogue.ts';

/** English for how cards are shuffled, and how that can be checked. */
export const fair: Pick<Catalogue, 'fair' | 'sealed' | 'duplicate'> = {
  fair: {
    title: 'The shuffle',
    check: 'Check the shuffle',
    sound: 'Shuffled as promised',
    wrong: 'Not shuffled as promised',
    vowKept: 'The randomness revealed is what was promised before the deal, and it produces exactly these cards.',
    shared: (n) =>
      n === 0
        ? 'No device at the table contributed randomness.'
        : n === 1
          ? 'One device at the table contributed randomness.'
          : `${n} devices at the table contributed randomness.`,
    promised: (n) =>
      n === 0
        ? 'No device at the table has promised randomness yet.'
        : n === 1
          ? 'One device at the table has promised randomness.'
          : `${n} devices at the table have promised randomness.`,
    sealedFirst:
      'All contributions were sealed before the first was revealed, and each is the one that was promised: none was chosen after seeing the others.',
    unsealed:
      'The contributions were not sealed beforehand: whoever runs the laptop and gave theirs last could have chosen it.',
    silent: (seats, ways) =>
      `Promised but never given: seat ${seats} (perhaps a phone was asleep). Anyone who knew the laptop’s randomness and controls these devices could choose among ${ways} shuffles.`,
    hostAlone:
      'So the randomness came from the laptop alone. There is no proof that it was not chosen before it was promised.',
    allTables: 'All tables of the round got the same cards.',
    redealt: (n) => (n === 1 ? 'The cards were dealt again once.' : `The cards were dealt again ${n} times.`),
    unshuffled: (n) =>
      `Then they were dealt again ${n === 1 ? 'once' : `${n} times`} without shuffling. What was said, ordered and cut is in the record and gives exactly these cards.`,
    ownShare: 'This device saw the promise beforehand, and its contribution is in the shuffle.',
    notPicked:
      'Because nobody knew this contribution until the very end, nobody could have chosen these cards, not even whoever runs the laptop.',
    seen: 'This device saw the promise beforehand; the shuffle contains no contribution from it.',
    faults: {
      'commitment-differs': 'The randomness revealed is not what was promised before the deal.',
      'deck-differs': 'The randomness revealed produces different cards from those that were dealt.',
      'order-differs': 'The cards were dealt again without shuffling, but not as the deals before had left them.',
      'other-commitment-seen': 'Before the deal, this device saw a different promise.',
      'own-share-missing': 'What this device contributed is not in the shuffle.',
      'promise-differs': 'A contribution is not the one its device had promised, or it was never promised.',
      'other-promises-seen': 'When this device gave its contribution, the devices’ promises were shown differently.',
    },
    next: (deal) => `Promise for deal ${deal}`,
    nextHint:
      'The randomness for this deal is already fixed and sealed with this number. After the deal it is revealed, and anyone can check that it was not changed. If your own device contributes, you also know that the cards were not chosen.',
  },
  sealed: {
    table: 'This table is hidden until all tables have played these cards. It then appears automatically.',
    laptop: 'Somebody at this laptop has yet to play them.',
    deal: 'Hidden until all tables have played these cards.',
    board: 'Without deals that other tables have yet to play',
    standings: 'Deals whose cards other tables have yet to play are not counted here yet.',
  },
  duplicate: {
    title: 'The same cards compared',
    hint: 'How much more or less each player made of their cards than the other tables did on average in the same seat; closed rounds only.',
    deals: 'Deals',
    difference: 'Difference',
    deal: (round, deal) => `Round ${round} · deal ${deal}`,
    seat: 'Seat (average)',
    seatOf: (seat, average) => `${seat} (${average})`,
    table: 'Table',
  },
};
