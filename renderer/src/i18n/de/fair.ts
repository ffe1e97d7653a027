/** Austrian German for how cards are shuffled, and how that can be checked. */
export const fair = {
  fair: {
    title: 'Mischung',
    check: 'Mischung prüfen',
    sound: 'Mischung wie zugesagt',
    wrong: 'Mischung nicht wie zugesagt',
    vowKept: 'Der aufgedeckte Zufall ist der, der vor dem Geben zugesagt war, und er ergibt genau diese Karten.',
    shared: (n: number) =>
      n === 0
        ? 'Kein Gerät am Tisch hat Zufall beigesteuert.'
        : n === 1
          ? 'Ein Gerät am Tisch hat Zufall beigesteuert.'
          : `${n} Geräte am Tisch haben Zufall beigesteuert.`,
    promised: (n: number) =>
      n === 0
        ? 'Noch kein Gerät am Tisch hat Zufall zugesagt.'
        : n === 1
          ? 'Ein Gerät am Tisch hat Zufall zugesagt.'
          : `${n} Geräte am Tisch haben Zufall zugesagt.`,
    sealedFirst:
      'Alle Beiträge waren versiegelt, bevor der erste aufgedeckt wurde, und jeder ist der zugesagte: Keiner wurde nach den anderen ausgesucht.',
    unsealed:
      'Die Beiträge waren nicht vorher versiegelt: Wer den Laptop führt und seinen zuletzt gab, hätte aussuchen können.',
    silent: (seats: string, ways: number) =>
      `Zugesagt und nicht gekommen: Platz ${seats} (ein Handy schlief vielleicht). Wer den Zufall des Laptops kannte und diese Geräte führt, hatte die Wahl unter ${ways} Mischungen.`,
    hostAlone:
      'Der Zufall kam also vom Laptop allein. Dass er vor der Zusage nicht ausgesucht war, lässt sich nicht beweisen.',
    allTables: 'Alle Tische der Runde bekamen dieselben Karten.',
    redealt: (n: number) => (n === 1 ? 'Es wurde einmal neu gegeben.' : `Es wurde ${n}-mal neu gegeben.`),
    unshuffled: (n: number) =>
      `Danach wurde ${n === 1 ? 'einmal' : `${n}-mal`} ungemischt neu gegeben. Was dabei gesagt, geordnet und abgehoben wurde, steht in der Aufzeichnung und ergibt genau diese Karten.`,
    ownShare: 'Dieses Gerät hat die Zusage vorher gesehen, und sein Beitrag ist in der Mischung.',
    notPicked:
      'Weil dieser Beitrag bis zuletzt niemandem bekannt war, konnte niemand diese Karten aussuchen, auch wer den Laptop führt nicht.',
    seen: 'Dieses Gerät hat die Zusage vorher gesehen; einen Beitrag von ihm enthält die Mischung nicht.',
    faults: {
      'commitment-differs': 'Der aufgedeckte Zufall ist nicht der, der vor dem Geben zugesagt war.',
      'deck-differs': 'Aus dem aufgedeckten Zufall ergeben sich andere Karten als die gegebenen.',
      'order-differs':
        'Die Karten wurden ungemischt neu gegeben, aber nicht so, wie sie nach den Spielen davor beisammenlagen.',
      'other-commitment-seen': 'Vor dem Geben hat dieses Gerät eine andere Zusage gesehen.',
      'own-share-missing': 'Was dieses Gerät beigesteuert hat, kommt in der Mischung nicht vor.',
      'promise-differs': 'Ein Beitrag ist nicht der, den sein Gerät zugesagt hatte, oder er war nicht zugesagt.',
      'other-promises-seen': 'Als dieses Gerät seinen Beitrag gab, waren andere Zusagen der Geräte zu sehen.',
    },
    next: (deal: number) => `Zusage für Spiel ${deal}`,
    nextHint:
      'Der Zufall dieses Spiels liegt schon fest und ist mit dieser Zahl versiegelt. Nach dem Spiel wird er aufgedeckt, und jeder kann nachprüfen, dass er nicht mehr geändert wurde. Wessen Gerät selbst Zufall beisteuert, weiß dann auch, dass die Karten nicht ausgesucht waren.',
  },
  sealed: {
    table: 'Dieser Tisch ist verdeckt, bis alle Tische diese Karten gespielt haben. Dann ist er von selbst zu sehen.',
    laptop: 'An diesem Laptop sitzt jemand, der sie noch spielt.',
    deal: 'Verdeckt, bis alle Tische diese Karten gespielt haben.',
    board: 'Ohne Spiele, die andere Tische noch vor sich haben',
    standings: 'Spiele, deren Karten andere Tische noch spielen, zählen hier noch nicht mit.',
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
  },
};
