import type { TableState } from '#engine/tournament/state/types.ts';

/** Whatever departs from the draw: latecomers, players who leave, players without a seat or in the wrong one. */
export const accidents = {
  accidents: {
    todo: 'Zu erledigen',
    without: (name: string) => `${name} ist da und hat in dieser Runde keinen Platz.`,
    join: 'An einen Tisch …',
    joinOf: (name: string) => `An einen Tisch: ${name}`,
    sitOut: 'Setzt aus',
    sitOutOf: (name: string) => `Setzt aus: ${name}`,
    sitsOut: (name: string) => `${name} setzt diese Runde aus.`,
    back: 'Doch nicht',
    backOf: (name: string) => `Doch nicht: ${name}`,
    isBack: (name: string) => `${name} setzt nicht aus und braucht einen Platz.`,
    noTable: 'Kein Tisch, der noch nicht begonnen hat, nimmt noch jemanden auf.',
    gone: (name: string, table: number, deals: number) =>
      deals === 0
        ? `${name} ist gegangen und sitzt an Tisch ${table}.`
        : `${name} ist gegangen: Tisch ${table}, nach Spiel ${deals}.`,
    goOn: 'Wie geht es weiter? …',
    goOnOf: (name: string, table: number) => `Wie geht es weiter? Tisch ${table} ohne ${name}`,
    draftWithout: (names: string) =>
      `Da, aber ohne Platz: ${names}. Beim Veröffentlichen wird gefragt, ob sie diese Runde aussetzen.`,
    publishTitle: (round: number) => `Runde ${round} veröffentlichen: Es fehlen Plätze`,
    publishText: (names: string, n: number) =>
      n === 1 ? `${names} ist da und sitzt an keinem Tisch.` : `${n} sind da und sitzen an keinem Tisch: ${names}.`,
    publishHint: 'Mit „Abbrechen“ zurück zum Entwurf: dort an einen Tisch setzen oder neu planen.',
    publishAnyway: (n: number) => (n === 1 ? 'Setzt aus – veröffentlichen' : 'Setzen aus – veröffentlichen'),
    unpublish: 'Veröffentlichung zurücknehmen',
    unpublished: (round: number) => `Runde ${round} ist wieder ein Entwurf.`,
    swap: 'Plätze tauschen …',
    swapTitle: (round: number) => `Runde ${round}: Plätze tauschen`,
    swapText: 'Zwei Spieler tauschen ihre Plätze, an einem Tisch oder zwischen zwei Tischen.',
    one: 'Wer',
    other: 'Mit wem',
    at: (name: string, table: number) => `${name} (Tisch ${table})`,
    written: (place: string) => `Hier ist schon geschrieben: ${place}.`,
    writtenAt: (table: number, deals: number) =>
      deals === 1 ? `Tisch ${table}, 1 Spiel` : `Tisch ${table}, ${deals} Spiele`,
    totalAt: (table: number) => `Tisch ${table}, die Summe`,
    from: 'Wie sind sie gesessen?',
    beginning: 'Von Anfang an so',
    beginningNote: 'Nur auf dem Papier war es falsch: Was geschrieben ist, gehört jeweils dem anderen.',
    now: 'Erst ab jetzt',
    nowNote: 'Was geschrieben ist, bleibt bei dem, der es gespielt hat.',
    choose: 'Bitte wählen.',
    anyway: 'Trotzdem',
    swapDo: 'Tauschen',
    swapped: (one: string, other: string) => `${one} und ${other} haben getauscht.`,
    joinTitle: (name: string) => `${name} an einen Tisch setzen`,
    joinText: 'Als Letzter an einen Tisch, der noch nicht begonnen hat. Wer dort zuerst gibt, gibt weiter zuerst.',
    joinTable: 'Tisch',
    joinOption: (table: number, names: string) => `Tisch ${table}: ${names}`,
    joinDo: 'Dazusetzen',
    joinReason: 'später gekommen',
    joined: (name: string, table: number) => `${name} sitzt jetzt an Tisch ${table}.`,
    leaveTitle: (name: string) => `${name} geht`,
    leaveText: (
      name: string,
      round: number,
      { table, results, deals }: Pick<TableState, 'table' | 'results' | 'deals'>,
    ) =>
      results.length === 0
        ? `${name} sitzt in Runde ${round} an Tisch ${table}, der noch nicht begonnen hat.`
        : `${name} sitzt in Runde ${round} an Tisch ${table}; dort sind ${results.length} von ${deals} Spielen geschrieben.`,
    how: 'Wie geht es dort weiter?',
    substitute: 'Ersatz setzt sich hin',
    substituteNote: 'Spielt auf diesen Punkten weiter.',
    substituteName: 'Name des Ersatzes',
    playOn: (n: number) => (n === 4 ? 'Zu viert weiter' : n === 3 ? 'Zu dritt weiter' : `Zu ${n} weiter`),
    playOnNote: 'Was geschrieben ist, bleibt; wer geht, behält die Punkte bis hierher.',
    potStays: (amount: string, name: string, pot: string) => `${amount} von ${name} bleiben in der ${pot}.`,
    playOnNever: (n: number) => `Geht nicht: Dieses Spiel kennt keinen ${n === 3 ? 'Dreiertisch' : `Tisch zu ${n}`}.`,
    strike: 'Rest des Tisches streichen',
    strikeNote: 'Auch die anderen spielen diese Runde dort nicht weiter.',
    later: 'Später entscheiden',
    laterNote: 'Wird als gegangen geführt und steht unter „Zu erledigen“.',
    togo: 'Wie viele Spiele noch',
    togoHint: (least: number, most: number, agreed: number) =>
      least === most
        ? `So kommt jeder auf ${least} Spiele (vereinbart: ${agreed}).`
        : `So kommt jeder auf ${least} bis ${most} Spiele (vereinbart: ${agreed}).`,
    togoBad: 'Eine Zahl von 1 bis 1000.',
    played: 'So viele Spiele sind gespielt',
    playedHint: 'Mit ihm; von diesem Tisch kommt nur die Summe.',
    standing: (name: string) => `Was der Zettel sagt, wenn ${name} geht`,
    standingHint: (name: string) =>
      `Damit rechnet ${name} ab, die anderen spielen um den Rest. Leer gelassen: ${name} rechnet am Schluss mit allen ab, auch über das, was die anderen danach machen.`,
    standingBad: 'Eine Zahl für jeden, oder für niemanden.',
    leaveReason: 'nach Hause gegangen',
    leaveDo: 'Eintragen',
    leftNow: (name: string, table: number) => `Tisch ${table} spielt ohne ${name} weiter.`,
    marked: (name: string) => `${name} ist gegangen.`,
    isGone: 'gegangen',
    isPaused: 'macht Pause',
    leftAfter: (name: string, deal: number) => `${name} ist nach Spiel ${deal} gegangen; die anderen spielen weiter.`,
    brought: (name: string, points: string) =>
      `${name} hat am anderen Tisch ${points} gemacht; das zählt für das Ziel mit.`,
    earlier: (deal: number, before: string, now: string) => `Bis Spiel ${deal} saß ${before} auf dem Platz von ${now}.`,
  },
};
