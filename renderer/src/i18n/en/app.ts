import type { Catalogue } from '../catalogue.ts';
import { GIVEN_WORDS } from '../given-words.ts';
import { plural } from './plural.ts';

const given = GIVEN_WORDS.en;

const NUMBERS: readonly string[] = ['', 'one', 'two', 'three', 'four'];

const listed = (names: readonly string[]): string => new Intl.ListFormat('en').format(names);

/** English for the frame: start page, settings, what refusals are about. */
export const app: Pick<
  Catalogue,
  | 'app'
  | 'outage'
  | 'lobby'
  | 'statistics'
  | 'lessons'
  | 'newTable'
  | 'evening'
  | 'rulebook'
  | 'settings'
  | 'places'
  | 'refusals'
> = {
  app: {
    name: 'Tarockabend',
    skip: 'Skip to content',
    home: 'Overview',
    settings: 'Settings',
    language: 'Language',
    languages: { de: 'Deutsch', en: 'English' },
    languageNow: 'Takes effect at once, on this device.',
    version: (version) => `Version ${version}`,
    connecting: 'Opening the evening …',
    offline:
      'The connection to the program was lost and is being restored. Everything confirmed is saved, and what you have typed here is kept.',
    lost: 'This window does not have access. Please open the address shown when the program started.',
    tooLarge: 'This evening is too large to send to this device. The director’s laptop has all of it.',
    notFound: 'Nothing found here.',
    unknown: 'There is no such address',
    unknownHint: 'Part of it may be missing, or it comes from another version.',
    close: 'Close',
    cancel: 'Cancel',
    save: 'Save',
    back: 'Back',
  },
  outage: {
    crashed: 'Tarockabend crashed three times in quick succession in the background and will not restart on its own.',
    refused: (why) => `Tarockabend cannot continue: ${why}`,
    kept: 'Everything confirmed is saved, and what you have typed here is kept.',
    last: (said) => `Last message: ${said}`,
    report: (file) => `Report: ${file}`,
    again: 'Try again',
    save: 'Save the report',
    fileName: 'Tarockabend-report.txt',
    back: 'The connection is back.',
    overdue: 'If nothing happens, restart Tarockabend and leave this page open. It will reconnect on its own.',
    rests: 'There has been no connection for a long time. This page now tries only once a minute.',
    goOn: 'Tap to go on playing',
    lost: 'This window no longer has access.',
    newAddress:
      'Tarockabend shows a new address when it starts, and when you press Enter in its text window. Paste it here to continue on this page.',
    address: 'New address',
    enter: 'Continue',
    wrong: 'That address does not work here. It must begin like the address of this page and contain “token”.',
  },
  lobby: {
    welcome: 'Welcome to the tarock table',
    motto: 'Play, keep the score, run evenings and cups: no internet, no account.',
    title: 'Evenings',
    goOn: (name) => `Continue “${name}”`,
    lastEvening: (name) => `Open “${name}”`,
    archive: 'Archive',
    restore: 'Restore',
    archived: (name) => `“${name}” is in the archive.`,
    restored: (name) => `“${name}” has been restored.`,
    archiveTitle: (n) => `Archive (${n})`,
    takeIn: 'Open a backup …',
    takeInHint:
      'Every evening is backed up automatically, in your documents folder under “Tarockabend”. The file opens the evening on any laptop.',
    takenIn: (name) => `“${name}” has been opened from the file.`,
    isHere: 'This evening is already here',
    inFile: (name) => `In the file: “${name}”`,
    whichOne: 'Which one do you want to open?',
    here: (name) => `“${name}” on this laptop`,
    hereArchived: (name) => `“${name}” on this laptop, in the archive`,
    fileAsCopy: 'The file, as a separate copy',
    asCopy: 'Open as a copy',
    extent: (entries, last) => `${entries === 1 ? '1 entry' : `${entries} entries`} in the log, the latest on ${last}`,
    compared: (name, more, newer) =>
      more === 0 && newer === 0
        ? `The file and “${name}” are equally up to date.`
        : [
            more === 0
              ? `The file and “${name}” have the same number of entries`
              : more > 0
                ? `The file has more entries than “${name}”`
                : `“${name}” has more entries than the file`,
            newer === 0 ? '.' : newer > 0 ? '; the file is newer.' : `; “${name}” is newer.`,
          ].join(''),
    tables: 'Recent tables',
    noTables: 'No free tables played yet.',
    tableSummary: (deals) => (deals === 1 ? '1 deal' : `${deals} deals`),
    record: 'Open a recorded deal …',
    createHint: 'With a draw for seats, results from paper or screen, and overall standings.',
    none: 'No evenings yet.',
    open: 'Open',
    summary: (players, rounds) =>
      `${plural(players, 'player')} · ${rounds === 0 ? 'not drawn yet' : plural(rounds, 'round')}`,
    carryOn: 'Continue playing',
    toTable: 'Continue',
    lead: 'Run an evening',
    dealOf: (n, of) => `Deal ${n} of ${of}`,
    goingOn: 'not finished',
    together: (names) => `with ${listed(names)}`,
    you: 'you',
    youLead: (by) => `you lead ${by}`,
    leads: (name, by) => `${name} leads ${by}`,
    youWon: (by) => `you won ${by}`,
    won: (name, by) => `${name} won ${by}`,
    level: (names) => `level in front: ${listed(names)}`,
    remove: 'Remove',
    removed: 'The table has been removed from the list.',
    bringBack: 'Undo',
    look: 'View',
    allTables: (n) => `All ${n} tables`,
    create: 'New evening',
    name: 'Name of the evening',
    nameHint: 'for example “Club night at the Post”',
    nameMissing: 'Please enter a name.',
    game: 'Game',
    deals: 'Deals per round',
    idle: (by) => `No effect with ${by.map((one) => `“${one}”`).join(' and ')}.`,
    houseRules: 'House rules',
    changed: (n) => (n === 1 ? '1 changed' : `${n} changed`),
    dealsHint: 'The number of deals played at each table.',
    dealsAtFour: 'The number of deals at a table of four; for other tables see “Rounds and time”.',
    submit: 'Create evening',
  },
  statistics: {
    title: 'My games',
    hint: 'What you have played alone against bots. It stays on this device.',
    none: 'No deal has been finished yet.',
    contract: 'Game',
    part: 'You were',
    parts: { declarer: 'declarer', partner: 'partner', against: 'opponent', alone: 'on your own' },
    deals: 'played',
    won: 'won',
    wonOf: (won, percent) => `${won} (${percent}%)`,
  },
  lessons: {
    title: 'First steps',
    hint: 'Prepared deals: you decide, and every answer is given its reason.',
    link: 'First steps: prepared deals',
    done: 'played',
    step: (n, of) => `Step ${n} of ${of}`,
    next: 'Got it',
    ended: (title) => `${title}: played to the end`,
    following: (title) => `Go on to: ${title}`,
    again: 'Once more',
    all: 'All prepared deals',
    leave: 'Leave this deal',
    cards: 'The cards first: which one beats which, what each is worth',
  },
  newTable: {
    title: 'Play now',
    mode: 'Who plays?',
    modes: { single: 'Alone against bots', 'hot-seat': 'Taking turns at one laptop', watch: 'Watch bots' },
    hints: {
      single: (others) =>
        others === 1
          ? 'You against one bot, which sees only its own cards.'
          : `You against ${NUMBERS[others] ?? others} bots, which see only their own cards.`,
      'hot-seat': () =>
        'The laptop is passed round; a curtain hides the cards until the next player is in front of it.',
      watch: () => 'Only bots play. You can have all cards face up if you like.',
    },
    together: (names) => `${listed(names)}, taking turns at this laptop.`,
    more: 'Other games …',
    less: 'Close',
    yourName: 'Your name',
    dayResult: (score) => `Deal of the day: ${score}`,
    howMuch: 'How many games?',
    games: (name, contracts) => `${name} · ${contracts} games`,
    named: { single: given.single, 'hot-seat': given['hot-seat'], watch: given.watch, day: given.day },
    me: given.me,
    name: 'Name',
    seats: 'Seats, in order of play',
    seat: (n) => `Name in seat ${n}`,
    holder: (n) => `Who plays in seat ${n}?`,
    length: 'How long?',
    laps: (n, name, deals) => `${n} ${name} (${deals} deals)`,
    submit: 'Deal the cards',
  },
  evening: {
    parts: {
      players: 'Players',
      tables: 'Tables',
      standings: 'Standings',
      cash: 'Money',
      log: 'Log',
      rules: 'Rules',
    },
    created: (day) => `created on ${day}`,
    rules: (deals) => `${plural(deals, 'deal')} per round`,
  },
  rulebook: {
    search: 'Search the rules',
    count: (n) => (n === 1 ? '1 page' : `${n} pages`),
    groups: { basics: 'Basics', contracts: 'Games', bonuses: 'Bonuses', more: 'More' },
    lesson: (title) => `To practise: ${title}`,
    leaves:
      'For that you leave the table in the middle of the deal: as soon as it is your turn the others wait for you. After the deal you find it with the result as well, under “Rules”.',
    toLesson: 'Practise all the same',
    stay: 'Stay at the table',
  },
  settings: {
    reading: 'Reading',
    atTable: 'At the table',
    textSize: 'Text size',
    percent: (n) => `${n}%`,
    sample: 'Aa',
    cards: 'Cards',
    decks: { decorated: 'Decorated', 'high-contrast': 'Easy to read' },
    deckNotes: {
      decorated: 'A picture on every tarock, as on old cards.',
      'high-contrast': 'Large symbols, each suit in its own colour.',
    },
    felt: 'Cloth',
    felts: { green: 'Green', blue: 'Blue', wine: 'Wine red', dark: 'Dark' },
    cardBack: 'Back of the cards',
    cardBacks: { wine: 'Wine red', blue: 'Blue', green: 'Green' },
    allCards: 'View all cards',
    pace: 'Pace',
    paces: { slow: 'Leisurely', normal: 'Normal', fast: 'Brisk', 'at-once': 'Instant' },
    paceNotes: {
      slow: 'Bots take their time; every trick stays for four seconds, or until you clear it.',
      normal: 'As at the pub table: you can follow every trick.',
      fast: 'Bots play quickly, and tricks stay only briefly.',
      'at-once': 'No waiting: you see every card, and the trick is cleared right away.',
    },
    switches: {
      click: {
        name: 'Continue on click',
        hint: 'Every trick stays until you clear it with a click, Enter or the space bar.',
      },
      answers: {
        name: 'Say the only answer for me',
        hint: 'If a question has only one answer, it is said for you after a moment.',
      },
      forced: {
        name: 'Play the only card for me',
        hint: 'If only one card may be played, the last one too, it is played after a moment. At free tables only.',
      },
      points: {
        name: 'Count the points',
        hint: 'Shows what is in each player’s tricks. At free tables only: in a tournament everybody counts alone.',
      },
      trumps: {
        name: 'Count the tarocks',
        hint: 'Below your cards you see how many tarocks have been played and how many are still out. For learning, at free tables only.',
      },
      motion: {
        name: 'Animate the cards',
        hint: 'They glide onto the table and into the trick. If your system asks for reduced motion, nothing moves.',
      },
      sounds: { name: 'Cards are heard', hint: 'When they are dealt, played and swept up, and when you have won.' },
      explain: {
        name: 'Explain questions',
        hint: 'Under every question stands what the rules say about it, where there is room; and when a game comes up for the first time, what to do in it.',
      },
      knock: { name: 'Knock when it is your turn', hint: 'Two knocks on wood, as at the table.' },
      keys: {
        name: 'Single keys at the table',
        hint: 'Bid and play with one key; the question mark shows them all. Without them, Tab and Enter do everything.',
      },
    },
    volume: 'Volume',
    volumes: { 0: 'silent', 30: 'quiet', 60: 'medium', 100: 'loud' },
    speech: 'Reading out at the table',
    speeches: { full: 'in full', terse: 'tersely' },
    tryKnock: 'Try it',
    tryKnockOf: 'Try it: knock once',
    gallery: 'The cards',
    back: 'Back to settings',
    pack: 'Pack',
    style: 'Design',
    packs: {
      '54': '54 cards',
      '78': '78 cards',
      '36': '36 cards',
      '36-french': '36 cards, French',
      '24': '24 cards',
      '24-french': '24 cards, French',
    },
    packNames: {
      '54': 'Tarock',
      '78': 'Grosstarock',
      '36': 'German-suited cards',
      '36-french': 'French-suited cards',
      '24': 'German-suited cards, short pack',
      '24-french': 'French-suited cards, short pack',
    },
    order: 'In every row the strongest card comes first and the weakest last.',
    lessons: {
      '54': 'Tarocks beat every suit, except in Farbenspiele. In hearts and diamonds the small cards run the other way: the One beats the Two, Three and Four. Each card’s value is shown below it; the whole pack counts 70.',
      '78': 'Tarocks beat every suit. The Ski stands apart: it may always be played and never wins a trick. In hearts and diamonds the numbers run the other way: the One is the highest, the Ten the lowest. Each card’s value is shown below it; the whole pack counts 91.',
      '36': 'All four suits have the same order; the Ten beats the King. The trump suit beats the other three.',
      '36-french':
        'As with German-suited cards: the queen stands for the Ober and the jack for the Unter, clubs for acorns, spades for leaves, diamonds for bells.',
      '24': 'The same order as with 36 cards, without the Eight, Seven and Six.',
      '24-french':
        'As with German-suited cards: the queen stands for the Ober and the jack for the Unter, clubs for acorns, spades for leaves, diamonds for bells.',
    },
    tarocks: 'Tarocks',
    big: 'Click a card to enlarge it.',
    worth: (shown) => (['⅓', '½', '1'].includes(shown) ? `${shown} point` : `${shown} points`),
    beats: (n, suit) =>
      n === 0
        ? `Beats no other card of ${suit}.`
        : n === 1
          ? `Beats 1 other card of ${suit}.`
          : `Beats ${n} other cards of ${suit}.`,
    never: 'Never wins a trick.',
    place: (n, of) => `Card ${n} of ${of}`,
    previous: 'Previous card',
    next: 'Next card',
    arrows: 'Use the arrow keys to browse.',
  },
  places: {
    line: (n) => `line ${n}`,
    lines: (n) => `lines ${n}`,
    fields: {
      contract: 'game',
      name: 'name',
      deals: 'deals per round',
      text: 'names',
      reason: 'reason',
    },
    numbered: (field, n) => `${field} ${n}`,
  },
  refusals: {
    ruleBook: (page) => `rule book: ${page}`,
    unknown: (code) => `This was refused (${code}).`,
  },
};
