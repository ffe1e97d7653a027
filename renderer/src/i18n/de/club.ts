/** Austrian German for what a club has besides its evenings: its teams, its people. */
export const club = {
  teams: {
    title: 'Mannschaften',
    open: 'Mannschaften …',
    intro:
      'Die Ergebnisse der Mitglieder werden zusammengezählt. Man kann zu zweit und zu viert in einer Mannschaft sein.',
    toPlayers: 'Zu den Spielern',
    toStandings: 'Zum Stand',
    which: 'Welche Mannschaften?',
    sizes: { 2: 'zu zweit', 4: 'zu viert' },
    titleOf: { 2: 'Mannschaften zu zweit', 4: 'Mannschaften zu viert' },
    count: (n: number) => (n === 1 ? '1 Mannschaft' : `${n} Mannschaften`),
    none: 'Noch keine Mannschaft.',
    counting: 'Was zählt für die Mannschaft?',
    best: (n: number, size: number) =>
      n === size
        ? size === 2
          ? 'beide Ergebnisse'
          : `alle ${size} Ergebnisse`
        : n === 1
          ? 'nur das beste'
          : `die besten ${n}`,
    name: (team: string) => `Name der Mannschaft ${team}`,
    missing: (n: number) => (n === 1 ? 'noch ein Platz frei' : `noch ${n} Plätze frei`),
    join: (team: string) => `Jemanden in die Mannschaft ${team} nehmen`,
    joinHint: 'dazunehmen …',
    leave: (player: string, team: string) => `${player} aus der Mannschaft ${team} nehmen`,
    dissolve: 'Auflösen',
    dissolveOf: (team: string) => `Mannschaft ${team} auflösen`,
    free: 'Noch ohne Mannschaft',
    freeNone: 'Alle, die da sind, haben eine Mannschaft.',
    make: 'Mannschaft bilden',
    makeHint: (size: number) => `Bis zu ${size === 2 ? 'zwei' : 'vier'} ankreuzen; ohne Namen heißt sie nach ihnen.`,
    newName: 'Name der neuen Mannschaft',
    made: (team: string) => `Die Mannschaft ${team} ist gebildet.`,
    lot: 'Alle Übrigen auslosen',
    lotHint: (teams: number, rest: number) =>
      `Ergibt ${teams === 1 ? '1 Mannschaft' : `${teams} Mannschaften`}${rest === 0 ? '' : rest === 1 ? '; einer bleibt übrig' : `; ${rest} bleiben übrig`}.`,
    lotTooFew: (size: number) => `Zum Auslosen braucht es mindestens ${size}, die da sind.`,
    apart: 'Mitglieder nie an einem Tisch',
    apartHint: 'Trennt alle, die in derselben Mannschaft sind, ab der nächsten Auslosung.',
    apartDone: 'Die Mitglieder einer Mannschaft sitzen ab jetzt nie an einem Tisch.',
    notCounted: 'nicht gewertet',
  },
  register: {
    title: 'Spielerverzeichnis',
    open: 'Spielerverzeichnis',
    intro: 'Alle, die an einem Abend eingetragen waren, mit ihren Gruppen. Beim Eintragen werden sie vorgeschlagen.',
    back: 'Zur Startseite',
    none: 'Noch kennt der Klub niemanden: Wer an einem Abend eingetragen wird, steht von da an hier.',
    alike: 'Sind das dieselben?',
    alikeHint:
      'Wer zusammengelegt wird, heißt an allen Abenden so; Ergebnisse und Jahreswertung gehören dann zusammen.',
    keep: (name: string) => `Ja, immer „${name}“`,
    apart: 'Nein, zwei verschiedene',
    apartOf: (one: string, other: string) => `Nein, zwei verschiedene: ${one} und ${other}`,
    merged: (from: string, to: string) => `${from} heißt jetzt an allen Abenden ${to}.`,
    evenings: (n: number) => (n === 0 ? 'noch an keinem Abend' : n === 1 ? '1 Abend' : `${n} Abende`),
    last: (day: string) => `zuletzt am ${day}`,
    rename: 'An allen Abenden umbenennen',
    renameHint: 'Gibt es den neuen Namen schon, werden beide zu einem.',
    renameSubmit: 'Umbenennen',
    hide: 'Nicht mehr vorschlagen',
    hideOf: (name: string) => `${name} nicht mehr vorschlagen`,
    show: 'Wieder vorschlagen',
    showOf: (name: string) => `${name} wieder vorschlagen`,
    hidden: (n: number) => `Nicht mehr vorgeschlagen (${n})`,
    add: 'Namen ins Verzeichnis eintragen',
    suggestions: 'Aus dem Spielerverzeichnis',
    similar: (typed: string) => `${typed} ist neu. Ist vielleicht einer von diesen gemeint?`,
    meant: (name: string) => `Gemeint ist ${name}`,
    corrected: (name: string) => `${name} ist eingetragen.`,
  },
};
