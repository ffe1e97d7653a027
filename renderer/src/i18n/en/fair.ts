import type { Catalogue } from '../catalogue.ts';

/** English for how cards are shuffled, and how that can be checked. */
export const fair: Pick<Catalogue, 'fair' | 'sealed' | 'duplicate'> = {
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
    promised: (n) =>
      n === 0
        ? 'No device at the table has promised chance yet.'
        : n === 1
          ? 'One device at the table has promised chance.'
          : `${n} devices at the table have promised chance.`,
    sealedFirst:
      'All shares were sealed before the first was revealed, and each is the one that was promised: none was picked after seeing the others.',
    unsealed: 'The shares were not sealed beforehand: whoever keeps the laptop and gave his last could have picked.',
    silent: (seats, ways) =>
      `Promised but never given: seat ${seats} (perhaps a phone had gone to sleep). Whoever knew the laptop’s chance and controls these devices could choose among ${ways} shuffles.`,
    hostAlone: 'So chance came from the laptop alone. That it was not picked before the vow cannot be proven.',
    allTables: 'All tables of the round got the same cards.',
    redealt: (n) => (n === 1 ? 'The cards were dealt again once.' : `The cards were dealt again ${n} times.`),
    ownShare: 'This device saw the vow beforehand, and its share is in the shuffle.',
    notPicked:
      'As nobody knew this share until the very last, nobody could have picked these cards, not even whoever keeps the laptop.',
    seen: 'This device saw the vow beforehand; the shuffle contains no share from it.',
    faults: {
      'commitment-differs': 'The chance that was revealed is not the one that was vowed before the deal.',
      'deck-differs': 'The revealed chance gives other cards than those that were dealt.',
      'other-commitment-seen': 'Before the deal this device saw another vow.',
      'own-share-missing': 'What this device added is not in the shuffle.',
      'promise-differs': 'A share is not the one that its device had promised, or it was not promised.',
      'other-promises-seen': 'When this device gave its share, other promises of the devices were shown.',
    },
    next: (deal) => `Vow for deal ${deal}`,
    nextHint:
      'The chance of this deal is fixed already and sealed with this number. After the deal it is revealed, and everybody can check that it was not changed any more. Whose own device adds chance then also knows that the cards were not picked.',
  },
  sealed: {
    table: 'This table is hidden until all tables have played these cards. Then it can be seen without further ado.',
    laptop: 'Somebody at this laptop is still to play them.',
    deal: 'Hidden until all tables have played these cards.',
    board: 'Without deals that other tables have yet to play',
    standings: 'Deals whose cards other tables are still to play do not count here yet.',
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
