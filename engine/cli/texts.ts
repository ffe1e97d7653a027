import { text, type Text } from '../core/text.ts';

/** Codes that the command line itself refuses with. */
export type CliRefusal =
  | 'unknown-command'
  | 'unknown-flag'
  | 'flag-value'
  | 'missing-flag'
  | 'missing-argument'
  | 'too-many-arguments'
  | 'unreadable-file'
  | 'unwritable-file'
  | 'unknown-contract'
  | 'unknown-bot'
  | 'no-such-action'
  | 'no-such-seat'
  | 'not-finished'
  | 'not-vowed';

export const CLI_REFUSALS: Readonly<Record<CliRefusal, Text>> = {
  'unknown-command': text(
    'Den Befehl {at} gibt es nicht; --help zeigt alle.',
    'There is no command {at}; --help lists them all.',
  ),
  'unknown-flag': text(
    '{at} gibt es hier nicht; --help zeigt, was es gibt.',
    'There is no {at} here; --help lists what there is.',
  ),
  'flag-value': text('Der Wert von {at} ist nicht brauchbar.', 'The value of {at} cannot be used.'),
  'missing-flag': text('{at} fehlt.', '{at} is missing.'),
  'missing-argument': text(
    '{at} fehlt: ein Dateiname oder - für die Standardeingabe.',
    '{at} is missing: a file name, or - for standard input.',
  ),
  'too-many-arguments': text('{at} ist zu viel.', '{at} is one argument too many.'),
  'unreadable-file': text('{at} kann nicht gelesen werden.', '{at} cannot be read.'),
  'unwritable-file': text('{at} kann nicht geschrieben werden.', '{at} cannot be written.'),
  'unknown-contract': text(
    'Das Spiel {at} gibt es in diesem Profil nicht.',
    'There is no contract {at} in this profile.',
  ),
  'unknown-bot': text(
    'Den Bot {at} gibt es nicht; es gibt random und rule.',
    'There is no bot {at}; the bots are random and rule.',
  ),
  'no-such-action': text(
    'So viele Handlungen hat dieses Spiel nicht ({at}).',
    'The deal does not have that many actions ({at}).',
  ),
  'no-such-seat': text('Platz {at} gibt es an diesem Tisch nicht.', 'There is no seat {at} at this table.'),
  'not-finished': text(
    'Das Spiel ist nicht zu Ende und hat doch eine Abrechnung ({at}).',
    'The deal is not finished but has a settlement ({at}).',
  ),
  'not-vowed': text(
    'In diesem Verlauf steht nicht, wie gemischt wurde ({at}).',
    'This record does not say how the pack was shuffled ({at}).',
  ),
};

/** Words of the output for people. */
export const WORDS = {
  seat: text('Platz', 'seat'),
  payments: text('Abrechnung', 'Payments'),
  money: text('Geld', 'Money'),
  scoreOnly: text('nur Punkte', 'score only'),
  moneyOnly: text('nur Geld', 'money only'),
  kassa: text('Kassa', 'Pot account'),
  kassaOnly: text('nur Kassa', 'pot account only'),
  pot: text('Topf', 'Pot'),
  reason: text('Grund', 'Reason'),
  referee: text('Schiedsrichter', 'Referee'),
  then: text('danach', 'then'),
  nobody: text('niemand', 'nobody'),
  items: text('Posten', 'Items'),
  contracts: text('Spiele', 'Contracts'),
  bonuses: text('Zusätze', 'Bonuses'),
  options: text('Einstellungen', 'Options'),
  notOffered: text('Nicht angeboten', 'Not offered'),
  standard: text('Vorgabe', 'default'),
  actions: text('Handlungen', 'actions'),
  phase: text('Abschnitt', 'Phase'),
  over: text('zu Ende', 'over'),
  cards: text('Karten', 'Cards'),
  history: text('Verlauf', 'History'),
  offers: text('Möglich', 'Offered'),
  deals: text('Spiele gespielt', 'Deals played'),
  redeals: text('neu gegeben', 'dealt again'),
  perSecond: text('je Sekunde', 'per second'),
  seatings: text('Sitzordnungen', 'seatings'),
  perDealAndSeat: text('Punkte je Spiel und Platz', 'points per deal and seat'),
  made: text('gelungen', 'made'),
  lost: text('misslungen', 'lost'),
  refusals: text('Ablehnungen', 'Refusals'),
  violations: text('Regelverletzungen', 'Violations'),
  none: text('keine', 'none'),
} as const satisfies Readonly<Record<string, Text>>;

export const STAGE_NAMES: Readonly<Record<string, Text>> = {
  bid: text('mit dem Ruf', 'with the bid'),
  announced: text('angesagt', 'announced'),
  silent: text('still', 'silent'),
};
