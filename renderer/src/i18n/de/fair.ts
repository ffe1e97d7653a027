/** Austrian German for how cards are shuffled, and how that can be checked. */
export const fair = {
  fair: {
    title: 'Ehrlich gemischt',
    check: 'Mischung prüfen',
    sound: 'Gemischt wie zugesagt',
    wrong: 'Nicht so gemischt wie zugesagt',
    vowKept: 'Der aufgedeckte Zufall ist der, der vor dem Geben zugesagt war, und er ergibt genau diese Karten.',
    shared: (n: number) =>
      n === 0
        ? 'Kein Gerät am Tisch hat Zufall beigesteuert.'
        : n === 1
          ? 'Ein Gerät am Tisch hat Zufall beigesteuert.'
          : `${n} Geräte am Tisch haben Zufall beigesteuert.`,
    allTables: 'Alle Tische der Runde bekamen dieselben Karten.',
    redealt: (n: number) => (n === 1 ? 'Es wurde einmal neu gegeben.' : `Es wurde ${n}-mal neu gegeben.`),
    ownShare: 'Dieses Gerät hat die Zusage vorher gesehen, und sein Beitrag ist in der Mischung.',
    seen: 'Dieses Gerät hat die Zusage vorher gesehen.',
    faults: {
      'commitment-differs': 'Der aufgedeckte Zufall ist nicht der, der vor dem Geben zugesagt war.',
      'deck-differs': 'Aus dem aufgedeckten Zufall ergeben sich andere Karten als die gegebenen.',
      'other-commitment-seen': 'Vor dem Geben hat dieses Gerät eine andere Zusage gesehen.',
      'own-share-missing': 'Was dieses Gerät beigesteuert hat, kommt in der Mischung nicht vor.',
    },
    next: (deal: number) => `Zusage für Spiel ${deal}`,
    nextHint:
      'Der Zufall dieses Spiels liegt schon fest und ist mit dieser Zahl versiegelt. Nach dem Spiel wird er aufgedeckt, und jeder kann nachprüfen, dass nichts ausgesucht wurde.',
  },
  duplicate: {
    title: 'Dieselben Karten im Vergleich',
    hint: 'Wie viel mehr oder weniger jeder aus seinen Karten gemacht hat als die anderen Tische auf demselben Platz im Schnitt; nur abgeschlossene Runden.',
    deals: 'Spiele',
    difference: 'Unterschied',
    deal: (round: number, deal: number) => `Runde ${round} · Spiel ${deal}`,
    seat: 'Platz (Schnitt)',
    seatOf: (seat: number, average: string) => `${seat} (${average})`,
    table: 'Tisch',
    points: 'Punkte',
  },
};
