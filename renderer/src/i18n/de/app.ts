import { GIVEN_WORDS } from '../given-words.ts';

const given = GIVEN_WORDS.de;

const NUMBERS: readonly string[] = ['', 'einen', 'zwei', 'drei', 'vier'];

const listed = (names: readonly string[]): string => new Intl.ListFormat('de').format(names);

/** Austrian German for the frame: start page, settings, what refusals are about. */
export const app = {
  app: {
    name: 'Tarockabend',
    skip: 'Zum Inhalt',
    home: 'Übersicht',
    settings: 'Einstellungen',
    language: 'Sprache',
    languages: { de: 'Deutsch', en: 'English' },
    languageNow: 'Gilt sofort, auf diesem Gerät.',
    version: (version: string) => `Version ${version}`,
    connecting: 'Der Abend wird geöffnet …',
    offline:
      'Die Verbindung zum Programm ist unterbrochen und wird wieder aufgebaut. Alles Bestätigte ist gespeichert; was hier getippt ist, bleibt stehen.',
    lost: 'Dieses Fenster ist nicht (mehr) zugelassen. Bitte die Adresse öffnen, die beim Start angezeigt wurde.',
    tooLarge:
      'Dieser Abend ist zu groß, um ihn hierher zu übertragen. Am Laptop der Turnierleitung ist er vollständig.',
    notFound: 'Das gibt es hier nicht.',
    unknown: 'Diese Adresse gibt es nicht',
    unknownHint: 'Vielleicht fehlt ein Stück, oder sie stammt aus einer anderen Version.',
    close: 'Schließen',
    cancel: 'Abbrechen',
    save: 'Speichern',
    back: 'Zurück',
  },
  outage: {
    crashed: 'Tarockabend ist im Hintergrund dreimal kurz hintereinander abgestürzt und startet nicht mehr von selbst.',
    refused: (why: string) => `Tarockabend kann nicht weitermachen: ${why}`,
    kept: 'Alles Bestätigte ist gespeichert; was hier getippt ist, bleibt stehen.',
    last: (said: string) => `Zuletzt: ${said}`,
    report: (file: string) => `Bericht: ${file}`,
    again: 'Noch einmal versuchen',
    save: 'Bericht sichern',
    fileName: 'Tarockabend-Bericht.txt',
    back: 'Die Verbindung ist wieder da.',
    overdue:
      'Wenn es nicht weitergeht: Tarockabend neu starten und diese Seite offen lassen. Sie verbindet sich dann von selbst.',
    rests: 'Schon lange keine Verbindung. Diese Seite versucht es nur noch einmal in der Minute.',
    goOn: 'Zum Weiterspielen tippen',
    lost: 'Dieses Fenster ist nicht mehr zugelassen.',
    newAddress:
      'Eine neue Adresse zeigt Tarockabend beim Start, und in seinem Textfenster nach der Eingabetaste. Hier eingefügt, geht es auf dieser Seite weiter.',
    address: 'Neue Adresse',
    enter: 'Weiter',
    wrong:
      'Mit dieser Adresse geht es hier nicht weiter. Sie muss beginnen wie die dieser Seite und „token“ enthalten.',
  },
  lobby: {
    welcome: 'Grüß Gott am Tarocktisch',
    motto: 'Spielen, anschreiben, Abende und Cups führen: ohne Internet, ohne Konto.',
    title: 'Abende',
    goOn: (name: string) => `Weiter mit „${name}“`,
    lastEvening: (name: string) => `„${name}“ öffnen`,
    archive: 'Ins Archiv',
    restore: 'Zurückholen',
    archived: (name: string) => `„${name}“ liegt im Archiv.`,
    restored: (name: string) => `„${name}“ ist aus dem Archiv geholt.`,
    archiveTitle: (n: number) => `Archiv (${n})`,
    takeIn: 'Sicherung öffnen …',
    takeInHint:
      'Jeder Abend wird von selbst gesichert: im Ordner „Dokumente“, unter „Tarockabend“. Die Datei öffnet den Abend auf jedem Laptop.',
    takenIn: (name: string) => `„${name}“ ist aus der Datei geöffnet.`,
    isHere: 'Diesen Abend gibt es hier schon',
    inFile: (name: string) => `In der Datei „${name}“`,
    whichOne: 'Was soll geöffnet werden?',
    here: (name: string) => `„${name}“ von hier`,
    hereArchived: (name: string) => `„${name}“ von hier, aus dem Archiv`,
    fileAsCopy: 'Die Datei, als Kopie daneben',
    asCopy: 'Als Kopie öffnen',
    extent: (entries: number, last: string) =>
      `${entries === 1 ? '1 Eintrag' : `${entries} Einträge`} im Protokoll, zuletzt ${last}`,
    /** `more`, `newer`: 1 if the file, -1 if the stored evening, 0 if both are equal. */
    compared: (name: string, more: number, newer: number) =>
      more === 0 && newer === 0
        ? `Die Datei und „${name}“ sind auf demselben Stand.`
        : [
            more === 0
              ? `Die Datei und „${name}“ haben gleich viele Einträge`
              : more > 0
                ? `Die Datei hat mehr Einträge als „${name}“`
                : `„${name}“ hat mehr Einträge als die Datei`,
            newer === 0 ? '.' : newer > 0 ? '; zuletzt geändert ist die Datei.' : `; zuletzt geändert ist „${name}“.`,
          ].join(''),
    carryOn: 'Weiterspielen',
    toTable: 'Weiterspielen',
    lead: 'Abend leiten',
    dealOf: (n: number, of: number) => `Spiel ${n} von ${of}`,
    goingOn: 'läuft noch',
    together: (names: readonly string[]) => `mit ${listed(names)}`,
    you: 'du',
    youLead: (by: string) => `du führst ${by}`,
    leads: (name: string, by: string) => `${name} führt ${by}`,
    youWon: (by: string) => `du hast ${by} gewonnen`,
    won: (name: string, by: string) => `gewonnen hat ${name} ${by}`,
    level: (names: readonly string[]) => `vorn gleichauf: ${listed(names)}`,
    remove: 'Entfernen',
    removed: 'Der Tisch ist aus der Liste entfernt.',
    bringBack: 'Rückgängig',
    look: 'Ansehen',
    allTables: (n: number) => `Alle ${n} Tische`,
    tables: 'Letzte Tische',
    noTables: 'Noch an keinem freien Tisch gespielt.',
    tableSummary: (deals: number) => (deals === 1 ? '1 Spiel' : `${deals} Spiele`),
    record: 'Aufzeichnung öffnen …',
    createHint: 'Mit Auslosung, Ergebnissen vom Zettel oder vom Bildschirm und Gesamtstand.',
    none: 'Noch kein Abend angelegt.',
    open: 'Öffnen',
    summary: (players: number, rounds: number) =>
      `${players === 1 ? '1 Spieler' : `${players} Spieler`} · ${rounds === 0 ? 'noch nicht ausgelost' : rounds === 1 ? '1 Runde' : `${rounds} Runden`}`,
    create: 'Neuer Abend',
    name: 'Name des Abends',
    nameHint: 'zum Beispiel „Klubabend Gasthof Post“',
    nameMissing: 'Bitte einen Namen eingeben.',
    game: 'Spiel',
    deals: 'Spiele je Runde',
    idle: (by: readonly string[]) => `Ohne Wirkung bei ${by.map((one) => `„${one}“`).join(' und ')}.`,
    houseRules: 'Hausregeln',
    changed: (n: number) => (n === 1 ? '1 geändert' : `${n} geändert`),
    dealsHint: 'So viele Spiele werden an jedem Tisch gegeben.',
    dealsAtFour: 'So viele Spiele werden an einem Vierertisch gegeben; für andere Tische siehe „Runden und Zeit“.',
    submit: 'Abend anlegen',
  },
  statistics: {
    title: 'Meine Spiele',
    hint: 'Was du allein gegen Bots gespielt hast. Es bleibt auf diesem Gerät.',
    none: 'Noch kein Spiel zu Ende gespielt.',
    contract: 'Spiel',
    part: 'Du warst',
    parts: { declarer: 'Spieler', partner: 'Partner', against: 'Gegner', alone: 'für dich' },
    deals: 'gespielt',
    won: 'gewonnen',
    wonOf: (won: number, percent: number) => `${won} (${percent} %)`,
  },
  lessons: {
    title: 'Erste Schritte',
    hint: 'Vorbereitete Spiele. Du entscheidest, und jede Antwort bekommt ihren Grund.',
    link: 'Erste Schritte: vorbereitete Spiele',
    done: 'gespielt',
    step: (n: number, of: number) => `Schritt ${n} von ${of}`,
    next: 'Verstanden',
    ended: (title: string) => `${title}: zu Ende gespielt`,
    following: (title: string) => `Weiter zu: ${title}`,
    again: 'Noch einmal',
    all: 'Alle vorbereiteten Spiele',
    leave: 'Spiel verlassen',
    cards: 'Zuerst die Karten: welche sticht, was jede zählt',
  },
  newTable: {
    title: 'Gleich spielen',
    mode: 'Wer spielt?',
    modes: { single: 'Allein gegen Bots', 'hot-seat': 'Reihum an einem Laptop', watch: 'Bots zusehen' },
    hints: {
      single: (others: number) =>
        others === 1
          ? 'Du gegen einen Bot, der nur seine eigenen Karten kennt.'
          : `Du gegen ${NUMBERS[others] ?? others} Bots, die nur ihre eigenen Karten kennen.`,
      'hot-seat': () => 'Der Laptop wandert; ein Vorhang verdeckt die Karten, bis der Nächste davor sitzt.',
      watch: () => 'Nur Bots spielen. Auf Wunsch liegen alle Karten offen.',
    },
    together: (names: readonly string[]) => `${listed(names)} reihum an diesem Laptop.`,
    more: 'Andere Spiele …',
    less: 'Schließen',
    yourName: 'Dein Name',
    dayResult: (score: string) => `Spiel des Tages: ${score}`,
    howMuch: 'Wie viele Spielarten?',
    games: (name: string, contracts: number) => `${name} · ${contracts} Spielarten`,
    named: { single: given.single, 'hot-seat': given['hot-seat'], watch: given.watch, day: given.day },
    me: given.me,
    name: 'Name',
    seats: 'Plätze, der Reihe nach',
    seat: (n: number) => `Name auf Platz ${n}`,
    holder: (n: number) => `Wer spielt auf Platz ${n}?`,
    length: 'Wie lange?',
    laps: (n: number, name: string, deals: number) => `${n} ${name} (${deals} Spiele)`,
    submit: 'Karten geben',
  },
  evening: {
    parts: {
      players: 'Spieler',
      tables: 'Tische',
      standings: 'Stand',
      cash: 'Geld',
      log: 'Protokoll',
      rules: 'Regeln',
    },
    created: (day: string) => `angelegt am ${day}`,
    rules: (deals: number) => (deals === 1 ? '1 Spiel je Runde' : `${deals} Spiele je Runde`),
  },
  rulebook: {
    search: 'In den Regeln suchen',
    count: (n: number) => (n === 1 ? '1 Seite' : `${n} Seiten`),
    groups: { basics: 'Grundlagen', contracts: 'Spiele', bonuses: 'Zusätze', more: 'Sonst' },
    lesson: (title: string) => `Zum Üben: ${title}`,
    leaves:
      'Du verlässt dafür den Tisch, mitten im Spiel: Sobald du am Zug bist, warten die anderen auf dich. Nach dem Spiel steht die Übung auch bei seinem Ergebnis unter „Regeln“.',
    toLesson: 'Trotzdem üben',
    stay: 'Am Tisch bleiben',
  },
  settings: {
    reading: 'Lesen',
    atTable: 'Am Tisch',
    textSize: 'Schriftgröße',
    percent: (n: number) => `${n} %`,
    sample: 'Aa',
    cards: 'Karten',
    decks: { decorated: 'Verziert', 'high-contrast': 'Gut lesbar' },
    deckNotes: {
      decorated: 'Jeder Tarock mit einem Bild, wie auf alten Karten.',
      'high-contrast': 'Große Zeichen, jede Farbe in einer anderen Farbe.',
    },
    felt: 'Tuch',
    felts: { green: 'Grün', blue: 'Blau', wine: 'Weinrot', dark: 'Dunkel' },
    cardBack: 'Rückseite der Karten',
    cardBacks: { wine: 'Weinrot', blue: 'Blau', green: 'Grün' },
    allCards: 'Alle Karten ansehen',
    pace: 'Tempo',
    paces: { slow: 'Gemütlich', normal: 'Normal', fast: 'Flott', 'at-once': 'Sofort' },
    paceNotes: {
      slow: 'Die Bots lassen sich Zeit; jeder Stich bleibt vier Sekunden liegen, oder bis er eingezogen wird.',
      normal: 'Wie am Wirtshaustisch: Man kann jedem Stich folgen.',
      fast: 'Die Bots spielen schnell, der Stich liegt nur kurz.',
      'at-once': 'Niemand wartet; jede Karte ist zu sehen, der Stich wird gleich eingezogen.',
    },
    switches: {
      click: {
        name: 'Weiter mit Klick',
        hint: 'Jeder Stich bleibt liegen, bis er mit einem Klick, der Eingabe- oder der Leertaste eingezogen wird.',
      },
      answers: {
        name: 'Einzige Antwort von selbst',
        hint: 'Kannst du auf eine Frage nur eines sagen, sagt es sich nach einem Augenblick von selbst.',
      },
      forced: {
        name: 'Einzige Karte von selbst',
        hint: 'Darf nur eine Karte gespielt werden, auch die letzte, spielt sie sich nach einem Augenblick. Nur am freien Tisch.',
      },
      points: {
        name: 'Punkte mitzählen',
        hint: 'Bei jedem steht, was in seinen Stichen liegt. Nur am freien Tisch: Im Turnier zählt jeder selbst.',
      },
      trumps: {
        name: 'Tarock mitzählen',
        hint: 'Unter deinen Karten steht, wie viele Tarock gespielt sind und wie viele noch fehlen. Zum Lernen, nur am freien Tisch.',
      },
      motion: {
        name: 'Karten bewegen sich',
        hint: 'Sie gleiten auf den Tisch und zum Stich. Wünscht das System weniger Bewegung, bewegt sich nie etwas.',
      },
      sounds: {
        name: 'Karten sind zu hören',
        hint: 'Wenn gegeben, gespielt und eingezogen wird, und wenn du gewonnen hast.',
      },
      explain: {
        name: 'Fragen erklären',
        hint: 'Unter jeder Frage steht, was die Regeln dazu sagen, wenn Platz dafür ist, und kommt ein Spiel zum ersten Mal, was dabei zu tun ist.',
      },
      knock: { name: 'Klopfen, wenn du am Zug bist', hint: 'Zweimal auf Holz, wie am Tisch.' },
      keys: {
        name: 'Einzelne Tasten am Tisch',
        hint: 'Mit einer Taste ansagen und spielen; das Fragezeichen zeigt alle. Ohne sie geht alles mit Tabulator und Eingabe.',
      },
    },
    volume: 'Lautstärke',
    volumes: { 0: 'stumm', 30: 'leise', 60: 'mittel', 100: 'laut' },
    speech: 'Vorlesen am Tisch',
    speeches: { full: 'ausführlich', terse: 'knapp' },
    tryKnock: 'Probe',
    tryKnockOf: 'Probe: einmal klopfen lassen',
    gallery: 'Die Karten',
    back: 'Zu den Einstellungen',
    pack: 'Blatt',
    style: 'Aussehen',
    packs: {
      '54': '54 Karten',
      '78': '78 Karten',
      '36': '36 Karten',
      '36-french': '36 Karten, französisch',
      '24': '24 Karten',
      '24-french': '24 Karten, französisch',
    },
    packNames: {
      '54': 'Tarock',
      '78': 'Großtarock',
      '36': 'Deutsche Karten',
      '36-french': 'Französische Karten',
      '24': 'Deutsche Karten, scharf',
      '24-french': 'Französische Karten, scharf',
    },
    order: 'In jeder Reihe steht die stärkste Karte vorne, die schwächste hinten.',
    lessons: {
      '54': 'Tarock sticht jede Farbe, außer in Farbenspielen. In Herz und Karo ist es bei den kleinen Karten umgekehrt: Die Eins sticht Zwei, Drei und Vier. Unter jeder Karte steht, was sie zählt; alle zusammen zählen 70.',
      '78': 'Tarock sticht jede Farbe. Der Ski steht daneben: Er darf immer gespielt werden und sticht nie. In Herz und Karo ist es bei den Zahlen umgekehrt: Die Eins ist die höchste, die Zehn die niedrigste. Unter jeder Karte steht, was sie zählt; alle zusammen zählen 91.',
      '36': 'Alle vier Farben haben dieselbe Ordnung; die Zehn sticht den König. Die Trumpffarbe sticht die anderen drei.',
      '36-french':
        'Wie mit deutschen Karten: Die Dame steht für den Ober, der Bube für den Unter, Treff für Eichel, Pik für Gras, Karo für Schellen.',
      '24': 'Dieselbe Ordnung wie mit 36 Karten; Acht, Sieben und Sechs fehlen.',
      '24-french':
        'Wie mit deutschen Karten: Die Dame steht für den Ober, der Bube für den Unter, Treff für Eichel, Pik für Gras, Karo für Schellen.',
    },
    tarocks: 'Tarock',
    big: 'Karte anklicken: Sie wird groß.',
    worth: (shown: string) => (['⅓', '½', '1'].includes(shown) ? `${shown} Punkt` : `${shown} Punkte`),
    beats: (n: number, suit: string) =>
      n === 0
        ? `Sticht in ${suit} keine andere Karte.`
        : n === 1
          ? `Sticht in ${suit} 1 andere Karte.`
          : `Sticht in ${suit} ${n} andere Karten.`,
    never: 'Sticht nie.',
    place: (n: number, of: number) => `Karte ${n} von ${of}`,
    previous: 'Vorige Karte',
    next: 'Nächste Karte',
    arrows: 'Weiter mit den Pfeiltasten.',
  },
  places: {
    line: (n: string) => `Zeile ${n}`,
    lines: (n: string) => `Zeilen ${n}`,
    fields: {
      contract: 'Spiel',
      name: 'Name',
      deals: 'Spiele je Runde',
      text: 'Namen',
      reason: 'Grund',
    } as Readonly<Record<string, string>>,
    numbered: (field: string, n: number) => `${field} ${n}`,
  },
  refusals: {
    ruleBook: (page: string) => `Regelbuch: ${page}`,
    unknown: (code: string) => `Das wurde abgelehnt (${code}).`,
  },
};
